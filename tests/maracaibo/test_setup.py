"""The box, the beginning of a game and its options (sections 1, 2, 18 and 21 of the rules)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.maracaibo.table import TITLE, Table, arrange, card, new_table

from flibuste.games.maracaibo.pieces import (
    CARDS,
    DEVELOPMENT,
    DEVELOPMENTS,
    FIGUREHEADS,
    HIDEOUTS,
    JORDAN_CARDS,
    JORDAN_SPACES,
    LOCATION,
    LOCATIONS,
    MARKETS,
    QUESTS,
    RESIDENCE,
    RESIDENCES,
    RUBY_MARKET,
    SHIP_SPACES,
    TRACK,
    VALUE_TILES,
)
from flibuste.games.maracaibo.sea import LAYOUTS, _layout
from flibuste.kernel.logbook import Luck
from flibuste.kernel.refusals import BadComponents, BadOption

LETTERS = {LOCATION: "location", RESIDENCE: "residence", DEVELOPMENT: "development"}


def kept(table: Table) -> Table:
    """Everybody keeps the first quest that is offered."""
    while table.step == "keep":
        table.play(table.legal[0])
    return table


# --- the box ----------------------------------------------------------------------------------------------------------


def test_the_cards_of_the_box() -> None:
    """MA-COMP-02, MA-DATA-02, MA-DATA-04, MA-DATA-05, MA-DATA-06: 42 of level I, 41 of level II, 25 quests."""
    level_1 = Counter(LETTERS[one.kind] for one in CARDS if one.level == 1 or one.kind == RESIDENCE)
    assert level_1 == {"location": 8, "residence": 12, "development": 22}
    level_2 = Counter(LETTERS[one.kind] for one in CARDS if one.level == 2)
    assert level_2 == {"location": 4, "development": 37}
    assert len(QUESTS) == 25


def test_the_other_pieces_of_the_box() -> None:
    """MA-COMP-01, MA-COMP-03, MA-COMP-04, MA-DATA-03, MA-DATA-07, MA-DATA-08, MA-DATA-13"""
    assert len(FIGUREHEADS) == 12
    assert Counter(VALUE_TILES) == {0: 2, 1: 2, 2: 2}
    assert [len(market.faces) for market in MARKETS] == [2] * 5
    assert [one.is_b for one in JORDAN_CARDS] == [False] * 6 + [True] * 6
    assert Counter(space.code[0] for space in SHIP_SPACES) == {"A": 6, "B": 6, "C": 6, "D": 4}
    assert len(SHIP_SPACES) == JORDAN_SPACES
    assert (len(RUBY_MARKET), len(HIDEOUTS), [len(one.burial) for one in HIDEOUTS]) == (6, 3, [4, 4, 4])


def test_what_the_rulebook_prints() -> None:
    """MA-DATA-02, MA-DATA-10: six locations bear the value symbol; four rivers and a space with 3 doubloons."""
    assert [one.code for one in LOCATIONS if one.value_symbol] == ["LOC1", "LOC4", "LOC5", "LOC6", "LOC7", "LOC8"]
    assert max(space.rivers for space in TRACK) == 4
    assert sum(len(space.next_codes) == 2 for space in TRACK) == 4


# --- the Caribbean ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_map(seats: int) -> None:
    """MA-SET-02, MA-SET-03, MA-OPT-01: all locations, 4 residences, 15 developments; the rest lies aside unseen."""
    table = new_table(seats)
    kinds = Counter(LETTERS[card(code).kind] for code in table.map.values())
    assert kinds == {"location": 8, "residence": 4, "development": 15}
    assert all(card(code).level == 1 or card(code).kind == RESIDENCE for code in table.map.values())
    assert Counter(LETTERS[CARDS[one].kind] for one in table.p.aside) == {"residence": 8, "development": 7}
    assert table.view["level_2"] == 41


def test_the_standard_layout() -> None:
    """MA-SET-03, MA-DATA-01: 27 cards in 9 columns, the first island over two cards, the last at the top right; half
    steps.
    """
    sea = LAYOUTS["standard"]
    assert [len(column) for column in sea.columns] == [2, 3, 4, 2, 4, 3, 4, 3, 2]
    first, _, last = sea.islands
    assert (first.column, first.bottom, sea.columns[0][0][0]) == (1, 4, 4)
    assert (last.column, last.bottom, sea.columns[8][0][0]) == (9, 4, 4)
    assert {top % 2 for column in sea.columns for top, _ in column} == {0, 1}


def test_columns_are_filled_from_top_to_bottom() -> None:
    """MA-SET-15: the first cards of the deck lie in the first column."""
    script = [
        Luck("first-player", ["1"]),
        Luck("residences", ["RES1", "RES2", "RES3", "RES4"]),
        Luck("developments", ["I-C1", "I-C2"]),
        Luck("map", ["RES2", "LOC5", "I-C1", "RES1"]),
    ]
    table = new_table(2, script=script)
    assert [table.map[place] for place in ("c1.1", "c1.2", "c2.1", "c2.2")] == ["RES2", "LOC5", "I-C1", "RES1"]
    assert {"RES3", "RES4"} <= set(table.map.values())


@pytest.mark.parametrize("layout", ["standard", "channel", "diagonal"])
def test_islands_stand_in_one_order(layout: str) -> None:
    """MA-SET-16, MA-SET-04, MA-OPT-03"""
    table = new_table(2, layout=layout)
    assert [island["type"] for island in table.view["islands"]] == ["gold", "emerald", "pearl"]
    assert [island["column"] for island in table.view["islands"]] == sorted(
        island["column"] for island in table.view["islands"]
    )
    assert table.view["layout"] == layout
    assert len(table.view["places"]) == 27


def test_an_unknown_layout_is_refused() -> None:
    """MA-OPT-03"""
    with pytest.raises(BadOption):
        new_table(2, layout="maelstrom")


def test_an_own_layout_is_accepted_if_it_can_be_played() -> None:
    """MA-SET-04, MA-SET-19"""
    columns = ["0-2 2-4 4-6", "0-2 2-4 4-6", *["0-2 2-4 4-6"] * 7]
    sea = _layout("own", columns, ["gold 1 6-8", "emerald 5 6-8", "pearl 9 6-8"])
    assert len(sea.names) == 30
    with pytest.raises(BadComponents, match="island"):
        _layout("own", columns, ["gold 1 6-8", "gold 5 6-8", "pearl 9 6-8"])


def test_islands_begin_with_four_cubes() -> None:
    """MA-SET-07"""
    assert new_table(3).islands == [4, 4, 4]


def test_value_tiles_lie_on_the_six_locations_with_the_symbol() -> None:
    """MA-SET-08"""
    table = new_table(2)
    tiles = {place["card"]: place["value_tile"] for place in table.view["places"] if place["value_tile"]}
    assert set(tiles) == {"LOC1", "LOC4", "LOC5", "LOC6", "LOC7", "LOC8"}
    assert Counter(tiles.values()) == {"gold": 2, "emerald": 2, "pearl": 2}


def neighbours(layout: str, one: str) -> set[str]:
    sea = LAYOUTS[layout]
    place = sea.names.index(one)
    return {sea.names[other] for other in range(27) if sea.next[place] >> other & 1}


def largest_group(table: Table) -> int:
    left = {place for place, code in table.map.items() if code.startswith("LOC")}
    best = 0
    while left:
        group, reached = set(), {left.pop()}
        while reached:
            one = reached.pop()
            group.add(one)
            near = neighbours(table.view["layout"], one) & left
            left -= near
            reached |= near
        best = max(best, len(group))
    return best


def test_locations_kept_apart() -> None:
    """MA-SET-05, MA-OPT-06: off unless chosen; then no four of them hang together, and nothing else is exchanged."""
    sizes = [largest_group(new_table(2, seed=f"apart {n}")) for n in range(12)]
    assert max(sizes) >= 4
    for n in range(12):
        table = new_table(2, seed=f"apart {n}", locations_apart=True)
        assert largest_group(table) < 4
        plain = new_table(2, seed=f"apart {n}")
        assert sorted(table.map.values()) == sorted(plain.map.values())
        assert [place for place, code in table.map.items() if code.startswith("RES")] == [
            place for place, code in plain.map.items() if code.startswith("RES")
        ]
        if sizes[n] < 4:
            assert table.map == plain.map


# --- players ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_every_player_begins_with(seats: int) -> None:
    """MA-SET-09, MA-SET-20: ship and explorer at the start, no points, empty boards, markets beside the ship."""
    table = new_table(seats)
    for seat in range(seats):
        player = table.player(seat)
        assert (player["ship"], player["explorer"], player["score"], player["rivers"]) == ("start", "S", 0, 0)
        assert (player["upgrades"], player["cards"], player["residences"], player["figurehead"]) == ([], [], [], None)
        assert (player["markets"], table.treasures(seat), player["rubies"]) == ([None] * 5, [0, 0, 0], 0)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_first_player_and_doubloons(first: int) -> None:
    """MA-SET-13, MA-SET-20: 10, 11, 12, 13 in the order of play; everybody sees them."""
    table = new_table(4, script=[Luck("first-player", [str(first + 1)])])
    assert (table.view["first"], table.seat) == (first, first)
    assert [table.seen_by(-1)["players"][(first + n) % 4]["doubloons"] for n in range(4)] == [10, 11, 12, 13]
    assert kept(table).seat == first


def test_the_first_player_is_drawn_by_lot() -> None:
    """MA-SET-13"""
    assert {new_table(3, seed=f"lot {n}").view["first"] for n in range(30)} == {0, 1, 2}


def test_the_last_player_owns_the_token() -> None:
    """MA-SET-14: seat 2 began, so seat 1 plays last."""
    table = arrange(4, turn=0, first=2, round=3, ships={0: "gulf"}).play("sail maracaibo", "done")
    assert (table.seat, table.view["first"]) == (1, 2)
    table.play("sail c1.2", "coins")
    assert table.game.over


def test_black_markets_lie_alike_for_all() -> None:
    """MA-SET-10: drawn by lot once."""
    thrown = ["front", "back", "back", "front", "back"]
    before = [Luck(luck.what, luck.result) for luck in new_table(2).game.record().luck]
    script = [Luck("black-markets", thrown) if luck.what == "black-markets" else luck for luck in before]
    table = new_table(2, script=script)
    assert table.view["market_sides"] == thrown == table.seen_by(1)["market_sides"]
    sides = {tuple(new_table(2, seed=f"sides {n}").view["market_sides"]) for n in range(20)}
    assert len(sides) > 5


# --- quests and figureheads -------------------------------------------------------------------------------------------


def test_each_player_keeps_one_of_two_quests() -> None:
    """MA-SET-11, MA-SET-18: in turn order, in secret; the others go back into the deck, then two are shown."""
    table = new_table(3)
    first = table.view["first"]
    given_back = []
    for n in range(3):
        seat = (first + n) % 3
        assert (table.seat, len(table.legal)) == (seat, 2)
        keep, back = (move.removeprefix("keep ") for move in table.legal)
        assert table.seen_by((seat + 1) % 3)["players"][seat]["dealt"] == []
        assert table.view["quest_market"] == []
        table.play(f"keep {keep}")
        assert table.quests(seat) == [keep]
        given_back.append(back)
    assert (len(table.view["quest_market"]), table.view["quest_deck"]) == (2, 25 - 3 - 2)
    assert set(given_back) <= {*table.view["quest_market"], *table.quest_deck}
    assert len({*table.view["quest_market"], *table.quest_deck}) == 22


def test_the_quest_market_is_laid_from_right_to_left() -> None:
    """MA-SET-11, MA-QST-06, MA-MOD-QH-01: three for Quest Hunters, and Jordan will take the rightmost."""
    table = kept(new_table(2, quest_hunters=True))
    shuffled = next(luck.result for entry in table.game.entries for luck in entry.luck if luck.what == "quests")
    assert table.view["quest_market"] == shuffled[:3][::-1]


def test_a_quest_that_was_not_dealt_cannot_be_kept() -> None:
    """MA-SET-11"""
    table = new_table(2)
    other = next(quest.code for quest in QUESTS if f"keep {quest.code}" not in table.legal)
    assert table.reason(f"keep {other}").key == "quest-not-dealt"
    assert table.reason("sail c1.1").key == "keep-first"


@pytest.mark.parametrize(("seats", "heads"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_the_figurehead_market(seats: int, heads: int) -> None:
    """MA-SET-12, MA-SOLO-01: from left to right, as they come."""
    table = kept(new_table(seats))
    assert len(table.view["figureheads"]) == len(set(table.view["figureheads"])) == heads
    shuffled = next(luck.result for entry in table.game.entries for luck in entry.luck if luck.what == "figureheads")
    assert table.view["figureheads"] == shuffled[:heads]


def test_the_figureheads_come_to_light() -> None:
    """MA-SET-12: a search tells one market from another."""
    seen = {
        kept(new_table(2).expect("figureheads", f"lion whale harpy {last}")).p.sights for last in ("kraken", "skull")
    }
    assert len(seen) == 2


def test_the_order_of_luck() -> None:
    """MA-SET-17, MA-SET-06: map, level II, value tiles, black markets, quests; after the choices the market and the
    figureheads.
    """
    table = new_table(2)
    order = [luck.what for luck in table.game.record().luck]
    wanted = ["first-player", "residences", "developments", "map", "level-2", "value-tiles", "black-markets", "quests"]
    assert [what for what in order if what in wanted] == wanted
    assert table.view["figureheads"] == []
    kept(table)
    assert [luck.what for entry in table.game.entries for luck in entry.luck] == ["quests", "figureheads"]


def test_level_2_is_shuffled_face_down() -> None:
    """MA-SET-06"""
    table = new_table(2)
    assert (table.view["top_card"], table.view["face_up_left"]) == (None, 0)
    assert table.level_2 != new_table(2, seed="other").level_2
    assert sorted(table.level_2) == sorted(one.code for one in CARDS if one.level == 2)


# --- options ----------------------------------------------------------------------------------------------------------


def test_no_module_unless_chosen() -> None:
    """MA-SET-01, MA-OPT-02, MA-MOD-00"""
    defaults = {option.id: option.default for option in TITLE.options}
    modules = ("hidden_locations", "hidden_developments", "skirmishes", "quest_hunters", "rubies", "sunny_retirement")
    assert [defaults[module] for module in modules] == [False] * 6
    assert (defaults["layout"], defaults["jordan_b_cards"]) == ("standard", 0)
    assert (defaults["locations_apart"], defaults["residence_doubloons"]) == (False, False)


def test_one_to_four_players() -> None:
    """MA-OPT-01, MA-COMP-07: seats are numbers, colors do not matter to any rule."""
    assert TITLE.seats == (1, 4)
    for seats in (0, 5):
        with pytest.raises(BadOption):
            new_table(seats)


def test_jordans_b_cards_are_for_one_player() -> None:
    """MA-OPT-04"""
    for number in (-1, 7):
        with pytest.raises(BadOption):
            new_table(1, jordan_b_cards=number)
    with pytest.raises(BadOption):
        new_table(2, jordan_b_cards=1)


def test_every_development_can_be_named() -> None:
    """MA-COMP-02: no two cards share a code."""
    codes = [one.code for one in [*DEVELOPMENTS, *LOCATIONS, *RESIDENCES]]
    assert len(set(codes)) == len(codes) == 83

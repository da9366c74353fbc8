"""Components and setup: PR-COMP, PR-SET."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.port_royal.table import TITLE, counted, new_table, random_games, random_moves
from tests.rule_ids import defined

from flibuste.games.port_royal.pieces import CARDS, DECK, SPECIAL_EXPEDITION, codes
from flibuste.kernel.refusals import BadOption

SPECIAL = SPECIAL_EXPEDITION.code


def rows(kind: str) -> list[dict[str, object]]:
    """Every card of a kind in the base game, one row for each copy."""
    found = [dict(row) for row in TITLE.catalogue() if row["kind"] == kind and row["set"] == "base"]
    return [row for row in found for _ in range(int(str(row["copies"])))]


def test_the_deck_has_120_cards() -> None:
    """PR-COMP-01"""
    sizes = {kind: len(rows(kind)) for kind in ("character", "ship", "expedition", "tax")}
    assert sizes == {"character": 60, "ship": 50, "expedition": 6, "tax": 4}
    assert Counter(row["color"] for row in rows("ship")) == dict.fromkeys(
        ["yellow", "blue", "green", "red", "black"], 10
    )


def test_the_sixty_characters() -> None:
    """PR-COMP-02"""
    assert Counter(row["name"] for row in rows("character")) == {
        "priest": 5,
        "captain": 5,
        "settler": 5,
        "jack": 3,
        "trader": 10,
        "admiral": 6,
        "jester": 5,
        "governor": 4,
        "senorita": 4,
        "sailor": 10,
        "pirate": 3,
    }
    traders = Counter(row["color"] for row in rows("character") if row["name"] == "trader")
    assert traders == dict.fromkeys(["yellow", "blue", "green", "red", "black"], 2)


def test_one_expedition_has_no_coin_on_its_back() -> None:
    """PR-COMP-03: it never is a coin nor in a pile."""
    assert [card.code for card in CARDS if card.special] == [SPECIAL]
    assert SPECIAL not in codes(DECK)
    for table in random_games(12, "special"):
        for _ in random_moves(table, 3):
            pass
        seats = range(table.game.seats)
        hidden = table.draw_pile + table.discard + [face for seat in seats for face in table.faces(seat)]
        assert SPECIAL not in hidden
        assert table.p.pieces().count(SPECIAL) == (table.game.seats == 5)


@pytest.mark.parametrize(
    ("color", "spread"),
    [
        ("yellow", "1 1 1 1 2 2 2 4 4 4"),
        ("blue", "1 1 1 1 2 2 2 5 5 5"),
        ("green", "1 1 1 1 3 3 3 5 5 5"),
        ("red", "1 1 1 3 3 3 6 6 x x"),
        ("black", "2 2 2 4 4 4 7 7 x x"),
    ],
)
def test_the_spread_of_swords_of_each_color_is_public(color: str, spread: str) -> None:
    """PR-COMP-10: printed on every ship, so the catalogue has it."""
    ships = [row for row in rows("ship") if row["color"] == color]
    assert sorted("x" if row["skull"] else str(row["swords"]) for row in ships) == spread.split()


@pytest.mark.parametrize(("seats", "why"), [(0, "1 to 5 players"), (1, "2 to 5 players"), (6, "1 to 5 players")])
def test_other_numbers_of_players_are_refused(seats: int, why: str) -> None:
    """PR-SET-01: the sets allow one player more, the base game does not."""
    with pytest.raises(BadOption, match=why):
        new_table(seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players(seats: int) -> None:
    """PR-SET-01, PR-SET-03, PR-SET-04, PR-SET-06: 119 cards are shuffled, three of them are each player's coins."""
    table = new_table(seats)
    assert [table.coins(seat) for seat in range(seats)] == [3] * seats
    assert len(table.draw_pile) == 119 - 3 * seats
    assert table.told("deck-shuffled") == [{"cards": 119}]
    dealt = [face for seat in range(seats) for face in table.faces(seat)]
    assert counted(table.draw_pile + dealt) == counted(codes(DECK))
    assert (table.harbor, table.discard, [table.area(seat) for seat in range(seats)]) == ([], [], [[]] * seats)


def test_the_draw_pile_is_shuffled() -> None:
    """PR-SET-03: another order in every game, never the order of the box."""
    piles = [new_table(2, seed).draw_pile for seed in ("a", "b", "c")]
    assert len({tuple(pile) for pile in piles}) == 3
    assert codes(DECK) not in [pile[::way] for pile in piles for way in (1, -1)]


def test_starting_coins_come_from_the_top_of_the_pile() -> None:
    """PR-SET-04"""
    table = new_table(2, top="sailor:3/1 pirate:5/1 jack:6/1 flute:1/1 skiff:1/1 tax:swords galleon:x/4")
    assert table.faces(0) == ["sailor:3/1", "pirate:5/1", "jack:6/1"]
    assert table.faces(1) == ["flute:1/1", "skiff:1/1", "tax:swords"]
    assert table.draw_pile[0] == "galleon:x/4"
    assert table.told("tax-levied") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_special_expedition_stays_in_the_box(seats: int) -> None:
    """PR-SET-02: with fewer than five players."""
    table = new_table(seats)
    assert table.expeditions == []
    assert SPECIAL not in table.p.pieces()
    assert len(table.p.pieces()) == 119


def test_five_players_see_the_special_expedition_from_the_start() -> None:
    """PR-SET-02: and may complete it from the first turn on."""
    table = new_table(5)
    assert table.expeditions == [SPECIAL]
    assert len(table.p.pieces()) == 120
    assert table.reason(f"expedition {SPECIAL}").key == "crew-missing"


def test_the_first_player_is_drawn_by_lot() -> None:
    """PR-SET-05: every seat begins now and then, and everybody is told."""
    begins = []
    for seed in range(60):
        table = new_table(3, str(seed), first_player="random")
        begins.append(table.seat)
        assert table.told("game-started") == [{"seat": table.seat}]
        assert table.p.first == table.active == table.seat
    assert all(8 < begins.count(seat) < 32 for seat in range(3))


def test_the_table_may_name_the_first_player() -> None:
    """PR-SET-05"""
    assert {new_table(3, str(seed), first_player="3").seat for seed in range(8)} == {2}
    with pytest.raises(BadOption, match="takes one of random, 1, 2 with 2 seats, not '5'"):
        new_table(2, first_player="5")


def test_every_option_names_a_rule_of_the_ledger() -> None:
    """PR-DISC-12: the chance of a bust has one of its own."""
    rules = {option.id: option.rule for option in TITLE.options}
    assert set(rules.values()) <= defined()
    assert rules["bust_odds"] == "PR-DISC-12"

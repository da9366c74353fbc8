"""What each seat may see, and what it may think of the rest (section 20 of the rules)."""

from __future__ import annotations

import json
from itertools import pairwise

from tests.maracaibo.table import TITLE, Table, arrange, new_table, random_games, random_moves

from flibuste.games.maracaibo.pieces import CARDS, FOR_IGNORING, QUESTS
from flibuste.games.maracaibo.play import Maracaibo
from flibuste.games.maracaibo.quest_slots import quest_in, slot_named
from flibuste.games.maracaibo.rules.final import value_of_treasure
from flibuste.games.maracaibo.view import MaracaiboView
from flibuste.kernel.chance import quick


def hand(position: Maracaibo, seat: int) -> list[str]:
    return [QUESTS[quest_in(slot)].code for slot in position.players[seat].quests]


def thoughts(table: Table, seat: int, number: int = 60) -> list[Maracaibo]:
    """Positions that a seat thinks possible."""
    found = []
    for seed in range(number):
        twin = table.p.clone()
        twin.determinize(seat, quick(seed + 1))
        found.append(twin)
    return found


def hands(table: Table, thinker: int, seat: int) -> set[frozenset[str]]:
    return {frozenset(hand(twin, seat)) for twin in thoughts(table, thinker)}


def test_the_view_is_what_it_says_it_is() -> None:
    """MA-SET-20: plain data with exactly the declared keys."""
    for number, table in enumerate(random_games(10, "view")):
        for made, _ in enumerate(random_moves(table, number)):
            if made % 23 == 0:
                for seat in range(-1, table.game.seats):
                    view = table.game.view(seat)
                    assert set(view) == set(MaracaiboView.__annotations__)
                    assert json.loads(json.dumps(view)) == view


def test_the_way_to_each_place_is_shown() -> None:
    """MA-MOV-02, MA-MOV-04: from card to touching card, as short as can be, and only while a ship sails."""
    table = arrange(ships={0: "c1.1"})
    ways = table.view["ways"]
    assert sorted(ways) == sorted(table.offered("sail"))
    names = table.p.sea.names
    for goal, way in ways.items():
        assert way[-1] == goal
        for here, there in pairwise(["c1.1", *way]):
            assert table.p.sea.next[names.index(here)] >> names.index(there) & 1
        assert all(len(way) <= steps or table.p.sea.ends[steps][0] >> names.index(goal) & 1 == 0 for steps in (1, 2))
    assert table.play("sail c2.1").view["ways"] == {}


def test_the_catalogue_has_the_numbers_of_the_board() -> None:
    """MA-SCO-07, MA-GULF-01: what the page shows of islands, Gulf and Maracaibo."""
    board = next(piece for piece in TITLE.catalogue() if piece["kind"] == "sea-board")
    assert board["island_values"] == [value_of_treasure(cubes) for cubes in range(8)] == [2, 2, 2, 3, 3, 4, 4, 5]
    assert board["maracaibo"] == [{"op": "vp", "amount": 6}, {"op": "upgrade", "amount": 1}]
    assert board["gulf"] == [
        [{"op": "raid", "amount": 2, "type": "die"}],
        [{"op": "explore", "amount": 4}],
        [{"op": "build", "amount": 1}],
    ]


def test_what_a_table_has_chosen_is_said_with_its_numbers() -> None:
    """MA-OPT-05, MA-MOD-QH-01: a page asks for the doubloons, and for which level of a quest counts."""
    usual, other = new_table().view, new_table(residence_doubloons=True, quest_hunters=True).view
    assert (usual["for_not_building"], usual["quests_hunted"]) == (0, False)
    assert (other["for_not_building"], other["quests_hunted"]) == (FOR_IGNORING, True)


def test_quests_are_secret() -> None:
    """MA-QST-02, MA-QST-08: their number is known, not which; who looks on sees no more than a rival."""
    table = arrange(quests={0: "Q01 Q02"})
    assert [quest["quest"] for quest in table.seen_by(0)["players"][0]["quests"]] == ["Q01", "Q02"]
    for viewer in (1, -1):
        assert [quest["quest"] for quest in table.seen_by(viewer)["players"][0]["quests"]] == [None, None]


def test_a_quest_from_the_market_was_seen_by_all() -> None:
    """MA-QST-08, MA-QST-02"""
    table = arrange(at={"c1.1": "LOC4"}, quests={0: "Q01"}).play("sail c1.1", "done", "take Q24")
    assert [quest["quest"] for quest in table.seen_by(1)["players"][0]["quests"]] == [None, "Q24"]
    assert all("Q24" in hand(twin, 0) for twin in thoughts(table, 1))


def test_a_quest_from_the_deck_is_seen_by_its_owner() -> None:
    """MA-QST-08"""
    table = arrange(at={"c1.1": "LOC4"}, quest_top="Q05").play("sail c1.1", "done", "draw")
    assert table.seen_by(1)["players"][0]["quests"][0]["quest"] is None
    assert table.seen_by(0)["players"][0]["quests"][0]["quest"] == "Q05"
    drawn = [event for event in table.events if event.name == "quest-drawn"]
    assert (drawn[0].facts, drawn[0].secret) == ({"seat": 0}, {"quest": "Q05"})
    assert len(hands(table, 1, 0)) > 5
    assert hands(table, 0, 0) == {frozenset({"Q05"})}


def test_selling_makes_what_was_known_doubtful() -> None:
    """MA-QST-08: one of the two is gone, the others do not know which; the seller does."""
    given = arrange(at={"c1.1": "LOC4", "c2.2": "II-C6"}, quests={0: "Q01"}, doubloons=20).play(
        "sail c1.1", "done", "take Q24", "sail c1.2", "coins", "sail c2.2", "buy", "sell Q24"
    )
    assert given.quests(0) == ["Q01"]
    seen = given.seen_by(1)["players"][0]["quests"]
    assert [quest["quest"] for quest in seen] == [None]
    possible = hands(given, 1, 0)
    assert frozenset({"Q24"}) in possible  # they may think that the other one was sold
    assert any("Q24" not in one for one in possible)
    assert hands(given, 0, 0) == {frozenset({"Q01"})}
    sold = [event for event in given.events if event.name == "quest-sold"]
    assert (sold[0].facts, sold[0].secret) == ({"seat": 0}, {"quest": "Q24"})
    for twin in thoughts(given, 1):  # Q24 is in the hand or at the bottom of the deck, nowhere else
        assert ("Q24" in hand(twin, 0)) != (QUESTS[quest_in(twin.quest_deck[0])].code == "Q24")


def test_a_quest_that_two_have_sold_is_somewhere_among_theirs() -> None:
    """MA-QST-08: Q03, known to all, was sold by seat 1 and drawn by seat 0, who sells it again. (With the printed cards
    only one player sells; the cards of an owner's own data may do so more often.)
    """
    table = arrange(3, at={"c1.2": "II-C6"}, quests={0: "Q01 Q03"})
    table.p.players[0].quests[1] = slot_named("Q03/3s1")
    table.p.doubted = [slot_named("Q03/31s1")]
    table.play("sail c1.2", "buy", "sell Q03")
    places = set()
    for twin in thoughts(table, 2):
        places.add(("Q03" in hand(twin, 0), QUESTS[quest_in(twin.quest_deck[0])].code == "Q03"))
    assert places == {(True, False), (False, True)}


def test_exchanged_quests_are_known_under_the_deck() -> None:
    """MA-QST-08, MA-FIG-03"""
    table = arrange(at={"c1.1": "LOC4"}, figurehead={0: "whale"}).play("sail c1.1", "done", "exchange", "draw")
    assert {quest["quest"] for quest in table.seen_by(1)["quest_under"]} == {"Q24", "Q25"}
    for twin in thoughts(table, 1):
        assert {QUESTS[quest_in(slot)].code for slot in twin.quest_deck[:2]} == {"Q24", "Q25"}


def test_who_gave_a_quest_back_knows_that_nobody_else_was_dealt_it() -> None:
    """MA-SET-18, MA-QST-08"""
    table = new_table(2)
    seat = table.seat
    keep, back = (move.removeprefix("keep ") for move in table.legal)
    table.play(f"keep {keep}")
    table.play(table.legal[0])
    others = hands(table, seat, 1 - seat)
    assert all(back not in one and keep not in one for one in others)
    assert len(others) > 5
    assert table.seen_by(seat)["players"][seat]["given_back"] == back
    assert table.seen_by(1 - seat)["players"][seat]["given_back"] is None


def test_everything_is_open_after_the_game() -> None:
    """MA-QST-02: until the end of the game."""
    table = arrange(turn=1, round=3, ships={1: "gulf"}, quests={0: "Q01"}).play("sail maracaibo", "done")
    assert table.seen_by(1)["players"][0]["quests"][0]["quest"] == "Q01"
    assert {"seat": 0, "quests": ["Q01"]} in table.told("quests-revealed")


def test_the_forecast_counts_only_known_quests() -> None:
    """MA-QST-02"""
    table = arrange(quests={0: "Q01"}, treasures={0: "gold gold gold"})
    assert (table.seen_by(0)["players"][0]["forecast"][8], table.seen_by(1)["players"][0]["forecast"][8]) == (3, 0)
    own, of_others = table.game.forecast(0), table.game.forecast(1)
    assert (own[0] - of_others[0], own[1]) == (3, of_others[1])
    assert of_others == [sum(player["forecast"]) for player in table.seen_by(1)["players"]]


def test_the_forecast_of_jordan() -> None:
    """MA-SOLO-30"""
    table = new_table(1)
    assert table.game.forecast()[1] == sum(table.jordan["forecast"])


# --- what lies face down ----------------------------------------------------------------------------------------------


def test_hidden_locations_stay_locations_in_every_thought() -> None:
    """MA-MOD-HLOC-07: which is which differs; the one that is left over is known."""
    table = arrange(hidden_locations=True)
    maps = [[CARDS[one].code for one in twin.map] for twin in thoughts(table, 0)]
    names = list(table.map)
    assert len({tuple(one) for one in maps}) > 20
    for one in maps:
        for place, code in zip(names, one, strict=True):
            assert code.startswith("LOC") == table.map[place].startswith("LOC")
            assert code.startswith("LOC") or code == table.map[place]
    known = arrange(hidden_locations=True, face_up="LOC1 LOC2 LOC3 LOC4 LOC5 LOC6 LOC7")
    assert {tuple(twin.map) for twin in thoughts(known, 0)} == {tuple(known.p.map)}


def test_hidden_developments_keep_their_level_in_every_thought() -> None:
    """MA-MOD-HDEV-08: those of level I are developments of level I, also such as lie aside."""
    table = arrange(hidden_developments=True, at={"c1.1": "II-C1", "c1.2": "LOC9"}, face_down="c1.2")
    firsts = set()
    for twin in thoughts(table, 0):
        codes = dict(zip(table.map, [CARDS[one].code for one in twin.map], strict=True))
        assert CARDS[twin.map[0]].level == 2
        firsts.add(codes["c1.1"])
        assert codes["c2.2"].startswith("I-")
        assert codes["c2.3"] == "RES1"
    assert len(firsts) > 10
    assert any(code.startswith("LOC") for code in firsts)


def test_a_face_up_top_card_is_known() -> None:
    """MA-MOD-HDEV-08, MA-MOD-HDEV-02"""
    table = arrange(hidden_developments=True, top="II-C1^ II-C2 II-C3^")
    for twin in thoughts(table, 0):
        deck = twin.to_data()["deck"]
        assert isinstance(deck, list)
        assert deck[-1] == "II-C1^"
    below = {str(twin.to_data()["deck"][-2]) for twin in thoughts(table, 0)}  # type: ignore[index]
    assert len(below) > 5


def test_level_2_and_the_quest_deck_are_unknown() -> None:
    """MA-SET-06"""
    table = arrange()
    assert len({twin.deck[-1] for twin in thoughts(table, 0)}) > 10
    assert len({twin.quest_deck[-1] for twin in thoughts(table, 0)}) > 10


def test_a_filler_is_unknown() -> None:
    """MA-DEV-09"""
    table = arrange(fillers="c1.2")
    place = list(table.map).index("c1.2")
    found = {CARDS[twin.map[place]].code for twin in thoughts(table, 0)}
    assert len(found) > 5
    assert table.view["places"][place]["card"] is None


def test_the_pile_of_value_tiles_is_unknown() -> None:
    """MA-MOD-HLOC-05"""
    table = arrange(hidden_locations=True)
    assert len({tuple(twin.tile_pile) for twin in thoughts(table, 0)}) > 5


def test_jordans_cards_are_unknown_until_they_are_turned() -> None:
    """MA-SOLO-03, MA-SOLO-04: how many B cards is public; those seen are among his six."""
    table = arrange(
        1,
        jordan={"shown": ["A1", "B2"], "quests": ["Q01/0"]},
        jordan_deck="A3 A4 A5 B6",
        jordan_b_cards=2,
    )
    decks = set()
    for twin in thoughts(table, 0):
        assert twin.jordan is not None
        sheet = twin.jordan.to_data(twin.sea)
        deck, shown = sheet["deck"], sheet["shown"]
        assert isinstance(deck, list)
        assert shown == ["A1", "B2"]
        assert sorted(str(code)[0] for code in deck) == ["A", "A", "A", "B"]
        decks.add(tuple(deck))
    assert len(decks) > 10
    assert any("B6" not in deck for deck in decks)
    assert len({tuple(hand_of_jordan(twin)) for twin in thoughts(table, 0)}) > 5
    assert table.jordan["quests"][0]["quest"] is None


def hand_of_jordan(position: Maracaibo) -> list[str]:
    assert position.jordan is not None
    return [QUESTS[quest_in(slot)].code for slot in position.jordan.quests]


def test_thoughts_agree_with_what_was_seen() -> None:
    """MA-QST-08, MA-MOD-HLOC-07, MA-MOD-HDEV-08: the own view is the same, no piece is lost, and play goes on."""
    for number, table in enumerate(random_games(20, "thoughts")):
        for made, _ in enumerate(random_moves(table, number)):
            if made % 29 == 0:
                for seat in range(table.game.seats):
                    twin = table.p.clone()
                    twin.determinize(seat, quick(made + 1))
                    assert twin.view(seat) == table.p.view(seat)
                    assert twin.pieces() == table.p.pieces()
                    if table.seat == seat:
                        assert [move.notation for move in twin.moves()] == table.legal

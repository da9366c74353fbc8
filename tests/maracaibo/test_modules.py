"""The six modules, alone and together (section 17 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.maracaibo.table import Given, Table, arrange, new_table

from flibuste.kernel.logbook import Luck

# --- Hidden Locations -------------------------------------------------------------------------------------------------


def test_locations_lie_face_down_with_a_doubloon() -> None:
    """MA-MOD-HLOC-01, MA-MOD-HLOC-07: everybody sees that it is a location, nobody which."""
    table = new_table(2, hidden_locations=True)
    hidden = [place for place in table.view["places"] if place["hidden"]]
    assert len(hidden) == 8
    assert {(place["hidden"], place["card"], place["doubloons"], place["value_tile"]) for place in hidden} == {
        ("location", None, 1, None)
    }
    assert all(table.map[place["name"]].startswith("LOC") for place in hidden)
    assert sum(place["card"] is not None for place in table.view["places"]) == 19


def test_who_ends_on_a_hidden_location_turns_it_up() -> None:
    """MA-MOD-HLOC-02, MA-MOD-HLOC-05, MA-MOD-HLOC-09: its doubloon, its value tile at once, which already counts;
    then the actions.
    """
    table = arrange(hidden_locations=True).play("sail c1.1")
    assert (table.doubloons(), table.place("c1.1")["card"], table.place("c1.1")["hidden"]) == (11, "LOC1", "")
    assert table.told("value-tile-laid") == [{"card": "LOC1", "type": "pearl"}]
    assert (table.islands, table.step) == ([4, 4, 5], "upgrade")
    assert table.place("c1.1")["doubloons"] == 0


def test_a_location_without_the_symbol_gets_no_tile() -> None:
    """MA-MOD-HLOC-05"""
    table = arrange(hidden_locations=True).play("sail c2.1")
    assert (table.told("value-tile-laid"), table.islands, table.place("c2.1")["card"]) == ([], [4, 4, 4], "LOC3")


def test_passing_a_hidden_location_turns_nothing_up() -> None:
    """MA-MOD-HLOC-02: c1.1 and c2.2 on the way to c3.2's neighbor."""
    table = arrange(hidden_locations=True).play("sail c2.2", "coins")
    assert table.told("card-turned-up") == []


def test_a_doubloon_more_with_each_income() -> None:
    """MA-MOD-HLOC-03: on what is still face down; the next who comes takes all of them."""
    table = arrange(hidden_locations=True, ships={0: "gulf"}, face_up="LOC3", doubloons=0).play(
        "sail maracaibo", "done"
    )
    assert (table.place("c1.1")["doubloons"], table.place("c2.1")["doubloons"]) == (2, 0)
    assert table.play("sail c1.1").doubloons(1) == 2
    assert arrange(hidden_locations=True, round=3, doubloons=0).play("sail c1.1").doubloons() == 3


def test_what_was_turned_up_stays_so() -> None:
    """MA-MOD-HLOC-02"""
    table = arrange(hidden_locations=True).play("sail c1.1", "done", "done", "sail c1.1")
    assert (table.doubloons(0), table.doubloons(1)) == (11 + 1, 10 - 1)


def test_black_markets_are_placed_on_face_up_locations_only() -> None:
    """MA-MOD-HLOC-05"""
    table = arrange(hidden_locations=True, upgrades={0: "A1 A2"}, face_up="LOC5").play(
        "sail c1.1", "upgrade B5", "market 2"
    )
    assert set(table.offered("place")) == {"LOC1", "LOC5"}
    assert table.reason("place LOC4").key == "card-not-there"


def test_a_ruby_reserve_on_a_hidden_location() -> None:
    """MA-MOD-HLOC-08"""
    table = arrange(hidden_locations=True, rubies=True).play("sail c2.1")
    assert (table.step, table.place("c2.1")["card"]) == ("reserve", "LOC3")


def test_a_location_of_level_2_is_not_hidden() -> None:
    """MA-MOD-HLOC-01, MA-MOD-HDEV-07: only the level I deck; it carries no doubloon."""
    table = arrange(hidden_locations=True, top="LOC9").play("sail c1.2", "buy")
    assert (table.place("c1.2")["card"], table.place("c1.2")["doubloons"]) == ("LOC9", 0)


def solo(card: str = "A1", **given: Any) -> Table:
    """Jordan's turn, with his card on top."""
    sheet = given.pop("sheet", {})
    others = [code for code in ["A1", "A2", "A3", "A4", "A5", "A6"] if code != card][:5]
    return arrange(1, turn="jordan", jordan=sheet, jordan_deck=" ".join([card, *others]), **given).play("jordan")


@pytest.mark.parametrize(("round", "points"), [(1, 1), (2, 3), (3, 5)])
def test_jordan_turns_up_locations_in_passing(round: int, points: int) -> None:
    """MA-MOD-HLOC-04, MA-MOD-HLOC-06, MA-MOD-HLOC-09, MA-SOLO-36: a tile without a cube; the way over a hidden
    location.
    """
    table = solo("B6", hidden_locations=True, round=round)  # the development I-S2 on c3.3, by c1.1 or c1.2
    assert table.jordan["ship"] == "c3.3"
    turned = [one["place"] for one in table.told("card-turned-up")]
    assert turned == ["c1.1"]
    assert (table.points(1), table.islands, len(table.told("value-tile-laid"))) == (points, [4, 4, 4], 1)
    assert table.doubloons() == 10  # the doubloon goes to the supply


def test_jordan_does_not_see_what_hidden_locations_show() -> None:
    """MA-MOD-HLOC-06: LOC2 would be a raid; only LOC1 lies open."""
    table = solo("A1", hidden_locations=True, face_up="LOC1")
    assert (table.jordan["ship"], table.told("card-turned-up")) == ("c1.1", [])


def test_jordan_on_a_hidden_location_by_a_fallback_move() -> None:
    """MA-MOD-HLOC-04, MA-SOLO-12: he stops there and turns it up, no more."""
    table = solo(
        "A1",
        hidden_locations=True,
        at={"c9.1": "LOC4"},
        fillers="c8.1 c8.2 c8.3",
        face_up="LOC8",
        sheet={"ship": "c7.1"},
    )
    assert (table.jordan["ship"], table.points(1), table.islands, table.jordan["upgrades"]) == ("c9.1", 1, [4, 4, 4], 0)
    assert table.place("c9.1")["card"] == "LOC4"


# --- Hidden Developments ----------------------------------------------------------------------------------------------


def test_developments_lie_face_down() -> None:
    """MA-MOD-HDEV-01, MA-MOD-HDEV-02, MA-MOD-HDEV-08: 15 on the map; of level II twenty face up."""
    table = new_table(2, hidden_developments=True)
    hidden = [place for place in table.view["places"] if place["hidden"]]
    assert len(hidden) == 15
    assert {(place["hidden"], place["card"], place["doubloons"]) for place in hidden} == {("development", None, 0)}
    assert (table.view["face_up_left"], table.view["level_2"]) == (20, 41)


def test_passing_turns_a_development_up() -> None:
    """MA-MOD-HDEV-03: and its finder may go on."""
    table = arrange(hidden_developments=True).play("sail c1.2")
    assert table.told("card-turned-up") == [{"place": "c1.2", "card": "I-C2"}]
    assert (table.step, table.view["at_hand"]) == ("sail", {"steps": 2})
    assert set(table.legal) == {"sail c1.1", "sail c2.3", "stop"}
    table.play("sail c2.3", "stop")
    assert (table.player()["ship"], table.place("c1.2")["card"], table.place("c2.2")["card"]) == ("c2.3", "I-C2", None)


def test_stopping_where_a_card_was_turned_up() -> None:
    """MA-MOD-HDEV-03"""
    table = arrange(hidden_developments=True).play("sail c1.2", "stop")
    assert (table.step, table.legal) == ("development", ["coins", "buy"])


def test_after_the_last_step_there_is_nothing_to_choose() -> None:
    """MA-MOV-01, MA-MOV-12"""
    table = arrange(hidden_developments=True).play("sail c1.2", "sail c2.3", "sail c3.3")
    assert (table.step, table.player()["ship"]) == ("development", "c3.3")


def test_four_steps_with_the_harpy() -> None:
    """MA-FIG-C, MA-MOV-12"""
    table = arrange(hidden_developments=True, figurehead={0: "harpy"}).play("sail c1.2", "sail c2.3", "sail c3.3")
    assert (table.step, table.view["at_hand"]) == ("sail", {"steps": 1})


def test_a_replacement_comes_as_it_lies() -> None:
    """MA-MOD-HDEV-02, MA-MOD-HDEV-05, MA-MOD-HDEV-08: face down under a standing ship it stays so."""
    table = arrange(hidden_developments=True, top="II-C1 II-C2^").play("sail c1.2", "stop", "buy")
    place = table.place("c1.2")
    assert (place["card"], place["hidden"], table.view["top_card"], table.view["top_faces_up"]) == (
        None,
        "level-2",
        "II-C2",
        True,
    )
    table.play("sail c1.2")
    assert table.place("c1.2")["card"] == "II-C1"
    table = arrange(hidden_developments=True, top="II-C1^").play("sail c1.2", "stop", "buy")
    assert table.place("c1.2")["card"] == "II-C1"


def test_the_top_card_is_secret_where_it_lies_face_down() -> None:
    """MA-MOD-HDEV-08"""
    view = arrange(hidden_developments=True, top="II-C1").view
    assert (view["top_card"], view["top_faces_up"]) == (None, False)


def test_a_hidden_location_of_level_2() -> None:
    """MA-MOD-HDEV-07: turned up by whoever moves onto it, with the choice to stop or to go on; no doubloon."""
    given: Given = {"hidden_developments": True, "at": {"c1.2": "LOC9"}, "face_down": "c1.2"}
    table = arrange(**given)
    assert (table.place("c1.2")["hidden"], table.place("c1.2")["doubloons"]) == ("level-2", 0)
    table.play("sail c1.2")
    assert (table.place("c1.2")["card"], table.doubloons(), "stop" in table.legal) == ("LOC9", 10, True)
    assert table.play("stop").step == "upgrade"
    both = arrange(hidden_locations=True, **given)
    assert (both.place("c1.2")["hidden"], both.place("c1.2")["doubloons"]) == ("level-2", 0)


def test_jordan_turns_up_developments_in_passing() -> None:
    """MA-MOD-HDEV-04, MA-SOLO-36: A1 raids at LOC2 on c3.2, by the way with most hidden cards; he moves on."""
    table = solo("A1", hidden_developments=True, at={"c1.1": "I-S2", "c3.3": "LOC1"})
    assert table.jordan["ship"] == "c3.2"
    assert [one["place"] for one in table.told("card-turned-up")] == ["c1.1", "c2.2"]


def test_jordan_takes_only_what_he_sees() -> None:
    """MA-MOD-HDEV-06: of all Crew only I-C3 lies open, out of reach; I-E2 is in reach."""
    table = solo("B4", hidden_developments=True, face_up="I-C3 I-E2")
    assert (table.jordan["ship"], table.jordan["cards"]) == ("c2.2", ["I-E2"])


def test_jordan_turns_up_the_card_of_a_fallback_move() -> None:
    """MA-MOD-HDEV-06, MA-SOLO-12"""
    table = solo("A1", hidden_developments=True, fillers="c8.1 c8.2 c8.3", sheet={"ship": "c7.1"})
    assert (table.jordan["ship"], table.place("c9.1")["card"], table.jordan["cards"]) == ("c9.1", "I-C6", [])


def test_the_way_with_most_hidden_cards_then_the_shortest_then_the_highest() -> None:
    """MA-SOLO-36"""
    # to c2.2 for LOC1: two steps by c1.1, three by c1.2 and c1.1 or c2.3
    given: Given = {
        "at": {"c2.2": "LOC1", "c1.1": "I-E2", "c3.2": "RES6", "c5.2": "LOC2"},
        "hidden_developments": True,
    }
    table = solo("A1", face_up="I-E2 I-C2", **given)
    assert (table.jordan["ship"], table.told("card-turned-up")) == ("c2.2", [])
    table = solo("A1", face_up="I-E2", **given)  # only by c1.2 lies a hidden card
    assert [one["place"] for one in table.told("card-turned-up")] == ["c1.2"]
    table = solo("A1", face_up="I-C2", **given)
    assert [one["place"] for one in table.told("card-turned-up")] == ["c1.1"]
    table = solo("A1", **given)  # both of the first column
    assert {one["place"] for one in table.told("card-turned-up")} == {"c1.1", "c1.2"}


def test_both_kinds_are_hidden() -> None:
    """MA-MOD-01, MA-MOD-00: only residences lie open; passing turns up developments, ending there locations."""
    table = new_table(2, hidden_locations=True, hidden_developments=True)
    assert {table.map[place["name"]][:3] for place in table.view["places"] if place["card"]} == {"RES"}
    table = arrange(hidden_locations=True, hidden_developments=True)
    table.play("sail c1.1")
    assert (table.told("card-turned-up"), table.doubloons()) == ([], 10)
    table.play("sail c2.2")
    assert [one["place"] for one in table.told("card-turned-up")] == ["c2.2"]
    table = arrange(hidden_locations=True, hidden_developments=True).play("sail c1.1", "stop")
    assert (table.doubloons(), table.place("c1.1")["card"]) == (11, "LOC1")


def test_both_kinds_count_for_jordans_way() -> None:
    """MA-MOD-01, MA-SOLO-36"""
    table = solo("B6", hidden_locations=True, hidden_developments=True, face_up="I-S2")
    assert table.jordan["ship"] == "c3.3"
    turned = [one["place"] for one in table.told("card-turned-up")]
    assert turned == ["c1.1", "c2.2"]
    assert table.points(1) == 1  # for the location alone


# --- Skirmishes -------------------------------------------------------------------------------------------------------


def fight(dice: str, **given: Any) -> Table:
    given = {"ships": {0: "c1.1", 1: "c2.3"}, "doubloons": 5, "skirmishes": True, **given}
    return arrange(**given).expect("skirmish", dice).play("sail c2.3")


def test_the_winner_takes_two_points_and_a_doubloon() -> None:
    """MA-MOD-SKIR-01, MA-MOD-SKIR-02, MA-MOD-SKIR-04, MA-MOD-SKIR-05: after the payment, without asking."""
    table = fight("5 3")
    assert (table.points(0), table.points(1), table.doubloons(0), table.doubloons(1)) == (2, 0, 5, 5)
    table = fight("3 5")
    assert (table.points(0), table.points(1), table.doubloons(0), table.doubloons(1)) == (0, 2, 3, 7)


def test_a_tie_changes_nothing() -> None:
    """MA-MOD-SKIR-02"""
    table = fight("4 4")
    assert (table.points(0), table.points(1), table.doubloons(0), table.doubloons(1)) == (0, 0, 4, 6)


def test_a_fight_of_three() -> None:
    """MA-MOD-SKIR-01, MA-MOD-SKIR-02: the loser of two doubloons, a third ship elsewhere is not involved."""
    table = fight("2 3 6", seats=4, ships={0: "c1.1", 1: "c2.3", 3: "c2.3", 2: "c2.2"})
    assert [table.doubloons(seat) for seat in range(4)] == [5 - 2 - 1, 5 + 1 - 1, 5, 5 + 1 + 2]
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 2]
    table = fight("2 6 6", seats=4, ships={0: "c1.1", 1: "c2.3", 3: "c2.3", 2: "c2.2"})
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_permanent_swords_count_if_they_hold_for_every_color() -> None:
    """MA-MOD-SKIR-01, MA-MOD-SKIR-04, MA-MOD-SKIR-05: the Lion's 2, not those of the Golden Cutlass."""
    table = fight("3 3", figurehead={0: "lion"}, cards={1: "I-E5 I-C3"})
    assert table.told("skirmish")[0]["totals"] == [5, 4]
    assert table.points(0) == 2


def test_a_loser_without_money_pays_nothing() -> None:
    """MA-MOD-SKIR-04"""
    table = fight("3 5", doubloons={0: 1, 1: 0})
    assert (table.doubloons(0), table.doubloons(1), table.points(1)) == (0, 1, 2)


@pytest.mark.parametrize(("place", "start"), [("gulf", "c9.1"), ("maracaibo", "gulf")])
def test_no_skirmish_off_the_cards(place: str, start: str) -> None:
    """MA-MOD-SKIR-05"""
    is_last = place == "maracaibo"
    table = arrange(ships={0: start, 1: place}, round=3, last_turns=is_last, skirmishes=True).play(f"sail {place}")
    assert table.told("skirmish") == []


def test_no_skirmish_without_the_module_or_alone() -> None:
    """MA-MOD-SKIR-01"""
    assert arrange(ships={0: "c1.1", 1: "c2.3"}).play("sail c2.3").told("skirmish") == []
    assert arrange(skirmishes=True).play("sail c2.3").told("skirmish") == []


def test_a_duel_with_jordan() -> None:
    """MA-MOD-SKIR-X1, MA-MOD-SKIR-03: round 2, he rolls 4 and has 6; five points, no doubloons."""
    given: Given = {"seats": 1, "jordan": {"ship": "c2.3"}, "ships": {0: "c1.1"}, "round": 2}
    table = fight("5 4", **given)
    duel = table.told("duel")[0]
    assert (duel["own"], duel["his"], table.points(0), table.points(1), table.doubloons()) == (5, 6, 0, 5, 4)
    table = fight("5 4", cards={0: "II-S1"}, **given)
    assert (table.points(0), table.points(1), table.doubloons()) == (5, 0, 4)
    table = fight("6 4", **given)
    assert (table.points(0), table.points(1)) == (0, 0)


def test_jordan_attacks() -> None:
    """MA-MOD-SKIR-06: the doubloon of MA-SOLO-06 comes first, the action after it."""
    table = solo(
        "A1", skirmishes=True, ships={0: "c3.2"}, luck=[Luck("skirmish", ["6", "1"]), Luck("jordan-die", ["1"])]
    )
    assert (table.doubloons(), table.points(0)) == (11, 5)
    names = [name for name in table.story if name in ("duel", "doubloons-gained", "jordan-acts", "jordan-upgraded")]
    assert names.index("doubloons-gained") < names.index("duel") < names.index("jordan-upgraded")


# --- Quest Hunters ----------------------------------------------------------------------------------------------------


def test_three_quests_two_of_them_are_kept() -> None:
    """MA-MOD-QH-01"""
    table = new_table(2, quest_hunters=True)
    first = table.seat
    assert len(table.legal) == 3
    table.play(table.legal[0])
    assert (table.seat, len(table.legal)) == (first, 2)
    table.play(table.legal[0])
    assert table.seat == 1 - first
    table.play(*table.legal[:2])
    assert [len(table.quests(seat)) for seat in (0, 1)] == [2, 2]
    assert (len(table.view["quest_market"]), table.view["quest_deck"]) == (3, 25 - 4 - 3)


def hunter(**given: Any) -> Table:
    table = arrange(turn=1, round=3, ships={1: "gulf"}, doubloons=0, quest_hunters=True, market="Q22 Q23 Q24", **given)
    return table.play("sail maracaibo", "done")


def test_only_the_harder_level_counts_and_doubly() -> None:
    """MA-MOD-QH-02, MA-MOD-QH-03, MA-SCO-13: the others cost 5 points each, even below 0."""
    assert hunter(quests={0: "Q01"}, treasures={0: "gold " * 5}).score()["quests"] == 14
    assert hunter(quests={0: "Q01"}, treasures={0: "gold " * 4}).score()["quests"] == -5
    assert hunter(quests={0: "Q01 Q02 Q03"}, treasures={0: "gold " * 5}).score()["quests"] == 14 - 10
    assert hunter(quests={0: "Q01 Q02"}).game.scores()[0] == -10


def test_a_view_knows_no_lower_level_for_quest_hunters() -> None:
    """MA-MOD-QH-02"""

    def level(gold: int, hunters: bool) -> int:
        table = arrange(quests={0: "Q01"}, treasures={0: "gold " * gold}, quest_hunters=hunters)
        return table.player(0)["quests"][0]["level"]

    assert [level(gold, False) for gold in (2, 3, 4, 5)] == [0, 1, 1, 2]
    assert [level(gold, True) for gold in (2, 3, 4, 5)] == [0, 0, 0, 2]


def test_only_fulfilled_quests_count_elsewhere() -> None:
    """MA-MOD-QH-03: for the ten points, the residence and the end-of-game effect."""
    given: Given = {"at": {"c2.3": "RES7"}, "residences": {0: "RES7"}, "cards": {0: "II-C11"}}
    hoard = {0: "gold " * 5 + "emerald " * 5 + "pearl " * 5}
    graves = {0: "gold-1 gold-2 gold-3 emerald-1 emerald-2 emerald-3 pearl-1 pearl-2 pearl-3"}
    table = hunter(quests={0: "Q01 Q02 Q03 Q04 Q05 Q06"}, treasures=hoard, buried=graves, **given)
    assert (table.score()["many-quests"], table.score()["residences"], table.score()["endgame"]) == (10, 24, 16)
    table = hunter(
        quests={0: "Q01 Q02 Q03 Q04 Q05 Q06"},
        treasures={0: hoard[0].replace("pearl pearl ", "pearl ", 1)},
        buried=graves,
        **given,
    )
    assert (table.score()["many-quests"], table.score()["residences"], table.score()["endgame"]) == (0, 20, 8)


def test_the_whale_exchanges_three() -> None:
    """MA-MOD-QH-03, MA-FIG-D, MA-FIG-03"""
    given: Given = {
        "at": {"c1.1": "LOC4"},
        "figurehead": {0: "whale"},
        "quest_hunters": True,
        "market": "Q22 Q23 Q24",
    }
    table = arrange(quest_top="Q05 Q06 Q07", **given).play("sail c1.1", "done", "exchange")
    assert set(table.view["quest_market"]) == {"Q05", "Q06", "Q07"}
    assert table.quest_deck[-3:] == ["Q22", "Q23", "Q24"]
    table = arrange(quest_deck="Q05 Q06", **given).play("sail c1.1", "done")
    assert table.reason("exchange").key == "quest-deck-short"


def test_the_market_shows_three() -> None:
    """MA-MOD-QH-01, MA-QST-06"""
    table = arrange(at={"c1.1": "LOC4"}, quest_hunters=True, market="Q22 Q23 Q24", quest_top="Q05")
    table.play("sail c1.1", "done", "take Q23")
    assert table.view["quest_market"] == ["Q05", "Q22", "Q24"]


def test_jordan_among_quest_hunters() -> None:
    """MA-MOD-QH-04, MA-SOLO-39: two quests, 5 points each, no penalty; the rightmost of three."""
    table = new_table(1, quest_hunters=True)
    table.play(table.legal[0], table.legal[1])
    assert len(table.jordan["quests"]) == 2
    table = solo("A3", quest_hunters=True, market="Q22 Q23 Q24", quest_top="Q05")
    assert table.view["quest_market"] == ["Q05", "Q22", "Q23"]
    sheet = {"ship": "gulf", "upgrades": 22, "quests": ["Q01/0", "Q02/0"]}
    table = solo("A3", quest_hunters=True, market="Q22 Q23 Q24", sheet=sheet, round=3)
    assert table.score(1)["quests"] == 10


# --- Rubies -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["c2.1", "c3.2"])
def test_a_ruby_at_a_reserve(place: str) -> None:
    """MA-MOD-RUBY-01, MA-MOD-RUBY-02, MA-MOD-RUBY-10: Bonaire and Tobago; one for each stop, if it is wanted."""
    table = arrange(rubies=True).play(f"sail {place}")
    assert (table.step, set(table.legal)) == ("reserve", {"ruby", "done"})
    table.play("ruby")
    assert (table.player()["rubies"], table.step, table.treasures()) == (1, "upgrade", [0, 0, 0])
    assert arrange(rubies=True).play(f"sail {place}", "done").player()["rubies"] == 0


def test_no_ruby_elsewhere_or_without_the_module() -> None:
    """MA-MOD-RUBY-01"""
    assert arrange(rubies=True).play("sail c1.1").step == "upgrade"
    assert arrange().play("sail c2.1").step == "upgrade"


def market(**given: Any) -> Table:
    given = {"ships": {0: "c9.1"}, "gems": {0: 3}, "rubies": True, **given}
    return arrange(**given).play("sail gulf")


def test_a_ruby_is_sold_on_a_free_space() -> None:
    """MA-MOD-RUBY-03, MA-MOD-RUBY-08, MA-DATA-13: before the upgrade or after it."""
    table = market(ruby_spaces=[1, 4])
    assert set(table.legal) == {"do upgrade", "do rubies", "done"}
    table.play("do rubies")
    assert set(table.offered("sell-ruby")) == {"2", "3", "5", "6"}
    assert table.reason("sell-ruby 1").key == "ruby-space-taken"
    assert table.reason("sell-ruby further").key == "first-ruby"
    table.play("sell-ruby 2")
    assert (table.doubloons(), table.player()["rubies"], table.view["ruby_spaces"]) == (
        19,
        2,
        [True, True, False, True, False, False],
    )
    table = market().play("do upgrade", "upgrade A1", "sell-ruby 1")
    assert (table.doubloons(), table.points()) == (14, 5)


def test_further_rubies_give_two_points() -> None:
    """MA-MOD-RUBY-04: and take no space."""
    table = market().play("do rubies", "sell-ruby 1", "sell-ruby further", "sell-ruby further")
    assert (table.points(), table.player()["rubies"], table.view["ruby_spaces"].count(True)) == (5 + 4, 0, 1)


def test_selling_is_free() -> None:
    """MA-MOD-RUBY-03, MA-GEN-06"""
    table = market().play("do rubies", "sell-ruby 1", "done")
    assert (table.player()["rubies"], table.step) == (2, "upgrade")


def test_a_full_market() -> None:
    """MA-MOD-RUBY-05, MA-MOD-RUBY-04: every ruby is worth 2 points."""
    table = market(ruby_spaces=[1, 2, 3, 4, 5, 6]).play("do rubies")
    assert set(table.legal) == {"sell-ruby further", "done"}
    table.play("sell-ruby further", "sell-ruby further", "sell-ruby further")
    assert (table.points(), table.player()["rubies"]) == (6, 0)


@pytest.mark.parametrize(
    ("space", "moves", "points"),
    [("3", ["upgrade A4"], 1), ("4", ["treasure gold"], 1), ("5", ["draw"], 0), ("6", ["explore 2"], 1)],
)
def test_bonuses_of_the_ruby_market(space: str, moves: list[str], points: int) -> None:
    """MA-MOD-RUBY-03, MA-DATA-13: an upgrade, a treasure, a quest, an Explore 4, each at once."""
    table = market(gems={0: 1}).play("do rubies", f"sell-ruby {space}", *moves)
    assert (table.points(), table.step) == (points, "upgrade")


def test_without_rubies_nothing_is_asked() -> None:
    """MA-GEN-09"""
    assert market(gems={0: 0}).step == "upgrade"


def test_rubies_left_are_worth_nothing_to_a_player() -> None:
    """MA-MOD-RUBY-07, MA-MOD-RUBY-08: nor are they treasures."""
    table = arrange(turn=1, round=3, ships={1: "gulf"}, gems={0: 4}, rubies=True, doubloons=0).play(
        "sail maracaibo", "done"
    )
    assert table.game.scores()[0] == 0


def test_jordans_rubies() -> None:
    """MA-MOD-RUBY-06, MA-MOD-RUBY-07, MA-MOD-RUBY-09: taken at a reserve; sold by a die, on the next space if need
    be, without a bonus.
    """
    assert solo("A1", rubies=True).jordan["rubies"] == 1  # LOC2 on c3.2
    table = solo(
        "A1",
        rubies=True,
        sheet={"ship": "c9.1", "rubies": 2, "upgrades": 22},
        ruby_spaces=[6, 1],
        luck=[Luck("jordan-die", ["6"])],
    )
    assert (table.jordan["rubies"], table.view["ruby_spaces"]) == (1, [True, True, False, False, False, True])
    assert table.points(1) == 0  # level 1: no points of the raid
    table = solo("A1", rubies=True, sheet={"ship": "c9.1", "rubies": 2}, ruby_spaces=[1, 2, 3, 4, 5, 6])
    assert table.jordan["rubies"] == 2
    table = solo("A1", rubies=True, sheet={"ship": "gulf", "rubies": 3, "upgrades": 22}, round=3)
    assert (table.game.over, table.game.scores()[1]) == (True, 6 + 6)


# --- Sunny Retirement -------------------------------------------------------------------------------------------------


def retire(**given: Any) -> Table:
    given = {"explorers": {0: "29"}, "sunny_retirement": True, **given}
    return arrange(**given).play("sail c2.1", "done")


SUNNY: Given = {
    "upgrades": {0: "B3"},
    "figurehead": {0: "unicorn"},
    "cards": {0: "I-C1"},
    "at": {"c2.3": "RES10", "c5.2": "RES6", "c7.3": "RES4", "c9.2": "RES12"},
    "residences": {0: "RES4"},
}


def test_half_the_price_of_a_mission() -> None:
    """MA-EX-15, MA-MOD-SUN-01, MA-MOD-SUN-02, MA-MOD-SUN-03, MA-MOD-SUN-04, MA-MOD-SUN-06"""
    table = retire(doubloons=7, **SUNNY)
    assert set(table.offered("explore")) == {"30", "31", "H"}
    table.play("explore H")
    assert set(table.legal) == {"build RES10", "build RES6", "build RES12"}
    assert table.reason("done").key == "must-build"
    table.play("build RES12")
    assert (table.doubloons(), table.points(), table.player()["explorer"], table.player()["rivers"]) == (0, 2, "S", 4)
    assert table.player()["retired"] is True
    forecast = table.player()["forecast"]
    assert (forecast[1], forecast[5]) == (16, 24)
    table.play("sail c1.1", "done", "done", "sail c3.2", "done", "do explore", "explore 2")
    assert (table.player()["explorer"], table.player()["rivers"]) == ("2", 4)


def test_the_player_must_buy_what_is_affordable() -> None:
    """MA-EX-15, MA-MOD-SUN-02: the Pearl villa for 6."""
    table = retire(doubloons=6, **SUNNY).play("explore H")
    assert table.legal == ["build RES10"]
    table.play("build RES10")
    assert (table.doubloons(), table.player()["residences"], table.player()["explorer"]) == (0, ["RES4", "RES10"], "S")


def test_without_an_affordable_residence_the_explorer_stays() -> None:
    """MA-EX-15, MA-MOD-SUN-05: then it is the last space; no Explore from there, and no effect once more."""
    table = retire(doubloons=5, **SUNNY).play("explore H")
    assert (table.doubloons(), table.player()["explorer"], table.player()["retired"]) == (5, "H", False)
    assert retire(explorers={0: "H"}, doubloons=50).seat == 1
    table = arrange(explorers={0: "H"}, upgrades={0: "A1 A2 A3 A4 A5 A6"}, sunny_retirement=True, doubloons=50)
    table.play("sail c1.1", "upgrade C5")
    assert (table.step, table.player()["explorer"]) == ("effects", "H")


def test_the_tile_is_used_once() -> None:
    """MA-MOD-SUN-02, MA-MOD-SUN-05"""
    table = retire(retired="0", doubloons=50).play("explore H")
    assert (table.player()["explorer"], table.player()["residences"], table.doubloons(), table.seat) == ("H", [], 50, 1)


def test_the_tile_is_one_more_point_behind_the_last_space() -> None:
    """MA-MOD-SUN-08, MA-EXP-04: and both are shared."""
    assert set(retire(explorers={0: "30", 1: "31"}).offered("explore")) == {"31", "H"}
    assert retire(explorers={0: "31", 1: "H"}).offered("explore") == ["H"]
    assert retire(explorers={0: "28"}).offered("explore") == ["29", "30", "31"]


def test_no_tile_without_the_module() -> None:
    """MA-MOD-SUN-01, MA-EXP-05"""
    assert arrange(explorers={0: "30"}).play("sail c2.1", "done").offered("explore") == ["31"]


def test_a_second_run_counts_only_if_it_is_better() -> None:
    """MA-MOD-SUN-06: the most rivers crossed in one run."""
    table = retire(explorers={0: "10"}, rivers={0: 4}).play("explore 11u")
    assert table.player()["rivers"] == 4


def test_jordan_never_enters_the_tile() -> None:
    """MA-MOD-SUN-06"""
    table = solo("A2", sunny_retirement=True, sheet={"explorer": "31", "upgrades": 22})
    assert table.jordan["explorer"] == "31"
    table = solo("A2", sunny_retirement=True, sheet={"explorer": "30", "level": 3, "upgrades": 22})
    assert table.jordan["explorer"] == "31"


def test_a_residence_at_half_price_after_a_rival() -> None:
    """MA-MOD-SUN-04: the first builder's points apply here too, and only to the first."""
    table = retire(doubloons=8, residences={1: "RES1 RES3 RES6 RES12"}).play("explore H", "build RES1")
    assert (table.doubloons(), table.points()) == (0, 0)


# --- together ---------------------------------------------------------------------------------------------------------


def test_all_modules_at_once() -> None:
    """MA-MOD-00, MA-OPT-02, MA-MOV-13: from the payment to the ruby in one stop."""
    table = arrange(
        ships={1: "c2.1"},
        hidden_locations=True,
        hidden_developments=True,
        skirmishes=True,
        quest_hunters=True,
        rubies=True,
        sunny_retirement=True,
        market="Q22 Q23 Q24",
        explorers={0: "29"},
        doubloons=20,
    ).expect("skirmish", "6 1")
    table.play("sail c1.1", "sail c2.2")
    assert [one["place"] for one in table.told("card-turned-up")] == ["c2.2"]
    table.play("sail c2.1")
    assert (table.points(), table.doubloons(0), table.doubloons(1)) == (2, 20 - 1 + 1 + 1, 20)
    table.play("ruby", "done", "explore H", "build RES6")
    assert (table.doubloons(), table.player()["explorer"], table.player()["rubies"], table.points()) == (
        21 - 9,
        "S",
        1,
        4,
    )

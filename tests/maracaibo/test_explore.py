"""The explorer (section 9 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.maracaibo.table import Given, Table, arrange


def bonaire(**given: Any) -> Table:
    """An Explore action of 3 at LOC3, the upgrade left out."""
    return arrange(**given).play("sail c2.1", "done")


def test_one_to_three_spaces_forward() -> None:
    """MA-EXP-01, MA-EXP-11"""
    table = bonaire(explorers={0: "7"})
    assert set(table.offered("explore")) == {"8", "9", "10"}
    assert table.reason("explore 11u").key == "out-of-reach"
    assert table.reason("explore 6l").key == "out-of-reach"
    assert table.reason("explore 7").key == "out-of-reach"


def test_both_branches_of_a_fork() -> None:
    """MA-EXP-04, MA-EXP-11, MA-DATA-10: the branches are of different length, and both lead on."""
    assert set(bonaire(explorers={0: "3"}).offered("explore")) == {"4u", "5u", "7", "4l", "5l", "6l"}
    assert set(bonaire(explorers={0: "4l"}).offered("explore")) == {"5l", "6l", "7"}
    assert set(bonaire(explorers={0: "4u"}).offered("explore")) == {"5u", "7", "8"}


def test_aurelie_on_bonaire() -> None:
    """MA-EXP-X1, MA-EXP-02, MA-EXP-03: yellow's space is skipped without cost, the third space on gives 3 doubloons."""
    table = bonaire(explorers={0: "1", 1: "4l"}, doubloons=0)
    assert set(table.offered("explore")) == {"2", "3", "4u", "5l"}
    table.play("explore 5l")
    assert (table.doubloons(), table.player()["explorer"]) == (3, "5l")
    assert bonaire(explorers={0: "1"}).reason("explore 5l").key == "out-of-reach"


def test_several_occupied_spaces_in_a_row() -> None:
    """MA-EXP-02: all of them are skipped."""
    table = arrange(4, explorers={0: "7", 1: "8", 2: "9", 3: "11l"}).play("sail c2.1", "done")
    assert set(table.offered("explore")) == {"10", "11u", "12u", "12l", "14"}


def test_spaces_passed_give_nothing() -> None:
    """MA-EXP-03"""
    table = bonaire().play("explore 3")
    assert (table.points(), table.doubloons()) == (0, 12)


def test_icons_of_the_space_may_be_left_out() -> None:
    """MA-EXP-03, MA-GEN-06: a quest is asked for, points are not."""
    table = bonaire(explorers={0: "4u"}).play("explore 5u")
    assert "done" in table.legal
    assert table.play("done").quests() == []


def test_an_explore_action_may_be_left_out() -> None:
    """MA-GEN-06, MA-GEN-09"""
    table = bonaire(explorers={0: "4u"}).play("done")
    assert (table.player()["explorer"], table.seat) == ("4u", 1)


def test_the_start_and_the_last_space_are_shared() -> None:
    """MA-EXP-04"""
    table = bonaire(explorers={0: "30", 1: "31"})
    assert table.offered("explore") == ["31"]
    table.play("explore 31")
    assert [table.player(seat)["explorer"] for seat in (0, 1)] == ["31", "31"]
    assert [arrange().player(seat)["explorer"] for seat in (0, 1)] == ["S", "S"]


def test_surplus_points_are_lost_at_the_end() -> None:
    """MA-EXP-05"""
    table = bonaire(explorers={0: "29"})
    assert set(table.offered("explore")) == {"30", "31"}
    table.play("explore 31")
    assert (table.points(), table.player()["rivers"]) == (6, 4)


def test_no_explore_action_from_the_last_space() -> None:
    """MA-EXP-05: no step, no icons, no giving up of points."""
    table = bonaire(explorers={0: "31"}, upgrades={0: "C2"}, figurehead={0: "nautilus"})
    assert (table.seat, table.points(), table.doubloons(), table.treasures()) == (1, 0, 10, [0, 0, 0])


@pytest.mark.parametrize(
    ("space", "rivers"), [("10", 0), ("11l", 1), ("17", 1), ("18u", 2), ("24", 2), ("25l", 3), ("30", 3), ("31", 4)]
)
def test_rivers_are_counted_up_to_the_explorer(space: str, rivers: int) -> None:
    """MA-EXP-08, MA-EXP-09, MA-DATA-10"""
    table = arrange(explorers={0: space})
    assert table.player()["rivers"] == rivers


def test_a_river_counts_once_the_explorer_stands_beyond_it() -> None:
    """MA-EXP-08"""
    table = bonaire(explorers={0: "9"})
    assert table.player()["rivers"] == 0
    assert table.play("explore 12l").player()["rivers"] == 1


def test_points_from_everywhere_help_in_every_explore_action() -> None:
    """MA-EXP-12, MA-ICON-06, MA-FIG-B: the ship, three cards, the Dragon; at a location, the Gulf, by a card, in the
    ground.
    """
    more: Given = {"upgrades": {0: "A5"}, "cards": {0: "I-C2 I-E4 II-S3"}, "figurehead": {0: "dragon"}}
    extra = 1 + 1 + 1 + 2 + 2
    assert bonaire(**more).view["at_hand"] == {"points": 3 + extra}
    table = arrange(ships={0: "c9.1"}, **more).play("sail gulf", "done", "do explore")
    assert table.view["at_hand"] == {"points": 4 + extra}
    table = arrange(at={"c1.2": "I-C6"}, **more).play("sail c1.2", "buy")
    assert table.view["at_hand"] == {"points": 4 + extra}
    table = arrange(markets={0: {1: "LOC1"}}, treasures={0: "emerald"}, **more).play("sail c1.1", "bury emerald 2")
    assert table.view["at_hand"] == {"points": 2 + extra}
    table = arrange(**{**more, "upgrades": {0: "A1 A2 A3 A4 A5 B3"}}).play("sail c1.1", "upgrade C6")
    assert table.view["at_hand"] == {"points": 2 + extra}


def test_giving_up_points() -> None:
    """MA-EX-08, MA-EXP-06, MA-EXP-07, MA-EXP-10, MA-ICON-07, MA-FIG-J"""
    given: Given = {
        "explorers": {0: "16", 1: "17"},
        "upgrades": {0: "A5 C2"},
        "figurehead": {0: "nautilus"},
        "at": {"c2.1": "LOC2"},
        "slots": {0: "gold"},
    }
    table = arrange(**given).play("sail c2.1", "done", "do explore")
    assert set(table.offered("explore")) == {"18u", "19u", "21", "18l", "19l", "20l"}
    assert set(table.offered("give-up")) == {"nautilus", "C2"}
    table.play("give-up nautilus", "give-up C2")
    assert (table.treasures(), table.islands[0], table.doubloons()) == ([1, 0, 0], 3, 12)
    assert set(table.offered("explore")) == {"18u", "18l"}
    assert table.offered("give-up") == []
    assert table.reason("give-up C2").key == "trade-used"
    table.play("explore 18l")
    assert (table.doubloons(), table.player()["rivers"]) == (17, 2)
    table = arrange(**{**given, "cards": {0: "II-E9"}, "upgrades": {0: "C2"}}).play("sail c2.1", "done", "do explore")
    table.play("give-up C2", "give-up II-E9")
    assert table.reason("give-up nautilus").key == "too-few-points"  # one point is needed for the step


def test_after_giving_up_points_the_explorer_must_move() -> None:
    """MA-EXP-07, MA-GEN-06: the action was chosen; a step of at least one space belongs to it."""
    table = bonaire(explorers={0: "1"}, upgrades={0: "C2"}).play("give-up C2")
    assert set(table.legal) == {"explore 2", "explore 3"}
    assert table.reason("done").key == "must-step"


def test_abilities_are_used_anew_in_each_explore_action() -> None:
    """MA-EXP-06: in the inner and in the outer one."""
    table = bonaire(explorers={0: "1"}, upgrades={0: "C2"}, cards={0: "II-E10"}, treasures={0: "emerald"})
    table.play("give-up II-E10", "bury emerald 2", "give-up C2", "explore 2")
    assert (table.doubloons(), table.points(), table.view["at_hand"]) == (12, 1, {"points": 1})


def test_a_reward_that_cannot_be_used_may_not_be_chosen() -> None:
    """MA-EXP-07: II-E10 buries a treasure for 2 points."""
    table = bonaire(cards={0: "II-E10"})
    assert table.offered("give-up") == []
    assert table.reason("give-up II-E10").key == "nothing-to-gain"
    table = bonaire(cards={0: "II-E10"}, treasures={0: "gold"}).play("give-up II-E10", "bury gold 1")
    assert (table.doubloons(), set(table.legal)) == (14, {"explore 1"})


def test_an_ability_of_somebody_else() -> None:
    """MA-EXP-06"""
    assert bonaire().reason("give-up nautilus").key == "trade-not-yours"


def test_an_inner_explore_to_the_last_space_ends_the_outer_one() -> None:
    """MA-EXP-10, MA-GEN-08"""
    table = bonaire(explorers={0: "30"}, cards={0: "II-E10"}, treasures={0: "emerald"})
    table.play("give-up II-E10", "bury emerald 2", "explore 31")
    assert (table.points(), table.seat) == (6, 1)


def test_the_effects_of_the_space_once_more() -> None:
    """MA-ICON-12: C5 of the ship; on the start space nothing."""
    six = "A1 A2 A3 A4 A5 A6"
    table = arrange(upgrades={0: six}, explorers={0: "17"}).play("sail c1.1", "upgrade C5")
    assert (table.doubloons(), table.points()) == (13, 1)
    table = arrange(upgrades={0: six}).play("sail c1.1", "upgrade C5")
    assert (table.doubloons(), table.points(), table.step) == (10, 0, "effects")
    table = arrange(upgrades={0: six}, explorers={0: "8"}).play("sail c1.1", "upgrade C5", "upgrade B3")
    assert table.player()["upgrades"] == [*six.split(), "B3", "C5"]


def test_the_spaces_with_incomes() -> None:
    """MA-ICON-22, MA-ICON-23: 25u points, 26u doubloons of all developments and the figurehead."""
    given: Given = {
        "cards": {0: "I-E1 I-E3 II-C15"},
        "figurehead": {0: "sea-serpent"},
        "explorers": {0: "24"},
    }
    assert bonaire(**given).play("explore 25u").points() == 2 + 2 + 2
    assert bonaire(**given).play("explore 26u").doubloons() == 10 + 5 + 1 + 2
    assert bonaire(**given).play("explore 27u", "treasure pearl").treasures() == [0, 0, 1]


def test_more_spaces_of_the_track() -> None:
    """MA-EXP-03, MA-ICON-33, MA-ICON-18, MA-ICON-15: a treasure, a cube of choice, an own black market once more."""
    table = bonaire(explorers={0: "17"}, slots={0: "emerald"}).play("explore 19l", "do emerald")
    assert (table.treasures(), table.islands) == ([0, 1, 0], [4, 3, 4])
    table = bonaire(explorers={0: "5l"}).play("explore 6l", "cube pearl")
    assert (table.points(), table.islands) == (1, [4, 4, 5])
    table = bonaire(explorers={0: "19l"}, markets={0: {3: "LOC5"}}).play("explore 20l", "market 3")
    assert table.points() == 1 + 2
    assert table.step == "cube"
    table = bonaire(explorers={0: "19l"}, markets={1: {3: "LOC5"}}).play("explore 20l")
    assert (table.points(), table.seat) == (1, 1)

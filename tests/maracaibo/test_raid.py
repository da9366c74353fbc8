"""Raids and treasures (sections 7 and 8 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.maracaibo.table import ALL_SLOTS, Given, Table, arrange


def raid(*dice: str, **given: Any) -> Table:
    """The dice of a raid at LOC1 lie on the table; all bonus slots are taken unless the test frees some."""
    given = {"slots": {0: ALL_SLOTS}, "dice": list(dice), **given}
    return arrange(**given).play("sail c1.1", "done", "do raid")


def test_three_dice_and_one_reroll_of_all() -> None:
    """MA-RAID-01, MA-COMP-06, MA-COMP-01: the last roll stands."""
    table = raid("2 6 1", "3 1 4")
    assert (table.view["dice"], set(table.legal)) == ([2, 6, 1], {"die gold", "die emerald", "die pearl", "reroll"})
    table.play("reroll")
    assert (table.view["dice"], table.legal) == ([3, 1, 4], ["die gold", "die emerald", "die pearl"])
    assert table.reason("reroll").key == "no-reroll-left"
    table.play("die pearl")
    assert table.view["at_hand"] == {"swords": 4, "type": "pearl"}


def test_the_lion_rerolls_twice() -> None:
    """MA-FIG-E, MA-RAID-01: and has 2 swords more."""
    table = raid("1 1 1", "2 2 2", "3 3 3", figurehead={0: "lion"}).play("reroll", "reroll")
    assert "reroll" not in table.legal
    assert table.play("die gold").view["at_hand"]["swords"] == 5


def test_sandrine_takes_the_green_six() -> None:
    """MA-RAID-X1, MA-RAID-02, MA-RAID-04, MA-TRE-02, MA-DATA-09: one sword for 1 point, five for an emerald on the
    free slot: 3 points.
    """
    table = raid("2 6 1", slots={0: ""}).play("die emerald", "spend vp")
    assert table.points() == 1
    table.play("spend loot")
    assert (table.points(), table.treasures(), table.islands[1], table.seat) == (3, [0, 1, 0], 3, 1)


def test_two_more_with_the_yellow_die() -> None:
    """MA-RAID-X2, MA-RAID-03, MA-ICON-05"""
    assert raid("5 5 5", cards={0: "I-E5"}).play("die gold").view["at_hand"]["swords"] == 7
    assert raid("5 5 5", cards={0: "I-E5"}).play("die emerald").view["at_hand"]["swords"] == 5
    assert raid("5 5 5", cards={0: "I-E6"}).play("die emerald").view["at_hand"]["swords"] == 7
    assert raid("5 5 5", cards={0: "I-E7"}).play("die pearl").view["at_hand"]["swords"] == 7


def test_swords_from_everywhere_add_up() -> None:
    """MA-RAID-03, MA-ICON-04, MA-GEN-05: two cards of level I, two of level II, the ship and the Lion."""
    table = raid("1 1 1", cards={0: "I-C3 I-S3 II-C3 II-S1"}, upgrades={0: "A4"}, figurehead={0: "lion"})
    assert table.play("die gold").view["at_hand"]["swords"] == 1 + 1 + 1 + 2 + 2 + 1 + 2


def test_the_dice_are_put_away() -> None:
    """MA-RAID-01, MA-TURN-01: who comes next finds nothing of them."""
    table = raid("6 1 1").play("die gold")
    assert (table.seat, table.p.to_data()["dice"]) == (0, [6, 1, 1])
    table.play("done")
    assert (table.seat, table.p.to_data()["dice"]) == (1, [0, 0, 0])


def test_basic_actions_and_swords_that_are_lost() -> None:
    """MA-RAID-04, MA-RAID-05: 1 for a point, 2 for 3 doubloons, 5 for a treasure; each once."""
    table = raid("6 6 6", cards={0: "II-S1 I-C3"}).play("die pearl", "spend doubloons", "spend loot")
    assert (table.doubloons(), table.treasures(), table.islands[2]) == (13, [0, 0, 1], 3)
    assert table.reason("spend loot").key == "action-used"
    table.play("spend vp")
    assert (table.points(), table.seat) == (1, 1)


def test_too_few_swords_and_actions_of_others() -> None:
    """MA-RAID-04"""
    table = raid("4 1 1").play("die gold")
    assert table.reason("spend loot").facts == {"cost": 5, "swords": 4}
    assert table.reason("spend kraken").key == "action-not-yours"


def test_any_subset_of_the_actions() -> None:
    """MA-RAID-08, MA-RAID-05"""
    table = raid("6 6 6").play("die gold", "done")
    assert (table.points(), table.doubloons(), table.treasures(), table.seat) == (0, 10, [0, 0, 0], 1)


def test_unlocked_actions_are_actions_of_their_own() -> None:
    """MA-RAID-07, MA-ICON-01: loot for 5, for 3 by B2, for 3 by II-E8: three treasures for 11 swords."""
    table = raid("6 1 1", cards={0: "II-E8 II-S1 II-C3 I-C3"}, upgrades={0: "B2"}).play("die gold")
    assert table.view["at_hand"]["swords"] == 11
    table.play("spend loot", "spend B2", "spend II-E8")
    assert (table.treasures(), table.islands[0], table.seat) == ([3, 0, 0], 5 - 3, 1)


def test_two_swords_for_three_points() -> None:
    """MA-ICON-02, MA-RAID-07: by the card I-C9 and by the ship's C1."""
    table = raid("4 1 1", cards={0: "I-C9"}, upgrades={0: "C1"}).play("die gold", "spend I-C9", "spend C1")
    assert (table.points(), table.seat) == (6, 1)


def test_four_swords_for_three_points_and_a_cube() -> None:
    """MA-ICON-03"""
    table = raid("4 1 1", cards={0: "II-E7"}).play("die gold", "spend II-E7")
    assert (table.points(), set(table.offered("cube"))) == (3, {"gold", "emerald", "pearl"})
    table.play("cube pearl")
    assert table.islands == [5, 4, 5]


def test_a_raid_of_a_type_of_choice() -> None:
    """MA-RAID-09, MA-ICON-09: II-C13, a six of a color that the player names; its bonus counts, there are no dice."""
    table = arrange(at={"c1.2": "II-C13"}, cards={0: "I-E7 I-C3"}, slots={0: ALL_SLOTS}).play("sail c1.2", "buy")
    assert set(table.legal) == {"die gold", "die emerald", "die pearl", "done"}
    table.play("die pearl")
    assert table.view["at_hand"] == {"swords": 9, "type": "pearl"}
    assert table.told("dice-thrown") == []


def test_a_raid_of_a_shown_type() -> None:
    """MA-RAID-09, MA-ICON-10: II-E15, a four for gold."""
    table = arrange(at={"c1.2": "II-E15"}, cards={0: "I-E5"}, slots={0: ALL_SLOTS}).play("sail c1.2", "buy", "do raid")
    assert table.view["at_hand"] == {"swords": 6, "type": "gold"}
    table.play("spend loot", "spend vp")
    assert (table.treasures(), table.points(), table.step) == ([1, 0, 0], 1, "quest")


def test_each_action_once_in_a_turn_not_once_in_a_raid() -> None:
    """MA-RAID-06: what one raid used the next one cannot use; its swords are its own."""
    table = arrange(at={"c1.1": "II-S4"}, upgrades={0: "A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B6"}, slots={0: ALL_SLOTS}).play(
        "sail c1.1", "buy", "do upgrade", "upgrade D4", "die gold", "spend loot"
    )
    table.play("die emerald")
    assert table.view["at_hand"] == {"swords": 7, "type": "emerald"}
    assert table.reason("spend loot").key == "action-used"
    assert set(table.offered("spend")) == {"vp", "doubloons", "B2"}


def test_actions_are_free_again_in_the_next_turn() -> None:
    """MA-RAID-06"""
    table = raid("6 6 6", "6 6 6").play(
        "die gold", "spend loot", "spend vp", "sail c1.1", "done", "do raid", "die gold"
    )
    assert set(table.offered("spend")) == {"vp", "doubloons", "loot"}


def test_an_action_that_would_do_nothing_cannot_be_chosen() -> None:
    """MA-RAID-11, MA-FIG-K: the Skull without a treasure, with all spaces full, and with one to bury."""
    assert "skull" not in raid("6 6 6", figurehead={0: "skull"}).play("die gold").offered("spend")
    full = "gold-1 gold-2 gold-3 gold-4"
    table = raid("6 6 6", figurehead={0: "skull"}, treasures={0: "gold " * 5}, buried={0: full}).play("die gold")
    assert table.reason("spend skull").key == "nothing-to-gain"
    table = raid("6 6 6", figurehead={0: "skull"}, treasures={0: "gold"}).play("die gold", "spend skull")
    assert (table.step, set(table.legal) - {"done"}) == ("bury", {f"bury gold {n}" for n in (1, 2, 3, 4)})
    table.play("bury gold 3")
    assert (table.buried(), table.points(), table.view["at_hand"]["swords"]) == ([1, 0, 0], 3, 4)


def test_the_gulf_lends_two_swords_for_one_raid() -> None:
    """MA-RAID-12, MA-GULF-01: a raid inside it does not have them."""
    table = arrange(
        ships={0: "c9.1"}, figurehead={0: "skull"}, treasures={0: "emerald"}, explorers={0: "11u"}, dice=["3 3 3"]
    ).play("sail gulf", "done", "do raid", "die gold")
    assert table.view["at_hand"]["swords"] == 5
    table.play("spend skull", "bury emerald 2", "explore 13u", "die pearl")
    assert table.view["at_hand"] == {"swords": 4, "type": "pearl"}


def test_a_power_once_fixed_does_not_change_but_new_actions_can_be_used() -> None:
    """MA-RAID-12: inside the raid an upgrade brings a sword, which is too late, or an action, which is not."""
    given: Given = {
        "figurehead": {0: "skull"},
        "treasures": {0: "emerald"},
        "explorers": {0: "7"},
        "upgrades": {0: "A1 A2"},
    }
    table = raid("5 5 5", **given).play("die gold", "spend skull", "bury emerald 2", "explore 8", "upgrade A4")
    assert table.view["at_hand"]["swords"] == 3
    table = raid("5 5 5", **given).play("die gold", "spend skull", "bury emerald 2", "explore 8", "upgrade B2")
    assert "B2" in table.offered("spend")
    table.play("spend B2")
    assert table.treasures() == [1, 1, 0]


# --- treasures --------------------------------------------------------------------------------------------------------


def test_an_empty_island_gives_treasures_from_the_supply() -> None:
    """MA-TRE-01, MA-GEN-01"""
    table = raid("1 5 1", islands=(4, 0, 4)).play("die emerald", "spend loot")
    assert (table.treasures(), table.islands) == ([0, 1, 0], [5, 0, 4])


@pytest.mark.parametrize(
    ("type", "points", "doubloons"),
    [("gold", 0, 3), ("emerald", 2, 0), ("pearl", 1, 1)],
)
def test_bonus_slots(type: str, points: int, doubloons: int) -> None:
    """MA-TRE-02, MA-DATA-09: the first cube on a free slot brings its bonus, the next one does not."""
    table = raid("6 6 6", slots={0: ""}, upgrades={0: "B2 A4 A5"}, cards={0: "I-C3"})
    table.play(f"die {type}", "spend loot")
    assert (table.points(), table.doubloons()) == (points, 10 + doubloons)
    assert [hoard["slot"] for hoard in table.player()["hoards"]] == [one == type for one in ALL_SLOTS.split()]
    table.play("spend B2")
    assert (table.points(), table.doubloons()) == (points, 10 + doubloons)
    assert sum(table.treasures()) == 2


def test_treasures_of_any_effect_come_from_the_island_and_may_lie_on_the_slot() -> None:
    """MA-TRE-04, MA-ICON-33, MA-TRE-09, MA-GEN-10: II-E13 gives an emerald and one of choice."""
    table = arrange(at={"c1.2": "II-E13"}).play("sail c1.2", "buy", "do treasure", "treasure gold", "do emerald")
    assert (table.treasures(), table.islands) == ([1, 1, 0], [3, 3, 4])
    assert (table.doubloons(), table.points()) == (10 - 7 + 3, 2)


def test_a_treasure_of_choice_may_be_refused() -> None:
    """MA-GEN-09, MA-GEN-10"""
    table = arrange(upgrades={0: "A1 A2 A3 A4 A5 A6"}).play("sail c1.1", "upgrade C3")
    assert set(table.legal) == {"treasure gold", "treasure emerald", "treasure pearl", "done"}
    table.play("done")
    assert table.treasures() == [0, 0, 0]


def test_three_treasures_come_in_one_after_the_other() -> None:
    """MA-TRE-09, MA-TRE-06, MA-FIG-I: the first lies on the slot, the island runs out, storage has no limit."""
    table = arrange(
        upgrades={0: "A1 A2 A3"},
        figureheads="falcon dragon lion whale",
        islands=(4, 2, 4),
        treasures={0: "emerald " * 9},
    ).play("sail c1.1", "upgrade B1", "figurehead falcon", "treasure emerald")
    assert (table.treasures(), table.islands[1], table.points(), table.doubloons()) == ([0, 12, 0], 0, 2, 7)


def test_a_slot_that_was_emptied_pays_again() -> None:
    """MA-TRE-05, MA-BURY-05: the cube on the slot is buried, and the next one lies there."""
    table = arrange(slots={0: "emerald"}, treasures={0: "emerald"}, markets={0: {1: "LOC1"}}, dice=["6 6 6"])
    table.play("sail c1.1", "bury emerald 4", "done", "do raid", "die emerald", "spend loot")
    assert (table.points(), table.treasures(), table.buried()) == (2, [0, 2, 0], [0, 1, 0])


def test_a_cube_on_the_sand_stays_there() -> None:
    """MA-TRE-08: one on the slot and one on the sand; the one on the slot is buried, the other does not move up."""
    table = arrange(slots={0: "emerald"}, treasures={0: "emerald emerald"}, markets={0: {1: "LOC1"}})
    table.play("sail c1.1", "bury emerald 4")
    assert (table.points(), [hoard["slot"] for hoard in table.player()["hoards"]]) == (0, [False, False, False])


def test_values_follow_the_cubes_on_the_island() -> None:
    """MA-TRE-07, MA-SCO-07, MA-TRE-03"""
    values = []
    for cubes in range(9):
        table = arrange(islands=(cubes, 4, 4))
        values.append(next(island["value"] for island in table.view["islands"] if island["type"] == "gold"))
    assert values == [2, 2, 2, 3, 3, 4, 4, 5, 5]


# --- worked cases -----------------------------------------------------------------------------------------------------


def test_swords_for_three_colors() -> None:
    """MA-EX-05, MA-RAID-03, MA-RAID-07"""
    given: Given = {
        "upgrades": {0: "A4 B2"},
        "cards": {0: "I-E5"},
        "figurehead": {0: "lion"},
        "at": {"c1.1": "LOC2"},
    }
    swords = {}
    for type in ALL_SLOTS.split():
        table = arrange(dice=["3 6 2"], **given)
        table.play("sail c1.1", "done", "do raid", f"die {type}")
        swords[type] = table.view["at_hand"]["swords"]
    assert swords == {"gold": 8, "emerald": 9, "pearl": 5}
    table = arrange(dice=["3 6 2"], slots={0: "emerald pearl"}, **given)
    table.play("sail c1.1", "done", "do raid", "die gold", "spend loot", "spend B2")
    assert (table.treasures(), table.islands[0], table.doubloons()) == ([2, 0, 0], 2, 13)
    table = arrange(dice=["3 6 2"], slots={0: "gold pearl"}, **given)
    table.play("sail c1.1", "done", "do raid", "die emerald", "spend B2", "spend loot", "spend vp")
    assert (table.treasures(), table.points(), table.seat) == ([0, 2, 0], 3, 1)


@pytest.mark.parametrize("raid_first", [True, False])
def test_man_of_war(raid_first: bool) -> None:
    """MA-EX-06, MA-RAID-06: whatever comes first; eleven cubes that bring neither swords nor discounts."""
    eleven = "A1 A2 A3 A5 A6 B1 B4 B5 C2 C5 C6"
    table = arrange(at={"c1.2": "II-S4"}, upgrades={0: eleven}, doubloons=12, slots={0: ALL_SLOTS})
    table.play("sail c1.2", "buy")
    if raid_first:
        table.play("do raid", "die emerald", "spend loot", "spend vp")
        assert table.step == "upgrade"
        table.play("upgrade D4", "die gold")
        assert table.legal == ["spend doubloons", "done"]
        table.play("spend doubloons")
    else:
        table.play("do upgrade", "upgrade D4", "die gold", "spend vp", "spend doubloons")
        table.play("die emerald", "spend loot")
    assert (table.doubloons(), table.points(), table.treasures(), table.seat) == (5, 1, [0, 1, 0], 1)


def test_a_raid_inside_a_raid() -> None:
    """MA-EX-07, MA-RAID-10, MA-GEN-08, MA-EXP-10"""
    table = raid(
        "5 1 1", figurehead={0: "skull"}, cards={0: "II-C3"}, explorers={0: "11u"}, treasures={0: "emerald"}
    ).play("die gold")
    assert table.view["at_hand"]["swords"] == 7
    table.play("spend skull", "bury emerald 2", "explore 13u", "die pearl")
    assert table.view["at_hand"] == {"swords": 6, "type": "pearl"}
    table.play("spend loot", "spend vp")
    assert table.view["at_hand"] == {"swords": 5, "type": "gold"}
    assert table.legal == ["spend doubloons", "done"]
    table.play("spend doubloons")
    assert table.seat == 1
    assert (table.buried(), table.treasures(), table.points(), table.doubloons()) == ([0, 1, 0], [0, 1, 1], 1, 13)

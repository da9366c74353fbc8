"""Location cards and their four steps (section 6 of the rules), with icons that locations bear (section 15)."""

from __future__ import annotations

import pytest
from tests.maracaibo.table import ALL_SLOTS, Given, arrange


def test_a_value_tile_adds_a_cube_whether_wanted_or_not() -> None:
    """MA-LOC-X1, MA-LOC-02, MA-LOC-01, MA-GEN-06: Trinidad with the pearl tile."""
    table = arrange(tiles={"LOC1": "pearl"}).play("sail c1.1")
    assert (table.islands, table.step) == ([4, 4, 5], "upgrade")


@pytest.mark.parametrize(("type", "after"), [("gold", [5, 4, 4]), ("emerald", [4, 5, 4]), ("pearl", [4, 4, 5])])
def test_each_kind_of_value_tile(type: str, after: list[int]) -> None:
    """MA-LOC-02, MA-DATA-03"""
    assert arrange(tiles={"LOC1": type}).play("sail c1.1").islands == after


def test_an_island_takes_any_number_of_cubes() -> None:
    """MA-LOC-02, MA-GEN-01: beyond what is printed."""
    assert arrange(tiles={"LOC1": "pearl"}, islands=(4, 4, 40)).play("sail c1.1").islands == [4, 4, 41]


def test_a_location_without_a_value_tile() -> None:
    """MA-LOC-02, MA-DATA-02: Tobago and Bonaire bear no symbol."""
    assert arrange().play("sail c3.2").islands == [4, 4, 4]
    assert arrange().play("sail c2.1").islands == [4, 4, 4]


def test_the_own_black_market_is_activated() -> None:
    """MA-LOC-X1, MA-LOC-03, MA-BM-F1: blue's market on Tobago buries a treasure."""
    table = arrange(markets={0: {1: "LOC2"}}, treasures={0: "emerald"}).play("sail c3.2")
    assert table.step == "bury"
    table.play("bury emerald 1")
    assert (table.buried(), table.islands, table.step) == ([0, 1, 0], [4, 5, 4], "upgrade")


def test_activating_is_optional() -> None:
    """MA-LOC-03"""
    table = arrange(markets={0: {1: "LOC2"}}, treasures={0: "emerald"}).play("sail c3.2", "done")
    assert (table.buried(), table.step) == ([0, 0, 0], "upgrade")


def test_a_market_of_somebody_else_does_nothing() -> None:
    """MA-LOC-03"""
    table = arrange(markets={1: {1: "LOC2"}}, treasures={0: "emerald"}).play("sail c3.2")
    assert table.step == "upgrade"


def test_the_steps_come_in_order() -> None:
    """MA-LOC-01: cube, black market, upgrade, actions."""
    table = arrange(markets={0: {1: "LOC1"}}, treasures={0: "pearl"}, slots={0: "pearl"}, tiles={"LOC1": "pearl"}).play(
        "sail c1.1"
    )
    assert (table.islands, table.step) == ([4, 4, 5], "bury")
    table.play("bury pearl 3")
    assert (table.points(), table.step) == (3, "upgrade")
    table.play("upgrade A4")
    assert table.legal == ["do raid", "done"]


def test_every_step_but_the_first_may_be_left_out() -> None:
    """MA-LOC-03, MA-LOC-04, MA-LOC-05"""
    table = arrange(ships={0: "c2.3"}).play("sail c3.4", "done")
    assert set(table.legal) == {"take Q24", "take Q25", "draw", "done"}
    table.play("done")
    assert (table.player()["upgrades"], table.quests(), table.seat) == ([], [], 1)


def test_an_upgrade_helps_in_the_actions_that_follow() -> None:
    """MA-LOC-07: a sword that was gained in step 3 counts in step 4."""
    table = arrange(dice=["4 1 1"]).play("sail c1.1", "upgrade A4")
    table.play("do raid", "die gold")
    assert table.view["at_hand"] == {"swords": 5, "type": "gold"}


def test_of_actions_with_a_stroke_only_one() -> None:
    """MA-LOC-05: LOC2 is Raid / Explore 2."""
    table = arrange().play("sail c3.2", "done")
    assert set(table.legal) == {"do raid", "do explore", "done"}
    table.play("do explore", "explore 1")
    assert (table.seat, table.doubloons()) == (1, 11)


def test_a_stroke_separates_groups() -> None:
    """MA-LOC-05: at LOC5 either Explore 2, or Bury 1 and 2 doubloons; within the group what is not wanted is left
    out.
    """
    table = arrange(ships={0: "c3.1"}, treasures={0: "gold"}).play("sail c4.2", "done")
    assert set(table.legal) == {"do explore", "do bury", "done"}
    table.play("do bury", "bury gold 3")
    assert (table.points(), table.doubloons(), table.seat) == (3, 12, 1)
    table = arrange(ships={0: "c3.1"}, treasures={0: "gold"}).play("sail c4.2", "done", "do bury", "done")
    assert (table.buried(), table.doubloons(), table.seat) == ([0, 0, 0], 12, 1)
    table = arrange(ships={0: "c3.1"}).play("sail c4.2", "done")  # without a treasure only the doubloons are left of it
    assert set(table.legal) == {"do explore", "do doubloons", "done"}
    table.play("do doubloons")
    assert (table.doubloons(), table.seat) == (12, 1)
    table = arrange(ships={0: "c3.1"}, treasures={0: "gold"}).play("sail c4.2", "done", "do explore", "explore 1")
    assert (table.buried(), table.doubloons(), table.seat) == ([0, 0, 0], 11, 1)


def test_a_group_with_a_quest_and_doubloons() -> None:
    """MA-LOC-05, MA-LOC-06, MA-GEN-09, MA-DATA-02: Aruba; the doubloons are taken without asking."""
    table = arrange(ships={0: "c2.3"}).play("sail c3.4", "done")
    table.play("draw")
    assert (table.quests(), table.doubloons()) == (["Q01"], 13)


def test_explore_3_on_bonaire() -> None:
    """MA-LOC-06, MA-DATA-02"""
    table = arrange().play("sail c2.1", "done")
    assert set(table.offered("explore")) == {"1", "2", "3"}


@pytest.mark.parametrize(
    ("code", "given", "points"),
    [
        ("LOC9", {"treasures": {0: "gold gold pearl"}, "buried": {0: "gold-1 pearl-2"}}, 2),
        ("LOC10", {"explorers": {0: "28"}}, 6),
        ("LOC11", {"cards": {0: "I-C1 I-C2 II-C3 II-C6 II-C7 II-C10 I-E1"}}, 6),
        ("LOC12", {"cards": {0: "I-E1 I-E2 I-C1"}}, 2),
    ],
)
def test_locations_of_level_2(code: str, given: Given, points: int) -> None:
    """MA-LOC-09, MA-COMP-05, MA-ICON-26, MA-ICON-27, MA-ICON-28, MA-ICON-29: steps 2 to 4, and points for what one
    has.
    """
    table = arrange(at={"c1.1": code}, **given).play("sail c1.1")
    assert (table.step, table.islands) == ("upgrade", [4, 4, 4])
    table.play("upgrade A4")
    while table.seat == 0:
        table.play("done")
    assert table.points() == points


def test_icons_of_locations_have_no_cap() -> None:
    """MA-ICON-34: eight buried treasures are 8 points, not 6."""
    table = arrange(
        at={"c1.1": "LOC9"},
        treasures={0: "gold gold gold gold pearl pearl pearl pearl"},
        buried={0: "gold-1 gold-2 gold-3 gold-4 pearl-1 pearl-2 pearl-3 pearl-4"},
    ).play("sail c1.1", "done")
    while table.seat == 0:
        table.play("done")
    assert table.points() == 8


def test_what_counts_is_counted_after_the_rest_of_the_place() -> None:
    """MA-GEN-07, MA-ICON-29: Explore over a river, then the points for rivers; that order is always the better one."""
    table = arrange(at={"c1.1": "LOC10"}, explorers={0: "10"}).play("sail c1.1", "done")
    table.play("explore 11u")
    assert (table.points(), table.doubloons()) == (2, 14)


def test_a_black_market_may_lie_on_a_location_of_level_2() -> None:
    """MA-LOC-09, MA-COMP-05"""
    table = arrange(at={"c1.1": "LOC9"}, markets={0: {3: "LOC9"}}).play("sail c1.1")
    assert table.points() == 2


def test_barbados_with_a_new_black_market() -> None:
    """MA-EX-04, MA-LOC-08, MA-LOC-02, MA-LOC-03, MA-BM-F10"""
    table = arrange(
        at={"c1.1": "LOC8"},
        tiles={"LOC8": "gold"},
        treasures={0: "gold gold"},
        buried={0: "gold-1"},
        slots={0: ALL_SLOTS},
        upgrades={0: "A1 A2 A4"},
        backs="3",
        dice=["4 1 1"],
    )
    table.play("sail c1.1")
    assert (table.islands, table.step) == ([5, 4, 4], "upgrade")
    table.play("upgrade B5", "market 3", "place LOC8")
    assert table.points() == 2
    assert table.told("market-used") in ([], [{"seat": 0, "tile": 3}])
    table.play("do raid", "die gold")  # 4 and the sword of A4
    table.play("spend loot")
    while table.seat == 0:
        table.play("done")
    assert (table.islands, table.treasures(), table.points()) == ([4, 4, 4], [3, 0, 0], 2)
    again = arrange(
        at={"c1.1": "LOC8"},
        tiles={"LOC8": "gold"},
        treasures={0: "gold gold gold"},
        buried={0: "gold-1"},
        backs="3",
        markets={0: {3: "LOC8"}},
    ).play("sail c1.1")
    assert (again.islands, again.points()) == ([5, 4, 4], 3)

"""Burying treasures (section 10 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.maracaibo.table import Given, Table, arrange


def shovel(**given: Any) -> Table:
    """A black market with a shovel on LOC1, and a ship that comes there."""
    return arrange(markets={0: {1: "LOC1"}}, tiles={"LOC1": "gold"}, **given).play("sail c1.1")


def test_sandrine_buries_her_emerald() -> None:
    """MA-BURY-X1, MA-BURY-01, MA-DATA-09: the space puts a cube on the emerald island."""
    table = shovel(treasures={0: "emerald"}).play("bury emerald 1")
    assert (table.islands, table.buried(), table.treasures()) == ([5, 5, 4], [0, 1, 0], [0, 1, 0])


@pytest.mark.parametrize(
    ("space", "doubloons", "points", "islands"),
    [
        ("gold 1", 14, 0, [5, 4, 4]),
        ("gold 2", 10, 0, [6, 4, 4]),
        ("gold 3", 10, 3, [5, 4, 4]),
        ("gold 4", 10, 0, [5, 4, 4]),
        ("emerald 3", 10, 3, [5, 4, 4]),
        ("emerald 4", 10, 0, [5, 4, 4]),
        ("pearl 2", 10, 0, [5, 4, 5]),
        ("pearl 3", 10, 3, [5, 4, 4]),
        ("pearl 4", 10, 0, [5, 4, 4]),
    ],
)
def test_the_bonus_of_each_space(space: str, doubloons: int, points: int, islands: list[int]) -> None:
    """MA-BURY-01, MA-DATA-09"""
    table = shovel(treasures={0: "gold emerald pearl"}).play(f"bury {space}")
    assert (table.doubloons(), table.points(), table.islands, table.step) == (doubloons, points, islands, "upgrade")


def test_a_space_with_a_quest() -> None:
    """MA-BURY-01"""
    table = shovel(treasures={0: "pearl"}).play("bury pearl 1", "draw")
    assert (table.quests(), table.step) == (["Q01"], "upgrade")


def test_without_a_free_space_a_type_cannot_be_buried() -> None:
    """MA-BURY-02"""
    table = shovel(
        treasures={0: "gold gold gold gold gold pearl"}, buried={0: "gold-1 gold-2 gold-3 gold-4"}, slots={0: "gold"}
    )
    assert set(table.offered("bury")) == {"pearl 1", "pearl 2", "pearl 3", "pearl 4"}
    assert table.reason("bury gold 1").key == "space-taken"
    assert table.reason("bury emerald 1").key == "none-in-storage"
    assert table.reason("bury pearl poseidon-1").key == "no-poseidon"


def test_a_cube_goes_into_its_own_section_and_only_once() -> None:
    """MA-BURY-01: a buried cube is no longer in storage."""
    table = shovel(treasures={0: "gold gold"}, buried={0: "gold-1"})
    assert table.offered("bury") == ["gold 2", "gold 3", "gold 4"]
    assert shovel(treasures={0: "gold"}, buried={0: "gold-1"}).step == "upgrade"


def test_several_shovels_may_bury_different_types() -> None:
    """MA-BURY-03: II-E11, Bury 2; the treasures still belong to the player."""
    table = arrange(at={"c1.2": "II-E11"}, treasures={0: "gold pearl"}).play("sail c1.2", "buy")
    table.play("bury gold 3", "bury pearl 3")
    assert (table.points(), table.buried(), table.treasures(), table.seat) == (6, [1, 0, 1], [1, 0, 1], 1)


def test_a_shovel_may_be_left_out() -> None:
    """MA-BURY-05, MA-ICON-14"""
    table = arrange(at={"c1.2": "II-E11"}, treasures={0: "gold pearl"}).play("sail c1.2", "buy")
    table.play("bury gold 3", "done")
    assert (table.buried(), table.seat) == ([1, 0, 0], 1)


def test_burying_gains_no_treasure() -> None:
    """MA-BURY-06: no bonus slot, no cube from the island."""
    table = shovel(treasures={0: "gold"}).play("bury gold 4")
    assert (table.doubloons(), table.treasures(), table.islands, table.told("treasure-taken")) == (
        10,
        [1, 0, 0],
        [5, 4, 4],
        [],
    )


def test_a_cube_on_a_bonus_slot_can_be_buried() -> None:
    """MA-BURY-05, MA-TRE-05"""
    table = shovel(treasures={0: "gold"}, slots={0: "gold"}).play("bury gold 4")
    assert [hoard["slot"] for hoard in table.player()["hoards"]] == [False, False, False]


def test_two_shovels_of_a_card() -> None:
    """MA-ICON-14, MA-ICON-37: II-E11 buries twice."""
    table = arrange(at={"c1.2": "II-E11"}, treasures={0: "gold gold gold"}).play("sail c1.2", "buy")
    table.play("bury gold 3", "bury gold 1")
    assert (table.points(), table.doubloons(), table.buried(), table.seat) == (3, 7, [2, 0, 0], 1)


def test_poseidon_takes_any_type_on_any_space() -> None:
    """MA-FIG-G, MA-FIG-04: 5 doubloons, 4 points, an upgrade, a treasure; each space holds one cube."""
    given: Given = {
        "treasures": {0: "gold pearl"},
        "figurehead": {0: "poseidon"},
        "slots": {0: "gold pearl"},
    }
    table = shovel(**given)
    assert set(table.offered("bury")) >= {f"{type} poseidon-{n}" for type in ("gold", "pearl") for n in (1, 2, 3, 4)}
    assert shovel(**given).play("bury gold poseidon-1").doubloons() == 15
    assert shovel(**given).play("bury pearl poseidon-2").points() == 4
    table = shovel(**given).play("bury gold poseidon-3", "upgrade A1")
    assert (table.player()["upgrades"], table.step, table.buried()) == (["A1"], "upgrade", [1, 0, 0])
    table = shovel(**given).play("bury pearl poseidon-4", "treasure emerald")
    assert (table.treasures(), table.islands) == ([1, 1, 1], [5, 3, 4])
    assert shovel(**given, poseidon={0: "gold . . ."}).reason("bury pearl poseidon-1").key == "space-taken"


def test_with_a_full_section_poseidon_still_takes_a_cube() -> None:
    """MA-FIG-G, MA-BURY-02"""
    table = shovel(treasures={0: "gold " * 5}, buried={0: "gold-1 gold-2 gold-3 gold-4"}, figurehead={0: "poseidon"})
    assert set(table.offered("bury")) == {f"gold poseidon-{n}" for n in (1, 2, 3, 4)}


def test_the_poseidon_and_the_emerald_slot() -> None:
    """MA-EX-09, MA-TRE-05, MA-FIG-04: buried on the treasure space, an emerald comes in on the free slot."""
    given: Given = {"figurehead": {0: "poseidon"}, "quests": {0: "Q05"}}
    table = arrange(
        markets={0: {1: "LOC2"}},
        treasures={0: "emerald"},
        slots={0: "emerald"},
        **given,
    ).play("sail c3.2", "bury emerald poseidon-4", "treasure emerald")
    assert (table.islands, table.points(), table.treasures(), table.buried()) == ([4, 3, 4], 2, [0, 2, 0], [0, 1, 0])
    assert table.player()["forecast"][6:9] == [6, 2, 3]  # treasures, buried ones, quests

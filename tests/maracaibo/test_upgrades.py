"""Ship upgrades, figureheads and black markets (section 12 of the rules), and icons of section 15."""

from __future__ import annotations

from typing import Any

import pytest
from tests.maracaibo.table import ALL_SLOTS, Given, Table, arrange

SECTION_A = "A1 A2 A3 A4 A5 A6"
SECTION_B = "B1 B2 B3 B4 B5 B6"
SECTION_C = "C1 C2 C3 C4 C5 C6"
SECTION_D = "D1 D2 D3 D4"


def upgrade(space: str, **given: Any) -> Table:
    """A ship comes to LOC1 and places a cube; enough cubes for every compartment lie there unless the test names
    others.
    """
    spaces = [one for one in f"{SECTION_A} {SECTION_B}".split() if one not in (space, "A4", "A5", "B2")]
    three = [one for one in ("C5", "C6", "C4") if one != space]
    given = {"upgrades": {0: " ".join(spaces + three)}, **given}
    return arrange(**given).play("sail c1.1", f"upgrade {space}")


# --- the board --------------------------------------------------------------------------------------------------------


def test_a_cube_on_a_free_space() -> None:
    """MA-UPG-01, MA-DATA-08"""
    table = arrange(upgrades={0: "A2"}).play("sail c1.1")
    assert set(table.offered("upgrade")) == set(SECTION_A.split()) - {"A2"}
    assert table.reason("upgrade A2").key == "space-upgraded"
    assert table.play("upgrade A4").player()["upgrades"] == ["A2", "A4"]


def test_the_first_partition_needs_two_cubes() -> None:
    """MA-UPG-X1, MA-UPG-02"""
    assert arrange(upgrades={0: "A1"}).player()["open_upgrades"] == ["A2", "A3", "A4", "A5", "A6"]
    table = arrange(upgrades={0: "A1"}).play("sail c1.1")
    assert table.reason("upgrade B1").facts == {"needs": 2}
    assert set(arrange(upgrades={0: "A1 A6"}).player()["open_upgrades"]) == {
        *["A2", "A3", "A4", "A5"],
        *SECTION_B.split(),
    }


@pytest.mark.parametrize(
    ("cubes", "open_sections"),
    [
        ("A1 A2 A3 A4 A5", "AB"),
        ("A1 A2 B1 B2 B3", "AB"),
        ("A1 A2 B1 B2 B3 B4", "ABC"),
        (SECTION_A, "BC"),
        ("A1 A2 B1 B2 B3 B4 C1 C2 C3 C4", "ABC"),
        ("A1 A2 B1 B2 B3 B4 C1 C2 C3 C4 C5", "ABCD"),
        (f"{SECTION_A} {SECTION_B}", "CD"),
    ],
)
def test_cubes_left_of_a_partition_are_counted_over_all_compartments(cubes: str, open_sections: str) -> None:
    """MA-UPG-05, MA-UPG-02, MA-DATA-08: 2, 6 and 11."""
    table = arrange(upgrades={0: cubes})
    assert {space[0] for space in table.player()["open_upgrades"]} == set(open_sections)
    assert set(table.play("sail c1.1").offered("upgrade")) == set(table.player()["open_upgrades"])


def test_cubes_to_the_right_do_not_open_a_partition() -> None:
    """MA-UPG-02: four in D would not do for C."""
    table = arrange(upgrades={0: "A1 A2 B1 B2 B3 D1 D2 D3 D4"})
    assert {space[0] for space in table.player()["open_upgrades"]} == {"A", "B"}


def test_an_upgrade_may_be_declined_and_a_full_board_takes_none() -> None:
    """MA-UPG-04"""
    assert arrange().play("sail c1.1", "done").player()["upgrades"] == []
    full = f"{SECTION_A} {SECTION_B} {SECTION_C} {SECTION_D}"
    assert arrange(upgrades={0: full}).play("sail c1.1").step == "effects"


def test_the_cube_comes_first_and_opens_the_next_compartment() -> None:
    """MA-UPG-07"""
    table = arrange(
        upgrades={0: "A1 A2 A3 A4 A5"}, explorers={0: "7"}, markets={0: {1: "LOC1"}}, treasures={0: "emerald"}
    )
    table.play("sail c1.1", "bury emerald 2", "explore 8", "upgrade A6", "cube gold", "upgrade C3", "treasure gold")
    assert table.player()["upgrades"] == [*SECTION_A.split(), "C3"]
    # the eleventh cube gives the explorer's space once more, an upgrade, for which D is open now
    table = arrange(upgrades={0: "A1 A2 A3 A4 A5 A6 B1 B4 B6 C2"}, explorers={0: "8"})
    table.play("sail c1.1", "upgrade C5")
    assert "D1" in table.offered("upgrade")


def test_a_one_time_space_may_be_taken_for_nothing() -> None:
    """MA-UPG-06, MA-UPG-04: a figurehead that cannot be paid, a market that cannot, a shovel without a treasure."""
    table = arrange(upgrades={0: "A1 A2"}, doubloons=2).play("sail c1.1", "upgrade B1")
    assert (table.player()["upgrades"], table.player()["figurehead"], table.step) == (
        ["A1", "A2", "B1"],
        None,
        "effects",
    )
    table = arrange(doubloons=1).play("sail c1.1", "upgrade A3")
    assert (table.player()["upgrades"], table.doubloons(), table.step) == (["A3"], 1, "effects")
    table = arrange(upgrades={0: "A1 A2"}).play("sail c1.1", "upgrade B4")
    assert (table.player()["upgrades"], table.step) == (["A1", "A2", "B4"], "effects")


# --- one-time spaces --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "doubloons", "points"),
    [("A1", 14, 0), ("D1", 10, 4), ("D2", 10, 1), ("C5", 10, 0)],
)
def test_spaces_that_pay_at_once(space: str, doubloons: int, points: int) -> None:
    """MA-UPG-03, MA-ICON-37"""
    table = upgrade(space)
    assert (table.doubloons(), table.points(), table.step) == (doubloons, points, "effects")


def test_spaces_with_a_quest() -> None:
    """MA-UPG-03, MA-ICON-37"""
    table = upgrade("A2").play("draw")
    assert len(table.quests()) == 1
    table = upgrade("B6").play("take Q24")
    assert (table.quests(), table.doubloons()) == (["Q24"], 11)


def test_a_cube_on_any_island() -> None:
    """MA-ICON-18, MA-UPG-03: A6; the point needs no asking, the cube may be left out."""
    table = upgrade("A6", tiles={"LOC1": "gold"})
    assert (table.points(), set(table.legal)) == (1, {"cube gold", "cube emerald", "cube pearl", "done"})
    assert table.play("cube emerald").islands == [5, 5, 4]


def test_two_cubes_on_the_same_island() -> None:
    """MA-ICON-19: II-E12."""
    table = arrange(at={"c1.2": "II-E12"}).play("sail c1.2", "buy", "cube pearl")
    assert (table.islands, table.seat) == ([4, 4, 6], 1)


def test_spaces_with_a_shovel() -> None:
    """MA-ICON-14"""
    assert upgrade("B4", treasures={0: "gold"}).play("bury gold 1").doubloons() == 14
    table = upgrade("D2", treasures={0: "gold"}).play("bury gold 3")
    assert table.points() == 4


def test_a_treasure_of_choice() -> None:
    """MA-ICON-37, MA-GEN-10"""
    table = upgrade("C3", slots={0: ALL_SLOTS}).play("treasure pearl")
    assert (table.treasures(), table.islands[2]) == ([0, 0, 1], 3)


def test_an_explore_of_two() -> None:
    """MA-ICON-11"""
    assert set(upgrade("C6").offered("explore")) == {"1", "2"}


def test_a_residence_and_a_raid_at_the_stern() -> None:
    """MA-ICON-20, MA-ICON-09"""
    table = upgrade("D3", doubloons=11).play("build RES3")
    assert table.player()["residences"] == ["RES3"]
    table = upgrade("D4").play("die pearl")
    assert table.view["at_hand"] == {"swords": 4, "type": "pearl"}


def test_an_upgrade_by_a_card() -> None:
    """MA-ICON-13: I-S1."""
    table = arrange(at={"c1.2": "I-S1"}).play("sail c1.2", "buy")
    assert table.step == "upgrade"
    assert table.play("upgrade A1").doubloons() == 8


# --- permanent spaces -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "fact", "value"),
    [
        ("A4", "swords", 1),
        ("A5", "explore_points", 1),
        ("B3", "discount", 2),
        ("B2", "raid_actions", ["vp", "doubloons", "loot", "B2"]),
        ("C1", "raid_actions", ["vp", "doubloons", "loot", "C1"]),
        ("C2", "trades", ["C2"]),
    ],
)
def test_spaces_that_work_from_now_on(space: str, fact: str, value: object) -> None:
    """MA-UPG-03, MA-GEN-05, MA-ICON-04, MA-ICON-06, MA-ICON-07, MA-ICON-08, MA-ICON-01, MA-ICON-02"""
    table = upgrade(space, upgrades={0: "A1 A2 A3 A6 B1 B4"})
    assert sorted(table.player()[fact]) == sorted(value) if isinstance(value, list) else table.player()[fact] == value  # type: ignore[literal-required]


# --- figureheads ------------------------------------------------------------------------------------------------------


def test_a_figurehead_costs_three_and_is_not_replaced() -> None:
    """MA-FIG-01, MA-ICON-16, MA-DATA-08"""
    table = upgrade("B1", figureheads="lion whale harpy dragon")
    assert (table.step, set(table.legal)) == (
        "figurehead",
        {"figurehead lion", "figurehead whale", "figurehead harpy", "figurehead dragon", "done"},
    )
    assert table.reason("figurehead kraken").key == "figurehead-not-there"
    table.play("figurehead whale")
    assert (table.player()["figurehead"], table.doubloons()) == ("whale", 7)
    assert table.view["figureheads"] == ["lion", "harpy", "dragon"]


def test_a_figurehead_may_be_left() -> None:
    """MA-ICON-16, MA-GEN-06"""
    table = upgrade("B1").play("done")
    assert (table.player()["figurehead"], table.doubloons(), table.step) == (None, 10, "effects")


def test_one_figurehead_for_each_player() -> None:
    """MA-FIG-02, MA-FIG-01"""
    table = upgrade("B1", figurehead={0: "lion"})
    assert (table.player()["figurehead"], table.doubloons(), table.step) == ("lion", 10, "effects")


def test_all_figureheads_are_gone() -> None:
    """MA-FIG-01, MA-GEN-09: the market is not refilled."""
    table = arrange(2, upgrades={0: "A1 A2"}, figurehead={1: "lion"}, figureheads="whale").play(
        "sail c1.1", "upgrade B1", "figurehead whale"
    )
    assert table.view["figureheads"] == []


def raid(head: str, dice: str = "3 3 3", **given: Any) -> Table:
    given = {"figurehead": {0: head}, "dice": [dice], "slots": {0: ALL_SLOTS}, **given}
    return arrange(**given).play("sail c1.1", "done", "do raid", "die gold")


def test_mermaid() -> None:
    """MA-FIG-A"""
    table = raid("mermaid").play("spend mermaid")
    assert (table.points(), table.doubloons(), table.view["at_hand"]["swords"]) == (2, 12, 1)


def test_dragon() -> None:
    """MA-FIG-B"""
    table = arrange(figurehead={0: "dragon"}).play("sail c2.1", "done")
    assert table.view["at_hand"] == {"points": 5}


def test_harpy() -> None:
    """MA-FIG-C, MA-MOV-01: four steps, four doubloons of income."""
    table = arrange(figurehead={0: "harpy"})
    assert "c4.1" in table.offered("sail")
    assert table.player()["income_doubloons"] == 4


def test_the_harpy_sails_four_steps_in_the_next_turn_too() -> None:
    """MA-FIG-C, MA-FIG-01: from the turn after it was taken."""
    table = upgrade("B1", figureheads="harpy dragon lion whale").play("figurehead harpy", "done", "sail c1.2", "coins")
    assert table.player()["sails"] == 4
    assert "c5.1" in table.offered("sail")  # c1.1 c2.2 c3.2 c4.1 c5.1


def test_sea_serpent() -> None:
    """MA-FIG-F"""
    player = arrange(figurehead={0: "sea-serpent"}).player()
    assert (player["income_vp"], player["income_doubloons"]) == (2, 2)


def test_kraken() -> None:
    """MA-FIG-H"""
    assert raid("kraken").play("spend kraken").doubloons() == 16


def test_falcon() -> None:
    """MA-FIG-I: three of one type at once."""
    table = upgrade("B1", figureheads="falcon dragon lion whale", slots={0: ALL_SLOTS}).play("figurehead falcon")
    assert set(table.legal) == {"treasure gold", "treasure emerald", "treasure pearl", "done"}
    table.play("treasure pearl")
    assert (table.treasures(), table.islands[2]) == ([0, 0, 3], 1)


def test_nautilus() -> None:
    """MA-FIG-J"""
    table = arrange(figurehead={0: "nautilus"}, slots={0: "gold"}).play("sail c2.1", "done", "give-up nautilus")
    assert (table.treasures(), table.view["at_hand"]) == ([1, 0, 0], {"points": 2})


def test_skull() -> None:
    """MA-FIG-K"""
    table = raid("skull", treasures={0: "pearl"}).play("spend skull", "bury pearl 3")
    assert (table.buried(), table.points(), table.view["at_hand"]["swords"]) == ([0, 0, 1], 3, 1)


def test_unicorn() -> None:
    """MA-FIG-L: developments and residences."""
    table = arrange(figurehead={0: "unicorn"}, doubloons=14).play("sail c2.3", "build RES1")
    assert table.doubloons() == 0
    table = arrange(figurehead={0: "unicorn"}).play("sail c1.2", "buy")
    assert table.doubloons() == 10 - 2


def test_falcon_on_a_half_open_ship() -> None:
    """MA-EX-10, MA-UPG-05, MA-UPG-07"""
    table = arrange(
        at={"c1.2": "II-C4"},
        upgrades={0: "A1 A2 A4 A5 B3"},
        doubloons=8,
        figureheads="falcon dragon lion whale",
        slots={0: "gold emerald"},
    ).play("sail c1.2", "buy")
    assert table.doubloons() == 3
    assert table.reason("upgrade C3").facts == {"needs": 6}
    table.play("upgrade B1", "figurehead falcon", "treasure pearl")
    assert (table.doubloons(), table.treasures(), table.islands[2], table.points()) == (0 + 1, [0, 0, 3], 1, 1)
    assert "C3" in table.offered("upgrade")
    assert table.reason("upgrade D1").facts == {"needs": 11}
    table.play("upgrade C3", "treasure pearl")
    assert (table.treasures(), table.islands[2]) == ([0, 0, 4], 0)


# --- black markets ----------------------------------------------------------------------------------------------------


def test_placing_costs_what_the_ship_says_and_activates_at_once() -> None:
    """MA-BM-01, MA-BM-F5, MA-DATA-07: A3 for 2 doubloons, any tile on any location."""
    table = upgrade("A3")
    assert (table.step, set(table.legal)) == ("market", {*[f"market {n}" for n in range(1, 6)], "done"})
    table.play("market 3")
    assert set(table.offered("place")) == {f"LOC{n}" for n in range(1, 9)}
    table.play("place LOC7", "cube pearl")
    assert (table.doubloons(), table.points(), table.player()["markets"][2]) == (8, 2, "c6.1")


def test_a_free_black_market() -> None:
    """MA-BM-01: B5 and C4 cost nothing."""
    assert upgrade("B5").play("market 2", "place LOC4").doubloons() == 10
    assert upgrade("C4").play("market 2", "place LOC4").doubloons() == 10


def test_only_locations_without_a_black_market() -> None:
    """MA-BM-03, MA-BM-02: whoever owns it; developments and residences are no locations."""
    table = upgrade("B5", markets={0: {1: "LOC1"}, 1: {4: "LOC2"}})
    assert set(table.offered("market")) == {"2", "3", "4", "5"}
    assert table.reason("market 1").key == "market-placed"
    table.play("market 2")
    assert set(table.offered("place")) == {f"LOC{n}" for n in range(3, 9)}
    assert table.reason("place LOC2").key == "location-taken"
    assert table.reason("place LOC9").key == "card-not-there"


def test_on_a_location_of_level_2_too() -> None:
    """MA-BM-01, MA-LOC-09"""
    assert "LOC9" in upgrade("B5", at={"c8.1": "LOC9"}).play("market 2").offered("place")


def test_without_a_free_location_nothing_happens() -> None:
    """MA-BM-02, MA-GEN-09"""
    everywhere = {0: {n: f"LOC{n}" for n in range(1, 5)}, 1: {n - 4: f"LOC{n}" for n in range(5, 9)}}
    assert upgrade("B5", markets=everywhere).step == "effects"


def test_without_an_unplaced_tile_nothing_happens() -> None:
    """MA-BM-02, MA-BM-01"""
    assert upgrade("B5", markets={0: {n: f"LOC{n + 1}" for n in range(1, 6)}}).step == "effects"


def test_a_tile_works_at_every_stop_and_once_for_each() -> None:
    """MA-BM-04, MA-BM-F10"""
    given: Given = {"markets": {0: {3: "LOC1"}}, "backs": "3", "treasures": {0: "gold gold"}}
    table = arrange(**given).play("sail c1.1")
    assert (table.points(), table.step) == (2, "upgrade")
    table = arrange(ships={0: "gulf"}, **given).play("sail maracaibo", "done", "sail c1.2", "coins", "sail c1.1")
    assert table.points() == 6 + 2


FACES = [
    ("2", "", {"quests": {0: "Q01 Q02 Q03"}}, 3),
    ("2", "2", {"explorers": {0: "18u"}}, 4),
    ("4", "", {"cards": {0: "I-E1 I-E2 I-C1"}}, 2),
    ("4", "4", {"cards": {0: "I-E1 I-E2 I-C1"}}, 1),
    ("5", "", {"treasures": {0: "emerald emerald pearl"}}, 2),
    ("5", "5", {"treasures": {0: "pearl pearl pearl emerald"}, "buried": {0: "pearl-1"}}, 3),
    ("3", "3", {"treasures": {0: "gold gold pearl"}}, 2),
    ("1", "1", {"treasures": {0: "gold gold pearl"}, "buried": {0: "gold-1 pearl-2"}}, 2),
]


@pytest.mark.parametrize(("tile", "backs", "given", "points"), FACES)
def test_faces_that_count(tile: str, backs: str, given: Given, points: int) -> None:
    """MA-BM-F2, MA-BM-F3, MA-BM-F4, MA-BM-F6, MA-BM-F7, MA-BM-F8, MA-BM-F9, MA-BM-F10, MA-SET-10"""
    assert upgrade("B5", backs=backs, **given).play(f"market {tile}", "place LOC4").points() == points


MANY = "gold " * 7 + "emerald " * 7 + "pearl " * 7
GRAVES = " ".join(f"{type}-{n}" for type in ("gold", "pearl") for n in (1, 2, 3, 4))


@pytest.mark.parametrize(
    ("tile", "backs"), [("1", "1"), ("2", ""), ("2", "2"), ("3", "3"), ("4", ""), ("4", "4"), ("5", ""), ("5", "5")]
)
def test_a_black_market_gives_at_most_six_points(tile: str, backs: str) -> None:
    """MA-BM-F2, MA-BM-F3, MA-BM-F4, MA-BM-F6, MA-BM-F7, MA-BM-F8, MA-BM-F9, MA-BM-F10: four rivers too."""
    table = upgrade(
        "B5",
        backs=backs,
        quests={0: "Q01 Q02 Q03 Q04 Q05 Q06 Q07"},
        explorers={0: "31"},
        cards={0: "I-E1 I-E2 I-E3 I-E4 I-E5 I-E6 I-E7 I-C1 I-C2 I-C3 I-C4 I-C5 I-C6 I-C7"},
        treasures={0: MANY},
        buried={0: GRAVES},
    ).play(f"market {tile}", "place LOC4")
    assert table.points() == 6


def test_a_black_market_with_a_shovel() -> None:
    """MA-BM-F1"""
    table = upgrade("B5", treasures={0: "gold"}).play("market 1", "place LOC4")
    assert set(table.legal) == {"bury gold 1", "bury gold 2", "bury gold 3", "bury gold 4", "done"}
    assert table.play("bury gold 3").points() == 3


def test_an_own_black_market_once_more() -> None:
    """MA-ICON-15: II-C5, any of those that lie on a location; its 2 points come in any case."""
    given: Given = {
        "at": {"c1.2": "II-C5"},
        "markets": {0: {2: "LOC4", 4: "LOC5"}, 1: {3: "LOC1"}},
        "quests": {0: "Q01 Q02 Q03"},
        "cards": {0: "I-E1"},
    }
    table = arrange(**given).play("sail c1.2", "buy")
    assert (table.points(), set(table.legal)) == (2, {"market 2", "market 4", "done"})
    assert table.reason("market 3").key == "market-not-placed"
    assert arrange(**given).play("sail c1.2", "buy", "market 2").points() == 5
    assert arrange(**given).play("sail c1.2", "buy", "market 4").points() == 3
    table = arrange(at={"c1.2": "II-C5"}).play("sail c1.2", "buy")
    assert (table.points(), table.seat) == (2, 1)


def test_points_and_doubloons_of_the_income_by_cards() -> None:
    """MA-ICON-22, MA-ICON-23: II-C8 and II-C7."""
    given: Given = {"cards": {0: "II-E2 I-C5"}, "figurehead": {0: "sea-serpent"}}
    table = arrange(at={"c1.2": "II-C8"}, **given).play("sail c1.2", "buy")
    assert table.points() == 1 + 1 + 2
    table = arrange(at={"c1.2": "II-C7"}, **given).play("sail c1.2", "buy")
    assert table.doubloons() == 10 - 4 + 4 + 1 + 2

"""The rival of a lone player (section 16 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.maracaibo.table import Given, Table, arrange, new_table

from flibuste.kernel.logbook import Luck


def jordan(card: str = "A1", die: str = "1", play: bool = True, **given: Any) -> Table:
    """Jordan's turn with this card on top, and this throw for a raid."""
    sheet = given.pop("sheet", {})
    others = [code for code in ["A1", "A2", "A3", "A4", "A5", "A6"] if code != card][:5]
    deck = given.pop("deck", " ".join([card, *others]))
    luck = given.pop("luck", [Luck("jordan-die", [one]) for one in die.split()])
    table = arrange(1, turn="jordan", jordan=sheet, jordan_deck=deck, luck=luck, **given)
    return table.play("jordan") if play else table


EMPTY_WAY: Given = {"at": {}, "fillers": "c8.1 c8.2 c8.3 c9.1", "sheet": {"ship": "c7.1"}}
"""Jordan's way from c7.1 leads only over cards that nobody knows."""


# --- setup and frame --------------------------------------------------------------------------------------------------


def test_a_game_against_jordan_is_set_up_for_two() -> None:
    """MA-SOLO-01, MA-SOLO-02, MA-SOLO-04, MA-SOLO-05, MA-OPT-01, MA-SOLO-37: three figureheads, 10 doubloons, one
    quest.
    """
    table = new_table(1)
    assert (table.seat, table.step, table.doubloons()) == (0, "keep", 10)
    assert table.jordan["quests"] == []
    table.play(table.legal[0])
    assert len(table.view["figureheads"]) == 3
    assert len(table.jordan["quests"]) == 1
    assert table.jordan["quests"][0]["quest"] is None
    assert (table.jordan["level"], table.jordan["upgrades"], table.jordan["deck"]) == (1, 0, 6)
    assert len(table.view["quest_market"]) == 2
    assert table.game.title.rivals(table.game.terms) == ["jordan"]


@pytest.mark.parametrize("b_cards", [0, 2, 6])
def test_the_solo_deck(b_cards: int) -> None:
    """MA-SOLO-03, MA-OPT-04, MA-COMP-04: six cards, so many of them B."""
    table = new_table(1, jordan_b_cards=b_cards)
    deck = table.p.to_data()["jordan"]["deck"]  # type: ignore[index]
    assert len(deck) == 6
    assert sum(card[0] == "B" for card in deck) == b_cards
    assert table.jordan["seen"] == []


def test_b_cards_are_for_one_player() -> None:
    """MA-OPT-04: 0 unless chosen."""
    assert new_table(1).game.options["jordan_b_cards"] == 0


def test_turns_alternate_over_the_ends_of_rounds() -> None:
    """MA-SOLO-05, MA-SOLO-07"""
    table = arrange(1, ships={0: "gulf"}).play("sail maracaibo", "done")
    assert (table.view["round"], table.step, table.legal) == (2, "jordan", ["jordan"])
    assert table.jordan["ship"] == "start"
    table = jordan(sheet={"ship": "gulf"}, ships={0: "c5.1"})
    assert (table.view["round"], table.seat, table.step, table.player()["ship"]) == (2, 0, "sail", "start")


def test_the_human_pays_the_supply() -> None:
    """MA-SOLO-06, MA-SOLO-01: if possible."""
    table = arrange(1, jordan={"ship": "c2.3"}, doubloons=3).play("sail c2.3")
    assert (table.doubloons(), table.told("paid-jordan")) == (2, [{"seat": 0}])
    assert arrange(1, jordan={"ship": "c2.3"}, doubloons=0).play("sail c2.3").doubloons() == 0
    assert arrange(1, jordan={"ship": "gulf"}, ships={0: "c9.1"}).play("sail gulf").doubloons() == 10


def test_the_human_is_paid_by_the_supply() -> None:
    """MA-SOLO-06"""
    assert jordan("A1", ships={0: "c3.2"}).doubloons() == 11
    assert jordan("A1", ships={0: "c3.1"}).doubloons() == 10


# --- cards ------------------------------------------------------------------------------------------------------------


def test_jordan_turns_his_next_card() -> None:
    """MA-SOLO-08"""
    table = jordan("A5")
    assert table.told("jordan-card")[0]["card"] == "jordan-A5"
    assert (table.jordan["shown"], table.jordan["deck"], table.jordan["seen"]) == (["A5"], 5, ["A5"])


def test_the_six_cards_are_shuffled_when_none_is_left() -> None:
    """MA-SOLO-08"""
    table = jordan(deck="", sheet={"shown": ["A1", "A2", "A3", "A4", "A5", "A6"]}, luck=[Luck("jordan-cards", ["A3"])])
    assert table.told("jordan-card")[0]["card"] == "jordan-A3"
    assert (table.jordan["deck"], table.jordan["shown"]) == (5, ["A3"])


def test_actions_are_tried_from_top_to_bottom() -> None:
    """MA-SOLO-10, MA-SOLO-33: A6 would purchase, but no such location is in reach, so it explores."""
    table = jordan("A6")
    assert table.told("jordan-acts") == [{"rival": "jordan", "action": "explore"}]
    assert (table.jordan["ship"], table.jordan["cards"]) == ("c3.2", [])


def test_a_card_without_a_possible_action_is_ignored() -> None:
    """MA-SOLO-10, MA-SOLO-11: A3 and B3 find nothing; B3 gives no bonus; A1 explores."""
    table = jordan(deck="A3 B3 A1 A2 A4 A5", **{**EMPTY_WAY, "fillers": "c8.1 c8.2 c8.3", "at": {"c9.1": "LOC3"}})
    assert [one["card"] for one in table.told("jordan-ignored")] == ["jordan-A3", "jordan-B3"]
    assert (table.jordan["ship"], table.jordan["upgrades"]) == ("c9.1", 1)
    assert table.told("jordan-acts") == [{"rival": "jordan", "action": "explore"}]


def test_if_no_card_is_possible_jordan_only_moves() -> None:
    """MA-SOLO-12, MA-SOLO-38: the nearest column, the highest space; the human there gains 1."""
    table = jordan(deck="A1 A2 A3 A4 A5 A6", ships={0: "c9.1"}, **EMPTY_WAY)
    assert len(table.told("jordan-ignored")) == 6
    assert (table.jordan["ship"], table.jordan["upgrades"], table.points(1), table.doubloons()) == ("c9.1", 0, 0, 11)
    assert table.seat == 0


def test_a_fallback_move_to_a_location_does_nothing_there() -> None:
    """MA-SOLO-38: LOC5 with a value tile, but all cards want something else. Here only hidden kinds lie in reach."""
    table = jordan(
        deck="A1 A2 A3 A4 A5 A6",
        sheet={"ship": "c7.1"},
        fillers="c8.1 c8.2 c8.3",
        at={"c9.1": "LOC7"},
        top="",
        dry=True,
    )
    # LOC7 shows Purchase, but level II is empty, so not even A6 is possible
    assert (table.jordan["ship"], table.islands, table.jordan["upgrades"]) == ("c9.1", [4, 4, 4], 0)


def test_destinations() -> None:
    """MA-SOLO-13, MA-SOLO-14: the nearest column to Maracaibo, then the highest; only legal moves."""
    table = jordan("B4", at={"c3.2": "I-C1", "c3.4": "I-C7", "c3.3": "LOC2"})
    assert (table.jordan["ship"], table.jordan["cards"]) == ("c3.2", ["I-C1"])
    table = jordan("A1", at={"c1.1": "LOC2", "c3.2": "I-C1", "c2.1": "LOC1"})
    assert table.jordan["ship"] == "c2.1"


# --- raid -------------------------------------------------------------------------------------------------------------


def test_a_raid_at_a_location() -> None:
    """MA-SOLO-15, MA-SOLO-16, MA-SOLO-18: value tile, upgrade (to level 2), 2 points and a treasure."""
    table = jordan("A1", "2", at={"c3.2": "LOC1"}, tiles={"LOC1": "pearl"})
    assert (table.islands, table.jordan["level"], table.points(1)) == ([4, 3, 5], 2, 2)
    assert (table.jordan["treasures"], table.jordan["upgrades"]) == ([0, 1, 0], 1)


@pytest.mark.parametrize(
    ("level", "treasures", "points", "islands"),
    [
        (0, [0, 0, 1], 0, [4, 4, 3]),
        (1, [0, 0, 1], 2, [4, 4, 3]),
        (2, [0, 0, 1], 2, [4, 4, 4]),
        (3, [0, 0, 2], 3, [4, 4, 3]),
    ],
)
def test_levels_of_a_raid(level: int, treasures: list[int], points: int, islands: list[int]) -> None:
    """MA-SOLO-16, MA-SOLO-29: by the bonus of B2, without an upgrade; then a development."""
    table = jordan(deck="B2 A1 A2 A3 A4 A5", die="3", sheet={"level": level, "upgrades": 22})
    assert (table.jordan["treasures"], table.islands) == (treasures, islands)
    assert table.points(1) == points


def test_no_cube_if_jordan_has_no_more_than_the_human() -> None:
    """MA-SOLO-16: equal is not more."""
    table = jordan(deck="B2 A1 A2 A3 A4 A5", die="3", sheet={"level": 2, "upgrades": 22}, treasures={0: "pearl"})
    assert table.islands == [4, 4, 3]
    table = jordan(
        deck="B2 A1 A2 A3 A4 A5",
        die="3",
        sheet={"level": 3, "upgrades": 22},
        treasures={0: "pearl pearl"},
        buried={0: "pearl-1"},
    )
    assert table.islands == [4, 4, 2]


@pytest.mark.parametrize(
    ("die", "islands", "type"),
    [
        ("1", (4, 9, 9), 0),
        ("2", (9, 4, 9), 1),
        ("3", (9, 9, 4), 2),
        ("4", (4, 4, 4), 0),
        ("5", (3, 5, 5), 1),
        ("6", (3, 4, 5), 2),
        ("6", (0, 0, 0), 0),
    ],
)
def test_the_die_names_the_treasure(die: str, islands: tuple[int, int, int], type: int) -> None:
    """MA-SOLO-17, MA-DATA-12, MA-SOLO-18: from an empty island it comes out of the supply."""
    table = jordan("A1", die, islands=islands)
    assert table.jordan["treasures"] == [int(one == type) for one in range(3)]
    assert table.islands[type] == max(0, islands[type] - 1)


def test_islands_are_compared_after_the_value_tile() -> None:
    """MA-SOLO-18"""
    table = jordan("A1", "4", at={"c3.2": "LOC1"}, tiles={"LOC1": "pearl"})
    assert table.jordan["treasures"] == [0, 0, 1]


# --- explore ----------------------------------------------------------------------------------------------------------


def test_an_explore_at_a_location() -> None:
    """MA-SOLO-19, MA-SOLO-15, MA-SOLO-34: LOC2 shows Explore 2 behind the stroke; the upgrade makes it level 2: one
    more.
    """
    table = jordan("A2")
    assert (table.jordan["ship"], table.jordan["explorer"], table.points(1)) == ("c3.2", "3", 3)
    assert table.jordan["treasures"] == [0, 0, 0]


@pytest.mark.parametrize(("level", "space", "points"), [(0, "2", 3), (1, "3", 3), (2, "4l", 4), (3, "4l", 6)])
def test_levels_of_an_explore(level: int, space: str, points: int) -> None:
    """MA-SOLO-19"""
    table = jordan("A2", sheet={"level": level, "upgrades": 22})
    assert (table.jordan["explorer"], table.points(1)) == (space, points)


@pytest.mark.parametrize(("start", "end"), [("3", "5l"), ("10", "12u"), ("17", "19l"), ("24", "26u")])
def test_the_longer_path_at_each_fork(start: str, end: str) -> None:
    """MA-SOLO-19"""
    assert jordan("A2", sheet={"explorer": start, "upgrades": 22}).jordan["explorer"] == end


def test_occupied_spaces_are_skipped_by_both() -> None:
    """MA-SOLO-19, MA-EXP-02: Jordan over the human, the human over Jordan."""
    assert jordan("A2", explorers={0: "1"}, sheet={"upgrades": 22}).jordan["explorer"] == "3"
    table = arrange(1, jordan={"explorer": "1"}).play("sail c2.1", "done")
    assert set(table.offered("explore")) == {"2", "3", "4u", "4l"}


def test_no_benefit_from_the_space() -> None:
    """MA-SOLO-19: and everybody is told how far he came."""
    table = jordan("A2", sheet={"explorer": "6l", "upgrades": 22})
    assert (table.jordan["explorer"], table.jordan["upgrades"], table.points(1)) == ("8", 22, 3)
    assert table.told("explored") == [{"rival": "jordan", "space": "way-8", "rivers": table.jordan["rivers"]}]


def test_on_the_last_space_only_the_points() -> None:
    """MA-SOLO-33: Explore stays possible."""
    table = jordan("A2", sheet={"explorer": "31", "upgrades": 22})
    assert (table.jordan["explorer"], table.points(1)) == ("31", 3)
    table = jordan("A2", sheet={"explorer": "30", "upgrades": 22})
    assert (table.jordan["explorer"], table.jordan["rivers"]) == ("31", 4)


# --- quest, purchase, development -------------------------------------------------------------------------------------


def test_a_quest() -> None:
    """MA-SOLO-20, MA-SOLO-15: the rightmost card; the other slides, a new one comes; the value tile of LOC4 counts."""
    table = jordan("A3", market="Q24 Q25", quest_top="Q05")
    assert table.jordan["ship"] == "c3.4"
    assert table.told("quest-taken") == [{"rival": "jordan", "quest": "Q25"}]
    assert table.view["quest_market"] == ["Q05", "Q24"]
    assert (table.islands, table.jordan["upgrades"]) == ([4, 5, 4], 1)


def test_without_quests_in_the_market() -> None:
    """MA-SOLO-33, MA-SOLO-39: the quest action is impossible, a quest upgrade does nothing."""
    table = jordan("A3", market="", quest_deck="", sheet={"upgrades": 1})
    assert table.told("jordan-acts") == [{"rival": "jordan", "action": "development"}]
    table = jordan("A1", market="", quest_deck="", sheet={"upgrades": 2})
    assert (table.jordan["upgrades"], table.jordan["quests"]) == (3, [])


def test_a_purchase() -> None:
    """MA-SOLO-21, MA-SOLO-15: at LOC7; the top card of level II, nothing from the map."""
    table = jordan("A6", sheet={"ship": "c4.1"}, top="LOC9 II-C1")
    assert (table.jordan["ship"], table.jordan["cards"], table.level_2[0]) == ("c6.1", ["LOC9"], "II-C1")
    assert (table.islands, table.jordan["upgrades"], table.map["c6.1"]) == ([4, 5, 4], 1, "LOC7")
    (bought,) = table.told("development-bought")
    assert (bought["rival"], bought["card"], bought["price"]) == ("jordan", "LOC9", 0)


def test_what_jordan_purchases_comes_to_light() -> None:
    """MA-SOLO-21: a search tells what he found from what he might have found."""
    seen = {jordan("A6", sheet={"ship": "c4.1"}, top=f"{top} II-C1").p.sights for top in ("LOC9", "LOC10", "LOC11")}
    assert len(seen) == 3


def test_of_two_purchases_the_nearer_to_maracaibo() -> None:
    """MA-SOLO-21, MA-SOLO-13"""
    table = jordan("A6", sheet={"ship": "c4.1"}, at={"c6.3": "LOC6", "c5.1": "LOC7"})
    assert table.jordan["ship"] == "c6.3"


def test_margarita_shows_quest_and_purchase() -> None:
    """MA-SOLO-34"""
    table = jordan("A3", sheet={"ship": "c4.2"}, at={"c5.2": "LOC6", "c3.4": "RES6"})
    assert (table.jordan["ship"], len(table.told("quest-taken"))) == ("c5.2", 1)
    table = jordan("A6", sheet={"ship": "c3.1"}, at={"c4.1": "LOC6", "c9.2": "LOC7"})
    assert (table.jordan["ship"], len(table.jordan["cards"])) == ("c4.1", 1)


def test_a_development_by_the_order_of_types() -> None:
    """MA-SOLO-22, MA-SOLO-23: B5 wants Equipment, Crew, Ships; free, without effects. The bonus brings 3 points."""
    table = jordan("B5", top="II-C1", at={"c3.3": "I-E8", "c3.2": "I-C4", "c3.4": "I-S2"})
    assert (table.jordan["ship"], table.jordan["cards"], table.map["c3.3"]) == ("c3.3", ["I-E8"], "II-C1")
    assert table.told("development-bought") == [{"rival": "jordan", "card": "I-E8", "price": 0, "place": "c3.3"}]
    assert (table.jordan["treasures"], table.jordan["upgrades"], table.points(1)) == ([0, 0, 0], 0, 3)
    table = jordan("B5", at={"c2.2": "I-S3", "c3.2": "I-C4", "c3.3": "I-S2"})
    assert table.jordan["cards"] == ["I-C4"]


def test_ships_stay_when_jordan_takes_a_development() -> None:
    """MA-SOLO-22, MA-DEV-04, MA-SOLO-06"""
    table = jordan("B6", ships={0: "c3.3"}, top="II-C1")
    assert (table.player()["ship"], table.jordan["ship"], table.map["c3.3"], table.doubloons()) == (
        "c3.3",
        "c3.3",
        "II-C1",
        11,
    )


def test_a_filler_is_no_development_for_jordan() -> None:
    """MA-DEV-09, MA-SOLO-22"""
    assert jordan("B6", fillers="c3.3").jordan["ship"] != "c3.3"


# --- Gulf and Maracaibo -----------------------------------------------------------------------------------------------


def test_jordan_must_go_to_the_gulf_for_a_raid() -> None:
    """MA-SOLO-24: LOC2 lies in reach too; no sword bonus, but the upgrade."""
    table = jordan("A1", "1", sheet={"ship": "c8.1"}, at={"c9.1": "LOC2"})
    assert (table.jordan["ship"], table.jordan["upgrades"], table.jordan["treasures"], table.points(1)) == (
        "gulf",
        1,
        [1, 0, 0],
        2,
    )


def test_jordan_explores_4_on_the_gulf() -> None:
    """MA-SOLO-24"""
    table = jordan("A2", sheet={"ship": "c9.1", "upgrades": 22})
    assert (table.jordan["ship"], table.jordan["explorer"], table.points(1)) == ("gulf", "4l", 3)


def test_an_action_above_the_raid_comes_first() -> None:
    """MA-SOLO-24: A3 would raid in the third place only."""
    table = jordan("A3", sheet={"ship": "c8.2"}, at={"c9.1": "LOC4"})
    assert table.jordan["ship"] == "c9.1"


def test_from_the_gulf_without_a_card() -> None:
    """MA-SOLO-25: 6 points, an upgrade, the round ends; the human's income comes."""
    table = jordan(sheet={"ship": "gulf"}, cards={0: "I-E1"})
    assert (table.points(1), table.jordan["upgrades"], table.jordan["deck"], table.view["round"]) == (6, 1, 6, 2)
    assert (table.doubloons(), table.jordan["ship"]) == (15, "start")


def test_no_doubloon_on_the_gulf() -> None:
    """MA-SOLO-06, MA-GULF-03"""
    assert jordan("A1", sheet={"ship": "c9.1"}, ships={0: "gulf"}).doubloons() == 10


# --- upgrades ---------------------------------------------------------------------------------------------------------

SIGNS = [
    "strength",
    "residence",
    "quest",
    "residence",
    "quest",
    "strength",
    "residence",
    "strength",
    "figurehead",
    "quest",
    "residence",
]
LATE_SIGNS = {
    1: ["-"] * 11,
    2: [*["-"] * 3, "quest", "-", "quest", *["-"] * 5],
    3: [*["-"] * 2, "quest", "-", "quest", "quest", *["-"] * 5],
}
"""By the number of the rulings: a game goes on under those it was begun by."""


@pytest.mark.parametrize(
    ("rules", "signs"),
    [(rules, SIGNS + late) for rules, late in LATE_SIGNS.items()],
    ids=[f"rules {n}" for n in LATE_SIGNS],
)
@pytest.mark.parametrize("cubes", range(22))
def test_upgrades_from_left_to_right(cubes: int, rules: int, signs: list[str]) -> None:
    """MA-SOLO-26, MA-DATA-11: the sign of the next free space, at once; a space without a sign only takes the cube."""
    sign = signs[cubes]
    die = {"figurehead": "5", "residence": "2"}.get(sign, "")
    table = jordan(sheet={"ship": "gulf", "upgrades": cubes}, die=die, figureheads="lion whale harpy", rules=rules)
    assert table.jordan["upgrades"] == cubes + 1
    assert [one or "-" for one in table.jordan["spaces"]] == signs
    assert (
        table.jordan["level"],
        len(table.jordan["quests"]),
        table.jordan["figurehead"],
        table.jordan["residences"],
    ) == (
        1 + (sign == "strength"),
        int(sign == "quest"),
        "harpy" if sign == "figurehead" else None,
        ["RES6"] if sign == "residence" else [],
    )


def test_the_level_is_at_most_four() -> None:
    """MA-SOLO-26"""
    assert jordan(sheet={"ship": "gulf", "level": 3}).jordan["level"] == 4


def test_a_full_board_takes_no_cube() -> None:
    """MA-SOLO-28"""
    table = jordan(sheet={"ship": "gulf", "upgrades": 22})
    assert (table.jordan["upgrades"], table.points(1)) == (22, 6)


@pytest.mark.parametrize(
    ("die", "head"), [("1", "lion"), ("2", "lion"), ("3", "whale"), ("4", "whale"), ("5", "harpy"), ("6", "harpy")]
)
def test_a_figurehead_for_jordan(die: str, head: str) -> None:
    """MA-SOLO-26, MA-SOLO-28: it is only denied to the human."""
    table = jordan(sheet={"ship": "gulf", "upgrades": 8}, die=die, figureheads="lion whale harpy")
    assert table.jordan["figurehead"] == head
    assert table.told("figurehead-taken") == [{"rival": "jordan", "figurehead": head, "price": 0}]
    assert head not in table.view["figureheads"]
    assert len(table.view["figureheads"]) == 2


def test_no_figurehead_for_jordan_where_none_lies() -> None:
    """MA-SOLO-26: the third tile, of two."""
    table = jordan(sheet={"ship": "gulf", "upgrades": 8}, die="5", figureheads="lion whale")
    assert (table.jordan["figurehead"], table.view["figureheads"]) == (None, ["lion", "whale"])


def test_no_figurehead_for_jordan_after_the_human() -> None:
    """MA-SOLO-26"""
    table = jordan(sheet={"ship": "gulf", "upgrades": 8}, die="", figurehead={0: "kraken"}, figureheads="lion whale")
    assert (table.jordan["figurehead"], table.view["figureheads"]) == (None, ["lion", "whale"])


def test_a_residence_for_jordan() -> None:
    """MA-SOLO-27: numbered from left to right, 5 and 6 and an own token are thrown again; 2 points for the first."""
    table = jordan(sheet={"ship": "gulf", "upgrades": 3, "residences": ["RES1"]}, die="5 1 6 3")
    assert (table.jordan["residences"], table.points(1)) == (["RES1", "RES3"], 6 + 2)
    assert [one["die"] for one in table.told("jordan-die")] == [5, 1, 6, 3], "everybody sees how he throws"
    table = jordan(sheet={"ship": "gulf", "upgrades": 3}, die="4", residences={0: "RES12"})
    assert (table.jordan["residences"], table.points(1)) == (["RES12"], 6)


def test_residences_of_a_column_are_numbered_from_the_top() -> None:
    """MA-SOLO-27"""
    at = {"c5.1": "RES12", "c5.3": "RES3"}
    assert jordan(sheet={"ship": "gulf", "upgrades": 3}, die="2", at=at).jordan["residences"] == ["RES12"]
    assert jordan(sheet={"ship": "gulf", "upgrades": 3}, die="4", at=at).jordan["residences"] == ["RES3"]


def test_with_all_residences_nothing_happens() -> None:
    """MA-SOLO-27"""
    homes = ["RES1", "RES3", "RES6", "RES12"]
    table = jordan(sheet={"ship": "gulf", "upgrades": 3, "residences": homes}, die="")
    assert (table.jordan["upgrades"], table.points(1)) == (4, 6)


# --- bonus actions ----------------------------------------------------------------------------------------------------


def test_the_bonus_comes_first() -> None:
    """MA-SOLO-09, MA-SOLO-29: B1 upgrades, then takes a development without another upgrade."""
    table = jordan("B1", die="")
    assert (table.jordan["upgrades"], table.jordan["level"], len(table.jordan["cards"])) == (1, 2, 1)
    assert [name for name in table.story if name in ("jordan-upgraded", "sailed", "development-bought")] == [
        "jordan-upgraded",
        "sailed",
        "development-bought",
    ]


def test_a_bonus_explore_of_one() -> None:
    """MA-SOLO-29, MA-DATA-11: B5, level 2: two spaces and 3 points, without steps 1 and 2; then a development."""
    table = jordan("B5", sheet={"level": 1})
    assert (table.jordan["explorer"], table.points(1), len(table.jordan["cards"])) == ("2", 3, 1)
    assert (table.islands, table.jordan["upgrades"]) == ([4, 4, 4], 0)


def test_the_plan_is_made_before_the_bonus() -> None:
    """MA-SOLO-35, MA-SOLO-11: B3 takes the last quest of the market by its upgrade, and sails to LOC4 for it all the
    same, where it finds an upgrade but no quest.
    """
    table = jordan(
        "B3",
        market="Q24",
        quest_deck="",
        at={"c9.1": "LOC4"},
        fillers="c8.1 c8.2 c8.3",
        sheet={"ship": "c7.1", "upgrades": 2},
    )
    assert [one["action"] for one in table.told("jordan-acts")] == ["quest"]
    assert (table.jordan["ship"], len(table.jordan["quests"]), table.jordan["upgrades"]) == ("c9.1", 1, 4)


# --- the end ----------------------------------------------------------------------------------------------------------


def test_jordan_has_one_more_turn_after_the_human() -> None:
    """MA-SOLO-32, MA-SOLO-05"""
    table = arrange(1, round=3, ships={0: "gulf"}).play("sail maracaibo", "done")
    assert (table.game.over, table.step) == (False, "jordan")
    table.play("jordan")
    assert table.game.over


def test_jordan_ends_the_game_at_once() -> None:
    """MA-SOLO-32"""
    assert jordan(round=3, sheet={"ship": "gulf"}).game.over


def test_jordans_score() -> None:
    """MA-SOLO-30, MA-SOLO-23: rivers 4, developments 6, residences 15, treasures by their islands, quests 5, six of
    them 10 more.
    """
    sheet = {
        "ship": "gulf",
        "upgrades": 22,
        "explorer": "28",
        "cards": ["I-E1", "II-S1", "LOC9"],
        "residences": ["RES1", "RES6"],
        "treasures": [2, 1, 1],
        "quests": ["Q01/0", "Q02/0", "Q03/0", "Q04/0", "Q05/0", "Q06/0"],
        "figurehead": "lion",
    }
    table = jordan(round=3, sheet=sheet, islands=(7, 5, 2), figureheads="whale harpy")
    assert table.game.over
    score = table.score(1)
    assert score["play"] == 6
    assert (score["rivers"], score["developments"], score["residences"]) == (12, 18, 30)
    assert (score["treasures"], score["quests"], score["many-quests"]) == (2 * 5 + 4 + 2, 30, 10)
    assert (score["doubloons"], score["endgame"], score["buried"]) == (0, 0, 0)
    assert table.game.scores()[1] == 6 + 12 + 18 + 30 + 16 + 30 + 10


def test_five_quests_are_not_six() -> None:
    """MA-SOLO-30: seven are."""
    hand = [f"Q{n:02}/0" for n in range(1, 8)]
    table = jordan(round=3, sheet={"ship": "gulf", "upgrades": 22, "quests": hand[:5]})
    assert (table.score(1)["quests"], table.score(1)["many-quests"]) == (25, 0)
    table = jordan(round=3, sheet={"ship": "gulf", "upgrades": 22, "quests": hand})
    assert (table.score(1)["quests"], table.score(1)["many-quests"]) == (35, 10)


@pytest.mark.parametrize(("points", "won"), [(5, False), (6, False), (7, True)])
def test_a_tie_is_a_loss(points: int, won: bool) -> None:
    """MA-SOLO-31: even with more buried treasures."""
    table = jordan(round=3, sheet={"ship": "gulf", "upgrades": 22}, points={0: points}, doubloons=0)
    assert table.game.scores() == [points, 6]
    assert table.outcome.winners == ([0] if won else [])


def test_jordan_on_the_way_to_the_gulf() -> None:
    """MA-EX-14, MA-SOLO-24, MA-SOLO-16, MA-SOLO-18, MA-SOLO-22"""
    given: Given = {
        "at": {"c9.1": "II-C14", "c9.2": "RES1"},
        "sheet": {"ship": "c8.2", "upgrades": 5, "level": 1, "treasures": [0, 1, 0]},
        "treasures": {0: "emerald"},
        "top": "II-C1",
    }
    table = jordan("A3", **dict(given))
    assert (table.jordan["ship"], table.jordan["cards"], table.map["c9.1"]) == ("c9.1", ["II-C14"], "II-C1")
    table = jordan("A1", "2", **dict(given))
    assert (table.jordan["ship"], table.jordan["upgrades"], table.jordan["level"]) == ("gulf", 6, 3)
    assert (table.points(1), table.jordan["treasures"], table.islands) == (2, [0, 2, 0], [4, 4, 4])

"""The final scoring, residences and quests (sections 13 and 14 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.maracaibo.table import Given, Table, arrange


def ended(**given: Any) -> Table:
    """Seat 1 ends the game; seat 0 has what the test gives."""
    table = arrange(**{"turn": 1, "round": 3, "ships": {1: "gulf"}, "doubloons": 0, **given})
    table.play("sail maracaibo", "done")
    assert table.game.over
    return table


def test_the_whole_score() -> None:
    """MA-EX-12, MA-SCO-01, MA-SCO-02, MA-SCO-03, MA-SCO-04, MA-SCO-05, MA-SCO-06, MA-SCO-07, MA-SCO-08, MA-SCO-09,
    MA-SCO-10
    """
    table = ended(
        at={"c2.3": "RES1", "c5.2": "RES6"},
        points={0: 84},
        doubloons={0: 13, 1: 0},
        explorers={0: "28"},
        cards={0: "I-E1 I-C4 I-E3 II-E4 II-C10 II-S1"},
        treasures={0: "gold gold gold gold emerald pearl pearl pearl"},
        buried={0: "gold-1 gold-2 pearl-1 pearl-2"},
        islands=(5, 2, 4),
        residences={0: "RES1 RES6"},
        quests={0: "Q01 Q07 Q09 Q11 Q15 Q24 Q25"},
        market="Q02 Q03",
    )
    assert table.told("income")[0] == {"seat": 0, "doubloons": 7, "points": 2, "sources": ["I-E1", "I-C4", "I-E3"]}
    assert table.score(0) == {
        "play": 86,
        "rivers": 12,
        "doubloons": 4,
        "developments": 33,
        "endgame": 15,
        "residences": 26,
        "treasures": 27,
        "buried": 8,
        "quests": 20,
        "many-quests": 10,
    }
    assert table.game.scores()[0] == 241


def test_nothing_at_all() -> None:
    """MA-SCO-01: 6 points of Maracaibo are all that seat 1 has."""
    table = ended()
    assert table.game.scores() == [0, 6]
    assert set(table.score(0).values()) == {0}


@pytest.mark.parametrize(("doubloons", "points"), [(4, 0), (5, 1), (9, 1), (10, 2), (53, 10)])
def test_a_point_for_each_full_five_doubloons(doubloons: int, points: int) -> None:
    """MA-SCO-03"""
    assert ended(doubloons=doubloons).score()["doubloons"] == points


@pytest.mark.parametrize(("cubes", "value"), [(0, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (20, 5)])
def test_values_of_treasures(cubes: int, value: int) -> None:
    """MA-SCO-07, MA-TRE-03: buried or not."""
    table = ended(islands=(cubes, 0, 7), treasures={0: "gold gold gold emerald"}, buried={0: "gold-4"})
    assert table.score()["treasures"] == 3 * value + 2
    assert table.score()["buried"] == 2


def test_buried_treasures_on_the_poseidon_count() -> None:
    """MA-SCO-08, MA-BURY-04, MA-FIG-04"""
    given: Given = {"figurehead": {0: "poseidon"}, "poseidon": {0: "gold . pearl ."}}
    table = ended(treasures={0: "gold pearl pearl"}, buried={0: "pearl-1"}, quests={0: "Q04 Q06"}, **given)
    assert (table.score()["buried"], table.score()["quests"]) == (6, 3 + 3)


def test_rivers() -> None:
    """MA-SCO-02: 4 points each."""
    assert [ended(explorers={0: space}).score()["rivers"] for space in ("10", "14", "18l", "26u", "31")] == [
        0,
        4,
        8,
        12,
        16,
    ]


def test_the_last_income_comes_before_the_scoring() -> None:
    """MA-SCO-01, MA-RND-01: with 5 doubloons of income one more point."""
    table = ended(cards={0: "I-E1 I-E3"})
    assert (table.score()["doubloons"], table.score()["play"], table.score()["developments"]) == (1, 2, 9)


# --- end-of-game effects ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "type", "number", "points"),
    [
        ("II-E4", "gold", 2, 0),
        ("II-E4", "gold", 3, 7),
        ("II-E5", "emerald", 5, 7),
        ("II-E5", "emerald", 6, 14),
        ("II-E6", "pearl", 9, 21),
    ],
)
def test_seven_points_for_three_treasures(code: str, type: str, number: int, points: int) -> None:
    """MA-ICON-30, MA-ICON-35, MA-SCO-05"""
    other = "pearl" if type != "pearl" else "gold"
    assert ended(cards={0: code}, treasures={0: f"{type} " * number + f"{other} " * 4}).score()["endgame"] == points


@pytest.mark.parametrize(("met", "points"), [(2, 0), (3, 8), (5, 8), (6, 16)])
def test_points_for_three_quests_that_score(met: int, points: int) -> None:
    """MA-ICON-31, MA-ICON-35: quests that are not met do not count."""
    hand = [*["Q01", "Q02", "Q03", "Q04", "Q05", "Q06"][:met], "Q20", "Q17"]
    table = ended(
        cards={0: "II-C11"},
        quests={0: " ".join(hand)},
        treasures={0: "gold gold gold emerald emerald emerald pearl pearl pearl"},
        buried={0: "gold-1 emerald-1 pearl-1"},
    )
    assert table.score()["endgame"] == points


def test_two_points_more_for_buried_treasures() -> None:
    """MA-ICON-32"""
    table = ended(cards={0: "II-C10"}, treasures={0: "gold gold"}, buried={0: "gold-1 gold-3"})
    assert (table.score()["endgame"], table.score()["buried"]) == (4, 4)


# --- residences -------------------------------------------------------------------------------------------------------

CREW = "I-C1 I-C2 I-C3 I-C9 II-C1 II-C3 II-C4 II-C9"
EQUIPMENT = "I-E4 I-E5 I-E6 I-E7 II-E4 II-E7 II-E8 II-E10"
SHIPS = "I-S1 I-S3 I-S4 II-S1 II-S2 II-S3 II-S4"
GRAVES = "gold-1 gold-2 gold-3 gold-4 emerald-1 emerald-2 emerald-3 emerald-4 pearl-1 pearl-2 pearl-3 pearl-4"
HOARD = "gold gold gold gold emerald emerald emerald emerald pearl pearl pearl pearl "


def some(names: str, number: int) -> str:
    return " ".join(names.split()[:number])


@pytest.mark.parametrize(
    ("code", "given", "points"),
    [
        ("RES1", {"cards": {0: "I-E1 I-C4"}}, 14),
        ("RES1", {"cards": {0: "I-E1 I-C4 II-E1"}}, 24),
        ("RES2", {"cards": {0: "I-E3 I-C5"}}, 9),
        ("RES2", {"cards": {0: "I-E3 II-E3 II-S6 I-C5"}}, 24),
        ("RES3", {"cards": {0: some(SHIPS, 3)}}, 15),
        ("RES3", {"cards": {0: some(SHIPS, 6)}}, 25),
        ("RES4", {"cards": {0: some(EQUIPMENT, 5) + " I-C1"}}, 20),
        ("RES4", {"cards": {0: some(EQUIPMENT, 7)}}, 24),
        ("RES5", {"cards": {0: some(CREW, 5) + " I-E4"}}, 20),
        ("RES5", {"cards": {0: some(CREW, 7)}}, 24),
        ("RES6", {"treasures": {0: HOARD}, "buried": {0: some(GRAVES, 7)}}, 21),
        ("RES6", {"treasures": {0: HOARD}, "buried": {0: some(GRAVES, 9)}}, 24),
        ("RES7", {"quests": {0: "Q01 Q02 Q20"}, "treasures": {0: HOARD}}, 8),
        ("RES8", {"treasures": {0: "emerald " * 5 + "gold"}}, 20),
        ("RES8", {"treasures": {0: "emerald " * 7}}, 24),
        ("RES9", {"treasures": {0: "gold " * 5 + "pearl"}, "buried": {0: "gold-1"}}, 20),
        ("RES9", {"treasures": {0: "gold " * 7}}, 24),
        ("RES10", {"treasures": {0: "pearl " * 5 + "gold"}}, 20),
        ("RES10", {"treasures": {0: "pearl " * 7}}, 24),
        ("RES11", {"treasures": {0: "gold gold gold pearl pearl emerald emerald emerald emerald"}}, 16),
        ("RES11", {"treasures": {0: HOARD}}, 24),
        ("RES12", {"explorers": {0: "26u"}}, 18),
        ("RES12", {"explorers": {0: "31"}}, 24),
    ],
)
def test_residences(code: str, given: Given, points: int) -> None:
    """MA-RES-T01, MA-RES-T02, MA-RES-T03, MA-RES-T04, MA-RES-T05, MA-RES-T06, MA-RES-T07, MA-RES-T08, MA-RES-T09,
    MA-RES-T10, MA-RES-T11, MA-RES-T12, MA-RES-04, MA-RES-07, MA-RES-08, MA-SCO-06"""
    table = ended(at={"c2.3": code}, residences={0: code}, **given)
    assert table.score()["residences"] == points
    assert ended(at={"c2.3": code}, **given).score()["residences"] == 0  # without a token


def test_seven_scoring_quests_are_capped() -> None:
    """MA-RES-T07, MA-RES-04, MA-SCO-10, MA-SCO-12: quests are evaluated first; the cap is 24."""
    table = ended(
        at={"c2.3": "RES7"},
        residences={0: "RES7"},
        quests={0: "Q01 Q02 Q03 Q04 Q05 Q06 Q15"},
        treasures={0: HOARD},
        buried={0: "gold-1 emerald-1 pearl-1"},
        explorers={0: "18u"},
    )
    assert (table.score()["residences"], table.score()["quests"], table.score()["many-quests"]) == (24, 21, 10)


def test_the_whale_counts_as_income_for_the_hacienda() -> None:
    """MA-RES-T01, MA-FIG-D: 4 of the Trader's colleague and one for each quest."""
    table = ended(residences={0: "RES1"}, figurehead={0: "whale"}, quests={0: "Q01 Q02 Q03"}, cards={0: "II-E2"})
    assert table.score()["residences"] == 2 * (4 + 3)


# --- quests -----------------------------------------------------------------------------------------------------------

INCOME = {
    4: "I-C4 II-C2",
    5: "I-E1",
    6: "I-E1 I-C5",
    7: "I-E1 I-C4",
    8: "I-E1 I-E2",
    9: "I-E1 I-C4 II-C2",
    10: "I-E1 II-C14",
}
VP_INCOME = {1: "I-C5", 2: "I-E3", 3: "II-E3", 4: "I-E3 II-C15", 5: "II-E3 I-E3"}
RIVERS = {0: "S", 1: "11u", 2: "18u", 3: "25u", 4: "31"}
IMMEDIATE = "I-C6 I-C7 I-C8 I-E8 I-E9"
BOARD = " ".join(f"{section}{n}" for section in "ABC" for n in range(1, 7)) + " D1 D2 D3 D4"
HOMES = "RES1 RES3 RES6 RES12"


def having(**units: int) -> Given:
    """A player who has just so many of these."""
    cards: list[str] = []
    treasures: list[str] = []
    buried: list[str] = []
    given: Given = {}
    for unit, number in units.items():
        match unit:
            case "gold" | "emerald" | "pearl":
                treasures += [unit] * number
            case "buried_gold" | "buried_emerald" | "buried_pearl":
                type = unit.removeprefix("buried_")
                treasures += [type] * (number + 1)
                buried += [f"{type}-{n + 1}" for n in range(number)]
            case "buried":
                treasures += HOARD.split()
                buried += GRAVES.split()[:number]
            case "crew":
                cards += CREW.split()[:number]
            case "equipment":
                cards += EQUIPMENT.split()[:number]
            case "ship":
                cards += SHIPS.split()[:number]
            case "each_type":
                cards += CREW.split()[:number] + EQUIPMENT.split()[: number + 1] + SHIPS.split()[:number]
            case "cards_total":
                cards += (CREW + " " + EQUIPMENT).split()[: number - 2]
                given["residences"] = {0: "RES1 RES3"}
            case "immediate":
                cards += [*IMMEDIATE.split()[:number], "I-C1", "I-E4"]
            case "doubloon_income":
                cards += INCOME[number].split()
            case "vp_income":
                cards += VP_INCOME[number].split()
            case "rivers":
                given["explorers"] = {0: RIVERS[number]}
            case "upgrades":
                given["upgrades"] = {0: some(BOARD, number)}
            case "residences":
                given["residences"] = {0: some(HOMES, number)}
    return {
        **given,
        "cards": {0: " ".join(cards)},
        "treasures": {0: " ".join(treasures)},
        "buried": {0: " ".join(buried)},
    }


QUESTS = [
    ("Q01", ("gold",), (3,), (5,), (3, 7)),
    ("Q02", ("emerald",), (3,), (5,), (3, 7)),
    ("Q03", ("pearl",), (3,), (5,), (3, 7)),
    ("Q04", ("buried_gold",), (1,), (3,), (3, 7)),
    ("Q05", ("buried_emerald",), (1,), (3,), (3, 7)),
    ("Q06", ("buried_pearl",), (1,), (3,), (3, 7)),
    ("Q07", ("crew",), (3,), (5,), (3, 7)),
    ("Q08", ("crew",), (2,), (4,), (2, 6)),
    ("Q09", ("equipment",), (3,), (5,), (3, 7)),
    ("Q10", ("equipment",), (2,), (4,), (2, 6)),
    ("Q11", ("doubloon_income",), (6,), (10,), (3, 7)),
    ("Q12", ("doubloon_income",), (5,), (8,), (2, 6)),
    ("Q13", ("vp_income",), (2,), (5,), (3, 7)),
    ("Q14", ("cards_total",), (6,), (9,), (3, 7)),
    ("Q15", ("rivers",), (2,), (4,), (3, 7)),
    ("Q16", ("each_type",), (1,), (2,), (3, 7)),
    ("Q17", ("ship",), (2,), (3,), (4, 8)),
    ("Q18", ("buried", "vp_income"), (2, 2), (4, 4), (4, 8)),
    ("Q19", ("immediate",), (3,), (5,), (3, 7)),
    ("Q20", ("upgrades",), (16,), (20,), (3, 7)),
    ("Q21", ("crew", "rivers"), (2, 2), (4, 3), (4, 8)),
    ("Q22", ("equipment", "rivers"), (2, 2), (4, 3), (4, 8)),
    ("Q23", ("equipment", "crew"), (2, 2), (4, 3), (4, 8)),
    ("Q24", ("ship", "residences"), (1, 1), (2, 2), (4, 9)),
    ("Q25", ("buried", "rivers"), (3, 2), (6, 3), (4, 8)),
]


@pytest.mark.parametrize(("quest", "units", "low", "high", "worth"), QUESTS)
def test_quests(
    quest: str, units: tuple[str, ...], low: tuple[int, ...], high: tuple[int, ...], worth: tuple[int, int]
) -> None:
    """MA-QT-01, MA-QT-02, MA-QT-03, MA-QT-04, MA-QT-05, MA-QT-06, MA-QT-07, MA-QT-08, MA-QT-09, MA-QT-10, MA-QT-11,
    MA-QT-12, MA-QT-13, MA-QT-14, MA-QT-15, MA-QT-16, MA-QT-17, MA-QT-18, MA-QST-05, MA-SCO-09, MA-DATA-06: the
    points of the higher level that is reached, not of both; of two parts both must be met."""

    def scored(*numbers: int) -> int:
        table = ended(
            quests={0: quest},
            market="Q01 Q02" if quest > "Q02" else "Q03 Q04",
            **having(**dict(zip(units, numbers, strict=True))),
        )
        return table.score()["quests"]

    assert scored(*low) == worth[0]
    assert scored(*high) == worth[1]
    for part in range(len(units)):
        assert scored(*[n - (place == part) for place, n in enumerate(low)]) == 0
        assert scored(*[n - (place == part) for place, n in enumerate(high)]) == worth[0]


def test_one_card_serves_several_quests() -> None:
    """MA-SCO-X1, MA-QST-05: the same Crew cards for both."""
    table = ended(quests={0: "Q07 Q08"}, cards={0: some(CREW, 4)})
    assert table.score()["quests"] == 3 + 6


def test_immediate_effects_are_those_with_the_lightning() -> None:
    """MA-QT-19: the Falcon, permanent effects and income do not count."""
    table = ended(quests={0: "Q19"}, cards={0: "I-C6 I-C7 I-C1 I-E1 II-C10"}, figurehead={0: "falcon"})
    assert table.score()["quests"] == 0


def test_the_whale_counts_quests_at_the_end() -> None:
    """MA-QT-19, MA-QT-04"""
    table = ended(quests={0: "Q11 Q20 Q17 Q16"}, cards={0: "I-C4"}, figurehead={0: "whale"})
    assert table.score()["quests"] == 3


@pytest.mark.parametrize(("met", "points"), [(5, 0), (6, 10)])
def test_ten_points_for_six_quests(met: int, points: int) -> None:
    """MA-SCO-10: the lower level will do; quests that are not met do not count."""
    hand = [*["Q01", "Q02", "Q03", "Q04", "Q05", "Q06"][:met], "Q20", "Q17"]
    table = ended(
        quests={0: " ".join(hand)},
        treasures={0: "gold " * 3 + "emerald " * 3 + "pearl " * 3},
        buried={0: "gold-1 emerald-1 pearl-1"},
    )
    assert (table.score()["many-quests"], table.score()["quests"]) == (points, 3 * met)


# --- who wins ---------------------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    """MA-SCO-11"""
    table = ended(points={0: 7})
    assert (table.outcome.ranks, table.outcome.winners) == ([1, 2], [0])


def test_a_tie_is_broken_by_buried_treasures() -> None:
    """MA-SCO-11, MA-SCO-13: those on the Poseidon count as well."""
    given: Given = {
        "figurehead": {0: "poseidon"},
        "poseidon": {0: "gold . . ."},
        "treasures": {0: "gold"},
        "islands": (0, 0, 0),
    }
    table = ended(points={0: 2}, **given)  # 2 and 2 for the gold and 2 for its grave
    assert table.game.scores() == [6, 6]
    assert (table.outcome.ranks, table.outcome.winners) == ([1, 2], [0])


def test_a_victory_may_be_shared() -> None:
    """MA-SCO-11"""
    table = ended(points={0: 6})
    assert (table.outcome.ranks, table.outcome.winners) == ([1, 1], [0, 1])


def test_the_score_has_no_upper_limit() -> None:
    """MA-GEN-04: beyond 50, and beyond 100."""
    assert ended(points={0: 149}, cards={0: "I-E3"}).score()["play"] == 151


def test_the_score_sheet_shows_play_and_the_nine_parts_apart() -> None:
    """MA-SCO-13"""
    table = ended(treasures={0: "gold gold"}, buried={0: "gold-1"})
    lines = table.game.score_sheet()
    assert [line["source"] for line in lines if line["counts"]][:10] == [
        "play",
        "rivers",
        "doubloons",
        "developments",
        "endgame",
        "residences",
        "treasures",
        "buried",
        "quests",
        "many-quests",
    ]
    breaker = next(line for line in lines if not line["counts"])
    assert breaker["points"] == [1, 0]

"""The pirates at the end of a round: AM-PIR."""

from __future__ import annotations

import pytest
from tests.amerigo.table import arrange, busy_moves, new_table


@pytest.mark.parametrize(("round", "strength"), [(1, 3), (2, 4), (3, 6), (4, 6), (5, 10)])
def test_the_sum_of_the_markers_that_are_face_up(round: int, strength: int) -> None:
    """AM-PIR-01: one more each round."""
    table = arrange(step="round_end", round=round, pirates="3 1 2 0 4")
    assert (table.view["strength"], len(table.view["pirates"])) == (strength, round)
    table.play("pirates")
    assert table.told("pirates-struck") == [{"strength": strength}]


def test_as_many_markers_as_rounds() -> None:
    """AM-PIR-01: through a whole game."""
    table = new_table(3, "markers")
    for _ in busy_moves(table, 3):
        assert len(table.view["pirates"]) == table.view["round"]


def test_stronger_by_the_friends_of_the_pirates() -> None:
    """AM-PIR-02, AM-TOK-12: two more for each other player with the token."""
    table = arrange(step="round_end", pirates="3", seats=3, red="token pirate-friend")
    assert [player["strength"] for player in table.view["players"]] == [3, 5, 5]


def test_pirates_are_beaten() -> None:
    """AM-PIR-03: EXAMPLE markers 3, 1, 2 and 8 cannons: 2 cannons are left, nothing is lost."""
    table = arrange(step="round_end", round=3, pirates="3 1 2", red="cannons 8, points 20", blue="cannons 6, points 20")
    table.play("pirates")
    assert (table.red.cannons, table.blue.cannons, table.scores) == (2, 0, [20, 20])
    assert table.told("pirates-beaten") == [
        {"seat": 0, "strength": 6, "cannons": 2},
        {"seat": 1, "strength": 6, "cannons": 0},
    ]


def test_pirates_win() -> None:
    """AM-PIR-04: EXAMPLE strength 6 and 4 cannons: all fired, 6 points lost, not the difference."""
    table = arrange(step="round_end", round=3, pirates="3 1 2", red="cannons 4, points 20", blue="cannons 12")
    table.play("pirates")
    assert (table.red.cannons, table.scores) == (0, [14, 0])
    assert table.points("pirates") == [-6, 0]
    assert table.told("pirates-won") == [{"seat": 0, "strength": 6, "points": 6}]


@pytest.mark.parametrize(("cannons", "left", "points"), [(5, 0, 14), (6, 0, 20), (7, 1, 20)])
def test_everybody_must_fire(cannons: int, left: int, points: int) -> None:
    """AM-PIR-05: nobody is asked; cannons cannot be saved."""
    table = arrange(step="round_end", round=3, pirates="3 1 2", red=f"cannons {cannons}, points 20")
    assert table.legal == ["pirates"]
    assert table.sheet("red")["loss"] == 20 - points
    table.play("pirates")
    assert (table.red.cannons, table.scores[0]) == (left, points)


@pytest.mark.parametrize(("points", "lost"), [(0, 0), (4, 4), (6, 6), (7, 6)])
def test_nobody_falls_below_zero(points: int, lost: int) -> None:
    """AM-PIR-06, AM-INV-02"""
    table = arrange(step="round_end", round=3, pirates="3 1 2", red=f"points {points}")
    assert table.sheet("red")["loss"] == lost
    table.play("pirates")
    assert table.scores[0] == points - lost
    assert table.told("pirates-won")[0] == {"seat": 0, "strength": 6, "points": lost}


@pytest.mark.parametrize("order", ["red blue white", "white blue red", "blue white red"])
def test_the_order_has_no_effect(order: str) -> None:
    """AM-PIR-07: all are handled at the same time."""
    sheets = {"red": "cannons 6, points 20", "blue": "cannons 2, points 20", "white": "points 3, token pirate-hunter"}
    table = arrange(step="round_end", round=3, pirates="3 1 2", order=order, sheets=sheets).play("pirates")
    assert (table.scores, [player.cannons for player in table.p.players]) == ([20, 14, 0], [0, 0, 0])


def test_pirates_of_strength_zero() -> None:
    """AM-PIR-03: they are beaten without a cannon."""
    table = arrange(step="round_end", pirates="0", red="points 5", blue="points 5").play("pirates")
    assert table.scores == [5, 5]
    assert [facts["strength"] for facts in table.told("pirates-beaten")] == [0, 0]

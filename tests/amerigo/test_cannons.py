"""Black, cannons: AM-CAN."""

from __future__ import annotations

import pytest
from tests.amerigo.table import arrange


def test_a_cannon_for_each_point() -> None:
    """AM-CAN-01: EXAMPLE 4 AP bring 4 cannons."""
    table = arrange(cubes="4 black").play("act black", "steps 4")
    assert table.red.cannons == 4
    assert table.told("cannons-gained") == [{"seat": 0, "cannons": 4}]


def test_no_more_than_twelve() -> None:
    """AM-CAN-01"""
    table = arrange(cubes="4 black", red="cannons 10").play("act black")
    assert table.offered("steps") == ["1", "2"]
    reason = table.reason("steps 3")
    assert (reason.key, reason.rule, reason.facts) == ("track-ends", "AM-GOLD-04", {"track": "cannons", "spaces": 2})


@pytest.mark.parametrize(("cannons", "cubes"), [(9, "4 black"), (10, "5 black")])
def test_points_left_over_at_twelve(cannons: int, cubes: str) -> None:
    """AM-CAN-02: EXAMPLES 9 cannons and 4 AP, 10 cannons and 5 AP: 12 cannons and 2 gold."""
    table = arrange(cubes=cubes, red=f"cannons {cannons}").play("act black", f"steps {12 - cannons}")
    assert (table.red.cannons, table.red.gold) == (12, 2)
    assert table.told("gold-gained") == [{"seat": 0, "gold": 2, "source": "track-end", "points": 0}]


def test_all_points_used_bring_no_gold() -> None:
    """AM-CAN-02: nothing is left over."""
    table = arrange(cubes="3 black", red="cannons 9").play("act black", "steps 3")
    assert (table.red.cannons, table.red.gold) == (12, 0)

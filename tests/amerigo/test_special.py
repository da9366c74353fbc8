"""White, special action: AM-SPC."""

from __future__ import annotations

import pytest
from tests.amerigo.table import TITLE, arrange


def test_advance_or_special_action() -> None:
    """AM-SPC-01, AM-SPC-09: one of the two, or the token; not both in one turn."""
    table = arrange(cubes="3 white", red="special 3", blue="special 5, token first-in-line", order="blue red")
    table.play("pass", "act white")
    assert table.legal == ["advance", "special red"]
    table.play("advance")
    reason = table.reason("special red")
    assert (reason.key, reason.rule) == ("advancing", "AM-SPC-09")
    table.play("steps 1")
    assert table.step == "throw"


def test_the_token_is_a_third_way() -> None:
    """AM-SPC-01, AM-TOK-17"""
    table = arrange(cubes="3 white", red="special 3, token first-in-line", blue="special 5", order="blue red")
    table.play("pass", "act white")
    assert table.legal == ["advance", "special red", "leap"]


def test_who_advances_has_chosen() -> None:
    """AM-SPC-09: neither the special action nor the token comes after that."""
    table = arrange(cubes="3 white", red="special 3, token first-in-line", blue="special 5", order="blue red")
    table.play("pass", "act white", "advance")
    assert [table.reason(move).key for move in ("special red", "leap")] == ["advancing", "advancing"]


def test_a_space_for_each_point() -> None:
    """AM-SPC-02: spaces with disks on them count too."""
    table = arrange(seats=3, cubes="4 white", red="special 2, gold 1", blue="special 3", white="special 4")
    table.play("pass", "pass", "act white", "advance")
    assert table.offered("steps") == ["1", "2", "3", "4", "5"]
    table.play("steps 4")
    assert (table.red.special, table.order) == (6, ["red", "white", "blue"])


def test_the_rulebooks_advance() -> None:
    """AM-SPC-03: EXAMPLE 5 AP: 4 spaces onto blue's disk on a red space, the fifth AP is given up; on top."""
    assert color_of(9) == "red"
    table = arrange(cubes="5 white", red="special 5", blue="special 9").play("pass", "act white", "advance", "steps 4")
    assert (table.red.special, table.order) == (9, ["red", "blue"])
    assert table.red.gold == 0


def color_of(space: int) -> object:
    return next(piece["color"] for piece in TITLE.catalogue() if piece["code"] == f"special-{space}")


def test_points_left_over_on_the_last_space() -> None:
    """AM-SPC-04, AM-GOLD-04"""
    table = arrange(cubes="5 white", red="special 17").play("act white", "advance", "steps 2")
    assert (table.red.special, table.red.gold) == (19, 2)
    table = arrange(cubes="5 white", red="special 19").play("act white", "advance")
    assert (table.red.special, table.red.gold, table.to_move) == (19, 2, "blue")


def test_the_rulebooks_special_action() -> None:
    """AM-SPC-05: EXAMPLE disk on a red space, 5 AP, white chosen: planning with 5 AP."""
    table = arrange(cubes="5 yellow 1 white", red="special 3").play("act white", "special red")
    assert (table.step, table.red.special) == ("plan", 3)
    assert table.told("action-begun") == [{"seat": 0, "color": "red", "points": 5, "bonus": 0}]
    assert table.offered("act") == []


@pytest.mark.parametrize(
    ("space", "color"), [(1, "blue"), (2, "black"), (9, "red"), (16, "brown"), (5, "green"), (18, "yellow")]
)
def test_the_color_where_the_disk_stands(space: int, color: str) -> None:
    """AM-SPC-05, AM-SPC-08: no other one."""
    table = arrange(cubes="5 white", red=f"special {space}").play("act white")
    assert table.offered("special") == [color]
    other = "black" if color != "black" else "red"
    reason = table.reason(f"special {other}")
    assert (reason.key, reason.rule, reason.facts) == ("other-space-color", "AM-SPC-05", {"color": color})


def test_not_from_the_white_start_space() -> None:
    """AM-SPC-05: there is nothing but advancing, so it is not asked."""
    table = arrange(cubes="5 white").play("act white")
    assert (table.step, table.offered("steps")[-1]) == ("track", "5")
    assert table.reason("special blue").key == "disk-at-start"
    table = arrange(cubes="5 white", red="token first-in-line", order="blue red").play("pass", "act white")
    assert table.legal == ["advance", "leap"]
    assert table.reason("special blue").key == "disk-at-start"


def test_any_color_from_the_last_space() -> None:
    """AM-SPC-06: but white, which cannot be copied."""
    table = arrange(cubes="5 white", red="special 19").play("act white")
    assert table.offered("special") == ["blue", "black", "red", "brown", "green", "yellow"]
    table.play("special brown", "steps 3")
    assert (table.red.progress, table.red.special) == (3, 19)


def test_white_needs_a_white_cube() -> None:
    """AM-SPC-07"""
    table = arrange(cubes="5 blue", red="special 3")
    reason = table.reason("act white")
    assert (reason.key, reason.rule, reason.facts) == ("no-such-cube", "AM-PHA-04", {"color": "white"})


@pytest.mark.parametrize(("space", "points"), [(0, 0), (2, 0), (3, 1), (7, 3), (10, 3), (11, 6), (18, 10), (19, 15)])
def test_points_of_the_special_track(space: int, points: int) -> None:
    """AM-SPC-08, AM-END-07: the highest value reached or passed."""
    table = arrange(step="round_end", round=5, red=f"cannons 12, special {space}", blue="cannons 12").play("pirates")
    assert table.points("special") == [points, 0]

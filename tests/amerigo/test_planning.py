"""Red, planning: AM-PLAN."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.amerigo.table import arrange, busy_moves, random_games


def test_tiles_go_to_the_waiting_tiles() -> None:
    """AM-PLAN-01, AM-PLAN-07: and leave the supply."""
    table = arrange(cubes="5 red").play("act red", "plan village I3", "plan neutral I4")
    assert table.waiting("red") == {"village I3": 1, "neutral I4": 1}
    assert table.sheet("red")["villages"]["I3"] == 2
    assert table.sheet("blue")["villages"]["I3"] == 3
    assert table.view["neutrals"]["I4"] == 4


@pytest.mark.parametrize("shape", ["M1", "D2", "I3", "V3", "I4", "O4"])
def test_a_village_costs_one_point_whatever_its_size(shape: str) -> None:
    """AM-PLAN-02"""
    table = arrange(cubes="2 red").play("act red")
    assert table.preview(f"plan village {shape}") == {"ap": 1, "spends": 0}
    table.play(f"plan village {shape}")
    action = table.view["action"]
    assert action is not None and action["ap"] == 1


def test_any_number_of_villages() -> None:
    """AM-PLAN-02"""
    table = arrange(cubes="6 red").play("act red", *["plan village M1", "plan village D2"] * 3)
    assert table.waiting("red") == {"village M1": 3, "village D2": 3}
    assert table.to_move == "blue"


@pytest.mark.parametrize(
    ("shape", "cost"),
    [("M1", 1), ("D2", 2), ("I3", 3), ("V3", 3), ("I4", 4), ("O4", 4), ("U5", 5), ("R6", 6)],
)
def test_a_neutral_tile_costs_its_size(shape: str, cost: int) -> None:
    """AM-PLAN-03"""
    table = arrange(cubes=f"{cost} red").play("act red", f"plan neutral {shape}")
    assert table.to_move == "blue"
    if cost > 1:
        table = arrange(cubes=f"{cost - 1} red").play("act red")
        reason = table.reason(f"plan neutral {shape}")
        assert (reason.key, reason.rule) == ("too-few-points", "AM-PLAN-03")
        assert reason.facts == {"cost": cost, "points": cost - 1, "gold": 0}


def test_one_neutral_tile_in_a_phase() -> None:
    """AM-PLAN-04: villages may follow."""
    table = arrange(cubes="6 red").play("act red", "plan neutral M1")
    reason = table.reason("plan neutral D2")
    assert (reason.key, reason.rule, reason.facts) == ("no-more-neutral-tiles", "AM-PLAN-04", {"most": 1})
    assert "plan village D2" in table.legal


def test_the_next_phase_brings_the_next_neutral_tile() -> None:
    """AM-PLAN-04: for each player."""
    table = arrange(cubes="1 red", phase="black", throws=("1 red",))
    table.play("act red", "plan neutral M1", "act red", "plan neutral M1")
    table.play("throw", "act red", "plan neutral M1")
    assert table.waiting("red") == {"neutral M1": 2}
    assert table.waiting("blue") == {"neutral M1": 1}


def test_villages_and_neutral_tiles_mixed() -> None:
    """AM-PLAN-05: EXAMPLE 4 AP: a neutral of two cells, villages of four and of three."""
    table = arrange(cubes="4 red").play("act red", "plan neutral D2", "plan village I4", "plan village I3")
    assert table.waiting("red") == {"neutral D2": 1, "village I4": 1, "village I3": 1}
    assert table.to_move == "blue"


def test_waiting_tiles_are_kept_until_they_are_built() -> None:
    """AM-PLAN-06, AM-INV-03, AM-INV-04: open, never returned; none is lost over whole games."""
    for number, table in enumerate(random_games(6, "tiles")):
        before = [0] * table.game.seats
        for _ in busy_moves(table, number):
            view = table.view
            neutrals = sum(view["neutrals"].values())
            for seat, player in enumerate(view["players"]):
                own: Counter[str] = Counter()
                for waiting in player["waiting"]:
                    own[waiting["tile"]] += waiting["number"]
                own.update(tile["tile"] for tile in view["tiles"] if tile["seat"] == seat)
                assert sum(player["villages"].values()) + own["village"] == 16
                neutrals += own["neutral"]
                assert own.total() >= before[seat]
                before[seat] = own.total()
            assert neutrals == 37


def test_waiting_tiles_score_nothing() -> None:
    """AM-PLAN-06, AM-END-11"""
    table = arrange(
        step="round_end", round=5, red="cannons 12, waiting neutral R6, waiting village O4", blue="cannons 12"
    )
    assert table.play("pirates").scores == [0, 0]


def test_an_exhausted_shape_is_gone() -> None:
    """AM-PLAN-07: the supplies are finite."""
    table = arrange(cubes="3 red").play("act red", "plan village O4", "plan village O4")
    reason = table.reason("plan village O4")
    assert (reason.key, reason.rule, reason.facts) == ("tile-gone", "AM-PLAN-07", {"tile": "village", "shape": "O4"})
    assert "plan village I4" in table.legal


def test_the_common_supply_is_shared() -> None:
    """AM-PLAN-07: three large tiles, so the fourth planner finds none."""
    table = arrange(seats=4, cubes="6 red")
    for _ in range(3):
        table.play("act red", "plan neutral R6")
    table.play("act red")
    assert table.reason("plan neutral R6").key == "tile-gone"


def test_points_without_a_tile_end_the_action() -> None:
    """AM-PLAN-07, AM-PLAN-04: no village is left, and the neutral tile of the turn is planned."""
    table = arrange(cubes="2 red")
    table.red.villages = 0
    assert table.play("act red", "plan neutral M1").to_move == "blue"

"""Turn order: AM-ORD."""

from __future__ import annotations

import pytest
from tests.amerigo.table import arrange, busy_moves, new_table, random_games

from flibuste.kernel.logbook import Luck


def test_the_order_of_one_stack() -> None:
    """AM-ORD-01: EXAMPLE one stack from the top red, white, blue, yellow."""
    table = new_table(4, script=[Luck("order", ["0", "2", "1", "3"])])
    assert table.view["order"] == [0, 2, 1, 3]
    assert table.told("game-started") == [{"seats": [0, 2, 1, 3]}]


def test_who_is_further_ahead_comes_first() -> None:
    """AM-ORD-01: EXAMPLE red alone furthest ahead, then white, blue, yellow behind each other."""
    sheets = {"red": "special 9", "white": "special 7", "blue": "special 3", "yellow": "special 1"}
    table = arrange(cubes="1 black", sheets=sheets)
    turns = []
    while table.step == "turn":
        turns.append(table.to_move)
        table.play("pass")
    assert turns == ["red", "white", "blue", "yellow"]


def test_moves_of_the_phase_count_from_the_next_one_on() -> None:
    """AM-ORD-02: white is passed by yellow, and yet has its turn first."""
    table = arrange(seats=4, cubes="3 white", phase="yellow")
    table.play("pass", "pass")
    assert table.to_move == "white"
    table.play("act white", "steps 1")
    assert table.to_move == "yellow"
    table.play("act white", "steps 3")
    assert table.order == ["yellow", "white", "red", "blue"]
    assert table.to_move == "yellow"  # who throws for the next phase


def test_the_order_of_the_running_phase_is_shown_too() -> None:
    """AM-ORD-02"""
    table = arrange(seats=3, cubes="2 white").play("pass", "pass", "act white", "steps 2")
    assert table.view["phase_order"] == table.view["order"] == [2, 0, 1]
    table = arrange(seats=3, cubes="2 white").play("pass", "act white", "steps 2")
    assert table.view["phase_order"] == [0, 1, 2]
    assert table.view["order"] == [1, 0, 2]
    assert table.to_move == "white"


def test_at_the_end_of_a_round_the_order_is_that_of_the_next_phase() -> None:
    """AM-ORD-02, AM-PHA-11: white was the last phase, and who comes first now faces the pirates."""
    table = arrange(seats=3, cubes="2 white", phase="white").play("pass", "pass", "act white", "steps 2")
    assert (table.step, table.to_move) == ("round_end", "white")
    assert table.view["phase_order"] == table.view["order"] == [2, 0, 1]


def test_a_disk_lands_on_top() -> None:
    """AM-ORD-03: the others of the stack it left keep their order."""
    table = arrange(seats=4, cubes="2 white", red="special 2")
    assert table.order == ["red", "blue", "white", "yellow"]
    table.play("pass", "pass", "act white", "steps 2")
    assert table.order == ["white", "red", "blue", "yellow"]
    assert table.told("disk-advanced") == [{"seat": 2, "space": 2, "place": 1}]


@pytest.mark.parametrize(
    ("steps", "order"),
    [
        (1, ["blue", "white", "red", "yellow"]),
        (3, ["blue", "red", "white", "yellow"]),
        (6, ["red", "blue", "white", "yellow"]),
    ],
)
def test_where_a_disk_comes_to_stand(steps: int, order: list[str]) -> None:
    """AM-ORD-01, AM-ORD-03: behind, on top of, and ahead of others."""
    sheets = {"red": "special 1", "blue": "special 6", "white": "special 4", "yellow": "special 1"}
    table = arrange(cubes="6 white", order="red blue white yellow", sheets=sheets)
    table.play("pass", "pass", "act white", "advance", f"steps {steps}")
    assert table.order == order


def test_a_disk_that_stays_keeps_its_height() -> None:
    """AM-ORD-04: blue is under red and gives up all its points."""
    table = arrange(seats=3, cubes="3 white").play("pass", "act white", "end", "pass")
    assert table.order == ["red", "blue", "white"]
    assert table.told("disk-advanced") == []


def test_on_the_last_space_a_disk_keeps_its_height_too() -> None:
    """AM-ORD-04: it cannot move, so nothing ends."""
    table = arrange(cubes="3 white", red="special 19", blue="special 19", order="red blue")
    table.play("pass", "act white", "advance")
    assert table.order == ["red", "blue"]
    assert table.blue.gold == 2


def test_a_step_past_the_end_moves_no_disk() -> None:
    """AM-ORD-04, AM-GOLD-04: it is bought after the disk has come to the last space, which is told once."""
    sheet = "special 17, gold 1, chests 1"
    table = arrange(cubes="1 white", red=sheet, track_end_needs_base_ap=False)
    table.play("act white", "advance", "steps 2", "chest", "steps 1")
    assert table.told("disk-advanced") == [{"seat": 0, "space": 19, "place": 1}]
    assert table.red.gold == 3 - 1 + 2


def test_disks_only_go_forward() -> None:
    """AM-INV-05, AM-ORD-01: over whole games; the order is always that of the spaces."""
    for number, table in enumerate(random_games(9, "disks")):
        before = [0] * table.game.seats
        for _ in busy_moves(table, number):
            view = table.view
            now = [player["special"] for player in view["players"]]
            assert sorted(view["order"]) == list(range(table.game.seats))
            assert all(new >= old for new, old in zip(now, before, strict=True))
            in_order = [now[seat] for seat in view["order"]]
            assert in_order == sorted(in_order, reverse=True)
            before = now

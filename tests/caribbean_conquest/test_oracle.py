"""Whole games under the eyes of an oracle, which plays every rule once more (oracle.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.caribbean_conquest.oracle import Oracle, audited, distance, grouped
from tests.treasure_map.box import Board, Wrong, box, chart

from flibuste.games import find_title
from flibuste.kernel.chance import quick
from flibuste.kernel.game import Game, start

TITLE: Final = find_title("caribbean_conquest")
ONE_BOX: Final[list[dict[str, object]]] = [
    {},
    {"majority": "half", "colors": "drawn"},
    {"camouflage": "normal_roll", "start_gold": 12, "start_balls": 4},
    {"combat_tie": "defender_wins", "die_faces": "from_one"},
    {"elimination": "no_way_back"},
    {"elimination_ends": "last"},
    {"goal": 8},
    {"turn_limit": 6},
    {"turn_limit": 0, "decision_limit": 300},
    {
        "majority": "half",
        "colors": "drawn",
        "camouflage": "normal_roll",
        "combat_tie": "defender_wins",
        "elimination": "no_way_back",
        "elimination_ends": "last",
        "start_gold": 30,
        "start_balls": 10,
        "die_faces": "from_one",
        "goal": 12,
    },
]
"""Every option by itself, and all together."""
MORE_BOXES: Final[list[dict[str, object]]] = [
    {"boxes": "4"},
    {"boxes": "9", "steps": "by_board", "goal": 40, "elimination_ends": "last", "turn_limit": 30},
    {"boxes": "4", "steps": "by_board", "goal": 25, "elimination_ends": "last", "turn_limit": 30},
    {"boxes": "9", "majority": "half", "start_gold": 20},
]


def new_game(number: int, modes: list[dict[str, object]], name: str = "oracle") -> Game:
    """Every mode with 2 to 4 seats."""
    return start(TITLE, 2 + number % 3, modes[number // 3 % len(modes)], f"{name} {number}")


def moves_of(game: Game, seed: int, most: int = 1_000_000) -> Iterator[str]:
    """By players who choose at random in every fourth game, and else now and then."""
    rng = quick(seed)
    while not game.over and len(game.entries) < most:
        sensible = seed % 4 and rng.below(8)
        position = game.clone_position()
        yield (position.baseline_move() if sensible else position.random_move(rng)).notation


@pytest.mark.once
@pytest.mark.parametrize("number", range(0, 3 * len(ONE_BOX), 2))
def test_games_of_every_mode(number: int) -> None:
    """CC-TURN-06, CC-MOVE-01, CC-CBT-03, CC-CBT-13, CC-END-04, CC-END-05: choices, units, points, the end."""
    game = new_game(number, ONE_BOX)
    oracle = audited(game, moves_of(game, number))
    assert oracle.ending


@pytest.mark.once
@pytest.mark.parametrize("number", [1, 5])
def test_beginnings_with_more_boxes(number: int) -> None:
    """CC-SET-02, CC-SET-06, CC-MOVE-13"""
    game = new_game(number, MORE_BOXES)
    audited(game, moves_of(game, number, most=120))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_hundreds_of_games(part: int) -> None:
    """CC-TURN-06, CC-CBT-03, CC-END-04"""
    for number in range(3 * len(ONE_BOX)):
        seed = 3 * len(ONE_BOX) * part + number
        game = new_game(seed, ONE_BOX, "soak")
        audited(game, moves_of(game, seed))


@pytest.mark.soak
@pytest.mark.parametrize("number", range(3 * len(MORE_BOXES)))
def test_games_with_more_boxes(number: int) -> None:
    """CC-SET-02, CC-MOVE-13, CC-END-02, CC-END-11"""
    game = new_game(number, MORE_BOXES, "soak")
    audited(game, moves_of(game, number))


@pytest.mark.parametrize("wrong", ["gold", "unit", "point", "ball"])
def test_the_oracle_notices(wrong: str) -> None:
    """Gold, a unit, a point or a cannonball that came from nowhere."""
    game = new_game(0, ONE_BOX)
    oracle = Oracle(game)
    oracle.check()
    if wrong == "gold":
        oracle.players[1].gold += 1
    elif wrong == "unit":
        oracle.players[0].put((0, 0), 1, 0)
    elif wrong == "point":
        oracle.control[min(oracle.control)] = 1
    else:
        oracle.players[0].balls += 1
    with pytest.raises(Wrong):
        oracle.check()


def test_the_zones_of_the_chart() -> None:
    """CC-SET-06: chart G1."""
    board = Board(chart("G1"))
    drawn: dict[str, Any] = box()["charts"]["G1"]
    zones = grouped(sorted([*board.temples, *board.skulls]), 3, board.side)
    assert {f"Z{number}": [list(place) for place in zone] for number, zone in enumerate(zones, 1)} == drawn[
        "strategic_zones"
    ]
    pairs = [(one, other) for zone in zones for one in zone for other in zone if one < other]
    assert sum(distance(one, other, board.side) for one, other in pairs) == 23

"""Whole games under the eyes of an oracle, which plays every rule once more (oracle.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.treasure_map.box import Board, Wrong, box, chart, name, rows_of
from tests.treasure_map.oracle import Oracle, audited

from flibuste.games import find_title
from flibuste.kernel.chance import quick
from flibuste.kernel.game import Game, start

TITLE: Final = find_title("treasure_map")
MODES: Final[list[dict[str, object]]] = [
    {},
    {"colors": "drawn", "eldorado": "printed"},
    {"min_move": 1},
    {"stranded_rescue": False},
    {"galleon_color": "first_player", "npc_path_choice": "first_player"},
    {"galleon_armed": False, "camouflage": "normal_roll"},
    {"port_neutral": False},
    {"combat_tie": "defender_wins", "die_faces": "from_one"},
    {"open_tokens": True},
    {"beaten_pirates": "back_at_once"},
    {"bribe_reach": "beside"},
    {"hunters_fire": True, "hunt_goes_on": True},
    {"turn_limit": 12},
    {"turn_limit": 0, "decision_limit": 400},
    {
        "colors": "drawn",
        "eldorado": "printed",
        "min_move": 1,
        "stranded_rescue": False,
        "galleon_color": "first_player",
        "npc_path_choice": "first_player",
        "galleon_armed": False,
        "port_neutral": False,
        "camouflage": "normal_roll",
        "combat_tie": "defender_wins",
        "open_tokens": True,
        "beaten_pirates": "back_at_once",
        "bribe_reach": "beside",
        "hunters_fire": True,
        "hunt_goes_on": True,
    },
]
"""Every option by itself, and all together."""


def new_game(number: int, name: str = "oracle") -> Game:
    """Every mode with 1 to 4 seats."""
    return start(TITLE, 1 + number % 4, MODES[number // 4 % len(MODES)], f"{name} {number}")


def moves_of(game: Game, seed: int) -> Iterator[str]:
    """By players who choose at random in every third game, and else now and then."""
    rng = quick(seed)
    while not game.over:
        sensible = seed % 3 and rng.below(8)
        position = game.clone_position()
        yield (position.baseline_move() if sensible else position.random_move(rng)).notation


@pytest.mark.once
@pytest.mark.parametrize("number", range(0, 4 * len(MODES), 5))
def test_games_of_every_mode(number: int) -> None:
    """SA-TURN-01, SA-MOVE-01, SA-CBT-01, SA-PIR-04, SA-GAL-02, SA-LEV-01, SA-END-01: choices, things, the end."""
    game = new_game(number)
    oracle = audited(game, moves_of(game, number))
    assert oracle.ending


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_hundreds_of_games(part: int) -> None:
    """SA-TURN-01, SA-CBT-01, SA-END-01"""
    for number in range(2 * len(MODES)):
        seed = 2 * len(MODES) * part + number
        game = new_game(seed, "soak")
        audited(game, moves_of(game, seed))


@pytest.mark.parametrize("wrong", ["gold", "coin", "pirate", "card"])
def test_the_oracle_notices(wrong: str) -> None:
    """Gold, a coin at sea, a pirate or a card that came from nowhere."""
    game = new_game(1)
    oracle = Oracle(game)
    oracle.check()
    if wrong == "gold":
        oracle.players[1].stored.gold += 1
    elif wrong == "coin":
        oracle.coins[0, 0] += 1
    elif wrong == "pirate":
        oracle.pirates[0].target = 1
    else:
        oracle.players[0].cards.add("sabre")
    with pytest.raises(Wrong):
        oracle.check()


def test_the_box_is_read_as_the_chart_of_the_ledger_says() -> None:
    """SA-MAP-02, SA-MAP-03, SA-END-05, SA-DAT-09: chart F1."""
    board = Board(chart("F1"))
    drawn: dict[str, Any] = box()["charts"]["F1"]
    rows = ["".join(board.sign[row, column] for column in range(board.side)) for row in range(board.side)]
    assert rows == drawn["rows"] and board.is_sound()
    assert {name(here): list(there) for here, there in board.drift.items()} == drawn["drift"]
    read = {code: board.reading(row["zone"], row["numbers"]) for code, row in rows_of("tokens").items()}
    assert {code: list(there) if there else None for code, there in read.items()} == drawn["token_cells"]

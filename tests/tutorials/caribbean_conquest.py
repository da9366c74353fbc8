"""Writes the record behind Caribbean Conquest's tutorial: two turns with points seized and a temple stormed.

    PYTHONPATH=src FLIBUSTE_PURE=1 .venv/bin/python -m tests.tutorials.caribbean_conquest

What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

import json
from pathlib import Path

from flibuste.games import find_title
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Luck

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src/flibuste/games/ship_adventure/caribbean_conquest/tutorial/record.jsonl"
CHARTS = ROOT / "docs/components/ship_adventure.json"
SEATS = 2
LUCK = ["compass 1", "compass 1", "compass 5", "combat 5 3", "combat 3 6", "combat 4 2"]
"""The learner is first each time, wins a round of the battle, loses one, wins the last."""
MOVES = [
    # Both crews go aboard.
    "spin",
    "at 11,8",
    "at 11,8",
    "at 6,10",
    "at 7,10",
    # A skull and a town that nobody holds; Bao takes the temple.
    "spin",
    "from 11,8",
    "take 1+2",
    "go W",
    "go W",
    "go NW",
    "go NW",
    "stop",
    "from 9,4",
    "take 0+1",
    "go W",
    "stop",
    "done",
    "from 6,10",
    "take 1+1",
    "go W",
    "go W",
    "stop",
    "from 6,8",
    "take 0+1",
    "go SW",
    "go W",
    "stop",
    "done",
    # A new crew in the second town, then all three against the temple.
    "spin",
    "recruit crew",
    "at 9,3",
    "from 9,3",
    "take 0+2",
    "go E",
    "stop",
    "from 9,4",
    "take 1+3",
    "go NE",
    "stop",
    "from 8,5",
    "take 0+3",
    "go NE",
    "stop",
    "done",
    "storm 7,6",
    "throw",
    "throw",
    "done",
    "done",
]


def play() -> Game:
    game = start(find_title("caribbean_conquest"), SEATS, {}, "tutorial", luck())
    for move in MOVES:
        game.submit(game.seat_to_move, move)
    return game


def luck() -> list[Luck]:
    chart = json.loads(CHARTS.read_text(encoding="utf-8"))["charts"]["G1"]
    return [
        Luck("board", [tile for row in chart["tiles"] for tile in row]),
        *[Luck(what, results) for what, *results in map(str.split, LUCK)],
    ]


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(play().record().to_text(), encoding="utf-8")

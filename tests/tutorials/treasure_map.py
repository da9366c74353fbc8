"""Writes the record behind Treasure Map's tutorial: four turns with a treasure, a pirate, a piece of the map.

    PYTHONPATH=src FLIBUSTE_PURE=1 .venv/bin/python -m tests.tutorials.treasure_map

What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

import json
from pathlib import Path

from flibuste.games import find_title
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Luck

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src/flibuste/games/ship_adventure/treasure_map/tutorial/record.jsonl"
CHARTS = ROOT / "docs/components/ship_adventure.json"
SEATS = 2
TOKENS = ["token-1-Z3", "token-1-Z1", "token-1-Z6", "token-1-Z8"]
"""Bao's names Bao's own town, the learner's a wood above that of the learner."""
LUCK = ["compass 1", "treasure 7", "treasure 3", "compass 2", "compass 3", "compass 11"]
"""The learner's die shows a skull; Bao is first in the second turn."""
MOVES = [
    # To the nearest temple, where a skull brings a pirate. Bao does likewise, with more luck.
    "spin",
    "go S",
    "go S",
    "go S",
    "stop",
    "throw",
    "end",
    "go E",
    "stop",
    "throw",
    "end",
    # Bao has the first piece. The learner comes back aboard in time and fires.
    "spin",
    "go W",
    "go W",
    "stop",
    "swap token-1-Z3 2",
    "buy sabre",
    "end",
    "go N",
    "stop",
    "fire pirate-1",
    "end",
    # Past the galleon's gold to the cell that the token names.
    "spin",
    "go N",
    "go N",
    "go NE",
    "stop",
    "swap token-1-Z6 1",
    "end",
    "go E",
    "stop",
    "end",
    # Into the own town, for equipment.
    "spin",
    "go S",
    "stop",
    "buy pistols",
]


def play() -> Game:
    game = start(find_title("treasure_map"), SEATS, {}, "tutorial", luck())
    for move in MOVES:
        game.submit(game.seat_to_move, move)
    return game


def luck() -> list[Luck]:
    chart = json.loads(CHARTS.read_text(encoding="utf-8"))["charts"]["F1"]
    return [
        Luck("map-card", ["map-C"]),
        Luck("eldorado", ["map-B"]),
        Luck("board", [tile for row in chart["tiles"] for tile in row]),
        Luck("tokens", TOKENS),
        *[Luck(what, [result]) for what, result in map(str.split, LUCK)],
    ]


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(play().record().to_text(), encoding="utf-8")

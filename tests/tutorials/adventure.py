"""Writes the record behind the lesson about The Adventure Begins: the first month of its first chapter, alone.

    PYTHONPATH=src FLIBUSTE_PURE=1 .venv/bin/python tests/tutorials/adventure.py

Its luck is that of a seed with which everything comes up: two ships of Ares, the second of them in a pilot's report.
What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

from pathlib import Path

from flibuste.games import find_title
from flibuste.kernel.game import Game, start

FILE = Path(__file__).parents[2] / "src/flibuste/games/port_royal/tutorial/adventure/record.jsonl"
OPTIONS = {"adventure": "cooperative", "first_player": "1", "bust_odds": "always"}
SEED = "bell 6"
MOVES = [
    "adventurer p_landman",
    # A ship of Ares comes first; the learner goes on to a third color, takes it and keeps it for its cargo.
    "event",
    "reveal",
    "reveal",
    "reveal",
    "reveal",
    "stop",
    "trade v-ares-book:2/1",
    "cargo",
    # The pilot has seen another one: it is called in, and with two the mission is done.
    "event",
    "keep v-ares-herbs:3/1",
    "reveal",
    "stop",
    "trade v-ares-herbs:3/1",
    "cargo",
    "mission 10",
    # The month is over.
    "event",
]


def play() -> Game:
    game = start(find_title("port_royal"), 1, OPTIONS, SEED)
    for move in MOVES:
        game.submit(0, move)
    return game


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(play().record().to_text(), encoding="utf-8")

"""Writes the record behind the lesson about the Gambler: hired in one round, let loose in the next.

    PYTHONPATH=src:. FLIBUSTE_PURE=1 .venv/bin/python -m tests.tutorials.gambler

What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

from tests.tutorials.arranged import LESSONS, Arranged, write

from flibuste.kernel.game import Game

FILE = LESSONS / "gambler" / "record.jsonl"
OPTIONS: dict[str, object] = {"gambler": True, "first_player": "1", "bust_odds": "always"}
MOVES = [
    # A Gambler, and a ship for the coins that he costs.
    "reveal p-gambler:4/1",
    "reveal skiff:1/2",
    "reveal flute:2/3",
    "stop",
    "trade flute:2/3",
    "trade skiff:1/2",
    # Another one in Bao's harbor: the learner hires him.
    "reveal p-gambler:4/1",
    "reveal pinnace:2/2",
    "stop",
    "trade pinnace:2/2",
    "hire p-gambler:4/1",
    # Four cards in one go: no color twice, and one card more to take.
    "gamble skiff:3/3 settler:4/1 galleon:4/2 frigate:3/2",
    "trade skiff:3/3",
    "hire settler:4/1",
    "trade galleon:4/2",
]
COINS = ["governor:8/0"] * 4 + ["jester:7/2"] * 3 + ["admiral:7/2"] * 3 + ["captain:4/1"] * 5 + ["priest:4/1"] * 5


def play() -> Game:
    return Arranged(OPTIONS, MOVES, COINS).play()


if __name__ == "__main__":
    write(play(), FILE)

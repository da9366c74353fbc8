"""Writes the record behind the lesson about Sets Sail: three turns with a Merchant, a Passenger and a tax.

    PYTHONPATH=src:. FLIBUSTE_PURE=1 .venv/bin/python -m tests.tutorials.sets_sail

What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

from tests.tutorials.arranged import LESSONS, Arranged, write

from flibuste.kernel.game import Game

FILE = LESSONS / "sets_sail" / "record.jsonl"
OPTIONS: dict[str, object] = {"sets": "sets_sail", "first_player": "1", "bust_odds": "always"}
MOVES = [
    # A Passenger is too dear yet; the learner trades a ship.
    "reveal u-passenger:4/2",
    "reveal u-skiff:1/2",
    "reveal u-flute:5/4",
    "stop",
    "trade u-flute:5/4",
    "trade u-skiff:1/2",
    # Bao finds a Merchant for green ships, whom the learner hires.
    "reveal u-merchant-green:6/2",
    "reveal u-pinnace:2/3",
    "stop",
    "trade u-pinnace:2/3",
    "hire u-merchant-green:6/2",
    # A tax, then four colors: a green ship under the Merchant, and a Passenger.
    "reveal u-tax",
    "reveal u-skiff:5/3",
    "reveal u-passenger:4/2b",
    "reveal u-frigate:3/2",
    "reveal u-pinnace:1/1",
    "reveal u-galleon:4/2",
    "stop",
    "trade u-skiff:5/3",
    "store u-merchant-green:6/2",
    "hire u-passenger:4/2b",
    "trade u-frigate:3/2",
]
COINS = ["u-sailor:3/1"] * 7 + ["u-merchant-red:6/2", "u-merchant-red:6/2b"] + ["u-passenger:4/2b"] * 4


def play() -> Game:
    return Arranged(OPTIONS, MOVES, COINS).play()


if __name__ == "__main__":
    write(play(), FILE)

"""Writes the record behind the lesson about Just One More Contract: two rounds, two contracts, and one by mishap.

    PYTHONPATH=src:. FLIBUSTE_PURE=1 .venv/bin/python -m tests.tutorials.contracts

What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

from tests.tutorials.arranged import LESSONS, Arranged, write

from flibuste.kernel.game import Game

FILE = LESSONS / "contracts" / "record.jsonl"
OPTIONS: dict[str, object] = {"contracts": "competitive", "first_player": "1", "bust_odds": "always"}
OPEN = ["contract:trade_outpost", "contract:speculator", "contract:mercenary", "contract:jinx"]
MOVES = [
    # Three colors: the learner's marker goes on the way to the Speculator.
    "reveal pinnace:1/2",
    "reveal galleon:2/1",
    "reveal flute:2/3",
    "claim contract:speculator",
    "stop",
    "trade flute:2/3",
    "trade pinnace:1/2",
    # Bao finds a Settler, whom the learner hires.
    "reveal skiff:1/1",
    "reveal settler:4/1",
    "stop",
    "trade skiff:1/1",
    "hire settler:4/1",
    # Three colors again, and a Clerk: two contracts in one turn.
    "reveal flute:5/3",
    "reveal a-clerk-yellow:4/1",
    "reveal a-skiff:3/3g",
    "reveal frigate:1/1",
    "stop",
    "hire a-clerk-yellow:4/1",
    "claim contract:trade_outpost",
    "trade frigate:1/1",
    # Bao busts, and is a Jinx.
    "reveal galleon:4/2",
    "reveal sailor:3/1",
    "reveal galleon:7/3",
    "claim contract:jinx",
]
COINS = ["governor:8/0"] * 4 + ["jester:7/2"] * 3 + ["admiral:7/2"] * 3 + ["captain:4/1"] * 5 + ["priest:4/1"] * 5


def play() -> Game:
    return Arranged(OPTIONS, MOVES, COINS, OPEN).play()


if __name__ == "__main__":
    write(play(), FILE)

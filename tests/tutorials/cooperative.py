"""Writes the record behind the lesson about co-operative contracts: two rounds, two of five contracts.

    PYTHONPATH=src:. FLIBUSTE_PURE=1 .venv/bin/python -m tests.tutorials.cooperative

What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

from tests.tutorials.arranged import LESSONS, Arranged, write

from flibuste.kernel.game import Game

FILE = LESSONS / "cooperative" / "record.jsonl"
OPTIONS: dict[str, object] = {"contracts": "cooperative", "first_player": "1", "bust_odds": "always"}
OPEN = ["contract:mercenary", "contract:explorer", "contract:trade_master", "contract:luminary", "contract:jinx"]
MOVES = [
    # The first card comes from the time deck; a tax asks whether one of its cards is put away.
    "reveal sailor:3/1",
    "reveal flute:1/2",
    "reveal tax:swords",
    "leave",
    "stop",
    "hire sailor:3/1",
    "trade flute:1/2",
    # Bao leaves a rich ship to the learner.
    "reveal skiff:5/4",
    "reveal trader-red:3/1",
    "stop",
    "hire trader-red:3/1",
    "trade skiff:5/4",
    # A Pirate makes it three swords.
    "reveal pinnace:2/2",
    "reveal pirate:5/1",
    "stop",
    "hire pirate:5/1",
    "claim contract:mercenary",
    "trade pinnace:2/2",
    # Bao busts, which helps for once.
    "reveal galleon:4/2",
    "reveal priest:4/1",
    "reveal galleon:7/3",
    "claim contract:jinx",
]
COINS = ["governor:8/0"] * 4 + ["jester:7/2"] * 3 + ["admiral:7/2"] * 3 + ["captain:4/1"] * 5


def play() -> Game:
    return Arranged(OPTIONS, MOVES, COINS, OPEN).play()


if __name__ == "__main__":
    write(play(), FILE)

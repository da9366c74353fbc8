"""Writes the record behind Port Royal's tutorial: a game of a few turns in which everything comes up that it explains.

    PYTHONPATH=src:. FLIBUSTE_PURE=1 .venv/bin/python -m tests.tutorials.port_royal

What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

from tests.tutorials.arranged import LESSONS, Arranged, write

from flibuste.kernel.game import Game

FILE = LESSONS / "record.jsonl"
OPTIONS: dict[str, object] = {"first_player": "1", "bust_odds": "always"}
MOVES = [
    # The learner finds two ships and trades one; Bao pays for the other.
    "reveal skiff:1/2",
    "reveal settler:4/1",
    "reveal pinnace:2/3",
    "stop",
    "trade pinnace:2/3",
    "trade skiff:1/2",
    # Bao finds an expedition and hires a Sailor; the learner pays to hire a Settler.
    "reveal expedition:ss",
    "reveal settler:4/1",
    "reveal flute:1/1",
    "reveal sailor:3/1",
    "stop",
    "hire sailor:3/1",
    "hire settler:4/1",
    # A tax, then four colors: the learner takes two cards and sends both Settlers on the expedition.
    "reveal tax:swords",
    "reveal settler:4/1",
    "reveal flute:2/3",
    "reveal galleon:2/1",
    "reveal skiff:3/2",
    "reveal pinnace:4/3",
    "stop",
    "trade flute:2/3",
    "hire settler:4/1",
    "expedition expedition:ss",
    "trade pinnace:4/3",
    # Bao repels one frigate and busts with the next.
    "reveal frigate:3/2",
    "reveal trader-green:3/1",
    "reveal frigate:1/1",
    "repel",
    "reveal frigate:6/3",
]

COINS = ["governor:8/0"] * 4 + ["jester:7/2"] * 3 + ["admiral:7/2"] * 3 + ["captain:4/1"] * 5 + ["priest:4/1"] * 5


def play() -> Game:
    return Arranged(OPTIONS, MOVES, COINS).play()


if __name__ == "__main__":
    write(play(), FILE)

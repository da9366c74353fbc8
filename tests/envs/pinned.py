"""What seats see along one random game of every published way to play, as checksums.

    PYTHONPATH=src:. python -m tests.envs.pinned --write

stores them in pinned.json: after a change of features that was meant, and has given them another version.
"""

from __future__ import annotations

import json
import sys
import zlib
from pathlib import Path
from typing import Final

import flibuste
from flibuste.envs.setting import Setting
from flibuste.kernel.chance import quick

STORED: Final = Path(__file__).with_name("pinned.json")
DECISIONS: Final = 160
EVERY: Final = 4
"""So many'th decision of a game is looked at, by all its seats."""


def settings() -> dict[str, Setting]:
    """By title, published way to play, seats, and the version of the features."""
    found: dict[str, Setting] = {}
    for title in flibuste.titles():
        for preset in title.presets:
            for seats in sorted({preset.least, preset.most}):
                setting = Setting(title.id, seats, preset.options)
                found[f"{title.id} {preset.id} {seats} v{setting.features.version}"] = setting
    return found


def checksum(setting: Setting) -> int:
    position = setting.new_position("pinned")
    rng = quick(1)
    total = 0
    for number in range(DECISIONS):
        if number % EVERY == 0 or position.seat_to_move() < 0:
            for seat in range(setting.seats):
                total = zlib.crc32(setting.seen(position, seat).tobytes(), total)
        if position.seat_to_move() < 0:
            break
        moves = position.moves()
        position.play(moves[rng.below(len(moves))])
    return total


if __name__ == "__main__":
    text = json.dumps({name: checksum(setting) for name, setting in settings().items()}, indent=1) + "\n"
    if "--write" in sys.argv:
        STORED.write_text(text, encoding="utf-8")
    else:
        print(text, end="")

"""Counts of positions for every published way to play, from the start of a game and from its middle.

python tests/kernel/perft_counts.py            counts
python tests/kernel/perft_counts.py --write    stores the counts in perft.json, after a change of rules that was meant
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import flibuste
from flibuste.kernel.perft import perft, seeded_position
from flibuste.kernel.position import Position

STORED: Final = Path(__file__).with_name("perft.json")
SEED: Final = "1"
MADE: Final = (0, 30)
"""Random moves before the count."""
MOST: Final = 3_000
"""Positions that one count plays on from."""
DEEPEST: Final = 14


def positions() -> dict[str, Position]:
    """By title, published way to play, seats and moves made; games that are over by then are left out."""
    found: dict[str, Position] = {}
    for title in flibuste.titles():
        for preset in title.presets:
            terms = title.agree(preset.least, preset.options)
            for made in MADE:
                position = seeded_position(title, terms, SEED, made)
                if position.seat_to_move() >= 0:
                    found[f"{title.id} {preset.id} {preset.least} {made}"] = position
    return found


def counts_of(position: Position) -> list[int]:
    """As deep as is quick."""
    counts: list[int] = []
    while len(counts) < DEEPEST and sum(counts) <= MOST:
        counts = perft(position, len(counts) + 1)
    return counts


if __name__ == "__main__":
    lines = [f"  {json.dumps(name)}: {counts_of(position)}" for name, position in positions().items()]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    if "--write" in sys.argv:
        STORED.write_text(text, encoding="utf-8")
    else:
        print(text, end="")

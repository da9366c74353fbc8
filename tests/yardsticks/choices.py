"""What the yardsticks choose in positions of games on the shelf, which no version of the rules may change.

    PYTHONPATH=src:. python -m tests.yardsticks.choices TITLE

adds what choices.json does not have yet: another yardstick or another version. It never changes what is there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from flibuste.bots import ask, find_bot
from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.position import Position
from flibuste.kernel.records import read_record

YARDSTICKS: Final = ("random@1", "baseline@1", "greedy@1", "search:30@1")
"""Every version that ever was."""
SHELF: Final = Path(__file__).parents[1] / "shelf"
CHOICES: Final = Path(__file__).with_name("choices.json")
GAMES: Final = 8
MOMENTS: Final = 5

Choices = dict[str, dict[str, str]]
"""For each moment, `amerigo-2-rounds 17`, the notation of the move that each yardstick chose."""


def recorded() -> dict[str, Choices]:
    """By title."""
    kept: dict[str, Choices] = json.loads(CHOICES.read_text(encoding="utf-8"))
    return kept


def games(title: str) -> list[Path]:
    """Those of which choices are recorded, whatever else comes to the shelf; of a new title some of all."""
    files = sorted(SHELF.glob(f"{title}-[0-9]-*.jsonl"))
    known = {moment.rpartition(" ")[0] for moment in recorded().get(title, {})}
    return [file for file in files if file.stem in known] or files[:: max(1, len(files) // GAMES)]


def moments(title: str) -> Iterator[tuple[str, Position]]:
    """Some decisions of some games, with a real choice each."""
    for file in games(title):
        record = read_record(file.read_text(encoding="utf-8"))
        every = max(1, len(record.entries) // MOMENTS)
        due = 0
        for number, (position, _, _) in enumerate(record.steps()):
            if number >= due and len(position.moves()) > 1:
                due = number + every
                yield f"{file.stem} {number}", position.clone()


def choice(yardstick: str, moment: str, position: Position) -> str:
    rng = rng_from_text(moment)
    return find_bot(yardstick).choose(ask(position, rng), rng).notation


def main() -> None:
    title = sys.argv[1]
    kept = recorded()
    ours = kept.setdefault(find_title(title).id, {})
    for moment, position in moments(title):
        known = ours.setdefault(moment, {})
        for yardstick in YARDSTICKS:
            if yardstick not in known:
                known[yardstick] = choice(yardstick, moment, position)
    CHOICES.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

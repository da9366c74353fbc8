"""What the yardsticks choose in positions of games on the shelf, which no version of the rules may change.

    PYTHONPATH=src:. python -m tests.yardsticks.choices TITLE

adds what choices.json does not have yet: another yardstick, another version, games that have come to the shelf.
It never changes what is there.
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

YARDSTICKS: Final = ("random@1", "baseline@1", "greedy@1", "search:30@1", "search:100@1")
"""Every version that ever was."""
SHELF: Final = Path(__file__).parents[1] / "shelf"
CHOICES: Final = Path(__file__).with_name("choices.json")
MOMENTS: Final = 5

Choices = dict[str, dict[str, str]]
"""For each moment, `amerigo-2-rounds 17`, the notation of the move that each yardstick chose."""


def recorded() -> dict[str, Choices]:
    """By title."""
    kept: dict[str, Choices] = json.loads(CHOICES.read_text(encoding="utf-8"))
    return kept


def shelf(title: str) -> list[str]:
    return sorted(file.stem for file in SHELF.glob(f"{title}-[0-9]-*.jsonl"))


def known(title: str) -> list[str]:
    """The games of which choices are recorded, whatever else has come to the shelf."""
    return sorted({moment.rpartition(" ")[0] for moment in recorded()[title]})


def moments(games: list[str]) -> Iterator[tuple[str, Position]]:
    """Some decisions of each, with a real choice."""
    for game in games:
        record = read_record((SHELF / f"{game}.jsonl").read_text(encoding="utf-8"))
        every = max(1, len(record.entries) // MOMENTS)
        due = 0
        for number, (position, _, _) in enumerate(record.steps()):
            if number >= due and len(position.moves()) > 1:
                due = number + every
                yield f"{game} {number}", position.clone()


def choice(yardstick: str, moment: str, position: Position) -> str:
    rng = rng_from_text(moment)
    return find_bot(yardstick).choose(ask(position, rng), rng).notation


def main() -> None:
    title = sys.argv[1]
    kept = recorded()
    ours = kept.setdefault(find_title(title).id, {})
    for moment, position in moments(shelf(title)):
        chosen = ours.setdefault(moment, {})
        for yardstick in YARDSTICKS:
            if yardstick not in chosen:
                chosen[yardstick] = choice(yardstick, moment, position)
    CHOICES.write_text(text_of(kept), encoding="utf-8")


def text_of(kept: dict[str, Choices]) -> str:
    """In JSON, each moment on a line."""
    titles = []
    for title, ours in kept.items():
        lines = [f"{json.dumps(moment)}: {json.dumps(chosen, ensure_ascii=False)}" for moment, chosen in ours.items()]
        titles.append(f"{json.dumps(title)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(titles) + "\n}\n"


if __name__ == "__main__":
    main()

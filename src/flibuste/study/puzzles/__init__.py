"""Puzzles: positions in which one move is clearly best, and not the first that comes to mind. One for each day.

A puzzle holds no more than the seat that is to move could know: what is hidden was drawn anew before it was written.
"""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from importlib import resources
from typing import Final, NamedTuple, cast

from flibuste.games import find_title
from flibuste.kernel.data import Data
from flibuste.kernel.refusals import FlibusteError
from flibuste.kernel.terms import Terms, terms_from_data
from flibuste.kernel.title import Title
from flibuste.study.analysis import reason_from_data
from flibuste.study.hints import Reason

FIRST_DAY: Final = date(2026, 11, 1)
"""Nobody is asked for an earlier one."""


class NoPuzzle(FlibusteError):
    """There is none for such a title or day."""


class Answer(NamedTuple):
    """One of the moves that a close look compared."""

    move: str
    win: float
    """The chance of the seat to win with it."""
    error: float
    """The standard error of that."""

    def is_clearly_better(self, other: Answer, margin: float, errors: float) -> bool:
        """By so much of the chance, and by so many standard errors of the difference."""
        ahead = self.win - other.win
        return ahead >= margin and ahead >= errors * float((self.error**2 + other.error**2) ** 0.5)


class Puzzle(NamedTuple):
    """What is asked, and what there is to say afterwards."""

    title: str
    seats: int
    seat: int
    """Whose choice it is."""
    position: Data
    """As that seat may know it, with everything else drawn anew. It holds the rest of the terms."""
    answers: list[Answer]
    """The best first; moves that are not here were given up by the search."""
    tempting: str
    """What a strong bot in a hurry chooses."""
    reason: Reason
    line: list[Data]
    """What the search expects after the best move: seat, and move as data."""
    playouts: int
    """Of the look that all this comes from."""
    source: str
    """The game and the move that it was found at."""

    @property
    def answer(self) -> str:
        return self.answers[0].move

    def terms(self) -> Terms:
        title = find_title(self.title)
        return terms_from_data(self.position, self.seats, title.agree(self.seats, {}).options)

    def to_data(self) -> Data:
        return {
            "source": self.source,
            "title": self.title,
            "seats": self.seats,
            "seat": self.seat,
            "answers": [[one.move, round(one.win, 4), round(one.error, 4)] for one in self.answers],
            "tempting": self.tempting,
            "why": self.reason.to_data(),
            "line": self.line,
            "playouts": self.playouts,
            "position": self.position,
        }


def puzzle_from_data(data: Data) -> Puzzle:
    facts = dict(data)
    facts["answers"] = [Answer(*row) for row in cast("list[tuple[str, float, float]]", data["answers"])]
    facts["reason"] = reason_from_data(cast(Data, facts.pop("why")))
    return Puzzle(**facts)  # type: ignore[arg-type]


@cache
def puzzles_of(id: str) -> list[Puzzle]:
    """Those that came with the program, in the order of their days; none for a title that has none."""
    file = resources.files(__name__) / f"{find_title(id).id}.jsonl"
    if not file.is_file():
        return []
    return [puzzle_from_data(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def puzzle_of(title: Title, day: date) -> Puzzle:
    """The puzzle of a day: all in turn, and then from the first again."""
    puzzles = puzzles_of(title.id)
    if not puzzles:
        raise NoPuzzle(f"There are no puzzles for {title.name}.")
    if day < FIRST_DAY:
        raise NoPuzzle(f"The first puzzle is that of {FIRST_DAY.isoformat()}.")
    return puzzles[(day - FIRST_DAY).days % len(puzzles)]

"""The bot interface."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from flibuste.bots.question import Question
from flibuste.kernel.chance import Rng
from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that gets only what its seat may know. The same question and stream give the same move."""

    name: ClassVar[str] = ""
    by_view: ClassVar[bool] = False
    """Whether the view and the legal moves are all it looks at: then it can play where there is no position."""
    by_numbers: ClassVar[bool] = False
    """Whether what `Position.observe` shows and the legal moves are all it looks at: so can it then."""

    def choose(self, question: Question, rng: Rng) -> Move:
        raise NotImplementedError

    def plan(self, question: Question, rng: Rng) -> list[Move]:
        """What it chooses and, if it has thought further, what it then chooses while nothing new comes to light."""
        return [self.choose(question, rng)]

    def begins(self, title: str, seats: int, seat: int, options: Data) -> None:
        """A match begins in which it has this seat. Most bots keep nothing from move to move, and need not know."""

    def ends(self, seat: int, won: list[float], points: list[int], forfeit: int | None) -> None:
        """And how it ended: each seat's share of the win, its points, and who did not play on, if anybody."""

    def __reduce__(self) -> Again:
        """A copy of a bot takes along what it keeps; our own, which are compiled, say how they are made."""
        return blank, (type(self),), dict(getattr(self, "__dict__", {}))


def blank(kind: type[Bot]) -> Bot:
    """A bot that was not made yet, to be filled with what another one keeps."""
    return kind.__new__(kind)

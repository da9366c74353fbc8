"""What a bot is asked, and all it may know."""

from __future__ import annotations

from flibuste.kernel.chance import Rng
from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position


class Question:
    """A decision of one seat. The position in it was determinized for that seat before it came here.

    A sample determinizes it again: positions with equal views have equal samples, so nothing true and hidden is left.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.moves: list[Move] = position.moves()

    def view(self) -> Data:
        return self.position.view(self.seat)

    def sample(self, rng: Rng) -> Position:
        """A position that fits everything the seat knows; ask for as many as you like."""
        position = self.position.clone()
        position.determinize(self.seat, rng)
        return position

    def __reduce__(self) -> Again:
        return Question, (self.position, self.seat)


def ask(position: Position, rng: Rng) -> Question:
    """The question for the seat to move, its secrets redrawn first: the only way a position reaches a bot."""
    seat = position.seat_to_move()
    safe = position.clone()
    safe.determinize(seat, rng)
    return Question(safe, seat)

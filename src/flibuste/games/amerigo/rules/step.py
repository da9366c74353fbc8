"""What every kind of decision in Amerigo can say."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from flibuste.games.amerigo.moves import AmerigoMove
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.kernel.chance import Rng
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class Step:
    """One kind of decision, without state of its own: whose it is, which moves there are, what each does."""

    name: ClassVar[str] = ""

    def seat(self, p: AmerigoPosition) -> i64:
        return p.active

    def moves(self, p: AmerigoPosition) -> list[Move]:
        raise NotImplementedError

    def random_move(self, p: AmerigoPosition, rng: Rng) -> Move:
        moves = self.moves(p)
        return moves[rng.below(len(moves))]

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        raise NotImplementedError

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        """Why the seat to move may not make this move."""
        raise NotImplementedError


def not_now(step: str) -> Reason:
    """A move that belongs to another decision than the one at hand."""
    return Reason("not-now", "AM-ACT-01", {"step": step})

"""What every kind of decision in Maracaibo can say. Steps have the same shape in every title (docs/design.md)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.moves import MaracaiboMove
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.kernel.chance import Rng
from flibuste.kernel.frames import Frame
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class Step:
    """What a frame asks, without state of its own: whose decision it is, which moves there are, what each does."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.name = frame.name

    def seat(self, p: MaracaiboPosition) -> i64:
        return p.active

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        raise NotImplementedError

    def random_move(self, p: MaracaiboPosition, rng: Rng) -> Move:
        """A legal move, each as likely as the others; without the list where that is long."""
        moves = self.moves(p)
        return moves[rng.below(len(moves))]

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        raise NotImplementedError

    def settle(self, p: MaracaiboPosition) -> None:
        """Called when this step is on top again: plays what is forced."""

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        """Why the seat to move may not make this move."""
        return not_now(self.name)


def not_now(step: str) -> Reason:
    """A move that belongs to another decision than the one at hand."""
    return Reason("not-now", "MA-TURN-02", {"step": step})


def short_of(price: i64, player_has: i64) -> Reason:
    return Reason("too-few-doubloons", "MA-GEN-03", {"price": price, "doubloons": player_has})

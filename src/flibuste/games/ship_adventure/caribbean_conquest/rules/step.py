"""What every kind of decision in Caribbean Conquest can say. Steps have one shape in every title (docs/design.md)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.moves import ConquestMove
from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition
from flibuste.kernel.chance import Rng
from flibuste.kernel.frames import Frame
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class Step:
    """What a frame asks, without state of its own: whose decision it is, which moves there are, what each does."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.name = frame.name

    def seat(self, p: ConquestPosition) -> i64:
        return p.active

    def moves(self, p: ConquestPosition) -> list[Move]:
        raise NotImplementedError

    def random_move(self, p: ConquestPosition, rng: Rng) -> Move:
        """A legal move, each as likely as the others; without the list where that is long."""
        moves = self.moves(p)
        return moves[rng.below(len(moves))]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        raise NotImplementedError

    def settle(self, p: ConquestPosition) -> None:
        """Called when this step is on top again: plays what is forced."""

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        """Why the seat to move may not make this move."""
        return not_now(self.name)


def not_now(step: str) -> Reason:
    """A move that belongs to another decision than the one at hand."""
    return Reason("not-now", "CC-TURN-06", {"step": step})


def no_such_cell(p: ConquestPosition) -> Reason:
    """The moves know the cells of nine boxes."""
    return Reason("no-such-cell", "CC-SET-02", {"side": p.chart.side})

"""What every kind of decision in Treasure Map can say. Steps have the same shape in every title (docs/design.md)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.treasure_map.moves import TreasureMove
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition
from flibuste.kernel.chance import Rng
from flibuste.kernel.frames import Frame
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class Step:
    """What a frame asks, without state of its own: whose decision it is, which moves there are, what each does."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.name = frame.name

    def seat(self, p: TreasurePosition) -> i64:
        return p.active

    def moves(self, p: TreasurePosition) -> list[Move]:
        raise NotImplementedError

    def random_move(self, p: TreasurePosition, rng: Rng) -> Move:
        """A legal move, each as likely as the others; without the list where that is long."""
        moves = self.moves(p)
        return moves[rng.below(len(moves))]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        raise NotImplementedError

    def settle(self, p: TreasurePosition) -> None:
        """Called when this step is on top again: plays what is forced."""

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        """Why the seat to move may not make this move."""
        return not_now(self.name)


def not_now(step: str) -> Reason:
    """A move that belongs to another decision than the one at hand."""
    return Reason("not-now", "SA-TURN-02", {"step": step})

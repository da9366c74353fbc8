"""What every kind of decision in Port Royal can say. Steps have the same shape in every title (docs/design.md)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.moves import PortRoyalMove
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.kernel.chance import Rng
from flibuste.kernel.frames import Frame
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class Step:
    """What a frame asks, without state of its own: whose decision it is, which moves there are, what each does."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.name = frame.name

    def seat(self, p: PortRoyalPosition) -> i64:
        return p.active

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        raise NotImplementedError

    def random_move(self, p: PortRoyalPosition, rng: Rng) -> Move:
        """A legal move, each as likely as the others; without the list where that is long."""
        moves = self.moves(p)
        return moves[rng.below(len(moves))]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        raise NotImplementedError

    def settle(self, p: PortRoyalPosition) -> None:
        """Called when this step is on top again: plays what is forced."""

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        """Why the seat to move may not make this move."""
        raise NotImplementedError

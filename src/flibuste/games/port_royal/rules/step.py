"""What every kind of decision in Port Royal can say."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from flibuste.games.port_royal.moves import PortRoyalMove
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class Step:
    """One kind of decision, without state of its own: whose it is, which moves there are, what each does."""

    name: ClassVar[str] = ""

    def seat(self, p: PortRoyalPosition) -> i64:
        return p.active

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        raise NotImplementedError

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        raise NotImplementedError

    def settle(self, p: PortRoyalPosition) -> None:
        """Called when this step is on top again: plays what is forced."""

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        """Why the seat to move may not make this move."""
        raise NotImplementedError

"""What every kind of decision in Amerigo can say. Steps have the same shape in every title (docs/design.md)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.moves import (
    ACT,
    ADVANCE,
    BUILD,
    BUY,
    DECLINE,
    LAY,
    LEAP,
    NO_POST,
    PASS,
    PLAN,
    POST,
    SAIL,
    SCORE_CUBES,
    SHIP,
    SPECIAL,
    TAKE,
    TAKE_GOLD,
    AmerigoMove,
)
from flibuste.games.amerigo.pieces import BLUE, BROWN, COLORS, GREEN, RED, WHITE, YELLOW
from flibuste.games.amerigo.position import NOTHING, AmerigoPosition
from flibuste.kernel.chance import Rng
from flibuste.kernel.frames import Frame
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class Step:
    """What a frame asks, without state of its own: whose decision it is, which moves there are, what each does."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.name = frame.name

    def seat(self, p: AmerigoPosition) -> i64:
        return p.active

    def moves(self, p: AmerigoPosition) -> list[Move]:
        raise NotImplementedError

    def random_move(self, p: AmerigoPosition, rng: Rng) -> Move:
        """A legal move, each as likely as the others; without the list where that is long."""
        moves = self.moves(p)
        return moves[rng.below(len(moves))]

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        raise NotImplementedError

    def settle(self, p: AmerigoPosition) -> None:
        """Called when this step is on top again: plays what is forced."""

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        """Why the seat to move may not make this move."""
        raise NotImplementedError


TURN_VERBS: Final = (ACT, TAKE_GOLD, SCORE_CUBES, PASS)
"""What a turn begins with."""


def action_of(move: AmerigoMove) -> i64:
    """The color of the action that a move is part of; NOTHING where it is part of none, or of several."""
    verb: i64 = move.verb
    if verb in (SHIP, SAIL, POST, NO_POST):
        return BLUE
    if verb == PLAN:
        return RED
    if verb in (TAKE, DECLINE):
        return BROWN
    if verb in (BUILD, LAY):
        return GREEN
    if verb == BUY:
        return YELLOW
    return WHITE if verb in (ADVANCE, SPECIAL, LEAP) else NOTHING


def not_now(step: str) -> Reason:
    """A move that belongs to another decision than the one at hand, which comes first."""
    return Reason("not-now", "AM-ACT-01", {"step": step})


def not_in_action(p: AmerigoPosition, step: str, move: AmerigoMove) -> Reason:
    """The same within an action; what is part of no other decision of it will not be possible in this turn."""
    if move.verb in TURN_VERBS or action_of(move) not in (p.doing, NOTHING):
        return Reason("action-chosen", "AM-ACT-01", {"color": COLORS[p.doing]})
    return not_now(step)


def comes_first(reason: Reason) -> bool:
    """Whether it only says what has to be done before."""
    return reason.key == "not-now" or reason.key.endswith("-first")

"""White: advance on the special track, or carry out the action of the space where the own disk stands (AM-SPC)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.frames import SPECIAL_ACTION
from flibuste.games.amerigo.moves import (
    ADVANCE,
    ADVANCE_MOVE,
    LEAP,
    LEAP_MOVE,
    SPECIAL,
    SPECIAL_MOVES,
    AmerigoMove,
)
from flibuste.games.amerigo.pieces import ANY_COLOR, COLORS, FIRST_IN_LINE, WHITE
from flibuste.games.amerigo.pieces import SPECIAL as SPACES
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.rules.actions import begin_action
from flibuste.games.amerigo.rules.gold import add_cash_moves, cash, is_cash_move, turn_over, why_not_cash
from flibuste.games.amerigo.rules.order import can_leap, place_disk, why_not_leap
from flibuste.games.amerigo.rules.phases import end_turn
from flibuste.games.amerigo.rules.step import TURN_VERBS, Step, action_of, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def begin(p: AmerigoPosition) -> None:
    """Where advancing is all that can be done it is not asked."""
    if p.player().special == 0 and not can_leap(p):
        begin_action(p, WHITE)
    else:
        p.ask(SPECIAL_ACTION)


def can_carry_out(p: AmerigoPosition, color: i64) -> bool:
    """Whether a special action may be this one: the color of the own space, any on the last (AM-SPC-05, -06)."""
    here: i64 = SPACES[p.player().special].color
    return color != WHITE and (color == here or here == ANY_COLOR)


class SpecialAction(Step):
    def moves(self, p: AmerigoPosition) -> list[Move]:
        moves: list[Move] = [ADVANCE_MOVE]
        color: i64 = SPACES[p.player().special].color
        if color == ANY_COLOR:
            moves.extend(SPECIAL_MOVES)
        elif color != WHITE:
            moves.append(SPECIAL_MOVES[color])
        if can_leap(p):
            moves.append(LEAP_MOVE)
        add_cash_moves(p, moves)
        return moves

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        if move.verb == ADVANCE:
            begin_action(p, WHITE)
        elif move.verb == SPECIAL:
            begin_action(p, move.what)
        elif move.verb == LEAP:
            leap(p)
        else:
            cash(p, move)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if is_cash_move(move):
            return why_not_cash(p, move)
        if move.verb == SPECIAL:
            return why_not_special(p)
        if move.verb == LEAP:
            return why_not_leap(p)
        if move.verb in TURN_VERBS or not can_carry_out(p, action_of(move)):
            return Reason("action-chosen", "AM-ACT-01", {"color": COLORS[WHITE]})
        return not_now(self.name)


def leap(p: AmerigoPosition) -> None:
    """On top of the first disk; the action points are lost (AM-TOK-31)."""
    if not p.terms.first_in_line_stays:
        turn_over(p, p.active, FIRST_IN_LINE)
    space: i64 = p.players[p.order[0]].special
    place_disk(p, p.active, space)
    p.tell("disk-leapt", {"seat": p.active, "space": space})
    end_turn(p)


def why_not_special(p: AmerigoPosition) -> Reason:
    space: i64 = p.player().special
    if space == 0:
        return Reason("disk-at-start", "AM-SPC-05")
    return Reason("other-space-color", "AM-SPC-05", {"color": COLORS[SPACES[space].color]})

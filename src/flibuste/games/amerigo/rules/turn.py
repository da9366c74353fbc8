"""The turn of a player in a phase: an action, gold, the token for cubes, or a pass (AM-ACT)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of
from flibuste.games.amerigo.moves import (
    ACT,
    ACT_MOVES,
    PASS,
    PASS_MOVE,
    SCORE_CUBES,
    SCORE_CUBES_MOVE,
    TAKE_GOLD,
    TAKE_GOLD_MOVE,
    THROW,
    AmerigoMove,
)
from flibuste.games.amerigo.pieces import COLORS, CUBES_FOR_POINTS, GREEN, RED, RED_IS_GREEN, WHITE
from flibuste.games.amerigo.position import NOTHING, TOKEN_POINTS, AmerigoPosition
from flibuste.games.amerigo.rules import special
from flibuste.games.amerigo.rules.actions import begin_action
from flibuste.games.amerigo.rules.gold import (
    add_cash_moves,
    cash,
    gain_gold,
    gold_for_cubes,
    is_cash_move,
    turn_over,
    why_not_cash,
)
from flibuste.games.amerigo.rules.phases import end_turn, is_in_action
from flibuste.games.amerigo.rules.step import Step, action_of, comes_first, not_now
from flibuste.games.amerigo.rules.tower import cubes_in
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def is_available(p: AmerigoPosition, color: i64) -> bool:
    """A color with a cube on the action space (AM-PHA-04); by AM-TOK-16 red and green stand for each other."""
    if number_of(p.centre, color):
        return True
    if (color in (RED, GREEN)) and p.player().owns(RED_IS_GREEN):
        return number_of(p.centre, RED) + number_of(p.centre, GREEN) > 0
    return False


def begin(p: AmerigoPosition, color: i64) -> None:
    if color == WHITE:
        special.begin(p)
    else:
        begin_action(p, color)


class Turn(Step):
    def moves(self, p: AmerigoPosition) -> list[Move]:
        moves: list[Move] = []
        for color in range(len(ACT_MOVES)):
            if is_available(p, color):
                moves.append(ACT_MOVES[color])
        moves.append(TAKE_GOLD_MOVE)
        if p.player().owns(CUBES_FOR_POINTS):
            moves.append(SCORE_CUBES_MOVE)
        moves.append(PASS_MOVE)
        add_cash_moves(p, moves)
        return moves

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        verb: i64 = move.verb
        if verb == ACT:
            begin(p, move.what)
        elif verb == TAKE_GOLD:
            gain_gold(p, p.active, gold_for_cubes(p.player(), cubes_in(p.centre)), "cubes")
            end_turn(p)
        elif verb == SCORE_CUBES:
            score_cubes(p)
        elif verb == PASS:
            p.tell("passed", {"seat": p.active})
            end_turn(p)
        else:
            cash(p, move)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if is_cash_move(move):
            return why_not_cash(p, move)
        if move.verb == ACT:
            return Reason("no-such-cube", "AM-PHA-04", {"color": COLORS[move.what]})
        if move.verb == SCORE_CUBES:
            return why_not_score_cubes(p)
        if move.verb == THROW:
            return Reason("already-thrown", "AM-PHA-02")
        color: i64 = action_of(move)
        return not_now(self.name) if color == NOTHING else why_not_yet(p, color, move)


def why_not_yet(p: AmerigoPosition, color: i64, move: AmerigoMove) -> Reason:
    """The action is chosen first, if the move will be possible in it; otherwise what stands against that."""
    if not is_available(p, color):
        if is_available(p, WHITE) and special.can_carry_out(p, color):
            return Reason("choose-action-first", "AM-SPC-05", {"color": COLORS[WHITE]})
        return Reason("no-such-cube", "AM-PHA-04", {"color": COLORS[color]})
    twin = p.clone()
    assert isinstance(twin, AmerigoPosition)
    begin(twin, color)
    if not is_in_action(twin):
        return Reason("nothing-to-do", "AM-ACT-01", {"color": COLORS[color]})
    if move not in twin.moves():
        reason = twin.why_not(p.active, move)
        if not comes_first(reason):
            return reason
    return Reason("choose-action-first", "AM-ACT-01", {"color": COLORS[color]})


def score_cubes(p: AmerigoPosition) -> None:
    """Points for all cubes on the action space instead of an action (AM-TOK-21)."""
    cubes: i64 = cubes_in(p.centre)
    turn_over(p, p.active, CUBES_FOR_POINTS)
    p.score(p.active, TOKEN_POINTS, cubes)
    p.tell("cubes-scored", {"seat": p.active, "points": cubes})
    end_turn(p)


def why_not_score_cubes(p: AmerigoPosition) -> Reason:
    used = p.player().tokens & CUBES_FOR_POINTS != 0
    return Reason(
        "token-used-up" if used else "token-not-yours",
        "AM-TOK-21" if used else "AM-PRO-02",
        {"token": "cubes-for-points"},
    )

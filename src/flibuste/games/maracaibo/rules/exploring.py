"""Explore actions: give up points, then move the explorer, then the icons of its space (MA-EXP)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.frames import EXPLORING, GIVEN_UP, POINTS, RETIRING
from flibuste.games.maracaibo.moves import (
    DONE,
    DONE_MOVE,
    EXPLORE,
    EXPLORE_MOVES,
    GIVE_UP,
    GIVE_UP_MOVES,
    MaracaiboMove,
)
from flibuste.games.maracaibo.pieces import HALF_PRICE, TRACK, TRADES
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.possible import can_do_any
from flibuste.games.maracaibo.rules.raid import gain_paid
from flibuste.games.maracaibo.rules.residences import can_retire
from flibuste.games.maracaibo.rules.step import Step, not_now
from flibuste.games.maracaibo.rules.track import can_explore, spaces_ahead
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def may_give_up(p: MaracaiboPosition, trade: i64) -> bool:
    """Each ability once in an action, and one point must be left for the step (MA-EXP-06, -07)."""
    bargain = TRADES[trade]
    if p.player().trades & ~GIVEN_UP.of(p) & bargain.bit == 0 or bargain.cost >= POINTS.of(p):
        return False
    return can_do_any(p, bargain.gain)


class Exploring(Step):
    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = []
        spaces: i64 = spaces_ahead(p, p.active, POINTS.of(p))
        for space in range(len(TRACK)):
            if spaces >> space & 1:
                moves.append(EXPLORE_MOVES[space])
        if p.player().trades:
            for trade in range(len(TRADES)):
                if may_give_up(p, trade):
                    moves.append(GIVE_UP_MOVES[trade])
        if GIVEN_UP.of(p) == 0:
            moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        if move.verb == GIVE_UP:
            give_up(p, move.what)
        else:
            EXPLORING.pop(p)
            if move.verb == EXPLORE:
                explore(p, move.what)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        """An inner Explore may have brought the explorer to the end of the track (MA-EXP-10)."""
        if not can_explore(p):
            EXPLORING.pop(p)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == DONE:
            return Reason("must-step", "MA-EXP-07")
        if move.verb == EXPLORE:
            return Reason("out-of-reach", "MA-EXP-01", {"points": POINTS.of(p)})
        return why_not_give_up(p, move.what) if move.verb == GIVE_UP else not_now(self.name)


def why_not_give_up(p: MaracaiboPosition, trade: i64) -> Reason:
    bargain = TRADES[trade]
    if p.player().trades & bargain.bit == 0:
        return Reason("trade-not-yours", "MA-EXP-06", {"trade": bargain.piece})
    if GIVEN_UP.of(p) & bargain.bit:
        return Reason("trade-used", "MA-EXP-07", {"trade": bargain.piece})
    if bargain.cost >= POINTS.of(p):
        return Reason("too-few-points", "MA-EXP-07", {"cost": bargain.cost, "points": POINTS.of(p)})
    return Reason("nothing-to-gain", "MA-EXP-07")


def give_up(p: MaracaiboPosition, trade: i64) -> None:
    bargain = TRADES[trade]
    GIVEN_UP.set(p, GIVEN_UP.of(p) | bargain.bit)
    POINTS.set(p, POINTS.of(p) - bargain.cost)
    if p.logbook is not None:
        p.logbook.tell("points-given-up", {"seat": p.active, "trade": bargain.piece, "cost": bargain.cost})
    gain_paid(p, bargain.gain, 0)


def explore(p: MaracaiboPosition, space: i64) -> None:
    """Spaces passed give nothing (MA-EXP-03); the tile at the end sends the explorer home (MA-MOD-SUN-02)."""
    player = p.player()
    player.explorer = space
    rivers: i64 = TRACK[space].rivers
    if rivers > player.rivers:
        player.rivers = rivers
    if p.logbook is not None:
        p.logbook.tell("explored", {"seat": p.active, "space": TRACK[space].piece, "rivers": player.rivers})
    if space != HALF_PRICE:
        p.open(TRACK[space].effects)
    elif can_retire(p):
        RETIRING.push(p)

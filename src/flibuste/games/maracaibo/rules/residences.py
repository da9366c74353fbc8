"""Residences: built once by each player, counted at the end (MA-RES, MA-ICON-20, MA-MOD-SUN)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import RESIDENCES_BUILT
from flibuste.games.maracaibo.frames import BUILDING, RETIRING, SETTLE_DOWN
from flibuste.games.maracaibo.moves import BUILD, BUILD_MOVES, COINS, COINS_MOVE, DONE_MOVE, MaracaiboMove
from flibuste.games.maracaibo.pieces import FIRST_BUILDER, FIRST_RESIDENCE, FOR_IGNORING, RESIDENCES, TRACK_START
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.gains import gain_doubloons, gain_points
from flibuste.games.maracaibo.rules.prices import can_build, half_price, may_build, residence_price
from flibuste.games.maracaibo.rules.step import Step, not_now, short_of
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def residence_here(p: MaracaiboPosition) -> i64:
    return p.map[p.player().ship] - FIRST_RESIDENCE


def build(p: MaracaiboPosition, residence: i64, price: i64) -> None:
    """A token on the card; the first one there brings 2 points (MA-RES-01, -02)."""
    player = p.player()
    is_first = not p.is_built(residence)
    one: i64 = 1
    player.doubloons -= price
    player.residences |= one << residence
    player.tally[RESIDENCES_BUILT] += 1
    if p.logbook is not None:
        p.logbook.tell("residence-built", {"seat": p.active, "card": RESIDENCES[residence].code, "price": price})
    if is_first:
        gain_points(p, p.active, FIRST_BUILDER)


class SettleDown(Step):
    """A ship has stopped on a residence."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = []
        residence: i64 = residence_here(p)
        if may_build(p.player(), residence):
            moves.append(BUILD_MOVES[residence])
        moves.append(COINS_MOVE if p.terms.residence_doubloons else DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        SETTLE_DOWN.pop(p)
        if move.verb == BUILD:
            build(p, move.what, residence_price(p.player(), move.what))
        elif move.verb == COINS:
            gain_doubloons(p, p.active, FOR_IGNORING)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        """Who cannot build gets what there is for not building."""
        if may_build(p.player(), residence_here(p)):
            return
        SETTLE_DOWN.pop(p)
        gain_doubloons(p, p.active, for_not_building(p))
        p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == BUILD:
            if move.what != residence_here(p):
                return Reason("ship-elsewhere", "MA-RES-01", {"card": RESIDENCES[move.what].code})
            return why_not_build(p, move.what)
        if move.verb == COINS:
            return Reason("no-doubloons-here", "MA-RES-05")
        return not_now(self.name)


def for_not_building(p: MaracaiboPosition) -> i64:
    """Doubloons; there are none unless the table plays it so (MA-RES-05, MA-OPT-05)."""
    return FOR_IGNORING if p.terms.residence_doubloons else 0


class Building(Step):
    """Any residence of the Caribbean (MA-GULF-01, MA-ICON-20)."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        player = p.player()
        moves: list[Move] = []
        for residence in p.residences:
            if may_build(player, residence):
                moves.append(BUILD_MOVES[residence])
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        BUILDING.pop(p)
        if move.verb == BUILD:
            build(p, move.what, residence_price(p.player(), move.what))
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        if not can_build(p):
            BUILDING.pop(p)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        return why_not_build(p, move.what) if move.verb == BUILD else not_now(self.name)


def why_not_build(p: MaracaiboPosition, residence: i64) -> Reason:
    player = p.player()
    if residence not in p.residences:
        return Reason("card-not-there", "MA-RES-09", {"card": RESIDENCES[residence].code})
    if player.residences >> residence & 1:
        return Reason("built-already", "MA-RES-03", {"card": RESIDENCES[residence].code})
    return short_of(residence_price(player, residence), player.doubloons)


# --- Sunny Retirement -------------------------------------------------------------------------------------------------


def may_retire_to(p: MaracaiboPosition, residence: i64) -> bool:
    player = p.player()
    return player.residences >> residence & 1 == 0 and half_price(player, residence) <= player.doubloons


def can_retire(p: MaracaiboPosition) -> bool:
    """Once for each player, to a residence that can be paid (MA-MOD-SUN-02, -05)."""
    if p.player().retired:
        return False
    for residence in p.residences:
        if may_retire_to(p, residence):
            return True
    return False


class Retiring(Step):
    """The half-price tile: a residence must be bought, then the explorer goes back to the start."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        return [BUILD_MOVES[residence] for residence in p.residences if may_retire_to(p, residence)]

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        RETIRING.pop(p)
        player = p.player()
        player.retired = True
        build(p, move.what, half_price(player, move.what))
        player.explorer = TRACK_START
        p.tell("explorer-returned", {"seat": p.active})
        p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb != BUILD:
            return Reason("must-build", "MA-MOD-SUN-02")
        player = p.player()
        if move.what not in p.residences or player.residences >> move.what & 1:
            return why_not_build(p, move.what)
        return short_of(half_price(player, move.what), player.doubloons)

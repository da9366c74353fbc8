"""Movement: sail, land, walk, board, drift; coins on the way (SA-MOVE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.treasure_map.frames import ACTIONS, DRIFTS, MOVEMENT, POINTS, STOPPED
from flibuste.games.ship_adventure.treasure_map.moves import (
    BRIBE,
    BRIBE_MOVES,
    DRIFT,
    DRIFT_MOVE,
    GO,
    GO_MOVES,
    PIRATES,
    RESCUE,
    RESCUE_MOVE,
    STOP,
    STOP_MOVE,
    TreasureMove,
)
from flibuste.games.ship_adventure.treasure_map.position import Player, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.pursuit import bribe, may_bribe, why_not_bribe
from flibuste.games.ship_adventure.treasure_map.rules.step import Step, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

MOST_DRIFTS: Final = 3
"""In one stay in a whirlpool (SA-MOVE-18)."""
STARTED: Final = 8
"""Added to the drifts once a step was made."""
NOTHING_MORE: Final = 3
"""The stage of the actions after a rescue, which takes the whole turn."""
SAIL: Final = 0
LAND: Final = 1
WALK: Final = 2
BOARD: Final = 3
MANNERS: Final = ["sail", "land", "walk", "board"]


def begin_turn_of(p: TreasurePosition, seat: int) -> None:
    """Whoever's turn it was: it is over."""
    p.active = seat
    begin_movement(p)


def begin_movement(p: TreasurePosition) -> None:
    p.ask(MOVEMENT, p.terms.movement_points, 0)
    if p.logbook is not None:
        p.logbook.tell("player-turn", {"seat": p.active})
    collect(p)


def collect(p: TreasurePosition) -> None:
    """All coins under a manned ship (SA-MOVE-15, -20)."""
    player = p.player()
    if player.is_aboard and p.coins[player.ship]:
        coins: i64 = i64(p.coins[player.ship])
        p.coins[player.ship] = 0
        player.carried.gold += coins
        p.tell("coins-collected", {"seat": p.active, "coins": coins})


def may_go(p: TreasurePosition, player: Player, way: i64) -> bool:
    """A step that costs a point: to sea aboard, to land, or back aboard (SA-MOVE-04 to -07)."""
    chart = p.chart
    cell: i64 = chart.next(player.crew, way)
    if not player.is_aboard:
        return chart.is_land(cell) or cell == player.ship
    if chart.is_land(cell):
        return True
    # between cells of one whirlpool there is only the drift (SA-MOVE-18)
    return chart.whirlpool[cell] < 0 or chart.whirlpool[cell] != chart.whirlpool[player.crew]


def may_drift(p: TreasurePosition) -> bool:
    player = p.player()
    return player.is_aboard and p.chart.drift[player.ship] >= 0 and drifts_of(p) < MOST_DRIFTS


def drifts_of(p: TreasurePosition) -> i64:
    return DRIFTS.of(p) & 7


def has_moved(p: TreasurePosition) -> bool:
    return DRIFTS.of(p) >= STARTED


def may_stop(p: TreasurePosition) -> bool:
    """Staying is allowed, unless the table wants a step where one can be made (SA-MOVE-09)."""
    return p.terms.least_move == 0 or has_moved(p) or not may_move(p)


def may_move(p: TreasurePosition) -> bool:
    """At the start of a movement."""
    if may_drift(p):
        return True
    player = p.player()
    for way in range(p.chart.ways):
        if may_go(p, player, way):
            return True
    return False


def is_stranded(p: TreasurePosition) -> bool:
    """Ashore where no cell of the land touches the own ship (SA-MOVE-16)."""
    player = p.player()
    if player.is_aboard:
        return False
    chart = p.chart
    area: i64 = chart.area[player.crew]
    for way in range(p.chart.ways):
        if chart.area[chart.next(player.ship, way)] == area:
            return False
    return True


class Movement(Step):
    def moves(self, p: TreasurePosition) -> list[Move]:
        player = p.player()
        moves: list[Move] = []
        if POINTS.of(p) > 0:
            for way in range(p.chart.ways):
                if may_go(p, player, way):
                    moves.append(GO_MOVES[way])
        if may_drift(p):
            moves.append(DRIFT_MOVE)
        if may_stop(p):
            moves.append(STOP_MOVE)
        if may_be_rescued(p):
            moves.append(RESCUE_MOVE)
        if player.carried.gold > 0:
            for pirate in range(PIRATES):
                if may_bribe(p, pirate):
                    moves.append(BRIBE_MOVES[pirate])
        return moves

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        verb: i64 = move.verb
        if verb == GO:
            step(p, move.what)
        elif verb == DRIFT:
            drift(p)
        elif verb == BRIBE:
            bribe(p, move.what)
        elif verb == RESCUE:
            rescue(p)
        else:
            stop(p)
        p.settle()

    def settle(self, p: TreasurePosition) -> None:
        """Without points, waves and anything else to do the movement is over."""
        if POINTS.of(p) == 0 and has_moved(p) and not may_drift(p) and not any_bribe(p):
            stop(p)
            p.settle()

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        if move.verb == GO:
            return why_not_go(p, move.what)
        if move.verb == DRIFT:
            return why_not_drift(p)
        if move.verb == STOP:
            return Reason("must-move", "SA-MOVE-09")
        if move.verb == RESCUE:
            return why_not_rescue(p)
        if move.verb == BRIBE:
            return why_not_bribe(p, move.what)
        return not_now(self.name)


def why_not_go(p: TreasurePosition, way: i64) -> Reason:
    player = p.player()
    if way >= p.chart.ways:
        return Reason("straight-only", "SA-SMALL-03")
    if POINTS.of(p) == 0:
        return Reason("no-points-left", "SA-MOVE-01", {"points": p.terms.movement_points})
    if player.is_aboard:
        return Reason("only-the-drift", "SA-MOVE-18")
    return Reason("no-walking-on-water", "SA-MOVE-08", {"cell": p.chart.name(player.ship)})


def why_not_drift(p: TreasurePosition) -> Reason:
    player = p.player()
    if not player.is_aboard:
        return Reason("drift-aboard-only", "SA-MOVE-19")
    if p.chart.drift[player.ship] < 0:
        return Reason("no-waves", "SA-MOVE-11")
    return Reason("drifted-enough", "SA-MOVE-18", {"drifts": MOST_DRIFTS})


def why_not_rescue(p: TreasurePosition) -> Reason:
    if not p.terms.rescue:
        return Reason("no-rescue", "SA-MOVE-16")
    if not is_stranded(p):
        return Reason("not-stranded", "SA-MOVE-16")
    return Reason("moved-already", "SA-MOVE-16")


def may_be_rescued(p: TreasurePosition) -> bool:
    """Instead of moving."""
    return p.terms.rescue and not has_moved(p) and is_stranded(p)


def any_bribe(p: TreasurePosition) -> bool:
    for pirate in range(PIRATES):
        if may_bribe(p, pirate):
            return True
    return False


def step(p: TreasurePosition, way: i64) -> None:
    player = p.player()
    cell: i64 = p.chart.next(player.crew, way)
    manner = manner_of(p, player, cell)
    if manner == SAIL:
        player.ship = cell
    player.crew = cell
    POINTS.set(p, POINTS.of(p) - 1)
    DRIFTS.set(p, STARTED)
    if p.logbook is not None:
        p.logbook.tell("moved", {"seat": p.active, "cell": p.chart.name(cell), "manner": MANNERS[manner]})
    collect(p)


def manner_of(p: TreasurePosition, player: Player, cell: i64) -> i64:
    """How a step to a cell is made (SA-MOVE-04 to -07)."""
    if player.is_aboard:
        return LAND if p.chart.is_land(cell) else SAIL
    return BOARD if cell == player.ship else WALK


def drift(p: TreasurePosition) -> None:
    player = p.player()
    player.ship = p.chart.drift[player.ship]
    player.crew = player.ship
    DRIFTS.set(p, STARTED + drifts_of(p) + 1)
    if p.logbook is not None:
        p.logbook.tell("drifted", {"seat": p.active, "cell": p.chart.name(player.ship)})
    collect(p)


def rescue(p: TreasurePosition) -> None:
    """The whole turn to return aboard, with all that is carried (SA-MOVE-16, -21)."""
    player = p.player()
    player.crew = player.ship
    p.tell("rescued", {"seat": p.active, "cell": p.chart.name(player.ship)})
    collect(p)
    p.ask(ACTIONS, NOTHING_MORE)


def stop(p: TreasurePosition) -> None:
    """Fights come next, then the actions of the cell (SA-TURN-02)."""
    p.ask(STOPPED)

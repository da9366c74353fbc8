"""A sensible move without trying it: groups go on their errands (errands.py), the rest is habit."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.errands import Errand
from flibuste.games.ship_adventure.caribbean_conquest.estimate import own_plan
from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    DEPLOYING,
    GROUP_FROM,
    GROUP_SIZE,
    GROUPS,
    LOSSES,
    MARCH,
    MARCH_CELL,
    PURCHASES,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import (
    BUY,
    CREW,
    DONE_MOVE,
    DRIFT,
    FROM_MOVES,
    GO,
    LOSE_MOVES,
    RECRUIT,
    RECRUIT_MOVES,
    SHIP,
    STOP_MOVE,
    ConquestMove,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition, crews_in, ships_in
from flibuste.games.ship_adventure.caribbean_conquest.reach import FAR
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import can_leave
from flibuste.games.ship_adventure.chart import WAYS
from flibuste.games.ship_adventure.pieces import CLOSE, EQUIPMENT
from flibuste.kernel.moves import Move

CREWS_A_SHIP: Final = 3
"""Beyond which another ship is wanted first."""


@final
class Orders:
    """The errand of the group that was called last, kept until it stops."""

    def __init__(self) -> None:
        self.errand: Errand | None = None


def quick_move(p: ConquestPosition, orders: Orders) -> Move:
    if GROUPS.is_on_top(p):
        return calling(p, orders)
    if MARCH.is_on_top(p):
        return marching(p, orders.errand or first_errand(p, 0))
    if GROUP_SIZE.is_on_top(p):
        return group(p, orders.errand or first_errand(p, 1))
    if PURCHASES.is_on_top(p):
        return purchase(p)
    if LOSSES.is_on_top(p):
        return LOSE_MOVES[CREW]
    moves = p.moves()
    if DEPLOYING.is_on_top(p):
        return moves[len(moves) - 1]
    return moves[0]  # fire and answer whenever one can


def first_errand(p: ConquestPosition, least: i64) -> Errand | None:
    """The best that takes so many steps at least."""
    for errand in own_plan(p).errands:
        if errand.steps >= least:
            return errand
    return None


def calling(p: ConquestPosition, orders: Orders) -> Move:
    """Whose turn it is to move: the group of the best errand, or the ship that it waits for."""
    errand = first_errand(p, 1)
    orders.errand = errand
    if errand is None:
        return DONE_MOVE
    cell: i64 = errand.cell
    if not can_leave(p, cell):
        cell = errand.ship
        orders.errand = None
    if cell < 0 or not can_leave(p, cell):
        return DONE_MOVE
    return FROM_MOVES[p.move_number(cell)]


def group(p: ConquestPosition, errand: Errand | None) -> Move:
    """Everybody aboard while there is sea to cross; crews alone where they land."""
    moves = p.moves()
    cell: i64 = GROUP_FROM.of(p)
    lands = p.chart.is_sea(cell) and errand is not None and is_shore(p, cell, errand.place)
    chosen = moves[0]
    most: i64 = -1
    for move in moves:
        assert isinstance(move, ConquestMove)
        ships: i64 = ships_in(move.what)
        crews: i64 = crews_in(move.what)
        wanted: i64 = crews - 8 * ships if lands else 8 * min(ships, 1) + crews - ships
        if errand is not None and lands and crews > errand.crews:
            wanted = 0
        if wanted > most:
            chosen, most = move, wanted
    return chosen


def is_shore(p: ConquestPosition, cell: i64, place: i64) -> bool:
    """Whether the next step of crews to a point is ashore."""
    reach = p.realm.reach
    steps: i64 = reach.steps(place, cell)
    for way in range(WAYS):
        other: i64 = p.chart.next(cell, way)
        if p.chart.is_land(other) and reach.steps(place, other) < steps:
            return True
    return False


def marching(p: ConquestPosition, errand: Errand | None) -> Move:
    """A step closer to the point; a stop where none is closer."""
    moves = p.moves()
    cell: i64 = MARCH_CELL.of(p)
    best = moves[len(moves) - 1]
    least: i64 = FAR
    for move in moves:
        assert isinstance(move, ConquestMove)
        goal: i64 = cell
        if move.verb == GO:
            goal = p.chart.next(cell, move.what)
        elif move.verb == DRIFT:
            goal = p.chart.drift[cell]
        steps: i64 = 0 if errand is None else steps_from(p, errand, goal)
        if steps < least or (steps == least and move is STOP_MOVE):
            best, least = move, steps
    return best


def steps_from(p: ConquestPosition, errand: Errand, cell: i64) -> i64:
    steps: i64 = p.realm.reach.steps(errand.place, cell)
    if steps < FAR or errand.ship < 0:
        return steps
    return p.chart.distance(cell, errand.ship) + p.realm.reach.steps(errand.place, errand.ship)


def purchase(p: ConquestPosition) -> Move:
    """Ships and crews in proportion, then cards for close combat."""
    moves = p.moves()
    ships: i64 = 0
    crews: i64 = 0
    for cell in p.player().cells:
        units: i64 = p.units_of(p.active, cell)
        ships += ships_in(units)
        crews += crews_in(units)
    wanted: i64 = CREW if crews < CREWS_A_SHIP * ships else SHIP
    for move in moves:
        assert isinstance(move, ConquestMove)
        if move.verb == RECRUIT and move.what == wanted:
            return RECRUIT_MOVES[wanted]
    for move in moves:
        assert isinstance(move, ConquestMove)
        if move.verb == BUY and EQUIPMENT[move.what].kind == CLOSE:
            return move
    return DONE_MOVE

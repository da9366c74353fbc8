"""A sensible move without trying it: groups go on their errands (errands.py), the rest is habit."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.errands import Errand, comes_closer
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
    MOST_ON_A_CELL,
    RECRUIT,
    SHIP,
    STOP_MOVE,
    ConquestMove,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    ConquestPosition,
    crews_in,
    number_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.reach import FAR
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import can_leave
from flibuste.games.ship_adventure.chart import WAYS
from flibuste.games.ship_adventure.pieces import CLOSE, EQUIPMENT
from flibuste.kernel.moves import Move

CREWS_A_SHIP: Final = 2
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
        return marching(p, orders.errand or first_errand(p, MARCH_CELL.of(p)))
    if GROUP_SIZE.is_on_top(p):
        return group(p, orders.errand or first_errand(p, GROUP_FROM.of(p)))
    if PURCHASES.is_on_top(p):
        return purchase(p)
    if LOSSES.is_on_top(p):
        return LOSE_MOVES[CREW]
    moves = p.moves()
    if DEPLOYING.is_on_top(p):
        return moves[len(moves) - 1]
    return moves[0]  # fire and answer whenever one can


def first_errand(p: ConquestPosition, cell: i64) -> Errand | None:
    """The best of a group that was called before anybody asked for its errand."""
    for errand in own_plan(p).errands:
        if errand.cell == cell:
            return errand
    return None


def calling(p: ConquestPosition, orders: Orders) -> Move:
    """The group of the best errand that can begin now."""
    for errand in own_plan(p).errands if p.points > 0 else []:
        if errand.steps > 0 and errand.wait == 0:
            going = errand if errand.mate < 0 else who_goes(p, errand)
            if going is not None and can_leave(p, going.cell):
                orders.errand = going
                return FROM_MOVES[p.move_number(going.cell)]
    orders.errand = None
    return DONE_MOVE


def who_goes(p: ConquestPosition, errand: Errand) -> Errand | None:
    """Crews board a ship beside them; else the ship comes, or they go to meet it."""
    crews: i64 = errand.cell
    ship: i64 = errand.mate
    if p.chart.is_sea(crews):
        crews, ship = ship, crews
    to_ship = Errand(crews, errand.place, errand.steps, errand.crews, 0, ship)
    to_crews = Errand(ship, errand.place, errand.steps, errand.crews, 0, crews)
    if p.chart.distance(crews, ship) > 1 and comes_closer(p, crews, ship, True):
        return to_crews
    return to_ship if comes_closer(p, crews, ship, False) else None


def group(p: ConquestPosition, errand: Errand | None) -> Move:
    """Everybody aboard while there is sea to cross; ashore as many crews as are needed, or as the ship has room for."""
    moves = p.moves()
    cell: i64 = GROUP_FROM.of(p)
    lands = p.chart.is_land(cell)
    most_crews: i64 = MOST_ON_A_CELL
    if errand is not None:
        lands = lands or (errand.mate < 0 and is_shore(p, cell, errand.place))
        most_crews = errand.crews
        if errand.mate >= 0 and p.chart.is_land(cell):
            most_crews = MOST_ON_A_CELL - number_in(p.units_of(p.active, errand.mate))
    chosen = moves[0]
    most: i64 = -1
    for move in moves:
        assert isinstance(move, ConquestMove)
        ships: i64 = ships_in(move.what)
        crews: i64 = crews_in(move.what)
        wanted: i64 = 8 * min(ships, 1) + crews - ships
        if lands:
            wanted = crews - 8 * ships
            if crews > most_crews:
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
    if errand.mate >= 0:
        return p.chart.distance(cell, errand.mate)
    return p.realm.reach.steps(errand.place, cell)


def purchase(p: ConquestPosition) -> Move:
    """Cards for close combat, then ships and crews in proportion."""
    moves = p.moves()
    ships: i64 = 0
    crews: i64 = 0
    for cell in p.player().cells:
        units: i64 = p.units_of(p.active, cell)
        ships += ships_in(units)
        crews += crews_in(units)
    wanted: i64 = CREW if crews < CREWS_A_SHIP * ships else SHIP
    best: Move = DONE_MOVE
    for move in moves:
        assert isinstance(move, ConquestMove)
        if move.verb == BUY and EQUIPMENT[move.what].kind == CLOSE:
            return move
        if move.verb == RECRUIT and move.what == wanted:
            best = move
    return best

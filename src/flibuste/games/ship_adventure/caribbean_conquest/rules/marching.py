"""Group moves: pieces of one cell, step by step, six points for all groups together (CC-MOVE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    BATTLES,
    GROUP_FROM,
    GROUP_SIZE,
    GROUPS,
    MARCH,
    MARCH_CELL,
    MARCH_GROUP,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import (
    DONE_MOVE,
    DRIFT,
    DRIFT_MOVE,
    FROM,
    FROM_MOVES,
    GO,
    GO_MOVES,
    MOST_ON_A_CELL,
    SIZES,
    STOP,
    STOP_MOVE,
    TAKE,
    TAKE_MOVES,
    ConquestMove,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    ConquestPosition,
    crews_in,
    number_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step, not_now
from flibuste.games.ship_adventure.chart import DIRECTIONS, WAYS
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

MOST_DRIFTS: Final = 3
# The group of a march as one number: its units, how often it has drifted in this stay, whether a step was paid.
DRIFTED: Final = 256
PAID: Final = 1024
UNITS_OF_GROUP: Final = 255


def units_in(group: i64) -> i64:
    return group & UNITS_OF_GROUP


def drifts_in(group: i64) -> i64:
    return group // DRIFTED & 3


# --- which group ------------------------------------------------------------------------------------------------------


def may_take(p: ConquestPosition, cell: i64, units: i64) -> bool:
    """Some of the own pieces there; no crew is left on the water without a ship (CC-MOVE-02, -09)."""
    own: i64 = p.units_of(p.active, cell)
    ships: i64 = ships_in(own) - ships_in(units)
    crews: i64 = crews_in(own) - crews_in(units)
    if ships < 0 or crews < 0:
        return False
    if p.chart.is_sea(cell) and ships == 0 and crews > 0:
        return False
    return can_move(p, cell, units)


def can_move(p: ConquestPosition, cell: i64, units: i64) -> bool:
    """Whether a group has any step or drift from a cell that may end in a stop."""
    for way in range(WAYS):
        if may_go(p, cell, units, way):
            return True
    return may_drift(p, cell, units)


def can_leave(p: ConquestPosition, cell: i64) -> bool:
    """Whether some group can move from a cell."""
    if p.units_of(p.active, cell) == 0:
        return False
    for ships, crews in SIZES:
        if may_take(p, cell, ships + 16 * crews):
            return True
    return False


class Groups(Step):
    """From which cell a group moves; or the movements are over."""

    def moves(self, p: ConquestPosition) -> list[Move]:
        moves: list[Move] = []
        for cell in range(p.chart.cells):
            if can_leave(p, cell):
                moves.append(FROM_MOVES[p.move_number(cell)])
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        if move.verb == FROM:
            GROUP_SIZE.push(p, p.cell_numbered(move.what))
        else:
            p.ask(BATTLES)
        p.settle()

    def settle(self, p: ConquestPosition) -> None:
        if p.points == 0:
            p.ask(BATTLES)
            p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb == FROM:
            cell: i64 = p.cell_numbered(move.what)
            if cell < 0 or p.units_of(p.active, cell) == 0:
                return Reason("no-units-there", "CC-MOVE-01")
            return Reason("group-cannot-move", "CC-MOVE-10")
        return not_now(self.name)


class GroupSize(Step):
    """How many ships and crews of the cell; a single possibility is not asked for."""

    def moves(self, p: ConquestPosition) -> list[Move]:
        cell: i64 = GROUP_FROM.of(p)
        moves: list[Move] = []
        for number, (ships, crews) in enumerate(SIZES):
            if may_take(p, cell, ships + 16 * crews):
                moves.append(TAKE_MOVES[number])
        return moves

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        set_out(p, GROUP_FROM.of(p), move.what)
        p.settle()

    def settle(self, p: ConquestPosition) -> None:
        moves = self.moves(p)
        if len(moves) == 1:
            only = moves[0]
            assert isinstance(only, ConquestMove)
            set_out(p, GROUP_FROM.of(p), only.what)
            p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        return Reason("not-this-group", "CC-MOVE-09") if move.verb == TAKE else not_now(self.name)


def set_out(p: ConquestPosition, cell: i64, units: i64) -> None:
    GROUP_SIZE.pop(p)
    MARCH.push(p, cell, units)


# --- steps ------------------------------------------------------------------------------------------------------------


def can_enter(p: ConquestPosition, units: i64, cell: i64) -> bool:
    """Ships keep to the sea; crews alone need land, or an own ship (CC-MOVE-04, -11)."""
    if ships_in(units):
        return p.chart.is_sea(cell)
    return p.chart.is_land(cell) or ships_in(p.units_of(p.active, cell)) > 0


def may_go(p: ConquestPosition, cell: i64, units: i64, way: i64) -> bool:
    """A step for one point from where the group is, after which it can still stop somewhere (CC-MOVE-10)."""
    chart = p.chart
    goal: i64 = chart.next(cell, way)
    if p.points == 0 or not can_enter(p, units, goal):
        return False
    if ships_in(units) and chart.whirlpool[goal] >= 0 and chart.whirlpool[goal] == chart.whirlpool[cell]:
        return False
    return can_rest(p, units, goal, p.points - 1)


def may_drift(p: ConquestPosition, cell: i64, units: i64) -> bool:
    """With the waves, free for the whole group (CC-MOVE-07); by drift alone a group move costs a point."""
    return p.points > 0 and ships_in(units) > 0 and p.chart.drift[cell] >= 0


def has_space(p: ConquestPosition, units: i64, cell: i64) -> bool:
    """For a group that comes from elsewhere."""
    return number_in(p.units_of(p.active, cell)) + number_in(units) <= MOST_ON_A_CELL


def can_rest(p: ConquestPosition, units: i64, cell: i64, points: i64) -> bool:
    """Whether a group at a cell could stop there or within so many steps."""
    if has_space(p, units, cell):
        return True
    front: list[int] = [cell]
    met: list[int] = [cell]
    while points > 0:
        ahead: list[int] = []
        for here in front:
            for way in range(WAYS):
                there: int = p.chart.next(here, way)
                if there not in met and can_enter(p, units, there):
                    if has_space(p, units, there):
                        return True
                    met.append(there)
                    ahead.append(there)
        front = ahead
        points -= 1
    return False


class March(Step):
    def moves(self, p: ConquestPosition) -> list[Move]:
        cell: i64 = MARCH_CELL.of(p)
        group: i64 = MARCH_GROUP.of(p)
        units: i64 = units_in(group)
        moves: list[Move] = []
        lift(p, cell, units)
        for way in range(WAYS):
            if may_go(p, cell, units, way):
                moves.append(GO_MOVES[way])
        if drifts_on(p, cell, group):
            moves.append(DRIFT_MOVE)
        room = has_space(p, units, cell)
        lower(p, cell, units)
        if room and has_moved(group):
            moves.append(STOP_MOVE)
        return moves

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        if move.verb == GO:
            march(p, move.what)
        elif move.verb == DRIFT:
            drift(p)
        else:
            halt(p)
        p.settle()

    def settle(self, p: ConquestPosition) -> None:
        """Where a group can only stop it does."""
        moves = self.moves(p)
        if len(moves) == 1 and moves[0] is STOP_MOVE:
            halt(p)
            p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb == GO:
            return Reason("cannot-go", "CC-MOVE-10", {"way": DIRECTIONS[move.what], "points": p.points})
        if move.verb == STOP:
            return Reason("cannot-stop", "CC-MOVE-03")
        return Reason("no-drift", "CC-MOVE-07") if move.verb == DRIFT else not_now(self.name)


def lift(p: ConquestPosition, cell: i64, units: i64) -> None:
    """Takes the group off the board while its ways are looked at, so that it does not stand in its own way."""
    p.remove_units(p.active, cell, units)


def lower(p: ConquestPosition, cell: i64, units: i64) -> None:
    p.add_units(p.active, cell, units)


def has_moved(group: i64) -> bool:
    return group >= PAID or drifts_in(group) > 0


def drifts_on(p: ConquestPosition, cell: i64, group: i64) -> bool:
    """Three cells in one stay (SA-MOVE-18); a group that has paid for a step drifts without a point left."""
    if ships_in(units_in(group)) == 0 or p.chart.drift[cell] < 0 or drifts_in(group) == MOST_DRIFTS:
        return False
    return (group >= PAID or p.points > 0) and can_rest(p, units_in(group), p.chart.drift[cell], 0)


def march(p: ConquestPosition, way: i64) -> None:
    cell: i64 = MARCH_CELL.of(p)
    goal: i64 = p.chart.next(cell, way)
    p.points -= 1
    move_group(p, cell, goal)
    MARCH_GROUP.set(p, units_in(MARCH_GROUP.of(p)) | PAID)


def drift(p: ConquestPosition) -> None:
    cell: i64 = MARCH_CELL.of(p)
    move_group(p, cell, p.chart.drift[cell])
    MARCH_GROUP.set(p, MARCH_GROUP.of(p) + DRIFTED)


def move_group(p: ConquestPosition, cell: i64, goal: i64) -> None:
    units: i64 = units_in(MARCH_GROUP.of(p))
    p.remove_units(p.active, cell, units)
    p.add_units(p.active, goal, units)
    MARCH_CELL.set(p, goal)
    if p.logbook is not None:
        p.logbook.tell("group-moved", {"seat": p.active, "cell": p.chart.name(goal), "from": p.chart.name(cell)})


def halt(p: ConquestPosition) -> None:
    cell: int = MARCH_CELL.of(p)
    if MARCH_GROUP.of(p) < PAID:
        p.points -= 1  # a group move of drift alone costs one point (CC-MOVE-10)
    MARCH.pop(p)
    if cell not in p.stops:
        p.stops.append(cell)
    if not GROUPS.is_on_top(p):
        p.ask(GROUPS)

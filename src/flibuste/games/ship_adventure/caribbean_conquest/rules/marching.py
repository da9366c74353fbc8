"""Group moves: pieces of one cell, step by step, six points for all groups together (CC-MOVE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    BATTLES,
    GROUP_FROM,
    GROUP_SIZE,
    MARCH,
    MARCH_CELL,
    MARCH_GROUP,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import (
    BUY,
    DONE_MOVE,
    DRIFT,
    DRIFT_MOVE,
    FROM,
    FROM_MOVES,
    GO,
    GO_MOVES,
    MOST_ON_A_CELL,
    RECRUIT,
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
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step, no_such_cell, not_now
from flibuste.games.ship_adventure.chart import WAYS
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
    """Some of the own pieces there that can move (CC-MOVE-02)."""
    return are_there(p, cell, units) and not leaves_crews(p, cell, units) and can_move(p, cell, units)


def are_there(p: ConquestPosition, cell: i64, units: i64) -> bool:
    own: i64 = p.units_of(p.active, cell)
    return ships_in(units) <= ships_in(own) and crews_in(units) <= crews_in(own)


def leaves_crews(p: ConquestPosition, cell: i64, units: i64) -> bool:
    """On the water without a ship (CC-MOVE-09)."""
    own: i64 = p.units_of(p.active, cell)
    return p.chart.is_sea(cell) and ships_in(units) == ships_in(own) and crews_in(units) < crews_in(own)


def can_move(p: ConquestPosition, cell: i64, units: i64) -> bool:
    """Whether a group has any step or drift from a cell that may end in a stop."""
    return can_step(p, cell, units) or may_drift(p, cell, units)


def can_step(p: ConquestPosition, cell: i64, units: i64) -> bool:
    if p.points > 0:
        for way in range(WAYS):
            if may_go(p, cell, units, way):
                return True
    return False


def can_leave(p: ConquestPosition, cell: i64) -> bool:
    """Whether some group can move from a cell."""
    for take in TAKE_MOVES:
        if may_take(p, cell, take.what):
            return True
    return False


class Groups(Step):
    """From which cell a group moves; or the movements are over."""

    def moves(self, p: ConquestPosition) -> list[Move]:
        moves: list[Move] = []
        if p.points > 0:
            for cell in p.player().cells:
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
        """Who has no group that could move is not asked; who has moved ends it in words (SA-TURN-06)."""
        if p.points == p.terms.steps and not self.someone_can_leave(p):
            p.ask(BATTLES)
            p.settle()

    def someone_can_leave(self, p: ConquestPosition) -> bool:
        for cell in p.player().cells:
            if can_leave(p, cell):
                return True
        return False

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb == FROM:
            cell: i64 = p.cell_numbered(move.what)
            if cell < 0:
                return no_such_cell(p)
            if p.units_of(p.active, cell) == 0:
                return Reason("no-units-there", "CC-MOVE-01", {"cell": p.chart.name(cell)})
            return no_points_left(p) if p.points == 0 else Reason("group-cannot-move", "CC-MOVE-10")
        if move.verb == BUY or move.verb == RECRUIT:
            return Reason("purchases-over", "CC-TURN-06")
        return not_now(self.name)


class GroupSize(Step):
    """How many ships and crews of the cell; a single possibility is not asked for."""

    def moves(self, p: ConquestPosition) -> list[Move]:
        cell: i64 = GROUP_FROM.of(p)
        moves: list[Move] = []
        for take in TAKE_MOVES:
            if may_take(p, cell, take.what):
                moves.append(take)
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
        if move.verb != TAKE:
            return not_now(self.name)
        cell: i64 = GROUP_FROM.of(p)
        own: i64 = p.units_of(p.active, cell)
        if not are_there(p, cell, move.what):
            return Reason("too-few-there", "CC-MOVE-02", {"ships": ships_in(own), "crews": crews_in(own)})
        if leaves_crews(p, cell, move.what):
            return Reason("crews-left-behind", "CC-MOVE-09", {"crews": crews_in(own) - crews_in(move.what)})
        return Reason("group-cannot-move", "CC-MOVE-10")


def set_out(p: ConquestPosition, cell: i64, units: i64) -> None:
    GROUP_SIZE.pop(p)
    MARCH.push(p, cell, units)


# --- steps ------------------------------------------------------------------------------------------------------------


def can_enter(p: ConquestPosition, units: i64, cell: i64) -> bool:
    """Ships keep to the sea; crews alone need land, or an own ship (CC-MOVE-04, -11)."""
    if ships_in(units):
        return p.chart.is_sea(cell)
    return p.chart.is_land(cell) or ships_in(p.units_of(p.active, cell)) > 0


def against_the_waves(p: ConquestPosition, units: i64, cell: i64, goal: i64) -> bool:
    """Between two cells of a whirlpool a ship only drifts (SA-MOVE-18)."""
    whirlpool: i64 = p.chart.whirlpool[goal]
    return whirlpool >= 0 and ships_in(units) > 0 and whirlpool == p.chart.whirlpool[cell]


def may_go(p: ConquestPosition, cell: i64, units: i64, way: i64) -> bool:
    """A step for one of the points left, after which the group can still stop somewhere (CC-MOVE-10)."""
    goal: i64 = p.chart.next(cell, way)
    return (
        can_enter(p, units, goal)
        and not against_the_waves(p, units, cell, goal)
        and can_rest(p, units, cell, goal, p.points - 1, 0)
    )


def may_drift(p: ConquestPosition, cell: i64, units: i64) -> bool:
    """For a group that sets out: with the waves, at the price of a point (CC-MOVE-07, -10)."""
    return (
        ships_in(units) > 0 and p.chart.drift[cell] >= 0 and can_rest(p, units, cell, p.chart.drift[cell], p.points, 1)
    )


def has_space(p: ConquestPosition, units: i64, here: i64, cell: i64) -> bool:
    """Whether a group that is here now could stop on a cell (CC-MOVE-03)."""
    there: i64 = number_in(p.units_of(p.active, cell))
    if cell != here:
        there += number_in(units)
    return there <= MOST_ON_A_CELL


def can_rest(p: ConquestPosition, units: i64, here: i64, cell: i64, points: i64, drifts: i64) -> bool:
    """Whether a group that is here now could stop on a cell, or later on, with so many points left from there."""
    if has_space(p, units, here, cell):
        return True
    chart = p.chart
    drifts_on = ships_in(units) > 0 and chart.drift[cell] >= 0 and drifts < MOST_DRIFTS
    if drifts_on and can_rest(p, units, here, chart.drift[cell], points, drifts + 1):
        return True
    if points > 0:
        for way in range(WAYS):
            goal: i64 = chart.next(cell, way)
            if (
                can_enter(p, units, goal)
                and not against_the_waves(p, units, cell, goal)
                and can_rest(p, units, here, goal, points - 1, 0)
            ):
                return True
    return False


class March(Step):
    def moves(self, p: ConquestPosition) -> list[Move]:
        cell: i64 = MARCH_CELL.of(p)
        group: i64 = MARCH_GROUP.of(p)
        units: i64 = units_in(group)
        moves: list[Move] = []
        if p.points > 0:
            for way in range(WAYS):
                if may_go(p, cell, units, way):
                    moves.append(GO_MOVES[way])
        if may_drift_on(p, cell, group):
            moves.append(DRIFT_MOVE)
        if may_stop(p, cell, group):
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
        cell: i64 = MARCH_CELL.of(p)
        group: i64 = MARCH_GROUP.of(p)
        if has_moved(group) and not may_drift_on(p, cell, group) and not can_step(p, cell, units_in(group)):
            halt(p)
            p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb == GO:
            return why_not_go(p, move.what)
        if move.verb == STOP:
            return why_not_stop(p)
        return why_not_drift(p) if move.verb == DRIFT else not_now(self.name)


def has_moved(group: i64) -> bool:
    return group >= DRIFTED


def has_paid(group: i64) -> bool:
    return group >= PAID


def may_stop(p: ConquestPosition, cell: i64, group: i64) -> bool:
    return has_moved(group) and number_in(p.units_of(p.active, cell)) <= MOST_ON_A_CELL


def may_drift_on(p: ConquestPosition, cell: i64, group: i64) -> bool:
    """Three cells in one stay (SA-MOVE-18), for nothing."""
    if p.chart.drift[cell] < 0 or ships_in(units_in(group)) == 0 or drifts_in(group) == MOST_DRIFTS:
        return False
    return can_rest(p, units_in(group), cell, p.chart.drift[cell], p.points, drifts_in(group) + 1)


def march(p: ConquestPosition, way: i64) -> None:
    p.points -= 1
    move_group(p, p.chart.next(MARCH_CELL.of(p), way))
    MARCH_GROUP.set(p, units_in(MARCH_GROUP.of(p)) | PAID)


def drift(p: ConquestPosition) -> None:
    move_group(p, p.chart.drift[MARCH_CELL.of(p)])
    MARCH_GROUP.set(p, MARCH_GROUP.of(p) + DRIFTED)


def move_group(p: ConquestPosition, goal: i64) -> None:
    cell: i64 = MARCH_CELL.of(p)
    units: i64 = units_in(MARCH_GROUP.of(p))
    p.remove_units(p.active, cell, units)
    p.add_units(p.active, goal, units)
    MARCH_CELL.set(p, goal)
    if p.logbook is not None:
        p.logbook.tell(
            "group-moved",
            {
                "seat": p.active,
                "ships": ships_in(units),
                "crews": crews_in(units),
                "from": p.chart.name(cell),
                "cell": p.chart.name(goal),
            },
        )


def halt(p: ConquestPosition) -> None:
    cell: int = MARCH_CELL.of(p)
    if not has_paid(MARCH_GROUP.of(p)):
        p.points -= 1  # a group move of drift alone costs one point (CC-MOVE-10)
    MARCH.pop(p)
    if cell not in p.stops:
        p.stops.append(cell)


# --- why not ----------------------------------------------------------------------------------------------------------


def no_points_left(p: ConquestPosition) -> Reason:
    return Reason("no-points-left", "CC-MOVE-01", {"points": p.terms.steps})


def why_not_go(p: ConquestPosition, way: i64) -> Reason:
    cell: i64 = MARCH_CELL.of(p)
    units: i64 = units_in(MARCH_GROUP.of(p))
    goal: i64 = p.chart.next(cell, way)
    if p.points == 0:
        return no_points_left(p)
    if ships_in(units) and p.chart.is_land(goal):
        return Reason("ships-keep-to-the-sea", "CC-MOVE-11")
    if not can_enter(p, units, goal):
        if p.enemy_on(p.active, goal) >= 0:
            return Reason("enemy-ship-carries-nobody", "CC-MOVE-12")
        return Reason("crews-need-land", "CC-MOVE-04")
    if against_the_waves(p, units, cell, goal):
        return Reason("only-drift-here", "CC-MOVE-07")
    return Reason("no-room-to-stop", "CC-MOVE-10", {"most": MOST_ON_A_CELL})


def why_not_stop(p: ConquestPosition) -> Reason:
    if not has_moved(MARCH_GROUP.of(p)):
        return Reason("must-step", "CC-MOVE-10")
    number: i64 = number_in(p.units_of(p.active, MARCH_CELL.of(p)))
    return Reason("cell-full", "CC-MOVE-03", {"number": number, "most": MOST_ON_A_CELL})


def why_not_drift(p: ConquestPosition) -> Reason:
    cell: i64 = MARCH_CELL.of(p)
    group: i64 = MARCH_GROUP.of(p)
    if ships_in(units_in(group)) == 0 or p.chart.drift[cell] < 0:
        return Reason("no-drift", "CC-MOVE-07")
    if drifts_in(group) == MOST_DRIFTS:
        return Reason("drifted-enough", "CC-MOVE-10", {"most": MOST_DRIFTS})
    return Reason("no-room-to-stop", "CC-MOVE-10", {"most": MOST_ON_A_CELL})

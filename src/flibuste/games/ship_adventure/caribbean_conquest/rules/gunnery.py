"""Ranged fire between neighbouring cells, each shot for a cannonball (CC-CBT-07 to -10, -13, -14)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    AIM_FROM,
    AIMER,
    AIMING,
    ANSWERING,
    EXCHANGE,
    EXCHANGE_FROM,
    EXCHANGE_TO,
    FIRED_AT,
    FIRED_FROM,
    GUNNER,
    GUNNERY,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import (
    AIM,
    AIM_MOVES,
    ANSWER,
    ANSWER_MOVE,
    DONE_MOVE,
    DUCK_MOVE,
    GUNS,
    GUNS_MOVES,
    THROW_MOVE,
    ConquestMove,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import NOTHING, ConquestPosition
from flibuste.games.ship_adventure.caribbean_conquest.rules.battles import lose_one, wins
from flibuste.games.ship_adventure.caribbean_conquest.rules.sides import gunners, shooters
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step, no_such_cell, not_now
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import end_player_turn
from flibuste.games.ship_adventure.chart import WAYS
from flibuste.games.ship_adventure.pieces import CAMOUFLAGE
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import Reason


def units_to_hit(p: ConquestPosition, gunner: i64, cell: i64) -> i64:
    """Whose units on a cell a gunner fires at: the active player at anybody's, others at those that stopped there."""
    if gunner == p.active:
        return p.enemy_on(gunner, cell)
    if cell in p.stops and p.units_of(p.active, cell):
        return p.active
    return NOTHING


def is_camouflaged(p: ConquestPosition, seat: i64, cell: i64) -> bool:
    """Crews on land under camouflage, where no own point stands (CC-CBT-10)."""
    return p.players[seat].cards & CAMOUFLAGE != 0 and p.chart.is_land(cell) and shooters(p, seat, cell) == 0


def target_on(p: ConquestPosition, gunner: i64, cell: i64) -> i64:
    """Whose units on a cell may be fired at; NOTHING where none may."""
    other: i64 = units_to_hit(p, gunner, cell)
    if other >= 0 and p.terms.camouflage_is_immune and is_camouflaged(p, other, cell):
        return NOTHING
    return other


def pair_of(p: ConquestPosition, cell: i64, other: i64) -> int:
    """The same whoever fires."""
    low: int = min(cell, other)
    high: int = max(cell, other)
    cells: int = p.chart.cells
    return low * cells + high


def may_aim(p: ConquestPosition, gunner: i64, cell: i64, way: i64) -> bool:
    goal: i64 = p.chart.next(cell, way)
    return target_on(p, gunner, goal) >= 0 and pair_of(p, cell, goal) not in p.pairs


def ways_to_aim(p: ConquestPosition, gunner: i64, cell: i64) -> list[int]:
    return [way for way in range(WAYS) if may_aim(p, gunner, cell, way)]


def may_shoot_from(p: ConquestPosition, gunner: i64, cell: i64) -> bool:
    for way in range(WAYS):
        if may_aim(p, gunner, cell, way):
            return True
    return False


def batteries(p: ConquestPosition, gunner: i64) -> list[int]:
    """Cells with own ships, and own points, in reading order."""
    found = [cell for cell in p.players[gunner].cells if shooters(p, gunner, cell) > 0]
    for point in p.realm.points:
        if p.controller(point) == gunner and p.units_of(gunner, point) == 0:
            found.append(point)
    found.sort()
    return found


def gun_cells(p: ConquestPosition, gunner: i64) -> list[int]:
    """From where somebody may be fired at."""
    if p.players[gunner].balls == 0 or (gunner != p.active and not p.stops):
        return []
    return [cell for cell in batteries(p, gunner) if may_shoot_from(p, gunner, cell)]


class Gunnery(Step):
    """The active player first, then the others clockwise; each until it is done."""

    def seat(self, p: ConquestPosition) -> i64:
        return GUNNER.of(p)

    def moves(self, p: ConquestPosition) -> list[Move]:
        moves: list[Move] = [GUNS_MOVES[p.move_number(cell)] for cell in gun_cells(p, GUNNER.of(p))]
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        if move.verb == GUNS:
            AIMING.push(p, GUNNER.of(p), p.cell_numbered(move.what))
        else:
            next_gunner(p)
        p.settle()

    def settle(self, p: ConquestPosition) -> None:
        """Who cannot fire is not asked."""
        if not gun_cells(p, GUNNER.of(p)):
            next_gunner(p)
            p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb != GUNS:
            return not_now(self.name)
        cell: i64 = p.cell_numbered(move.what)
        if cell < 0:
            return no_such_cell(p)
        if shooters(p, GUNNER.of(p), cell) == 0:
            return Reason("no-guns-there", "CC-CBT-06", {"cell": p.chart.name(cell)})
        return why_not_from(p, GUNNER.of(p), cell)


def why_not_from(p: ConquestPosition, gunner: i64, cell: i64) -> Reason:
    """The reason that says most, of those of all neighbouring cells."""
    for way in range(WAYS):
        reason = why_not_aim(p, gunner, cell, way)
        if reason.key != "nothing-to-hit":
            return reason
    return nothing_to_hit()


def why_not_aim(p: ConquestPosition, gunner: i64, cell: i64, way: i64) -> Reason:
    goal: i64 = p.chart.next(cell, way)
    if units_to_hit(p, gunner, goal) < 0:
        return nothing_to_hit()
    if pair_of(p, cell, goal) in p.pairs:
        return Reason("fired-already", "CC-CBT-13", {"cell": p.chart.name(cell), "at": p.chart.name(goal)})
    return Reason("under-camouflage", "CC-CBT-10", {"at": p.chart.name(goal)})


def nothing_to_hit() -> Reason:
    return Reason("nothing-to-hit", "CC-CBT-08")


def next_gunner(p: ConquestPosition) -> None:
    following: i64 = clockwise(GUNNER.of(p), p.seats)
    if following == p.active:
        end_player_turn(p)
    else:
        p.ask(GUNNERY, following)


class Aiming(Step):
    """At which neighbouring cell; a single one is not asked for."""

    def seat(self, p: ConquestPosition) -> i64:
        return AIMER.of(p)

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [AIM_MOVES[way] for way in ways_to_aim(p, AIMER.of(p), AIM_FROM.of(p))]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        shoot(p, move.what)
        p.settle()

    def settle(self, p: ConquestPosition) -> None:
        ways = ways_to_aim(p, AIMER.of(p), AIM_FROM.of(p))
        if len(ways) == 1:
            shoot(p, ways[0])
            p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb != AIM:
            return not_now(self.name)
        return why_not_aim(p, AIMER.of(p), AIM_FROM.of(p), move.what)


def can_answer(p: ConquestPosition, target: i64, goal: i64) -> bool:
    return shooters(p, target, goal) > 0 and p.players[target].balls > 0


def shoot(p: ConquestPosition, way: i64) -> None:
    """One side fires: the other loses a unit, unless it answers (CC-CBT-09), or rolls from its hiding place."""
    gunner: i64 = AIMER.of(p)
    cell: i64 = AIM_FROM.of(p)
    goal: i64 = p.chart.next(cell, way)
    target: i64 = target_on(p, gunner, goal)
    AIMING.pop(p)
    p.pairs.append(pair_of(p, cell, goal))
    spend_ball(p, gunner, cell, goal, target)
    if can_answer(p, target, goal):
        ANSWERING.push(p, cell, goal)
    elif is_camouflaged(p, target, goal):
        EXCHANGE.push(p, cell, goal)
    else:
        lose_one(p, goal, target)


def spend_ball(p: ConquestPosition, seat: i64, cell: i64, at: i64, enemy: i64) -> None:
    p.players[seat].balls -= 1
    p.tell("fired", {"seat": seat, "to": enemy, "cell": p.chart.name(cell), "at": p.chart.name(at)})


class Answering(Step):
    """Whether the side fired at fires back."""

    def seat(self, p: ConquestPosition) -> i64:
        return units_to_hit(p, GUNNER.under(p, ANSWERING), FIRED_AT.of(p))

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [ANSWER_MOVE, DUCK_MOVE]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        target: i64 = self.seat(p)
        gunner: i64 = GUNNER.under(p, ANSWERING)
        cell: i64 = FIRED_FROM.of(p)
        goal: i64 = FIRED_AT.of(p)
        ANSWERING.pop(p)
        if move.verb == ANSWER:
            spend_ball(p, target, goal, cell, gunner)
            EXCHANGE.push(p, cell, goal)
        else:
            lose_one(p, goal, target)
        p.settle()


class Exchange(Step):
    """Both roll: the active player throws (SA-TURN-06)."""

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [THROW_MOVE]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        gunner: i64 = GUNNER.under(p, EXCHANGE)
        cell: i64 = EXCHANGE_FROM.of(p)
        goal: i64 = EXCHANGE_TO.of(p)
        target: i64 = units_to_hit(p, gunner, goal)
        EXCHANGE.pop(p)
        if wins(p, gunners(p, gunner, cell), gunners(p, target, goal), goal):
            lose_one(p, goal, target)
        elif p.units_of(gunner, cell):
            lose_one(p, cell, gunner)
        else:
            p.tell("point-unharmed", {"seat": gunner, "cell": p.chart.name(cell)})  # (CC-CBT-14)
        p.settle()

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
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    NOTHING,
    ConquestPosition,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.battles import lose_one, wins
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step, not_now
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import end_player_turn
from flibuste.games.ship_adventure.chart import WAYS
from flibuste.games.ship_adventure.pieces import CAMOUFLAGE, RANGED, bonus_of
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import Reason


def shooters(p: ConquestPosition, seat: i64, cell: i64) -> i64:
    """Ships and an own point; crews cannot fire (CC-CBT-06)."""
    number: i64 = ships_in(p.units_of(seat, cell))
    return number + 1 if p.controller(cell) == seat else number


def target_on(p: ConquestPosition, gunner: i64, cell: i64) -> i64:
    """Whose units on a cell may be fired at; NOTHING where none may.

    The active player fires at anybody; others at units of the active player that stopped there in this turn.
    """
    if gunner != p.active and (cell not in p.stops or p.units_of(p.active, cell) == 0):
        return NOTHING
    other: i64 = p.enemy_on(gunner, cell) if gunner == p.active else p.active
    if other < 0 or is_hidden(p, other, cell):
        return NOTHING
    return other


def is_hidden(p: ConquestPosition, seat: i64, cell: i64) -> bool:
    """Crews on land under camouflage, where no own point stands (CC-CBT-10)."""
    return (
        p.terms.camouflage_helps
        and p.players[seat].cards & CAMOUFLAGE != 0
        and p.chart.is_land(cell)
        and shooters(p, seat, cell) == 0
    )


def pair_of(p: ConquestPosition, cell: i64, other: i64) -> int:
    """The same whoever fires."""
    low: int = cell if cell < other else other
    high: int = other if cell < other else cell
    cells: int = p.chart.cells
    return low * cells + high


def may_aim(p: ConquestPosition, gunner: i64, cell: i64, way: i64) -> bool:
    goal: i64 = p.chart.next(cell, way)
    return target_on(p, gunner, goal) >= 0 and pair_of(p, cell, goal) not in p.pairs


def may_shoot_from(p: ConquestPosition, gunner: i64, cell: i64) -> bool:
    if shooters(p, gunner, cell) == 0:
        return False
    for way in range(WAYS):
        if may_aim(p, gunner, cell, way):
            return True
    return False


def gun_cells(p: ConquestPosition, gunner: i64) -> list[int]:
    if p.players[gunner].balls == 0:
        return []
    return [cell for cell in range(p.chart.cells) if may_shoot_from(p, gunner, cell)]


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
        return Reason("cannot-fire-from", "CC-CBT-13") if move.verb == GUNS else not_now(self.name)


def next_gunner(p: ConquestPosition) -> None:
    following: i64 = clockwise(GUNNER.of(p), p.seats)
    while following != p.active and p.players[following].is_out:
        following = clockwise(following, p.seats)
    if following == p.active:
        end_player_turn(p)
    else:
        p.ask(GUNNERY, following)


class Aiming(Step):
    """At which neighbouring cell; a single one is not asked for."""

    def seat(self, p: ConquestPosition) -> i64:
        return AIMER.of(p)

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [AIM_MOVES[way] for way in range(WAYS) if may_aim(p, AIMER.of(p), AIM_FROM.of(p), way)]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        gunner: i64 = AIMER.of(p)
        cell: i64 = AIM_FROM.of(p)
        AIMING.pop(p)
        shoot(p, gunner, cell, p.chart.next(cell, move.what))
        p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        return Reason("nothing-to-hit", "CC-CBT-08") if move.verb == AIM else not_now(self.name)


def shoot(p: ConquestPosition, gunner: i64, cell: i64, goal: i64) -> None:
    """One side fires: the other loses a unit, unless it answers (CC-CBT-09)."""
    target: i64 = target_on(p, gunner, goal)
    p.players[gunner].balls -= 1
    p.pairs.append(pair_of(p, cell, goal))
    p.tell("fired", {"seat": gunner, "cell": p.chart.name(cell), "at": p.chart.name(goal)})
    if shooters(p, target, goal) > 0 and p.players[target].balls > 0:
        ANSWERING.push(p, cell, goal)
    else:
        lose_one(p, goal, target)


def owner_of_answer(p: ConquestPosition, gunner: i64, goal: i64) -> i64:
    return p.enemy_on(gunner, goal) if gunner == p.active else p.active


class Answering(Step):
    def seat(self, p: ConquestPosition) -> i64:
        return owner_of_answer(p, gunner_below(p), FIRED_AT.of(p))

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [ANSWER_MOVE, DUCK_MOVE]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        gunner: i64 = gunner_below(p)
        cell: i64 = FIRED_FROM.of(p)
        goal: i64 = FIRED_AT.of(p)
        target: i64 = owner_of_answer(p, gunner, goal)
        ANSWERING.pop(p)
        if move.verb == ANSWER:
            p.players[target].balls -= 1
            p.tell("fired", {"seat": target, "cell": p.chart.name(goal), "at": p.chart.name(cell)})
            EXCHANGE.push(p, cell, goal)
        else:
            lose_one(p, goal, target)
        p.settle()


def gunner_below(p: ConquestPosition) -> i64:
    """The seat of the gunnery that an answer or exchange interrupts."""
    return GUNNER.under(p, ANSWERING)


class Exchange(Step):
    """Both have fired: the active player throws (SA-TURN-06)."""

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [THROW_MOVE]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        gunner: i64 = GUNNER.under(p, EXCHANGE)
        cell: i64 = EXCHANGE_FROM.of(p)
        goal: i64 = EXCHANGE_TO.of(p)
        target: i64 = owner_of_answer(p, gunner, goal)
        EXCHANGE.pop(p)
        own: i64 = bonus_of(p.players[gunner].cards, RANGED) + shooters(p, gunner, cell) - 1
        other: i64 = bonus_of(p.players[target].cards, RANGED) + shooters(p, target, goal) - 1
        if wins(p, own, other, gunner, target, goal):
            lose_one(p, goal, target)
        elif p.units_of(gunner, cell):
            lose_one(p, cell, gunner)  # a point alone cannot be shot away (CC-CBT-14)
        p.settle()

"""Close combat, cell by cell, until one side has nothing left there (CC-CBT-02 to -06, -11)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    BATTLE,
    BATTLE_CELL,
    GUNNERY,
    LOSS_CELL,
    LOSS_SEAT,
    LOSSES,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import (
    CREW,
    LOSE_MOVES,
    SHIP,
    STORM,
    STORM_MOVES,
    THROW_MOVE,
    ConquestMove,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    ConquestPosition,
    crews_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.dice import throw
from flibuste.games.ship_adventure.caribbean_conquest.rules.points import take_point
from flibuste.games.ship_adventure.caribbean_conquest.rules.sides import Side, boarders, enemy_at
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step, no_such_cell
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import KINDS
from flibuste.games.ship_adventure.pieces import EQUIPMENT_KINDS
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def contested(p: ConquestPosition) -> list[int]:
    """Cells where units of the active player meet an enemy (CC-CBT-02); only stops can bring that about."""
    return [cell for cell in p.stops if p.units_of(p.active, cell) and enemy_at(p, cell) >= 0]


class Battles(Step):
    """In an order that the active player chooses."""

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [STORM_MOVES[p.move_number(cell)] for cell in contested(p)]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        cell: i64 = p.cell_numbered(move.what)
        BATTLE.push(p, cell)
        fight(p, cell)
        p.settle()

    def settle(self, p: ConquestPosition) -> None:
        if not contested(p):
            p.ask(GUNNERY, p.active)
            p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb != STORM:
            return Reason("fight-first", "CC-CBT-02", {"cells": len(contested(p))})
        if p.cell_numbered(move.what) < 0:
            return no_such_cell(p)
        return Reason("nobody-to-fight", "CC-CBT-02")


class Battle(Step):
    """The next throw of a combat."""

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [THROW_MOVE]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        fight(p, BATTLE_CELL.of(p))
        p.settle()

    def settle(self, p: ConquestPosition) -> None:
        cell: i64 = BATTLE_CELL.of(p)
        if p.units_of(p.active, cell) == 0 or enemy_at(p, cell) < 0:
            BATTLE.pop(p)
            p.settle()


def fight(p: ConquestPosition, cell: i64) -> None:
    """One roll that decides; the loser removes a unit, or at last the point."""
    enemy: i64 = enemy_at(p, cell)
    won = wins(p, boarders(p, p.active, cell), boarders(p, enemy, cell), cell)
    if won and p.units_of(enemy, cell) == 0:
        take_point(p, p.active, cell)
    else:
        lose_one(p, cell, enemy if won else p.active)


def wins(p: ConquestPosition, attacker: Side, defender: Side, cell: i64) -> bool:
    """Equal totals are thrown again, unless the table gives them to the defender (SA-CBT-13)."""
    while True:
        dice = throw(p, "combat", 2)
        ahead: i64 = dice[0] + attacker.bonus - dice[1] - defender.bonus
        if p.logbook is not None:
            p.logbook.tell(
                "combat-dice",
                {
                    "seat": attacker.seat,
                    "to": defender.seat,
                    "cell": p.chart.name(cell),
                    "kind": EQUIPMENT_KINDS[attacker.kind],
                    "dice": dice[:],
                    "bonuses": [int(attacker.bonus), int(defender.bonus)],
                    "total": dice[0] + attacker.bonus,
                    "against": dice[1] + defender.bonus,
                },
            )
        if ahead != 0 or p.terms.defender_wins_ties:
            return ahead > 0


def lose_one(p: ConquestPosition, cell: i64, seat: i64) -> None:
    """The owner chooses which, where there is a choice (CC-CBT-11)."""
    units: i64 = p.units_of(seat, cell)
    if ships_in(units) and crews_in(units):
        LOSSES.push(p, cell, seat)
    else:
        remove(p, cell, seat, SHIP if ships_in(units) else CREW)


def remove(p: ConquestPosition, cell: i64, seat: i64, unit: i64) -> None:
    """For good (CC-CBT-12); with the last ship on a sea cell its crews are lost too."""
    p.remove_units(seat, cell, 1 if unit == SHIP else 16)
    p.tell("unit-lost", {"seat": seat, "unit": KINDS[unit], "cell": p.chart.name(cell)})
    left: i64 = p.units_of(seat, cell)
    if left and ships_in(left) == 0 and p.chart.is_sea(cell):
        p.remove_units(seat, cell, left)
        p.tell("crews-drowned", {"seat": seat, "crews": crews_in(left), "cell": p.chart.name(cell)})


class Losses(Step):
    """Which unit its owner removes."""

    def seat(self, p: ConquestPosition) -> i64:
        return LOSS_SEAT.of(p)

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [*LOSE_MOVES]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        cell: i64 = LOSS_CELL.of(p)
        seat: i64 = LOSS_SEAT.of(p)
        LOSSES.pop(p)
        remove(p, cell, seat, move.what)
        p.settle()

"""Close combat, cell by cell, until one side has nothing left there (CC-CBT-02 to -06, -11)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    BATTLE,
    BATTLE_CELL,
    BATTLES,
    GUNNERY,
    LOSS_CELL,
    LOSS_SEAT,
    LOSSES,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import (
    CREW,
    LOSE,
    LOSE_MOVES,
    SHIP,
    STORM,
    STORM_MOVES,
    THROW_MOVE,
    ConquestMove,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    NOTHING,
    ConquestPosition,
    crews_in,
    number_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.dice import throw
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step, not_now
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import take_point
from flibuste.games.ship_adventure.pieces import CLOSE, bonus_of
from flibuste.kernel.logbook import Fact
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def enemy_at(p: ConquestPosition, cell: i64) -> i64:
    """Who defends a cell against the active player: units, or a point alone; NOTHING where nobody does."""
    other: i64 = p.enemy_on(p.active, cell)
    if other >= 0:
        return other
    holder: i64 = p.controller(cell)
    return holder if holder != p.active else NOTHING


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
        return Reason("nobody-to-fight", "CC-CBT-02") if move.verb == STORM else Reason("fight-first", "CC-CBT-02")


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


def strength(p: ConquestPosition, seat: i64, cell: i64) -> i64:
    """Cards, and one more for each unit beyond the first; a point counts as one (CC-CBT-03, -04, -17)."""
    units: i64 = number_in(p.units_of(seat, cell))
    if p.controller(cell) == seat:
        units += 1
    return bonus_of(p.players[seat].cards, CLOSE) + units - 1


def fight(p: ConquestPosition, cell: i64) -> None:
    """One roll that decides; the loser removes a unit."""
    enemy: i64 = enemy_at(p, cell)
    own: i64 = strength(p, p.active, cell)
    other: i64 = strength(p, enemy, cell)
    won = wins(p, own, other, p.active, enemy, cell)
    loser: i64 = enemy if won else p.active
    if won and p.units_of(enemy, cell) == 0:
        take_point(p, p.active, cell)
    else:
        lose_one(p, cell, loser)


def wins(p: ConquestPosition, own: i64, other: i64, seat: i64, enemy: i64, cell: i64) -> bool:
    """Equal totals are thrown again, unless the table gives them to the defender (SA-CBT-13)."""
    while True:
        dice = throw(p, "combat", 2)
        mine: i64 = dice[0] + own
        theirs: i64 = dice[1] + other
        if p.logbook is not None:
            facts: dict[str, Fact] = {"seat": seat, "enemy": enemy, "cell": p.chart.name(cell), "dice": dice[:]}
            p.logbook.tell("combat-dice", {**facts, "totals": [mine, theirs]})
        if mine != theirs:
            return mine > theirs
        if p.terms.defender_wins_ties:
            return False


def lose_one(p: ConquestPosition, cell: i64, seat: i64) -> None:
    """The owner chooses which, where there is a choice (CC-CBT-11)."""
    units: i64 = p.units_of(seat, cell)
    if ships_in(units) and crews_in(units):
        LOSSES.push(p, cell, seat)
    else:
        remove(p, cell, seat, SHIP if ships_in(units) else CREW)


def remove(p: ConquestPosition, cell: i64, seat: i64, unit: i64) -> None:
    """With the last ship on a sea cell its crews are lost too."""
    p.remove_units(seat, cell, 1 if unit == SHIP else 16)
    p.tell("unit-lost", {"seat": seat, "unit": ("ship", "crew")[unit], "cell": p.chart.name(cell)})
    left: i64 = p.units_of(seat, cell)
    if left and ships_in(left) == 0 and p.chart.is_sea(cell):
        p.remove_units(seat, cell, left)
        p.tell("crews-drowned", {"seat": seat, "crews": crews_in(left), "cell": p.chart.name(cell)})


class Losses(Step):
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

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        return not_now(self.name) if move.verb != LOSE else Reason("no-such-unit", "CC-CBT-11")


assert BATTLES.name == "battles"

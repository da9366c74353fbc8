"""Purchases at the start of a player turn: cards, ships, crews (CC-BUY)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import GROUPS, RECRUITING, UNIT_TO_RECRUIT
from flibuste.games.ship_adventure.caribbean_conquest.moves import (
    AT,
    AT_MOVES,
    BUY,
    BUY_MOVES,
    DONE_MOVE,
    MOST_ON_A_CELL,
    RECRUIT,
    RECRUIT_MOVES,
    SHIP,
    UNITS,
    ConquestMove,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition, number_in
from flibuste.games.ship_adventure.caribbean_conquest.rules.points import cities_of
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step, no_such_cell, not_now
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import KINDS, put
from flibuste.games.ship_adventure.pieces import CANNONBALL, CONQUEST, EQUIPMENT
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

COSTS: Final = CONQUEST.costs
"""Of a ship and a crew."""


def may_buy(p: ConquestPosition, card: i64) -> bool:
    player = p.player()
    equipment = EQUIPMENT[card]
    return equipment.cost <= player.gold and (card == CANNONBALL or player.cards & equipment.bit == 0)


def berths(p: ConquestPosition, unit: i64) -> list[int]:
    """The cells of controlled cities where such a unit would appear: crews in the city, ships on its port."""
    found = [int(p.realm.port_of[city]) if unit == SHIP else city for city in cities_of(p, p.active)]
    found.sort()
    return found


def is_free(p: ConquestPosition, cell: i64) -> bool:
    """Neither full nor held by an enemy's unit (CC-BUY-05)."""
    return number_in(p.units_of(p.active, cell)) < MOST_ON_A_CELL and p.enemy_on(p.active, cell) < 0


def places(p: ConquestPosition, unit: i64) -> list[int]:
    return [cell for cell in berths(p, unit) if is_free(p, cell)]


def may_recruit(p: ConquestPosition, unit: i64) -> bool:
    return p.player().gold >= COSTS[unit] and len(places(p, unit)) > 0


class Purchases(Step):
    def moves(self, p: ConquestPosition) -> list[Move]:
        moves: list[Move] = []
        for card in range(len(EQUIPMENT)):
            if may_buy(p, card):
                moves.append(BUY_MOVES[card])
        for unit in range(len(UNITS)):
            if may_recruit(p, unit):
                moves.append(RECRUIT_MOVES[unit])
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        if move.verb == BUY:
            buy(p, move.what)
        elif move.verb == RECRUIT:
            recruit(p, move.what)
        else:
            p.ask(GROUPS)
        p.settle()

    def settle(self, p: ConquestPosition) -> None:
        """Who can buy nothing is not asked: a cannonball is the cheapest of all."""
        if p.player().gold < EQUIPMENT[CANNONBALL].cost:
            p.ask(GROUPS)
            p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb == BUY:
            equipment = EQUIPMENT[move.what]
            if p.player().cards & equipment.bit:
                return Reason("card-owned", "CC-BUY-07", {"card": equipment.code})
            return too_little_gold(p, equipment.cost, "CC-BUY-01")
        if move.verb == RECRUIT:
            return why_not_recruit(p, move.what)
        return not_now(self.name)


def why_not_recruit(p: ConquestPosition, unit: i64) -> Reason:
    if not cities_of(p, p.active):
        return Reason("no-city", "CC-BUY-03")
    if p.player().gold < COSTS[unit]:
        return too_little_gold(p, COSTS[unit], "CC-BUY-02")
    return Reason("no-place-for-unit", "CC-BUY-05", {"unit": KINDS[unit], "most": MOST_ON_A_CELL})


def too_little_gold(p: ConquestPosition, price: i64, rule: str) -> Reason:
    return Reason("too-little-gold", rule, {"price": price, "gold": p.player().gold})


def buy(p: ConquestPosition, card: i64) -> None:
    player = p.player()
    equipment = EQUIPMENT[card]
    player.gold -= equipment.cost
    if card == CANNONBALL:
        player.balls += 1
    else:
        player.cards |= equipment.bit
    p.tell("bought", {"seat": p.active, "card": equipment.code, "price": equipment.cost})


def recruit(p: ConquestPosition, unit: i64) -> None:
    """With a single place it is not asked for."""
    cells = places(p, unit)
    if len(cells) == 1:
        enlist(p, unit, cells[0])
    else:
        RECRUITING.push(p, unit)


def enlist(p: ConquestPosition, unit: i64, cell: i64) -> None:
    p.player().gold -= COSTS[unit]
    put(p, cell, unit)
    p.tell("recruited", {"seat": p.active, "unit": KINDS[unit], "cell": p.chart.name(cell), "price": COSTS[unit]})


class Recruiting(Step):
    def moves(self, p: ConquestPosition) -> list[Move]:
        return [AT_MOVES[p.move_number(cell)] for cell in places(p, UNIT_TO_RECRUIT.of(p))]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        unit: i64 = UNIT_TO_RECRUIT.of(p)
        RECRUITING.pop(p)
        enlist(p, unit, p.cell_numbered(move.what))
        p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb != AT:
            return not_now(self.name)
        unit: i64 = UNIT_TO_RECRUIT.of(p)
        cell: int = p.cell_numbered(move.what)
        if cell < 0:
            return no_such_cell(p)
        if cell not in berths(p, unit):
            return Reason("not-your-city", "CC-BUY-02", {"unit": KINDS[unit]})
        if p.enemy_on(p.active, cell) >= 0:
            return Reason("enemy-there", "CC-BUY-05", {"to": p.enemy_on(p.active, cell)})
        return Reason("cell-full", "CC-BUY-05", {"number": MOST_ON_A_CELL, "most": MOST_ON_A_CELL})

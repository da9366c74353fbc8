"""Purchases at the start of a player turn: cards, ships, crews (CC-BUY)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    GROUPS,
    PURCHASES,
    RECRUITING,
    UNIT_TO_RECRUIT,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import (
    AT,
    AT_MOVES,
    BUY,
    BUY_MOVES,
    DONE_MOVE,
    RECRUIT,
    RECRUIT_MOVES,
    SHIP,
    UNITS,
    ConquestMove,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step, not_now
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import cities_of, has_room, put
from flibuste.games.ship_adventure.pieces import CANNONBALL, EQUIPMENT
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

COSTS: Final = [6, 3]
"""Of a ship and a crew."""


def may_buy(p: ConquestPosition, card: i64) -> bool:
    player = p.player()
    equipment = EQUIPMENT[card]
    return equipment.cost <= player.gold and (card == CANNONBALL or player.cards & equipment.bit == 0)


def places(p: ConquestPosition, unit: i64) -> list[int]:
    """Where a new unit may appear: not on a full cell, nor beside an enemy's unit (CC-BUY-02, -05)."""
    found: list[int] = []
    for city in cities_of(p, p.active):
        cell: int = p.realm.port_of[city] if unit == SHIP else city
        if has_room(p, p.active, cell) and p.enemy_on(p.active, cell) < 0:
            found.append(cell)
    found.sort()
    return found


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
        """Who can buy nothing is not asked."""
        if p.player().gold < EQUIPMENT[CANNONBALL].cost:
            p.ask(GROUPS)
            p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb == BUY:
            equipment = EQUIPMENT[move.what]
            if equipment.cost > p.player().gold:
                return Reason("too-little-gold", "CC-BUY-01", {"price": equipment.cost, "gold": p.player().gold})
            return Reason("card-owned", "CC-BUY-07", {"card": equipment.code})
        if move.verb == RECRUIT:
            if p.player().gold < COSTS[move.what]:
                return Reason("too-little-gold", "CC-BUY-02", {"price": COSTS[move.what], "gold": p.player().gold})
            return Reason("no-place-for-unit", "CC-BUY-05")
        return not_now(self.name)


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


class Recruiting(Step):
    def moves(self, p: ConquestPosition) -> list[Move]:
        return [AT_MOVES[p.move_number(cell)] for cell in places(p, UNIT_TO_RECRUIT.of(p))]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        unit: i64 = UNIT_TO_RECRUIT.of(p)
        RECRUITING.pop(p)
        enlist(p, unit, p.cell_numbered(move.what))
        p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        return Reason("no-place-for-unit", "CC-BUY-05") if move.verb == AT else not_now(self.name)


assert PURCHASES.name == "purchases"

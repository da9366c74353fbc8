"""The two sides of a combat: who fights, and what counts for them (CC-CBT-03, -04, -06, -09, -17)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.position import (
    NOTHING,
    ConquestPosition,
    number_in,
    ships_in,
)
from flibuste.games.ship_adventure.pieces import CLOSE, EQUIPMENT, RANGED, bonus_of


@final
class Side:
    """Of a combat. `units` fight: in close combat ships and crews, in ranged fire ships; an own point is one more."""

    def __init__(self, seat: i64, kind: i64, cards: i64, units: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.cards: i64 = cards
        self.units: i64 = units
        self.bonus_of_cards: i64 = bonus_of(cards, kind)

    @property
    def bonus(self) -> i64:
        """Cards, and one more for each unit beyond the first."""
        return self.bonus_of_cards + max(self.units - 1, 0)

    def sources(self) -> dict[str, int]:
        """Each bonus by name: cards by their code, then `units`."""
        found: dict[str, int] = {}
        for card in EQUIPMENT:
            if self.cards & card.bit and card.kind == self.kind:
                found[card.code] = card.bonus
        if self.units > 1:
            found["units"] = self.units - 1
        return found


def point_of(p: ConquestPosition, seat: i64, cell: i64) -> i64:
    """An own point fights as one unit (CC-CBT-04)."""
    return 1 if p.controller(cell) == seat else 0


def fighters(p: ConquestPosition, seat: i64, cell: i64) -> i64:
    """Ships, crews and an own point."""
    return number_in(p.units_of(seat, cell)) + point_of(p, seat, cell)


def shooters(p: ConquestPosition, seat: i64, cell: i64) -> i64:
    """Ships and an own point; crews cannot fire (CC-CBT-06)."""
    return ships_in(p.units_of(seat, cell)) + point_of(p, seat, cell)


def boarders(p: ConquestPosition, seat: i64, cell: i64, more: i64 = 0) -> Side:
    """A side of a close combat; or as it would be if so many units more came there."""
    return Side(seat, CLOSE, p.players[seat].cards, fighters(p, seat, cell) + more)


def gunners(p: ConquestPosition, seat: i64, cell: i64) -> Side:
    """A side of ranged fire."""
    return Side(seat, RANGED, p.players[seat].cards, shooters(p, seat, cell))


def enemy_at(p: ConquestPosition, cell: i64) -> i64:
    """Who defends a cell against the active player: units, or a point alone; NOTHING where nobody does."""
    other: i64 = p.enemy_on(p.active, cell)
    if other >= 0:
        return other
    holder: i64 = p.controller(cell)
    return holder if holder != p.active else NOTHING

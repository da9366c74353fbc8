"""A ship comes into the harbor, or two of a color sink the turn (PR-BUST)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import Card, codes
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules.coins import gain_for_all
from flibuste.games.port_royal.rules.turn import wind_up


def would_bust(p: PortRoyalPosition, ship: Card) -> bool:
    return (p.colors >> ship.color) & 1 == 1


def moor(p: PortRoyalPosition, ship: Card) -> None:
    if would_bust(p, ship):
        bust(p, ship)
    else:
        p.harbor.append(ship)
        bit: i64 = 1
        p.colors |= bit << ship.color


def bust(p: PortRoyalPosition, ship: Card) -> None:
    """The harbor is lost, Jesters pay, then the active player's expeditions (PR-BUST-02, -04, -06)."""
    book = p.logbook
    if book is not None:
        book.tell("busted", {"seat": p.active, "card": ship.code, "cards": codes(p.harbor)})
    p.discard.extend(p.harbor)
    p.discard.append(ship)
    p.harbor.clear()
    p.colors = 0
    incomes = [player.jesters for player in p.players]
    if not p.house.jester_pays_active:
        incomes[p.active] = 0
    gain_for_all(p, incomes, "jester")
    wind_up(p, True)

"""When a player's time to pick arrives: incomes that look at the harbor at that instant (PR-TRD-09, PR-CHR, PR-XC)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import SHIP
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules.abilities import pay_on_arrival
from flibuste.games.port_royal.rules.coins import gain

ADMIRAL_CARDS: Final = 5
ADMIRAL_COINS: Final = 2
VICE_ADMIRAL_CARDS: Final = 3
"""And not as many as for an Admiral (PR-XC-06)."""


def pay_incomes(p: PortRoyalPosition, seat: i64) -> None:
    player = p.players[seat]
    cards: i64 = len(p.harbor)
    if cards >= ADMIRAL_CARDS:
        if player.admirals:
            gain(p, seat, ADMIRAL_COINS * player.admirals, "admiral")
    elif cards == 0:
        if player.jesters and (seat != p.active or p.terms.jester_pays_active):
            gain(p, seat, player.jesters, "jester")
    elif player.vice_admirals and cards >= VICE_ADMIRAL_CARDS:
        gain(p, seat, player.vice_admirals, "vice_admiral")
    if player.gunners:
        gain(p, seat, player.gunners * (ships_in_harbor(p) - 1), "gunner")
    if p.adventure is not None:
        pay_on_arrival(p, seat, ships_in_harbor(p), cards >= ADMIRAL_CARDS)


def ships_in_harbor(p: PortRoyalPosition) -> i64:
    ships: i64 = 0
    for card in p.harbor:
        if card.kind == SHIP:
            ships += 1
    return ships

"""What a character or expedition gives while it lies in a personal area (PR-CHR, PR-GEN)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import (
    ADMIRAL,
    CAPTAIN,
    CLERK,
    EXPEDITION,
    GAMBLER,
    GOVERNOR,
    GUNNER,
    JACK,
    JESTER,
    MERCHANT,
    PRIEST,
    SENORITA,
    SETTLER,
    TRADER,
    VICE_ADMIRAL,
    Card,
)
from flibuste.games.port_royal.position import Player


def join(player: Player, card: Card) -> None:
    player.area.append(card)
    count(player, card, 1)


def leave(player: Player, card: Card) -> None:
    player.area.remove(card)
    count(player, card, -1)


def count(player: Player, card: Card, sign: i64) -> None:
    """Adds or takes away a card's standing effects; equal characters add up (PR-GEN-01)."""
    player.influence += sign * card.influence
    if card.kind == EXPEDITION:
        player.expeditions += sign
        return
    player.swords += sign * card.swords
    role: i64 = card.role
    if role == TRADER:
        player.traders += sign << (4 * card.color)
    elif role == ADMIRAL:
        player.admirals += sign
    elif role == JESTER:
        player.jesters += sign
    elif role == GOVERNOR:
        player.governors += sign
    elif role == SENORITA:
        player.senoritas += sign
    elif role == PRIEST:
        player.priests += sign
    elif role == CAPTAIN:
        player.captains += sign
    elif role == SETTLER:
        player.settlers += sign
    elif role == JACK:
        player.jacks += sign
    elif role == MERCHANT:
        player.merchants += sign << (4 * card.color)
    elif role == CLERK:
        player.clerks += sign << (4 * card.color)
    elif role == GUNNER:
        player.gunners += sign
    elif role == VICE_ADMIRAL:
        player.vice_admirals += sign
    elif role == GAMBLER:
        player.gamblers += sign


def crew_of(player: Player, role: i64) -> i64:
    """How many characters of an expedition role lie in the area."""
    if role == PRIEST:
        return player.priests
    if role == CAPTAIN:
        return player.captains
    return player.settlers if role == SETTLER else player.jacks

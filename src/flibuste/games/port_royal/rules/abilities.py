"""What an adventurer can do once the door is empty: like a character, in addition to it, but never one (PR-ADVA)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import CHARACTER, INNKEEPER, SENTINEL, VIOLET, Card
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules.coins import gain
from flibuste.games.port_royal.rules.crowns import gain_crowns, voyage_of
from flibuste.games.port_royal.tale import (
    COINS_AT_ONCE,
    CONSOLATION,
    DISCOUNT,
    EXPEDITION_CROWNS,
    SENTINEL_LOOK,
    SMALL_ADMIRAL,
    SWORD,
    THREE_SHIPS,
    TRADE_COIN,
    TRADE_CROWN,
)

CONSOLED_CARDS = 4
"""A bust with so many cards or fewer is consoled (PR-ADVA-02)."""
INN_GUESTS = 4
"""Characters in the harbor that make an Innkeeper's day (PR-ADVC-07)."""
SHIPS_FOR_MARY = 3


def unlock(p: PortRoyalPosition, seat: i64) -> None:
    """From now on it works; coins that it brings come in the same instant (PR-ADVA-10, -12)."""
    voyage = voyage_of(p, seat)
    adventurer = voyage.adventurer()
    if p.logbook is not None:
        p.logbook.tell("ability-unlocked", {"seat": seat, "adventurer": adventurer.code})
    lend_ability(p.players[seat])
    gain(p, seat, coins_at_once(p, seat), "adventurer")


def coins_at_once(p: PortRoyalPosition, seat: i64) -> i64:
    """What the ability brings when it is unlocked."""
    adventurer = voyage_of(p, seat).adventurer()
    return adventurer.amount if adventurer.ability == COINS_AT_ONCE else 0


def lend_ability(player: Player) -> None:
    """Abilities that work like those of characters are counted with them (PR-ADVA-01)."""
    voyage = player.voyage
    assert voyage is not None
    adventurer = voyage.adventurer()
    if voyage.can(SWORD):
        player.swords += adventurer.amount
    elif voyage.can(DISCOUNT):
        player.senoritas += adventurer.amount
    elif voyage.can(TRADE_COIN):
        player.traders += adventurer.amount << (4 * adventurer.color)


def looks_of(player: Player) -> i64:
    """How often a turn somebody may look at the draw pile: Sentinels, and one like them (PR-ADVC-04, PR-ADVA-11)."""
    voyage = player.voyage
    number: i64 = voyage.adventurer().amount if voyage is not None and voyage.can(SENTINEL_LOOK) else 0
    for card in player.area:
        if card.role == SENTINEL:
            number += 1
    return number


def innkeepers_of(player: Player) -> list[Card]:
    return [card for card in player.area if card.role == INNKEEPER]


def bonus_on_trade(player: Player, ship: Card) -> i64:
    """Of the expansion's Captain, Priest and Settler, for Ares Pirates (PR-ADV-39)."""
    bonus: i64 = 0
    if ship.color == VIOLET:
        for card in player.area:
            bonus += card.ares
    return bonus


def crowns_for_trade(p: PortRoyalPosition, seat: i64, ship: Card) -> i64:
    """Don Ferdinando, whatever becomes of the ship (PR-ADVA-06, PR-ADV-66)."""
    voyage = voyage_of(p, seat)
    adventurer = voyage.adventurer()
    return adventurer.amount if voyage.can(TRADE_CROWN) and adventurer.color == ship.color else 0


def crowns_for_expedition(p: PortRoyalPosition, seat: i64) -> i64:
    """Jacques Grandeur (PR-ADVA-03)."""
    voyage = voyage_of(p, seat)
    return voyage.adventurer().amount if voyage.can(EXPEDITION_CROWNS) else 0


def console(p: PortRoyalPosition, cards: i64) -> None:
    """Grace May, when the active player busts with few cards, the last ship counted (PR-ADVA-02)."""
    voyage = voyage_of(p, p.active)
    if voyage.can(CONSOLATION) and cards <= CONSOLED_CARDS:
        gain(p, p.active, voyage.adventurer().amount, "adventurer")


def pay_on_arrival(p: PortRoyalPosition, seat: i64, ships: i64, enough_for_admirals: bool) -> None:
    """Officer Scott, Cutthroat Mary and the Innkeepers look at the harbor (PR-ADVA-07, -09, PR-ADVC-07)."""
    voyage = voyage_of(p, seat)
    if enough_for_admirals and voyage.can(SMALL_ADMIRAL):
        gain(p, seat, voyage.adventurer().amount, "adventurer")
    if ships >= SHIPS_FOR_MARY and voyage.can(THREE_SHIPS):
        gain(p, seat, voyage.adventurer().amount, "adventurer")
    guests = len([card for card in p.harbor if card.kind == CHARACTER])
    if guests >= INN_GUESTS:
        gain_crowns(p, seat, len(innkeepers_of(p.players[seat])), "innkeeper")

"""How near each seat is to the open contracts, for the estimate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.frames import (
    CLAIM_CONTRACT,
    CLAIM_NOW,
    CLAIM_SEAT,
    NEST_SHIP,
    REPEL_SHIP,
    SHIP_AT_HAND,
    WAIVE_GOLD,
    WINDOW_SEAT,
)
from flibuste.games.port_royal.pieces import (
    AT_BUST,
    AT_COLORS,
    AT_TAX,
    CARDS,
    CHARACTERS,
    COINS,
    CONTRACTS,
    EXPEDITIONS,
    NEST,
    NONE,
    SWORDS,
    Ask,
    Card,
)
from flibuste.games.port_royal.position import OpenContract, PortRoyalPosition
from flibuste.games.port_royal.rules.contracts import has_marker_for, may_nest, nemesis_for, owned
from flibuste.games.port_royal.rules.expeditions import missing
from flibuste.games.port_royal.rules.taxes import BASE_TAX

DONE: Final = 1.0
READY: Final = 0.9
"""All that is asked for is there."""
ALMOST: Final = 0.85
"""What a share of the way is measured against."""
PAIR: Final = [READY, 0.45, 0.12]
"""By the number of characters still missing."""
BUST: Final = 0.55
COLORS: Final = 0.3
"""The usual chance that the moment comes."""
OFFERED: Final = 0.97
ENOUGH_SWORDS: Final = 5
NEST_SWORDS: Final = 1.5
"""What swords are worth to the Pirate's Nest, in ships."""


def nearness(p: PortRoyalPosition, seat: i64, one: OpenContract) -> float:
    """From 0 (far away) to 1 (completed)."""
    if seat in one.slots:
        return DONE
    if not has_marker_for(p, seat, one):
        return 0.0
    if is_offered(p, seat, one):
        return OFFERED
    contract = one.contract
    if contract.spaces:
        steps: i64 = one.progress[seat] + (1 if is_on_the_way(p, seat, one) else 0)
        return 0.1 + 0.8 * float(steps) / float(contract.times)
    if contract.moment == AT_BUST:
        return BUST
    if contract.moment == AT_COLORS:
        return COLORS
    if contract.moment == AT_TAX:
        return 0.7 * part(len(p.players[seat].coins), BASE_TAX.threshold)
    if contract.conditions[0].role != NONE:
        return PAIR[absent(p, seat, one)]
    return share_done(p, seat, contract.conditions[0])


def absent(p: PortRoyalPosition, seat: i64, one: OpenContract) -> i64:
    """How many of a pair are missing."""
    absent: i64 = 0
    for ask in one.contract.asks:
        short: i64 = ask.count - owned(p, seat, ask)
        if short > 0:
            absent += short
    return absent


def is_offered(p: PortRoyalPosition, seat: i64, one: OpenContract) -> bool:
    if not CLAIM_NOW.is_on_top(p) or CLAIM_SEAT.of(p) != seat:
        return False
    return CONTRACTS[CLAIM_CONTRACT.of(p)] is one.contract


def is_on_the_way(p: PortRoyalPosition, seat: i64, one: OpenContract) -> bool:
    """The seat is just asked whether to give up a ship's gold for it."""
    if not WAIVE_GOLD.is_on_top(p) or WINDOW_SEAT.under(p, WAIVE_GOLD) != seat:
        return False
    return CARDS[SHIP_AT_HAND.of(p)].color == one.contract.color


def is_to_be_nested(p: PortRoyalPosition) -> bool:
    """The active player may repel the ship at hand, or has just done so, and may keep it."""
    ship = p.pending_ship()
    return ship is not None and (REPEL_SHIP.is_on_top(p) or NEST_SHIP.is_on_top(p)) and may_nest(p, ship)


def share_done(p: PortRoyalPosition, seat: i64, ask: Ask) -> float:
    """For contracts that ask for a number of something."""
    if ask.thing == EXPEDITIONS:
        return expedition_share(p, seat)
    if ask.thing == NEST:
        return nest_share(p, seat, ask)
    share = part(owned(p, seat, ask), ask.count)
    return 0.8 * share if ask.thing == COINS else share


def part(have: i64, need: i64) -> float:
    if have >= need:
        return READY
    return ALMOST * float(have) / float(need)


def nest_share(p: PortRoyalPosition, seat: i64, ask: Ask) -> float:
    kept = float(owned(p, seat, ask))
    if seat == p.active and is_to_be_nested(p):
        kept += OFFERED
    swords: i64 = p.players[seat].swords
    if swords > ENOUGH_SWORDS:
        swords = ENOUGH_SWORDS
    return ALMOST * (kept + NEST_SWORDS * float(swords) / float(ENOUGH_SWORDS)) / (float(ask.count) + NEST_SWORDS)


def expedition_share(p: PortRoyalPosition, seat: i64) -> float:
    player = p.players[seat]
    if player.expeditions:
        return READY
    best = 0.1
    for expedition in p.open_expeditions:
        lack = missing(player, expedition)
        chance = 0.85 if lack == 0 else 0.5 if lack == 1 else 0.25
        if chance > best:
            best = chance
    return best


def helps(p: PortRoyalPosition, seat: i64, card: Card) -> float:
    """How much nearer a hire would bring the seat to contracts it has not completed, all together."""
    agenda = p.agenda
    if agenda is None:
        return 0.0
    total = 0.0
    for one in agenda.contracts:
        if has_marker_for(p, seat, one):
            for ask in one.contract.conditions:
                total += helps_with(p, seat, card, one, ask)
    return total


def helps_with(p: PortRoyalPosition, seat: i64, card: Card, one: OpenContract, ask: Ask) -> float:
    if ask.role != NONE:
        if not ask.counts(card) or owned(p, seat, ask) >= ask.count:
            return 0.0
        before = absent(p, seat, one)
        return PAIR[before - 1] - PAIR[before]
    if ask.thing == CHARACTERS:
        return ALMOST / float(ask.count) if ask.counts(card) else 0.0
    if ask.thing == NEST:
        swords = NEST_SWORDS * float(card.swords) / float(ENOUGH_SWORDS)
        return ALMOST * swords / (float(ask.count) + NEST_SWORDS)
    if ask.thing == SWORDS:
        return ALMOST * float(card.swords) / float(ask.count)
    return 0.25 if ask.thing == EXPEDITIONS and card.is_crew else 0.0


def ship_helps(p: PortRoyalPosition, seat: i64, ship: Card) -> float:
    """How much nearer giving up this ship's gold would bring a Nemesis."""
    if p.agenda is None:
        return 0.0
    one = nemesis_for(p, seat, ship)
    return 0.8 / float(one.contract.times) if one is not None else 0.0


def own_contracts(p: PortRoyalPosition, seat: i64) -> float:
    """Nearness to all open contracts, only the best that the markers allow counting in full."""
    agenda = p.agenda
    if agenda is None:
        return 0.0
    total = 0.0
    for one in agenda.contracts:
        total += nearness(p, seat, one)
    return total

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
from flibuste.games.port_royal.pieces import CARDS, CHARACTER, CONTRACTS, Card
from flibuste.games.port_royal.position import OpenContract, PortRoyalPosition
from flibuste.games.port_royal.rules.contracts import (
    ESTATE,
    MERCENARY,
    NEMESIS_OF,
    NEST,
    RANSOM,
    SPACES,
    THRIFTY,
    THRIFTY_COST,
    has_marker_for,
    hold_of,
    lacking,
    may_nest,
    nemesis_for,
)
from flibuste.games.port_royal.rules.expeditions import missing
from flibuste.games.port_royal.rules.taxes import BASE_TAX

DONE: Final = 1.0
PAIR: Final = [0.9, 0.45, 0.12]
"""By the number of characters still missing."""
MOMENT: Final = {"jinx": 0.55, "major_speculator": 0.3}
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
    if contract.roles:
        return PAIR[len(lacking(p, seat, one))]
    if contract.name in SPACES:
        steps: i64 = one.progress[seat] + (1 if is_on_the_way(p, seat, one) else 0)
        return 0.1 + 0.8 * float(steps) / float(SPACES[contract.name] + 1)
    if contract.name in MOMENT:
        return MOMENT[contract.name]
    if contract.name == "tax_inspector":
        return 0.7 * part(len(p.players[seat].coins), BASE_TAX.threshold)
    return share_done(p, seat, one)


def is_offered(p: PortRoyalPosition, seat: i64, one: OpenContract) -> bool:
    if not CLAIM_NOW.is_on_top(p) or CLAIM_SEAT.of(p) != seat:
        return False
    return CONTRACTS[CLAIM_CONTRACT.of(p)] is one.contract


def is_on_the_way(p: PortRoyalPosition, seat: i64, one: OpenContract) -> bool:
    """The seat is just asked whether to give up a ship's gold for it."""
    if not WAIVE_GOLD.is_on_top(p) or WINDOW_SEAT.under(p, WAIVE_GOLD) != seat:
        return False
    return NEMESIS_OF[CARDS[SHIP_AT_HAND.of(p)].color] == one.contract.name


def share_done(p: PortRoyalPosition, seat: i64, one: OpenContract) -> float:
    """For contracts that ask for a number of something."""
    name = one.contract.name
    player = p.players[seat]
    if name == "thrifty_staff":
        return part(sum([1 for card in player.area if is_cheap(card)]), THRIFTY)
    if name == "mercenary":
        return part(player.swords, MERCENARY)
    if name == "small_estate":
        return part(player.influence, ESTATE)
    if name == "ransom":
        return 0.8 * part(len(player.coins), RANSOM)
    if name == "pirates_nest":
        kept = float(len(hold_of(p, seat).nest))
        ship = p.pending_ship()
        repelling = REPEL_SHIP.is_on_top(p) or NEST_SHIP.is_on_top(p)
        if ship is not None and repelling and seat == p.active and may_nest(p, ship):
            kept += OFFERED
        swords = float(player.swords) if player.swords < ENOUGH_SWORDS else float(ENOUGH_SWORDS)
        return 0.85 * (kept + NEST_SWORDS * swords / float(ENOUGH_SWORDS)) / (float(NEST) + NEST_SWORDS)
    return expedition_share(p, seat)


def is_cheap(card: Card) -> bool:
    return card.kind == CHARACTER and card.cost <= THRIFTY_COST


def part(have: i64, need: i64) -> float:
    if have >= need:
        return 0.9
    return 0.85 * float(have) / float(need)


def expedition_share(p: PortRoyalPosition, seat: i64) -> float:
    player = p.players[seat]
    if player.expeditions:
        return 0.9
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
        if seat in one.slots or (p.terms.cooperative and one.slots) or not has_marker_for(p, seat, one):
            continue
        name = one.contract.name
        if card.role in one.contract.roles:
            before = len(lacking(p, seat, one))
            p.players[seat].area.append(card)
            after = len(lacking(p, seat, one))
            p.players[seat].area.pop()
            total += PAIR[after] - PAIR[before]
        elif name == "thrifty_staff" and is_cheap(card):
            total += 0.85 / float(THRIFTY)
        elif name == "pirates_nest" and card.swords:
            total += 0.85 * NEST_SWORDS * float(card.swords) / float(ENOUGH_SWORDS) / (float(NEST) + NEST_SWORDS)
        elif name == "mercenary" and card.swords:
            total += 0.85 * float(card.swords) / float(MERCENARY)
        elif name == "explorer" and card.is_crew:
            total += 0.25
    return total


def ship_helps(p: PortRoyalPosition, seat: i64, ship: Card) -> float:
    """How much nearer giving up this ship's gold would bring a Nemesis."""
    if p.agenda is None:
        return 0.0
    one = nemesis_for(p, seat, ship)
    if one is None or (p.terms.cooperative and one.slots):
        return 0.0
    return 0.8 / float(SPACES[one.contract.name] + 1)


def own_contracts(p: PortRoyalPosition, seat: i64) -> float:
    """Nearness to all open contracts, only the best that the markers allow counting in full."""
    agenda = p.agenda
    if agenda is None:
        return 0.0
    total = 0.0
    for one in agenda.contracts:
        total += nearness(p, seat, one)
    return total


def team_contracts(p: PortRoyalPosition) -> float:
    """For each contract the nearness of whoever is nearest."""
    agenda = p.agenda
    if agenda is None:
        return 0.0
    total = 0.0
    for one in agenda.contracts:
        if one.slots:
            total += DONE
        else:
            total += max([nearness(p, seat, one) for seat in range(p.seats)])
    return total

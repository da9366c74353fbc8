"""How likely a seat is to accomplish a mission in the turns that are left, for the estimates of adventures.

A card that is wanted comes by now and then, by how many of its kind are in the deck; coins come in slowly; a mission of
a moment waits for a turn that brings it. What must come together is multiplied. The numbers were set by hand, by how
often missions were accomplished in games between bots.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.frames import (
    DISCOVER,
    FRAMES,
    GIVE_ARES,
    GIVEN_FOR,
    GIVER,
    MISSION_AT_HAND,
    MISSION_NOW,
    MISSION_SEAT,
)
from flibuste.games.port_royal.pieces import (
    ADVENTURE_SET,
    ARES,
    BASE,
    CARDS,
    CARGOES,
    CHARACTER,
    CHARACTERS,
    COINS,
    CROWNS,
    EXPEDITION,
    EXPEDITIONS,
    FIRST_CARGO,
    NONE,
    ROLES,
    SWORDS,
    TAX,
    VIOLET,
    Ask,
    Card,
)
from flibuste.games.port_royal.position import OpenMission, PortRoyalPosition
from flibuste.games.port_royal.rules.berth import colors_in_harbor
from flibuste.games.port_royal.rules.expeditions import missing
from flibuste.games.port_royal.rules.missions import has_any, has_marker_for, has_of, open_missions
from flibuste.games.port_royal.rules.taxes import tax_due
from flibuste.games.port_royal.tale import AT_COLORS, AT_TAX, CHEAP, Mission
from flibuste.games.port_royal.team_chances import LEAST_COST

DONE: Final = 1.0
OFFERED: Final = 0.99
READY: Final = 0.97
"""All that is asked for is there."""
SEEN: Final = 1.4
"""Cards that come by in a turn and are free to be taken: there are other things to do."""
POOR: Final = 0.35
"""How often somebody without a coin can hire who comes by."""
HIRED: Final = 0.16
"""Characters of any kind that a seat hires in a turn."""
SWORD_PRICE: Final = 3.6
CHARACTER_PRICE: Final = 4.0
USUAL_CREW: Final = 2
"""For most expeditions; with one more there is more to choose from."""
FITTING: Final = 0.5
"""Of the crew that comes by, what an open expedition asks for."""
TO_COME: Final = 0.6
"""Of expeditions still to come, those that the crew fits."""
INCOME: Final = 0.6
"""Coins that a seat can put by in a turn."""
MORE_INCOME: Final = 0.1
"""In all, for each coin that is already there."""
CROWN_RATE: Final = 0.12
REVEALED: Final = 5.0
"""Cards that come to light in a turn, whoever may take them."""
FOUR_COLORS: Final = 0.16
"""In an own turn, by going on for it."""
ANOTHER_COLOR: Final = 0.4
AT_WILL: Final = 0.5
"""In an own turn: to stop just there is up to the player."""


def at_least(number: i64, mean: float) -> float:
    """The chance of so many, where `mean` come on average."""
    if number <= 0:
        return 1.0
    share = exp(-mean)
    fewer = share
    for one in range(1, number):
        share *= mean / float(one)
        fewer += share
    return 1.0 - fewer


def chances_of(p: PortRoyalPosition, seat: i64, coins: i64, turns: float) -> list[float]:
    """For each open mission, with so many coins and so many turns of all seats to come."""
    return [chance(p, seat, one, coins, turns) for one in open_missions(p)]


def chance(p: PortRoyalPosition, seat: i64, one: OpenMission, coins: i64, turns: float) -> float:
    if seat in one.slots:
        return DONE
    if not has_marker_for(p, seat, one):
        return 0.0
    mission = one.mission
    if is_at_hand(p, seat, mission):
        return OFFERED
    if mission.moment != NONE:
        return at_moment(p, seat, one, coins, turns)
    found = READY
    for ask in mission.asks:
        found *= to_get(p, seat, mission, ask, coins, turns)
    for ask in mission.pays:
        found *= to_get(p, seat, mission, ask, coins, turns)
    if not has_any(p, seat, mission):
        rate = 0.0
        for role in mission.any_of:
            rate += RATES[role] * affordable(coins, LEAST_COST[role])
        found *= at_least(1, rate * turns)
    return found


def is_at_hand(p: PortRoyalPosition, seat: i64, mission: Mission) -> bool:
    """Offered at this moment, or being paid for."""
    if MISSION_NOW.is_on_top(p):
        return MISSION_AT_HAND.of(p) == mission.index and MISSION_SEAT.of(p) == seat
    return GIVE_ARES.is_on_top(p) and GIVEN_FOR.of(p) == mission.index and GIVER.of(p) == seat


# --- what is asked for ------------------------------------------------------------------------------------------------


def _rate(cards: list[Card]) -> float:
    """How many of these a seat can take in a turn."""
    return SEEN * float(sum([int(card.copies) for card in cards])) / DECK_SIZE


DECK: Final = [card for card in CARDS if card.card_set in (BASE, ADVENTURE_SET)]
DECK_SIZE: Final = float(sum([int(card.copies) for card in DECK]))
RATES: Final[list[float]] = [_rate([card for card in DECK if card.role == role]) for role in range(len(ROLES))]
CARGO_RATES: Final[list[float]] = [_rate([card for card in DECK if card.cargo == kind]) for kind in range(len(CARGOES))]
ARES_RATE: Final = _rate([card for card in DECK if card.color == VIOLET])
SWORD_RATE: Final = (
    SEEN * float(sum([int(card.copies * card.swords) for card in DECK if card.kind == CHARACTER])) / DECK_SIZE
)
CREW_RATE: Final = _rate([card for card in DECK if card.is_crew])
EXPEDITION_RATE: Final = REVEALED * float(len([card for card in DECK if card.kind == EXPEDITION])) / DECK_SIZE
CHEAP_RATE: Final = _rate([card for card in DECK if card.kind == CHARACTER and card.cost <= CHEAP])


def to_get(p: PortRoyalPosition, seat: i64, mission: Mission, ask: Ask, coins: i64, turns: float) -> float:
    """The chance to have in time what is asked for."""
    thing: i64 = ask.thing
    if thing == COINS:
        return to_save(coins, ask.count, turns)
    short: i64 = ask.count - max(has_of(p, seat, mission, ask), 0)
    if short <= 0:
        return 1.0
    if thing == EXPEDITIONS:
        return on_expedition(p, seat, coins, turns)
    return at_least(short, rate_of(ask, coins) * turns)


def rate_of(ask: Ask, coins: i64) -> float:
    thing: i64 = ask.thing
    if ask.role != NONE:
        return RATES[ask.role] * affordable(coins, LEAST_COST[ask.role])
    if thing == SWORDS:
        return SWORD_RATE * affordable(coins, SWORD_PRICE)
    if thing == CHARACTERS:
        if ask.cost_at_most != NONE:
            return CHEAP_RATE * affordable(coins, float(CHEAP))
        return HIRED * affordable(coins, CHARACTER_PRICE)
    if thing == CROWNS:
        return CROWN_RATE
    return ARES_RATE if thing == ARES else CARGO_RATES[thing - FIRST_CARGO]


def affordable(coins: i64, price: float) -> float:
    """How often somebody with so many coins can hire who comes by."""
    share = float(coins) / price
    return POOR + (1.0 - POOR) * (share if share < 1.0 else 1.0)


def to_save(coins: i64, wanted: i64, turns: float) -> float:
    return at_least(wanted - coins, INCOME * turns + MORE_INCOME * float(coins))


def on_expedition(p: PortRoyalPosition, seat: i64, coins: i64, turns: float) -> float:
    """By the open expedition that is nearest, or by one that is still to come."""
    player = p.players[seat]
    rate = CREW_RATE * affordable(coins, CHARACTER_PRICE) * turns
    lacks: i64 = max(USUAL_CREW - player.crew(), 0)
    best = TO_COME * at_least(1, EXPEDITION_RATE * turns) * at_least(lacks, rate)
    best *= 0.5 + 0.5 * at_least(lacks + 1, rate)
    for expedition in p.open_expeditions:
        lacks = missing(player, expedition)
        found = READY if lacks == 0 else at_least(lacks, FITTING * rate)
        if found > best:
            best = found
    return best


# --- moments ----------------------------------------------------------------------------------------------------------


def at_moment(p: PortRoyalPosition, seat: i64, one: OpenMission, coins: i64, turns: float) -> float:
    mission = one.mission
    if mission.moment == AT_TAX:
        return at_tax(coins, turns)
    own = own_turns(p, seat, turns)
    discovers = seat == p.active and FRAMES.find(p, DISCOVER) >= 0
    paid = to_save(coins, mission.coins_to_pay(), turns)
    if mission.moment == AT_COLORS:
        found = 1.0 - exp(-FOUR_COLORS * own)
        if discovers:
            now = 1.0
            for _color in range(mission.amount - colors_in_harbor(p)):
                now *= ANOTHER_COLOR
            found += (1.0 - found) * now
        return found * paid
    if discovers and len(p.harbor) <= mission.amount:
        own += 1.0
    return at_least(1 + mission.spaces - one.waiting.count(seat), AT_WILL * own) * paid


TAXES: Final = [card for card in DECK if card.kind == TAX]
LEAST_TAXED: Final[i64] = min([int(card.threshold) for card in TAXES])


def at_tax(coins: i64, turns: float) -> float:
    """Whoever waits for a tax must have coins for it when it comes; a few of them are no more than a beginning."""
    enough: i64 = max(coins, LEAST_TAXED)
    hit: i64 = 0
    for tax in TAXES:
        if tax_due(enough, tax) > 0:
            hit += tax.copies
    found = at_least(1, REVEALED * float(hit) / DECK_SIZE * turns)
    saved = float(coins) / float(enough)
    return found * saved * saved * saved


def own_turns(p: PortRoyalPosition, seat: i64, turns: float) -> float:
    """Turns after this one in which the seat will be the active player."""
    whole: i64 = i64(turns)
    waits: i64 = seat - p.active if seat > p.active else seat - p.active + p.seats
    return float((whole + p.seats - waits) // p.seats)

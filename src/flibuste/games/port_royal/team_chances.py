"""How likely a seat is to complete a contract for its team before time is up (PR-COOP), for the team's estimate."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.contract_prospects import expedition_share, is_offered, is_on_the_way, is_to_be_nested
from flibuste.games.port_royal.frames import DISCOVER, REPEL_SHIP
from flibuste.games.port_royal.pieces import (
    AT_BUST,
    AT_TAX,
    BASE,
    CARDS,
    CHARACTERS,
    COINS,
    COLORS,
    CONTRACT_SET,
    EXPEDITIONS,
    NEST,
    NONE,
    ROLES,
    SHIP,
    SWORDS,
    Ask,
    Contract,
)
from flibuste.games.port_royal.position import Agenda, OpenContract, PortRoyalPosition
from flibuste.games.port_royal.rules.berth import colors_in_harbor
from flibuste.games.port_royal.rules.contracts import has_marker_for, hold_of, owned
from flibuste.games.port_royal.rules.taxes import BASE_TAX

DONE: Final = 1.0
OFFERED: Final = 0.97
READY: Final = 0.52
"""All that is asked for is there, but not claimed."""
FAR: Final = 0.11
"""Nothing of it is there."""
MONEY: Final = 0.27
"""For somebody who could pay what is missing, as a share of it."""
LATE: Final = 6.0
"""Turns that the whole of a contract takes; by this what is missing weighs more towards the end."""
LAST_TURNS: Final = 3.0
SWORD_PRICE: Final = 3.6
INFLUENCE_PRICE: Final = 1.8
RANSOM: Final = 0.45
TAX: Final = 0.6
BUST: Final = 0.11
FOUR_COLORS: Final = 0.025
"""Of a moment in one turn."""
ANOTHER_COLOR: Final = 0.3
"""That a ship of one more color comes this turn, and the active player has gone on for it."""
FIRST_SPACE: Final = 0.15
LAST_SPACE: Final = 0.97
CREW: Final = 0.048
MOST_CREW: Final = 3
NEST_RATE: Final = 0.033
"""Of a ship in a round, for each ship in the deck that the swords are enough for."""
MORE_SWORDS: Final = 0.57
"""Ships that swords still to come will be enough for."""
OWN_TURN: Final = 0.36
"""What is left of the active player's turn, in rounds."""
MOST_SWORDS: Final = 7


def chances_of(p: PortRoyalPosition, agenda: Agenda, seat: i64, coins: i64) -> list[float]:
    """For each contract how likely this seat is to complete it, having so many coins."""
    return [DONE if one.slots else chance(p, agenda, seat, one, coins) for one in agenda.contracts]


def chance(p: PortRoyalPosition, agenda: Agenda, seat: i64, one: OpenContract, coins: i64) -> float:
    if not has_marker_for(p, seat, one):
        return 0.0
    if is_offered(p, seat, one):
        return OFFERED
    contract = one.contract
    if contract.spaces:
        return on_space(one, one.progress[seat] + (1 if is_on_the_way(p, seat, one) else 0))
    if contract.moment != NONE:
        return at_moment(p, agenda, seat, contract, coins)
    ask = contract.conditions[0]
    if ask.thing == EXPEDITIONS:
        return on_expedition(p, seat)
    if ask.thing == NEST:
        return of_nest(p, agenda, seat)
    if ask.thing == COINS:
        return READY if coins >= ask.count else RANSOM * part(coins, ask.count)
    return with_money(p, agenda, seat, contract, coins)


def on_space(one: OpenContract, space: i64) -> float:
    return FIRST_SPACE + (LAST_SPACE - FIRST_SPACE) * float(space) / float(one.contract.times)


def on_expedition(p: PortRoyalPosition, seat: i64) -> float:
    crew: i64 = p.players[seat].crew()
    return expedition_share(p, seat) + CREW * float(crew if crew < MOST_CREW else MOST_CREW)


def part(have: i64, need: i64) -> float:
    return 1.0 if have >= need else float(have) / float(need)


# --- moments ----------------------------------------------------------------------------------------------------------


def at_moment(p: PortRoyalPosition, agenda: Agenda, seat: i64, contract: Contract, coins: i64) -> float:
    if contract.moment == AT_TAX:
        return TAX * part(coins, BASE_TAX.threshold)
    if contract.moment == AT_BUST:
        return in_time(BUST, agenda)
    later = in_time(FOUR_COLORS, agenda)
    return later + (1.0 - later) * colors_now(p, contract.amount) if seat == p.active else later


def in_time(each: float, agenda: Agenda) -> float:
    """In all turns that are left."""
    some = each * float(len(agenda.time_deck))
    return some / (1.0 + some)


def colors_now(p: PortRoyalPosition, amount: i64) -> float:
    """That the active player still sees ships of so many colors this turn: worth a risk, the more the fewer miss."""
    if not (DISCOVER.is_on_top(p) or REPEL_SHIP.is_on_top(p)):
        return 0.0
    found = 1.0
    for _ in range(amount - colors_in_harbor(p)):
        found *= ANOTHER_COLOR
    return found


# --- what can be hired ------------------------------------------------------------------------------------------------


def with_money(p: PortRoyalPosition, agenda: Agenda, seat: i64, contract: Contract, coins: i64) -> float:
    """By the share that is there, by coins for what is missing, and by the time for it."""
    need: i64 = 0
    missing: i64 = 0
    price = 0.0
    for ask in contract.conditions:
        need += ask.count
        short: i64 = ask.count - owned(p, seat, ask)
        if short > 0:
            missing += short
            price += float(short) * price_of(ask)
    if missing == 0:
        return READY
    share = float(missing) / float(need)
    paid = 1.0 if float(coins) >= price else float(coins) / price
    hope = FAR + (READY - FAR) * (1.0 - share + MONEY * share * paid)
    return hope / (1.0 + share * LATE / (LAST_TURNS + float(len(agenda.time_deck))))


def price_of(ask: Ask) -> float:
    """Coins for one of it."""
    if ask.role != NONE:
        return LEAST_COST[ask.role]
    if ask.thing == CHARACTERS:
        return float(ask.cost_at_most)
    return SWORD_PRICE if ask.thing == SWORDS else INFLUENCE_PRICE


def _least_cost(role: int) -> float:
    return float(min([card.cost for card in CARDS if card.role == role]))


LEAST_COST: Final[list[float]] = [_least_cost(role) for role in range(len(ROLES))]


# --- the Pirate's Nest ------------------------------------------------------------------------------------------------


def _weak_ships(color: int, swords: int) -> float:
    """Ships of a color in a team's deck that so many swords repel."""
    ships = [card for card in CARDS if card.kind == SHIP and card.color == color and not card.skull]
    weak = [card for card in ships if card.card_set in (BASE, CONTRACT_SET) and card.swords <= swords]
    return float(sum([card.copies for card in weak])) if swords else 0.0


WEAK_SHIPS: Final[list[list[float]]] = [
    [_weak_ships(color, swords) for swords in range(MOST_SWORDS + 1)] for color in range(len(COLORS))
]


def of_nest(p: PortRoyalPosition, agenda: Agenda, seat: i64) -> float:
    """Every color that is missing must come in one of the seat's own turns and be weak enough."""
    kept: i64 = 0
    bit: i64 = 1
    for ship in hold_of(p, seat).nest:
        kept |= bit << ship.color
    found = READY
    if seat == p.active and is_to_be_nested(p):
        coming = p.pending_ship()
        assert coming is not None
        kept |= bit << coming.color
        found *= OFFERED
    swords: i64 = p.players[seat].swords
    if swords > MOST_SWORDS:
        swords = MOST_SWORDS
    turns = own_turns(p, agenda, seat)
    if turns == 0.0:
        return 0.0
    for color in range(len(COLORS)):
        if (kept >> color) & 1 == 0:
            found *= 1.0 - exp(-NEST_RATE * (MORE_SWORDS + WEAK_SHIPS[color][swords]) * turns)
    return found


def own_turns(p: PortRoyalPosition, agenda: Agenda, seat: i64) -> float:
    """Turns in which the seat will be the active player, what is left of this one included."""
    turns: i64 = len(agenda.time_deck)
    if seat == p.active:
        return OWN_TURN + float(turns // p.seats)
    waits: i64 = seat - p.active if seat > p.active else seat - p.active + p.seats
    return float((turns + p.seats - waits) // p.seats)

"""What a seat may see. Port Royal has no private secrets: everybody sees the same."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from flibuste.games.port_royal.frames import (
    BUSTED,
    CLAIM_CONTRACT,
    CLAIM_NOW,
    CREW,
    DISCOVER,
    FRAMES,
    NEST_SHIP,
    OVER,
    WAIVE_GOLD,
    WINDOW,
    WINDOW_CARDS,
    WINDOW_SEAT,
)
from flibuste.games.port_royal.pieces import BASE, CARDS, CONTRACT_SET, CONTRACTS, GAMBLER_SET, SETS_SAIL, Card, codes
from flibuste.games.port_royal.piles import cards_in, shuffles_of
from flibuste.games.port_royal.position import Hold, OpenContract, PortRoyalPosition
from flibuste.games.port_royal.rules.berth import colors_in_harbor
from flibuste.games.port_royal.rules.contracts import (
    can_claim,
    has_marker_for,
    lacking,
    nemesis_for,
    nest_contract,
)
from flibuste.games.port_royal.rules.discover import can_reveal, uses_time_deck
from flibuste.games.port_royal.rules.expeditions import chosen_crew, filled, missing, usual_crew
from flibuste.games.port_royal.rules.odds import bust_odds, danger
from flibuste.games.port_royal.rules.taxes import is_taxable
from flibuste.games.port_royal.rules.trade_and_recruit import CARDS_FOR_COLORS, allowance, allowance_with, price
from flibuste.games.port_royal.secrets import hidden_since, shuffles_of_coins


class Offer(TypedDict):
    """What taking a harbor card would mean for one seat, were it that seat's time to pick now."""

    cost: int
    """Coins to pay for a character, discounts included; 0 for a ship."""
    gain: int
    """Coins that a ship pays, Traders included; 0 for a character."""
    fee: int
    """Coins to the active player."""
    short: int
    """How many coins are missing; 0 when it can be taken."""


class HarborCard(TypedDict):
    card: str
    offers: list[Offer]
    """One per seat."""


class OpenExpedition(TypedDict):
    card: str
    missing: list[int]
    """For each seat how many crew it lacks; 0: it could complete it in its own turn."""
    filled: list[list[bool]]
    """For each seat which of the symbols its crew fills, Jacks where nobody else does."""
    crew: list[list[str]]
    """For each seat the crew that would be sent (cards, Jacks last); empty when some is missing."""


class StoredShips(TypedDict):
    merchant: str
    ships: list[str]


class ContractView(TypedDict):
    contract: str
    slots: list[int]
    """Seats that completed it, in order."""
    progress: list[int]
    """For each seat the progress space its marker has reached, and in `since` the round in which it came there."""
    since: list[int]
    spaces: int
    missing: list[list[str]]
    """For each seat all that it lacks, as `swords:2` (words: `missing-swords`); empty when it has completed it or could
    claim it."""
    offered_at: int
    """Ship colors in the harbor when the active player was last asked about it this turn; 0: not yet."""
    claimable: list[bool]
    """For each seat whether it could claim it in its own time, as things are."""


class Team(TypedDict):
    done: int
    contracts: int
    turns_left: int
    time_deck: int
    victory_pile: int


class PlayerView(TypedDict):
    coins: int
    coins_from: list[int]
    """The shuffle each coin was dealt from, oldest coin first: what a perfect memory would know of them."""
    influence: int
    swords: int
    area: list[str]
    """Characters and completed expeditions, in the order they came."""
    taxable: bool
    """Enough coins for a tax to take some."""
    stored: list[StoredShips]
    nest: list[str]
    markers: int
    completed: int
    gamblers: int
    """Gamblers that could still be used this turn."""
    picked: bool
    """Its time to pick this turn is over, or does not come: somebody has bust."""


class Odds(TypedDict):
    """The chance that the next card makes the active player bust: `bad` of `cards` unseen ones."""

    bad: int
    cards: int


class Unseen(TypedDict):
    """The faces nobody has seen since a shuffle: in the draw pile (only the latest shuffle), as coins, or just paid."""

    shuffle: int
    cards: dict[str, int]


class PortRoyalView(TypedDict):
    step: str
    """The decision at hand, by the name of its frame: discover, repel, window ..., or over."""
    phase: str
    """discover, trade, end (all windows are closed, or the active player has bust) or over"""
    seat_to_move: int
    active: int
    first: int
    picking_order: list[int]
    """Seats in the order in which they pick, the active one first."""
    round: int
    goal: int
    """Influence that brings the end."""
    last_round: bool
    harbor: list[HarborCard]
    expeditions: list[OpenExpedition]
    pending: str
    """The ship about which somebody must decide: just revealed, repelled or being traded; or empty."""
    pending_contract: str
    """The contract for which somebody must decide at this moment; or empty."""
    crew_sent: list[str]
    """Crew already chosen for the expedition under way."""
    colors: int
    """Different ship colors in the harbor."""
    allowance: int
    """Cards that the player in the window may still take; before that, what the active player would get by stopping."""
    allowance_steps: list[int]
    """How many cards the active player would get by stopping with 0, 1, 2 ... colors."""
    from_time_deck: bool
    """The next card comes from the time deck, not from the draw pile."""
    draw_pile: int
    discard: list[str]
    """The open discard pile, its top last."""
    paid: list[int]
    """Coins just paid, still face down: the shuffle each came from."""
    payer: int
    """Who paid them; -1 when there are none."""
    unseen: list[Unseen]
    odds: Odds | None
    """None when the table does not show them, while nobody discovers, or when nothing can be revealed."""
    danger: dict[str, int]
    """For each ship color in the harbor: unseen ships of that color that the active player cannot repel."""
    revealed_this_turn: int
    only_claims: bool
    """At this end of the turn contracts may be claimed, but no expedition be completed."""
    players: list[PlayerView]
    decisions: int
    sets: list[str]
    contracts_mode: str
    contracts: list[ContractView]
    team: Team | None
    """Only in co-operative games."""


def view(p: PortRoyalPosition, step: str, seat_to_move: int) -> PortRoyalView:
    pending = p.pending_ship()
    phase = phase_of(p)
    discovering = DISCOVER.is_on_top(p)
    odds = bust_odds(p) if discovering and p.terms.show_odds and can_reveal(p) else None
    return {
        "step": step,
        "phase": phase,
        "seat_to_move": seat_to_move,
        "active": p.active,
        "first": p.first,
        "picking_order": [(p.active + place) % p.seats for place in range(p.seats)],
        "round": p.round,
        "goal": p.terms.goal,
        "last_round": p.last_round,
        "harbor": [harbor_card(p, card) for card in p.harbor],
        "expeditions": [open_expedition(p, card) for card in p.open_expeditions],
        "pending": pending.code if pending is not None else "",
        "pending_contract": pending_contract(p, seat_to_move),
        "crew_sent": crew_sent(p),
        "colors": colors_in_harbor(p),
        "allowance": cards_to_take(p),
        "allowance_steps": [allowance_with(p, colors) for colors in range(len(CARDS_FOR_COLORS))],
        "from_time_deck": phase == DISCOVERING and uses_time_deck(p),
        "draw_pile": len(p.draw_pile),
        "discard": codes(cards_in(p.discard)),
        "paid": shuffles_of(p.paid),
        "payer": p.payer if len(p.paid) > 0 else -1,
        "unseen": [unseen(p, shuffle) for shuffle in shuffles_of_coins(p)],
        "odds": {"bad": odds.bad, "cards": odds.cards} if odds is not None and odds.cards else None,
        "danger": danger(p) if discovering and p.terms.show_odds else {},
        "revealed_this_turn": p.revealed_this_turn,
        "only_claims": p.only_claims,
        "players": [player_view(p, seat) for seat in range(p.seats)],
        "decisions": p.decisions,
        "sets": sets_in_play(p),
        "contracts_mode": str(p.terms.options["contracts"]),
        "contracts": [contract_view(p, one) for one in p.agenda.contracts] if p.agenda is not None else [],
        "team": team_view(p),
    }


DISCOVERING: Final = "discover"
TRADING: Final = "trade"
ENDING: Final = "end"
FINISHED: Final = "over"


def phase_of(p: PortRoyalPosition) -> str:
    if OVER.is_on_top(p):
        return FINISHED
    if FRAMES.find(p, WINDOW) >= 0:
        return TRADING
    return ENDING if FRAMES.find(p, BUSTED) >= 0 or FRAMES.find(p, DISCOVER) < 0 else DISCOVERING


def has_picked(p: PortRoyalPosition, seat: i64) -> bool:
    place = FRAMES.find(p, WINDOW)
    if place < 0:
        return phase_of(p) == ENDING
    now = WINDOW_SEAT.at(p, place)
    return (seat - p.active) % p.seats < (now - p.active) % p.seats


def pending_contract(p: PortRoyalPosition, seat: i64) -> str:
    """To be claimed now, or a Nemesis or nest for which a ship may be given up or kept."""
    if CLAIM_NOW.is_on_top(p):
        return CONTRACTS[CLAIM_CONTRACT.of(p)].code
    ship = p.pending_ship()
    one: OpenContract | None = None
    if ship is not None and WAIVE_GOLD.is_on_top(p):
        one = nemesis_for(p, seat, ship)
    elif NEST_SHIP.is_on_top(p):
        one = nest_contract(p)
    return one.contract.code if one is not None else ""


def harbor_card(p: PortRoyalPosition, card: Card) -> HarborCard:
    return {"card": card.code, "offers": [offer(p, seat, card) for seat in range(p.seats)]}


def offer(p: PortRoyalPosition, seat: i64, card: Card) -> Offer:
    terms = price(p, seat, card)
    return {"cost": terms.cost, "gain": terms.gain, "fee": terms.fee, "short": terms.short}


def open_expedition(p: PortRoyalPosition, card: Card) -> OpenExpedition:
    return {
        "card": card.code,
        "missing": [missing(player, card) for player in p.players],
        "filled": [filled(player, card) for player in p.players],
        "crew": [codes(usual_crew(player, card)) for player in p.players],
    }


def cards_to_take(p: PortRoyalPosition) -> int:
    """What the open window still allows; before that, what stopping would give."""
    place = FRAMES.find(p, WINDOW)
    return WINDOW_CARDS.at(p, place) if place >= 0 else allowance(p, p.active)


def crew_sent(p: PortRoyalPosition) -> list[str]:
    return codes(chosen_crew(p)) if CREW.is_on_top(p) else []


def unseen(p: PortRoyalPosition, shuffle: i64) -> Unseen:
    counts: dict[str, int] = {}
    for number in sorted(hidden_since(p, shuffle)):
        code = CARDS[number].code
        counts[code] = counts.get(code, 0) + 1
    return {"shuffle": shuffle, "cards": counts}


def player_view(p: PortRoyalPosition, seat: i64) -> PlayerView:
    player = p.players[seat]
    hold = player.hold
    return {
        "coins": len(player.coins),
        "coins_from": shuffles_of(player.coins),
        "influence": player.influence,
        "swords": player.swords,
        "area": codes(player.area),
        "taxable": is_taxable(p, player),
        "stored": stored_ships(hold) if hold is not None else [],
        "nest": codes(hold.nest) if hold is not None else [],
        "markers": hold.markers if hold is not None else 0,
        "completed": hold.completed if hold is not None else 0,
        "gamblers": player.gamblers - (p.gambles if seat == p.active else 0),
        "picked": has_picked(p, seat),
    }


def stored_ships(hold: Hold) -> list[StoredShips]:
    """Ships by the Merchant they lie under, in the order of their coming."""
    groups: dict[str, list[str]] = {}
    for ship, merchant in zip(hold.stored, hold.under, strict=True):
        groups.setdefault(merchant.code, []).append(ship.code)
    return [{"merchant": merchant, "ships": ships} for merchant, ships in groups.items()]


def sets_in_play(p: PortRoyalPosition) -> list[str]:
    terms = p.terms
    sets = [SETS_SAIL] if terms.sets_sail_alone else [BASE]
    if terms.sets_sail_cards:
        sets.append(SETS_SAIL)
    if terms.gambler:
        sets.append(GAMBLER_SET)
    if terms.contract_cards:
        sets.append(CONTRACT_SET)
    return sets


def contract_view(p: PortRoyalPosition, one: OpenContract) -> ContractView:
    return {
        "contract": one.contract.code,
        "slots": one.slots[:],
        "progress": one.progress[:],
        "since": one.since[:],
        "spaces": one.contract.spaces,
        "offered_at": one.offered_at,
        "missing": [missing_for(p, seat, one) for seat in range(p.seats)],
        "claimable": [can_claim(p, seat, one) for seat in range(p.seats)],
    }


def missing_for(p: PortRoyalPosition, seat: i64, one: OpenContract) -> list[str]:
    if seat in one.slots:
        return []
    return lacking(p, seat, one) if has_marker_for(p, seat, one) else ["marker"]


def team_view(p: PortRoyalPosition) -> Team | None:
    agenda = p.agenda
    if agenda is None or not p.terms.cooperative:
        return None
    left = len(agenda.time_deck)
    return {
        "done": sum([1 for one in agenda.contracts if one.slots]),
        "contracts": len(agenda.contracts),
        "turns_left": left + 1 if p.revealed_this_turn > 0 and not OVER.is_on_top(p) else left,
        "time_deck": left,
        "victory_pile": len(agenda.victory_pile),
    }

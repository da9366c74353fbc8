"""A guess at a team's chance to win its chapter (PR-ADV-41), for bots.

Every mission is needed, and markers, and influence: their chances are multiplied, and the estimate is the logarithm of
the odds that come of it. So what is unlikely counts most, and what is sure counts no more. The numbers were set by
hand, by what greedy teams then won.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from flibuste.games.port_royal.adventure_chances import chances_of
from flibuste.games.port_royal.estimate import abilities, ability, coins_worth
from flibuste.games.port_royal.frames import (
    CARGO,
    DISCOVER,
    FRAMES,
    OVER,
    SHIP_AT_HAND,
    STOPPED,
    WINDOW,
    WINDOW_CARDS,
    WINDOW_SEAT,
)
from flibuste.games.port_royal.pieces import CARDS, CHARACTER, NONE, SHIP, Card
from flibuste.games.port_royal.position import CHAPTER_WON, PortRoyalPosition
from flibuste.games.port_royal.rules.berth import would_bust
from flibuste.games.port_royal.rules.characters import count, join
from flibuste.games.port_royal.rules.crowns import voyage_of
from flibuste.games.port_royal.rules.fee import fee_of
from flibuste.games.port_royal.rules.missions import open_missions
from flibuste.games.port_royal.rules.month import victory_for
from flibuste.games.port_royal.rules.trade_and_recruit import allowance, balance
from flibuste.games.port_royal.tale import months_of
from flibuste.kernel.position import clockwise

CHAPTER_SPREAD: Final = 1.0
"""An estimate in logarithms of odds needs no other measure."""
SURE: Final = 9.0
"""Of a chapter that is over."""
HOPELESS: Final = 0.004
SECOND: Final = 0.5
"""What the chance of a second seat adds to that of the nearest."""
UNKNOWN: Final = 0.75
"""A mission that still lies face down."""
MARKERS_TO_COME: Final = 0.35
"""On such a mission, of each seat."""
MARKER_SPREAD: Final = 1.0
GROWTH: Final = 0.2
GROWTH_A_SEAT: Final = 0.12
"""Influence that a team gains in a turn."""
INFLUENCE_SPREAD: Final = 1.0
INFLUENCE_SPREAD_LATER: Final = 0.35
CROWN: Final = 0.25
"""On the way to the next shield, in influence."""
WEALTH: Final = 0.06
"""What a point of influence, or coins for one, is worth besides: nobody knows what will be asked for."""


@final
class Outlook:
    """What the guess is made of; picks that are only thought of change it."""

    def __init__(self, p: PortRoyalPosition, turns: float) -> None:
        self.p = p
        self.turns = turns
        self.rounds = turns / float(p.seats)
        self.coins: list[int] = [len(player.coins) for player in p.players]
        self.rows: list[list[float]] = [chances_of(p, seat, self.coins[seat], turns) for seat in range(p.seats)]
        self.strength = 0.0
        """Influence, and what coins and abilities will bring of it."""
        for player in p.players:
            self.strength += float(player.influence) + coins_worth(len(player.coins), self.rounds)
            self.strength += self.rounds * abilities(p, player)
        for seat in range(p.seats):
            self.strength += CROWN * float(voyage_of(p, seat).crowns)


def team_value(p: PortRoyalPosition) -> float:
    if OVER.is_on_top(p):
        return SURE if p.ending == CHAPTER_WON else -SURE
    outlook = Outlook(p, turns_left(p))
    pick_all(outlook)
    return judged(outlook)


def turns_left(p: PortRoyalPosition) -> float:
    """Until the last End of Month, which nobody plays on; a month has a turn more than the one before (PR-ADV-34)."""
    adventure = p.adventure
    assert adventure is not None
    turns: i64 = len(adventure.deck) - 1
    size: i64 = len(adventure.deck) + len(adventure.past)
    for _month in range(months_of(p.terms.chapter) - adventure.month):
        size += 1
        turns += size
    return float(turns)


# --- all that is needed -----------------------------------------------------------------------------------------------


def judged(outlook: Outlook) -> float:
    """The logarithm of the odds to win."""
    p = outlook.p
    wanted = victory_for(p)
    hope = 0.0
    markers = 0.0  # what is far away hardly counts
    for number in range(len(open_missions(p))):
        best = 0.0
        second = 0.0
        for row in outlook.rows:
            found = row[number]
            markers += found * found
            if found > best:
                second = best
                best = found
            elif found > second:
                second = found
        hope += logarithm(best + SECOND * second * (1.0 - best))
    months: i64 = months_of(p.terms.chapter)
    hidden: i64 = months - len(open_missions(p))
    hope += float(hidden) * log(UNKNOWN)
    if wanted.markers > months:
        markers += MARKERS_TO_COME * float(hidden * p.seats)
        hope += logarithm(logistic((markers - float(wanted.markers) + 0.5) / MARKER_SPREAD))
    growth = outlook.turns * (GROWTH + GROWTH_A_SEAT * float(p.seats))
    spread = INFLUENCE_SPREAD + INFLUENCE_SPREAD_LATER * sqrt(outlook.turns)
    hope += logarithm(logistic((outlook.strength + growth - float(wanted.influence)) / spread))
    return hope - log(1.02 - exp(hope)) + WEALTH * outlook.strength


def logarithm(chance: float) -> float:
    """What looks hopeless still has a little more or less of hope."""
    return log(HOPELESS + (1.0 - HOPELESS) * chance)


def logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))


# --- cards that can be picked in this turn ----------------------------------------------------------------------------


def picking(p: PortRoyalPosition) -> i64:
    """Who picks next from the harbor, whatever is decided before; NONE when this turn nobody does."""
    place: i64 = FRAMES.find(p, WINDOW)
    if place >= 0:
        return WINDOW_SEAT.at(p, place)
    return p.active if FRAMES.find(p, DISCOVER) >= 0 or FRAMES.find(p, STOPPED) >= 0 else NONE


def picks_left(p: PortRoyalPosition) -> i64:
    place: i64 = FRAMES.find(p, WINDOW)
    return WINDOW_CARDS.at(p, place) if place >= 0 else allowance(p, p.active)


def pick_all(outlook: Outlook) -> None:
    """What each seat that still has a window this turn picks for the team, from what those before it leave."""
    p = outlook.p
    seat: i64 = picking(p)
    if seat == NONE:
        return
    taken: list[list[Card]] = [[] for _ in p.players]
    now = judged(outlook)
    if CARGO.is_on_top(p):
        now = take_best(outlook, seat, [CARDS[SHIP_AT_HAND.of(p)]], taken[seat], now)
    left = p.harbor[:]
    if FRAMES.find(p, DISCOVER) >= 0:
        left.extend(put_back(p))
    picks: i64 = picks_left(p)
    while True:
        for _pick in range(picks):
            then = take_best(outlook, seat, left, taken[seat], now)
            if then == now:
                break
            now = then
        seat = clockwise(seat, p.seats)
        if seat == p.active:
            break
        picks = 1 + p.players[seat].governors
    for other in range(p.seats):
        give_back(p, other, taken[other])


def put_back(p: PortRoyalPosition) -> list[Card]:
    """The card on the draw pile that the active player has chosen, where it can be had."""
    adventure = p.adventure
    assert adventure is not None
    if not adventure.shows_top_to(p.active) or len(p.draw_pile) == 0:
        return []
    card = CARDS[p.draw_pile[len(p.draw_pile) - 1]]
    return [card] if card.kind == CHARACTER or (card.kind == SHIP and not would_bust(p, card)) else []


def take_best(outlook: Outlook, seat: i64, left: list[Card], taken: list[Card], now: float) -> float:
    """Takes the card that helps most, and says how things look then; as before where none helps."""
    p = outlook.p
    best = now
    chosen: Card | None = None
    kept = False
    for card in left:
        if outlook.coins[seat] + balance(p, seat, card) >= 0:
            value = judged_with(outlook, seat, card, False)
            if value > best:
                best = value
                chosen = card
                kept = False
        if card.cargo >= 0 and outlook.coins[seat] >= fee_of(p, seat):
            value = judged_with(outlook, seat, card, True)
            if value > best:
                best = value
                chosen = card
                kept = True
    if chosen is None:
        return now
    left.remove(chosen)
    take(outlook, seat, chosen, kept)
    if kept or chosen.kind == CHARACTER:
        taken.append(chosen)
    return best


def judged_with(outlook: Outlook, seat: i64, card: Card, kept: bool) -> float:
    """How things look when a seat has taken a card; of a ship with cargo, has kept it or not."""
    row = outlook.rows[seat]
    coins = outlook.coins[seat]
    strength = outlook.strength
    take(outlook, seat, card, kept)
    value = judged(outlook)
    if kept or card.kind == CHARACTER:
        give_back(outlook.p, seat, [card])
    outlook.rows[seat] = row
    outlook.coins[seat] = coins
    outlook.strength = strength
    return value


def take(outlook: Outlook, seat: i64, card: Card, kept: bool) -> None:
    p = outlook.p
    player = p.players[seat]
    coins: i64 = outlook.coins[seat]
    outlook.strength -= coins_worth(coins, outlook.rounds)
    coins += -fee_of(p, seat) if kept else balance(p, seat, card)
    outlook.strength += coins_worth(coins, outlook.rounds)
    if kept:
        voyage_of(p, seat).cargo.append(card)
    else:
        outlook.strength += CROWN * float(card.crowns)
    if card.kind == CHARACTER:
        join(player, card)
        outlook.strength += float(card.influence) + outlook.rounds * ability(p, card)
    outlook.coins[seat] = coins
    outlook.rows[seat] = chances_of(p, seat, coins, outlook.turns)


def give_back(p: PortRoyalPosition, seat: i64, cards: list[Card]) -> None:
    """The opposite, the last card first: not leave(), which might take an equal card from further up."""
    player = p.players[seat]
    for card in reversed(cards):
        if card.kind == CHARACTER:
            player.area.pop()
            count(player, card, -1)
        else:
            voyage_of(p, seat).cargo.pop()

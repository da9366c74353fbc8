"""The chance of a bust on the next card, from what everybody can know."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import CARDS, COLORS, SHIP, Card
from flibuste.games.port_royal.piles import cards_in, faces_of
from flibuste.games.port_royal.position import Adventure, PortRoyalPosition
from flibuste.games.port_royal.rules.berth import would_bust
from flibuste.games.port_royal.rules.repel import can_repel
from flibuste.games.port_royal.secrets import FIRST_SHUFFLE, hidden_since, shares_in_pile, whole_shuffle


@final
class BustOdds:
    """`bad` of `cards` equally likely cards would sink the turn."""

    def __init__(self, bad: i64, cards: i64) -> None:
        self.bad: i64 = bad
        self.cards: i64 = cards


def next_cards(p: PortRoyalPosition) -> list[Card]:
    """The cards of which one will be next, each as likely as the others."""
    if p.terms.cooperative and p.revealed_this_turn == 0:
        return cards_in(hidden_since(p, FIRST_SHUFFLE))
    if len(p.draw_pile) > 0:
        return cards_in(hidden_since(p, p.shuffles))
    return [] if p.terms.small else cards_in(p.discard) + faces_of(p.paid)


def sinks(p: PortRoyalPosition, card: Card) -> bool:
    return card.kind == SHIP and would_bust(p, card) and not can_repel(p.players[p.active], card)


def bust_odds(p: PortRoyalPosition, seat: i64) -> BustOdds:
    """For a seat that may have put back the top card itself."""
    if p.adventure is not None and len(p.draw_pile) > 0:
        return odds_in_adventure(p, p.adventure, seat)
    cards = next_cards(p)
    bad: i64 = 0
    for card in cards:
        if sinks(p, card):
            bad += 1
    return BustOdds(bad, len(cards))


def odds_in_adventure(p: PortRoyalPosition, adventure: Adventure, seat: i64) -> BustOdds:
    """Cards mixed in lie in the pile for sure, others may be coins: `bad` is their number in the pile on average."""
    if adventure.shows_top_to(seat):
        return BustOdds(1 if sinks(p, CARDS[p.draw_pile[len(p.draw_pile) - 1]]) else 0, 1)
    bad = 0.0
    for card, share in zip(CARDS, shares_in_pile(p), strict=True):
        if share > 0.0 and sinks(p, card):
            bad += share
    return BustOdds(int(bad + 0.5), len(p.draw_pile))


def danger(p: PortRoyalPosition) -> dict[str, int]:
    """For each color in the harbor the possible next ships of it that cannot be repelled."""
    counts: dict[str, int] = {}
    cards = cards_in(hidden_since(p, whole_shuffle(p, p.shuffles))) if p.adventure is not None else next_cards(p)
    for color, name in enumerate(COLORS):
        if (p.colors >> color) & 1:
            counts[name] = sum([1 for card in cards if card.color == color and sinks(p, card)])
    return counts

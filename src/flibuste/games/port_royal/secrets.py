"""Redraws what nobody can know: the faces of coins and the order of the draw pile (PR section 20).

A card's face is hidden since some shuffle. What was shuffled then was the open discard pile, so with a perfect memory
one knows which faces are hidden since which shuffle, and for each coin after which shuffle it was dealt; within one
shuffle every arrangement is equally likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.port_royal.pieces import CARDS, Card
from flibuste.games.port_royal.position import KNOWN, PortRoyalPosition
from flibuste.kernel.chance import Rng, shuffle, stream_from

NO_CARDS: Final = vec[i64]([0] * len(CARDS))
FIRST_SHUFFLE: Final = 1
"""The time deck is laid from the freshly shuffled deck and never shuffled again (PR-COOP-02, -12)."""


def hidden_since(p: PortRoyalPosition, shuffle: i64) -> list[Card]:
    """The faces hidden since a shuffle, wherever they lie: treasuries, coins just paid, the draw pile."""
    found: list[Card] = []
    for player in p.players:
        place: i64 = 0
        for dealt in player.dealt:
            if dealt == shuffle:
                found.append(player.coins[place])
            place += 1
    place = 0
    for dealt in p.paid_dealt:
        if dealt == shuffle:
            found.append(p.paid[place])
        place += 1
    if shuffle == p.shuffles:
        found.extend(p.draw_pile)
    if shuffle == FIRST_SHUFFLE and p.agenda is not None:
        found.extend(p.agenda.time_deck)
        found.extend(p.agenda.victory_pile)
    return found


def shuffles_of_coins(p: PortRoyalPosition) -> list[int]:
    """Every shuffle since which a coin is hidden, oldest first, and the latest."""
    found: list[int] = []
    for player in p.players:
        for dealt in player.dealt:
            if dealt != KNOWN and dealt not in found:
                found.append(dealt)
    for dealt in p.paid_dealt:
        if dealt not in found:
            found.append(dealt)
    if p.agenda is not None and (p.agenda.time_deck or p.agenda.victory_pile) and FIRST_SHUFFLE not in found:
        found.append(FIRST_SHUFFLE)
    latest: i64 = p.shuffles
    if latest not in found:
        found.append(latest)
    found.sort()
    return found


def determinize(p: PortRoyalPosition, rng: Rng) -> None:
    for number in shuffles_of_coins(p):
        faces = hidden_since(p, number)
        put_in_order(faces)
        shuffle(faces, rng)
        deal(p, number, faces)
    p.chance = stream_from(rng)
    p.logbook = None
    if not p.paid:
        p.payer = 0
    p.forget_sights()


def put_in_order(cards: list[Card]) -> None:
    """By kind, so that the true order leaves no trace in what follows."""
    counts = NO_CARDS[:]
    for card in cards:
        counts[card.index] += 1
    kinds: i64 = len(counts)
    place: i64 = 0
    for index in range(kinds):
        for _copy in range(counts[index]):
            cards[place] = CARDS[index]
            place += 1


def deal(p: PortRoyalPosition, shuffle: i64, faces: list[Card]) -> None:
    """Back to the places that hidden_since() found them in."""
    for player in p.players:
        place: i64 = 0
        for dealt in player.dealt:
            if dealt == shuffle:
                player.coins[place] = faces.pop()
            place += 1
    place = 0
    for dealt in p.paid_dealt:
        if dealt == shuffle:
            p.paid[place] = faces.pop()
        place += 1
    if shuffle == FIRST_SHUFFLE and p.agenda is not None:
        refill(p.agenda.time_deck, faces)
        refill(p.agenda.victory_pile, faces)
    if shuffle == p.shuffles:
        p.draw_pile = faces


def refill(pile: list[Card], faces: list[Card]) -> None:
    for place in range(len(pile)):
        pile[place] = faces.pop()

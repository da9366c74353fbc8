"""Redraws what nobody can know: the faces of coins and the order of the draw pile (PR section 20).

A card's face is hidden since some shuffle. What was shuffled then was the open discard pile, so with a perfect memory
one knows which faces are hidden since which shuffle, and for each coin after which shuffle it was dealt; within one
shuffle every arrangement is equally likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from flibuste.games.port_royal.pieces import CARDS
from flibuste.games.port_royal.piles import KNOWN, coin_of, dealt_after, face_of
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.kernel.chance import Rng, shuffle_pile, stream_from

NO_CARDS: Final = vec[i64]([0] * len(CARDS))
FIRST_SHUFFLE: Final = 1
"""The time deck is laid from the freshly shuffled deck and never shuffled again (PR-COOP-02, -12)."""


def hidden_since(p: PortRoyalPosition, shuffle: i64) -> vec[i64]:
    """The faces hidden since a shuffle, wherever they lie: treasuries, coins just paid, the draw pile."""
    found = vec[i64]()
    for player in p.players:
        found = add_hidden(found, player.coins, shuffle)
    found = add_hidden(found, p.paid, shuffle)
    if shuffle == p.shuffles:
        found = extend(found, p.draw_pile)
    if shuffle == FIRST_SHUFFLE and p.agenda is not None:
        found = extend(found, p.agenda.time_deck)
        found = extend(found, p.agenda.victory_pile)
    return found


def add_hidden(found: vec[i64], coins: vec[i64], shuffle: i64) -> vec[i64]:
    for coin in coins:
        if dealt_after(coin) == shuffle:
            found = append(found, face_of(coin))
    return found


def shuffles_of_coins(p: PortRoyalPosition) -> list[int]:
    """Every shuffle since which a coin is hidden, oldest first, and the latest."""
    found: list[int] = []
    for player in p.players:
        for coin in player.coins:
            dealt = dealt_after(coin)
            if dealt != KNOWN and dealt not in found:
                found.append(dealt)
    for coin in p.paid:
        dealt = dealt_after(coin)
        if dealt not in found:
            found.append(dealt)
    agenda = p.agenda
    if agenda is not None and len(agenda.time_deck) + len(agenda.victory_pile) > 0 and FIRST_SHUFFLE not in found:
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
        shuffle_pile(faces, rng)
        deal(p, number, faces)
    p.chance = stream_from(rng)
    p.logbook = None
    if len(p.paid) == 0:
        p.payer = 0
    p.forget_sights()


def put_in_order(faces: vec[i64]) -> None:
    """By kind, so that the true order leaves no trace in what follows."""
    counts = NO_CARDS[:]
    for face in faces:
        counts[face] += 1
    kinds: i64 = len(counts)
    place: i64 = 0
    for kind in range(kinds):
        for _copy in range(counts[kind]):
            faces[place] = kind
            place += 1


def deal(p: PortRoyalPosition, shuffle: i64, faces: vec[i64]) -> None:
    """Back to the places that hidden_since() found them in."""
    for player in p.players:
        faces = deal_coins(player.coins, shuffle, faces)
    faces = deal_coins(p.paid, shuffle, faces)
    if shuffle == FIRST_SHUFFLE and p.agenda is not None:
        faces = refill(p.agenda.time_deck, faces)
        faces = refill(p.agenda.victory_pile, faces)
    if shuffle == p.shuffles:
        p.draw_pile = faces


def deal_coins(coins: vec[i64], shuffle: i64, faces: vec[i64]) -> vec[i64]:
    """Returns the faces that are left."""
    for place in range(len(coins)):
        if dealt_after(coins[place]) == shuffle:
            faces, face = pop(faces)
            coins[place] = coin_of(face, shuffle)
    return faces


def refill(pile: vec[i64], faces: vec[i64]) -> vec[i64]:
    for place in range(len(pile)):
        faces, face = pop(faces)
        pile[place] = face
    return faces

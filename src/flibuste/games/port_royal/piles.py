"""Piles and coins: cards that the rules move about without looking at them, as numbers in native vectors.

A game draws, shuffles and copies many of them, and a number needs no counting of references. The top of a pile is its
end. What the rules do look at, such as harbors and personal areas, are lists of cards.

A coin is the face of a card and the shuffle it was drawn after, which everybody can remember.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.port_royal.pieces import CARDS, Card

FACE_BITS: Final = 8
FACE: Final = (1 << FACE_BITS) - 1
assert len(CARDS) <= FACE, "a coin has no room for so many kinds of cards"

KNOWN: Final = -1
"""Instead of a shuffle's number: a coin whose face everybody knows (a substitute token)."""


def pile_of(cards: list[Card]) -> vec[i64]:
    return laid_on(vec[i64](), cards)


def laid_on(pile: vec[i64], cards: list[Card]) -> vec[i64]:
    """The pile with these cards on top, the last uppermost."""
    for card in cards:
        pile = append(pile, card.index)
    return pile


def cards_in(pile: vec[i64]) -> list[Card]:
    return [CARDS[number] for number in pile]


def coin_of(face: i64, shuffle: i64) -> i64:
    return (shuffle << FACE_BITS) | face


def face_of(coin: i64) -> i64:
    return coin & FACE


def dealt_after(coin: i64) -> i64:
    """The shuffle it was drawn after."""
    return coin >> FACE_BITS


def faces_of(coins: vec[i64]) -> list[Card]:
    return [CARDS[face_of(coin)] for coin in coins]


def shuffles_of(coins: vec[i64]) -> list[int]:
    return [dealt_after(coin) for coin in coins]

"""Where luck comes from: a secret stream for real games, a quick one for simulations."""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data

WORD: Final = 0xFFFFFFFF
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of random numbers that belongs to one position and is copied with it."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def mix(self, pile: vec[i64]) -> None:
        """A fair shuffle in place. Equal numbers are pieces that cannot be told apart."""
        place: i64 = len(pile) - 1
        while place > 0:
            other: i64 = self.below(place + 1)
            piece: i64 = pile[place]
            pile[place] = pile[other]
            pile[other] = piece
            place -= 1

    def clone(self) -> Chance:
        raise NotImplementedError

    def to_data(self) -> Data:
        raise NotImplementedError


@final
class Rng(Chance):
    """Chris Doty-Humphrey's small fast counter generator (sfc32): for playouts and bots, not for secrets.

    Only sums, shifts and masks of 32-bit words, so that interpreted and compiled runs agree without a 64-bit product.
    """

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        counter: i64 = self.counter
        b: i64 = self.b
        c: i64 = self.c
        word: i64 = (self.a + b + counter) & WORD
        self.counter = (counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + word) & WORD
        return word

    def below(self, n: i64) -> i64:
        return (self.word() * n) >> 32

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.counter)

    def to_data(self) -> Data:
        return {"kind": "quick", "words": [self.a, self.b, self.c, self.counter]}

    def __reduce__(self) -> Again:
        return Rng, (self.a, self.b, self.c, self.counter)


@final
class SecretChance(Chance):
    """SHA-256 of a secret and a counter: nobody can guess a shuffle from what has been seen."""

    __slots__ = ("counter", "secret")

    def __init__(self, secret: bytes, counter: i64 = 0) -> None:
        self.secret = secret
        self.counter: i64 = counter

    def below(self, n: i64) -> i64:
        fair: i64 = (1 << 62) - (1 << 62) % n
        while True:
            self.counter += 1
            counter: int = self.counter
            digest = hashlib.sha256(self.secret + counter.to_bytes(8, "big")).digest()
            word: i64 = int.from_bytes(digest[:8], "big") >> 2
            if word < fair:
                return word % n

    def clone(self) -> SecretChance:
        return SecretChance(self.secret, self.counter)

    def to_data(self) -> Data:
        return {"kind": "secret", "secret": self.secret.hex(), "counter": self.counter}

    def __reduce__(self) -> Again:
        return SecretChance, (self.secret, self.counter)


def shuffle(pile: list[T], chance: Chance) -> None:
    """A fair shuffle in place."""
    place: i64 = len(pile) - 1
    while place > 0:
        other: i64 = chance.below(place + 1)
        piece = pile[place]
        pile[place] = pile[other]
        pile[other] = piece
        place -= 1


def chance_from_data(data: Data) -> Chance:
    if data["kind"] == "secret":
        return SecretChance(bytes.fromhex(cast(str, data["secret"])), cast(int, data["counter"]))
    words = cast("list[int]", data["words"])
    return Rng(words[0], words[1], words[2], words[3])


def stream_from(rng: Rng) -> Rng:
    """A quick stream of its own, for luck to come in a redrawn position."""
    return quick((rng.word() << 31) | (rng.word() >> 1))


def quick(seed: i64) -> Rng:
    """A quick stream from a number."""
    rng = Rng(seed & WORD, (seed >> 32) & WORD, 0x2545F491, 1)
    for _ in range(12):
        rng.word()
    return rng


def rng_from_text(text: str) -> Rng:
    """A quick stream that depends on every letter of the text."""
    return quick(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1)

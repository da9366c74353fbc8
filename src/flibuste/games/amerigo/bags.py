"""A bag: small counts of several kinds of things in one number, four bits a kind. Copies of it cost nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 4


def number_of(bag: i64, kind: i64) -> i64:
    """How many of a kind are in the bag."""
    return bag >> (BITS * kind) & 15


def some(kind: i64, number: i64 = 1) -> i64:
    """A bag with so many of one kind: add it to put them in, subtract it to take them out."""
    return number << (BITS * kind)


def counts(bag: i64, kinds: int) -> list[int]:
    return [number_of(bag, kind) for kind in range(kinds)]


def bag_of(numbers: list[int]) -> i64:
    bag: i64 = 0
    for kind, number in enumerate(numbers):
        bag += some(kind, number)
    return bag

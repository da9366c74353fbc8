"""Observations as lists, for every title."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16

from flibuste.kernel.features import FeatureBook
from flibuste.kernel.position import Position

MARGIN: Final = 3
DIRT: Final = 77


def observed(position: Position, book: FeatureBook, seat: int) -> list[int]:
    """What a seat is shown, written behind something else, which must stay untouched."""
    page = position.observe(seat, vec[i16]([DIRT] * MARGIN))
    numbers = [int(number) for number in page]
    assert numbers[:MARGIN] == [DIRT] * MARGIN, "written beyond its part"
    assert len(numbers) == MARGIN + book.size
    return numbers[MARGIN:]


def part(numbers: list[int], book: FeatureBook, name: str) -> list[int]:
    feature = book.by_name[name]
    return numbers[feature.start : feature.start + feature.length]


def nested(numbers: list[int], book: FeatureBook, name: str) -> list[list[int]]:
    """A feature with rows, row by row; of more dimensions the first are joined."""
    flat = part(numbers, book, name)
    width = book.by_name[name].shape[-1]
    return [flat[start : start + width] for start in range(0, len(flat), width)]

"""Rows of cells as bits: the few operations that sailing and building share."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.amerigo.chart import STRIDE

NO_ROWS: Final[vec[i64]] = vec[i64]([0] * (STRIDE + 1))
"""A whole map without a cell in it: copy it to fill it. There is one row more than the largest map has, which stays
empty, so that every row has one below it."""


def bits_in(row: i64) -> i64:
    """How many of the 24 columns are set."""
    row = row - ((row >> 1) & 0x555555)
    row = (row & 0x333333) + ((row >> 2) & 0x333333)
    row = (row + (row >> 4)) & 0x0F0F0F
    return (row + (row >> 8) + (row >> 16)) & 0x3F


def first_in(row: i64) -> i64:
    """The westernmost column that is set."""
    return bits_in((row & -row) - 1)


def nth_in(row: i64, n: i64) -> i64:
    """The column of the nth set bit, counted from 0."""
    while n > 0:
        row &= row - 1
        n -= 1
    return first_in(row)

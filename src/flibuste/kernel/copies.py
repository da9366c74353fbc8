"""Copies, for `copy.deepcopy`, pickle and other processes: everything goes through data and comes back whole.

Compiled objects cannot be taken apart from outside, so `__reduce__` of each kind of thing says what makes it again.
What there is only once (a title, its book, a move) comes back as itself, by its name; the rest as what its constructor,
or the reader of its data, makes of the same values.
"""

from __future__ import annotations

from importlib import import_module

from flibuste.kernel.data import Data

Again = tuple[object, ...]
"""What `__reduce__` answers with: who makes it again, and from what."""


def title_again(id: str) -> object:
    """The kernel knows no title: those who do are asked when one is needed."""
    return import_module("flibuste.games").find_title(id)


def book_again(title: str) -> object:
    return import_module("flibuste.games").find_title(title).book


def move_again(title: str, notation: str) -> object:
    return import_module("flibuste.games").find_title(title).book.named(notation)


def position_again(title: str, data: Data) -> object:
    return import_module("flibuste.games").find_title(title).position_from_data(data)

"""Where things lie in a position's data, and what of it people may change by hand: each title lists its own.

A path names a part of the data: `harbor`, `players/*/coins`, where `*` stands for each seat in turn. What a place is
called are the words `laid-<name>`, of the last part of its path. What is not listed stays as it is.
"""

from __future__ import annotations

from typing import Final

from flibuste.kernel.data import Data

EACH_SEAT: Final = "*"
SLASH: Final = "/"


class Pieces:
    """A list of pieces by their codes. They can go to other places of the same sort; the last lies uppermost."""

    def __init__(
        self,
        path: str,
        sort: str,
        takes: list[str] | None = None,
        beside: str = "",
        fresh: str = "",
        numbered: list[str] | None = None,
    ) -> None:
        """`takes`: kinds of the catalogue that may lie there; None: any.

        `beside`: the path of a list that has a number for each piece; a piece that comes there gets that at the path
        `fresh`. `numbered`: the data has numbers instead of codes, which these codes belong to.
        """
        self.path = path
        self.sort = sort
        self.takes = takes
        self.beside = beside
        self.fresh = fresh
        self.numbered = numbered


class Counts:
    """How many there are of each kind of thing; one of a kind can go to another place of the same sort."""

    def __init__(self, path: str, sort: str, names: list[str]) -> None:
        """`names`: the words that say what is counted, in the order of the data."""
        self.path = path
        self.sort = sort
        self.names = names


class Amount:
    """A number that may be any between two others."""

    def __init__(self, path: str, least: int, most: int) -> None:
        self.path = path
        self.sort = ""
        self.least = least
        self.most = most


class Turn:
    """How it becomes a seat's turn: its number stands at a path, and so much else is as at the beginning of a turn."""

    def __init__(self, path: str, begins: Data) -> None:
        self.path = path
        self.begins = begins


Place = Pieces | Counts | Amount

"""Where things lie in a position's data, and what of it people may change by hand: each title lists its own.

A path names a part of the data: `harbor`, `players/*/coins`, where `*` stands for each seat in turn. What a place is
called are the words `laid-<name>`; its name is the last part of its path, unless it has one of its own. What is not
listed stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flibuste.kernel.position import Position

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
        self.name = path.rpartition(SLASH)[2]
        self.sort = sort
        self.takes = takes
        self.beside = beside
        self.fresh = fresh
        self.numbered = numbered


class Counts:
    """How many there are of each kind of thing; one of a kind can go to another place of the same sort."""

    def __init__(self, path: str, sort: str, names: list[str], name: str = "") -> None:
        """`names`: the words that say what is counted, in the order of the data."""
        self.path = path
        self.name = name or path.rpartition(SLASH)[2]
        self.sort = sort
        self.names = names


class Amount:
    """A number that may be any between two others; of a list of numbers their sum, and the first of them changes."""

    def __init__(self, path: str, least: int, most: int, name: str = "") -> None:
        self.path = path
        self.name = name or path.rpartition(SLASH)[2]
        self.sort = ""
        self.least = least
        self.most = most


class Owned:
    """Which of some pieces somebody has, as a list of their codes; there are as many of each as are wanted."""

    def __init__(self, path: str, names: list[str]) -> None:
        """`names`: the codes that may be in the list, in the order in which they stand there."""
        self.path = path
        self.name = path.rpartition(SLASH)[2]
        self.sort = ""
        self.names = names


class Spot:
    """The cell of a map on which one thing stands."""

    def __init__(self, path: str, name: str = "", along: str = "") -> None:
        """`along`: the path of the spot of something else, which goes along from the same cell."""
        self.path = path
        self.name = name or path.rpartition(SLASH)[2]
        self.sort = ""
        self.along = along


class Crowd:
    """How many things of each kind stand on the cells of a map. Cells on which nothing stands are not in the data."""

    def __init__(self, path: str, names: list[str], most: int, name: str) -> None:
        """`names`: the words that say what is counted. `most`: of a kind on one cell."""
        self.path = path
        self.name = name
        self.sort = ""
        self.names = names
        self.most = most


class Claims:
    """The seat to which each of some cells belongs. Those that are nobody's are not in the data."""

    def __init__(self, path: str, cells: Callable[[Position], list[str]]) -> None:
        """`cells`: those that may belong to somebody."""
        self.path = path
        self.name = path.rpartition(SLASH)[2]
        self.sort = ""
        self.cells = cells


OnMap = Spot | Crowd | Claims
Place = Pieces | Counts | Amount | Owned | OnMap

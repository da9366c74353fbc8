"""The box of Ship Adventure as the oracles of both games read it: the component file beside the ledger, and the board.

Nothing here comes from the engine: tiles are turned, zones read and waves followed as docs/components says.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).parents[2] / "docs/components/ship_adventure.json"
WAYS: Final = {
    "N": (-1, 0),
    "E": (0, 1),
    "S": (1, 0),
    "W": (0, -1),
    "NE": (-1, 1),
    "SE": (1, 1),
    "SW": (1, -1),
    "NW": (-1, -1),
}
"""In the order in which pirates and the galleon try them (SA-GAL-05)."""
CLOCKWISE: Final = ((0, 0), (0, 1), (1, 1), (1, 0))
QUARTERS: Final = ((0, 0), (0, 1), (1, 0), (1, 1))
"""NW, NE, SW, SE."""

Cell = tuple[int, int]


class Wrong(AssertionError):
    """The game did what the rules do not allow."""


def insist(fine: bool, *what: object) -> None:
    if not fine:
        raise Wrong(" ".join(str(one) for one in what))


@cache
def box() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@cache
def rows_of(kind: str) -> dict[str, dict[str, Any]]:
    """Tiles, tokens, map cards, equipment: by id."""
    return {row["id"]: row for row in box()[kind]}


def rings(sector: int) -> list[str]:
    """Counted from 1."""
    found: list[str] = box()["compass"]["sectors"][sector - 1]["rings"]
    return found


def bonus_of(cards: Iterable[str], kind: str) -> int:
    """Of all cards for close or ranged combat (SA-CBT-06, 09, 14)."""
    return sum(rows_of("equipment")[card]["bonus"] for card in cards if rows_of("equipment")[card]["kind"] == kind)


def price_of(card: str) -> int:
    cost: int = rows_of("equipment")[card]["cost"]
    return cost


PERMANENT: Final = [card["id"] for card in box()["equipment"] if card["use"] == "permanent"]


def cell(name: str) -> Cell:
    row, _, column = name.partition(",")
    return int(row), int(column)


def name(cell: Cell | None) -> str:
    return "" if cell is None else f"{cell[0]},{cell[1]}"


def turned(rows: list[str], turns: int) -> list[str]:
    """A tile after so many quarter turns clockwise."""
    for _ in range(turns):
        rows = [rows[1][0] + rows[0][0], rows[1][1] + rows[0][1]]
    return rows


class Board:
    """Cells, waves, towns; edges are joined (SA-MOVE-03)."""

    def __init__(self, tiles: list[str]) -> None:
        """Tiles row by row, as `town-red/2`."""
        self.across = int(len(tiles) ** 0.5)
        self.side = 2 * self.across
        self.tiles = tiles
        self.sign: dict[Cell, str] = {}
        self.whirlpool: dict[Cell, int] = {}
        self.drift: dict[Cell, Cell] = {}
        self.towns: dict[str, list[tuple[Cell, Cell]]] = {color: [] for color in box()["colours"]["all"]}
        """By color: city and port, in the order of their tiles."""
        for place, tile in enumerate(tiles):
            self._lay(place, *tile.split("/"))
        self.temples = self._all("T")
        self.skulls = self._all("K")
        self.near = {here: self._near(here) for here in self.sign}
        self._areas: dict[Cell, frozenset[Cell]] = {}
        self._distances: dict[tuple[Cell, bool], dict[Cell, int]] = {}

    def _lay(self, place: int, code: str, turns: str) -> None:
        top, left = 2 * (place // self.across), 2 * (place % self.across)
        tile = rows_of("tiles")[code]
        rows = turned(tile["rows"], int(turns))
        for row, column in QUARTERS:
            self.sign[top + row, left + column] = rows[row][column]
        if tile["kind"] == "whirlpool":
            circle = CLOCKWISE if tile["sense"] == "clockwise" else CLOCKWISE[::-1]
            for number, (row, column) in enumerate(circle):
                here, after = (top + row, left + column), circle[(number + 1) % 4]
                self.drift[here] = (top + after[0], left + after[1])
                self.whirlpool[here] = place
        if tile["kind"] == "town":
            found = {rows[row][column]: (top + row, left + column) for row, column in QUARTERS}
            self.towns[tile["colour"]].append((found["C"], found["P"]))

    def _all(self, sign: str) -> list[Cell]:
        return sorted(here for here, found in self.sign.items() if found == sign)

    def _near(self, here: Cell) -> dict[str, Cell]:
        return {
            way: ((here[0] + down) % self.side, (here[1] + right) % self.side) for way, (down, right) in WAYS.items()
        }

    def is_land(self, here: Cell) -> bool:
        return self.sign[here] in "JCT"

    def touch(self, one: Cell, other: Cell) -> bool:
        return other in self.near[one].values()

    def whole(self, start: Cell, fits: Callable[[Cell], bool]) -> frozenset[Cell]:
        """Everything that can be reached over cells that fit."""
        found, front = {start}, [start]
        while front:
            for other in self.near[front.pop()].values():
                if other not in found and fits(other):
                    found.add(other)
                    front.append(other)
        return frozenset(found)

    def land_area(self, here: Cell) -> frozenset[Cell]:
        if here not in self._areas:
            for other in (area := self.whole(here, self.is_land)):
                self._areas[other] = area
        return self._areas[here]

    def shore(self, here: Cell) -> set[Cell]:
        """Cells next to a land area."""
        area = self.land_area(here)
        return {other for one in area for other in self.near[one].values() if other not in area}

    def steps_to(self, goal: Cell, through_ports: bool) -> dict[Cell, int]:
        """Sea steps from everywhere to a goal; ports may be goal or start, and else be passed or not."""
        if (goal, through_ports) not in self._distances:
            found, front = {goal: 0}, deque([goal])
            while front:
                here = front.popleft()
                if self.sign[here] == "P" and here != goal and not through_ports:
                    continue
                for other in self.near[here].values():
                    if other not in found and not self.is_land(other):
                        found[other] = found[here] + 1
                        front.append(other)
            self._distances[goal, through_ports] = found
        return self._distances[goal, through_ports]

    def ways(self, here: Cell, goal: Cell, through_ports: bool) -> list[str]:
        """First steps of all shortest ways (SA-GAL-05)."""
        steps = self.steps_to(goal, through_ports)
        if here not in steps or here == goal:
            return []
        return [
            way
            for way, other in self.near[here].items()
            if steps.get(other) == steps[here] - 1 and (through_ports or other == goal or self.sign[other] != "P")
        ]

    def reading(self, zone: int, numbers: list[int]) -> Cell | None:
        """The land cell that a token or the back of a map card names (SA-MAP-02, 03); None for a zone of sea."""
        top, left = 4 * ((zone - 1) // 3), 4 * ((zone - 1) % 3)
        order = [QUARTERS[numbers.index(number)] for number in (1, 2, 3, 4)]
        for row, column in order:
            corner = (top + 2 * row, left + 2 * column)
            cells = [(corner[0] + down, corner[1] + right) for down, right in order]
            land = [one for one in cells if self.is_land(one)]
            if land:
                return land[0]
        return None

    def is_sound(self) -> bool:
        """SA-SET-03."""
        open_sea = {here for here, sign in self.sign.items() if sign in ".Kw"}
        areas: set[frozenset[Cell]] = set()
        while left := open_sea - {one for area in areas for one in area}:
            areas.add(self.whole(min(left), open_sea.__contains__))
        main = max(areas, key=len)
        return (
            all(skull in main for skull in self.skulls)
            and all(any(near in main for near in self.near[port].values()) for port in self._all("P"))
            and all(self.shore(here) & main for here in self.sign if self.is_land(here))
        )


@cache
def board_of(tiles: tuple[str, ...]) -> Board:
    return Board(list(tiles))


def chart(code: str) -> list[str]:
    """F1 or G1: the tiles row by row."""
    return [tile for row in box()["charts"][code]["tiles"] for tile in row]

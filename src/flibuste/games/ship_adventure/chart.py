"""The board of both games: a world whose edges meet (SA-MOVE-03). It never changes, so all copies share it.

Cells are numbered row by row from the north-west. Directions have a fixed order, straight ones first (SA-GAL-05).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from flibuste.games.ship_adventure.pieces import (
    CITY,
    COLORS,
    FIRST_LAND,
    PORT,
    SIGNS,
    TILE,
    TILES_A_SIDE,
    Tile,
)

NOWHERE: Final = -1
DIRECTIONS: Final = ["N", "E", "S", "W", "NE", "SE", "SW", "NW"]
ROW_STEPS: Final = [-1, 0, 1, 0, -1, 1, 1, -1]
COLUMN_STEPS: Final = [0, 1, 0, -1, 1, 1, -1, -1]
WAYS: Final = len(DIRECTIONS)
STRAIGHT: Final = 4
ZONE: Final = 4
"""Cells along the edge of a zone of one box."""


_NEIGHBORS: Final[dict[int, vec[i64]]] = {}


def neighbors(side: int) -> vec[i64]:
    """For each cell of such a board and each direction the cell there; the edges meet. Made once for each size."""
    known = _NEIGHBORS.get(side)
    if known is None:
        known = vec[i64]([neighbor(side, cell, way) for cell in range(side * side) for way in range(WAYS)])
        _NEIGHBORS[side] = known
    return known


def neighbor(side: int, cell: int, way: int) -> int:
    row = (cell // side + ROW_STEPS[way]) % side
    return row * side + (cell % side + COLUMN_STEPS[way]) % side


@final
class LaidTile:
    """A tile with its quarter turns."""

    def __init__(self, tile: Tile, turns: int) -> None:
        self.tile = tile
        self.turns = turns

    @property
    def name(self) -> str:
        return f"{self.tile.code}/{self.turns}"


@final
class Looked:
    """A look at a tile or at a cell of it while a token is read."""

    def __init__(self, is_cell: bool, quarter: i64, cell: i64, is_land: bool) -> None:
        self.is_cell: bool = is_cell
        self.quarter: i64 = quarter
        self.cell: i64 = cell
        """Of a tile: its north-western one."""
        self.is_land: bool = is_land


@final
class Chart:
    """A board laid with tiles, in reading order."""

    def __init__(self, tiles: list[LaidTile]) -> None:
        self.tiles = tiles
        side = 1
        while side * side < len(tiles):
            side += 1
        self.tiles_a_side = side
        self.side: i64 = side * TILE
        self.is_small: bool = side < TILES_A_SIDE
        """A single zone, of the small game (SA-SMALL-02)."""
        self.ways: i64 = STRAIGHT if self.is_small else WAYS
        """Directions of steps, the first ones (SA-SMALL-03)."""
        self.cells: i64 = self.side * self.side
        self.kind: vec[i64] = vec[i64]([0] * int(self.cells))
        self.drift: vec[i64] = vec[i64]([NOWHERE] * int(self.cells))
        """Where the waves of a cell lead (SA-MOVE-11)."""
        self.whirlpool: vec[i64] = vec[i64]([NOWHERE] * int(self.cells))
        """The tile of a wave."""
        self.cities: list[list[int]] = [[] for _ in COLORS]
        """By color."""
        self.ports: list[list[int]] = [[] for _ in COLORS]
        """Of those cities, in the same order."""
        self.temples: list[int] = []
        """By row, then column, as skulls are."""
        self.skulls: list[int] = []
        for place, laid in enumerate(tiles):
            self._lay(place, laid)
        self.temples.sort()
        self.skulls.sort()
        self.beside: vec[i64] = neighbors(side * TILE)
        self.area: vec[i64] = self._areas()
        """Of a land cell: the lowest cell of all that can be walked to from it; NOWHERE at sea."""
        self.page: vec[i16] = vec[i16]([])
        """An observation in which only the board is written: features.py makes it when somebody first asks."""

    def _lay(self, place: int, laid: LaidTile) -> None:
        top = place // self.tiles_a_side * TILE
        left = place % self.tiles_a_side * TILE
        corners = [(0, 0), (0, 1), (1, 1), (1, 0)]
        for row, line in enumerate(laid.tile.turned(laid.turns)):
            for column, sign in enumerate(line):
                cell = (top + row) * int(self.side) + left + column
                self.kind[cell] = SIGNS.index(sign)
                if sign == "C":
                    self.cities[laid.tile.color].append(cell)
                elif sign == "P":
                    self.ports[laid.tile.color].append(cell)
                elif sign == "T":
                    self.temples.append(cell)
                elif sign == "K":
                    self.skulls.append(cell)
                elif sign == "w":
                    turn = 1 if laid.tile.clockwise else -1
                    to = corners[(corners.index((row, column)) + turn) % len(corners)]
                    self.drift[cell] = (top + to[0]) * int(self.side) + left + to[1]
                    self.whirlpool[cell] = place

    def _areas(self) -> vec[i64]:
        area = vec[i64]([NOWHERE] * int(self.cells))
        for start in range(self.cells):
            if self.is_land(start) and area[start] == NOWHERE:
                front = [start]
                area[start] = start
                for cell in front:
                    for way in range(self.ways):
                        other: i64 = self.next(cell, way)
                        if self.is_land(other) and area[other] == NOWHERE:
                            area[other] = start
                            front.append(int(other))
        return area

    def next(self, cell: i64, way: i64) -> i64:
        """The cell one step away; the edges meet."""
        return self.beside[cell * WAYS + way]

    def is_land(self, cell: i64) -> bool:
        return self.kind[cell] >= FIRST_LAND

    def is_sea(self, cell: i64) -> bool:
        return self.kind[cell] < FIRST_LAND

    def is_neutral(self, cell: i64) -> bool:
        """A city, or the port of one (SA-CBT-04)."""
        return self.kind[cell] == CITY or self.kind[cell] == PORT

    def touch(self, cell: i64, other: i64) -> bool:
        """Whether two cells are neighbours."""
        return self.distance(cell, other) == 1

    def name(self, cell: i64) -> str:
        """`5,9`: row and column, counted from 0 in the north-west."""
        return f"{cell // self.side},{cell % self.side}"

    def named(self, name: str) -> int:
        row, _, column = name.partition(",")
        return int(row) * int(self.side) + int(column)

    def zone_of(self, cell: i64) -> i64:
        """Of the board of one box."""
        return 3 * (cell // self.side // ZONE) + cell % self.side // ZONE

    def top_of(self, zone: i64) -> i64:
        """The first row of a zone of the board of one box; the small board is a single one (SA-SMALL-04)."""
        return 0 if self.is_small else zone // 3 * ZONE

    def left_of(self, zone: i64) -> i64:
        return 0 if self.is_small else zone % 3 * ZONE

    def rows(self) -> list[str]:
        side = int(self.side)
        return ["".join([SIGNS[self.kind[row * side + column]] for column in range(side)]) for row in range(side)]

    def reading(self, zone: i64, order: vec[i64]) -> i64:
        """The land cell that a zone and four numbers name (SA-MAP-02, -03); NOWHERE in a zone without land."""
        top: i64 = self.top_of(zone)
        left: i64 = self.left_of(zone)
        for quarter in order:
            cells = self._quarters(top + quarter // 2 * TILE, left + quarter % 2 * TILE)
            for corner in order:
                if self.is_land(cells[corner]):
                    return cells[corner]
        return NOWHERE

    def reading_aloud(self, zone: i64, order: vec[i64]) -> list[Looked]:
        """The same step by step: tiles of the zone until one has land, then its cells until one is land."""
        found: list[Looked] = []
        top: i64 = self.top_of(zone)
        left: i64 = self.left_of(zone)
        for quarter in order:
            cells = self._quarters(top + quarter // 2 * TILE, left + quarter % 2 * TILE)
            has_land = any([self.is_land(cell) for cell in cells])
            found.append(Looked(False, quarter, cells[0], has_land))
            if has_land:
                for corner in order:
                    found.append(Looked(True, corner, cells[corner], self.is_land(cells[corner])))
                    if self.is_land(cells[corner]):
                        return found
        return found

    def _quarters(self, top: i64, left: i64) -> list[int]:
        """The cells of a tile: NW, NE, SW, SE."""
        first: int = top * self.side + left
        side: int = self.side
        return [first, first + 1, first + side, first + side + 1]

    def distance(self, cell: i64, other: i64) -> i64:
        """Rows or columns between two cells, whichever are more, over the edges too; terrain does not matter."""
        side: i64 = self.side
        rows: i64 = apart(cell // side, other // side, side)
        columns: i64 = apart(cell % side, other % side, side)
        return rows if rows > columns else columns


def apart(one: i64, other: i64, side: i64) -> i64:
    """Of two rows or columns, by the shorter way round."""
    away: i64 = one - other if one > other else other - one
    return away if away < side - away else side - away

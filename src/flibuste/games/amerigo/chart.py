"""The map of one game: island tiles side by side, the islands they make, and the frame around them (AM-SET-03 to -11).

A chart never changes, so all copies of a position share it. Cells are numbered row * STRIDE + column whatever the
width, so that a move names the same cell on every map; frame spaces are numbered from FRAME on.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from flibuste.games.amerigo.pieces import (
    GOODS_ON_MAPS,
    ISLAND_NAMES,
    TILE,
    IslandTile,
)
from flibuste.kernel.data import Data

STRIDE: Final = 24
"""Cells along the edge of the largest map."""
CELLS: Final = STRIDE * STRIDE
FRAME: Final = CELLS
MOST_FRAME_SPACES: Final = 16
PLACES: Final = CELLS + MOST_FRAME_SPACES
OFF_MAP: Final = -1
LARGE: Final = 20
"""Land cells from which on an island of a printed map is large (AM-SET-08)."""
TILES_ACROSS: Final = [0, 0, 3, 4, 4]
"""By number of players (AM-SET-02)."""
TILES_DOWN: Final = [0, 0, 3, 3, 4]
NONE: Final = -1


def cell_name(cell: int) -> str:
    """As players say it: column by letter, row by number."""
    return f"{chr(65 + cell % STRIDE)}{cell // STRIDE + 1}"


def place_name(place: int) -> str:
    if place < 0:
        return ""
    return cell_name(place) if place < FRAME else f"frame-{place - FRAME}"


@final
class Island:
    """A connected piece of land."""

    def __init__(self, index: i64, cells: list[int], large: bool) -> None:
        self.index: i64 = index
        self.cells = cells
        self.large = large
        self.top: i64 = cells[0] // STRIDE
        self.rows: vec[i64] = vec[i64]([0] * (cells[-1] // STRIDE - cells[0] // STRIDE + 1))
        """From its top row on, a bit for each column."""
        for cell in cells:
            self.rows[cell // STRIDE - self.top] |= 1 << cell % STRIDE
        times, place = divmod(index, len(ISLAND_NAMES))
        self.name = ISLAND_NAMES[place] + " II" * times

    @property
    def size(self) -> int:
        return len(self.cells)


def place_on(rows: list[str], cell: i64) -> int:
    """Where a cell lies on a map of these rows, read row after row."""
    return cell // STRIDE * len(rows[0]) + cell % STRIDE


@final
class Chart:
    """`rows` in the notation of the rules: `~` ocean, `A` anchor, `#` land, `P` post space, letters for goods."""

    def __init__(
        self, rows: list[str], links: list[tuple[int, int]], frame: list[list[int]], large_from: i64 = LARGE
    ) -> None:
        self.rows = rows
        self.links = links
        """Each anchor and its post space."""
        self.anchors: vec[i64] = vec[i64]([anchor for anchor, _ in links])
        self.posts: vec[i64] = vec[i64]([post for _, post in links])
        """Both alone, by number of the link."""
        self.post_rows: vec[i64] = vec[i64]([post // STRIDE for _, post in links])
        self.post_bits: vec[i64] = vec[i64]([1 << post % STRIDE for _, post in links])
        """The row of each post space, and its bit there."""
        self.anchor_places: vec[i64] = vec[i64]([place_on(rows, anchor) for anchor, _ in links])
        self.post_places: vec[i64] = vec[i64]([place_on(rows, post) for _, post in links])
        """Where both lie on a plane of this map, row after row."""
        self.frame = frame
        """For each frame space, clockwise from the north-west corner, the cells it borders."""
        self.height: i64 = len(rows)
        self.width: i64 = len(rows[0])
        self.land: vec[i64] = _land_of(rows)
        """A bit for each column."""
        self.sea: vec[i64] = _all_but(self.land, self.width)
        self.large_from: i64 = large_from
        """Land cells from which on an island is large."""
        self.islands: list[Island] = []
        self.island_at: vec[i64] = _NOWHERE[:]
        """For each cell the number of its island."""
        self.post_of: vec[i64] = _NOWHERE[:]
        """For each anchor the cell of its post space."""
        self.good_at: vec[i64] = _NOWHERE[:]
        self.goods: vec[i64] = vec[i64]([0] * len(rows))
        """A bit for each column with a good."""
        self._find_islands()
        for anchor, post in links:
            self.post_of[anchor] = post
        self._find_goods()
        self.edge_space: vec[i64] = vec[i64]([])
        """The frame's borders in pieces: which space, which row of the map, which columns of it."""
        self.edge_row: vec[i64] = vec[i64]([])
        self.edge_bits: vec[i64] = vec[i64]([])
        self.rim: vec[i64] = vec[i64]([0] * len(rows))
        """A bit for each column that borders the frame."""
        for space, cells in enumerate(frame):
            self._border(space, cells)
        self.frame_spaces: i64 = len(frame)
        self.miles: vec[i64] = vec[i64]([])
        """Steps between anchors and places: water.py fills it when somebody first asks."""
        self.page: vec[i16] = vec[i16]([])
        """An observation in which only the untouched map is written: features.py makes it when somebody first asks."""

    def to_data(self) -> Data:
        """Rows and links; of a map that is not made of tiles also its frame, and from when on islands are large."""
        links = [[cell_name(anchor), cell_name(post)] for anchor, post in self.links]
        data: dict[str, object] = {"rows": self.rows, "links": links}
        if self.frame != frame_of(self.width, self.height):
            data["frame"] = [[cell_name(cell) for cell in cells] for cells in self.frame]
        if self.large_from != LARGE:
            data["large_from"] = self.large_from
        return data

    def _find_islands(self) -> None:
        for cells in islands_of(self.land, self.width):
            island = Island(len(self.islands), cells, len(cells) >= self.large_from)
            self.islands.append(island)
            for cell in cells:
                self.island_at[cell] = island.index

    def _find_goods(self) -> None:
        for row in range(self.height):
            line = self.rows[row]
            for column in range(self.width):
                sign = line[column]
                if sign != "~" and sign != "#":
                    good = GOODS_ON_MAPS.find(sign)
                    if good >= 0:
                        self.good_at[row * STRIDE + column] = good
                        self.goods[row] |= 1 << column

    def _border(self, space: i64, cells: list[int]) -> None:
        by_row: dict[int, int] = {}
        for cell in cells:
            row = cell // STRIDE
            by_row[row] = by_row.get(row, 0) | 1 << cell % STRIDE
        for row, bits in by_row.items():
            self.edge_space = append(self.edge_space, space)
            self.edge_row = append(self.edge_row, row)
            self.edge_bits = append(self.edge_bits, bits)
            self.rim[row] |= bits


def _land_of(rows: list[str]) -> vec[i64]:
    land = vec[i64]([])
    one: i64 = 1
    for line in rows:
        bits: i64 = 0
        for column in range(len(line)):
            sign = line[column]
            if sign != "~" and sign != "A":
                bits |= one << column
        land = append(land, bits)
    return land


def _all_but(land: vec[i64], width: i64) -> vec[i64]:
    sea = land[:]
    one: i64 = 1
    for row in range(len(land)):
        sea[row] = ((one << width) - 1) & ~land[row]
    return sea


_NOWHERE: Final = vec[i64]([NONE] * CELLS)


def islands_of(land: vec[i64], width: i64) -> list[list[int]]:
    """Maximal sets of land cells joined by edges, from the north-west on, each from its first cell on."""
    left = land[:]
    found: list[list[int]] = []
    for row in range(len(land)):
        for column in range(width):
            if left[row] >> column & 1:
                found.append(_island_from(left, row, column))
    return found


def _island_from(left: vec[i64], row: i64, column: i64) -> list[int]:
    """Takes the land joined to a cell out of what is left."""
    height: i64 = len(left)
    one: i64 = 1
    cells: list[int] = [row * STRIDE + column]
    left[row] &= ~(one << column)
    for cell in cells:
        r: i64 = cell // STRIDE
        c: i64 = cell % STRIDE
        for step in range(4):
            nr: i64 = r + (step == 0) - (step == 1)
            nc: i64 = c + (step == 2) - (step == 3)
            if 0 <= nr < height and nc >= 0 and left[nr] >> nc & 1:
                left[nr] &= ~(one << nc)
                cells.append(nr * STRIDE + nc)
    cells.sort()
    return cells


# --- the frame --------------------------------------------------------------------------------------------------------


def frame_of(width: int, height: int) -> list[list[int]]:
    """The spaces clockwise; the first bends round the north-west corner, corners touch half a tile on both sides.

    AM-SET-07: all others touch one tile's length, shifted by half a tile.
    """
    half = TILE // 2
    north = list(range(width))
    east = [row * STRIDE + width - 1 for row in range(height)]
    south = [(height - 1) * STRIDE + column for column in range(width - 1, -1, -1)]
    west = [row * STRIDE for row in range(height - 1, -1, -1)]
    sides = [north, east, south, west]
    spaces: list[list[int]] = []
    for number, side in enumerate(sides):
        before = sides[number - 1]
        spaces.append(before[-half:] + side[:half])
        for start in range(half, len(side) - half, TILE):
            spaces.append(side[start : start + TILE])
    return spaces


# --- tiles side by side -----------------------------------------------------------------------------------------------


def chart_of(tiles: list[IslandTile], across: int) -> Chart:
    """The tiles in reading order, so many in a row."""
    down = len(tiles) // across
    rows = [
        "".join([tiles[line // TILE * across + place].on_maps[line % TILE] for place in range(across)])
        for line in range(down * TILE)
    ]
    links: list[tuple[int, int]] = []
    for number, tile in enumerate(tiles):
        for anchor, post in tile.links:
            links.append((_on_map(number, across, anchor), _on_map(number, across, post)))
    return Chart(rows, links, frame_of(across * TILE, down * TILE))


def _on_map(number: int, across: int, cell: int) -> int:
    row = number // across * TILE + cell // TILE
    return row * STRIDE + number % across * TILE + cell % TILE

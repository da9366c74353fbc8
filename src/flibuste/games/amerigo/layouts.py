"""Which tiles lie where: drawn by lot until the map is legal, or fixed by a number (AM-SET-03 to -05, -10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.amerigo.chart import LARGE, TILES_ACROSS, TILES_DOWN, islands_of
from flibuste.games.amerigo.pieces import CHESTS, ISLAND_TILES, TILE, TILE_BY_NAME, IslandTile
from flibuste.games.amerigo.position import AmerigoTerms
from flibuste.kernel.chance import Chance, rng_from_text
from flibuste.kernel.refusals import BadRecord


def land_of(tiles: list[IslandTile], across: i64) -> vec[i64]:
    """The land of a layout, a bit for each column."""
    land = vec[i64]([])
    number: i64 = 0
    while number < len(tiles):
        for line in range(TILE):
            bits: i64 = 0
            for place in range(across):
                bits |= tiles[number + place].land[line] << (place * TILE)
            land = append(land, bits)
        number += across
    return land


def meets_by_edges(land: vec[i64], width: i64) -> bool:
    """No land of neighbouring tiles meets by a corner only (AM-SET-04)."""
    all_columns: i64 = (1 << (width - 1)) - 1
    seams: i64 = 0
    for seam in range(TILE - 1, width - 1, TILE):
        seams |= 1 << seam
    for row in range(len(land) - 1):
        above: i64 = land[row]
        below: i64 = land[row + 1]
        falling: i64 = above & ~(above >> 1) & ~below & (below >> 1)
        rising: i64 = ~above & (above >> 1) & below & ~(below >> 1)
        columns: i64 = all_columns if row % TILE == TILE - 1 else seams
        if (falling | rising) & columns:
            return False
    return True


def all_sea_is_open(land: vec[i64], width: i64) -> bool:
    """No ocean is shut in by land (AM-SET-03)."""
    height: i64 = len(land)
    full: i64 = (1 << width) - 1
    border: i64 = 1 | (1 << (width - 1))
    reached = vec[i64]([])
    for row in range(height):
        outside: i64 = full if row == 0 or row == height - 1 else border
        reached = append(reached, outside & ~land[row])
    while True:
        changed = False
        for row in range(height):
            bits: i64 = reached[row]
            spread: i64 = bits | bits << 1 | bits >> 1
            if row > 0:
                spread |= reached[row - 1]
            if row < height - 1:
                spread |= reached[row + 1]
            spread &= full & ~land[row]
            if spread != bits:
                reached[row] = spread
                changed = True
        if not changed:
            break
    for row in range(height):
        if reached[row] != full & ~land[row]:
            return False
    return True


def is_legal(tiles: list[IslandTile], seats: i64, extra_chests: bool) -> bool:
    """Both layout conditions, and enough chests for the large islands (AM-SET-10)."""
    across: i64 = TILES_ACROSS[seats]
    width: i64 = across * TILE
    land = land_of(tiles, across)
    if not meets_by_edges(land, width) or not all_sea_is_open(land, width):
        return False
    large = [cells for cells in islands_of(land, width) if len(cells) >= LARGE]
    return extra_chests or len(large) <= CHESTS


def draw_layout(chance: Chance, seats: i64, extra_chests: bool) -> list[IslandTile]:
    """Tiles, places and turns by lot, drawn again until they make a legal map (AM-SET-05)."""
    number: i64 = TILES_ACROSS[seats] * TILES_DOWN[seats]
    while True:
        box = ISLAND_TILES[:]
        tiles: list[IslandTile] = []
        for _ in range(number):
            turns = box.pop(chance.below(len(box)))
            tiles.append(turns[chance.below(4)])
        if is_legal(tiles, seats, extra_chests):
            return tiles


def layout_named(names: list[str], seats: int, extra_chests: bool) -> list[IslandTile]:
    """The layout of a record."""
    number = TILES_ACROSS[seats] * TILES_DOWN[seats]
    tiles = [TILE_BY_NAME[name] for name in names if name in TILE_BY_NAME]
    if len(tiles) != number or len(names) != number or len({tile.code for tile in tiles}) != number:
        raise BadRecord(f"The map of this game has {number} different tiles like 'T3/1', not {names}.")
    if not is_legal(tiles, seats, extra_chests):
        raise BadRecord(f"The tiles {names} make no legal map.")
    return tiles


def layout_of(terms: AmerigoTerms) -> list[IslandTile]:
    """The map that bears the number which the table has chosen."""
    seats = terms.seats
    return draw_layout(rng_from_text(f"amerigo map {terms.layout} for {seats}"), seats, terms.extra_chests)

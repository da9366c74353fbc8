"""Which tiles lie where: drawn by lot until the map is legal, or fixed by a number (AM-SET-03 to -05, -10, -22)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.amerigo.chart import LARGE, TILES_ACROSS, TILES_DOWN
from flibuste.games.amerigo.pieces import CHESTS, ISLAND_TILES, TILE, TILE_BY_NAME, IslandTile
from flibuste.games.amerigo.position import AmerigoTerms
from flibuste.games.amerigo.rows import NO_ROWS, bits_in
from flibuste.kernel.chance import Chance, rng_from_text
from flibuste.kernel.refusals import BadRecord

MOST_POSTS: Final = 6
"""Posts on an island for which the rulebook's table has a column (AM-ISL-04)."""


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


def posts_in(tiles: list[IslandTile], across: i64, row: i64, columns: i64) -> i64:
    """Post spaces in some columns of a row."""
    found: i64 = 0
    for place in range(across):
        posts: i64 = tiles[row // TILE * across + place].posts[row % TILE]
        found += bits_in(posts << (place * TILE) & columns)
    return found


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


def is_legal(tiles: list[IslandTile], terms: AmerigoTerms) -> bool:
    """Both layout conditions, and islands for which chests and the table for posts suffice."""
    across: i64 = TILES_ACROSS[terms.seats]
    width: i64 = across * TILE
    land = land_of(tiles, across)
    return meets_by_edges(land, width) and all_sea_is_open(land, width) and has_good_islands(tiles, land, terms)


def has_good_islands(tiles: list[IslandTile], land: vec[i64], terms: AmerigoTerms) -> bool:
    """No more large ones than chests, none with more post spaces than the table has columns (AM-SET-10, -22).

    Each island is taken from the land when it is counted.
    """
    across: i64 = TILES_ACROSS[terms.seats]
    large: i64 = 0
    for row in range(len(land)):
        while land[row]:
            island = NO_ROWS[:]
            last: i64 = take_island(land, row, island)
            cells: i64 = 0
            posts: i64 = 0
            for at in range(row, last + 1):
                cells += bits_in(island[at])
                posts += posts_in(tiles, across, at, island[at])
            if cells >= LARGE:
                large += 1
            if posts > MOST_POSTS and terms.islands_fit_the_table:
                return False
    return terms.extra_chests or large <= CHESTS


def take_island(land: vec[i64], first: i64, island: vec[i64]) -> i64:
    """Moves an island that begins in this row from the land to `island`; the result is its last row."""
    height: i64 = len(land)
    island[first] = land[first] & -land[first]
    last: i64 = first
    changed = True
    while changed:
        changed = False
        row: i64 = first
        while row <= last:
            here: i64 = island[row]
            wider: i64 = here << 1 | here >> 1
            if row > first:
                wider |= island[row - 1]
            if row < last:
                wider |= island[row + 1]
            wider = here | wider & land[row]
            while wider != here:
                changed = True
                here = wider
                wider |= (here << 1 | here >> 1) & land[row]
            island[row] = here
            if row == last and row + 1 < height and here & land[row + 1]:
                last += 1
            row += 1
    for row in range(first, last + 1):
        land[row] ^= island[row]
    return last


def draw_layout(chance: Chance, terms: AmerigoTerms) -> list[IslandTile]:
    """Tiles, places and turns by lot, drawn again until they make a legal map (AM-SET-05)."""
    number: i64 = TILES_ACROSS[terms.seats] * TILES_DOWN[terms.seats]
    while True:
        box = ISLAND_TILES[:]
        tiles: list[IslandTile] = []
        for _ in range(number):
            turns = box.pop(chance.below(len(box)))
            tiles.append(turns[chance.below(4)])
        if is_legal(tiles, terms):
            return tiles


def layout_named(names: list[str], terms: AmerigoTerms) -> list[IslandTile]:
    """The layout of a record."""
    number = TILES_ACROSS[terms.seats] * TILES_DOWN[terms.seats]
    tiles = [TILE_BY_NAME[name] for name in names if name in TILE_BY_NAME]
    if len(tiles) != number or len(names) != number or len({tile.code for tile in tiles}) != number:
        raise BadRecord(f"The map of this game has {number} different tiles like 'T3/1', not {names}.")
    if not is_legal(tiles, terms):
        raise BadRecord(f"The tiles {names} make no legal map.")
    return tiles


def layout_of(terms: AmerigoTerms) -> list[IslandTile]:
    """The map that bears the number which the table has chosen."""
    return draw_layout(rng_from_text(f"amerigo map {terms.layout} for {terms.seats}"), terms)

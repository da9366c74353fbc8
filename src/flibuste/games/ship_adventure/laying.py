"""Laying the board: tiles at random, towns turned so that their port meets the sea (SA-SET-02 to -04, CC-SET-03)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.chart import WAYS, Chart, LaidTile
from flibuste.games.ship_adventure.pieces import PORT, SMALL, TILE_BY_CODE, TILES, Tile
from flibuste.kernel.chance import Chance, shuffle
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.refusals import BadRecord

TURNS: Final = 4


def lay(tiles: list[Tile], fixed: dict[int, Tile], chance: Chance) -> list[LaidTile]:
    """The fixed tiles unturned at their places, the others shuffled over the rest, each in a random quarter turn."""
    pile = tiles[:]
    shuffle(pile, chance)
    pile.reverse()
    laid: list[LaidTile] = []
    for place in range(len(tiles) + len(fixed)):
        tile = fixed.get(place)
        laid.append(LaidTile(pile.pop(), 0) if tile is None else LaidTile(tile, 0))
    for place, one in enumerate(laid):
        if place not in fixed:
            one.turns = int(chance.below(TURNS))
    return laid


def tried(laid: list[LaidTile]) -> Chart | None:
    """A chart on which everything can be reached, with towns turned on where they must be; None where none helps."""
    chart = Chart(laid)
    sea = main_sea(chart)
    for place, one in enumerate(laid):
        if one.tile.color >= 0:
            for _turn in range(TURNS):
                if port_is_open(chart, place, sea):
                    break
                one.turns = (one.turns + 1) % TURNS
                chart = Chart(laid)
                sea = main_sea(chart)
    return chart if is_fit(chart, sea) else None


def main_sea(chart: Chart) -> list[bool]:
    """The largest connected area of sea without ports."""
    best: list[int] = []
    met = [False] * int(chart.cells)
    for start in range(chart.cells):
        if not met[start] and is_open(chart, start):
            area = [start]
            met[start] = True
            for cell in area:
                for way in range(WAYS):
                    other: int = chart.next(cell, way)
                    if not met[other] and is_open(chart, other):
                        met[other] = True
                        area.append(other)
            if len(area) > len(best):
                best = area
    found = [False] * int(chart.cells)
    for cell in best:
        found[cell] = True
    return found


def is_open(chart: Chart, cell: i64) -> bool:
    return chart.is_sea(cell) and chart.kind[cell] != PORT


def port_is_open(chart: Chart, place: int, sea: list[bool]) -> bool:
    for ports in chart.ports:
        for port in ports:
            if tile_place(chart, port) == place:
                return touches(chart, port, sea)
    return True


def tile_place(chart: Chart, cell: i64) -> i64:
    return cell // chart.side // 2 * chart.tiles_a_side + cell % chart.side // 2


def touches(chart: Chart, cell: i64, sea: list[bool]) -> bool:
    for way in range(WAYS):
        if sea[chart.next(cell, way)]:
            return True
    return False


def is_fit(chart: Chart, sea: list[bool]) -> bool:
    """Skulls lie in the main sea, and every port and every land area borders on it."""
    for skull in chart.skulls:
        if not sea[skull]:
            return False
    for ports in chart.ports:
        for port in ports:
            if not touches(chart, port, sea):
                return False
    shores = {int(chart.area[cell]) for cell in range(chart.cells) if chart.is_land(cell) and touches(chart, cell, sea)}
    return all([int(chart.area[cell]) in shores for cell in range(chart.cells) if chart.is_land(cell)])


def written_down(chart: Chart, logbook: Logbook | None) -> Chart:
    """The board as luck brought it, or as a record or test wants it."""
    if logbook is None:
        return chart
    scripted = logbook.scripted("board")
    if scripted is not None:
        chart = Chart(tiles_named(scripted))
    logbook.fell("board", [laid.name for laid in chart.tiles])
    return chart


def tiles_named(names: list[str]) -> list[LaidTile]:
    laid: list[LaidTile] = []
    for name in names:
        code, _, turns = name.partition("/")
        tile = TILE_BY_CODE.get(code)
        if tile is None or turns not in ("0", "1", "2", "3"):
            raise BadRecord(f"There is no tile {name!r}.")
        laid.append(LaidTile(tile, int(turns)))
    if len(names) % len(TILES) and len(names) != len(SMALL.tiles):
        raise BadRecord(f"A board has {len(TILES)} tiles for each box, not {len(names)}.")
    return laid

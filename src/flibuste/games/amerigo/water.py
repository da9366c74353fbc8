"""How far ships come: one step is to a neighbouring ocean cell or frame space (AM-SAIL-03)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.amerigo.chart import CELLS, FRAME, OFF_MAP, PLACES, STRIDE, Chart
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.rows import NO_ROWS, first_in

UNREACHED: Final = -1


def start_from(chart: Chart, place: i64, cells: vec[i64]) -> i64:
    """Marks where a ship is: its cell in `cells`, or its frame space in the result. Off the map: any frame space."""
    one: i64 = 1
    if place == OFF_MAP:
        return (one << chart.frame_spaces) - 1
    if place >= FRAME:
        return one << (place - FRAME)
    cells[place // STRIDE] = one << (place % STRIDE)
    return 0


def spread(chart: Chart, cells: vec[i64], frame: i64, wider: vec[i64]) -> i64:
    """One step further from everywhere: the cells go to `wider`, the frame spaces are the result."""
    sea = chart.sea
    rim = chart.rim
    at_rim: i64 = 0
    above: i64 = 0
    here: i64 = cells[0]
    for row in range(chart.height):
        below: i64 = cells[row + 1]
        wider[row] = (here | here << 1 | here >> 1 | above | below) & sea[row]
        at_rim |= here & rim[row]
        above = here
        here = below
    if frame == 0 and at_rim == 0:
        return 0
    spaces: i64 = chart.frame_spaces
    further: i64 = frame | frame << 1 | frame >> 1 | frame >> (spaces - 1) | frame << (spaces - 1)
    one: i64 = 1
    pieces: i64 = len(chart.edge_space)
    for piece in range(pieces):
        space: i64 = chart.edge_space[piece]
        at: i64 = chart.edge_row[piece]
        if frame >> space & 1:
            wider[at] |= chart.edge_bits[piece] & sea[at]
        elif cells[at] & chart.edge_bits[piece]:
            further |= one << space
    return further & ((one << spaces) - 1)


def within(p: AmerigoPosition, place: i64, steps: i64, cells: vec[i64]) -> i64:
    """Every place where a ship may come to rest after at most so many steps: cells in `cells`, frame in the result."""
    chart = p.chart
    frame: i64 = start_from(chart, place, cells)
    wider = NO_ROWS[:]
    for _step in range(steps):
        frame = spread(chart, cells, frame, wider)
        row: i64 = 0
        while row < chart.height:
            cells[row] = wider[row]
            row += 1
    one: i64 = 1
    for player in p.players:
        for ship in range(2):
            other: i64 = player.ship(ship)
            if other >= 0 and other < FRAME and other != place:
                cells[other // STRIDE] &= ~(one << (other % STRIDE))
    return frame


def distance(p: AmerigoPosition, place: i64, goal: i64, most: i64) -> i64:
    """Steps from a place to another; UNREACHED when more than `most`."""
    chart = p.chart
    cells = NO_ROWS[:]
    wider = NO_ROWS[:]
    frame: i64 = start_from(chart, place, cells)
    steps: i64 = 0
    while True:
        if goal >= FRAME:
            if frame >> (goal - FRAME) & 1:
                return steps
        elif cells[goal // STRIDE] >> (goal % STRIDE) & 1:
            return steps
        if steps >= most:
            return UNREACHED
        frame = spread(chart, cells, frame, wider)
        now = wider
        wider = cells
        cells = now
        steps += 1


# --- all distances at once, for bots ----------------------------------------------------------------------------------

PER_LINK: Final = 1 + PLACES
"""First the steps for a ship off the map, which may enter anywhere: OFF_MAP is the place before all others."""


def miles_of(chart: Chart) -> vec[i64]:
    """Steps from every place to every anchor, by number of its link. A map counts them once: they never change."""
    if len(chart.miles) == 0:
        links: i64 = len(chart.links)
        miles = vec[i64]([CELLS] * (links * PER_LINK))
        for link in range(links):
            _measure(chart, chart.links[link][0], miles, link * PER_LINK + 1)
        chart.miles = miles
    return chart.miles


def _measure(chart: Chart, anchor: i64, miles: vec[i64], first: i64) -> None:
    cells = NO_ROWS[:]
    wider = NO_ROWS[:]
    frame: i64 = start_from(chart, anchor, cells)
    miles[first + anchor] = 0
    steps: i64 = 0
    changed = True
    while changed:
        changed = False
        steps += 1
        spaces: i64 = spread(chart, cells, frame, wider)
        new: i64 = spaces & ~frame
        while new:
            miles[first + FRAME + first_in(new)] = steps
            new &= new - 1
            changed = True
        if spaces and not frame:
            miles[first + OFF_MAP] = steps
        frame = spaces
        for row in range(chart.height):
            new = wider[row] & ~cells[row]
            if new:
                changed = True
            cells[row] = wider[row]
            while new:
                miles[first + row * STRIDE + first_in(new)] = steps
                new &= new - 1


def miles_to(miles: vec[i64], link: i64, place: i64) -> i64:
    """Steps from a place to the anchor of a link."""
    return miles[link * PER_LINK + 1 + place]

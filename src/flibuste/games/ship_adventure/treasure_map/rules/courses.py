"""How the galleon and pirates find their way: shortest paths over the sea (SA-GAL-05, SA-PIR-04)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.ship_adventure.chart import NOWHERE, WAYS
from flibuste.games.ship_adventure.pieces import PORT
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition

FAR: Final = 9999


def steps_to(p: TreasurePosition, goal: i64, through_ports: bool) -> vec[i64]:
    """For every cell the least number of steps over sea cells to a goal; FAR where there is no way."""
    chart = p.chart
    found = vec[i64]([FAR] * int(chart.cells))
    front: list[int] = [goal]
    found[goal] = 0
    for cell in front:
        for way in range(WAYS):
            other: i64 = chart.next(cell, way)
            if found[other] == FAR and chart.is_sea(other) and (through_ports or chart.kind[other] != PORT):
                found[other] = found[cell] + 1
                front.append(other)
    return found


def next_steps(p: TreasurePosition, cell: i64, steps: vec[i64]) -> list[int]:
    """The directions that a shortest path may begin with, in the fixed order; none at the goal or without a way."""
    found: list[int] = []
    if steps[cell] == 0 or steps[cell] == FAR:
        return found
    for way in range(WAYS):
        if steps[p.chart.next(cell, way)] == steps[cell] - 1:
            found.append(way)
    return found


def way_to_hunted(p: TreasurePosition, pirate: i64) -> vec[i64]:
    """Steps to the ship that a pirate hunts: pirates never pass a port (SA-PIR-08)."""
    hunted = p.players[p.pirates[pirate].target]
    return steps_to(p, hunted.ship, not p.terms.ports_neutral)


def pirate_ways(p: TreasurePosition, pirate: i64) -> list[int]:
    """Where a pirate may sail next; it waits before a port (SA-PIR-08)."""
    return ways_from(p, p.pirates[pirate].cell, way_to_hunted(p, pirate))


def ways_from(p: TreasurePosition, cell: i64, steps: vec[i64]) -> list[int]:
    """The same for a pirate that is elsewhere, with the steps to its prey."""
    found = next_steps(p, cell, steps)
    if not p.terms.ports_neutral:
        return found
    return [way for way in found if p.chart.kind[p.chart.next(cell, way)] != PORT]


def nearest_free_pirate(p: TreasurePosition, seat: i64) -> i64:
    """Of those on the board without a target; pirates are numbered by their skulls, which breaks ties (SA-PIR-03)."""
    steps = steps_to(p, p.players[seat].ship, not p.terms.ports_neutral)
    best: i64 = NOWHERE
    for number in range(len(p.pirates)):
        pirate = p.pirates[number]
        is_free = pirate.cell >= 0 and pirate.target < 0
        if is_free and (best < 0 or steps[pirate.cell] < steps[p.pirates[best].cell]):
            best = number
    return best

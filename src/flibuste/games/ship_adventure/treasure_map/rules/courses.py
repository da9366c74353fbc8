"""How the galleon and pirates find their way: shortest paths over the sea (SA-GAL-05, SA-PIR-04)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.chart import NOWHERE, WAYS
from flibuste.games.ship_adventure.pieces import PORT
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition
from flibuste.games.ship_adventure.treasure_map.routes import FAR


def next_steps(p: TreasurePosition, cell: i64, goal: i64, through_ports: bool) -> list[int]:
    """The directions that a shortest path may begin with, in the fixed order; none at the goal or without a way."""
    found: list[int] = []
    steps: i64 = p.routes.by_sea(cell, goal, through_ports)
    if steps == 0 or steps == FAR:
        return found
    for way in range(WAYS):
        if p.routes.by_sea(p.chart.next(cell, way), goal, through_ports) == steps - 1:
            found.append(way)
    return found


def steps_to_hunted(p: TreasurePosition, pirate: i64, seat: i64) -> i64:
    """Of a pirate to the ship of a player: pirates never pass a port (SA-PIR-08); FAR without a way."""
    return p.routes.by_sea(p.pirates[pirate].cell, p.players[seat].ship, not p.terms.ports_neutral)


def pirate_ways(p: TreasurePosition, pirate: i64) -> list[int]:
    """Where a pirate may sail next; it waits before a port (SA-PIR-08)."""
    return ways_from(p, p.pirates[pirate].cell, p.pirates[pirate].target)


def ways_from(p: TreasurePosition, cell: i64, hunted: i64) -> list[int]:
    """The same for a pirate anywhere."""
    found = next_steps(p, cell, p.players[hunted].ship, not p.terms.ports_neutral)
    if not p.terms.ports_neutral:
        return found
    return [way for way in found if p.chart.kind[p.chart.next(cell, way)] != PORT]


def nearest_free_pirate(p: TreasurePosition, seat: i64) -> i64:
    """Of those on the board without a target; pirates are numbered by their skulls, which breaks ties (SA-PIR-03)."""
    best: i64 = NOWHERE
    least: i64 = 0
    for number in range(len(p.pirates)):
        pirate = p.pirates[number]
        if pirate.cell >= 0 and pirate.target < 0:
            steps: i64 = steps_to_hunted(p, number, seat)
            if best < 0 or steps < least:
                best = number
                least = steps
    return best

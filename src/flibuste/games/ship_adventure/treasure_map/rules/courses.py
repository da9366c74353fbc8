"""How the galleon and pirates find their way: shortest paths over the sea (SA-GAL-05, SA-PIR-04)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.chart import NOWHERE, WAYS
from flibuste.games.ship_adventure.pieces import PORT
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition
from flibuste.games.ship_adventure.treasure_map.routes import FAR
from flibuste.games.ship_adventure.treasure_map.rules.targets import has_guns, is_camouflaged


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


def by_sea(p: TreasurePosition, cell: i64, goal: i64) -> i64:
    """Of a pirate to a cell of the sea, or onto a shore: pirates never pass a port (SA-PIR-08); FAR without a way."""
    return p.routes.by_sea(cell, goal, not p.terms.ports_neutral)


def is_open_to_fire(p: TreasurePosition, seat: i64) -> bool:
    """A crew ashore at which hunters fire as soon as they lie beside it, where the table plays so (SA-PIR-19)."""
    player = p.players[seat]
    if not p.terms.hunters_fire or player.is_aboard or not has_guns(p):
        return False
    return not is_camouflaged(player) and not p.is_neutral(player.crew)


def prey_of(p: TreasurePosition, cell: i64, seat: i64) -> i64:
    """What a hunter there sails for: the ship, or the crew ashore if it can be fired at before the ship is reached."""
    player = p.players[seat]
    if is_open_to_fire(p, seat):
        steps: i64 = by_sea(p, cell, player.crew)
        if steps < FAR and (p.is_neutral(player.ship) or steps <= by_sea(p, cell, player.ship) + 1):
            return player.crew
    return player.ship


def steps_to_hunted(p: TreasurePosition, pirate: i64, seat: i64) -> i64:
    """Of a pirate until it catches a player; FAR without a way."""
    cell: i64 = p.pirates[pirate].cell
    prey: i64 = prey_of(p, cell, seat)
    steps: i64 = by_sea(p, cell, prey)
    return steps if prey == p.players[seat].ship else steps - 1


def pirate_ways(p: TreasurePosition, pirate: i64) -> list[int]:
    """Where a pirate may sail next; it waits before a port (SA-PIR-08)."""
    return ways_from(p, p.pirates[pirate].cell, p.pirates[pirate].target)


def ways_from(p: TreasurePosition, cell: i64, hunted: i64) -> list[int]:
    """The same for a pirate anywhere."""
    found = next_steps(p, cell, prey_of(p, cell, hunted), not p.terms.ports_neutral)
    return [way for way in found if may_enter(p, p.chart.next(cell, way))]


def may_enter(p: TreasurePosition, cell: i64) -> bool:
    return p.chart.is_sea(cell) and not (p.terms.ports_neutral and p.chart.kind[cell] == PORT)


def nearest_free_pirate(p: TreasurePosition, seat: i64) -> i64:
    """Of those on the board without a target; pirates are numbered by their skulls, which breaks ties (SA-PIR-03)."""
    best: i64 = NOWHERE
    least: i64 = 0
    for number in range(len(p.pirates)):
        pirate = p.pirates[number]
        if pirate.cell >= 0 and pirate.target < 0:
            steps: i64 = by_sea(p, pirate.cell, p.players[seat].ship)
            if best < 0 or steps < least:
                best = number
                least = steps
    return best

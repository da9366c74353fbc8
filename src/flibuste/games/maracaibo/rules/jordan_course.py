"""Jordan's way: it matters where cards lie face down (MA-SOLO-36, MA-MOD-HLOC-04, MA-MOD-HDEV-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.maracaibo.pieces import SAIL
from flibuste.games.maracaibo.position import JORDAN, Jordan, MaracaiboPosition
from flibuste.games.maracaibo.rules.arrival import lay_value_tile
from flibuste.games.maracaibo.rules.gains import jordan_gains
from flibuste.games.maracaibo.rules.movement import carries_doubloons, tell_sailed, turn_up
from flibuste.games.maracaibo.sea import GULF

FOR_A_LOCATION: Final = [0, 1, 3, 5]
"""Points for each location that he turns up, by round."""


def sail_jordan(p: MaracaiboPosition, jordan: Jordan, place: i64) -> None:
    way = best_way(p, jordan.ship, place) if p.face_down else [int(place)]
    jordan.ship = place
    tell_sailed(p, {"rival": JORDAN}, place)
    for passed in way:
        if passed < GULF and p.face_down >> passed & 1:
            turn_up_for_jordan(p, passed)


def turn_up_for_jordan(p: MaracaiboPosition, place: i64) -> None:
    """The doubloons of a location go to the supply; its value tile comes without a cube (MA-MOD-HLOC-09)."""
    if not carries_doubloons(p, place):
        turn_up(p, place)
        return
    turn_up(p, place)
    lay_value_tile(p, place)
    jordan_gains(p, FOR_A_LOCATION[p.round])


def best_way(p: MaracaiboPosition, start: i64, end: i64) -> list[int]:
    """Of all ways of at most three steps the one over most face-down cards, then the shortest, then the highest."""
    best: list[int] = []
    most = -1
    for steps in range(1, SAIL + 1):
        for way in ways(p, start, end, steps):
            hidden = len({place for place in way if place < GULF and p.face_down >> place & 1})
            if hidden > most:
                best, most = way, hidden
    return best


def ways(p: MaracaiboPosition, start: i64, end: i64, steps: i64) -> list[list[int]]:
    """Every way of exactly so many steps, those that go higher first."""
    if steps == 0:
        return [[]] if start == end else []
    found: list[list[int]] = []
    near: i64 = p.sea.next[start]
    for place in p.sea.from_the_top:
        if near >> place & 1 and (place != GULF or steps == 1):
            for rest in ways(p, place, end, steps - 1):
                found.append([place, *rest])
    return found

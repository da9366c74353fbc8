"""Where a movement can end, and the best way there: few points first, then many coins (SA-MOVE)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.ship_adventure.chart import DIRECTIONS
from flibuste.games.ship_adventure.treasure_map.frames import POINTS
from flibuste.games.ship_adventure.treasure_map.position import Loot, Player, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.movement import (
    MOST_DRIFTS,
    SAIL,
    drifts_of,
    manner_of,
    may_go,
    may_stop,
)


@final
class Stop:
    """A crew and its ship after some steps from where they are now."""

    def __init__(self, before: Stop | None, crew: i64, ship: i64, spent: i64, drifts: i64, move: str) -> None:
        self.before = before
        self.crew: i64 = crew
        self.ship: i64 = ship
        self.spent: i64 = spent
        self.drifts: i64 = drifts
        self.move = move
        """The step that led here; empty at the start."""
        self.coins: i64 = 0

    def way(self) -> list[Stop]:
        """From the first step on."""
        found: list[Stop] = []
        stop: Stop | None = self
        while stop is not None and stop.before is not None:
            found.append(stop)
            stop = stop.before
        found.reverse()
        return found


def stops(p: TreasurePosition) -> list[Stop]:
    """One for each cell where the active crew can stop with the points left, the cell where it is first."""
    player = p.player()
    start = Stop(None, player.crew, player.ship, 0, drifts_of(p), "")
    best: dict[tuple[int, int, int], Stop] = {}
    if may_stop(p):
        best[key_of(start)] = start
    front = [start]
    while front:
        after: dict[tuple[int, int, int], Stop] = {}
        for stop in front:
            for step in steps_from(p, stop):
                if step.spent <= POINTS.of(p) and is_better(step, best.get(key_of(step))):
                    best[key_of(step)] = step
                    after[key_of(step)] = step
        front = list(after.values())
    return by_cell(list(best.values()))


def key_of(stop: Stop) -> tuple[int, int, int]:
    return int(stop.crew), int(stop.ship), int(stop.drifts)


def is_better(stop: Stop, other: Stop | None) -> bool:
    if other is None or stop.spent != other.spent:
        return other is None or stop.spent < other.spent
    return stop.coins > other.coins


def by_cell(found: list[Stop]) -> list[Stop]:
    best: dict[int, Stop] = {}
    for stop in found:
        cell = int(stop.crew)
        if is_better(stop, best.get(cell)):
            best[cell] = stop
    return list(best.values())


def steps_from(p: TreasurePosition, stop: Stop) -> list[Stop]:
    """By the rules of a single step, for a crew that stands there."""
    chart = p.chart
    nothing = Loot([])
    crew = Player(0, stop.ship, nothing, nothing)
    crew.crew = stop.crew
    found: list[Stop] = []
    for way in range(chart.ways):
        if may_go(p, crew, way):
            cell: i64 = chart.next(stop.crew, way)
            ship: i64 = cell if manner_of(p, crew, cell) == SAIL else stop.ship
            found.append(Stop(stop, cell, ship, stop.spent + 1, 0, f"go {DIRECTIONS[way]}"))
    if crew.is_aboard and chart.drift[stop.ship] >= 0 and stop.drifts < MOST_DRIFTS:
        ship = chart.drift[stop.ship]
        found.append(Stop(stop, ship, ship, stop.spent, stop.drifts + 1, "drift"))
    for step in found:
        step.coins = stop.coins + new_coins(p, step)
    return found


def new_coins(p: TreasurePosition, step: Stop) -> i64:
    """Under a manned ship, once on a way (SA-MOVE-15)."""
    if step.crew != step.ship or p.coins[step.ship] == 0:
        return 0
    before = step.before
    while before is not None:
        if before.ship == step.ship and before.crew == step.ship:
            return 0
        before = before.before
    return i64(p.coins[step.ship])

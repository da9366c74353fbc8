"""Every cell where the group on the march could stop, the cheapest way there, and what would await it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import MARCH, MARCH_CELL, MARCH_GROUP
from flibuste.games.ship_adventure.caribbean_conquest.moves import DRIFT_MOVE, GO_MOVES
from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition, number_in, ships_in
from flibuste.games.ship_adventure.caribbean_conquest.rules.forecast import Forecast, storm_of
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import (
    MOST_DRIFTS,
    against_the_waves,
    can_enter,
    drifts_in,
    has_paid,
    has_space,
    units_in,
)
from flibuste.games.ship_adventure.chart import WAYS


@final
class Way:
    """To a cell: the moves that lead there, and what they cost."""

    def __init__(self, cell: i64, cost: i64, drifts: i64, path: list[str]) -> None:
        self.cell: i64 = cell
        self.cost: i64 = cost
        self.drifts: i64 = drifts
        self.path = path


def ways_on(p: ConquestPosition) -> list[Way]:
    """Cells where the group on the march may stop, but the one where it is; the cheapest way to each."""
    if not MARCH.is_on_top(p):
        return []
    here: i64 = MARCH_CELL.of(p)
    units: i64 = units_in(MARCH_GROUP.of(p))
    met: set[tuple[int, int]] = set()
    front = fresh(Way(here, 0, drifts_in(MARCH_GROUP.of(p)), []), met)
    best: dict[int, Way] = {}
    while front:
        ahead: list[Way] = []
        drifting: list[Way] = front
        while drifting:
            further: list[Way] = []
            for way in drifting:
                keep(p, best, way, units, here)
                further.extend(drifted(p, way, units, met))
                ahead.extend(stepped(p, way, units, met))
            drifting = further
        front = ahead
    return [best[cell] for cell in sorted(best)]


def keep(p: ConquestPosition, best: dict[int, Way], way: Way, units: i64, here: i64) -> None:
    cell: int = way.cell
    if way.path and cell != here and has_space(p, units, here, cell) and cell not in best:
        is_free = way.cost == 0 and not has_paid(MARCH_GROUP.of(p))
        best[cell] = Way(cell, 1, way.drifts, way.path) if is_free else way


def drifted(p: ConquestPosition, way: Way, units: i64, met: set[tuple[int, int]]) -> list[Way]:
    goal: int = p.chart.drift[way.cell]
    if goal < 0 or ships_in(units) == 0 or way.drifts == MOST_DRIFTS:
        return []
    return fresh(Way(goal, way.cost, way.drifts + 1, [*way.path, DRIFT_MOVE.notation]), met)


def stepped(p: ConquestPosition, way: Way, units: i64, met: set[tuple[int, int]]) -> list[Way]:
    if way.cost == p.points:
        return []
    found: list[Way] = []
    for number in range(WAYS):
        goal: i64 = p.chart.next(way.cell, number)
        if can_enter(p, units, goal) and not against_the_waves(p, units, way.cell, goal):
            found.extend(fresh(Way(goal, way.cost + 1, 0, [*way.path, GO_MOVES[number].notation]), met))
    return found


def fresh(way: Way, met: set[tuple[int, int]]) -> list[Way]:
    state = (int(way.cell), int(way.drifts))
    if state in met:
        return []
    met.add(state)
    return [way]


def storm_at(p: ConquestPosition, cell: i64) -> Forecast | None:
    """The fight that would await the group on the march at another cell."""
    return storm_of(p, cell, number_in(units_in(MARCH_GROUP.of(p))))


def seizes(p: ConquestPosition, cell: i64) -> bool:
    """Whether a unit that stops there takes an uncontrolled point (CC-CTL-01)."""
    return p.realm.is_point[cell] != 0 and p.controller(cell) < 0 and p.enemy_on(p.active, cell) < 0

"""The strategic points of a board and their zones (CC-SET-04 to -06). They never change, so all copies share them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.reach import Reach
from flibuste.games.ship_adventure.chart import NOWHERE, Chart
from flibuste.games.ship_adventure.pieces import ZONES_BY_BOXES

NO_ZONE: Final = -1


@final
class Realm:
    """A chart with its points: temples and skulls in zones, cities in none."""

    def __init__(self, chart: Chart, boxes: int) -> None:
        self.chart = chart
        self.boxes = boxes
        self.zones: i64 = ZONES_BY_BOXES[boxes]
        places = sorted(chart.temples + chart.skulls)
        self.per_zone: i64 = len(places) // ZONES_BY_BOXES[boxes]
        groups = zones_of(chart, places, int(self.per_zone))
        self.zone: vec[i64] = vec[i64]([NO_ZONE] * int(chart.cells))
        """Of a temple or skull."""
        for number, group in enumerate(groups):
            for place in group:
                self.zone[place] = number
        self.cities: list[int] = sorted([city for cities in chart.cities for city in cities])
        self.points: list[int] = sorted(places + self.cities)
        """Every strategic point, in reading order."""
        self.is_point: vec[i64] = vec[i64]([0] * int(chart.cells))
        for point in self.points:
            self.is_point[point] = 1
        self.port_of: vec[i64] = vec[i64]([NOWHERE] * int(chart.cells))
        """Of a city."""
        for color, cities in enumerate(chart.cities):
            for city, port in zip(cities, chart.ports[color], strict=True):
                self.port_of[city] = port
        self._reach: Reach | None = None

    @property
    def reach(self) -> Reach:
        """Made when somebody first plans."""
        if self._reach is None:
            self._reach = Reach(self.chart, self.points)
        return self._reach

    @property
    def majority(self) -> int:
        """More than half of the zones (CC-END-02)."""
        zones: int = self.zones
        return zones // 2 + 1

    @property
    def lead(self) -> int:
        """A third of the zones, and two at least."""
        zones: int = self.zones
        return max(zones // 3, 2)


def zones_of(chart: Chart, places: list[int], size: int) -> list[list[int]]:
    """Close groups by a fixed procedure: exchanges that lower the sum of distances most, until none does."""
    number = len(places)
    group = [place // size for place in range(number)]
    away = [[int(chart.distance(one, other)) for other in places] for one in places]
    while True:
        best = 0
        swap: tuple[int, int] | None = None
        sums = sums_to_groups(away, group)
        for one in range(number):
            for other in range(one + 1, number):
                if group[one] != group[other]:
                    gain = saved(away, group, sums, one, other)
                    if gain > best:
                        best, swap = gain, (one, other)
        if swap is None:
            break
        group[swap[0]], group[swap[1]] = group[swap[1]], group[swap[0]]
    return in_order(places, group)


def sums_to_groups(away: list[list[int]], group: list[int]) -> list[list[int]]:
    """For each place the sum of distances to every group."""
    groups = max(group) + 1
    sums = [[0] * groups for _ in away]
    for one, row in enumerate(away):
        for other, distance in enumerate(row):
            sums[one][group[other]] += distance
    return sums


def saved(away: list[list[int]], group: list[int], sums: list[list[int]], one: int, other: int) -> int:
    """How much the cost falls when two places change groups."""
    here, there = group[one], group[other]
    before = sums[one][here] + sums[other][there]
    after = sums[one][there] + sums[other][here] - 2 * away[one][other]
    return before - after


def in_order(places: list[int], group: list[int]) -> list[list[int]]:
    """Zones numbered by their first place in reading order."""
    found: dict[int, list[int]] = {}
    for place, number in zip(places, group, strict=True):
        found.setdefault(number, []).append(place)
    return list(found.values())

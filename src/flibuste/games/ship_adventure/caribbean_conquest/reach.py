"""How many steps a group is away from each point. Depends on the board alone, so all copies share it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from flibuste.games.ship_adventure.chart import WAYS, Chart

FAR: Final = 255
"""Out of reach without another ship."""


@final
class Reach:
    """Ships reach skulls by sea. Crews reach land points over land, or aboard and then over land."""

    def __init__(self, chart: Chart, points: list[int]) -> None:
        self.chart = chart
        self.fields: list[vec[u8]] = [self._field(point) for point in points]
        """By the place of the point among the points: steps from every cell."""

    def _field(self, point: int) -> vec[u8]:
        """Backwards from the point: over land only until the sea is reached, then over the sea."""
        chart = self.chart
        steps = vec[u8]([FAR] * int(chart.cells))
        steps[point] = 0
        front = [point]
        for cell in front:
            for way in range(WAYS):
                other: int = chart.next(cell, way)
                if steps[other] == FAR and not (chart.is_sea(cell) and chart.is_land(other)):
                    further: u8 = steps[cell] + 1
                    while steps[other] == FAR:
                        steps[other] = further
                        front.append(other)
                        if chart.drift[other] >= 0:
                            other = chart.drift[other]  # the waves carry a ship round for nothing
        return steps

    def steps(self, place: i64, cell: i64) -> i64:
        return i64(self.fields[place][cell])

"""How far it is on a chart, by ship, on foot and both: counted when somebody first asks, and shared by all copies.

Rows are by goal: for each cell the points or steps from there. FAR is where there is no way.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from flibuste.games.ship_adventure.chart import WAYS, Chart
from flibuste.games.ship_adventure.pieces import MAP_CARDS, PORT, TILE, TILES_A_SIDE, TOKENS

CELLS: Final = (TILE * TILES_A_SIDE) * (TILE * TILES_A_SIDE)
FAR: Final = 255
RESCUE: Final = 4
"""Points of the whole turn that a stranded crew takes to come aboard (SA-MOVE-16)."""
UNKNOWN: Final = vec[u8]([255] * (CELLS * CELLS))


@final
class Routes:
    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.token_cells: vec[i64] = vec[i64]([chart.reading(token.zone, token.order) for token in TOKENS])
        """What each token's back names (SA-MAP-01); NOWHERE in a zone without land."""
        self.eldorado_cells: vec[i64] = vec[i64]([chart.reading(card.zone, card.order) for card in MAP_CARDS])
        """What the back of each map card names (SA-END-05)."""
        self.ashore: vec[u8] = UNKNOWN[:]
        self.landings: vec[u8] = UNKNOWN[:]
        self.beside: vec[u8] = UNKNOWN[:]
        self.open_sea: vec[u8] = UNKNOWN[:]
        self.all_sea: vec[u8] = UNKNOWN[:]

    def to_land(self, cell: i64, goal: i64) -> i64:
        """Movement points to a land cell: of a crew aboard at sea, or on foot for one on the same land."""
        row: i64 = goal * CELLS
        if self.ashore[row + goal] == FAR:
            self.spread_to_crews(row, goal)
        return i64(self.ashore[row + cell])

    def landing(self, cell: i64, goal: i64) -> i64:
        """Where a ship is left that sails from a cell to such a goal; to_land() was asked before."""
        return i64(self.landings[goal * CELLS + cell])

    def to_gunshot(self, cell: i64, goal: i64) -> i64:
        """Movement points of a ship to a cell beside the goal."""
        row: i64 = goal * CELLS
        if self.beside[row + goal] == FAR:
            self.spread_gunshot(row, goal)
        return i64(self.beside[row + cell])

    def by_sea(self, cell: i64, goal: i64, through_ports: bool) -> i64:
        """Steps of pirates and galleon, whom currents neither help nor hinder (SA-GAL-06, SA-PIR-04)."""
        row: i64 = goal * CELLS
        if through_ports:
            if self.all_sea[row + goal] == FAR:
                spread_by_sea(self.chart, self.all_sea, row, goal, True)
            return i64(self.all_sea[row + cell])
        if self.open_sea[row + goal] == FAR:
            spread_by_sea(self.chart, self.open_sea, row, goal, False)
        return i64(self.open_sea[row + cell])

    def aboard(self, crew: i64, ship: i64) -> i64:
        """Movement points of a crew ashore back to its ship; FAR for one that is stranded."""
        least: i64 = FAR
        for way in range(self.chart.ways):
            shore: i64 = self.chart.next(ship, way)
            if self.chart.is_land(shore):
                least = min(least, self.to_land(crew, shore) + 1)
        return least

    def journey(self, crew: i64, ship: i64, goal: i64) -> i64:
        """Movement points of a player to a land cell, on foot or with the ship from where it lies."""
        if crew == ship:
            return self.to_land(ship, goal)
        on_foot: i64 = self.to_land(crew, goal)
        back: i64 = self.aboard(crew, ship)
        if back >= FAR:
            back = RESCUE
        return min(on_foot, back + self.to_land(ship, goal))

    # --- counting -----------------------------------------------------------------------------------------------------

    def spread_to_crews(self, row: i64, goal: i64) -> None:
        """Backwards from the goal: a crew comes from land, or from the sea aboard its ship."""
        chart = self.chart
        steps = self.ashore
        front: list[int] = [goal]
        steps[row + goal] = 0
        for here in front:
            cell: i64 = here
            on_land = chart.is_land(cell)
            for way in range(chart.ways):
                other: i64 = chart.next(cell, way)
                if steps[row + other] == FAR and (on_land or chart.is_sea(other)):
                    first: i64 = len(front)
                    self.enter(steps, row, other, i64(steps[row + cell]) + 1, front)
                    for place in range(first, len(front)):
                        entered: i64 = front[place]
                        self.landings[row + entered] = u8(other) if on_land else self.landings[row + cell]

    def spread_gunshot(self, row: i64, goal: i64) -> None:
        chart = self.chart
        steps = self.beside
        front: list[int] = []
        steps[row + goal] = 0 if chart.is_land(goal) else 1
        for way in range(WAYS):
            other: i64 = chart.next(goal, way)
            if chart.is_sea(other):
                self.enter(steps, row, other, 0, front)
        for here in front:
            for way in range(chart.ways):
                beyond: i64 = chart.next(here, way)
                if steps[row + beyond] == FAR and chart.is_sea(beyond):
                    self.enter(steps, row, beyond, i64(steps[row + here]) + 1, front)

    def enter(self, steps: vec[u8], row: i64, cell: i64, count: i64, front: list[int]) -> None:
        """A cell, and with a wave its whole whirlpool, in which the drift is free (SA-MOVE-12)."""
        drift = self.chart.drift
        while steps[row + cell] == FAR:
            steps[row + cell] = u8(count)
            front.append(cell)
            if drift[cell] < 0:
                return
            cell = drift[cell]


def spread_by_sea(chart: Chart, steps: vec[u8], row: i64, goal: i64, through_ports: bool) -> None:
    front: list[int] = [goal]
    steps[row + goal] = 0
    for here in front:
        count: i64 = i64(steps[row + here]) + 1
        for way in range(WAYS):
            other: i64 = chart.next(here, way)
            if steps[row + other] == FAR and chart.is_sea(other) and (through_ports or chart.kind[other] != PORT):
                steps[row + other] = u8(count)
                front.append(other)

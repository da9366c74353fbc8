"""Where the active player can still get in this movement: for each cell the best way there, and what it would bring."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.ship_adventure.chart import WAYS
from flibuste.games.ship_adventure.treasure_map.frames import POINTS
from flibuste.games.ship_adventure.treasure_map.moves import DRIFT_MOVE, GO_MOVES
from flibuste.games.ship_adventure.treasure_map.position import Player, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.movement import MOST_DRIFTS, SAIL, drifts_of, manner_of, may_go


@final
class Route:
    """Some steps and drifts, as moves, and where they lead."""

    def __init__(
        self, crew: i64, ship: i64, drifts: i64, cost: i64, moves: list[str], gold: i64, met: list[int]
    ) -> None:
        self.crew: i64 = crew
        self.ship: i64 = ship
        self.drifts: i64 = drifts
        """In the whirlpool where it ends."""
        self.cost: i64 = cost
        self.moves = moves
        self.gold: i64 = gold
        """Fished up on the way."""
        self.met = met
        """Cells that the ship has been on, whose coins are taken."""

    @property
    def place(self) -> tuple[int, int, int]:
        return int(self.crew), int(self.ship), int(self.drifts)


def routes(p: TreasurePosition) -> list[Route]:
    """One for each cell that can be reached, staying included: the cheapest, and of those the richest."""
    player = p.player()
    start = Route(player.crew, player.ship, drifts_of(p), 0, [], 0, [int(player.ship)] if player.is_aboard else [])
    best: dict[int, Route] = {}
    seen: set[tuple[int, int, int]] = set()
    front: dict[tuple[int, int, int], Route] = {start.place: start}
    for _cost in range(POINTS.of(p) + 1):
        ways = with_drifts(p, front)
        front = {}
        for route in ways:
            if route.place not in seen:
                seen.add(route.place)
                keep(best, int(route.crew), route)
                for further in steps_from(p, player, route):
                    known = front.get(further.place)
                    if known is None or further.gold > known.gold:
                        front[further.place] = further
    return [best[cell] for cell in sorted(best)]


def keep(best: dict[int, Route], cell: int, route: Route) -> None:
    known = best.get(cell)
    if known is None or (route.cost == known.cost and route.gold > known.gold):
        best[cell] = route


def with_drifts(p: TreasurePosition, front: dict[tuple[int, int, int], Route]) -> list[Route]:
    """The routes, each followed by those that drift on from it, which costs nothing (SA-MOVE-11)."""
    found: list[Route] = []
    for route in front.values():
        found.append(route)
        while route.crew == route.ship and p.chart.drift[route.ship] >= 0 and route.drifts < MOST_DRIFTS:
            cell: i64 = p.chart.drift[route.ship]
            route = sailed(p, route, cell, route.drifts + 1, route.cost, DRIFT_MOVE.notation)
            found.append(route)
    return found


def steps_from(p: TreasurePosition, player: Player, route: Route) -> list[Route]:
    """By the rules of the movement itself, asked of a player who stands there."""
    there = Player(player.color, player.home, player.carried, player.stored)
    there.crew = route.crew
    there.ship = route.ship
    found: list[Route] = []
    for way in range(WAYS):
        if may_go(p, there, way):
            cell: i64 = p.chart.next(route.crew, way)
            notation = GO_MOVES[way].notation
            if manner_of(p, there, cell) == SAIL:
                found.append(sailed(p, route, cell, 0, route.cost + 1, notation))
            else:
                found.append(walked(p, route, cell, notation))
    return found


def sailed(p: TreasurePosition, route: Route, cell: i64, drifts: i64, cost: i64, notation: str) -> Route:
    """Aboard, over whatever coins lie there."""
    fresh = int(cell) not in route.met
    gold: i64 = route.gold + (i64(p.coins[cell]) if fresh else 0)
    return Route(cell, cell, drifts, cost, [*route.moves, notation], gold, [*route.met, int(cell)])


def walked(p: TreasurePosition, route: Route, cell: i64, notation: str) -> Route:
    """Ashore, or back aboard."""
    if cell == route.ship:
        return sailed(p, route, cell, 0, route.cost + 1, notation)
    return Route(cell, route.ship, 0, route.cost + 1, [*route.moves, notation], route.gold, route.met)

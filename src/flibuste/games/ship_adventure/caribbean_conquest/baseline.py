"""The baseline player: a simple heuristic, frozen for ever so that strength can be compared over the years.

Do not improve it. Each group goes for the point that is worth most for its steps, if its chance is fair; cities with an
enemy near keep a guard; what is left of the gold goes into crews, ships and cards for close combat, in this order by
what is lacking; it fires when it is likely to win.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    DEPLOYING,
    GROUP_FROM,
    GROUP_SIZE,
    GROUPS,
    MARCH,
    MARCH_CELL,
    MARCH_GROUP,
    PURCHASES,
    RECRUITING,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import (
    AIM,
    ANSWER,
    BUY,
    CREW,
    DONE,
    DRIFT,
    GO,
    GUNS,
    LOSE,
    RECRUIT,
    SHIP,
    STOP,
    ConquestMove,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    NOTHING,
    ConquestPosition,
    crews_in,
    number_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.reach import FAR
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import units_in
from flibuste.games.ship_adventure.caribbean_conquest.rules.preview import preview
from flibuste.games.ship_adventure.caribbean_conquest.rules.sides import fighters
from flibuste.games.ship_adventure.chart import WAYS
from flibuste.games.ship_adventure.pieces import CITY, CLOSE, EQUIPMENT, bonus_of
from flibuste.kernel.moves import Move

FARTHEST: Final = 14
"""Steps to a point that is thought of."""
FAIR: Final = 0.5
"""The least chance with which a point is stormed."""
NEAR: Final = 7
"""Steps from which an enemy threatens a city."""
CREWS_A_SHIP: Final = 3
A_LIFT: Final = 2.0
"""What it is worth to an empty ship to find crews."""
ARRIVED: Final = 100.0
NOT_AT_ALL: Final = -1.0


def baseline_move(p: ConquestPosition, moves: list[Move]) -> Move:
    """The move with the highest mark; among equals the first."""
    best = moves[0]
    best_mark = -1000.0
    marks = Marks(p)
    for move in moves:
        assert isinstance(move, ConquestMove)
        mark = marks.of(move)
        if mark > best_mark:
            best, best_mark = move, mark
    return best


@final
class Marks:
    """What a player thinks of the moves of one decision."""

    def __init__(self, p: ConquestPosition) -> None:
        self.p = p
        self.worths = self._worths() if is_about_points(p) else []
        self._waiting: list[int] | None = None
        self.goal: i64 = self._goal_of_march() if MARCH.is_on_top(p) else NOTHING
        """The place among the points that the group on the march is heading for."""

    def of(self, move: ConquestMove) -> float:
        p = self.p
        verb: i64 = move.verb
        if GROUPS.is_on_top(p):
            return 0.0 if verb == DONE else self.of_group(p.cell_numbered(move.what))
        if GROUP_SIZE.is_on_top(p):
            return self.of_size(GROUP_FROM.of(p), move.what)
        if MARCH.is_on_top(p):
            return self.of_step(move)
        if PURCHASES.is_on_top(p):
            return of_purchase(p, move)
        if DEPLOYING.is_on_top(p) or RECRUITING.is_on_top(p):
            return self.of_place(p.cell_numbered(move.what))
        if verb == LOSE:
            return float(move.what)  # a crew rather than a ship
        if verb in (GUNS, AIM, ANSWER):
            return of_shot(p, move)
        return 0.0

    def _goal_of_march(self) -> i64:
        cell: i64 = MARCH_CELL.of(self.p)
        units: i64 = units_in(MARCH_GROUP.of(self.p))
        goal: i64 = self.best_goal(cell, ships_in(units), crews_in(units))
        if goal >= 0 and crews_in(units) == 0 and self.of_fetching(cell) > self.mark_of(goal, cell, ships_in(units), 0):
            return NOTHING
        return goal

    # --- points ---------------------------------------------------------------------------------------------------

    def _worths(self) -> list[float]:
        """Of every point to the seat to move; nothing for those that it has."""
        p = self.p
        held = [p.zone_counts(seat) for seat in range(p.seats)]
        return [self._worth(point, held) for point in p.realm.points]

    def _worth(self, point: i64, held: list[list[int]]) -> float:
        p = self.p
        holder: i64 = p.controller(point)
        if holder == p.active or self.is_as_good_as_taken(point):
            return 0.0
        zone: i64 = p.realm.zone[point]
        if zone < 0:
            return 2.0
        size = float(p.realm.per_zone)
        mine = float(held[p.active][zone] + 1)
        worth = 1.0 + mine / size
        if mine == size:
            worth += size
        if holder >= 0 and held[holder][zone] == p.realm.per_zone:
            worth += size / 2.0
        return worth

    def is_as_good_as_taken(self, point: i64) -> bool:
        """Own units stand there already, and not only those on the march."""
        p = self.p
        if p.units_of(p.active, point) == 0:
            return False
        return not (MARCH.is_on_top(p) and MARCH_CELL.of(p) == point)

    def chance(self, point: i64, units: i64) -> float:
        """To take a point with so many units."""
        p = self.p
        enemy: i64 = p.enemy_on(p.active, point)
        other: i64 = enemy if enemy >= 0 else p.controller(point)
        if other < 0:
            return 1.0
        ahead: i64 = bonus_of(p.player().cards, CLOSE) - bonus_of(p.players[other].cards, CLOSE)
        return p.terms.odds.chance(ahead, units, fighters(p, other, point))

    def mark_of(self, place: i64, cell: i64, ships: i64, crews: i64) -> float:
        """How much a group of a cell wants a point: worth for its steps; NOT_AT_ALL where it cannot take it."""
        p = self.p
        worth = self.worths[place]
        point: i64 = p.realm.points[place]
        units: i64 = ships + crews if p.chart.is_sea(point) else crews
        if worth == 0.0 or units == 0 or (p.chart.is_sea(point) and ships == 0):
            return NOT_AT_ALL
        steps: i64 = p.realm.reach.steps(place, cell)
        if steps > FARTHEST or (ships == 0 and p.chart.is_sea(cell) and not self.is_landing(place, cell)):
            return NOT_AT_ALL
        chance = self.chance(point, units)
        return worth * chance / (float(steps) + 1.5) if chance >= FAIR else NOT_AT_ALL

    def is_landing(self, place: i64, cell: i64) -> bool:
        """Whether crews on a ship's cell go ashore with their next step to a point."""
        p = self.p
        steps: i64 = p.realm.reach.steps(place, cell)
        for way in range(WAYS):
            other: i64 = p.chart.next(cell, way)
            if p.chart.is_land(other) and p.realm.reach.steps(place, other) < steps:
                return True
        return False

    def best_goal(self, cell: i64, ships: i64, crews: i64) -> i64:
        best: i64 = NOTHING
        best_mark = 0.0
        for place in range(len(self.worths)):
            mark = self.mark_of(place, cell, ships, crews)
            if mark > best_mark:
                best, best_mark = place, mark
        return best

    # --- groups ---------------------------------------------------------------------------------------------------

    def guards(self, cell: i64) -> i64:
        """Crews that stay: two in a city with an enemy near."""
        p = self.p
        if p.chart.kind[cell] != CITY or p.controller(cell) != p.active:
            return 0
        return 2 if is_threatened(p, cell) else 0

    def of_group(self, cell: i64) -> float:
        """The best that some of its units could do; boarding a ship is better than nothing."""
        p = self.p
        if int(cell) in p.stops:
            return NOT_AT_ALL
        own: i64 = p.units_of(p.active, cell)
        crews: i64 = max(crews_in(own) - self.guards(cell), 0)
        goal: i64 = self.best_goal(cell, ships_in(own), crews)
        if ships_in(own) and crews_in(own) == 0:
            fetching = self.of_fetching(cell)
            if fetching == ARRIVED:
                return NOT_AT_ALL
            if goal < 0 or fetching > self.mark_of(goal, cell, ships_in(own), 0):
                return fetching
        if goal >= 0:
            return self.mark_of(goal, cell, ships_in(own), crews)
        return self.of_boarding(cell, crews) if p.chart.is_land(cell) else NOT_AT_ALL

    def of_boarding(self, cell: i64, crews: i64) -> float:
        """For crews that can take nothing on foot: what they could from the nearest ship, steps to it included."""
        ship: i64 = self.ship_for(cell)
        if ship < 0 or crews == 0:
            return NOT_AT_ALL
        goal: i64 = self.best_goal(ship, 1, crews)
        if goal < 0:
            return NOT_AT_ALL
        steps: i64 = self.p.realm.reach.steps(goal, ship)
        return self.mark_of(goal, ship, 1, crews) * float(steps + 1) / float(steps + 2)

    def of_size(self, cell: i64, units: i64) -> float:
        """Crews ashore alone; at sea one ship with all crews that are needed."""
        p = self.p
        own: i64 = p.units_of(p.active, cell)
        ships: i64 = ships_in(units)
        crews: i64 = crews_in(units)
        free: i64 = max(crews_in(own) - self.guards(cell), 0)
        goal: i64 = self.best_goal(cell, ships_in(own), free)
        if goal < 0:
            return float(crews if crews <= free else -crews) - 0.1 * float(ships)
        point: i64 = p.realm.points[goal]
        is_free = self.chance(point, 1) == 1.0
        lands = p.chart.is_land(point) and (p.chart.is_land(cell) or self.is_landing(goal, cell))
        if lands:
            wanted: i64 = 1 if is_free else free
            return NOT_AT_ALL * 10.0 if ships else -float(max(crews - wanted, wanted - crews))
        return float(crews) + (10.0 if ships == 1 or not is_free else 0.0) + 0.1 * float(ships)

    def of_fetching(self, cell: i64) -> float:
        """For empty ships: to sail to crews that wait for one; the nearer, the better."""
        steps: i64 = self.way_to_crews(cell)
        if steps == 0:
            return ARRIVED
        return A_LIFT / (float(steps) + 1.5) if steps <= FARTHEST else NOT_AT_ALL

    def of_step(self, move: ConquestMove) -> float:
        """Nearer to the goal; without one aboard the nearest ship, or home for more crews."""
        p = self.p
        cell: i64 = MARCH_CELL.of(p)
        next_cell: i64 = cell
        if move.verb == GO:
            next_cell = p.chart.next(cell, move.what)
        elif move.verb == DRIFT:
            next_cell = p.chart.drift[cell]
        bonus = 0.5 if move.verb == STOP else 0.2 if move.verb == DRIFT else 0.0
        if self.goal >= 0:
            return bonus - float(p.realm.reach.steps(self.goal, next_cell))
        if p.chart.is_land(cell):
            ship: i64 = self.ship_for(cell)
            return bonus - float(p.chart.distance(next_cell, ship) if ship >= 0 else 0)
        if ships_in(MARCH_GROUP.of(p)) == 0:
            return bonus  # aboard at last
        return bonus - float(self.way_to_crews(next_cell))

    def ship_for(self, cell: i64) -> i64:
        """The nearest own ship with room at the shore of a land cell's area; NOTHING without one."""
        p = self.p
        best: i64 = NOTHING
        least: i64 = FARTHEST
        for other in p.player().cells:
            if p.chart.is_sea(other) and number_in(p.units_of(p.active, other)) < 4:
                steps: i64 = p.chart.distance(cell, other)
                if steps < least and self.touches_area(other, p.chart.area[cell]):
                    best, least = other, steps
        return best

    def touches_area(self, cell: i64, area: i64) -> bool:
        p = self.p
        for way in range(WAYS):
            if p.chart.area[p.chart.next(cell, way)] == area:
                return True
        return False

    def way_to_crews(self, cell: i64) -> i64:
        """Steps of a ship to the nearest port whose city has crews that no other ship waits for."""
        p = self.p
        least: i64 = FAR
        for place in self.waiting():
            port: i64 = p.realm.port_of[p.realm.points[place]]
            if port == cell:
                return 0
            if p.units_of(p.active, port) == 0:
                least = min(least, p.realm.reach.steps(place, cell))
        return least

    def waiting(self) -> list[int]:
        """The cities with crews that have nothing to do there, by their place among the points."""
        if self._waiting is None:
            points = self.p.realm.points
            self._waiting = [place for place, point in enumerate(points) if self.waits(point)]
        return self._waiting

    def waits(self, city: i64) -> bool:
        p = self.p
        crews: i64 = crews_in(p.units_of(p.active, city))
        if crews == 0 or p.chart.kind[city] != CITY:
            return False
        return crews > self.guards(city) and self.best_goal(city, 0, crews) < 0

    def of_place(self, cell: i64) -> float:
        """Where most points are near, and where somebody threatens; crews rather aboard."""
        p = self.p
        mark = 0.2 * float(ships_in(p.units_of(p.active, cell))) - 0.1 * float(number_in(p.units_of(p.active, cell)))
        for place, worth in enumerate(self.worths):
            steps: i64 = p.realm.reach.steps(place, cell)
            if worth > 0.0 and steps <= FARTHEST:
                mark = max(mark, worth / (float(steps) + 1.5))
        if p.chart.is_sea(cell) and self.way_to_crews(cell) == 0:
            mark += 1.0
        if p.chart.kind[cell] == CITY and is_threatened(p, cell) and number_in(p.units_of(p.active, cell)) < 2:
            mark += 5.0
        return mark


def is_about_points(p: ConquestPosition) -> bool:
    if GROUPS.is_on_top(p) or GROUP_SIZE.is_on_top(p) or MARCH.is_on_top(p):
        return True
    return DEPLOYING.is_on_top(p) or RECRUITING.is_on_top(p)


def is_threatened(p: ConquestPosition, city: i64) -> bool:
    """Whether an enemy's crew could soon be there."""
    place: i64 = p.realm.points.index(int(city))
    for seat in range(p.seats):
        if seat != p.active:
            for cell in p.players[seat].cells:
                if crews_in(p.units_of(seat, cell)) and p.realm.reach.steps(place, cell) <= NEAR:
                    return True
    return False


def of_purchase(p: ConquestPosition, move: ConquestMove) -> float:
    """Crews up to so many for each ship, then ships; cards for close combat when three crews could be paid besides."""
    ships: i64 = 0
    crews: i64 = 0
    for cell in p.player().cells:
        ships += ships_in(p.units_of(p.active, cell))
        crews += crews_in(p.units_of(p.active, cell))
    if move.verb == RECRUIT:
        lacking: i64 = CREW if crews < CREWS_A_SHIP * ships else SHIP
        return 3.0 if move.what == lacking else NOT_AT_ALL
    if move.verb == BUY:
        card = EQUIPMENT[move.what]
        if card.kind == CLOSE and p.player().gold >= card.cost + 6:
            return 4.0
        return 2.0 if move.what == 0 and p.player().balls == 0 and p.player().gold >= 8 else NOT_AT_ALL
    return 0.0


def of_shot(p: ConquestPosition, move: ConquestMove) -> float:
    """A sure hit, or a fair chance to win the throw."""
    promise = preview(p, move)
    if promise.get("hit", 0):
        return 2.0
    if "win" in promise:
        return 1.0 if promise["win"] >= promise["lose"] else NOT_AT_ALL
    return 0.5

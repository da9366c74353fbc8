"""What a fleet could go and take: groups, the points in their reach, and what that is worth.

Six movement points a turn are shared by all groups, so errands are taken one after the other, the best for its steps
first, and what comes later is worth less.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    DEPLOYING,
    GROUP_SIZE,
    GROUPS,
    MARCH,
    PURCHASES,
    RECRUITING,
    SPIN_COMPASS,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    NOTHING,
    ConquestPosition,
    crews_in,
    number_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.reach import FAR
from flibuste.games.ship_adventure.chart import WAYS
from flibuste.games.ship_adventure.pieces import CLOSE, bonus_of

MOST_ERRANDS: Final = 5
LONGEST: Final = 14
"""Steps beyond which nobody plans."""
A_TURN: Final = 0.80
"""What an errand that waits for a turn is still worth."""
A_STEP: Final = 0.9635
"""The same for a sixth of a turn."""
CITY_WORTH: Final = 0.8
"""For recruiting, besides the point."""
WHOLE_ZONE: Final = 0.9
"""What the last point of a zone adds, for each of its points."""
PROGRESS: Final = 0.35
BROKEN_ZONE: Final = 0.6
DENIED: Final = 0.35
MIN_CHANCE: Final = 0.3
LOST_UNIT: Final = 0.35

STEP_DISCOUNT: Final = vec[float]([A_STEP**steps for steps in range(64)])


@final
class Errand:
    """Units of one cell on their way to a point; `ship` is the cell of a ship that they must board first."""

    def __init__(self, cell: i64, ships: i64, crews: i64, place: i64, steps: i64, ship: i64) -> None:
        self.cell: i64 = cell
        self.ships: i64 = ships
        self.crews: i64 = crews
        self.place: i64 = place
        """Of the point, among the points."""
        self.steps: i64 = steps
        self.ship: i64 = ship
        self.worth: float = 0.0
        """When it succeeds, by its chance."""


@final
class Stack:
    """Units of a seat on a cell, as far as no errand has taken them."""

    def __init__(self, cell: i64, ships: i64, crews: i64, at_sea: bool) -> None:
        self.cell: i64 = cell
        self.ships: i64 = ships
        self.crews: i64 = crews
        self.at_sea: bool = at_sea


def stacks_of(p: ConquestPosition, seat: i64) -> list[Stack]:
    found: list[Stack] = []
    for cell in p.players[seat].cells:
        units: i64 = p.units_of(seat, cell)
        found.append(Stack(cell, ships_in(units), crews_in(units), p.chart.is_sea(cell)))
    return found


def point_worth(p: ConquestPosition, seat: i64, place: i64, held: list[list[int]]) -> float:
    """What it would mean to a seat to take a point, beyond counting it."""
    realm = p.realm
    point: i64 = realm.points[place]
    holder: i64 = p.controller(point)
    worth = 1.0 if holder < 0 else 1.0 + DENIED
    zone: i64 = realm.zone[point]
    if zone < 0:
        return worth + CITY_WORTH
    size: i64 = realm.per_zone
    mine: i64 = held[seat][zone]
    if mine == size - 1:
        worth += WHOLE_ZONE * float(size)
    else:
        worth += PROGRESS * float(mine + 1) / float(size)
    if holder >= 0 and held[holder][zone] == size:
        worth += BROKEN_ZONE * float(size)
    return worth


def taking_chance(p: ConquestPosition, seat: i64, point: i64, units: i64) -> float:
    """To win the combat on a point with so many units."""
    enemy: i64 = p.enemy_on(seat, point)
    holder: i64 = p.controller(point)
    if enemy < 0 and holder < 0:
        return 1.0
    other: i64 = enemy if enemy >= 0 else holder
    defenders: i64 = number_in(p.units_of(other, point))
    if holder == other:
        defenders += 1
    ahead: i64 = bonus_of(p.players[seat].cards, CLOSE) - bonus_of(p.players[other].cards, CLOSE)
    return p.terms.odds.chance(ahead, units if units < 5 else 4, defenders)


@final
class Plan:
    """The errands of a seat, in the order in which they would be done, and what they are worth together."""

    def __init__(self, p: ConquestPosition, seat: i64, spent: i64, worths: list[float]) -> None:
        self.p = p
        self.seat: i64 = seat
        self.worths = worths
        """Of all points; 0 for those that the seat has."""
        self.stacks = stacks_of(p, seat)
        self.spent: i64 = spent
        """Steps until the first errand can begin."""
        self.total: float = 0.0
        self.errands: list[Errand] = []

    def make(self, from_cell: i64, ships: i64, crews: i64, has_moved: bool) -> None:
        """The group at hand first, if there is one."""
        if from_cell >= 0:
            self._first(from_cell, ships, crews, 0 if has_moved else 1)
        while len(self.errands) < MOST_ERRANDS:
            best = self._best()
            if best is None:
                break
            self._take(best)

    def _first(self, cell: i64, ships: i64, crews: i64, least: i64) -> None:
        """For the group at hand, which takes a step at least if it has not moved."""
        best: Errand | None = None
        mark = 0.0
        at_sea = self.p.chart.is_sea(cell)
        only = Stack(cell, ships, crews, at_sea)
        for place in range(len(self.worths)):
            errand = self._errand(only, place)
            if errand is not None and errand.steps >= least and rank(errand) > mark:
                best, mark = errand, rank(errand)
        if best is None:
            self.total -= 1.0  # a group that has nowhere to go was called for nothing
        else:
            self._take(best)

    def _best(self) -> Errand | None:
        best: Errand | None = None
        mark = 0.0
        for stack in self.stacks:
            if stack.ships + stack.crews == 0:
                continue
            for place in range(len(self.worths)):
                if self.worths[place] > 0.0:
                    errand = self._errand(stack, place)
                    if errand is not None and rank(errand) > mark:
                        best, mark = errand, rank(errand)
        return best

    def _errand(self, stack: Stack, place: i64) -> Errand | None:
        """The units of a stack to a point: as many as are needed."""
        p = self.p
        if self.worths[place] <= 0.0:
            return None
        point: i64 = p.realm.points[place]
        by_sea = p.chart.is_sea(point)
        if (stack.ships if by_sea else stack.crews) == 0:
            return None
        steps: i64 = p.realm.reach.steps(place, stack.cell)
        if stack.at_sea and stack.ships == 0:
            steps = self._steps_ashore(stack.cell, place)
        ship: i64 = NOTHING
        if steps == FAR and not by_sea and not stack.at_sea:
            ship = self._ship_for(stack, place)
            if ship >= 0:
                steps = p.chart.distance(stack.cell, ship) + p.realm.reach.steps(place, ship)
        if steps > LONGEST:
            return None
        is_free = p.enemy_on(self.seat, point) < 0 and p.controller(point) < 0
        ships: i64 = 0
        crews: i64 = stack.crews
        if by_sea:
            ships = 1 if is_free else stack.ships
            crews = 0 if is_free and stack.ships > 1 else crews
        elif is_free:
            crews = 1
        errand = Errand(stack.cell, ships, crews, place, steps, ship)
        chance = taking_chance(p, self.seat, point, ships + crews)
        if chance < MIN_CHANCE:
            return None
        errand.worth = self.worths[place] * chance - (1.0 - chance) * LOST_UNIT * float(crews + ships)
        return errand if errand.worth > 0.0 else None

    def _steps_ashore(self, cell: i64, place: i64) -> i64:
        """For crews that leave their ship at once."""
        chart = self.p.chart
        least: i64 = FAR
        for way in range(WAYS):
            other: i64 = chart.next(cell, way)
            if chart.is_land(other):
                least = min(least, self.p.realm.reach.steps(place, other) + 1)
        return least

    def _ship_for(self, stack: Stack, place: i64) -> i64:
        """The own ship that would bring crews on land soonest to a point."""
        reach = self.p.realm.reach
        best: i64 = NOTHING
        least: i64 = FAR
        for other in self.stacks:
            if other.at_sea and other.ships + other.crews < 4:
                steps: i64 = self.p.chart.distance(stack.cell, other.cell) + reach.steps(place, other.cell)
                if steps < least:
                    best, least = other.cell, steps
        return best

    def _take(self, errand: Errand) -> None:
        self.errands.append(errand)
        self.spent += errand.steps
        self.worths[errand.place] = 0.0
        self.total += errand.worth * STEP_DISCOUNT[self.spent if self.spent < 63 else 63]
        by_sea = self.p.chart.is_sea(self.p.realm.points[errand.place])
        for stack in self.stacks:
            if stack.cell == errand.cell:
                stack.ships -= errand.ships
                stack.crews -= errand.crews
                if not by_sea and stack.at_sea:
                    stack.cell = self._landing(stack.cell, errand.place)
                break

    def _landing(self, cell: i64, place: i64) -> i64:
        """Where a ship lies that has brought crews to a point."""
        chart = self.p.chart
        reach = self.p.realm.reach
        while True:
            closer: i64 = cell
            for way in range(WAYS):
                other: i64 = chart.next(cell, way)
                if reach.steps(place, other) < reach.steps(place, closer):
                    closer = other
            if closer == cell or chart.is_land(closer):
                return cell
            cell = closer


def rank(errand: Errand) -> float:
    return errand.worth / float(errand.steps + 2)


def plan_of(p: ConquestPosition, seat: i64, held: list[list[int]]) -> Plan:
    """What a seat would do from now on; in its own turn with the movement points that are left."""
    realm = p.realm
    worths = [
        0.0 if p.controller(realm.points[place]) == seat else point_worth(p, seat, place, held)
        for place in range(len(realm.points))
    ]
    return Plan(p, seat, steps_behind(p, seat), worths)


def steps_behind(p: ConquestPosition, seat: i64) -> i64:
    """How much of this turn's movement a seat has had; all of it once its groups have moved."""
    if SPIN_COMPASS.is_on_top(p):
        return p.terms.steps
    if seat != p.active:
        has_had = (seat - p.first + p.seats) % p.seats < (p.active - p.first + p.seats) % p.seats
        return p.terms.steps if has_had else 0
    return p.terms.steps - p.points if is_moving(p) else p.terms.steps


def is_moving(p: ConquestPosition) -> bool:
    """Whether the active player's groups can still move in this turn."""
    if PURCHASES.is_on_top(p) or RECRUITING.is_on_top(p) or DEPLOYING.is_on_top(p):
        return True
    return GROUPS.is_on_top(p) or GROUP_SIZE.is_on_top(p) or MARCH.is_on_top(p)

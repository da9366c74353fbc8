"""What a fleet could go and take: groups, the points in their reach, and what that is worth.

The steps of a turn are shared by all groups, so errands are taken one after the other, the best for its steps first,
and what comes later is worth less.
"""

from __future__ import annotations

from math import pow
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    DEPLOYING,
    GROUP_SIZE,
    GROUPS,
    MARCH,
    MARCH_CELL,
    MARCH_GROUP,
    PURCHASES,
    RECRUITING,
    SPIN_COMPASS,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import MOST_ON_A_CELL
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    NOTHING,
    RUNNING,
    ConquestPosition,
    crews_in,
    number_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.reach import FAR
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import has_moved, units_in
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import zones_wanted
from flibuste.games.ship_adventure.chart import WAYS
from flibuste.games.ship_adventure.pieces import CLOSE, bonus_of

MOST_ERRANDS: Final = 6
TRIALS: Final = 3
"""Errands that are tried as the first one."""
A_TURN: Final = 0.32
"""What an errand that waits for a turn is still worth."""
LONGEST: Final = 14
"""Steps beyond which nobody plans."""
PATIENCE: Final = 1.92
"""Steps that an errand seems to take besides its own, so that near ones are not all that counts."""
CITY_WORTH: Final = 0.38
"""For recruiting, besides the point."""
LAST_CITY: Final = 0.94
"""Who loses it recruits nobody any more."""
WHOLE_ZONE: Final = 0.72
"""What the last point of a zone adds, for each of its points."""
MAJORITY: Final = 5.64
PROGRESS: Final = 1.58
BROKEN_ZONE: Final = 0.91
DENIED: Final = 0.55
MIN_CHANCE: Final = 0.16
LOST_UNIT: Final = 0.15
NOWHERE_TO_GO: Final = 1.0
"""What it costs to call a group for nothing."""


@final
class Errand:
    """Units of one cell on their way to a point, at once if they need not wait for the next turn."""

    def __init__(self, cell: i64, place: i64, steps: i64, crews: i64, wait: i64, mate: i64) -> None:
        self.cell: i64 = cell
        self.place: i64 = place
        """Of the point, among the points."""
        self.steps: i64 = steps
        self.crews: i64 = crews
        """As many as are needed."""
        self.wait: i64 = wait
        self.mate: i64 = mate
        """For crews ashore the cell of the ship that fetches them, for this ship theirs; NOTHING without one."""


@final
class Stack:
    """Units of a seat on a cell, as far as no errand has taken them, with the best errand that they have."""

    def __init__(self, cell: i64, ships: i64, crews: i64, at_sea: bool, wait: i64) -> None:
        self.cell: i64 = cell
        self.ships: i64 = ships
        self.crews: i64 = crews
        self.at_sea: bool = at_sea
        self.wait: i64 = wait
        """Steps until it can move on: a point is seized at the end of a turn."""
        self.is_called: bool = False
        """It cannot stay where it is, and its crews cannot land while its ships stay."""
        self.mark: float = 0.0
        """Of the best errand; 0 without one."""
        self.place: i64 = NOTHING
        self.steps: i64 = 0
        self.worth: float = 0.0
        """By its chance."""
        self.chance: float = 0.0
        self.mate: i64 = NOTHING
        """The number of another stack: crews ashore and the ship that fetches them have their errand together."""
        self.wish: i64 = NOTHING
        """The point beyond the sea that crews ashore would like best, if a ship fetched them; how far away it is."""
        self.wish_steps: i64 = 0

    def clone(self) -> Stack:
        twin = Stack(self.cell, self.ships, self.crews, self.at_sea, self.wait)
        twin.mark = self.mark
        twin.place = self.place
        twin.steps = self.steps
        twin.worth = self.worth
        twin.chance = self.chance
        twin.mate = self.mate
        twin.wish = self.wish
        twin.wish_steps = self.wish_steps
        return twin


@final
class Plan:
    """The errands of a seat, in the order in which they would be done, and what they are worth together."""

    def __init__(
        self,
        p: ConquestPosition,
        seat: i64,
        worths: vec[float],
        losses: vec[float],
        defenders: vec[i64],
        ahead: vec[i64],
    ) -> None:
        self.p = p
        self.seat: i64 = seat
        self.worths = worths
        """Of all points; 0 for those that the seat has."""
        self.losses = losses
        """What each point is worth to who holds it."""
        self.defenders = defenders
        self.ahead = ahead
        self.steps: i64 = p.terms.steps
        self.spent: i64 = steps_behind(p, seat)
        """Steps until the next errand can begin."""
        self.is_last: bool = p.closing != RUNNING
        self.longest: i64 = LONGEST
        if self.is_last:
            self.longest = self.steps - self.spent
        self.stacks: list[Stack] = []
        self.total: float = 0.0
        self.threats: vec[float] = vec[float]([0.0] * int(p.seats))
        """What each seat may lose to it."""
        self.errands: list[Errand] = []

    # --- making it ------------------------------------------------------------------------------------------------

    def make(self) -> Plan:
        """With the group first that was called; for who is moving else with what turns out best of a few."""
        called = self.group_at_hand()
        self.muster(called)
        if called is not None:
            return self.go_first(called).go_on()
        if self.seat != self.p.active or not is_moving(self.p):
            return self.go_on()
        best = self
        for number in self.promising():
            trial = self.twin()
            trial.take(trial.stacks[number])
            trial.go_on()
            if trial.total > best.total:
                best = trial
        return best

    def muster(self, called: Stack | None) -> None:
        p = self.p
        cell: i64 = NOTHING
        group: i64 = 0
        if called is not None:
            cell = called.cell
            group = called.ships + 16 * called.crews
            self.stacks.append(called)
        for other in p.players[self.seat].cells:
            units: i64 = p.units_of(self.seat, other)
            if other == cell:
                units -= group
            if units > 0:
                self.stacks.append(Stack(other, ships_in(units), crews_in(units), p.chart.is_sea(other), 0))
        for stack in self.stacks:
            if stack.crews > 0 and not stack.at_sea:
                self.find_wish(stack)
        for stack in self.stacks:
            self.look(stack)

    def promising(self) -> list[int]:
        """The stacks with the best errands."""
        found: list[int] = []
        last = 1000.0
        while len(found) < TRIALS:
            best: i64 = NOTHING
            mark = 0.0
            for place in range(len(self.stacks)):
                own = self.stacks[place].mark
                if own > mark and own < last:
                    best = place
                    mark = own
            if best < 0:
                break
            found.append(int(best))
            last = mark
        return found

    def twin(self) -> Plan:
        twin = Plan(self.p, self.seat, self.worths[:], self.losses, self.defenders, self.ahead)
        twin.stacks = [stack.clone() for stack in self.stacks]
        return twin

    def go_on(self) -> Plan:
        while len(self.errands) < MOST_ERRANDS and self.spent <= 2 * self.steps:
            best = self.best()
            if best is None:
                break
            self.take(best)
        return self

    def group_at_hand(self) -> Stack | None:
        """The group that was called and has not moved yet: its errand comes first."""
        p = self.p
        if self.seat != p.active or not MARCH.is_on_top(p) or has_moved(MARCH_GROUP.of(p)):
            return None
        cell: i64 = MARCH_CELL.of(p)
        group: i64 = units_in(MARCH_GROUP.of(p))
        called = Stack(cell, ships_in(group), crews_in(group), p.chart.is_sea(cell), 0)
        called.is_called = True
        return called

    def go_first(self, called: Stack) -> Plan:
        if called.place >= 0:
            called.is_called = False
            self.take(called)
        else:
            self.total -= NOWHERE_TO_GO
        return self

    def best(self) -> Stack | None:
        best: Stack | None = None
        mark = 0.0
        for stack in self.stacks:
            if stack.mark > mark:
                best, mark = stack, stack.mark
        return best

    # --- one stack ------------------------------------------------------------------------------------------------

    def look(self, stack: Stack) -> None:
        """For the best that it can do."""
        stack.mark = 0.0
        stack.place = NOTHING
        stack.mate = NOTHING
        if stack.ships + stack.crews == 0:
            return
        reach = self.p.realm.reach
        for place in range(len(self.worths)):
            if self.worths[place] > 0.0 and (
                reach.steps(place, stack.cell) <= self.longest or (stack.at_sea and stack.ships == 0)
            ):
                self.consider(stack, place)
        if stack.at_sea:
            if has_room(stack):
                for number in range(len(self.stacks)):
                    self.consider_lift(stack, self.stacks[number], stack, number)
        elif stack.wish >= 0:
            for number in range(len(self.stacks)):
                if has_room(self.stacks[number]):
                    self.consider_lift(stack, stack, self.stacks[number], number)

    def find_wish(self, crews: Stack) -> None:
        """Where a ship should bring crews ashore."""
        chart = self.p.chart
        reach = self.p.realm.reach
        crews.wish = NOTHING
        mark = 0.0
        for place in range(len(self.worths)):
            if self.worths[place] > mark and reach.steps(place, crews.cell) == FAR:
                point: i64 = self.p.realm.points[place]
                steps: i64 = chart.distance(crews.cell, point) + 1
                if chart.is_land(point) and steps <= self.longest:
                    own = self.worths[place] * self.chance(place, crews.crews) / (float(steps) + PATIENCE)
                    if own > mark:
                        mark = own
                        crews.wish = place
                        crews.wish_steps = steps

    def consider(self, stack: Stack, place: i64) -> None:
        """A point that it can reach by itself."""
        p = self.p
        point: i64 = p.realm.points[place]
        by_sea = p.chart.is_sea(point)
        if by_sea:
            if stack.ships == 0:
                return
        elif stack.crews == 0:
            return
        steps: i64 = p.realm.reach.steps(place, stack.cell)
        if stack.at_sea and stack.ships == 0:
            steps = self.steps_ashore(stack.cell, place)
        if steps > self.longest or (steps == 0 and stack.is_called):
            return
        if stack.is_called and stack.ships > 0 and not by_sea and not self.sails_closer(stack.cell, place, steps):
            return
        units: i64 = stack.crews
        if by_sea:
            units += stack.ships
        self.weigh(stack, place, steps, units, NOTHING)

    def consider_lift(self, stack: Stack, crews: Stack, ship: Stack, mate: i64) -> None:
        """What crews ashore wish for, once a ship has fetched them; `mate` is the number of who is not `stack`."""
        if crews.wish < 0 or crews.crews == 0:
            return
        apart: i64 = self.p.chart.distance(crews.cell, ship.cell)
        if apart + crews.wish_steps > self.longest:
            return
        aboard: i64 = min(crews.crews, MOST_ON_A_CELL - ship.ships - ship.crews)
        if stack.is_called and stack is crews and aboard < crews.crews:
            return
        if stack.is_called and not comes_closer(self.p, crews.cell, ship.cell, stack is ship):
            return
        self.weigh(stack, crews.wish, apart + crews.wish_steps, aboard, mate)

    def chance(self, place: i64, units: i64) -> float:
        """To take a point."""
        defenders: i64 = self.defenders[place]
        if defenders == 0:
            return 1.0
        return self.p.terms.odds.chance(self.ahead[place], min(units, MOST_ON_A_CELL), defenders)

    def weigh(self, stack: Stack, place: i64, steps: i64, units: i64, mate: i64) -> None:
        chance = self.chance(place, units)
        if chance < MIN_CHANCE:
            return
        worth = self.worths[place] * chance - LOST_UNIT * (1.0 - chance) * float(units)
        mark = worth / (float(steps + stack.wait) + PATIENCE)
        if mark > stack.mark:
            stack.mark = mark
            stack.place = place
            stack.steps = steps
            stack.worth = worth
            stack.chance = chance
            stack.mate = mate

    def steps_ashore(self, cell: i64, place: i64) -> i64:
        """For crews that leave their ship at once."""
        chart = self.p.chart
        reach = self.p.realm.reach
        least: i64 = FAR
        for way in range(WAYS):
            other: i64 = chart.next(cell, way)
            if chart.is_land(other):
                least = min(least, reach.steps(place, other) + 1)
        return least

    def sails_closer(self, cell: i64, place: i64, steps: i64) -> bool:
        """Whether a ship comes closer to a point ashore; else its crews land without it."""
        chart = self.p.chart
        if chart.drift[cell] >= 0:
            return True
        for way in range(WAYS):
            other: i64 = chart.next(cell, way)
            if chart.is_sea(other) and self.p.realm.reach.steps(place, other) < steps:
                return True
        return False

    # --- one errand -----------------------------------------------------------------------------------------------

    def take(self, stack: Stack) -> None:
        place: i64 = stack.place
        crews = stack
        ship = stack
        meets: i64 = NOTHING
        if stack.mate >= 0:
            mate = self.stacks[stack.mate]
            meets = mate.cell
            if stack.at_sea:
                crews = mate
            else:
                ship = mate
        needed: i64 = crews.crews
        if self.defenders[place] == 0:
            needed = 1
        self.errands.append(Errand(stack.cell, place, stack.steps, needed, stack.wait, meets))
        self.spent += stack.steps + stack.wait
        if self.is_last:
            self.longest = self.steps - self.spent
        soon = self.still_worth()
        self.total += stack.worth * soon
        self.threaten(place, stack.chance * soon)
        self.worths[place] *= 1.0 - stack.chance
        self.send(crews, ship, place)
        for other in self.stacks:
            if other.wish == place:
                self.find_wish(other)
        for other in self.stacks:
            if other is crews or other is ship or other.place == place or other.mate >= 0:
                self.look(other)

    def threaten(self, place: i64, likely: float) -> None:
        holder: i64 = self.p.controller(self.p.realm.points[place])
        if holder >= 0:
            self.threats[holder] += likely * self.losses[place]

    def still_worth(self) -> float:
        if self.is_last:
            return 1.0
        return pow(A_TURN, float(self.spent) / float(self.steps))

    def send(self, crews: Stack, ship: Stack, place: i64) -> None:
        """One unit seizes a free point and goes on from there; a defended one takes all."""
        chart = self.p.chart
        point: i64 = self.p.realm.points[place]
        is_free = self.defenders[place] == 0
        if chart.is_sea(point):
            if not is_free:
                ship.ships = 0
                ship.crews = 0
            elif ship.ships == 1:
                ship.cell = point
                ship.wait = self.steps // 2
            else:
                ship.ships -= 1
                self.stacks.append(Stack(point, 1, 0, True, self.steps // 2))
            return
        if ship.at_sea:
            ship.cell = self.landing(ship.cell, place)
        if is_free:
            crews.crews -= 1
        else:
            crews.crews = 0

    def landing(self, cell: i64, place: i64) -> i64:
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


def comes_closer(p: ConquestPosition, crews: i64, ship: i64, by_sea: bool) -> bool:
    """Whether a step of the ship, or one of the crews ashore, brings them together."""
    chart = p.chart
    apart: i64 = chart.distance(crews, ship)
    for way in range(WAYS):
        if by_sea:
            other: i64 = chart.next(ship, way)
            if chart.is_sea(other) and chart.distance(other, crews) < apart:
                return True
        else:
            other = chart.next(crews, way)
            if (other == ship or chart.is_land(other)) and chart.distance(other, ship) < apart:
                return True
    return False


def has_room(stack: Stack) -> bool:
    return stack.at_sea and stack.ships > 0 and stack.ships + stack.crews < MOST_ON_A_CELL


# --- points -----------------------------------------------------------------------------------------------------------


def defenders_of(p: ConquestPosition, seat: i64) -> vec[i64]:
    """Who stands in the way at each point, itself included; a group that is called is on its way."""
    found = vec[i64]([0] * len(p.realm.points))
    leaving: i64 = NOTHING
    if MARCH.is_on_top(p) and not has_moved(MARCH_GROUP.of(p)):
        leaving = MARCH_CELL.of(p)
    for place in range(len(p.realm.points)):
        point: i64 = p.realm.points[place]
        other: i64 = p.enemy_on(seat, point)
        holder: i64 = p.controller(point)
        number: i64 = 0
        if other >= 0:
            number = number_in(p.units_of(other, point))
            if leaving == point and other == p.active:
                number -= number_in(units_in(MARCH_GROUP.of(p)))
        if holder >= 0 and holder != seat:
            number += 1
        found[place] = number
    return found


def leads_of(p: ConquestPosition, seat: i64) -> vec[i64]:
    """By cards, at each point."""
    found = vec[i64]([0] * len(p.realm.points))
    own: i64 = bonus_of(p.players[seat].cards, CLOSE)
    for place in range(len(p.realm.points)):
        point: i64 = p.realm.points[place]
        other: i64 = p.enemy_on(seat, point)
        if other < 0:
            other = p.controller(point)
        if other >= 0:
            found[place] = own - bonus_of(p.players[other].cards, CLOSE)
    return found


def worths_for(p: ConquestPosition, seat: i64, held: list[list[int]], whole: list[int]) -> vec[float]:
    """What it would mean to a seat to take each point; nothing for those that it has."""
    found = vec[float]([0.0] * len(p.realm.points))
    for place in range(len(p.realm.points)):
        if p.controller(p.realm.points[place]) != seat:
            found[place] = point_worth(p, seat, place, held, whole)
    return found


def point_worth(p: ConquestPosition, seat: i64, place: i64, held: list[list[int]], whole: list[int]) -> float:
    realm = p.realm
    point: i64 = realm.points[place]
    holder: i64 = p.controller(point)
    worth = 1.0
    if holder >= 0:
        worth += DENIED
    zone: i64 = realm.zone[point]
    if zone < 0:
        worth += CITY_WORTH
        if holder >= 0 and is_last_city(p, holder, point):
            worth += LAST_CITY
        return worth
    size: i64 = realm.per_zone
    mine: i64 = held[seat][zone]
    is_broken = holder >= 0 and held[holder][zone] == size
    if is_broken:
        worth += BROKEN_ZONE * float(size)
        if p.closing == RUNNING and whole[holder] + 1 >= zones_wanted(p):
            worth += 0.5 * MAJORITY
    if mine < size - 1:
        return worth + PROGRESS * float((mine + 1) * (mine + 1)) / float(size * size)
    worth += WHOLE_ZONE * float(size)
    if p.closing == RUNNING and whole[seat] + 1 >= zones_wanted(p):
        others: i64 = sum(whole) - whole[seat]
        if is_broken:
            others -= 1
        if whole[seat] + 1 > others:
            worth += MAJORITY
    return worth


def losses_of(p: ConquestPosition, held: list[list[int]]) -> vec[float]:
    """What the loss of each point would mean to who holds it."""
    realm = p.realm
    found = vec[float]([0.0] * len(realm.points))
    for place in range(len(realm.points)):
        point: i64 = realm.points[place]
        holder: i64 = p.controller(point)
        if holder >= 0:
            zone: i64 = realm.zone[point]
            loss = 1.0
            if zone < 0:
                loss += CITY_WORTH
                if is_last_city(p, holder, point):
                    loss += LAST_CITY
            elif held[holder][zone] == realm.per_zone:
                loss += WHOLE_ZONE * float(realm.per_zone)
            found[place] = loss
    return found


def is_last_city(p: ConquestPosition, holder: i64, city: i64) -> bool:
    for other in p.realm.cities:
        if other != city and p.controller(other) == holder:
            return False
    return True


# --- whose steps ------------------------------------------------------------------------------------------------------


def steps_behind(p: ConquestPosition, seat: i64) -> i64:
    """How much of this turn's movement a seat has had; all of it once its groups have moved."""
    if SPIN_COMPASS.is_on_top(p):
        return p.terms.steps
    if seat != p.active:
        if (seat - p.first + p.seats) % p.seats < (p.active - p.first + p.seats) % p.seats:
            return p.terms.steps
        return 0
    return p.terms.steps - p.points if is_moving(p) else p.terms.steps


def is_moving(p: ConquestPosition) -> bool:
    """Whether the active player's groups can still move in this turn."""
    if PURCHASES.is_on_top(p) or RECRUITING.is_on_top(p) or DEPLOYING.is_on_top(p):
        return True
    return GROUPS.is_on_top(p) or GROUP_SIZE.is_on_top(p) or MARCH.is_on_top(p)

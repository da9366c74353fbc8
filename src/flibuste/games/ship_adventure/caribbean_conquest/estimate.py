"""A quick guess at each seat's prospects: points held, what can be taken soon (errands.py), and what pays for more.

One point that counts at the end is the unit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.errands import Plan, plan_of
from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    GROUP_FROM,
    GROUP_SIZE,
    MARCH,
    MARCH_CELL,
    MARCH_GROUP,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    NOTHING,
    RUNNING,
    ConquestPosition,
    crews_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import UNITS_OF_GROUP, units_in
from flibuste.games.ship_adventure.pieces import CLOSE, RANGED, bonus_of

SPREAD: Final = 3.0
"""Points that the estimate may be wrong by."""
VICTORY: Final = 5.0
TURNS_TO_COME: Final = 5.0
GOLD: Final = 0.16
SHIP: Final = 0.85
CREW: Final = 0.42
BALL: Final = 0.25
CLOSE_BONUS: Final = 0.9
RANGED_BONUS: Final = 0.25
PLANS: Final = 0.7
"""Plans are foiled."""
NO_CITY: Final = 2.0
NEAR_MAJORITY: Final = 1.2


def estimate(p: ConquestPosition, viewer: i64) -> list[float]:
    if p.ending != RUNNING:
        return final_worth(p)
    held = [p.zone_counts(seat) for seat in range(p.seats)]
    return [seat_worth(p, seat, held) for seat in range(p.seats)]


def final_worth(p: ConquestPosition) -> list[float]:
    found = [float(points) for points in p.scores()]
    for winner in p.outcome().winners:
        found[winner] += VICTORY
    return found


def seat_worth(p: ConquestPosition, seat: i64, held: list[list[int]]) -> float:
    player = p.players[seat]
    if player.is_out:
        return -VICTORY
    count = float(p.count(seat))
    if p.closing != RUNNING:
        return count + PLANS * plan_worth(p, seat, held)
    worth = count * (1.0 + GOLD * TURNS_TO_COME) + GOLD * float(player.gold) + BALL * float(min(player.balls, 3))
    worth += CLOSE_BONUS * float(bonus_of(player.cards, CLOSE)) + RANGED_BONUS * float(bonus_of(player.cards, RANGED))
    whole: i64 = p.whole_zones(seat)
    worth += NEAR_MAJORITY * float(whole * whole)
    return worth + units_worth(p, seat) + PLANS * plan_worth(p, seat, held)


def units_worth(p: ConquestPosition, seat: i64) -> float:
    ships: i64 = 0
    crews: i64 = 0
    for cell in p.players[seat].cells:
        units: i64 = p.units_of(seat, cell)
        ships += ships_in(units)
        crews += crews_in(units)
    return SHIP * float(ships) + CREW * float(crews)


def plan_worth(p: ConquestPosition, seat: i64, held: list[list[int]]) -> float:
    plan = own_plan(p, seat, held)
    return plan.total


def own_plan(p: ConquestPosition, seat: i64, held: list[list[int]]) -> Plan:
    """With the group first that is on its way."""
    plan = plan_of(p, seat, held)
    if seat == p.active and MARCH.is_on_top(p):
        units: i64 = units_in(MARCH_GROUP.of(p))
        plan.make(MARCH_CELL.of(p), ships_in(units), crews_in(units), MARCH_GROUP.of(p) > UNITS_OF_GROUP)
    elif seat == p.active and GROUP_SIZE.is_on_top(p):
        cell: i64 = GROUP_FROM.of(p)
        own: i64 = p.units_of(seat, cell)
        plan.make(cell, ships_in(own), crews_in(own), False)
    else:
        plan.make(NOTHING, 0, 0, False)
    return plan

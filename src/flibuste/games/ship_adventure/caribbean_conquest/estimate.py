"""A quick guess at each seat's prospects: points held, what can be taken soon (errands.py), and what pays for more.

One point that counts at the end is the unit.
"""

from __future__ import annotations

from math import pow
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.errands import (
    Plan,
    defenders_of,
    leads_of,
    losses_of,
    worths_for,
)
from flibuste.games.ship_adventure.caribbean_conquest.frames import GROUP_SIZE
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    RUNNING,
    ConquestPosition,
    crews_in,
    rows_of,
    ships_in,
)
from flibuste.games.ship_adventure.pieces import CLOSE, RANGED, bonus_of

SPREAD: Final = 4.0
"""Points that the estimate may be wrong by."""
VICTORY: Final = 8.0
INCOME: Final = 0.42
"""What a point brings until the end, in points."""
GOLD: Final = 0.21
SPARE_GOLD: Final = 0.047
"""Beyond what can be spent in a turn."""
PURSE: Final = 12.0
SHIP: Final = 0.98
MORE_SHIPS: Final = 0.32
"""What each further one is worth of the one before."""
CREW: Final = 0.64
MORE_CREWS: Final = 0.68
BALL: Final = 0.09
CLOSE_BONUS: Final = 1.02
RANGED_BONUS: Final = 0.10
PLANS: Final = 8.48
"""Plans are foiled."""
THREAT: Final = 0.81
"""How likely rivals do what they can."""
LAST_TURN: Final = 2.0
"""How much more a point counts when the end is near."""
RIVALS: Final = 0.6
"""How much what the others gain counts against the choice of a group."""
NEAR_MAJORITY: Final = 1.46


def estimate(p: ConquestPosition, viewer: i64) -> list[float]:
    if p.ending != RUNNING:
        return final_worth(p)
    if GROUP_SIZE.is_on_top(p):
        return with_best_group(p)
    held = [p.zone_counts(seat) for seat in range(p.seats)]
    size: int = p.realm.per_zone
    whole = [zones.count(size) for zones in held]
    losses = losses_of(p, held)
    plans = [plan_of(p, seat, held, whole, losses) for seat in range(p.seats)]
    found: list[float] = []
    for seat in range(p.seats):
        worth = seat_worth(p, seat, plans[seat].total, float(whole[seat]))
        for plan in plans:
            worth -= THREAT * plan.threats[seat]
        found.append(worth)
    return found


def with_best_group(p: ConquestPosition) -> list[float]:
    """Who stays behind matters, so who comes along is chosen first."""
    best: list[float] = []
    most = 0.0
    for move in p.moves():
        after = p.clone()
        after.play(move)
        found = after.estimate(p.active)
        ahead = found[p.active] - RIVALS * (sum(found) - found[p.active]) / float(len(found) - 1)
        if not best or ahead > most:
            best, most = found, ahead
    return best


def final_worth(p: ConquestPosition) -> list[float]:
    found = [LAST_TURN * float(points) for points in p.scores()]
    for winner in p.outcome().winners:
        found[winner] += VICTORY
    return found


def seat_worth(p: ConquestPosition, seat: i64, planned: float, zones: float) -> float:
    player = p.players[seat]
    if player.is_out:
        return -VICTORY
    count = float(p.count(seat))
    if p.closing != RUNNING:
        return LAST_TURN * (count + planned)
    worth = count * (1.0 + INCOME) + gold_worth(float(player.gold)) + BALL * float(min(player.balls, 3))
    worth += CLOSE_BONUS * float(bonus_of(player.cards, CLOSE)) + RANGED_BONUS * float(bonus_of(player.cards, RANGED))
    return worth + NEAR_MAJORITY * zones * zones + units_worth(p, seat) + PLANS * planned


def gold_worth(gold: float) -> float:
    if gold <= PURSE:
        return GOLD * gold
    return GOLD * PURSE + SPARE_GOLD * (gold - PURSE)


def units_worth(p: ConquestPosition, seat: i64) -> float:
    """The more there are, the less another adds; a larger board has use for more."""
    ships: i64 = 0
    crews: i64 = 0
    for cell in p.players[seat].cells:
        units: i64 = p.units_of(seat, cell)
        ships += ships_in(units)
        crews += crews_in(units)
    rows = float(rows_of(p.realm.boxes))
    return rows * (
        less_and_less(float(ships) / rows, SHIP, MORE_SHIPS) + less_and_less(float(crews) / rows, CREW, MORE_CREWS)
    )


def less_and_less(number: float, first: float, ratio: float) -> float:
    return first * (1.0 - pow(ratio, number)) / (1.0 - ratio)


def plan_of(p: ConquestPosition, seat: i64, held: list[list[int]], whole: list[int], losses: vec[float]) -> Plan:
    worths = worths_for(p, seat, held, whole)
    return Plan(p, seat, worths, losses, defenders_of(p, seat), leads_of(p, seat)).make()


def own_plan(p: ConquestPosition) -> Plan:
    """Of the player whose turn it is."""
    held = [p.zone_counts(seat) for seat in range(p.seats)]
    size: int = p.realm.per_zone
    return plan_of(p, p.active, held, [zones.count(size) for zones in held], losses_of(p, held))

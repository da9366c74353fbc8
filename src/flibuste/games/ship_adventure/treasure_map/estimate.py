"""A quick guess at each seat's prospects, by what the viewer knows: rounds that it is away from Eldorado, below zero.

What a seat has besides is counted in the rounds that it may save, what it could lose in those it would cost
(prospects.py, belongings.py, strikes.py, duels.py).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.treasure_map.belongings import assets
from flibuste.games.ship_adventure.treasure_map.duels import add_duels
from flibuste.games.ship_adventure.treasure_map.position import RUNNING, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.prospects import Outlook, rounds_to_eldorado, turns_over
from flibuste.games.ship_adventure.treasure_map.strikes import danger

SPREAD: Final = 20.0
"""Rounds that the estimate may be wrong by: a lead is soon robbed."""
SPREAD_ALONE: Final = 3.0
"""The same for a lone player, whom nobody robs."""
RESERVE: Final = 2.0
"""Turns that a lone player wants to have to spare."""
LATE: Final = 2.0
"""What each counts besides that is missing from them."""
NEARLY: Final = 10.0
"""What it is worth besides to be in Eldorado at once; less by e with each SHORTLY rounds."""
SHORTLY: Final = 4.0
VICTORY: Final = 60.0


def estimate(p: TreasurePosition, viewer: i64) -> list[float]:
    if p.ending != RUNNING:
        return final_worth(p)
    worth = [seat_worth(p, seat, viewer) for seat in range(p.seats)]
    add_duels(p, worth)
    if p.terms.solo:
        return [worth[0] - float(turns_over(p)) - lateness(p, worth[0])]
    return [rounds + NEARLY * exp(min(0.0, rounds) / SHORTLY) for rounds in worth]


def lateness(p: TreasurePosition, worth: float) -> float:
    """Turns that a lone player will lack, which count besides: it dares more when time is short."""
    if p.terms.turn_limit == 0:
        return 0.0
    spare = float(p.terms.turn_limit - turns_over(p)) + worth
    return LATE * max(0.0, RESERVE - spare)


def final_worth(p: TreasurePosition) -> list[float]:
    found = [float(points) for points in p.scores()]
    outcome = p.outcome()
    if p.terms.solo:
        found[0] += VICTORY if outcome.team_won else -VICTORY
        return found
    for winner in outcome.winners:
        found[winner] += VICTORY
    return found


def seat_worth(p: TreasurePosition, seat: i64, viewer: i64) -> float:
    outlook = Outlook(p, seat, viewer)
    rounds = rounds_to_eldorado(p, outlook)
    return assets(p, outlook) - danger(p, outlook) - rounds

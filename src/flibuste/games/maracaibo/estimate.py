"""A quick guess at each seat's points at the end, by what the viewer knows; then Jordan's.

What a seat has is counted with what the turns and incomes to come will make of it (prospects.py); the turn under way
and the next one are looked at more closely (landings.py); further turns are worth what turns usually are. The numbers
were set by hand and moved by an evolution strategy: 48 generations of 12 pairs of candidates, of which the two of a
pair met in 16 greedy games with two seats. Those of Jordan and of modules are by hand, and TURN is what
was missing to the points at the end, on average, in games of greedy bots.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.maracaibo.frames import SAIL_SHIP
from flibuste.games.maracaibo.landings import best_landing, pending_worth
from flibuste.games.maracaibo.position import RUNNING, Jordan, MaracaiboPosition
from flibuste.games.maracaibo.prospects import Outlook, Pace, sheet_worth, turns_left
from flibuste.games.maracaibo.rules.final import jordan_points

SPREAD: Final = 18.0
"""Points that the estimate may be wrong by."""
VICTORY: Final = 10.0
TURN: Final = 8.2
"""What a turn brings, besides what standing effects add to it. Too little, and it would seem best to end the game soon
against Jordan, whose turns are counted in full; and of two seats the one that has had its turn would seem ahead."""
NEXT_TURN: Final = 0.29
"""How much of the best place in reach counts: others may take it, or more doubloons may be had elsewhere."""
JORDANS_TURN: Final = 8.0
B_CARD: Final = 0.5
"""What each B card adds to a turn of Jordan's."""


def estimate(p: MaracaiboPosition, viewer: i64) -> list[float]:
    if p.ending != RUNNING:
        return final_worth(p)
    pace = Pace(p)
    found = [seat_worth(p, pace, seat, viewer) for seat in range(p.seats)]
    jordan = p.jordan
    if jordan is not None:
        found.append(jordan_worth(p, pace, jordan))
    return found


def final_worth(p: MaracaiboPosition) -> list[float]:
    found = [float(points) for points in p.scores()]
    for winner in p.outcome().winners:
        found[winner] += VICTORY
    return found


def outlook_of(p: MaracaiboPosition, pace: Pace, seat: i64, viewer: i64) -> Outlook:
    return Outlook(p, seat, viewer, turns_left(p, pace, seat))


def seat_worth(p: MaracaiboPosition, pace: Pace, seat: i64, viewer: i64) -> float:
    outlook = outlook_of(p, pace, seat, viewer)
    worth = sheet_worth(p, outlook)
    if seat == p.active and not SAIL_SHIP.is_on_top(p):
        worth += pending_worth(p, outlook)
    turns = outlook.turns
    if turns <= 0.0:
        return worth
    share = turns if turns < 1.0 else 1.0
    return worth + TURN * turns + NEXT_TURN * share * best_landing(p, outlook)


def jordan_worth(p: MaracaiboPosition, pace: Pace, jordan: Jordan) -> float:
    worth = float(jordan.points[0])
    for points in jordan_points(p):
        worth += float(points)
    return worth + turns_left(p, pace, 0) * (JORDANS_TURN + B_CARD * float(p.terms.b_cards))

"""Plays on for some turns, quickly and sensibly, so that a search can judge where a move leads.

Straight after a turn an estimate leans towards or against whoever has just acted; when everybody has had as many turns,
much of what an estimate can only guess has happened. docs/strength.md says how much that is worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.maracaibo.frames import LOCATION_ACTIONS, OPEN_EFFECTS, OVER, SAIL_SHIP
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.prospects import Outlook
from flibuste.games.maracaibo.quick_moves import own_outlook, quick_move

TURNS_AHEAD: Final = 3
"""Turns of each seat that are played on, after the one under way."""


def played_on(p: MaracaiboPosition) -> MaracaiboPosition:
    """The position itself, some turns later."""
    left: i64 = TURNS_AHEAD * p.seats
    if OVER.is_on_top(p):
        return p
    outlook = own_outlook(p)
    while True:
        p.play(quick_move(p, outlook))
        if OVER.is_on_top(p):
            return p
        if SAIL_SHIP.is_on_top(p):
            if left == 0:
                return p
            left -= 1
        if is_new_to(p, outlook):
            outlook = own_outlook(p)


def is_new_to(p: MaracaiboPosition, outlook: Outlook) -> bool:
    """Whether an outlook is too old: in another turn, or where much can be chosen among."""
    if p.seat_to_move() != outlook.seat:
        return True
    return SAIL_SHIP.is_on_top(p) or OPEN_EFFECTS.is_on_top(p) or LOCATION_ACTIONS.is_on_top(p)

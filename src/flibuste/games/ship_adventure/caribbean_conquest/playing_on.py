"""Plays on, quickly and sensibly, so that a search can judge where a move leads: this turn and another.

At the end of a turn everybody has had as many player turns, so that nobody looks ahead who has only just moved.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import OVER, SPIN_COMPASS
from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition
from flibuste.games.ship_adventure.caribbean_conquest.quick_moves import Orders, quick_move

TURNS_AHEAD: Final = 1


def played_on(p: ConquestPosition) -> ConquestPosition:
    """The position itself, some turns later."""
    last: i64 = p.turn + TURNS_AHEAD
    orders = Orders()
    while not OVER.is_on_top(p):
        if SPIN_COMPASS.is_on_top(p) and p.turn > last:
            break
        p.play(quick_move(p, orders))
    return p

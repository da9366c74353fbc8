"""Plays on for some rounds, quickly and sensibly, so that a search can judge where a move leads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.treasure_map.frames import MOVEMENT, OVER, SPIN_COMPASS
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition
from flibuste.games.ship_adventure.treasure_map.quick_moves import own_outlook, quick_move
from flibuste.games.ship_adventure.treasure_map.rules.movement import has_moved

ROUNDS_AHEAD: Final = 0
"""Whole rounds that are played on, after the one under way."""


def played_on(p: TreasurePosition) -> TreasurePosition:
    """The position itself, some rounds later."""
    if OVER.is_on_top(p):
        return p
    left: i64 = ROUNDS_AHEAD
    outlook = own_outlook(p)
    while True:
        p.play(quick_move(p, outlook))
        if OVER.is_on_top(p):
            return p
        if SPIN_COMPASS.is_on_top(p):
            if left == 0:
                return p
            left -= 1
        elif MOVEMENT.is_on_top(p) and not has_moved(p):
            outlook = own_outlook(p)

"""Plays on to the end of the turn, quickly and sensibly, so that a search judges when everybody has had the same.

Whole turns more would only blur what the estimate tells apart (docs/strength.md).
"""

from __future__ import annotations

from flibuste.games.ship_adventure.treasure_map.frames import MOVEMENT, OVER, SPIN_COMPASS
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition
from flibuste.games.ship_adventure.treasure_map.quick_moves import own_outlook, quick_move
from flibuste.games.ship_adventure.treasure_map.rules.movement import has_moved


def played_on(p: TreasurePosition) -> TreasurePosition:
    """The position itself, where the next turn begins."""
    if OVER.is_on_top(p):
        return p
    outlook = own_outlook(p)
    while True:
        p.play(quick_move(p, outlook))
        if OVER.is_on_top(p) or SPIN_COMPASS.is_on_top(p):
            p.is_ahead = True
            return p
        if MOVEMENT.is_on_top(p) and not has_moved(p):
            outlook = own_outlook(p)

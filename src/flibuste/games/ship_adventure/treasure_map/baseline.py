"""The frozen yardstick player."""

from __future__ import annotations

from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition
from flibuste.kernel.moves import Move


def baseline_move(p: TreasurePosition, moves: list[Move]) -> Move:
    return moves[0]

"""When the game is over."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.step import Step
from flibuste.kernel.moves import Move


class Over(Step):
    """Nothing is pending any more."""

    def seat(self, p: TreasurePosition) -> i64:
        return -1

    def moves(self, p: TreasurePosition) -> list[Move]:
        return []

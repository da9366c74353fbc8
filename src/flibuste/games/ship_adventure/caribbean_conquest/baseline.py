"""The frozen yardstick player."""

from __future__ import annotations

from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition
from flibuste.kernel.moves import Move


def baseline_move(p: ConquestPosition, moves: list[Move]) -> Move:
    return moves[0]

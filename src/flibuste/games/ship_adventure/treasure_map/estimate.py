"""A quick guess at each seat's prospects, for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition

SPREAD: Final = 2.0


def estimate(p: TreasurePosition, viewer: i64) -> list[float]:
    return [float(points) for points in p.scores()]

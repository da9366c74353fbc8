"""Some turns more, played quickly and sensibly."""

from __future__ import annotations

from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition


def played_on(p: TreasurePosition) -> TreasurePosition:
    return p

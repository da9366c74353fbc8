"""What a seat may know as numbers, for learning."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition


def observe(p: TreasurePosition, seat: i64, out: vec[i16], start: i64) -> None:
    raise NotImplementedError

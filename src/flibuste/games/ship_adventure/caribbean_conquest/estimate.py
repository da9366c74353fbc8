"""A quick guess at each seat's prospects, for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition

SPREAD: Final = 2.0


def estimate(p: ConquestPosition, viewer: i64) -> list[float]:
    return [float(points) for points in p.scores()]

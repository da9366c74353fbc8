"""A guess at how an adventure will end: influence, missions, markers and crowns, for each seat or for the team."""

from __future__ import annotations

from flibuste.games.port_royal.estimate import estimate
from flibuste.games.port_royal.position import PortRoyalPosition


def adventure_estimate(p: PortRoyalPosition) -> list[float]:
    return estimate(p)

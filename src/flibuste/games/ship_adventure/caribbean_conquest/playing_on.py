"""Some turns more, played quickly and sensibly."""

from __future__ import annotations

from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition


def played_on(p: ConquestPosition) -> ConquestPosition:
    return p

"""Nothing is hidden in Caribbean Conquest: only the luck to come is redrawn."""

from __future__ import annotations

from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition
from flibuste.kernel.chance import Rng, stream_from


def determinize(p: ConquestPosition, rng: Rng) -> None:
    p.chance = stream_from(rng)
    p.logbook = None
    p.forget_sights()

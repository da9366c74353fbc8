"""What nobody knows: face-down pirates, the order of both piles, and how cubes will fall (section 22 of the rules)."""

from __future__ import annotations

from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.kernel.chance import Rng, shuffle, stream_from


def determinize(p: AmerigoPosition, rng: Rng) -> None:
    """Each pile is sorted first, so that the true order leaves no trace in what follows."""
    shown: int = p.round
    hidden = p.pirates[shown:]
    hidden.sort()
    shuffle(hidden, rng)
    p.pirates = p.pirates[:shown] + hidden
    p.token_pile.sort()
    shuffle(p.token_pile, rng)
    p.production_pile.sort()
    shuffle(p.production_pile, rng)
    p.chance = stream_from(rng)
    p.logbook = None
    p.forget_sights()

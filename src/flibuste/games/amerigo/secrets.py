"""What nobody knows: face-down pirates, the order of both piles, and how cubes will fall (section 22 of the rules)."""

from __future__ import annotations

from flibuste.games.amerigo.position import AmerigoPosition, Pieces
from flibuste.kernel.chance import Rng, shuffle, stream_from


def determinize(p: AmerigoPosition, rng: Rng) -> None:
    shown: int = p.round
    p.pirates = p.pirates[:shown] + mixed(p.pirates[shown:], rng)
    p.token_pile = mixed(p.token_pile, rng)
    p.production_pile = mixed(p.production_pile, rng)
    p.chance = stream_from(rng)
    p.logbook = None
    p.forget_sights()


def mixed(pile: Pieces, rng: Rng) -> Pieces:
    """Sorted first, so that the true order leaves no trace in what follows."""
    pieces = sorted(pile)
    shuffle(pieces, rng)
    return tuple(pieces)

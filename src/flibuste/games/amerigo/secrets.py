"""What nobody knows: face-down pirates, the order of both piles, and how cubes will fall (section 22 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.kernel.chance import Chance, Rng, quick


def determinize(p: AmerigoPosition, rng: Rng) -> None:
    """Each pile is sorted first, so that the true order leaves no trace in what follows."""
    shown: int = p.round
    hidden = p.pirates[shown:]
    hidden.sort()
    mix(hidden, rng)
    p.pirates = p.pirates[:shown] + hidden
    p.token_pile.sort()
    mix(p.token_pile, rng)
    p.production_pile.sort()
    mix(p.production_pile, rng)
    p.chance = quick((rng.word() << 31) | (rng.word() >> 1))
    p.logbook = None
    p.revealed = 0
    p.sights = 0


def mix(pile: list[int], chance: Chance) -> None:
    """A fair shuffle in place."""
    place: i64 = len(pile) - 1
    while place > 0:
        other: i64 = chance.below(place + 1)
        piece = pile[place]
        pile[place] = pile[other]
        pile[other] = piece
        place -= 1

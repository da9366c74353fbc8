"""How well people and bots play each title, by the games that they agreed to rate."""

from __future__ import annotations

import math
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from flibuste.kernel.chance import quick
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title
from flibuste.server.drawers import Drawer
from flibuste.server.store import Store

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500.0
"""What everybody begins with, bots too."""
SCALE: Final = 20.0
"""Points for each of the model's own."""
NEARLY_SURE: Final = 1.96
"""Standard deviations on either side within which a rating lies 95 times out of 100."""
TOO_FEW: Final = 10
"""Rated games below which a rating says too little to be shown among others."""
MOST_POINTS: Final = 300
SHELF: Final = "ratings-"
BOT: Final = "bot:"
"""What a bot is called among the rated, before its level."""


class Point(msgspec.Struct, array_like=True):
    """A rating after a game."""

    when: float
    mu: float
    sigma: float
    table: str


class Rating(msgspec.Struct):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    points: list[Point] = []
    """The last of them, in order."""


class Change(msgspec.Struct):
    """What a game does to a rating: as a difference, so that games that end at the same time do not undo each other."""

    mu: float
    """Added."""
    sigma: float
    """Multiplied."""


def value(mu: float) -> int:
    return round(MIDDLE + (mu - MODEL.mu) * SCALE)


def spread(sigma: float) -> int:
    """How far the rating may lie from its value, nearly surely."""
    return round(NEARLY_SURE * sigma * SCALE)


def standing(rating: Rating) -> float:
    """By the lower end of the range; who has played too little comes after all others."""
    low = MIDDLE + (rating.mu - MODEL.mu - NEARLY_SURE * rating.sigma) * SCALE
    return low if rating.games >= TOO_FEW else low - 1e6


def can_be_rated(title: Title, terms: Terms) -> bool:
    """Several play against each other, and nobody else plays along."""
    return terms.seats > 1 and not title.rivals(terms) and not title.new_position(terms, quick(1), None).allied()


class Ratings:
    """All ratings of a store; a bot is among them as `bot:mate`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def _of(self, title: str) -> Drawer[Rating]:
        return Drawer(self._store, SHELF + title, Rating, standing)

    def get(self, title: str, who: str) -> Rating | None:
        return self._of(title).get(who)

    def board(self, title: str, most: int) -> list[tuple[str, Rating]]:
        """Who has played enough, the best first."""
        return [(who, rating) for who, rating in self._of(title).first(most) if rating.games >= TOO_FEW]

    def changes(self, title: str, seats: list[str], ranks: list[int]) -> list[Change]:
        """What a game between these does to each, the lowest rank being the best."""
        before = [self.get(title, who) or Rating() for who in seats]
        teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        after = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
        return [Change(new.mu - old.mu, new.sigma / old.sigma) for old, (new,) in zip(before, after, strict=True)]

    async def apply(self, title: str, who: str, change: Change, table: str, when: float) -> None:
        """Once for each table, however often it is asked for."""

        def applied(kept: Rating | None) -> Rating | None:
            rating = kept or Rating()
            if any(point.table == table for point in rating.points):
                return None
            mu, sigma = rating.mu + change.mu, rating.sigma * change.sigma
            assert math.isfinite(mu) and sigma > 0
            points = [*rating.points, Point(when, mu, sigma, table)]
            return Rating(mu, sigma, rating.games + 1, points[-MOST_POINTS:])

        await self._of(title).change(who, applied)

"""The chance to win at a position, as the seat that is to move there may know it: one search, one number.

A look is one tree search of the bots' own kind. The chance at a position is that of the move which the search has tried
most; hint, plot and moments all show it. docs/study.md has the reasons.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from flibuste.bots import ask
from flibuste.bots.search import Search
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position

FAIR_SHARE: Final = 4
"""A move that is asked about gets at least one part in so many of the playouts."""
LONGER: Final = 8
"""A look that is not sure yet goes on for so many times its playouts at most."""


class Budget(NamedTuple):
    """How closely a study looks."""

    playouts: int = 1_000
    """For each position."""
    redraws: int = 6
    """How often a chance event is drawn again, to know what it gives on average."""
    seconds: float = 0.0
    """For each position; 0: no matter how long it takes, and so the same on every machine."""
    error: float = 0.0
    """A look goes on until the standard errors of the chances it tells are smaller; 0: no matter how large they are."""

    def closer(self) -> Budget:
        """For what is worth a second look: four times the playouts, and half the error."""
        return self._replace(playouts=4 * self.playouts, error=self.error / 2)


class Chances(NamedTuple):
    """What every seat may hope for."""

    win: list[float]
    points: list[float]
    error: float
    """The standard error of the chance of the seat that looks."""


class Opinion(NamedTuple):
    """What a look thinks of one move."""

    move: Move
    visits: int
    chances: Chances


class Look:
    """One decision, searched."""

    def __init__(self, position: Position, seats: int, budget: Budget, seed: str) -> None:
        """The position may be the real one: nothing is looked at but what its seat to move may know."""
        rng = rng_from_text(seed)
        self.question = ask(position, rng)
        self.seat = self.question.seat
        self.search = Search(self.question, rng)
        self.search.keep_tally(seats)
        self.budget = budget
        self.search.grow(budget.playouts, budget.seconds)
        while self._is_unsure(self.opinion(self.search.findings()[0].move), self.search.playouts):
            self.search.grow(budget.playouts)
        self.opinions = [self.opinion(finding.move) for finding in self.search.findings()]
        """Of all moves, the most tried first."""

    def _is_unsure(self, opinion: Opinion, playouts: int) -> bool:
        """After so many playouts that could have gone to it. An only move is asked about no longer than any."""
        return opinion.chances.error > self.budget.error > 0.0 and playouts < LONGER * self.budget.playouts

    @property
    def counts_ends(self) -> bool:
        """Chances are how often games were won that went on to their end: of a crew, or of somebody alone."""
        tally = self.search.tally
        assert tally is not None
        return bool(tally.to_the_end)

    @property
    def best(self) -> Opinion:
        return self.opinions[0]

    @property
    def chances(self) -> Chances:
        return self.best.chances

    def opinion(self, move: Move) -> Opinion:
        """As far as it was tried: one that never was is worth nothing yet."""
        tally = self.search.tally
        assert tally is not None
        place = self.search.root.moves.index(move)
        tried = int(tally.tried[place])
        row = place * int(tally.seats)
        of = max(1, tried)
        win = [tally.worth[row + seat] / of for seat in range(int(tally.seats))]
        points = [tally.points[row + seat] / of for seat in range(int(tally.seats))]
        mean = win[self.seat]
        error = sqrt(max(0.0, tally.squares[row + self.seat] / of - mean * mean) / of)
        if self.counts_ends:
            error = error_of_a_share(tally.worth[row + self.seat], tried)
        return Opinion(move, int(self.search.root.tried[place]), Chances(win, points, error))

    def closer(self, move: Move) -> Opinion:
        """Of a move that may have been tried too seldom to be compared with the best.

        What was said of the best move stands: a position has one chance, whatever else is asked about it.
        """
        if move == self.best.move:
            return self.best
        fair = self.search.playouts // FAIR_SHARE
        wanted = fair - self.opinion(move).visits
        if wanted > 0:
            self.search.examine(move, wanted)
        while self._is_unsure(self.opinion(move), FAIR_SHARE * self.opinion(move).visits):
            self.search.examine(move, max(1, fair))
        return self.opinion(move)


def error_of_a_share(won: float, tried: int) -> float:
    """Of how often games are won: as if one more were won and one more lost, because a few alike prove little."""
    share = (won + 1.0) / (tried + 2)
    return sqrt(share * (1.0 - share) / (tried + 2))


def look_at(position: Position, seats: int, budget: Budget, seed: str) -> Chances:
    """The chances of a position; those of a finished game are what it came to."""
    if position.seat_to_move() < 0:
        return result(position)
    return Look(position, seats, budget, seed).chances


def result(position: Position) -> Chances:
    """How a finished game ended."""
    win = position.outcome().utility
    return Chances(list(win), [float(value) for value in position.scores()[: len(win)]], 0.0)

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


class Budget(NamedTuple):
    """How closely a study looks."""

    playouts: int = 1_000
    """For each position."""
    redraws: int = 6
    """How often a chance event is drawn again, to know what it gives on average."""
    seconds: float = 0.0
    """For each position; 0: no matter how long it takes, and so the same on every machine."""


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
        self.opinions = [self.opinion(finding.move) for finding in self.search.findings()]
        """Of all moves, the most tried first."""

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
        return Opinion(move, tried, Chances(win, points, error))

    def closer(self, move: Move) -> Opinion:
        """Of a move that may have been tried too seldom to be compared with the best.

        What was said of the best move stands: a position has one chance, whatever else is asked about it.
        """
        if move == self.best.move:
            return self.best
        wanted = self.search.playouts // FAIR_SHARE - self.opinion(move).visits
        if wanted > 0:
            self.search.examine(move, wanted)
        return self.opinion(move)


def look_at(position: Position, seats: int, budget: Budget, seed: str) -> Chances:
    """The chances of a position; those of a finished game are what it came to."""
    if position.seat_to_move() < 0:
        return result(position)
    return Look(position, seats, budget, seed).chances


def result(position: Position) -> Chances:
    """How a finished game ended."""
    win = position.outcome().utility
    return Chances(list(win), [float(value) for value in position.scores()[: len(win)]], 0.0)

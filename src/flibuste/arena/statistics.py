"""What the results of many deals say, and how sure it is. Plain numbers in, plain numbers out; docs/arena.md explains.

The unit is the deal, never the game: the games of one deal share their luck, so they are not independent of each other.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, exp, inf, log, log2, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
ELO: Final = 400 / log(10)
"""Points of rating for a factor e in the odds: 400 points are odds of 10 to 1."""


class Estimate(NamedTuple):
    """A number and the interval that holds the true one as often as the confidence says."""

    value: float
    low: float
    high: float


class Part(NamedTuple):
    """What one deal adds to a mean: a sum, and how many it is the sum of, or how much it is a part of."""

    total: float
    size: float


# --- intervals for a number of deals that was fixed beforehand --------------------------------------------------------


def quantile(confidence: float, degrees: int) -> float:
    """Student's t, two-sided, by the first terms of its expansion around the normal distribution."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    if degrees < 1:
        return inf
    return z + (z**3 + z) / (4 * degrees) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)


def mean_of(deals: Sequence[Part], confidence: float = CONFIDENCE) -> Estimate:
    """The mean over all that the deals hold, each deal one cluster."""
    value, error = _mean_and_error(deals)
    reach = quantile(confidence, len(deals) - 1) * error if len(deals) > 1 else inf
    return Estimate(value, value - reach, value + reach)


def share_of(deals: Sequence[Part], confidence: float = CONFIDENCE) -> Estimate:
    """A share between 0 and 1: Wilson's interval for as many independent games as the deals are worth.

    Deals whose games contradict each other (whoever sits first wins) are worth more than their games, deals whose games
    agree are worth less. Where no deal differs from another, each counts as a single game.
    """
    value, error = _mean_and_error(deals)
    if not deals:
        return Estimate(value, 0.0, 1.0)
    games = sum(part.size for part in deals)
    worth = min(value * (1 - value) / error**2, 2.0 * games) if error > 0 else float(len(deals))
    square = quantile(confidence, max(1, len(deals) - 1)) ** 2
    middle = (value + square / (2 * worth)) / (1 + square / worth)
    reach = sqrt(square * (value * (1 - value) / worth + square / (4 * worth**2))) / (1 + square / worth)
    return Estimate(value, max(0.0, min(value, middle - reach)), min(1.0, max(value, middle + reach)))


def _mean_and_error(deals: Sequence[Part]) -> tuple[float, float]:
    weight = sum(part.size for part in deals)
    if not weight:
        return 0.0, 0.0
    value = sum(part.total for part in deals) / weight
    if len(deals) < 2:
        return value, 0.0
    spread = sum((part.total - value * part.size) ** 2 for part in deals)
    return value, sqrt(spread * len(deals) / (len(deals) - 1)) / weight


# --- an interval that stays right however often one looks -------------------------------------------------------------

BETS: Final = tuple(0.999 * 0.75**step for step in range(20))
"""Which parts of its purse the gambler stakes, in as many equal purses."""
FINE: Final = 1e-5


@dataclass
class Evidence:
    """Scores of deals, each between 0 and 1, for an interval that is valid at every moment at once.

    A gambler bets, deal after deal, that the mean is above m, at odds that are fair if it is m. If it is m or less, the
    purse grows k-fold at any time at all with a chance of at most 1/k (Ville's inequality). So a purse that has grown
    40-fold contradicts m, and it does so no matter when the looking was stopped. Nothing is approximated, and only the
    number of deals with each score counts, not their order.
    """

    scores: Counter[float] = field(default_factory=Counter)

    def add(self, score: float) -> None:
        self.scores[round(score, 9)] += 1

    @property
    def deals(self) -> int:
        return self.scores.total()

    @property
    def mean(self) -> float:
        return sum(score * count for score, count in sorted(self.scores.items())) / max(1, self.deals)

    def is_above(self, mean: float, confidence: float = CONFIDENCE) -> bool:
        """Whether it is settled that the true mean is above this one; wrong at any time with (1 - confidence) / 2."""
        return self.mean > mean and _purse(self.scores, mean) >= log(2 / (1 - confidence))

    def is_below(self, mean: float, confidence: float = CONFIDENCE) -> bool:
        return self.mean < mean and _purse(self._turned(), 1 - mean) >= log(2 / (1 - confidence))

    def interval(self, confidence: float = CONFIDENCE) -> Estimate:
        purse = log(2 / (1 - confidence))
        low = _least_believable(self.scores, purse)
        return Estimate(self.mean, low, 1 - _least_believable(self._turned(), purse))

    def _turned(self) -> dict[float, int]:
        return {1 - score: count for score, count in self.scores.items()}


def _purse(scores: Mapping[float, int], mean: float) -> float:
    """The logarithm of what the gambler has, who began with 1 and bets that the true mean is above this one."""
    if mean <= 0:
        return inf  # asked only of what has a larger mean: nothing is below 0
    grown = [sum(count * log(1 - bet + bet * score / mean) for score, count in scores.items()) for bet in BETS]
    largest = max(grown)
    return largest + log(sum(exp(one - largest) for one in grown) / len(grown))


def _least_believable(scores: Mapping[float, int], purse: float) -> float:
    """The smallest mean against which no gambler has won enough; the purse shrinks as the mean grows, so bisect."""
    low, high = 0.0, 1.0
    while high - low > FINE:
        middle = (low + high) / 2
        if _purse(scores, middle) >= purse:
            low = middle
        else:
            high = middle
    return low


# --- ratings ----------------------------------------------------------------------------------------------------------


@dataclass
class Games:
    """All games of one line-up in one deal: who sat there how often in each, how many games, who won how much."""

    lineup: Mapping[int, int]
    games: float
    won: Mapping[int, float]


def ratings(
    lineups: Sequence[Mapping[int, int]], deals: Sequence[Sequence[Games]], anchor: int, confidence: float = CONFIDENCE
) -> list[Estimate]:
    """Elo ratings by the model of Bradley, Terry and Luce, relative to the anchor, which stays at 0.

    Each seat wins with a chance in proportion to its bot's strength, and the ratings are those that make the results
    most likely. Every line-up gets one more game, shared by all seats, so that a bot that never lost stays finite. The
    intervals take each deal (all its games, of all line-ups) as one piece of evidence.
    """
    players = 1 + max(player for lineup in lineups for player in lineup)
    clusters = [*deals, *([_shared_game(lineup)] for lineup in lineups)]
    free = [player for player in range(players) if player != anchor]
    strengths = _most_likely(players, clusters, free)
    errors = _errors(strengths, clusters, free)
    reach = quantile(confidence, max(1, len(deals) - 1)) * ELO
    return [
        Estimate(ELO * strength, ELO * strength - reach * error, ELO * strength + reach * error)
        for strength, error in zip(strengths, errors, strict=True)
    ]


def win_chances(strengths: Sequence[float], lineup: Mapping[int, int]) -> dict[int, float]:
    """What each player, all its seats together, is expected to win of one game. Strengths are logarithms."""
    most = max(strengths[player] for player in lineup)
    weights = {player: seats * exp(strengths[player] - most) for player, seats in lineup.items()}
    whole = sum(weights.values())
    return {player: weight / whole for player, weight in weights.items()}


def _shared_game(lineup: Mapping[int, int]) -> Games:
    seats = sum(lineup.values())
    return Games(lineup, 1.0, {player: count / seats for player, count in lineup.items()})


def _most_likely(players: int, clusters: Sequence[Sequence[Games]], free: Sequence[int]) -> list[float]:
    """Newton's method, with steps kept small enough to be safe; the likelihood has a single summit."""
    pooled = _pooled(clusters)
    strengths = [0.0] * players
    for _ in range(200):
        surplus = _surplus(strengths, pooled)
        steps = _solve(_curvature(strengths, pooled, free), [surplus[player] for player in free])
        for player, step in zip(free, steps, strict=True):
            strengths[player] += max(-1.0, min(1.0, step))
        if all(abs(step) < 1e-9 for step in steps):
            break
    return strengths


def _pooled(clusters: Sequence[Sequence[Games]]) -> list[Games]:
    """One entry for each line-up: the likelihood needs no more."""
    pooled: dict[tuple[tuple[int, int], ...], Games] = {}
    for games in (games for cluster in clusters for games in cluster):
        key = tuple(sorted(games.lineup.items()))
        before = pooled.get(key, Games(games.lineup, 0.0, {}))
        won = {player: before.won.get(player, 0.0) + games.won.get(player, 0.0) for player in games.lineup}
        pooled[key] = Games(games.lineup, before.games + games.games, won)
    return list(pooled.values())


def _surplus(strengths: Sequence[float], results: Iterable[Games]) -> list[float]:
    """What each player won beyond what its strength promises."""
    surplus = [0.0] * len(strengths)
    for games in results:
        for player, chance in win_chances(strengths, games.lineup).items():
            surplus[player] += games.won.get(player, 0.0) - games.games * chance
    return surplus


def _curvature(strengths: Sequence[float], results: Iterable[Games], free: Sequence[int]) -> list[list[float]]:
    place = {player: number for number, player in enumerate(free)}
    matrix = [[0.0] * len(free) for _ in free]
    for games in results:
        chances = win_chances(strengths, games.lineup)
        for one in chances.keys() & place.keys():
            matrix[place[one]][place[one]] += games.games * chances[one]
            for other in chances.keys() & place.keys():
                matrix[place[one]][place[other]] -= games.games * chances[one] * chances[other]
    return matrix


def _errors(strengths: Sequence[float], clusters: Sequence[Sequence[Games]], free: Sequence[int]) -> list[float]:
    """The sandwich: how far the ratings follow each deal's own surplus, added up over the deals."""
    matrix = _curvature(strengths, _pooled(clusters), free)
    pulls = {player: _solve(matrix, [float(player == other) for other in free]) for player in free}
    squares = [0.0] * len(strengths)
    for cluster in clusters:
        surplus = _surplus(strengths, cluster)
        for player, pull in pulls.items():
            squares[player] += sum(one * surplus[other] for one, other in zip(pull, free, strict=True)) ** 2
    return [sqrt(square * len(clusters) / max(1, len(clusters) - 1)) for square in squares]


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss: the matrix is symmetric and positive, so no pivoting is needed."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for place in range(column, size + 1):
                rows[row][place] -= factor * rows[column][place]
    answer = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][place] * answer[place] for place in range(row + 1, size))
        answer[row] = (rows[row][size] - known) / rows[row][row]
    return answer


# --- times ------------------------------------------------------------------------------------------------------------

STEPS: Final = 8
"""Drawers for each doubling of time: neighbours differ by 9 %."""


QUICKEST: Final = 1e-6


@dataclass
class Times:
    """How long moves took, in drawers, so that a million of them stay small and can be added up in any order."""

    moves: int = 0
    seconds: float = 0.0
    drawers: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.drawers[ceil(STEPS * log2(max(seconds, QUICKEST)))] += 1

    def join(self, other: Times) -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.drawers.update(other.drawers)

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.moves)

    def slowest(self, part: float) -> float:
        """The time that this part of the moves kept to: 0.95 gives the 95th percentile, up to 9 % too large."""
        if not self.moves:
            return 0.0
        drawers = sorted(self.drawers)
        reached = 0
        counts = [reached := reached + self.drawers[drawer] for drawer in drawers]
        return float(2 ** (drawers[bisect_left(counts, part * self.moves)] / STEPS))

"""What an ended game is worth to each seat, for learning."""

from __future__ import annotations

from typing import Final

from flibuste.envs.refusals import BadAction
from flibuste.kernel.outcome import Outcome
from flibuste.kernel.position import Position

WINS: Final = "wins"
"""The share of the win: 1 alone, 1/n for a tie of n, otherwise 0; for a team 1 for everybody or 0."""
POINTS: Final = "points"
MARGIN: Final = "margin"
"""Points ahead of the best of the others, or behind; a team has nobody to be ahead of, and gets its points."""
RANK: Final = "rank"
"""The share of the others that are behind, those at the same place by half; for a team as `wins`."""
REWARDS: Final = [WINS, POINTS, MARGIN, RANK]

DECISION_LIMIT: Final = "decision_limit"
"""The ending of a game that was going on for too long: it is cut off, not over."""


def check_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise BadAction(f"There is no reward {reward!r}; choose one of: {', '.join(REWARDS)}.")
    return reward


def rewards_of(position: Position, reward: str) -> list[float]:
    """For each seat of a game that is over."""
    outcome = position.outcome()
    points = [float(score) for score in position.scores()]
    seats = len(outcome.utility)
    if reward == POINTS:
        return points[:seats]
    alone = position.allied() or len(points) < 2
    if reward == MARGIN:
        return points[:seats] if alone else [margin(points, seat) for seat in range(seats)]
    if reward == RANK and not alone:
        return [behind(outcome, seat) for seat in range(seats)]
    return outcome.utility


def margin(points: list[float], seat: int) -> float:
    return points[seat] - max([points[other] for other in range(len(points)) if other != seat])


def behind(outcome: Outcome, seat: int) -> float:
    own = outcome.ranks[seat]
    others = len(outcome.ranks) - 1
    after = len([rank for rank in outcome.ranks if rank > own])
    equal = outcome.ranks.count(own) - 1
    return (float(after) + 0.5 * float(equal)) / float(others)

"""How a game ended, and where the points came from."""

from __future__ import annotations

from typing import TypedDict

from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data


class Outcome:
    """`ranks` count from 1, ties share one; those of `rivals` without a seat come last.

    `utility` splits one win among all who are first, for the seats; `team_won` is for co-operation.
    """

    def __init__(
        self, ending: str, ranks: list[int], team_won: bool | None = None, team_rank: str = "", rivals: int = 0
    ) -> None:
        self.ending = ending
        self.ranks = ranks
        self.team_won = team_won
        self.team_rank = team_rank
        seats = len(ranks) - rivals
        self.winners = [seat for seat in range(seats) if ranks[seat] == 1] if team_won is not False else []
        share = 1.0 if team_won is not None else 1.0 / max(1, ranks.count(1))
        self.utility = [share if seat in self.winners else 0.0 for seat in range(seats)]

    def to_data(self) -> Data:
        return {
            "ending": self.ending,
            "ranks": self.ranks,
            "winners": self.winners,
            "utility": self.utility,
            "team_won": self.team_won,
            **({"team_rank": self.team_rank} if self.team_rank else {}),
        }

    def __reduce__(self) -> Again:
        rivals = len(self.ranks) - len(self.utility)
        return Outcome, (self.ending, self.ranks, self.team_won, self.team_rank, rivals)


def ranks_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Rank 1 for the greatest key; equal keys share a rank and leave a gap after it."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


class ScoreLine(TypedDict):
    """One source of points with what each seat, then each rival, got from it. `counts` is false for a tie-breaker."""

    source: str
    points: list[int]
    counts: bool

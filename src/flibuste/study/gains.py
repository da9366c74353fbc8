"""How much of winning is luck: of what winners gained between the first move and the last, the part that luck gave.

Luck and choices add up to the whole gain (docs/study.md), so what is left is what choices gave, their own and others'.
"""

from __future__ import annotations

from typing import NamedTuple

from flibuste.study.analysis import Analysis


class Gains(NamedTuple):
    """Of all who won a game, in shares of the win."""

    luck: float
    whole: float


def gains_of(analysis: Analysis) -> Gains:
    """Nothing where nobody won."""
    begun, end = analysis.chances(0).win, analysis.end.win
    winners = [seat for seat in range(analysis.record.seats) if end[seat] > 0.0]
    return Gains(sum(map(analysis.luck, winners)), sum(end[seat] - begun[seat] for seat in winners))

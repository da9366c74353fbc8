"""A studied game as a table, for other programs."""

from __future__ import annotations

import csv
from io import StringIO

from flibuste.study.analysis import Analysis


def to_csv(analysis: Analysis) -> str:
    """A row for each move."""
    seats = range(analysis.record.seats)
    text = StringIO()
    rows = csv.writer(text)
    each = [f"{what}_{seat}" for what in ("chance", "choice", "luck") for seat in seats]
    rows.writerow(["move", "seat", "notation", "best", "cost", "error", *each])
    for studied, change in zip(analysis.moves, analysis.changes, strict=True):
        numbers = [*studied.chances.win, *change.choice, *change.luck]
        rows.writerow(
            [
                studied.number + 1,
                studied.seat,
                studied.move,
                studied.best,
                round(studied.cost, 5),
                round(studied.chances.error, 5),
                *[round(number, 5) for number in numbers],
            ]
        )
    return text.getvalue()

"""Points, their sources, and who wins (AM-END-09, -10)."""

from __future__ import annotations

from flibuste.games.amerigo.position import REACHED_LIMIT, SOURCES, AmerigoPosition
from flibuste.kernel.outcome import Outcome, ScoreLine, ranks_by


def score_sheet(p: AmerigoPosition) -> list[ScoreLine]:
    """A line for each source of points; the order on the special track breaks ties."""
    lines: list[ScoreLine] = []
    for source, name in enumerate(SOURCES):
        lines.append({"source": name, "points": [player.points[source] for player in p.players], "counts": True})
    places = [p.order.index(seat) + 1 for seat in range(len(p.players))]
    lines.append({"source": "order", "points": places, "counts": False})
    return lines


def outcome(p: AmerigoPosition) -> Outcome:
    ending = "decision_limit" if p.ending == REACHED_LIMIT else "five_rounds"
    keys = [(player.score, -p.order.index(seat)) for seat, player in enumerate(p.players)]
    return Outcome(ending, ranks_by([tuple(key) for key in keys]))

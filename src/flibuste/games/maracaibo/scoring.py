"""Points, their sources, and who wins (MA-SCO-11, MA-SOLO-31)."""

from __future__ import annotations

from flibuste.games.maracaibo.effects import BURIED
from flibuste.games.maracaibo.position import REACHED_LIMIT, SOURCES, MaracaiboPosition
from flibuste.kernel.outcome import Outcome, ScoreLine, ranks_by


def score_sheet(p: MaracaiboPosition) -> list[ScoreLine]:
    """The score track, the nine parts, Jordan's rubies; buried treasures break ties."""
    lines: list[ScoreLine] = []
    jordan = p.jordan
    for source, name in enumerate(SOURCES):
        points = [player.points[source] for player in p.players]
        if jordan is not None:
            points.append(jordan.points[source])
        if name != "rubies" or p.terms.rubies:
            lines.append({"source": name, "points": points, "counts": True})
    if jordan is None:
        buried = [player.tally[BURIED] for player in p.players]
        lines.append({"source": "tie-buried", "points": buried, "counts": False})
    return lines


def outcome(p: MaracaiboPosition) -> Outcome:
    ending = "decision_limit" if p.ending == REACHED_LIMIT else "three_rounds"
    scores = p.scores()
    if p.jordan is not None:
        # a tie is Jordan's
        return Outcome(ending, ranks_by([(scores[0], 0), (scores[1], 1)]), rivals=1)
    keys = [(scores[seat], int(player.tally[BURIED])) for seat, player in enumerate(p.players)]
    return Outcome(ending, ranks_by([tuple(key) for key in keys]))

"""Points held and who wins (CC-END-05 to -08)."""

from __future__ import annotations

from flibuste.games.ship_adventure.caribbean_conquest.position import ENDINGS, ConquestPosition
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import ranks
from flibuste.kernel.outcome import Outcome, ScoreLine


def score_sheet(p: ConquestPosition) -> list[ScoreLine]:
    """Points, what whole zones add, and gold for ties."""
    per_zone: int = p.realm.per_zone
    whole = [0 if player.is_out else per_zone * int(p.whole_zones(seat)) for seat, player in enumerate(p.players)]
    held = [count - extra for count, extra in zip(p.scores(), whole, strict=True)]
    return [
        {"source": "points-held", "points": held, "counts": True},
        {"source": "whole-zones", "points": whole, "counts": True},
        {"source": "gold", "points": [player.gold for player in p.players], "counts": False},
    ]


def outcome(p: ConquestPosition) -> Outcome:
    return Outcome(ENDINGS[p.ending], ranks(p))

"""Who wins, and the order of the others (SA-END-07, -09, SA-VAR-06 to -08)."""

from __future__ import annotations

from flibuste.games.ship_adventure.pieces import PIECES
from flibuste.games.ship_adventure.treasure_map.position import (
    ENDINGS,
    FOUND,
    Player,
    TreasurePosition,
    different_pieces,
)
from flibuste.kernel.outcome import Outcome, ScoreLine, ranks_by


def gold_of(player: Player) -> int:
    return player.carried.gold + player.stored.gold


def tokens_of(player: Player) -> int:
    return len(player.carried.tokens) + len(player.stored.tokens)


def score_sheet(p: TreasurePosition) -> list[ScoreLine]:
    """Eldorado, then different pieces; gold and tokens break ties."""
    found = [PIECES + 1 if p.winner == seat else 0 for seat in range(p.seats)]
    pieces = [int(different_pieces(player)) for player in p.players]
    lines: list[ScoreLine] = [
        {"source": "eldorado", "points": found, "counts": True},
        {"source": "pieces", "points": pieces, "counts": True},
        {"source": "gold", "points": [gold_of(player) for player in p.players], "counts": False},
        {"source": "tokens", "points": [tokens_of(player) for player in p.players], "counts": False},
    ]
    if p.terms.solo:
        lines.append({"source": "turns", "points": [p.turn], "counts": False})
    return lines


def outcome(p: TreasurePosition) -> Outcome:
    ending = ENDINGS[p.ending]
    if p.terms.solo:
        return Outcome(ending, [1], team_won=p.ending == FOUND)
    keys = [
        (int(p.winner == seat), int(different_pieces(player)), gold_of(player), tokens_of(player))
        for seat, player in enumerate(p.players)
    ]
    return Outcome(ending, ranks_by([tuple(key) for key in keys]))

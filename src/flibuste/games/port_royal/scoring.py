"""Points, their sources, and who wins (PR-END-03, -07)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import EXPEDITION, ROLES
from flibuste.games.port_royal.position import REACHED_LIMIT, Player, PortRoyalPosition
from flibuste.kernel.outcome import Outcome, ScoreLine, ranks_by


def influence_from(player: Player, role: i64) -> int:
    return sum([card.influence for card in player.area if card.role == role])


def score_sheet(p: PortRoyalPosition) -> list[ScoreLine]:
    """A line for each role and for expeditions; coins break ties and give no points."""
    lines: list[ScoreLine] = []
    for role, name in enumerate(ROLES):
        points = [influence_from(player, role) for player in p.players]
        lines.append({"source": name, "points": points, "counts": True})
    explored = [sum([card.influence for card in player.area if card.kind == EXPEDITION]) for player in p.players]
    lines.append({"source": "expedition", "points": explored, "counts": True})
    lines.append({"source": "coins", "points": [len(player.coins) for player in p.players], "counts": False})
    return lines


def standing(p: PortRoyalPosition, player: Player) -> tuple[int, ...]:
    """Compared from left to right: in the end variant first who has an expedition, then influence, then coins."""
    qualified = 1 if not p.house.expedition_to_win or player.expeditions else 0
    return (qualified, player.influence, len(player.coins))


def outcome(p: PortRoyalPosition) -> Outcome:
    ending = str(p.house.options["ending"])
    if p.ending == REACHED_LIMIT:
        ending = "decision_limit"
    return Outcome(ending, ranks_by([standing(p, player) for player in p.players]))

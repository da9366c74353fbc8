"""Points, their sources, and who wins (PR-END-03, -07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import EXPEDITION, ROLES
from flibuste.games.port_royal.position import CONTRACTS_DONE, REACHED_LIMIT, Player, PortRoyalPosition
from flibuste.kernel.outcome import Outcome, ScoreLine, ranks_by

INFLUENCE_FOR: Final = [0, 0, 1, 2]
"""For a player's first, second and third contract (PR-CON-06)."""


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
    if p.players[0].hold is not None:
        lines.append({"source": "stored", "points": [stored_ships(player) for player in p.players], "counts": True})
        lines.append({"source": "contract", "points": [from_contracts(player) for player in p.players], "counts": True})
    lines.append({"source": "coins", "points": [len(player.coins) for player in p.players], "counts": False})
    return lines


def stored_ships(player: Player) -> int:
    return len(player.hold.stored) if player.hold is not None else 0


def from_contracts(player: Player) -> int:
    return sum(INFLUENCE_FOR[: player.hold.completed + 1]) if player.hold is not None else 0


def standing(p: PortRoyalPosition, player: Player) -> tuple[int, ...]:
    """Compared from left to right: in the end variant first who has an expedition, then influence, then coins."""
    qualified = 1 if not p.terms.expedition_to_win or player.expeditions else 0
    return (qualified, player.influence, len(player.coins))


RANKS: Final = ["landlubber", "sailor", "pirate", "captain", "lord"]
"""A team's rank: two cards of the victory pile a step (PR-COOP-15)."""


def outcome(p: PortRoyalPosition) -> Outcome:
    if p.terms.cooperative:
        return team_outcome(p)
    ending = str(p.terms.options["ending"])
    if p.ending == REACHED_LIMIT:
        ending = "decision_limit"
    return Outcome(ending, ranks_by([standing(p, player) for player in p.players]))


def team_outcome(p: PortRoyalPosition) -> Outcome:
    """Everybody wins or nobody does; the decision limit counts as lost time."""
    won = p.ending == CONTRACTS_DONE
    ending = "contracts_done" if won else "decision_limit" if p.ending == REACHED_LIMIT else "time_up"
    agenda = p.agenda
    assert agenda is not None
    banked: i64 = len(agenda.victory_pile)
    rank = RANKS[min(banked // 2, len(RANKS) - 1)] if won else ""
    return Outcome(ending, [1] * len(p.players), won, rank)

"""Points, their sources, and who wins (PR-END-03, -07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import EXPEDITION, ROLES
from flibuste.games.port_royal.position import (
    CHAPTER_WON,
    CONTRACTS_DONE,
    DECK_SPENT,
    REACHED_LIMIT,
    Player,
    PortRoyalPosition,
    crown_influence,
)
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
    if p.adventure is not None:
        lines.append({"source": "crowns", "points": [crown_influence(player) for player in p.players], "counts": True})
    lines.append({"source": "coins", "points": [len(player.coins) for player in p.players], "counts": False})
    return lines


def stored_ships(player: Player) -> int:
    return len(player.hold.stored) if player.hold is not None else 0


def from_contracts(player: Player) -> int:
    return sum(INFLUENCE_FOR[: player.hold.completed + 1]) if player.hold is not None else 0


def standing(p: PortRoyalPosition, player: Player) -> tuple[int, ...]:
    """Compared from left to right: in the end variant first who has an expedition, then influence, then coins.

    In an adventure first who has revealed the trophy; fewer markers left come before coins, unless nobody has it
    (PR-ADV-45, -76).
    """
    voyage = player.voyage
    if voyage is not None:
        markers = voyage.markers if anybody_has_trophy(p) else 0
        return (int(voyage.has_trophy), player.influence, -markers, len(player.coins))
    qualified = 1 if not p.terms.expedition_to_win or player.expeditions else 0
    return (qualified, player.influence, len(player.coins))


def anybody_has_trophy(p: PortRoyalPosition) -> bool:
    return any([player.voyage is not None and player.voyage.has_trophy for player in p.players])


RANKS: Final = ["landlubber", "sailor", "pirate", "captain", "lord"]
"""A team's rank: two cards of the victory pile a step (PR-COOP-15)."""


def outcome(p: PortRoyalPosition) -> Outcome:
    if p.terms.cooperative:
        return team_outcome(p)
    if p.terms.adventure_team:
        return chapter_outcome(p)
    ending = "trophy" if p.terms.adventure else str(p.terms.options["ending"])
    if p.ending == DECK_SPENT:
        ending = "deck_spent"
    elif p.ending == REACHED_LIMIT:
        ending = "decision_limit"
    return Outcome(ending, ranks_by([standing(p, player) for player in p.players]))


def chapter_outcome(p: PortRoyalPosition) -> Outcome:
    """The group wins or loses its chapter (PR-ADV-40 to -43)."""
    won = p.ending == CHAPTER_WON
    ending = "chapter_won" if won else "decision_limit" if p.ending == REACHED_LIMIT else "chapter_lost"
    return Outcome(ending, [1] * len(p.players), won)


def team_outcome(p: PortRoyalPosition) -> Outcome:
    """Everybody wins or nobody does; the decision limit counts as lost time."""
    won = p.ending == CONTRACTS_DONE
    ending = "contracts_done" if won else "decision_limit" if p.ending == REACHED_LIMIT else "time_up"
    agenda = p.agenda
    assert agenda is not None
    banked: i64 = len(agenda.victory_pile)
    rank = RANKS[min(banked // 2, len(RANKS) - 1)] if won else ""
    return Outcome(ending, [1] * len(p.players), won, rank)

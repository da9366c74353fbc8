"""What brings the end of the game (PR-END)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.position import GOAL, PortRoyalPosition


def check_goal(p: PortRoyalPosition, seat: i64) -> None:
    """Enough influence, at any moment of anybody's turn, makes this the last round (PR-END-01, -04, -07)."""
    player = p.players[seat]
    if p.last_round or player.influence < GOAL:
        return
    if p.house.expedition_to_win and not player.expeditions:
        return
    p.last_round = True
    book = p.logbook
    if book is not None:
        book.tell("end-triggered", {"seat": seat, "influence": player.influence})

"""What brings the end of the game, and the end itself (PR-END)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules.coins import discard_cards, turn_up_paid
from flibuste.games.port_royal.scoring import outcome
from flibuste.kernel.frames import drop_pending


def check_goal(p: PortRoyalPosition, seat: i64) -> None:
    """Enough influence, at any moment of anybody's turn, makes this the last round (PR-END-01, -04, -07)."""
    player = p.players[seat]
    if p.last_round or player.influence < p.terms.goal:
        return
    if p.terms.cooperative:
        return  # only the contracts count (PR-COOP-10)
    if p.terms.expedition_to_win and not player.expeditions:
        return
    p.last_round = True
    book = p.logbook
    if book is not None:
        book.tell("end-triggered", {"seat": seat, "influence": player.influence})


def finish(p: PortRoyalPosition, ending: i64) -> None:
    """The game is over; what was being settled is put away."""
    if len(p.paid) > 0:
        turn_up_paid(p)
    discard_cards(p, p.in_resolution())
    drop_pending(p)
    p.ending = ending
    book = p.logbook
    if book is not None:
        result = outcome(p)
        book.tell("game-over", {"winners": result.winners, "ending": result.ending})

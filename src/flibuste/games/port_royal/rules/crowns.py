"""The crown track: shields give influence while the marker is on or beyond them (PR-ADV-24 to -28)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.position import PortRoyalPosition, Voyage
from flibuste.games.port_royal.rules.goal import check_goal
from flibuste.games.port_royal.tale import CROWN_SPACES, INFLUENCE_OF_CROWNS


def voyage_of(p: PortRoyalPosition, seat: i64) -> Voyage:
    voyage = p.players[seat].voyage
    assert voyage is not None, "crowns are for adventures"
    return voyage


def gain_crowns(p: PortRoyalPosition, seat: i64, crowns: i64, source: str) -> None:
    """Crowns beyond the last space are lost (PR-ADV-27)."""
    voyage = voyage_of(p, seat)
    gained: i64 = min(crowns, CROWN_SPACES - voyage.crowns)
    if gained > 0:
        move_marker(p, seat, gained)
        if p.logbook is not None:
            facts: dict[str, int | str] = {"seat": seat, "crowns": gained, "source": source}
            p.logbook.tell("crowns-gained", {**facts, "now": voyage.crowns})
        check_goal(p, seat)


def pay_crowns(p: PortRoyalPosition, seat: i64, crowns: i64) -> None:
    move_marker(p, seat, -crowns)
    if p.logbook is not None:
        p.logbook.tell("crowns-paid", {"seat": seat, "crowns": crowns, "now": voyage_of(p, seat).crowns})


def influence_of(crowns: i64) -> int:
    """Of so many crowns, those beyond the last space left out."""
    return INFLUENCE_OF_CROWNS[min(crowns, CROWN_SPACES)]


def move_marker(p: PortRoyalPosition, seat: i64, spaces: i64) -> None:
    voyage = voyage_of(p, seat)
    before: i64 = INFLUENCE_OF_CROWNS[voyage.crowns]
    voyage.crowns += spaces
    p.players[seat].influence += INFLUENCE_OF_CROWNS[voyage.crowns] - before

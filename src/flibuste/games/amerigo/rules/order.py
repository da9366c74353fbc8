"""Turn order: the disks on the special track (AM-ORD)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.pieces import FIRST_IN_LINE
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.kernel.refusals import Reason


def advance_disk(p: AmerigoPosition, seat: i64, space: i64) -> None:
    """Moves a disk to a space, on top of those already there (AM-ORD-03). A disk that does not move stays as it is."""
    player = p.players[seat]
    if space == player.special:
        return
    place_disk(p, seat, space)
    if p.logbook is not None:
        p.logbook.tell("disk-advanced", {"seat": seat, "space": space, "place": p.order.index(seat) + 1})


def place_disk(p: AmerigoPosition, seat: i64, space: i64) -> None:
    """On top of the stack of a space, whether it stood there before or not."""
    p.players[seat].special = space
    order: list[int] = []
    placed = False
    for other in p.order:
        if other != seat:
            if not placed and p.players[other].special <= space:
                order.append(seat)
                placed = True
            order.append(other)
    if not placed:
        order.append(seat)
    p.order = tuple(order)


def can_leap(p: AmerigoPosition) -> bool:
    """The token for the first place; not for who is first already (AM-TOK-17, -31)."""
    return p.player().owns(FIRST_IN_LINE) and p.order[0] != p.active


def why_not_leap(p: AmerigoPosition) -> Reason:
    player = p.player()
    facts: dict[str, int | str] = {"token": "first-in-line"}
    if not player.tokens & FIRST_IN_LINE:
        return Reason("token-not-yours", "AM-PRO-02", facts)
    if player.used & FIRST_IN_LINE:
        return Reason("token-used-up", "AM-TOK-31", facts)
    return Reason("already-first", "AM-TOK-31")

"""What a player who is not active pays for each card taken (PR-FEE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules.coins import hand_over
from flibuste.games.port_royal.tale import NO_FEE

FEE: Final = 1


def fee_of(p: PortRoyalPosition, seat: i64) -> i64:
    """The active player never pays (PR-FEE-06), and nobody while an event opens the quay."""
    if seat == p.active or (p.adventure is not None and p.adventure.effect() == NO_FEE):
        return 0
    return FEE


def pay_fee(p: PortRoyalPosition, seat: i64) -> None:
    if fee_of(p, seat) > 0:
        hand_over(p, seat, p.active)
        if p.logbook is not None:
            p.logbook.tell("fee-paid", {"seat": seat, "to": p.active, "coins": FEE})

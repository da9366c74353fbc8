"""What a player who is not active pays for each card taken (PR-FEE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules.coins import hand_over

FEE: Final = 1


def pay_fee(p: PortRoyalPosition, seat: i64) -> None:
    """The active player never pays (PR-FEE-06)."""
    if seat != p.active:
        hand_over(p, seat, p.active)
        if p.logbook is not None:
            p.logbook.tell("fee-paid", {"seat": seat, "to": p.active, "coins": FEE})

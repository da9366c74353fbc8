"""What may be changed by hand where a position is set up. Ships and pirates stay where they are."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.places import Amount, Place

PLACES: Final[list[Place]] = [
    Amount("turn", 1, 999),
    Amount("players/*/balls", 0, 9),
    Amount("players/*/carried/gold", 0, 99),
]

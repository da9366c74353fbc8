"""What may be changed by hand where a position is set up. Units and points stay where they are."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.places import Amount, Place

PLACES: Final[list[Place]] = [
    Amount("players/*/gold", 0, 99),
    Amount("players/*/balls", 0, 9),
]

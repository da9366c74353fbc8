"""What may be changed by hand where a position is set up. Who knows which quest stays as it is."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.places import Amount, Pieces, Place

CARD: Final = "card"
PLACES: Final[list[Place]] = [
    Pieces("aside", CARD),
    Amount("players/*/doubloons", 0, 99),
    Pieces("players/*/cards", CARD),
]

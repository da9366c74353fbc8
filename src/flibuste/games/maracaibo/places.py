"""What may be changed by hand where a position is set up. Who knows which quest stays as it is."""

from __future__ import annotations

from typing import Final

from flibuste.games.maracaibo.pieces import ROUNDS
from flibuste.kernel.places import Amount, Pieces, Place

CARD: Final = "card"
PLACES: Final[list[Place]] = [
    Pieces("deck", CARD),
    Pieces("aside", CARD),
    Amount("round", 1, int(ROUNDS)),
    Amount("players/*/points", 0, 400),
    Amount("players/*/doubloons", 0, 99),
    Pieces("players/*/cards", CARD),
]

"""What may be changed by hand where a position is set up."""

from __future__ import annotations

from typing import Final

from flibuste.games.port_royal.pieces import CHARACTER, EXPEDITION, KINDS, SHIP
from flibuste.kernel.places import Amount, Pieces, Place

CARD: Final = "card"
PLACES: Final[list[Place]] = [
    Pieces("harbor", CARD, [KINDS[SHIP], KINDS[CHARACTER]]),
    Pieces("open_expeditions", CARD, [KINDS[EXPEDITION]]),
    Pieces("draw_pile", CARD),
    Pieces("discard", CARD),
    Amount("round", 1, 99),
    Pieces("players/*/coins", CARD, beside="players/*/dealt", fresh="shuffles"),
    Pieces("players/*/area", CARD, [KINDS[CHARACTER], KINDS[EXPEDITION]]),
]

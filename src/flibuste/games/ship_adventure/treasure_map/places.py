"""What may be changed by hand where a position is set up. Ships and pirates stay where they are."""

from __future__ import annotations

from typing import Final

from flibuste.games.ship_adventure.pieces import PIECES
from flibuste.kernel.places import Amount, Counts, Place

MAP_PIECE: Final = "map-piece"
MAP_PIECES: Final = [f"map-piece-{piece + 1}" for piece in range(PIECES)]
PLACES: Final[list[Place]] = [
    Amount("turn", 1, 999),
    Amount("players/*/balls", 0, 9),
    Counts("offer", MAP_PIECE, MAP_PIECES),
    Amount("players/*/carried/gold", 0, 99),
    Counts("players/*/carried/pieces", MAP_PIECE, MAP_PIECES),
    Amount("players/*/stored/gold", 0, 99, "stored-gold"),
    Counts("players/*/stored/pieces", MAP_PIECE, MAP_PIECES, "stored-pieces"),
]

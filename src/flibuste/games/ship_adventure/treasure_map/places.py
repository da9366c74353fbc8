"""What may be changed by hand where a position is set up. The board stays as it is, and so do tokens and Eldorado."""

from __future__ import annotations

from typing import Final

from flibuste.games.ship_adventure.pieces import CANNONBALL, EQUIPMENT, PIECES
from flibuste.games.ship_adventure.treasure_map.moves import PIRATES
from flibuste.kernel.places import Amount, Counts, Owned, Place, Spot

MAP_PIECE: Final = "map-piece"
MAP_PIECES: Final = [f"map-piece-{piece + 1}" for piece in range(PIECES)]
PLACES: Final[list[Place]] = [
    Amount("turn", 1, 999),
    Counts("offer", MAP_PIECE, MAP_PIECES),
    *[Spot(f"pirates/{pirate}/cell", f"pirate-{pirate + 1}") for pirate in range(PIRATES)],
    Spot("galleon/cell", "galleon"),
    Spot("players/*/ship", along="players/*/crew"),
    Spot("players/*/crew"),
    Amount("players/*/balls", 0, 9),
    Owned("players/*/cards", [card.code for card in EQUIPMENT[CANNONBALL + 1 :]]),
    Amount("players/*/carried/gold", 0, 99),
    Counts("players/*/carried/pieces", MAP_PIECE, MAP_PIECES),
    Amount("players/*/stored/gold", 0, 99, "stored-gold"),
    Counts("players/*/stored/pieces", MAP_PIECE, MAP_PIECES, "stored-pieces"),
]

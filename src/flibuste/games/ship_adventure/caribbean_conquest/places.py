"""What may be changed by hand where a position is set up. Units and points stay where they are."""

from __future__ import annotations

from typing import Final

from flibuste.games.ship_adventure.pieces import CONQUEST
from flibuste.kernel.places import Amount, Place

PLACES: Final[list[Place]] = [
    Amount("points", 0, int(CONQUEST.movement_points), "steps"),
    Amount("players/*/gold", 0, 99),
    Amount("players/*/balls", 0, 9),
]

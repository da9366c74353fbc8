"""What may be changed by hand where a position is set up. The map and what lies on it stay as they are."""

from __future__ import annotations

from typing import Final

from flibuste.games.amerigo.pieces import COLORS, PROGRESS_END, ROUNDS, SPECIAL_END, TOKENS
from flibuste.kernel.places import Amount, Counts, Pieces, Place

CUBE: Final = "cube"
TOKEN: Final = "token"
CUBES: Final = [f"cube-{color}" for color in COLORS]
PLACES: Final[list[Place]] = [
    Counts("storage", CUBE, CUBES),
    Counts("inside", CUBE, CUBES),
    Counts("centre", CUBE, CUBES),
    Pieces("token_pile", TOKEN, numbered=[token.code for token in TOKENS]),
    Amount("round", 1, int(ROUNDS)),
    Amount("players/*/points", 0, 300),
    Amount("players/*/gold", 0, 12),
    Amount("players/*/cannons", 0, 12),
    Amount("players/*/progress", 0, int(PROGRESS_END)),
    Amount("players/*/special", 0, int(SPECIAL_END)),
    Pieces("players/*/tokens", TOKEN),
]

"""Where treasures can be buried (MA-BURY, MA-FIG-G)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import TREASURES
from flibuste.games.maracaibo.pieces import BURIAL_SPACES, POSEIDON
from flibuste.games.maracaibo.position import Player


def is_free(player: Player, type: i64, space: i64) -> bool:
    """A space below the line of a type."""
    return player.burial >> (type * BURIAL_SPACES + space) & 1 == 0


def is_free_on_poseidon(player: Player, space: i64) -> bool:
    return player.figurehead == POSEIDON and player.on_poseidon >> 2 * space & 3 == 0


def has_space(player: Player, type: i64) -> bool:
    for space in range(BURIAL_SPACES):
        if is_free(player, type, space) or is_free_on_poseidon(player, space):
            return True
    return False


def can_bury(player: Player) -> bool:
    """A cube in storage, and a free space for it (MA-BURY-02)."""
    for type in range(len(TREASURES)):
        if player.stored(type) > 0 and has_space(player, type):
            return True
    return False

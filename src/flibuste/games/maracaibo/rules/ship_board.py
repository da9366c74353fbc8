"""The ship board: which spaces are open, and what a cube on one brings (MA-UPG-01, -02, -05)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.pieces import LEFT_OF_SECTION, SECTION_NEEDS, SECTIONS
from flibuste.games.maracaibo.position import Player


def open_spaces(player: Player) -> i64:
    """The free spaces that a cube may come on, as bits."""
    found: i64 = 0
    for section in range(len(SECTIONS)):
        if cubes_left_of(player, section) >= SECTION_NEEDS[section]:
            found |= SECTIONS[section]
    return found & ~player.upgrades


def cubes_left_of(player: Player, section: i64) -> i64:
    """Over all compartments to the left of its partition (MA-UPG-05)."""
    cubes: i64 = 0
    left: i64 = player.upgrades & LEFT_OF_SECTION[section]
    while left:
        left &= left - 1
        cubes += 1
    return cubes

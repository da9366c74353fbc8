"""Whom a player can fight with: crews, ships left alone, pirates, the galleon (SA-CBT-02 to -05, -21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CAMOUFLAGE, LEVEL
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_PIRATE, FIRST_SHIP, GALLEON, TARGETS
from flibuste.games.ship_adventure.treasure_map.position import Player, TreasurePosition

BITS: Final[list[int]] = [1 << target for target in range(len(TARGETS))]
"""Sets of targets are bits."""


def cell_of(p: TreasurePosition, target: i64) -> i64:
    """Where a target is; -1 off the board, and for a ship whose crew is aboard, which is no target of its own."""
    if target < FIRST_SHIP:
        return p.players[target].crew if target < p.seats else -1
    if target < FIRST_PIRATE:
        seat: i64 = target - FIRST_SHIP
        if seat >= p.seats or p.players[seat].is_aboard:
            return -1
        return p.players[seat].ship
    return p.galleon.cell if target == GALLEON else p.pirates[target - FIRST_PIRATE].cell


def is_empty_ship(target: i64) -> bool:
    """A ship without its crew, which may be left alone (SA-CBT-15)."""
    return FIRST_SHIP <= target < FIRST_PIRATE


def is_pirate(target: i64) -> bool:
    return FIRST_PIRATE <= target < GALLEON


def is_own(p: TreasurePosition, target: i64) -> bool:
    return target == p.active or target == FIRST_SHIP + p.active


def close_targets(p: TreasurePosition) -> i64:
    """Whoever is on the cell of the active crew (SA-CBT-02)."""
    cell: i64 = p.player().crew
    found: i64 = 0
    if p.is_neutral(cell):
        return 0
    for target in range(len(TARGETS)):
        if cell_of(p, target) == cell and not is_own(p, target):
            found |= BITS[target]
    return found


def ranged_targets(p: TreasurePosition) -> i64:
    """Whoever is beside it, where at least one side may fire (SA-CBT-03, -24)."""
    cell: i64 = p.player().crew
    found: i64 = 0
    if p.is_neutral(cell):
        return 0
    for target in range(len(TARGETS)):
        there: i64 = cell_of(p, target)
        is_beside = there >= 0 and not is_own(p, target) and p.chart.touch(cell, there)
        if is_beside and not p.is_neutral(there) and may_exchange(p, target):
            found |= BITS[target]
    return found


def may_exchange(p: TreasurePosition, target: i64) -> bool:
    return may_fire(p, target) or may_open_fire(p, target)


def is_hidden(p: TreasurePosition, player: Player) -> bool:
    """Ashore under camouflage, which cannot be aimed at (SA-CBT-12)."""
    return is_camouflaged(player) and not p.terms.camouflage_rolls


def is_camouflaged(player: Player) -> bool:
    return not player.is_aboard and player.cards & CAMOUFLAGE != 0


def can_shoot(player: Player) -> bool:
    """From a manned ship, with a cannonball (SA-CBT-07, -11)."""
    return player.is_aboard and player.balls > 0


def may_fire(p: TreasurePosition, target: i64) -> bool:
    """Whether the active player may fire at a target beside it."""
    if not can_shoot(p.player()):
        return False
    return target >= FIRST_SHIP or not is_hidden(p, p.players[target])


def may_open_fire(p: TreasurePosition, target: i64) -> bool:
    """Whether a target may fire at the active player of its own accord: the galleon never does (SA-CBT-08)."""
    if is_hidden(p, p.player()):
        return False
    if target < FIRST_SHIP:
        return can_shoot(p.players[target])
    return is_pirate(target) and has_guns(p)


def has_guns(p: TreasurePosition) -> bool:
    """Pirates, at this level (SA-PIR-02)."""
    return LEVEL[p.level - 1].pirate_ranged >= 0


def answers(p: TreasurePosition, target: i64) -> bool:
    """Pirates with guns, and the galleon unless the table plays it unarmed (SA-GAL-08)."""
    return p.terms.galleon_armed if target == GALLEON else has_guns(p)

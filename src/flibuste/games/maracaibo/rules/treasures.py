"""Treasures and cubes on islands (MA-TRE, MA-ICON-18, -19, -33)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import TREASURES
from flibuste.games.maracaibo.frames import (
    CHOOSE_TREASURE,
    COMING_IN,
    CUBES_LEFT,
    CUBES_ON_ONE,
    INCOMING_LEFT,
    INCOMING_TYPE,
    PUT_CUBE,
    TREASURES_TO_TAKE,
)
from flibuste.games.maracaibo.moves import CUBE, CUBE_MOVES, DONE_MOVE, TREASURE, TREASURE_MOVES, MaracaiboMove
from flibuste.games.maracaibo.pieces import HIDEOUTS
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.gains import put_cubes
from flibuste.games.maracaibo.rules.step import Step
from flibuste.kernel.moves import Move


class ChooseTreasure(Step):
    """Treasures of one type of choice (MA-GEN-10)."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        return [*TREASURE_MOVES, DONE_MOVE]

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        number: i64 = TREASURES_TO_TAKE.of(p)
        CHOOSE_TREASURE.pop(p)
        if move.verb == TREASURE:
            COMING_IN.push(p, move.what, number)
        p.settle()


class ComingIn(Step):
    """Nobody decides here: treasures come in one after the other (MA-TRE-09)."""

    def settle(self, p: MaracaiboPosition) -> None:
        type: i64 = INCOMING_TYPE.of(p)
        left: i64 = INCOMING_LEFT.of(p)
        if left > 1:
            INCOMING_LEFT.set(p, left - 1)
        else:
            COMING_IN.pop(p)
        take_treasure(p, type)
        p.settle()


def take_treasure(p: MaracaiboPosition, type: i64) -> None:
    """The topmost cube of the island, else from the supply (MA-TRE-01); on the bonus slot, if that is free (MA-TRE-02).

    The slot is not asked for: it can be used again once its cube is buried, and burying takes that one first, so a slot
    left free would never bring more.
    """
    player = p.player()
    if p.islands[type] > 0:
        p.islands[type] -= 1
    player.tally[type] += 1
    one: i64 = 1
    on_slot = player.slots >> type & 1 == 0
    if p.logbook is not None:
        p.logbook.tell("treasure-taken", {"seat": p.active, "type": TREASURES[type], "slot": on_slot})
    if on_slot:
        player.slots |= one << type
        p.open(HIDEOUTS[type].slot)


class PutCube(Step):
    """Cubes from the supply on an island of choice, several on one and the same if the sign says so."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        return [*CUBE_MOVES, DONE_MOVE]

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        left: i64 = CUBES_LEFT.of(p)
        if move.verb != CUBE:
            PUT_CUBE.pop(p)
        elif CUBES_ON_ONE.of(p) or left == 1:
            PUT_CUBE.pop(p)
            put_cubes(p, move.what, left)
        else:
            CUBES_LEFT.set(p, left - 1)
            put_cubes(p, move.what, 1)
        p.settle()

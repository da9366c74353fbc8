"""Burying treasures (MA-BURY)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import BURIED, TREASURES
from flibuste.games.maracaibo.frames import BURYING, SHOVELS
from flibuste.games.maracaibo.moves import (
    BURY,
    BURY_MOVES,
    DONE_MOVE,
    ON_POSEIDON,
    SPACES_TO_BURY,
    MaracaiboMove,
)
from flibuste.games.maracaibo.pieces import BURIAL_SPACES, FIGUREHEADS, HIDEOUTS, POSEIDON
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.burial import can_bury, is_free, is_free_on_poseidon
from flibuste.games.maracaibo.rules.step import Step, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class Burying(Step):
    def moves(self, p: MaracaiboPosition) -> list[Move]:
        player = p.player()
        moves: list[Move] = []
        for type in range(len(TREASURES)):
            if player.stored(type) > 0:
                for space in range(BURIAL_SPACES):
                    if is_free(player, type, space):
                        moves.append(BURY_MOVES[type][space])
                for space in range(BURIAL_SPACES):
                    if is_free_on_poseidon(player, space):
                        moves.append(BURY_MOVES[type][ON_POSEIDON + space])
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        left: i64 = SHOVELS.of(p)
        if move.verb != BURY or left == 1:
            BURYING.pop(p)
        else:
            SHOVELS.set(p, left - 1)
        if move.verb == BURY:
            bury(p, move.what // SPACES_TO_BURY, move.what % SPACES_TO_BURY)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        if not can_bury(p.player()):
            BURYING.pop(p)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb != BURY:
            return not_now(self.name)
        type: i64 = move.what // SPACES_TO_BURY
        space: i64 = move.what % SPACES_TO_BURY
        if p.player().stored(type) == 0:
            return Reason("none-in-storage", "MA-BURY-01", {"type": TREASURES[type]})
        if space >= ON_POSEIDON and p.player().figurehead != POSEIDON:
            return Reason("no-poseidon", "MA-FIG-G")
        return Reason("space-taken", "MA-BURY-02")


def bury(p: MaracaiboPosition, type: i64, space: i64) -> None:
    """A cube of the storage, that of the bonus slot first, which is free again then (MA-BURY-05, MA-TRE-05)."""
    player = p.player()
    one: i64 = 1
    player.slots &= ~(one << type)
    player.tally[BURIED] += 1
    player.tally[BURIED + 1 + type] += 1
    if p.logbook is not None:
        p.logbook.tell("treasure-buried", {"seat": p.active, "type": TREASURES[type], "space": space + 1})
    if space < ON_POSEIDON:
        player.burial |= one << (type * BURIAL_SPACES + space)
        p.open(HIDEOUTS[type].burial[space])
    else:
        number: i64 = type + 1
        player.on_poseidon |= number << 2 * (space - ON_POSEIDON)
        p.open(FIGUREHEADS[POSEIDON].burial[space - ON_POSEIDON])

"""Ship upgrades and figureheads (MA-UPG, MA-FIG)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import DOUBLOON_INCOME, UPGRADES, VP_INCOME
from flibuste.games.maracaibo.frames import FIGUREHEAD_COST, TAKE_FIGUREHEAD, UPGRADE_SHIP, UPGRADES_LEFT
from flibuste.games.maracaibo.moves import (
    DONE_MOVE,
    FIGUREHEAD,
    FIGUREHEAD_MOVES,
    UPGRADE,
    UPGRADE_MOVES,
    MaracaiboMove,
)
from flibuste.games.maracaibo.pieces import FIGUREHEADS, SHIP_SPACES
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.possible import can_take_figurehead
from flibuste.games.maracaibo.rules.ship_board import open_spaces
from flibuste.games.maracaibo.rules.step import Step, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class UpgradeShip(Step):
    def moves(self, p: MaracaiboPosition) -> list[Move]:
        spaces: i64 = open_spaces(p.player())
        moves: list[Move] = []
        for space in range(len(SHIP_SPACES)):
            if spaces >> space & 1:
                moves.append(UPGRADE_MOVES[space])
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        left: i64 = UPGRADES_LEFT.of(p)
        if move.verb != UPGRADE or left == 1:
            UPGRADE_SHIP.pop(p)
        else:
            UPGRADES_LEFT.set(p, left - 1)
        if move.verb == UPGRADE:
            upgrade(p, move.what)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        """With a full board nothing happens (MA-UPG-04)."""
        if open_spaces(p.player()) == 0:
            UPGRADE_SHIP.pop(p)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb != UPGRADE:
            return not_now(self.name)
        space = SHIP_SPACES[move.what]
        if p.player().upgrades & space.bit:
            return Reason("space-upgraded", "MA-UPG-01", {"space": space.piece})
        return Reason("partition-closed", "MA-UPG-02", {"needs": space.needs})


def upgrade(p: MaracaiboPosition, number: i64) -> None:
    """The cube first, then its effect (MA-UPG-07)."""
    player = p.player()
    space = SHIP_SPACES[number]
    player.upgrades |= space.bit
    player.tally[UPGRADES] += 1
    if p.logbook is not None:
        p.logbook.tell("upgraded", {"seat": p.active, "space": space.piece})
    player.gain_standing(space.standing)
    p.open(space.once)


class TakeFigurehead(Step):
    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = [FIGUREHEAD_MOVES[head] for head in p.figureheads]
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        cost: i64 = FIGUREHEAD_COST.of(p)
        TAKE_FIGUREHEAD.pop(p)
        if move.verb == FIGUREHEAD:
            take_figurehead(p, move.what, cost)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        if not can_take_figurehead(p, FIGUREHEAD_COST.of(p)):
            TAKE_FIGUREHEAD.pop(p)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == FIGUREHEAD:
            return Reason("figurehead-not-there", "MA-FIG-01", {"figurehead": FIGUREHEADS[move.what].code})
        return not_now(self.name)


def take_figurehead(p: MaracaiboPosition, number: i64, cost: i64) -> None:
    player = p.player()
    head = FIGUREHEADS[number]
    player.doubloons -= cost
    player.figurehead = number
    p.figureheads.remove(number)
    p.tell("figurehead-taken", {"seat": p.active, "figurehead": head.code, "price": cost})
    player.tally[DOUBLOON_INCOME] += head.income_doubloons
    player.tally[VP_INCOME] += head.income_vp
    player.gain_standing(head.standing)
    p.open(head.immediate)

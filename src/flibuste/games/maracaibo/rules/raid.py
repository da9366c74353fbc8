"""Raids: dice, swords, and what they are spent on (MA-RAID)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import DIE, TREASURE, TREASURES, Effects
from flibuste.games.maracaibo.frames import (
    COMING_IN,
    OPEN_EFFECTS,
    RAID_BONUS,
    RAID_DICE,
    RAID_FOR,
    RAID_TYPE,
    RAID_VALUE,
    RAIDING,
    REROLLS_LEFT,
    SWORDS,
)
from flibuste.games.maracaibo.moves import DIE as CHOOSE_DIE
from flibuste.games.maracaibo.moves import (
    DIE_MOVES,
    DONE,
    DONE_MOVE,
    REROLL,
    REROLL_MOVE,
    SPEND,
    SPEND_MOVES,
    MaracaiboMove,
)
from flibuste.games.maracaibo.pieces import DICE, SPENDS
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.dice import throw
from flibuste.games.maracaibo.rules.possible import can_do_any
from flibuste.games.maracaibo.rules.step import Step, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def throw_dice(p: MaracaiboPosition) -> None:
    dice = throw(p, "dice", DICE)
    packed: i64 = 0
    for type in range(DICE):
        packed |= dice[type] << 3 * type
    p.dice = packed
    p.tell("dice-thrown", {"seat": p.active, "dice": dice[:]})


class RaidDice(Step):
    """One reroll of all dice, with the Lion two; then one die is chosen (MA-RAID-01, -02)."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = [*DIE_MOVES]
        if REROLLS_LEFT.of(p) > 0:
            moves.append(REROLL_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        if move.verb == REROLL:
            REROLLS_LEFT.set(p, REROLLS_LEFT.of(p) - 1)
            throw_dice(p)
            return
        value: i64 = p.dice >> 3 * move.what & 7
        bonus: i64 = RAID_BONUS.of(p)
        RAID_DICE.pop(p)
        raid_for(p, move.what, value + bonus)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        if p.dice == 0:
            throw_dice(p)

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        return Reason("no-reroll-left", "MA-RAID-01") if move.verb == REROLL else not_now(self.name)


def raid_for(p: MaracaiboPosition, type: i64, value: i64) -> None:
    """The power is fixed now (MA-RAID-12)."""
    swords: i64 = value + p.player().swords_with(type)
    RAIDING.push(p, swords, type)
    if p.logbook is not None:
        p.logbook.tell("raid-began", {"seat": p.active, "type": TREASURES[type], "swords": swords})


class RaidType(Step):
    """A raid without dice for a type of choice (MA-RAID-09)."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        return [*DIE_MOVES, DONE_MOVE]

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        value: i64 = RAID_VALUE.of(p)
        RAID_TYPE.pop(p)
        if move.verb == CHOOSE_DIE:
            raid_for(p, move.what, value)
        p.settle()


def may_spend(p: MaracaiboPosition, action: i64) -> bool:
    """An own action, not used this turn, with swords enough and something to gain (MA-RAID-04, -11)."""
    spend = SPENDS[action]
    if (p.player().spends & ~p.spent) & spend.bit == 0 or spend.cost > SWORDS.of(p):
        return False
    return can_do_any(p, spend.gain)


class Raiding(Step):
    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = []
        for action in range(len(SPENDS)):
            if may_spend(p, action):
                moves.append(SPEND_MOVES[action])
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        if move.verb == DONE:
            RAIDING.pop(p)
        else:
            spend_on(p, move.what)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        """Swords that find no action are lost (MA-RAID-05)."""
        for action in range(len(SPENDS)):
            if may_spend(p, action):
                return
        RAIDING.pop(p)
        p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb != SPEND:
            return not_now(self.name)
        spend = SPENDS[move.what]
        if p.player().spends & spend.bit == 0:
            return Reason("action-not-yours", "MA-RAID-04", {"action": spend.piece})
        if p.spent & spend.bit:
            return Reason("action-used", "MA-RAID-04", {"action": spend.piece})
        if spend.cost > SWORDS.of(p):
            return Reason("too-few-swords", "MA-RAID-04", {"cost": spend.cost, "swords": SWORDS.of(p)})
        return Reason("nothing-to-gain", "MA-RAID-11")


def spend_on(p: MaracaiboPosition, action: i64) -> None:
    spend = SPENDS[action]
    type: i64 = RAID_FOR.of(p)
    p.spent |= spend.bit
    SWORDS.set(p, SWORDS.of(p) - spend.cost)
    if p.logbook is not None:
        p.logbook.tell("swords-spent", {"seat": p.active, "action": spend.piece, "cost": spend.cost})
    gain_paid(p, spend.gain, type)


def gain_paid(p: MaracaiboPosition, gain: Effects, type: i64) -> None:
    """What swords or points have paid for: treasures of it are not asked for once more."""
    left: i64 = gain.all_open
    bit: i64 = 1
    for effect in gain.items:
        if effect.op == TREASURE:
            left &= ~bit
        bit <<= 1
    if left:
        OPEN_EFFECTS.push(p, gain.index, left)
    for effect in gain.items:
        if effect.op == TREASURE:
            COMING_IN.push(p, type if effect.type == DIE else effect.type, effect.amount)

"""Open effects: those of a card, space or tile, carried out in any order, or left (MA-GEN-07 to -09)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import (
    ANY,
    BLACK_MARKET,
    BUILD,
    BURY,
    CUBE_OF_CHOICE,
    DIE,
    EXPLORE,
    FIGUREHEAD,
    FIRST_ASKED,
    FIRST_COUNTING,
    PICK,
    QUEST,
    RAID,
    REUSE,
    RUBIES,
    SELL,
    SPACE,
    TREASURE,
    UPGRADE,
    Effect,
    Effects,
    effects_numbered,
)
from flibuste.games.maracaibo.frames import (
    BUILDING,
    BURYING,
    CHOOSE_MARKET,
    CHOOSE_TREASURE,
    COMING_IN,
    DRAW_QUEST,
    EFFECTS_AT,
    EFFECTS_LEFT,
    EXPLORING,
    OPEN_EFFECTS,
    PICKING,
    PUT_CUBE,
    RAID_DICE,
    RAID_TYPE,
    REUSE_MARKET,
    SELL_QUEST,
    SELL_RUBIES,
    TAKE_FIGUREHEAD,
    UPGRADE_SHIP,
)
from flibuste.games.maracaibo.moves import DO, DO_MOVES, DONE, DONE_MOVE, MaracaiboMove
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.gains import gain_free
from flibuste.games.maracaibo.rules.possible import can_do, space_effects
from flibuste.games.maracaibo.rules.raid import raid_for
from flibuste.games.maracaibo.rules.step import Step, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def begin(p: MaracaiboPosition, effect: Effect) -> None:
    """Puts what an effect asks on top of what is pending."""
    op: i64 = effect.op
    amount: i64 = effect.amount
    player = p.player()
    if op == RAID:
        begin_raid(p, effect)
    elif op == EXPLORE:
        EXPLORING.push(p, amount + player.explore_points, 0)
    elif op == BURY:
        BURYING.push(p, amount)
    elif op == QUEST:
        DRAW_QUEST.push(p, amount, 0)
    elif op == UPGRADE:
        UPGRADE_SHIP.push(p, amount)
    elif op == TREASURE:
        if effect.type == ANY:
            CHOOSE_TREASURE.push(p, amount)
        else:
            COMING_IN.push(p, effect.type, amount)
    elif op == CUBE_OF_CHOICE:
        PUT_CUBE.push(p, amount, 1 if effect.same else 0)
    elif op == BLACK_MARKET:
        CHOOSE_MARKET.push(p, amount)
    elif op == REUSE:
        REUSE_MARKET.push(p)
    elif op == FIGUREHEAD:
        TAKE_FIGUREHEAD.push(p, amount)
    elif op == SELL:
        SELL_QUEST.push(p, amount)
    elif op == PICK:
        PICKING.push(p, effect.type, amount)
    elif op == BUILD:
        BUILDING.push(p)
    elif op == SPACE:
        p.open(space_effects(player))
    else:
        assert op == RUBIES
        SELL_RUBIES.push(p, 0)


def begin_raid(p: MaracaiboPosition, effect: Effect) -> None:
    """With the dice, of a type of choice, or of a type with its power (MA-RAID-01, -09)."""
    player = p.player()
    if effect.type == DIE:
        p.dice = 0
        RAID_DICE.push(p, player.rerolls, effect.amount)
    elif effect.type == ANY:
        RAID_TYPE.push(p, effect.amount)
    else:
        raid_for(p, effect.type, effect.amount)


def must_be_asked(effect: Effect) -> bool:
    """Effects that begin without a choice of their own, in which they could still be left."""
    if effect.op == RAID:
        return effect.type != ANY
    return effect.op == TREASURE and effect.type != ANY


def start_with(p: MaracaiboPosition, effects: Effects, choice: i64) -> None:
    """Opens the effects of a place, the chosen one first."""
    p.open(effects)
    take_free(p)
    take_up(p, effects, choice)


def take_free(p: MaracaiboPosition) -> None:
    """Points, doubloons and cubes on a named island of the open effects on top."""
    effects = effects_numbered(EFFECTS_AT.of(p))
    left: i64 = EFFECTS_LEFT.of(p)
    bit: i64 = 1
    for effect in effects.items:
        if left & bit and effect.op < FIRST_COUNTING:
            left &= ~bit
            gain_free(p, effect)
        bit <<= 1
    EFFECTS_LEFT.set(p, left)


def take_up(p: MaracaiboPosition, effects: Effects, choice: i64) -> None:
    """Begins the open effect with this choice, if it is one that asks for something."""
    left: i64 = EFFECTS_LEFT.of(p)
    bit: i64 = 1
    for effect in effects.items:
        if left & bit and effect.choice == choice and effect.op >= FIRST_ASKED:
            close_one(p, left & ~bit)
            begin(p, effect)
            return
        bit <<= 1


def close_one(p: MaracaiboPosition, left: i64) -> None:
    """What is left stays open below what begins; nothing stays where nothing is left."""
    if left:
        EFFECTS_LEFT.set(p, left)
    else:
        OPEN_EFFECTS.pop(p)


class OpenEffects(Step):
    def moves(self, p: MaracaiboPosition) -> list[Move]:
        left: i64 = EFFECTS_LEFT.of(p)
        bit: i64 = 1
        moves: list[Move] = []
        for effect in effects_numbered(EFFECTS_AT.of(p)).items:
            if left & bit and effect.op >= FIRST_ASKED and can_do(p, effect):
                moves.append(DO_MOVES[effect.choice])
            bit <<= 1
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        if move.verb == DONE:
            wind_up(p)
        else:
            take_up(p, effects_numbered(EFFECTS_AT.of(p)), move.what)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        """What is free comes at once; a single effect that can still be left in its own decision is taken up."""
        take_free(p)
        left: i64 = EFFECTS_LEFT.of(p)
        bit: i64 = 1
        possible: i64 = 0
        only: Effect | None = None
        for effect in effects_numbered(EFFECTS_AT.of(p)).items:
            if left & bit and effect.op >= FIRST_ASKED and can_do(p, effect):
                possible += 1
                only = effect
            bit <<= 1
        if possible == 0:
            wind_up(p)
            p.settle()
        elif possible == 1 and only is not None and not must_be_asked(only):
            take_up(p, effects_numbered(EFFECTS_AT.of(p)), only.choice)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == DO:
            return why_not_do(p, effects_numbered(EFFECTS_AT.of(p)), move.what)
        return not_now(self.name)


def wind_up(p: MaracaiboPosition) -> None:
    """The rest is left; what only counts is taken now (MA-GEN-09)."""
    left: i64 = EFFECTS_LEFT.of(p)
    effects = effects_numbered(EFFECTS_AT.of(p))
    OPEN_EFFECTS.pop(p)
    bit: i64 = 1
    for effect in effects.items:
        if left & bit and effect.op < FIRST_ASKED:
            gain_free(p, effect)
        bit <<= 1


def why_not_do(p: MaracaiboPosition, effects: Effects, choice: i64) -> Reason:
    for effect in effects.items:
        if effect.choice == choice:
            return Reason("nothing-to-gain" if not can_do(p, effect) else "done-already", "MA-GEN-09")
    return Reason("not-offered", "MA-LOC-05")

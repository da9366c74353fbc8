"""Fights: close combat and gunnery after a movement, and with the pirate that has caught its prey (SA-CBT)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CLOSE, RANGED, bonus_of
from flibuste.games.ship_adventure.treasure_map.frames import (
    ANSWERED,
    ANSWERING,
    CAUGHT,
    CAUGHT_BY,
    CLOSE_COMBAT,
    CLOSE_TARGETS,
    EXCHANGE,
    EXCHANGED_WITH,
    GUNNERY,
    HAS_FIRED,
    RANGED_TARGETS,
    TARGETS_BESIDE,
)
from flibuste.games.ship_adventure.treasure_map.moves import (
    ANSWER,
    ANSWER_MOVE,
    DONE,
    DONE_MOVE,
    DUCK_MOVE,
    FIGHT,
    FIGHT_MOVES,
    FIRE,
    FIRE_MOVES,
    FIRST_PIRATE,
    FIRST_SHIP,
    HOLD,
    HOLD_MOVES,
    TARGETS,
    THROW_MOVE,
    TreasureMove,
    target_facts,
)
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.actions import begin_actions, end_player_turn
from flibuste.games.ship_adventure.treasure_map.rules.dice import throw
from flibuste.games.ship_adventure.treasure_map.rules.loot import be_defeated, defeat_pirate, defeat_target, sink_ship
from flibuste.games.ship_adventure.treasure_map.rules.odds import bonus_of_target
from flibuste.games.ship_adventure.treasure_map.rules.step import Step, not_now
from flibuste.games.ship_adventure.treasure_map.rules.targets import (
    BITS,
    answers,
    can_shoot,
    cell_of,
    close_targets,
    is_camouflaged,
    is_empty_ship,
    may_exchange,
    may_fire,
    may_open_fire,
    ranged_targets,
)
from flibuste.games.ship_adventure.treasure_map.rules.winning import tell_of_eldorado
from flibuste.kernel.logbook import Fact
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class Stopped(Step):
    """Nobody decides here: the targets are fixed when the movement ends (SA-CBT-23)."""

    def settle(self, p: TreasurePosition) -> None:
        p.ask(CLOSE_COMBAT, close_targets(p), ranged_targets(p))
        p.settle()


# --- dice ------------------------------------------------------------------------------------------------------------


def wins(p: TreasurePosition, seat: i64, target: i64, kind: i64, attacks: bool) -> bool:
    """Both throw until one total is higher (SA-CBT-06, -09, -13)."""
    own: i64 = bonus_of(p.players[seat].cards, kind)
    other: i64 = bonus_of_target(p, target, kind)
    while True:
        dice = throw(p, "combat", 2)
        mine: i64 = dice[0] + own
        theirs: i64 = dice[1] + other
        if p.logbook is not None:
            facts: dict[str, Fact] = {"seat": seat, **target_facts(target), "dice": dice[:]}
            p.logbook.tell("combat-dice", {**facts, "own": mine, "other": theirs, "equal": mine == theirs})
        if mine != theirs:
            return mine > theirs
        if p.terms.defender_wins_ties:
            return not attacks


def resolve(p: TreasurePosition, target: i64, won: bool) -> None:
    """The loser of a fight of the active player; a destroyed crew ends its turn (SA-TURN-03)."""
    if won:
        defeat_target(p, target)
    else:
        be_defeated(p, p.active, target)
        if p.ending == 0:
            end_player_turn(p)


# --- close combat -----------------------------------------------------------------------------------------------------


class CloseCombat(Step):
    """Everybody on the cell, one after the other, in an order of the mover's choice (SA-CBT-05)."""

    def moves(self, p: TreasurePosition) -> list[Move]:
        left: i64 = CLOSE_TARGETS.of(p)
        moves: list[Move] = []
        compelled = False
        for target in range(len(TARGETS)):
            if left & BITS[target]:
                moves.append(FIGHT_MOVES[target])
                compelled = compelled or not is_empty_ship(target)
        if not compelled:
            moves.append(DONE_MOVE)
        return moves

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        if move.verb == DONE:
            CLOSE_TARGETS.set(p, 0)
        else:
            CLOSE_TARGETS.set(p, CLOSE_TARGETS.of(p) & ~BITS[move.what])
            fight(p, move.what)
        p.settle()

    def settle(self, p: TreasurePosition) -> None:
        """What was sent home meanwhile is skipped (SA-CBT-23): a ship left alone whose crew was beaten."""
        left: i64 = 0
        for target in range(len(TARGETS)):
            if CLOSE_TARGETS.of(p) & BITS[target] and cell_of(p, target) == p.player().crew:
                left |= BITS[target]
        CLOSE_TARGETS.set(p, left)
        if left == 0:
            p.ask(GUNNERY, TARGETS_BESIDE.of(p))
            p.settle()

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        if move.verb == FIGHT:
            return Reason("not-on-your-cell", "SA-CBT-02", target_facts(move.what))
        return Reason("fight-first", "SA-CBT-02") if move.verb == DONE else not_now(self.name)


def fight(p: TreasurePosition, target: i64) -> None:
    if is_empty_ship(target):
        sink_ship(p, target - FIRST_SHIP)
    else:
        resolve(p, target, wins(p, p.active, target, CLOSE, True))


# --- gunnery ----------------------------------------------------------------------------------------------------------


class Gunnery(Step):
    """At each neighbor the mover fires or, where that one may open fire, lets it choose (SA-CBT-07 to -09)."""

    def moves(self, p: TreasurePosition) -> list[Move]:
        left: i64 = RANGED_TARGETS.of(p)
        moves: list[Move] = []
        threatened = False
        for target in range(len(TARGETS)):
            if left & BITS[target]:
                if may_fire(p, target):
                    moves.append(FIRE_MOVES[target])
                if may_open_fire(p, target):
                    moves.append(HOLD_MOVES[target])
                    threatened = True
        if not threatened:
            moves.append(DONE_MOVE)
        return moves

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        if move.verb == DONE:
            RANGED_TARGETS.set(p, 0)
        else:
            RANGED_TARGETS.set(p, RANGED_TARGETS.of(p) & ~BITS[move.what])
            if move.verb == FIRE:
                fire(p, move.what)
            else:
                hold_fire(p, move.what)
        p.settle()

    def settle(self, p: TreasurePosition) -> None:
        """No questions without a choice (SA-CBT-24): a single neighbor that cannot be fired at just gets its say."""
        left: i64 = 0
        last: i64 = 0
        for target in range(len(TARGETS)):
            if RANGED_TARGETS.of(p) & BITS[target] and is_still_beside(p, target) and may_exchange(p, target):
                left |= BITS[target]
                last = target
        RANGED_TARGETS.set(p, left)
        if left == 0:
            begin_actions(p)
        elif left == BITS[last] and not may_fire(p, last):
            RANGED_TARGETS.set(p, 0)
            hold_fire(p, last)
            p.settle()

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        if move.verb == FIRE:
            return why_not_fire(p, move.what)
        if move.verb == HOLD:
            return Reason("not-threatened", "SA-CBT-24", target_facts(move.what))
        if move.verb == DONE:
            return Reason("they-may-fire", "SA-CBT-08")
        return not_now(self.name)


def is_still_beside(p: TreasurePosition, target: i64) -> bool:
    """Not sent home meanwhile (SA-CBT-23)."""
    there: i64 = cell_of(p, target)
    return there >= 0 and p.chart.touch(p.player().crew, there)


def why_not_fire(p: TreasurePosition, target: i64) -> Reason:
    facts = target_facts(target)
    there: i64 = cell_of(p, target)
    own: i64 = p.player().crew
    if there < 0 or not p.chart.touch(own, there):
        return Reason("not-beside-you", "SA-CBT-03", facts)
    if p.is_neutral(there) or p.is_neutral(own):
        return Reason("neutral-ground", "SA-CBT-04", facts)
    if not p.player().is_aboard:
        return Reason("no-guns-ashore", "SA-CBT-11")
    if p.player().balls == 0:
        return Reason("no-cannonball", "SA-CBT-07")
    if not may_fire(p, target):
        return Reason("cannot-be-seen", "SA-CBT-12", facts)
    return Reason("fought-already", "SA-CBT-05", facts)


def fire(p: TreasurePosition, target: i64) -> None:
    """Whoever cannot answer is beaten; a player is asked (SA-CBT-09, -10)."""
    p.player().balls -= 1
    p.tell("fired", {"seat": p.active, **target_facts(target)})
    if is_empty_ship(target):
        sink_ship(p, target - FIRST_SHIP)
    elif target < FIRST_SHIP and can_shoot(p.players[target]):
        ANSWERING.push(p, target, 1)
    elif is_camouflaged(p.players[target]) if target < FIRST_SHIP else answers(p, target):
        # a camouflaged crew throws without firing where it is not hidden altogether (SA-CBT-12)
        resolve(p, target, wins(p, p.active, target, RANGED, True))
    else:
        resolve(p, target, True)


def hold_fire(p: TreasurePosition, target: i64) -> None:
    """The mover has not fired: the other side may still, and a pirate does (SA-CBT-08)."""
    if target < FIRST_SHIP:
        ANSWERING.push(p, target, 0)
        return
    p.tell("was-fired-at", {"seat": p.active, **target_facts(target)})
    if is_camouflaged(p.player()):
        EXCHANGE.push(p, target)
    else:
        resolve(p, target, False)


class Answering(Step):
    """The neighbor fires or holds fire."""

    def seat(self, p: TreasurePosition) -> i64:
        return ANSWERED.of(p)

    def moves(self, p: TreasurePosition) -> list[Move]:
        return [ANSWER_MOVE, DUCK_MOVE]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        target: i64 = ANSWERED.of(p)
        was_fired_at = HAS_FIRED.of(p) == 1
        ANSWERING.pop(p)
        if move.verb == ANSWER:
            p.players[target].balls -= 1
            p.tell("fired", {"seat": target, **target_facts(p.active)})
            if was_fired_at or is_camouflaged(p.player()):
                EXCHANGE.push(p, target)
            else:
                resolve(p, target, False)
        else:
            p.tell("fire-held", {"seat": target})
            if was_fired_at:
                resolve(p, target, True)
        p.settle()


class Exchange(Step):
    """Both have fired: the mover throws the dice (SA-TURN-06)."""

    def moves(self, p: TreasurePosition) -> list[Move]:
        return [THROW_MOVE]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        target: i64 = EXCHANGED_WITH.of(p)
        EXCHANGE.pop(p)
        resolve(p, target, wins(p, p.active, target, RANGED, True))
        p.settle()


# --- caught by a pirate -----------------------------------------------------------------------------------------------


class Caught(Step):
    """A pirate has reached the ship that it hunts: its player throws (SA-PIR-06)."""

    def seat(self, p: TreasurePosition) -> i64:
        return p.pirates[CAUGHT_BY.of(p)].target

    def moves(self, p: TreasurePosition) -> list[Move]:
        return [THROW_MOVE]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        number: i64 = CAUGHT_BY.of(p)
        seat: i64 = p.pirates[number].target
        CAUGHT.pop(p)
        if wins(p, seat, FIRST_PIRATE + number, CLOSE, False):
            defeat_pirate(p, number, seat)
            tell_of_eldorado(p, seat)
        else:
            be_defeated(p, seat, FIRST_PIRATE + number)
        p.settle()

"""Fights: close combat and gunnery after a movement, and with the pirate that has caught its prey (SA-CBT)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CAMOUFLAGE, CLOSE, LEVEL, RANGED, bonus_of
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
    GALLEON,
    HOLD,
    HOLD_MOVES,
    TARGETS,
    THROW_MOVE,
    TreasureMove,
)
from flibuste.games.ship_adventure.treasure_map.position import Player, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.actions import begin_actions, end_player_turn
from flibuste.games.ship_adventure.treasure_map.rules.dice import throw
from flibuste.games.ship_adventure.treasure_map.rules.loot import be_defeated, defeat_pirate, defeat_target, sink_ship
from flibuste.games.ship_adventure.treasure_map.rules.step import Step, not_now
from flibuste.games.ship_adventure.treasure_map.rules.winning import tell_of_eldorado
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

# --- whom ------------------------------------------------------------------------------------------------------------


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


def is_voluntary(target: i64) -> bool:
    """A ship without its crew may be left alone (SA-CBT-15)."""
    return FIRST_SHIP <= target < FIRST_PIRATE


def own_target(p: TreasurePosition, target: i64) -> bool:
    return target == p.active or target == FIRST_SHIP + p.active


def close_targets(p: TreasurePosition) -> i64:
    """Whoever is on the cell where the movement ended, as bits (SA-CBT-02)."""
    cell: i64 = p.player().crew
    found: i64 = 0
    one: i64 = 1
    if p.is_neutral(cell):
        return 0
    for target in range(len(TARGETS)):
        is_here = not own_target(p, target) and cell_of(p, target) == cell
        if is_here and (not is_voluntary(target) or p.player().is_aboard):
            found |= one << target
    return found


def ranged_targets(p: TreasurePosition) -> i64:
    """Whoever is beside it, where at least one side may fire (SA-CBT-03, -24)."""
    cell: i64 = p.player().crew
    found: i64 = 0
    one: i64 = 1
    if p.is_neutral(cell):
        return 0
    for target in range(len(TARGETS)):
        there: i64 = cell_of(p, target)
        is_beside = there >= 0 and not own_target(p, target) and p.chart.touch(cell, there)
        if is_beside and not p.is_neutral(there) and (may_fire(p, target) or may_be_fired_at(p, target)):
            found |= one << target
    return found


def is_hidden(p: TreasurePosition, player: Player) -> bool:
    """Ashore under camouflage, which cannot be aimed at (SA-CBT-12)."""
    return not player.is_aboard and player.cards & CAMOUFLAGE != 0 and not p.terms.camouflage_rolls


def can_shoot(player: Player) -> bool:
    """From a manned ship, with a cannonball (SA-CBT-07, -11)."""
    return player.is_aboard and player.balls > 0


def may_fire(p: TreasurePosition, target: i64) -> bool:
    if not can_shoot(p.player()):
        return False
    return target >= FIRST_SHIP or not is_hidden(p, p.players[target])


def may_be_fired_at(p: TreasurePosition, target: i64) -> bool:
    """Whether a target may open fire at the active player by itself: the galleon never does (SA-CBT-08)."""
    if is_hidden(p, p.player()):
        return False
    if target < FIRST_SHIP:
        return can_shoot(p.players[target])
    return FIRST_PIRATE <= target < GALLEON and LEVEL[p.level - 1].pirate_ranged >= 0


# --- dice ------------------------------------------------------------------------------------------------------------


def bonus_of_target(p: TreasurePosition, target: i64, kind: i64) -> i64:
    """Cards of a player, or what pirates have at this level."""
    if target < FIRST_SHIP:
        return bonus_of(p.players[target].cards, kind)
    if target == GALLEON:
        return 0
    level = LEVEL[p.level - 1]
    return level.pirate_close if kind == CLOSE else level.pirate_ranged


def wins(p: TreasurePosition, seat: i64, target: i64, kind: i64, attacks: bool) -> bool:
    """Both throw until one total is higher (SA-CBT-06, -09, -13)."""
    own: i64 = bonus_of(p.players[seat].cards, kind)
    other: i64 = bonus_of_target(p, target, kind)
    while True:
        dice = throw(p, "combat", 2)
        mine: i64 = dice[0] + own
        theirs: i64 = dice[1] + other
        if p.logbook is not None:
            p.logbook.tell(
                "combat-dice",
                {"seat": seat, "target": TARGETS[target], "dice": dice[:], "totals": [mine, theirs]},
            )
        if mine != theirs:
            return mine > theirs
        if p.terms.defender_wins_ties:
            return not attacks


# --- close combat -----------------------------------------------------------------------------------------------------


class CloseCombat(Step):
    """Everybody on the cell, one after the other, in an order of the mover's choice (SA-CBT-05)."""

    def moves(self, p: TreasurePosition) -> list[Move]:
        left: i64 = CLOSE_TARGETS.of(p)
        moves: list[Move] = []
        compelled = False
        for target in range(len(TARGETS)):
            if left >> target & 1:
                moves.append(FIGHT_MOVES[target])
                compelled = compelled or not is_voluntary(target)
        if not compelled:
            moves.append(DONE_MOVE)
        return moves

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        one: i64 = 1
        if move.verb == DONE:
            CLOSE_TARGETS.set(p, 0)
        else:
            CLOSE_TARGETS.set(p, CLOSE_TARGETS.of(p) & ~(one << move.what))
            fight(p, move.what)
        p.settle()

    def settle(self, p: TreasurePosition) -> None:
        left: i64 = still_there(p, CLOSE_TARGETS.of(p), True)
        CLOSE_TARGETS.set(p, left)
        if left == 0:
            p.ask(GUNNERY, ranged_targets(p))
            p.settle()

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        if move.verb == FIGHT:
            return Reason("not-on-your-cell", "SA-CBT-02", {"target": TARGETS[move.what]})
        return Reason("fight-first", "SA-CBT-02") if move.verb == DONE else not_now(self.name)


def still_there(p: TreasurePosition, targets: i64, close: bool) -> i64:
    """A target that was sent home meanwhile is skipped (SA-CBT-23)."""
    cell: i64 = p.player().crew
    found: i64 = 0
    one: i64 = 1
    for target in range(len(TARGETS)):
        if targets >> target & 1:
            there: i64 = cell_of(p, target)
            if there >= 0 and (there == cell if close else p.chart.touch(cell, there)):
                found |= one << target
    return found


def fight(p: TreasurePosition, target: i64) -> None:
    if is_voluntary(target):
        sink_ship(p, target - FIRST_SHIP)
        return
    resolve(p, target, wins(p, p.active, target, CLOSE, True))


def resolve(p: TreasurePosition, target: i64, won: bool) -> None:
    """The loser of a fight of the active player; a destroyed crew ends its turn (SA-TURN-03)."""
    if won:
        defeat_target(p, target)
    else:
        be_defeated(p, p.active, target)
        if p.ending == 0:
            end_player_turn(p)


# --- gunnery ----------------------------------------------------------------------------------------------------------


class Gunnery(Step):
    """At each neighbour the mover fires or holds fire; then the other side may (SA-CBT-07 to -09)."""

    def moves(self, p: TreasurePosition) -> list[Move]:
        left: i64 = RANGED_TARGETS.of(p)
        moves: list[Move] = []
        for target in range(len(TARGETS)):
            if left >> target & 1:
                if may_fire(p, target):
                    moves.append(FIRE_MOVES[target])
                moves.append(HOLD_MOVES[target])
        return moves

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        one: i64 = 1
        RANGED_TARGETS.set(p, RANGED_TARGETS.of(p) & ~(one << move.what))
        if move.verb == FIRE:
            p.player().balls -= 1
            p.tell("fired", {"seat": p.active, "target": TARGETS[move.what]})
            fire_at(p, move.what)
        else:
            hold_fire(p, move.what)
        p.settle()

    def settle(self, p: TreasurePosition) -> None:
        """A single neighbour whom the mover cannot fire at is not asked about."""
        left: i64 = still_there(p, RANGED_TARGETS.of(p), False)
        RANGED_TARGETS.set(p, left)
        if left == 0:
            begin_actions(p)
            return
        if left & (left - 1) == 0 and not may_fire_at_any(p, left):
            RANGED_TARGETS.set(p, 0)
            hold_fire(p, number_of(left))
            p.settle()

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        if move.verb == FIRE or move.verb == HOLD:
            if RANGED_TARGETS.of(p) >> move.what & 1 == 0:
                return Reason("not-beside-you", "SA-CBT-03", {"target": TARGETS[move.what]})
            return Reason("cannot-fire", "SA-CBT-07", {"balls": p.player().balls})
        return not_now(self.name)


def may_fire_at_any(p: TreasurePosition, targets: i64) -> bool:
    for target in range(len(TARGETS)):
        if targets >> target & 1 and may_fire(p, target):
            return True
    return False


def number_of(bit: i64) -> i64:
    number: i64 = 0
    while bit > 1:
        bit >>= 1
        number += 1
    return number


def fire_at(p: TreasurePosition, target: i64) -> None:
    """The mover has fired: whoever cannot answer is beaten."""
    if is_voluntary(target):
        sink_ship(p, target - FIRST_SHIP)
    elif target < FIRST_SHIP:
        fire_at_player(p, target)
    elif answers(p, target):
        resolve(p, target, wins(p, p.active, target, RANGED, True))
    else:
        resolve(p, target, True)


def fire_at_player(p: TreasurePosition, target: i64) -> None:
    other = p.players[target]
    if can_shoot(other) and not is_hidden(p, p.player()):
        ANSWERING.push(p, target, 1)
    elif not other.is_aboard and other.cards & CAMOUFLAGE:
        # with this option a camouflaged crew throws dice without firing (SA-CBT-12)
        resolve(p, target, wins(p, p.active, target, RANGED, True))
    else:
        resolve(p, target, True)


def answers(p: TreasurePosition, target: i64) -> bool:
    """Pirates with guns, and the galleon unless the table plays it unarmed (SA-GAL-08)."""
    if target == GALLEON:
        return p.terms.galleon_armed
    return LEVEL[p.level - 1].pirate_ranged >= 0


def hold_fire(p: TreasurePosition, target: i64) -> None:
    """The mover has not fired: the other side may still."""
    if not may_be_fired_at(p, target):
        return
    if target < FIRST_SHIP:
        ANSWERING.push(p, target, 0)
    else:
        p.tell("was-fired-at", {"seat": p.active, "target": TARGETS[target]})
        if not p.player().is_aboard and p.player().cards & CAMOUFLAGE:
            resolve(p, target, wins(p, p.active, target, RANGED, False))
        else:
            resolve(p, target, False)


class Answering(Step):
    """The neighbour fires or holds fire."""

    def seat(self, p: TreasurePosition) -> i64:
        return ANSWERED.of(p)

    def moves(self, p: TreasurePosition) -> list[Move]:
        return [ANSWER_MOVE, DUCK_MOVE]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        target: i64 = ANSWERED.of(p)
        fired = HAS_FIRED.of(p) == 1
        ANSWERING.pop(p)
        if move.verb == ANSWER:
            p.players[target].balls -= 1
            p.tell("fired", {"seat": target, "target": TARGETS[p.active]})
            if fired or (not p.player().is_aboard and p.player().cards & CAMOUFLAGE):
                EXCHANGE.push(p, target)
            else:
                resolve(p, target, False)
        elif fired:
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


class Stopped(Step):
    """Nobody decides here: the targets are fixed when the movement ends (SA-CBT-23)."""

    def settle(self, p: TreasurePosition) -> None:
        p.ask(CLOSE_COMBAT, close_targets(p))
        p.settle()

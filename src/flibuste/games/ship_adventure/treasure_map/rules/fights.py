"""The fights that are at hand, each with its bonuses and odds, before anybody attacks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CLOSE, LEVEL, RANGED, bonus_of
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
    MOVEMENT,
    RANGED_TARGETS,
    TARGETS_BESIDE,
)
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_PIRATE, FIRST_SHIP, GALLEON, TARGETS
from flibuste.games.ship_adventure.treasure_map.position import Loot, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.odds import Odds, bonus_of_target, odds
from flibuste.games.ship_adventure.treasure_map.rules.targets import (
    BITS,
    answers,
    can_shoot,
    close_targets,
    is_camouflaged,
    is_empty_ship,
    may_fire,
    may_open_fire,
    ranged_targets,
)

NEVER: Final = "never"
MAY: Final = "may"
ALWAYS: Final = "always"


@final
class Fight:
    """Of a seat with a target, as the seat sees it."""

    def __init__(self, seat: i64, target: i64, kind: i64, fires: str, answered: str, found: Odds) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.kind: i64 = kind
        self.fires = fires
        """Whether the seat attacks: always where a close combat is compulsory."""
        self.answered = answered
        """Whether the other side fights back, or fires of its own accord."""
        self.odds = found
        """Of the dice; sure ones where one side alone can fight."""


SURE_WIN: Final = Odds(100, 0, 0, 100)
SURE_LOSS: Final = Odds(0, 0, 100, 0)


def fights_at_hand(p: TreasurePosition) -> list[Fight]:
    """While somebody moves: those that would come if the movement ended here."""
    if MOVEMENT.is_on_top(p):
        return fights_with(p, close_targets(p), ranged_targets(p))
    if CLOSE_COMBAT.is_on_top(p):
        return fights_with(p, CLOSE_TARGETS.of(p), TARGETS_BESIDE.of(p))
    if GUNNERY.is_on_top(p):
        return fights_with(p, 0, RANGED_TARGETS.of(p))
    if ANSWERING.is_on_top(p):
        return [answer_of(p, ANSWERED.of(p), HAS_FIRED.of(p) == 1)]
    if EXCHANGE.is_on_top(p):
        target: i64 = EXCHANGED_WITH.of(p)
        return [Fight(p.active, target, RANGED, ALWAYS, ALWAYS, dice_with(p, p.active, target, RANGED, True))]
    if CAUGHT.is_on_top(p):
        pirate: i64 = CAUGHT_BY.of(p)
        seat: i64 = p.pirates[pirate].target
        found = dice_with(p, seat, FIRST_PIRATE + pirate, CLOSE, False)
        return [Fight(seat, FIRST_PIRATE + pirate, CLOSE, ALWAYS, ALWAYS, found)]
    return []


def fights_with(p: TreasurePosition, close: i64, ranged: i64) -> list[Fight]:
    found: list[Fight] = []
    for target in range(len(TARGETS)):
        if close & BITS[target]:
            found.append(close_fight(p, target))
    for target in range(len(TARGETS)):
        if ranged & BITS[target]:
            found.append(ranged_fight(p, target))
    return found


def close_fight(p: TreasurePosition, target: i64) -> Fight:
    if is_empty_ship(target):
        return Fight(p.active, target, CLOSE, MAY, NEVER, SURE_WIN)
    return Fight(p.active, target, CLOSE, ALWAYS, ALWAYS, dice_with(p, p.active, target, CLOSE, True))


def ranged_fight(p: TreasurePosition, target: i64) -> Fight:
    fires = MAY if may_fire(p, target) else NEVER
    answered = answer_to(p, target)
    if fires == NEVER and not is_camouflaged(p.player()):
        return Fight(p.active, target, RANGED, fires, answered, SURE_LOSS)
    if answered == NEVER:
        return Fight(p.active, target, RANGED, fires, answered, SURE_WIN)
    return Fight(p.active, target, RANGED, fires, answered, dice_with(p, p.active, target, RANGED, True))


def answer_to(p: TreasurePosition, target: i64) -> str:
    """Whether a target beside the active player fights back when fired at."""
    if is_empty_ship(target):
        return NEVER
    if target >= FIRST_PIRATE:
        return ALWAYS if answers(p, target) else NEVER
    other = p.players[target]
    if can_shoot(other):
        return MAY
    return ALWAYS if is_camouflaged(other) else NEVER


def answer_of(p: TreasurePosition, seat: i64, was_fired_at: bool) -> Fight:
    """The same seen by the one who may answer, or open fire."""
    if was_fired_at or is_camouflaged(p.player()):
        return Fight(seat, p.active, RANGED, MAY, ALWAYS, dice_with(p, seat, p.active, RANGED, False))
    return Fight(seat, p.active, RANGED, MAY, NEVER, SURE_WIN)


def dice_with(p: TreasurePosition, seat: i64, target: i64, kind: i64, attacks: bool) -> Odds:
    return odds(p, bonus_of(p.players[seat].cards, kind), bonus_of_target(p, target, kind), attacks)


def at_stake(p: TreasurePosition, target: i64) -> i64:
    """Gold that a win over a target brings."""
    if target < FIRST_SHIP:
        return p.players[target].carried.gold
    if target < FIRST_PIRATE:
        return 0
    if target == GALLEON:
        return LEVEL[p.level - 1].galleon_gold + p.galleon.loot.gold
    return p.pirates[target - FIRST_PIRATE].loot.gold


def loot_of(p: TreasurePosition, target: i64) -> Loot | None:
    """Whatever else it has."""
    if target < FIRST_SHIP:
        return p.players[target].carried
    if target < FIRST_PIRATE:
        return None
    return p.galleon.loot if target == GALLEON else p.pirates[target - FIRST_PIRATE].loot


def dangers(p: TreasurePosition, fights: list[Fight]) -> list[Fight]:
    """Those with neighbors that may fire at the active player of their own accord."""
    return [fight for fight in fights if fight.kind == RANGED and may_open_fire(p, fight.target)]

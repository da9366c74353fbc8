"""What fights are worth to both sides before their dice are thrown: those at hand, and one that the mover can seek."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CLOSE, LEVEL, RANGED, bonus_of
from flibuste.games.ship_adventure.treasure_map.belongings import (
    gold_worth,
    prize_of,
    stake_against_pirates,
    stake_of,
)
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
    POINTS,
    RANGED_TARGETS,
)
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_PIRATE, FIRST_SHIP, GALLEON, TARGETS
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition
from flibuste.games.ship_adventure.treasure_map.prospects import chance_to_win
from flibuste.games.ship_adventure.treasure_map.rules.odds import bonus_of_target
from flibuste.games.ship_adventure.treasure_map.rules.targets import answers, may_fire, may_open_fire
from flibuste.games.ship_adventure.treasure_map.strikes import chance_of_strike, gain_of_strike

SOUGHT: Final = 0.9
"""What a fight counts that the mover still has to go to, of what it counts where it is."""


def add_duels(p: TreasurePosition, worth: list[float]) -> None:
    """Each fight that must or should be fought, to the worth of both sides."""
    frame: i64 = p.top
    if frame == MOVEMENT.number:
        add_strike(p, worth)
    elif frame == CLOSE_COMBAT.number:
        for target in range(len(TARGETS)):
            if CLOSE_TARGETS.of(p) >> target & 1:
                add_result(p, worth, p.active, target, chance_of_dice(p, p.active, target, CLOSE), 1.0)
    elif frame == GUNNERY.number:
        for target in range(len(TARGETS)):
            if RANGED_TARGETS.of(p) >> target & 1:
                add_gunnery(p, worth, target)
    elif frame == EXCHANGE.number:
        target = EXCHANGED_WITH.of(p)
        add_result(p, worth, p.active, target, chance_of_dice(p, p.active, target, RANGED), 1.0)
    elif frame == ANSWERING.number:
        target = ANSWERED.of(p)
        chance = chance_of_dice(p, p.active, target, RANGED) if HAS_FIRED.of(p) == 1 else 0.0
        add_result(p, worth, p.active, target, chance, 1.0)
    elif frame == CAUGHT.number:
        seat: i64 = p.pirates[CAUGHT_BY.of(p)].target
        target = FIRST_PIRATE + CAUGHT_BY.of(p)
        add_result(p, worth, seat, target, chance_of_dice(p, seat, target, CLOSE), 1.0)


def add_strike(p: TreasurePosition, worth: list[float]) -> None:
    """The best that the mover can reach with the points it has left."""
    best: i64 = -1
    best_chance = 0.0
    most = 0.0
    for victim in range(p.seats):
        if victim != p.active:
            chance = chance_of_strike(p, p.active, victim, POINTS.of(p))
            gain = gain_of_strike(p, p.active, victim, chance) if chance > 0.0 else 0.0
            if gain > most:
                best = victim
                best_chance = chance
                most = gain
    if best >= 0:
        add_result(p, worth, p.active, best, best_chance, SOUGHT)


def add_gunnery(p: TreasurePosition, worth: list[float], target: i64) -> None:
    """Somebody beside the mover: who alone can fire wins, and who would not gain by it does not begin."""
    if may_open_fire(p, target):
        chance = chance_of_dice(p, p.active, target, RANGED) if may_fire(p, target) else 0.0
        add_result(p, worth, p.active, target, chance, 1.0)
    elif may_fire(p, target):
        is_answered = target >= FIRST_PIRATE and answers(p, target)
        chance = chance_of_dice(p, p.active, target, RANGED) if is_answered else 1.0
        if gain_over(p, p.active, target, chance) > 0.0:
            add_result(p, worth, p.active, target, chance, 1.0)


def chance_of_dice(p: TreasurePosition, seat: i64, target: i64, kind: i64) -> float:
    return chance_to_win(bonus_of(p.players[seat].cards, kind) - bonus_of_target(p, target, kind))


def gain_over(p: TreasurePosition, seat: i64, target: i64, chance: float) -> float:
    """To a seat that fights; a ship left alone is nothing to gain."""
    if target < FIRST_SHIP:
        return gain_of_strike(p, seat, target, chance)
    if target < FIRST_PIRATE:
        return 0.0
    player = p.players[seat]
    if target == GALLEON:
        prize = gold_worth(LEVEL[p.level - 1].galleon_gold) + prize_of(player, p.galleon.loot)
        return chance * prize - (1.0 - chance) * stake_of(player)
    prize = prize_of(player, p.pirates[target - FIRST_PIRATE].loot)
    return chance * prize - (1.0 - chance) * stake_against_pirates(p, player)


def add_result(p: TreasurePosition, worth: list[float], seat: i64, target: i64, chance: float, share: float) -> None:
    worth[seat] += share * gain_over(p, seat, target, chance)
    if target < FIRST_SHIP:
        rival = p.players[target]
        worth[target] += share * ((1.0 - chance) * prize_of(rival, p.players[seat].carried) - chance * stake_of(rival))

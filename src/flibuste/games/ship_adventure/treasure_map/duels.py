"""What a fight that is under way is worth to both sides, before its dice are thrown."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CLOSE, LEVEL, PIECES, RANGED, bonus_of
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
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_PIRATE, FIRST_SHIP, GALLEON, TARGETS
from flibuste.games.ship_adventure.treasure_map.position import Loot, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.prospects import (
    STAKE_PIECE,
    STAKE_TOKEN,
    chance_to_win,
    gold_worth,
    stake_against_pirates,
    stake_of,
)
from flibuste.games.ship_adventure.treasure_map.rules.targets import may_fire, may_open_fire


def add_duels(p: TreasurePosition, worth: list[float]) -> None:
    """Each fight that must still be fought, to the worth of both sides."""
    frame: i64 = p.top
    if frame == CLOSE_COMBAT.number:
        for target in range(len(TARGETS)):
            if CLOSE_TARGETS.of(p) >> target & 1:
                add_duel(p, worth, p.active, target, CLOSE)
    elif frame == GUNNERY.number:
        for target in range(len(TARGETS)):
            if RANGED_TARGETS.of(p) >> target & 1 and may_open_fire(p, target):
                add_gunnery(p, worth, target)
    elif frame == EXCHANGE.number:
        add_duel(p, worth, p.active, EXCHANGED_WITH.of(p), RANGED)
    elif frame == ANSWERING.number:
        if HAS_FIRED.of(p) == 1:
            add_duel(p, worth, p.active, ANSWERED.of(p), RANGED)
        else:
            add_result(p, worth, p.active, ANSWERED.of(p), 0.0)
    elif frame == CAUGHT.number:
        pirate: i64 = CAUGHT_BY.of(p)
        add_duel(p, worth, p.pirates[pirate].target, FIRST_PIRATE + pirate, CLOSE)


def add_gunnery(p: TreasurePosition, worth: list[float], target: i64) -> None:
    """Somebody beside the active player who may fire: who cannot fire back is beaten."""
    if may_fire(p, target):
        add_duel(p, worth, p.active, target, RANGED)
    else:
        add_result(p, worth, p.active, target, 0.0)


def add_duel(p: TreasurePosition, worth: list[float], seat: i64, target: i64, kind: i64) -> None:
    if FIRST_SHIP <= target < FIRST_PIRATE:
        return
    add_result(p, worth, seat, target, chance_against(p, seat, target, kind))


def chance_against(p: TreasurePosition, seat: i64, target: i64, kind: i64) -> float:
    own: i64 = bonus_of(p.players[seat].cards, kind)
    if target < FIRST_SHIP:
        return chance_to_win(own - bonus_of(p.players[target].cards, kind))
    if target == GALLEON:
        return chance_to_win(own)
    level = LEVEL[p.level - 1]
    return chance_to_win(own - (level.pirate_close if kind == CLOSE else level.pirate_ranged))


def add_result(p: TreasurePosition, worth: list[float], seat: i64, target: i64, chance: float) -> None:
    own = stake_of(p.players[seat])
    if target < FIRST_SHIP:
        other = stake_of(p.players[target])
        worth[seat] += chance * other - (1.0 - chance) * own
        worth[target] += (1.0 - chance) * own - chance * other
    elif target == GALLEON:
        prize = gold_worth(LEVEL[p.level - 1].galleon_gold) + loot_worth(p.galleon.loot)
        worth[seat] += chance * prize - (1.0 - chance) * own
    else:
        own = stake_against_pirates(p, p.players[seat])
        worth[seat] += chance * loot_worth(p.pirates[target - FIRST_PIRATE].loot) - (1.0 - chance) * own


def loot_worth(loot: Loot) -> float:
    worth = gold_worth(loot.gold) + STAKE_TOKEN * float(len(loot.tokens))
    for piece in range(PIECES):
        worth += STAKE_PIECE * float(loot.number_of(piece))
    return worth

"""What a move is sure to bring its player, and how a fight stands, in percent."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import EQUIPMENT, NUMBERS, TOKENS
from flibuste.games.ship_adventure.treasure_map.frames import ANSWERED, HAS_FIRED, POINTS, TREASURE
from flibuste.games.ship_adventure.treasure_map.moves import (
    ANSWER,
    BRIBE,
    BUY,
    DRIFT,
    DUCK,
    FETCH_GOLD,
    FIGHT,
    FIRE,
    GO,
    HOLD,
    RESCUE,
    STOP,
    STORE_GOLD,
    SWAP,
    THROW,
    TreasureMove,
)
from flibuste.games.ship_adventure.treasure_map.position import Player, TreasurePosition, token_in
from flibuste.games.ship_adventure.treasure_map.rules.actions import temple_here
from flibuste.games.ship_adventure.treasure_map.rules.fights import (
    ALWAYS,
    Fight,
    at_stake,
    close_fight,
    dangers,
    fights_at_hand,
    loot_of,
    ranged_fight,
)
from flibuste.games.ship_adventure.treasure_map.rules.movement import drift, step
from flibuste.games.ship_adventure.treasure_map.rules.targets import is_pirate


def preview(p: TreasurePosition, move: TreasureMove) -> dict[str, int]:
    verb: i64 = move.verb
    if verb in (GO, DRIFT):
        return of_step(p, move)
    if verb == STOP:
        return of_stopping(p)
    if verb == FIGHT:
        return of_fight(p, close_fight(p, move.what))
    if verb == FIRE:
        return {**of_fight(p, ranged_fight(p, move.what)), "balls": -1}
    if verb == HOLD:
        return of_holding(p, move.what)
    if verb == ANSWER:
        return {**of_fight(p, fights_at_hand(p)[0]), "balls": -1}
    if verb == DUCK:
        return of_ducking(p)
    if verb == THROW:
        return of_throw(p)
    return of_action(p, move)


def of_action(p: TreasurePosition, move: TreasureMove) -> dict[str, int]:
    verb: i64 = move.verb
    if verb == BUY:
        return {"gold": -int(EQUIPMENT[move.what].cost)}
    if verb == BRIBE:
        return {"gold": -int(NUMBERS.bribe)}
    if verb == FETCH_GOLD:
        return {"gold": int(move.what)}
    if verb == STORE_GOLD:
        return {"gold": -int(move.what), "stored": int(move.what)}
    if verb == SWAP:
        return {"tokens": -1, "pieces": 1}
    if verb == RESCUE:
        ship: i64 = p.player().ship
        return {"gold": int(p.coins[ship])} if p.coins[ship] else {}
    return {}


# --- steps ------------------------------------------------------------------------------------------------------------


def of_step(p: TreasurePosition, move: TreasureMove) -> dict[str, int]:
    """Points left, coins picked up, and the fights there if the movement ended with it."""
    twin = p.clone()
    assert isinstance(twin, TreasurePosition)
    if move.verb == GO:
        step(twin, move.what)
    else:
        drift(twin)
    found: dict[str, int] = {"points": int(POINTS.of(twin))}
    gold: i64 = twin.player().carried.gold - p.player().carried.gold
    if gold:
        found["gold"] = gold
    return found | of_stopping(twin)


def of_stopping(p: TreasurePosition) -> dict[str, int]:
    """Close combats that nobody could avoid, with the odds of the only one, and neighbors that may fire."""
    found: dict[str, int] = {}
    fights = fights_at_hand(p)
    forced = [fight for fight in fights if fight.fires == ALWAYS]
    if forced:
        found["fights"] = len(forced)
        if len(forced) == 1:
            found |= chances(forced[0])
    guns = dangers(p, fights)
    if guns:
        found["dangers"] = len(guns)
    return found


# --- fights -----------------------------------------------------------------------------------------------------------


def chances(fight: Fight) -> dict[str, int]:
    return {"win": fight.odds.chance, "lose": 100 - fight.odds.chance}


def of_fight(p: TreasurePosition, fight: Fight) -> dict[str, int]:
    """The odds, what a win brings and what a defeat costs."""
    found = chances(fight)
    loot = loot_of(p, fight.target)
    if loot is not None:
        found |= counted("won", at_stake(p, fight.target), len(loot.tokens), sum(loot.piece_counts()))
    if fight.odds.chance < 100:
        found |= lost_by(p.players[fight.seat])
    return found


def lost_by(player: Player) -> dict[str, int]:
    carried = player.carried
    return counted("lost", carried.gold, len(carried.tokens), sum(carried.piece_counts()))


def counted(word: str, gold: i64, tokens: int, pieces: int) -> dict[str, int]:
    numbers = {f"gold_{word}": int(gold), f"tokens_{word}": tokens, f"pieces_{word}": pieces}
    return {name: number for name, number in numbers.items() if number}


def of_holding(p: TreasurePosition, target: i64) -> dict[str, int]:
    """A pirate fires in any case; what a player does is that player's choice."""
    if not is_pirate(target):
        return {}
    fight = ranged_fight(p, target)
    if fight.odds.chance == 0 or p.player().is_aboard:
        return {"lose": 100, **lost_by(p.player())}
    return of_fight(p, fight)


def of_ducking(p: TreasurePosition) -> dict[str, int]:
    """Whoever was fired at and does not answer is beaten."""
    return {"lose": 100, **lost_by(p.players[ANSWERED.of(p)])} if HAS_FIRED.of(p) == 1 else {}


def of_throw(p: TreasurePosition) -> dict[str, int]:
    if TREASURE.is_on_top(p):
        return {"dice": int(TOKENS[token_in(p.temple_tokens[temple_here(p)])].level)}
    return of_fight(p, fights_at_hand(p)[0])

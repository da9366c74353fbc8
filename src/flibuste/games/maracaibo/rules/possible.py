"""Whether an effect could do anything now: what could not is passed over without asking (MA-GEN-09)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import (
    BLACK_MARKET,
    BUILD,
    BURY,
    EXPLORE,
    FIGUREHEAD,
    FIRST_ASKED,
    PICK,
    QUEST,
    REUSE,
    RUBIES,
    SELL,
    SPACE,
    UPGRADE,
    Effect,
    Effects,
)
from flibuste.games.maracaibo.pieces import BLACK_MARKETS, CARDS, CARDS_ON_MAP, HALF_PRICE, LOCATION, TRACK
from flibuste.games.maracaibo.position import MaracaiboPosition, Player
from flibuste.games.maracaibo.rules.burial import can_bury
from flibuste.games.maracaibo.rules.prices import can_build, can_pick
from flibuste.games.maracaibo.rules.ship_board import open_spaces
from flibuste.games.maracaibo.rules.track import can_explore


def can_do(p: MaracaiboPosition, effect: Effect) -> bool:
    """For the active player."""
    op: i64 = effect.op
    player = p.player()
    if op == EXPLORE:
        return can_explore(p)
    if op == BURY:
        return can_bury(player)
    if op == UPGRADE:
        return open_spaces(player) != 0
    if op == QUEST:
        return can_draw_quest(p)
    if op == BUILD:
        return can_build(p)
    if op == PICK:
        return can_pick(p, effect.type, effect.amount)
    if op == BLACK_MARKET:
        return player.doubloons >= effect.amount and can_place_market(p)
    if op == REUSE:
        return player.markets != 0
    if op == FIGUREHEAD:
        return can_take_figurehead(p, effect.amount)
    if op == SELL:
        return len(player.quests) > 0
    if op == SPACE:
        return can_do_any(p, space_effects(player))
    if op == RUBIES:
        return player.rubies > 0
    return True  # points, doubloons, cubes, raids and treasures can always be had


def can_do_any(p: MaracaiboPosition, effects: Effects) -> bool:
    for effect in effects.items:
        if can_do(p, effect):
            return True
    return False


def is_asked(effect: Effect) -> bool:
    return effect.op >= FIRST_ASKED


def space_effects(player: Player) -> Effects:
    """Of the explorer's space; the half-price tile has none of this kind (MA-MOD-SUN-08)."""
    return TRACK[player.explorer if player.explorer != HALF_PRICE else 0].effects


def can_draw_quest(p: MaracaiboPosition) -> bool:
    return len(p.quest_deck) > 0 or len(p.quest_market) > 0


def may_hold_market(p: MaracaiboPosition, place: i64) -> bool:
    """A face-up location without a black market of anybody (MA-BM-01, MA-MOD-HLOC-05)."""
    return p.marked >> place & 1 == 0 and p.is_shown(place) and CARDS[p.map[place]].kind == LOCATION


def can_place_market(p: MaracaiboPosition) -> bool:
    """An own tile that lies unplaced, and a place for it."""
    player = p.player()
    unplaced = False
    for tile in range(BLACK_MARKETS):
        if player.market_place(tile) < 0:
            unplaced = True
    if not unplaced:
        return False
    for place in range(CARDS_ON_MAP):
        if may_hold_market(p, place):
            return True
    return False


def can_take_figurehead(p: MaracaiboPosition, cost: i64) -> bool:
    """One for each player (MA-FIG-02)."""
    player = p.player()
    return player.figurehead < 0 and player.doubloons >= cost and len(p.figureheads) > 0

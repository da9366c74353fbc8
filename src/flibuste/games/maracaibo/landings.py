"""What can be done next, in points: effects, cards, the places a ship can come to, and what is pending in a turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.maracaibo.effects import (
    ANY,
    BLACK_MARKET,
    BUILD,
    BURIED,
    BURIED_GOLD,
    BURY,
    CARDS_TOTAL,
    CREW_CARDS,
    CUBE,
    CUBE_OF_CHOICE,
    DIE,
    DOUBLOON_INCOME,
    DOUBLOONS,
    DOUBLOONS_OF_INCOME,
    EXPLORE,
    FIGUREHEAD,
    IMMEDIATE_CARDS,
    PICK,
    QUEST,
    QUESTS_OWNED,
    RAID,
    RESIDENCES_BUILT,
    REUSE,
    RIVERS,
    RUBIES,
    SELL,
    SPACE,
    TREASURE,
    TREASURES,
    UPGRADE,
    UPGRADES,
    VP,
    VP_INCOME,
    VP_OF_INCOME,
    VP_PER,
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
    CUBES_LEFT,
    DEVELOP,
    DRAW_QUEST,
    EFFECTS_AT,
    EFFECTS_LEFT,
    EXPLORING,
    FIGUREHEAD_COST,
    FOR_A_QUEST,
    FRAMES,
    GULF_ACTIONS,
    INCOMING_LEFT,
    INCOMING_TYPE,
    LANDED,
    LOCATION_ACTIONS,
    LOCATION_CARD,
    MARKET_COST,
    OPEN_EFFECTS,
    PICK_TYPE,
    PICKING,
    PLACE_MARKET,
    PLACING_COST,
    POINTS,
    PUT_CUBE,
    QUESTS_LEFT,
    RAID_BONUS,
    RAID_DICE,
    RAID_FOR,
    RAID_TYPE,
    RAID_VALUE,
    RAIDING,
    REROLLS_LEFT,
    RESERVE,
    RETIRING,
    REUSE_MARKET,
    SELL_QUEST,
    SELL_RUBIES,
    SETTLE_DOWN,
    SHOVELS,
    SURCHARGE,
    SWORDS,
    TAKE_FIGUREHEAD,
    TILE_AT_HAND,
    TREASURES_TO_TAKE,
    UPGRADE_SHIP,
    UPGRADES_LEFT,
)
from flibuste.games.maracaibo.pieces import (
    BLACK_MARKETS,
    BURIAL_SPACES,
    CARDS,
    CARDS_ON_MAP,
    DEVELOPMENT,
    FIGUREHEADS,
    FIRST_BUILDER,
    FIRST_RESIDENCE,
    FOR_IGNORING,
    FURTHER_RUBY,
    GULF_GROUPS,
    HIDEOUTS,
    LOCATION,
    MARACAIBO_POINTS,
    PER_RIVER,
    POSEIDON,
    QUESTS,
    RESIDENCES,
    SHIP_SPACES,
    TRACK,
    Card,
    Figurehead,
    ShipSpace,
)
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.prospects import (
    CUBE_SLOPE,
    FOCUS,
    GROWTH,
    MARKET_VISITS,
    MOST_POINTS,
    MOST_SWORDS,
    RIVERS_END,
    SPOILS,
    STEPS,
    STEPS_TO_END,
    STEPS_TO_RIVER,
    UNKNOWN,
    Outlook,
    face_worth,
    quest_hope,
    reach,
    slot_worth,
    standing_worth,
)
from flibuste.games.maracaibo.rules.burial import is_free, is_free_on_poseidon
from flibuste.games.maracaibo.rules.movement import carries_doubloons
from flibuste.games.maracaibo.rules.prices import development_price, residence_price
from flibuste.games.maracaibo.rules.residences import for_not_building
from flibuste.games.maracaibo.rules.ship_board import open_spaces
from flibuste.games.maracaibo.rules.track import spaces_ahead
from flibuste.games.maracaibo.sea import GULF, MARACAIBO, START
from flibuste.kernel.frames import BED

NOT_FOR_SALE: Final = -1000.0
USUAL_DIE: Final = 5
"""The best of three dice with a second throw."""
NO_SPOILS: Final = vec[float]([0.0] * (MOST_SWORDS + 1))
DRAWN_QUEST: Final = 3.26
"""A quest from the deck, at the beginning of the game."""
MARKET_QUEST: Final = 1.04
"""How much of the hope for it a quest of the market is worth, since it must still be fulfilled."""
USUAL_SPACE: Final = 2.64
"""The effects of the explorer's space once more."""
CUBE_OPENS: Final = 0.28
"""An upgrade brings others nearer."""
RUBY: Final = 3.0
HIDDEN_CARD: Final = 1.0
"""A card that lies face down, besides the doubloons."""
HIDDEN_LOCATION: Final = 6.0


# --- effects ----------------------------------------------------------------------------------------------------------


def effects_worth(p: MaracaiboPosition, o: Outlook, effects: Effects, left: i64) -> float:
    worth = 0.0
    bit: i64 = 1
    for effect in effects.items:
        if left & bit:
            worth += effect_worth(p, o, effect)
        bit <<= 1
    return worth


def effect_worth(p: MaracaiboPosition, o: Outlook, effect: Effect) -> float:
    op: i64 = effect.op
    amount = float(effect.amount)
    player = o.player
    if op == VP:
        return amount
    if op == DOUBLOONS:
        return amount * o.doubloon
    if op == VP_PER:
        units = effect.amount * player.number_of(effect.type)
        return float(effect.most if 0 < effect.most < units else units)
    if op == RAID:
        return raid_worth(p, o, effect)
    if op == EXPLORE:
        return explore_worth(p, o, effect.amount + player.explore_points)
    if op == BURY:
        return bury_worth(p, o, effect.amount)
    if op == QUEST:
        return quest_worth(p, o)
    if op == UPGRADE:
        return upgrade_worth(p, o) * amount
    if op == TREASURE:
        return amount * (o.best_treasure() if effect.type == ANY else o.treasure[effect.type])
    if op == CUBE:
        return amount * cube_worth(o, effect.type)
    if op == CUBE_OF_CHOICE:
        return amount * best_cube(o)
    return rarer_effect_worth(p, o, effect)


def rarer_effect_worth(p: MaracaiboPosition, o: Outlook, effect: Effect) -> float:
    op: i64 = effect.op
    player = o.player
    if op == VP_OF_INCOME:
        return float(player.tally[VP_INCOME])
    if op == DOUBLOONS_OF_INCOME:
        return float(player.number_of(DOUBLOON_INCOME)) * o.doubloon
    if op == BLACK_MARKET:
        return new_market_worth(p, o, effect.amount)
    if op == REUSE:
        return best_market(p, o)
    if op == FIGUREHEAD:
        return best_figurehead(p, o, effect.amount)
    if op == SELL:
        return sale_worth(p, o, effect.amount)
    if op == PICK:
        return best_pick(p, o, effect.type, effect.amount)
    if op == BUILD:
        return best_residence(p, o)
    if op == SPACE:
        return USUAL_SPACE
    return RUBY if op == RUBIES and player.rubies else 0.0


def cube_worth(o: Outlook, type: i64) -> float:
    return CUBE_SLOPE * float(o.player.tally[type])


def best_cube(o: Outlook) -> float:
    tally = o.player.tally
    most: i64 = tally[0]
    for type in range(1, len(TREASURES)):
        if tally[type] > most:
            most = tally[type]
    return CUBE_SLOPE * float(most)


# --- raids ------------------------------------------------------------------------------------------------------------


def raid_worth(p: MaracaiboPosition, o: Outlook, effect: Effect) -> float:
    """With dice not yet thrown, or of a fixed value."""
    value: i64 = effect.amount
    if effect.type == DIE:
        return best_raid(p, o, USUAL_DIE + value)
    if effect.type == ANY:
        return best_raid(p, o, value)
    return spoils(p, o, value + o.player.swords_with(effect.type), effect.type)


def best_raid(p: MaracaiboPosition, o: Outlook, value: i64) -> float:
    """Of the type that brings most."""
    if value > MOST_SWORDS:
        value = MOST_SWORDS
    if o.raid[value] != UNKNOWN:
        return o.raid[value]
    player = o.player
    best = 0.0
    for type in range(len(TREASURES)):
        worth = spoils(p, o, value + player.swords_with(type), type)
        if worth > best:
            best = worth
    o.raid[value] = best
    return best


def spoils(p: MaracaiboPosition, o: Outlook, swords: i64, type: i64) -> float:
    """The most that so many swords bring, each action once."""
    if swords > MOST_SWORDS:
        swords = MOST_SWORDS
    best = NO_SPOILS[:]
    player = o.player
    left: i64 = player.spends & ~p.spent if o.seat == p.active else player.spends
    action: i64 = 0
    while left:
        if left & 1:
            worth = spend_gain(p, o, action, type)
            cost: i64 = SPOILS[action].cost
            have: i64 = swords
            while have >= cost:
                total = best[have - cost] + worth
                if total > best[have]:
                    best[have] = total
                have -= 1
        left >>= 1
        action += 1
    return best[swords]


def spend_gain(p: MaracaiboPosition, o: Outlook, action: i64, type: i64) -> float:
    gain = SPOILS[action]
    worth = gain.points + gain.doubloons * o.doubloon + gain.treasures * o.treasure[type]
    if gain.burials > 0.0:
        worth += bury_worth(p, o, 1)
    if gain.cubes > 0.0:
        worth += gain.cubes * best_cube(o)
    return worth


def thrown_worth(p: MaracaiboPosition, o: Outlook, bonus: i64, rerolls: i64) -> float:
    """The dice as they lie, or a new throw."""
    best = 0.0
    for type in range(len(TREASURES)):
        worth = die_worth(p, o, type, bonus)
        if worth > best:
            best = worth
    if rerolls > 0:
        again = best_raid(p, o, USUAL_DIE - 1 + bonus if rerolls == 1 else USUAL_DIE + bonus)
        if again > best:
            return again
    return best


def die_worth(p: MaracaiboPosition, o: Outlook, type: i64, bonus: i64) -> float:
    return spoils(p, o, (p.dice >> 3 * type & 7) + bonus + o.player.swords_with(type), type)


# --- the explorer -----------------------------------------------------------------------------------------------------


def explore_worth(p: MaracaiboPosition, o: Outlook, points: i64) -> float:
    """The best space in reach."""
    if points > MOST_POINTS:
        points = MOST_POINTS
    if o.explore[points] != UNKNOWN:
        return o.explore[points]
    spaces: i64 = spaces_ahead(p, o.seat, points)
    best = 0.0
    space: i64 = 0
    while spaces:
        if spaces & 1:
            worth = space_worth(p, o, space)
            if worth > best:
                best = worth
        spaces >>= 1
        space += 1
    o.explore[points] = best
    return best


def space_worth(p: MaracaiboPosition, o: Outlook, space: i64) -> float:
    """To come to a space of the track: the way there, and its effects."""
    player = o.player
    here = TRACK[space]
    steps = STEPS_TO_END[player.explorer] - STEPS_TO_END[space]
    worth = 0.0
    if here.rivers > player.rivers:
        worth += o.extra[RIVERS] * float(here.rivers - player.rivers)
    gain = STEPS * o.turns
    come = STEPS_TO_END[0] - STEPS_TO_END[player.explorer]
    for river in range(player.rivers + 1, RIVERS_END):
        missing = STEPS_TO_RIVER[river] - come
        worth += float(PER_RIVER) * (reach(missing - steps, gain) - reach(missing, gain))
    for effect in here.effects.items:
        op: i64 = effect.op
        if op in (EXPLORE, SPACE):
            worth += USUAL_SPACE
        else:
            worth += effect_worth(p, o, effect)
    return worth


# --- burying ----------------------------------------------------------------------------------------------------------


def bury_worth(p: MaracaiboPosition, o: Outlook, shovels: i64) -> float:
    """The best burial, as often as there are shovels and treasures."""
    player = o.player
    stored: i64 = player.tally[0] + player.tally[1] + player.tally[2] - player.tally[BURIED]
    if stored == 0:
        return 0.0
    if o.shovel == UNKNOWN:
        best = 0.0
        for type in range(len(TREASURES)):
            if player.stored(type) > 0:
                worth = best_burial(p, o, type)
                if worth > best:
                    best = worth
        o.shovel = best
    return o.shovel * float(shovels if shovels < stored else stored)


def best_burial(p: MaracaiboPosition, o: Outlook, type: i64) -> float:
    best = 0.0
    for space in range(BURIAL_SPACES):
        if is_free(o.player, type, space):
            worth = burial_worth(p, o, type, HIDEOUTS[type].burial[space])
            if worth > best:
                best = worth
    if o.player.figurehead == POSEIDON:
        for space in range(BURIAL_SPACES):
            if is_free_on_poseidon(o.player, space):
                worth = burial_worth(p, o, type, FIGUREHEADS[POSEIDON].burial[space])
                if worth > best:
                    best = worth
    return best


def burial_worth(p: MaracaiboPosition, o: Outlook, type: i64, bonus: Effects) -> float:
    worth = 2.0 + o.extra[BURIED] + o.extra[BURIED_GOLD + type]
    if o.player.slots >> type & 1:
        worth += 0.5 * slot_worth(o, type) * (1.0 if o.turns > 4.0 else o.turns / 4.0)
    for effect in bonus.items:
        if effect.op == EXPLORE:
            worth += USUAL_SPACE
        elif effect.op != BURY:
            worth += effect_worth(p, o, effect)
    return worth


# --- quests -----------------------------------------------------------------------------------------------------------


def quest_worth(p: MaracaiboPosition, o: Outlook) -> float:
    """The best of the market, or an unknown one."""
    if o.quest != UNKNOWN:
        return o.quest
    best = drawn_quest_worth(p, o)
    for quest in p.quest_market:
        worth = market_quest_worth(p, o, quest)
        if worth > best:
            best = worth
    o.quest = best
    return best


def drawn_quest_worth(p: MaracaiboPosition, o: Outlook) -> float:
    if not p.quest_deck:
        return 0.0
    return DRAWN_QUEST * (0.5 + 0.5 * o.turns / 20.0) + o.extra[QUESTS_OWNED] if o.turns > 0.0 else 0.5


def market_quest_worth(p: MaracaiboPosition, o: Outlook, quest: i64) -> float:
    return MARKET_QUEST * quest_chance(p, o, quest) + o.extra[QUESTS_OWNED]


def quest_chance(p: MaracaiboPosition, o: Outlook, quest: i64) -> float:
    """What a quest would bring; the outlook on other things stays as it is."""
    before = o.extra
    o.extra = before[:]
    worth = quest_hope(o, QUESTS[quest], p.terms.quest_hunters)
    o.extra = before
    return worth


def sale_worth(p: MaracaiboPosition, o: Outlook, doubloons: i64) -> float:
    """Of the poorest quest; of others nobody knows."""
    if not o.player.quests:
        return 0.0
    worth = float(doubloons) * o.doubloon - 2.0
    return worth if worth > 0.0 else 0.0


# --- the ship board ---------------------------------------------------------------------------------------------------


def upgrade_worth(p: MaracaiboPosition, o: Outlook) -> float:
    """The best open space."""
    if o.upgrade != UNKNOWN:
        return o.upgrade
    o.upgrade = USUAL_SPACE  # in case a space brings an upgrade
    spaces: i64 = open_spaces(o.player)
    best = 0.0
    space: i64 = 0
    while spaces:
        if spaces & 1:
            worth = ship_space_worth(p, o, SHIP_SPACES[space])
            if worth > best:
                best = worth
        spaces >>= 1
        space += 1
    o.upgrade = best
    return best


def ship_space_worth(p: MaracaiboPosition, o: Outlook, space: ShipSpace) -> float:
    worth = standing_worth(o, space.standing) + o.extra[UPGRADES] + CUBE_OPENS * (o.turns / 20.0)
    for effect in space.once.items:
        worth += effect_worth(p, o, effect)
    return worth


def figurehead_worth(p: MaracaiboPosition, o: Outlook, head: Figurehead) -> float:
    worth = standing_worth(o, head.standing)
    worth += float(head.income_doubloons) * o.doubloon_income + float(head.income_vp) * o.vp_income
    for effect in head.immediate.items:
        worth += effect_worth(p, o, effect)
    if head.burial:
        worth += 0.45 * o.turns
    return worth


def best_figurehead(p: MaracaiboPosition, o: Outlook, cost: i64) -> float:
    if o.player.figurehead >= 0 or o.player.doubloons < cost:
        return 0.0
    best = 0.0
    for number in p.figureheads:
        worth = figurehead_worth(p, o, FIGUREHEADS[number])
        if worth > best:
            best = worth
    return best - float(cost) * o.doubloon


def new_market_worth(p: MaracaiboPosition, o: Outlook, cost: i64) -> float:
    """The best tile beside the board: used at once and at later visits."""
    if o.player.doubloons < cost:
        return 0.0
    best = 0.0
    for tile in range(BLACK_MARKETS):
        if o.player.market_place(tile) < 0:
            worth = tile_worth(p, o, tile)
            if worth > best:
                best = worth
    return best - float(cost) * o.doubloon


def tile_worth(p: MaracaiboPosition, o: Outlook, tile: i64) -> float:
    """Those that count are better placed late, or early for many visits."""
    return face_worth(p, o.player, tile) * (1.0 + MARKET_VISITS * o.turns)


def best_market(p: MaracaiboPosition, o: Outlook) -> float:
    best = 0.0
    for tile in range(BLACK_MARKETS):
        if o.player.market_place(tile) >= 0:
            worth = face_worth(p, o.player, tile)
            if worth > best:
                best = worth
    return best


# --- cards ------------------------------------------------------------------------------------------------------------


def card_worth(p: MaracaiboPosition, o: Outlook, card: Card) -> float:
    """A development, without its price."""
    worth = float(card.vp) + standing_worth(o, card.standing)
    worth += float(card.income_doubloons) * (o.doubloon_income + o.extra[DOUBLOON_INCOME])
    worth += float(card.income_vp) * (o.vp_income + o.extra[VP_INCOME])
    worth += o.extra[CREW_CARDS + card.type] + o.extra[CARDS_TOTAL]
    if card.immediate.all_open:
        worth += o.extra[IMMEDIATE_CARDS]
        for effect in card.immediate.items:
            if effect.op != PICK:
                worth += effect_worth(p, o, effect)
    for score in card.endgame:
        owned = float(o.player.number_of(score.unit)) + GROWTH[score.unit] * FOCUS * o.turns
        worth += float(score.points) / float(score.each) * (owned - 0.4 * float(score.each - 1))
    return worth


def deal_worth(p: MaracaiboPosition, o: Outlook, card: Card, surcharge: i64) -> float:
    """A development for its price."""
    price: i64 = development_price(o.player, card, surcharge)
    if price > o.player.doubloons:
        return NOT_FOR_SALE
    return card_worth(p, o, card) - price_worth(o, price)


def price_worth(o: Outlook, price: i64) -> float:
    """The last doubloons are dearer than the first."""
    return float(price) * o.doubloon * (1.0 + 0.5 * float(price) / float(o.player.doubloons + 5))


def best_pick(p: MaracaiboPosition, o: Outlook, type: i64, surcharge: i64) -> float:
    best = 0.0
    for place in range(CARDS_ON_MAP):
        if p.is_shown(place):
            card = CARDS[p.map[place]]
            if card.kind == DEVELOPMENT and card.type == type:
                worth = deal_worth(p, o, card, surcharge)
                if worth > best:
                    best = worth
    return best


def residence_worth(p: MaracaiboPosition, o: Outlook, residence: i64) -> float:
    """To build it for its price."""
    player = o.player
    price: i64 = residence_price(player, residence)
    if player.residences >> residence & 1 or price > player.doubloons:
        return NOT_FOR_SALE
    return token_worth(p, o, residence) - price_worth(o, price)


def token_worth(p: MaracaiboPosition, o: Outlook, residence: i64) -> float:
    scores = RESIDENCES[residence].scores
    assert scores is not None
    worth = float(scores.amount) * (float(o.player.number_of(scores.type)) + GROWTH[scores.type] * FOCUS * o.turns)
    if worth > float(scores.most):
        worth = float(scores.most)
    if not p.is_built(residence):
        worth += float(FIRST_BUILDER)
    return worth + o.extra[RESIDENCES_BUILT] + o.extra[CARDS_TOTAL]


def best_residence(p: MaracaiboPosition, o: Outlook) -> float:
    best = 0.0
    for residence in p.residences:
        worth = residence_worth(p, o, residence)
        if worth > best:
            best = worth
    return best


# --- places -----------------------------------------------------------------------------------------------------------


def best_landing(p: MaracaiboPosition, o: Outlook) -> float:
    """The best place that the ship can be sailed to in its next turn."""
    player = o.player
    places: i64 = p.sea.ends[player.sails][player.ship if player.ship != MARACAIBO else START]
    best = 0.0
    place: i64 = 0
    while places:
        if places & 1:
            worth = landing_worth(p, o, place)
            if worth > best:
                best = worth
        places >>= 1
        place += 1
    return best


def landing_worth(p: MaracaiboPosition, o: Outlook, place: i64) -> float:
    """What a stop at a place brings."""
    if place == MARACAIBO:
        return float(MARACAIBO_POINTS) + upgrade_worth(p, o)
    if place == GULF:
        return gulf_worth(p, o) + upgrade_worth(p, o)
    if not p.is_shown(place):
        return hidden_worth(p, o, place)
    card = CARDS[p.map[place]]
    if card.kind == DEVELOPMENT:
        ignored = float(FOR_IGNORING) * o.doubloon
        bought = deal_worth(p, o, card, 0)
        return bought if bought > ignored else ignored
    if card.kind == LOCATION:
        return upgrade_worth(p, o) + visit_worth(p, o, place, card)
    built = residence_worth(p, o, card.index - FIRST_RESIDENCE)
    if built > 0.0:
        return built
    return float(for_not_building(p)) * o.doubloon


def hidden_worth(p: MaracaiboPosition, o: Outlook, place: i64) -> float:
    if carries_doubloons(p, place):
        return HIDDEN_LOCATION + float(p.round) * o.doubloon
    worth = float(FOR_IGNORING) * o.doubloon
    return worth if p.fillers >> place & 1 else worth + HIDDEN_CARD


def visit_worth(p: MaracaiboPosition, o: Outlook, place: i64, card: Card) -> float:
    """Value tile, own black market and actions of a location, without its upgrade."""
    worth = best_group(p, o, card.groups)
    type: i64 = p.tile_on(place)
    if type >= 0:
        worth += cube_worth(o, type)
    if o.player.markets and p.marked >> place & 1:
        tile: i64 = o.player.market_on(place)
        if tile >= 0:
            worth += face_worth(p, o.player, tile)
    return worth


def best_group(p: MaracaiboPosition, o: Outlook, groups: list[Effects]) -> float:
    best = 0.0
    for group in groups:
        worth = effects_worth(p, o, group, group.all_open)
        if worth > best:
            best = worth
    return best


def gulf_worth(p: MaracaiboPosition, o: Outlook) -> float:
    return best_group(p, o, GULF_GROUPS)


# --- what is pending --------------------------------------------------------------------------------------------------


def pending_worth(p: MaracaiboPosition, o: Outlook) -> float:
    """What the active player may still do in this turn."""
    worth = 0.0
    place: i64 = p.depth - 1
    while place >= BED:
        frame: i64 = p.stack[place]
        worth += frame_worth(p, o, frame, place)
        place -= FRAMES.frames[frame].size
    return worth


def frame_worth(p: MaracaiboPosition, o: Outlook, frame: i64, place: i64) -> float:
    if frame == OPEN_EFFECTS.number:
        return effects_worth(p, o, effects_numbered(EFFECTS_AT.at(p, place)), EFFECTS_LEFT.at(p, place))
    if frame == UPGRADE_SHIP.number:
        return upgrade_worth(p, o) * float(UPGRADES_LEFT.at(p, place))
    if frame == LOCATION_ACTIONS.number:
        return best_group(p, o, CARDS[LOCATION_CARD.at(p, place)].groups)
    if frame == GULF_ACTIONS.number:
        return gulf_worth(p, o)
    if frame == DEVELOP.number or frame == SETTLE_DOWN.number or frame == LANDED.number:
        return landing_worth(p, o, o.player.ship)
    if frame == RAIDING.number:
        return spoils(p, o, SWORDS.at(p, place), RAID_FOR.at(p, place))
    if frame == RAID_DICE.number:
        if p.dice == 0:
            return best_raid(p, o, USUAL_DIE + RAID_BONUS.at(p, place))
        return thrown_worth(p, o, RAID_BONUS.at(p, place), REROLLS_LEFT.at(p, place))
    if frame == RAID_TYPE.number:
        return best_raid(p, o, RAID_VALUE.at(p, place))
    if frame == EXPLORING.number:
        return explore_worth(p, o, POINTS.at(p, place))
    if frame == BURYING.number:
        return bury_worth(p, o, SHOVELS.at(p, place))
    if frame == DRAW_QUEST.number:
        return quest_worth(p, o) * float(QUESTS_LEFT.at(p, place))
    if frame == CHOOSE_TREASURE.number:
        return o.best_treasure() * float(TREASURES_TO_TAKE.at(p, place))
    if frame == COMING_IN.number:
        return o.treasure[INCOMING_TYPE.at(p, place)] * float(INCOMING_LEFT.at(p, place))
    if frame == PUT_CUBE.number:
        return best_cube(o) * float(CUBES_LEFT.at(p, place))
    return rarer_frame_worth(p, o, frame, place)


def rarer_frame_worth(p: MaracaiboPosition, o: Outlook, frame: i64, place: i64) -> float:
    if frame == PICKING.number:
        return best_pick(p, o, PICK_TYPE.at(p, place), SURCHARGE.at(p, place))
    if frame == BUILDING.number or frame == RETIRING.number:
        return best_residence(p, o)
    if frame == TAKE_FIGUREHEAD.number:
        return best_figurehead(p, o, FIGUREHEAD_COST.at(p, place))
    if frame == CHOOSE_MARKET.number:
        return new_market_worth(p, o, MARKET_COST.at(p, place))
    if frame == PLACE_MARKET.number:
        cost = float(PLACING_COST.at(p, place)) * o.doubloon
        return tile_worth(p, o, TILE_AT_HAND.at(p, place)) - cost
    if frame == REUSE_MARKET.number:
        return best_market(p, o)
    if frame == SELL_QUEST.number:
        return sale_worth(p, o, FOR_A_QUEST.at(p, place))
    if frame == RESERVE.number:
        return RUBY
    if frame == SELL_RUBIES.number:
        return float(FURTHER_RUBY * o.player.rubies)
    return 0.0

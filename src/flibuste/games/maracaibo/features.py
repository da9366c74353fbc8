"""What a seat may know, as numbers (kernel/features.py).

Seats are counted from the one that looks: 0 is itself, 1 the next in the order of seats. Quests of others are numbers
only where the seat has seen them. Jordan's numbers are there in games against him alone.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from flibuste.games.maracaibo.effects import (
    CODES,
    DOUBLOON_INCOME,
    TREASURES,
    VP_INCOME,
    effects_numbered,
)
from flibuste.games.maracaibo.frames import (
    BURYING,
    CHOOSE_TREASURE,
    CUBES_LEFT,
    DRAW_QUEST,
    EFFECTS_AT,
    EFFECTS_LEFT,
    EXPLORING,
    FRAMES,
    OPEN_EFFECTS,
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
    SAIL_SHIP,
    SHOVELS,
    STEPS_LEFT,
    SWORDS,
    TREASURES_TO_TAKE,
    UPGRADE_SHIP,
    UPGRADES_LEFT,
)
from flibuste.games.maracaibo.pieces import (
    BLACK_MARKETS,
    BURIAL_SPACES,
    CARDS,
    CARDS_ON_MAP,
    FIGUREHEADS,
    JORDAN_CARDS,
    JORDAN_CARDS_IN_PLAY,
    JORDAN_LEVELS,
    JORDAN_SPACES,
    QUESTS,
    RESIDENCES,
    ROUNDS,
    RUBY_MARKET,
    SAIL,
    SHIP_SPACES,
    SIDES,
    SPENDS,
    TRACK,
    TRADES,
)
from flibuste.games.maracaibo.position import RUNNING, Jordan, MaracaiboPosition, Player
from flibuste.games.maracaibo.quest_slots import is_known_to, quest_in
from flibuste.games.maracaibo.rules.movement import carries_doubloons
from flibuste.games.maracaibo.sea import SPACES
from flibuste.kernel.features import Feature, FeatureBook, capped

VERSION: Final = 1
STEPS: Final = len(FRAMES.frames)
TYPES: Final = len(TREASURES)
MOST_POINTS: Final = 1000
MOST_DOUBLOONS: Final = 200
MOST_CUBES: Final = 40
MOST_AT_HAND: Final = 60
MOST_STANDING: Final = 30
MOST_INCOME: Final = 99
HIDDEN: Final = 4
"""Ways to lie face down: a location, a development, a card of level II, a filler."""
SOLO: Final = 1


# --- which numbers there are ------------------------------------------------------------------------------------------


def of_the_sea(seats: int) -> list[Feature]:
    """In the order of put_sea()."""
    return [
        Feature("cards", [CARDS_ON_MAP, len(CARDS)], 1, "the open card at each place"),
        Feature("hidden", [CARDS_ON_MAP, HIDDEN], 1, "face down: location, development, level II, filler"),
        Feature("value_tiles", [CARDS_ON_MAP, TYPES], 1, "value tiles, by type"),
        Feature("markets", [seats, CARDS_ON_MAP, BLACK_MARKETS], 1, "black markets of each seat, by place"),
        Feature("ships", [seats, SPACES], 1, "ships: places in their order, Gulf, Maracaibo, start"),
        Feature("islands", [TYPES], MOST_CUBES, "cubes on the islands", 7),
    ]


def of_the_turn(seats: int) -> list[Feature]:
    """In the order of put_turn()."""
    return [
        Feature("step", [STEPS], 1, "the decision at hand, by step number"),
        Feature("to_move", [seats], 1, "whose decision it is"),
        Feature("active", [seats], 1, "whose turn it is"),
        Feature("first", [seats], 1, "who began the game"),
        Feature("round", [ROUNDS], 1, "the round"),
        Feature("last_turns", [1], 1, "somebody has come to Maracaibo in the last round"),
        Feature("at_hand", [1], MOST_AT_HAND, "steps, swords, points, shovels ... of the decision", 10),
        Feature("rerolls_left", [1], MOST_STANDING, "of the raid that is thrown", 2),
        Feature("raid_type", [TYPES], 1, "the type of the raid"),
        Feature("dice", [TYPES], SIDES, "of the raid that is thrown"),
        Feature("spent", [len(SPENDS)], 1, "raid actions used in this turn"),
        Feature("open_effects", [len(CODES)], 2, "effects that may still be carried out", 1),
    ]


def of_the_supplies() -> list[Feature]:
    """In the order of put_supplies()."""
    return [
        Feature("unseen", [len(CARDS)], 1, "cards that nobody has seen since the game began"),
        Feature("level_2", [1], len(CARDS), "cards left of level II", 41),
        Feature("top_card", [len(CARDS)], 1, "the top card of level II, where it lies face up"),
        Feature("quest_market", [len(QUESTS)], 1, "quests on offer"),
        Feature("quest_deck", [1], len(QUESTS), "quests left in the deck"),
        Feature("quests_under", [len(QUESTS)], 1, "quests that the seat knows to lie in the deck"),
        Feature("quests_doubted", [len(QUESTS)], 1, "quests of sellers that may lie in hand or deck"),
        Feature("own_dealt", [len(QUESTS)], 1, "the seat's quests to choose from"),
        Feature("own_given_back", [len(QUESTS)], 1, "the quest that the seat did not keep"),
        Feature("figureheads", [len(FIGUREHEADS)], 1, "figureheads on offer"),
        Feature("market_backs", [BLACK_MARKETS], 1, "black markets that lie on their back"),
        Feature("ruby_spaces", [len(RUBY_MARKET)], 1, "taken spaces of the ruby market"),
    ]


def of_the_players(seats: int) -> list[Feature]:
    """In the order of put_player()."""
    return [
        Feature("score", [seats], MOST_POINTS, "points on the score track", 50),
        Feature("doubloons", [seats], MOST_DOUBLOONS, "doubloons", 10),
        Feature("income_doubloons", [seats], MOST_INCOME, "doubloons of income", 10),
        Feature("income_vp", [seats], MOST_INCOME, "points of income", 5),
        Feature("rivers", [seats], 4, "rivers crossed"),
        Feature("explore_points", [seats], MOST_STANDING, "more points in each Explore action", 3),
        Feature("discount", [seats], MOST_STANDING, "on developments and residences", 4),
        Feature("development_discount", [seats], MOST_STANDING, "on developments alone", 4),
        Feature("sails", [seats], SAIL + 1, "spaces that the ship may sail"),
        Feature("rerolls", [seats], MOST_STANDING, "in each raid", 2),
        Feature("rubies", [seats], MOST_STANDING, "rubies", 3),
        Feature("retired", [seats], 1, "has used the half-price tile"),
        Feature("quests_hidden", [seats], len(QUESTS), "quests that the looking seat does not know", 5),
        Feature("swords", [TYPES, seats], MOST_STANDING, "in raids, by type", 5),
        Feature("treasures", [TYPES, seats], MOST_CUBES, "treasures, by type", 5),
        Feature("slots", [TYPES, seats], 1, "bonus slots with a cube, by type"),
        Feature("buried", [TYPES, BURIAL_SPACES, seats], 1, "burial spaces with a cube, by type"),
        Feature("poseidon", [BURIAL_SPACES, TYPES, seats], 1, "cubes on the Poseidon, by space and type"),
        Feature("explorer", [len(TRACK), seats], 1, "space of the explorer"),
        Feature("upgrades", [len(SHIP_SPACES), seats], 1, "cubes on the ship board"),
        Feature("figurehead", [len(FIGUREHEADS), seats], 1, "the figurehead"),
        Feature("residences", [len(RESIDENCES), seats], 1, "residences built"),
        Feature("raid_actions", [len(SPENDS), seats], 1, "raid actions that the seat has"),
        Feature("trades", [len(TRADES), seats], 1, "what it may give up Explore points for"),
        Feature("developments", [len(CARDS), seats], 1, "developments owned"),
        Feature("quests", [len(QUESTS), seats], 1, "quests, as far as the looking seat knows them"),
    ]


def of_jordan() -> list[Feature]:
    """In the order of put_jordan()."""
    return [
        Feature("jordan_score", [1], MOST_POINTS, "Jordan's points on the score track", 50),
        Feature("jordan_upgrades", [1], JORDAN_SPACES, "cubes on his ship"),
        Feature("jordan_rubies", [1], MOST_STANDING, "his rubies", 3),
        Feature("jordan_deck", [1], JORDAN_CARDS_IN_PLAY, "his cards to come before the next shuffle"),
        Feature("jordan_b_cards", [1], JORDAN_CARDS_IN_PLAY, "B cards among his six"),
        Feature("jordan_quests_hidden", [1], len(QUESTS), "quests of his that nobody has seen", 2),
        Feature("jordan_treasures", [TYPES], MOST_CUBES, "his treasures, by type", 5),
        Feature("jordan_level", [len(JORDAN_LEVELS)], 1, "his level"),
        Feature("jordan_ship", [SPACES], 1, "his ship"),
        Feature("jordan_explorer", [len(TRACK)], 1, "space of his explorer"),
        Feature("jordan_figurehead", [len(FIGUREHEADS)], 1, "the figurehead that he has taken"),
        Feature("jordan_residences", [len(RESIDENCES)], 1, "his residences"),
        Feature("jordan_shown", [len(JORDAN_CARDS)], 1, "his cards since the last shuffle"),
        Feature("jordan_seen", [len(JORDAN_CARDS)], 1, "his cards that were ever turned"),
        Feature("jordan_developments", [len(CARDS)], 1, "cards that he has taken"),
        Feature("jordan_quests", [len(QUESTS)], 1, "his quests that everybody has seen"),
    ]


def book_for(seats: int) -> FeatureBook:
    features = of_the_sea(seats) + of_the_turn(seats) + of_the_supplies() + of_the_players(seats)
    return FeatureBook(VERSION, features + of_jordan() if seats == SOLO else features)


BOOKS: Final[list[FeatureBook | None]] = [None, book_for(1), book_for(2), book_for(3), book_for(4)]
"""By number of seats."""


def features_for(seats: i64) -> FeatureBook:
    book = BOOKS[seats]
    assert book is not None
    return book


# --- writing them -----------------------------------------------------------------------------------------------------


def observe(p: MaracaiboPosition, seat: i64, out: vec[i16]) -> vec[i16]:
    start: i64 = len(out)
    out = extend(out, features_for(p.seats).blank)
    at: i64 = put_sea(p, seat, out, start)
    at = put_turn(p, seat, out, at)
    at = put_supplies(p, seat, out, at)
    for away in range(p.seats):
        put_player(p, seat, p.players[(seat + away) % p.seats], out, at + away, p.seats)
    jordan = p.jordan
    if jordan is not None:
        put_jordan(p, jordan, out, at + of_a_player() * p.seats)
    return out


def of_a_player() -> i64:
    """How many numbers put_player() writes."""
    single: i64 = 13 + 3 * TYPES + 2 * TYPES * BURIAL_SPACES
    boards: i64 = len(TRACK) + len(SHIP_SPACES) + len(FIGUREHEADS) + len(RESIDENCES) + len(SPENDS) + len(TRADES)
    return single + boards + len(CARDS) + len(QUESTS)


def put_sea(p: MaracaiboPosition, seat: i64, out: vec[i16], at: i64) -> i64:
    hidden: i64 = at + CARDS_ON_MAP * len(CARDS)
    tiles: i64 = hidden + CARDS_ON_MAP * HIDDEN
    for place in range(CARDS_ON_MAP):
        if p.is_shown(place):
            out[at + place * len(CARDS) + p.map[place]] = 1
        elif p.map[place] >= 0:
            out[hidden + place * HIDDEN + way_to_lie(p, place)] = 1
        type: i64 = p.tile_on(place)
        if type >= 0:
            out[tiles + place * TYPES + type] = 1
    at = tiles + CARDS_ON_MAP * TYPES
    for away in range(p.seats):
        player = p.players[(seat + away) % p.seats]
        for tile in range(BLACK_MARKETS):
            lies: i64 = player.market_place(tile)
            if lies >= 0:
                out[at + lies * BLACK_MARKETS + tile] = 1
        at += CARDS_ON_MAP * BLACK_MARKETS
    for away in range(p.seats):
        out[at + p.players[(seat + away) % p.seats].ship] = 1
        at += SPACES
    for type in range(TYPES):
        out[at + type] = capped(p.islands[type], MOST_CUBES)
    return at + TYPES


def way_to_lie(p: MaracaiboPosition, place: i64) -> i64:
    if p.fillers >> place & 1:
        return 3
    if carries_doubloons(p, place):
        return 0
    return CARDS[p.map[place]].level


def put_turn(p: MaracaiboPosition, seat: i64, out: vec[i16], at: i64) -> i64:
    seats: i64 = p.seats
    out[at + p.top] = 1
    at += STEPS
    to_move: i64 = p.seat_to_move()
    if to_move >= 0:
        out[at + (to_move - seat + seats) % seats] = 1
    out[at + seats + (p.active - seat + seats) % seats] = 1
    out[at + 2 * seats + (p.first - seat + seats) % seats] = 1
    at += 3 * seats
    out[at + p.round - 1] = 1
    at += ROUNDS
    out[at] = 1 if p.last_turns else 0
    out[at + 1] = capped(number_at_hand(p), MOST_AT_HAND)
    return put_raid(p, out, at + 2)


def number_at_hand(p: MaracaiboPosition) -> i64:
    """What is left of the decision on top."""
    if SAIL_SHIP.is_on_top(p):
        return STEPS_LEFT.of(p)
    if UPGRADE_SHIP.is_on_top(p):
        return UPGRADES_LEFT.of(p)
    if RAID_DICE.is_on_top(p):
        return RAID_BONUS.of(p)
    if RAID_TYPE.is_on_top(p):
        return RAID_VALUE.of(p)
    if RAIDING.is_on_top(p):
        return SWORDS.of(p)
    if EXPLORING.is_on_top(p):
        return POINTS.of(p)
    if BURYING.is_on_top(p):
        return SHOVELS.of(p)
    if CHOOSE_TREASURE.is_on_top(p):
        return TREASURES_TO_TAKE.of(p)
    if PUT_CUBE.is_on_top(p):
        return CUBES_LEFT.of(p)
    return QUESTS_LEFT.of(p) if DRAW_QUEST.is_on_top(p) else 0


def put_raid(p: MaracaiboPosition, out: vec[i16], at: i64) -> i64:
    """Dice, type and actions of a raid; then the effects that are open."""
    if RAID_DICE.is_on_top(p):
        out[at] = capped(REROLLS_LEFT.of(p), MOST_STANDING)
        for type in range(TYPES):
            out[at + 1 + TYPES + type] = i16(p.dice >> 3 * type & 7)
    elif RAIDING.is_on_top(p):
        out[at + 1 + RAID_FOR.of(p)] = 1
    at += 1 + 2 * TYPES
    put_bits(p.spent, out, at, 1)
    at += len(SPENDS)
    if OPEN_EFFECTS.is_on_top(p):
        left: i64 = EFFECTS_LEFT.of(p)
        for effect in effects_numbered(EFFECTS_AT.of(p)).items:
            if left & 1:
                out[at + effect.choice] += 1
            left >>= 1
    return at + len(CODES)


def put_supplies(p: MaracaiboPosition, seat: i64, out: vec[i16], at: i64) -> i64:
    put_unseen(p, out, at)
    at += len(CARDS)
    out[at] = i16(len(p.deck))
    at += 1
    if p.deck and p.deck[-1] & 1:
        out[at + (p.deck[-1] >> 1)] = 1
    at += len(CARDS)
    for quest in p.quest_market:
        out[at + quest] = 1
    at += len(QUESTS)
    out[at] = i16(len(p.quest_deck))
    at += 1
    for slot in p.quest_deck:
        if is_known_to(slot, seat):
            out[at + quest_in(slot)] = 1
    at += len(QUESTS)
    for slot in p.doubted:
        out[at + quest_in(slot)] = 1
    at += len(QUESTS)
    own = p.players[seat]
    for slot in own.dealt:
        out[at + quest_in(slot)] = 1
    at += len(QUESTS)
    if own.given_back >= 0:
        out[at + own.given_back] = 1
    at += len(QUESTS)
    for head in p.figureheads:
        out[at + head] = 1
    at += len(FIGUREHEADS)
    put_bits(p.market_sides, out, at, 1)
    at += BLACK_MARKETS
    put_bits(p.ruby_spaces, out, at, 1)
    return at + len(RUBY_MARKET)


def put_unseen(p: MaracaiboPosition, out: vec[i16], at: i64) -> None:
    """In a pile, or face down."""
    for entry in p.deck:
        out[at + (entry >> 1)] = 1
    for card in p.aside:
        out[at + card] = 1
    for place in range(CARDS_ON_MAP):
        if p.map[place] >= 0 and not p.is_shown(place):
            out[at + p.map[place]] = 1
    if p.deck and p.deck[-1] & 1:
        out[at + (p.deck[-1] >> 1)] = 0


def put_player(p: MaracaiboPosition, seat: i64, player: Player, out: vec[i16], at: i64, step: i64) -> None:
    """Every `step`th number is this player's."""
    out[at] = capped(player.points[0], MOST_POINTS)
    out[at + step] = capped(player.doubloons, MOST_DOUBLOONS)
    out[at + 2 * step] = capped(player.number_of(DOUBLOON_INCOME), MOST_INCOME)
    out[at + 3 * step] = capped(player.tally[VP_INCOME], MOST_INCOME)
    out[at + 4 * step] = i16(player.rivers)
    out[at + 5 * step] = capped(player.explore_points, MOST_STANDING)
    out[at + 6 * step] = capped(player.discount, MOST_STANDING)
    out[at + 7 * step] = capped(player.development_discount, MOST_STANDING)
    out[at + 8 * step] = i16(player.sails)
    out[at + 9 * step] = capped(player.rerolls, MOST_STANDING)
    out[at + 10 * step] = capped(player.rubies, MOST_STANDING)
    out[at + 11 * step] = 1 if player.retired else 0
    hidden: i64 = at + 12 * step
    at = put_hideout(player, out, at + 13 * step, step)
    out[at + player.explorer * step] = 1
    at += len(TRACK) * step
    put_bits(player.upgrades, out, at, step)
    at += len(SHIP_SPACES) * step
    if player.figurehead >= 0:
        out[at + player.figurehead * step] = 1
    at += len(FIGUREHEADS) * step
    put_bits(player.residences, out, at, step)
    at += len(RESIDENCES) * step
    put_bits(player.spends, out, at, step)
    at += len(SPENDS) * step
    put_bits(player.trades, out, at, step)
    at += len(TRADES) * step
    for card in player.cards:
        out[at + card * step] = 1
    at += len(CARDS) * step
    for slot in player.quests:
        if is_known_to(slot, seat) or p.ending != RUNNING:
            out[at + quest_in(slot) * step] = 1
        else:
            out[hidden] += 1


def put_hideout(player: Player, out: vec[i16], at: i64, step: i64) -> i64:
    """Swords and treasures by type."""
    for type in range(TYPES):
        out[at + type * step] = capped(player.swords_with(type), MOST_STANDING)
        out[at + (TYPES + type) * step] = capped(player.tally[type], MOST_CUBES)
    put_bits(player.slots, out, at + 2 * TYPES * step, step)
    at += 3 * TYPES * step
    put_bits(player.burial, out, at, step)
    at += TYPES * BURIAL_SPACES * step
    for space in range(BURIAL_SPACES):
        type = (player.on_poseidon >> 2 * space & 3) - 1
        if type >= 0:
            out[at + (space * TYPES + type) * step] = 1
    return at + TYPES * BURIAL_SPACES * step


def put_jordan(p: MaracaiboPosition, jordan: Jordan, out: vec[i16], at: i64) -> None:
    out[at] = capped(jordan.points[0], MOST_POINTS)
    out[at + 1] = i16(jordan.upgrades)
    out[at + 2] = capped(jordan.rubies, MOST_STANDING)
    out[at + 3] = i16(len(jordan.deck))
    out[at + 4] = i16(p.terms.b_cards)
    hidden: i64 = at + 5
    at += 6
    for type in range(TYPES):
        out[at + type] = capped(jordan.hoard[type], MOST_CUBES)
    at += TYPES
    out[at + jordan.level] = 1
    at += len(JORDAN_LEVELS)
    out[at + jordan.ship] = 1
    at += SPACES
    out[at + jordan.explorer] = 1
    at += len(TRACK)
    if jordan.figurehead >= 0:
        out[at + jordan.figurehead] = 1
    at += len(FIGUREHEADS)
    put_bits(jordan.residences, out, at, 1)
    at += len(RESIDENCES)
    for card in jordan.shown:
        out[at + card] = 1
    at += len(JORDAN_CARDS)
    put_bits(jordan.seen, out, at, 1)
    at += len(JORDAN_CARDS)
    for card in jordan.cards:
        out[at + card] = 1
    at += len(CARDS)
    for slot in jordan.quests:
        if is_known_to(slot, 0) or p.ending != RUNNING:
            out[at + quest_in(slot)] = 1
        else:
            out[hidden] += 1


def put_bits(bits: i64, out: vec[i16], at: i64, step: i64) -> None:
    while bits:
        if bits & 1:
            out[at] = 1
        bits >>= 1
        at += step

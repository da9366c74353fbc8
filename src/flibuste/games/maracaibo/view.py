"""What a seat may see: everything but other seats' quests and what lies face down."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import (
    DEVELOPMENT_TYPES,
    DOUBLOON_INCOME,
    QUESTS_SCORING,
    TREASURES,
    UNITS,
    VP_INCOME,
    effects_numbered,
)
from flibuste.games.maracaibo.frames import (
    BURYING,
    CHOOSE_MARKET,
    CHOOSE_TREASURE,
    CUBES_LEFT,
    DEVELOP,
    DRAW_QUEST,
    EFFECTS_AT,
    EFFECTS_LEFT,
    EXPLORING,
    FIGUREHEAD_COST,
    FOR_A_QUEST,
    LOCATION_ACTIONS,
    LOCATION_CARD,
    MARKET_COST,
    OPEN_EFFECTS,
    PICK_TYPE,
    PICKING,
    PLACE_MARKET,
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
    SELL_QUEST,
    SHOVELS,
    STEPS_LEFT,
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
    CARDS,
    CARDS_ON_MAP,
    DEVELOPMENT,
    FIGUREHEADS,
    FIRST_RESIDENCE,
    FOR_IGNORING,
    JORDAN_UPGRADES,
    LOCATION,
    QUESTS,
    RESIDENCES,
    RUBY_MARKET,
    SHIP_SPACES,
    SPENDS,
    TRACK,
    TRADES,
    card_codes,
    quest_codes,
)
from flibuste.games.maracaibo.position import RUNNING, MaracaiboPosition, Player, jordan_codes
from flibuste.games.maracaibo.quest_slots import (
    EVERYBODY,
    is_dealt,
    is_known_to,
    knowers_of,
    quest_in,
    seller_of,
)
from flibuste.games.maracaibo.rules.final import (
    jordan_parts_by_now,
    parts_by_now,
    reaches,
    value_of_treasure,
)
from flibuste.games.maracaibo.rules.movement import goals, hidden_as
from flibuste.games.maracaibo.rules.prices import development_price, residence_price
from flibuste.games.maracaibo.rules.residences import for_not_building
from flibuste.games.maracaibo.rules.ship_board import open_spaces
from flibuste.games.maracaibo.sea import START
from flibuste.kernel.data import Data


class MaracaiboMarket(TypedDict):
    """A black market on a location."""

    seat: int
    tile: int


class MaracaiboPlace(TypedDict):
    """A place of the Caribbean, in the order in which they are filled."""

    name: str
    column: int
    top: int
    """Its upper edge, in half cards."""
    card: str | None
    hidden: str
    """Empty for an open card; `location`, `development` or `level-2` for what lies face down, `filler`."""
    doubloons: int
    """On a face-down location."""
    value_tile: str | None
    market: MaracaiboMarket | None
    built: list[int]
    """Seats with a token on this residence; Jordan is -1."""
    prices: list[int]
    """What the development or residence costs each seat now; empty for others."""


class MaracaiboIsland(TypedDict):
    type: str
    column: int
    top: int
    bottom: int
    cubes: int
    value: int
    """Of each treasure of this type, if the game ended now."""


class MaracaiboQuest(TypedDict):
    """A quest as the viewer knows it."""

    quest: str | None
    level: int
    """Reached now: 0, 1 the lower, which Quest Hunters do not count, 2 the harder; 0 where it is not known."""
    dealt: bool
    """At the start of the game."""
    seller: int
    """One of those that lay in this seat's hand when it sold one of them; -1: of no such hand."""
    known_to: list[int]
    """Seats that know it; all of them and -1 for everybody."""


class MaracaiboHoard(TypedDict):
    """Treasures of one type in a hideout."""

    type: str
    stored: int
    slot: bool
    """A cube lies on the bonus slot."""
    buried: list[bool]
    """Spaces below the line."""


class MaracaiboPlayer(TypedDict):
    score: int
    doubloons: int
    ship: str
    explorer: str
    rivers: int
    income_doubloons: int
    income_vp: int
    swords: int
    swords_of_type: list[int]
    """In a raid for gold, emeralds, pearls: those that always count included."""
    explore_points: int
    discount: int
    development_discount: int
    sails: int
    rerolls: int
    raid_actions: list[str]
    trades: list[str]
    cards: list[str]
    quests: list[MaracaiboQuest]
    dealt: list[str]
    """Quests to choose from at the start; empty to others."""
    given_back: str | None
    upgrades: list[str]
    open_upgrades: list[str]
    figurehead: str | None
    hoards: list[MaracaiboHoard]
    poseidon: list[str]
    residences: list[str]
    markets: list[str | None]
    """Where each black market lies; None beside the board."""
    rubies: int
    retired: bool
    counts: dict[str, int]
    """How many there are of what quests, residences and tiles count; fulfilled quests are a secret."""
    forecast: list[int]
    """Points by source if the game ended now, quests as far as the viewer knows them."""


class MaracaiboJordan(TypedDict):
    score: int
    ship: str
    explorer: str
    rivers: int
    level: int
    """Counted from 1."""
    upgrades: int
    spaces: list[str]
    """What his upgrades bring, in the order in which he takes them."""
    treasures: list[int]
    cards: list[str]
    quests: list[MaracaiboQuest]
    residences: list[str]
    figurehead: str | None
    rubies: int
    deck: int
    shown: list[str]
    """His cards since the last shuffle, the latest last."""
    seen: list[str]
    """Those that were ever turned: they are among his six."""
    forecast: list[int]


class MaracaiboView(TypedDict):
    step: str
    seat_to_move: int
    active: int
    first: int
    round: int
    last_turns: bool
    layout: str
    places: list[MaracaiboPlace]
    islands: list[MaracaiboIsland]
    ways: dict[str, list[str]]
    """While a ship sails: to each place where it may go a shortest way, step by step."""
    players: list[MaracaiboPlayer]
    jordan: MaracaiboJordan | None
    level_2: int
    """Cards left in the deck."""
    top_card: str | None
    """Where it lies face up (Hidden Developments)."""
    top_faces_up: bool
    face_up_left: int
    quest_market: list[str]
    """From left to right."""
    quest_deck: int
    quest_under: list[MaracaiboQuest]
    """Put under the deck, the lowest first."""
    doubted: list[str]
    """Quests that everybody knew before their owner sold one of its own, and nobody knows where they are."""
    figureheads: list[str]
    market_sides: list[str]
    """Which side of each black market lies up: front or back."""
    quests_hunted: bool
    """Only the harder level of a quest counts (Quest Hunters)."""
    for_not_building: int
    """Doubloons for stopping at a residence without building it."""
    ruby_spaces: list[bool]
    """Which spaces of the ruby market are taken."""
    dice: list[int]
    """Of the raid that is being thrown: gold, emerald, pearl."""
    spent: list[str]
    """Raid actions used in this turn."""
    at_hand: dict[str, int | str]
    """Numbers of the decision at hand: swords, points, steps, shovels ..."""
    open_effects: list[dict[str, int | str | bool]]
    """Those that may still be carried out."""


def view(p: MaracaiboPosition, viewer: i64, step: str, seat_to_move: int) -> Data:
    top = p.deck[-1] if p.deck else 0
    shown: MaracaiboView = {
        "step": step,
        "seat_to_move": seat_to_move,
        "active": p.active,
        "first": p.first,
        "round": p.round,
        "last_turns": p.last_turns,
        "layout": p.sea.code,
        "places": [place_view(p, place) for place in range(CARDS_ON_MAP)],
        "islands": island_views(p),
        "ways": ways(p),
        "players": [player_view(p, viewer, seat) for seat in range(p.seats)],
        "jordan": jordan_view(p, viewer),
        "level_2": len(p.deck),
        "top_card": CARDS[top >> 1].code if top & 1 else None,
        "top_faces_up": top & 1 == 1,
        "face_up_left": sum([entry & 1 for entry in p.deck]),
        "quest_market": quest_codes(p.quest_market),
        "quest_deck": len(p.quest_deck),
        "quest_under": [quest_view(p, viewer, slot, None) for slot in p.quest_deck if knowers_of(slot)],
        "doubted": [QUESTS[quest_in(slot)].code for slot in p.doubted],
        "figureheads": [FIGUREHEADS[head].code for head in p.figureheads],
        "market_sides": [("front", "back")[p.market_sides >> tile & 1] for tile in range(BLACK_MARKETS)],
        "quests_hunted": p.terms.quest_hunters,
        "for_not_building": for_not_building(p),
        "ruby_spaces": ruby_spaces(p),
        "dice": [p.dice >> 3 * type & 7 for type in range(len(TREASURES))] if RAID_DICE.is_on_top(p) else [],
        "spent": [spend.code for spend in SPENDS if p.spent & spend.bit],
        "at_hand": at_hand(p),
        "open_effects": open_effects(p),
    }
    return dict(shown)


# --- the Caribbean ----------------------------------------------------------------------------------------------------


def place_view(p: MaracaiboPosition, place: i64) -> MaracaiboPlace:
    hidden = hidden_as(p, place)
    card = CARDS[p.map[place]] if p.is_shown(place) else None
    tile: i64 = p.tile_on(place)
    return {
        "name": p.sea.names[place],
        "column": p.sea.column[place],
        "top": p.sea.tops[place],
        "card": None if card is None else card.code,
        "hidden": hidden,
        "doubloons": p.round if hidden == "location" else 0,
        "value_tile": TREASURES[tile] if tile >= 0 else None,
        "market": market_view(p, place),
        "built": builders(p, place),
        "prices": prices(p, place),
    }


def market_view(p: MaracaiboPosition, place: i64) -> MaracaiboMarket | None:
    if p.marked >> place & 1:
        for seat, player in enumerate(p.players):
            tile = player.market_on(place)
            if tile >= 0:
                return {"seat": seat, "tile": tile + 1}
    return None


def builders(p: MaracaiboPosition, place: i64) -> list[int]:
    number: i64 = p.map[place] - FIRST_RESIDENCE
    if not p.is_shown(place) or not 0 <= number < len(RESIDENCES):
        return []
    found = [seat for seat, player in enumerate(p.players) if player.residences >> number & 1]
    if p.jordan is not None and p.jordan.residences >> number & 1:
        found.append(-1)
    return found


def prices(p: MaracaiboPosition, place: i64) -> list[int]:
    if not p.is_shown(place):
        return []
    card = CARDS[p.map[place]]
    if card.kind == LOCATION:
        return []
    if card.kind == DEVELOPMENT:
        return [development_price(player, card) for player in p.players]
    return [residence_price(player, card.index - FIRST_RESIDENCE) for player in p.players]


def island_views(p: MaracaiboPosition) -> list[MaracaiboIsland]:
    found: list[MaracaiboIsland] = []
    for island in p.sea.islands:
        cubes: i64 = p.islands[TREASURES.index(island.type)]
        found.append(
            {
                "type": island.type,
                "column": island.column,
                "top": island.top,
                "bottom": island.bottom,
                "cubes": cubes,
                "value": value_of_treasure(cubes),
            }
        )
    return found


def ruby_spaces(p: MaracaiboPosition) -> list[bool]:
    if not p.terms.rubies:
        return []
    return [p.ruby_spaces >> space & 1 == 1 for space in range(len(RUBY_MARKET))]


def ways(p: MaracaiboPosition) -> dict[str, list[str]]:
    if not SAIL_SHIP.is_on_top(p):
        return {}
    ship: i64 = p.player().ship
    open_places: i64 = goals(p)
    names = p.sea.names
    return {
        names[place]: [names[step] for step in p.sea.way(ship, place)]
        for place in range(START)
        if open_places >> place & 1
    }


# --- players ----------------------------------------------------------------------------------------------------------


def player_view(p: MaracaiboPosition, viewer: i64, seat: i64) -> MaracaiboPlayer:
    player = p.players[seat]
    is_own = viewer == seat or p.ending != RUNNING
    return {
        "score": sum(list(player.points)),
        "doubloons": player.doubloons,
        "ship": p.sea.names[player.ship],
        "explorer": TRACK[player.explorer].code,
        "rivers": player.rivers,
        "income_doubloons": player.number_of(DOUBLOON_INCOME),
        "income_vp": player.tally[VP_INCOME],
        "swords": player.swords,
        "swords_of_type": [player.swords_with(type) for type in range(len(TREASURES))],
        "explore_points": player.explore_points,
        "discount": player.discount,
        "development_discount": player.development_discount,
        "sails": player.sails,
        "rerolls": player.rerolls,
        "raid_actions": [spend.code for spend in SPENDS if player.spends & spend.bit],
        "trades": [trade.code for trade in TRADES if player.trades & trade.bit],
        "cards": card_codes(player.cards),
        "quests": [quest_view(p, viewer, slot, player) for slot in player.quests],
        "dealt": [QUESTS[quest_in(slot)].code for slot in player.dealt] if is_own else [],
        "given_back": QUESTS[player.given_back].code if is_own and player.given_back >= 0 else None,
        "upgrades": [space.code for space in SHIP_SPACES if player.upgrades & space.bit],
        "open_upgrades": open_codes(player),
        "figurehead": FIGUREHEADS[player.figurehead].code if player.figurehead >= 0 else None,
        "hoards": [hoard_view(player, type) for type in range(len(TREASURES))],
        "poseidon": player.poseidon_types(),
        "residences": [card.code for number, card in enumerate(RESIDENCES) if player.residences >> number & 1],
        "markets": [p.sea.names[place] if place >= 0 else None for place in player.market_places()],
        "rubies": player.rubies,
        "retired": player.retired,
        "counts": {name: player.number_of(unit) for unit, name in enumerate(UNITS) if unit != QUESTS_SCORING},
        "forecast": parts_by_now(p, viewer, player),
    }


def open_codes(player: Player) -> list[str]:
    spaces: i64 = open_spaces(player)
    return [space.code for space in SHIP_SPACES if spaces & space.bit]


def hoard_view(player: Player, type: i64) -> MaracaiboHoard:
    return {
        "type": TREASURES[type],
        "stored": player.stored(type),
        "slot": player.slots >> type & 1 == 1,
        "buried": player.burial_spaces()[type],
    }


def quest_view(p: MaracaiboPosition, viewer: i64, slot: i64, player: Player | None) -> MaracaiboQuest:
    known = is_known_to(slot, viewer) or p.ending != RUNNING
    quest = QUESTS[quest_in(slot)]
    level = 0
    if known and player is not None:
        lower = not p.terms.quest_hunters and reaches(player, quest, 0)
        level = 2 if reaches(player, quest, 1) else 1 if lower else 0
    knowers: i64 = knowers_of(slot)
    return {
        "quest": quest.code if known else None,
        "level": level,
        "dealt": is_dealt(slot),
        "seller": seller_of(slot),
        "known_to": [seat for seat in range(p.seats) if knowers >> seat & 1] + ([-1] if knowers == EVERYBODY else []),
    }


def jordan_view(p: MaracaiboPosition, viewer: i64) -> MaracaiboJordan | None:
    jordan = p.jordan
    if jordan is None:
        return None
    return {
        "score": sum(list(jordan.points)),
        "ship": p.sea.names[jordan.ship],
        "explorer": TRACK[jordan.explorer].code,
        "rivers": TRACK[jordan.explorer].rivers,
        "level": jordan.level + 1,
        "upgrades": jordan.upgrades,
        "spaces": [JORDAN_UPGRADES[sign] for sign in p.terms.jordan_board.spaces],
        "treasures": list(jordan.hoard),
        "cards": card_codes(jordan.cards),
        "quests": [quest_view(p, viewer, slot, None) for slot in jordan.quests],
        "residences": [card.code for number, card in enumerate(RESIDENCES) if jordan.residences >> number & 1],
        "figurehead": FIGUREHEADS[jordan.figurehead].code if jordan.figurehead >= 0 else None,
        "rubies": jordan.rubies,
        "deck": len(jordan.deck),
        "shown": jordan_codes(jordan.shown),
        "seen": jordan_codes([card for card in range(12) if jordan.seen >> card & 1]),
        "forecast": jordan_parts_by_now(p, jordan),
    }


# --- the decision at hand ---------------------------------------------------------------------------------------------


def at_hand(p: MaracaiboPosition) -> dict[str, int | str]:
    """The numbers of the frame on top, by the names that players use."""
    if SAIL_SHIP.is_on_top(p):
        return {"steps": STEPS_LEFT.of(p)}
    if DEVELOP.is_on_top(p):
        return {"doubloons": FOR_IGNORING}
    if LOCATION_ACTIONS.is_on_top(p):
        return {"card": CARDS[LOCATION_CARD.of(p)].code}
    if UPGRADE_SHIP.is_on_top(p):
        return {"upgrades": UPGRADES_LEFT.of(p)}
    if RAID_DICE.is_on_top(p):
        return {"rerolls": REROLLS_LEFT.of(p), "swords": RAID_BONUS.of(p)}
    if RAID_TYPE.is_on_top(p):
        return {"swords": RAID_VALUE.of(p)}
    if RAIDING.is_on_top(p):
        return {"swords": SWORDS.of(p), "type": TREASURES[RAID_FOR.of(p)]}
    if CHOOSE_TREASURE.is_on_top(p):
        return {"treasures": TREASURES_TO_TAKE.of(p)}
    if PUT_CUBE.is_on_top(p):
        return {"cubes": CUBES_LEFT.of(p)}
    if BURYING.is_on_top(p):
        return {"shovels": SHOVELS.of(p)}
    return more_at_hand(p)


def more_at_hand(p: MaracaiboPosition) -> dict[str, int | str]:
    if EXPLORING.is_on_top(p):
        return {"points": POINTS.of(p)}
    if DRAW_QUEST.is_on_top(p):
        return {"quests": QUESTS_LEFT.of(p)}
    if SELL_QUEST.is_on_top(p):
        return {"doubloons": FOR_A_QUEST.of(p)}
    if PICKING.is_on_top(p):
        return {"type": DEVELOPMENT_TYPES[PICK_TYPE.of(p)], "surcharge": SURCHARGE.of(p)}
    if TAKE_FIGUREHEAD.is_on_top(p):
        return {"price": FIGUREHEAD_COST.of(p)}
    if CHOOSE_MARKET.is_on_top(p):
        return {"price": MARKET_COST.of(p)}
    if PLACE_MARKET.is_on_top(p):
        return {"tile": TILE_AT_HAND.of(p) + 1}
    return {}


def open_effects(p: MaracaiboPosition) -> list[dict[str, int | str | bool]]:
    if not OPEN_EFFECTS.is_on_top(p):
        return []
    left: i64 = EFFECTS_LEFT.of(p)
    found: list[dict[str, int | str | bool]] = []
    for number, effect in enumerate(effects_numbered(EFFECTS_AT.of(p)).items):
        if left >> number & 1:
            found.append(effect.to_fact())
    return found

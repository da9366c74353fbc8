"""The state of a game of Pirates of Maracaibo and its copy."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.maracaibo.effects import (
    BURIED,
    CARDS_TOTAL,
    CREW_CARDS,
    DOUBLOON_INCOME,
    EACH_TYPE,
    QUESTS_OWNED,
    RESIDENCES_BUILT,
    RIVERS,
    TREASURE_SETS,
    TREASURES,
    UNITS,
    Effects,
    Standing,
)
from flibuste.games.maracaibo.frames import OPEN_EFFECTS
from flibuste.games.maracaibo.moves import Course
from flibuste.games.maracaibo.pieces import (
    BASIC_SPENDS,
    BLACK_MARKETS,
    BURIAL_SPACES,
    CARDS,
    CARDS_ON_MAP,
    FIGUREHEADS,
    JORDAN_BOARDS,
    JORDAN_CARDS,
    QUESTS,
    RESIDENCES,
    SAIL,
    SHIP_SPACES,
    TRACK,
    TRACK_START,
    card_codes,
)
from flibuste.games.maracaibo.quest_slots import codes_of_slots, quest_in
from flibuste.games.maracaibo.sea import LAYOUTS, START, Sea
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY, Fact, Logbook
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms

RUNNING: Final = 0
FINISHED: Final = 1
REACHED_LIMIT: Final = 2

NOTHING: Final = -1
"""No card at a place, no figurehead, no quest."""

# Where points come from: the score track, the nine parts of the final scoring (MA-SCO), and Jordan's rubies.
PLAY: Final = 0
SOURCES: Final = [
    "play",
    "rivers",
    "doubloons",
    "developments",
    "endgame",
    "residences",
    "treasures",
    "buried",
    "quests",
    "many-quests",
    "rubies",
]
JORDAN: Final = "jordan"
"""The rival without a seat."""


@final
class MaracaiboTerms(Terms):
    """Options by the names that the rules use. Shared by all copies of a position."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.seats, terms.options, terms.rules, terms.legacy)
        options = terms.options
        self.solo: bool = terms.seats == 1
        self.sea: Sea = LAYOUTS[str(options["layout"])]
        self.course = Course(self.sea)
        self.hidden_locations: bool = options["hidden_locations"] is True
        self.hidden_developments: bool = options["hidden_developments"] is True
        self.skirmishes: bool = options["skirmishes"] is True
        self.quest_hunters: bool = options["quest_hunters"] is True
        self.rubies: bool = options["rubies"] is True
        self.sunny_retirement: bool = options["sunny_retirement"] is True
        self.b_cards: i64 = cast(int, options["jordan_b_cards"])
        self.jordan_board = JORDAN_BOARDS[terms.rules - 1]
        self.locations_apart: bool = options["locations_apart"] is True
        self.residence_doubloons: bool = options["residence_doubloons"] is True
        self.decision_limit: i64 = cast(int, options["decision_limit"])

    @property
    def quests_dealt(self) -> int:
        return 3 if self.quest_hunters else 2

    @property
    def quests_kept(self) -> int:
        return self.quests_dealt - 1

    @property
    def quest_market(self) -> int:
        return 3 if self.quest_hunters else 2


@final
class Player:
    """One seat's boards. What can be counted is kept in `tally`, by unit; bits stand for spaces, tokens and actions."""

    def __init__(self, tally: vec[i64], points: vec[i64], cards: list[int], quests: list[int]) -> None:
        self.tally = tally
        self.points = points
        """By source."""
        self.cards = cards
        """Developments, in the order they were taken."""
        self.quests = quests
        """Slots (quest_slots.py), in the order they came."""
        self.dealt: list[int] = []
        """Quests to choose from at the start."""
        self.given_back: i64 = NOTHING
        """The quest that was not kept."""
        self.doubloons: i64 = 0
        self.ship: i64 = START
        self.explorer: i64 = TRACK_START
        self.rivers: i64 = 0
        """The most crossed in one run (MA-MOD-SUN-06)."""
        self.upgrades: i64 = 0
        self.figurehead: i64 = NOTHING
        self.slots: i64 = 0
        """Bonus slots with a cube on them, by type."""
        self.burial: i64 = 0
        """Burial spaces with a cube, four for each type."""
        self.on_poseidon: i64 = 0
        """The type of the cube on each space of the Poseidon, two bits each; 0 where it is free."""
        self.residences: i64 = 0
        self.markets: i64 = 0
        """Where each black market lies, five bits each: the place, counted from 1."""
        self.rubies: i64 = 0
        self.retired: bool = False
        """Has used the half-price tile."""
        # What standing effects add up to.
        self.swords: i64 = 0
        self.gold_swords: i64 = 0
        self.emerald_swords: i64 = 0
        self.pearl_swords: i64 = 0
        self.explore_points: i64 = 0
        self.discount: i64 = 0
        self.development_discount: i64 = 0
        self.sails: i64 = SAIL
        self.rerolls: i64 = 1
        self.exchanges_quests: bool = False
        self.doubloons_per_quest: i64 = 0
        self.spends: i64 = BASIC_SPENDS
        self.trades: i64 = 0

    def clone(self) -> Player:
        twin = Player(self.tally[:], self.points[:], self.cards[:], self.quests[:])
        if self.dealt:
            twin.dealt = self.dealt[:]
        twin.given_back = self.given_back
        twin.doubloons = self.doubloons
        twin.ship = self.ship
        twin.explorer = self.explorer
        twin.rivers = self.rivers
        twin.upgrades = self.upgrades
        twin.figurehead = self.figurehead
        twin.slots = self.slots
        twin.burial = self.burial
        twin.on_poseidon = self.on_poseidon
        twin.residences = self.residences
        twin.markets = self.markets
        twin.rubies = self.rubies
        twin.retired = self.retired
        twin.swords = self.swords
        twin.gold_swords = self.gold_swords
        twin.emerald_swords = self.emerald_swords
        twin.pearl_swords = self.pearl_swords
        twin.explore_points = self.explore_points
        twin.discount = self.discount
        twin.development_discount = self.development_discount
        twin.sails = self.sails
        twin.rerolls = self.rerolls
        twin.exchanges_quests = self.exchanges_quests
        twin.doubloons_per_quest = self.doubloons_per_quest
        twin.spends = self.spends
        twin.trades = self.trades
        return twin

    def number_of(self, unit: i64) -> i64:
        """How many of a unit; quests that score are counted by the final scoring."""
        tally = self.tally
        if unit == DOUBLOON_INCOME:
            return tally[DOUBLOON_INCOME] + self.doubloons_per_quest * len(self.quests)
        if unit == EACH_TYPE:
            return least(tally[CREW_CARDS], tally[CREW_CARDS + 1], tally[CREW_CARDS + 2])
        if unit == CARDS_TOTAL:
            return len(self.cards) + tally[RESIDENCES_BUILT]
        if unit == RIVERS:
            return self.rivers
        if unit == QUESTS_OWNED:
            return len(self.quests)
        if unit == TREASURE_SETS:
            return least(tally[0], tally[1], tally[2])
        return tally[unit]

    def stored(self, type: i64) -> i64:
        """Treasures of a type that are not buried."""
        return self.tally[type] - self.tally[BURIED + 1 + type]

    def swords_with(self, type: i64) -> i64:
        """Swords of standing effects in a raid for a type (MA-RAID-03)."""
        if type == 0:
            return self.swords + self.gold_swords
        if type == 1:
            return self.swords + self.emerald_swords
        return self.swords + self.pearl_swords

    def market_place(self, tile: i64) -> i64:
        """Where a black market lies; NOTHING while it lies beside the board."""
        return (self.markets >> 5 * tile & 31) - 1

    def market_on(self, place: i64) -> i64:
        """The own black market at a place; NOTHING without one."""
        for tile in range(BLACK_MARKETS):
            if self.market_place(tile) == place:
                return tile
        return NOTHING

    def gain_standing(self, standing: Standing) -> None:
        self.swords += standing.swords
        self.gold_swords += standing.swords_of_type[0]
        self.emerald_swords += standing.swords_of_type[1]
        self.pearl_swords += standing.swords_of_type[2]
        self.explore_points += standing.points
        self.discount += standing.discount
        self.development_discount += standing.development_discount
        if standing.sail > self.sails:
            self.sails = standing.sail
        self.rerolls += standing.rerolls
        if standing.exchanges_quests:
            self.exchanges_quests = True
        self.doubloons_per_quest += standing.doubloons_per_quest
        spend = standing.spend
        if spend is not None:
            self.spends |= spend.bit
        give_up = standing.give_up
        if give_up is not None:
            self.trades |= give_up.bit

    def to_data(self, sea: Sea) -> Data:
        return {
            "points": list(self.points),
            "doubloons": self.doubloons,
            "ship": sea.names[self.ship],
            "explorer": TRACK[self.explorer].code,
            "rivers": self.rivers,
            "cards": card_codes(self.cards),
            "quests": codes_of_slots(self.quests),
            "dealt": codes_of_slots(self.dealt),
            "given_back": "" if self.given_back < 0 else QUESTS[self.given_back].code,
            "upgrades": [space.code for space in SHIP_SPACES if self.upgrades & space.bit],
            "figurehead": "" if self.figurehead < 0 else FIGUREHEADS[self.figurehead].code,
            "treasures": [self.tally[type] for type in range(len(TREASURES))],
            "slots": [name for type, name in enumerate(TREASURES) if self.slots >> type & 1],
            "burial": self.burial_spaces(),
            "poseidon": self.poseidon_types(),
            "residences": [card.code for number, card in enumerate(RESIDENCES) if self.residences >> number & 1],
            "markets": ["" if place < 0 else sea.names[place] for place in self.market_places()],
            "rubies": self.rubies,
            "retired": self.retired,
        }

    def burial_spaces(self) -> list[list[bool]]:
        """Which spaces below the line hold a cube, for each type."""
        return [
            [self.burial >> (type * BURIAL_SPACES + space) & 1 == 1 for space in range(BURIAL_SPACES)]
            for type in range(len(TREASURES))
        ]

    def poseidon_types(self) -> list[str]:
        """The type on each of the Poseidon's spaces; empty where it is free."""
        return [["", *TREASURES][self.on_poseidon >> 2 * space & 3] for space in range(BURIAL_SPACES)]

    def market_places(self) -> list[int]:
        return [self.market_place(tile) for tile in range(BLACK_MARKETS)]


def least(a: i64, b: i64, c: i64) -> i64:
    smaller: i64 = a if a < b else b
    return smaller if smaller < c else c


def fresh_player() -> Player:
    return Player(vec[i64]([0] * len(UNITS)), vec[i64]([0] * len(SOURCES)), [], [])


@final
class Jordan:
    """The rival of a lone player (MA-SOLO). He has no money, no income and no choices."""

    def __init__(self, hoard: vec[i64], points: vec[i64], cards: list[int], quests: list[int]) -> None:
        self.hoard = hoard
        """Treasures by type."""
        self.points = points
        """By source, as a player's."""
        self.cards = cards
        self.quests = quests
        self.deck: list[int] = []
        """His cards to come, the next at the end."""
        self.shown: list[int] = []
        """Those turned since the last shuffle."""
        self.left_out: list[int] = []
        self.seen: i64 = 0
        """Every card that was ever turned, as bits."""
        self.ship: i64 = START
        self.explorer: i64 = TRACK_START
        self.level: i64 = 0
        self.upgrades: i64 = 0
        """Cubes on his ship."""
        self.figurehead: i64 = NOTHING
        self.residences: i64 = 0
        self.rubies: i64 = 0

    def clone(self) -> Jordan:
        twin = Jordan(self.hoard[:], self.points[:], self.cards[:], self.quests[:])
        twin.deck = self.deck[:]
        twin.shown = self.shown[:]
        twin.left_out = self.left_out[:]
        twin.seen = self.seen
        twin.ship = self.ship
        twin.explorer = self.explorer
        twin.level = self.level
        twin.upgrades = self.upgrades
        twin.figurehead = self.figurehead
        twin.residences = self.residences
        twin.rubies = self.rubies
        return twin

    def to_data(self, sea: Sea) -> Data:
        return {
            "treasures": list(self.hoard),
            "cards": card_codes(self.cards),
            "quests": codes_of_slots(self.quests),
            "deck": jordan_codes(self.deck),
            "shown": jordan_codes(self.shown),
            "left_out": jordan_codes(self.left_out),
            "seen": [card.code for card in JORDAN_CARDS if self.seen >> card.index & 1],
            "ship": sea.names[self.ship],
            "explorer": TRACK[self.explorer].code,
            "level": self.level,
            "upgrades": self.upgrades,
            "figurehead": "" if self.figurehead < 0 else FIGUREHEADS[self.figurehead].code,
            "residences": [card.code for number, card in enumerate(RESIDENCES) if self.residences >> number & 1],
            "rubies": self.rubies,
            "points": list(self.points),
        }


def fresh_jordan() -> Jordan:
    return Jordan(vec[i64]([0] * len(TREASURES)), vec[i64]([0] * len(SOURCES)), [], [])


def jordan_codes(cards: list[int]) -> list[str]:
    return [JORDAN_CARDS[card].code for card in cards]


class MaracaiboPosition(Position):
    """A game of Pirates of Maracaibo as it stands. Piles have their top at the end. What may be done: play.py."""

    def __init__(
        self,
        terms: MaracaiboTerms,
        chance: Chance,
        logbook: Logbook | None,
        players: list[Player],
        jordan: Jordan | None,
        map: vec[i64],
        islands: vec[i64],
    ) -> None:
        super().__init__(chance, logbook)
        self.terms = terms
        self.sea = terms.sea
        self.players = players
        self.seats: i64 = len(players)
        self.jordan = jordan
        self.map = map
        """The card at each place; NOTHING while it is being replaced."""
        self.islands = islands
        """Cubes on each island."""
        self.residences: list[int] = []
        """The numbers of those in play, from left to right; they never change, so copies share them."""
        self.face_down: i64 = 0
        """Places whose card is hidden, as bits (modules)."""
        self.fillers: i64 = 0
        """Places with a card that is never turned up (MA-DEV-06)."""
        self.tiles: i64 = 0
        """Value tiles by place, two bits each: the type, counted from 1."""
        self.tile_pile: list[int] = []
        """Value tiles to come (Hidden Locations)."""
        self.market_sides: i64 = 0
        """Black market tiles that lie on their back, as bits."""
        self.marked: i64 = 0
        """Places with a black market, as bits."""
        self.deck: list[int] = []
        """Level II: twice the card, and 1 more if it lies face up (Hidden Developments)."""
        self.aside: list[int] = []
        """Level I cards that are not in play."""
        self.quest_deck: list[int] = []
        """Slots (quest_slots.py)."""
        self.quest_market: list[int] = []
        """Quests, from left to right."""
        self.doubted: list[int] = []
        """Quests that lie somewhere among the marks of a seller, as slots with that mark (quest_slots.py)."""
        self.figureheads: list[int] = []
        """On offer."""
        self.ruby_spaces: i64 = 0
        """Taken spaces of the ruby market, as bits."""
        self.round: i64 = 1
        self.first: i64 = 0
        self.active: i64 = 0
        self.last_turns: bool = False
        """Somebody has come to Maracaibo in the last round."""
        self.dealing: bool = True
        """The quests that were not kept are not in the deck yet."""
        self.dice: i64 = 0
        """Of the raid under way, three bits for each type; 0 before they are thrown."""
        self.spent: i64 = 0
        """Raid actions used in this turn, as bits (MA-RAID-04)."""
        self.ending: i64 = RUNNING

    def copy_into(self, twin: MaracaiboPosition) -> None:
        """What the constructor does not take."""
        self.carry_over(twin)
        twin.residences = self.residences
        twin.face_down = self.face_down
        twin.fillers = self.fillers
        twin.tiles = self.tiles
        twin.tile_pile = self.tile_pile[:]
        twin.market_sides = self.market_sides
        twin.marked = self.marked
        twin.deck = self.deck[:]
        twin.aside = self.aside[:]
        twin.quest_deck = self.quest_deck[:]
        twin.quest_market = self.quest_market[:]
        twin.doubted = self.doubted[:]
        twin.figureheads = self.figureheads[:]
        twin.ruby_spaces = self.ruby_spaces
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.last_turns = self.last_turns
        twin.dealing = self.dealing
        twin.dice = self.dice
        twin.spent = self.spent
        twin.ending = self.ending

    def settle(self) -> None:
        """Goes on with what is pending until somebody must choose; play.py knows the steps."""
        raise NotImplementedError

    def player(self) -> Player:
        """Who is active."""
        return self.players[self.active]

    def open(self, effects: Effects) -> None:
        """The active player may carry these out, in any order."""
        if effects.all_open:
            OPEN_EFFECTS.push(self, effects.index, effects.all_open)

    def is_shown(self, place: i64) -> bool:
        """Whether a place has a card that everybody can see."""
        return self.map[place] >= 0 and (self.face_down | self.fillers) >> place & 1 == 0

    def tile_on(self, place: i64) -> i64:
        """The type of the value tile at a place; NOTHING without one."""
        return (self.tiles >> 2 * place & 3) - 1

    def put_tile(self, place: i64, type: i64) -> None:
        number: i64 = type + 1
        self.tiles |= number << 2 * place

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        """Only where it is rare or cheap to build the facts; a hot path looks for the logbook itself."""
        if self.logbook is not None:
            self.logbook.tell(name, facts)

    def explorers(self, but: i64) -> i64:
        """Where the explorers stand, but for that of one seat, as bits; NOBODY: Jordan's is left out instead."""
        found: i64 = 0
        for seat in range(self.seats):
            if seat != but:
                found |= TRACK[self.players[seat].explorer].bit
        jordan = self.jordan
        if jordan is not None and but != NOBODY:
            found |= TRACK[jordan.explorer].bit
        return found

    def is_built(self, residence: i64) -> bool:
        """Whether anybody has built a residence (MA-RES-02)."""
        for player in self.players:
            if player.residences >> residence & 1:
                return True
        jordan = self.jordan
        return jordan is not None and jordan.residences >> residence & 1 == 1

    def scores(self, viewer: int = NOBODY) -> list[int]:
        """What stands on the score track; after the final scoring everything."""
        found = [sum(list(player.points)) for player in self.players]
        if self.jordan is not None:
            found.append(sum(list(self.jordan.points)))
        return found

    def pieces(self) -> list[str]:
        found = card_codes([card for card in self.map if card >= 0] + self.aside + [card >> 1 for card in self.deck])
        slots = self.quest_deck[:]
        for player in self.players:
            found.extend(card_codes(player.cards))
            slots.extend(player.quests + player.dealt)
        found.extend([QUESTS[quest].code for quest in self.quest_market])
        found.extend([head.code for head in FIGUREHEADS])  # what is not on offer or owned is in the box
        if self.dealing:
            found.extend([QUESTS[player.given_back].code for player in self.players if player.given_back >= 0])
        if self.jordan is not None:
            found.extend(card_codes(self.jordan.cards))
            slots.extend(self.jordan.quests)
            found.extend(jordan_codes(self.jordan.deck + self.jordan.shown + self.jordan.left_out))
        found.extend([QUESTS[quest_in(slot)].code for slot in slots])
        for type in self.tile_pile + [self.tile_on(place) for place in range(CARDS_ON_MAP)]:
            if type >= 0:
                found.append(f"value {TREASURES[type]}")
        return sorted(found)

    def to_data(self) -> Data:
        names = self.sea.names
        return {
            **self.terms.to_data(),
            "chance": self.chance.to_data(),
            "stack": self.pending(),
            "revealed": self.revealed,
            "decisions": self.decisions,
            "players": [player.to_data(self.sea) for player in self.players],
            "jordan": None if self.jordan is None else self.jordan.to_data(self.sea),
            "map": ["" if card < 0 else CARDS[card].code for card in self.map],
            "face_down": [names[place] for place in range(CARDS_ON_MAP) if self.face_down >> place & 1],
            "fillers": [names[place] for place in range(CARDS_ON_MAP) if self.fillers >> place & 1],
            "tiles": {
                names[place]: TREASURES[self.tile_on(place)]
                for place in range(CARDS_ON_MAP)
                if self.tile_on(place) >= 0
            },
            "tile_pile": [TREASURES[type] for type in self.tile_pile],
            "islands": list(self.islands),
            "market_sides": [("front", "back")[self.market_sides >> tile & 1] for tile in range(BLACK_MARKETS)],
            "deck": [CARDS[card >> 1].code + ("^" if card & 1 else "") for card in self.deck],
            "aside": card_codes(self.aside),
            "quest_deck": codes_of_slots(self.quest_deck),
            "quest_market": [QUESTS[quest].code for quest in self.quest_market],
            "doubted": codes_of_slots(self.doubted),
            "figureheads": [FIGUREHEADS[head].code for head in self.figureheads],
            "ruby_spaces": [space + 1 for space in range(6) if self.ruby_spaces >> space & 1],
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "last_turns": self.last_turns,
            "dealing": self.dealing,
            "dice": [self.dice >> 3 * type & 7 for type in range(len(TREASURES))],
            "spent": self.spent,
            "ending": self.ending,
        }

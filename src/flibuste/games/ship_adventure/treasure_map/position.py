"""The state of a game of Treasure Map and its copy."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from flibuste.games.ship_adventure.chart import NOWHERE, Chart
from flibuste.games.ship_adventure.pieces import (
    COLORS,
    EQUIPMENT,
    FACES,
    LEVELS,
    MAP_CARDS,
    NUMBERS,
    PIECES,
    SMALL,
    TOKENS,
)
from flibuste.games.ship_adventure.treasure_map.routes import Routes
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.frames import Frame, drop_pending
from flibuste.kernel.logbook import NOBODY, Fact, Logbook
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms

RUNNING: Final = 0
FOUND: Final = 1
TIME_UP: Final = 2
LOST: Final = 3
REACHED_LIMIT: Final = 4
ENDINGS: Final = ["", "eldorado", "turn_limit", "caught", "decision_limit"]

NOTHING: Final = -1
EVERYBODY: Final = 31
"""All seats, and whoever looks on, as knowers of a token's back or of Eldorado."""
SPECTATOR: Final = 4

INNER_RING: Final = "inner_ring"
FIRST_PLAYER: Final = "first_player"
BESIDE: Final = "beside"
SMALL_BOARD: Final = "small"
SEATS_OF_SMALL: Final = 2


@final
class TreasureTerms(Terms):
    """Options by the names that the rules use. Shared by all copies of a position."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.seats, terms.options, terms.rules, terms.legacy)
        options = terms.options
        self.solo: bool = terms.seats == 1
        self.small: bool = options["board"] == SMALL_BOARD
        """A game that can be walked through to its end (SA-SMALL-01)."""
        self.colors_drawn: bool = options["colors"] == "drawn"
        self.faces: list[int] = SMALL.faces if self.small else FACES[str(options["die_faces"])]
        self.movement_points: i64 = SMALL.movement_points if self.small else NUMBERS.movement_points
        self.pieces_a_level: int = SMALL.pieces if self.small else PIECES
        """Numbers of map pieces that are on offer (SA-SET-11, SA-SMALL-06)."""
        self.eldorado_printed: bool = options["eldorado"] == "printed"
        self.seeks_eldorado: bool = not self.small
        """Whether there are pieces enough to find it (SA-SMALL-06)."""
        self.least_move: i64 = cast(int, options["min_move"])
        self.rescue: bool = options["stranded_rescue"] is True
        self.galleon_follows_first: bool = options["galleon_color"] == FIRST_PLAYER
        self.first_player_steers: bool = options["npc_path_choice"] == FIRST_PLAYER
        self.galleon_armed: bool = options["galleon_armed"] is True
        self.ports_neutral: bool = options["port_neutral"] is True
        self.camouflage_rolls: bool = options["camouflage"] == "normal_roll"
        self.defender_wins_ties: bool = self.small or options["combat_tie"] == "defender_wins"
        self.open_tokens: bool = options["open_tokens"] is True
        self.pirates_return_at_once: bool = options["beaten_pirates"] == "back_at_once"
        self.bribes_beside_only: bool = options["bribe_reach"] == BESIDE
        self.hunters_fire: bool = options["hunters_fire"] is True
        self.hunt_goes_on: bool = self.solo and options["hunt_goes_on"] is True
        self.turn_limit: i64 = SMALL.turns if self.small else cast(int, options["turn_limit"])
        self.decision_limit: i64 = cast(int, options["decision_limit"])

    @property
    def first_level(self) -> int:
        return 2 if self.solo else 1

    @property
    def last_level(self) -> int:
        """SA-VAR-01 to -03, SA-SMALL-06."""
        if self.small:
            return 1
        return 2 if self.seats <= 2 else 3


# --- tokens -----------------------------------------------------------------------------------------------------------


def token_in(slot: i64) -> i64:
    """A slot is a token with those who know its back."""
    return slot & 31


def slot_of(token: i64, knowers: i64) -> i64:
    return token | knowers << 5


def knowers_of(slot: i64) -> i64:
    return slot >> 5 & EVERYBODY


def is_known_to(slot: i64, viewer: i64) -> bool:
    return slot >> (5 + (viewer if viewer >= 0 else SPECTATOR)) & 1 == 1


def only(seat: i64) -> i64:
    """A seat, or a card, as a bit."""
    one: i64 = 1
    return one << seat


def legal_tokens(chart: Chart) -> list[int]:
    """Those of zones with land; on the small board its own (SA-SET-05, SA-SMALL-04)."""
    if chart.is_small:
        return SMALL.tokens[:]
    return [int(token.index) for token in TOKENS if chart.reading(token.zone, token.order) >= 0]


def slot_codes(slots: list[int]) -> list[str]:
    return [f"{TOKENS[token_in(slot)].code}/{knowers_of(slot)}" for slot in slots]


# --- who has what -----------------------------------------------------------------------------------------------------


@final
class Loot:
    """Gold, tokens and map pieces: carried, stored, in a pirate's hoard or the galleon's hold."""

    def __init__(self, tokens: list[int]) -> None:
        self.gold: i64 = 0
        self.tokens = tokens
        """Slots."""
        self.pieces: i64 = 0
        """Copies of each map piece, four bits each."""

    def clone(self) -> Loot:
        twin = Loot(self.tokens[:])
        twin.gold = self.gold
        twin.pieces = self.pieces
        return twin

    def number_of(self, piece: i64) -> i64:
        return self.pieces >> 4 * piece & 15

    def add_piece(self, piece: i64) -> None:
        one: i64 = 1
        self.pieces += one << 4 * piece

    def drop_piece(self, piece: i64) -> None:
        one: i64 = 1
        self.pieces -= one << 4 * piece

    @property
    def has_all_pieces(self) -> bool:
        pieces: i64 = self.pieces
        return pieces & 15 > 0 and pieces & 240 > 0 and pieces & 3840 > 0 and pieces & 61440 > 0

    @property
    def is_empty(self) -> bool:
        return self.gold == 0 and self.pieces == 0 and not self.tokens

    def to_data(self) -> Data:
        return {"gold": self.gold, "tokens": slot_codes(self.tokens), "pieces": self.piece_counts()}

    def piece_counts(self) -> list[int]:
        return [self.number_of(piece) for piece in range(PIECES)]


@final
class Player:
    def __init__(self, color: i64, home: i64, carried: Loot, stored: Loot) -> None:
        self.color: i64 = color
        self.home: i64 = home
        """Its home port."""
        self.ship: i64 = home
        self.crew: i64 = home
        self.cards: i64 = 0
        """Permanent equipment, as bits."""
        self.balls: i64 = NUMBERS.start_balls
        self.carried = carried
        self.stored = stored

    def clone(self) -> Player:
        twin = Player(self.color, self.home, self.carried.clone(), self.stored.clone())
        twin.ship = self.ship
        twin.crew = self.crew
        twin.cards = self.cards
        twin.balls = self.balls
        return twin

    @property
    def is_aboard(self) -> bool:
        return self.crew == self.ship

    def to_data(self, chart: Chart) -> Data:
        return {
            "color": COLORS[self.color],
            "ship": chart.name(self.ship),
            "crew": chart.name(self.crew),
            "cards": [card.code for card in EQUIPMENT if self.cards & card.bit],
            "balls": self.balls,
            "carried": self.carried.to_data(),
            "stored": self.stored.to_data(),
        }


@final
class Corsair:
    """A pirate ship, or the galleon: where it is, whom it hunts, what it has won."""

    def __init__(self, home: i64, loot: Loot) -> None:
        self.home: i64 = home
        """Its skull; the galleon has none."""
        self.cell: i64 = home
        """NOWHERE off the board."""
        self.target: i64 = NOTHING
        self.loot = loot

    def clone(self) -> Corsair:
        twin = Corsair(self.home, self.loot.clone())
        twin.cell = self.cell
        twin.target = self.target
        return twin

    def to_data(self, chart: Chart) -> Data:
        cell = chart.name(self.cell) if self.cell >= 0 else ""
        return {"cell": cell, "target": self.target, "loot": self.loot.to_data()}


class TreasurePosition(Position):
    """A game of Treasure Map as it stands. What may be done with it: play.py."""

    def __init__(
        self,
        terms: TreasureTerms,
        chart: Chart,
        routes: Routes,
        chance: Chance,
        logbook: Logbook | None,
        players: list[Player],
        pirates: list[Corsair],
        galleon: Corsair,
    ) -> None:
        super().__init__(chance, logbook)
        self.terms = terms
        self.chart = chart
        self.routes = routes
        self.players = players
        self.seats: i64 = len(players)
        self.pirates = pirates
        self.galleon = galleon
        self.coins: vec[u8] = vec[u8]()
        """On each cell of the sea."""
        self.map_card: i64 = 0
        self.eldorado: i64 = 0
        """The card whose back tells the place."""
        self.eldorado_known: i64 = 0
        """Seats that were told, as bits."""
        self.eldorado_not: i64 = 0
        """Backs that everybody has seen to be wrong, as bits."""
        self.temple_tokens: list[int] = []
        """The slot on each temple; NOTHING on an empty one."""
        self.last_emptied: i64 = NOTHING
        self.supply: list[int] = []
        """Tokens that are not drawn yet; those of zones without land are out of the game."""
        self.swapped: list[int] = []
        self.offer: i64 = 0
        """Map pieces on offer, four bits each."""
        self.level: i64 = 1
        self.turn: i64 = 1
        self.sector: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.ending: i64 = RUNNING
        self.winner: i64 = NOTHING
        self.is_ahead = False
        """Played on to by a search, which only judges it (playing_on.py); a copy is one to play with again."""

    def copy_into(self, twin: TreasurePosition) -> None:
        """What the constructor does not take."""
        self.carry_over(twin)
        twin.coins = self.coins[:]
        twin.map_card = self.map_card
        twin.eldorado = self.eldorado
        twin.eldorado_known = self.eldorado_known
        twin.eldorado_not = self.eldorado_not
        twin.temple_tokens = self.temple_tokens[:]
        twin.last_emptied = self.last_emptied
        twin.supply = self.supply[:]
        twin.swapped = self.swapped[:]
        twin.offer = self.offer
        twin.level = self.level
        twin.turn = self.turn
        twin.sector = self.sector
        twin.first = self.first
        twin.active = self.active
        twin.ending = self.ending
        twin.winner = self.winner

    def settle(self) -> None:
        """Goes on with what is pending until somebody must choose; play.py knows the steps."""
        raise NotImplementedError

    def ask(self, frame: Frame, first: i64 = 0, second: i64 = 0) -> None:
        """The next decision instead of whatever was pending."""
        drop_pending(self)
        frame.push(self, first, second)

    def player(self) -> Player:
        return self.players[self.active]

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        if self.logbook is not None:
            self.logbook.tell(name, facts)

    def tell_holder(self, book: Logbook, seat: i64, name: str, facts: dict[str, Fact], backs: dict[str, Fact]) -> None:
        """Of tokens, whose backs are for their holder alone unless the table plays with open ones (SA-TRE-06)."""
        if self.terms.open_tokens:
            book.tell(name, facts | backs)
        else:
            book.tell_one(seat, name, facts, backs)

    def is_neutral(self, cell: i64) -> bool:
        """Where nobody fights: cities, and ports unless the table plays otherwise (SA-CBT-04)."""
        if self.terms.ports_neutral:
            return self.chart.is_neutral(cell)
        return self.chart.is_neutral(cell) and self.chart.is_land(cell)

    def scores(self, viewer: int = NOBODY) -> list[int]:
        """Different map pieces; Eldorado counts as much as all of them and one more."""
        return [
            different_pieces(player) + (PIECES + 1 if self.winner == seat else 0)
            for seat, player in enumerate(self.players)
        ]

    def all_loot(self) -> list[Loot]:
        found = [player.carried for player in self.players] + [player.stored for player in self.players]
        found.extend([pirate.loot for pirate in self.pirates])
        found.append(self.galleon.loot)
        return found

    def pieces(self) -> list[str]:
        found = [laid.tile.code for laid in self.chart.tiles] + [card.code for card in MAP_CARDS]
        slots = [slot for slot in self.temple_tokens if slot >= 0] + self.swapped
        numbers = [self.offer >> 4 * piece & 15 for piece in range(PIECES)]
        for loot in self.all_loot():
            slots.extend(loot.tokens)
            for piece in range(PIECES):
                numbers[piece] += loot.number_of(piece)
        found.extend([TOKENS[token_in(slot)].code for slot in slots] + [TOKENS[token].code for token in self.supply])
        sets: int = self.level - self.terms.first_level + 1
        for piece in range(PIECES):
            left = LEVELS - (sets if piece < self.terms.pieces_a_level else 0)  # lie in the box
            found.extend([f"piece-{piece + 1}"] * (numbers[piece] + left))
        return sorted(found)

    def to_data(self) -> Data:
        chart = self.chart
        return {
            **self.terms.to_data(),
            "chance": self.chance.to_data(),
            "stack": self.pending(),
            "revealed": self.revealed,
            "decisions": self.decisions,
            "tiles": [laid.name for laid in chart.tiles],
            "players": [player.to_data(chart) for player in self.players],
            "pirates": [pirate.to_data(chart) for pirate in self.pirates],
            "galleon": self.galleon.to_data(chart),
            "coins": {chart.name(cell): int(self.coins[cell]) for cell in range(chart.cells) if self.coins[cell]},
            "map_card": MAP_CARDS[self.map_card].code,
            "eldorado": MAP_CARDS[self.eldorado].code,
            "eldorado_known": self.eldorado_known,
            "eldorado_not": self.eldorado_not,
            "temple_tokens": ["" if slot < 0 else slot_codes([slot])[0] for slot in self.temple_tokens],
            "last_emptied": self.last_emptied,
            "supply": [TOKENS[token].code for token in self.supply],
            "swapped": slot_codes(self.swapped),
            "offer": [self.offer >> 4 * piece & 15 for piece in range(PIECES)],
            "level": self.level,
            "turn": self.turn,
            "sector": self.sector,
            "first": self.first,
            "active": self.active,
            "ending": self.ending,
            "winner": self.winner,
        }


def different_pieces(player: Player) -> i64:
    """Carried or stored (SA-END-07)."""
    number: i64 = 0
    for piece in range(PIECES):
        if player.carried.number_of(piece) + player.stored.number_of(piece) > 0:
            number += 1
    return number


assert NOWHERE == NOTHING

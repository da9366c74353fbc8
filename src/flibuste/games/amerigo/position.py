"""The state of a game of Amerigo and its copy."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.amerigo.bags import counts
from flibuste.games.amerigo.chart import OFF_MAP, STRIDE, Chart
from flibuste.games.amerigo.pieces import (
    COLORS,
    GOODS,
    POSTS,
    PRODUCTION_TOKENS,
    ROUNDS,
    SHAPES,
    TILES,
    TOKENS,
    TOWERS,
    TURNED,
    VILLAGE_SHAPES,
    Tower,
    production_name,
)
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.frames import Frame, drop_pending
from flibuste.kernel.logbook import NOBODY, Fact, Logbook
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms

RUNNING: Final = 0
FINISHED: Final = 1
REACHED_LIMIT: Final = 2

# Where points come from, in the order of the score sheet.
DISCOVERY: Final = 0
BUILDING: Final = 1
COMPLETION: Final = 2
POSTS_SCORED: Final = 3
GOLD: Final = 4
FIRST_GOOD: Final = 5  # one source for each of the five goods
TOKEN_POINTS: Final = 10
PROGRESS_POINTS: Final = 11
SPECIAL_POINTS: Final = 12
PIRATES_LOST: Final = 13
SOURCES: Final = [
    "discovery",
    "tiles",
    "completion",
    "posts",
    "gold",
    *GOODS,
    "tokens",
    "progress",
    "special",
    "pirates",
]

# The board is one vector of rows with a bit for each column: first the free land, then neutral tiles, then for each
# seat its villages and its posts.
FREE: Final = 0
NEUTRALS: Final = STRIDE
SEATS_FROM: Final = 2 * STRIDE
PER_SEAT: Final = 2 * STRIDE

MOST_SEATS: Final = 4
PER_ISLAND: Final = 1 + MOST_SEATS
"""Numbers kept for an island: its free cells, then each seat's posts."""
NOTHING: Final = -1
"""An empty space of a display; no action under way."""
Pieces = tuple[int, ...]
"""A pile, a display or an order by numbers: replaced when it changes, so that all copies of a position share it."""

# A built tile as one number: seat, way to lie, kind of tile, cell.
CELL_BITS: Final = 10
TILE_BITS: Final = 4
WAY_BITS: Final = 5


@final
class AmerigoTerms(Terms):
    """Options and rulings by the names that the rules use. Shared by all copies of a position."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.seats, terms.options, terms.rules, terms.legacy)
        options = terms.options
        self.layout: i64 = cast(int, options["layout"])
        self.extra_chests: bool = options["allow_extra_chests"] is True
        self.tower: Tower = next(tower for tower in TOWERS if tower.code == options["tower"])
        self.post_needs_step: bool = options["post_needs_step"] is True
        self.track_end_needs_base_ap: bool = options["track_end_needs_base_ap"] is True
        self.first_in_line_stays: bool = options["tok17_permanent"] is True
        self.decision_limit: i64 = cast(int, options["decision_limit"])
        self.gold_at_any_moment: bool = terms.rules >= 2
        """AM-ACT-10: what is cashed after gold was spent may buy more steps."""
        self.islands_fit_the_table: bool = terms.rules >= 2
        """AM-SET-22: no island has more post spaces than the table for them has columns."""
        self.posts_off_and_back: bool = self.post_needs_step and terms.rules >= 2
        """AM-SAIL-12: a ship at an anchor sails off and back by putting its post, and stays for nothing."""
        self.stays_off_and_back: bool = self.post_needs_step and not self.posts_off_and_back
        """Before: it sailed off and back by staying."""


@final
class Player:
    """One seat's sheet and supplies. Tiles, goods and production are bags (bags.py), tokens are sets of bits."""

    def __init__(self, points: vec[i64]) -> None:
        self.points = points
        """By source."""
        self.score: i64 = 0
        self.gold: i64 = 0
        self.cannons: i64 = 0
        self.progress: i64 = 0
        """Space of the progress track, as `special` is of the special track."""
        self.special: i64 = 0
        self.chests: i64 = 0
        self.tokens: i64 = 0
        self.used: i64 = 0
        """Tokens that were turned over."""
        self.villages: i64 = 0
        """In the supply, by shape."""
        self.waiting: i64 = 0
        """Planned and not built, by tile."""
        self.goods: i64 = 0
        self.production: i64 = 0
        """The printed one of each kind included."""
        self.posts: i64 = POSTS
        """Not on the map yet."""
        self.ship_1: i64 = OFF_MAP
        self.ship_2: i64 = OFF_MAP

    def clone(self) -> Player:
        twin = Player(self.points[:])
        twin.score = self.score
        twin.gold = self.gold
        twin.cannons = self.cannons
        twin.progress = self.progress
        twin.special = self.special
        twin.chests = self.chests
        twin.tokens = self.tokens
        twin.used = self.used
        twin.villages = self.villages
        twin.waiting = self.waiting
        twin.goods = self.goods
        twin.production = self.production
        twin.posts = self.posts
        twin.ship_1 = self.ship_1
        twin.ship_2 = self.ship_2
        return twin

    def ship(self, number: i64) -> i64:
        """Where a ship is."""
        return self.ship_1 if number == 0 else self.ship_2

    def owns(self, token: i64) -> bool:
        """Whether it has a token, by its bit, that is not turned over."""
        return self.tokens & ~self.used & token != 0

    def to_data(self) -> Data:
        return {
            "points": list(self.points),
            "gold": self.gold,
            "cannons": self.cannons,
            "progress": self.progress,
            "special": self.special,
            "chests": self.chests,
            "tokens": token_codes(self.tokens),
            "used": token_codes(self.used),
            "villages": counts(self.villages, VILLAGE_SHAPES),
            "waiting": counts(self.waiting, len(TILES)),
            "goods": counts(self.goods, len(GOODS)),
            "production": counts(self.production, len(GOODS)),
            "posts": self.posts,
            "ships": [self.ship_1, self.ship_2],
        }


def without(display: Pieces, token: int) -> Pieces:
    """A display after the token was taken from it."""
    place = display.index(token)
    return (*display[:place], NOTHING, *display[place + 1 :])


def token_codes(tokens: i64) -> list[str]:
    return [token.code for token in TOKENS if token.bit & tokens]


class AmerigoPosition(Position):
    """A game of Amerigo as it stands. Piles have their top at the end. What may be done with it: play.py."""

    def __init__(
        self,
        terms: AmerigoTerms,
        chart: Chart,
        chance: Chance,
        logbook: Logbook | None,
        players: list[Player],
        board: vec[i64],
        islands: vec[i64],
    ) -> None:
        super().__init__(chance, logbook)
        self.terms = terms
        self.chart = chart
        self.players = players
        self.seats: i64 = len(players)
        self.board = board
        self.islands = islands
        self.laid: vec[i64] = vec[i64]([])
        """Every tile on the map, in the order they were built."""
        self.neutrals: i64 = 0
        """Supply of neutral tiles, by shape."""
        self.storage: i64 = 0
        """Cubes by color: on the storage spaces, inside the tower, on the action space."""
        self.inside: i64 = 0
        self.centre: i64 = 0
        self.base_ap: i64 = 0
        self.round: i64 = 1
        self.phase: i64 = 0
        """Color of the phase."""
        self.order: Pieces = ()
        """Seats by their disks on the special track, first to last (AM-ORD-01)."""
        self.phase_order: Pieces = ()
        """As it was when the phase began (AM-ORD-02)."""
        self.turn: i64 = 0
        """Whose turn it is, as a place in phase_order."""
        self.active: i64 = 0
        self.doing: i64 = NOTHING
        """Color of the action under way; what follows here is about it, and between actions left from the last."""
        self.ap: i64 = 0
        """Action points left; for navigation those of each ship."""
        self.neutral_tiles_left: i64 = 0
        """How many the planner may still take (AM-PLAN-04)."""
        self.gold_spent: i64 = 0
        """On this action."""
        self.new_tokens: i64 = 0
        """Tokens taken during this action."""
        self.sailed: i64 = 0
        """Ships that have used their action points in this action, one bit each."""
        self.pirates: Pieces = ()
        """In the order in which they are turned up, one a round; the last stays in the box."""
        self.token_display: Pieces = ()
        self.token_pile: Pieces = ()
        self.tokens_gone: i64 = 0
        """Discarded from the display."""
        self.market: Pieces = ()
        """Production tokens on display."""
        self.production_pile: Pieces = ()
        self.production_gone: i64 = 0
        """Bought or discarded, by production token."""
        self.chests_cashed: i64 = 0
        self.ending: i64 = RUNNING

    def copy_into(self, twin: AmerigoPosition) -> None:
        """What the constructor does not take."""
        self.carry_over(twin)
        twin.laid = self.laid[:]
        twin.neutrals = self.neutrals
        twin.storage = self.storage
        twin.inside = self.inside
        twin.centre = self.centre
        twin.base_ap = self.base_ap
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order
        twin.phase_order = self.phase_order
        twin.turn = self.turn
        twin.active = self.active
        twin.doing = self.doing
        twin.ap = self.ap
        twin.neutral_tiles_left = self.neutral_tiles_left
        twin.gold_spent = self.gold_spent
        twin.new_tokens = self.new_tokens
        twin.sailed = self.sailed
        twin.pirates = self.pirates
        twin.token_display = self.token_display
        twin.token_pile = self.token_pile
        twin.tokens_gone = self.tokens_gone
        twin.market = self.market
        twin.production_pile = self.production_pile
        twin.production_gone = self.production_gone
        twin.chests_cashed = self.chests_cashed
        twin.ending = self.ending

    def ask(self, frame: Frame, what: i64 = 0) -> None:
        """The next decision, with its argument where it has one, instead of the one before."""
        drop_pending(self)
        frame.push(self, what)

    def player(self) -> Player:
        """Who is active."""
        return self.players[self.active]

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        """Only where it is rare or cheap to build the facts; a hot path looks for the logbook itself."""
        if self.logbook is not None:
            self.logbook.tell(name, facts)

    def score(self, seat: i64, source: i64, points: i64) -> None:
        player = self.players[seat]
        player.points[source] += points
        player.score += points

    @property
    def factor(self) -> i64:
        """The round marker on top."""
        return factor_of(self.round)

    def scores(self, viewer: int = NOBODY) -> list[int]:
        return [player.score for player in self.players]

    def pieces(self) -> list[str]:
        found: list[str] = []
        for color, name in enumerate(COLORS):
            for number in (counts(bag, len(COLORS))[color] for bag in (self.storage, self.inside, self.centre)):
                found.extend([f"{name} cube"] * number)
        found.extend([f"pirate {strength}" for strength in self.pirates])
        found.extend(self._token_pieces())
        found.extend(self._tile_pieces())
        for token in [*self.production_pile, *[token for token in self.market if token >= 0]]:
            found.append(production_name(token))
        for token, number in enumerate(counts(self.production_gone, PRODUCTION_TOKENS)):
            found.extend([production_name(token)] * number)
        found.extend(self._goods())
        found.extend(["chest"] * self._chests())
        return sorted(found)

    def _token_pieces(self) -> list[str]:
        shown = [*self.token_pile, *[token for token in self.token_display if token >= 0]]
        found = [TOKENS[token].code for token in shown] + token_codes(self.tokens_gone)
        for player in self.players:
            found.extend(token_codes(player.tokens))
        return found

    def _tile_pieces(self) -> list[str]:
        found: list[str] = []
        for shape, number in zip(SHAPES, counts(self.neutrals, len(SHAPES)), strict=True):
            found.extend([f"neutral {shape.code}"] * number)
        for seat, player in enumerate(self.players):
            for tile, number in zip(TILES, counts(player.waiting, len(TILES)), strict=True):
                found.extend([owned_code(tile.index, seat)] * number)
            for village, number in enumerate(counts(player.villages, VILLAGE_SHAPES)):
                found.extend([owned_code(village, seat)] * number)
            found.extend([f"post {seat}"] * (player.posts + self.posts_on_map(seat)))
        for laid in self.laid:
            found.append(owned_code(tile_of(laid), seat_of(laid)))
        return found

    def posts_on_map(self, seat: i64) -> i64:
        on_map: i64 = 0
        for island in range(len(self.chart.islands)):
            on_map += self.islands[island * PER_ISLAND + 1 + seat]
        return on_map

    def _goods(self) -> list[str]:
        """Taken ones, and those that no tile covers yet."""
        found: list[str] = []
        for player in self.players:
            for name, number in zip(GOODS, counts(player.goods, len(GOODS)), strict=True):
                found.extend([name] * number)
        for island in self.chart.islands:
            for cell in island.cells:
                good = self.chart.good_at[cell]
                if good >= 0 and self.is_free(cell):
                    found.append(GOODS[good])
        return found

    def _chests(self) -> int:
        on_map = sum(
            [1 for island in self.chart.islands if island.large and self.islands[island.index * PER_ISLAND] > 0]
        )
        owned: int = sum([player.chests for player in self.players]) + self.chests_cashed
        return on_map + owned

    def is_free(self, cell: i64) -> bool:
        """Whether a land cell bears neither a tile nor a post."""
        row: i64 = cell // STRIDE
        return self.board[FREE + row] >> (cell - row * STRIDE) & 1 != 0

    def to_data(self) -> Data:
        data: dict[str, object] = {
            **self.terms.to_data(),
            "chance": self.chance.to_data(),
            "map": self.chart.to_data(),
            "stack": self.pending(),
            "revealed": self.revealed,
            "decisions": self.decisions,
            "players": [player.to_data() for player in self.players],
            "board": list(self.board),
            "laid": list(self.laid),
            "neutrals": counts(self.neutrals, len(SHAPES)),
            "storage": counts(self.storage, len(COLORS)),
            "inside": counts(self.inside, len(COLORS)),
            "centre": counts(self.centre, len(COLORS)),
            "round": self.round,
            "phase": self.phase,
            "order": list(self.order),
            "phase_order": list(self.phase_order),
            "turn": self.turn,
            "active": self.active,
            "doing": self.doing,
            "ap": self.ap,
            "neutral_tiles_left": self.neutral_tiles_left,
            "new_tokens": token_codes(self.new_tokens),
            "sailed": self.sailed,
            "pirates": list(self.pirates),
            "token_display": list(self.token_display),
            "token_pile": list(self.token_pile),
            "tokens_gone": token_codes(self.tokens_gone),
            "market": list(self.market),
            "production_pile": list(self.production_pile),
            "production_gone": counts(self.production_gone, PRODUCTION_TOKENS),
            "chests_cashed": self.chests_cashed,
            "ending": self.ending,
        }
        if self.terms.gold_at_any_moment:
            data["gold_spent"] = self.gold_spent
        return data


def factor_of(round: i64) -> i64:
    """The marker of a round: 5, 4, 3, 2, 1 (AM-ISL-06)."""
    return ROUNDS + 1 - round


def owned_code(tile: i64, seat: i64) -> str:
    """Villages belong to a seat; a neutral tile is the same whoever has it."""
    return f"{TILES[tile].code} {seat}" if tile < VILLAGE_SHAPES else TILES[tile].code


def villages_of(seat: i64) -> i64:
    """Where a seat's villages begin on the board."""
    return SEATS_FROM + PER_SEAT * seat


def posts_of(seat: i64) -> i64:
    return SEATS_FROM + PER_SEAT * seat + STRIDE


def laid_number(seat: i64, way: i64, tile: i64, cell: i64) -> i64:
    return (((seat << WAY_BITS) + way << TILE_BITS) + tile << CELL_BITS) + cell


def cell_of(laid: i64) -> i64:
    return laid & ((1 << CELL_BITS) - 1)


def tile_of(laid: i64) -> i64:
    return laid >> CELL_BITS & ((1 << TILE_BITS) - 1)


def way_of(laid: i64) -> i64:
    return laid >> (CELL_BITS + TILE_BITS) & ((1 << WAY_BITS) - 1)


def seat_of(laid: i64) -> i64:
    return laid >> (CELL_BITS + TILE_BITS + WAY_BITS)


assert len(TURNED) <= 1 << WAY_BITS
assert len(TILES) <= 1 << TILE_BITS

"""The moves of Maracaibo and their notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import CODES, TREASURES
from flibuste.games.maracaibo.pieces import (
    BLACK_MARKETS,
    BURIAL_SPACES,
    DEVELOPMENTS,
    FIGUREHEADS,
    FOR_IGNORING,
    FURTHER_RUBY,
    LOCATIONS,
    QUESTS,
    RESIDENCES,
    RUBY_MARKET,
    SHIP_SPACES,
    SPENDS,
    TRACK,
    TRADES,
)
from flibuste.games.maracaibo.sea import GULF, MARACAIBO, MOST_COLUMNS, MOST_ROWS, Sea, berth_name
from flibuste.kernel.moves import Move, MoveBook

KEEP: Final = 0
SAIL: Final = 1
STOP: Final = 2
PAY: Final = 3
COINS: Final = 4
BUY: Final = 5
BUILD: Final = 6
DO: Final = 7
UPGRADE: Final = 8
REROLL: Final = 9
DIE: Final = 10
SPEND: Final = 11
TREASURE: Final = 12
CUBE: Final = 13
BURY: Final = 14
EXPLORE: Final = 15
GIVE_UP: Final = 16
TAKE: Final = 17
DRAW: Final = 18
EXCHANGE: Final = 19
SELL: Final = 20
PICK: Final = 21
FIGUREHEAD: Final = 22
MARKET: Final = 23
PLACE: Final = 24
RUBY: Final = 25
SELL_RUBY: Final = 26
JORDAN: Final = 27
DONE: Final = 28
VERBS: Final = [
    "keep",
    "sail",
    "stop",
    "pay",
    "coins",
    "buy",
    "build",
    "do",
    "upgrade",
    "reroll",
    "die",
    "spend",
    "treasure",
    "cube",
    "bury",
    "explore",
    "give-up",
    "take",
    "draw",
    "exchange",
    "sell",
    "pick",
    "figurehead",
    "market",
    "place",
    "ruby",
    "sell-ruby",
    "jordan",
    "done",
]
SECRET: Final = (KEEP, SELL)
"""Verbs whose card only their player may know."""
ON_POSEIDON: Final = BURIAL_SPACES
"""Burial spaces of a type are numbered from 0; those on the Poseidon follow."""
SPACES_TO_BURY: Final = 2 * BURIAL_SPACES
FURTHER: Final = len(RUBY_MARKET)
"""A ruby that takes no space of the market."""
MOST_SEATS: Final = 4


@final
class MaracaiboMove(Move):
    """A verb and what it names, as a number."""

    def __init__(self, number: i64, verb: i64, what: i64, name: str, facts: dict[str, int | str]) -> None:
        word = VERBS[verb]
        face = word if verb in SECRET else ""
        super().__init__(number, f"{word} {name}" if name else word, f"move-{word}", facts, face)
        self.verb: i64 = verb
        self.what: i64 = what


@final
class _Writer:
    """Writes the book; a move's number is its place, so what is new goes to the end."""

    def __init__(self) -> None:
        self.moves: list[MaracaiboMove] = []

    def add(self, verb: i64, what: i64 = 0, name: str = "", facts: dict[str, int | str] | None = None) -> MaracaiboMove:
        move = MaracaiboMove(len(self.moves), verb, what, name, {} if facts is None else facts)
        self.moves.append(move)
        return move

    def named(self, verb: i64, codes: list[str], fact: str, pieces: list[str] | None = None) -> list[MaracaiboMove]:
        """One move for each code, which is also its fact; or the fact is the piece's code in the catalogue."""
        told = codes if pieces is None else pieces
        return [self.add(verb, what, code, {fact: told[what]}) for what, code in enumerate(codes)]


def _bury_name(space: int) -> str:
    return str(space + 1) if space < ON_POSEIDON else f"poseidon-{space - ON_POSEIDON + 1}"


_WRITER: Final = _Writer()
STOP_MOVE: Final = _WRITER.add(STOP)
COINS_MOVE: Final = _WRITER.add(COINS, facts={"doubloons": FOR_IGNORING})
BUY_MOVE: Final = _WRITER.add(BUY)
REROLL_MOVE: Final = _WRITER.add(REROLL)
DRAW_MOVE: Final = _WRITER.add(DRAW)
EXCHANGE_MOVE: Final = _WRITER.add(EXCHANGE)
RUBY_MOVE: Final = _WRITER.add(RUBY)
JORDAN_MOVE: Final = _WRITER.add(JORDAN)
DONE_MOVE: Final = _WRITER.add(DONE)
KEEP_MOVES: Final = _WRITER.named(KEEP, [quest.code for quest in QUESTS], "quest")
TAKE_MOVES: Final = _WRITER.named(TAKE, [quest.code for quest in QUESTS], "quest")
SELL_MOVES: Final = _WRITER.named(SELL, [quest.code for quest in QUESTS], "quest")
PAY_MOVES: Final = [_WRITER.add(PAY, seat, str(seat + 1), {"seat": seat}) for seat in range(MOST_SEATS)]
BUILD_MOVES: Final = _WRITER.named(BUILD, [card.code for card in RESIDENCES], "card")
"""By the number of the residence."""
DO_MOVES: Final = _WRITER.named(DO, CODES, "effect")
UPGRADE_MOVES: Final = _WRITER.named(
    UPGRADE, [space.code for space in SHIP_SPACES], "space", [space.piece for space in SHIP_SPACES]
)
DIE_MOVES: Final = _WRITER.named(DIE, TREASURES, "type")
SPEND_MOVES: Final = _WRITER.named(SPEND, [spend.code for spend in SPENDS], "action", [spend.piece for spend in SPENDS])
TREASURE_MOVES: Final = _WRITER.named(TREASURE, TREASURES, "type")
CUBE_MOVES: Final = _WRITER.named(CUBE, TREASURES, "type")
BURY_MOVES: Final = [
    [
        _WRITER.add(
            BURY,
            type * SPACES_TO_BURY + space,
            f"{name} {_bury_name(space)}",
            {"type": name, "space": _bury_name(space)},
        )
        for space in range(SPACES_TO_BURY)
    ]
    for type, name in enumerate(TREASURES)
]
"""By type and space."""
EXPLORE_MOVES: Final = _WRITER.named(
    EXPLORE, [space.code for space in TRACK], "space", [space.piece for space in TRACK]
)
GIVE_UP_MOVES: Final = _WRITER.named(
    GIVE_UP, [trade.code for trade in TRADES], "trade", [trade.piece for trade in TRADES]
)
PICK_MOVES: Final = _WRITER.named(PICK, [card.code for card in DEVELOPMENTS], "card")
"""By the number of the development among developments."""
FIGUREHEAD_MOVES: Final = _WRITER.named(FIGUREHEAD, [head.code for head in FIGUREHEADS], "figurehead")
MARKET_MOVES: Final = [_WRITER.add(MARKET, tile, str(tile + 1), {"tile": tile + 1}) for tile in range(BLACK_MARKETS)]
PLACE_MOVES: Final = _WRITER.named(PLACE, [card.code for card in LOCATIONS], "card")
SELL_RUBY_MOVES: Final = [
    *_WRITER.named(SELL_RUBY, [str(n + 1) for n in range(FURTHER)], "space"),
    _WRITER.add(SELL_RUBY, FURTHER, "further", {"space": "further", "points": FURTHER_RUBY}),
]
SAIL_MOVES: Final = _WRITER.named(
    SAIL,
    [
        "gulf",
        "maracaibo",
        *[berth_name(column + 1, row + 1) for column in range(MOST_COLUMNS) for row in range(MOST_ROWS)],
    ],
    "place",
)
MOVES: Final[list[MaracaiboMove]] = _WRITER.moves
BOOK: Final = MoveBook("maracaibo", 1, list[Move](MOVES))


@final
class Course:
    """The moves that sail to the places of a layout."""

    def __init__(self, sea: Sea) -> None:
        by_name: dict[str, int] = {name: place for place, name in enumerate(sea.names)}
        self.moves: list[MaracaiboMove] = [SAIL_MOVES[0]] * (MARACAIBO + 1)
        """By place."""
        self.places: list[int] = []
        """By what a move names; -1 for a place that the layout does not have."""
        for move in SAIL_MOVES:
            place = by_name.get(str(move.facts["place"]), -1)
            self.places.append(place)
            if place >= 0:
                self.moves[place] = move
        assert self.places[0] == GULF and self.places[1] == MARACAIBO


def development_number(card: i64) -> i64:
    """The number of a card among developments, for its move."""
    return card - DEVELOPMENTS[0].index


def location_number(card: i64) -> i64:
    """The same among locations: those of level II come after all developments."""
    return card if card < DEVELOPMENTS[0].index else card - LOCATIONS[-1].index + len(LOCATIONS) - 1

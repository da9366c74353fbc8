"""What a seat may see: everything but backs of tokens that it never saw, and Eldorado."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import COLORS, EQUIPMENT, MAP_CARDS, PIECES, SECTORS, TOKENS
from flibuste.games.ship_adventure.treasure_map.frames import (
    ANSWERED,
    ANSWERING,
    CAUGHT,
    CAUGHT_BY,
    DRIFTS,
    EXCHANGE,
    EXCHANGED_WITH,
    MOVEMENT,
    POINTS,
)
from flibuste.games.ship_adventure.treasure_map.moves import TARGETS
from flibuste.games.ship_adventure.treasure_map.position import (
    EVERYBODY,
    RUNNING,
    SPECTATOR,
    Corsair,
    Loot,
    TreasurePosition,
    is_known_to,
    knowers_of,
    token_in,
)
from flibuste.games.ship_adventure.treasure_map.rules.actions import cell_of_token
from flibuste.games.ship_adventure.treasure_map.rules.courses import ways_to_hunted
from flibuste.games.ship_adventure.treasure_map.rules.winning import cell_of_eldorado
from flibuste.kernel.data import Data


class TreasureToken(TypedDict):
    token: str | None
    """None where the viewer does not know its back."""
    level: int
    cell: str | None
    """That its back names."""
    known_to: list[int]
    """Seats; -1 for everybody."""


class TreasureLoot(TypedDict):
    gold: int
    tokens: list[TreasureToken]
    pieces: list[int]
    """Copies of the pieces 1 to 4."""


class TreasurePlayer(TypedDict):
    color: str
    ship: str
    crew: str
    aboard: bool
    home: str
    city: str
    cards: list[str]
    balls: int
    carried: TreasureLoot
    stored: TreasureLoot
    hunters: list[int]
    """Pirates that hunt this player, counted from 1."""
    knows_eldorado: bool


class TreasureCorsair(TypedDict):
    cell: str | None
    home: str | None
    target: int
    loot: TreasureLoot
    next: str | None
    """Where a pirate sails first, if nothing changes."""


class TreasureView(TypedDict):
    step: str
    seat_to_move: int
    turn: int
    level: int
    last_level: int
    sector: int
    """Of the compass, counted from 1; 0 before the first spin."""
    rings: list[str]
    first: int
    active: int
    map_card: str
    tiles: list[str]
    rows: list[str]
    """Cells by their signs, row by row."""
    drift: dict[str, str]
    """Where each wave leads."""
    temples: list[str]
    temple_tokens: list[TreasureToken | None]
    players: list[TreasurePlayer]
    pirates: list[TreasureCorsair]
    galleon: TreasureCorsair
    coins: dict[str, int]
    offer: list[int]
    swapped: list[str]
    out_of_game: list[str]
    """Tokens of zones without land."""
    eldorado: str | None
    """Its cell, for who knows it."""
    eldorado_places: dict[str, str]
    """Where it can be, by map card."""
    at_hand: dict[str, int | str]


def view(p: TreasurePosition, viewer: i64, step: str, seat_to_move: int) -> Data:
    chart = p.chart
    knows = p.ending != RUNNING or p.eldorado_known >> (viewer if viewer >= 0 else SPECTATOR) & 1 == 1
    shown: TreasureView = {
        "step": step,
        "seat_to_move": seat_to_move,
        "turn": p.turn,
        "level": p.level,
        "last_level": p.terms.last_level,
        "sector": p.sector + 1,
        "rings": [COLORS[color] for color in SECTORS[p.sector]],
        "first": p.first,
        "active": p.active,
        "map_card": MAP_CARDS[p.map_card].code,
        "tiles": [laid.name for laid in chart.tiles],
        "rows": chart.rows(),
        "drift": {chart.name(c): chart.name(chart.drift[c]) for c in range(chart.cells) if chart.drift[c] >= 0},
        "temples": [chart.name(temple) for temple in chart.temples],
        "temple_tokens": [None if slot < 0 else token_view(p, viewer, slot) for slot in p.temple_tokens],
        "players": [player_view(p, viewer, seat) for seat in range(p.seats)],
        "pirates": [pirate_view(p, viewer, number) for number in range(len(p.pirates))],
        "galleon": corsair_view(p, viewer, p.galleon, None),
        "coins": {chart.name(cell): int(p.coins[cell]) for cell in range(chart.cells) if p.coins[cell]},
        "offer": [p.offer >> 4 * piece & 15 for piece in range(PIECES)],
        "swapped": [TOKENS[token_in(slot)].code for slot in p.swapped],
        "out_of_game": [token.code for token in TOKENS if chart.reading(token.zone, token.order) < 0],
        "eldorado": chart.name(cell_of_eldorado(p, p.eldorado)) if knows else None,
        "eldorado_places": {
            card.code: chart.name(cell_of_eldorado(p, number))
            for number, card in enumerate(MAP_CARDS)
            if p.eldorado_not >> number & 1 == 0
        },
        "at_hand": at_hand(p),
    }
    return dict(shown)


def token_view(p: TreasurePosition, viewer: i64, slot: i64) -> TreasureToken:
    token = TOKENS[token_in(slot)]
    known = is_known_to(slot, viewer) or p.ending != RUNNING
    knowers: i64 = knowers_of(slot)
    return {
        "token": token.code if known else None,
        "level": token.level,
        "cell": p.chart.name(cell_of_token(p, token.index)) if known else None,
        "known_to": [-1] if knowers == EVERYBODY else [seat for seat in range(p.seats) if knowers >> seat & 1],
    }


def loot_view(p: TreasurePosition, viewer: i64, loot: Loot) -> TreasureLoot:
    return {
        "gold": loot.gold,
        "tokens": [token_view(p, viewer, slot) for slot in loot.tokens],
        "pieces": loot.piece_counts(),
    }


def player_view(p: TreasurePosition, viewer: i64, seat: i64) -> TreasurePlayer:
    player = p.players[seat]
    chart = p.chart
    return {
        "color": COLORS[player.color],
        "ship": chart.name(player.ship),
        "crew": chart.name(player.crew),
        "aboard": player.is_aboard,
        "home": chart.name(player.home),
        "city": chart.name(chart.cities[player.color][0]),
        "cards": [card.code for card in EQUIPMENT if player.cards & card.bit],
        "balls": player.balls,
        "carried": loot_view(p, viewer, player.carried),
        "stored": loot_view(p, viewer, player.stored),
        "hunters": [number + 1 for number, pirate in enumerate(p.pirates) if pirate.target == seat],
        "knows_eldorado": p.eldorado_known >> seat & 1 == 1,
    }


def pirate_view(p: TreasurePosition, viewer: i64, number: i64) -> TreasureCorsair:
    pirate = p.pirates[number]
    after: str | None = None
    if pirate.target >= 0 and pirate.cell >= 0:
        ways = ways_to_hunted(p, number)
        after = p.chart.name(p.chart.next(pirate.cell, ways[0])) if ways else None
    return corsair_view(p, viewer, pirate, after)


def corsair_view(p: TreasurePosition, viewer: i64, corsair: Corsair, after: str | None) -> TreasureCorsair:
    return {
        "cell": p.chart.name(corsair.cell) if corsair.cell >= 0 else None,
        "home": p.chart.name(corsair.home) if corsair.home >= 0 else None,
        "target": corsair.target,
        "loot": loot_view(p, viewer, corsair.loot),
        "next": after,
    }


def at_hand(p: TreasurePosition) -> dict[str, int | str]:
    if MOVEMENT.is_on_top(p):
        return {"points": POINTS.of(p), "drifts": DRIFTS.of(p) & 7}
    if ANSWERING.is_on_top(p):
        return {"target": TARGETS[ANSWERED.of(p)]}
    if EXCHANGE.is_on_top(p):
        return {"target": TARGETS[EXCHANGED_WITH.of(p)]}
    if CAUGHT.is_on_top(p):
        return {"pirate": CAUGHT_BY.of(p) + 1}
    return {}

"""What a seat may see. Amerigo has no private secrets: everybody sees the same."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from flibuste.games.amerigo.bags import counts, number_of
from flibuste.games.amerigo.chart import STRIDE, TILES_ACROSS, Chart, cell_name, chart_of, place_name
from flibuste.games.amerigo.frames import (
    EXPANSION,
    LAY_TILE,
    PLANNING,
    PUT_POST,
    SAIL_SHIP,
    SHIP_AT_HAND,
    SPECIAL_ACTION,
    TILE_TO_LAY,
    TURN,
)
from flibuste.games.amerigo.layouts import layout_of
from flibuste.games.amerigo.pieces import (
    BLUE,
    COLORS,
    GOODS,
    HIDDEN_PIRATES,
    RED,
    ROUNDS,
    SHAPES,
    SHIPS,
    TILES,
    TOKENS,
    TURNED,
    VILLAGE,
    VILLAGE_SHAPES,
    production_name,
)
from flibuste.games.amerigo.position import (
    NOTHING,
    PER_ISLAND,
    AmerigoPosition,
    AmerigoTerms,
    Player,
    cell_of,
    factor_of,
    posts_of,
    seat_of,
    tile_of,
    token_codes,
    way_of,
)
from flibuste.games.amerigo.rules.expansion import cells_under
from flibuste.games.amerigo.rules.final import points_of_good
from flibuste.games.amerigo.rules.gold import gold_for_cubes, is_used_once
from flibuste.games.amerigo.rules.islands import factor_for_posts, posts_on
from flibuste.games.amerigo.rules.preview import anchors_in_reach, best_places
from flibuste.games.amerigo.rules.round_end import beats_pirates, loss, strength, strength_against
from flibuste.games.amerigo.rules.ships import ap_of, has_sailed
from flibuste.games.amerigo.rules.tower import cubes_in
from flibuste.kernel.data import Data

MOST_FITS: Final = 3
"""Places that are shown of one tile."""


class AmerigoMap(TypedDict):
    """What never changes during a game. Cells are written A1 (column, row), frame spaces `frame-0` clockwise."""

    width: int
    height: int
    rows: list[str]
    """`~` ocean, `A` anchor, `#` land, `P` post space; goods: c cotton, s sugar, n coconut, f coffee, t tobacco."""
    anchors: dict[str, str]
    """Each anchor with its post space."""
    frame: list[list[str]]
    """For each frame space the cells it borders, clockwise; the first bends round the north-west corner."""


class AmerigoIsland(TypedDict):
    name: str
    cells: list[str]
    large: bool
    """Large islands bear a chest until they are complete."""
    free: int
    """Cells without tile or post; 0: complete."""
    posts: list[int]
    """Of each seat."""
    worth: list[int]
    """Points that each seat's posts would bring, were the island completed now."""


class AmerigoTile(TypedDict):
    """A tile on the map."""

    tile: str
    """village or neutral"""
    seat: int
    """Who built it."""
    shape: str
    turns: int
    cells: list[str]


class AmerigoPost(TypedDict):
    seat: int
    cell: str


class AmerigoWaiting(TypedDict):
    """Tiles of one kind that a player has planned and not built yet."""

    tile: str
    shape: str
    number: int
    cost: int


class AmerigoToken(TypedDict):
    token: str
    used: bool


class AmerigoPlayer(TypedDict):
    score: int
    gold: int
    cannons: int
    progress: int
    special: int
    chests: int
    tokens: list[AmerigoToken]
    villages: dict[str, int]
    """Supply by shape."""
    waiting: list[AmerigoWaiting]
    goods: dict[str, int]
    production: dict[str, int]
    goods_points: dict[str, int]
    """What the goods of each kind would bring at the end, with the production of now."""
    posts: int
    """Not on the map yet."""
    ships: list[str]
    """Their places; empty while off the map."""
    strength: int
    """Of the pirates against this player, and in `loss` the points that they would take now."""
    loss: int
    safe: bool
    """Whether the cannons suffice against them."""
    gold_offer: int
    """What taking gold would bring in this phase."""


class AmerigoAction(TypedDict):
    """The action under way."""

    color: str
    ap: int
    """Action points left; for navigation those of each ship, 0 for a ship that sails on for gold."""
    ship: int
    """The ship that sails or puts a post, from 1; 0: none."""
    sailed: list[int]
    """Ships that have finished."""
    gold_spent: int
    """Gold that it has cost so far."""
    tile: str
    """The tile that is being laid, like `village I3`; empty: none."""
    neutral_tiles_left: int
    """How many the planner may still take."""


class AmerigoFit(TypedDict):
    """A place where a tile would fit, and what building it there would bring."""

    cells: list[str]
    points: int


class AmerigoView(TypedDict):
    step: str
    """throw, turn, ship, sail, post, track, token, plan, build, lay, buy, special, round_end or over"""
    seat_to_move: int
    round: int
    factor: int
    """The round marker: what the posts of a completed island are multiplied by."""
    factors: list[int]
    """The markers of all rounds."""
    phase: str
    order: list[int]
    """Seats by their disks, first to last: the order of the next phase."""
    phase_order: list[int]
    """The order of this phase, and in `turn` whose turn it is."""
    turn: int
    map: AmerigoMap
    islands: list[AmerigoIsland]
    tiles: list[AmerigoTile]
    """In the order they were built."""
    posts: list[AmerigoPost]
    free_goods: dict[str, str]
    """Goods that still lie on the map, by cell."""
    open_anchors: list[str]
    """Anchors whose post space is empty."""
    anchors_in_reach: list[str]
    """Where the player who chooses an action could put a post by a navigation, without gold."""
    fits: dict[str, list[AmerigoFit]]
    """Where tiles would fit that the player who plans or builds has or may plan, each like `village I3`: some places,
    the best first. Empty at other times."""
    neutrals: dict[str, int]
    """Supply of neutral tiles by shape."""
    storage: dict[str, int]
    """Cubes by color: on the storage spaces, inside the tower, on the action space."""
    inside: dict[str, int]
    centre: dict[str, int]
    base_ap: int
    cubes: int
    """All cubes of the action space."""
    action: AmerigoAction | None
    tokens: list[str]
    """The progress spaces: four new ones, then the four that leave first; empty where none lies."""
    unseen_tokens: list[str]
    once: list[str]
    """Tokens that are turned over when they are used, as this table plays."""
    market: list[str]
    """Production tokens on display like `cotton:3`; empty where none lies."""
    unseen_production: dict[str, int]
    pirates: list[int]
    """Markers that are face up."""
    hidden_pirates: int
    unseen_pirates: list[int]
    """Strengths of the hidden markers and the one in the box, in order of strength."""
    strength: int
    """Of all pirates that are face up."""
    players: list[AmerigoPlayer]


class AmerigoPreview(TypedDict):
    """A map before the game."""

    map: AmerigoMap
    islands: list[AmerigoIsland]


def view(p: AmerigoPosition, step: str, seat_to_move: int) -> Data:
    shown: AmerigoView = {
        "step": step,
        "seat_to_move": seat_to_move,
        "round": p.round,
        "factor": p.factor,
        "factors": [factor_of(round) for round in range(1, ROUNDS + 1)],
        "phase": COLORS[p.phase],
        "order": list(p.order),
        "phase_order": list(p.phase_order),
        "turn": p.turn,
        "map": map_view(p.chart),
        "islands": [island_view(p, island) for island in range(len(p.chart.islands))],
        "tiles": [tile_view(laid) for laid in p.laid],
        "posts": posts_view(p),
        "free_goods": goods_view(p),
        "open_anchors": [cell_name(anchor) for anchor, post in p.chart.links if p.is_free(post)],
        "anchors_in_reach": reach_view(p),
        "fits": fits_view(p),
        "neutrals": by_name([shape.code for shape in SHAPES], p.neutrals),
        "storage": by_name(COLORS, p.storage),
        "inside": by_name(COLORS, p.inside),
        "centre": by_name(COLORS, p.centre),
        "base_ap": p.base_ap,
        "cubes": cubes_in(p.centre),
        "action": action_view(p),
        "tokens": [TOKENS[token].code if token != NOTHING else "" for token in p.token_display],
        "unseen_tokens": [TOKENS[token].code for token in sorted(p.token_pile)],
        "once": [token.code for token in TOKENS if is_used_once(p, token)],
        "market": [production_name(token) if token != NOTHING else "" for token in p.market],
        "unseen_production": unseen_production(p),
        "pirates": list(p.pirates[: p.round]),
        "hidden_pirates": HIDDEN_PIRATES - p.round,
        "unseen_pirates": sorted(p.pirates[p.round :]),
        "strength": strength(p),
        "players": [player_view(p, seat, player) for seat, player in enumerate(p.players)],
    }
    return dict(shown)


def by_name(names: list[str], bag: i64) -> dict[str, int]:
    return {name: number_of(bag, kind) for kind, name in enumerate(names)}


def map_view(chart: Chart) -> AmerigoMap:
    return {
        "width": chart.width,
        "height": chart.height,
        "rows": chart.rows,
        "anchors": {cell_name(anchor): cell_name(post) for anchor, post in chart.links},
        "frame": [[cell_name(cell) for cell in cells] for cells in chart.frame],
    }


def island_view(p: AmerigoPosition, number: int) -> AmerigoIsland:
    island = p.chart.islands[number]
    posts: list[int] = [posts_on(p, number, seat) for seat in range(p.seats)]
    return {
        "name": island.name,
        "cells": [cell_name(cell) for cell in island.cells],
        "large": island.large,
        "free": p.islands[number * PER_ISLAND],
        "posts": posts,
        "worth": [factor_for_posts(number) * p.factor for number in posts],
    }


def tile_view(laid: i64) -> AmerigoTile:
    tile = TILES[tile_of(laid)]
    way = TURNED[way_of(laid)]
    return {
        "tile": tile.kind_name,
        "seat": seat_of(laid),
        "shape": tile.shape.code,
        "turns": way.turns,
        "cells": [cell_name(cell) for cell in cells_under(way, cell_of(laid))],
    }


def posts_view(p: AmerigoPosition) -> list[AmerigoPost]:
    found: list[AmerigoPost] = []
    for _, post in p.chart.links:
        for seat in range(p.seats):
            if p.board[posts_of(seat) + post // STRIDE] >> (post % STRIDE) & 1:
                found.append({"seat": seat, "cell": cell_name(post)})
    return found


def goods_view(p: AmerigoPosition) -> dict[str, str]:
    found: dict[str, str] = {}
    for island in p.chart.islands:
        for cell in island.cells:
            good = p.chart.good_at[cell]
            if good >= 0 and p.is_free(cell):
                found[cell_name(cell)] = GOODS[good]
    return found


def action_view(p: AmerigoPosition) -> AmerigoAction | None:
    if p.doing == NOTHING:
        return None
    sailing = SAIL_SHIP.is_on_top(p)
    at_hand = SHIP_AT_HAND.of(p) if sailing or PUT_POST.is_on_top(p) else NOTHING
    return {
        "color": COLORS[p.doing],
        "ap": ap_of(p, at_hand) if sailing else p.ap,
        "ship": at_hand + 1,
        "sailed": [ship + 1 for ship in range(SHIPS) if p.doing == BLUE and ship != at_hand and has_sailed(p, ship)],
        "gold_spent": p.gold_spent,
        "tile": TILES[TILE_TO_LAY.of(p)].code if LAY_TILE.is_on_top(p) else "",
        "neutral_tiles_left": p.neutral_tiles_left if p.doing == RED else 0,
    }


def reach_view(p: AmerigoPosition) -> list[str]:
    choosing = TURN.is_on_top(p) or SPECIAL_ACTION.is_on_top(p)
    return [cell_name(anchor) for anchor in anchors_in_reach(p)] if choosing else []


def fits_view(p: AmerigoPosition) -> dict[str, list[AmerigoFit]]:
    planning = PLANNING.is_on_top(p)
    if not planning and not EXPANSION.is_on_top(p):
        return {}
    found: dict[str, list[AmerigoFit]] = {}
    for tile in TILES:
        supply = p.player().villages if tile.kind == VILLAGE else p.neutrals
        if number_of(p.player().waiting, tile.index) or (planning and number_of(supply, tile.shape.index)):
            found[tile.code] = [
                {"cells": [cell_name(cell) for cell in cells], "points": points}
                for cells, points in best_places(p, tile, MOST_FITS)
            ]
    return found


def unseen_production(p: AmerigoPosition) -> dict[str, int]:
    found: dict[str, int] = {}
    for token in sorted(p.production_pile):
        name = production_name(token)
        found[name] = found.get(name, 0) + 1
    return found


def player_view(p: AmerigoPosition, seat: int, player: Player) -> AmerigoPlayer:
    used = token_codes(player.used)
    return {
        "score": player.score,
        "gold": player.gold,
        "cannons": player.cannons,
        "progress": player.progress,
        "special": player.special,
        "chests": player.chests,
        "tokens": [{"token": code, "used": code in used} for code in token_codes(player.tokens)],
        "villages": by_name([shape.code for shape in SHAPES[:VILLAGE_SHAPES]], player.villages),
        "waiting": waiting_view(player),
        "goods": by_name(GOODS, player.goods),
        "production": by_name(GOODS, player.production),
        "goods_points": {name: points_of_good(player, good) for good, name in enumerate(GOODS)},
        "posts": player.posts,
        "ships": [place_name(player.ship_1), place_name(player.ship_2)],
        "strength": strength_against(p, seat),
        "loss": loss(p, seat),
        "safe": beats_pirates(p, seat),
        "gold_offer": gold_for_cubes(player, cubes_in(p.centre)),
    }


def waiting_view(player: Player) -> list[AmerigoWaiting]:
    return [
        {"tile": tile.kind_name, "shape": tile.shape.code, "number": number, "cost": tile.cost}
        for tile, number in zip(TILES, counts(player.waiting, len(TILES)), strict=True)
        if number
    ]


def preview_of(terms: AmerigoTerms) -> Data | None:
    """The map that a setting fixes by its number; None when it is left to chance."""
    seats = terms.seats
    if terms.layout == 0:
        return None
    chart = chart_of(layout_of(terms), TILES_ACROSS[seats])
    islands: list[AmerigoIsland] = [
        {
            "name": island.name,
            "cells": [cell_name(cell) for cell in island.cells],
            "large": island.large,
            "free": island.size,
            "posts": [0] * seats,
            "worth": [0] * seats,
        }
        for island in chart.islands
    ]
    shown: AmerigoPreview = {"map": map_view(chart), "islands": islands}
    return dict(shown)

"""Plays the action under way to its end, quickly and sensibly, so that what it brings can be seen.

The estimate looks at positions after whole turns; in the middle of an action it lets a copy play on here first.
Nothing is thrown and nothing revealed on the way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of
from flibuste.games.amerigo.baseline import baseline_move
from flibuste.games.amerigo.chart import CELLS, FRAME, OFF_MAP, STRIDE
from flibuste.games.amerigo.frames import (
    CHOOSE_SHIP,
    EXPANSION,
    FRAMES,
    LAY_TILE,
    PLANNING,
    PRODUCTION,
    PUT_POST,
    SAIL_SHIP,
    SHIP_AT_HAND,
    SPECIAL_ACTION,
    TAKE_TOKEN,
    TILE_TO_LAY,
    TRACK,
)
from flibuste.games.amerigo.land import bottom_of, can_lie, columns_for, edge
from flibuste.games.amerigo.moves import (
    BUILD_MOVES,
    BUY_MOVES,
    END_MOVE,
    LAY_MOVES,
    PLAN_MOVES,
    POST_MOVE,
    SAIL_MOVES,
    SHIP_MOVES,
    STEPS_MOVES,
    TAKE_MOVES,
)
from flibuste.games.amerigo.pieces import TILES, VILLAGE, WAYS, Tile, Turned, cost_of, good_of
from flibuste.games.amerigo.position import NOTHING, AmerigoPosition
from flibuste.games.amerigo.prospects import TOKEN_FIRST, TOKEN_TURN, turns_left
from flibuste.games.amerigo.rows import NO_ROWS, first_in
from flibuste.games.amerigo.rules.gold import gold_needed, purse
from flibuste.games.amerigo.rules.islands import factor_for_posts, free_cells, is_discovered, posts_on
from flibuste.games.amerigo.rules.phases import is_in_action
from flibuste.games.amerigo.rules.planning import can_plan
from flibuste.games.amerigo.rules.posts import OFF_AND_BACK, may_put_off_and_back
from flibuste.games.amerigo.rules.ships import has_sailed
from flibuste.games.amerigo.rules.tracks import room
from flibuste.games.amerigo.water import miles_of, miles_to, within
from flibuste.kernel.moves import Move

NO_PLACE: Final = -1
POST_FREE: Final = 8.22
"""Free cells with which an island is completed about every second time."""
POST_ACCESS: Final = 0.67
"""The first own post on an island opens it, and each free cell there."""
POST_LAND: Final = 0.06

# How much a tile is wanted, to plan or to build it: points only in comparison with each other.
TILE_VILLAGE: Final = 0.08
TILE_VILLAGE_CELL: Final = 1.33
TILE_NEUTRAL_CELL: Final = 5.7
TILE_AGAIN: Final = 1.54
"""Less for each of its kind that waits already."""

PLACE_GOOD: Final = 1.08
"""What a good is worth besides the production of today."""
PLACE_POSTS: Final = 1.11
PLACE_LEFT: Final = 1.21
"""Posts score sooner the fewer cells are left: their points over the cells left and this."""
BUY_FIRST: Final = 0.3
"""Production of a good that is not owned yet."""


def play_rest_of_action(p: AmerigoPosition) -> None:
    """Up to the next turn, throw or end of a round."""
    seat: i64 = p.active
    while is_in_action(p) and p.active == seat:
        p.play(quick_move(p))


def quick_move(p: AmerigoPosition) -> Move:
    frame = FRAMES.on_top(p)
    if frame is LAY_TILE:
        return best_placement(p, TILES[TILE_TO_LAY.of(p)])
    if frame is EXPANSION:
        return tile_to_build(p)
    if frame is SAIL_SHIP:
        return voyage(p, SHIP_AT_HAND.of(p))
    if frame is PUT_POST:
        return POST_MOVE
    if frame is PLANNING:
        return tile_to_plan(p)
    if frame is TRACK:
        return steps_to_go(p)
    if frame is TAKE_TOKEN:
        return token_to_take(p)
    if frame is PRODUCTION:
        return production_to_buy(p)
    if frame is CHOOSE_SHIP:
        return SHIP_MOVES[0]
    assert frame is SPECIAL_ACTION
    return baseline_move(p, p.moves())


# --- sailing ----------------------------------------------------------------------------------------------------------


def voyage(p: AmerigoPosition, ship: i64) -> Move:
    """Without gold; a ship that has used its action points stays."""
    start: i64 = p.player().ship(ship)
    if has_sailed(p, ship):
        return SAIL_MOVES[start]
    place: i64 = best_place(p, start)
    if place == start and p.ap >= OFF_AND_BACK and may_put_off_and_back(p, ship):
        return POST_MOVE
    return SAIL_MOVES[place]


def best_place(p: AmerigoPosition, start: i64) -> i64:
    """The anchor in reach with the best post; without one, the way to the nearest; without any, where the ship is."""
    chart = p.chart
    miles = miles_of(chart)
    best: i64 = NO_PLACE
    best_worth = 0.0
    nearest: i64 = NO_PLACE
    least: i64 = CELLS
    links: i64 = len(chart.links)
    for link in range(links):
        anchor, post = chart.links[link]
        steps: i64 = miles_to(miles, link, start)
        if not p.is_free(post) or is_in_the_way(p, anchor, start):
            continue
        if steps <= p.ap:
            worth = worth_of_post(p, p.active, chart.island_at[post])
            if worth > best_worth:
                best = anchor
                best_worth = worth
        elif steps < least:
            least = steps
            nearest = link
    if best != NO_PLACE and p.player().posts:
        return best
    return towards(p, start, nearest, miles)


def is_in_the_way(p: AmerigoPosition, place: i64, start: i64) -> bool:
    """Whether another ship than the one that starts lies there."""
    if place == start:
        return False
    for player in p.players:
        if player.ship_1 == place or player.ship_2 == place:
            return True
    return False


def towards(p: AmerigoPosition, start: i64, link: i64, miles: vec[i64]) -> i64:
    """The place in reach from where the fewest steps are left to the anchor of a link."""
    if link == NO_PLACE:
        return start if start != OFF_MAP else FRAME
    cells = NO_ROWS[:]
    frame: i64 = within(p, start, p.ap, cells)
    best: i64 = start if start != OFF_MAP else FRAME
    least: i64 = miles_to(miles, link, best)
    for row in range(p.chart.height):
        bits: i64 = cells[row]
        while bits:
            cell: i64 = row * STRIDE + first_in(bits)
            bits &= bits - 1
            steps: i64 = miles_to(miles, link, cell)
            if steps < least:
                best = cell
                least = steps
    while frame:
        space: i64 = FRAME + first_in(frame)
        frame &= frame - 1
        if miles_to(miles, link, space) < least:
            best = space
            least = miles_to(miles, link, space)
    return best


def worth_of_post(p: AmerigoPosition, seat: i64, island: i64) -> float:
    """Points for a post: what it adds when the island is completed, which is likelier with few free cells."""
    posts: i64 = posts_on(p, island, seat)
    more = float((factor_for_posts(posts + 1) - factor_for_posts(posts)) * p.factor)
    free = float(free_cells(p, island))
    worth = 1.0 + more * POST_FREE / (POST_FREE + free)
    if posts == 0:
        worth += POST_ACCESS + POST_LAND * free
        if not is_discovered(p, island):
            worth += 3.0
    return worth


# --- tracks and tokens ------------------------------------------------------------------------------------------------


def steps_to_go(p: AmerigoPosition) -> Move:
    """As far as the action points go."""
    left: i64 = room(p.player(), p.doing)
    steps: i64 = min(p.ap, left)
    return STEPS_MOVES[steps - 1] if steps > 0 else END_MOVE


def token_to_take(p: AmerigoPosition) -> Move:
    turns = float(turns_left(p, p.active))
    best: i64 = NOTHING
    best_worth = -1.0
    for token in p.token_display:
        if token != NOTHING:
            worth = TOKEN_FIRST[token] + TOKEN_TURN[token] * turns
            if worth > best_worth:
                best = token
                best_worth = worth
    return TAKE_MOVES[best]


# --- planning and building --------------------------------------------------------------------------------------------


def tile_to_plan(p: AmerigoPosition) -> Move:
    """The largest neutral tile that fits, then villages."""
    rows = NO_ROWS[:]
    edged = edge(p, p.active, rows)
    if not edged:
        return END_MOVE
    best: Tile | None = None
    best_worth = 0.0
    waiting: i64 = p.player().waiting
    for tile in TILES:
        if can_plan(p, tile, p.ap):
            worth = worth_of_tile(tile) - TILE_AGAIN * float(number_of(waiting, tile.index))
            if worth > best_worth and can_lie(p, rows, edged, tile.shape.index):
                best = tile
                best_worth = worth
    return END_MOVE if best is None else PLAN_MOVES[best.index]


def tile_to_build(p: AmerigoPosition) -> Move:
    """The dearest tile that fits; gold is well spent on neutral tiles."""
    rows = NO_ROWS[:]
    edged = edge(p, p.active, rows)
    best: Tile | None = None
    best_worth = -1.0
    waiting: i64 = p.player().waiting
    points: i64 = purse(p)
    for tile in TILES:
        if number_of(waiting, tile.index) and tile.cost <= (p.ap if tile.kind == VILLAGE else points):
            worth = worth_of_tile(tile)
            if worth > best_worth and can_lie(p, rows, edged, tile.shape.index):
                best = tile
                best_worth = worth
    return END_MOVE if best is None else BUILD_MOVES[best.index]


def worth_of_tile(tile: Tile) -> float:
    size = float(tile.shape.size)
    return TILE_VILLAGE + TILE_VILLAGE_CELL * size if tile.kind == VILLAGE else TILE_NEUTRAL_CELL * size


def best_placement(p: AmerigoPosition, tile: Tile) -> Move:
    rows = NO_ROWS[:]
    edge(p, p.active, rows)
    best: Move = END_MOVE
    best_worth = -100.0
    for way in WAYS[tile.shape.index]:
        table = LAY_MOVES[way.index]
        for top in range(bottom_of(p, way)):
            columns: i64 = columns_for(p, rows, way, top)
            while columns:
                corner: i64 = top * STRIDE + first_in(columns)
                columns &= columns - 1
                worth = worth_of_placement(p, tile, way, corner)
                if worth > best_worth:
                    best = table[corner]
                    best_worth = worth
    return best


def worth_of_placement(p: AmerigoPosition, tile: Tile, way: Turned, corner: i64) -> float:
    """Points, goods, and how near the island comes to being complete."""
    player = p.player()
    chart = p.chart
    cells: i64 = len(way.rows)
    worth = 0.0
    island: i64 = 0
    for place in range(cells):
        cell: i64 = corner + way.rows[place] * STRIDE + way.columns[place]
        island = chart.island_at[cell]
        good: i64 = chart.good_at[cell]
        if good >= 0:
            worth += PLACE_GOOD + float(number_of(player.production, good))
    worth += float(tile.points_on_large if chart.islands[island].large else tile.points_on_small)
    posts = float(factor_for_posts(posts_on(p, island, p.active)) * p.factor)
    left = float(free_cells(p, island) - cells)
    if left == 0.0:
        return worth + 3.0 + posts
    return worth + PLACE_POSTS * posts / (PLACE_LEFT + left)


# --- production -------------------------------------------------------------------------------------------------------


def production_to_buy(p: AmerigoPosition) -> Move:
    """The most points for the price; gold only where it brings more than itself."""
    best: i64 = NOTHING
    best_worth = 0.0
    goods: i64 = p.player().goods
    points: i64 = purse(p)
    for token in p.market:
        if token != NOTHING and cost_of(token) <= points:
            gold: i64 = gold_needed(p, cost_of(token))
            worth = (BUY_FIRST + float(number_of(goods, good_of(token)) - gold)) / float(cost_of(token))
            if worth > best_worth:
                best = token
                best_worth = worth
    return END_MOVE if best == NOTHING else BUY_MOVES[best]

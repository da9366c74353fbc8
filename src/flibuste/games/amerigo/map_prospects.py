"""What the map is worth to a seat in points: posts, land to build on, waiting tiles, ships near open anchors."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of, some
from flibuste.games.amerigo.chart import STRIDE, Island
from flibuste.games.amerigo.land import can_lie, edge
from flibuste.games.amerigo.pieces import GOODS, ROUNDS, TILES, TURNED, VILLAGE, VILLAGE_SHAPES, Turned
from flibuste.games.amerigo.position import FREE, MOST_SEATS, PER_ISLAND, AmerigoPosition, Player
from flibuste.games.amerigo.prospects import GAME, PHASES
from flibuste.games.amerigo.rest_of_action import worth_of_post
from flibuste.games.amerigo.rows import NO_ROWS, bits_in, first_in
from flibuste.games.amerigo.rules.gold import GOLD_OF_CHEST
from flibuste.games.amerigo.rules.islands import COMPLETION_POINTS, factor_for_posts
from flibuste.games.amerigo.water import miles_of, miles_to

CELL_TURNS: Final = 0.65
"""Turns that it takes one builder to fill a cell of an island, once it matters."""
COMPLETION_TURNS: Final = 2.99
"""And turns before the right tiles are at hand."""
COMPLETED: Final = 0.64
"""How likely an island is completed that could be in time."""
COMPLETER: Final = 2.17
"""The completer's points and chest, for everybody with posts there."""
READY: Final = 0.17
"""With the tile waiting that fills its last gap, an island is more likely completed in time."""
LONELY_TURNS: Final = 0.88
"""A free cell alone is hard to fill: single tiles are rare."""
GOOD_NEAR: Final = 0.65
"""A good that no tile covers yet, where the seat could build."""
ROOM: Final = 0.34
"""A cell where the seat could build, while it needs land."""
LARGE_ROOM: Final = 0.52
"""More for a cell of a large island."""
CELLS_A_TURN: Final = 1.51
"""Cells that a seat builds on, a turn."""
NEUTRAL: Final = 0.97
"""A cell of a neutral tile that waits, with time and place to build it."""
NEUTRAL_LARGE: Final = 0.52
"""More on large islands."""
VILLAGE_TILE: Final = 0.86
"""A village that waits, and each of its cells."""
VILLAGE_CELL: Final = 0.48
UNFIT: Final = 0.37
"""What is left of it while it fits nowhere."""
BUILD_AP: Final = 2.17
"""Action points that a seat spends on building, a turn."""
SHIP: Final = 0.38
"""A post in reach of a ship in its next navigation."""
SHIP_REACH: Final = 9.4
"""Steps from which on an anchor is too far to count."""
SHIP_TURNS: Final = 7.0
READY_TURNS: Final = 4.0
"""With fewer turns left there may be no navigation, or no expansion, any more."""
LARGEST: Final = 6
"""Cells of the largest tile."""
NO_SHAPE: Final = -1
NOTHING_EACH: Final[vec[float]] = vec[float]([0.0] * MOST_SEATS)
"""A number for each seat: copy it to fill it."""


def add_map(p: AmerigoPosition, turns: vec[float], values: vec[float]) -> None:
    """Adds to each seat's value what the map is worth to it; `turns` are those that each seat has left."""
    rooms = NOTHING_EACH[:]
    larges = NOTHING_EACH[:]
    for island in p.chart.islands:
        if p.islands[island.index * PER_ISLAND] > 0:
            add_island(p, island, turns, values, rooms, larges)
    for seat in range(p.seats):
        left = turns[seat]
        if left > 0.0:
            values[seat] += land_worth(rooms[seat], larges[seat], CELLS_A_TURN * left)
            if p.players[seat].waiting:
                values[seat] += waiting_worth(p, seat, left, rooms[seat], larges[seat])
            if p.players[seat].posts:
                values[seat] += ships_worth(p, seat, left)


# --- islands ----------------------------------------------------------------------------------------------------------


def add_island(
    p: AmerigoPosition,
    island: Island,
    turns: vec[float],
    values: vec[float],
    rooms: vec[float],
    larges: vec[float],
) -> None:
    """Posts that score when the island is completed, its goods, and its land: cells to each seat with a post there."""
    first: i64 = island.index * PER_ISLAND
    free: i64 = p.islands[first]
    builders: i64 = 0
    for seat in range(p.seats):
        if p.islands[first + 1 + seat]:
            builders += 1
    if builders == 0:
        return
    shared = float(free) / float(builders)
    marker = marker_when_complete(p, island, shared)
    goods: i64 = goods_left(p, island)
    gap: i64 = NO_SHAPE
    if free <= LARGEST:
        gap = gap_shape(p, island)
    for seat in range(p.seats):
        posts: i64 = p.islands[first + 1 + seat]
        if posts == 0:
            continue
        rooms[seat] += shared
        if island.large:
            larges[seat] += shared
        if goods:
            values[seat] += near_goods(p.players[seat], goods) * turns[seat] / (GAME * float(builders))
        if marker > 0.0:
            values[seat] += COMPLETED * marker * float(factor_for_posts(posts))
            values[seat] += COMPLETER * marker / float(ROUNDS * builders)
        if gap != NO_SHAPE and waits(p.players[seat].waiting, gap):
            soon = turns[seat] / READY_TURNS if turns[seat] < READY_TURNS else 1.0
            gain: i64 = COMPLETION_POINTS + factor_for_posts(posts) * p.factor
            values[seat] += READY * soon * float(gain + GOLD_OF_CHEST if island.large else gain)


def marker_when_complete(p: AmerigoPosition, island: Island, shared: float) -> float:
    """The round marker when the island will be complete, a little less for each turn; nothing if that is too late."""
    when = COMPLETION_TURNS + CELL_TURNS * shared + LONELY_TURNS * float(lonely_cells(p, island))
    beyond = when - float(PHASES - p.phase)
    return float(p.factor) - (beyond / float(PHASES) if beyond > 0.0 else 0.0)


def lonely_cells(p: AmerigoPosition, island: Island) -> i64:
    """How many free cells of an island have no free neighbour."""
    board = p.board
    top: i64 = island.top
    last: i64 = len(island.rows) - 1
    lonely: i64 = 0
    above: i64 = 0
    here: i64 = board[FREE + top] & island.rows[0]
    for row in range(last + 1):
        below: i64 = 0
        if row < last:
            below = board[FREE + top + row + 1] & island.rows[row + 1]
        alone: i64 = here & ~(here << 1 | here >> 1 | above | below)
        if alone:
            lonely += bits_in(alone)
        above = here
        here = below
    return lonely


def goods_left(p: AmerigoPosition, island: Island) -> i64:
    """The bag of goods that no tile covers yet."""
    goods: i64 = 0
    bottom: i64 = len(island.rows)
    for place in range(bottom):
        row: i64 = island.top + place
        bits: i64 = p.chart.goods[row] & p.board[FREE + row] & island.rows[place]
        while bits:
            goods += some(p.chart.good_at[row * STRIDE + first_in(bits)])
            bits &= bits - 1
    return goods


def near_goods(player: Player, goods: i64) -> float:
    worth = 0.0
    for good in range(len(GOODS)):
        number: i64 = number_of(goods, good)
        if number:
            worth += float(number) * (1.0 + float(number_of(player.production, good)))
    return GOOD_NEAR * worth


def gap_shape(p: AmerigoPosition, island: Island) -> i64:
    """The shape that would fill all free cells of an island at once."""
    top: i64 = -1
    size: i64 = 0
    columns: i64 = 0
    bottom: i64 = len(island.rows)
    for place in range(bottom):
        free: i64 = p.board[FREE + island.top + place] & island.rows[place]
        if free:
            if top < 0:
                top = island.top + place
            size += bits_in(free)
            columns |= free
    left: i64 = first_in(columns)
    for way in TURNED:
        if way.shape.size == size and fills(p, island, way, top, left):
            return way.shape.index
    return NO_SHAPE


def fills(p: AmerigoPosition, island: Island, way: Turned, top: i64, left: i64) -> bool:
    cells: i64 = len(way.rows)
    bottom: i64 = island.top + len(island.rows)
    for place in range(cells):
        row: i64 = top + way.rows[place]
        if row >= bottom:
            return False
        free: i64 = p.board[FREE + row] & island.rows[row - island.top]
        if not free >> (left + way.columns[place]) & 1:
            return False
    return True


def waits(waiting: i64, shape: i64) -> bool:
    """Whether a tile of that shape is planned, village or neutral."""
    if shape < VILLAGE_SHAPES and number_of(waiting, shape):
        return True
    return number_of(waiting, VILLAGE_SHAPES + shape) > 0


# --- land and tiles ---------------------------------------------------------------------------------------------------


def land_worth(room: float, large: float, need: float) -> float:
    """Land to build on, as much of it as there will be tiles for."""
    land = room + LARGE_ROOM * large
    return ROOM * need * land / sqrt(need * need + land * land)


def waiting_worth(p: AmerigoPosition, seat: i64, turns: float, room: float, large: float) -> float:
    """Tiles that wait, as far as there are turns and land left to build them."""
    rows = NO_ROWS[:]
    edged = edge(p, seat, rows)
    share = large / room if room > 0.0 else 0.0
    waiting: i64 = p.players[seat].waiting
    worth = 0.0
    cost: i64 = 0
    cells: i64 = 0
    for tile in TILES:
        number: i64 = number_of(waiting, tile.index)
        if number:
            size = float(tile.shape.size)
            each = VILLAGE_TILE + VILLAGE_CELL * size
            if tile.kind != VILLAGE:
                each = (NEUTRAL + NEUTRAL_LARGE * share) * size
            if not can_lie(p, rows, edged, tile.shape.index):
                each *= UNFIT
            worth += each * float(number)
            cost += tile.cost * number
            cells += tile.shape.size * number
    able = BUILD_AP * turns
    if float(cost) > able:
        worth *= able / float(cost)
    if float(cells) > room + 1.0:
        worth *= (room + 1.0) / float(cells)
    return worth


# --- ships ------------------------------------------------------------------------------------------------------------


def ships_worth(p: AmerigoPosition, seat: i64, turns: float) -> float:
    """The best post that each ship could put soon: less worth with every step."""
    player = p.players[seat]
    chart = p.chart
    miles = miles_of(chart)
    best_1 = 0.0
    best_2 = 0.0
    links: i64 = len(chart.posts)
    for link in range(links):
        post: i64 = chart.posts[link]
        if not p.is_free(post):
            continue
        near_1 = nearness(miles, link, player.ship_1)
        near_2 = nearness(miles, link, player.ship_2)
        if near_1 > 0.0 or near_2 > 0.0:
            worth = worth_of_post(p, seat, chart.island_at[post])
            if near_1 * worth > best_1:
                best_1 = near_1 * worth
            if near_2 * worth > best_2:
                best_2 = near_2 * worth
    return SHIP * (best_1 + best_2) * (turns / SHIP_TURNS if turns < SHIP_TURNS else 1.0)


def nearness(miles: vec[i64], link: i64, place: i64) -> float:
    return 1.0 - float(miles_to(miles, link, place)) / SHIP_REACH

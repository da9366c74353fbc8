"""What the map is worth to a seat in points: posts, land to build on, waiting tiles, ships near open anchors."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.bags import held, some
from flibuste.games.amerigo.chart import CELLS, STRIDE, Island
from flibuste.games.amerigo.finish import worth_of_post
from flibuste.games.amerigo.land import can_lie, edge
from flibuste.games.amerigo.pieces import GOODS, ROUNDS, TILES, TURNED, VILLAGE, VILLAGE_SHAPES, Turned
from flibuste.games.amerigo.position import FREE, PER_ISLAND, AmerigoPosition, Player
from flibuste.games.amerigo.prospects import GAME, PHASES
from flibuste.games.amerigo.rows import NO_ROWS
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


def add_map(p: AmerigoPosition, turns: list[float], values: list[float]) -> None:
    """Adds to each seat's value what the map is worth to it; `turns` are those that each seat has left."""
    rooms: list[float] = [0.0] * len(values)
    larges: list[float] = [0.0] * len(values)
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
    turns: list[float],
    values: list[float],
    rooms: list[float],
    larges: list[float],
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
    gap: i64 = gap_shape(p, island) if free <= LARGEST else NO_SHAPE
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
    lonely: i64 = 0
    for cell in island.cells:
        if p.is_free(cell) and is_lonely(p, cell):
            lonely += 1
    when = COMPLETION_TURNS + CELL_TURNS * shared + LONELY_TURNS * float(lonely)
    beyond = when - float(PHASES - p.phase)
    return float(p.factor) - (beyond / float(PHASES) if beyond > 0.0 else 0.0)


def goods_left(p: AmerigoPosition, island: Island) -> i64:
    """The bag of goods that no tile covers yet."""
    goods: i64 = 0
    for cell in island.cells:
        good: i64 = p.chart.good_at[cell]
        if good >= 0 and p.is_free(cell):
            goods += some(good)
    return goods


def is_lonely(p: AmerigoPosition, cell: i64) -> bool:
    """Whether a free cell has no free neighbour."""
    row: i64 = cell // STRIDE
    column: i64 = cell % STRIDE
    beside: i64 = p.board[FREE + row]
    near: i64 = beside << 1 | beside >> 1
    if row > 0:
        near |= p.board[FREE + row - 1]
    if row < p.chart.height - 1:
        near |= p.board[FREE + row + 1]
    return near >> column & 1 == 0


def near_goods(player: Player, goods: i64) -> float:
    worth = 0.0
    for good in range(len(GOODS)):
        number: i64 = held(goods, good)
        if number:
            worth += float(number) * (1.0 + float(held(player.production, good)))
    return GOOD_NEAR * worth


def gap_shape(p: AmerigoPosition, island: Island) -> i64:
    """The shape that would fill all free cells of an island at once."""
    top: i64 = STRIDE
    left: i64 = STRIDE
    size: i64 = 0
    for cell in island.cells:
        if p.is_free(cell):
            size += 1
            if cell // STRIDE < top:
                top = cell // STRIDE
            if cell % STRIDE < left:
                left = cell % STRIDE
    for way in TURNED:
        if way.shape.size == size and fills(p, island.index, way, top, left):
            return way.shape.index
    return NO_SHAPE


def fills(p: AmerigoPosition, island: i64, way: Turned, top: i64, left: i64) -> bool:
    cells: i64 = len(way.rows)
    for place in range(cells):
        cell: i64 = (top + way.rows[place]) * STRIDE + left + way.columns[place]
        if cell >= CELLS or p.chart.island_at[cell] != island or not p.is_free(cell):
            return False
    return True


def waits(waiting: i64, shape: i64) -> bool:
    """Whether a tile of that shape is planned, village or neutral."""
    if shape < VILLAGE_SHAPES and held(waiting, shape):
        return True
    return held(waiting, VILLAGE_SHAPES + shape) > 0


# --- land and tiles ---------------------------------------------------------------------------------------------------


def land_worth(room: float, large: float, need: float) -> float:
    """Land to build on, as much of it as there will be tiles for."""
    land = room + LARGE_ROOM * large
    return ROOM * need * land / sqrt(need * need + land * land)


def waiting_worth(p: AmerigoPosition, seat: i64, turns: float, room: float, large: float) -> float:
    """Tiles that wait, as far as there are turns and land left to build them."""
    rows = NO_ROWS[:]
    somewhere = edge(p, seat, rows)
    share = large / room if room > 0.0 else 0.0
    waiting: i64 = p.players[seat].waiting
    worth = 0.0
    cost: i64 = 0
    cells: i64 = 0
    for tile in TILES:
        number: i64 = held(waiting, tile.index)
        if number:
            size = float(tile.shape.size)
            each = VILLAGE_TILE + VILLAGE_CELL * size
            if tile.kind != VILLAGE:
                each = (NEUTRAL + NEUTRAL_LARGE * share) * size
            if not somewhere or not can_lie(p, rows, tile.shape.index):
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
    player = p.players[seat]
    posts = open_posts(p, seat)
    near = ship_worth(p, player.ship_1, posts) + ship_worth(p, player.ship_2, posts)
    return SHIP * near * (turns / SHIP_TURNS if turns < SHIP_TURNS else 1.0)


def ship_worth(p: AmerigoPosition, place: i64, posts: list[float]) -> float:
    """The best post that a ship could put soon: less worth with every step."""
    miles = miles_of(p.chart)
    best = 0.0
    links: i64 = len(posts)
    for link in range(links):
        if posts[link] > best:
            near = 1.0 - float(miles_to(miles, link, place)) / SHIP_REACH
            if near * posts[link] > best:
                best = near * posts[link]
    return best


def open_posts(p: AmerigoPosition, seat: i64) -> list[float]:
    """For each link what a post there would be worth to the seat; nothing where it is too late."""
    found: list[float] = []
    for _, post in p.chart.links:
        found.append(worth_of_post(p, seat, p.chart.island_at[post]) if p.is_free(post) else 0.0)
    return found

"""Green: expansion. Waiting tiles are built, one by one, joined to an own post (AM-BLD)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of, some
from flibuste.games.amerigo.chart import CELLS, STRIDE, cell_name
from flibuste.games.amerigo.frames import EXPANSION, LAY_TILE, TILE_TO_LAY
from flibuste.games.amerigo.land import can_lie, count_placements, edge, nth_placement, placements
from flibuste.games.amerigo.moves import BUILD, BUILD_MOVES, END, LAY, AmerigoMove
from flibuste.games.amerigo.pieces import GOODS, TILES, TURNED, VILLAGE, Tile, Turned
from flibuste.games.amerigo.position import BUILDING, FREE, NEUTRALS, AmerigoPosition, laid_number, villages_of
from flibuste.games.amerigo.rows import NO_ROWS
from flibuste.games.amerigo.rules.every_action import add_cash_and_end, cash_or_end, why_not_cash_or_end
from flibuste.games.amerigo.rules.gold import can_cash, pay, purse, too_dear
from flibuste.games.amerigo.rules.islands import fill, posts_on
from flibuste.games.amerigo.rules.phases import end_turn
from flibuste.games.amerigo.rules.step import Step, not_in_action
from flibuste.kernel.chance import Rng
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def begin(p: AmerigoPosition) -> None:
    go_on(p)


def go_on(p: AmerigoPosition) -> None:
    """With something to build, or something to cash for it, the player is asked; otherwise the action is over."""
    points: i64 = CELLS if can_cash(p) else purse(p)
    if can_build_any(p, points):
        p.ask(EXPANSION)
    else:
        end_turn(p)


def can_build_any(p: AmerigoPosition, points: i64) -> bool:
    waiting: i64 = p.player().waiting
    if waiting == 0:
        return False
    rows = NO_ROWS[:]
    edged = edge(p, p.active, rows)
    for tile in TILES:
        if number_of(waiting, tile.index) and tile.cost <= points and can_lie(p, rows, edged, tile.shape.index):
            return True
    return False


class Expansion(Step):
    """Which tile to build; only those that fit somewhere."""

    def moves(self, p: AmerigoPosition) -> list[Move]:
        moves: list[Move] = []
        waiting: i64 = p.player().waiting
        points: i64 = purse(p)
        rows = NO_ROWS[:]
        edged = edge(p, p.active, rows)
        tested: i64 = 0
        fitting: i64 = 0
        one: i64 = 1
        for tile in TILES:
            if number_of(waiting, tile.index) and tile.cost <= points:
                bit: i64 = one << tile.shape.index
                if not tested & bit:
                    tested |= bit
                    if can_lie(p, rows, edged, tile.shape.index):
                        fitting |= bit
                if fitting & bit:
                    moves.append(BUILD_MOVES[tile.index])
        add_cash_and_end(p, moves)
        return moves

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        if move.verb == BUILD:
            p.ask(LAY_TILE, move.what)
        else:
            cash_or_end(p, move)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if move.verb == LAY:
            return why_not_lay_yet(p, move)
        if move.verb == BUILD:
            return why_not_build(p, TILES[move.what])
        return why_not_cash_or_end(p, move, self.name)


def why_not_build(p: AmerigoPosition, tile: Tile) -> Reason:
    facts: dict[str, int | str] = {"tile": tile.kind_name, "shape": tile.shape.code}
    if not number_of(p.player().waiting, tile.index):
        return Reason("tile-not-waiting", "AM-BLD-01", facts)
    if tile.cost > purse(p):
        return too_dear(p, tile.cost, "AM-BLD-02")
    return Reason("tile-fits-nowhere", "AM-BLD-05", facts)


def why_not_lay_yet(p: AmerigoPosition, move: AmerigoMove) -> Reason:
    """A tile is chosen first, if one of this shape may lie there."""
    way = TURNED[move.what // CELLS]
    of_shape = [tile for tile in TILES if tile.shape is way.shape]
    waiting = [tile for tile in of_shape if number_of(p.player().waiting, tile.index)]
    first = [*waiting, *of_shape][0]
    if not waiting or first.cost > purse(p):
        return why_not_build(p, first)
    rows = NO_ROWS[:]
    edge(p, p.active, rows)
    if move in placements(p, rows, way.shape.index):
        return Reason("choose-tile-first", "AM-BLD-07")
    return why_not_there(p, way, move.what % CELLS)


class LayTile(Step):
    """Where the chosen tile goes, and how it is turned."""

    def moves(self, p: AmerigoPosition) -> list[Move]:
        rows = NO_ROWS[:]
        edge(p, p.active, rows)
        return placements(p, rows, TILES[TILE_TO_LAY.of(p)].shape.index)

    def random_move(self, p: AmerigoPosition, rng: Rng) -> Move:
        rows = NO_ROWS[:]
        edge(p, p.active, rows)
        shape: i64 = TILES[TILE_TO_LAY.of(p)].shape.index
        return nth_placement(p, rows, shape, rng.below(count_placements(p, rows, shape)))

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        lay(p, TILES[TILE_TO_LAY.of(p)], TURNED[move.what // CELLS], move.what % CELLS)
        go_on(p)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if move.verb == BUILD and not number_of(p.player().waiting, move.what):
            return why_not_build(p, TILES[move.what])
        if move.verb == BUILD or move.verb == END:
            return Reason("lay-first", "AM-BLD-07")
        if move.verb != LAY:
            return not_in_action(p, self.name, move)
        way = TURNED[move.what // CELLS]
        shape = TILES[TILE_TO_LAY.of(p)].shape
        if way.shape is not shape:
            return Reason("other-tile-chosen", "AM-BLD-07", {"shape": shape.code})
        return why_not_there(p, way, move.what % CELLS)


def cells_under(way: Turned, corner: i64) -> list[int]:
    """The cells that a turned tile covers; `corner` is the north-west one of its box."""
    cells: list[int] = []
    number: i64 = len(way.rows)
    for place in range(number):
        cells.append(corner + way.rows[place] * STRIDE + way.columns[place])
    return cells


def points_for(p: AmerigoPosition, tile: Tile, island: i64) -> i64:
    """The lower value on a small island, the higher on a large one (AM-BLD-10)."""
    return tile.points_on_large if p.chart.islands[island].large else tile.points_on_small


def lay(p: AmerigoPosition, tile: Tile, way: Turned, corner: i64) -> None:
    player = p.player()
    pay(p, tile.cost)
    player.waiting -= some(tile.index)
    p.laid = append(p.laid, laid_number(p.active, way.index, tile.index, corner))
    plane: i64 = villages_of(p.active) if tile.kind == VILLAGE else NEUTRALS
    island: i64 = -1
    goods: i64 = 0
    number: i64 = len(way.rows)
    for place in range(number):
        row: i64 = corner // STRIDE + way.rows[place]
        column: i64 = corner % STRIDE + way.columns[place]
        bit: i64 = 1
        bit <<= column
        p.board[FREE + row] &= ~bit
        p.board[plane + row] |= bit
        good: i64 = p.chart.good_at[row * STRIDE + column]
        if good >= 0:
            goods += some(good)
        island = p.chart.island_at[row * STRIDE + column]
    player.goods += goods
    points: i64 = points_for(p, tile, island)
    p.score(p.active, BUILDING, points)
    if p.logbook is not None:
        tell_built(p, tile, way, corner, island, points, goods)
    fill(p, island, number)


def tell_built(p: AmerigoPosition, tile: Tile, way: Turned, corner: i64, island: i64, points: i64, goods: i64) -> None:
    p.tell(
        "tile-built",
        {
            "seat": p.active,
            "tile": tile.kind_name,
            "shape": tile.shape.code,
            "turns": way.turns,
            "cell": cell_name(corner),
            "island": p.chart.islands[island].name,
            "points": points,
            "goods": [name for good, name in enumerate(GOODS) for _ in range(number_of(goods, good))],
        },
    )


def why_not_there(p: AmerigoPosition, way: Turned, corner: i64) -> Reason:
    """The first thing that is wrong with a place, in the order in which players look (AM-BLD-03 to -06)."""
    chart = p.chart
    where: dict[str, int | str] = {"cell": cell_name(corner)}
    if corner // STRIDE + way.height > chart.height or corner % STRIDE + way.width > chart.width:
        return Reason("outside-the-map", "AM-BLD-03", where)
    cells = cells_under(way, corner)
    for cell in cells:
        if chart.island_at[cell] < 0:
            return Reason("not-on-water", "AM-BLD-03", {"cell": cell_name(cell)})
    for cell in cells:
        if not p.is_free(cell):
            return Reason("cell-taken", "AM-BLD-03", {"cell": cell_name(cell)})
    island: i64 = chart.island_at[cells[0]]
    if posts_on(p, island, p.active) == 0:
        return Reason("no-post-there", "AM-BLD-04", {"island": chart.islands[island].name})
    return Reason("not-joined", "AM-BLD-05", {"island": chart.islands[island].name})

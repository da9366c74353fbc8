"""The baseline player: a simple heuristic, frozen for ever so that strength can be compared over the years.

Do not improve it. It takes the action that brings most by a fixed count of points; sails to the best open anchor in
reach, or towards the nearest; plans the largest tiles that fit, builds the dearest first where they bring most; buys
production of goods it owns; arms against the pirates in sight; takes tokens in a fixed order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of
from flibuste.games.amerigo.chart import CELLS, FRAME, OFF_MAP, STRIDE
from flibuste.games.amerigo.frames import EXPANSION, SAIL_SHIP, SHIP_AT_HAND, TILE_TO_LAY
from flibuste.games.amerigo.land import can_lie, edge
from flibuste.games.amerigo.moves import (
    ACT,
    ADVANCE,
    BUILD,
    BUY,
    CASH_CHEST,
    END,
    LAY,
    LEAP,
    NO_POST,
    PLAN,
    POST,
    SAIL,
    SCORE_CUBES,
    SHIP,
    SPECIAL,
    STEPS,
    TAKE,
    TAKE_GOLD,
    USE,
    AmerigoMove,
)
from flibuste.games.amerigo.pieces import (
    BLACK,
    BLUE,
    BROWN,
    FAIR_WIND,
    GREEN,
    RED,
    ROUNDS,
    TILES,
    TOKENS,
    TURNED,
    VILLAGE,
    WHITE,
    YELLOW,
    cost_of,
    good_of,
)
from flibuste.games.amerigo.position import NOTHING, AmerigoPosition
from flibuste.games.amerigo.rows import NO_ROWS
from flibuste.games.amerigo.rules.actions import bonus_ap
from flibuste.games.amerigo.rules.expansion import can_build_any, cells_under, points_for
from flibuste.games.amerigo.rules.gold import gold_for_cubes
from flibuste.games.amerigo.rules.islands import factor_for_posts, free_cells, is_discovered, posts_on
from flibuste.games.amerigo.rules.posts import OFF_AND_BACK, can_put_post, stays_without_post, steps_to
from flibuste.games.amerigo.rules.round_end import strength_against
from flibuste.games.amerigo.rules.ships import gold_for_steps
from flibuste.games.amerigo.rules.tower import cubes_in
from flibuste.games.amerigo.water import within
from flibuste.kernel.moves import Move

WAITING_CELLS: Final = 12
"""With so many cells planned it is time to build."""
FAVORITES: Final = [
    "more-expansion",
    "more-planning",
    "more-planning-expansion",
    "red-is-green",
    "seven-points",
    "more-navigation",
    "two-neutrals",
    "more-production",
    "points-for-gold",
    "five-gold",
    "points-for-posts",
    "more-progress",
    "more-progress-production",
    "more-gold",
    "three-gold",
    "cubes-for-points",
    "safe-harbor",
    "pirate-hunter",
    "more-cannons",
    "more-navigation-cannons",
    "post-gold",
    "pirate-friend",
    "fair-wind",
    "first-in-line",
]
FAVORITE: Final = [float(len(FAVORITES) - FAVORITES.index(token.code)) for token in TOKENS]


def baseline_move(p: AmerigoPosition, moves: list[Move]) -> Move:
    best = moves[0]
    best_worth = -1000.0
    for move in moves:
        assert isinstance(move, AmerigoMove)
        worth = worth_of(p, move)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def worth_of(p: AmerigoPosition, move: AmerigoMove) -> float:
    """Points, roughly; what is not worth doing is below 0, where ending the action stands."""
    verb: i64 = move.verb
    if verb in (ACT, SPECIAL, ADVANCE):
        return worth_of_action(p, WHITE if verb == ADVANCE else move.what)
    if verb == TAKE_GOLD:
        return 0.8 * float(gold_for_cubes(p.player(), cubes_in(p.centre)))
    if verb == SCORE_CUBES:
        return float(cubes_in(p.centre))
    if verb == SAIL:
        return worth_of_place(p, move.what)
    if verb == STEPS:
        return worth_of_steps(p, move.what)
    if verb == PLAN:
        return worth_of_plan(p, move.what)
    if verb == BUILD:
        return float(100 * TILES[move.what].cost + TILES[move.what].shape.size)
    if verb == LAY:
        return worth_of_lay(p, move.what)
    if verb == BUY:
        return worth_of_production(p, move.what)
    if verb == TAKE:
        return FAVORITE[move.what]
    if verb == POST and SAIL_SHIP.is_on_top(p):
        return worth_of_anchor(p, p.player().ship(SHIP_AT_HAND.of(p)), OFF_AND_BACK)
    if verb in (POST, SHIP, LEAP):
        return 1.0
    if verb in (CASH_CHEST, USE):
        return 0.1 if EXPANSION.is_on_top(p) and move.what != FAIR_WIND else -2.0
    return -1.0 if verb in (END, NO_POST) else 0.0


# --- which action -----------------------------------------------------------------------------------------------------


def worth_of_action(p: AmerigoPosition, color: i64) -> float:
    ap: i64 = p.base_ap + bonus_ap(p.player(), color)
    if color == BLUE:
        return worth_of_sailing(p, ap)
    if color == BLACK:
        return worth_of_cannons(p, ap)
    if color == RED:
        return worth_of_planning(p, ap)
    if color == GREEN:
        return worth_of_building(p, ap)
    if color == YELLOW:
        return worth_of_buying(p, ap)
    return (0.9 if color == BROWN else 0.6) * float(ap)


def worth_of_sailing(p: AmerigoPosition, ap: i64) -> float:
    """The best posts that both ships can put."""
    player = p.player()
    if player.ship_1 == OFF_MAP:
        return 12.0
    return worth_of_ship(p, player.ship_1, ap) + worth_of_ship(p, player.ship_2, ap)


def worth_of_ship(p: AmerigoPosition, place: i64, ap: i64) -> float:
    cells = NO_ROWS[:]
    within(p, place, ap, cells)
    best = 0.3
    for anchor, _ in p.chart.links:
        if cells[anchor // STRIDE] >> (anchor % STRIDE) & 1 and can_put_post(p, anchor):
            worth = 0.5 * worth_of_post(p, anchor)
            if worth > best:
                best = worth
    return best


def worth_of_cannons(p: AmerigoPosition, ap: i64) -> float:
    """The points that the pirates would take, as far as this action keeps them off."""
    force: i64 = strength_against(p, p.active)
    short: i64 = force - p.player().cannons
    if short <= 0:
        return 0.2 * float(ap)
    return 1.2 * float(force) * float(min(ap, short)) / float(short)


def worth_of_planning(p: AmerigoPosition, ap: i64) -> float:
    """Nothing is planned that will not be built: enough waits already, or the game is nearly over."""
    cells: i64 = 0
    for tile in TILES:
        cells += number_of(p.player().waiting, tile.index) * tile.shape.size
    too_late = p.round == ROUNDS and p.phase >= GREEN
    if too_late or cells >= WAITING_CELLS or p.posts_on_map(p.active) == 0:
        return 0.0
    return 1.2 * float(ap)


def worth_of_building(p: AmerigoPosition, ap: i64) -> float:
    if not can_build_any(p, ap):
        return 0.0
    cost: i64 = 0
    for tile in TILES:
        cost += number_of(p.player().waiting, tile.index) * tile.cost
    return 2.0 * float(ap if ap < cost else cost)


def worth_of_buying(p: AmerigoPosition, ap: i64) -> float:
    """The best token that the points buy, and something for what is left."""
    best: i64 = 0
    for token in p.market:
        if token != NOTHING and cost_of(token) <= ap:
            best = max(best, number_of(p.player().goods, good_of(token)))
    return 1.5 * float(best) + 0.2 * float(ap)


# --- within an action -------------------------------------------------------------------------------------------------


def worth_of_post(p: AmerigoPosition, anchor: i64) -> float:
    island: i64 = p.chart.island_at[p.chart.post_of[anchor]]
    discovery = 0.0 if is_discovered(p, island) else 3.0
    return discovery + float(p.factor * (1 + posts_on(p, island, p.active))) + 1.0


def worth_of_place(p: AmerigoPosition, place: i64) -> float:
    """A post at once, for gold if need be; otherwise as near as possible to an anchor that is still open."""
    ship = SHIP_AT_HAND.of(p)
    if place < FRAME and can_put_post(p, place) and not stays_without_post(p, ship, place):
        return worth_of_anchor(p, place, steps_to(p, ship, place))
    if place >= FRAME or gold_for_steps(p, ship, steps_to(p, ship, place)):
        return 0.0
    nearest: i64 = CELLS
    for anchor, _ in p.chart.links:
        if can_put_post(p, anchor):
            nearest = min(nearest, apart(anchor, place))
    return 50.0 - float(nearest) if nearest < CELLS else 0.0


def worth_of_anchor(p: AmerigoPosition, anchor: i64, steps: i64) -> float:
    """A post there, so many steps away."""
    return 100.0 + worth_of_post(p, anchor) - 2.0 * float(gold_for_steps(p, SHIP_AT_HAND.of(p), steps))


def apart(cell: i64, other: i64) -> i64:
    """Steps between two cells if there were no land."""
    down: i64 = cell // STRIDE - other // STRIDE
    across: i64 = cell % STRIDE - other % STRIDE
    return (down if down > 0 else -down) + (across if across > 0 else -across)


def worth_of_steps(p: AmerigoPosition, steps: i64) -> float:
    """All that the action gives; gold only for cannons that keep the pirates off."""
    if steps <= p.ap:
        return float(steps)
    enough = p.doing == BLACK and p.player().cannons + steps == strength_against(p, p.active)
    return 20.0 if enough else -2.0


def worth_of_plan(p: AmerigoPosition, number: i64) -> float:
    tile = TILES[number]
    rows = NO_ROWS[:]
    if tile.cost > p.ap or not can_lie(p, rows, edge(p, p.active, rows), tile.shape.index):
        return -2.0
    return float(tile.shape.size) if tile.kind == VILLAGE else 10.0 * float(tile.cost)


def worth_of_lay(p: AmerigoPosition, what: i64) -> float:
    """Points of the tile, its goods, and the island if this completes it; post spaces are better left open."""
    cells = cells_under(TURNED[what // CELLS], what % CELLS)
    island: i64 = p.chart.island_at[cells[0]]
    worth = float(points_for(p, TILES[TILE_TO_LAY.of(p)], island))
    for cell in cells:
        good: i64 = p.chart.good_at[cell]
        if good >= 0:
            worth += 1.0 + float(number_of(p.player().production, good))
        elif p.chart.rows[cell // STRIDE][cell % STRIDE] == "P":
            worth -= 1.0
    if free_cells(p, island) == len(cells):
        worth += 3.0 + float(factor_for_posts(posts_on(p, island, p.active)) * p.factor)
    return worth


def worth_of_production(p: AmerigoPosition, token: i64) -> float:
    """Of goods it owns, the most for the price; with gold only where it pays."""
    goods: i64 = number_of(p.player().goods, good_of(token))
    gold: i64 = cost_of(token) - p.ap
    if gold > 0 and 2 * gold > goods:
        return -2.0
    return 10.0 * float(goods) - float(cost_of(token))

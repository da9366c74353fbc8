"""What a move is sure to bring, as far as it is known beforehand: costs, points, what it completes."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of
from flibuste.games.amerigo.chart import CELLS, FRAME, STRIDE
from flibuste.games.amerigo.frames import SAIL_SHIP, SHIP_AT_HAND, SPECIAL_ACTION, TILE_TO_LAY
from flibuste.games.amerigo.land import edge, placements
from flibuste.games.amerigo.moves import (
    ACT,
    ADVANCE,
    BUILD,
    BUY,
    CASH_CHEST,
    LAY,
    PLAN,
    POST,
    SAIL,
    SCORE_CUBES,
    SPECIAL,
    STEPS,
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
    POST_GOLD,
    PROGRESS,
    PROGRESS_END,
    RED,
    SHIPS,
    TILES,
    TRACK_END,
    TURNED,
    WHITE,
    YELLOW,
    Tile,
    cost_of,
    good_of,
)
from flibuste.games.amerigo.position import NOTHING, AmerigoPosition, Player
from flibuste.games.amerigo.rows import NO_ROWS
from flibuste.games.amerigo.rules.actions import begin_action, bonus_ap
from flibuste.games.amerigo.rules.expansion import cells_under, points_for
from flibuste.games.amerigo.rules.gold import (
    GOLD_OF_CHEST,
    GOLD_OF_POST,
    TRACK_END_GOLD,
    gold_for_cubes,
    gold_needed,
    gold_of_token,
)
from flibuste.games.amerigo.rules.islands import (
    COMPLETION_POINTS,
    DISCOVERY_POINTS,
    factor_for_posts,
    free_cells,
    is_discovered,
    posts_on,
)
from flibuste.games.amerigo.rules.navigation import FAIR_WIND_AP
from flibuste.games.amerigo.rules.phases import is_in_action
from flibuste.games.amerigo.rules.posts import OFF_AND_BACK, may_put_post, open_anchors, steps_to
from flibuste.games.amerigo.rules.ships import gold_for_steps
from flibuste.games.amerigo.rules.tower import cubes_in
from flibuste.games.amerigo.rules.tracks import room


def preview(p: AmerigoPosition, move: AmerigoMove) -> dict[str, int]:
    verb: i64 = move.verb
    if verb in (ACT, SPECIAL, ADVANCE):
        return of_action(p, WHITE if verb == ADVANCE else move.what)
    if verb == SAIL:
        return of_sailing(p, move.what)
    if verb == LAY:
        return of_tile(p, TILES[TILE_TO_LAY.of(p)], move.what)
    if verb == POST:
        return of_post_here(p)
    if verb == STEPS:
        return of_steps(p, move.what)
    if verb in (PLAN, BUILD):
        return of_cost(p, TILES[move.what].cost)
    if verb == BUY:
        return {**of_cost(p, cost_of(move.what)), "later": number_of(p.player().goods, good_of(move.what))}
    return of_gold(p, move)


def of_gold(p: AmerigoPosition, move: AmerigoMove) -> dict[str, int]:
    if move.verb == TAKE_GOLD:
        gold: i64 = gold_for_cubes(p.player(), cubes_in(p.centre))
    elif move.verb == CASH_CHEST:
        gold = GOLD_OF_CHEST
    elif move.verb == USE:
        if move.what == FAIR_WIND:
            return {"ap": FAIR_WIND_AP}
        gold = gold_of_token(move.what)
    elif move.verb == SCORE_CUBES:
        return {"points": cubes_in(p.centre)}
    else:
        return {}
    return gaining(p, gold, 0)


def gaining(p: AmerigoPosition, gold: i64, spent: i64) -> dict[str, int]:
    """Gold after some was spent, and the points that come for what is beyond the end of its track (AM-GOLD-02)."""
    beyond: i64 = p.player().gold - spent + gold - TRACK_END
    return {"gold": gold, "points": max(beyond, 0)}


def of_cost(p: AmerigoPosition, cost: i64) -> dict[str, int]:
    """Action points, and the gold that must help out."""
    return {"ap": cost, "spends": gold_needed(p, cost)}


def of_action(p: AmerigoPosition, color: i64) -> dict[str, int]:
    """Action points with all bonuses, and one hint at what they could do."""
    bonus: i64 = bonus_ap(p.player(), color)
    points: i64 = p.base_ap + bonus
    found: dict[str, int] = {"ap": points, "bonus": bonus}
    if does_nothing(p, color):
        found["nothing"] = 1
    if color == BLUE:
        found["anchors"] = len(anchors_in_reach(p))
    elif color in (BLACK, BROWN, WHITE):
        found["room"] = room(p.player(), color)
        if color == BROWN:
            found["tokens"] = tokens_within(p.player(), points)
        if found["room"] == 0 and (color != WHITE or SPECIAL_ACTION.is_on_top(p)):  # white asks first what it shall be
            found.update(gaining(p, TRACK_END_GOLD, 0))
    elif color == YELLOW:
        found["affordable"] = len([token for token in p.market if token != NOTHING and cost_of(token) <= points])
    elif color == GREEN:
        found["best"] = best_tile(p, points)
    elif color == RED:
        found["waiting"] = sum([number_of(p.player().waiting, tile) for tile in range(len(TILES))])
    return found


def does_nothing(p: AmerigoPosition, color: i64) -> bool:
    """Whether the turn would be over at once, for nothing."""
    twin = p.clone()
    assert isinstance(twin, AmerigoPosition)
    before: i64 = twin.player().gold + twin.player().score
    seat: i64 = twin.active
    begin_action(twin, color)
    return not is_in_action(twin) and twin.players[seat].gold + twin.players[seat].score == before


def anchors_in_reach(p: AmerigoPosition) -> list[int]:
    """Anchors where a ship could put a post by a navigation now, without gold."""
    if p.player().posts == 0:
        return []
    points: i64 = p.base_ap + bonus_ap(p.player(), BLUE)
    return sorted({anchor for ship in range(SHIPS) for anchor in open_anchors(p, ship, points)})


def best_tile(p: AmerigoPosition, points: i64) -> int:
    """The most points that one waiting tile could score at once."""
    best: int = 0
    rows = NO_ROWS[:]
    if not edge(p, p.active, rows):
        return 0
    for tile in TILES:
        if number_of(p.player().waiting, tile.index) and tile.cost <= points:
            for move in placements(p, rows, tile.shape.index):
                assert isinstance(move, AmerigoMove)
                best = max(best, of_tile(p, tile, move.what)["total"])
    return best


def best_places(p: AmerigoPosition, tile: Tile, most: int) -> list[tuple[list[int], int]]:
    """Where a tile would fit now, as if it were planned: its cells and points, the best first, none over another."""
    rows = NO_ROWS[:]
    if not edge(p, p.active, rows):
        return []
    places: list[tuple[int, int]] = []
    for move in placements(p, rows, tile.shape.index):
        assert isinstance(move, AmerigoMove)
        places.append((-of_tile(p, tile, move.what)["total"], int(move.what)))
    places.sort()
    found: list[tuple[list[int], int]] = []
    for loss, what in places:
        cells = cells_under(TURNED[what // CELLS], what % CELLS)
        if all([cell not in other for other, _ in found for cell in cells]):
            found.append((cells, -loss))
        if len(found) == most:
            break
    return found


def of_sailing(p: AmerigoPosition, place: i64) -> dict[str, int]:
    ship = SHIP_AT_HAND.of(p)
    steps: i64 = steps_to(p, ship, place)
    gold: i64 = gold_for_steps(p, ship, steps)
    found: dict[str, int] = {"ap": steps, "spends": gold}
    if may_put_post(p, ship, place, steps):
        found["post"] = 1
        found["points"] = of_post(p, p.chart.post_of[place], gold)["total"]
    elif place < FRAME and p.chart.post_of[place] >= 0:
        found[why_no_post(p, p.chart.post_of[place])] = 1
    return found


def why_no_post(p: AmerigoPosition, cell: i64) -> str:
    """What keeps a ship at the anchor of this post space from putting a post (AM-SAIL-06, -12, -14)."""
    if p.player().posts == 0:
        return "postless"
    return "unsailed" if p.is_free(cell) else "taken"


def of_post_here(p: AmerigoPosition) -> dict[str, int]:
    """Where the ship lies; off its anchor and back first, if it has not sailed yet (AM-SAIL-12)."""
    ship = SHIP_AT_HAND.of(p)
    cell: i64 = p.chart.post_of[p.player().ship(ship)]
    if not SAIL_SHIP.is_on_top(p):
        return of_post(p, cell, 0)
    gold: i64 = gold_for_steps(p, ship, OFF_AND_BACK)
    return {"ap": OFF_AND_BACK, "spends": gold, **of_post(p, cell, gold)}


def of_post(p: AmerigoPosition, cell: i64, spent: i64) -> dict[str, int]:
    """A post for which some gold was spent before."""
    island: i64 = p.chart.island_at[cell]
    found: dict[str, int] = {"discovery": 0 if is_discovered(p, island) else DISCOVERY_POINTS}
    found.update(of_completion(p, island, 1, 1))
    found["total"] = found["discovery"] + found["completion"] + found["posts"]
    if p.player().owns(POST_GOLD):
        found.update(gaining(p, GOLD_OF_POST, spent))
        found["total"] += found["points"]
    return found


def of_completion(p: AmerigoPosition, island: i64, cells: i64, new_posts: i64) -> dict[str, int]:
    """What covering so many cells brings by completing the island; all 0 when it does not."""
    if free_cells(p, island) > cells:
        return {"completion": 0, "posts": 0, "chest": 0, "others": 0}
    others: i64 = 0
    for seat in range(p.seats):
        if seat != p.active:
            others += factor_for_posts(posts_on(p, island, seat)) * p.factor
    posts: i64 = factor_for_posts(posts_on(p, island, p.active) + new_posts) * p.factor
    chest = 1 if p.chart.islands[island].large else 0
    return {"completion": COMPLETION_POINTS, "posts": posts, "chest": chest, "others": others}


def of_tile(p: AmerigoPosition, tile: Tile, what: i64) -> dict[str, int]:
    """A tile at a place; `lost` counts the post spaces that it would cover for ever (AM-BLD-08)."""
    cells = cells_under(TURNED[what // CELLS], what % CELLS)
    island: i64 = p.chart.island_at[cells[0]]
    goods = [cell for cell in cells if p.chart.good_at[cell] >= 0]
    lost = [cell for cell in cells if p.chart.rows[cell // STRIDE][cell % STRIDE] == "P"]
    found: dict[str, int] = of_cost(p, tile.cost)
    found["points"] = points_for(p, tile, island)
    found["goods"] = len(goods)
    found["lost"] = len(lost)
    found.update(of_completion(p, island, len(cells), 0))
    found["total"] = found["points"] + found["completion"] + found["posts"]
    return found


def tokens_within(player: Player, steps: i64) -> int:
    """How many printed spaces of the progress track lie within so many steps (AM-PRO-02)."""
    last: i64 = min(player.progress + steps, PROGRESS_END)
    return len([space for space in range(player.progress + 1, last + 1) if PROGRESS[space].points])


def of_steps(p: AmerigoPosition, steps: i64) -> dict[str, int]:
    player = p.player()
    found: dict[str, int] = of_cost(p, steps)
    left: i64 = room(player, p.doing)
    if steps > left or (steps == left and p.ap > steps):
        found.update(gaining(p, TRACK_END_GOLD, found["spends"]))
    if p.doing == BROWN:
        found["tokens"] = tokens_within(player, steps)
    elif p.doing == WHITE:
        ahead = [other for other in p.players if other is not player and other.special > player.special + steps]
        found["place"] = len(ahead) + 1
    return found

"""What a seat may know, as numbers (kernel/features.py). Everything in Amerigo is public but piles and luck.

Seats are counted from the one that looks: 0 is itself, 1 the next in the order of seats. The map comes first, as planes
of rows and columns in the size of this game's map; everything else follows as single numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from flibuste.games.amerigo.bags import BITS, number_of
from flibuste.games.amerigo.chart import CELLS, FRAME, MOST_FRAME_SPACES, STRIDE, TILES_ACROSS, TILES_DOWN, Chart
from flibuste.games.amerigo.frames import (
    FRAMES,
    LAY_TILE,
    PUT_POST,
    SAIL_SHIP,
    SHIP_AT_HAND,
    STEPS_TO_GO,
    TAKE_TOKEN,
    TILE_TO_LAY,
)
from flibuste.games.amerigo.pieces import (
    CHESTS,
    COLORS,
    CUBES_OF_A_COLOR,
    GOODS,
    HALF,
    PIRATES,
    POSTS,
    PRODUCTION_TOKENS,
    PROGRESS_END,
    ROUNDS,
    SHAPES,
    SHIPS,
    SPECIAL_END,
    TILE,
    TILES,
    TOKENS,
    TRACK_END,
    VILLAGE_SHAPES,
)
from flibuste.games.amerigo.position import FREE, NEUTRALS, NOTHING, AmerigoPosition, Player, posts_of, villages_of
from flibuste.games.amerigo.rules.round_end import loss_to, strength_against
from flibuste.kernel.features import Feature, FeatureBook, capped

VERSION: Final = 1
STEPS: Final = len(FRAMES.frames)
FEW: Final = 15
"""What a bag can hold of one kind."""
MOST_POINTS: Final = 1000
MOST_AP: Final = 40
STRENGTHS: Final = max(PIRATES) + 1
MOST_STRENGTH: Final = sum(PIRATES) + 2 * 3
"""All pirates, and three players who are the pirates' friends."""
BERTHS: Final = MOST_FRAME_SPACES + 1
"""Places of a ship that are not on the map: the frame, and off it all."""
UNTOUCHED: Final = 5 + len(GOODS)
"""Planes that are not empty when nothing has been built yet: sea, large, free, goods, anchors, post spaces."""


# --- which numbers there are ------------------------------------------------------------------------------------------


def of_the_map(seats: int) -> list[Feature]:
    """In the order of page_of(), then of put_pieces() and put_ships()."""
    shape = [TILES_DOWN[seats] * TILE, TILES_ACROSS[seats] * TILE]
    return [
        Feature("sea", shape, 1, "ocean and anchors"),
        Feature("large", shape, 1, "land of large islands"),
        Feature("free", shape, 1, "land without tile or post"),
        Feature("goods", [len(GOODS), *shape], 1, "goods that still lie there, by kind"),
        Feature("anchors", shape, 1, "anchors whose post space is empty"),
        Feature("post_spaces", shape, 1, "empty post spaces"),
        Feature("neutrals", shape, 1, "neutral tiles"),
        Feature("villages", [seats, *shape], 1, "villages of each seat"),
        Feature("posts", [seats, *shape], 1, "trading posts of each seat"),
        Feature("ships", [seats, *shape], SHIPS, "ships of each seat", 1),
    ]


def of_the_turn(seats: int) -> list[Feature]:
    """In the order of put_turn()."""
    return [
        Feature("step", [STEPS], 1, "the decision at hand, by step number"),
        Feature("to_move", [seats], 1, "whose decision it is"),
        Feature("order", [seats], seats, "place of each seat in the order of the next phase, from 0"),
        Feature("phase_order", [seats], seats, "place of each seat in the order of this phase, from 0"),
        Feature("turn", [1], seats, "place of the turn in this order"),
        Feature("round", [ROUNDS], 1, "the round"),
        Feature("phase", [len(COLORS)], 1, "color of the phase"),
        Feature("doing", [len(COLORS)], 1, "color of the action under way, if any"),
        Feature("ap", [1], MOST_AP, "action points left; for navigation those of each ship", 7),
        Feature("base_ap", [1], CUBES_OF_A_COLOR, "base action points of the phase"),
        Feature("tiles_left", [1], FEW, "neutral tiles that the planner may still take", 2),
        Feature("ship", [SHIPS], 1, "the ship that sails or puts a post"),
        Feature("sailed", [SHIPS], 1, "ships that have used their action points in this action"),
        Feature("tile", [len(TILES)], 1, "the tile that is being laid"),
        Feature("steps_left", [1], MOST_AP, "steps still to go after taking a token", 7),
        Feature("new_tokens", [len(TOKENS)], 1, "tokens taken during this action"),
    ]


def of_the_supplies() -> list[Feature]:
    """In the order of put_supplies()."""
    return [
        Feature("storage", [len(COLORS)], FEW, "cubes on the storage spaces, by color", CUBES_OF_A_COLOR),
        Feature("inside", [len(COLORS)], FEW, "cubes inside the tower", CUBES_OF_A_COLOR),
        Feature("centre", [len(COLORS)], FEW, "cubes on the action space", CUBES_OF_A_COLOR),
        Feature("neutral_supply", [len(SHAPES)], FEW, "neutral tiles to be planned, by shape", 10),
        Feature("tokens_new", [len(TOKENS)], 1, "tokens on the new half of the display"),
        Feature("tokens_leaving", [len(TOKENS)], 1, "tokens on the half that leaves first"),
        Feature("tokens_unseen", [len(TOKENS)], 1, "tokens in the pile"),
        Feature("market", [PRODUCTION_TOKENS], FEW, "production tokens on display, by kind", 3),
        Feature("production_unseen", [PRODUCTION_TOKENS], FEW, "production tokens in the pile, by kind", 5),
        Feature("pirates_unseen", [STRENGTHS], len(PIRATES), "pirates face down, by strength", 1),
    ]


def of_the_players(seats: int) -> list[Feature]:
    """In the order of put_player()."""
    return [
        Feature("score", [seats], MOST_POINTS, "points", 50),
        Feature("gold", [seats], TRACK_END, "gold"),
        Feature("cannons", [seats], TRACK_END, "cannons"),
        Feature("progress", [seats], PROGRESS_END, "space of the progress track"),
        Feature("special", [seats], SPECIAL_END, "space of the special track"),
        Feature("chests", [seats], 4 * CHESTS, "chests", CHESTS),
        Feature("posts_left", [seats], POSTS, "trading posts in the supply"),
        Feature("strength", [seats], MOST_STRENGTH, "of the pirates against the seat", 10),
        Feature("loss", [seats], MOST_STRENGTH, "points that the pirates would take now", 10),
        Feature("tokens", [len(TOKENS), seats], 1, "tokens that still work"),
        Feature("tokens_used", [len(TOKENS), seats], 1, "tokens turned over"),
        Feature("village_supply", [VILLAGE_SHAPES, seats], FEW, "villages in the supply, by shape", 3),
        Feature("waiting", [len(TILES), seats], FEW, "tiles planned and not built, by kind", 2),
        Feature("own_goods", [len(GOODS), seats], FEW, "goods, by kind", 5),
        Feature("production", [len(GOODS), seats], FEW, "production, by kind of good", 3),
        Feature("berths", [SHIPS, BERTHS, seats], 1, "ships on a frame space, clockwise, or last: not in play"),
    ]


def book_for(seats: int) -> FeatureBook:
    return FeatureBook(VERSION, of_the_map(seats) + of_the_turn(seats) + of_the_supplies() + of_the_players(seats))


BOOKS: Final[list[FeatureBook | None]] = [None, None, book_for(2), book_for(3), book_for(4)]
"""By number of seats."""


def features_for(seats: i64) -> FeatureBook:
    book = BOOKS[seats]
    assert book is not None
    return book


# --- writing them -----------------------------------------------------------------------------------------------------


def observe(p: AmerigoPosition, seat: i64, out: vec[i16]) -> vec[i16]:
    chart = p.chart
    if len(chart.page) == 0:
        chart.page = page_of(chart, features_for(p.seats))
    at: i64 = len(out)
    out = extend(out, chart.page)
    plane: i64 = chart.height * chart.width
    pieces: i64 = at + UNTOUCHED * plane
    for row in range(chart.height):
        taken: i64 = chart.land[row] & ~p.board[FREE + row]
        if taken:
            take_land(chart, row, taken, out, at, plane)
            put_pieces(p, seat, row, out, pieces, plane)
    take_anchors(p, out, pieces - 2 * plane, pieces - plane)
    ships: i64 = pieces + (1 + 2 * p.seats) * plane
    for away in range(p.seats):
        put_ships(p, p.players[(seat + away) % p.seats], out, ships + away * plane)
    at = put_turn(p, seat, out, ships + p.seats * plane)
    at = put_supplies(p, out, at)
    for away in range(p.seats):
        put_player(p, (seat + away) % p.seats, out, at + away, p.seats)
    return out


def page_of(chart: Chart, book: FeatureBook) -> vec[i16]:
    """The map before anything was built: sea, large islands, free land, goods, anchors and post spaces."""
    page = book.blank[:]
    width: i64 = chart.width
    plane: i64 = chart.height * width
    for row in range(chart.height):
        for column in range(width):
            place: i64 = row * width + column
            cell: i64 = row * STRIDE + column
            if chart.sea[row] >> column & 1:
                page[place] = 1
                continue
            if chart.islands[chart.island_at[cell]].large:
                page[plane + place] = 1
            page[2 * plane + place] = 1
            if chart.good_at[cell] >= 0:
                page[(3 + chart.good_at[cell]) * plane + place] = 1
    for link in range(len(chart.posts)):
        page[(UNTOUCHED - 2) * plane + chart.anchor_places[link]] = 1
        page[(UNTOUCHED - 1) * plane + chart.post_places[link]] = 1
    return page


def take_land(chart: Chart, row: i64, taken: i64, out: vec[i16], at: i64, plane: i64) -> None:
    """Cells of a row that are no longer free, and the goods that lay there."""
    place: i64 = at + row * chart.width
    cell: i64 = row * STRIDE
    while taken:
        if taken & 1:
            out[place + 2 * plane] = 0
            good: i64 = chart.good_at[cell]
            if good >= 0:
                out[place + (3 + good) * plane] = 0
        taken >>= 1
        place += 1
        cell += 1


def take_anchors(p: AmerigoPosition, out: vec[i16], anchors: i64, spaces: i64) -> None:
    """Those whose post spaces are no longer empty."""
    chart = p.chart
    for link in range(len(chart.posts)):
        row: i64 = FREE + chart.post_rows[link]
        if p.board[row] & chart.post_bits[link] == 0:
            out[anchors + chart.anchor_places[link]] = 0
            out[spaces + chart.post_places[link]] = 0


def put_pieces(p: AmerigoPosition, seat: i64, row: i64, out: vec[i16], at: i64, plane: i64) -> None:
    """Neutral tiles, and each seat's villages and posts."""
    place: i64 = at + row * p.chart.width
    put_bits(p.board[NEUTRALS + row], out, place, 1)
    for away in range(p.seats):
        other: i64 = (seat + away) % p.seats
        put_bits(p.board[villages_of(other) + row], out, place + (1 + away) * plane, 1)
        put_bits(p.board[posts_of(other) + row], out, place + (1 + p.seats + away) * plane, 1)


def put_ships(p: AmerigoPosition, player: Player, out: vec[i16], at: i64) -> None:
    for number in range(SHIPS):
        place: i64 = player.ship(number)
        if 0 <= place < CELLS:
            out[at + place // STRIDE * p.chart.width + place % STRIDE] += 1


def put_turn(p: AmerigoPosition, seat: i64, out: vec[i16], at: i64) -> i64:
    seats: i64 = p.seats
    out[at + p.top] = 1
    at += STEPS
    to_move: i64 = p.seat_to_move()
    if to_move >= 0:
        out[at + (to_move - seat + seats) % seats] = 1
    for place in range(seats):
        out[at + seats + (p.order[place] - seat + seats) % seats] = i16(place)
        out[at + 2 * seats + (p.phase_order[place] - seat + seats) % seats] = i16(place)
    at += 3 * seats
    out[at] = i16(p.turn)
    out[at + p.round] = 1  # rounds begin with 1
    at += 1 + ROUNDS
    out[at + p.phase] = 1
    at += len(COLORS)
    if p.doing != NOTHING:
        out[at + p.doing] = 1
    at += len(COLORS)
    out[at] = capped(p.ap, MOST_AP)
    out[at + 1] = i16(p.base_ap)
    out[at + 2] = capped(p.neutral_tiles_left, FEW)
    return put_at_hand(p, out, at + 3)


def put_at_hand(p: AmerigoPosition, out: vec[i16], at: i64) -> i64:
    """What the decision is about."""
    if SAIL_SHIP.is_on_top(p) or PUT_POST.is_on_top(p):
        out[at + SHIP_AT_HAND.of(p)] = 1
    at += SHIPS
    for ship in range(SHIPS):
        out[at + ship] = i16(p.sailed >> ship & 1)
    at += SHIPS
    if LAY_TILE.is_on_top(p):
        out[at + TILE_TO_LAY.of(p)] = 1
    at += len(TILES)
    if TAKE_TOKEN.is_on_top(p):
        out[at] = capped(STEPS_TO_GO.of(p), MOST_AP)
    put_bits(p.new_tokens, out, at + 1, 1)
    return at + 1 + len(TOKENS)


def put_supplies(p: AmerigoPosition, out: vec[i16], at: i64) -> i64:
    put_bag(p.storage, out, at, 1)
    put_bag(p.inside, out, at + len(COLORS), 1)
    put_bag(p.centre, out, at + 2 * len(COLORS), 1)
    at += 3 * len(COLORS)
    put_bag(p.neutrals, out, at, 1)
    at += len(SHAPES)
    place: i64 = 0
    for token in p.token_display:
        if token != NOTHING:
            out[at + token + (len(TOKENS) if place >= HALF else 0)] = 1
        place += 1
    at += 2 * len(TOKENS)
    for token in p.token_pile:
        out[at + token] = 1
    at += len(TOKENS)
    for token in p.market:
        if token != NOTHING:
            out[at + token] += 1
    at += PRODUCTION_TOKENS
    for token in p.production_pile:
        out[at + token] += 1
    at += PRODUCTION_TOKENS
    for hidden in range(p.round, len(p.pirates)):
        out[at + p.pirates[hidden]] += 1
    return at + STRENGTHS


def put_player(p: AmerigoPosition, seat: i64, out: vec[i16], at: i64, step: i64) -> None:
    """Every `step`th number is this player's."""
    player = p.players[seat]
    out[at] = capped(player.score, MOST_POINTS)
    out[at + step] = i16(player.gold)
    out[at + 2 * step] = i16(player.cannons)
    out[at + 3 * step] = i16(player.progress)
    out[at + 4 * step] = i16(player.special)
    out[at + 5 * step] = i16(player.chests)
    out[at + 6 * step] = i16(player.posts)
    force: i64 = strength_against(p, seat)
    out[at + 7 * step] = i16(force)
    out[at + 8 * step] = i16(loss_to(force, player))
    at += 9 * step
    put_bits(player.tokens & ~player.used, out, at, step)
    at += len(TOKENS) * step
    put_bits(player.used, out, at, step)
    at += len(TOKENS) * step
    put_bag(player.villages, out, at, step)
    at += VILLAGE_SHAPES * step
    put_bag(player.waiting, out, at, step)
    at += len(TILES) * step
    put_bag(player.goods, out, at, step)
    at += len(GOODS) * step
    put_bag(player.production, out, at, step)
    at += len(GOODS) * step
    for number in range(SHIPS):
        place: i64 = player.ship(number)
        if place < 0:
            out[at + MOST_FRAME_SPACES * step] = 1
        elif place >= FRAME:
            out[at + (place - FRAME) * step] = 1
        at += BERTHS * step


def put_bag(bag: i64, out: vec[i16], at: i64, step: i64) -> None:
    """The page is blank where there is nothing."""
    while bag:
        out[at] = i16(number_of(bag, 0))
        bag >>= BITS
        at += step


def put_bits(bits: i64, out: vec[i16], at: i64, step: i64) -> None:
    while bits:
        if bits & 1:
            out[at] = 1
        bits >>= 1
        at += step

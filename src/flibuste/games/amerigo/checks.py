"""Whether a position of Amerigo that somebody hands in can be (kernel/checks.py)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of
from flibuste.games.amerigo.chart import FRAME, OFF_MAP, STRIDE, Chart
from flibuste.games.amerigo.frames import FRAMES
from flibuste.games.amerigo.pieces import (
    BLACK,
    BLUE,
    BROWN,
    COLORS,
    DISPLAY,
    GOODS,
    GOODS_ON_MAPS,
    GREEN,
    POSTS,
    PRODUCTION_TOKENS,
    PROGRESS_END,
    RED,
    ROUNDS,
    SPECIAL_END,
    TILES,
    TOKENS,
    TRACK_END,
    TURNED,
    VILLAGE_SHAPES,
    WHITE,
    YELLOW,
)
from flibuste.games.amerigo.position import (
    FREE,
    NEUTRALS,
    NOTHING,
    PER_SEAT,
    REACHED_LIMIT,
    RUNNING,
    SEATS_FROM,
    SOURCES,
    AmerigoPosition,
    Player,
    cell_of,
    posts_of,
    seat_of,
    tile_of,
    villages_of,
    way_of,
)
from flibuste.games.amerigo.setup import MARKET_SPACES, fresh_board
from flibuste.kernel.checks import (
    Pending,
    all_within,
    an_order_of,
    as_many,
    check_course,
    pending_frames,
    require,
    within,
)

LIES_ON: Final = {frame.name: ["over"] for frame in FRAMES.frames}
"""One decision takes the place of the other."""
ACTIONS: Final = {
    "ship": [BLUE],
    "sail": [BLUE],
    "post": [BLUE],
    "track": [BLACK, BROWN, WHITE],
    "token": [BROWN],
    "plan": [RED],
    "build": [GREEN],
    "lay": [GREEN],
    "buy": [YELLOW],
}
"""The color of the action that each decision belongs to."""
MOST_POINTS: Final = 1_000
MOST_ACTION_POINTS: Final = 100
MOST_STEPS: Final = 30


def check(p: AmerigoPosition) -> None:
    seats: i64 = p.seats
    check_chart(p.chart)
    within("round", p.round, 1, ROUNDS)
    within("phase", p.phase, 0, len(COLORS) - 1)
    an_order_of("order", list(p.order), seats)
    an_order_of("phase_order", list(p.phase_order), seats)
    within("turn", p.turn, 0, seats if p.ending else seats - 1)
    within("active", p.active, 0, seats - 1)
    within("doing", p.doing, NOTHING, len(COLORS) - 1)
    within("ap", p.ap, 0, MOST_ACTION_POINTS)
    within("neutral_tiles_left", p.neutral_tiles_left, 0, 2)
    within("gold_spent", p.gold_spent, 0, MOST_ACTION_POINTS)
    within("sailed", p.sailed, 0, 3)
    within("chests_cashed", p.chests_cashed, 0, MOST_STEPS)
    within("ending", p.ending, RUNNING, REACHED_LIMIT)
    as_many("token_display", len(p.token_display), DISPLAY)
    all_within("token_display", list(p.token_display), NOTHING, len(TOKENS) - 1)
    all_within("token_pile", list(p.token_pile), 0, len(TOKENS) - 1)
    as_many("market", len(p.market), MARKET_SPACES[seats])
    all_within("market", list(p.market), NOTHING, PRODUCTION_TOKENS - 1)
    all_within("production_pile", list(p.production_pile), 0, PRODUCTION_TOKENS - 1)
    for player in p.players:
        check_player(p, player)
    check_board(p)
    frames = pending_frames(p, FRAMES, LIES_ON)
    for pending in frames:
        check_frame(p, pending)
    check_course(p, p.terms.decision_limit, p.ending != RUNNING)


def check_chart(chart: Chart) -> None:
    """Rows of one length, and each anchor beside the one post space that it leads to."""
    within("map/rows", chart.height, 1, STRIDE)
    within("map/rows", chart.width, 1, STRIDE)
    for line in chart.rows:
        as_many("map/rows", len(line), int(chart.width))
        require(set(line) <= set(f"~A#P{GOODS_ON_MAPS}"), f"`map/rows` knows no signs like those of {line!r}")
    anchors = signs(chart, "A")
    posts = signs(chart, "P")
    require(sorted([anchor for anchor, _ in chart.links]) == anchors, "`map/links` must name each anchor once")
    require(sorted([post for _, post in chart.links]) == posts, "`map/links` must name each post space once")
    for cells in chart.frame:
        for cell in cells:
            require(0 <= cell < STRIDE * chart.height and cell % STRIDE < chart.width, "`map/frame` leaves the map")


def signs(chart: Chart, sign: str) -> list[int]:
    return [
        row * STRIDE + column
        for row, line in enumerate(chart.rows)
        for column, there in enumerate(line)
        if there == sign
    ]


def check_player(p: AmerigoPosition, player: Player) -> None:
    as_many("points", len(player.points), len(SOURCES))
    all_within("points", list(player.points), -MOST_POINTS, MOST_POINTS)
    within("gold", player.gold, 0, TRACK_END)
    within("cannons", player.cannons, 0, TRACK_END)
    within("progress", player.progress, 0, PROGRESS_END)
    within("special", player.special, 0, SPECIAL_END)
    within("chests", player.chests, 0, MOST_STEPS)
    within("posts", player.posts, 0, POSTS)
    require(player.used & ~player.tokens == 0, "A token of `used` is not among `tokens`")
    for good in range(len(GOODS)):
        within("production", number_of(player.production, good), 1, 15)
    check_ship(p, player.ship_1)
    check_ship(p, player.ship_2)


def check_ship(p: AmerigoPosition, place: i64) -> None:
    if place == OFF_MAP:
        return
    chart = p.chart
    if place >= FRAME:
        within("ships", place, FRAME, FRAME + chart.frame_spaces - 1)
        return
    row: i64 = place // STRIDE
    at_sea = 0 <= row < chart.height and chart.sea[row] >> (place - row * STRIDE) & 1 == 1
    require(at_sea, f"`ships` has one at {place}, which is not at sea")


def check_board(p: AmerigoPosition) -> None:
    """Tiles as `laid` tells, and posts on post spaces; the rest of the land is free."""
    as_many("board", len(p.board), SEATS_FROM + PER_SEAT * int(p.seats))
    wanted = fresh_board(p.chart, int(p.seats))
    for seat in range(p.seats):
        put_posts(p, wanted, seat)
    for laid in p.laid:
        put_tile(p, wanted, laid)
    require(list(wanted) == list(p.board), "`board` must show the tiles of `laid`, the posts, and the free land")


def put_posts(p: AmerigoPosition, board: vec[i64], seat: i64) -> None:
    for _, post in p.chart.links:
        row: i64 = post // STRIDE
        bit: i64 = 1 << post % STRIDE
        if p.board[posts_of(seat) + row] & bit:
            require(board[FREE + row] & bit != 0, "Two posts of `board` are on one space")
            board[FREE + row] -= bit
            board[posts_of(seat) + row] |= bit


def put_tile(p: AmerigoPosition, board: vec[i64], laid: i64) -> None:
    within("laid: seat", seat_of(laid), 0, p.seats - 1)
    within("laid: way to lie", way_of(laid), 0, len(TURNED) - 1)
    within("laid: tile", tile_of(laid), 0, len(TILES) - 1)
    tile = TILES[tile_of(laid)]
    way = TURNED[way_of(laid)]
    require(way.shape is tile.shape, f"{tile.code} has another shape than it was `laid` with")
    rows: i64 = villages_of(seat_of(laid)) if tile_of(laid) < VILLAGE_SHAPES else NEUTRALS
    for down, across in zip(way.rows, way.columns, strict=True):
        row: i64 = cell_of(laid) // STRIDE + down
        column: i64 = cell_of(laid) % STRIDE + across
        on_map = row < p.chart.height and column < p.chart.width
        require(on_map and board[FREE + row] >> column & 1 == 1, f"{tile.code} cannot be `laid` there")
        bit: i64 = 1
        board[FREE + row] -= bit << column
        board[rows + row] |= bit << column


def check_frame(p: AmerigoPosition, pending: Pending) -> None:
    name = pending.frame.name
    if name in ["turn", "special"]:
        require(p.phase_order[p.turn] == p.active, "`active` must be whose turn it is")
        require(p.centre != 0, "A turn needs cubes in `centre`")
    elif name in ACTIONS:
        require(p.doing in ACTIONS[name], f"`{name}` is part of another action than `doing`")
        require(p.phase_order[p.turn] == p.active, "`active` must be whose turn it is")
    elif name == "throw":
        require(number_of(p.storage, p.phase) > 0, "Cubes are to be thrown, and there are none of this color")
    if name in ["sail", "post"]:
        within("stack: ship", pending.argument("ship"), 0, 1)
        afloat = p.player().ship(pending.argument("ship")) != OFF_MAP
        require(name == "sail" or afloat, "The ship that may put a post is not on the map")
    elif name == "lay":
        within("stack: tile", pending.argument("tile"), 0, len(TILES) - 1)
        require(number_of(p.player().waiting, pending.argument("tile")) > 0, "The tile to be laid is not `waiting`")
    elif name == "token":
        within("stack: steps", pending.argument("steps"), 0, MOST_STEPS)
        require(any([token >= 0 for token in p.token_display]), "A token is to be taken, and there is none")

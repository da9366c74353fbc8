"""Positions in the notation of the rules (section 0): a map of signs, what stands on it, then the players' sheets.

    table = arrange(
        '''
        ~A~~
        ~P#~
        ~##~
        post red (1,1)
        ship blue (0,1)
        ''',
        red="gold 3, waiting village D2",
        cubes="4 green 1 white",
    )

It is red's turn in a phase that threw these cubes. Seats are called red, blue, white, yellow, in this order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, cast

from librt.vecs import append
from tests.checked_game import CheckedGame

from flibuste.games import find_title
from flibuste.games.amerigo.bags import bag_of, number_of, some
from flibuste.games.amerigo.chart import CELLS, FRAME, LARGE, STRIDE, Chart, cell_name, place_name
from flibuste.games.amerigo.frames import ROUND_END, THROW_CUBES, TURN
from flibuste.games.amerigo.moves import LAY, MOVES
from flibuste.games.amerigo.pieces import (
    COLORS,
    CUBES_OF_A_COLOR,
    DISPLAY,
    GOODS,
    ISLAND_NAMES,
    PIRATES,
    TILES,
    TOKEN_BY_CODE,
    TOKENS,
    TURNED,
    VILLAGE,
    production_name,
    production_tokens,
)
from flibuste.games.amerigo.play import Amerigo
from flibuste.games.amerigo.position import (
    DISCOVERY,
    FREE,
    NEUTRALS,
    NOTHING,
    AmerigoTerms,
    Player,
    laid_number,
    posts_of,
    token_codes,
    villages_of,
)
from flibuste.games.amerigo.rules.tower import most_of_a_color
from flibuste.games.amerigo.setup import MARKET_SPACES, count_islands, empty
from flibuste.games.amerigo.view import AmerigoPlayer, AmerigoView
from flibuste.kernel.arrange import arranged
from flibuste.kernel.chance import quick
from flibuste.kernel.game import Game, secret_for, start
from flibuste.kernel.logbook import Luck
from flibuste.kernel.options import Value

TITLE: Final = find_title("amerigo")
PLAYERS: Final = ["red", "blue", "white", "yellow"]
ISLANDS: Final = ISLAND_NAMES
"""Islands are called so from the north-west on."""
STEPS: Final = {"turn": TURN, "throw": THROW_CUBES, "round_end": ROUND_END}
AT: Final = re.compile(r"\((\d+),(\d+)\)")
POND: Final = "~"
"""A map for rules that need none."""


# --- cells ------------------------------------------------------------------------------------------------------------


def cells(text: str) -> list[int]:
    """`(1,2)` or `{(1,2),(1,3)}`, each as row and column."""
    return [int(row) * STRIDE + int(column) for row, column in AT.findall(text)]


def place(text: str) -> int:
    """A cell, or F for the frame space of a small map, F3 for one of a full map."""
    return FRAME + int(text[1:] or 0) if text.startswith("F") else cells(text)[0]


@cache
def lying() -> dict[frozenset[int], dict[str, int]]:
    """For each set of cells that a tile can cover: its shape and the move that covers them."""
    found: dict[frozenset[int], dict[str, int]] = {}
    for move in MOVES:
        if move.verb == LAY:
            way, corner = TURNED[move.what // CELLS], move.what % CELLS
            under = frozenset(
                int(corner + row * STRIDE + column) for row, column in zip(way.rows, way.columns, strict=True)
            )
            found.setdefault(under, {})[way.shape.code] = int(move.number)
    return found


# --- a table ----------------------------------------------------------------------------------------------------------


class Table(CheckedGame):
    """A game of Amerigo: its own ways to play and to look."""

    # --- playing

    def sail(self, to: str) -> Table:
        """The ship whose turn it is sails to a cell `(0,1)` or to the frame `F`."""
        return self.play(sailing(to))

    def lay(self, under: str) -> Table:
        """The chosen tile is laid on these cells."""
        return self.play(self.laying(under))

    def build(self, tile: str, under: str) -> Table:
        return self.play(f"build {tile}").lay(under)

    def laying(self, under: str) -> str:
        shape = self.view["action"]
        assert shape is not None
        ways = lying()[frozenset(cells(under))]
        return MOVES[ways[shape["tile"].split()[1]]].notation

    def pass_all(self) -> Table:
        """Everybody who still has a turn in this phase passes."""
        while self.step == "turn":
            self.play("pass")
        return self

    def script(self, *throws: str) -> Table:
        """What comes out of the tower in the coming throws: `2 blue 1 red`."""
        self.game.expect([Luck("tower", cubes_named(throw)) for throw in throws])
        return self

    # --- looking

    @property
    def p(self) -> Amerigo:
        position = self.game._position
        assert isinstance(position, Amerigo)
        return position

    @property
    def to_move(self) -> str:
        return PLAYERS[self.game.seat_to_move] if self.game.seat_to_move >= 0 else ""

    @property
    def view(self) -> AmerigoView:
        return cast(AmerigoView, self.game.view(0))

    def sheet(self, player: str) -> AmerigoPlayer:
        return self.view["players"][seat_of(player)]

    def player(self, player: str) -> Player:
        return self.p.players[seat_of(player)]

    @property
    def red(self) -> Player:
        return self.player("red")

    @property
    def blue(self) -> Player:
        return self.player("blue")

    @property
    def scores(self) -> list[int]:
        return self.game.scores()

    def points(self, source: str) -> list[int]:
        """What each seat has from one source of the score sheet."""
        return next(line["points"] for line in self.game.score_sheet() if line["source"] == source)

    @property
    def order(self) -> list[str]:
        return [PLAYERS[seat] for seat in self.p.order]

    def waiting(self, player: str) -> dict[str, int]:
        return {f"{tile['tile']} {tile['shape']}": tile["number"] for tile in self.sheet(player)["waiting"]}

    def goods(self, player: str) -> dict[str, int]:
        return {good: number for good, number in self.sheet(player)["goods"].items() if number}

    def tokens(self, player: str) -> list[str]:
        return token_codes(self.player(player).tokens)

    def used(self, player: str) -> list[str]:
        return token_codes(self.player(player).used)

    def ships(self, player: str) -> list[str]:
        return self.sheet(player)["ships"]


def sailing(to: str) -> str:
    return f"sail {place_name(place(to))}"


def name_of(at: str) -> str:
    """How players call a cell: `(0,1)` is B1."""
    return cell_name(cells(at)[0])


def seat_of(player: str) -> int:
    return PLAYERS.index(player)


def cubes_named(text: str) -> list[str]:
    """`2 blue 1 red`."""
    words = text.split()
    return [color for number, color in zip(words[::2], words[1::2], strict=True) for _ in range(int(number))]


def cube_bag(text: str) -> int:
    names = cubes_named(text)
    return int(bag_of([names.count(color) for color in COLORS]))


# --- setting up -------------------------------------------------------------------------------------------------------


def new_table(
    seats: int = 2,
    seed: str = "table",
    script: list[Luck] | None = None,
    preset: Mapping[str, Value] | None = None,
    rules: int | None = None,
    **options: Value,
) -> Table:
    """A fresh game, by the newest rulings or older ones; `preset` has more options."""
    terms = TITLE.agree(seats, {**(preset or {}), **options}, rules)
    table = Table(Game(TITLE, terms, *secret_for(seed), script))
    table.told_from = 0
    return table


def chart_from(rows: list[str], frame: bool, large: bool | None) -> Chart:
    """Each anchor serves the one post space beside it; a frame is one space along every ocean cell of the border."""
    assert len({len(row) for row in rows}) == 1, f"rows of different lengths: {rows}"
    spots = {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row)}
    links: list[tuple[int, int]] = []
    for (r, c), sign in spots.items():
        if sign == "A":
            posts = [at for at in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if spots.get(at) == "P"]
            assert len(posts) == 1, f"the anchor at {r, c} has {len(posts)} post spaces beside it"
            links.append((r * STRIDE + c, posts[0][0] * STRIDE + posts[0][1]))
    border = [
        r * STRIDE + c
        for (r, c), sign in spots.items()
        if sign in "~A" and (r in (0, len(rows) - 1) or c in (0, len(rows[0]) - 1))
    ]
    return Chart(rows, links, [border if frame else []], LARGE if large is None else 1 if large else CELLS)


def arrange(
    text: str = POND,
    *,
    seats: int = 0,
    red: str = "",
    blue: str = "",
    white: str = "",
    yellow: str = "",
    cubes: str = "4 blue",
    inside: str = "",
    phase: str = "blue",
    round: int = 1,
    step: str = "turn",
    order: str = "",
    frame: bool = False,
    large: bool | None = None,
    display: str | None = None,
    pile: str = "",
    market: str | None = None,
    pirates: str = "",
    throws: tuple[str, ...] = (),
    decisions: int = 0,
    sheets: Mapping[str, str] | None = None,
    preset: Mapping[str, Value] | None = None,
    rules: int | None = None,
    **options: Value,
) -> Table:
    """The turn of the first player in a phase, or with `step` the throw or the round end.

    Sheets are written `gold 3, cannons 9, progress 12, special 5, chests 1, points 20, posts 4, token three-gold, used
    five-gold, waiting village I3, cotton 3, production cotton 4`. `order`: who is first, where disks share a space.
    `cubes`: on the action space; the others lie on the storage spaces but for those `inside` the tower. `display`: the
    progress spaces from the left; `pile` the next tokens to come. `market`: production like `cotton:3`. `pirates`: the
    markers in the order in which they turn up. `throws`: what comes out of the tower next. `sheets` and `preset`: more
    sheets and options. `rules`: the number of the rulings, where it is not the newest.
    """
    written = {"red": red, "blue": blue, "white": white, "yellow": yellow, **(sheets or {})}
    seats = seats or max([2, *[seat_of(name) + 1 for name, sheet in written.items() if sheet or name in text]])
    lines = [line.strip() for line in text.strip().splitlines()]
    rows = [line for line in lines if " " not in line]
    terms = TITLE.agree(seats, {**(preset or {}), **options}, rules)
    p = empty(AmerigoTerms(terms), chart_from(rows, frame, large), quick(1), None)
    for line in lines[len(rows) :]:
        put_on_map(p, line)
    count_islands(p)
    for name in PLAYERS[:seats]:
        for entry in filter(None, written[name].split(",")):
            write_on_sheet(p.players[seat_of(name)], entry.split())
    set_cubes(p, cubes if step == "turn" else "", inside)
    set_displays(p, display, pile, market)
    rest = sorted(PIRATES)
    turned_up = [int(strength) for strength in pirates.split()]
    for strength in turned_up:
        rest.remove(strength)
    p.pirates = (*turned_up, *rest)
    first = [seat_of(name) for name in order.split()] if order else list(range(seats))
    p.order = tuple(sorted(first, key=lambda seat: -p.players[seat].special))
    p.phase_order = p.order
    p.active = p.order[0]
    p.phase = COLORS.index(phase) if step != "round_end" else COLORS.index("white")
    p.round = round
    p.decisions = decisions
    p.ask(STEPS[step])
    return Table(arranged(TITLE, terms, p.to_data(), "table", whole=False)).script(*throws)


def put_on_map(p: Amerigo, line: str) -> None:
    """`post red (1,2)`, `village blue {(1,3),(1,4)}`, `neutral {(2,2)}`, `ship red (0,1)`."""
    words = line.split()
    seat = seat_of(words[1]) if words[1] in PLAYERS else 0
    player = p.players[seat]
    if words[0] == "post":
        (cell,) = cells(line)
        take_land(p, [cell], int(posts_of(seat)))
        player.posts -= 1
    elif words[0] == "ship":
        if player.ship_1 < 0:
            player.ship_1 = place(words[2])
        else:
            player.ship_2 = place(words[2])
    else:
        put_tile(p, seat, words[0], cells(line))


def put_tile(p: Amerigo, seat: int, kind: str, under: list[int]) -> None:
    """A tile that was built before; its shape is the one that covers these cells."""
    (number,) = lying()[frozenset(under)].values()
    way, corner = TURNED[MOVES[number].what // CELLS], MOVES[number].what % CELLS
    tile = next(tile for tile in TILES if tile.kind_name == kind and tile.shape is way.shape)
    if tile.kind == VILLAGE:
        p.players[seat].villages -= some(tile.shape.index)
    else:
        p.neutrals -= some(tile.shape.index)
    take_land(p, under, int(villages_of(seat) if tile.kind == VILLAGE else NEUTRALS))
    p.laid = append(p.laid, laid_number(seat, way.index, tile.index, corner))


def take_land(p: Amerigo, under: list[int], plane: int) -> None:
    for cell in under:
        row, bit = cell // STRIDE, 1 << cell % STRIDE
        assert p.board[FREE + row] & bit, f"{cell_name(cell)} is no free land"
        p.board[FREE + row] ^= bit
        p.board[plane + row] |= bit


def write_on_sheet(player: Player, words: list[str]) -> None:
    """One entry of a sheet."""
    fact, value = words[0], words[1]
    if fact == "token" or fact == "used":
        player.tokens |= TOKEN_BY_CODE[value].bit
        player.used |= TOKEN_BY_CODE[value].bit if fact == "used" else 0
    elif fact == "waiting":
        tile = next(tile for tile in TILES if tile.code == f"{value} {words[2]}")
        player.waiting += some(tile.index)
    elif fact == "production":
        kind = GOODS.index(value)
        player.production += some(kind, int(words[2]) - number_of(player.production, kind))
    elif fact in GOODS:
        player.goods += some(GOODS.index(fact), int(value))
    elif fact == "points":
        player.points[DISCOVERY] = int(value)
        player.score = int(value)
    else:
        assert fact in ("gold", "cannons", "progress", "special", "chests", "posts"), fact
        setattr(player, fact, int(value))


def set_cubes(p: Amerigo, cubes: str, inside: str) -> None:
    p.centre = cube_bag(cubes)
    p.inside = cube_bag(inside)
    p.base_ap = most_of_a_color(p.centre)
    everything = bag_of([CUBES_OF_A_COLOR] * len(COLORS))
    p.storage = everything - p.centre - p.inside


def set_displays(p: Amerigo, display: str | None, pile: str, market: str | None) -> None:
    owned = [code for player in p.players for code in token_codes(player.tokens)]
    next_ones = pile.split()
    free = [token.code for token in TOKENS if token.code not in [*owned, *next_ones]]
    shown = free[:DISPLAY] if display is None else display.split()
    codes = [int(TOKEN_BY_CODE[code].index) for code in shown]
    p.token_display = (*codes, *[NOTHING] * (DISPLAY - len(codes)))
    rest = [code for code in free if code not in shown]
    p.token_pile = tuple(int(TOKEN_BY_CODE[code].index) for code in [*rest, *next_ones[::-1]])
    tokens = production_tokens(int(p.seats))
    spaces = MARKET_SPACES[p.seats]
    names = [production_name(token) for token in tokens[:spaces]] if market is None else market.split()
    shown_tokens = [next(token for token in tokens if production_name(token) == name) for name in names]
    for token in shown_tokens:
        tokens.remove(token)
    p.market = (*shown_tokens, *[NOTHING] * (spaces - len(names)))
    p.production_pile = tuple(tokens)


# --- games ------------------------------------------------------------------------------------------------------------


def random_games(games: int, name: str = "random", **options: Value) -> Iterator[Table]:
    """Games with 2 to 4 seats, to be driven by busy_moves()."""
    for number in range(games):
        yield Table(start(TITLE, 2 + number % 3, options, f"{name} {number}"))


IDLE: Final = ("pass", "end", "no-post", "decline", "gold", "chest", "use")
"""What chance players do too often to see much of the game."""


def busy_moves(table: Table, seed: int, most: int = 10_000) -> Iterator[str]:
    """Yields a random legal move before making it; mostly one that does something, ships mostly to an open anchor."""
    rng = quick(seed)
    for _ in range(most):
        if table.game.over:
            return
        moves = table.legal
        if rng.below(8):
            moves = [move for move in moves if move.split()[0] not in IDLE] or moves
            if table.step == "sail":
                anchors = {f"sail {anchor}" for anchor in table.view["open_anchors"]}
                moves = [move for move in moves if move in anchors] or moves
        move = moves[rng.below(len(moves))]
        yield move
        table.play(move)

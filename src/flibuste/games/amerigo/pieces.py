"""The pieces: printed facts from components/, loaded once into frozen tables."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.components import Row, load_components, number_of, numbers_of, text_of, texts_of
from flibuste.kernel.data import Data
from flibuste.kernel.refusals import BadComponents

# Colors of cubes, in the order of the phases (AM-PHA-01); each but white is an action.
BLUE: Final = 0
BLACK: Final = 1
RED: Final = 2
BROWN: Final = 3
GREEN: Final = 4
YELLOW: Final = 5
WHITE: Final = 6
COLORS: Final = ["blue", "black", "red", "brown", "green", "yellow", "white"]
ANY_COLOR: Final = 7
"""The last space of the special track."""
CUBES_OF_A_COLOR: Final = 7

GOODS: Final = ["cotton", "sugar", "coconut", "coffee", "tobacco"]
GOODS_ON_TILES: Final = "CSNKT"
GOODS_ON_MAPS: Final = "csnft"
"""How a map is written in the rules: c cotton, s sugar, n coconut, f coffee, t tobacco."""

TILE: Final = 6
"""Cells along the edge of an island tile."""

VILLAGE: Final = 0
NEUTRAL: Final = 1
TILE_KINDS: Final = ["village", "neutral"]

PERMANENT: Final = 0
ONCE: Final = 1
AT_THE_END: Final = 2
TOKEN_KINDS: Final = ["permanent", "once", "end"]

POSTS: Final = 12
SHIPS: Final = 2
TRACK_END: Final = 12
"""Last space of the gold track and of the cannon track."""
CHESTS: Final = 5
ROUNDS: Final = 5
HIDDEN_PIRATES: Final = 5
"""Markers on the pirate spaces; one more stays in the box."""
DISPLAY: Final = 8
"""Progress spaces: the left half, then the right half, whose tokens leave first."""
HALF: Final = 4


def _place(row: Row, name: str, names: list[str]) -> int:
    if name not in names:
        known = ", ".join(names)
        raise BadComponents(f"Amerigo: {row.get('id')!r} names {name!r}, which is none of {known}.")
    return names.index(name)


# --- shapes of tiles --------------------------------------------------------------------------------------------------


@final
class Shape:
    """A polyomino: the same shapes serve villages and neutral tiles. All are mirror-symmetric (AM-BLD-11)."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.mark = text_of(row, "mark")
        self.copies_mark = text_of(row, "copies_mark")
        self.rows = texts_of(row, "rows")
        self.size: i64 = sum([line.count("#") for line in self.rows])
        self.neutrals: i64 = number_of(row, "neutral")
        self.villages: i64 = number_of(row, "villages")
        """Copies, for each player."""
        self.neutral_points = numbers_of(row, "neutral_points")
        """On a small and on a large island."""
        self.village_points = numbers_of(row, "village_points")

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "shape",
            "rows": self.rows,
            "size": self.size,
            "neutral": self.neutrals,
            "villages": self.villages,
            "neutral_points": self.neutral_points,
            "village_points": self.village_points,
            "mark": self.mark,
            "copies_mark": self.copies_mark,
        }


@final
class Turned:
    """A shape after some quarter turns, its box's north-west corner at 0,0."""

    def __init__(self, index: i64, shape: Shape, turns: int, cells: list[tuple[int, int]]) -> None:
        self.index: i64 = index
        self.shape = shape
        self.turns = turns
        self.rows: vec[i64] = vec[i64]([row for row, _ in cells])
        self.columns: vec[i64] = vec[i64]([column for _, column in cells])
        self.height: i64 = 1 + max([row for row, _ in cells])
        self.width: i64 = 1 + max([column for _, column in cells])

    @property
    def code(self) -> str:
        return f"{self.shape.code}/{self.turns}"


def _turn(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A quarter turn clockwise."""
    height = 1 + max([row for row, _ in cells])
    return sorted([(column, height - 1 - row) for row, column in cells])


def _cells(shape: Shape) -> list[tuple[int, int]]:
    return [(row, column) for row, line in enumerate(shape.rows) for column, sign in enumerate(line) if sign == "#"]


def _turned(shapes: list[Shape]) -> list[list[Turned]]:
    """For each shape its different ways to lie."""
    number = 0
    all_ways: list[list[Turned]] = []
    for shape in shapes:
        cells = _cells(shape)
        seen: list[list[tuple[int, int]]] = []
        ways: list[Turned] = []
        for turns in range(4):
            if cells not in seen:
                seen.append(cells)
                ways.append(Turned(number, shape, turns, cells))
                number += 1
            cells = _turn(cells)
        all_ways.append(ways)
    return all_ways


# --- tiles to build ---------------------------------------------------------------------------------------------------


@final
class Tile:
    """A kind of tile that players plan and build: a village or neutral tile of some shape."""

    def __init__(self, index: i64, kind: i64, shape: Shape) -> None:
        self.index: i64 = index
        self.kind: i64 = kind
        self.shape = shape
        self.cost: i64 = 1 if kind == VILLAGE else shape.size
        """Action points, to plan it and to build it (AM-PLAN-02, -03, AM-BLD-02)."""
        points = shape.village_points if kind == VILLAGE else shape.neutral_points
        self.points_on_small: i64 = points[0]
        self.points_on_large: i64 = points[1]

    @property
    def kind_name(self) -> str:
        return TILE_KINDS[self.kind]

    @property
    def code(self) -> str:
        return f"{self.kind_name} {self.shape.code}"


# --- progress tokens --------------------------------------------------------------------------------------------------


@final
class Token:
    """A progress token. What the special ones do is in the rules of the action they change."""

    def __init__(self, index: i64, row: Row) -> None:
        one: i64 = 1
        self.index: i64 = index
        self.bit: i64 = one << index
        self.code = text_of(row, "id")
        self.rule = text_of(row, "rule")
        self.mark = text_of(row, "mark")
        self.kind: i64 = _place(row, text_of(row, "kind"), TOKEN_KINDS)
        self.actions = texts_of(row, "actions")
        self.points: i64 = number_of(row, "points")
        """More action points for `actions`."""
        self.gold: i64 = number_of(row, "gold")
        """What it brings when it is used (AM-TOK-18, -19)."""

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "token",
            "use": TOKEN_KINDS[self.kind],
            "actions": self.actions,
            "points": self.points,
            "gold": self.gold,
            "rule": self.rule,
            "mark": self.mark,
        }


@final
class Space:
    """A space of the progress track or of the special track."""

    def __init__(self, row: Row) -> None:
        self.code = text_of(row, "id")
        self.points: i64 = number_of(row, "points")
        color = text_of(row, "color")
        self.color: i64 = _place(row, color, [*COLORS, "any"]) if color else -1
        self.mark = text_of(row, "mark")

    def to_data(self, kind: str) -> Data:
        color = "" if self.color < 0 else "any" if self.color == ANY_COLOR else COLORS[self.color]
        return {"code": self.code, "kind": kind, "points": self.points, "color": color, "mark": self.mark}


@final
class Tower:
    """How cubes fall and stick (AM-PHA-13); shares are in percent."""

    def __init__(self, row: Row) -> None:
        self.code = text_of(row, "id")
        self.room: i64 = number_of(row, "room")
        self.sticks: i64 = number_of(row, "sticks")
        self.knocks: i64 = number_of(row, "knocks")
        self.two: i64 = number_of(row, "two")
        self.mark = text_of(row, "mark")

    def to_data(self) -> Data:
        return {
            "code": f"tower-{self.code}",
            "kind": "tower",
            "room": self.room,
            "sticks": self.sticks,
            "knocks": self.knocks,
            "two": self.two,
            "mark": self.mark,
        }


# --- island tiles -----------------------------------------------------------------------------------------------------


@final
class IslandTile:
    """A square of the map, in one of its four turns: `rows` as printed, and each anchor with its post space."""

    def __init__(self, code: str, mark: str, turns: int, rows: list[str], links: list[tuple[int, int]]) -> None:
        self.code = code
        self.mark = mark
        self.turns = turns
        self.rows = rows
        self.on_maps: list[str] = [_as_on_maps(line) for line in rows]
        """The same in the notation of maps (chart.py)."""
        self.links = links
        """Anchor and post space as numbers row * TILE + column."""
        self.land: vec[i64] = vec[i64]([_land_bits(line) for line in rows])
        """A bit for each column, as in `posts` for each post space."""
        self.posts: vec[i64] = vec[i64]([_post_bits(line) for line in rows])

    @property
    def name(self) -> str:
        return f"{self.code}/{self.turns}"


def _as_on_maps(line: str) -> str:
    text = line.replace(".", "~").replace("a", "A")
    for tile_sign, map_sign in zip(GOODS_ON_TILES, GOODS_ON_MAPS, strict=True):
        text = text.replace(tile_sign, map_sign)
    return text


def _land_bits(line: str) -> int:
    return sum([1 << column for column, sign in enumerate(line) if sign not in ".a"])


def _post_bits(line: str) -> int:
    return sum([1 << column for column, sign in enumerate(line) if sign == "P"])


def _turned_tiles(row: Row) -> list[IslandTile]:
    """A tile and its three quarter turns clockwise; tiles are not flipped (AM-SET-05)."""
    code = text_of(row, "id")
    rows = texts_of(row, "rows")
    if len(rows) != TILE or any([len(line) != TILE for line in rows]):
        raise BadComponents(f"Amerigo: the rows of {code} should be {TILE} lines of {TILE} signs.")
    links = [_link(code, link) for link in texts_of(row, "links")]
    found: list[IslandTile] = []
    for turns in range(4):
        found.append(IslandTile(code, text_of(row, "mark"), turns, rows, links))
        rows = ["".join([rows[TILE - 1 - column][line] for column in range(TILE)]) for line in range(TILE)]
        links = [(_turned_cell(anchor), _turned_cell(post)) for anchor, post in links]
    return found


def _link(code: str, text: str) -> tuple[int, int]:
    places = text.replace(" ", ",").split(",")
    if len(places) != 4 or not all([place.isdigit() for place in places]):
        raise BadComponents(f"Amerigo: a link of {code} should be like '3,2 3,1', not {text!r}.")
    row, column, post_row, post_column = [int(place) for place in places]
    return row * TILE + column, post_row * TILE + post_column


def _turned_cell(cell: int) -> int:
    return (cell % TILE) * TILE + TILE - 1 - cell // TILE


# --- the tables -------------------------------------------------------------------------------------------------------

_FILE: Final = load_components("flibuste.games.amerigo", "base.toml")
VERSION: Final = _FILE.version

SHAPES: Final[list[Shape]] = [Shape(index, row) for index, row in enumerate(_FILE.rows("shape"))]
VILLAGE_SHAPES: Final = len([shape for shape in SHAPES if shape.villages])
"""Villages come in the first shapes only."""
TILES: Final[list[Tile]] = [Tile(index, VILLAGE, shape) for index, shape in enumerate(SHAPES[:VILLAGE_SHAPES])] + [
    Tile(VILLAGE_SHAPES + index, NEUTRAL, shape) for index, shape in enumerate(SHAPES)
]
"""Villages, then neutral tiles."""
WAYS: Final[list[list[Turned]]] = _turned(SHAPES)
TURNED: Final[list[Turned]] = [way for ways in WAYS for way in ways]

TOKENS: Final[list[Token]] = [Token(index, row) for index, row in enumerate(_FILE.rows("progress_token"))]
TOKEN_BY_CODE: Final[dict[str, Token]] = {token.code: token for token in TOKENS}

PROGRESS: Final[list[Space]] = [Space(row) for row in _FILE.rows("progress_space")]
SPECIAL: Final[list[Space]] = [Space(row) for row in _FILE.rows("special_space")]
PROGRESS_END: Final = len(PROGRESS) - 1
SPECIAL_END: Final = len(SPECIAL) - 1

PIRATES: Final[list[int]] = [
    number_of(row, "strength") for row in _FILE.rows("pirate") for _ in range(number_of(row, "copies"))
]
COSTS: Final[list[int]] = [number_of(row, "cost") for row in _FILE.rows("production")]
"""Of production tokens; a token is numbered good * len(COSTS) + place of its cost."""
PRODUCTION_TOKENS: Final = len(GOODS) * len(COSTS)
_COPIES: Final[list[list[int]]] = [numbers_of(row, "copies") for row in _FILE.rows("production")]

TOWERS: Final[list[Tower]] = [Tower(row) for row in _FILE.rows("tower")]
ISLAND_TILES: Final[list[list[IslandTile]]] = [_turned_tiles(row) for row in _FILE.rows("island_tile")]
"""Each in its four turns."""
TILE_BY_NAME: Final[dict[str, IslandTile]] = {tile.name: tile for turns in ISLAND_TILES for tile in turns}
ISLAND_NAMES: Final[list[str]] = [text_of(row, "says") for row in _FILE.rows("island_name")]


def token_bit(code: str) -> int:
    bit: int = TOKEN_BY_CODE[code].bit
    return bit


FAIR_WIND: Final = token_bit("fair-wind")
MORE_GOLD: Final = token_bit("more-gold")
PIRATE_FRIEND: Final = token_bit("pirate-friend")
SAFE_HARBOR: Final = token_bit("safe-harbor")
PIRATE_HUNTER: Final = token_bit("pirate-hunter")
TWO_NEUTRALS: Final = token_bit("two-neutrals")
RED_IS_GREEN: Final = token_bit("red-is-green")
FIRST_IN_LINE: Final = token_bit("first-in-line")
POST_GOLD: Final = token_bit("post-gold")
CUBES_FOR_POINTS: Final = token_bit("cubes-for-points")
POINTS_FOR_POSTS: Final = token_bit("points-for-posts")
SEVEN_POINTS: Final = token_bit("seven-points")
POINTS_FOR_GOLD: Final = token_bit("points-for-gold")

GOLD_TOKENS: Final[list[Token]] = [token for token in TOKENS if token.gold]
GOLD_BITS: Final = sum([int(token.bit) for token in GOLD_TOKENS])

BONUS_BITS: Final[list[vec[i64]]] = [
    vec[i64]([token.bit for token in TOKENS if color in token.actions]) for color in COLORS
]
"""For each color the tokens that give more action points."""
BONUS_POINTS: Final[list[vec[i64]]] = [
    vec[i64]([token.points for token in TOKENS if color in token.actions]) for color in COLORS
]


def good_of(production: i64) -> i64:
    return production // len(COSTS)


def cost_of(production: i64) -> i64:
    return COSTS[production % len(COSTS)]


def production_name(production: int) -> str:
    return _PRODUCTION_NAMES[production]


_PRODUCTION_NAMES: Final = [f"{GOODS[good_of(token)]}:{cost_of(token)}" for token in range(PRODUCTION_TOKENS)]


def production_tokens(seats: int) -> list[int]:
    """Every production token in a game of so many players (AM-SET-02, AM-CMP-10)."""
    return [
        good * len(COSTS) + place
        for good in range(len(GOODS))
        for place in range(len(COSTS))
        for _ in range(_COPIES[place][seats - 2])
    ]


def catalogue() -> list[Data]:
    """Every kind of piece with its printed facts and how sure they are."""
    found: list[Data] = [shape.to_data() for shape in SHAPES]
    found.extend([token.to_data() for token in TOKENS])
    found.extend([space.to_data("progress") for space in PROGRESS])
    found.extend([space.to_data("special") for space in SPECIAL])
    for row in _FILE.rows("pirate"):
        strength = number_of(row, "strength")
        found.append({"code": row["id"], "kind": "pirate", "strength": strength, "mark": row["mark"]})
    for row in _FILE.rows("production"):
        found.append({"code": row["id"], "kind": "production", "cost": row["cost"], "mark": row["mark"]})
    for turns in ISLAND_TILES:
        found.append({"code": turns[0].code, "kind": "island", "rows": turns[0].rows, "mark": turns[0].mark})
    found.extend([tower.to_data() for tower in TOWERS])
    return found

"""The pieces of both games: printed facts from components/, loaded once into frozen tables."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.components import Row, load_components, number_of, numbers_of, text_of, texts_of
from flibuste.kernel.data import Data
from flibuste.kernel.refusals import BadComponents

COLORS: Final = ["red", "blue", "yellow", "green"]
QUARTERS: Final = ["NW", "NE", "SW", "SE"]
TILE: Final = 2
"""Cells along the edge of a tile."""
TILES_A_SIDE: Final = 6
"""Of the board of one box."""
ZONES: Final = 9
LEVELS: Final = 3
RINGS: Final = 3
"""Of the compass."""
LARGE_ISLANDS: Final = 5
SKULL: Final = 7
"""What a skull on a die counts (SA-CMP-08)."""
PIECES: Final = 4
"""Numbers of map pieces."""

# Kinds of cells; the sea first.
CALM: Final = 0
PORT: Final = 1
SKULL_CELL: Final = 2
WAVE: Final = 3
JUNGLE: Final = 4
CITY: Final = 5
TEMPLE: Final = 6
SIGNS: Final = ".PKwJCT"
MARKED: Final = {"island": "T", "town": "CP", "skull": "K", "whirlpool": "wwww"}
"""What tiles of a kind have, and no others; the kind is the first word of a tile's id."""
FIRST_LAND: Final = JUNGLE

NO_GUNS: Final = -1

# Kinds of equipment.
CLOSE: Final = 0
RANGED: Final = 1
OTHER: Final = 2
EQUIPMENT_KINDS: Final = ["close", "ranged", "none"]


def _order(row: Row, text: str) -> vec[i64]:
    """`4231`: for the quarters NW, NE, SW, SE, when each is looked at."""
    if sorted(text) != ["1", "2", "3", "4"]:
        raise BadComponents(f"Ship Adventure: the numbers of {row.get('id')!r} should be 1 to 4 in some order.")
    return vec[i64]([text.index(number) for number in "1234"])


def _check_kind(code: str, cells: str) -> None:
    """The rules count on so many temples, towns, skulls and whirlpools."""
    marked = MARKED.get(code.partition("-")[0], "")
    if sorted(cell for cell in cells if cell in "CPKTw") != sorted(marked):
        raise BadComponents(f"Ship Adventure: {code} should have {marked or 'sea and jungle alone'}, not {cells!r}.")


def _color(row: Row, name: str) -> int:
    if name not in COLORS:
        raise BadComponents(f"Ship Adventure: {row.get('id')!r} names {name!r}, which is none of {', '.join(COLORS)}.")
    return COLORS.index(name)


def _rings(row: Row) -> list[int]:
    rings = [_color(row, name) for name in texts_of(row, "rings")]
    if len(set(rings)) != RINGS or len(rings) != RINGS:
        raise BadComponents(f"Ship Adventure: {row.get('id')!r} needs three different colors.")
    return rings


def _faces(row: Row) -> list[int]:
    faces = numbers_of(row, "faces")
    if faces[-1:] != [SKULL] or SKULL in faces[:-1]:
        raise BadComponents(f"Ship Adventure: the last face of {row.get('id')!r}, and no other, is the skull, {SKULL}.")
    return faces


def _token(row: Row, code: str) -> int:
    codes = [token.code for token in TOKENS]
    if code not in codes:
        raise BadComponents(f"Ship Adventure: {row.get('id')!r} names {code!r}, which is no token.")
    return codes.index(code)


def _place(row: Row, text: str) -> int:
    """`0,1`: the place of a tile on the board of one box."""
    line, _, column = text.partition(",")
    if not (line.isdigit() and column.isdigit() and int(line) < TILES_A_SIDE and int(column) < TILES_A_SIDE):
        raise BadComponents(f"Ship Adventure: {row.get('id')!r} puts an island at {text!r}, which is no place.")
    return int(line) * TILES_A_SIDE + int(column)


def _zone(row: Row, number: int) -> int:
    if not 1 <= number <= ZONES:
        raise BadComponents(f"Ship Adventure: {row.get('id')!r} names zone {number}, and there are {ZONES}.")
    return number - 1


@final
class Tile:
    """Four cells, as they lie unturned."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.mark = text_of(row, "mark")
        self.rows = texts_of(row, "rows")
        if [len(line) for line in self.rows] != [TILE, TILE] or not set("".join(self.rows)) <= set(SIGNS):
            raise BadComponents(f"Ship Adventure: tile {self.code} needs two rows of two cells out of {SIGNS}.")
        _check_kind(self.code, "".join(self.rows))
        color = text_of(row, "color")
        self.color: i64 = _color(row, color) if color else -1
        """Of its town."""
        self.clockwise: bool = text_of(row, "sense") == "clockwise"
        """How its waves turn, if it has any; turning the tile changes nothing about that."""
        self.is_large_island: bool = "T" in "".join(self.rows)

    def turned(self, turns: int) -> list[str]:
        """Its rows after so many quarter turns clockwise."""
        rows = self.rows
        for _ in range(turns):
            rows = [rows[1][0] + rows[0][0], rows[1][1] + rows[0][1]]
        return rows

    def to_data(self) -> Data:
        data: dict[str, object] = {"code": self.code, "kind": "tile", "rows": self.rows, "mark": self.mark}
        if self.color >= 0:
            data["color"] = COLORS[self.color]
        if "w" in self.rows[0]:
            data["clockwise"] = self.clockwise
        return data


@final
class Token:
    """A treasure token; its back names a land cell (SA-MAP-01)."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.mark = text_of(row, "mark")
        self.level: i64 = number_of(row, "level")
        self.zone: i64 = _zone(row, number_of(row, "zone"))
        self.numbers = text_of(row, "numbers")
        self.order: vec[i64] = _order(row, self.numbers)

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "token",
            "level": self.level,
            "zone": self.zone + 1,
            "numbers": self.numbers,
            "mark": self.mark,
        }


@final
class MapCard:
    """Where the large islands go; on the back a place of Eldorado."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.mark = text_of(row, "mark")
        self.islands: list[int] = [_place(row, text) for text in texts_of(row, "islands")]
        """Places of tiles, in reading order of the board."""
        if len(set(self.islands)) != LARGE_ISLANDS or len(self.islands) != LARGE_ISLANDS:
            raise BadComponents(f"Ship Adventure: {self.code} needs {LARGE_ISLANDS} different places for its islands.")
        zone, _, numbers = text_of(row, "eldorado").partition(" ")
        self.zone: i64 = _zone(row, int(zone[1:]) if zone[1:].isdigit() else 0)
        self.numbers = numbers
        self.order: vec[i64] = _order(row, numbers)

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "map-card",
            "islands": self.islands,
            "zone": self.zone + 1,
            "numbers": self.numbers,
            "mark": self.mark,
        }


@final
class Equipment:
    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.bit: i64 = 1 << index
        self.code = text_of(row, "id")
        self.mark = text_of(row, "mark")
        self.cost_mark = text_of(row, "cost_mark")
        kind = text_of(row, "kind")
        if kind not in EQUIPMENT_KINDS:
            raise BadComponents(f"Ship Adventure: {self.code} is for {kind!r}, not for {' or '.join(EQUIPMENT_KINDS)}.")
        self.kind: i64 = EQUIPMENT_KINDS.index(kind)
        self.bonus: i64 = number_of(row, "bonus")
        self.cost: i64 = number_of(row, "cost")

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "equipment",
            "symbol": EQUIPMENT_KINDS[self.kind],
            "bonus": self.bonus,
            "cost": self.cost,
            "mark": self.mark,
            "cost_mark": self.cost_mark,
        }


@final
class Level:
    """What pirates and the galleon are worth."""

    def __init__(self, row: Row) -> None:
        self.pirate_steps: i64 = number_of(row, "pirate_steps")
        self.galleon_steps: i64 = number_of(row, "galleon_steps")
        self.pirate_close: i64 = number_of(row, "pirate_close")
        self.pirate_ranged: i64 = number_of(row, "pirate_ranged") if "pirate_ranged" in row else NO_GUNS
        self.galleon_gold: i64 = number_of(row, "galleon_gold")


@final
class Numbers:
    """Of Treasure Map: what its rules count, so that nothing of it stands in code."""

    def __init__(self, row: Row) -> None:
        self.movement_points: i64 = number_of(row, "movement_points")
        self.start_balls: i64 = number_of(row, "start_balls")
        self.bribe: i64 = number_of(row, "bribe")
        self.solo_hunters: i64 = number_of(row, "solo_hunters")
        self.solo_hunters_a_temple: i64 = number_of(row, "solo_hunters_a_temple")


@final
class SmallGame:
    """Of Treasure Map: one that can be walked through to its end (SA-SMALL-01)."""

    def __init__(self, row: Row) -> None:
        self.tiles = texts_of(row, "tiles")
        """In reading order, each with its quarter turns."""
        self.tokens: list[int] = [_token(row, code) for code in texts_of(row, "tokens")]
        self.movement_points: i64 = number_of(row, "movement_points")
        self.turns: i64 = number_of(row, "turns")
        self.balls: i64 = number_of(row, "start_balls")
        self.pieces: int = number_of(row, "pieces")
        """Numbers of map pieces on offer, one copy of each."""
        self.faces = _faces(row)


@final
class ConquestNumbers:
    """Of Caribbean Conquest."""

    def __init__(self, row: Row) -> None:
        self.movement_points: i64 = number_of(row, "movement_points")
        self.costs: list[int] = [number_of(row, "ship_cost"), number_of(row, "crew_cost")]
        """Of a ship and a crew."""
        self.most_on_a_cell: int = number_of(row, "most_on_a_cell")
        self.ships: i64 = number_of(row, "ships")
        self.crews: i64 = number_of(row, "crews")


_COMPONENTS: Final = load_components("flibuste.games.ship_adventure", "base.toml")
VERSION: Final = _COMPONENTS.version
TILES: Final[list[Tile]] = [Tile(index, row) for index, row in enumerate(_COMPONENTS.rows("tile"))]
TILE_BY_CODE: Final[dict[str, Tile]] = {tile.code: tile for tile in TILES}
TOKENS: Final[list[Token]] = [Token(index, row) for index, row in enumerate(_COMPONENTS.rows("token"))]
MAP_CARDS: Final[list[MapCard]] = [MapCard(index, row) for index, row in enumerate(_COMPONENTS.rows("map_card"))]
SECTORS: Final[list[list[int]]] = [_rings(row) for row in _COMPONENTS.rows("sector")]
"""The colors of the three rings, the inner one first (SA-COMP-03)."""
EQUIPMENT: Final[list[Equipment]] = [Equipment(index, row) for index, row in enumerate(_COMPONENTS.rows("equipment"))]
CANNONBALL: Final = 0
CAMOUFLAGE: Final = next(card.bit for card in EQUIPMENT if card.code == "camouflage")
PRICE_OF_CAMOUFLAGE: Final = next(card.cost for card in EQUIPMENT if card.bit == CAMOUFLAGE)
FACES: Final[dict[str, list[int]]] = {text_of(row, "id"): _faces(row) for row in _COMPONENTS.rows("die")}
"""Of a die, the skull last, by the option that chooses it."""
LEVEL: Final[list[Level]] = [Level(row) for row in _COMPONENTS.rows("level")]
NUMBERS: Final = Numbers(_COMPONENTS.rows("numbers")[0])
SMALL: Final = SmallGame(_COMPONENTS.rows("small")[0])
CONQUEST: Final = ConquestNumbers(_COMPONENTS.rows("conquest")[0])
ZONES_BY_BOXES: Final = {int(text_of(row, "id")): number_of(row, "zones") for row in _COMPONENTS.rows("board")}
ZONE_ROWS: Final = _COMPONENTS.rows("zone")
ZONE_CODES: Final = [text_of(row, "id") for row in ZONE_ROWS]
ZONE_SIGNS: Final = [text_of(row, "sign") for row in ZONE_ROWS]

assert EQUIPMENT[CANNONBALL].code == "cannonball"
assert len(ZONE_ROWS) == ZONES and len(LEVEL) == LEVELS


def bonus_of(cards: i64, kind: i64) -> i64:
    """What the cards of a kind add up to (SA-CBT-14)."""
    bonus: i64 = 0
    for card in EQUIPMENT:
        if cards & card.bit and card.kind == kind:
            bonus += card.bonus
    return bonus


def catalogue() -> list[Data]:
    found: list[Data] = [tile.to_data() for tile in TILES]
    found.extend([token.to_data() for token in TOKENS])
    found.extend([card.to_data() for card in MAP_CARDS])
    found.extend([card.to_data() for card in EQUIPMENT])
    for number, row in enumerate(ZONE_ROWS):
        zone = {
            "number": number + 1,
            "sign": text_of(row, "sign"),
            "color": text_of(row, "color"),
            "hex": text_of(row, "hex"),
        }
        found.append({"code": text_of(row, "id"), "kind": "zone", **zone, "mark": text_of(row, "mark")})
    for number, rings in enumerate(SECTORS):
        colors = [COLORS[color] for color in rings]
        found.append({"code": f"sector-{number + 1}", "kind": "sector", "rings": colors, "mark": "invented"})
    for number in range(PIECES):
        found.append({"code": f"piece-{number + 1}", "kind": "piece", "number": number + 1, "mark": "likely"})
    return found

"""A fresh game (AM-SET)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.amerigo.bags import bag_of, number_of
from flibuste.games.amerigo.chart import (
    LARGE,
    STRIDE,
    TILES_ACROSS,
    Chart,
    chart_of,
    frame_of,
)
from flibuste.games.amerigo.frames import OVER
from flibuste.games.amerigo.layouts import draw_layout, layout_named, layout_of
from flibuste.games.amerigo.pieces import (
    BLUE,
    COLORS,
    CUBES_OF_A_COLOR,
    DISPLAY,
    GOODS,
    PIRATES,
    SHAPES,
    TOKEN_BY_CODE,
    TOKENS,
    VILLAGE_SHAPES,
    production_name,
    production_tokens,
)
from flibuste.games.amerigo.play import Amerigo
from flibuste.games.amerigo.position import (
    FREE,
    PER_ISLAND,
    PER_SEAT,
    SEATS_FROM,
    SOURCES,
    AmerigoTerms,
    Pieces,
    Player,
    posts_of,
)
from flibuste.games.amerigo.rules.phases import begin_phase
from flibuste.games.amerigo.rules.round_end import announce_round
from flibuste.games.amerigo.rules.tower import fall, names_of
from flibuste.kernel.chance import Chance, chance_from_data, shuffle
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Value
from flibuste.kernel.refusals import BadRecord
from flibuste.kernel.terms import terms_from_data

MARKET_SPACES: Final = [0, 0, 6, 8, 10]
"""By number of players (AM-SET-02)."""


def new_position(terms: AmerigoTerms, chance: Chance, logbook: Logbook | None) -> Amerigo:
    return dealt_on(lay_map(terms, chance, logbook), terms, chance, logbook)


def dealt_on(chart: Chart, terms: AmerigoTerms, chance: Chance, logbook: Logbook | None) -> Amerigo:
    """A fresh game on a map."""
    seats = terms.seats
    p = empty(terms, chart, chance, logbook)
    p.order = drawn(p, "order", [str(seat) for seat in range(seats)], list(range(seats)))
    for place, seat in enumerate(p.order):
        p.players[seat].gold = place
    if logbook is not None:
        logbook.tell("game-started", {"seats": list(p.order)})
    announce_round(p)
    p.pirates = drawn(p, "pirates", [str(strength) for strength in PIRATES], PIRATES[:])
    tokens = list(range(len(TOKENS)))
    p.token_pile = drawn(p, "tokens", [token.code for token in TOKENS], tokens)
    p.token_display = p.token_pile[-DISPLAY:][::-1]
    p.token_pile = p.token_pile[:-DISPLAY]
    productions = production_tokens(seats)
    p.production_pile = drawn(p, "production", [production_name(token) for token in productions], productions)
    spaces = MARKET_SPACES[seats]
    p.market = p.production_pile[-spaces:][::-1]
    p.production_pile = p.production_pile[:-spaces]
    cubes = [color for color in range(len(COLORS)) for _ in range(CUBES_OF_A_COLOR)]
    shuffle(cubes, chance)
    p.storage = fall(p, cubes)
    if logbook is not None:
        logbook.tell("tower-filled", {"cubes": names_of(p.inside)})
    begin_phase(p, BLUE)
    return p


def lay_map(terms: AmerigoTerms, chance: Chance, logbook: Logbook | None) -> Chart:
    """By lot, or the map with the number that the table wants (AM-SET-05)."""
    tiles = layout_of(terms) if terms.layout else draw_layout(chance, terms)
    if logbook is not None:
        scripted = logbook.scripted("map")
        if scripted is not None:
            tiles = layout_named(scripted, terms)
        logbook.fell("map", [tile.name for tile in tiles])
    return chart_of(tiles, TILES_ACROSS[terms.seats])


def empty(terms: AmerigoTerms, chart: Chart, chance: Chance, logbook: Logbook | None) -> Amerigo:
    """Sheets, supplies and a map without posts and tiles; nothing is drawn yet."""
    seats = terms.seats
    players = [fresh_player() for _ in range(seats)]
    p = Amerigo(terms, chart, chance, logbook, players, fresh_board(chart, seats), fresh_islands(chart))
    OVER.push(p)
    p.neutrals = bag_of([shape.neutrals for shape in SHAPES])
    p.order = tuple(range(seats))
    p.phase_order = p.order
    return p


def fresh_player() -> Player:
    player = Player(vec[i64]([0] * len(SOURCES)))
    player.villages = bag_of([shape.villages for shape in SHAPES[:VILLAGE_SHAPES]])
    player.production = bag_of([1] * len(GOODS))
    return player


def fresh_board(chart: Chart, seats: int) -> vec[i64]:
    board = vec[i64]([0] * (SEATS_FROM + PER_SEAT * seats))
    for row in range(chart.height):
        board[FREE + row] = chart.land[row]
    return board


def fresh_islands(chart: Chart) -> vec[i64]:
    numbers: list[int] = []
    for island in chart.islands:
        numbers.extend([island.size] + [0] * (PER_ISLAND - 1))
    return vec[i64](numbers)


def drawn(p: Amerigo, what: str, names: list[str], pieces: list[int]) -> Pieces:
    """The pieces in a random order, written down by name; the last one is on top of the pile."""
    order = list(range(len(pieces)))
    shuffle(order, p.chance)
    book = p.logbook
    if book is not None:
        scripted = book.scripted(what)
        if scripted is not None:
            order = order_named(what, names, scripted)
        book.fell(what, [names[place] for place in order])
    return tuple([pieces[place] for place in order])


def order_named(what: str, names: list[str], wanted: list[str]) -> list[int]:
    """The order of a record or a test: the same pieces, told apart by name alone."""
    if sorted(names) != sorted(wanted):
        raise BadRecord(f"The {what} of this game are {sorted(names)}, not {sorted(wanted)}.")
    left = list(range(len(names)))
    order: list[int] = []
    for name in wanted:
        place = next(place for place in left if names[place] == name)
        left.remove(place)
        order.append(place)
    return order


# --- from data --------------------------------------------------------------------------------------------------------


def position_from_data(data: Data, defaults: Mapping[str, Value]) -> Amerigo:
    """The opposite of to_data(); options that are newer than the data take their defaults."""
    sheets = cast("list[dict[str, object]]", data["players"])
    terms = AmerigoTerms(terms_from_data(data, len(sheets), defaults))
    p = empty(terms, chart_from(cast(Data, data["map"])), chance_from_data(cast(Data, data["chance"])), None)
    for player, sheet in zip(p.players, sheets, strict=True):
        read_player(player, sheet)
    p.set_pending(numbers(data, "stack"))
    p.revealed = cast(int, data["revealed"])
    p.decisions = cast(int, data["decisions"])
    p.board = vec[i64](numbers(data, "board"))
    p.laid = vec[i64](numbers(data, "laid"))
    p.neutrals = bag_of(numbers(data, "neutrals"))
    p.storage = bag_of(numbers(data, "storage"))
    p.inside = bag_of(numbers(data, "inside"))
    p.centre = bag_of(numbers(data, "centre"))
    p.base_ap = max([number_of(p.centre, color) for color in range(len(COLORS))])
    p.round = cast(int, data["round"])
    p.phase = cast(int, data["phase"])
    p.order = tuple(numbers(data, "order"))
    p.phase_order = tuple(numbers(data, "phase_order"))
    p.turn = cast(int, data["turn"])
    p.active = cast(int, data["active"])
    p.doing = cast(int, data["doing"])
    p.ap = cast(int, data["ap"])
    p.neutral_tiles_left = cast(int, data["neutral_tiles_left"])
    p.gold_spent = cast(int, data.get("gold_spent", 0))
    p.new_tokens = token_bits(data, "new_tokens")
    p.sailed = cast(int, data["sailed"])
    p.pirates = tuple(numbers(data, "pirates"))
    p.token_display = tuple(numbers(data, "token_display"))
    p.token_pile = tuple(numbers(data, "token_pile"))
    p.tokens_gone = token_bits(data, "tokens_gone")
    p.market = tuple(numbers(data, "market"))
    p.production_pile = tuple(numbers(data, "production_pile"))
    p.production_gone = bag_of(numbers(data, "production_gone"))
    p.chests_cashed = cast(int, data["chests_cashed"])
    p.ending = cast(int, data["ending"])
    count_islands(p)
    return p


def chart_from(data: Data) -> Chart:
    rows = cast("list[str]", data["rows"])
    links = [(cell_named(anchor), cell_named(post)) for anchor, post in cast("list[list[str]]", data["links"])]
    frame = frame_of(len(rows[0]), len(rows))
    if "frame" in data:
        frame = [[cell_named(cell) for cell in cells] for cells in cast("list[list[str]]", data["frame"])]
    return Chart(rows, links, frame, cast(int, data.get("large_from", LARGE)))


def cell_named(name: str) -> int:
    return (int(name[1:]) - 1) * STRIDE + ord(name[0]) - 65


def read_player(player: Player, sheet: Mapping[str, object]) -> None:
    player.points = vec[i64](numbers(sheet, "points"))
    player.score = sum(numbers(sheet, "points"))
    player.gold = cast(int, sheet["gold"])
    player.cannons = cast(int, sheet["cannons"])
    player.progress = cast(int, sheet["progress"])
    player.special = cast(int, sheet["special"])
    player.chests = cast(int, sheet["chests"])
    player.tokens = token_bits(sheet, "tokens")
    player.used = token_bits(sheet, "used")
    player.villages = bag_of(numbers(sheet, "villages"))
    player.waiting = bag_of(numbers(sheet, "waiting"))
    player.goods = bag_of(numbers(sheet, "goods"))
    player.production = bag_of(numbers(sheet, "production"))
    player.posts = cast(int, sheet["posts"])
    player.ship_1, player.ship_2 = numbers(sheet, "ships")


def count_islands(p: Amerigo) -> None:
    """Free cells and posts of each island, from the board."""
    for island in p.chart.islands:
        first: i64 = island.index * PER_ISLAND
        p.islands[first] = sum([1 for cell in island.cells if p.is_free(cell)])
        for seat in range(p.seats):
            there = [cell for cell in island.cells if p.board[posts_of(seat) + cell // STRIDE] >> cell % STRIDE & 1]
            p.islands[first + 1 + seat] = len(there)


def numbers(data: Mapping[str, object], key: str) -> list[int]:
    return list(cast("list[int]", data[key]))


def token_bits(data: Mapping[str, object], key: str) -> int:
    bits: int = 0
    for code in cast("list[str]", data[key]):
        bits |= int(TOKEN_BY_CODE[code].bit)
    return bits

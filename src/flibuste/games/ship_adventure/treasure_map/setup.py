"""A fresh game (SA-SET), and a position from its data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from flibuste.games.ship_adventure.chart import NOWHERE, Chart
from flibuste.games.ship_adventure.laying import lay, tiles_named, tried, written_down
from flibuste.games.ship_adventure.pieces import (
    COLORS,
    EQUIPMENT,
    LEVELS,
    MAP_CARDS,
    NUMBERS,
    PIECES,
    SMALL,
    TILES,
    TOKENS,
)
from flibuste.games.ship_adventure.treasure_map.frames import OVER, SPIN_COMPASS
from flibuste.games.ship_adventure.treasure_map.moves import PIRATES
from flibuste.games.ship_adventure.treasure_map.play import TreasureMap
from flibuste.games.ship_adventure.treasure_map.position import (
    EVERYBODY,
    NOTHING,
    Corsair,
    Loot,
    Player,
    TreasureTerms,
    legal_tokens,
    slot_of,
)
from flibuste.games.ship_adventure.treasure_map.routes import Routes
from flibuste.games.ship_adventure.treasure_map.rules.levels import begin_small_turn, lay_tokens
from flibuste.games.ship_adventure.treasure_map.rules.pursuit import take_up_hunt
from flibuste.kernel.chance import Chance, chance_from_data, shuffle
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Value
from flibuste.kernel.refusals import BadRecord
from flibuste.kernel.terms import terms_from_data


def new_position(terms: TreasureTerms, chance: Chance, logbook: Logbook | None) -> TreasureMap:
    """In the order of SA-SET-15."""
    if terms.small:
        return small_position(terms, chance, logbook)
    colors = drawn_colors(terms, chance, logbook)
    card = drawn_card("map-card", chance, logbook)
    eldorado = card if terms.eldorado_printed else drawn_card("eldorado", chance, logbook)
    chart = written_down(drawn_board(card, terms, chance), logbook)
    p = empty(terms, chart, chance, logbook, colors)
    p.map_card = card
    p.eldorado = eldorado
    if terms.eldorado_printed:
        p.eldorado_known = EVERYBODY
    p.level = terms.first_level
    for piece in range(PIECES):
        p.offer |= 1 << 4 * piece
    p.supply = legal_tokens(chart)
    p.temple_tokens = [NOTHING] * len(chart.temples)
    if logbook is not None:
        logbook.tell("game-started", {"map": MAP_CARDS[card].code, "colors": [COLORS[color] for color in colors]})
    lay_tokens(p, first_temples(p))
    if terms.solo:
        for _hunter in range(NUMBERS.solo_hunters):
            take_up_hunt(p, 0)
    SPIN_COMPASS.push(p)
    return p


def small_position(terms: TreasureTerms, chance: Chance, logbook: Logbook | None) -> TreasureMap:
    """Nothing is drawn but the token of the temple; nobody spins a compass (SA-SMALL-02 to -08)."""
    colors = list(range(terms.seats))
    p = empty(terms, Chart(tiles_named(SMALL.tiles)), chance, logbook, colors)
    for player in p.players:
        player.balls = SMALL.balls
    p.offer = bag([1] * terms.pieces_a_level)
    p.supply = legal_tokens(p.chart)
    p.temple_tokens = [NOTHING] * len(p.chart.temples)
    lay_tokens(p, list(range(len(p.chart.temples))))
    begin_small_turn(p)
    return p


def pieces_on(chart: Chart) -> list[str]:
    """Everything in a game on this board: tokens of zones without land are left in the box (SA-SET-05)."""
    found = [laid.tile.code for laid in chart.tiles] + [card.code for card in MAP_CARDS]
    found.extend([TOKENS[token].code for token in legal_tokens(chart)])
    for piece in range(PIECES):
        found.extend([f"piece-{piece + 1}"] * LEVELS)
    return sorted(found)


def drawn_colors(terms: TreasureTerms, chance: Chance, logbook: Logbook | None) -> list[int]:
    """By seat, or by lot if the table wants it (SA-SET-08)."""
    colors = list(range(len(COLORS)))
    if terms.colors_drawn:
        shuffle(colors, chance)
        if logbook is not None:
            scripted = logbook.scripted("colors")
            if scripted is not None:
                if sorted(scripted) != sorted(COLORS):
                    raise BadRecord(f"{scripted} are not the four colors.")
                colors = [COLORS.index(name) for name in scripted]
            logbook.fell("colors", [COLORS[color] for color in colors])
    return colors[: terms.seats]


def drawn_card(what: str, chance: Chance, logbook: Logbook | None) -> int:
    card = int(chance.below(len(MAP_CARDS)))
    if logbook is not None:
        scripted = logbook.scripted(what)
        if scripted is not None:
            codes = [each.code for each in MAP_CARDS]
            if len(scripted) != 1 or scripted[0] not in codes:
                raise BadRecord(f"There is no map card {scripted}.")
            card = codes.index(scripted[0])
        logbook.fell(what, [MAP_CARDS[card].code])
    return card


def drawn_board(card: int, terms: TreasureTerms, chance: Chance) -> Chart:
    """Large islands as the card shows, the rest at random, again until everything can be reached (SA-SET-02, -03)."""
    islands = [tile for tile in TILES if tile.is_large_island]
    fixed = dict(zip(MAP_CARDS[card].islands, islands, strict=True))
    others = [tile for tile in TILES if not tile.is_large_island]
    while True:
        chart = tried(lay(others, fixed, chance))
        if chart is not None and suits(chart, terms):
            return chart


def suits(chart: Chart, terms: TreasureTerms) -> bool:
    """Land for every place of Eldorado, and tokens enough for the temples (SA-SET-07, -14)."""
    for card in MAP_CARDS:
        if chart.reading(card.zone, card.order) < 0:
            return False
    legal = [TOKENS[token] for token in legal_tokens(chart)]
    wanted = len(chart.temples) if terms.solo else len(chart.temples) - 1
    for level in range(terms.first_level, terms.last_level + 1):
        if len([token for token in legal if token.level == level]) < wanted:
            return False
    return True


def first_temples(p: TreasureMap) -> list[int]:
    """All but the most central one; alone all of them (SA-SET-06, SA-VAR-03)."""
    temples = list(range(len(p.chart.temples)))
    if not p.terms.solo:
        temples.remove(most_central(p.chart))
    return temples


def most_central(chart: Chart) -> int:
    """By the straight line from its middle to the middle of the board."""
    best = 0
    for temple in range(len(chart.temples)):
        if off_centre(chart, temple) < off_centre(chart, best):
            best = temple
    return best


def off_centre(chart: Chart, temple: int) -> int:
    side: int = chart.side
    cell = chart.temples[temple]
    rows = 2 * (cell // side) + 1 - side
    columns = 2 * (cell % side) + 1 - side
    return rows * rows + columns * columns


def empty(
    terms: TreasureTerms, chart: Chart, chance: Chance, logbook: Logbook | None, colors: list[int]
) -> TreasureMap:
    players = [Player(color, chart.ports[color][0], Loot([]), Loot([])) for color in colors]
    skulls = [NOWHERE] * PIRATES if terms.small else chart.skulls
    pirates = [Corsair(skull, Loot([])) for skull in skulls]
    p = TreasureMap(terms, chart, Routes(chart), chance, logbook, players, pirates, Corsair(NOWHERE, Loot([])))
    p.coins = vec[u8]([0] * int(chart.cells))
    if not terms.open_tokens or (terms.seeks_eldorado and not terms.eldorado_printed):
        p.keep_secrets(len(players))
    OVER.push(p)
    return p


# --- from data --------------------------------------------------------------------------------------------------------


def position_from_data(data: Data, usual: Mapping[str, Value]) -> TreasureMap:
    sheets = cast("list[Mapping[str, object]]", data["players"])
    terms = TreasureTerms(terms_from_data(data, len(sheets), usual))
    chart = Chart(tiles_named(texts(data, "tiles")))
    colors = [COLORS.index(cast(str, sheet["color"])) for sheet in sheets]
    p = empty(terms, chart, chance_from_data(cast(Data, data["chance"])), None, colors)
    p.set_pending(numbers(data, "stack"))
    p.revealed = cast(int, data["revealed"])
    p.decisions = cast(int, data["decisions"])
    for player, sheet in zip(p.players, sheets, strict=True):
        read_player(chart, player, sheet)
    for pirate, sheet in zip(p.pirates, cast("list[Mapping[str, object]]", data["pirates"]), strict=True):
        read_corsair(chart, pirate, sheet)
    read_corsair(chart, p.galleon, cast("Mapping[str, object]", data["galleon"]))
    for name, coins in cast("dict[str, int]", data["coins"]).items():
        p.coins[chart.named(name)] = u8(coins)
    codes = [card.code for card in MAP_CARDS]
    p.map_card = codes.index(cast(str, data["map_card"]))
    p.eldorado = codes.index(cast(str, data["eldorado"]))
    p.eldorado_known = cast(int, data["eldorado_known"])
    p.eldorado_not = cast(int, data["eldorado_not"])
    p.temple_tokens = [slot_named(text) if text else NOTHING for text in texts(data, "temple_tokens")]
    p.last_emptied = cast(int, data["last_emptied"])
    p.supply = [token_named(code) for code in texts(data, "supply")]
    p.swapped = [slot_named(text) for text in texts(data, "swapped")]
    p.offer = bag(numbers(data, "offer"))
    p.level = cast(int, data["level"])
    p.turn = cast(int, data["turn"])
    p.sector = cast(int, data["sector"])
    p.first = cast(int, data["first"])
    p.active = cast(int, data["active"])
    p.ending = cast(int, data["ending"])
    p.winner = cast(int, data["winner"])
    return p


def read_player(chart: Chart, player: Player, sheet: Mapping[str, object]) -> None:
    player.ship = chart.named(cast(str, sheet["ship"]))
    player.crew = chart.named(cast(str, sheet["crew"]))
    for card in EQUIPMENT:
        if card.code in texts(sheet, "cards"):
            player.cards |= card.bit
    player.balls = cast(int, sheet["balls"])
    read_loot(player.carried, cast("Mapping[str, object]", sheet["carried"]))
    read_loot(player.stored, cast("Mapping[str, object]", sheet["stored"]))


def read_corsair(chart: Chart, corsair: Corsair, sheet: Mapping[str, object]) -> None:
    cell = cast(str, sheet["cell"])
    corsair.cell = chart.named(cell) if cell else NOWHERE
    corsair.target = cast(int, sheet["target"])
    read_loot(corsair.loot, cast("Mapping[str, object]", sheet["loot"]))


def read_loot(loot: Loot, sheet: Mapping[str, object]) -> None:
    loot.gold = cast(int, sheet["gold"])
    loot.tokens = [slot_named(text) for text in texts(sheet, "tokens")]
    loot.pieces = bag(numbers(sheet, "pieces"))


def bag(counts: list[int]) -> i64:
    found: i64 = 0
    for kind, number in enumerate(counts):
        found += number << 4 * kind
    return found


def slot_named(text: str) -> int:
    code, _, knowers = text.partition("/")
    return int(slot_of(token_named(code), int(knowers or "0")))


def token_named(code: str) -> int:
    return [token.code for token in TOKENS].index(code)


def texts(data: Mapping[str, object], key: str) -> list[str]:
    return list(cast("list[str]", data[key]))


def numbers(data: Mapping[str, object], key: str) -> list[int]:
    return list(cast("list[int]", data[key]))

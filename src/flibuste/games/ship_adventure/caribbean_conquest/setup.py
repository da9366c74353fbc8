"""A fresh game (CC-SET), and a position from its data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import u8

from flibuste.games.ship_adventure.caribbean_conquest.frames import OVER, SPIN_COMPASS
from flibuste.games.ship_adventure.caribbean_conquest.play import CaribbeanConquest
from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestTerms, Player
from flibuste.games.ship_adventure.caribbean_conquest.realm import Realm
from flibuste.games.ship_adventure.chart import Chart
from flibuste.games.ship_adventure.laying import lay, tiles_named, tried, written_down
from flibuste.games.ship_adventure.pieces import COLORS, EQUIPMENT, TILES
from flibuste.kernel.chance import Chance, chance_from_data, shuffle
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Value
from flibuste.kernel.refusals import BadRecord
from flibuste.kernel.terms import terms_from_data


def new_position(terms: ConquestTerms, chance: Chance, logbook: Logbook | None) -> CaribbeanConquest:
    colors = drawn_colors(terms, chance, logbook)
    chart = written_down(drawn_board(terms, chance), logbook)
    p = empty(terms, Realm(chart, terms.boxes), chance, logbook, colors)
    for seat, player in enumerate(p.players):
        player.gold = terms.start_gold
        player.balls = terms.start_balls
        for city in chart.cities[player.color]:
            p.control[city] = u8(seat + 1)
    if logbook is not None:
        logbook.tell("game-started", {"boxes": terms.boxes, "colors": [COLORS[color] for color in colors]})
    SPIN_COMPASS.push(p)
    return p


def drawn_colors(terms: ConquestTerms, chance: Chance, logbook: Logbook | None) -> list[int]:
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


def drawn_board(terms: ConquestTerms, chance: Chance) -> Chart:
    """All tiles of all boxes shuffled together, until everything can be reached (CC-SET-03)."""
    while True:
        chart = tried(lay(TILES * terms.boxes, {}, chance))
        if chart is not None:
            return chart


def empty(
    terms: ConquestTerms, realm: Realm, chance: Chance, logbook: Logbook | None, colors: list[int]
) -> CaribbeanConquest:
    cells: int = realm.chart.cells
    players = [Player(color) for color in colors]
    units = vec[u8]([0] * (cells * len(players)))
    p = CaribbeanConquest(terms, realm, chance, logbook, players, units, vec[u8]([0] * cells))
    OVER.push(p)
    return p


def position_from_data(data: Data, usual: Mapping[str, Value]) -> CaribbeanConquest:
    sheets = cast("list[Mapping[str, object]]", data["players"])
    terms = ConquestTerms(terms_from_data(data, len(sheets), usual))
    chart = Chart(tiles_named(list(cast("list[str]", data["tiles"]))))
    colors = [COLORS.index(cast(str, sheet["color"])) for sheet in sheets]
    p = empty(terms, Realm(chart, terms.boxes), chance_from_data(cast(Data, data["chance"])), None, colors)
    p.set_pending(list(cast("list[int]", data["stack"])))
    p.revealed = cast(int, data["revealed"])
    p.decisions = cast(int, data["decisions"])
    for player, sheet in zip(p.players, sheets, strict=True):
        player.gold = cast(int, sheet["gold"])
        player.balls = cast(int, sheet["balls"])
        for card in EQUIPMENT:
            if card.code in cast("list[str]", sheet["cards"]):
                player.cards |= card.bit
        player.is_out = sheet["is_out"] is True
    for seat, fleet in enumerate(cast("list[dict[str, list[int]]]", data["units"])):
        for name, (ships, crews) in fleet.items():
            p.add_units(seat, chart.named(name), ships + 16 * crews)
    for name, seat in cast("dict[str, int]", data["control"]).items():
        p.control[chart.named(name)] = u8(seat + 1)
    p.points = cast(int, data["points"])
    p.stops = [chart.named(name) for name in cast("list[str]", data["stops"])]
    p.pairs = list(cast("list[int]", data["pairs"]))
    p.turn = cast(int, data["turn"])
    p.sector = cast(int, data["sector"])
    p.first = cast(int, data["first"])
    p.active = cast(int, data["active"])
    p.closing = cast(int, data["closing"])
    p.ending = cast(int, data["ending"])
    return p

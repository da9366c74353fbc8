"""What everybody sees: everything."""

from __future__ import annotations

from typing import TypedDict

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    AIM_FROM,
    AIMING,
    ANSWERING,
    BATTLE,
    BATTLE_CELL,
    EXCHANGE,
    EXCHANGE_FROM,
    EXCHANGE_TO,
    FIRED_AT,
    FIRED_FROM,
    GROUP_FROM,
    GROUP_SIZE,
    LOSS_CELL,
    LOSSES,
    MARCH,
    MARCH_CELL,
    MARCH_GROUP,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    ConquestPosition,
    crews_in,
    ships_in,
)
from flibuste.games.ship_adventure.pieces import COLORS, EQUIPMENT, SECTORS
from flibuste.kernel.data import Data


class ConquestPoint(TypedDict):
    cell: str
    zone: int
    """Counted from 1; 0 for a city, which is in none."""
    controller: int


class ConquestUnits(TypedDict):
    seat: int
    cell: str
    ships: int
    crews: int


class ConquestPlayer(TypedDict):
    color: str
    gold: int
    balls: int
    cards: list[str]
    is_out: bool
    count: int
    """Points with whole zones double: the income of a turn, and the score at the end."""
    zones: list[int]
    """Points of each zone that it holds."""


class ConquestView(TypedDict):
    step: str
    seat_to_move: int
    turn: int
    sector: int
    rings: list[str]
    first: int
    active: int
    boxes: int
    tiles: list[str]
    rows: list[str]
    drift: dict[str, str]
    points: list[ConquestPoint]
    per_zone: int
    majority: int
    units: list[ConquestUnits]
    players: list[ConquestPlayer]
    movement_points: int
    stops: list[str]
    closing: bool
    """The game ends after this turn."""
    at_hand: dict[str, int | str]


def view(p: ConquestPosition, step: str, seat_to_move: int) -> Data:
    chart = p.chart
    shown: ConquestView = {
        "step": step,
        "seat_to_move": seat_to_move,
        "turn": p.turn,
        "sector": p.sector + 1,
        "rings": [COLORS[color] for color in SECTORS[p.sector]],
        "first": p.first,
        "active": p.active,
        "boxes": p.terms.boxes,
        "tiles": [laid.name for laid in chart.tiles],
        "rows": chart.rows(),
        "drift": {chart.name(c): chart.name(chart.drift[c]) for c in range(chart.cells) if chart.drift[c] >= 0},
        "points": [
            {"cell": chart.name(point), "zone": p.realm.zone[point] + 1, "controller": p.controller(point)}
            for point in p.realm.points
        ],
        "per_zone": p.realm.per_zone,
        "majority": p.realm.majority,
        "units": unit_views(p),
        "players": [player_view(p, seat) for seat in range(p.seats)],
        "movement_points": p.points,
        "stops": [chart.name(cell) for cell in p.stops],
        "closing": p.closing != 0,
        "at_hand": at_hand(p),
    }
    return dict(shown)


def unit_views(p: ConquestPosition) -> list[ConquestUnits]:
    found: list[ConquestUnits] = []
    for seat in range(p.seats):
        for cell in range(p.chart.cells):
            units = p.units_of(seat, cell)
            if units:
                name = p.chart.name(cell)
                found.append({"seat": seat, "cell": name, "ships": ships_in(units), "crews": crews_in(units)})
    return found


def player_view(p: ConquestPosition, seat: int) -> ConquestPlayer:
    player = p.players[seat]
    return {
        "color": COLORS[player.color],
        "gold": player.gold,
        "balls": player.balls,
        "cards": [card.code for card in EQUIPMENT if player.cards & card.bit],
        "is_out": player.is_out,
        "count": p.count(seat),
        "zones": p.zone_counts(seat),
    }


def at_hand(p: ConquestPosition) -> dict[str, int | str]:
    name = p.chart.name
    if GROUP_SIZE.is_on_top(p):
        return {"cell": name(GROUP_FROM.of(p))}
    if MARCH.is_on_top(p):
        units = MARCH_GROUP.of(p) & 255
        return {"cell": name(MARCH_CELL.of(p)), "ships": ships_in(units), "crews": crews_in(units)}
    if BATTLE.is_on_top(p):
        return {"cell": name(BATTLE_CELL.of(p))}
    if LOSSES.is_on_top(p):
        return {"cell": name(LOSS_CELL.of(p))}
    if AIMING.is_on_top(p):
        return {"cell": name(AIM_FROM.of(p))}
    if ANSWERING.is_on_top(p):
        return {"cell": name(FIRED_FROM.of(p)), "at": name(FIRED_AT.of(p))}
    if EXCHANGE.is_on_top(p):
        return {"cell": name(EXCHANGE_FROM.of(p)), "at": name(EXCHANGE_TO.of(p))}
    return {}

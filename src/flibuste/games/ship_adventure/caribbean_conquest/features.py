"""What a seat may know, as numbers (kernel/features.py): everything, because nothing is hidden.

Seats are counted from the one that looks: 0 is itself, 1 the next in the order of seats. Cells are in reading order, so
that the numbers of the board are planes of side x side.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    AIM_FROM,
    AIMING,
    ANSWERING,
    BATTLE,
    BATTLE_CELL,
    EXCHANGE,
    EXCHANGE_TO,
    FIRED_AT,
    FRAMES,
    GROUP_FROM,
    GROUP_SIZE,
    LOSS_CELL,
    LOSSES,
    MARCH,
    MARCH_CELL,
    MARCH_GROUP,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import MOST_ON_A_CELL
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    NOTHING,
    RUNNING,
    ConquestPosition,
    crews_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.realm import NO_ZONE, Realm
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import units_in
from flibuste.games.ship_adventure.pieces import CONQUEST, EQUIPMENT, SIGNS, TILE, TILES_A_SIDE, ZONES_BY_BOXES
from flibuste.kernel.features import Feature, FeatureBook, capped

VERSION: Final = 1
STEPS: Final = len(FRAMES.frames)
KINDS: Final = len(SIGNS)
CARDS: Final = len(EQUIPMENT)
PASSING: Final = 2 * MOST_ON_A_CELL
"""On a cell that a group passes through."""
MOST_GOLD: Final = 500
MOST_BALLS: Final = 50
MOST_TURNS: Final = 1_000
MOST_STEPS: Final = 3 * int(CONQUEST.movement_points)
"""Of nine boxes, where each row of them has its own (CC-MOVE-13)."""


def of_the_chart(seats: int, side: int, zones: int) -> list[Feature]:
    """In the order of page_of() and put_chart()."""
    return [
        Feature("terrain", [KINDS, side, side], 1, "kind of each cell: calm, port, skull, wave, jungle, city, temple"),
        Feature("zone", [side, side], zones, "zone of a temple or skull, counted from 1"),
        Feature("ships", [seats, side, side], PASSING, "ships of each seat", MOST_ON_A_CELL),
        Feature("crews", [seats, side, side], PASSING, "crews of each seat", MOST_ON_A_CELL),
        Feature("control", [seats, side, side], 1, "points that each seat holds"),
        Feature("stops", [side, side], 1, "where the active player has stopped in this turn"),
        Feature("at_hand", [side, side], 1, "the cell that the decision is about"),
    ]


def of_the_turn(seats: int) -> list[Feature]:
    """In the order of put_turn()."""
    return [
        Feature("step", [STEPS], 1, "the decision at hand, by step number"),
        Feature("to_move", [seats], 1, "whose decision it is"),
        Feature("active", [seats], 1, "whose turn it is"),
        Feature("first", [seats], 1, "who began this turn"),
        Feature("turn", [1], MOST_TURNS, "the turn; 0 while fleets are deployed", 30),
        Feature("movement_points", [1], MOST_STEPS, "movement points left", 6),
        Feature("group", [2], MOST_ON_A_CELL, "ships and crews of the group that moves"),
        Feature("closing", [1], 1, "the game ends after this turn"),
    ]


def of_the_players(seats: int, zones: int, per_zone: int) -> list[Feature]:
    """In the order of put_player()."""
    most = 2 * zones * per_zone + 4 * zones * per_zone // 9  # every point, and all zones whole
    return [
        Feature("count", [seats], most, "points held, those of whole zones double", 13),
        Feature("gold", [seats], MOST_GOLD, "gold", 20),
        Feature("balls", [seats], MOST_BALLS, "cannonballs", 3),
        Feature("is_out", [seats], 1, "eliminated"),
        Feature("cards", [CARDS, seats], 1, "equipment"),
        Feature("zone_points", [zones, seats], per_zone, "points held of each zone"),
    ]


def book_for(seats: int, boxes: int) -> FeatureBook:
    zones = ZONES_BY_BOXES[boxes]
    side = TILE * TILES_A_SIDE * {1: 1, 4: 2, 9: 3}[boxes]
    features = of_the_chart(seats, side, zones) + of_the_turn(seats)
    return FeatureBook(VERSION, features + of_the_players(seats, zones, 9 * boxes // zones))


BOOKS: Final[dict[int, list[FeatureBook]]] = {
    boxes: [book_for(seats, boxes) for seats in (2, 3, 4)] for boxes in ZONES_BY_BOXES
}


def features_for(seats: i64, boxes: int) -> FeatureBook:
    return BOOKS[boxes][seats - 2]


# --- writing them -----------------------------------------------------------------------------------------------------


def observe(p: ConquestPosition, seat: i64, out: vec[i16]) -> vec[i16]:
    if len(p.chart.page) == 0:
        p.chart.page = page_of(p.realm, features_for(p.seats, p.terms.boxes))
    start: i64 = len(out)
    out = extend(out, p.chart.page)
    at: i64 = put_chart(p, seat, out, start + (KINDS + 1) * p.chart.cells)
    at = put_turn(p, seat, out, at)
    for away in range(p.seats):
        put_player(p, (seat + away) % p.seats, out, at + away, p.seats)
    return out


def page_of(realm: Realm, book: FeatureBook) -> vec[i16]:
    """Kinds of cells and their zones, which no move changes."""
    page = book.blank[:]
    cells: i64 = realm.chart.cells
    for cell in range(cells):
        page[realm.chart.kind[cell] * cells + cell] = 1
        if realm.zone[cell] != NO_ZONE:
            page[KINDS * cells + cell] = i16(realm.zone[cell] + 1)
    return page


def put_chart(p: ConquestPosition, seat: i64, out: vec[i16], ships: i64) -> i64:
    """What moves change of it, from the ships on."""
    cells: i64 = p.chart.cells
    crews: i64 = ships + p.seats * cells
    control: i64 = crews + p.seats * cells
    for away in range(p.seats):
        put_fleet(p, (seat + away) % p.seats, out, ships + away * cells, crews + away * cells)
    for point in p.realm.points:
        holder: i64 = p.controller(point)
        if holder >= 0:
            out[control + (holder - seat + p.seats) % p.seats * cells + point] = 1
    stops: i64 = control + p.seats * cells
    for stop in p.stops:
        out[stops + stop] = 1
    cell_at_hand: i64 = at_hand(p)
    if cell_at_hand >= 0:
        out[stops + cells + cell_at_hand] = 1
    return stops + 2 * cells


def put_fleet(p: ConquestPosition, seat: i64, out: vec[i16], ships: i64, crews: i64) -> None:
    for cell in range(p.chart.cells):
        units: i64 = p.units_of(seat, cell)
        if units:
            out[ships + cell] = i16(ships_in(units))
            out[crews + cell] = i16(crews_in(units))


def at_hand(p: ConquestPosition) -> i64:
    """The cell of a group, a combat or a shot; NOTHING in other decisions."""
    if MARCH.is_on_top(p):
        return MARCH_CELL.of(p)
    if GROUP_SIZE.is_on_top(p):
        return GROUP_FROM.of(p)
    if BATTLE.is_on_top(p):
        return BATTLE_CELL.of(p)
    if LOSSES.is_on_top(p):
        return LOSS_CELL.of(p)
    if AIMING.is_on_top(p):
        return AIM_FROM.of(p)
    if ANSWERING.is_on_top(p):
        return FIRED_AT.of(p)
    return EXCHANGE_TO.of(p) if EXCHANGE.is_on_top(p) else NOTHING


def put_turn(p: ConquestPosition, seat: i64, out: vec[i16], at: i64) -> i64:
    seats: i64 = p.seats
    out[at + p.top] = 1
    at += STEPS
    to_move: i64 = p.seat_to_move()
    if to_move >= 0:
        out[at + (to_move - seat + seats) % seats] = 1
    out[at + seats + (p.active - seat + seats) % seats] = 1
    out[at + 2 * seats + (p.first - seat + seats) % seats] = 1
    at += 3 * seats
    out[at] = capped(p.turn, MOST_TURNS)
    out[at + 1] = i16(p.points)
    if MARCH.is_on_top(p):
        units: i64 = units_in(MARCH_GROUP.of(p))
        out[at + 2] = i16(ships_in(units))
        out[at + 3] = i16(crews_in(units))
    out[at + 4] = 1 if p.closing != RUNNING else 0
    return at + 5


def put_player(p: ConquestPosition, seat: i64, out: vec[i16], at: i64, seats: i64) -> None:
    player = p.players[seat]
    out[at] = i16(p.count(seat))
    out[at + seats] = capped(player.gold, MOST_GOLD)
    out[at + 2 * seats] = capped(player.balls, MOST_BALLS)
    out[at + 3 * seats] = 1 if player.is_out else 0
    at += 4 * seats
    for card in range(CARDS):
        if player.cards & EQUIPMENT[card].bit:
            out[at + card * seats] = 1
    at += CARDS * seats
    for held in p.zone_counts(seat):
        out[at] = i16(held)
        at += seats

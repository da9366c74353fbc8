"""Compass, deployment, the order of players, income and the end (CC-TURN, CC-SET-09, CC-END)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    DEPLOYING,
    PURCHASES,
    SPIN_COMPASS,
    UNIT_TO_DEPLOY,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import AT, AT_MOVES, CREW, SHIP, SPIN_MOVE, ConquestMove
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    ELIMINATION,
    MAJORITY,
    NOBODYS,
    NOTHING,
    RUNNING,
    TIME_UP,
    ConquestPosition,
    number_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step, not_now
from flibuste.games.ship_adventure.pieces import CITY, SECTORS
from flibuste.kernel.frames import drop_pending
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import BadRecord, Reason

UNITS_TO_DEPLOY = 3
MOVEMENT_POINTS = 6
MOST_ON_A_CELL = 4


class SpinCompass(Step):
    """Before the deployment, and at the start of each turn."""

    def seat(self, p: ConquestPosition) -> i64:
        return p.first

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [SPIN_MOVE]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        p.sector = spin(p)
        p.first = first_of(p)
        p.active = p.first
        p.tell("compass-spun", {"sector": p.sector + 1, "seat": p.first, "turn": p.turn})
        if p.turn == 0:
            p.ask(DEPLOYING, 0)
        else:
            begin_player_turn(p)
        p.settle()


def spin(p: ConquestPosition) -> i64:
    sector: i64 = p.chance.below(len(SECTORS))
    book = p.logbook
    if book is not None:
        scripted = book.scripted("compass")
        if scripted is not None:
            if len(scripted) != 1 or not scripted[0].isdigit() or not 1 <= int(scripted[0]) <= len(SECTORS):
                raise BadRecord(f"The compass cannot point to {scripted}.")
            sector = int(scripted[0]) - 1
        book.fell("compass", [str(sector + 1)])
    p.reveal(sector)
    return sector


def first_of(p: ConquestPosition) -> i64:
    """The first color from the inner ring on that somebody plays who is still in the game (SA-COMP-01)."""
    for color in SECTORS[p.sector]:
        for seat in range(p.seats):
            if p.players[seat].color == color and not p.players[seat].is_out:
                return seat
    return next_in_game(p, p.first)


def next_in_game(p: ConquestPosition, seat: i64) -> i64:
    for _ in range(p.seats):
        seat = clockwise(seat, p.seats)
        if not p.players[seat].is_out:
            return seat
    return seat


# --- deployment -------------------------------------------------------------------------------------------------------


class Deploying(Step):
    """A ship on a controlled port, then two crews on controlled cities or aboard (CC-SET-09)."""

    def moves(self, p: ConquestPosition) -> list[Move]:
        unit: i64 = SHIP if UNIT_TO_DEPLOY.of(p) == 0 else CREW
        return [AT_MOVES[p.move_number(cell)] for cell in places_for(p, unit)]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        number: i64 = UNIT_TO_DEPLOY.of(p)
        put(p, p.cell_numbered(move.what), SHIP if number == 0 else CREW)
        if number + 1 < UNITS_TO_DEPLOY:
            p.ask(DEPLOYING, number + 1)
            return
        p.active = clockwise(p.active, p.seats)
        if p.active == p.first:
            p.turn = 1
            p.ask(SPIN_COMPASS)
        else:
            p.ask(DEPLOYING, 0)

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        return Reason("not-a-place-to-deploy", "CC-SET-09") if move.verb == AT else not_now(self.name)


def places_for(p: ConquestPosition, unit: i64) -> list[int]:
    """Ports and cities that the active player controls; a crew may board the ship that was deployed."""
    found: list[int] = []
    for city in cities_of(p, p.active):
        port: int = p.realm.port_of[city]
        if unit == SHIP:
            found.append(port)
        else:
            found.append(city)
            if ships_in(p.units_of(p.active, port)):
                found.append(port)
    found.sort()
    return found


def cities_of(p: ConquestPosition, seat: i64) -> list[int]:
    return [point for point in p.realm.points if p.chart.kind[point] == CITY and p.controller(point) == seat]


def put(p: ConquestPosition, cell: i64, unit: i64) -> None:
    p.add_units(p.active, cell, 1 if unit == SHIP else 16)
    p.tell("deployed", {"seat": p.active, "unit": ("ship", "crew")[unit], "cell": p.chart.name(cell)})


# --- turns ------------------------------------------------------------------------------------------------------------


def begin_player_turn(p: ConquestPosition) -> None:
    p.points = MOVEMENT_POINTS
    p.stops = []
    p.pairs = []
    if p.logbook is not None:
        p.logbook.tell("player-turn", {"seat": p.active, "turn": p.turn})
    p.ask(PURCHASES)


def end_player_turn(p: ConquestPosition) -> None:
    """What is uncontrolled is seized, then who is out and who has the majority (CC-TURN-06)."""
    seize(p)
    check_end(p)
    following: i64 = next_in_order(p)
    if following < 0:
        end_turn(p)
    else:
        p.active = following
        begin_player_turn(p)


def next_in_order(p: ConquestPosition) -> i64:
    """The next player of this turn who is still in the game; NOTHING after the last."""
    seat: i64 = clockwise(p.active, p.seats)
    while seat != p.first:
        if not p.players[seat].is_out:
            return seat
        seat = clockwise(seat, p.seats)
    return NOTHING


def seize(p: ConquestPosition) -> None:
    """A crew on a temple or city, a ship on a skull (CC-CTL-01)."""
    for point in p.realm.points:
        if p.controller(point) < 0 and p.units_of(p.active, point):
            take_point(p, p.active, point)


def take_point(p: ConquestPosition, seat: i64, point: i64) -> None:
    p.control[point] = u8(seat + 1)
    p.tell("point-taken", {"seat": seat, "cell": p.chart.name(point)})


def check_end(p: ConquestPosition) -> None:
    """Once triggered it stays so (CC-END-01, -04)."""
    for seat in range(p.seats):
        if not p.players[seat].is_out and is_beaten(p, seat):
            eliminate(p, seat)
    if p.closing == RUNNING:
        for seat in range(p.seats):
            if p.whole_zones(seat) >= p.realm.majority:
                p.closing = MAJORITY
                p.tell("majority-reached", {"seat": seat})


def is_beaten(p: ConquestPosition, seat: i64) -> bool:
    """No unit and no city, or by option no unit and no point at all (CC-END-03)."""
    for cell in range(p.chart.cells):
        if p.units_of(seat, cell):
            return False
    for point in p.realm.points:
        if p.controller(point) == seat and (p.terms.nothing_left or p.chart.kind[point] == CITY):
            return False
    return True


def eliminate(p: ConquestPosition, seat: i64) -> None:
    p.players[seat].is_out = True
    p.tell("player-out", {"seat": seat})
    for point in p.realm.points:
        if p.controller(point) == seat:
            p.control[point] = NOBODYS
    if p.closing == RUNNING:
        p.closing = ELIMINATION


def end_turn(p: ConquestPosition) -> None:
    """Income, then the count if the end was triggered (CC-TURN-01, CC-END-04)."""
    for seat in range(p.seats):
        gold: i64 = p.count(seat)
        p.players[seat].gold += gold
        if p.logbook is not None:
            p.logbook.tell("income", {"seat": seat, "gold": gold})
    if p.closing == RUNNING and p.terms.turn_limit and p.turn >= p.terms.turn_limit:
        p.closing = TIME_UP
    if p.closing != RUNNING:
        finish(p, p.closing)
        return
    p.turn += 1
    p.ask(SPIN_COMPASS)


def finish(p: ConquestPosition, ending: i64) -> None:
    drop_pending(p)
    p.ending = ending
    p.tell("game-ended", {"counts": p.scores()})


def has_room(p: ConquestPosition, seat: i64, cell: i64) -> bool:
    """At most four own pieces on a cell (CC-MOVE-03)."""
    return number_in(p.units_of(seat, cell)) < MOST_ON_A_CELL


class Over(Step):
    """Nothing is pending any more."""

    def seat(self, p: ConquestPosition) -> i64:
        return -1

    def moves(self, p: ConquestPosition) -> list[Move]:
        return []

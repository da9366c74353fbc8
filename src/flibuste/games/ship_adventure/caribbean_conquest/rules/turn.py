"""Compass, deployment, the order of players, income and the end (CC-TURN, CC-SET-09, CC-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    DEPLOYING,
    PURCHASES,
    SPIN_COMPASS,
    UNIT_TO_DEPLOY,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import AT, AT_MOVES, CREW, SHIP, SPIN_MOVE, ConquestMove
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    ELIMINATION,
    ENDINGS,
    GOAL,
    MAJORITY,
    NOTHING,
    RUNNING,
    TIME_UP,
    ConquestPosition,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.points import cities_of, free_points, seize
from flibuste.games.ship_adventure.caribbean_conquest.rules.step import Step, not_now
from flibuste.games.ship_adventure.pieces import CITY, CONQUEST, SECTORS
from flibuste.kernel.frames import drop_pending
from flibuste.kernel.moves import Move
from flibuste.kernel.outcome import ranks_by
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import BadPosition, BadRecord, Reason

KINDS: Final = ("ship", "crew")


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
        if p.turn == 0:
            p.tell("deployment-began", {"sector": p.sector + 1, "seat": p.first})
            p.ask(DEPLOYING, 0)
        else:
            p.tell("turn-began", {"sector": p.sector + 1, "seat": p.first, "round": p.turn})
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
    raise AssertionError("three rings of four colors cannot miss two players (SA-COMP-02)")


# --- deployment -------------------------------------------------------------------------------------------------------


class Deploying(Step):
    """A ship on a controlled port, then two crews on controlled cities or aboard (CC-SET-09)."""

    def moves(self, p: ConquestPosition) -> list[Move]:
        return [AT_MOVES[p.move_number(cell)] for cell in places_for(p, unit_at_hand(p))]

    def play(self, p: ConquestPosition, move: ConquestMove) -> None:
        deploy(p, p.cell_numbered(move.what))
        p.settle()

    def settle(self, p: ConquestPosition) -> None:
        """A single place is not asked for."""
        cells = places_for(p, unit_at_hand(p))
        if len(cells) == 1:
            deploy(p, cells[0])
            p.settle()

    def why_not(self, p: ConquestPosition, move: ConquestMove) -> Reason:
        if move.verb == AT:
            return Reason("not-a-place-to-deploy", "CC-SET-09", {"unit": KINDS[unit_at_hand(p)]})
        return not_now(self.name)


def unit_at_hand(p: ConquestPosition) -> i64:
    return SHIP if UNIT_TO_DEPLOY.of(p) < CONQUEST.ships else CREW


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


def deploy(p: ConquestPosition, cell: i64) -> None:
    """One unit; after the third it is the next player's turn to deploy, after the last player's the first turn."""
    number: i64 = UNIT_TO_DEPLOY.of(p)
    unit: i64 = unit_at_hand(p)
    put(p, cell, unit)
    p.tell("deployed", {"seat": p.active, "unit": KINDS[unit], "cell": p.chart.name(cell)})
    if number + 1 < CONQUEST.ships + CONQUEST.crews:
        p.ask(DEPLOYING, number + 1)
        return
    p.active = clockwise(p.active, p.seats)
    if p.active == p.first:
        p.turn = 1
        p.ask(SPIN_COMPASS)
    else:
        p.ask(DEPLOYING, 0)


def put(p: ConquestPosition, cell: i64, unit: i64) -> None:
    p.add_units(p.active, cell, 1 if unit == SHIP else 16)


# --- turns ------------------------------------------------------------------------------------------------------------


def begin_player_turn(p: ConquestPosition) -> None:
    p.points = p.terms.steps
    p.stops = []
    p.pairs = []
    p.tell("player-turn", {"seat": p.active})
    p.ask(PURCHASES)


def begin_turn_of(p: ConquestPosition, seat: int) -> None:
    """Whoever's turn it was: it is over. Who is out has none, and nobody has one before all fleets are deployed."""
    if p.turn == 0 or p.players[seat].is_out:
        raise BadPosition("Nobody's turn begins before all fleets are deployed, nor that of who is out.")
    p.active = seat
    begin_player_turn(p)


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


# --- the end ----------------------------------------------------------------------------------------------------------


def check_end(p: ConquestPosition) -> None:
    """Once triggered it stays so (CC-END-01, -04)."""
    for seat in range(p.seats):
        if not p.players[seat].is_out and is_beaten(p, seat):
            eliminate(p, seat)
    if p.closing == RUNNING:
        zones = [p.whole_zones(seat) for seat in range(p.seats)]
        for seat in range(p.seats):
            if has_majority(p, zones[seat], sum(zones)):
                p.closing = MAJORITY
                p.tell("majority-reached", {"seat": seat, "zones": zones[seat]})
    if p.closing == RUNNING and p.terms.goal:
        for seat in range(p.seats):
            if p.closing == RUNNING and p.count(seat) >= p.terms.goal:
                p.closing = GOAL
                p.tell("goal-reached", {"seat": seat, "points": p.count(seat)})


def has_majority(p: ConquestPosition, own: i64, controlled: i64) -> bool:
    """More zones than all others together, and enough of them (CC-END-02)."""
    return own >= zones_wanted(p) and 2 * own > controlled


def zones_wanted(p: ConquestPosition) -> int:
    return p.realm.lead if p.terms.lead_is_enough else p.realm.majority


def is_beaten(p: ConquestPosition, seat: i64) -> bool:
    """No unit and no point, or by option no unit and no city (CC-END-03)."""
    if p.players[seat].cells:
        return False
    for point in p.realm.points:
        if p.controller(point) == seat and (p.terms.nothing_left or p.chart.kind[point] == CITY):
            return False
    return True


def eliminate(p: ConquestPosition, seat: i64) -> None:
    p.players[seat].is_out = True
    p.tell("player-out", {"seat": seat})
    free_points(p, seat)
    if p.closing == RUNNING and (p.terms.ends_with_the_first or players_left(p) == 1):
        p.closing = ELIMINATION


def players_left(p: ConquestPosition) -> int:
    return len([player for player in p.players if not player.is_out])


def end_turn(p: ConquestPosition) -> None:
    """Income, then the count if the end was triggered (CC-TURN-01, CC-END-04)."""
    for seat in range(p.seats):
        gold: i64 = p.count(seat)
        p.players[seat].gold += gold
        if gold > 0:
            p.tell("income", {"seat": seat, "gold": gold})
    if p.closing == RUNNING and p.terms.turn_limit and p.turn >= p.terms.turn_limit:
        p.closing = TIME_UP
    if p.closing != RUNNING:
        finish(p, p.closing)
        return
    p.turn += 1
    while p.players[p.first].is_out:
        p.first = clockwise(p.first, p.seats)  # who spins next (CC-END-12)
    p.ask(SPIN_COMPASS)


def finish(p: ConquestPosition, ending: i64) -> None:
    drop_pending(p)
    p.ending = ending
    if p.logbook is not None:
        for seat, count in enumerate(p.scores()):
            p.logbook.tell("final-count", {"seat": seat, "points": count})
        first = [seat for seat, rank in enumerate(ranks(p)) if rank == 1]
        p.logbook.tell("game-ended", {"winners": first, "ending": ENDINGS[ending]})


def ranks(p: ConquestPosition) -> list[int]:
    """Points, then gold (CC-END-06, -08)."""
    return ranks_by([(p.count(seat), p.players[seat].gold) for seat in range(p.seats)])


class Over(Step):
    """Nothing is pending any more."""

    def seat(self, p: ConquestPosition) -> i64:
        return -1

    def moves(self, p: ConquestPosition) -> list[Move]:
        return []

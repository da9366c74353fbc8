"""The compass and the galleon's way before the players (SA-COMP, SA-GAL)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.chart import DIRECTIONS, NOWHERE
from flibuste.games.ship_adventure.pieces import LEVEL, SECTORS
from flibuste.games.ship_adventure.treasure_map.frames import GALLEON_SAILS, GALLEON_STEPS
from flibuste.games.ship_adventure.treasure_map.moves import COURSE, COURSE_MOVES, SPIN_MOVE, TreasureMove
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.courses import next_steps
from flibuste.games.ship_adventure.treasure_map.rules.movement import begin_movement
from flibuste.games.ship_adventure.treasure_map.rules.step import Step, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import BadRecord, Reason


class SpinCompass(Step):
    """By who was first in the turn before (SA-TURN-06)."""

    def seat(self, p: TreasurePosition) -> i64:
        return p.first

    def moves(self, p: TreasurePosition) -> list[Move]:
        return [SPIN_MOVE]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        p.sector = spin(p)
        p.first = first_of(p, SECTORS[p.sector])
        p.active = p.first
        p.tell("compass-spun", {"round": p.turn, "seat": p.first, "sector": f"sector-{p.sector + 1}"})
        begin_galleon(p)
        p.settle()


def spin(p: TreasurePosition) -> i64:
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


def first_of(p: TreasurePosition, rings: list[int]) -> i64:
    """The first color from the inner ring on that somebody plays (SA-COMP-01)."""
    for color in rings:
        for seat in range(p.seats):
            if p.players[seat].color == color:
                return seat
    return 0


def goal_of(p: TreasurePosition) -> i64:
    """The port of the compass color (SA-GAL-03)."""
    color: i64 = p.players[p.first].color if p.terms.galleon_follows_first else SECTORS[p.sector][0]
    return p.chart.ports[color][0]


def begin_galleon(p: TreasurePosition) -> None:
    """It comes on the board at the port, or sails for it (SA-GAL-01, -02, -10)."""
    if p.galleon.cell == NOWHERE:
        p.galleon.cell = goal_of(p)
        p.tell("galleon-came", {"cell": p.chart.name(p.galleon.cell)})
        begin_movement(p)
    else:
        p.ask(GALLEON_SAILS, LEVEL[p.level - 1].galleon_steps)


class GalleonSails(Step):
    """By itself, unless the table lets the first player choose among equally short ways."""

    def seat(self, p: TreasurePosition) -> i64:
        return p.first

    def moves(self, p: TreasurePosition) -> list[Move]:
        return [COURSE_MOVES[way] for way in ways(p)]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        sail(p, move.what)
        p.settle()

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        return Reason("not-shortest", "SA-GAL-05") if move.verb == COURSE else not_now(self.name)

    def settle(self, p: TreasurePosition) -> None:
        while GALLEON_STEPS.of(p) > 0:
            open_ways = ways(p)
            if not open_ways:
                break
            if len(open_ways) > 1 and p.terms.first_player_steers:
                return
            sail(p, open_ways[0])
        begin_movement(p)
        p.settle()


def ways(p: TreasurePosition) -> list[int]:
    return next_steps(p, p.galleon.cell, goal_of(p), True)


def sail(p: TreasurePosition, way: i64) -> None:
    """One coin on the cell that it leaves (SA-GAL-04)."""
    galleon = p.galleon
    if p.coins[galleon.cell] < 250:
        p.coins[galleon.cell] += 1
    galleon.cell = p.chart.next(galleon.cell, way)
    GALLEON_STEPS.set(p, GALLEON_STEPS.of(p) - 1)
    p.tell("galleon-sailed", {"cell": p.chart.name(galleon.cell), "way": DIRECTIONS[way]})

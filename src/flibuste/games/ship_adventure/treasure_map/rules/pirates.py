"""Pirates hunt after all players, one after the other (SA-PIR-04 to -09, -14, -17)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CAMOUFLAGE, LEVEL
from flibuste.games.ship_adventure.treasure_map.frames import (
    CAUGHT,
    PIRATE_AT_SEA,
    PIRATE_SAILS,
    PIRATE_STEPS,
    PIRATES_MOVED,
    ROUND_UP,
)
from flibuste.games.ship_adventure.treasure_map.moves import (
    COURSE,
    COURSE_MOVES,
    FIRST_PIRATE,
    TreasureMove,
    target_facts,
)
from flibuste.games.ship_adventure.treasure_map.position import NOTHING, Player, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.courses import is_open_to_fire, pirate_ways
from flibuste.games.ship_adventure.treasure_map.rules.loot import be_defeated, sink_ship
from flibuste.games.ship_adventure.treasure_map.rules.pursuit import go_home
from flibuste.games.ship_adventure.treasure_map.rules.step import Step, not_now
from flibuste.games.ship_adventure.treasure_map.rules.targets import has_guns
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import Reason


def is_under_guns(p: TreasurePosition, player: Player, cell: i64) -> bool:
    """Whether a pirate with guns would fight a crew that ended its movement there (SA-PIR-16)."""
    if not has_guns(p) or p.is_neutral(cell):
        return False
    if p.chart.is_land(cell) and player.cards & CAMOUFLAGE and not p.terms.camouflage_rolls:
        return False
    for pirate in p.pirates:
        if pirate.cell >= 0 and (pirate.cell == cell or p.chart.touch(pirate.cell, cell)):
            return True
    return False


class PiratesSail(Step):
    """Nobody decides here: by the play order of those they hunt, then by their skulls."""

    def settle(self, p: TreasurePosition) -> None:
        number: i64 = next_hunter(p, PIRATES_MOVED.of(p))
        one: i64 = 1
        if number < 0:
            p.ask(ROUND_UP)
        else:
            PIRATES_MOVED.set(p, PIRATES_MOVED.of(p) | one << number)
            PIRATE_SAILS.push(p, number, LEVEL[p.level - 1].pirate_steps)
        p.settle()


def next_hunter(p: TreasurePosition, moved: i64) -> i64:
    seat: i64 = p.first
    for _ in range(p.seats):
        for number in range(len(p.pirates)):
            if p.pirates[number].target == seat and moved >> number & 1 == 0:
                return number
        seat = clockwise(seat, p.seats)
    return NOTHING


class PirateSails(Step):
    def seat(self, p: TreasurePosition) -> i64:
        return p.first

    def moves(self, p: TreasurePosition) -> list[Move]:
        return [COURSE_MOVES[way] for way in pirate_ways(p, PIRATE_AT_SEA.of(p))]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        sail(p, PIRATE_AT_SEA.of(p), move.what)
        p.settle()

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        return Reason("not-shortest", "SA-GAL-05") if move.verb == COURSE else not_now(self.name)

    def settle(self, p: TreasurePosition) -> None:
        number: i64 = PIRATE_AT_SEA.of(p)
        while not has_caught(p, number) and PIRATE_STEPS.of(p) > 0:
            open_ways = pirate_ways(p, number)
            if not open_ways:
                break
            if len(open_ways) > 1 and p.terms.first_player_steers:
                return
            sail(p, number, open_ways[0])
        PIRATE_SAILS.pop(p)
        if has_caught(p, number):
            catch(p, number)
        p.settle()


def has_caught(p: TreasurePosition, number: i64) -> bool:
    """On the cell of the ship that it hunts, never in a port (SA-PIR-08); or beside the crew that it fires at."""
    pirate = p.pirates[number]
    if has_under_guns(p, number):
        return True
    return pirate.cell == p.players[pirate.target].ship and not p.is_neutral(pirate.cell)


def has_under_guns(p: TreasurePosition, number: i64) -> bool:
    """Whether a hunter fires at the crew ashore from where it lies (SA-PIR-19)."""
    pirate = p.pirates[number]
    return is_open_to_fire(p, pirate.target) and p.chart.touch(pirate.cell, p.players[pirate.target].crew)


def sail(p: TreasurePosition, number: i64, way: i64) -> None:
    pirate = p.pirates[number]
    pirate.cell = p.chart.next(pirate.cell, way)
    PIRATE_STEPS.set(p, PIRATE_STEPS.of(p) - 1)
    p.tell("pirate-sailed", {"pirate": number + 1, "cell": p.chart.name(pirate.cell)})


def catch(p: TreasurePosition, number: i64) -> None:
    """A manned ship must fight; a crew ashore cannot, and a ship without its crew is lost (SA-PIR-06, -07, -19)."""
    seat: i64 = p.pirates[number].target
    if has_under_guns(p, number):
        p.tell("was-fired-at", {"seat": seat, **target_facts(FIRST_PIRATE + number)})
        be_defeated(p, seat, FIRST_PIRATE + number)
        return
    p.tell("pirate-caught", {"pirate": number + 1, "seat": seat})
    if p.players[seat].is_aboard:
        CAUGHT.push(p, number)
    else:
        sink_ship(p, seat)
        if not p.terms.hunt_goes_on:
            go_home(p, number)

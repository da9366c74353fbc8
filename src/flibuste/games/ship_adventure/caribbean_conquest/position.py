"""The state of a game of Caribbean Conquest and its copy."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from flibuste.games.ship_adventure.caribbean_conquest.moves import MOST_CELLS
from flibuste.games.ship_adventure.caribbean_conquest.odds import ODDS, Odds
from flibuste.games.ship_adventure.caribbean_conquest.realm import Realm
from flibuste.games.ship_adventure.chart import Chart
from flibuste.games.ship_adventure.pieces import COLORS, CONQUEST, EQUIPMENT, FACES
from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.frames import Frame, drop_pending
from flibuste.kernel.logbook import NOBODY, Fact, Logbook
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms

RUNNING: Final = 0
MAJORITY: Final = 1
ELIMINATION: Final = 2
TIME_UP: Final = 3
REACHED_LIMIT: Final = 4
GOAL: Final = 5
ENDINGS: Final = ["", "majority", "elimination", "turn_limit", "decision_limit", "goal"]
NOBODYS: Final = 0
"""Control of a point, counted from 1 by seat."""
NOTHING: Final = -1


@final
class ConquestTerms(Terms):
    """Options by the names that the rules use. Shared by all copies of a position."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.seats, terms.options, terms.rules, terms.legacy)
        options = terms.options
        self.boxes: int = int(str(options["boxes"]))
        self.steps: i64 = CONQUEST.movement_points * (rows_of(self.boxes) if options["steps"] == "by_board" else 1)
        """Movement points of a player turn (CC-MOVE-01, -13)."""
        self.lead_is_enough: bool = options["majority"] == "lead"
        self.colors_drawn: bool = options["colors"] == "drawn"
        self.faces: list[int] = FACES[str(options["die_faces"])]
        self.defender_wins_ties: bool = options["combat_tie"] == "defender_wins"
        self.odds: Odds = ODDS[str(options["die_faces"])][1 if self.defender_wins_ties else 0]
        self.camouflage_is_immune: bool = options["camouflage"] == "immune"
        self.nothing_left: bool = options["elimination"] == "nothing_left"
        self.ends_with_the_first: bool = options["elimination_ends"] == "first"
        """Who is out ends the game; else the last who is left does."""
        self.start_gold: i64 = cast(int, options["start_gold"])
        self.start_balls: i64 = cast(int, options["start_balls"])
        self.goal: i64 = cast(int, options["goal"])
        """Points that end the game; 0: none do."""
        self.turn_limit: i64 = cast(int, options["turn_limit"])
        self.decision_limit: i64 = cast(int, options["decision_limit"])


def rows_of(boxes: int) -> int:
    """Boxes along an edge of the board."""
    rows = 1
    while rows * rows < boxes:
        rows += 1
    return rows


@final
class Player:
    def __init__(self, color: i64) -> None:
        self.color: i64 = color
        self.gold: i64 = 0
        self.balls: i64 = 0
        self.cards: i64 = 0
        self.is_out: bool = False
        self.cells: list[int] = []
        """Where it has units, in reading order."""

    def clone(self) -> Player:
        twin = Player(self.color)
        twin.gold = self.gold
        twin.balls = self.balls
        twin.cards = self.cards
        twin.is_out = self.is_out
        twin.cells = self.cells[:]
        return twin

    def to_data(self) -> Data:
        return {
            "color": COLORS[self.color],
            "gold": self.gold,
            "balls": self.balls,
            "cards": [card.code for card in EQUIPMENT if self.cards & card.bit],
            "is_out": self.is_out,
        }


def ships_in(units: i64) -> i64:
    """Units of a player on a cell: ships, and sixteen times the crews."""
    return units & 15


def crews_in(units: i64) -> i64:
    return units >> 4


def number_in(units: i64) -> i64:
    return (units & 15) + (units >> 4)


def enter(cells: list[int], cell: i64) -> None:
    """Among others in reading order."""
    place: i64 = len(cells)
    while place > 0 and cells[place - 1] > cell:
        place -= 1
    cells.insert(int(place), int(cell))


class ConquestPosition(Position):
    """A game of Caribbean Conquest as it stands. What may be done with it: play.py."""

    def __init__(
        self,
        terms: ConquestTerms,
        realm: Realm,
        chance: Chance,
        logbook: Logbook | None,
        players: list[Player],
        units: vec[u8],
        control: vec[u8],
    ) -> None:
        super().__init__(chance, logbook)
        self.terms = terms
        self.realm = realm
        self.chart: Chart = realm.chart
        self.players = players
        self.seats: i64 = len(players)
        self.units = units
        """Of each seat on each cell."""
        self.control = control
        """Of each cell that is a point: the seat, counted from 1."""
        self.points: i64 = 0
        """Movement points left."""
        self.stops: list[int] = []
        """Cells where the active player has stopped a group in this turn."""
        self.pairs: list[int] = []
        """Pairs of cells between which was fired in this turn."""
        self.turn: i64 = 0
        """0 while the fleets are deployed."""
        self.sector: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.closing: i64 = RUNNING
        """Why the game ends after this turn, once it does (CC-END-04)."""
        self.ending: i64 = RUNNING

    def copy_into(self, twin: ConquestPosition) -> None:
        """What the constructor does not take."""
        self.carry_over(twin)
        twin.points = self.points
        twin.stops = self.stops[:]
        twin.pairs = self.pairs[:]
        twin.turn = self.turn
        twin.sector = self.sector
        twin.first = self.first
        twin.active = self.active
        twin.closing = self.closing
        twin.ending = self.ending

    def settle(self) -> None:
        """Goes on with what is pending until somebody must choose; play.py knows the steps."""
        raise NotImplementedError

    def ask(self, frame: Frame, first: i64 = 0, second: i64 = 0) -> None:
        drop_pending(self)
        frame.push(self, first, second)

    def player(self) -> Player:
        return self.players[self.active]

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        if self.logbook is not None:
            self.logbook.tell(name, facts)

    def units_of(self, seat: i64, cell: i64) -> i64:
        return i64(self.units[seat * self.chart.cells + cell])

    def add_units(self, seat: i64, cell: i64, units: i64) -> None:
        place: i64 = seat * self.chart.cells + cell
        before: i64 = i64(self.units[place])
        self.units[place] = u8(before + units)
        if before == 0:
            enter(self.players[seat].cells, cell)

    def remove_units(self, seat: i64, cell: i64, units: i64) -> None:
        place: i64 = seat * self.chart.cells + cell
        left: i64 = i64(self.units[place]) - units
        self.units[place] = u8(left)
        if left == 0:
            self.players[seat].cells.remove(int(cell))

    def controller(self, cell: i64) -> i64:
        """Who holds a point; NOTHING where nobody does."""
        return i64(self.control[cell]) - 1

    def enemy_on(self, seat: i64, cell: i64) -> i64:
        """Another seat with units on a cell; NOTHING without one."""
        for other in range(self.seats):
            if other != seat and self.units_of(other, cell):
                return other
        return NOTHING

    def move_number(self, cell: i64) -> i64:
        """The number of a cell in the moves, which are the same on every board."""
        return cell // self.chart.side * MOST_CELLS + cell % self.chart.side

    def cell_numbered(self, number: i64) -> i64:
        """The opposite; NOTHING off this board."""
        row: i64 = number // MOST_CELLS
        column: i64 = number % MOST_CELLS
        side: i64 = self.chart.side
        return row * side + column if row < side and column < side else NOTHING

    def zone_counts(self, seat: i64) -> list[int]:
        """Points of each zone that a seat holds."""
        counts = [0] * int(self.realm.zones)
        for point in self.realm.points:
            zone: i64 = self.realm.zone[point]
            if zone >= 0 and self.controller(point) == seat:
                counts[zone] += 1
        return counts

    def count(self, seat: i64) -> i64:
        """A point is worth 1, in a zone that is held whole 2 (CC-TURN-02, CC-END-05)."""
        if self.players[seat].is_out:
            return 0
        total: i64 = 0
        for point in self.realm.points:
            if self.controller(point) == seat:
                total += 1
        per_zone: int = self.realm.per_zone
        for held in self.zone_counts(seat):
            if held == per_zone:
                total += held
        return total

    def whole_zones(self, seat: i64) -> i64:
        per_zone: int = self.realm.per_zone
        return len([held for held in self.zone_counts(seat) if held == per_zone])

    def scores(self, viewer: int = NOBODY) -> list[int]:
        return [self.count(seat) for seat in range(self.seats)]

    def pieces(self) -> list[str]:
        """Units come from a supply without limit: what never changes are the tiles and the points on them."""
        return sorted([laid.tile.code for laid in self.chart.tiles])

    def to_data(self) -> Data:
        chart = self.chart
        fleets: list[dict[str, list[int]]] = []
        for seat in range(self.seats):
            fleets.append(
                {
                    chart.name(cell): [ships_in(self.units_of(seat, cell)), crews_in(self.units_of(seat, cell))]
                    for cell in self.players[seat].cells
                }
            )
        return {
            **self.terms.to_data(),
            "chance": self.chance.to_data(),
            "stack": self.pending(),
            "revealed": self.revealed,
            "decisions": self.decisions,
            "tiles": [laid.name for laid in chart.tiles],
            "players": [player.to_data() for player in self.players],
            "units": fleets,
            "control": {
                chart.name(point): self.controller(point) for point in self.realm.points if self.controller(point) >= 0
            },
            "points": self.points,
            "stops": [chart.name(cell) for cell in self.stops],
            "pairs": self.pairs[:],
            "turn": self.turn,
            "sector": self.sector,
            "first": self.first,
            "active": self.active,
            "closing": self.closing,
            "ending": self.ending,
        }

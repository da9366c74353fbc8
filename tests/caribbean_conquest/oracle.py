"""A second reading of Caribbean Conquest, which looks over the shoulder of a game.

Like the oracle of Treasure Map it plays the rules of the ledger once more, with the game's own moves and luck, and
compares what may be chosen, what is told and what everybody has. It uses nothing of the engine's rules.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from tests.treasure_map.box import (
    PERMANENT,
    Board,
    Cell,
    board_of,
    bonus_of,
    box,
    cell,
    insist,
    name,
    price_of,
    rings,
    rows_of,
)

from flibuste.kernel.game import Game
from flibuste.kernel.logbook import Event, Luck

MOST: Final = 4
"""Units of a player on a cell."""
TOLD: Final = {
    "combat-dice",
    "crews-drowned",
    "deployed",
    "final-count",
    "goal-reached",
    "group-moved",
    "income",
    "majority-reached",
    "player-out",
    "player-turn",
    "point-taken",
    "point-unharmed",
    "recruited",
    "unit-lost",
}
"""Events that are compared."""
COSTS: Final[dict[str, int]] = box()["conquest"]["costs"]

Story = Generator["Asked", str, None]
Units = list[int]
"""Ships, crews."""


class Ended(Exception):
    """The game is over."""


@dataclass
class Asked:
    """A decision."""

    seat: int
    step: str
    moves: set[str]


@dataclass
class Lord:
    """A player."""

    color: str
    gold: int
    balls: int
    cards: set[str] = field(default_factory=set)
    units: dict[Cell, Units] = field(default_factory=dict)
    is_out: bool = False

    def at(self, here: Cell) -> Units:
        return self.units.get(here, [0, 0])

    def number(self, here: Cell) -> int:
        return sum(self.at(here))

    def put(self, here: Cell, ships: int, crews: int) -> None:
        found = [self.at(here)[0] + ships, self.at(here)[1] + crews]
        insist(min(found) >= 0, "units", found)
        self.units[here] = found
        if not sum(found):
            del self.units[here]


@dataclass
class March:
    """A group on its way."""

    here: Cell
    ships: int
    crews: int
    points: int
    drifts: int = 0
    stepped: bool = False
    """It has paid for something."""
    moved: bool = False


def distance(one: Cell, other: Cell, side: int) -> int:
    return max(min((one[axis] - other[axis]) % side, (other[axis] - one[axis]) % side) for axis in (0, 1))


def grouped(places: list[Cell], size: int, side: int) -> list[list[Cell]]:
    """Strategic zones (CC-SET-06)."""
    zone = [number // size for number in range(len(places))]
    apart = [[distance(one, other, side) for other in places] for one in places]

    def pull(place: int, other: int) -> int:
        """Of a zone, without one place, on another."""
        return sum(apart[place][one] for one in range(len(places)) if zone[one] == zone[other] and one != other)

    while True:
        pulls = {(one, other): pull(one, other) for one in range(len(places)) for other in range(len(places))}
        best, change = 0, (0, 0)
        for low in range(len(places)):
            for high in range(low + 1, len(places)):
                if zone[low] != zone[high]:
                    gain = pulls[low, low] + pulls[high, high] - pulls[low, high] - pulls[high, low]
                    if gain > best:
                        best, change = gain, (low, high)
        if not best:
            break
        low, high = change
        zone[low], zone[high] = zone[high], zone[low]
    order = list(dict.fromkeys(zone))
    return [[place for place, its in zip(places, zone, strict=True) if its == number] for number in order]


class Oracle:
    """Plays along with one game from its first move."""

    def __init__(self, game: Game) -> None:
        deal: Any = game.clone_position().to_data()
        self.game = game
        self.options = game.options
        self.seats = game.seats
        self.boxes = int(str(self.options["boxes"]))
        self.board: Board = board_of(tuple(deal["tiles"]))
        self.facts: dict[str, int] = box()["conquest"]["boxes"][str(self.boxes)]
        self.die = [1, 2, 3, 4, 5, 7] if self.options["die_faces"] == "from_one" else box()["die"]["faces"]
        self.players = [
            Lord(one["color"], int(self.options["start_gold"]), int(self.options["start_balls"]))
            for one in deal["players"]
        ]
        self.towns = [town for color in self.board.towns for town in self.board.towns[color]]
        self.cities = {city for city, _ in self.towns}
        places = sorted([*self.board.temples, *self.board.skulls])
        self.zones = grouped(places, self.facts["points_a_zone"], self.board.side)
        self.control: dict[Cell, int] = dict.fromkeys([*places, *self.cities], -1)
        for seat, one in enumerate(self.players):
            for city, _ in self.board.towns[one.color]:
                self.control[city] = seat
        self.turn = 0
        self.first = 0
        self.active = 0
        self.points = 0
        self.group = March((0, 0), 0, 0, 0)
        """The one that moves."""
        self.stops: set[Cell] = set()
        self.pairs: set[frozenset[Cell]] = set()
        self.closing = ""
        self.ending = ""
        self.decisions = 0
        self.luck: deque[Luck] = deque()
        self.told: list[tuple[str, dict[str, object]]] = []
        self.check_board()
        self.story = self.whole_game()
        self.asked: Asked | None = next(self.story)

    def check_board(self) -> None:
        """CC-SET-02, 03, 04, 08."""
        codes = sorted(tile.partition("/")[0] for tile in self.board.tiles)
        insist(codes == sorted(list(rows_of("tiles")) * self.boxes), "tiles", codes)
        insist(self.board.side == self.facts["cells_a_side"] and self.board.is_sound(), "not a sound board")
        insist(len(self.control) == self.facts["points"], "points", len(self.control))
        colors = [one.color for one in self.players]
        insist(len(set(colors)) == self.seats, "colors", colors)
        if self.options["colors"] == "by_seat":
            insist(colors == box()["colours"]["by_seat"][: self.seats], "colors", colors)
        view: Any = self.game.view(0)
        theirs = {point["cell"]: point["zone"] for point in view["points"]}
        mine = {name(place): number for number, zone in enumerate(self.zones, 1) for place in zone}
        insist(theirs == {**{name(city): 0 for city in self.cities}, **mine}, "zones", theirs, "not", mine)

    # --- the story

    def follow(self, move: str, events: list[Event], luck: list[Luck]) -> None:
        """After a move of the game."""
        self.luck.extend(luck)
        self.told = []
        try:
            self.asked = self.story.send(move)
        except Ended:
            self.asked = None
        insist(not self.luck, "luck that nobody needed:", [one.to_data() for one in self.luck])
        self.compare_events(events)

    def compare_events(self, events: list[Event]) -> None:
        theirs = [(one.name, one.facts) for one in events if one.name in TOLD]
        insist([one for one, _ in self.told] == [one for one, _ in theirs], "told", theirs, "not", self.told)
        for (kind, facts), (_, found) in zip(self.told, theirs, strict=True):
            for fact, value in facts.items():
                insist(found[fact] == value, kind, fact, "is", value, "not", found)

    def tell(self, kind: str, /, **facts: object) -> None:
        self.told.append((kind, facts))

    def draw(self, what: str) -> list[str]:
        insist(bool(self.luck) and self.luck[0].what == what, "no luck of", what, [one.to_data() for one in self.luck])
        return list(self.luck.popleft().result)

    def ask(self, seat: int, step: str, moves: Iterable[str]) -> Generator[Asked, str, str]:
        if self.decisions >= int(self.options["decision_limit"]):
            self.end("decision_limit")
        move = yield Asked(seat, step, set(moves))
        self.decisions += 1
        return move

    def choose(self, seat: int, step: str, moves: Iterable[str]) -> Generator[Asked, str, str]:
        """Not asked where only one thing can be chosen."""
        found = list(moves)
        if len(found) == 1:
            return found[0]
        move = yield from self.ask(seat, step, found)
        return move

    def end(self, ending: str) -> None:
        self.ending = ending
        for seat in range(self.seats):
            self.tell("final-count", seat=seat, points=self.count(seat))
        raise Ended

    def spin(self) -> Generator[Asked, str, list[int]]:
        """Who acts in which order."""
        while self.players[self.first].is_out:
            self.first = (self.first + 1) % self.seats
        yield from self.ask(self.first, "spin", ["spin"])
        (sector,) = self.draw("compass")
        owned = ["" if one.is_out else one.color for one in self.players]
        self.first = next(owned.index(color) for color in rings(int(sector)) if color in owned)
        return [(self.first + place) % self.seats for place in range(self.seats)]

    def whole_game(self) -> Story:
        order = yield from self.spin()
        for seat in order:
            yield from self.deploy(seat)
        while True:
            self.turn += 1
            order = yield from self.spin()
            for seat in order:
                if not self.players[seat].is_out:
                    yield from self.player_turn(seat)
            self.pay()
            if self.closing:
                self.end(self.closing)
            if self.turn == int(self.options["turn_limit"]):
                self.end("turn_limit")

    def deploy(self, seat: int) -> Story:
        """CC-SET-09."""
        self.active = seat
        one = self.players[seat]
        towns = self.board.towns[one.color]
        move = yield from self.choose(seat, "deploy", [f"at {name(port)}" for _, port in towns])
        ship = cell(move.split()[1])
        one.put(ship, 1, 0)
        self.tell("deployed", seat=seat, unit="ship", cell=name(ship))
        for _ in range(box()["conquest"]["start_units"]["crews"]):
            places = [ship, *[city for city, _ in towns]]
            move = yield from self.choose(seat, "deploy", [f"at {name(place)}" for place in places])
            one.put(cell(move.split()[1]), 0, 1)
            self.tell("deployed", seat=seat, unit="crew", cell=move.split()[1])

    def player_turn(self, seat: int) -> Story:
        """CC-TURN-06."""
        self.active = seat
        self.tell("player-turn", seat=seat)
        self.points = 6 * (self.board.side // 12 if self.options["steps"] == "by_board" else 1)
        self.stops = set()
        self.pairs = set()
        yield from self.purchases()
        yield from self.movements()
        yield from self.battles()
        others = [(seat + place) % self.seats for place in range(1, self.seats)]
        for gunner in [seat, *[one for one in others if not self.players[one].is_out]]:
            yield from self.gunnery(gunner)
        self.seize()
        self.check_triggers()

    @property
    def me(self) -> Lord:
        return self.players[self.active]

    # --- purchases

    def enemies_at(self, here: Cell, seat: int) -> list[int]:
        return [other for other, one in enumerate(self.players) if other != seat and here in one.units]

    def places_for(self, unit: str) -> list[Cell]:
        """CC-BUY-02, 05."""
        own = [town for town in self.towns if self.control[town[0]] == self.active]
        places = [port if unit == "ship" else city for city, port in own]
        return [one for one in places if self.me.number(one) < MOST and not self.enemies_at(one, self.active)]

    def purchases(self) -> Story:
        while True:
            cards = ["cannonball", *[card for card in PERMANENT if card not in self.me.cards]]
            moves = [f"buy {card}" for card in cards if price_of(card) <= self.me.gold]
            moves += [f"recruit {unit}" for unit in COSTS if COSTS[unit] <= self.me.gold and self.places_for(unit)]
            if not moves:
                return
            move = yield from self.ask(self.active, "purchases", [*moves, "done"])
            verb, _, what = move.partition(" ")
            if verb == "done":
                return
            if verb == "recruit":
                places = [f"at {name(place)}" for place in self.places_for(what)]
                move = yield from self.choose(self.active, "recruit", places)
                there = cell(move.split()[1])
                self.me.put(there, int(what == "ship"), int(what == "crew"))
                self.me.gold -= COSTS[what]
                self.tell("recruited", seat=self.active, unit=what, cell=name(there))
                continue
            self.me.gold -= price_of(what)
            if what == "cannonball":
                self.me.balls += 1
            else:
                self.me.cards.add(what)

    # --- movement

    def movements(self) -> Story:
        while True:
            moves = [f"from {name(here)}" for here in list(self.me.units) if self.groups(here)]
            if not moves and not self.stops:
                return
            move = yield from self.ask(self.active, "groups", [*moves, "done"])
            if move == "done":
                return
            here = cell(move.split()[1])
            move = yield from self.choose(self.active, "size", self.groups(here))
            ships, _, crews = move.split()[1].partition("+")
            yield from self.march(March(here, int(ships), int(crews), self.points))

    def groups(self, here: Cell) -> list[str]:
        """Groups that have somewhere to go (CC-MOVE-02, 09)."""
        ships, crews = self.me.at(here)
        sizes = [(some, more) for some in range(ships + 1) for more in range(crews + 1) if some + more]
        return [
            f"take {some}+{more}"
            for some, more in sizes
            if (not some or some < ships or more == crews) and self.goes_somewhere(here, some, more)
        ]

    def goes_somewhere(self, here: Cell, ships: int, crews: int) -> bool:
        self.me.put(here, -ships, -crews)
        found = bool(self.ways(March(here, ships, crews, self.points)))
        self.me.put(here, ships, crews)
        return found

    def ways(self, group: March) -> dict[str, March]:
        """Steps and drifts, each with what comes of it, after which the group can stop somewhere."""
        found = self.lawful(group)
        return {move: after for move, after in found.items() if self.can_stop(after)}

    def lawful(self, group: March) -> dict[str, March]:
        found: dict[str, March] = {}
        for way, there in self.board.near[group.here].items():
            if group.points and self.may_enter(group, there):
                same = self.board.whirlpool.get(there) == self.board.whirlpool.get(group.here)
                drifts = group.drifts if same else 0
                found[f"go {way}"] = March(there, group.ships, group.crews, group.points - 1, drifts, True, True)
        waves = self.board.drift.get(group.here)
        if group.ships and waves and group.drifts < 3 and (group.stepped or group.points):
            on = March(waves, group.ships, group.crews, group.points, group.drifts + 1, group.stepped, True)
            found["drift"] = on
        return found

    def may_enter(self, group: March, there: Cell) -> bool:
        """CC-MOVE-04, 05, 11, 12, SA-MOVE-18."""
        if not group.ships:
            return self.board.is_land(there) or self.me.at(there)[0] > 0
        same = group.here in self.board.whirlpool and (
            self.board.whirlpool[group.here] == self.board.whirlpool.get(there)
        )
        return not self.board.is_land(there) and not same

    def fits(self, group: March) -> bool:
        return self.me.number(group.here) + group.ships + group.crews <= MOST

    def can_stop(self, group: March) -> bool:
        """Whether a legal stop can be reached; the group is in nobody's way (CC-MOVE-03, 10)."""
        front, seen = [group], {(group.here, group.points, group.drifts, group.stepped)}
        while front:
            one = front.pop()
            if self.fits(one) and (one.stepped or one.points):
                return True
            for after in self.lawful(one).values():
                key = (after.here, after.points, after.drifts, after.stepped)
                if key not in seen:
                    seen.add(key)
                    front.append(after)
        return False

    def ends(self) -> dict[Cell, int]:
        """Where the group that moves could stop after a step or drift more, and what it costs."""
        found: dict[Cell, int] = {}
        front = list(self.lawful(self.group).values())
        seen = {(one.here, one.points, one.drifts, one.stepped) for one in front}
        while front:
            one = front.pop()
            if self.fits(one) and (one.stepped or one.points):
                cost = self.group.points - one.points + (not one.stepped)
                found[one.here] = min(found.get(one.here, cost), cost)
            for after in self.lawful(one).values():
                key = (after.here, after.points, after.drifts, after.stepped)
                if key not in seen:
                    seen.add(key)
                    front.append(after)
        return found

    def march(self, group: March) -> Story:
        start = group.here
        self.me.put(start, -group.ships, -group.crews)
        while True:
            self.group = group
            ways = self.ways(group)
            moves = [*ways, "stop"] if group.moved and self.fits(group) else list(ways)
            move = "stop" if moves == ["stop"] else (yield from self.ask(self.active, "march", moves))
            if move == "stop":
                break
            before, group = group.here, ways[move]
            facts = {"ships": group.ships, "crews": group.crews, "from": name(before), "cell": name(group.here)}
            self.tell("group-moved", seat=self.active, **facts)
        self.points = group.points - (not group.stepped)
        self.me.put(group.here, group.ships, group.crews)
        self.stops.add(group.here)

    # --- close combat

    def contested(self) -> list[Cell]:
        return [here for here in self.me.units if self.defender_at(here) >= 0]

    def defender_at(self, here: Cell) -> int:
        """Whom the active player's units fight on a cell."""
        sides = set(self.enemies_at(here, self.active))
        if self.control.get(here, -1) not in (-1, self.active):
            sides.add(self.control[here])
        insist(len(sides) <= 1, "three sides at", here)
        return sides.pop() if sides else -1

    def battles(self) -> Story:
        while cells := self.contested():
            move = yield from self.ask(self.active, "battles", [f"storm {name(here)}" for here in cells])
            yield from self.battle(cell(move.split()[1]))

    def battle(self, here: Cell) -> Story:
        """CC-CBT-03, 04."""
        rival = self.defender_at(here)
        while True:
            fixed = self.control.get(here) == rival
            own = self.side(self.active, "close", self.me.number(here))
            other = self.side(rival, "close", self.players[rival].number(here) + fixed)
            if self.dice(self.active, rival, here, "close", own, other):
                if self.players[rival].number(here):
                    yield from self.lose(rival, here)
                else:
                    self.take_point(self.active, here)
            else:
                yield from self.lose(self.active, here)
            if not self.me.number(here) or self.defender_at(here) < 0:
                return
            yield from self.ask(self.active, "battle", ["throw"])

    def side(self, seat: int, kind: str, units: int) -> int:
        """What is added to the die."""
        insist(units > 0, "nobody fights for", seat)
        return bonus_of(self.players[seat].cards, kind) + units - 1

    def dice(self, seat: int, to: int, where: Cell, kind: str, own: int, other: int) -> bool:
        """Whether `seat` wins; the other side is the defender (SA-CBT-13)."""
        while True:
            thrown = [int(die) for die in self.draw("combat")]
            insist(len(thrown) == 2 and all(die in self.die for die in thrown), "dice", thrown)
            total, against = thrown[0] + own, thrown[1] + other
            self.tell("combat-dice", seat=seat, to=to, cell=name(where), kind=kind, total=total, against=against)
            if total != against:
                return total > against
            if self.options["combat_tie"] == "defender_wins":
                return False

    def lose(self, seat: int, here: Cell) -> Story:
        """CC-CBT-11."""
        one = self.players[seat]
        ships, crews = one.at(here)
        kinds = [f"lose {unit}" for unit, number in (("ship", ships), ("crew", crews)) if number]
        move = yield from self.choose(seat, "loss", kinds)
        unit = move.split()[1]
        one.put(here, -(unit == "ship"), -(unit == "crew"))
        self.tell("unit-lost", seat=seat, unit=unit, cell=name(here))
        ships, crews = one.at(here)
        if crews and not ships and not self.board.is_land(here):
            one.put(here, 0, -crews)
            self.tell("crews-drowned", seat=seat, crews=crews, cell=name(here))

    def take_point(self, seat: int, here: Cell) -> None:
        self.control[here] = seat
        what = {"C": "city", "T": "temple", "K": "skull"}[self.board.sign[here]]
        self.tell("point-taken", seat=seat, cell=name(here), what=what)

    # --- gunnery

    def shooters(self, seat: int, here: Cell) -> int:
        """Ships, and a point (CC-CBT-06)."""
        return self.players[seat].at(here)[0] + (self.control.get(here) == seat)

    def shots(self, seat: int) -> dict[Cell, dict[str, Cell]]:
        """CC-CBT-08, 13: from which cell in which direction at which other."""
        if not self.players[seat].balls:
            return {}
        starts = {*self.players[seat].units, *[here for here, owner in self.control.items() if owner == seat]}
        found: dict[Cell, dict[str, Cell]] = {}
        for here in starts:
            if self.shooters(seat, here):
                aims = {way: there for way, there in self.board.near[here].items() if self.may_hit(seat, here, there)}
                if aims:
                    found[here] = aims
        return found

    def may_hit(self, seat: int, here: Cell, there: Cell) -> bool:
        owners = self.enemies_at(there, seat)
        if seat != self.active:
            owners = [self.active] if self.active in owners and there in self.stops else []
        if not owners or frozenset((here, there)) in self.pairs:
            return False
        return not self.hides(owners[0], there) or self.options["camouflage"] == "normal_roll"

    def hides(self, seat: int, here: Cell) -> bool:
        """CC-CBT-10."""
        return "camouflage" in self.players[seat].cards and not self.shooters(seat, here)

    def gunnery(self, seat: int) -> Story:
        while shots := self.shots(seat):
            moves = [f"guns {name(here)}" for here in shots]
            move = yield from self.ask(seat, "gunnery", [*moves, "done"])
            if move == "done":
                return
            here = cell(move.split()[1])
            move = yield from self.choose(seat, "aim", [f"aim {way}" for way in shots[here]])
            yield from self.shot(seat, here, shots[here][move.split()[1]])

    def shot(self, seat: int, here: Cell, there: Cell) -> Story:
        (to,) = self.enemies_at(there, seat)
        shooter, target = self.players[seat], self.players[to]
        self.pairs.add(frozenset((here, there)))
        shooter.balls -= 1
        answered = False
        if self.shooters(to, there) and target.balls:
            move = yield from self.ask(to, "answer", ["answer", "duck"])
            answered = move == "answer"
            target.balls -= answered
        hidden = self.hides(to, there)
        if not answered and not hidden:
            yield from self.lose(to, there)
            return
        yield from self.ask(self.active, "exchange", ["throw"])
        own = self.side(seat, "ranged", self.shooters(seat, here))
        other = self.side(to, "ranged", 1 if hidden else self.shooters(to, there))
        hit = self.dice(seat, to, there, "ranged", own, other)
        loser, where = (to, there) if hit else (seat, here)
        if self.players[loser].number(where):
            yield from self.lose(loser, where)
        else:
            self.tell("point-unharmed", seat=loser, cell=name(where))

    # --- points

    def seize(self) -> None:
        """CC-CTL-01."""
        for here in sorted(one for one, owner in self.control.items() if owner < 0 and one in self.me.units):
            self.take_point(self.active, here)

    def whole_zones(self, seat: int) -> int:
        return sum(all(self.control[place] == seat for place in zone) for zone in self.zones)

    def count(self, seat: int) -> int:
        """CC-TURN-02, CC-END-05."""
        if self.players[seat].is_out:
            return 0
        held = sum(owner == seat for owner in self.control.values())
        return held + self.whole_zones(seat) * self.facts["points_a_zone"]

    def check_triggers(self) -> None:
        """CC-END-01 to 04, 08, 11, 12."""
        for seat, one in enumerate(self.players):
            owned = [place for place, owner in self.control.items() if owner == seat]
            if self.options["elimination"] == "no_way_back":
                owned = [place for place in owned if place in self.cities]
            if not one.is_out and not one.units and not owned:
                one.is_out = True
                self.tell("player-out", seat=seat)
                left = sum(not other.is_out for other in self.players)
                if self.options["elimination_ends"] == "first" or left == 1:
                    self.closing = self.closing or "elimination"
                for place, owner in self.control.items():
                    if owner == seat:
                        self.control[place] = -1
        held = [self.whole_zones(seat) for seat in range(self.seats)]
        for seat, zones in enumerate(held):
            if self.options["majority"] == "half":
                reached = 2 * zones > len(self.zones)
            else:
                reached = zones > sum(held) - zones and zones >= (2 if len(self.zones) == 3 else 3)
            if reached and not self.closing:
                self.tell("majority-reached", seat=seat, zones=zones)
                self.closing = "majority"
        goal = int(self.options["goal"])
        for seat in range(self.seats):
            if goal and self.count(seat) >= goal and not self.closing:
                self.tell("goal-reached", seat=seat, points=self.count(seat))
                self.closing = "goal"

    def pay(self) -> None:
        for seat, one in enumerate(self.players):
            income = self.count(seat)
            if income:
                one.gold += income
                self.tell("income", seat=seat, gold=income)

    # --- comparing

    def check(self) -> None:
        if self.asked is None:
            insist(self.game.over, "the game goes on after", self.ending)
        else:
            theirs = {move.notation for move in self.game.moves()}
            asked = (self.asked.seat, self.asked.step)
            found = (self.game.seat_to_move, self.game.step)
            insist(asked == found, "asked is", self.asked, "not", found, theirs)
            more, less = theirs - self.asked.moves, self.asked.moves - theirs
            insist(not more and not less, self.asked.step, "offers too much:", more, "and leaves out:", less)
        self.check_position()

    def check_position(self) -> None:
        if self.asked is not None and self.asked.step == "march":
            if self.decisions % VIEWS_EVERY == 0:
                self.check_reach()
            return  # where a group on its way is kept is nobody's business
        seen: Any = self.game.clone_position().to_data()
        control = {name(place): owner for place, owner in self.control.items() if owner >= 0}
        insist(control == seen["control"], "control is", control, "but the game says", seen["control"])
        for seat, (one, theirs) in enumerate(zip(self.players, seen["players"], strict=True)):
            mine = (one.gold, one.balls, sorted(one.cards), one.is_out)
            found = (theirs["gold"], theirs["balls"], sorted(theirs["cards"]), theirs["is_out"])
            insist(mine == found, "seat", seat, "has", mine, "but the game says", found)
            insist(one.gold >= 0 and one.balls >= 0, "less than nothing", mine)
        view: Any = None if self.ending or self.decisions % VIEWS_EVERY else self.game.view(0)
        if view is not None:
            units = {(one["seat"], one["cell"]): [one["ships"], one["crews"]] for one in view["units"]}
            insist(units == self.all_units(), "units are", self.all_units(), "but the game says", units)
            counts = [self.count(seat) for seat in range(self.seats)]
            insist(counts == [one["count"] for one in view["players"]], "counts", counts, view["players"])
        insist(self.game.scores() == [self.count(seat) for seat in range(self.seats)], "scores", self.game.scores())

    def check_reach(self) -> None:
        view: Any = self.game.view(0)
        group = self.group
        goals = {cell(goal["cell"]): goal for goal in view["reach"]}
        ends = {here: cost for here, cost in self.ends().items() if here != group.here}
        costs = {here: goal["cost"] for here, goal in goals.items() if here != group.here}
        insist(ends == costs, "goals are", ends, "but the game says", costs)
        for here, goal in goals.items():
            owner = self.control.get(here)
            rivals = self.enemies_at(here, self.active)
            if not rivals and owner is not None and owner not in (-1, self.active):
                rivals = [owner]
            insist(bool(goal["fight"]) == bool(rivals), "a fight at", here, rivals, goal)
            insist(goal["seizes"] == (owner == -1 and not rivals), "seizes", here, goal)
            if rivals:
                units = self.me.number(here) + group.ships + group.crews
                own = self.side(self.active, "close", units)
                number = self.players[rivals[0]].number(here) + (owner == rivals[0])
                bonuses = (goal["fight"]["attacker"]["bonus"], goal["fight"]["defender"]["bonus"])
                insist(bonuses == (own, self.side(rivals[0], "close", number)), "bonuses", bonuses, own, number)

    def all_units(self) -> dict[tuple[int, str], Units]:
        return {(seat, name(here)): found for seat, one in enumerate(self.players) for here, found in one.units.items()}

    def check_end(self) -> None:
        """CC-END-05, 06, 08."""
        outcome = self.game.outcome()
        insist(outcome.ending == self.ending, "ending", outcome.ending, "not", self.ending)
        keys = [(self.count(seat), one.gold) for seat, one in enumerate(self.players)]
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        insist(outcome.ranks == ranks, "ranks", outcome.ranks, "not", ranks, keys)


VIEWS_EVERY: Final = 10
"""Decisions: views tell much besides, and take their time."""


def audited(game: Game, moves: Iterable[str]) -> Oracle:
    """Plays the moves under the eyes of an oracle, to the end if they lead there."""
    oracle = Oracle(game)
    oracle.check()
    for move in moves:
        events = game.submit(game.seat_to_move, move)
        oracle.follow(move, events, list(game.entries[-1].luck))
        oracle.check()
    if game.over:
        oracle.check_end()
    return oracle

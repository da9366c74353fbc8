"""A second reading of Treasure Map, which looks over the shoulder of a game.

The oracle takes the deal from a game's first position and plays the rules of the ledger itself, as one story from the
first spin to the end: where somebody chooses it waits for the game's move, where luck falls it takes the game's. What
may be chosen, by whom, what is told and what everybody has is compared after every move. It uses nothing of the
engine's rules.
"""

from __future__ import annotations

from collections import Counter, deque
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
    insist,
    name,
    price_of,
    rings,
    rows_of,
)

from flibuste.kernel.game import Game
from flibuste.kernel.logbook import Event, Luck

EVERYBODY: Final = -1
MOST_GOLD: Final = 200
"""Coins that one choice can move between crew and store."""
VIEWS_EVERY: Final = 10
"""Decisions: views tell much besides, and take their time."""
TOLD: Final = {
    "coins-collected",
    "combat-dice",
    "crew-beaten",
    "drifted",
    "eldorado-elsewhere",
    "eldorado-told",
    "galleon-came",
    "galleon-sailed",
    "galleon-taken",
    "hunt-began",
    "level-reached",
    "loot-taken",
    "moved",
    "pirate-beaten",
    "pirate-caught",
    "pirate-sailed",
    "player-turn",
    "rescued",
    "ship-sunk",
    "treasure-found",
}
"""Events that are compared."""

Story = Generator["Asked", str, None]


class Ended(Exception):
    """The game is over."""


@dataclass
class Asked:
    """A decision."""

    seat: int
    step: str
    moves: set[str]


@dataclass
class Loot:
    gold: int = 0
    tokens: list[str] = field(default_factory=list)
    pieces: list[int] = field(default_factory=lambda: [0, 0, 0, 0])

    def add(self, other: Loot) -> None:
        self.gold += other.gold
        self.tokens += other.tokens
        self.pieces = [one + more for one, more in zip(self.pieces, other.pieces, strict=True)]

    def all_taken(self) -> Loot:
        taken = Loot(self.gold, self.tokens, self.pieces)
        self.gold, self.tokens, self.pieces = 0, [], [0, 0, 0, 0]
        return taken

    def is_whole_map(self) -> bool:
        return all(self.pieces)


@dataclass
class Sailor:
    """A player."""

    color: str
    home: Cell
    city: Cell
    ship: Cell
    crew: Cell
    balls: int = 1
    cards: set[str] = field(default_factory=set)
    carried: Loot = field(default_factory=Loot)
    stored: Loot = field(default_factory=Loot)

    @property
    def aboard(self) -> bool:
        return self.ship == self.crew

    def rank(self) -> tuple[int, int, int]:
        """How places are ranked (SA-END-07, 09)."""
        pieces = [one + more for one, more in zip(self.carried.pieces, self.stored.pieces, strict=True)]
        gold = self.carried.gold + self.stored.gold
        return sum(number > 0 for number in pieces), gold, len(self.carried.tokens) + len(self.stored.tokens)


@dataclass
class Corsair:
    """A pirate, or the galleon."""

    cell: Cell | None
    home: Cell | None = None
    target: int = -1
    loot: Loot = field(default_factory=Loot)


class Oracle:
    """Plays along with one game from its first move."""

    def __init__(self, game: Game) -> None:
        deal: Any = game.clone_position().to_data()
        self.game = game
        self.options = game.options
        self.seats = game.seats
        self.solo = game.seats == 1
        self.board: Board = board_of(tuple(deal["tiles"]))
        self.mode: dict[str, int] = box()["modes"][str(self.seats)]
        self.level: int = self.mode["start_level"]
        self.die = [1, 2, 3, 4, 5, 7] if self.options["die_faces"] == "from_one" else box()["die"]["faces"]
        self.players = [self.at_home(one["color"]) for one in deal["players"]]
        self.pirates = [Corsair(skull, skull) for skull in self.board.skulls]
        self.galleon = Corsair(None)
        self.coins: Counter[Cell] = Counter()
        self.temples: dict[Cell, str] = dict.fromkeys(self.board.temples, "")
        self.knowers: dict[str, set[int]] = {token: set() for token in rows_of("tokens")}
        self.supply = [
            code
            for code, token in rows_of("tokens").items()
            if self.board.reading(token["zone"], token["numbers"]) is not None
        ]
        self.swapped: list[str] = []
        self.offer = [1, 1, 1, 1]
        self.map_card: str = deal["map_card"]
        self.back: str = deal["eldorado"]
        self.knows_eldorado = set(range(self.seats)) if self.options["eldorado"] == "printed" else set[int]()
        """Printed on the back of the card that lies on the table, it is no secret (SA-SET-14)."""
        self.ruled_out: set[str] = set()
        self.last_emptied: Cell | None = None
        self.turn = 1
        self.first = 0
        self.active = 0
        self.order: list[int] = []
        self.on_the_way = (0, 0, False)
        """Of a movement: points left, drifts in this stay, whether there was a step or drift."""
        self.ending = ""
        self.winner = -1
        self.decisions = 0
        self.luck: deque[Luck] = deque(game.record().luck)
        self.told: list[tuple[str, dict[str, object]]] = []
        self.set_up()
        self.story = self.whole_game()
        self.asked: Asked | None = next(self.story)

    def at_home(self, color: str) -> Sailor:
        city, port = self.board.towns[color][0]
        return Sailor(color, port, city, port, port)

    # --- set-up

    def set_up(self) -> None:
        self.check_board()
        colors = [one.color for one in self.players]
        insist(len(set(colors)) == self.seats, "colors", colors)
        if self.options["colors"] == "by_seat":
            insist(colors == box()["colours"]["by_seat"][: self.seats], "colors", colors)
        if self.options["eldorado"] == "printed":
            insist(self.back == self.map_card, "the back is that of the card")
        while self.luck and self.luck[0].what != "tokens":
            self.luck.popleft()
        central = min(self.board.temples, key=lambda one: ((one[0] - 5.5) ** 2 + (one[1] - 5.5) ** 2, one))
        self.fill_temples([temple for temple in self.board.temples if self.solo or temple != central])
        insist(not self.luck, "more luck at the start", self.luck)
        if self.solo:
            self.hunt(0)

    def check_board(self) -> None:
        """SA-SET-02, 03, 04, 14."""
        codes = [tile.partition("/")[0] for tile in self.board.tiles]
        insist(sorted(codes) == sorted(rows_of("tiles")), "tiles", codes)
        for island in rows_of("map_cards")[self.map_card]["islands"]:
            row, column = island["place"]
            wanted = f"{island['tile']}/{island['turns']}"
            insist(self.board.tiles[6 * row + column] == wanted, wanted, "not at", island["place"])
        insist(self.board.is_sound(), "not a sound board")
        insist(all(self.place_of(card) is not None for card in rows_of("map_cards")), "a place of Eldorado at sea")

    def fill_temples(self, temples: list[Cell]) -> None:
        """SA-SET-06, SA-LEV-02, 08."""
        drawn = self.draw("tokens")
        insist(len(drawn) == len(temples), "tokens", drawn, "for", temples)
        for temple, token in zip(temples, drawn, strict=True):
            insist(token in self.supply and rows_of("tokens")[token]["level"] == self.level, "drawn", token)
            self.supply.remove(token)
            self.temples[temple] = token

    def place_of(self, card: str) -> Cell | None:
        back = rows_of("map_cards")[card]["eldorado"]
        return self.board.reading(back["zone"], back["numbers"])

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
        """All that the oracle tells of must be told, in its order, and nothing else of these kinds."""
        theirs = [(one.name, {**one.facts, **(one.secret or {})}) for one in events if one.name in TOLD]
        insist([one for one, _ in self.told] == [one for one, _ in theirs], "told", theirs, "not", self.told)
        for (kind, facts), (_, found) in zip(self.told, theirs, strict=True):
            for fact, value in facts.items():
                insist(found[fact] == value, kind, fact, "is", value, "not", found)

    def tell(self, kind: str, **facts: object) -> None:
        self.told.append((kind, facts))

    def draw(self, what: str) -> list[str]:
        insist(bool(self.luck) and self.luck[0].what == what, "no luck of", what, [one.to_data() for one in self.luck])
        return list(self.luck.popleft().result)

    def throw(self, what: str, dice: int) -> list[int]:
        found = [int(die) for die in self.draw(what)]
        insist(len(found) == dice and all(die in self.die for die in found), what, found)
        return found

    def ask(self, seat: int, step: str, moves: Iterable[str]) -> Generator[Asked, str, str]:
        if self.decisions >= int(self.options["decision_limit"]):
            self.end("decision_limit")
        move = yield Asked(seat, step, set(moves))
        self.decisions += 1
        return move

    def end(self, ending: str, winner: int = -1) -> None:
        self.ending = ending
        self.winner = winner
        raise Ended

    def whole_game(self) -> Story:
        while True:
            yield from self.one_turn()
            self.turn += 1

    def one_turn(self) -> Story:
        """SA-TURN-01."""
        yield from self.ask(self.first, "spin", ["spin"])
        (sector,) = self.draw("compass")
        colors = rings(int(sector))
        self.first = self.first_player(colors)
        self.order = [(self.first + place) % self.seats for place in range(self.seats)]
        yield from self.galleon_sails(colors)
        for seat in self.order:
            yield from self.player_turn(seat)
        yield from self.pirates_sail()
        self.check_level()
        if self.solo and self.options["hunt_goes_on"]:
            self.keep_up_hunt()
        if self.turn == int(self.options["turn_limit"]):
            self.end("turn_limit")

    def first_player(self, colors: list[str]) -> int:
        owned = [one.color for one in self.players]
        found = [owned.index(color) for color in colors if color in owned]
        insist(bool(found) or self.solo, "nobody is first", colors)
        return found[0] if found else 0

    # --- the galleon

    def galleon_sails(self, colors: list[str]) -> Story:
        color = self.players[self.first].color if self.options["galleon_color"] == "first_player" else colors[0]
        port = self.board.towns[color][0][1]
        if self.galleon.cell is None:
            self.galleon.cell = port
            self.tell("galleon-came", cell=name(port))
            return
        for _ in range(box()["galleon"]["steps"]):
            ways = self.board.ways(self.galleon.cell, port, through_ports=True)
            if not ways:
                insist(self.galleon.cell == port, "the galleon has no way")
                return
            way = yield from self.course("galleon", ways)
            self.coins[self.galleon.cell] += box()["galleon"]["wake"]
            self.galleon.cell = self.board.near[self.galleon.cell][way]
            self.tell("galleon-sailed", cell=name(self.galleon.cell))

    def course(self, step: str, ways: list[str]) -> Generator[Asked, str, str]:
        if self.options["npc_path_choice"] == "first_player" and len(ways) > 1:
            move = yield from self.ask(self.first, step, [f"course {way}" for way in ways])
            return move.split()[1]
        return ways[0]

    # --- movement

    def player_turn(self, seat: int) -> Story:
        self.active = seat
        me = self.players[seat]
        self.tell("player-turn", seat=seat)
        if me.aboard:
            self.collect(me)
        rescued = yield from self.movement(me)
        if rescued:
            yield from self.ask(seat, "actions", ["end"])
            return
        alive = yield from self.combats(me)
        if not alive:
            return
        self.look_around(me, arriving=True)
        yield from self.treasure(me)
        yield from self.actions(me)

    def collect(self, me: Sailor) -> None:
        """SA-MOVE-15, 20."""
        coins = self.coins.pop(me.ship, 0)
        if coins:
            me.carried.gold += coins
            self.tell("coins-collected", seat=self.active, coins=coins)

    def movement(self, me: Sailor) -> Generator[Asked, str, bool]:
        """Whether the crew was fetched off."""
        points: int = box()["movement"]["points"]
        drifts = 0
        moved = False
        while True:
            steps = self.steps(me) if points else {}
            moves = {f"go {way}" for way in steps}
            if me.aboard and me.ship in self.board.drift and drifts < 3:
                moves.add("drift")
            if moved or not moves or self.options["min_move"] == 0:
                moves.add("stop")
            if not moved and self.is_stranded(me):
                moves.add("rescue")
            moves |= self.bribes(me)
            self.on_the_way = (points, drifts, moved)
            if moved and moves == {"stop"}:
                return False
            move = yield from self.ask(self.active, "movement", moves)
            verb, _, what = move.partition(" ")
            if verb == "stop":
                return False
            if verb == "rescue":
                me.crew = me.ship
                self.tell("rescued", seat=self.active, cell=name(me.ship))
                self.collect(me)
                return True
            if verb == "bribe":
                self.bribe(me, int(what) - 1)
                continue
            moved = True
            if verb == "drift":
                drifts += 1
                me.ship = me.crew = self.board.drift[me.ship]
                self.tell("drifted", seat=self.active, cell=name(me.ship))
                self.collect(me)
                continue
            points -= 1
            manner = steps[what]
            before = self.board.whirlpool.get(me.ship)
            me.crew = self.board.near[me.crew][what]
            if manner == "sail":
                me.ship = me.crew
            if manner == "board" or self.board.whirlpool.get(me.ship) != before:
                drifts = 0
            self.tell("moved", seat=self.active, cell=name(me.crew), manner=manner)
            if me.aboard:
                self.collect(me)

    def steps(self, me: Sailor) -> dict[str, str]:
        """Paid steps, each with its manner."""
        found: dict[str, str] = {}
        for way, there in self.board.near[me.crew].items():
            if me.aboard:
                if self.board.is_land(there):
                    found[way] = "land"
                elif me.ship not in self.board.whirlpool or (
                    self.board.whirlpool[me.ship] != self.board.whirlpool.get(there)
                ):
                    found[way] = "sail"
            elif self.board.is_land(there):
                found[way] = "walk"
            elif there == me.ship:
                found[way] = "board"
        return found

    def ends(self) -> dict[Cell, int]:
        """Where the movement could end, with the points that it costs at least."""
        me = self.players[self.active]
        before = (me.crew, me.ship)
        points, drifts, moved = self.on_the_way
        found: dict[Cell, int] = {}
        front = deque([(*before, points, drifts, moved)])
        seen = set(front)
        while front:
            me.crew, me.ship, left, drifts, moved = front.popleft()
            after = self.after(me, left, drifts)
            if moved or not after or self.options["min_move"] == 0:
                found[me.crew] = min(found.get(me.crew, points), points - left)
            front.extend(state for state in after if state not in seen)
            seen.update(after)
        me.crew, me.ship = before
        return found

    def after(self, me: Sailor, points: int, drifts: int) -> list[tuple[Cell, Cell, int, int, bool]]:
        """Crew, ship, points, drifts after each step or drift."""
        found: list[tuple[Cell, Cell, int, int, bool]] = []
        if me.aboard and me.ship in self.board.drift and drifts < 3:
            there = self.board.drift[me.ship]
            found.append((there, there, points, drifts + 1, True))
        for way, manner in self.steps(me).items() if points else ():
            there = self.board.near[me.crew][way]
            ship = there if manner == "sail" else me.ship
            stays = manner in ("land", "walk") or self.board.whirlpool.get(ship) == self.board.whirlpool.get(me.ship)
            found.append((there, ship, points - 1, 0 if manner == "board" or not stays else drifts, True))
        return found

    def is_stranded(self, me: Sailor) -> bool:
        return bool(self.options["stranded_rescue"]) and not me.aboard and me.ship not in self.board.shore(me.crew)

    # --- pirates' pay

    def bribes(self, me: Sailor) -> set[str]:
        if me.carried.gold < box()["pirates"]["bribe"]:
            return set()
        return {
            f"bribe {number + 1}"
            for number, pirate in enumerate(self.pirates)
            if pirate.target == self.active and self.in_reach(me, pirate)
        }

    def in_reach(self, me: Sailor, pirate: Corsair) -> bool:
        """SA-PIR-10."""
        assert pirate.cell is not None
        if self.options["bribe_reach"] == "anywhere":
            return True
        return pirate.cell == me.ship or any(self.board.touch(pirate.cell, one) for one in (me.ship, me.crew))

    def bribe(self, me: Sailor, number: int) -> None:
        pirate = self.pirates[number]
        price: int = box()["pirates"]["bribe"]
        me.carried.gold -= price
        pirate.loot.gold += price
        pirate.cell, pirate.target = pirate.home, -1

    # --- combat

    def is_neutral(self, where: Cell) -> bool:
        sign = self.board.sign[where]
        return sign == "C" or (sign == "P" and self.options["port_neutral"] is True)

    def where(self, target: str) -> Cell | None:
        kind, _, number = target.partition("-")
        if kind == "galleon":
            return self.galleon.cell
        if kind == "pirate":
            return self.pirates[int(number) - 1].cell
        owner = self.players[int(number) - 1]
        if kind == "crew":
            return owner.crew
        return None if owner.aboard else owner.ship

    def targets(self) -> list[str]:
        others = [seat for seat in range(self.seats) if seat != self.active]
        return [
            *[f"crew-{seat + 1}" for seat in others],
            *[f"ship-{seat + 1}" for seat in others],
            *[f"pirate-{number + 1}" for number in range(4)],
            "galleon",
        ]

    def combats(self, me: Sailor) -> Generator[Asked, str, bool]:
        """Whether the mover's crew has come through."""
        here = me.crew
        if self.is_neutral(here):
            return True
        beside = [one for one in self.targets() if (there := self.where(one)) and self.board.touch(here, there)]
        close = [one for one in self.targets() if self.where(one) == here]
        ranged = {one: self.where(one) for one in beside if not self.is_neutral(self.where(one) or here)}
        while close := [one for one in close if self.where(one) == here]:
            moves = {f"fight {one}" for one in close}
            if all(one.startswith("ship") for one in close):
                moves.add("done")
            move = yield from self.ask(self.active, "close", moves)
            if move == "done":
                break
            target = move.split()[1]
            close.remove(target)
            if target.startswith("ship"):
                self.sink(target)
                continue
            won = self.dice(me, target, "close")
            if not self.settle(me, target, won):
                return False
        alive = yield from self.gunnery(me, ranged)
        return alive

    def gunnery(self, me: Sailor, ranged: dict[str, Cell | None]) -> Generator[Asked, str, bool]:
        left = dict(ranged)
        while True:
            left = {one: there for one, there in left.items() if self.where(one) == there}
            fire = {one for one in left if self.may_fire_at(me, one)}
            threats = {one for one in left if self.may_open_fire(one, me)}
            if not fire and not threats:
                return True
            moves = {f"fire {one}" for one in fire} | {f"hold {one}" for one in threats}
            if not threats:
                moves.add("done")
            if not fire and len(threats) == 1:
                move = f"hold {next(iter(threats))}"
            else:
                move = yield from self.ask(self.active, "gunnery", moves)
            if move == "done":
                return True
            verb, target = move.split()
            del left[target]
            alive = yield from self.exchange(me, target, verb == "fire")
            if not alive:
                return False

    def hides(self, one: Sailor) -> bool:
        return not one.aboard and "camouflage" in one.cards

    def may_fire_at(self, me: Sailor, target: str) -> bool:
        if not me.aboard or not me.balls:
            return False
        return not target.startswith("crew") or self.can_be_aimed_at(self.owner(target))

    def can_be_aimed_at(self, one: Sailor) -> bool:
        return not self.hides(one) or self.options["camouflage"] == "normal_roll"

    def owner(self, target: str) -> Sailor:
        return self.players[int(target.split("-")[1]) - 1]

    def may_open_fire(self, target: str, me: Sailor) -> bool:
        if not self.can_be_aimed_at(me):
            return False
        if target.startswith("pirate"):
            return box()["pirates"]["ranged_bonus"][str(self.level)] is not None
        if target.startswith("crew"):
            return self.owner(target).aboard and self.owner(target).balls > 0
        return False

    def exchange(self, me: Sailor, target: str, fires: bool) -> Generator[Asked, str, bool]:
        """One ranged combat (SA-CBT-07 to 12)."""
        if fires:
            me.balls -= 1
        if target.startswith("ship"):
            self.sink(target)
            return True
        answered = False
        if target.startswith("crew"):
            other = self.owner(target)
            if other.aboard and other.balls:
                seat = self.players.index(other)
                move = yield from self.ask(seat, "answer", ["answer", "duck"])
                answered = move == "answer"
                other.balls -= answered
            hidden = self.hides(other)
        elif target.startswith("pirate"):
            answered = box()["pirates"]["ranged_bonus"][str(self.level)] is not None
            hidden = False
        else:
            answered = self.options["galleon_armed"] is True
            hidden = False
        if not fires and not answered:
            return True
        if fires and not answered and not hidden:
            won = True
        elif answered and not fires and not self.hides(me):
            won = False
        else:
            if answered and (not fires or target.startswith("crew")):  # else the mover has just said so
                yield from self.ask(self.active, "exchange", ["throw"])
            won = self.dice(me, target, "ranged")
        return self.settle(me, target, won)

    def bonus(self, side: Sailor | str, kind: str) -> int:
        if isinstance(side, Sailor):
            return bonus_of(side.cards, kind)
        if side.startswith("pirate"):
            found: int | None = box()["pirates"][f"{kind}_bonus"][str(self.level)]
            assert found is not None
            return found
        if side.startswith("crew"):
            return bonus_of(self.owner(side).cards, kind)
        gun: int = box()["galleon"][f"{kind}_bonus"]
        return gun

    def dice(self, me: Sailor, target: str, kind: str, defends: bool = False) -> bool:
        """Whether `me` wins; `defends` in a pirate's attack."""
        while True:
            mine, theirs = self.throw("combat", 2)
            own, other = mine + self.bonus(me, kind), theirs + self.bonus(target, kind)
            seat = self.players.index(me)
            self.tell("combat-dice", seat=seat, target=target, own=own, other=other, equal=own == other)
            if own != other:
                return own > other
            if self.options["combat_tie"] == "defender_wins":
                return defends

    def settle(self, me: Sailor, target: str, won: bool) -> bool:
        """What follows from a combat; whether `me` has come through."""
        if won:
            self.beat(me, target)
        else:
            self.tell("crew-beaten", seat=self.players.index(me))
            self.lose_crew(me, target)
        return won

    def beat(self, me: Sailor, target: str) -> None:
        seat = self.players.index(me)
        if target.startswith("crew"):
            other = self.owner(target)
            self.tell("crew-beaten", seat=self.players.index(other))
            self.take(seat, me.carried, other.carried)
            other.crew = other.ship = other.home
            return
        if target == "galleon":
            gold: int = box()["galleon"]["gold"][str(self.level)]
            me.carried.gold += gold
            self.tell("galleon-taken", seat=seat, gold=gold)
            self.take(seat, me.carried, self.galleon.loot)
            self.galleon.cell = None
            return
        number = int(target.split("-")[1])
        pirate = self.pirates[number - 1]
        self.tell("pirate-beaten", seat=seat, pirate=number)
        self.take(seat, me.carried, pirate.loot)
        pirate.target = -1
        pirate.cell = pirate.home if self.options["beaten_pirates"] == "back_at_once" else None

    def take(self, seat: int, winner: Loot, loser: Loot) -> None:
        """All that the loser had; a player who gets it sees the backs and may have the whole map."""
        won = loser.all_taken()
        if won.gold or won.tokens or any(won.pieces):
            self.tell("loot-taken", seat=seat, gold=won.gold, number=len(won.tokens))
        for token in won.tokens:
            self.knowers[token].add(seat)
        winner.add(won)
        self.learn(seat)

    def lose_crew(self, me: Sailor, target: str) -> None:
        if target.startswith("crew"):
            other = self.owner(target)
            self.take(self.players.index(other), other.carried, me.carried)
        elif target == "galleon":
            self.galleon.loot.add(me.carried.all_taken())
        else:
            pirate = self.pirates[int(target.split("-")[1]) - 1]
            pirate.loot.add(me.carried.all_taken())
            pirate.cell, pirate.target = pirate.home, -1
        me.crew = me.ship = me.home
        if self.solo and target.startswith("pirate"):
            self.end("caught")

    def sink(self, target: str) -> None:
        owner = self.owner(target)
        owner.ship = owner.home
        self.tell("ship-sunk", seat=self.players.index(owner))

    # --- after the combats

    def learn(self, seat: int) -> None:
        """SA-END-04."""
        if self.players[seat].carried.is_whole_map() and seat not in self.knows_eldorado:
            self.knows_eldorado.add(seat)
            self.tell("eldorado-told", seat=seat, cell=name(self.place_of(self.back)))

    def look_around(self, me: Sailor, arriving: bool = False) -> None:
        """SA-END-02, 06."""
        self.learn(self.active)
        if not me.carried.is_whole_map():
            return
        if me.crew == self.place_of(self.back):
            self.end("eldorado", self.active)
        empty = {card for card in rows_of("map_cards") if self.place_of(card) == me.crew} - self.ruled_out
        if empty:
            self.ruled_out |= empty
            self.tell("eldorado-elsewhere", seat=self.active, cell=name(me.crew))

    def treasure(self, me: Sailor) -> Story:
        token = self.temples.get(me.crew, "")
        if not token:
            return
        yield from self.ask(self.active, "treasure", ["throw"])
        level = rows_of("tokens")[token]["level"]
        dice = self.throw("treasure", level)
        me.carried.gold += sum(dice)
        me.carried.tokens.append(token)
        self.knowers[token].add(self.active)
        self.temples[me.crew] = ""
        self.last_emptied = me.crew
        self.tell(
            "treasure-found", seat=self.active, gold=sum(dice), dice=dice, token=token, cell=name(self.names(token))
        )
        for _ in range(1 if self.solo else dice.count(7)):
            self.hunt(self.active)

    def names(self, token: str) -> Cell:
        row = rows_of("tokens")[token]
        found = self.board.reading(row["zone"], row["numbers"])
        assert found is not None
        return found

    def hunt(self, seat: int) -> None:
        """SA-PIR-03."""
        free = [number for number, pirate in enumerate(self.pirates) if pirate.cell and pirate.target < 0]
        if not free:
            return
        steps = self.board.steps_to(self.players[seat].ship, not self.options["port_neutral"])
        nearest = min(free, key=lambda number: (steps.get(self.pirates[number].cell or (0, 0), 999), number))
        self.pirates[nearest].target = seat
        self.tell("hunt-began", seat=seat, pirate=nearest + 1)

    def actions(self, me: Sailor) -> Story:
        """SA-TURN-07."""
        stage = 0
        while True:
            move = yield from self.ask(self.active, "actions", self.acts(me, stage) | {"end"})
            verb, _, what = move.partition(" ")
            if verb == "end":
                return
            stage = 0 if verb.startswith("fetch") else 2 if verb.startswith("store") else 1
            self.act(me, verb, what)
            self.look_around(me)

    def acts(self, me: Sailor, stage: int) -> set[str]:
        moves: set[str] = set()
        here = me.crew
        for verb, loot in (("fetch", me.stored), ("store", me.carried)):
            if here != me.city or (verb == "fetch" and stage > 0):
                continue
            moves |= {f"{verb}-gold {number}" for number in range(1, min(loot.gold, MOST_GOLD) + 1)}
            moves |= {f"{verb}-token {token}" for token in loot.tokens}
            moves |= {f"{verb}-piece {number}" for number in (1, 2, 3, 4) if loot.pieces[number - 1]}
        if stage > 1:
            return moves
        if self.board.sign[here] == "C":
            wanted = ["cannonball", *[card for card in PERMANENT if card not in me.cards]]
            moves |= {f"buy {card}" for card in wanted if price_of(card) <= me.carried.gold}
        for token in me.carried.tokens:
            if self.names(token) == here:
                moves |= {f"swap {token} {number}" for number in (1, 2, 3, 4) if self.offer[number - 1]}
        return moves | self.bribes(me)

    def act(self, me: Sailor, verb: str, what: str) -> None:
        if verb == "bribe":
            self.bribe(me, int(what) - 1)
        elif verb == "buy":
            me.carried.gold -= price_of(what)
            if what == "cannonball":
                me.balls += 1
            else:
                me.cards.add(what)
        elif verb == "swap":
            token, number = what.split()
            me.carried.tokens.remove(token)
            self.swapped.append(token)
            self.knowers[token] = {EVERYBODY}
            self.offer[int(number) - 1] -= 1
            me.carried.pieces[int(number) - 1] += 1
        else:
            way, kind = verb.split("-")
            start, goal = (me.stored, me.carried) if way == "fetch" else (me.carried, me.stored)
            if kind == "gold":
                start.gold -= int(what)
                goal.gold += int(what)
            elif kind == "token":
                start.tokens.remove(what)
                goal.tokens.append(what)
            else:
                start.pieces[int(what) - 1] -= 1
                goal.pieces[int(what) - 1] += 1

    # --- pirates

    def pirates_sail(self) -> Story:
        hunting = [number for seat in self.order for number in range(4) if self.pirates[number].target == seat]
        for number in hunting:
            if self.pirates[number].target >= 0:
                yield from self.pirate_sails(number)

    def pirate_sails(self, number: int) -> Story:
        """SA-PIR-04 to 08, 17, 19."""
        pirate = self.pirates[number]
        assert pirate.cell is not None
        prey = self.players[pirate.target]
        enters_ports = not self.options["port_neutral"]
        for steps in range(box()["pirates"]["steps"] + 1):
            if self.is_open_to_fire(prey) and self.board.touch(pirate.cell, prey.crew):
                self.settle(prey, f"pirate-{number + 1}", won=False)
                return
            if pirate.cell == prey.ship:
                yield from self.reach(number, prey)
                return
            goal = self.goal_of_hunter(pirate.cell, prey)
            ways = [
                way
                for way in self.board.ways(pirate.cell, goal, enters_ports)
                if enters_ports or self.board.sign[self.board.near[pirate.cell][way]] != "P"
            ]
            if not ways or steps == box()["pirates"]["steps"]:
                return
            way = yield from self.course("pirate", ways)
            pirate.cell = self.board.near[pirate.cell][way]
            self.tell("pirate-sailed", pirate=number + 1, cell=name(pirate.cell))

    def is_open_to_fire(self, prey: Sailor) -> bool:
        """SA-PIR-19."""
        guns = box()["pirates"]["ranged_bonus"][str(self.level)] is not None
        ashore = not prey.aboard and not self.hides(prey) and not self.is_neutral(prey.crew)
        return self.options["hunters_fire"] is True and guns and ashore

    def goal_of_hunter(self, where: Cell, prey: Sailor) -> Cell:
        """SA-PIR-05, 19: the ship, or the crew where that is under its guns no later."""
        enters_ports = not self.options["port_neutral"]
        to_crew = self.board.steps_to(prey.crew, enters_ports).get(where)
        if not self.is_open_to_fire(prey) or to_crew is None:
            return prey.ship
        to_ship = self.board.steps_to(prey.ship, enters_ports).get(where, 999)
        return prey.crew if self.is_neutral(prey.ship) or to_crew - 1 <= to_ship else prey.ship

    def reach(self, number: int, prey: Sailor) -> Story:
        pirate = self.pirates[number]
        seat = self.players.index(prey)
        self.tell("pirate-caught", pirate=number + 1, seat=seat)
        if not prey.aboard:
            self.sink(f"ship-{seat + 1}")
            if not self.solo or not self.options["hunt_goes_on"]:
                pirate.cell, pirate.target = pirate.home, -1
            return
        yield from self.ask(seat, "caught", ["throw"])
        target = f"pirate-{number + 1}"
        won = self.dice(prey, target, "close", defends=True)
        self.settle(prey, target, won)

    # --- levels

    def check_level(self) -> None:
        """SA-LEV."""
        if self.level == self.mode["last_level"] or any(self.temples.values()):
            return
        self.level += 1
        self.offer = [number + 1 for number in self.offer]
        for pirate in self.pirates:
            if pirate.cell is None:
                pirate.cell = pirate.home
        self.tell("level-reached", level=self.level)
        self.fill_temples([temple for temple in self.board.temples if temple != self.last_emptied])

    def keep_up_hunt(self) -> None:
        """SA-VAR-09."""
        wanted = 1 + list(self.temples.values()).count("")
        for _ in range(wanted - len([pirate for pirate in self.pirates if pirate.target >= 0])):
            self.hunt(0)

    # --- comparing

    def check(self) -> None:
        """What is asked, and what everybody has."""
        if self.asked is None:
            insist(self.game.over, "the game goes on after", self.ending)
        else:
            theirs = {move.notation for move in self.game.moves()}
            insist(
                (self.asked.seat, self.asked.step) == (self.game.seat_to_move, self.game.step),
                "asked is", self.asked, "not", self.game.seat_to_move, self.game.step, theirs,
            )  # fmt: skip
            more, less = theirs - self.asked.moves, self.asked.moves - theirs
            insist(not more and not less, self.asked.step, "offers too much:", more, "and leaves out:", less)
        self.check_position()
        self.check_invariants()

    def check_position(self) -> None:
        seen: Any = self.game.clone_position().to_data()
        same: dict[str, tuple[object, object]] = {
            "level": (self.level, seen["level"]),
            "offer": (self.offer, seen["offer"]),
            "coins": ({name(one): number for one, number in self.coins.items() if number}, seen["coins"]),
            "galleon": (name(self.galleon.cell), seen["galleon"]["cell"]),
            "hold": (self.written(self.galleon.loot), sorted_loot(seen["galleon"]["loot"])),
            "swapped": (sorted(self.swapped), sorted(slot.partition("/")[0] for slot in seen["swapped"])),
            "temples": (list(self.temples.values()), [slot.partition("/")[0] for slot in seen["temple_tokens"]]),
        }
        for number, (pirate, theirs) in enumerate(zip(self.pirates, seen["pirates"], strict=True), 1):
            mine = (name(pirate.cell), pirate.target, self.written(pirate.loot))
            same[f"pirate {number}"] = (mine, (theirs["cell"], theirs["target"], sorted_loot(theirs["loot"])))
        for seat, (one, theirs) in enumerate(zip(self.players, seen["players"], strict=True)):
            same[f"place of {seat}"] = ((name(one.ship), name(one.crew)), (theirs["ship"], theirs["crew"]))
            same[f"cards of {seat}"] = ((one.balls, sorted(one.cards)), (theirs["balls"], sorted(theirs["cards"])))
            same[f"carried by {seat}"] = (self.written(one.carried), sorted_loot(theirs["carried"]))
            same[f"stored by {seat}"] = (self.written(one.stored), sorted_loot(theirs["stored"]))
        for what, (wanted, found) in same.items():
            insist(wanted == found, what, "is", wanted, "but the game says", found)
        if not self.ending and self.decisions % VIEWS_EVERY == 0:
            for viewer in range(self.seats):
                self.check_view(viewer)

    def written(self, loot: Loot) -> tuple[int, list[str], list[int]]:
        return loot.gold, sorted(loot.tokens), loot.pieces

    def check_view(self, viewer: int) -> None:
        """Who may know what (section 23)."""
        view: Any = self.game.view(viewer)
        wanted = name(self.place_of(self.back)) if viewer in self.knows_eldorado else None
        insist(view["eldorado"] == wanted, "Eldorado", view["eldorado"])
        if self.asked is not None and self.asked.step == "movement":
            here = self.players[self.active].crew  # is always shown, even where there must be a step first
            reach = {one["cell"]: one["points"] for one in view["reach"] if one["cell"] != name(here)}
            ends = {name(there): points for there, points in self.ends().items() if there != here}
            insist(reach == ends, "reach is", ends, "but the game says", reach)
        self.check_fights(view["fights"])
        places = {card for card in rows_of("map_cards") if card not in self.ruled_out}
        insist(set(view["eldorado_places"]) == places, "places", view["eldorado_places"], "not", places)
        for seat, one in enumerate(self.players):
            for loot, theirs in ((one.carried, "carried"), (one.stored, "stored")):
                self.check_backs(loot, view["players"][seat][theirs]["tokens"], viewer)
        for pirate, seen in zip([*self.pirates, self.galleon], [*view["pirates"], view["galleon"]], strict=True):
            self.check_backs(pirate.loot, seen["loot"]["tokens"], viewer)
        laid = [token for token in self.temples.values() if token]
        self.check_backs(Loot(0, laid), [token for token in view["temple_tokens"] if token], viewer)

    def check_fights(self, fights: list[dict[str, Any]]) -> None:
        """Bonuses, and the chance that they leave."""
        for fight in fights:
            target, kind = fight["target"], fight["kind"]
            if target.startswith("ship") or fight["answered"] != "always" or fight["fires"] == "never":
                continue
            own, other = self.bonus(self.players[fight["seat"]], kind), self.bonus(target, kind)
            theirs = [sum(one["bonus"] for one in fight[side]) for side in ("own", "other")]
            insist(theirs == [own, other], "bonuses", fight, "not", own, other)
            ahead = [die + own - more - other for die in self.die for more in self.die]
            if self.options["combat_tie"] == "reroll":
                ahead = [one for one in ahead if one]
            defends = self.asked is not None and self.asked.step in ("caught", "answer")
            wins = 100 * sum(one > 0 or (one == 0 and defends) for one in ahead) / len(ahead)
            insist(abs(fight["chance"] - wins) <= 1, "chance", wins, "but the game says", fight)

    def check_backs(self, loot: Loot, seen: list[dict[str, Any]], viewer: int) -> None:
        mine = Counter(token if self.is_known(token, viewer) else token[:7] for token in loot.tokens)
        theirs = Counter(one["token"] or f"token-{one['level']}" for one in seen)
        insist(mine == theirs, "seat", viewer, "may know", mine, "but sees", theirs)

    def is_known(self, token: str, viewer: int) -> bool:
        knowers = self.knowers[token]
        return viewer in knowers or EVERYBODY in knowers or (self.options["open_tokens"] is True and bool(knowers))

    def check_invariants(self) -> None:
        """SA-INV-01 to 04."""
        loots = [loot for one in self.players for loot in (one.carried, one.stored)]
        loots += [one.loot for one in [*self.pirates, self.galleon]]
        filled = 1 if self.solo else self.level
        for number in range(4):
            owned = sum(loot.pieces[number] for loot in loots)
            insist(self.offer[number] + owned == filled, "piece", number + 1)
        tokens = sum(len(loot.tokens) for loot in loots) + len(self.swapped) + sum(map(bool, self.temples.values()))
        insist(tokens == (5 if self.solo else 4 * self.level), "tokens", tokens)
        for pirate in self.pirates:
            insist(pirate.cell is None or pirate.target >= 0 or pirate.cell == pirate.home, "an idle pirate", pirate)

    def check_end(self) -> None:
        """Winner and ranks (SA-END-01, 07, 09, SA-VAR-06, 08)."""
        outcome = self.game.outcome()
        insist(outcome.ending == self.ending, "ending", outcome.ending, "not", self.ending)
        keys = [(seat == self.winner, *one.rank()) for seat, one in enumerate(self.players)]
        if self.solo:
            insist(outcome.winners == ([0] if self.winner == 0 else []), "winners", outcome.winners)
        else:
            ranks = [1 + sum(other > key for other in keys) for key in keys]
            insist(outcome.ranks == ranks, "ranks", outcome.ranks, "not", ranks)
        sheet = {line["source"]: line["points"] for line in self.game.score_sheet()}
        for place, source in enumerate(("pieces", "gold", "tokens"), 1):
            if source in sheet:
                insist(sheet[source] == [key[place] for key in keys], source, sheet[source], keys)


def sorted_loot(seen: dict[str, Any]) -> tuple[int, list[str], list[int]]:
    return seen["gold"], sorted(slot.partition("/")[0] for slot in seen["tokens"]), seen["pieces"]


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

"""A second reading of The Adventure Begins, which looks over the shoulder of a game.

The oracle takes the deal from a game's first position and plays the rules of the ledger itself, as one story from the
choice of adventurers to the end: where somebody chooses it waits for the game's move, where luck falls it takes the
game's. What may be chosen, by whom, what is told, what everybody has and may know is compared after every move. It uses
nothing of the engine's rules; what is printed on cards it reads from the box itself.

    python -m tests.port_royal.adventure_oracle --games 2000
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import flibuste.games.port_royal
from flibuste.bots import find_bot
from flibuste.bots.question import ask
from flibuste.games import find_title
from flibuste.kernel.chance import quick
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Event, Luck

BOX: Final = Path(flibuste.games.port_royal.__file__).parent / "components"
VIEWS_EVERY: Final = 7
"""Decisions: views tell much besides, and take their time."""
TOLD: Final = {
    "busted",
    "cards-added",
    "cards-lost-in-fog",
    "card-revealed",
    "cargo-kept",
    "cargo-used",
    "character-hired",
    "coin-given",
    "coins-gained",
    "crown-bought",
    "crowns-gained",
    "crowns-paid",
    "end-triggered",
    "event-revealed",
    "expedition-completed",
    "fee-paid",
    "hourglass-asked",
    "looked",
    "marker-bought-off",
    "marker-lifted",
    "mission-accomplished",
    "mission-opened",
    "mission-paid",
    "mission-progress",
    "month-began",
    "month-ended",
    "ship-repelled",
    "ship-stored",
    "ship-traded",
    "sold-at-inn",
    "story-read",
    "tax-paid",
    "turn-started",
    "window-opened",
}
"""Events that are compared, in their order."""
CREW: Final = ("priest", "captain", "settler")
CARGOES: Final = ("book", "herbs", "bread", "rum")
SHIELDS: Final = ((3, 1), (6, 2), (10, 3))
LAST_CROWN: Final = 10
GOAL: Final = 12

Story = Generator["Asked", str, None]


class Wrong(AssertionError):
    """The game and the oracle do not agree."""


def insist(right: bool, *what: object) -> None:
    if not right:
        raise Wrong(" ".join(str(one) for one in what))


class Ended(Exception):
    """The game is over."""


@dataclass
class Asked:
    """A decision."""

    seat: int
    step: str
    moves: set[str]
    crews: list[Counter[str]] = field(default_factory=list)
    """Of an expedition: in which order its crew is chosen is up to the game, if only every crew can be sent."""


@cache
def rows_of(file: str) -> dict[str, list[dict[str, Any]]]:
    with (BOX / f"{file}.toml").open("rb") as found:
        return {name: rows for name, rows in tomllib.load(found).items() if isinstance(rows, list)}


@cache
def cards() -> dict[str, dict[str, Any]]:
    """Every play card of the box by its code."""
    return {
        row["id"]: {"kind": kind, "set": file, **row}
        for file in ("base", "gambler", "contract", "sets_sail", "adventure")
        for kind in ("ship", "character", "expedition", "tax")
        for row in rows_of(file).get(kind, [])
    }


def tale(kind: str) -> dict[str, dict[str, Any]]:
    """Rows of the adventure by their id, or by their name where they have one."""
    return {row.get("name", row["id"]): row for row in rows_of("adventure")[kind]}


def is_ship(code: str) -> bool:
    return bool(cards()[code]["kind"] == "ship")


def is_character(code: str) -> bool:
    return bool(cards()[code]["kind"] == "character")


def cargo_of(code: str) -> str:
    return str(cards()[code].get("cargo", ""))


def role_of(code: str) -> str:
    return str(cards()[code].get("role", ""))


def color_of(code: str) -> str:
    return str(cards()[code].get("color", ""))


@dataclass
class Captain:
    """A player."""

    card: int
    side: str = ""
    coins: list[str] = field(default_factory=list)
    """Their faces, the newest last."""
    area: list[str] = field(default_factory=list)
    cargo: list[str] = field(default_factory=list)
    stored: list[tuple[str, str]] = field(default_factory=list)
    """Ships under Merchants."""
    crowns: int = 0
    gone: int = 0
    """Markers that have left the adventurer."""
    shared: int = 0

    def number_of(self, role: str, color: str = "") -> int:
        return sum(role_of(card) == role and (not color or color_of(card) == color) for card in self.area)

    def can(self, ability: str) -> int:
        """What the adventurer adds, once the door is empty (PR-ADV-20)."""
        row = tale("adventurer").get(self.side)
        return int(row["amount"]) if row and self.gone and row["ability"] == ability else 0

    def trades(self, ability: str, color: str) -> int:
        return self.can(ability) if tale("adventurer")[self.side]["color"] == color else 0

    @property
    def swords(self) -> int:
        """PR-GEN-06, PR-ADVA-04"""
        return sum(int(cards()[card].get("swords", 0)) for card in self.area) + self.can("sword")

    @property
    def crown_influence(self) -> int:
        """PR-ADV-25, PR-ADV-26"""
        return sum(gift for shield, gift in SHIELDS if self.crowns >= shield)

    @property
    def influence(self) -> int:
        """PR-GEN-05, PR-ADV-28"""
        printed = sum(int(cards()[card]["influence"]) for card in self.area)
        return printed + len(self.stored) + self.crown_influence

    @property
    def has_trophy(self) -> bool:
        return self.gone >= 2

    def carries(self, kind: str) -> int:
        return sum(cargo_of(ship) == kind for ship in self.cargo)


@dataclass
class Task:
    """A mission on the table."""

    row: dict[str, Any]
    slots: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)

    @property
    def number(self) -> int:
        return int(self.row["number"])


class Oracle:
    """Plays along with one game from its first move."""

    def __init__(self, game: Game) -> None:
        deal: Any = game.clone_position().to_data()
        self.game = game
        self.options = game.options
        self.seats = game.seats
        self.mode = str(game.options["adventure"])
        self.team = self.mode == "cooperative"
        legacy: Any = game.terms.legacy or {}
        self.chapter = int(legacy.get("chapter") or game.options["chapter"])
        before = [row["number"] for row in rows_of("adventure")["group"] if self.group_chapter(row) < self.chapter]
        self.groups = list(legacy["groups"]) if legacy else before
        if self.mode == "variable":
            self.groups = [row["number"] for row in rows_of("adventure")["group"]]
        self.lost_tries = int(legacy.get("lost_tries", 0))
        self.told_before = [one["chapter"] for one in legacy.get("told", [])]
        self.players = [Captain(one["voyage"]["card"]) for one in deal["players"]]
        self.draw: list[str] = deal["draw_pile"]
        """Its top is at the end."""
        self.discard: list[str] = []
        self.harbor: list[str] = []
        self.expeditions: list[str] = []
        self.first = self.active = int(deal["first"])
        self.round = 1
        self.missions: list[Task] = []
        self.deck: list[str] = deal["adventure"]["deck"][::-1]
        """The next event first."""
        self.past: list[str] = []
        self.unused: list[str] = deal["adventure"]["unused"]
        self.seen_events: set[str] = {self.deck[-1]}
        self.event = ""
        self.month = 1
        self.read: list[str] = []
        self.closed = False
        self.looks = self.gambles = self.revealed = self.fewer = 0
        self.sold = 0
        self.looking: list[str] = []
        self.kept_by = -1
        self.window = -1
        self.allowance = 0
        self.last_round = False
        self.ending = ""
        self.decisions = 0
        self.luck: deque[Luck] = deque()
        self.told: list[tuple[str, dict[str, object]]] = []
        self.completed: list[str] = []
        """The crew of an expedition that this move completed."""
        self.at_hand: list[str] = []
        """Cards that lie in no pile, because something about them is being settled."""
        self.check_deal()
        self.story = self.play()
        self.asked: Asked | None = next(self.story)
        self.told.clear()

    @staticmethod
    def group_chapter(row: Mapping[str, Any]) -> int:
        return int(tale("story")[row["stories"][0]]["chapter"])

    def check_deal(self) -> None:
        """PR-ADV-02, PR-ADV-06 to -09, PR-MIX-06."""
        wanted: Counter[str] = Counter()
        for code, card in cards().items():
            number = card["copies"]
            if card["set"] == "base":
                number = 0 if card.get("special") else number
            elif card["set"] == "gambler":
                number *= bool(self.options["gambler"])
            elif card["set"] == "contract":
                number *= bool(self.options["contract_cards"])
            elif card["set"] == "sets_sail":
                number = card["mixed"] if self.options["sets_sail_cards"] else 0
            else:
                number *= card["group"] in self.groups
            wanted[code] = number
        insist(Counter(self.draw) == +wanted, "the deck", Counter(self.draw) - wanted, wanted - Counter(self.draw))
        rows = rows_of("adventure")["event_deck"]
        mode = "cooperative" if self.team else "competitive"
        row = next(one for one in rows if (one["mode"], one["seats"]) == (mode, self.seats))
        zeros = {name for name, one in tale("event").items() if one["number"] == 0}
        end = "end_of_month_variable" if self.mode == "variable" else "end_of_month"
        insist(self.deck[-1] == end, "the last event", self.deck)
        insist(len(self.deck) == row["zeros"] + row["event_one"] + 1, "first events", self.deck)
        insist(("pilots_report" in self.deck) == row["event_one"], "event 1", self.deck)
        insist({*self.deck[:-1], *self.unused} - {"pilots_report"} == zeros, "zeros", self.deck, self.unused)

    # --- small things

    def tell(self, name: str, **facts: object) -> None:
        assert name in TOLD, name
        self.told.append((name, facts))

    def fell(self, what: str) -> list[str]:
        insist(bool(self.luck) and self.luck[0].what == what, "luck of", what, "was not drawn")
        return self.luck.popleft().result

    def order(self, start: int | None = None) -> list[int]:
        """Seats clockwise from the active player."""
        one = self.active if start is None else start
        return [(one + more) % self.seats for more in range(self.seats)]

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def happens(self, effect: str) -> int:
        """How much of an effect the event of this turn has; 0: another event."""
        row = tale("event").get(self.event)
        return max(1, row["amount"]) if row and row["effect"] == effect else 0

    def colors(self) -> int:
        return len({color_of(card) for card in self.harbor if is_ship(card)})

    # --- coins, piles, crowns

    def shuffle(self) -> None:
        """PR-DECK-01, PR-DECK-02"""
        order = self.fell("shuffle")
        more, less = Counter(order) - Counter(self.discard), Counter(self.discard) - Counter(order)
        insist(not more and not less, "shuffled were also", more, "and not", less)
        self.draw = order[::-1]
        self.discard = []

    def can_draw(self) -> bool:
        return bool(self.draw or self.discard)

    def pop(self) -> str:
        if not self.draw:
            self.shuffle()
        self.kept_by = -1
        return self.draw.pop()

    def gain(self, seat: int, coins: int, source: str) -> None:
        if coins <= 0:
            return
        self.tell("coins-gained", seat=seat, coins=coins, source=source)
        for _ in range(coins):
            self.players[seat].coins.append(self.pop() if self.can_draw() else "token")

    def pay(self, seat: int, coins: int) -> None:
        """PR-COIN-03, PR-COIN-05"""
        insist(len(self.players[seat].coins) >= coins, "seat", seat, "has no", coins, "coins")
        for _ in range(coins):
            coin = self.players[seat].coins.pop()
            if coin != "token":
                self.discard.append(coin)

    def crown(self, seat: int, crowns: int, source: str) -> None:
        """PR-ADV-24, PR-ADV-27"""
        player = self.players[seat]
        won = min(crowns, LAST_CROWN - player.crowns)
        player.crowns += won
        if won:
            self.tell("crowns-gained", seat=seat, crowns=won, source=source, now=player.crowns)

    # --- setting out

    def play(self) -> Story:
        yield from self.choose_sides()
        yield from self.share_out()
        for seat in self.order(self.first):
            player = self.players[seat]
            self.gain(seat, tale("adventurer")[player.side]["coins"] + player.shared, "start")
        if self.mode == "variable":
            drawn = self.fell("missions")
            insist(len(set(drawn)) == 4 and all(tale("mission")[one]["star"] for one in drawn), "missions", drawn)
            for code in drawn:
                self.lay(code)
        else:
            self.turn_page(rows_of("adventure")["chapter"][self.chapter - 1]["first"])
        while True:
            yield from self.turn()
            self.pass_on()

    def choose_sides(self) -> Story:
        """PR-ADV-03, PR-ADV-62"""
        drafted = self.options["adventurers"] == "drafted"
        order = self.order(self.first)
        for seat in order[::-1] if drafted else order:
            taken = {tale("adventurer")[one.side]["card"] for one in self.players if one.side}
            sides = {
                name
                for name, row in tale("adventurer").items()
                if (row["card"] not in taken if drafted else row["card"] == self.players[seat].card)
            }
            move = yield Asked(seat, "side", {f"adventurer {name}" for name in sides})
            self.players[seat].side = move.partition(" ")[2]
            self.players[seat].card = tale("adventurer")[self.players[seat].side]["card"]

    def share_out(self) -> Story:
        """PR-ADV-43, PR-ADV-75"""
        left = 3 * self.lost_tries if self.team else 0
        while left:
            moves = {"evenly", "forgo", *(f"share {seat}" for seat in range(self.seats))}
            move = yield Asked(self.first, "share", moves)
            if move == "forgo":
                return
            if move == "evenly":
                for number in range(left):
                    self.players[self.order(self.first)[number % self.seats]].shared += 1
                return
            self.players[int(move.partition(" ")[2])].shared += 1
            left -= 1

    def lay(self, code: str) -> None:
        self.missions.append(Task(tale("mission")[code]))
        self.tell("mission-opened", mission=code)

    def turn_page(self, code: str) -> str:
        """Reads a story card; answers what follows at once."""
        story = tale("story")[code]
        self.read.append(code)
        self.tell("story-read", story=code)
        group = int(story["adds"].partition(":")[2] or 0)
        if group and group not in self.groups:  # PR-ADV-14, PR-ADV-58
            new = [code for code, card in cards().items() if card.get("group") == group for _ in range(card["copies"])]
            self.groups.append(group)
            self.tell("cards-added", cards=len(new), group=group)
            order = self.fell("shuffle")
            insist(Counter(order) == Counter(self.draw) + Counter(new), "the new pile", order)
            self.draw = order[::-1]
            self.kept_by = -1
        if story["mission"]:
            self.lay(story["mission"])
        return str(story["then"])

    # --- a turn

    def pass_on(self) -> None:
        """The next player, or the end of the last round (PR-END-02, PR-ADV-44)."""
        self.watch_the_end()
        self.active = (self.active + 1) % self.seats
        if self.active == self.first:
            if self.last_round:
                self.ending = "trophy"
                if self.mode == "competitive":
                    self.turn_page(rows_of("adventure")["chapter"][self.chapter - 1]["won"])
                raise Ended
            self.round += 1

    def turn(self) -> Story:
        self.event = ""
        self.looks = self.gambles = self.revealed = self.fewer = 0
        self.tell("turn-started", seat=self.active, round=self.round)
        yield Asked(self.active, "event", {"event"})
        yield from self.reveal_event()
        busted = yield from self.discover()
        if busted:
            self.bust()
        else:
            yield from self.trade()
        yield from self.end_turn(busted)

    def reveal_event(self) -> Story:
        """PR-ADV-29"""
        name = self.deck.pop(0)
        self.seen_events.add(name)
        self.tell("event-revealed", seat=self.active, event=name)
        row = tale("event")[name]
        self.event = name
        self.past.append(name)
        if row["when"] == "month":
            yield from self.end_month(row)
            return
        if self.happens("gain_coins"):
            for seat in self.order():
                self.gain(seat, row["amount"], "event")
        elif self.happens("gain_crowns"):
            self.crown(self.active, row["amount"], "event")
        elif self.happens("may_buy_crown"):
            yield from self.court(row)
        elif self.happens("poorest_gain_coins"):
            fewest = min(len(player.coins) for player in self.players)
            poorest = [seat for seat in self.order() if len(self.players[seat].coins) == fewest]
            for seat in poorest:
                self.gain(seat, row["amount"], "event")
        elif self.happens("discard_from_draw_pile"):
            lost = []
            for _ in range(row["amount"]):
                if self.can_draw():
                    lost.append(self.pop())
            self.discard += lost
            self.tell("cards-lost-in-fog", cards=lost)
        elif self.happens("no_fee") and self.solo:
            self.gain(self.active, 1, "event")
        elif self.happens("look_keep_one"):
            yield from self.look(row["amount"])

    def court(self, row: Mapping[str, Any]) -> Story:
        for seat in self.order():
            if len(self.players[seat].coins) < row["cost"]:
                continue
            move = yield Asked(seat, "court", {"crown", "forgo"})
            if move == "crown":
                self.tell("crown-bought", seat=seat, coins=row["cost"])
                self.pay(seat, row["cost"])
                self.crown(seat, row["amount"], "event")

    def look(self, number: int) -> Story:
        """PR-ADVC-03, PR-ADVC-04; the Pilot's Report"""
        self.looking = []
        while len(self.looking) < number and self.can_draw():
            self.looking.append(self.pop())
        if not self.looking:
            return
        self.tell("looked", seat=self.active, number=len(self.looking))
        move = yield Asked(self.active, "look", {f"keep {card}" for card in self.looking})
        kept = move.partition(" ")[2]
        self.looking.remove(kept)
        self.discard += self.looking
        self.looking = []
        self.draw.append(kept)
        self.kept_by = self.active

    # --- months

    def end_month(self, end: Mapping[str, Any]) -> Story:
        """PR-ADV-30 to -35, PR-ADV-40, PR-ADV-50, PR-ADV-72"""
        self.tell("month-ended", month=self.month)
        if self.mode == "variable":
            yield from self.buy_off(end["cost"])
        else:
            target = self.hourglass(self.missions[-1])
            if target == "marker_off":
                if not self.closed:
                    self.closed = True
                    self.turn_page(rows_of("adventure")["chapter"][self.chapter - 1]["closing"])
                yield from self.buy_off(8)
            elif target == "victory" or self.turn_page(target) == "victory":
                self.count_up()
        new = self.fell("event") if self.unused else []
        for name in new:
            self.unused.remove(name)
        self.deck = [*new, *self.past]
        self.past = []
        self.month += 1
        self.tell("month-began", month=self.month)

    def hourglass(self, newest: Task) -> str:
        row = newest.row
        if row["ask"]:
            done = any(task.slots for task in self.missions if task.row["id"] in row["ask"])
            self.tell("hourglass-asked", missions=row["ask"], done=done)
            return str(row["yes"] if done else row["no"])
        return str(row["next"] or row["cooperative" if self.team else "competitive"])

    def buy_off(self, price: int) -> Story:
        """PR-ADV-46, PR-ADV-47"""
        for seat in self.order():
            if len(self.players[seat].coins) < price or not self.free(seat):
                continue
            move = yield Asked(seat, "buy_off", {"marker", "forgo"})
            if move == "marker":
                self.tell("marker-bought-off", seat=seat, coins=price)
                self.pay(seat, price)
                self.lift(seat)

    def count_up(self) -> None:
        """PR-ADV-41 to -43"""
        won = self.reached() == (True, True, True)
        self.ending = "chapter_won" if won else "chapter_lost"
        row = rows_of("adventure")["chapter"][self.chapter - 1]
        then = self.turn_page(row["won"] if won else row["lost"])
        if then and self.told_before == list(range(1, self.chapter)):
            self.turn_page(then)
        raise Ended

    def reached(self) -> tuple[bool, bool, bool]:
        wanted = rows_of("adventure")["victory"][self.seats - 1]
        markers = sum(len(task.slots) for task in self.missions)
        influence = sum(player.influence for player in self.players)
        return all(task.slots for task in self.missions), markers >= wanted["markers"], influence >= wanted["influence"]

    # --- discovering

    def discover(self) -> Generator[Asked, str, bool]:
        """Answers whether the active player has bust."""
        while True:
            move = yield Asked(self.active, "discover", self.discoveries())
            if move == "stop":
                yield from self.moments(self.stopping())
                return False
            if move == "reveal":
                busted = yield from self.reveal()
                if busted:
                    return True
            elif move == "gamble":
                busted = yield from self.gamble()
                if busted or self.must_trade():
                    return busted
            elif move == "look":
                self.looks += 1
                yield from self.look(3)
            else:
                yield from self.own_time(self.active, move)

    def discoveries(self) -> set[str]:
        """What the active player may do while discovering."""
        moves = self.own_moves(self.active, expeditions=True)
        player = self.players[self.active]
        if self.can_draw():
            if not self.gambles:
                moves.add("reveal")
            if self.gambles < player.number_of("gambler"):
                moves.add("gamble")
            if self.looks < self.most_looks(self.active):
                moves.add("look")
        held = self.happens("least_cards_in_harbor")
        enough = bool(self.harbor) or self.options["stop_with_empty_harbor"] is True
        if not self.can_draw() or (self.revealed and enough and (len(self.harbor) >= held or self.gambles)):
            moves.add("stop")
        return moves

    def must_trade(self) -> bool:
        """After the last Gambler the discovery is over (PR-GAM-06, PR-GAM-07)."""
        return self.gambles >= self.players[self.active].number_of("gambler") or not self.can_draw()

    def most_looks(self, seat: int) -> int:
        return self.players[seat].number_of("sentinel") + self.players[seat].can("sentinel")

    def reveal(self) -> Generator[Asked, str, bool]:
        card = self.pop()
        self.revealed += 1
        self.tell("card-revealed", seat=self.active, card=card)
        if is_character(card):
            self.harbor.append(card)
        elif cards()[card]["kind"] == "expedition":
            self.expeditions.append(card)
        elif cards()[card]["kind"] == "tax":
            yield from self.levy(card)
        else:
            if self.can_repel(card):
                self.at_hand = [card]
                move = yield Asked(self.active, "repel", {"repel", "admit"})
                self.at_hand = []
                if move == "repel":
                    self.tell("ship-repelled", seat=self.active, card=card)
                    self.discard.append(card)
                    return False
            double = color_of(card) in {color_of(one) for one in self.harbor if is_ship(one)}
            self.harbor.append(card)
            if double:
                return True
            yield from self.moments(self.colored())
        return False

    def can_repel(self, ship: str) -> bool:
        """PR-REP-02, PR-REP-03, PR-ADV-65"""
        swords = self.players[self.active].swords + self.happens("swords_to_repel")
        return not cards()[ship]["skull"] and swords >= cards()[ship]["swords"]

    def gamble(self) -> Generator[Asked, str, bool]:
        """PR-GAM-02 to -12"""
        double = ships = False
        for _ in range(4):
            if not self.can_draw():
                break
            card = self.pop()
            self.revealed += 1
            self.tell("card-revealed", seat=self.active, card=card)
            if cards()[card]["kind"] == "expedition":
                self.expeditions.append(card)
            elif cards()[card]["kind"] == "tax":
                yield from self.levy(card)
            else:
                if is_ship(card):
                    ships = True
                    double = double or color_of(card) in {color_of(one) for one in self.harbor if is_ship(one)}
                self.harbor.append(card)
        if double:
            return True
        self.gambles += 1
        if ships:
            yield from self.moments(self.colored())
        return False

    def levy(self, tax: str) -> Story:
        """PR-TAX-01 to -07, PR-ADVC-09, PR-ADVC-10, PR-ADVM-50"""
        row = cards()[tax]
        self.at_hand = [tax]
        hit = [seat for seat in self.order() if len(self.players[seat].coins) >= row["threshold"]]
        for seat in hit:
            lost = len(self.players[seat].coins) // 2
            self.pay(seat, lost)
            self.tell("tax-paid", seat=seat, coins=lost)
        tasks = [task for task in self.missions if task.row["moment"] == "tax"]
        yield from self.moments([(task, seat) for seat in hit for task in tasks])
        if row["bonus"] == "influence":
            fewest = min(player.influence for player in self.players)
            lucky = [seat for seat in self.order() if self.players[seat].influence == fewest]
        else:
            most = max(player.swords for player in self.players)
            lucky = [seat for seat in self.order() if self.players[seat].swords == most]
        for seat in lucky:
            self.gain(seat, row.get("bonus_coins", 1), "tax")
        self.at_hand = []
        self.discard.append(tax)

    def bust(self) -> None:
        """PR-BUST-02 to -06, PR-ADVA-02, PR-ADVA-13"""
        self.tell("busted", seat=self.active)
        number = len(self.harbor)
        self.discard += self.harbor
        self.harbor = []
        if number <= 4:
            self.gain(self.active, self.players[self.active].can("bust_consolation"), "adventurer")
        self.gain(self.active, self.happens("coins_on_bust"), "event")
        for seat in self.order():
            if seat != self.active or self.options["jester_pays_active"] is True:
                self.gain(seat, self.players[seat].number_of("jester"), "jester")

    # --- missions

    def free(self, seat: int) -> int:
        """Markers that can go to a mission (PR-ADVM-54)."""
        return 4 - self.players[seat].gone - sum(seat in task.waiting for task in self.missions)

    def meets(self, seat: int, row: Mapping[str, Any]) -> bool:
        """PR-ADV-18"""
        player = self.players[seat]
        roles = Counter(row["have_roles"])
        characters = [card for card in player.area if is_character(card)]
        cheap = [card for card in characters if cards()[card]["cost"] <= 3]
        return (
            all(player.number_of(role) >= number for role, number in roles.items())
            and (not row["have_any"] or any(player.number_of(role) for role in row["have_any"]))
            and player.swords >= row["have_swords"]
            and len(player.area) - len(characters) >= row["have_expeditions"]
            and len(characters) >= row["have_characters"]
            and len(cheap) >= row["have_cheap"]
            and self.can_pay(seat, row)
        )

    def can_pay(self, seat: int, row: Mapping[str, Any]) -> bool:
        player = self.players[seat]
        ares = player.carries("book") + player.carries("herbs")
        return (
            len(player.coins) >= row["pay_coins"]
            and player.crowns >= row["pay_crowns"]
            and all(player.carries(kind) >= row[self.payment(kind)] for kind in CARGOES)
            and ares >= int(row["pay_books"] + row["pay_herbs"] + row["pay_ares"])
        )

    def may_accomplish(self, seat: int, task: Task) -> bool:
        return seat not in task.slots and (seat in task.waiting or self.free(seat) > 0)

    def own_moves(self, seat: int, expeditions: bool) -> set[str]:
        """Missions in one's own time, and expeditions of the active player (PR-ADV-16, PR-EXP-01)."""
        moves = {
            f"mission {task.number}"
            for task in self.missions
            if not task.row["moment"] and self.may_accomplish(seat, task) and self.meets(seat, task.row)
        }
        if expeditions and seat == self.active:
            moves |= {f"expedition {one}" for one in self.expeditions if self.crews(seat, one)}
        return moves

    def own_time(self, seat: int, move: str) -> Story:
        verb, _, name = move.partition(" ")
        if verb == "mission":
            yield from self.accomplish(seat, next(task for task in self.missions if task.number == int(name)))
        else:
            yield from self.explore(seat, name)

    def colored(self) -> list[tuple[Task, int]]:
        """PR-ADVM-33, PR-ADVM-57"""
        return [
            (task, self.active)
            for task in self.missions
            if task.row["moment"] == "colors" and self.colors() >= task.row["amount"]
        ]

    def stopping(self) -> list[tuple[Task, int]]:
        """PR-ADVM-51, PR-ADVM-52, PR-ADVM-55, PR-ADVM-58"""
        return [
            (task, self.active)
            for task in self.missions
            if task.row["moment"].startswith("stop") and len(self.harbor) == task.row["amount"]
        ]

    def moments(self, chances: list[tuple[Task, int]]) -> Story:
        """Missions that must be claimed now (PR-ADVM-53)."""
        for task, seat in chances:
            if not self.may_accomplish(seat, task):
                continue
            first = task.row["times"] == 2 and seat not in task.waiting
            if not first and not self.meets(seat, task.row):
                continue
            move = yield Asked(seat, "mission_now", {f"mission {task.number}", "forgo"})
            if move == "forgo":
                continue
            if first:
                task.waiting.append(seat)
                self.tell("mission-progress", seat=seat, mission=task.row["id"])
            else:
                yield from self.accomplish(seat, task)
                self.fewer += task.row["fewer"]

    def accomplish(self, seat: int, task: Task) -> Story:
        """PR-ADV-18 to -22"""
        player, row = self.players[seat], task.row
        if row["pay_coins"]:
            self.pay(seat, row["pay_coins"])
            self.tell("mission-paid", seat=seat, coins=row["pay_coins"])
        if row["pay_crowns"]:
            player.crowns -= row["pay_crowns"]
            self.tell("crowns-paid", seat=seat, crowns=row["pay_crowns"], now=player.crowns)
        kinds = [kind for kind in CARGOES for _ in range(row.get(self.payment(kind), 0))]
        for kind in kinds:
            self.use_cargo(seat, kind)
        yield from self.give_pirates(seat, row)
        if seat in task.waiting:
            task.waiting.remove(seat)
        first = not task.slots
        task.slots.append(seat)
        self.tell("mission-accomplished", seat=seat, mission=row["id"], first=first)
        self.lift(seat)
        if first:
            self.gain(seat, row["first_coins"], "mission")
            self.crown(seat, row["first_crowns"], "mission")
        self.crown(seat, row["crowns"], "mission")

    @staticmethod
    def payment(kind: str) -> str:
        return {"book": "pay_books", "herbs": "pay_herbs", "bread": "pay_breads", "rum": "pay_rums"}[kind]

    def give_pirates(self, seat: int, row: Mapping[str, Any]) -> Story:
        """Which Ares Pirates go, one after the other, while there is a choice (PR-ADV-70)."""
        for still in range(row["pay_ares"], 0, -1):
            left = [kind for kind in map(cargo_of, self.players[seat].cargo) if kind in ("book", "herbs")]
            kinds = list(dict.fromkeys(left))
            if len(kinds) > 1 and len(left) > still:
                move = yield Asked(seat, "give", {f"give {kind}" for kind in kinds})
                kinds = [move.partition(" ")[2]]
            self.use_cargo(seat, kinds[0])

    def use_cargo(self, seat: int, kind: str) -> None:
        """PR-ADV-52"""
        ship = next(ship for ship in self.players[seat].cargo if cargo_of(ship) == kind)
        self.players[seat].cargo.remove(ship)
        self.discard.append(ship)
        self.tell("cargo-used", seat=seat, card=ship)

    def lift(self, seat: int) -> None:
        """PR-ADV-19, PR-ADV-20, PR-ADVA-10"""
        player = self.players[seat]
        player.gone += 1
        self.tell("marker-lifted", seat=seat, space=player.gone)
        if player.gone == 1:
            self.gain(seat, player.can("coins_at_once"), "adventurer")
        elif player.gone > 2:
            self.crown(seat, 1 if player.gone == 3 else 3, "marker")

    # --- expeditions

    def crews(self, seat: int, expedition: str) -> list[Counter[str]]:
        """Every crew that could go, by its cards (PR-EXP-02 to -04, PR-ADVC-06)."""
        player, row = self.players[seat], cards()[expedition]
        if any(player.carries(kind) < row.get(f"{kind.removesuffix('s')}s", 0) for kind in CARGOES):
            return []
        crews: list[Counter[str]] = [Counter()]
        have = Counter(player.area)
        for role in CREW:
            for _ in range(row[f"{role}s"]):
                crews = [
                    crew + Counter([card])
                    for crew in crews
                    for card in have
                    if role_of(card) in (role, "jack") and crew[card] < have[card]
                ]
        found: list[Counter[str]] = []
        for crew in crews:
            if crew not in found:
                found.append(crew)
        return found

    def explore(self, seat: int, expedition: str) -> Story:
        crews = self.crews(seat, expedition)
        crew, sent = crews[0], Counter[str]()
        if len(crews) > 1:
            move = yield Asked(seat, "crew", {f"send {card}" for crew in crews for card in crew}, crews)
            sent[move.partition(" ")[2]] += 1
            while not self.completed:
                more = {card for crew in crews if crew >= sent for card in crew - sent}
                move = yield Asked(seat, "crew", {f"send {card}" for card in more}, [Counter()])
                sent[move.partition(" ")[2]] += 1
            crew = Counter(self.completed)
            insist(crew in crews and crew >= sent, "sent were", crew, "chosen", sent, "possible", crews)
        player, row = self.players[seat], cards()[expedition]
        for card in crew.elements():
            player.area.remove(card)
            self.discard.append(card)
        for kind in CARGOES:
            for _ in range(row.get(f"{kind.removesuffix('s')}s", 0)):
                self.use_cargo(seat, kind)
        self.expeditions.remove(expedition)
        player.area.append(expedition)
        self.tell("expedition-completed", seat=seat, card=expedition)
        self.gain(seat, row["coins"], "expedition")
        self.crown(seat, player.can("expedition_crowns"), "adventurer")

    # --- trading and recruiting

    def trade(self) -> Story:
        taken = (1, 1, 1, 1, 2, 3, 4)[self.colors()]
        taken = max(1, taken - self.happens("take_fewer_at_least_1"))
        for seat in self.order():
            number = taken + self.gambles if seat == self.active else 1
            number += self.players[seat].number_of("governor")
            if seat == self.active:
                number = max(0, number - self.fewer)
            yield from self.pick(seat, number)
        self.window = -1

    def pick(self, seat: int, number: int) -> Story:
        """A window (PR-TRD-07)."""
        self.window, self.allowance, self.sold = seat, number, 0
        self.arrive(seat)
        self.tell("window-opened", seat=seat, cards=number)
        while True:
            moves = self.picks(seat)
            if moves == {"pass"}:
                return
            move = yield Asked(seat, "window", moves)
            verb, _, name = move.partition(" ")
            if verb == "pass":
                return
            if verb == "trade":
                self.allowance -= 1
                yield from self.take_ship(seat, name)
            elif verb == "hire":
                self.allowance -= 1
                self.hire(seat, name)
            elif verb == "inn":
                self.sell(seat, name)
            else:
                yield from self.own_time(seat, move)

    def arrive(self, seat: int) -> None:
        """PR-TRD-09, PR-TRD-10"""
        player, number = self.players[seat], len(self.harbor)
        ships = sum(is_ship(card) for card in self.harbor)
        if number >= 5:
            self.gain(seat, 2 * player.number_of("admiral"), "admiral")
        if number in (3, 4):
            self.gain(seat, player.number_of("vice_admiral"), "vice_admiral")
        self.gain(seat, player.number_of("gunner") * max(0, ships - 1), "gunner")
        if number == 0 and (seat != self.active or self.options["jester_pays_active"] is True):
            self.gain(seat, player.number_of("jester"), "jester")
        if number >= 5:
            self.gain(seat, player.can("small_admiral"), "adventurer")
        if ships >= 3:
            self.gain(seat, player.can("three_ships"), "adventurer")
        if number - ships >= 4:
            self.crown(seat, player.number_of("innkeeper"), "innkeeper")

    def fee(self, seat: int) -> int:
        """PR-FEE-01, PR-FEE-06"""
        return int(seat != self.active and not self.happens("no_fee"))

    def cost(self, seat: int, card: str) -> int:
        player = self.players[seat]
        less = player.number_of("senorita") + player.can("discount") + self.happens("hire_for_less")
        return max(0, int(cards()[card]["cost"]) - less)

    def bonus(self, seat: int, ship: str) -> int:
        """Coins that come with both options (PR-ADV-39, PR-ADV-66)."""
        player, color = self.players[seat], color_of(ship)
        coins = player.number_of("trader", color) + player.trades("trade_coin", color)
        if color == "violet":
            coins += sum(cards()[card].get("ares", 0) for card in player.area)
        return coins

    def worth(self, seat: int, ship: str) -> int:
        """Coins that a ship pays (PR-ADV-68)."""
        row = cards()[ship]
        coins = int(row["coins"])
        if not row.get("crowns", 0):
            coins = max(0, coins + self.happens("ships_pay_more") - self.happens("ships_pay_less"))
        return coins + self.bonus(seat, ship)

    def picks(self, seat: int) -> set[str]:
        moves = {"pass"} | self.own_moves(seat, expeditions=True)
        coins = len(self.players[seat].coins)
        if self.allowance:
            for card in self.harbor:
                if is_ship(card):
                    if coins + self.worth(seat, card) >= self.fee(seat):
                        moves.add(f"trade {card}")
                elif coins >= self.cost(seat, card) + self.fee(seat):
                    moves.add(f"hire {card}")
        if self.sold < self.players[seat].number_of("innkeeper"):
            moves |= {f"inn {kind}" for kind in ("bread", "rum") if self.players[seat].carries(kind)}
        return moves

    def pay_fee(self, seat: int) -> None:
        if self.fee(seat):
            self.players[self.active].coins.append(self.players[seat].coins.pop())
            self.tell("fee-paid", seat=seat, to=self.active, coins=1)

    def hire(self, seat: int, card: str) -> None:
        cost = self.cost(seat, card)
        self.harbor.remove(card)
        self.pay(seat, cost)
        self.players[seat].area.append(card)
        self.tell("character-hired", seat=seat, card=card, cost=cost)
        self.pay_fee(seat)

    def sell(self, seat: int, kind: str) -> None:
        """PR-ADVC-08"""
        prices = sorted(cards()[one]["price"] for one in self.players[seat].area if role_of(one) == "innkeeper")
        price = prices[::-1][self.sold]
        self.sold += 1
        self.tell("sold-at-inn", seat=seat, cargo=kind, coins=price)
        self.use_cargo(seat, kind)
        self.gain(seat, price, "innkeeper")

    def take_ship(self, seat: int, ship: str) -> Story:
        player, color = self.players[seat], color_of(ship)
        self.harbor.remove(ship)
        self.at_hand = [ship]
        keep = False
        if cargo_of(ship) and len(player.coins) + self.bonus(seat, ship) >= self.fee(seat):
            move = yield Asked(seat, "cargo", {"cargo", "collect"})
            keep = move == "cargo"
        if keep:
            self.at_hand = []
            player.cargo.append(ship)
            self.tell("cargo-kept", seat=seat, card=ship)
            self.gain(seat, self.bonus(seat, ship), "ship")
            self.crown(seat, player.trades("trade_crown", color), "adventurer")
        else:
            yield from self.sell_ship(seat, ship)
        self.pay_fee(seat)
        self.allowance += player.number_of("clerk", color)

    def sell_ship(self, seat: int, ship: str) -> Story:
        """PR-SHIP-01, PR-SAIL-07, PR-XC-07"""
        row = cards()[ship]
        merchants = {card for card in self.players[seat].area if role_of(card) == "merchant"}
        moves = {f"store {card}" for card in merchants if color_of(card) == color_of(ship)}
        move = "sell"
        if moves:
            move = yield Asked(seat, "store", {*moves, "sell"})
        self.at_hand = []
        if move == "sell":
            self.discard.append(ship)
        else:
            self.players[seat].stored.append((ship, move.partition(" ")[2]))
            self.tell("ship-stored", seat=seat, card=ship)
        self.tell("ship-traded", seat=seat, card=ship, coins=self.worth(seat, ship))
        self.gain(seat, self.worth(seat, ship), "ship")
        self.crown(seat, row.get("crowns", 0), "ship")
        self.crown(seat, self.players[seat].trades("trade_crown", color_of(ship)), "adventurer")
        if row.get("gift") and not self.solo:
            others = [other for other in range(self.seats) if other != seat]
            if len(others) > 1:
                move = yield Asked(seat, "gift", {f"gift {other}" for other in others})
                others = [int(move.partition(" ")[2])]
            self.tell("coin-given", seat=seat, to=others[0])
            self.gain(others[0], row["gift"], "gift")

    # --- the end of a turn

    def end_turn(self, busted: bool) -> Story:
        """PR-TURN-04, PR-EXP-05, PR-CON-20"""
        self.discard += self.harbor
        self.harbor = []
        expeditions = busted or self.options["expedition_at_end_of_turn"] is True
        while moves := self.own_moves(self.active, expeditions):
            move = yield Asked(self.active, "turn_end", {*moves, "end"})
            if move == "end":
                return
            yield from self.own_time(self.active, move)

    # --- following a game

    def follow(self, move: str, events: list[Event], luck: list[Luck]) -> None:
        self.decisions += 1
        self.luck = deque(luck)
        self.told = []
        explored = [event.facts["cards"] for event in events if event.name == "expedition-completed"]
        self.completed = [card for sent in explored for card in as_codes(sent) if not is_ship(card)]
        try:
            self.asked = self.story.send(move)
        except Ended:
            self.asked = None
        insist(not self.luck, "luck that nobody asked for:", [one.to_data() for one in self.luck])
        self.watch_the_end()
        if self.asked is not None and self.decisions >= int(str(self.options["decision_limit"])):
            self.asked, self.ending = None, "decision_limit"
            self.discard += self.looking + self.at_hand
        self.compare_told(events)

    def watch_the_end(self) -> None:
        """PR-ADV-44, PR-END-04"""
        if not self.team and any(one.has_trophy and one.influence >= GOAL for one in self.players):
            self.last_round = True

    def compare_told(self, events: list[Event]) -> None:
        theirs = [event for event in events if event.name in TOLD and event.name != "end-triggered"]
        names = [event.name for event in theirs]
        insist(names == [name for name, _ in self.told], "told was", names, "not", [name for name, _ in self.told])
        for event, (name, facts) in zip(theirs, self.told, strict=True):
            same = {fact: event.facts.get(fact) for fact in facts}
            insist(same == facts, name, "told", same, "not", facts)

    # --- comparing

    def check(self) -> None:
        """What is asked, and what everybody has."""
        if self.asked is None:
            insist(self.game.over, "the game goes on after", self.ending)
        else:
            insist(not self.game.over, "the game is over, but asked is", self.asked)
            theirs = {move.notation for move in self.game.moves()}
            insist(
                (self.asked.seat, self.asked.step) == (self.game.seat_to_move, self.game.step),
                "asked is", self.asked, "not", self.game.seat_to_move, self.game.step, theirs,
            )  # fmt: skip
            more, less = theirs - self.asked.moves, self.asked.moves - theirs
            if self.asked.crews:
                less = set()
                self.check_crews(self.asked.crews)
            insist(not more and not less, self.asked.step, "offers too much:", more, "and leaves out:", less)
        self.check_position()
        if self.asked is not None and self.decisions % VIEWS_EVERY == 0:
            for viewer in range(self.seats):
                self.check_view(viewer)

    def check_crews(self, crews: list[Counter[str]]) -> None:
        """Every crew can be sent in some way, and no other."""
        if crews == [Counter()]:
            return
        ways, found = [self.game.fork()], []
        while ways:
            way = ways.pop()
            for move in way.moves():
                twin = way.fork()
                events = twin.submit(twin.seat_to_move, move)
                done = [event.facts["cards"] for event in events if event.name == "expedition-completed"]
                if done:
                    found.append(Counter(card for card in as_codes(done[0]) if not is_ship(card)))
                else:
                    ways.append(twin)
        insist(all(crew in found for crew in crews), "crews", crews, "but only", found)
        insist(all(crew in crews for crew in found), "crews", crews, "and not", found)

    def check_position(self) -> None:
        seen: Any = self.game.clone_position().to_data()
        tale_seen = seen["adventure"]
        same: dict[str, tuple[object, object]] = {
            "draw pile": (self.draw, seen["draw_pile"]),
            "discard": (Counter(self.discard), Counter(seen["discard"]) + Counter(seen["paid"])),
            "harbor": (self.harbor, seen["harbor"]),
            "expeditions": (self.expeditions, seen["open_expeditions"]),
            "active": (self.active, seen["active"]),
            "round": (self.round, seen["round"]),
            "last round": (self.last_round, seen["last_round"]),
            "missions": (
                [(task.row["id"], task.slots, task.waiting) for task in self.missions],
                [(one["mission"], one["slots"], one["waiting"]) for one in tale_seen["missions"]],
            ),
            "events": (self.deck, tale_seen["deck"][::-1]),
            "past": (self.past, tale_seen["past"]),
            "unused": (sorted(self.unused), sorted(tale_seen["unused"])),
            "month": (self.month, tale_seen["month"]),
            "read": (self.read, tale_seen["read"]),
            "closed": (self.closed, tale_seen["closed"]),
        }
        if self.asked is not None:
            same["event"] = (self.event, tale_seen["event"])
            same["kept by"] = (self.kept_by, tale_seen["kept_by"] - 1)
        for seat, (one, theirs) in enumerate(zip(self.players, seen["players"], strict=True)):
            voyage = theirs["voyage"]
            hold = theirs.get("hold", {"stored": [], "under": []})
            same[f"coins of {seat}"] = (one.coins, theirs["coins"])
            same[f"area of {seat}"] = (one.area, theirs["area"])
            same[f"cargo of {seat}"] = (one.cargo, voyage["cargo"])
            same[f"voyage of {seat}"] = (
                (one.card, one.side, one.gone, one.crowns, one.shared),
                (voyage["card"], voyage["adventurer"], voyage["gone"], voyage["crowns"], voyage["shared"]),
            )
            same[f"stored by {seat}"] = (one.stored, list(zip(hold["stored"], hold["under"], strict=True)))
        same["influence"] = ([one.influence for one in self.players], self.game.scores())
        for what, (wanted, found) in same.items():
            insist(wanted == found, what, "is", wanted, "but the game says", found)

    def check_view(self, viewer: int) -> None:
        """What is shown, and who may know what."""
        view: Any = self.game.view(viewer)
        shown = view["adventure"]
        same: dict[str, tuple[object, object]] = {
            "looking": (sorted(self.looking) if viewer == self.active else [], sorted(shown["looking"])),
            "looked at": (len(self.looking), shown["looked_at"]),
            "top": (self.draw[-1] if self.kept_by == viewer else "", shown["top"]),
            "days": (
                [name if name in self.seen_events else "" for name in [*self.past, *self.deck]],
                shown["days"],
            ),
            "month": (self.month, shown["month"]),
        }
        if self.team:
            goal, wanted = shown["goal"], rows_of("adventure")["victory"][self.seats - 1]
            same["goal"] = (
                (
                    sum(bool(task.slots) for task in self.missions), 4,
                    sum(len(task.slots) for task in self.missions), wanted["markers"],
                    sum(one.influence for one in self.players), wanted["influence"],
                ),
                tuple(goal.values()),
            )  # fmt: skip
        for seat, one in enumerate(self.players):
            theirs = view["players"][seat]
            voyage = theirs["voyage"]
            same[f"seat {seat}"] = (
                (len(one.coins), one.influence, one.swords if one.side else 0, one.area),
                (theirs["coins"], theirs["influence"], theirs["swords"], theirs["area"]),
            )
            same[f"voyage of {seat}"] = (
                (4 - one.gone, self.free(seat), one.gone > 0, one.has_trophy, one.crown_influence, one.cargo),
                tuple(voyage[fact] for fact in ("markers", "free", "awake", "trophy", "crown_influence", "cargo")),
            )
            if self.event and self.asked is not None:
                swords = self.happens("swords_to_repel") if seat == self.active else 0
                same[f"swords lent to {seat}"] = (swords, voyage["lent_swords"])
        for card in view["harbor"]:
            same[f"offers of {card['card']}"] = (self.offers(card["card"]), card["offers"])
        for what, (mine, found) in same.items():
            insist(mine == found, "view of", viewer, ":", what, "is", mine, "but the game says", found)

    def offers(self, card: str) -> list[dict[str, int]]:
        found = []
        for seat, one in enumerate(self.players):
            cost = 0 if is_ship(card) else self.cost(seat, card)
            gain = self.worth(seat, card) if is_ship(card) else 0
            short = max(0, cost + self.fee(seat) - gain - len(one.coins))
            found.append({"cost": cost, "gain": gain, "fee": self.fee(seat), "short": short})
        return found

    def check_end(self) -> None:
        """Winners, ranks and points (PR-ADV-41, PR-ADV-45, PR-ADV-76, PR-ADV-77)."""
        outcome = self.game.outcome()
        insist(outcome.ending == self.ending, "ending", outcome.ending, "not", self.ending)
        if self.team:
            winners = list(range(self.seats)) if self.ending == "chapter_won" else []
            insist(outcome.winners == winners, "winners", outcome.winners, "not", winners)
        else:
            trophies = any(one.has_trophy for one in self.players)
            keys = [
                (one.has_trophy, one.influence, one.gone if trophies else 0, len(one.coins)) for one in self.players
            ]
            ranks = [1 + sum(other > key for other in keys) for key in keys]
            insist(outcome.ranks == ranks, "ranks", outcome.ranks, "not", ranks)
        lines = [line["points"] for line in self.game.score_sheet() if line["counts"]]
        points = [sum(column) for column in zip(*lines, strict=True)]
        insist(points == [one.influence for one in self.players], "points", points)
        self.check_legacy()

    def check_legacy(self) -> None:
        """PR-ADV-42, PR-ADV-43, PR-ADV-58, PR-ADV-63"""
        handed: Any = self.game.hands_on()
        won = self.ending == "chapter_won" or not self.team
        if self.mode == "variable" or (won and self.chapter == 5):
            insist(handed is None, "handed on", handed)
            return
        groups = set(self.groups)
        if won:
            groups |= {
                row["number"] for row in rows_of("adventure")["group"] if self.group_chapter(row) == self.chapter
            }
        mine = (self.chapter + won, 0 if won else self.lost_tries + 1, sorted(groups))
        theirs = (handed["chapter"], handed["lost_tries"], handed["groups"])
        insist(mine == theirs, "handed on is", mine, "but the game says", theirs)


def as_codes(fact: object) -> list[str]:
    assert isinstance(fact, list)
    return [str(code) for code in fact]


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


# --- many games -------------------------------------------------------------------------------------------------------

TABLES: Final = [
    *(("cooperative", seats) for seats in (1, 2, 3, 4)),
    *(("competitive", seats) for seats in (2, 3, 4)),
]
MIXES: Final[list[dict[str, object]]] = [
    {},
    {},
    {"adventurers": "drafted"},
    {"sets_sail_cards": True},
    {"gambler": True},
    {"contract_cards": True},
    {"sets_sail_cards": True, "gambler": True, "contract_cards": True, "adventurers": "drafted"},
    {"expedition_at_end_of_turn": False, "stop_with_empty_harbor": False, "jester_pays_active": False},
    {"decision_limit": 150},
]
CASES: Final = [(mode, seats, chapter) for chapter in range(1, 6) for mode, seats in TABLES] + [
    ("variable", seats, 1) for seats in (2, 3, 4) for _ in range(2)
]
"""Every chapter in every mode with every number of players, and the variable mode."""


def new_game(number: int, name: str = "oracle") -> Game:
    """Every case plain, then with every mix; a third of the campaigns goes on from games before."""
    mode, seats, chapter = CASES[number % len(CASES)]
    mix = MIXES[number // len(CASES) % len(MIXES)] if number >= len(CASES) else {}
    options = {"adventure": mode, "chapter": chapter, **mix}
    legacy: Data | None = None
    if mode != "variable" and number % 3 == 0:
        groups = [80, 81, 82, 83, 84, 85, 86][: (0, 1, 3, 5, 6)[chapter - 1] + number % 2]
        before: list[Data] = [{"chapter": one, "won": True, "winners": [0], "read": []} for one in range(1, chapter)]
        lost = (0, 0, 1, 8)[number // 3 % 4] if mode == "cooperative" else 0
        legacy = {"chapter": chapter, "groups": groups, "lost_tries": lost, "told": before}
    return start(find_title("port_royal"), seats, options, f"{name} {number}", None, legacy)


KEEN_ON: Final = ("mission", "expedition", "marker", "cargo", "inn", "give", "gamble", "repel")
QUICK: Final = ("random", "sensible", "keen", "hoarding")
STYLES: Final = (*QUICK, "greedy")
"""How players choose; thinking a move ahead takes its time."""
WISE: Final = 3
"""Cards in the harbor at which a keen player stops."""


def moves_of(game: Game, seed: int, styles: tuple[str, ...] = STYLES) -> Iterator[str]:
    """By players who choose at random, or sensibly but for a whim now and then, who are keen on the adventure, who keep
    their cargo until there is a choice, or who think a move ahead."""
    rng = quick(seed)
    style = styles[seed % len(styles)]
    while not game.over:
        position = game.clone_position()
        move = position.baseline_move().notation
        if style == "greedy":
            move = find_bot("greedy").choose(ask(position, rng), rng).notation
        elif style == "random" or rng.below(12) == 0:
            move = position.random_move(rng).notation
        elif style in ("keen", "hoarding"):
            legal = [one.notation for one in game.moves()]
            patience = 12 if style == "hoarding" else 2
            keen = [one for one in legal if one.partition(" ")[0] in KEEN_ON]
            keen = [one for one in keen if not one.startswith("mission") or rng.below(patience) == 0]
            rare = [one for one in legal if one.startswith(("trade v-", "hire v-"))]
            dear = sorted((one for one in legal if one.startswith("hire")), key=lambda one: one.rpartition(":")[2])
            if keen or rare:
                move = (keen or rare)[rng.below(len(keen or rare))]
            elif dear:
                move = dear[-1]
            elif "stop" in legal:
                harbor: Any = position.to_data()["harbor"]
                move = "stop" if len(harbor) >= WISE else "reveal" if "reveal" in legal else "stop"
        yield move


def main() -> int:
    parser = argparse.ArgumentParser(description="Play games under the eyes of the oracle.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--from", dest="first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args()
    wrong = decisions = 0
    endings: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for number in range(asked.first, asked.first + asked.games):
        game = new_game(number)
        try:
            oracle = audited(game, moves_of(game, number))
            endings[oracle.ending] += 1
            decisions += oracle.decisions
            chosen.update(entry.move.partition(" ")[0] for entry in game.entries)
        except Wrong as difference:
            wrong += 1
            print(f"game {number}, {CASES[number % len(CASES)]}, decision {len(game.entries)}: {difference}")
        if (number + 1) % 50 == 0:
            print(f"{number + 1 - asked.first} games, {wrong} differ", file=sys.stderr, flush=True)
    print(f"{asked.games} games, {decisions} decisions, {wrong} differ: {dict(endings)}")
    print(", ".join(f"{verb} {number}" for verb, number in chosen.most_common()))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

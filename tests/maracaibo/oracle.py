"""A second reading of the rules, which looks over the shoulder of a game.

The oracle reads the component file itself, takes a game's deal from its first position, and follows what is told. Each
event must be something that the rules allow there: it keeps what is open (a stack, since an effect inside another one
comes first) and strikes off what was done. Money, points, cubes and cards are counted by it alone; `check` compares
them with the game's view, `offered` what may be chosen. It uses nothing of the engine's rules.
"""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Any, Final

from tests.maracaibo.box import TREASURES, Open, Rival, Sheet, Sign, bargain, bargains, box, card, chart_of, sign, signs
from tests.maracaibo.table import Table

from flibuste.games.maracaibo.view import MaracaiboView
from flibuste.kernel.logbook import Event, Luck

ROUNDS: Final = 3


def plain(piece: Any) -> Any:
    """What lies on a board by its id: the catalogue puts a word before it."""
    for word in ("way-", "ship-", "raid-") if isinstance(piece, str) else ():
        piece = piece.removeprefix(word)
    return piece


class Wrong(AssertionError):
    """The game did what the rules do not allow."""


def insist(fine: bool, *what: object) -> None:
    if not fine:
        raise Wrong(" ".join(str(one) for one in what))


# --- the oracle -------------------------------------------------------------------------------------------------------


class Oracle:
    """Follows one game."""

    def __init__(self, table: Table) -> None:
        deal: Any = table.p.to_data()
        self.table = table
        self.options = table.game.options
        self.seats = table.game.seats
        self.chart = chart_of(str(self.options["layout"]))
        self.map: dict[str, str] = dict(zip(self.chart.boxes, deal["map"], strict=True))
        self.hidden: set[str] = set(deal["face_down"])
        self.fillers: set[str] = set()
        self.tiles: dict[str, str] = dict(deal["tiles"])
        self.tile_pile: list[str] = list(deal["tile_pile"])
        self.sides: list[str] = list(deal["market_sides"])
        self.deck: list[str] = list(deal["deck"])
        self.quest_deck = [text.partition("/")[0] for text in deal["quest_deck"]]
        self.quest_market: list[str] = []
        self.figureheads: list[str] = []
        self.islands = dict.fromkeys(TREASURES, 4)
        self.ruby_spaces: set[int] = set()
        self.first = int(deal["first"])
        self.players = [Sheet(10 + (seat - self.first) % self.seats, []) for seat in range(self.seats)]
        self.jordan = Rival(list(deal["jordan"]["deck"]), []) if self.seats == 1 else None
        self.round = 1
        self.active: int = self.first
        self.began = "start"
        self.steps = 0
        self.spent: set[str] = set()
        self.open: list[Open] = []
        self.due: list[tuple[str, int, int]] = []
        """Points and doubloons that somebody gets now, whoever is active: event, seat, number."""
        self.to_pay: set[int] = set()
        self.last_turns = False
        self.coming: int | str = self.first
        """Whose turn comes next."""
        self.arrived = False
        self.over = False

    # --- following

    def follow(self, step: str, move: str, events: list[Event], luck: list[Luck]) -> None:
        """After a move: strikes off what was told."""
        self.before(step, move)
        if step == "jordan":
            self.jordans_turn(luck)
            names = [event.name for event in events]
            events = events[min(names.index(name) for name in ("turn-started", "round-ended") if name in names) :]
        for event in events:
            self.tell(event)
        insist(not self.due, "not told:", self.due)

    def before(self, step: str, move: str) -> None:
        """What a move says that no event tells."""
        verb, _, what = move.partition(" ")
        if verb == "stop":
            self.arrive()
        elif verb == "done":
            self.decline(step)
        elif verb == "do" and step in ("actions", "gulf"):
            self.choose_group(what)
        elif verb == "treasure":
            self.topmost("treasure", lambda sign: sign.kind == "any").kind = what
        elif verb == "coins":
            self.choose_group("doubloons")

    def tell(self, event: Event) -> None:
        facts: dict[str, Any] = {**event.facts, **(event.secret or {})}
        facts.update({fact: plain(facts[fact]) for fact in ("space", "action", "trade") if fact in facts})
        if "rival" in facts:
            return
        getattr(self, event.name.replace("-", "_"))(facts)

    @property
    def player(self) -> Sheet:
        return self.players[self.active]

    # --- what is open

    def push(self, items: list[Sign], groups: list[list[Sign]] | None = None, must: bool = False) -> None:
        if any(item.op == "space" for item in items):  # what the explorer's space gives is open in its stead
            items = signs(box()["exploration"][self.player.explorer]["effect"])
        if items or groups:
            self.open.append(Open(items, groups or [], must=must))

    def drop_above(self, frame: Open) -> None:
        """What lies above is over; nothing of it may be left that comes of itself."""
        while self.open and self.open[-1] is not frame:
            self.close(self.open.pop())

    def close(self, frame: Open) -> None:
        insist(not frame.vacant, frame.vacant, "was not refilled")
        insist(not (frame.must and frame.groups), "nothing was chosen of", frame.groups)
        for item in frame.items:
            insist(not self.comes_of_itself(item), "was not given:", item)

    def comes_of_itself(self, item: Sign) -> bool:
        if item.op in ("vp", "doubloons", "half-price") or (item.op == "cube" and item.kind != "any"):
            return item.left > 0
        return item.op in ("vp-per", "vp-of-income", "doubloons-of-income") and item.left > 0 and self.worth(item) > 0

    def worth(self, item: Sign) -> int:
        """Of an effect that counts."""
        if item.op == "vp-per":
            number = self.player.count(item.kind) * item.amount
            return min(number, item.most) if item.most else number
        return self.player.income("vp" if item.op == "vp-of-income" else "doubloons")

    def topmost(self, op: str, fits: Any = lambda sign: True) -> Sign:
        """The uppermost open effect of a kind that would do; what lies above it is over."""
        for frame in reversed(self.open):
            for items in [frame.items, *frame.groups]:
                for item in items:
                    if item.op == op and item.left > 0 and fits(item):
                        if items is not frame.items:
                            frame.items, frame.groups = items, []
                        self.drop_above(frame)
                        return item
        raise Wrong(f"no {op} is open in {self.open}")

    def use(self, op: str, fits: Any = lambda sign: True) -> Sign:
        item = self.topmost(op, fits)
        item.left -= 1
        return item

    def choose_group(self, what: str) -> None:
        """At a location or the Gulf: the group with this effect."""
        frame = next(frame for frame in reversed(self.open) if frame.groups)
        self.drop_above(frame)
        for group in frame.groups:
            if any(what in (item.op, f"{item.op}-{item.kind}") for item in group):
                frame.items, frame.groups = group, []
                return
        raise Wrong(f"{what} is not among {frame.groups}")

    def decline(self, step: str) -> None:
        """Done: what the decision was about is struck off."""
        ops = {
            "upgrade": "upgrade",
            "explore": "explore",
            "bury": "bury",
            "quest": "quest",
            "pick": "pick",
            "build": "build",
            "figurehead": "figurehead",
            "market": "black-market",
            "place": "black-market",
            "reuse": "reuse",
            "sell": "sell",
            "rubies": "rubies",
            "reserve": "ruby",
        }
        if step in ops:
            self.topmost(ops[step]).left = 0
        elif step == "treasure":
            self.topmost("treasure", lambda sign: sign.kind == "any").left = 0
        elif step == "cube":
            self.topmost("cube", lambda sign: sign.kind == "any").left = 0
        elif step == "raid-type":
            self.topmost("raid", lambda sign: sign.kind == "any").left = 0
        elif step == "raid":
            frame = self.raid_at_hand()
            self.drop_above(frame)
            frame.swords = 0
        elif step in ("actions", "gulf", "residence"):
            frame = next(frame for frame in reversed(self.open) if frame.groups)
            self.drop_above(frame)
            frame.groups = []
        else:
            insist(step == "effects", "done at", step)
            frame = next(one for one in reversed(self.open) if any(self.optional(item) for item in one.items))
            self.drop_above(frame)
            frame.items = [item for item in frame.items if self.comes_of_itself(item)]

    def optional(self, item: Sign) -> bool:
        return (
            item.left > 0 and self.can(item) and item.op not in ("vp", "doubloons", "vp-per") and "-of-" not in item.op
        )

    # --- events of a turn

    def quests_dealt(self, facts: dict[str, Any]) -> None:
        pass

    def map_laid(self, facts: dict[str, Any]) -> None:
        pass

    def game_started(self, facts: dict[str, Any]) -> None:
        pass

    def round_began(self, facts: dict[str, Any]) -> None:
        insist(facts["round"] == self.round, "round", facts)

    def quest_kept(self, facts: dict[str, Any]) -> None:
        self.players[facts["seat"]].quests.append(facts["quest"])

    def markets_laid(self, facts: dict[str, Any]) -> None:
        """The quests were shuffled anew: the deal of the record is taken over."""
        deal: Any = self.table.p.to_data()
        self.quest_market = list(facts["quests"])
        self.quest_deck = [text.partition("/")[0] for text in deal["quest_deck"]]
        self.figureheads = list(facts["figureheads"])
        hunters = self.options["quest_hunters"]
        insist(len(self.quest_market) == (3 if hunters else 2), "quest market", facts)
        insist(len(self.figureheads) == (3 if self.jordan else self.seats + 2), "figureheads", facts)
        insist(all(len(player.quests) == (2 if hunters else 1) for player in self.players), "quests kept")
        if self.jordan is not None:
            self.jordan.quests = [text.partition("/")[0] for text in deal["jordan"]["quests"]]
            insist(len(self.jordan.quests) == (2 if hunters else 1), "Jordan's quests")

    def turn_started(self, facts: dict[str, Any]) -> None:
        self.end_of_turn()
        insist(facts == {"seat": self.coming, "round": self.round}, "turn of", facts, "not of", self.coming)
        self.active = facts["seat"]
        self.began = self.player.ship
        self.steps = self.player.sails()
        self.spent = set()
        self.arrived = False
        self.coming = "jordan" if self.jordan is not None else (self.active + 1) % self.seats

    def end_of_turn(self) -> None:
        while self.open:
            self.close(self.open.pop())
        insist(not self.due and not self.to_pay, "left over:", self.due, self.to_pay)

    def sailed(self, facts: dict[str, Any]) -> None:
        place = facts["place"]
        step_by_step = bool(self.options["hidden_developments"]) and self.began != "gulf"
        here = self.player.ship
        if step_by_step:
            insist(place in self.chart.near[here], "no step", here, place)
            self.steps -= 1
        else:
            insist(place in self.chart.ends(here, self.player.sails()), "cannot sail", here, place)
        self.player.ship = place
        turns_up = step_by_step and place in self.hidden and not self.carries_doubloons(place)
        if (not step_by_step or place not in self.chart.boxes or self.steps == 0) and not turns_up:
            self.arrive()

    def carries_doubloons(self, place: str) -> bool:
        """A hidden location of level I."""
        return (
            place in self.hidden and card(self.map[place])["kind"] == "location" and card(self.map[place])["level"] == 1
        )

    def card_turned_up(self, facts: dict[str, Any]) -> None:
        place = facts["place"]
        insist(place in self.hidden and self.map[place] == facts["card"], "turned up", facts)
        location = self.carries_doubloons(place)
        self.hidden.remove(place)
        if location:
            insist(self.arrived and self.player.ship == place, "a location turned up in passing", facts)
            self.due.append(("doubloons", self.active, self.round))
            self.lay_tile(place)
            self.landed()
        elif self.steps == 0 and not self.arrived:
            self.arrive()

    def lay_tile(self, place: str) -> str:
        if card(self.map[place])["value_tile"]:
            self.tiles[place] = self.tile_pile.pop()
            return self.tiles[place]
        return ""

    def value_tile_laid(self, facts: dict[str, Any]) -> None:
        insist(self.tiles.get(self.place_of(facts["card"])) == facts["type"], "value tile", facts)

    def arrive(self) -> None:
        """The movement is over (MA-MOV-13)."""
        insist(self.chart.column(self.player.ship) > self.chart.column(self.began), "not nearer", self.player.ship)
        self.arrived = True
        place = self.player.ship
        if place in self.chart.boxes:
            others = {seat for seat, one in enumerate(self.players) if one.ship == place and seat != self.active}
            if self.player.doubloons >= len(others):
                self.must_pay, self.to_pay = len(others), others
            else:
                self.must_pay, self.to_pay = self.player.doubloons, others
            if not self.must_pay:
                self.to_pay = set()
            if self.jordan is not None and self.jordan.ship == place and self.player.doubloons:
                self.due.append(("paid-jordan", self.active, 1))
        if not self.carries_doubloons(place):
            self.landed()

    def paid(self, facts: dict[str, Any]) -> None:
        giver, taker = facts["seat"], facts["to"]
        if (("paid", giver, taker)) in self.due:
            self.due.remove(("paid", giver, taker))
        else:
            insist(giver == self.active and taker in self.to_pay and self.must_pay > 0, "paid", facts)
            self.to_pay.remove(taker)
            self.must_pay -= 1
            if not self.must_pay:
                self.to_pay = set()
        self.players[giver].doubloons -= 1
        self.players[taker].doubloons += 1

    def paid_jordan(self, facts: dict[str, Any]) -> None:
        self.due.remove(("paid-jordan", facts["seat"], 1))
        self.player.doubloons -= 1

    def skirmish(self, facts: dict[str, Any]) -> None:
        there = [seat for seat, one in enumerate(self.players) if one.ship == self.player.ship]
        insist(bool(self.options["skirmishes"]) and facts["seats"] == there and len(there) > 1, "skirmish", facts)
        totals = [die + self.players[seat].swords() for seat, die in zip(there, facts["dice"], strict=True)]
        insist(totals == facts["totals"] and not self.to_pay, "totals", totals, facts)
        if totals.count(max(totals)) == 1:
            winner = there[totals.index(max(totals))]
            self.due.append(("won", winner, 1))
            self.due.append(("points", winner, 2))
            self.due += [("paid", seat, winner) for seat in there if seat != winner and self.players[seat].doubloons]

    def skirmish_won(self, facts: dict[str, Any]) -> None:
        insist(("won", facts["seat"], 1) in self.due, "winner", facts)
        self.due.remove(("won", facts["seat"], 1))

    def game_ended(self, facts: dict[str, Any]) -> None:
        insist(self.over, "ended too early", facts)

    def duel(self, facts: dict[str, Any]) -> None:
        assert self.jordan is not None
        own, his = facts["dice"][0] + self.players[0].swords(), facts["dice"][1] + self.round
        insist((facts["own"], facts["his"]) == (own, his), "duel", facts)
        if own > his:
            self.due.append(("points", 0, 5))
        elif own < his:
            self.jordan.points += 5

    def landed(self) -> None:
        """What the space reached offers (MA-TURN-02); pushed so that the first step lies on top."""
        place, player = self.player.ship, self.player
        if place == "maracaibo":
            self.push([Sign("upgrade")])
        elif place == "gulf":
            self.push([], [[Sign("raid", 2, "dice")], [Sign("explore", 4)], [Sign("build")]])
            rubies = [Sign("rubies", left=99)] if self.options["rubies"] else []
            self.push([Sign("upgrade"), *rubies])
        elif place in self.fillers:
            self.push([Sign("doubloons", 5)])
        elif card(self.map[place])["kind"] == "development":
            self.push([], [[Sign("doubloons", 5)], [Sign("buy")]], must=True)
        elif card(self.map[place])["kind"] == "residence":
            coins = [[Sign("doubloons", 5)]] if self.options["residence_doubloons"] else []
            self.push([], [[Sign("build", 1, self.map[place])], *coins], must=bool(coins))
        else:
            location = card(self.map[place])
            groups = [signs([group]) for group in location["actions"]]
            self.push(groups[0]) if len(groups) == 1 else self.push([], groups)
            self.push([Sign("upgrade")])
            tile = next((tile for tile, where in player.markets.items() if where == place), 0)
            if tile:
                self.push([Sign("market", 1, str(tile))])
            if place in self.tiles:
                self.push([Sign("cube", 1, self.tiles[place])])
            if location.get("ruby") and self.options["rubies"]:
                self.push([Sign("ruby")])

    def reached_maracaibo(self, facts: dict[str, Any]) -> None:
        insist(self.player.ship == "maracaibo", facts)
        self.due.append(("points", self.active, 6))
        if self.round == ROUNDS:
            self.last_turns = True

    # --- events of effects

    def points_gained(self, facts: dict[str, Any]) -> None:
        seat, number = facts["seat"], facts["points"]
        self.players[seat].points += number
        if ("points", seat, number) in self.due:
            self.due.remove(("points", seat, number))
            return
        insist(seat == self.active and number > 0, "points", facts)
        for frame in reversed(self.open):
            for item in frame.items:
                counted = self.worth(item) if item.op in ("vp-per", "vp-of-income") else 0
                worth = item.amount if item.op == "vp" else counted
                if item.left and worth == number:
                    item.left = 0
                    self.drop_above(frame)
                    return
        raise Wrong(f"points out of nowhere: {facts} in {self.open}")

    def doubloons_gained(self, facts: dict[str, Any]) -> None:
        seat, number = facts["seat"], facts["doubloons"]
        self.players[seat].doubloons += number
        if ("doubloons", seat, number) in self.due:
            self.due.remove(("doubloons", seat, number))
            return
        insist(seat == self.active and number > 0, "doubloons", facts)
        for frame in reversed(self.open):
            if frame.must and not self.may_choose_other(frame):
                for group in frame.groups:
                    if group[0].op == "doubloons" and group[0].amount == number:
                        frame.items, frame.groups = group, []
            for item in frame.items:
                counted = self.worth(item) if item.op == "doubloons-of-income" else 0
                worth = item.amount if item.op == "doubloons" else counted
                if item.left and worth == number:
                    item.left = 0
                    self.drop_above(frame)
                    return
        raise Wrong(f"doubloons out of nowhere: {facts} in {self.open}")

    def may_choose_other(self, frame: Open) -> bool:
        """Whether something else than doubloons was possible where the ship stands."""
        code = self.map[self.player.ship]
        return code not in self.player.residences and self.player.doubloons - 5 >= self.player.price(code)

    def cubes_added(self, facts: dict[str, Any]) -> None:
        number, type = facts["cubes"], facts["type"]
        self.islands[type] += number
        insist(facts["island"] == self.islands[type], "island", facts)
        item = self.topmost("cube", lambda sign: sign.kind in (type, "any") and sign.left >= number)
        item.left -= number
        if item.same:
            item.kind = type

    def upgraded(self, facts: dict[str, Any]) -> None:
        space = facts["space"]
        insist(space in self.open_spaces(), "upgrade", space, self.player.upgrades)
        self.use("upgrade")
        self.player.upgrades.append(space)
        self.push(signs(box()["ship_space"][space].get("once", [])))

    def open_spaces(self) -> list[str]:
        mine = self.player.upgrades
        free = [space for space in box()["ship_space"] if space not in mine]
        needs = {section: row["needs"] for section, row in box()["ship_section"].items()}
        return [space for space in free if sum(one[0] < space[0] for one in mine) >= needs[space[0]]]

    def dice_thrown(self, facts: dict[str, Any]) -> None:
        item = self.topmost("raid", lambda sign: sign.kind == "dice" or sign.rerolls >= 0)
        if item.rerolls < 0:
            item.rerolls = 2 if self.player.figurehead == "lion" else 1
        else:
            insist(item.rerolls > 0, "one reroll too many")
            item.rerolls -= 1
        self.dice = facts["dice"]

    def raid_began(self, facts: dict[str, Any]) -> None:
        type = facts["type"]
        item = self.use("raid", lambda sign: sign.kind in ("dice", "any", type))
        value = item.amount + (self.dice[TREASURES.index(type)] if item.kind == "dice" else 0)
        swords = value + self.player.swords(type)
        insist(facts["swords"] == swords, "swords", facts, "not", swords)
        self.open.append(Open(swords=swords, type=type))

    def raid_at_hand(self) -> Open:
        return next(frame for frame in reversed(self.open) if frame.swords >= 0 and self.spendable(frame))

    def spendable(self, frame: Open) -> list[str]:
        found = []
        for code in self.player.owns("spend"):
            cost, gain = bargain(bargains("spend")[code])
            if cost <= frame.swords and code not in self.spent and any(self.can(item) for item in gain):
                found.append(code)
        return found

    def swords_spent(self, facts: dict[str, Any]) -> None:
        code = facts["action"]
        cost, gain = bargain(bargains("spend")[code])
        insist(facts["cost"] == cost, "cost", facts)
        frame = next((one for one in reversed(self.open) if one.swords >= 0 and code in self.spendable(one)), None)
        insist(frame is not None, "cannot spend", facts)
        assert frame is not None
        self.drop_above(frame)
        frame.swords -= cost
        self.spent.add(code)
        for item in gain:
            if item.kind == "die":
                item.kind = frame.type
        self.push(gain)

    def treasure_taken(self, facts: dict[str, Any]) -> None:
        type = facts["type"]
        self.use("treasure", lambda sign: sign.kind == type)
        player = self.player
        self.islands[type] = max(0, self.islands[type] - 1)
        player.treasures[type] += 1
        insist(facts["slot"] == (type not in player.slots), "slot", facts)
        if facts["slot"]:
            player.slots.add(type)
            self.push(signs(box()["hideout"][type]["slot"]))

    def treasure_buried(self, facts: dict[str, Any]) -> None:
        type, player = facts["type"], self.player
        number = facts["space"]  # those of the Poseidon follow
        name = str(number) if number <= 4 else f"poseidon-{number - 4}"
        insist(f"{type} {name}" in self.graves_for(type), "buried", facts)
        self.use("bury")
        if name.startswith("poseidon"):
            player.poseidon[name] = type
            gain = box()["figurehead"]["poseidon"]["burial"][int(name[-1]) - 1]
        else:
            player.graves.add(f"{type} {name}")
            gain = box()["hideout"][type]["burial"][int(name) - 1]
        if player.slots & {type}:
            player.slots.remove(type)
        self.push(signs([gain]))

    def graves_for(self, type: str) -> list[str]:
        player = self.player
        if not player.stored(type):
            return []
        found = [f"{type} {n}" for n in range(1, 5) if f"{type} {n}" not in player.graves]
        if player.figurehead == "poseidon":
            found += [f"{type} poseidon-{n}" for n in range(1, 5) if f"poseidon-{n}" not in player.poseidon]
        return found

    # --- explorers

    def track_end(self) -> set[str]:
        return {"S", "31", "H"}

    def reachable(self, start: str, points: int, others: list[str], with_tile: bool) -> set[str]:
        found: dict[str, int] = {}
        front = [(start, points)]
        while front:
            here, left = front.pop()
            following = list(box()["exploration"][here]["next"])
            if here == "31" and with_tile:
                following = ["H"]
            for space in following:
                if space in others and space not in self.track_end():
                    front.append((space, left))
                elif left > 0 and found.get(space, -1) < left - 1:
                    found[space] = left - 1
                    front.append((space, left - 1))
        return set(found)

    def explore_ends(self, points: int) -> set[str]:
        others = [one.explorer for seat, one in enumerate(self.players) if seat != self.active]
        if self.jordan is not None:
            others.append(self.jordan.explorer)
        return self.reachable(self.player.explorer, points, others, bool(self.options["sunny_retirement"]))

    def explore_item(self) -> Sign:
        item = self.topmost("explore", lambda sign: sign.points != 0)
        if item.points < 0:
            item.points = item.amount + self.player.standing("points")
        return item

    def points_given_up(self, facts: dict[str, Any]) -> None:
        code = facts["trade"]
        insist(code in self.tradeable(), "gave up points for", facts)
        item = self.explore_item()
        cost, gain = bargain(bargains("give-up")[code])
        insist(facts["cost"] == cost, facts)
        item.points -= cost
        item.given.append(code)
        self.push(gain)

    def tradeable(self) -> list[str]:
        item = self.explore_item()
        found = []
        for code in self.player.owns("give-up"):
            cost, gain = bargain(bargains("give-up")[code])
            if code not in item.given and cost < item.points and any(self.can(one) for one in gain):
                found.append(code)
        return found

    def explored(self, facts: dict[str, Any]) -> None:
        item = self.explore_item()
        space = facts["space"]
        insist(space in self.explore_ends(item.points), "explored", facts, item)
        item.left = item.points = 0
        player = self.player
        player.explorer = space
        player.rivers = max(player.rivers, box()["exploration"][space]["rivers"])
        insist(facts["rivers"] == player.rivers, "rivers", facts)
        if space == "H" and not player.retired and self.at_half_price():
            self.push([Sign("half-price")])
        self.push(signs(box()["exploration"][space]["effect"]))

    def at_half_price(self) -> list[str]:
        return [code for code in self.buildable(10**6) if self.half(code) <= self.player.doubloons]

    def half(self, code: str) -> int:
        return -(-self.player.price(code) // 2)

    def explorer_returned(self, facts: dict[str, Any]) -> None:
        insist(self.player.explorer == "H", facts)
        self.player.explorer = "S"

    # --- cards

    def buildable(self, money: int) -> list[str]:
        player = self.player
        there = [code for code in self.map.values() if code.startswith("RES")]
        return [code for code in there if code not in player.residences and player.price(code) <= money]

    def residence_built(self, facts: dict[str, Any]) -> None:
        code, player = facts["card"], self.player
        half = any(item.op == "half-price" and item.left for frame in self.open for item in frame.items)
        if half:
            insist(code in self.at_half_price(), facts)
            self.use("half-price")
            player.retired = True
            insist(facts["price"] == self.half(code), "half price", facts)
        else:
            insist(code in self.buildable(player.doubloons), "built", facts)
            self.use("build", lambda sign: sign.kind in ("", code))
            insist(facts["price"] == player.price(code), "price", facts)
        player.doubloons -= facts["price"]
        builders = [one.residences for one in self.players] + ([self.jordan.residences] if self.jordan else [])
        if not any(code in one for one in builders):
            self.due.append(("points", self.active, 2))
        player.residences.add(code)

    def shown(self, place: str) -> bool:
        return bool(self.map[place]) and place not in self.hidden and place not in self.fillers

    def development_bought(self, facts: dict[str, Any]) -> None:
        code, place, player = facts["card"], facts["place"], self.player
        insist(self.map[place] == code and self.shown(place), "bought", facts)
        buying = any(item.op == "buy" for frame in self.open for group in frame.groups for item in group)
        if buying:
            insist(place == player.ship, "bought elsewhere", facts)
            self.use("buy")
            price = player.price(code)
        else:
            item = self.use("pick", lambda sign: sign.kind == card(code)["type"])
            price = player.price(code, item.amount)
        insist(facts["price"] == price <= player.doubloons, "price", facts, price, player.doubloons)
        player.doubloons -= price
        player.cards.append(code)
        self.map[place] = ""
        self.open.append(Open(vacant=place))
        self.push(signs(card(code).get("immediate", [])))

    def card_laid(self, facts: dict[str, Any]) -> None:
        place = facts["place"]
        self.refill(place)
        code = self.deck.pop()
        self.map[place] = code.rstrip("^")
        if self.options["hidden_developments"] and not code.endswith("^"):
            self.hidden.add(place)
        insist(facts["card"] == (self.map[place] if self.shown(place) else ""), "laid", facts)

    def refill(self, place: str) -> None:
        frame = next((one for one in reversed(self.open) if one.vacant), None)
        insist(frame is not None and frame.vacant == place, "refilled", place)
        assert frame is not None
        self.drop_above(frame)
        frame.vacant = ""

    def filler_laid(self, facts: dict[str, Any]) -> None:
        insist(not self.deck, "a filler too early")
        self.refill(facts["place"])
        self.fill(facts["place"])

    def fill(self, place: str) -> None:
        self.fillers.add(place)
        self.map[place] = "filler"

    # --- quests

    def quest_taken(self, facts: dict[str, Any]) -> None:
        insist(facts["quest"] in self.quest_market, facts)
        self.use("quest")
        self.quest_market.remove(facts["quest"])
        self.player.quests.append(facts["quest"])

    def quest_shown(self, facts: dict[str, Any]) -> None:
        insist(self.quest_deck.pop() == facts["quest"], "shown", facts)
        self.quest_market.insert(0, facts["quest"])

    def quest_drawn(self, facts: dict[str, Any]) -> None:
        self.use("quest")
        insist(self.quest_deck.pop() == facts["quest"], "drawn", facts)
        self.player.quests.append(facts["quest"])

    def quests_exchanged(self, facts: dict[str, Any]) -> None:
        insist(self.player.figurehead == "whale" and facts["quests"] == self.quest_market, facts)
        item = self.topmost("quest")
        insist(not item.same and len(self.quest_deck) >= len(self.quest_market), "exchange", item)
        item.same = True
        old, self.quest_market = self.quest_market, []
        self.quest_deck = old[::-1] + self.quest_deck

    def quest_sold(self, facts: dict[str, Any]) -> None:
        item = self.use("sell")
        insist(facts["quest"] in self.player.quests, facts)
        self.player.quests.remove(facts["quest"])
        self.quest_deck.insert(0, facts["quest"])
        self.due.append(("doubloons", self.active, item.amount))

    # --- figureheads, black markets, rubies

    def figurehead_taken(self, facts: dict[str, Any]) -> None:
        head = facts["figurehead"]
        item = self.use("figurehead")
        insist(head in self.figureheads and not self.player.figurehead and item.amount == facts["price"] == 3, facts)
        insist(self.player.doubloons >= 3, "cannot pay for", facts)
        self.player.doubloons -= 3
        self.player.figurehead = head
        self.figureheads.remove(head)
        self.push(signs(box()["figurehead"][head].get("immediate", [])))

    def market_placed(self, facts: dict[str, Any]) -> None:
        item = self.use("black-market")
        place, tile = self.place_of(facts["card"]), facts["tile"]
        insist(place in self.free_locations() and tile not in self.player.markets, "placed", facts)
        insist(facts["price"] == item.amount <= self.player.doubloons, "price", facts)
        self.player.doubloons -= facts["price"]
        self.player.markets[tile] = place
        self.push([Sign("market", 1, str(tile))])

    def place_of(self, code: str) -> str:
        return next(place for place, there in self.map.items() if there == code)

    def free_locations(self) -> list[str]:
        taken = {place for one in self.players for place in one.markets.values()}
        return [
            place
            for place, code in self.map.items()
            if code.startswith("LOC") and self.shown(place) and place not in taken
        ]

    def market_used(self, facts: dict[str, Any]) -> None:
        tile = facts["tile"]
        insist(tile in self.player.markets, facts)
        try:
            self.use("market", lambda sign: sign.kind == str(tile))
        except Wrong:
            self.use("reuse")
        self.push(signs(box()["black_market"][str(tile)][self.sides[tile - 1]]))

    def ruby_taken(self, facts: dict[str, Any]) -> None:
        self.use("ruby")
        self.player.rubies += 1

    def ruby_sold(self, facts: dict[str, Any]) -> None:
        item = self.topmost("rubies")
        player, space = self.player, facts["space"]
        insist(player.rubies > 0, facts)
        player.rubies -= 1
        if space:
            insist(item.left == 99 and space not in self.ruby_spaces, "ruby", facts)
            self.ruby_spaces.add(space)
            item.left -= 1
            self.push(signs(box()["ruby_space"][str(space)]["gain"]))
        else:
            insist(item.left < 99 or len(self.ruby_spaces) == 6, "further ruby", facts)
            item.left -= 1
            self.due.append(("points", self.active, 2))

    # --- rounds and the end

    def round_ended(self, facts: dict[str, Any]) -> None:
        self.end_of_turn()
        insist(facts["round"] == self.round, facts)
        if self.round < ROUNDS:
            there = [one.ship for one in self.players] + ([self.jordan.ship] if self.jordan else [])
            insist("maracaibo" in there, "nobody has come to Maracaibo")
            for one in self.players:
                one.ship = "start"
            if self.jordan is not None:
                self.jordan.ship = "start"
        else:
            last = "jordan" if self.jordan is not None else (self.first - 1) % self.seats
            ended = "jordan" if self.jordan is not None and self.coming != "jordan" else self.active
            insist(self.last_turns and ended == last, "the game ended too early")
            self.over = True
        self.round += 1
        self.incomes = 0

    def income(self, facts: dict[str, Any]) -> None:
        player = self.players[facts["seat"]]
        insist(facts["doubloons"] == player.income("doubloons"), "income", facts)
        insist(facts["points"] == player.income("vp"), "income", facts)
        player.doubloons += facts["doubloons"]
        player.points += facts["points"]
        self.incomes += 1

    def quests_revealed(self, facts: dict[str, Any]) -> None:
        insist(sorted(facts["quests"]) == sorted(self.players[facts["seat"]].quests), facts)

    def final_scoring(self, facts: dict[str, Any]) -> None:
        insist(self.over, "scored too early")

    # --- possible

    def can(self, item: Sign) -> bool:
        """Whether an effect would do anything."""
        player = self.player
        match item.op:
            case "bury":
                return any(self.graves_for(type) for type in TREASURES)
            case "explore":
                return bool(self.explore_ends(1))
            case "quest":
                return bool(self.quest_market or self.quest_deck)
            case "upgrade":
                return bool(self.open_spaces())
            case "figurehead":
                return bool(self.figureheads) and not player.figurehead and player.doubloons >= 3
            case "black-market":
                return len(player.markets) < 5 and bool(self.free_locations()) and player.doubloons >= item.amount
            case "build":
                return bool(self.buildable(player.doubloons))
            case "sell":
                return bool(player.quests)
            case "reuse":
                return bool(player.markets)
            case "rubies":
                return player.rubies > 0
            case _:
                return True

    # --- what may be chosen

    def offered(self, step: str) -> set[str] | None:
        """What the rules offer at this decision; None where the oracle does not say."""
        player = self.player
        match step:
            case "sail":
                return self.sails()
            case "creditors":
                return {f"pay {seat + 1}" for seat in self.to_pay}
            case "development":
                fits = player.price(self.map[player.ship]) <= player.doubloons
                return {"coins", "buy"} if fits else {"coins"}
            case "upgrade":
                return {"done", *[f"upgrade {space}" for space in self.open_spaces()]}
            case "explore":
                item = self.explore_item()
                ends = {f"explore {space}" for space in self.explore_ends(item.points)}
                ends |= {f"give-up {code}" for code in self.tradeable()}
                return ends if item.given else ends | {"done"}
            case "dice":
                item = self.topmost("raid", lambda sign: sign.rerolls >= 0)
                return {f"die {type}" for type in TREASURES} | ({"reroll"} if item.rerolls else set())
            case "raid":
                return {"done", *[f"spend {code}" for code in self.spendable(self.raid_at_hand())]}
            case "bury":
                return {"done", *[f"bury {grave}" for type in TREASURES for grave in self.graves_for(type)]}
            case "quest":
                item = self.topmost("quest")
                found = {"done", *[f"take {quest}" for quest in self.quest_market]}
                found |= {"draw"} if self.quest_deck else set()
                whale = player.figurehead == "whale" and not item.same and self.quest_market
                return found | {"exchange"} if whale and len(self.quest_deck) >= len(self.quest_market) else found
            case "sell":
                return {"done", *[f"sell {quest}" for quest in player.quests]}
            case "pick":
                item = self.topmost("pick")
                fits_in = [
                    code
                    for place, code in self.map.items()
                    if self.shown(place)
                    and card(code).get("type") == item.kind
                    and player.price(code, item.amount) <= player.doubloons
                ]
                return {"done", *[f"pick {code}" for code in fits_in]}
            case "build":
                return {"done", *[f"build {code}" for code in self.buildable(player.doubloons)]}
            case "half-price":
                return {f"build {code}" for code in self.at_half_price()}
            case "figurehead":
                return {"done", *[f"figurehead {head}" for head in self.figureheads]}
            case "market":
                return {"done", *[f"market {tile}" for tile in range(1, 6) if tile not in player.markets]}
            case "place":
                return {f"place {self.map[place]}" for place in self.free_locations()}
            case "reuse":
                return {"done", *[f"market {tile}" for tile in player.markets]}
            case _:
                return None

    def sails(self) -> set[str]:
        player, chart = self.player, self.chart
        if not self.options["hidden_developments"] or self.began == "gulf":
            return {f"sail {place}" for place in chart.ends(player.ship, player.sails())}
        begun = chart.column(self.began)

        def leads_on(place: str, steps: int) -> bool:
            return chart.column(place) > begun or any(
                chart.column(way[-1]) > begun for way in chart.walks(place, steps) if place in chart.boxes
            )

        found = {f"sail {place}" for place in chart.near[player.ship] if leads_on(place, self.steps - 1)}
        moved = self.steps < player.sails()
        return found | {"stop"} if moved and chart.column(player.ship) > begun else found

    # --- Jordan

    def jordans_turn(self, luck: list[Luck]) -> None:
        assert self.jordan is not None
        self.end_of_turn()
        self.dice_to_come = {
            what: deque(one.result for one in luck if one.what == what)
            for what in ("jordan-die", "jordan-cards", "skirmish")
        }
        self.coming = 0
        jordan = self.jordan
        if jordan.ship == "gulf":
            jordan.ship = "maracaibo"
            jordan.points += 6
            self.jordan_upgrades()
            if self.round == ROUNDS:
                self.last_turns = True
        else:
            self.jordan_by_card()
        insist(not any(self.dice_to_come.values()), "dice left over:", self.dice_to_come)

    def jordan_die(self) -> int:
        return int(self.dice_to_come["jordan-die"].popleft()[0])

    def jordan_by_card(self) -> None:
        jordan = self.jordan
        assert jordan is not None
        ends = self.chart.ends(jordan.ship, 3)
        for _ in range(6):
            row = self.jordan_card()
            for action in row["actions"]:
                place = self.jordan_aim(action, row["types"], ends)
                if place:
                    self.jordan_does(row.get("bonus", ""), action, place)
                    return
        self.jordan_sails(self.best(ends))

    def jordan_card(self) -> dict[str, Any]:
        jordan = self.jordan
        assert jordan is not None
        if not jordan.deck:
            order = self.dice_to_come["jordan-cards"].popleft()
            insist(sorted(order) == sorted(jordan.shown), "shuffled", order)
            jordan.deck, jordan.shown = list(reversed(order)), []
        code = jordan.deck.pop()
        jordan.shown.append(code)
        return box()["jordan_card"][code]

    def best(self, places: set[str]) -> str:
        """Nearest to Maracaibo, then the highest."""
        column = max(self.chart.column(place) for place in places)
        there = [place for place in places if self.chart.column(place) == column]
        return min(there, key=lambda place: self.chart.boxes[place][1] if place in self.chart.boxes else 0)

    def jordan_aim(self, action: str, types: list[str], ends: set[str]) -> str:
        if action in ("raid", "explore") and "gulf" in ends:
            return "gulf"
        seen = {place for place in ends if place in self.chart.boxes and self.shown(place)}
        if action == "development":
            for type in types:
                fits = {place for place in seen if card(self.map[place]).get("type") == type}
                if fits:
                    return self.best(fits)
            return ""
        if (action == "quest" and not self.quest_market) or (action == "purchase" and not self.deck):
            return ""
        word = "pick" if action == "purchase" else action
        fits = {place for place in seen if self.shows(self.map[place], word)}
        return self.best(fits) if fits else ""

    def shows(self, code: str, word: str) -> int:
        """The number at an action of a location, and 1 more; 0 where it is not shown."""
        for group in card(code).get("actions", []):
            for item in signs([group]):
                if item.op == word:
                    return item.amount + 1
        return 0

    def jordan_does(self, bonus: str, action: str, place: str) -> None:
        jordan = self.jordan
        assert jordan is not None
        if bonus == "upgrade":
            self.jordan_upgrades()
        elif bonus == "raid":
            self.jordan_raids()
        elif bonus == "explore":
            self.jordan_explores(box()["jordan_board"]["upgrades"]["bonus_explore"])
        self.jordan_sails(place)
        if action == "development":
            jordan.cards.append(self.map[place])
            self.lay_for_jordan(place)
            return
        if place == "gulf":
            value = 4
        else:
            value = self.shows(self.map[place], action) - 1
            if place in self.tiles:
                self.islands[self.tiles[place]] += 1
        self.jordan_upgrades()
        if action == "raid":
            self.jordan_raids()
        elif action == "explore":
            self.jordan_explores(value)
        elif action == "quest":
            self.jordan_quest()
        else:
            jordan.cards.append(self.deck.pop().rstrip("^"))

    def lay_for_jordan(self, place: str) -> None:
        if not self.deck:
            self.fill(place)
            return
        code = self.deck.pop()
        self.map[place] = code.rstrip("^")
        if self.options["hidden_developments"] and not code.endswith("^"):
            self.hidden.add(place)

    def jordan_sails(self, place: str) -> None:
        jordan, human = self.jordan, self.players[0]
        assert jordan is not None
        for one in self.jordan_way(jordan.ship, place):
            if one in self.hidden and one not in self.fillers:
                location = self.carries_doubloons(one)
                self.hidden.remove(one)
                if location:
                    self.lay_tile(one)
                    jordan.points += (1, 3, 5)[self.round - 1]
        jordan.ship = place
        if place in self.chart.boxes:
            if human.ship == place:
                human.doubloons += 1
                if self.options["skirmishes"]:
                    own, his = (int(die) for die in self.dice_to_come["skirmish"].popleft())
                    own, his = own + human.swords(), his + self.round
                    human.points += 5 if own > his else 0
                    jordan.points += 5 if his > own else 0
            if self.options["rubies"] and self.shown(place) and card(self.map[place]).get("ruby"):
                jordan.rubies += 1
        elif place == "gulf" and jordan.rubies and len(self.ruby_spaces) < 6:
            space = self.jordan_die()
            while space in self.ruby_spaces:
                space = space % 6 + 1
            self.ruby_spaces.add(space)
            jordan.rubies -= 1

    def jordan_way(self, start: str, place: str) -> tuple[str, ...]:
        """Most hidden cards, then the shortest, then the highest at the first step where they differ."""
        ways = [way for way in self.chart.walks(start, 3) if way[-1] == place]

        def height(one: str) -> tuple[int, int]:
            """Of two that lie equally high the left one."""
            column, top, _ = self.chart.boxes.get(one, (0, 0, 0))
            return top, column

        def rank(way: tuple[str, ...]) -> tuple[int, int, list[tuple[int, int]]]:
            return -len({one for one in way if one in self.hidden}), len(way), [height(one) for one in way]

        return min(ways, key=rank)

    def jordan_upgrades(self) -> None:
        jordan = self.jordan
        assert jordan is not None
        spaces = box()["jordan_board"]["upgrades-3"]["spaces"]
        if jordan.upgrades == len(spaces):
            return
        what = spaces[jordan.upgrades]
        jordan.upgrades += 1
        if what == "strength":
            jordan.level = min(3, jordan.level + 1)
        elif what == "quest":
            self.jordan_quest()
        elif what == "figurehead":
            if not self.players[0].figurehead:
                jordan.figurehead = self.figureheads.pop((self.jordan_die() - 1) // 2)
        elif what == "residence":
            homes = [code for code in self.map.values() if code.startswith("RES")]
            if len(jordan.residences) < len(homes):
                die = self.jordan_die()
                while die > len(homes) or homes[die - 1] in jordan.residences:
                    die = self.jordan_die()
                if homes[die - 1] not in self.players[0].residences:
                    jordan.points += 2
                jordan.residences.add(homes[die - 1])

    def jordan_quest(self) -> None:
        assert self.jordan is not None
        if self.quest_market:
            self.jordan.quests.append(self.quest_market.pop())
            if self.quest_deck:
                self.quest_market.insert(0, self.quest_deck.pop())

    def jordan_raids(self) -> None:
        jordan = self.jordan
        assert jordan is not None
        row = box()["jordan_level"][str(jordan.level + 1)]
        jordan.points += row["raid_vp"]
        die = self.jordan_die()
        most = max(self.islands.values())
        type = TREASURES[die - 1] if die < 4 else next(one for one in TREASURES if self.islands[one] == most)
        for _ in range(row["treasures"]):
            self.islands[type] = max(0, self.islands[type] - 1)
            jordan.treasures[type] += 1
        if row["cube_if_more"] and jordan.treasures[type] > self.players[0].treasures[type]:
            self.islands[type] += 1

    def jordan_explores(self, value: int) -> None:
        jordan = self.jordan
        assert jordan is not None
        row = box()["jordan_level"][str(jordan.level + 1)]
        left = value + row["explore_extra"]
        here = jordan.explorer
        while here != "31" and left:
            here = max(box()["exploration"][here]["next"], key=length_from)
            if here != self.players[0].explorer or here in self.track_end():
                left -= 1
        jordan.explorer = here
        jordan.points += row["explore_vp"]

    # --- comparing

    def check(self) -> None:
        """Everything that can be counted is as the game says."""
        view = self.table.view
        for seat, one in enumerate(self.players):
            seen = view["players"][seat]
            same = {
                "doubloons": (one.doubloons, seen["doubloons"]),
                "ship": (one.ship, seen["ship"]),
                "explorer": (one.explorer, seen["explorer"]),
                "rivers": (one.rivers, seen["rivers"]),
                "cards": (one.cards, seen["cards"]),
                "quests": (sorted(one.quests), sorted(self.table.quests(seat))),
                "upgrades": (sorted(one.upgrades), sorted(seen["upgrades"])),
                "open": (sorted(self.opened(one)), sorted(seen["open_upgrades"])),
                "figurehead": (one.figurehead or None, seen["figurehead"]),
                "treasures": (list(one.treasures.values()), self.table.treasures(seat)),
                "buried": ([one.buried(type) for type in TREASURES], self.table.buried(seat)),
                "slots": (one.slots, {hoard["type"] for hoard in seen["hoards"] if hoard["slot"]}),
                "residences": (sorted(one.residences), sorted(seen["residences"])),
                "markets": ([one.markets.get(tile) for tile in range(1, 6)], seen["markets"]),
                "rubies": (one.rubies, seen["rubies"]),
                "retired": (one.retired, seen["retired"]),
                "income": (one.income("doubloons"), seen["income_doubloons"]),
                "income of points": (one.income("vp"), seen["income_vp"]),
            }
            for what, (mine, theirs) in same.items():
                insist(mine == theirs, "seat", seat, what, "is", mine, "but the game says", theirs)
            if not self.over:
                insist(one.points == seen["score"], "seat", seat, "points", one.points, seen["score"])
        insist(list(self.islands.values()) == self.table.islands, "islands", self.islands, self.table.islands)
        insist(self.quest_market == view["quest_market"], "quest market", self.quest_market, view["quest_market"])
        insist(self.quest_deck[::-1] == self.table.quest_deck, "quest deck")
        insist(self.deck[::-1] == self.table.level_2, "level II")
        theirs = {place["name"]: place for place in view["places"]}
        for place, code in self.map.items():
            shown = code if self.shown(place) else None
            insist(theirs[place]["card"] == (shown or None), place, "shows", shown, theirs[place])
            coins = min(self.round, ROUNDS) if self.carries_doubloons_safely(place) else 0
            insist(self.over or theirs[place]["doubloons"] == coins, place, "carries", coins, theirs[place])
        self.check_jordan(view)

    def carries_doubloons_safely(self, place: str) -> bool:
        return place not in self.fillers and self.carries_doubloons(place)

    def opened(self, one: Sheet) -> list[str]:
        active, self.active = self.active, self.players.index(one)
        found = self.open_spaces()
        self.active = active
        return found

    def check_jordan(self, view: MaracaiboView) -> None:
        if self.jordan is None:
            return
        one, seen = self.jordan, view["jordan"]
        assert seen is not None
        same = {
            "ship": (one.ship, seen["ship"]),
            "explorer": (one.explorer, seen["explorer"]),
            "level": (one.level + 1, seen["level"]),
            "upgrades": (one.upgrades, seen["upgrades"]),
            "treasures": (list(one.treasures.values()), seen["treasures"]),
            "cards": (one.cards, seen["cards"]),
            "quests": (len(one.quests), len(seen["quests"])),
            "residences": (sorted(one.residences), sorted(seen["residences"])),
            "figurehead": (one.figurehead or None, seen["figurehead"]),
            "rubies": (one.rubies, seen["rubies"]),
            "deck": (len(one.deck), seen["deck"]),
        }
        for what, (mine, theirs) in same.items():
            insist(mine == theirs, "Jordan's", what, "is", mine, "but the game says", theirs)
        if not self.over:
            insist(one.points == seen["score"], "Jordan's points", one.points, seen["score"])

    # --- the final score

    def value(self, type: str) -> int:
        cubes = self.islands[type]
        return 2 if cubes <= 2 else 3 if cubes <= 4 else 4 if cubes <= 6 else 5

    def final(self, seat: int) -> dict[str, int]:
        """The score in its parts (MA-SCO)."""
        one = self.players[seat]
        hunters = self.options["quest_hunters"]
        quests, scoring = 0, 0
        for code in one.quests:
            row = box()["quest"][code]
            numbers = [one.count(unit) for unit in row["asks"]]
            low = all(number >= need for number, need in zip(numbers, row["low"], strict=True))
            high = all(number >= need for number, need in zip(numbers, row["high"], strict=True))
            if hunters:
                quests += 2 * row["vp"][1] if high else -5
                scoring += high
            else:
                quests += row["vp"][1] if high else row["vp"][0] if low else 0
                scoring += low or high
        endgame = 0
        for code in one.cards:
            for text in card(code).get("endgame", []):
                op, unit, number = text.split()
                units = one.count(unit, scoring)
                endgame += int(number) * (units // 3 if op == "vp-per-3" else units)
        homes = 0
        for code in one.residences:
            item = sign(card(code)["scores"].split())
            homes += min(item.most, item.amount * one.count(item.kind, scoring))
        return {
            "play": one.points,
            "rivers": 4 * one.rivers,
            "doubloons": one.doubloons // 5,
            "developments": sum(card(code)["vp"] for code in one.cards),
            "endgame": endgame,
            "residences": homes,
            "treasures": sum(one.treasures[type] * self.value(type) for type in TREASURES),
            "buried": 2 * one.buried(),
            "quests": quests,
            "many-quests": 10 if scoring >= 6 else 0,
        }

    def jordans_final(self) -> dict[str, int]:
        one = self.jordan
        assert one is not None
        return {
            "play": one.points,
            "rivers": 4 * box()["exploration"][one.explorer]["rivers"],
            "developments": 6 * len(one.cards),
            "residences": 15 * len(one.residences),
            "treasures": sum(one.treasures[type] * self.value(type) for type in TREASURES),
            "quests": 5 * len(one.quests),
            "many-quests": 10 if len(one.quests) >= 6 else 0,
            "rubies": 2 * one.rubies,
        }

    def check_final(self) -> None:
        insist(self.over, "the game is not over")
        insist(self.incomes == self.seats, "incomes", self.incomes)
        totals = []
        for seat in range(self.seats):
            mine, theirs = self.final(seat), self.table.score(seat)
            for part in {*mine, *theirs}:
                insist(mine.get(part, 0) == theirs.get(part, 0), "seat", seat, part, mine, theirs)
            totals.append(sum(mine.values()))
        outcome = self.table.outcome
        if self.jordan is not None:
            mine, theirs = self.jordans_final(), self.table.score(1)
            for part in {*mine, *theirs}:
                insist(mine.get(part, 0) == theirs.get(part, 0), "Jordan", part, mine, theirs)
            his = sum(mine.values())
            insist(outcome.winners == ([0] if totals[0] > his else []), "winners", outcome.winners, totals, his)
            return
        keys = [(total, one.buried()) for total, one in zip(totals, self.players, strict=True)]
        best = [seat for seat, key in enumerate(keys) if key == max(keys)]
        insist(outcome.winners == best, "winners", outcome.winners, keys)


@cache
def length_from(space: str) -> int:
    following = box()["exploration"][space]["next"]
    return 1 + max((length_from(one) for one in following), default=0)


def audited(table: Table, moves: Any) -> Oracle:
    """Plays the moves under the eyes of an oracle, to the end."""
    oracle = Oracle(table)
    told = len(table.game.events)
    before: tuple[str, str] | None = None
    for move in moves:
        if before is not None:
            oracle.follow(*before, table.game.events[told:], list(table.game.entries[-1].luck))
            told = len(table.game.events)
            oracle.check()
        wanted = oracle.offered(table.step)
        insist(wanted is None or wanted == set(table.legal), table.step, "offers", table.legal, "not", wanted)
        before = (table.step, move)
    assert before is not None
    oracle.follow(*before, table.game.events[told:], list(table.game.entries[-1].luck))
    oracle.check()
    oracle.check_final()
    return oracle

"""Two tables of the real server whose games differ only in what one viewer cannot know.

The second game is the first with everything redrawn that the viewer cannot know, so its pages and requests must be
answered with the same bytes as long as both games take a course that looks the same to it. Where no such course is left
(a card is revealed, and no other world has it there), the second game is drawn anew from the first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.kernel.cases import TITLES, determinized, told
from tests.server.helpers import OpenServer, Page, Question, tokens

from flibuste.games import find_title
from flibuste.kernel.game import Game, Memory
from flibuste.kernel.logbook import NOBODY, Event, Fact, Logbook
from flibuste.kernel.moves import Move
from flibuste.kernel.options import Value
from flibuste.kernel.past import Past
from flibuste.kernel.position import Position
from flibuste.kernel.records import Entry
from flibuste.server.table import Table

SOME: Final = 3
"""Moves that are tried in each world before another one is drawn."""
WORLDS: Final = 40
"""Worlds that are drawn until one lets a move look the same; then the game goes on without comparing this one move."""


@dataclass(frozen=True)
class Way:
    """A published way to play a title."""

    title: str
    preset: str
    seats: int
    options: tuple[tuple[str, Value], ...]

    @property
    def viewers(self) -> list[int]:
        return [NOBODY, *range(self.seats)]

    def __str__(self) -> str:
        return f"{self.title}-{self.preset}"


MODULES: Final = [option.id for option in find_title("maracaibo").options if "-MOD-" in option.rule]
WAYS: Final = [
    Way(title.id, preset.id, min(preset.least + 1, preset.most), tuple(preset.options.items()))
    for title in TITLES
    for preset in title.presets
]
WAYS.append(Way("port_royal", "sentinels", 2, (("adventure", "cooperative"), ("chapter", 2))))
"""Two players look at the draw pile in every month, and Sentinels besides (PR-ADVC-04)."""
WAYS.append(Way("maracaibo", "modules", 3, tuple((module, True) for module in MODULES)))
"""No preset has one: quest hunters, rubies, skirmishes and what lies hidden (MA-MOD)."""
WAYS.append(Way("treasure_map", "small", 2, (("board", "small"),)))
"""A token that only its finder can read."""


class World:
    """A table, and the viewer's page at it. What the other seats do they do without one."""

    def __init__(self, server: OpenServer, way: Way, viewer: int, seed: str) -> None:
        self.server = server
        self.viewer = viewer
        kinds = ["here"] * way.seats
        self.made = server.make_table(*kinds, title=way.title, options=dict(way.options), seed=seed, name="Two worlds")
        self.id: str = self.made["table"]["id"]
        self.table: Table = server.host.find(self.id)
        self.page = self._open()
        self._answers: list[bytes] = []
        self._taken = 0

    def _open(self) -> Page:
        keys = [] if self.viewer == NOBODY else [tokens(self.made)[self.viewer]]
        page = self.server.page(self.id, *keys, deltas=True)
        page.wait_for("update")
        return page

    @property
    def game(self) -> Game:
        return self.table._ready()

    def come_again(self) -> None:
        """The viewer loads the page anew."""
        self.page.close()
        self.page = self._open()
        self._taken = 0

    def enter(self, game: Game, past: Past) -> None:
        """From now on this game is played at the table, as if it had been from the start."""

        async def take_its_place() -> None:
            async with self.table.lock:
                self.table._game = game
                self.server.host.pasts._recent[self.id] = past
                self.table.audience._faces.clear()
                self.table.show(game)

        self.server.do(take_its_place)

    def move(self, move: Move) -> None:
        game = self.game
        seat, made = game.seat_to_move, len(game.entries)
        if seat == self.viewer:
            assert self.page.move(move.notation, seat=seat, after=made)["type"] == "done"
        else:
            self.server.do(lambda: self.table.move(seat, move.notation, made))
        self.page.wait_for_moves(made + 1)

    def undo(self) -> None:
        seat = self.game.may_undo
        if seat == self.viewer:
            assert self.page.undo(seat, after=len(self.game.entries))["type"] == "done"
        else:
            self.server.do(lambda: self.table.undo(seat, self.table.moves_made))
        self.page.wait_for("update")

    def fetch(self, path: str) -> None:
        self._answers.append(self.server.ask(path)[1])

    def fetch_lobby(self) -> None:
        """Of all tables only this one: the others are other games."""
        mine = [table for table in self.server.get("/api/tables") if table["id"] == self.id]
        self._answers.append(json.dumps(mine).encode())

    def heard(self) -> list[str]:
        """All that the viewer was sent since this was last asked."""
        letters = [*self.page.heard[self._taken :], *self._answers]
        self._taken, self._answers = len(self.page.heard), []
        return [self.normalized(letter.decode()) for letter in letters]

    def normalized(self, text: str) -> str:
        """Everything in which the two tables may differ: their ids, keys, times and commitments. Nothing else."""
        info = self.made["table"]
        for name, value in {"id": self.id, "created": str(info["created"])}.items():
            text = text.replace(value, f"<{name}>")
        for commitment in (info["commitment"], self.game.commitment):
            text = text.replace(commitment, "<commitment>")
        for number, token in enumerate(tokens(self.made)):
            text = text.replace(token, f"<key {number}>")
        text = re.sub(
            r'(?<="here","seats":)\[.*?\]', lambda seats: re.sub(r"\b(?<!-)[1-9]\d*", "<away>", seats[0]), text
        )
        return re.sub(r'"away": ?\d+', "<away>", text)


class TwoWorlds:
    """Plays both and compares: `positions` counts where all that a viewer can be sent was the same."""

    def __init__(self, server: OpenServer, way: Way, viewer: int, seed: str) -> None:
        self.viewer = viewer
        self.random = Random(f"{way} {viewer} {seed}")
        self.first, self.second = (World(server, way, viewer, seed) for _ in range(2))
        self.positions = 0
        self.moves = 0
        """Moves that were made in both worlds and looked the same."""
        self.size = 0
        """Bytes that were compared."""
        self.draw_anew()

    @property
    def worlds(self) -> tuple[World, World]:
        return self.first, self.second

    def draw_anew(self) -> None:
        self.enter(other_world(self.first.game, self.viewer, self.random.getrandbits(60)))

    def enter(self, game: Game) -> None:
        """Another second world; the viewer looks at both from the start of their games."""
        past = Past(self.first.game)
        self.first.enter(self.first.game, past)
        self.second.enter(game, OtherPast(past, self.first.game, game, self.viewer))
        for world in self.worlds:
            world.come_again()
        self.compare()

    def compare(self) -> None:
        first, second = (world.heard() for world in self.worlds)
        assert first == second, "the viewer is told something that it cannot know"
        self.size += sum(len(letter) for letter in first)

    # --- a position ---------------------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Asks for everything that can be asked at this moment, with and without a right to it."""
        for world in self.worlds:
            world.page.say({"type": "attend", "looks": self.positions % 2 == 1})
        questions = list(self.questions())
        for world in self.worlds:
            world.page.ask_all(questions)
            world.fetch(f"/api/tables/{world.id}")
            world.fetch(f"/api/tables/{world.id}/record")
            world.fetch_lobby()
        self.compare()
        self.positions += 1

    def questions(self) -> Iterator[Question]:
        game = self.first.game
        made, may, book = len(game.entries), game.moves(), game.title.book.moves
        moves = [move.notation for move in self.random.sample(book, min(SOME, len(book)))]
        moves += [move.notation for move in may[:SOME]]
        for seat in {self.viewer, self.random.randrange(game.seats)} - {NOBODY}:
            for move in moves:
                yield "why", {"seat": seat, "move": move}
                yield "move", {"seat": seat, "move": move, "after": made + 1}
                if seat != self.viewer or game.why_not(seat, move) is not None:
                    yield "move", {"seat": seat, "move": move, "after": made}
            if seat != self.viewer or seat != game.may_undo:
                yield "undo", {"seat": seat, "after": made}
            yield "sail-on", {"seat": seat}
        yield "move", {"seat": self.viewer, "move": "dance", "after": made}
        yield "past", {"since": self.random.randint(0, made)}
        for past in {0, made, self.random.randint(0, made), made + 1}:
            for eye in range(NOBODY, game.seats):
                yield "look", {"moves": past, "eye": eye}

    # --- from one to the next -----------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """A move that looks the same in both worlds; false when the game has come to its end."""
        chosen = self.choose()
        if chosen is None:
            return self.part()
        self.moves += 1
        for world, move in zip(self.worlds, chosen, strict=True):
            world.move(move)
        self.compare()
        if self.first.game.may_undo >= 0 and self.random.random() < 0.3:
            for world in self.worlds:
                world.undo()
            self.compare()
        return True

    def choose(self) -> tuple[Move, Move] | None:
        moves = self.candidates()
        for move in moves:
            twin = self.alike(move, self.second.game)
            if twin is not None:
                return move, twin
        for _ in range(WORLDS):
            other = other_world(self.first.game, self.viewer, self.random.getrandbits(60))
            for move in moves:
                twin = self.alike(move, other)
                if twin is not None:
                    self.enter(other)
                    return move, twin
        return None

    def candidates(self) -> list[Move]:
        """Some moves, the last one of a game not among them: after it everything is public."""
        moves = self.first.game.moves()
        some = self.random.sample(moves, min(SOME, len(moves)))
        return [move for move in some if self.seen_after(self.first.game, move)[0] >= 0]

    def alike(self, move: Move, other: Game) -> Move | None:
        """A move of the other world that looks the same to the viewer: the same one, or one with the same face."""
        wanted = self.seen_after(self.first.game, move)
        position = other.clone_position()
        mine = other.seat_to_move == self.viewer
        for twin in other.moves():
            looks_alike = twin is move or (not mine and position.face_of(twin) == position.face_of(move))
            if looks_alike and self.seen_after(other, twin) == wanted:
                return twin
        return None

    def seen_after(self, game: Game, move: Move) -> tuple[int, list[object]]:
        position = game.clone_position()
        book = position.logbook = Logbook()
        position.play(move)
        return position.seat_to_move(), told(book.take_events(), self.viewer)

    def part(self) -> bool:
        """The first world goes on alone for a move, and the second is drawn from it anew."""
        moves = self.candidates()
        if not moves:
            return False
        self.first.move(moves[0])
        self.draw_anew()
        return True

    def sail_on(self, moves: int) -> None:
        """The first world goes on alone for so many moves, as the baseline plays."""
        goal = len(self.first.game.entries) + moves
        self.sail_until(lambda game: len(game.entries) >= goal)

    def sail_until(self, there: Callable[[Game], bool]) -> None:
        """The same until a moment has come, but not over the end."""
        while not there(self.first.game):
            move = self.first.game.clone_position().baseline_move()
            if self.seen_after(self.first.game, move)[0] < 0:
                break
            self.first.move(move)
        self.draw_anew()


# --- another world ----------------------------------------------------------------------------------------------------


def other_world(game: Game, viewer: int, stream: int) -> Game:
    """A game that this viewer could not tell from the true one."""
    other = Game(game.title, game.terms, stream.to_bytes(16, "big"), game.salt)
    other.is_seeded = game.is_seeded
    other._position = determinized(game.clone_position(), viewer, stream)
    other._position.logbook = other._logbook
    other.entries = [other_entry(game, entry, viewer) for entry in game.entries]
    other.events = [other_event(event, viewer) for event in game.events]
    other._memories = [
        Memory(determinized(memory.position, viewer, stream), memory.events) for memory in game._memories
    ]
    return other


class OtherPast(Past):
    """The past of another world: at each of its moments the viewer could not tell it from the true one."""

    def __init__(self, true: Past, game: Game, other: Game, viewer: int) -> None:
        super().__init__(game)
        self._true = true
        self._viewer = viewer
        self._drawn = other.clone_position()
        self._drawn_at = len(other.entries)
        self._newest = other.clone_position()
        self._entries = other.entries[:]

    def position(self, moves: int) -> Position:
        if moves < self._drawn_at:
            return determinized(self._true.position(moves), self._viewer, moves)
        position = self._drawn.clone()
        for entry in self._entries[self._drawn_at : moves]:
            self._play(position, entry)
        return position


def other_entry(game: Game, entry: Entry, viewer: int) -> Entry:
    """What another seat chose in secret was something else, as far as the viewer knows."""
    if not game.is_private or entry.seat == viewer:
        return entry
    face = game.title.book.named(entry.move).face
    alike = [move.notation for move in game.title.book.moves if move.face == face and move.notation != entry.move]
    return Entry(entry.seat, entry.step, alike[0] if alike else entry.move, [])


def other_event(event: Event, viewer: int) -> Event:
    """What another seat alone was told was something else."""
    if event.secret is None or event.owner == viewer:
        return event
    secret: dict[str, Fact] = dict.fromkeys(event.secret, "something else")
    return Event(event.name, event.facts, event.owner, secret)

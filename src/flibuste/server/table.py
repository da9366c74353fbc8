"""One table: its game, its seats and their keys, and everyone who watches. Plain Python, no web framework."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator
from itertools import islice
from typing import Final, cast

from flibuste.bots import Question, find_bot
from flibuste.games import recorded_title
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game, known_terms
from flibuste.kernel.logbook import EVERYBODY, NOBODY, Event, Luck
from flibuste.kernel.position import Position
from flibuste.kernel.records import Record
from flibuste.kernel.refusals import BadRecord, FlibusteError, Reason, Refused
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title
from flibuste.server.faces import Face, encode, outcome_of
from flibuste.server.metrics import on_disk
from flibuste.server.protocol import Rematch, SeatInfo, SeatKey, TableChanged, TableInfo, Welcome
from flibuste.server.store import Facts, Happening, Header, LuckRow, NotSaved, Store, StoredSeat, StoredTable
from flibuste.server.viewer import Seats, Viewer
from flibuste.server.written import play_of

log: Final = logging.getLogger("flibuste")

NEWER: Final = "newer"
"""The status of a table that this version of the program cannot open."""
MOST_KEYS: Final = 20
"""Keys that are tried for one viewer."""


class NotYours(FlibusteError):
    """A key that opens no seat."""


class NotNow(FlibusteError):
    """Something the table does not allow at this moment."""


class BrokenMove(FlibusteError):
    """The rules themselves failed."""


class BotTurn:
    """A bot's decision: what it is asked, and when. `position` holds nothing that its seat cannot know."""

    def __init__(self, seat: int, bot: str, seed: str, position: Position, table: Table, may_be_undone: bool) -> None:
        self.seat = seat
        self.bot = bot
        self.seed = seed
        self.position = position
        self.after = table.moves_made
        self.moment = table.moment
        """When it was asked. The same number of moves can be another moment: somebody may have taken one back."""
        self.may_be_undone = may_be_undone
        """Whether a person could still take the last move back."""

    def simple_move(self) -> str:
        """What the title's baseline would do: at once, here, without a process of its own."""
        rng = rng_from_text(f"simple {self.seed}")
        return find_bot("baseline").choose(Question(self.position, self.seat), rng).notation

    def random_move(self) -> str:
        return self.position.random_move(rng_from_text(f"random {self.seed}")).notation


class Race:
    """Everyone's points if the game had ended as each round began: when an event named it in its fact `round`."""

    def __init__(self) -> None:
        self._rounds: list[tuple[int, int, list[int]]] = []

    def note(self, game: Game, events: Iterable[Event]) -> None:
        for event in events:
            number = event.facts.get("round")
            if isinstance(number, int) and (not self._rounds or self._rounds[-1][1] != number):
                self._rounds.append((len(game.entries), number, own_forecasts(game)))

    def undo(self, game: Game) -> None:
        while self._rounds and self._rounds[-1][0] > len(game.entries):
            self._rounds.pop()

    def now(self, game: Game) -> list[list[int]]:
        points = [scores for _, _, scores in self._rounds]
        return [*points, game.scores()] if game.over else points


def own_forecasts(game: Game) -> list[int]:
    """What each seat knows of its own points, told to others only after the game; and the rivals' points."""
    return [game.forecast(seat)[seat] for seat in range(game.seats)] + game.forecast()[game.seats :]


class Table:
    """A hosted game. Everything that changes it goes through one lock, and is shown only when it is on disk."""

    def __init__(self, stored: StoredTable, store: Store, changed: Callable[[Table], None]) -> None:
        self.id = stored.id
        self.header = stored.header
        self.title: Title = recorded_title(stored.header.title)
        self.terms = _terms(self.title, stored.header)
        self.chapter = self.title.chapter(self.terms)
        self.is_private = self.title.is_private(self.terms)
        self.commitment = _commitment(stored.header)
        self.rematch: Rematch | None = None
        """The next game with the same people, with all its keys."""
        self.viewers: list[Viewer] = []
        self.bot_task: asyncio.Task[None] | None = None
        self.maker = stored.id
        """Who pays for the time of its bots: the address that made it where that is known, else the table itself."""
        self._lock = asyncio.Lock()
        self._store = store
        self._changed = changed
        self._game: Game | None = None
        self._race = Race()
        self._undone_to = sys.maxsize
        """Events before this were never taken back: a viewer that comes again can rely on them."""
        self._faces: dict[int, Face] = {}
        """By the eye that sees them."""
        self._online: set[int] = set()
        self.moment = 0
        """Grows with every move and every undo, and with nothing else that people do."""
        self._read(stored)

    def _read(self, stored: StoredTable) -> None:
        """Takes seats and counters from the store."""
        self.seats = _seats(stored.header)
        for happening in stored.people:
            self._apply(happening)
        self._next_number = stored.next_number
        self.moves_made = stored.moves
        self.seat_to_move = stored.seat_to_move
        self.outcome = stored.outcome
        """How the game ended; None while it is played."""

    def _apply(self, happening: Happening) -> None:
        facts = happening.facts
        if happening.kind == "rematch":
            keys = cast("list[dict[str, object]]", facts["keys"])
            self.rematch = Rematch(
                str(facts["table"]), [SeatKey(cast(int, key["seat"]), str(key["token"])) for key in keys]
            )
            return
        _seat_somebody(self.seats, facts)

    # --- what everyone may know ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.seat_to_move < 0

    @property
    def status(self) -> str:
        if self.over:
            return "over"
        return "playing" if all(seat.taken for seat in self.seats) else "waiting"

    @property
    def bot_to_move(self) -> bool:
        return self.status == "playing" and self.seats[self.seat_to_move].kind == "bot"

    def info(self) -> TableInfo:
        seats = [
            SeatInfo(seat.kind, seat.name, seat.bot, seat.taken, seat.kind == "bot" or number in self._online)
            for number, seat in enumerate(self.seats)
        ]
        return TableInfo(
            self.id,
            self.header.title,
            self.header.name,
            self.header.options,
            seats,
            self.status,
            self.seat_to_move,
            self.moves_made,
            self.header.created,
            self.commitment,
            self.header.listed,
            self.is_private,
            self.title.rivals(self.terms),
            self.campaign,
            self.chapter,
        )

    @property
    def campaign(self) -> str:
        """The table of the first game of its campaign; empty when it belongs to none."""
        return self.header.campaign or (self.id if self.chapter else "")

    async def record(self) -> str:
        """The whole record when the game is over; before that its moves alone, without any luck."""
        async with self._lock:
            game = self._ready()
            return (game.record() if self.over else game.public_record()).to_text()

    def whole_record(self) -> Record:
        """With its luck to come: for who has the store."""
        return self._ready().record()

    # --- viewers ------------------------------------------------------------------------------------------------------

    def seats_of(self, tokens: Iterable[str]) -> Seats:
        """The seats that these tokens open. Refused when there are tokens and none of them fits."""
        keys = [key_of(token) for token in islice(filter(None, tokens), MOST_KEYS)]
        own = [number for number, seat in enumerate(self.seats) if any(_fits(seat, key) for key in keys)]
        if keys and not own:
            raise NotYours("This key opens no seat of this table; ask for a new link, or watch without one.")
        return tuple(own)

    async def attach(self, viewer: Viewer, events_seen: int) -> None:
        """A viewer comes: it is welcomed and told what it has not seen. A link's seat is taken so."""
        async with self._lock:
            game = self._ready()
            newly_taken = [number for number in viewer.own_seats if not self.seats[number].taken]
            for number in newly_taken:
                await self._keep("join", {"seat": number})
            viewer.look_at(self._face_for(viewer, game), *self._resume_at(game, events_seen))
            if self._count_online([*self.viewers, viewer]) or newly_taken:
                self._announce()
            self.viewers.append(viewer)
            viewer.say(encode(Welcome(self.info(), list(viewer.own_seats))))
            viewer.refresh()
            self._hand_over(viewer)
        self._changed(self)

    def detach(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        in_use = {viewer.face for viewer in self.viewers}
        self._faces = {eye: face for eye, face in self._faces.items() if face in in_use}
        if self._count_online(self.viewers):
            self._announce()
        self._changed(self)

    def _resume_at(self, game: Game, events_seen: int) -> tuple[int, bool]:
        """Where to go on telling, and whether something that the viewer has may be void."""
        if self.is_private:  # what it has may have been seen with other eyes
            return 0, events_seen > 0
        if not 0 <= events_seen <= len(game.events):
            return 0, True
        return min(events_seen, self._undone_to), events_seen > self._undone_to

    def _face_for(self, viewer: Viewer, game: Game) -> Face:
        eye = self._eye_of(viewer)
        face = self._faces.get(eye)
        if face is None:
            face = self._faces[eye] = Face(game, eye)
            face.refresh(game, self._race.now(game))
        return face

    def _eye_of(self, viewer: Viewer) -> int:
        """Whose secrets a viewer sees.

        On a screen with several seats those of the one who sits before it. When it is the turn of another one there, or
        when one of them comes to know what the others do not, nobody's until somebody says who sits there; as long as
        all know the same there is nothing to hide, and the screen simply turns to whose turn it is.
        """
        if not self.is_private:
            return NOBODY
        if self.over:
            return EVERYBODY
        if len(viewer.own_seats) < 2:
            return viewer.own_seats[0] if viewer.own_seats else NOBODY
        if self.seat_to_move in viewer.own_seats and self.seat_to_move != viewer.sitting:
            viewer.sitting, viewer.said_so = self.seat_to_move, False
        return viewer.sitting if viewer.said_so or self._know_the_same(viewer.own_seats) else NOBODY

    def _know_the_same(self, seats: Seats) -> bool:
        """A view is all that a seat can know."""
        game = self._ready()
        known = game.view(NOBODY)
        return all(game.view(seat) == known for seat in seats)

    def may_act(self, viewer: Viewer, seat: int) -> bool:
        """Whether who looks at this screen may choose for a seat, and hear reasons that its secrets may be part of."""
        return seat in viewer.own_seats and (not self.is_private or self._eye_of(viewer) in (seat, EVERYBODY))

    async def sit_down(self, viewer: Viewer, seat: int) -> None:
        """Of several people at one screen this one looks at it now."""
        async with self._lock:
            viewer.sitting, viewer.said_so = seat, True
            self._show_to(viewer, self._ready())

    def _show_to(self, viewer: Viewer, game: Game) -> None:
        """The game as it is now, from its beginning where it is seen with other eyes than before."""
        face = self._face_for(viewer, game)
        if face is not viewer.face:
            viewer.look_at(face, 0, True)
        viewer.refresh()

    def _count_online(self, viewers: Iterable[Viewer]) -> bool:
        """Whether somebody came or left."""
        online = {seat for viewer in viewers for seat in viewer.own_seats}
        if online == self._online:
            return False
        self._online = online
        return True

    def _announce(self) -> None:
        if self.viewers:
            letter = encode(TableChanged(self.info()))
            for viewer in self.viewers:
                viewer.say(letter)

    def _hand_over(self, viewer: Viewer) -> None:
        """Tells a viewer of the rematch, with the keys of its own seats and no others."""
        if self.rematch is not None:
            keys = [key for key in self.rematch.keys if key.seat in viewer.own_seats]
            viewer.say(encode(Rematch(self.rematch.table, keys)))

    # --- play ---------------------------------------------------------------------------------------------------------

    async def move(self, seat: int, notation: str, after: int) -> None:
        """Makes a move; returns when it is on disk and on its way to everyone. Refused or NotSaved: nothing changed."""
        async with self._lock:
            game = self._ready()
            self._check_moment(after)
            with self._whole():
                self._race.note(game, game.submit(seat, notation))
            to_move = game.seat_to_move
            await self._keep_play("move", play_of(game))
            self._show(game)
        if to_move < 0 or self.seats[to_move].kind == "bot":
            self._changed(self)

    async def undo(self, seat: int, after: int) -> None:
        """Takes the last of so many moves back, under the same conditions as move()."""
        async with self._lock:
            game = self._ready()
            self._check_moment(after)
            if self.over:  # its record is public by now, luck included
                raise Refused(Reason("game-over", ""))
            with self._whole():
                game.undo(seat)
                self._note_undo(game)
            await self._keep_play("undo", {"seat": seat, "moves": len(game.entries), "next": game.seat_to_move})
            self._show(game)

    async def why_not(self, seat: int, notation: str) -> Reason | None:
        async with self._lock:
            return self._ready().why_not(seat, notation)

    @contextlib.contextmanager
    def _whole(self) -> Iterator[None]:
        """A mistake in the rules must not leave half a move behind: the game is then taken from the store again."""
        try:
            yield
        except FlibusteError:
            raise
        except Exception:
            log.exception("Table %s after %d moves", self.id, self.moves_made)
            self._game = None
            raise BrokenMove("Something went wrong; this was not done, and the server's log says more.") from None

    def _check_moment(self, after: int) -> None:
        if self.status == "waiting":
            raise Refused(Reason("table-waiting", ""))
        if after != self.moves_made:
            raise Refused(Reason("stale", "", {"after": after, "moves": self.moves_made}))

    def _show(self, game: Game) -> None:
        """Lets everyone see the game as it is now: it is on disk."""
        self.moves_made = len(game.entries)
        self.seat_to_move = game.seat_to_move
        self.outcome = dict(outcome_of(game)) if game.over else None
        for face in self._faces.values():
            face.refresh(game, self._race.now(game))
        for viewer in self.viewers:
            self._show_to(viewer, game)
        if self.over:
            self._announce()
            facts = {"event": "game-over", "table": self.id, "title": self.header.title, "moves": self.moves_made}
            log.info("The game of table %s is over.", self.id, extra={"facts": facts})

    def _note_undo(self, game: Game) -> None:
        self._undone_to = min(self._undone_to, len(game.events))
        self._race.undo(game)

    async def bot_turn(self) -> BotTurn | None:
        """What to ask the bot whose turn it is; None when it is no bot's turn."""
        async with self._lock:
            if not self.bot_to_move:
                return None
            game = self._ready()
            seat = self.seat_to_move
            # Streams of its own, the same after a restart, from a hash that says nothing about the game's luck.
            seed = hashlib.sha256(f"bot {self.moves_made} ".encode() + game.salt + game.secret).hexdigest()
            position = game.clone_position()
            position.determinize(seat, rng_from_text(f"hidden {seed}"))
            mover = game.may_undo
            may_be_undone = mover >= 0 and self.seats[mover].kind != "bot"
            return BotTurn(seat, self.seats[seat].bot, f"choice {seed}", position, self, may_be_undone)

    # --- people -------------------------------------------------------------------------------------------------------

    async def join(self, name: str) -> SeatKey:
        """Somebody takes the first open seat and gets its key."""
        async with self._lock:
            number = self._open_seat()
            token = new_token()
            facts = {"seat": number, "name": name or self.seats[number].name, "key": key_of(token)}
            await self._keep("join", facts)
            self._announce()
        self._changed(self)
        return SeatKey(number, token)

    def _open_seat(self) -> int:
        for number, seat in enumerate(self.seats):
            if seat.kind == "open" and not seat.taken:
                return number
        raise NotNow("Every open seat of this table is taken.")

    async def rename(self, seat: int, name: str) -> None:
        async with self._lock:
            await self._keep("rename", {"seat": seat, "name": name})
            self._announce()

    async def play_again(self, make: Callable[[Data | None], Awaitable[Rematch]], may_leave: bool = False) -> Rematch:
        """The next game with the same people, made at the first wish from what this one hands on.

        Each screen gets the keys of its seats. `may_leave`: even where this game is not over.
        """
        async with self._lock:
            if not self.over and not may_leave:
                raise NotNow("This game is not over yet; play again when it is.")
            if self.rematch is None:
                rematch = await make(self._ready().hands_on())
                keys = [{"seat": key.seat, "token": key.token} for key in rematch.keys]
                await self._keep("rematch", {"table": rematch.table, "keys": keys})
                for viewer in self.viewers:
                    self._hand_over(viewer)
            assert self.rematch is not None
            return self.rematch

    # --- the store ----------------------------------------------------------------------------------------------------

    def start(self, game: Game) -> None:
        """The game of this table before its first move."""
        self._game = game
        self._race = Race()
        self._race.note(game, game.events)

    def _ready(self) -> Game:
        """The game, rebuilt from the store when this process has not touched it yet or a move did not get to disk."""
        if self._game is None:
            stored = self._kept()
            self._read(stored)
            self._rebuild(stored.plays)
        assert self._game is not None
        return self._game

    def _kept(self) -> StoredTable:
        stored = self._store.table(self.id)
        if stored is None:
            raise BadRecord("This table was finished long ago, and is no longer kept.")
        return stored

    def _rebuild(self, plays: list[Happening]) -> None:
        header = self.header
        luck = _luck(header.luck) + [one for play in plays for one in _luck(play.facts.get("luck", []))]
        secret, salt = bytes.fromhex(header.secret), bytes.fromhex(header.salt)
        game = Game(self.title, self.terms, secret, salt, luck)
        self.start(game)
        try:
            for play in plays:
                self._replay(game, play)
            if game.expected:
                raise BadRecord("not all of the luck that was kept has been drawn.")
        except FlibusteError as problem:
            self._game = None
            raise BadRecord(f"The moves of this table can no longer be replayed: {problem}") from None

    def _replay(self, game: Game, play: Happening) -> None:
        seat = cast(int, play.facts["seat"])
        if play.kind == "undo":
            game.undo(seat)
            self._note_undo(game)
        else:
            self._race.note(game, game.submit(seat, str(play.facts["move"])))

    async def _keep(self, kind: str, facts: dict[str, object]) -> None:
        """Writes down something about the people, and does it when it is on disk."""
        try:
            await on_disk(self._store.append(self.id, self._next_number, kind, facts))
        except NotSaved:
            with contextlib.suppress(FlibusteError):  # where a connection broke, it may be there all the same
                self._read(self._kept())
            raise
        self._next_number += 1
        self._apply(Happening(kind, facts))

    async def _keep_play(self, kind: str, facts: Data) -> None:
        """Waits until what the game has already done is on disk. If it does not get there, the game goes back."""
        try:
            await on_disk(self._store.append(self.id, self._next_number, kind, facts))
        except BaseException:
            self._game = None
            with contextlib.suppress(FlibusteError):  # then the next who asks tries again
                self._show(self._ready())
            raise
        self._next_number += 1
        self.moment += 1


def _terms(title: Title, header: Header) -> Terms:
    seats = len(header.seats)
    return known_terms(title, seats, header.options, header.rules, header.components, header.legacy)


def _seats(header: Header) -> list[StoredSeat]:
    return [StoredSeat(seat.kind, seat.name, seat.bot, seat.taken, seat.key) for seat in header.seats]


def _seat_somebody(seats: list[StoredSeat], facts: Facts) -> None:
    """Somebody takes a seat, or a new name."""
    seat = seats[cast(int, facts["seat"])]
    seat.name = str(facts.get("name", seat.name))
    seat.key = str(facts.get("key", seat.key))
    seat.taken = True


def _commitment(header: Header) -> str:
    return hashlib.sha256(bytes.fromhex(header.secret) + bytes.fromhex(header.salt)).hexdigest()


def closed_info(stored: StoredTable) -> TableInfo:
    """A table that this version of the program cannot open: who plays what there, and nothing of the game itself."""
    header, seats = stored.header, _seats(stored.header)
    for happening in stored.people:
        if happening.kind != "rematch":
            _seat_somebody(seats, happening.facts)
    return TableInfo(
        stored.id,
        header.title,
        header.name,
        header.options,
        [SeatInfo(seat.kind, seat.name, seat.bot, seat.taken) for seat in seats],
        NEWER,
        stored.seat_to_move,
        stored.moves,
        header.created,
        _commitment(header),
        header.listed,
        private=False,
        rivals=[],
        campaign=header.campaign,
        chapter=0,
    )


def key_of(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(16)


def _fits(seat: StoredSeat, key: str) -> bool:
    return bool(seat.key) and hmac.compare_digest(seat.key, key)


def _luck(rows: object) -> list[Luck]:
    return [Luck(what, list(result)) for what, result in cast("list[LuckRow]", rows)]

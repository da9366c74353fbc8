"""One table: its game, its seats and their keys, and everyone who watches. Plain Python, no web framework."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16

from flibuste.games import recorded_title
from flibuste.kernel.chance import quick
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game, known_terms
from flibuste.kernel.logbook import NOBODY, Luck
from flibuste.kernel.records import Record, Share
from flibuste.kernel.refusals import BadRecord, FlibusteError, Reason, Refused
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title
from flibuste.server.admission import Admission
from flibuste.server.bot_turn import BotTurn
from flibuste.server.chat import LINE as CHAT_LINE
from flibuste.server.chat import Chat
from flibuste.server.clocks import Now, steady
from flibuste.server.dealing import Dealing
from flibuste.server.faces import outcome_of
from flibuste.server.metrics import on_disk
from flibuste.server.notes import LINES as NOTE_LINES
from flibuste.server.notes import of_undo, recorded
from flibuste.server.presence import Presence
from flibuste.server.protocol import Here, Rematch, Said, SeatKey, TableInfo
from flibuste.server.race import Race
from flibuste.server.requests import LINES as REQUEST_LINES
from flibuste.server.requests import Request, Requests
from flibuste.server.seating import Seating
from flibuste.server.seats import LINES as SEAT_LINES
from flibuste.server.seats import Sitter, note, seats_of
from flibuste.server.store import Facts, Happening, Header, LuckRow, NotSaved, Store, StoredTable
from flibuste.server.telling import Audience
from flibuste.server.timekeeping import Timekeeper
from flibuste.server.troubles import BrokenMove, NotNow
from flibuste.server.viewer import Viewer
from flibuste.server.written import play_of

log: Final = logging.getLogger("flibuste")

NEWER: Final = "newer"
"""The status of a table that this version of the program cannot open."""
UNDEALT: Final = "Nothing is dealt at this table yet, so there is no record of it."
PATIENCE: Final = 180.0
"""Seconds that somebody may be away before others may let a bot play for them."""
MOST_LINES: Final = 20_000
"""Of a table's log, which is read whole: longer ones take no more than their game needs to come to its end."""


class Table:
    """A hosted game. Everything that changes it goes through one lock, and is shown only when it is on disk."""

    def __init__(
        self,
        stored: StoredTable,
        store: Store,
        changed: Callable[[Table], None],
        patience: float = PATIENCE,
        now: Now = steady,
    ) -> None:
        self.id = stored.id
        self.header = stored.header
        self.title: Title = recorded_title(stored.header.title)
        self.terms = _terms(self.title, stored.header)
        self.chapter = 0 if stored.header.begins is not None else self.title.chapter(self.terms)
        self.is_set_up = stored.header.begins is not None and stored.header.what_if is None
        """It began with a position that somebody had set up by hand."""
        self.is_private = self.title.is_private(self.terms)
        self.commitment = _commitment(stored.header)
        self.rematch: Rematch | None = None
        """The next game with the same people; with its keys where it was made before they stayed the same."""
        self.hints = 0
        """How many hints its players have asked for."""
        self._hinted_at: list[int] = []
        """After how many moves."""
        self.noted_sitters: frozenset[str] = frozenset()
        """Those of `sitters` whose tables this one is known as."""
        self.chat = Chat()
        self.clock: Callable[[], float] = time.time
        self.took_back_revealed = False
        """Something that had been revealed was taken back: whoever chose again knew it."""
        self.bot_task: asyncio.Task[None] | None = None
        self.settling: asyncio.Task[None] | None = None
        """Counts its game for the people who played it."""
        self.maker = stored.id
        """Who pays for the time of its bots: the address that made it where that is known, else the table itself."""
        self.lock = asyncio.Lock()
        self._store = store
        self.changed: Callable[[], None] = lambda: changed(self)
        """Called when it may be somebody else's to go on: a bot's, a clock's."""
        self._game: Game | None = None
        self._race = Race()
        self._undone_to = sys.maxsize
        """Events before this were never taken back: a viewer that comes again can rely on them."""
        self.patience = stored.header.patience or patience
        self.last_seen = stored.header.created
        """When somebody was last here. Of a table that nobody has come to since the start: when it was made."""
        self._is_allied: bool | None = None
        self.notes: list[Happening] = []
        """What people did besides moves, in order."""
        self.result: Facts | None = None
        """What its game is to be counted as, once that is worked out."""
        self.is_settled = False
        """Everything of it is counted."""
        self.ended: Facts | None = None
        """How people ended the game before its rules did."""
        self.turn_came: Callable[[Table, int], None] = lambda _, __: None
        """Called when it becomes the turn of a person's seat."""
        self._awaited = NOBODY
        """The last of whom that was told."""
        self.moment = 0
        """Grows with everything that a bot which is thinking must not overlook."""
        self.presence = Presence()
        self.audience = Audience(self)
        self.admission = Admission(self)
        self.dealing = Dealing(self)
        self.seating = Seating(self)
        self.requests = Requests(self)
        self.time = Timekeeper(self, now)
        self._read(stored)

    def _read(self, stored: StoredTable) -> None:
        """Takes seats and counters from the store."""
        self.seats = seats_of(stored.header)
        self.notes, self.ended, self.requests.open = [], None, None
        self.chat = Chat()
        for happening in stored.people:
            self._apply(happening)
        self.next_number = stored.next_number
        self.moves_made = stored.moves
        self.seat_to_move = stored.seat_to_move
        if self.dealing.dealt and stored.moves == 0 and self.ended is None:
            self.seat_to_move = self.dealing.first
        self.outcome = stored.outcome
        """How the game ended; None while it is played."""
        self._awaited = self.seat_to_move if self.is_dealt else NOBODY
        self.time.restore([*stored.people, *stored.plays])

    def _apply(self, happening: Happening) -> None:
        if happening.kind == "rematch":
            keys = cast("list[dict[str, object]]", happening.facts.get("keys", []))
            self.rematch = Rematch(
                str(happening.facts["table"]), [SeatKey(cast(int, key["seat"]), str(key["token"])) for key in keys]
            )
        elif happening.kind == "deal":
            self.dealing.dealt = happening.facts
        elif happening.kind == "hint":
            self.hints = cast(int, happening.facts["hints"])
            self._hinted_at.append(cast(int, happening.facts["moves"]))
        elif happening.kind == CHAT_LINE:
            self.chat.note(happening.facts)
        elif happening.kind in REQUEST_LINES:
            self.requests.note(happening)
        elif happening.kind == "end":
            self.ended = happening.facts
        elif happening.kind == "result":
            self.result = happening.facts
        elif happening.kind == "settled":
            self.is_settled = True
        elif happening.kind in ("undo", "take-back"):
            happening = of_undo(happening)
            self.took_back_revealed |= happening.facts["revealed"] is True
            self.requests.open = None
        elif happening.kind == "anchor":
            self.requests.open = None
        elif happening.kind in SEAT_LINES:
            note(self.seats, happening)
        if happening.kind in NOTE_LINES:
            self.notes.append(happening)

    # --- what everyone may know ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.seat_to_move < 0

    @property
    def status(self) -> str:
        if self.over:
            return "over" if self.ended is None or self.outcome is not None else "closed"
        return "playing" if self.is_dealt and self.is_full else "waiting"

    @property
    def is_full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def is_dealt(self) -> bool:
        return self.dealing.is_over

    @property
    def pace(self) -> str:
        return pace_of(self.header)

    @property
    def bot_to_move(self) -> bool:
        return self.status == "playing" and self.seats[self.seat_to_move].played_by != "" and not self._is_held_up

    @property
    def _is_held_up(self) -> bool:
        """Nobody should play now."""
        return self.requests.hold_up or self.time.is_anchored

    @property
    def opener(self) -> int:
        """Who may fill and close a table that waits: who made it, or who came first of those still there; -1: nobody.

        Seats at the maker's screen go before others.
        """
        people = [number for number, seat in enumerate(self.seats) if seat.is_played]
        return min(people, key=lambda number: (self.seats[number].kind != "here", number), default=NOBODY)

    @property
    def sitters(self) -> frozenset[str]:
        """The people here who keep their names."""
        return frozenset(seat.person for seat in self.seats if seat.person)

    @property
    def is_rated(self) -> bool:
        """As those who play agreed, unless something happened since that lets the game count for nothing but itself."""
        return self.header.rated and self.hints == 0 and not self.took_back_revealed

    def is_free(self, number: int) -> bool:
        """A seat that waits for somebody."""
        return 0 <= number < len(self.seats) and not self.seats[number].taken and not self.over

    @property
    def is_allied(self) -> bool:
        """All win or lose together."""
        if self._is_allied is None:
            self._is_allied = self.title.new_position(self.terms, quick(1), None).allied()
        return self._is_allied

    @property
    def wins_together(self) -> bool:
        """There is one chance for all of them: they are a crew, or somebody plays alone."""
        return self.is_allied or len(self.seats) == 1

    @property
    def is_duel(self) -> bool:
        """Two against each other, and nobody else."""
        return len(self.seats) == 2 and not self.title.rivals(self.terms) and not self.is_allied

    def away(self, number: int) -> int:
        """Seconds; 0 where somebody is here, or a bot has the seat for good."""
        return 0 if self.seats[number].kind == "bot" else self.presence.away(number)

    def here(self) -> Here:
        """Nothing but what people do, whatever is played."""
        return Here([0 if seat.kind == "bot" else self.presence.told(number) for number, seat in enumerate(self.seats)])

    def info(self) -> TableInfo:
        seats = [
            seat.info(seat.kind == "bot" or self.presence.is_here(number), self.away(number))
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
            self.header.seeded,
            self.hints,
            self.opener,
            self.status == "playing" and self.is_allied,
            self.status == "playing" and self.is_duel,
            int(self.patience),
            self.is_rated,
            self.took_back_revealed,
            self.header.clock,
            self.pace,
            self.header.chat,
            self.header.what_if,
            self.is_set_up,
            self.ended is not None,
        )

    @property
    def campaign(self) -> str:
        """The table of the first game of its campaign; empty when it belongs to none."""
        return self.header.campaign or (self.id if self.chapter else "")

    async def record(self) -> str:
        """The whole record when the game is over; before that its moves alone, without any luck."""
        async with self.lock:
            if not self.is_dealt:
                raise NotNow("undealt")
            game = self._ready()
            return self._noted(game.record() if self.over else game.public_record()).to_text()

    def whole_record(self) -> Record:
        """With its luck to come: for who has the store."""
        if not self.is_dealt:
            raise BadRecord(UNDEALT)
        return self._noted(self._ready().record())

    def _noted(self, record: Record) -> Record:
        """With what people did besides moves; a game with hints says so for ever."""
        record.hints = self.hints
        record.notes = [recorded(note) for note in self.notes]
        return record

    # --- viewers ------------------------------------------------------------------------------------------------------

    async def attach(self, viewer: Viewer, events_seen: int, promise: str = "", sitter: Sitter | None = None) -> None:
        """A viewer comes: it is welcomed and told what it has not seen. A seat that waited for it is taken so."""
        async with self.lock:
            for number in sorted(viewer.own_seats, key=lambda number: not self.seats[number].taken):
                await self.admission.sit(number, promise, sitter if len(viewer.own_seats) == 1 else None)
            await self.dealing.deal_if_ready()
            if self.is_dealt:
                game = self._ready()
                self.audience.begin(viewer, game, *self._resume_at(game, events_seen))
            self.audience.count(viewer)
            self.audience.viewers.append(viewer)
            self.audience.welcome(viewer)
            if self.is_dealt:
                viewer.refresh()
            self.audience.hand_over(viewer)
        self.changed()

    def detach(self, viewer: Viewer) -> None:
        if viewer not in self.audience.viewers:
            return
        self.audience.leave(viewer)
        self.last_seen = time.time()
        self.audience.count()
        self.changed()

    def _resume_at(self, game: Game, events_seen: int) -> tuple[int, bool]:
        """Where to go on telling, and whether something that the viewer has may be void."""
        if self.is_private:  # what it has may have been seen with other eyes
            return 0, events_seen > 0
        if not 0 <= events_seen <= len(game.events):
            return 0, True
        return min(events_seen, self._undone_to), events_seen > self._undone_to

    def keys_after(self, keys: list[SeatKey]) -> list[SeatKey]:
        """What opens the same seats at the rematch: the same keys, unless it was made before they were good there."""
        assert self.rematch is not None
        own_seats = [key.seat for key in keys]
        return [key for key in self.rematch.keys if key.seat in own_seats] or keys

    @contextlib.asynccontextmanager
    async def at_rest(self) -> AsyncIterator[Game]:
        """The game, while nothing is done that is not on disk yet. For looking alone."""
        async with self.lock:
            yield self._ready()

    # --- play ---------------------------------------------------------------------------------------------------------

    async def move(self, seat: int, notation: str, after: int, bot: str = "") -> None:
        """Makes a move; returns when it is on disk and on its way to everyone. Refused or NotSaved: nothing changed.

        `bot`: the one that chose it; a person may not choose while one plays for them.
        """
        async with self.lock:
            game = self._ready()
            self.check_moment(after)
            await self.time.call_time()
            self._check_player(seat, bot)
            with self._whole():
                self._race.note(game, game.submit(seat, notation))
                game.entries[-1].by = self.seats[seat].stand_in
            to_move = game.seat_to_move
            self.time.moved(seat, to_move)
            await self._keep_play("move", play_of(game))
            self.show(game)
            await self.requests.played_on()
        if to_move < 0 or self.seats[to_move].played_by or self.time.clock is not None:
            self.changed()

    def _check_player(self, seat: int, bot: str = "") -> None:
        if 0 <= seat < len(self.seats) and self.seats[seat].played_by != bot:
            raise Refused(Reason("bot-plays", ""))

    async def undo(self, seat: int, after: int) -> None:
        """Takes the last of so many moves back, under the same conditions as move()."""
        async with self.lock:
            game = self._ready()
            self.check_moment(after)
            self._check_player(seat)
            self.check_log()
            if self.over:  # its record is public by now, luck included
                raise Refused(Reason("game-over", ""))
            with self._whole():
                game.undo(seat)
                self._note_undo(game)
            self.time.undone(seat)
            await self._keep_play("undo", {"seat": seat, "moves": len(game.entries), "next": game.seat_to_move})
            self.show(game)
            await self.requests.played_on()
        if self.time.clock is not None:
            self.changed()

    async def go_back(self, request: Request) -> None:
        """Takes a decision back, and all that came after it; only where everybody agrees."""
        game, moves = self._ready(), request.about["moves"]
        with self._whole():
            game.go_back(moves)
            self._note_undo(game)
        facts: Facts = {"seat": request.by, "moves": moves, "next": game.seat_to_move}
        facts |= {"what": "taken-back", "after": moves, "events": len(game.events), "took": request.about["took"]}
        facts |= {"revealed": request.about["revealed"] == 1, "agreed": request.agreed}
        await self._keep_play("undo", facts)
        self._apply(Happening("undo", facts))
        self.audience.announce()
        self.show(game)

    async def why_not(self, seat: int, notation: str) -> Reason | None:
        async with self.lock:
            game = self._ready()
            return game.why_not(seat, notation) if self.ended is None else Reason("game-over", "")

    async def numbers(self, seat: int, after: int) -> list[int]:
        """What the seat to move may know, as the features of the title (kernel/features.py)."""
        async with self.lock:
            game = self._ready()
            self.check_moment(after)
            if self.over:
                raise Refused(Reason("game-over", ""))
            if seat != self.seat_to_move:
                raise Refused(Reason("not-your-turn", "", {"to_move": self.seat_to_move}))
            return [int(number) for number in game.clone_position().observe(seat, vec[i16]([]))]

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

    def check_moment(self, after: int) -> None:
        if self.status == "waiting":
            raise Refused(Reason("table-waiting", ""))
        if self.ended is not None:
            raise Refused(Reason("game-over", ""))
        if self.time.is_anchored:
            raise Refused(Reason("at-anchor", ""))
        if after != self.moves_made:
            raise Refused(Reason("stale", "", {"after": after, "moves": self.moves_made}))

    @property
    def log_is_full(self) -> bool:
        return self.next_number >= MOST_LINES

    def check_log(self) -> None:
        """Comes before whatever could be done for ever. Moves, which end with the game, are always made."""
        if self.log_is_full:
            raise Refused(Reason("log-full", "", {"lines": MOST_LINES}))

    def show(self, game: Game) -> None:
        """Lets everyone see the game as it is now: it is on disk."""
        self.moves_made = len(game.entries)
        if self.ended is None:
            self.seat_to_move = game.seat_to_move
            self.outcome = dict(outcome_of(game)) if game.over else None
        self.time.watch()
        self._call()
        self.audience.show(game)
        if self.over:
            self.audience.announce()
            facts = {"event": "game-over", "table": self.id, "title": self.header.title, "moves": self.moves_made}
            log.info("The game of table %s is over.", self.id, extra={"facts": facts})

    def show_again(self) -> None:
        """Something besides the game has changed that is shown with it."""
        if self.is_dealt:
            self.show(self._ready())

    def race_now(self, game: Game) -> list[list[int]]:
        return self._race.now(game)

    def _call(self) -> None:
        before, self._awaited = self._awaited, self.seat_to_move
        if self._awaited != before and self.time.decider(self._awaited) != NOBODY:
            self.turn_came(self, self._awaited)

    def _note_undo(self, game: Game) -> None:
        self._undone_to = min(self._undone_to, len(game.events))
        self._race.undo(game)

    @property
    def hints_here(self) -> int:
        """How many of them at this moment."""
        return self._hinted_at.count(self.moves_made)

    async def hint_turn(self, seat: int, after: int) -> BotTurn:
        """What to ask for a hint; written down first, and told to everybody. Refused while people play each other."""
        async with self.lock:
            game = self._ready()
            self.check_moment(after)
            if self.over:
                raise Refused(Reason("game-over", ""))
            if seat != self.seat_to_move:
                raise Refused(Reason("not-your-turn", "", {"to_move": self.seat_to_move}))
            if any(one.kind != "bot" for number, one in enumerate(self.seats) if number != seat):
                raise Refused(Reason("hint-people", ""))
            self.check_log()
            turn = BotTurn(self, game, seat, "hint")
            await self.keep("hint", {"seat": seat, "moves": self.moves_made, "hints": self.hints + 1})
            self.audience.announce()
            return turn

    async def bot_turn(self) -> BotTurn | None:
        """What to ask the bot whose turn it is; None when it is no bot's turn."""
        async with self.lock:
            if not self.bot_to_move:
                return None
            return BotTurn(self, self._ready(), self.seat_to_move, "bot")

    @property
    def game(self) -> Game:
        """Secrets included."""
        return self._ready()

    # --- talk ---------------------------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str, reaction: str) -> None:
        """To everybody at the table."""
        if not self.header.chat:
            raise Refused(Reason("no-chat", ""))
        async with self.lock:
            self.check_log()
            is_news = self.audience.has_news
            await self.keep(CHAT_LINE, self.chat.checked(seat, text, reaction, self.clock()))
            self.audience.has_news = is_news  # what was said is told by itself
            self.audience.tell(Said(self.chat.lines[-1:]))

    # --- playing again ------------------------------------------------------------------------------------------------

    async def play_again(self, make: Callable[[Data | None], Awaitable[str]], may_leave: bool = False) -> str:
        """The table of the next game with the same people, made at the first wish from what this one hands on.

        `may_leave`: even where this game is not over.
        """
        async with self.lock:
            if not self.over and not may_leave:
                raise NotNow("rematch-early")
            if self.rematch is None:
                await self.keep("rematch", {"table": await make(self._ready().hands_on())})
                for viewer in self.audience.viewers:
                    self.audience.hand_over(viewer)
            assert self.rematch is not None
            return self.rematch.table

    async def sum_up(self, make: Callable[[Table, Game], Facts]) -> Facts:
        """What the game that is over is to be counted as, worked out once by `make`."""
        async with self.lock:
            if self.result is None:
                await self.keep("result", make(self, self._ready()))
            assert self.result is not None
            return self.result

    async def note_settled(self) -> None:
        async with self.lock:
            if not self.is_settled:
                await self.keep("settled", {})

    # --- the store ----------------------------------------------------------------------------------------------------

    def start(self, game: Game) -> None:
        """The game of this table before its first move."""
        self._game = game
        self._race = Race()
        self._race.note(game, game.events)

    def _ready(self) -> Game:
        """The game, rebuilt from the store when this process has not touched it yet or a move did not get to disk."""
        if not self.is_dealt:
            raise Refused(Reason("table-waiting", ""))
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
        """What was taken back is not even tried: a log is read as quickly however much of that is in it."""
        plays, never_undone = standing(plays)
        dealt = self.dealing.begun
        luck = _luck(dealt["luck"]) + [one for play in plays for one in _luck(play.facts.get("luck", []))]
        rows = cast("list[dict[str, str]]", dealt["shares"])
        game = self.new_game(luck, [Share(row["promise"], row["nonce"]) for row in rows])
        self.start(game)
        try:
            for number, play in enumerate(plays):
                if number == never_undone:
                    self._undone_to = min(self._undone_to, len(game.events))
                self._replay(game, play)
            if never_undone == len(plays):
                self._undone_to = min(self._undone_to, len(game.events))
            if game.expected:
                raise BadRecord("not all of the luck that was kept has been drawn.")
        except FlibusteError as problem:
            self._game = None
            raise BadRecord(f"The moves of this table can no longer be replayed: {problem}") from None

    def new_game(self, luck: list[Luck], shares: list[Share]) -> Game:
        """This table's game before its first move; luck that is not given is drawn."""
        secret, salt = bytes.fromhex(self.header.secret), bytes.fromhex(self.header.salt)
        game = Game(self.title, self.terms, secret, salt, luck, self.header.begins, shares)
        game.is_seeded = self.header.seeded
        return game

    def _replay(self, game: Game, play: Happening) -> None:
        self._race.note(game, game.submit(cast(int, play.facts["seat"]), str(play.facts["move"])))
        game.entries[-1].by = str(play.facts.get("by", ""))

    async def keep(self, kind: str, facts: dict[str, object]) -> None:
        """Writes down something about the people, and does it when it is on disk."""
        try:
            await on_disk(self._store.append(self.id, self.next_number, kind, self.time.written(facts)))
        except NotSaved:
            with contextlib.suppress(FlibusteError):  # where a connection broke, it may be there all the same
                self._read(self._kept())
            raise
        self.next_number += 1
        waited = self.status == "waiting"
        self._apply(Happening(kind, facts))
        self.time.watch()
        self.audience.has_news = True
        if waited and self.status == "playing" and self.header.luck is not None:
            self.show_again()  # luck began with the table: nothing is dealt that would tell of the first clock and turn

    async def keep_noted(self, kind: str, facts: dict[str, object]) -> None:
        """With where it stands in the log. A bot that was thinking for the seat is not listened to any more."""
        events = len(self._ready().events) if self.is_dealt else 0
        await self.keep(kind, {**facts, "after": self.moves_made, "events": events})
        self.moment += 1
        if self.ended is not None:
            self.seat_to_move, self.outcome = NOBODY, cast("Facts | None", self.ended.get("outcome"))
        self.audience.announce()
        self.show_again()
        await self.requests.people_changed()

    async def _keep_play(self, kind: str, facts: Data) -> None:
        """Waits until what the game has already done is on disk. If it does not get there, the game goes back."""
        try:
            await on_disk(self._store.append(self.id, self.next_number, kind, self.time.written(facts)))
        except BaseException:
            self._game = None
            with contextlib.suppress(FlibusteError):  # then the next who asks tries again
                self.show(self._ready())
            raise
        self.next_number += 1
        self.moment += 1


def _terms(title: Title, header: Header) -> Terms:
    seats = len(header.seats)
    return known_terms(title, seats, header.options, header.rules, header.components, header.legacy)


def pace_of(header: Header) -> str:
    return "" if header.clock is None else header.clock.kind


def _commitment(header: Header) -> str:
    return hashlib.sha256(bytes.fromhex(header.secret) + bytes.fromhex(header.salt)).hexdigest()


def closed_info(stored: StoredTable) -> TableInfo:
    """A table that this version of the program cannot open: who plays what there, and nothing of the game itself."""
    header, seats = stored.header, seats_of(stored.header)
    hints = [cast(int, happening.facts["hints"]) for happening in stored.people if happening.kind == "hint"]
    for happening in stored.people:
        if happening.kind in SEAT_LINES:
            note(seats, happening)
    return TableInfo(
        stored.id,
        header.title,
        header.name,
        header.options,
        [seat.info() for seat in seats],
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
        seeded=header.seeded,
        hints=max(hints, default=0),
        clock=header.clock,
        pace=pace_of(header),
    )


def unhurried(info: TableInfo) -> TableInfo:
    """As the lobby tells it: seconds that somebody is away would make it news each second, for everybody there."""
    for seat in info.seats:
        seat.away = 0
    return info


def standing(plays: list[Happening]) -> tuple[list[Happening], int]:
    """The moves of a log that were not taken back; and how many of them no undo ever came near."""
    moves: list[Happening] = []
    never_undone = sys.maxsize
    for play in plays:
        if play.kind == "undo":
            del moves[cast(int, play.facts["moves"]) :]
            never_undone = min(never_undone, len(moves))
        else:
            moves.append(play)
    return moves, never_undone


def _luck(rows: object) -> list[Luck]:
    return [Luck(what, list(result)) for what, result in cast("list[LuckRow]", rows)]

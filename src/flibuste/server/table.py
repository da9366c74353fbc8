"""One table: its game, its seats and their keys, and everyone who watches. Plain Python, no web framework."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from itertools import islice
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16

from flibuste.bots import Question, find_bot, level_names
from flibuste.games import recorded_title
from flibuste.kernel.chance import quick, rng_from_text
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game, known_terms
from flibuste.kernel.logbook import EVERYBODY, NOBODY, Luck
from flibuste.kernel.position import Position
from flibuste.kernel.records import Record, Share
from flibuste.kernel.refusals import BadRecord, FlibusteError, Reason, Refused
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title
from flibuste.server.chat import LINE as CHAT_LINE
from flibuste.server.chat import SHOWN, Chat
from flibuste.server.clocks import Clock, Now, steady
from flibuste.server.faces import Face, encode, outcome_of
from flibuste.server.metrics import on_disk
from flibuste.server.protocol import (
    Asked,
    EventInfo,
    NoteInfo,
    Rematch,
    Said,
    SeatKey,
    TableChanged,
    TableInfo,
    Welcome,
)
from flibuste.server.race import Race
from flibuste.server.requests import ANSWER_WITHIN, DAY, Kind, Request, noted
from flibuste.server.requests import LINES as REQUEST_LINES
from flibuste.server.seats import LINES as SEAT_LINES
from flibuste.server.seats import (
    MOST_HOLDING,
    STAND_IN,
    Sitter,
    is_nonce,
    is_promise,
    key_of,
    new_invitation,
    new_token,
    note,
    seats_of,
)
from flibuste.server.store import Facts, Happening, Header, LuckRow, NotSaved, Store, StoredTable
from flibuste.server.take_back import TakeBack
from flibuste.server.viewer import Seats, Viewer
from flibuste.server.written import deal_of, forfeit_of, play_of

log: Final = logging.getLogger("flibuste")

NEWER: Final = "newer"
"""The status of a table that this version of the program cannot open."""
UNDEALT: Final = "Nothing is dealt at this table yet, so there is no record of it."
NOTED: Final = ("stand-in", "return", "end", "take-back", "more", "up")
"""What people did besides moves that stands in the record, and in the log for everybody."""
RECORDED: Final = ("what", "seat", "bot", "after", "took", "revealed", "agreed")
"""What a record tells of it."""
TAKEN_BACK: Final = ("what", "seat", "after", "events", "took", "revealed", "agreed")
"""What is kept of an undo by consent, which is a note besides."""
TOLD: Final = ("seat", "took", "revealed")
"""What the log tells of a note."""
PATIENCE: Final = 180.0
"""Seconds that somebody may be away before others may let a bot play for them."""
REQUESTS: Final[dict[str, Kind]] = {"take-back": TakeBack()}
"""What people may ask of each other."""
MOST_KEYS: Final = 20
"""Keys that are tried for one viewer."""


class NotYours(FlibusteError):
    """A key that opens no seat."""


class InvitationUsed(NotYours):
    """An invitation that somebody has answered already, or that a newer one has replaced."""


class NotKept(FlibusteError):
    """A seat at a rated table, for somebody who keeps no name."""


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
        self.chapter = 0 if stored.header.what_if else self.title.chapter(self.terms)
        self.is_private = self.title.is_private(self.terms)
        self.commitment = _commitment(stored.header)
        self.rematch: Rematch | None = None
        """The next game with the same people; with its keys where it was made before they stayed the same."""
        self.hints = 0
        """How many hints its players have asked for."""
        self._hinted_at: list[int] = []
        """After how many moves."""
        self.viewers: list[Viewer] = []
        self.noted_sitters: frozenset[str] = frozenset()
        """Those of `sitters` whose tables this one is known as."""
        self.chat = Chat()
        self.request: Request | None = None
        """The one that is open."""
        self.request_task: asyncio.Task[None] | None = None
        """Waits for its answers, but not for ever."""
        self.answer_within = DAY if pace_of(stored.header) == "day" else ANSWER_WITHIN
        self.clock: Callable[[], float] = time.time
        self.took_back_revealed = False
        """Something that had been revealed was taken back: whoever chose again knew it."""
        self.bot_task: asyncio.Task[None] | None = None
        self.settling: asyncio.Task[None] | None = None
        """Counts its game for the people who played it."""
        self.deal_task: asyncio.Task[None] | None = None
        """Waits for shares in luck, but not for ever."""
        self._deal: Facts = {}
        """How luck began, where it did not with the table itself."""
        self._shown: dict[int, str] = {}
        """What seats have shown of what they promised to add to luck."""
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
        self._patience = stored.header.patience or patience
        self._away_since: dict[int, float] = {}
        """By seat; one that is not here has been away since this process took the table up."""
        self._taken_up = time.monotonic()
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
        self._is_news = False
        """Something about the people has changed that those at the table have not been told."""
        self.turn_came: Callable[[Table, int], None] = lambda _, __: None
        """Called when it becomes the turn of a person's seat."""
        self.hooks: dict[int, str] = {}
        """Where that is told, by seat, of those looked up so far."""
        self._awaited = NOBODY
        """The last of whom that was told."""
        self.alarm: asyncio.TimerHandle | None = None
        """Rings when somebody's time is up."""
        self._now = now
        terms = stored.header.clock
        self.clocks = None if terms is None else Clock(terms, len(stored.header.seats), now())
        self.moment = 0
        """Grows with everything that a bot which is thinking must not overlook."""
        self._read(stored)

    def _read(self, stored: StoredTable) -> None:
        """Takes seats and counters from the store."""
        self.seats = seats_of(stored.header)
        self.notes, self.ended, self.request = [], None, None
        self.chat = Chat()
        for happening in stored.people:
            self._apply(happening)
        self._next_number = stored.next_number
        self.moves_made = stored.moves
        self.seat_to_move = stored.seat_to_move
        if self._deal and stored.moves == 0 and self.ended is None:
            self.seat_to_move = cast(int, self._deal["next"])
        self.outcome = stored.outcome
        """How the game ended; None while it is played."""
        self._awaited = self.seat_to_move if self.is_dealt else NOBODY
        if self.clocks is not None:
            self.clocks.restore((line.facts for line in [*stored.people, *stored.plays]), self._now())
            self._watch()

    def _apply(self, happening: Happening) -> None:
        if happening.kind == "rematch":
            keys = cast("list[dict[str, object]]", happening.facts.get("keys", []))
            self.rematch = Rematch(
                str(happening.facts["table"]), [SeatKey(cast(int, key["seat"]), str(key["token"])) for key in keys]
            )
        elif happening.kind == "deal":
            self._deal = happening.facts
        elif happening.kind == "hint":
            self.hints = cast(int, happening.facts["hints"])
            self._hinted_at.append(cast(int, happening.facts["moves"]))
        elif happening.kind == CHAT_LINE:
            self.chat.note(happening.facts)
        elif happening.kind in REQUEST_LINES:
            self.request = noted(self.request, happening)
        elif happening.kind == "end":
            self.ended = happening.facts
        elif happening.kind == "result":
            self.result = happening.facts
        elif happening.kind == "settled":
            self.is_settled = True
        elif happening.kind in ("undo", "take-back"):
            happening = Happening("take-back", {fact: happening.facts[fact] for fact in TAKEN_BACK})
            self.took_back_revealed |= happening.facts["revealed"] is True
            self.request = None
        elif happening.kind in SEAT_LINES:
            note(self.seats, happening)
        if happening.kind in NOTED:
            self.notes.append(happening)

    # --- what everyone may know ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.seat_to_move < 0

    @property
    def status(self) -> str:
        if self.over:
            return "over" if self.ended is None or self.outcome is not None else "closed"
        return "playing" if self.is_dealt and self._is_full else "waiting"

    @property
    def _is_full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def is_dealt(self) -> bool:
        return self.header.luck is not None or bool(self._deal)

    @property
    def is_dealing(self) -> bool:
        """Everybody is here, and luck waits for what they have promised to add."""
        return self._is_full and not self.is_dealt

    @property
    def bot_to_move(self) -> bool:
        return self.status == "playing" and self.seats[self.seat_to_move].played_by != "" and not self._waits

    @property
    def _waits(self) -> bool:
        """Nobody should play on before an answer."""
        return self.request is not None and REQUESTS[self.request.kind].ends_with_moves

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
    def is_duel(self) -> bool:
        """Two against each other, and nobody else."""
        return len(self.seats) == 2 and not self.title.rivals(self.terms) and not self.is_allied

    def away(self, number: int) -> int:
        """Seconds; 0 where somebody is here, or a bot has the seat for good."""
        if number in self._online or self.seats[number].kind == "bot":
            return 0
        return max(1, int(time.monotonic() - self._away_since.get(number, self._taken_up)))

    def info(self) -> TableInfo:
        seats = [
            seat.info(seat.kind == "bot" or number in self._online, self.away(number))
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
            int(self._patience),
            self.is_rated,
            self.took_back_revealed,
            self.header.clock,
            pace_of(self.header),
            self.header.chat,
            self.header.what_if,
        )

    @property
    def campaign(self) -> str:
        """The table of the first game of its campaign; empty when it belongs to none."""
        return self.header.campaign or (self.id if self.chapter else "")

    async def record(self) -> str:
        """The whole record when the game is over; before that its moves alone, without any luck."""
        async with self._lock:
            if not self.is_dealt:
                raise NotNow(UNDEALT)
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
        record.notes = [{fact: note.facts[fact] for fact in RECORDED if fact in note.facts} for note in self.notes]
        return record

    # --- viewers ------------------------------------------------------------------------------------------------------

    def seats_of(self, tokens: Iterable[str]) -> Seats:
        """The seats that these tokens open. Refused when there are tokens and none of them fits."""
        keys = [key_of(token) for token in islice(filter(None, tokens), MOST_KEYS)]
        own = [number for number, seat in enumerate(self.seats) if any(map(seat.fits, keys))]
        if keys and not own:
            raise NotYours("This key opens no seat of this table; ask for a new link, or watch without one.")
        return tuple(own)

    async def admit(
        self,
        tokens: list[str],
        invitations: Iterable[str] = (),
        promise: str = "",
        sitter: Sitter | None = None,
        take: str = "",
    ) -> Seats:
        """The seats that these tokens open. An invitation gives its seat to the first token, and is void then.

        Whoever asks again, because the answer was lost, is let in with the same token. Who brings no token and sits
        here, as somebody who keeps their name, holds that seat with the token `take` from now on.
        """
        answered = [key_of(invitation) for invitation in islice(invitations, MOST_KEYS)]
        async with self._lock:
            for invitation in answered:
                await self._accept(tokens, invitation, promise, sitter)
            own = self._seat_of(sitter)
            if not tokens and take and own != NOBODY and len(self.seats[own].keys) < MOST_HOLDING:
                await self._keep("join", {"seat": own, "key": key_of(take)})
                tokens = [take]
            try:
                return self.seats_of(tokens)
            except NotYours:
                if any(invitation in seat.void for invitation in answered for seat in self.seats):
                    raise InvitationUsed(
                        "This invitation was used already. Whoever used it can let another screen in, from the menu "
                        "of the table."
                    ) from None
                raise

    def _check_kept(self, sitter: Sitter | None) -> None:
        """At a rated table everybody is somebody, and nobody is two."""
        if self.header.rated and (sitter is None or self._seat_of(sitter) != NOBODY):
            raise NotKept("This game is rated: only who keeps their name here can play, once.")

    def _seat_of(self, sitter: Sitter | None) -> int:
        seats = (number for number, seat in enumerate(self.seats) if sitter is not None and seat.person == sitter.id)
        return next(seats, NOBODY)

    def _known(self, number: int, sitter: Sitter | None) -> dict[str, object]:
        """Who sits down somewhere, where nobody of a name sits yet. Nobody sits at a table twice."""
        if sitter is None or self.seats[number].person or self._seat_of(sitter) != NOBODY:
            return {}
        return {"person": sitter.id, "name": sitter.name}

    async def _accept(self, tokens: list[str], invitation: str, promise: str, sitter: Sitter | None) -> None:
        for number, seat in enumerate(self.seats):
            if seat.is_invited(invitation):
                if not tokens or not tokens[0]:
                    raise NotYours("Whoever comes by an invitation must bring a key of their own.")
                key = key_of(tokens[0])
                if not seat.fits(key):  # else its own screen looks at the link that it made for another one
                    if not seat.taken:
                        self._check_kept(sitter)
                    facts = {"seat": number, "key": key, "invitation": invitation}
                    await self._keep("join", facts | self._promised(number, promise) | self._known(number, sitter))

    async def invite(self, seat: int) -> str:
        """A link's end that lets another screen play a seat, for who holds it."""
        async with self._lock:
            if len(self.seats[seat].keys) >= MOST_HOLDING:
                raise Refused(Reason("many-screens", "", {"screens": MOST_HOLDING}))
            token = new_invitation()
            await self._keep("invite", {"seat": seat, "invitation": key_of(token)})
            return token

    async def attach(self, viewer: Viewer, events_seen: int, promise: str = "", sitter: Sitter | None = None) -> None:
        """A viewer comes: it is welcomed and told what it has not seen. A seat that waited for it is taken so."""
        async with self._lock:
            for number in sorted(viewer.own_seats, key=lambda number: not self.seats[number].taken):
                await self._sit(number, promise, sitter if len(viewer.own_seats) == 1 else None)
            await self._deal_if_ready()
            if self.is_dealt:
                game = self._ready()
                viewer.look_at(self._face_for(viewer, game), *self._resume_at(game, events_seen))
            if self._count_online([*self.viewers, viewer]) or self._is_news:
                self._announce()
            self.viewers.append(viewer)
            self._welcome(viewer)
            if self.is_dealt:
                viewer.refresh()
            self._hand_over(viewer)
        self._changed(self)

    def _welcome(self, viewer: Viewer) -> None:
        now = 0 if self.clocks is None else self._now()
        viewer.say(encode(Welcome(self.info(), list(viewer.own_seats), self._told_notes(), now)))
        if self.request is not None:
            viewer.say(encode(self.request.info(self.clock())))
        if self.chat.lines:
            viewer.say(encode(Said(self.chat.lines[-SHOWN:], whole=True)))

    def _told_notes(self) -> list[NoteInfo]:
        return [_told(note.facts) for note in self.notes]

    def detach(self, viewer: Viewer) -> None:
        if viewer not in self.viewers:
            return
        self.viewers.remove(viewer)
        self.last_seen = time.time()
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
        eye = self.eye_of(viewer)
        face = self._faces.get(eye)
        if face is None:
            face = self._faces[eye] = Face(game, eye)
            self._refresh(face, game)
        return face

    def eye_of(self, viewer: Viewer) -> int:
        """Whose secrets a viewer sees.

        On a screen with several seats those of the one who sits before it. When it is the turn of another one there, or
        when one of them comes to know what the others do not, nobody's until somebody says who sits there; as long as
        all know the same there is nothing to hide, and the screen simply turns to whose turn it is.
        """
        if not self.is_private:
            return NOBODY
        if self.over and self.ended is None:
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
        return seat in viewer.own_seats and (not self.is_private or self.eye_of(viewer) in (seat, EVERYBODY))

    async def sit_down(self, viewer: Viewer, seat: int) -> None:
        """Of several people at one screen this one looks at it now."""
        async with self._lock:
            viewer.sitting, viewer.said_so = seat, True
            self._show_to(viewer, self._ready())

    def _show_to(self, viewer: Viewer, game: Game) -> None:
        """The game as it is now, from its beginning where it is seen with other eyes than before."""
        face = self._face_for(viewer, game)
        if face is not viewer.face:
            viewer.look_at(face, 0, viewer.face is not None)
        viewer.refresh()

    def _count_online(self, viewers: Iterable[Viewer]) -> bool:
        """Whether somebody came or left."""
        online = {seat for viewer in viewers for seat in viewer.own_seats}
        if online == self._online:
            return False
        self._away_since.update(dict.fromkeys(self._online - online, time.monotonic()))
        self._online = online
        return True

    def _announce(self) -> None:
        self._is_news = False
        if self.viewers:
            self._tell(TableChanged(self.info(), self._told_notes()))

    def _tell(self, message: TableChanged | Asked | Said) -> None:
        letter = encode(message)
        for viewer in self.viewers:
            viewer.say(letter)

    def _hand_over(self, viewer: Viewer) -> None:
        """Tells a viewer of the rematch, with keys of its own seats at most."""
        if self.rematch is not None:
            keys = [key for key in self.rematch.keys if key.seat in viewer.own_seats]
            viewer.say(encode(Rematch(self.rematch.table, keys)))

    def keys_after(self, keys: list[SeatKey]) -> list[SeatKey]:
        """What opens the same seats at the rematch: the same keys, unless it was made before they were good there."""
        assert self.rematch is not None
        own_seats = [key.seat for key in keys]
        return [key for key in self.rematch.keys if key.seat in own_seats] or keys

    @contextlib.asynccontextmanager
    async def at_rest(self) -> AsyncIterator[Game]:
        """The game, while nothing is done that is not on disk yet. For looking alone."""
        async with self._lock:
            yield self._ready()

    # --- luck ---------------------------------------------------------------------------------------------------------

    def _promised(self, number: int, promise: str) -> dict[str, object]:
        """What a seat may still promise: once, and before the last seat is taken."""
        is_open = not self.is_dealt and not self._is_full and not self.seats[number].promise
        return {"promise": promise} if is_open and is_promise(promise) else {}

    async def _sit(self, number: int, promise: str, sitter: Sitter | None) -> None:
        promised, known = self._promised(number, promise), self._known(number, sitter)
        if not self.seats[number].taken:
            await self._keep("join", {"seat": number, **promised, **known})
        elif promised or known:
            await self._keep("person" if known else "promise", {"seat": number, **promised, **known})

    async def reveal(self, seat: int, nonce: str) -> None:
        """A seat shows what it has promised. Anything else, or at another time, counts for nothing."""
        async with self._lock:
            if self.is_dealing and is_nonce(nonce) and key_of(nonce) == self.seats[seat].promise:
                self._shown[seat] = nonce
                await self._deal_if_ready()
        self._changed(self)

    async def _deal_if_ready(self) -> None:
        if self.is_dealing and all(number in self._shown for number, seat in enumerate(self.seats) if seat.promise):
            await self._deal_now()

    async def deal(self) -> None:
        """With what has been shown so far: nobody is waited for any longer."""
        async with self._lock:
            if self.is_dealing:
                await self._deal_now()
        self._changed(self)

    async def _deal_now(self) -> None:
        shares = [Share(seat.promise, self._shown.get(number, "")) for number, seat in enumerate(self.seats)]
        game = self._new_game([], shares if any(share.promise for share in shares) else [])
        await self._keep("deal", deal_of(game))
        self.start(game)
        self._announce()
        self._show(game)

    # --- play ---------------------------------------------------------------------------------------------------------

    async def move(self, seat: int, notation: str, after: int, bot: str = "") -> None:
        """Makes a move; returns when it is on disk and on its way to everyone. Refused or NotSaved: nothing changed.

        `bot`: the one that chose it; a person may not choose while one plays for them.
        """
        async with self._lock:
            game = self._ready()
            self._check_moment(after)
            await self._check_time()
            self._check_player(seat, bot)
            with self._whole():
                self._race.note(game, game.submit(seat, notation))
                game.entries[-1].by = self.seats[seat].stand_in
            to_move = game.seat_to_move
            if self.clocks is not None:
                self.clocks.moved(seat, self._decider(to_move), self._now())
            await self._keep_play("move", play_of(game))
            self._show(game)
            await self._play_on()
        if to_move < 0 or self.seats[to_move].played_by or self.clocks is not None:
            self._changed(self)

    def _check_player(self, seat: int, bot: str = "") -> None:
        if 0 <= seat < len(self.seats) and self.seats[seat].played_by != bot:
            raise Refused(Reason("bot-plays", ""))

    async def undo(self, seat: int, after: int) -> None:
        """Takes the last of so many moves back, under the same conditions as move()."""
        async with self._lock:
            game = self._ready()
            self._check_moment(after)
            self._check_player(seat)
            if self.over:  # its record is public by now, luck included
                raise Refused(Reason("game-over", ""))
            with self._whole():
                game.undo(seat)
                self._note_undo(game)
            if self.clocks is not None:
                self.clocks.undone(seat, self._now())
            await self._keep_play("undo", {"seat": seat, "moves": len(game.entries), "next": game.seat_to_move})
            self._show(game)
            await self._play_on()
        if self.clocks is not None:
            self._changed(self)

    async def why_not(self, seat: int, notation: str) -> Reason | None:
        async with self._lock:
            game = self._ready()
            return game.why_not(seat, notation) if self.ended is None else Reason("game-over", "")

    async def numbers(self, seat: int, after: int) -> list[int]:
        """What the seat to move may know, as the features of the title (kernel/features.py)."""
        async with self._lock:
            game = self._ready()
            self._check_moment(after)
            if self.over:
                raise Refused(Reason("game-over", ""))
            if seat != self.seat_to_move:
                raise Refused(Reason("not-your-turn", "", {"to_move": self.seat_to_move}))
            return list(game.clone_position().observe(seat, vec[i16]([])))

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
        if self.ended is not None:
            raise Refused(Reason("game-over", ""))
        if after != self.moves_made:
            raise Refused(Reason("stale", "", {"after": after, "moves": self.moves_made}))

    def _show(self, game: Game) -> None:
        """Lets everyone see the game as it is now: it is on disk."""
        self.moves_made = len(game.entries)
        if self.ended is None:
            self.seat_to_move = game.seat_to_move
            self.outcome = dict(outcome_of(game)) if game.over else None
        self._watch()
        self._call()
        for face in self._faces.values():
            self._refresh(face, game)
        for viewer in self.viewers:
            self._show_to(viewer, game)
        if self.over:
            self._announce()
            facts = {"event": "game-over", "table": self.id, "title": self.header.title, "moves": self.moves_made}
            log.info("The game of table %s is over.", self.id, extra={"facts": facts})

    def _call(self) -> None:
        before, self._awaited = self._awaited, self.seat_to_move
        if self._awaited != before and self._decider(self._awaited) != NOBODY:
            self.turn_came(self, self._awaited)

    def _refresh(self, face: Face, game: Game) -> None:
        clocks = None if self.clocks is None else self.clocks.info()
        face.refresh(game, self._race.now(game), self.ended, clocks)

    def _note_undo(self, game: Game) -> None:
        self._undone_to = min(self._undone_to, len(game.events))
        self._race.undo(game)

    @property
    def hints_here(self) -> int:
        """How many of them at this moment."""
        return self._hinted_at.count(self.moves_made)

    async def hint_turn(self, seat: int, after: int) -> BotTurn:
        """What to ask for a hint; written down first, and told to everybody. Refused while people play each other."""
        async with self._lock:
            game = self._ready()
            self._check_moment(after)
            if self.over:
                raise Refused(Reason("game-over", ""))
            if seat != self.seat_to_move:
                raise Refused(Reason("not-your-turn", "", {"to_move": self.seat_to_move}))
            if any(one.kind != "bot" for number, one in enumerate(self.seats) if number != seat):
                raise Refused(Reason("hint-people", ""))
            turn = self._turn(game, seat, "hint")
            await self._keep("hint", {"seat": seat, "moves": self.moves_made, "hints": self.hints + 1})
            self._announce()
            return turn

    async def bot_turn(self) -> BotTurn | None:
        """What to ask the bot whose turn it is; None when it is no bot's turn."""
        async with self._lock:
            if not self.bot_to_move:
                return None
            return self._turn(self._ready(), self.seat_to_move, "bot")

    def _turn(self, game: Game, seat: int, whose: str) -> BotTurn:
        # Streams of its own, the same after a restart, from a hash that says nothing about the game's luck.
        seed = hashlib.sha256(f"{whose} {self.moves_made} ".encode() + game.salt + game.secret).hexdigest()
        position = game.clone_position()
        position.determinize(seat, rng_from_text(f"hidden {seed}"))
        mover = game.may_undo
        may_be_undone = mover >= 0 and not self.seats[mover].played_by
        return BotTurn(seat, self.seats[seat].played_by, f"choice {seed}", position, self, may_be_undone)

    # --- talk ---------------------------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str, reaction: str) -> None:
        """To everybody at the table."""
        if not self.header.chat:
            raise Refused(Reason("no-chat", ""))
        async with self._lock:
            is_news = self._is_news
            await self._keep(CHAT_LINE, self.chat.checked(seat, text, reaction, self.clock()))
            self._is_news = is_news  # what was said is told by itself
            self._tell(Said(self.chat.lines[-1:]))

    # --- requests -----------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """Secrets included."""
        return self._ready()

    @property
    def _people(self) -> list[int]:
        """The seats whose people play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played]

    async def ask(self, seat: int, kind: str, after: int, wish: dict[str, int]) -> None:
        """For something that happens when everybody agrees."""
        async with self._lock:
            self._check_moment(after)
            self._check_plays(seat)
            if self.request is not None:
                raise Refused(Reason("request-open", ""))
            if kind not in REQUESTS:
                raise Refused(Reason("no-such-request", ""))
            about = REQUESTS[kind].about(self, seat, wish)
            until = round(self.clock() + self.answer_within, 3)
            request = Request(self._next_number, kind, seat, about, self._whom_to_ask(seat), until)
            await self._keep("ask", request.facts())
            self.moment += 1
            await self._settle()
        self._changed(self)

    def _whom_to_ask(self, by: int) -> list[int]:
        """Who only lost the connection just now is asked; where there is time enough, who is away too."""
        has_time = self.answer_within > ANSWER_WITHIN
        return [number for number in self._people if number != by and (has_time or not self._is_gone(number))]

    async def answer(self, seat: int, request: int, agrees: bool) -> None:
        async with self._lock:
            asked = self.request
            if asked is None or asked.id != request:
                raise Refused(Reason("request-over", ""))
            is_withdrawn = seat == asked.by and not agrees
            if not is_withdrawn:
                if seat not in asked.waits_for(self._people):
                    raise Refused(Reason("not-asked", ""))
                await self._keep("answer", {"seat": seat, "agrees": agrees})
            await self._settle("withdrawn" if is_withdrawn else "")
        self._changed(self)

    async def lapse(self) -> None:
        """No answer is a no."""
        async with self._lock:
            if self.request is not None and self.clock() >= self.request.until:
                await self._settle("lapsed")
        self._changed(self)

    async def _settle(self, why: str = "") -> None:
        """Ends the open request where all is said; `why`: where there is nothing to wait for any more."""
        request = self.request
        if request is None:
            return
        if not why and not all(request.answers.values()):
            why = "refused"
        if why:
            await self._keep("unask", {"seat": request.by, "why": why})
        elif not request.waits_for(self._people):
            await REQUESTS[request.kind].grant(self, request)
            why = "granted"
        self._tell(request.info(self.clock(), why))

    async def _play_on(self) -> None:
        """Somebody did not wait for the answer."""
        if self._waits or self.over:
            await self._settle("moved")

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
        self._announce()
        self._show(game)

    # --- people -------------------------------------------------------------------------------------------------------

    async def join(self, name: str, promise: str = "", sitter: Sitter | None = None) -> SeatKey:
        """Somebody takes the first open seat and gets its key."""
        async with self._lock:
            self._check_kept(sitter)
            number = self._open_seat()
            token = new_token()
            facts = {"seat": number, "name": name or self.seats[number].name, "key": key_of(token)}
            await self._keep("join", facts | self._promised(number, promise) | self._known(number, sitter))
            await self._deal_if_ready()
            if self._is_news:
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
            if self.seats[seat].person:
                raise Refused(Reason("name-own", ""))
            await self._keep("rename", {"seat": seat, "name": name})
            self._announce()

    # --- who comes and goes -------------------------------------------------------------------------------------------

    async def put_bot(self, seat: int, place: int, bot: str) -> None:
        """Into a free seat, by who opened the table; for somebody who is away, by anybody else who plays."""
        async with self._lock:
            self._check_plays(seat)
            if not 0 <= place < len(self.seats):
                raise Refused(Reason("no-such-seat", "", {"seats": len(self.seats)}))
            if self.status == "waiting":
                await self._fill(seat, place, bot)
            else:
                self._check_away(place)
                await self._stand_in("seat-timed-out" if self._is_out(place) else "seat-replaced", place)
        self._changed(self)

    async def _fill(self, seat: int, place: int, bot: str) -> None:
        self._check_opener(seat)
        if not self.is_free(place):
            raise Refused(Reason("seat-not-free", ""))
        if bot not in level_names():
            raise Refused(Reason("no-such-bot", ""))
        await self._keep("bot", {"seat": place, "bot": bot})
        await self._deal_if_ready()
        self._announce()

    async def leave(self, seat: int) -> None:
        """The seat of a waiting table is free again; in a game a bot plays on for who goes."""
        async with self._lock:
            self._check_plays(seat)
            if self.status == "waiting":
                await self._set_free(seat)
            elif self._is_alone(seat):
                raise Refused(Reason("plays-alone", ""))
            else:
                await self._stand_in("seat-left", seat)
        self._changed(self)

    async def _set_free(self, seat: int) -> None:
        self._check_not_dealing()  # shares in luck are fixed from then on
        await self._keep("free", {"seat": seat})
        for viewer in self.viewers:
            if seat in viewer.own_seats:
                viewer.lose(seat)
                self._welcome(viewer)
                if self.is_dealt:
                    self._show_to(viewer, self._ready())
        self._count_online(self.viewers)
        if self.opener == NOBODY:
            await self._end("table-closed", seat)
        else:
            self._announce()

    async def take_back_seat(self, seat: int) -> None:
        """Whoever has left plays again."""
        async with self._lock:
            if self.over:
                raise Refused(Reason("game-over", ""))
            if self.seats[seat].resigned:
                raise Refused(Reason("has-resigned", ""))
            if self.seats[seat].stand_in:
                self._check_bot_moved(seat)
                if self.clocks is not None:
                    self.clocks.come_back(seat)
                await self._keep_noted("return", {"what": "seat-returned", "seat": seat})
        self._changed(self)

    async def resign(self, seat: int) -> None:
        """Of two the other wins; else a bot plays on, and its person is out of the game."""
        async with self._lock:
            self._check_plays(seat)
            self._check_playing()
            if self.is_duel:
                await self._end("game-resigned", seat, forfeit_of("resigned", seat))
            elif self._is_alone(seat) or self.is_allied:
                raise Refused(Reason("cannot-resign", ""))
            else:
                await self._stand_in("seat-resigned", seat)
        self._changed(self)

    async def claim(self, seat: int) -> None:
        """Of two the other does not come to a turn that is theirs."""
        async with self._lock:
            self._check_plays(seat)
            self._check_playing()
            other = 1 - seat
            if not self.is_duel or self.seat_to_move != other:
                raise Refused(Reason("cannot-claim", ""))
            self._check_away(other)
            await self._end("game-claimed", other, forfeit_of("claimed", other))
        self._changed(self)

    async def close(self, seat: int) -> None:
        """By who opened a waiting table, or who alone still plays."""
        async with self._lock:
            self._check_plays(seat)
            if self.status == "waiting":
                self._check_opener(seat)
            elif not self._is_alone(seat):
                raise Refused(Reason("others-play", ""))
            await self._end("table-closed", seat)
        self._changed(self)

    def _check_plays(self, seat: int) -> None:
        """Whoever left or resigned decides nothing at the table."""
        if self.over:
            raise Refused(Reason("game-over", ""))
        if not self.seats[seat].is_played:
            raise Refused(Reason("bot-plays", ""))

    def _check_playing(self) -> None:
        if self.status != "playing":
            raise Refused(Reason("table-waiting", ""))

    def _check_opener(self, seat: int) -> None:
        if seat != self.opener:
            raise Refused(Reason("not-opener", ""))
        self._check_not_dealing()

    def _check_not_dealing(self) -> None:
        if self.is_dealing:
            raise Refused(Reason("table-dealing", ""))

    def _check_away(self, place: int) -> None:
        """Only a person who plays and has been away for long, or has no time left, can be replaced."""
        if not self.seats[place].is_played or not (self._is_gone(place) or self._is_out(place)):
            raise Refused(Reason("not-away", "", {"minutes": max(1, round(self._patience / 60))}))

    def _is_gone(self, place: int) -> bool:
        """For longer than others have patience."""
        return 0 < self.away(place) >= self._patience

    def _is_out(self, place: int) -> bool:
        return self.clocks is not None and self.clocks.told_out == place

    def _is_alone(self, seat: int) -> bool:
        """No other person plays."""
        return not any(other.is_played for number, other in enumerate(self.seats) if number != seat)

    async def _stand_in(self, what: str, seat: int) -> None:
        await self._keep_noted("stand-in", {"what": what, "seat": seat, "bot": STAND_IN})

    async def _end(self, what: str, seat: int, outcome: Data | None = None) -> None:
        await self._keep_noted("end", {"what": what, "seat": seat, "outcome": outcome})

    async def _keep_noted(self, kind: str, facts: dict[str, object]) -> None:
        """With where it stands in the log. A bot that was thinking for the seat is not listened to any more."""
        events = len(self._ready().events) if self.is_dealt else 0
        await self._keep(kind, {**facts, "after": self.moves_made, "events": events})
        self.moment += 1
        if self.ended is not None:
            self.seat_to_move, self.outcome = NOBODY, cast("Facts | None", self.ended.get("outcome"))
        self._announce()
        if self.is_dealt:
            self._show(self._ready())
        if self.request is not None:
            is_gone = self.over or not self.seats[self.request.by].is_played
            await self._settle("left" if is_gone else "")

    # --- clocks -------------------------------------------------------------------------------------------------------

    def _decider(self, seat: int) -> int:
        """Whose clock runs when this seat has to choose: that of its person."""
        return seat if seat >= 0 and self.status == "playing" and self.seats[seat].is_played else NOBODY

    def _watch(self) -> None:
        if self.clocks is not None:
            self.clocks.watch(self._decider(self.seat_to_move), self._now())

    async def ring(self) -> None:
        """Somebody's time is up, or what a long thought has cost so far is to be written down."""
        async with self._lock:
            if self.clocks is None or (due := self.clocks.due()) is None or due > self._now():
                return
            if not await self._check_time():
                await self._keep("clock", {})
                if self.is_dealt:
                    self._show(self._ready())

    async def _check_time(self) -> bool:
        """Whether somebody's time is up, of which nothing has been told yet."""
        clock = self.clocks
        if clock is None or (seat := clock.out(self._now())) == NOBODY:
            return False
        if clock.gives_more:
            clock.give_more()
            await self._keep_noted("more", {"what": "time-given", "seat": seat})
        elif clock.terms.out == "claim":
            clock.told_out = seat
            await self._keep_noted("up", {"what": "time-up", "seat": seat})
        else:
            await self._stand_in("seat-timed-out", seat)
        return True

    async def set_night(self, seat: int, begins: int, lasts: int) -> None:
        """When somebody sleeps; the clock of a table by day stands still for them then."""
        async with self._lock:
            clock = self.clocks
            if clock is None or self.over or clock.night_of(seat) == (begins, lasts):
                return
            clock.sleep(seat, begins, lasts, self._now())
            await self._keep("night", {"seat": seat})
            if self.is_dealt:
                self._show(self._ready())
        self._changed(self)

    def _check_bot_moved(self, seat: int) -> None:
        """Nobody comes back before the bot has moved to whom time gave the seat: so no table can be held up."""
        last = next(
            note.facts for note in reversed(self.notes) if note.kind == "stand-in" and note.facts["seat"] == seat
        )
        if last["what"] == "seat-timed-out" and last["after"] == self.moves_made:
            raise Refused(Reason("bot-moves-first", ""))

    def _timed(self, facts: Data) -> Data:
        """A line of the log, with what everybody has left."""
        return facts if self.clocks is None else {**facts, "clock": self.clocks.facts(self._now())}

    # --- playing again ------------------------------------------------------------------------------------------------

    async def play_again(self, make: Callable[[Data | None], Awaitable[str]], may_leave: bool = False) -> str:
        """The table of the next game with the same people, made at the first wish from what this one hands on.

        `may_leave`: even where this game is not over.
        """
        async with self._lock:
            if not self.over and not may_leave:
                raise NotNow("This game is not over yet; play again when it is.")
            if self.rematch is None:
                await self._keep("rematch", {"table": await make(self._ready().hands_on())})
                for viewer in self.viewers:
                    self._hand_over(viewer)
            assert self.rematch is not None
            return self.rematch.table

    async def sum_up(self, make: Callable[[Table, list[int]], Facts]) -> Facts:
        """What the game that is over is to be counted as, worked out once by `make` from its points."""
        async with self._lock:
            if self.result is None:
                await self._keep("result", make(self, self._ready().scores()))
            assert self.result is not None
            return self.result

    async def note_settled(self) -> None:
        async with self._lock:
            if not self.is_settled:
                await self._keep("settled", {})

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
        dealt = self._deal if self.header.luck is None else {"luck": self.header.luck, "shares": self.header.shares}
        luck = _luck(dealt["luck"]) + [one for play in plays for one in _luck(play.facts.get("luck", []))]
        rows = cast("list[dict[str, str]]", dealt["shares"])
        game = self._new_game(luck, [Share(row["promise"], row["nonce"]) for row in rows])
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

    def _new_game(self, luck: list[Luck], shares: list[Share]) -> Game:
        """This table's game before its first move; luck that is not given is drawn."""
        secret, salt = bytes.fromhex(self.header.secret), bytes.fromhex(self.header.salt)
        game = Game(self.title, self.terms, secret, salt, luck, self.header.begins, shares)
        game.is_seeded = self.header.seeded
        return game

    def _replay(self, game: Game, play: Happening) -> None:
        self._race.note(game, game.submit(cast(int, play.facts["seat"]), str(play.facts["move"])))
        game.entries[-1].by = str(play.facts.get("by", ""))

    async def _keep(self, kind: str, facts: dict[str, object]) -> None:
        """Writes down something about the people, and does it when it is on disk."""
        try:
            await on_disk(self._store.append(self.id, self._next_number, kind, self._timed(facts)))
        except NotSaved:
            with contextlib.suppress(FlibusteError):  # where a connection broke, it may be there all the same
                self._read(self._kept())
            raise
        self._next_number += 1
        self._apply(Happening(kind, facts))
        self._watch()
        self._is_news = True

    async def _keep_play(self, kind: str, facts: Data) -> None:
        """Waits until what the game has already done is on disk. If it does not get there, the game goes back."""
        try:
            await on_disk(self._store.append(self.id, self._next_number, kind, self._timed(facts)))
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


def _told(note: Facts) -> NoteInfo:
    facts = cast("dict[str, bool | int | str | list[int | str]]", {fact: note[fact] for fact in TOLD if fact in note})
    return NoteInfo(EventInfo(str(note["what"]), facts), cast(int, note["events"]))


def _luck(rows: object) -> list[Luck]:
    return [Luck(what, list(result)) for what, result in cast("list[LuckRow]", rows)]

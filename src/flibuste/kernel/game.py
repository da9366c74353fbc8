"""A checked game: it refuses what is not allowed, keeps the record, and takes moves back."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping
from typing import Final, cast

from flibuste.kernel.chance import Chance, SecretChance
from flibuste.kernel.copies import Again, title_again
from flibuste.kernel.data import Data, digest
from flibuste.kernel.logbook import NOBODY, Event, Logbook, Luck
from flibuste.kernel.moves import Move
from flibuste.kernel.options import Value
from flibuste.kernel.outcome import Outcome, ScoreLine
from flibuste.kernel.position import Position
from flibuste.kernel.records import HASH_EVERY, Entry, Record, Share
from flibuste.kernel.refusals import BadOption, BadRecord, FlibusteError, Reason, Refused, UnknownMove
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title

NOT_COMPARED: Final = ("chance", "options", "rules", "legacy")
"""Parts of a position's data that do not change, or that a later version may write otherwise: luck to come, terms."""


def fingerprint(position: Position) -> str:
    """What a record compares after every 20th move."""
    return digest({key: value for key, value in position.to_data().items() if key not in NOT_COMPARED})


def stream_of(secret: bytes, shares: list[Share]) -> bytes:
    """What all luck of a game is drawn from: its secret, mixed with what the seats have added."""
    if not shares:
        return secret
    added = ",".join(share.nonce for share in shares)
    return hashlib.sha256(secret + f"shares {added}".encode()).digest()[:16]


class Memory:
    """What undo needs: the position before a move, and how long the log was."""

    def __init__(self, position: Position, events: int) -> None:
        self.position = position
        self.events = events

    def copy(self) -> Memory:
        return Memory(self.position.clone(), self.events)

    def __reduce__(self) -> Again:
        return Memory, (self.position, self.events)


class Game:
    """One game with everything around its position: turn order is checked, moves are written down, events are kept.

    `secret` and `salt` fix all luck beforehand, with what seats have added to it (`shares`); `commitment`, the hash of
    both, may be shown from the first moment on. A game that does not begin as its title does begins with the position
    that `begins` holds as data (arrange.py). In a simulation luck comes from a quick `chance` instead, and the secret
    says nothing of it.
    """

    def __init__(
        self,
        title: Title,
        terms: Terms,
        secret: bytes,
        salt: bytes,
        script: list[Luck] | None = None,
        begins: Data | None = None,
        shares: list[Share] | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.title = title
        self.terms = terms
        self.seats = terms.seats
        self.options: dict[str, Value] = terms.options
        self.secret = secret
        self.salt = salt
        self.commitment = hashlib.sha256(secret + salt).hexdigest()
        self.shares = shares or []
        self.is_seeded = False
        """Whoever lets people play from a seed sets this: somebody could know all luck beforehand."""
        self._logbook = Logbook(script)
        self._begins = begins
        luck = SecretChance(stream_of(secret, self.shares)) if chance is None else chance
        if begins is None:
            self._position = title.new_position(terms, luck, self._logbook)
        else:
            self._position = title.position_from_data(begins)
            self._position.chance = luck
            self._position.logbook = self._logbook
        self._luck = self._logbook.take_luck()
        self.entries: list[Entry] = []
        self.events: list[Event] = self._logbook.take_events()
        self._memories: list[Memory] = []

    @property
    def is_private(self) -> bool:
        """Whether a seat may know something that another may not."""
        return self.title.is_private(self.terms)

    @property
    def seat_to_move(self) -> int:
        return self._position.seat_to_move()

    @property
    def over(self) -> bool:
        return self._position.seat_to_move() < 0

    @property
    def step(self) -> str:
        return self._position.step()

    @property
    def may_undo(self) -> int:
        """The seat that could take its last move back now; -1 when none can."""
        return self.entries[-1].seat if self._memories else -1

    def moves(self) -> list[Move]:
        return self._position.moves()

    def preview(self, move: Move) -> dict[str, int]:
        return self._position.preview(move)

    def why_not(self, seat: int, move: Move | str) -> Reason | None:
        """The reason why a seat may not make this move now; None when it may."""
        if isinstance(move, str):
            move = self.title.book.named(move)
        to_move = self.seat_to_move
        if to_move < 0:
            return Reason("game-over", "")
        if seat == to_move and move in self.moves():
            return None
        if not 0 <= seat < self.seats:
            return Reason("no-such-seat", "", {"seats": self.seats})
        return self._position.why_not(seat, move)

    def submit(self, seat: int, move: Move | str) -> list[Event]:
        """Makes a move for a seat and returns what happened. Refused, with nothing changed, if it is not allowed."""
        if isinstance(move, str):
            move = self.title.book.named(move)
        reason = self.why_not(seat, move)
        if reason is not None:
            raise Refused(reason)
        before = Memory(self._position.clone(), len(self.events))
        step = self._position.step()
        self._position.play(move)
        self._remember(seat, before)
        entry = Entry(seat, step, move.notation, self._logbook.take_luck())
        entry.events = before.events
        entry.reveals = self._position.revealed != before.position.revealed
        self.entries.append(entry)
        if len(self.entries) % HASH_EVERY == 0:
            entry.hash = self.hash()
        events = self._logbook.take_events()
        self.events.extend(events)
        return events

    def _remember(self, seat: int, before: Memory) -> None:
        if self.over or self._position.revealed != before.position.revealed:
            self._memories.clear()  # at the end the secret becomes public: that reveals everything
        else:
            if self.entries and self.entries[-1].seat != seat:
                self._memories.clear()
            self._memories.append(before)

    def undo(self, seat: int) -> None:
        """Takes the seat's last move back. Refused once something was revealed or somebody else has chosen since."""
        if not self.entries or self.entries[-1].seat != seat:
            raise Refused(Reason("nothing-to-undo", ""))
        if not self._memories:
            raise Refused(Reason("cannot-undo-revealed", ""))
        memory = self._memories.pop()
        self.entries.pop()
        del self.events[memory.events :]
        self._position = memory.position
        self._position.logbook = self._logbook

    def go_back(self, moves: int) -> None:
        """To the position after so many moves, whatever was revealed since: for who has everybody's consent.

        Luck stays as it was fixed before the first move: what lay where lies there again, and comes in the same order.
        """
        kept = self.entries[:moves]
        luck = self._luck + [luck for entry in kept for luck in entry.luck]
        past = Game(self.title, self.terms, self.secret, self.salt, luck, self._begins, self.shares)
        for entry in kept:
            past.submit(entry.seat, entry.move)
            past.entries[-1].by = entry.by
        self.take_over(past._position, self.expected, self._luck, past.entries, past.events, past._memories)

    def expect(self, luck: list[Luck]) -> None:
        """Decides coming luck beforehand, for tests and studies: a game so played is not what its secret gives."""
        self._logbook.expect(luck)

    @property
    def expected(self) -> list[Luck]:
        """Luck that was decided beforehand and has not been drawn yet."""
        return self._logbook.script[:]

    def view(self, seat: int) -> Data:
        return self._position.view(seat)

    def scores(self, viewer: int = NOBODY) -> list[int]:
        return self._position.scores(viewer)

    def forecast(self, viewer: int = NOBODY) -> list[int]:
        return self._position.forecast(viewer)

    def score_sheet(self, viewer: int = NOBODY) -> list[ScoreLine]:
        return self._position.score_sheet(viewer)

    def outcome(self) -> Outcome:
        return self._position.outcome()

    def hands_on(self) -> Data | None:
        """What the next game of a campaign may begin with; None before the end, or where nothing is handed on."""
        return self._position.hands_on() if self.over else None

    @property
    def next_chapter(self) -> int:
        """The chapter its campaign goes on with, the same again where a loss asks for that; 0: it does not go on."""
        legacy = self.hands_on()
        if legacy is None:
            return 0
        return self.title.chapter(Terms(self.seats, self.options, self.terms.rules, legacy))

    def hash(self) -> str:
        """A fingerprint of the whole position, secrets included."""
        return fingerprint(self._position)

    def clone_position(self) -> Position:
        """A copy of the real position, secrets included: for the host and for studies, never for a bot."""
        return self._position.clone()

    def fork(self) -> Game:
        """An independent copy: both games go on from here on their own, with the same past and the same luck to come.

        What could be taken back here can be taken back there too. Far cheaper than to replay a long record.
        """
        twin = Game(self.title, self.terms, self.secret, self.salt, begins=self._begins, shares=self.shares)
        twin.is_seeded = self.is_seeded
        memories = [memory.copy() for memory in self._memories]
        twin.take_over(self._position.clone(), self.expected, self._luck[:], self.entries[:], self.events[:], memories)
        return twin

    def take_over(
        self,
        position: Position,
        expected: list[Luck],
        luck: list[Luck],
        entries: list[Entry],
        events: list[Event],
        memories: list[Memory],
    ) -> None:
        """Goes on from where another game of the same beginning has come to."""
        self._logbook = Logbook(expected)
        self._position = position
        self._position.logbook = self._logbook
        self._luck = luck
        self.entries = entries
        self.events = events
        self._memories = memories

    def __reduce__(self) -> Again:
        """As fork(), secrets included: what was pickled is for the host and for studies, like the whole record."""
        beginning = (self.title, self.terms, self.secret, self.salt, self._begins, self.shares, self.is_seeded)
        so_far = (self._position, self.expected, self._luck, self.entries, self.events, self._memories)
        return game_again, (*beginning, *so_far)

    def record(self) -> Record:
        """Everything, secrets included; while the game runs show others only public_record()."""
        return Record(
            self.title.id,
            self.terms.rules,
            self.title.components(self.terms),
            self.seats,
            self.options,
            self.commitment,
            self._luck,
            list(self.entries),
            self.secret.hex(),
            self.salt.hex(),
            self.outcome().to_data() if self.over else None,
            legacy=self.terms.legacy,
            hands_on=self.hands_on(),
            position=self._begins,
            seeded=self.is_seeded,
            shares=self.shares,
        )

    def public_record(self) -> Record:
        """What anyone may have while the game runs: the moves as others see them, and nothing of luck."""
        return Record(
            self.title.id,
            self.terms.rules,
            self.title.components(self.terms),
            self.seats,
            self.options,
            self.commitment,
            [],
            [self._as_others_see(entry) for entry in self.entries],
            redacted=True,
            legacy=self.terms.legacy,
            seeded=self.is_seeded,
            shares=self.shares,
        )

    def _as_others_see(self, entry: Entry) -> Entry:
        move = self.title.book.named(entry.move)
        return Entry(entry.seat, entry.step, self._position.face_of(move), [], by=entry.by)


def game_again(
    title: Title,
    terms: Terms,
    secret: bytes,
    salt: bytes,
    begins: Data | None,
    shares: list[Share],
    is_seeded: bool,
    position: Position,
    expected: list[Luck],
    luck: list[Luck],
    entries: list[Entry],
    events: list[Event],
    memories: list[Memory],
) -> Game:
    """A copied game."""
    game = Game(title, terms, secret, salt, begins=begins, shares=shares)
    game.is_seeded = is_seeded
    game.take_over(position, expected, luck, entries, events, memories)
    return game


def secret_for(seed: str | None) -> tuple[bytes, bytes]:
    """Secret and salt: from the operating system, or from a seed given by hand for tests and studies."""
    if seed is None:
        return os.urandom(16), os.urandom(16)
    return hashlib.sha256(f"secret {seed}".encode()).digest()[:16], hashlib.sha256(f"salt {seed}".encode()).digest()[
        :16
    ]


def start(
    title: Title,
    seats: int,
    options: Mapping[str, object],
    seed: str | None = None,
    script: list[Luck] | None = None,
    legacy: Data | None = None,
) -> Game:
    secret, salt = secret_for(seed)
    return Game(title, title.agree(seats, options, legacy=legacy), secret, salt, script)


def rebuild(title: Title, record: Record, upto: int | None = None) -> Game:
    """The game of a record again, after `upto` of its moves. Luck is taken from the record, not drawn anew."""
    try:
        return _rebuilt(title, record, upto)
    except FlibusteError:
        raise
    except Exception as problem:  # anybody may have written it: whatever the rules stumble over there, it is broken
        raise BadRecord("The record is broken: its game cannot be played again.") from problem


def _rebuilt(title: Title, record: Record, upto: int | None) -> Game:
    if record.is_redacted:
        raise BadRecord(
            "This record was made public while its game was running: without its luck it cannot be replayed."
        )
    terms = terms_of(title, record)
    length = len(record.entries)
    if upto is None:
        upto = length
    if not 0 <= upto <= length:
        raise BadRecord(f"The record has {length} moves; {upto} is not between 0 and {length}.")
    _check_shares(record)
    secret, salt = _bytes(record.secret), _bytes(record.salt)
    game = Game(title, terms, secret, salt, _luck(record, upto), record.position, record.shares)
    game.is_seeded = record.is_seeded
    if game.commitment != record.commitment:
        raise BadRecord("The record's commitment does not fit its secret and salt: one of them was changed.")
    if not _same_luck(game.record().luck, record.luck):
        raise BadRecord("The luck at the start does not fit the title: the record was changed.")
    for number, entry in enumerate(record.entries[:upto], 1):
        _replay_entry(game, number, entry)
    if upto == length and record.outcome is not None and record.outcome != game.record().outcome:
        raise BadRecord("The outcome is not the one that the moves lead to: the record was changed.")
    if upto == length and record.hands_on != game.hands_on():
        raise BadRecord("What the game hands on is not what its moves lead to: the record was changed.")
    return game


def steps_of(record: Record) -> Iterator[tuple[Position, int, Move]]:
    """Record.steps()."""
    title = cast(Title, title_again(record.title))
    game = rebuild(title, record, 0)
    position = game.clone_position()
    position.logbook = Logbook(_luck(record, len(record.entries))[len(record.luck) :])
    for number, entry in enumerate(record.entries, 1):
        move = title.book.named(entry.move)
        if entry.seat != position.seat_to_move() or move not in position.moves():
            raise BadRecord(f"Move {number} of the record, {entry.move!r} by seat {entry.seat}, is not legal.")
        yield position, entry.seat, move
        position.play(move)


def terms_of(title: Title, record: Record) -> Terms:
    """What the game of a record was agreed to be; refused where this program does not know it."""
    return known_terms(title, record.seats, record.options, record.rules, record.components, record.legacy)


def known_terms(
    title: Title, seats: int, options: Mapping[str, Value], rules: int, components: str, legacy: Data | None
) -> Terms:
    """The terms of a game that was written down, here or elsewhere: today's titles must still know all of it."""
    try:
        terms = title.agree(seats, options, rules, legacy)
    except BadOption as unknown:
        raise BadRecord(f"This game of {title.name} cannot be opened here: {unknown}") from None
    here = title.components(terms)
    if components != here:
        raise BadRecord(
            f"This game of {title.name} was begun with the components {components}; here are {here}, so it cannot be "
            f"opened."
        )
    return terms


def luck_fits(title: Title, record: Record) -> bool:
    """Whether the secret of a record gives the luck that stands in it. The record must be one that rebuild() takes."""
    rebuild(title, record)
    secret, salt = _bytes(record.secret), _bytes(record.salt)
    game = Game(title, terms_of(title, record), secret, salt, begins=record.position, shares=record.shares)
    drawn = list(game.record().luck)
    for entry in record.entries:
        if game.why_not(entry.seat, entry.move) is not None:
            return False  # other luck has led elsewhere
        game.submit(entry.seat, entry.move)
        drawn.extend(game.entries[-1].luck)
    return _same_luck(drawn, _luck(record, len(record.entries)))


def _check_shares(record: Record) -> None:
    if record.shares and len(record.shares) != record.seats:
        raise BadRecord(f"A game of {record.seats} players has {len(record.shares)} shares in its luck in this record.")
    for seat, share in enumerate(record.shares, 1):
        if not share.is_kept:
            raise BadRecord(f"What seat {seat} added to luck is not what it had promised: the record was changed.")


def _luck(record: Record, upto: int) -> list[Luck]:
    """The luck of the first moves only: who goes on otherwise from there draws anew."""
    luck = list(record.luck)
    for entry in record.entries[:upto]:
        luck.extend(entry.luck)
    return luck


def _same_luck(one: list[Luck], other: list[Luck]) -> bool:
    return [luck.to_data() for luck in one] == [luck.to_data() for luck in other]


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadRecord("The record's secret or salt is not hexadecimal.") from None


def _replay_entry(game: Game, number: int, entry: Entry) -> None:
    try:
        game.submit(entry.seat, entry.move)
    except UnknownMove as unknown:
        raise BadRecord(f"Move {number} of the record: {unknown}") from None
    except Refused as refused:
        raise BadRecord(
            f"Move {number} of the record, {entry.move!r} by seat {entry.seat}, is not legal: {refused}"
        ) from None
    made = game.entries[-1]
    made.by = entry.by
    if entry.step != made.step or not _same_luck(entry.luck, made.luck):
        raise BadRecord(f"Step or luck of move {number} are not those of the game: the record was changed.")
    if entry.hash and entry.hash != made.hash:
        raise BadRecord(f"After move {number} the position differs from the recorded one: the record was changed.")

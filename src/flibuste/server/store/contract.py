"""What a store is: an append-only log of what happened at each table, and papers. A move counts once it is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from flibuste.kernel.options import Value
from flibuste.kernel.refusals import BadRecord, FlibusteError

Facts = dict[str, object]
LuckRow = tuple[str, list[str]]


class BadStore(FlibusteError):
    """The store cannot be used at all."""


class DamagedStore(BadStore):
    """Not even its table of contents can be read."""


class NotSaved(FlibusteError):
    """This one thing could not be written; the store holds what it held before."""


class Outdated(NotSaved):
    """A paper was written, or dropped, by somebody else meanwhile: it is to be read again first."""


class Unreachable(NotSaved):
    """Nothing can be written now, this or anything else."""


class Fenced(Unreachable):
    """This server was not heard of in time: others play its tables now, and it can never write again."""


class BrokenTable(BadRecord):
    """What is kept of this one table is damaged; the others are not touched by that."""


class StoredSeat(msgspec.Struct):
    kind: str
    name: str
    bot: str = ""
    taken: bool = True
    key: str = ""
    """SHA-256 of the seat's token, at tables from before a seat could have several."""
    keys: list[str] = []
    """SHA-256 of a token for each screen that holds it: the store cannot open a seat."""
    invitation: str = ""
    """SHA-256 of what a link holds that gives the seat to who opens it first."""
    person: str = ""
    """Who sits there, where that is somebody who keeps their name."""


class ClockTerms(msgspec.Struct):
    """How much time people have at a table."""

    kind: str
    """live: for the whole game, and some more for each turn; day: for each turn"""
    seconds: int
    increment: int
    """Seconds that a turn brings, of a live clock."""
    out: str
    """What becomes of who has no time left: bot (one plays on), more (once, for everybody), claim (others decide)."""


class WhatIf(msgspec.Struct):
    """Where a table comes from that asks what would have been."""

    table: str
    """The one that it was copied from."""
    moves: int
    """After so many of its moves."""
    seat: int
    """By whose knowledge: what this seat did not know was dealt anew."""
    scores: list[int] = []
    """How that game ended; empty where it was still played."""
    ranks: list[int] = []
    root: str = ""
    """The game that all of it comes from, where this is a what-if of a what-if; empty: that same table."""


class Header(msgspec.Struct):
    """What a table was made with. Secret, salt and luck rebuild its first position for ever."""

    title: str
    rules: int
    components: str
    options: dict[str, Value]
    secret: str
    salt: str
    luck: list[LuckRow] | None
    """None: it begins when the last seat is taken, in a line of the log (`deal`)."""
    first: int
    """The seat to move first, where that is known already."""
    seats: list[StoredSeat]
    name: str
    listed: bool
    created: float
    legacy: Facts | None = None
    """What an earlier game handed on."""
    campaign: str = ""
    """The table of the first game of its campaign; empty where this is the first, or it belongs to none."""
    seeded: bool = False
    """Somebody chose where its luck comes from: such a game is never one to be rated."""
    rated: bool = False
    """Those who play agreed that it counts."""
    shares: list[Facts] = []
    """What each seat had promised and added to luck, of a game that came here with its luck."""
    clock: ClockTerms | None = None
    """None: everybody has all the time they want."""
    chat: bool = True
    """People may talk to each other."""
    patience: int = 0
    """Seconds that somebody may be away before others may let a bot play for them; 0: as the server has it."""
    begins: Facts | None = None
    """The position that it begins with; None: it begins as its title does."""
    what_if: WhatIf | None = None


class Happening(msgspec.Struct):
    """One line of a table's log. kind: move, undo, join, promise, person, rename, invite, bot, free, deal, rematch,

    say, ask, answer, unask; or what stands in the record as a note: stand-in, return, end, take-back;
    after the game result and settled.
    """

    kind: str
    facts: Facts


class StoredTable(msgspec.Struct):
    """A table, checked line for line."""

    id: str
    header: Header
    people: list[Happening]
    """What is neither move nor undo, in order; and what was taken back by consent, which is both."""
    plays: list[Happening]
    """Moves and undos, in order."""
    moves: int
    seat_to_move: int
    outcome: Facts | None = None
    """How the game ended; None while it is played."""
    next_number: int = 0
    """Of the next line of its log."""


Line = tuple[int, str, str, bytes]
"""Number, kind, facts as JSON, and the running hash."""


class Log(msgspec.Struct):
    """All that is kept of a table, as it is written and not looked at yet."""

    id: str
    header: str
    hash: bytes
    ended: float
    """When its game was over; 0 until then."""
    lines: list[Line]
    unread: str = ""
    """Why the lines after these cannot be read; empty where all could."""


class Paper(NamedTuple):
    """Something that is not part of any table's log and is written over when it changes."""

    shelf: str
    """Which kind of thing it is."""
    key: str
    """Which one of them. Where that is a table's id, it goes with the table when that is deleted."""
    number: int
    """How many times it was written."""
    rank: float
    """Where it stands among those of its shelf."""
    text: str


class Peer(NamedTuple):
    """One of several servers that play the tables of a store."""

    number: int
    """Its fence: greater than that of any server before it, and never used again."""
    address: str
    """Where other servers reach it."""
    secret: str
    """What they tell it to be let in."""


class Roll(NamedTuple):
    """Who is there, and whom this server has just ended, whether it had ever heard of them or not."""

    there: list[Peer]
    ended: list[int]


class Lease:
    """What makes a server one of several. To be called in a thread of its own, but for its beginning and its end."""

    own: Peer

    def renew(self) -> Roll:
        """Says that this server lives, ends those that did not say so in time, and calls the roll.

        Fenced where it was ended itself; BadStore where it cannot be said just now.
        """
        raise NotImplementedError

    def exchange(self, news: Sequence[str], seconds: float) -> list[str]:
        """Tells all servers these news, and listens for so long; one hears one's own, too."""
        raise NotImplementedError

    def end(self) -> None:
        """Its tables are free at once."""
        raise NotImplementedError


class Store:
    """An append-only log per table. Lines are numbered from 0; the same number is never written twice.

    Beside the logs lie papers, which are written over. Several servers may write the same one, so each says which
    writing of it they had read.
    """

    name: str
    """Where it is, for people; without a password."""

    def claim(self) -> None:
        """For a server, which keeps its tables in memory: BadStore where another one plays them already."""
        raise NotImplementedError

    def share(self, address: str, secret: str, seconds: float) -> Lease:
        """Instead of claim(), for one of several servers. BadStore where this kind of store is for one alone.

        A lease lasts for so many seconds after each time it is renewed. Who comes to an address has it alone: whatever
        server was there before has ended.
        """
        raise BadStore(
            "Several processes need a store in PostgreSQL; name one with --store postgresql://HOST/DATABASE."
        )

    def hold(self, id: str) -> Peer | None:
        """Who plays a table, of servers that share the store; None: this one, from now on. Fenced as above."""
        raise NotImplementedError

    def take_up(self, since: float, most: int) -> list[str]:
        """Some of the tables made since then that are not over and that nobody plays: this server does from now on."""
        raise NotImplementedError

    def start(self) -> None:
        """Begins to write; to be called in the event loop that will wait for it."""
        raise NotImplementedError

    async def close(self) -> None:
        """Writes what is waiting and lets go of the store."""
        raise NotImplementedError

    def add_table(self, id: str, header: Header) -> asyncio.Future[None]:
        """Done when the table is on disk; NotSaved when it could not be written."""
        raise NotImplementedError

    def append(self, id: str, number: int, kind: str, facts: object) -> asyncio.Future[None]:
        """Done when the line is on disk; NotSaved when it could not be written."""
        raise NotImplementedError

    def put(self, shelf: str, key: str, number: int, text: str, rank: float = 0.0) -> asyncio.Future[None]:
        """Writes a paper that was written so many times before, 0 for a new one. Done when it is on disk.

        Outdated where that is no longer so; NotSaved where it could not be written.
        """
        raise NotImplementedError

    def drop(self, shelf: str, key: str) -> asyncio.Future[None]:
        """Done when the paper is gone, whether there was one or not; NotSaved where that could not be written."""
        raise NotImplementedError

    def paper(self, shelf: str, key: str) -> Paper | None:
        raise NotImplementedError

    def papers(self, shelf: str, most: int, skip: int = 0) -> list[Paper]:
        """Those of a shelf, highest rank first; of equal ones the smaller key."""
        raise NotImplementedError

    def count(self, shelf: str) -> int:
        """How many papers lie there."""
        raise NotImplementedError

    def all_papers(self) -> Iterator[Paper]:
        """As far as they can be read."""
        raise NotImplementedError

    def running(self, since: float) -> list[str]:
        """The tables made since then whose games are not over; of a damaged store perhaps others too."""
        raise NotImplementedError

    def finished(self, before: float, id: str, most: int) -> list[tuple[str, float]]:
        """The tables whose games ended last, with when: the newest first, from those on that ended before this one."""
        raise NotImplementedError

    def campaign(self, first: str) -> list[str]:
        """The tables of the games that go on from a first one; that one too, if it is there."""
        raise NotImplementedError

    def ids(self) -> Iterator[str]:
        """All tables."""
        raise NotImplementedError

    def log(self, id: str) -> Log | None:
        """What is kept of a table, whole or not."""
        raise NotImplementedError

    def table(self, id: str) -> StoredTable | None:
        """BrokenTable where its log is damaged."""
        raise NotImplementedError

    def lay(self, logs: Iterable[Log], papers: Iterable[Paper] = ()) -> None:
        """Adds whole tables and papers as another store had them, in one transaction.

        For commands: no server waits for it.
        """
        raise NotImplementedError

    def rewrite(self, log: Log) -> None:
        """Keeps this in place of what is kept of the same table, of which no trace is left. Only for who claimed it."""
        raise NotImplementedError

    def delete_finished(self, before: float, but: Container[str]) -> int:
        """Deletes the tables whose games were over then, a few at a time, but for some; returns how many.

        Chapters of a campaign are kept as long as one of its games is. To be called in a thread of its own.
        """
        raise NotImplementedError

    def back_up(self, file: Path) -> None:
        """Copies everything into one new file, which is a store too. A server may go on writing meanwhile."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """What is wrong with the place where all tables are kept, beyond single tables."""
        raise NotImplementedError

    def replace(self, logs: Iterable[Log], papers: Iterable[Paper], why: str) -> str:
        """Keeps these instead of all that it had; returns where that is kept meanwhile. Only for who claimed it.

        `why` becomes part of that place's name, which is empty where there was nothing.
        """
        raise NotImplementedError

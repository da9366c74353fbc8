"""Where tables are kept: an append-only log of what happened at each. A move counts once it is on disk.

`Store` is the whole interface; `SqliteStore` keeps it in one file.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final, cast

import msgspec

from flibuste.kernel.options import Value
from flibuste.kernel.refusals import FlibusteError

Facts = dict[str, object]
LuckRow = tuple[str, list[str]]


class BadStore(FlibusteError):
    """The store cannot be used at all."""


class NotSaved(FlibusteError):
    """This one thing could not be written; the store holds what it held before."""


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


class Happening(msgspec.Struct):
    """One line of a table's log. kind: move, undo, join, promise, rename, invite, deal or rematch."""

    kind: str
    facts: Facts


class StoredTable(msgspec.Struct):
    """A table without its moves."""

    id: str
    header: Header
    people: list[Happening]
    """What is neither move nor undo, in order."""
    next_number: int
    moves: int
    seat_to_move: int
    outcome: Facts | None = None
    """How the game ended; None while it is played."""


class Store:
    """An append-only log per table. Lines are numbered from 0; the same number is never written twice."""

    def claim(self) -> None:
        """For a server, which keeps its tables in memory: BadStore where another one plays them already."""
        raise NotImplementedError

    def start(self) -> None:
        """Begins to write; to be called in the event loop that will wait for it."""
        raise NotImplementedError

    async def close(self) -> None:
        """Writes what is waiting and lets go of the file."""
        raise NotImplementedError

    def add_table(self, id: str, header: Header) -> asyncio.Future[None]:
        """Done when the table is on disk; NotSaved when it could not be written."""
        raise NotImplementedError

    def append(self, id: str, number: int, kind: str, facts: object) -> asyncio.Future[None]:
        """Done when the line is on disk; NotSaved when it could not be written."""
        raise NotImplementedError

    def tables(self) -> Iterator[StoredTable]:
        raise NotImplementedError

    def table(self, id: str) -> StoredTable | None:
        raise NotImplementedError

    def plays(self, id: str) -> list[Happening]:
        """The moves and undos of a table, in order."""
        raise NotImplementedError


APPLICATION: Final = 0x466C6962  # "Flib", so that a file says whose it is
VERSION: Final = 1
SCHEMA: Final = """
CREATE TABLE tables (id TEXT PRIMARY KEY, header TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE events (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE INDEX people ON events (table_id, number) WHERE kind NOT IN ('move', 'undo');
"""
MOST_ROWS: Final = 200
"""Rows of one INSERT: their values stay below the 999 that older SQLite libraries allow."""
MOST_JOBS: Final = 4_000
"""Lines of one transaction."""

Row = tuple[str, int, str, str]


class Job:
    """One thing to write, and who waits for it. A number below 0 stands for the table itself."""

    __slots__ = ("future", "row")

    def __init__(self, row: Row, future: asyncio.Future[None]) -> None:
        self.row = row
        self.future = future


class SqliteStore(Store):
    """One SQLite file. All writing happens in one thread, many lines to a transaction: one fsync serves them all."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._reader = _open(file)
        self._writer = _open(file)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._claim: IO[bytes] | None = None

    def claim(self) -> None:
        """By a lock on a file beside it, which the system takes away with the process, however that ends."""
        beside = self.file.with_name(f"{self.file.name}.lock")
        try:
            self._claim = beside.open("ab")
            _lock(self._claim)
        except OSError:
            raise BadStore(
                f"Another Flibuste plays the tables of {self.file} already; stop it, or name another file with --store."
            ) from None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, args=(self._loop,), name="store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
        self._reader.close()
        self._writer.close()
        if self._claim is not None:
            self._claim.close()

    def add_table(self, id: str, header: Header) -> asyncio.Future[None]:
        return self._enqueue((id, -1, "", msgspec.json.encode(header).decode()))

    def append(self, id: str, number: int, kind: str, facts: object) -> asyncio.Future[None]:
        return self._enqueue((id, number, kind, msgspec.json.encode(facts).decode()))

    def _enqueue(self, row: Row) -> asyncio.Future[None]:
        assert self._loop is not None, "start() comes first"
        future = self._loop.create_future()
        self._jobs.put(Job(row, future))
        return future

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        more = True
        while more:
            jobs, more = self._take()
            if jobs:
                failures = self._write_all(jobs)
                with contextlib.suppress(RuntimeError):  # the loop is gone, and with it everyone who waited
                    loop.call_soon_threadsafe(_tell, jobs, failures)

    def _take(self) -> tuple[list[Job], bool]:
        """Everything that waits now, at least one thing; False when the store is being closed."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_JOBS:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _write_all(self, jobs: list[Job]) -> list[NotSaved | None]:
        failure = self._write([job.row for job in jobs])
        if failure is None:
            return [None] * len(jobs)
        # One bad line must not take the others with it.
        return [failure] if len(jobs) == 1 else [self._write([job.row]) for job in jobs]

    def _write(self, rows: list[Row]) -> NotSaved | None:
        """All rows or none. A batch is one statement where possible: each has to wait for Python's lock once."""
        tables = [(row[0], row[3]) for row in rows if row[1] < 0]
        events = [row for row in rows if row[1] >= 0]
        try:
            if not tables and len(events) <= MOST_ROWS:
                self._insert_events(events)
                return None
            self._writer.execute("BEGIN IMMEDIATE")
            self._writer.executemany("INSERT INTO tables VALUES (?, ?)", tables)
            for start in range(0, len(events), MOST_ROWS):
                self._insert_events(events[start : start + MOST_ROWS])
            self._writer.execute("COMMIT")
        except sqlite3.Error as problem:
            with contextlib.suppress(sqlite3.Error):
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
            return NotSaved(f"This could not be saved ({problem}), so it was not done; try again when there is space.")
        return None

    def _insert_events(self, events: list[Row]) -> None:
        places = ",".join(["(?,?,?,?)"] * len(events))
        self._writer.execute(f"INSERT INTO events VALUES {places}", [value for row in events for value in row])

    def tables(self) -> Iterator[StoredTable]:
        for row in self._query("SELECT id, header FROM tables"):
            yield self._stored(*row)

    def table(self, id: str) -> StoredTable | None:
        rows = self._query("SELECT id, header FROM tables WHERE id = ?", id)
        return self._stored(*rows[0]) if rows else None

    def _stored(self, id: str, text: str) -> StoredTable:
        header = msgspec.json.decode(text, type=Header)
        people = self._happenings("table_id = ? AND kind NOT IN ('move', 'undo') ORDER BY number", id)
        last = self._happenings("table_id = ? AND kind IN ('move', 'undo') ORDER BY number DESC LIMIT 1", id)
        ((number,),) = self._query("SELECT coalesce(max(number), -1) FROM events WHERE table_id = ?", id)
        moves, to_move = (_number(last[0], "moves"), _number(last[0], "next")) if last else (0, header.first)
        outcome = cast("Facts | None", last[0].facts.get("outcome")) if last else None
        return StoredTable(id, header, people, number + 1, moves, to_move, outcome)

    def plays(self, id: str) -> list[Happening]:
        return self._happenings("table_id = ? AND kind IN ('move', 'undo') ORDER BY number", id)

    def _happenings(self, where: str, id: str) -> list[Happening]:
        rows = self._query(f"SELECT kind, facts FROM events WHERE {where}", id)
        return [Happening(kind, msgspec.json.decode(facts, type=Facts)) for kind, facts in rows]

    def _query(self, sql: str, *values: str) -> list[tuple[Any, ...]]:
        try:
            return self._reader.execute(sql, values).fetchall()
        except sqlite3.Error as problem:
            raise BadStore(f"The store {self.file} cannot be read now: {problem}.") from None


def _number(happening: Happening, fact: str) -> int:
    value = happening.facts[fact]
    assert isinstance(value, int)
    return value


def _tell(jobs: list[Job], failures: list[NotSaved | None]) -> None:
    for job, failure in zip(jobs, failures, strict=True):
        if job.future.done():  # nobody waits any more
            continue
        if failure is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(failure)


def _open(file: Path) -> sqlite3.Connection:
    """The file, checked: it is ours, of a version we know, and new ones are made complete or not at all."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)  # it holds the secrets of running games
        connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, cached_statements=300)
    except (OSError, sqlite3.Error) as problem:
        raise BadStore(f"The store {file} cannot be opened: {problem}.") from None
    try:
        _check(connection, file)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    except sqlite3.Error as problem:
        connection.close()
        raise BadStore(f"The store {file} cannot be used: {problem}.") from None
    except BadStore:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection, file: Path) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application == 0 and version == 0 and things == 0:
        connection.executescript(
            f"BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; {SCHEMA} COMMIT;"
        )
    elif application != APPLICATION:
        raise BadStore(f"{file} is a database of another program, not a Flibuste store; name another file.")
    elif version > VERSION:
        raise BadStore(
            f"{file} was made by a newer version of Flibuste (its format is {version}, this one knows {VERSION})."
        )


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def default_file() -> Path:
    """Where the tables of this person are kept unless they say otherwise."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "flibuste" / "flibuste.sqlite3"


def open_store(url: str = "") -> Store:
    """The store of an address like `sqlite:///FILE`; without one, the file in the user's data folder."""
    if not url:
        return SqliteStore(default_file())
    scheme, separator, rest = url.partition("://")
    if scheme != "sqlite" or not separator or len(rest) < 2 or not rest.startswith("/"):
        raise BadStore(
            f"A store is written sqlite:///FILE, and {url!r} is not; other kinds of stores do not exist yet."
        )
    return SqliteStore(Path(rest[1:]).expanduser())

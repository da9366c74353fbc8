"""What all stores have in common: one thread writes, many lines to a transaction, each linked to the one before."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from flibuste.server.store.chain import END, header_hash, line_hash, made, read
from flibuste.server.store.contract import (
    BadStore,
    Header,
    Line,
    Log,
    NotSaved,
    Outdated,
    Paper,
    Store,
    StoredTable,
    Unreachable,
)

MOST_JOBS: Final = 4_000
"""Lines of one transaction."""
MOST_ENDS: Final = 50_000
"""Logs whose last line is remembered."""
VERSION: Final = 4
"""The format of what is kept. Statements are written as SQLite wants them, with ? for values."""
INDEXES: Final = """
CREATE INDEX running ON tables (created) WHERE ended = 0;
CREATE INDEX ended ON tables (ended) WHERE ended > 0;
CREATE INDEX chapters ON tables (campaign) WHERE campaign <> '';
"""
PAPERS: Final = """
CREATE TABLE papers (
    shelf TEXT NOT NULL,
    key TEXT NOT NULL,
    number INTEGER NOT NULL,
    rank DOUBLE PRECISION NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (key, shelf)
);
CREATE INDEX ranks ON papers (shelf, rank DESC, key);
"""
NEW_PAPER: Final = "INSERT INTO papers VALUES (?,?,1,?,?) ON CONFLICT DO NOTHING"
CHANGED_PAPER: Final = """
UPDATE papers SET number = number + 1, rank = ?, text = ? WHERE shelf = ? AND key = ? AND number = ?
"""
LAST_LINE: Final = "SELECT number + 1, hash FROM events WHERE table_id = ? ORDER BY number DESC LIMIT 1"
LINES: Final = "SELECT number, kind, facts, hash FROM events WHERE table_id = ? ORDER BY number"
FINISHED: Final = """
SELECT id FROM tables WHERE ended > 0 AND ended < ? AND NOT EXISTS (
    SELECT 1 FROM tables AS other
    WHERE other.campaign = CASE tables.campaign WHEN '' THEN tables.id ELSE tables.campaign END
    AND other.campaign <> '' AND (other.ended = 0 OR other.ended >= ?)
)
"""
NEWEST_FINISHED: Final = """
SELECT id, ended FROM tables WHERE ended > 0 AND ended <= ? AND (ended < ? OR id < ?)
ORDER BY ended DESC, id DESC LIMIT ?
"""
DELETED_AT_ONCE: Final = 100
"""Tables: whoever moves meanwhile must not wait long."""
Write = Callable[[str, Sequence[tuple[object, ...]]], int]
"""Runs a statement once for each row of values; returns how many rows of the store it changed."""
HEADER: Final = -1
"""Stands in place of a line's number for the table itself."""


class Entry(NamedTuple):
    """One thing to write: a line, or with the number HEADER a table."""

    id: str
    number: int
    kind: str
    text: str
    ends: bool = False
    """The game is over with it."""
    created: float = 0.0
    campaign: str = ""


class TableRow(NamedTuple):
    id: str
    header: str
    hash: bytes
    created: float
    campaign: str
    ended: float = 0.0


class LineRow(NamedTuple):
    id: str
    number: int
    kind: str
    facts: str
    hash: bytes


class Gone(NamedTuple):
    """A paper to be dropped."""

    shelf: str
    key: str


class Batch(NamedTuple):
    """What goes to disk together, linked."""

    tables: list[TableRow]
    lines: list[LineRow]
    ended: list[str]
    """Tables whose games are over now."""
    papers: list[Paper | Gone]


class Job:
    """One thing to write, and who waits for it."""

    __slots__ = ("entry", "future")

    def __init__(self, entry: Entry | Paper | Gone, future: asyncio.Future[None]) -> None:
        self.entry = entry
        self.future = future


class LogStore(Store):
    """All writing happens in one thread, many lines to a transaction: one fsync serves them all."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ends: dict[str, tuple[int, bytes]] = {}
        """The number and the former hash of the next line, of logs that were written to. Nobody else can have written
        that line meanwhile: then its number is taken, and writing it fails."""

    # --- what each kind of store does its own way ---------------------------------------------------------------------

    def _insert(self, batch: Batch) -> None:
        """All of it or nothing; NotSaved says why."""
        raise NotImplementedError

    def _transaction(self) -> AbstractContextManager[Write]:
        """Everything that is written inside or nothing; NotSaved says why."""
        raise NotImplementedError

    def _look_up(self, sql: str, *values: str) -> tuple[Any, ...] | None:
        """The first row, by the connection that writes; NotSaved where it cannot be read."""
        raise NotImplementedError

    def _read(self, sql: str, *values: object) -> tuple[list[tuple[Any, ...]], str]:
        """What can be read, and what is damaged behind it. BadStore where nothing can be read just now."""
        raise NotImplementedError

    def _twin(self) -> LogStore:
        """The same store once more, for another thread."""
        raise NotImplementedError

    def _copy_to(self, file: Path) -> None:
        """Into a new SQLite file."""
        raise NotImplementedError

    def _let_go(self) -> None:
        raise NotImplementedError

    # --- writing ------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, args=(self._loop,), name="store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
        self._let_go()

    def add_table(self, id: str, header: Header) -> asyncio.Future[None]:
        text = msgspec.json.encode(header).decode()
        return self._enqueue(Entry(id, HEADER, "", text, created=header.created, campaign=header.campaign))

    def append(self, id: str, number: int, kind: str, facts: object) -> asyncio.Future[None]:
        ends = kind == END or (isinstance(facts, Mapping) and facts.get("outcome") is not None)
        return self._enqueue(Entry(id, number, kind, msgspec.json.encode(facts).decode(), ends))

    def put(self, shelf: str, key: str, number: int, text: str, rank: float = 0.0) -> asyncio.Future[None]:
        return self._enqueue(Paper(shelf, key, number, rank, text))

    def drop(self, shelf: str, key: str) -> asyncio.Future[None]:
        return self._enqueue(Gone(shelf, key))

    def _enqueue(self, entry: Entry | Paper | Gone) -> asyncio.Future[None]:
        assert self._loop is not None, "start() comes first"
        future = self._loop.create_future()
        self._jobs.put(Job(entry, future))
        return future

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        more = True
        while more:
            jobs, more = self._take()
            if jobs:
                failures = self._write_all([job.entry for job in jobs])
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

    def _write_all(self, entries: list[Entry | Paper | Gone]) -> list[NotSaved | None]:
        failure = self._write(entries)
        if failure is None or isinstance(failure, Unreachable):
            return [failure] * len(entries)
        # One bad line must not take the others with it.
        return [failure] if len(entries) == 1 else [self._write([entry]) for entry in entries]

    def _write(self, entries: list[Entry | Paper | Gone]) -> NotSaved | None:
        """All entries or none."""
        try:
            self._insert(self._linked(entries))
        except NotSaved as problem:
            for entry in entries:
                if isinstance(entry, Entry):
                    self._ends.pop(entry.id, None)
            return problem
        return None

    def _linked(self, entries: list[Entry | Paper | Gone]) -> Batch:
        if len(self._ends) > MOST_ENDS:
            self._ends.clear()
        batch = Batch([], [], [], [])
        for entry in entries:
            if not isinstance(entry, Entry):
                batch.papers.append(entry)
                continue
            id, number, kind, text, ends, created, campaign = entry
            if number == HEADER:
                hash = header_hash(id, text)
                batch.tables.append(TableRow(id, text, hash, created, campaign))
            else:
                next_number, former = self._ends.get(id) or self._end(id)
                if number != next_number:
                    raise NotSaved(f"Line {number} was not saved: table {id} goes on with line {next_number}.")
                hash = line_hash(former, number, kind, text)
                batch.lines.append(LineRow(id, number, kind, text, hash))
                if ends:
                    batch.ended.append(id)
            self._ends[id] = (number + 1, hash)
        return batch

    def _end(self, id: str) -> tuple[int, bytes]:
        """The number of the next line of a table's log, and the hash of the one before it."""
        found = self._look_up(LAST_LINE, id) or self._look_up("SELECT 0, hash FROM tables WHERE id = ?", id)
        if found is None:
            raise NotSaved(f"There is no table {id} to write this down at.")
        number, hash = found
        return number, hash

    def lay(self, logs: Iterable[Log], papers: Iterable[Paper] = ()) -> None:
        with self._transaction() as write:
            for one in logs:
                _lay(write, one)
            write("INSERT INTO papers VALUES (?,?,?,?,?)", list(papers))

    def rewrite(self, log: Log) -> None:
        with self._transaction() as write:
            _delete(write, [log.id])
            _lay(write, log)
        self._ends.pop(log.id, None)

    def delete_finished(self, before: float, but: Container[str]) -> int:
        twin = self._twin()
        deleted = 0
        try:
            ids = [id for (id,) in twin._query(FINISHED, before, before) if id not in but]
            for start in range(0, len(ids), DELETED_AT_ONCE):
                some = ids[start : start + DELETED_AT_ONCE]
                with twin._transaction() as write:
                    _delete(write, some)
                    write("DELETE FROM papers WHERE key = ?", [(id,) for id in some])
                deleted += len(some)
                for id in some:
                    self._ends.pop(id, None)
        finally:
            twin._let_go()
        return deleted

    def back_up(self, file: Path) -> None:
        if file.exists():
            raise BadStore(f"{file} is there already; name another file.")
        part = file.with_name(f"{file.name}.part")
        try:
            part.unlink(missing_ok=True)
            self._copy_to(part)
            part.rename(file)
        except OSError as problem:
            raise BadStore(f"{file} cannot be written: {problem.strerror}.") from None
        finally:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)

    # --- reading ------------------------------------------------------------------------------------------------------

    def table(self, id: str) -> StoredTable | None:
        log = self.log(id)
        return None if log is None else read(log)

    def running(self, since: float) -> list[str]:
        rows, problem = self._read("SELECT id FROM tables WHERE ended = 0 AND created > ?", since)
        return list(self.ids()) if problem else [id for (id,) in rows]

    def finished(self, before: float, id: str, most: int) -> list[tuple[str, float]]:
        return [(id, ended) for id, ended in self._read(NEWEST_FINISHED, before, before, id, most)[0]]

    def campaign(self, first: str) -> list[str]:
        chapters = self._query("SELECT id FROM tables WHERE campaign = ? AND campaign <> ''", first)
        return [id for (id,) in self._query("SELECT id FROM tables WHERE id = ?", first) + chapters]

    def ids(self) -> Iterator[str]:
        """From both ends where something in the middle cannot be read; logs tell of tables that are lost there."""
        found: set[str] = set()
        whole = False
        for order in ("id", "id DESC"):
            if not whole:
                rows, problem = self._read(f"SELECT id FROM tables ORDER BY {order}")
                found.update(id for (id,) in rows)
                whole = not problem
        rows, _ = self._read("SELECT DISTINCT table_id FROM events")
        found.update(id for (id,) in rows)
        yield from sorted(found)

    def log(self, id: str) -> Log | None:
        rows, problem = self._read("SELECT header, hash, ended FROM tables WHERE id = ?", id)
        lines, unread = self._read(LINES, id)
        if not rows and not lines and not problem:
            return None
        header, hash, ended = rows[0] if rows else ("", b"", 0.0)
        return Log(id, header, hash, ended, [_line(line) for line in lines], unread)

    def paper(self, shelf: str, key: str) -> Paper | None:
        rows = self._query("SELECT * FROM papers WHERE shelf = ? AND key = ?", shelf, key)
        return Paper(*rows[0]) if rows else None

    def papers(self, shelf: str, most: int, skip: int = 0) -> list[Paper]:
        order = "ORDER BY rank DESC, key LIMIT ? OFFSET ?"
        rows = self._query(f"SELECT * FROM papers WHERE shelf = ? {order}", shelf, most, skip)
        return [Paper(*row) for row in rows]

    def count(self, shelf: str) -> int:
        ((papers,),) = self._query("SELECT count(*) FROM papers WHERE shelf = ?", shelf)
        return int(papers)

    def all_papers(self) -> Iterator[Paper]:
        rows, _ = self._read("SELECT * FROM papers")
        return (Paper(*row) for row in rows)

    def _is_bare(self) -> bool:
        """Nothing is lost with it."""
        return not any(True for _ in self.ids()) and not any(True for _ in self.all_papers())

    def _query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        rows, problem = self._read(sql, *values)
        if problem:
            raise BadStore(f"The store {self.name} cannot be read: {problem}; `flibuste check-store` says more.")
        return rows


def _lay(write: Write, log: Log) -> None:
    write("INSERT INTO tables VALUES (?,?,?,?,?,?)", [(log.id, log.header, log.hash, *made(log.header), log.ended)])
    write("INSERT INTO events VALUES (?,?,?,?,?)", [(log.id, *line) for line in log.lines])


def write_papers(write: Write, papers: Sequence[Paper | Gone]) -> None:
    for paper in papers:
        if isinstance(paper, Gone):
            write("DELETE FROM papers WHERE shelf = ? AND key = ?", [paper])
        elif not _write_paper(write, paper):
            raise Outdated(f"This was not saved: {paper.shelf} {paper.key} was written by somebody else meanwhile.")


def _write_paper(write: Write, paper: Paper) -> bool:
    shelf, key, number, rank, text = paper
    if number == 0:
        return write(NEW_PAPER, [(shelf, key, rank, text)]) == 1
    return write(CHANGED_PAPER, [(rank, text, shelf, key, number)]) == 1


def _delete(write: Write, ids: list[str]) -> None:
    write("DELETE FROM events WHERE table_id = ?", [(id,) for id in ids])
    write("DELETE FROM tables WHERE id = ?", [(id,) for id in ids])


def _line(row: tuple[Any, ...]) -> Line:
    number, kind, facts, hash = row
    return number, kind, facts, hash


def _tell(jobs: list[Job], failures: list[NotSaved | None]) -> None:
    for job, failure in zip(jobs, failures, strict=True):
        if job.future.done():  # nobody waits any more
            continue
        if failure is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(failure)

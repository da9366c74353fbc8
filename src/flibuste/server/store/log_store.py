"""What all stores have in common: one thread writes, many lines to a transaction, each linked to the one before."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from flibuste.server.store.chain import header_hash, line_hash, read
from flibuste.server.store.contract import Header, NotSaved, Store, StoredTable

MOST_JOBS: Final = 4_000
"""Lines of one transaction."""
MOST_ENDS: Final = 50_000
"""Logs whose last line is remembered."""
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


class Batch(NamedTuple):
    """What goes to disk together, linked."""

    tables: list[TableRow]
    lines: list[LineRow]
    ended: list[str]
    """Tables whose games are over now."""


class Job:
    """One thing to write, and who waits for it."""

    __slots__ = ("entry", "future")

    def __init__(self, entry: Entry, future: asyncio.Future[None]) -> None:
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

    def _end(self, id: str) -> tuple[int, bytes]:
        """The number of the next line of a table's log, and the hash of the one before it; NotSaved without a table."""
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
        ends = isinstance(facts, Mapping) and facts.get("outcome") is not None
        return self._enqueue(Entry(id, number, kind, msgspec.json.encode(facts).decode(), ends))

    def _enqueue(self, entry: Entry) -> asyncio.Future[None]:
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

    def _write_all(self, entries: list[Entry]) -> list[NotSaved | None]:
        failure = self._write(entries)
        if failure is None:
            return [None] * len(entries)
        # One bad line must not take the others with it.
        return [failure] if len(entries) == 1 else [self._write([entry]) for entry in entries]

    def _write(self, entries: list[Entry]) -> NotSaved | None:
        """All entries or none."""
        try:
            self._insert(self._linked(entries))
        except NotSaved as problem:
            for entry in entries:
                self._ends.pop(entry.id, None)
            return problem
        return None

    def _linked(self, entries: list[Entry]) -> Batch:
        if len(self._ends) > MOST_ENDS:
            self._ends.clear()
        batch = Batch([], [], [])
        for id, number, kind, text, ends, created, campaign in entries:
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

    # --- reading ------------------------------------------------------------------------------------------------------

    def table(self, id: str) -> StoredTable | None:
        log = self.log(id)
        return None if log is None else read(log)


def _tell(jobs: list[Job], failures: list[NotSaved | None]) -> None:
    for job, failure in zip(jobs, failures, strict=True):
        if job.future.done():  # nobody waits any more
            continue
        if failure is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(failure)

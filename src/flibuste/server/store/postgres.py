"""A store in a PostgreSQL database, in a schema of its own."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import sql

from flibuste.server.store.checking import logs_of
from flibuste.server.store.contract import BadStore, Fenced, Lease, Log, NotSaved, Paper, Peer, Unreachable
from flibuste.server.store.earlier import gather_hooks
from flibuste.server.store.log_store import INDEXES, PAPERS, VERSION, Batch, Gone, LogStore, Write, write_papers
from flibuste.server.store.sharing import FENCE, FENCED, HOLD, HOLDER, TAKE_UP, PostgresLease
from flibuste.server.store.sharing import SCHEMA as SHARED
from flibuste.server.store.sqlite import SqliteStore

log: Final = logging.getLogger("flibuste")

Connection = psycopg.Connection[tuple[Any, ...]]

CLAIM: Final = 0x466C6962  # "Flib": the number of the advisory lock
HOME: Final = "flibuste"
"""The schema."""
SCHEMA: Final = f"""
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    hash BYTEA NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    campaign TEXT NOT NULL,
    ended DOUBLE PRECISION NOT NULL
);
CREATE TABLE events (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL,
    hash BYTEA NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE store (version INTEGER NOT NULL);
INSERT INTO store VALUES ({VERSION});
{INDEXES}
{PAPERS}
"""
NUL: Final = "\0"
PATIENCE: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 15_000,
}
"""Seconds, and the last in thousandths: who waits for a database that is gone is to be told so."""
OWN_BACKEND: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
"""The process of the database at the other end. A later one may get the same number, but begins at another time."""
END_BACKEND: Final = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s
"""
"""Waits until it is gone, for so many thousandths of a second."""


class PostgresStore(LogStore):
    """Two connections: one reads and one writes. Both are made anew when they break."""

    def __init__(self, url: str) -> None:
        super().__init__(_without_password(url))
        self._url = url
        self._lock = ""
        """What claims its tables: the `lock` of one server, the `lock_shared` of several, or nothing."""
        self._fence: int | None = None
        """Its number among several servers."""
        self._idle = 0
        """Thousandths of a second after which the database ends a transaction that does not go on; 0: never."""
        self._is_lost = False
        """Whether the log has been told that the connection broke and could not be made anew."""
        try:
            self._reader = self._connect()
            self._prepare()
            self._writer = self._connect()
            self._backend = self._writer.execute(OWN_BACKEND).fetchone()
        except psycopg.Error as problem:
            raise BadStore(f"The store {self.name} cannot be opened: {_sentence(problem)}.") from None

    def _connect(self) -> Connection:
        connection = psycopg.connect(self._url, autocommit=True, **PATIENCE)
        connection.execute(f"SET search_path TO {HOME}")
        if connection.execute("SHOW synchronous_commit").fetchone() == ("off",):
            connection.execute("SET synchronous_commit TO on")  # a move counts once it is on disk
        connection.execute(f"SET idle_in_transaction_session_timeout TO {self._idle}")
        return connection

    def _prepare(self) -> None:
        with self._reader.transaction():
            self._reader.execute("SELECT pg_advisory_xact_lock(%s, 0)", (CLAIM,))  # two may come to a new one at once
            found = self._reader.execute("SELECT to_regclass(%s)::text", (f"{HOME}.store",)).fetchone()
            if found == (None,):
                self._reader.execute(f"CREATE SCHEMA IF NOT EXISTS {HOME}")
                self._reader.execute(SCHEMA)
            ((version,),) = self._reader.execute("SELECT version FROM store").fetchall()
            if version < VERSION:
                self._bring_up_to_date(version)
        if version > VERSION:
            raise BadStore(
                f"{self.name} was made by a newer version of Flibuste (its format is {version}, this one knows "
                f"{VERSION})."
            )

    def _bring_up_to_date(self, version: int) -> None:
        """From format 2, the first that was kept here and had no papers, or from 3."""
        if not _has_lock(self._reader, "xact_lock"):
            raise BadStore(
                f"A server of an earlier version plays the tables of {self.name}; stop it first: their format changes."
            )
        log.warning("The store %s is brought up to format %d; this happens once.", self.name, VERSION)
        if version < 3:
            self._reader.execute(PAPERS)
        else:
            gather_hooks(lambda text, *values: self._ask(text, values), self._do)
        self._reader.execute(f"UPDATE store SET version = {VERSION}")

    def _do(self, text: str, *values: object) -> None:
        self._reader.execute(_statement(text), values)

    def claim(self) -> None:
        """By an advisory lock, which PostgreSQL takes away with the connection, however that ends."""
        self._claim("lock")

    def _claim(self, lock: str) -> None:
        if not self._lock and not _has_lock(self._writer, lock):
            raise BadStore(
                f"Another Flibuste plays the tables of {self.name} already; stop it, or name another store with "
                f"--store."
            )
        self._lock = lock

    def share(self, address: str, secret: str, seconds: float) -> Lease:
        self._claim("lock_shared")
        self._idle = round(1_000 * seconds)
        try:
            with self._reader.transaction():
                self._reader.execute("SELECT pg_advisory_xact_lock(%s, 0)", (CLAIM,))
                self._reader.execute(SHARED)
            self._writer.execute(f"SET idle_in_transaction_session_timeout TO {self._idle}")
            lease = PostgresLease(self._connect, address, secret, seconds)
        except psycopg.Error as problem:
            raise BadStore(f"The store {self.name} cannot be shared: {_sentence(problem)}.") from None
        self._fence = lease.own.number
        return lease

    def hold(self, id: str) -> Peer | None:
        if self._change(HOLD, self._fence, id):
            return None
        rows = self._change(HOLDER, id)
        return None if not rows or rows[0][0] == self._fence else Peer(*rows[0])

    def take_up(self, since: float, most: int) -> list[str]:
        return [id for (id,) in self._change(TAKE_UP, self._fence, since, most)]

    def _change(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """By the connection that reads: the other one belongs to the thread that writes."""
        try:
            return self._ask(statement, values)
        except psycopg.errors.ForeignKeyViolation:  # its own row is gone
            raise Fenced(FENCED) from None
        except psycopg.Error as problem:
            raise BadStore(f"The store {self.name} cannot be read now: {_sentence(problem)}.") from None

    def _let_go(self) -> None:
        if self._lock and not self._writer.closed:
            with contextlib.suppress(psycopg.Error):  # at once: a closed connection is noticed a moment later
                self._writer.execute(f"SELECT pg_advisory_un{self._lock}(%s)", (CLAIM,))
        self._reader.close()
        self._writer.close()

    def _twin(self) -> PostgresStore:
        return PostgresStore(self._url)

    # --- writing ------------------------------------------------------------------------------------------------------

    def _insert(self, batch: Batch) -> None:
        """Where the connection breaks it is tried once more. Whether it broke before or after the end of the
        transaction nobody can tell: then the store is asked first what it has."""
        try:
            self._try_to_insert(batch)
        except Fenced:
            raise
        except Unreachable:
            self._writer.close()
            if not self._has(batch):
                self._try_to_insert(batch)

    def _try_to_insert(self, batch: Batch) -> None:
        with self._transaction() as write:
            if self._fence is not None and self._writer.execute(FENCE, (self._fence,)).fetchone() is None:
                raise Fenced(FENCED)
            write("INSERT INTO tables VALUES (?,?,?,?,?,?)", batch.tables)
            if self._fence is not None:
                write("INSERT INTO held VALUES (?,?)", [(table.id, self._fence) for table in batch.tables])
            write("INSERT INTO events VALUES (?,?,?,?,?)", batch.lines)
            now = time.time()
            write("UPDATE tables SET ended = ? WHERE id = ?", [(now, id) for id in batch.ended])
            write_papers(write, batch.papers)

    def _has(self, batch: Batch) -> bool:
        """All of a batch is there when one thing of it is."""
        if batch.tables:
            table = batch.tables[0]
            return self._look_up("SELECT hash FROM tables WHERE id = ?", table.id) == (table.hash,)
        if batch.lines:
            line = batch.lines[0]
            found = self._look_up(f"SELECT hash FROM events WHERE table_id = ? AND number = {line.number:d}", line.id)
            return found == (line.hash,)
        paper = batch.papers[0]
        found = self._look_up("SELECT number, text FROM papers WHERE shelf = ? AND key = ?", paper.shelf, paper.key)
        return found == (None if isinstance(paper, Gone) else (paper.number + 1, paper.text))

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Write]:
        with self._told():
            connection = self._writing()
            with connection.transaction():
                yield lambda statement, rows: _write_many(connection, statement, rows)

    def _look_up(self, sql: str, *values: str) -> tuple[Any, ...] | None:
        with self._told():
            return self._writing().execute(_statement(sql), values).fetchone()

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        """Unreachable where the connection broke, NotSaved where it did not. Where the database is, and what is wrong
        with it, is for the log: what is raised here is told to players."""
        try:
            yield
        except psycopg.Error as problem:
            if not self._writer.closed:
                log.error("The store %s: %s.", self.name, _sentence(problem))
                raise NotSaved("This could not be saved, so it was not done; try again in a while.") from None
            if not self._is_lost:
                log.error("The store %s cannot be reached: %s.", self.name, _sentence(problem))
                self._is_lost = True
            raise Unreachable("The tables cannot be reached now, so this was not done; try again in a while.") from None

    def _writing(self) -> Connection:
        """The connection that writes. A new one has to claim the tables again before it may.

        The database may notice only later that the one before is gone. Until then that one keeps its claim, and may
        even finish what it was writing, so it is ended first.
        """
        if self._writer.closed:
            connection = self._connect()
            connection.execute(END_BACKEND, self._backend)
            if self._lock and not _has_lock(connection, self._lock):
                connection.close()
                raise Unreachable("These tables are played by another server now, so this was not done.")
            self._writer = connection
            self._backend = connection.execute(OWN_BACKEND).fetchone()
            if self._is_lost:
                log.warning("The store %s can be reached again.", self.name)
                self._is_lost = False
        return self._writer

    def replace(self, logs: Iterable[Log], papers: Iterable[Paper], why: str) -> str:
        """Fills a new schema and puts it in the place of the old one, which gets another name."""
        assert self._lock, "claim() comes first"
        was_empty = self._is_bare()
        kept = f"{HOME}_{why.replace('-', '_')}_{time.strftime('%Y%m%d_%H%M%S')}"
        with self._told(), self._writer.transaction():
            for statement in (
                f"DROP SCHEMA IF EXISTS {HOME}_new CASCADE",
                f"CREATE SCHEMA {HOME}_new",
                f"SET LOCAL search_path TO {HOME}_new",
                SCHEMA,
            ):
                self._writer.execute(statement)
            self.lay(logs, papers)
            old = f"DROP SCHEMA {HOME} CASCADE" if was_empty else f"ALTER SCHEMA {HOME} RENAME TO {kept}"
            self._writer.execute(old)
            self._writer.execute(f"ALTER SCHEMA {HOME}_new RENAME TO {HOME}")
        self._ends.clear()
        self._reader.close()
        return "" if was_empty else f"schema {kept}"

    def _copy_to(self, file: Path) -> None:
        """As everything was at one moment."""
        copy = SqliteStore(file)
        try:
            with self._reading().transaction():
                self._reading().execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                copy.lay(logs_of(self), self.all_papers())
        except psycopg.Error as problem:
            raise BadStore(f"The store {self.name} could not be copied: {_sentence(problem)}.") from None
        finally:
            copy._let_go()

    # --- reading ------------------------------------------------------------------------------------------------------

    def _read(self, sql: str, *values: object) -> tuple[list[tuple[Any, ...]], str]:
        try:
            return self._ask(sql, values), ""
        except psycopg.Error as problem:
            if isinstance(problem, psycopg.errors.DataCorrupted | psycopg.errors.IndexCorrupted):
                return [], _sentence(problem)
            raise BadStore(f"The store {self.name} cannot be read now: {_sentence(problem)}.") from None

    def _ask(self, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
        if any(isinstance(value, str) and NUL in value for value in values):
            return []  # strangers ask for it, no text of a database holds it, and the log need not hear of it
        try:
            return self._reading().execute(_statement(sql), values).fetchall()
        except psycopg.Error:
            if not self._reader.closed:
                raise
            return self._reading().execute(_statement(sql), values).fetchall()

    def _reading(self) -> Connection:
        if self._reader.closed:
            self._reader = self._connect()
        return self._reader

    def faults(self) -> list[str]:
        """PostgreSQL has tools of its own for that."""
        return []


def _write_many(connection: Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> int:
    if not rows:
        return 0
    with connection.cursor() as cursor:
        cursor.executemany(_statement(statement), rows)
        return cursor.rowcount


def _statement(text: str) -> sql.SQL:
    return sql.SQL(text.replace("?", "%s"))


def _has_lock(connection: Connection, lock: str) -> bool:
    return connection.execute(f"SELECT pg_try_advisory_{lock}(%s)", (CLAIM,)).fetchone() == (True,)


def _sentence(problem: psycopg.Error) -> str:
    return " ".join(str(problem).split()).rstrip(".") or type(problem).__name__


def _without_password(url: str) -> str:
    try:
        facts = psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.Error as problem:
        raise BadStore(f"This is no address of a PostgreSQL database: {_sentence(problem)}.") from None
    return f"postgresql://{facts.get('host', '')}/{facts.get('dbname', '')}"

"""A store in one SQLite file."""

from __future__ import annotations

import contextlib
import logging
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from flibuste.server.store.chain import header_hash, line_hash, made
from flibuste.server.store.contract import BadStore, DamagedStore, Facts, Log, NotSaved, Paper
from flibuste.server.store.earlier import gather_hooks
from flibuste.server.store.log_store import INDEXES, PAPERS, VERSION, Batch, LineRow, LogStore, Write, write_papers

log: Final = logging.getLogger("flibuste")

APPLICATION: Final = 0x466C6962  # "Flib", so that a file says whose it is
SCHEMA: Final = f"""
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    hash BLOB NOT NULL,
    created REAL NOT NULL,
    campaign TEXT NOT NULL,
    ended REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE events (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    facts TEXT NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
{INDEXES}
{PAPERS}
"""
FROM_VERSION_1: Final = f"""
ALTER TABLE tables ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
ALTER TABLE tables ADD COLUMN created REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN campaign TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN ended REAL NOT NULL DEFAULT 0;
ALTER TABLE events ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
DROP INDEX people;
{INDEXES}
"""
MOST_ROWS: Final = 190
"""Rows of one INSERT: their values stay below the 999 that older SQLite libraries allow."""
OVERWRITE: Final = "PRAGMA secure_delete = ON"
"""So that nothing is left of what is deleted. It makes writing slower, so it is said where something is."""
DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class SqliteStore(LogStore):
    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file
        self._claim: IO[bytes] | None = None
        self._reader = self._open()
        self._writer = self._open()

    def _open(self) -> sqlite3.Connection:
        connection = connect(self.file)
        try:
            self._prepare(connection)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error as problem:
            connection.close()
            kind = DamagedStore if _is_damage(problem) else BadStore
            raise kind(f"The store {self.file} cannot be used: {problem}.") from None
        except BadStore:
            connection.close()
            raise
        return connection

    def _prepare(self, connection: sqlite3.Connection) -> None:
        """New files are made complete or not at all, and those of earlier versions brought up to date so."""
        if _is_empty(connection):
            connection.executescript(
                f"BEGIN IMMEDIATE; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; "
                f"{SCHEMA} COMMIT;"
            )
        elif version_of(connection, self.file) < VERSION:
            mine = self._claim is not None
            self.claim()  # a server of an earlier version would no longer know its own file
            _bring_up_to_date(connection, self.file)
            if not mine:
                self._give_up_claim()

    def claim(self) -> None:
        """By a lock on a file beside it, which the system takes away with the process, however that ends."""
        if self._claim is None:
            self._claim = _claim_of(self.file)

    def _give_up_claim(self) -> None:
        if self._claim is not None:
            self._claim.close()
            self._claim = None

    def _let_go(self) -> None:
        self._reader.close()
        self._writer.close()
        self._give_up_claim()

    # --- writing ------------------------------------------------------------------------------------------------------

    def _insert(self, batch: Batch) -> None:
        """A batch is one statement where possible: each has to wait for Python's lock once."""
        if not batch.tables and not batch.ended and not batch.papers and len(batch.lines) <= MOST_ROWS:
            try:
                self._insert_lines(batch.lines)
            except sqlite3.Error as problem:
                raise _not_saved(problem) from None
            return
        with self._transaction() as write:
            write("INSERT INTO tables VALUES (?,?,?,?,?,?)", batch.tables)
            for start in range(0, len(batch.lines), MOST_ROWS):
                self._insert_lines(batch.lines[start : start + MOST_ROWS])
            now = time.time()
            write("UPDATE tables SET ended = ? WHERE id = ?", [(now, id) for id in batch.ended])
            write_papers(write, batch.papers)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[Write]:
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            yield self._write_many
            self._writer.execute("COMMIT")
        except BaseException as problem:
            with contextlib.suppress(sqlite3.Error):
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
            if isinstance(problem, sqlite3.Error):
                raise _not_saved(problem) from None
            raise

    def _write_many(self, sql: str, rows: Sequence[tuple[object, ...]]) -> int:
        return self._writer.executemany(sql, rows).rowcount

    def _insert_lines(self, lines: list[LineRow]) -> None:
        places = ",".join(["(?,?,?,?,?)"] * len(lines))
        self._writer.execute(f"INSERT INTO events VALUES {places}", [value for line in lines for value in line])

    def _look_up(self, sql: str, *values: str) -> tuple[Any, ...] | None:
        try:
            found: tuple[Any, ...] | None = self._writer.execute(sql, values).fetchone()
        except sqlite3.Error as problem:
            raise _not_saved(problem) from None
        return found

    def rewrite(self, log: Log) -> None:
        assert self._claim is not None, "claim() comes first"
        self._writer.execute(OVERWRITE)
        super().rewrite(log)
        self._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _twin(self) -> SqliteStore:
        twin = SqliteStore(self.file)
        twin._writer.execute(OVERWRITE)
        return twin

    def _copy_to(self, file: Path) -> None:
        try:
            with contextlib.closing(connect(file)) as target:
                self._reader.backup(target)  # in one go: begun anew whenever somebody writes, it might never end
                target.execute("PRAGMA journal_mode = DELETE")
                (answer,) = target.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.Error as problem:
            raise BadStore(f"The store {self.file} could not be copied: {problem}.") from None
        if answer != "ok":
            raise BadStore(f"The store {self.file} is damaged: {answer}; `flibuste check-store` says more.")

    def replace(self, logs: Iterable[Log], papers: Iterable[Paper], why: str) -> str:
        """Writes a new file and puts it in the place of the old one, which gets another name."""
        assert self._claim is not None, "claim() comes first"
        was_empty = self._is_bare()
        fresh = self.file.with_name(f"{self.file.name}.new")
        for left_over in _files(fresh):
            left_over.unlink(missing_ok=True)
        store = SqliteStore(fresh)
        try:
            store.lay(logs, papers)
        finally:
            store._let_go()
        self._reader.close()
        self._writer.close()
        kept = _renamed(self.file, why)
        if not was_empty:
            for old, new in zip(_files(self.file), _files(kept), strict=True):
                if old.exists():
                    shutil.copy2(old, new)
        for journal in _files(self.file)[1:]:
            journal.unlink(missing_ok=True)
        fresh.replace(self.file)
        self._ends.clear()
        self._reader = self._open()
        self._writer = self._open()
        return "" if was_empty else str(kept)

    # --- reading ------------------------------------------------------------------------------------------------------

    def faults(self) -> list[str]:
        rows, problem = self._read("PRAGMA integrity_check(20)")
        found = [text for (text,) in rows if text != "ok"]
        return [*found, problem] if problem else found

    def _read(self, sql: str, *values: object) -> tuple[list[tuple[Any, ...]], str]:
        """What can be read, and what is damaged behind it. BadStore where the file cannot be read just now."""
        rows: list[tuple[Any, ...]] = []
        try:
            for row in self._reader.execute(sql, values):
                rows.append(row)
        except sqlite3.Error as problem:
            if not _is_damage(problem):
                raise BadStore(f"The store {self.file} cannot be read now: {problem}.") from None
            return rows, str(problem)
        return rows, ""


def _is_damage(problem: sqlite3.Error) -> bool:
    code: int = getattr(problem, "sqlite_errorcode", -1)
    return code & 0xFF in DAMAGED or str(problem).startswith("Could not decode")  # that one has no code


def _not_saved(problem: sqlite3.Error) -> NotSaved:
    return NotSaved(f"This could not be saved ({problem}), so it was not done; try again when there is space.")


# --- the file ---------------------------------------------------------------------------------------------------------


def connect(file: Path) -> sqlite3.Connection:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)  # it holds the secrets of running games
        return sqlite3.connect(file, isolation_level=None, check_same_thread=False, cached_statements=300)
    except (OSError, sqlite3.Error) as problem:
        raise BadStore(f"The store {file} cannot be opened: {problem}.") from None


def _files(file: Path) -> list[Path]:
    """The file and the journals that SQLite keeps beside it."""
    return [file, *[file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm")]]


def _renamed(file: Path, why: str) -> Path:
    return file.with_name(f"{file.name}.{why}-{time.strftime('%Y%m%d-%H%M%S')}")


def set_aside(file: Path, why: str) -> str:
    """Gives a file that nobody can open any more another name, and returns it."""
    kept = _renamed(file, why)
    with _claim_of(file):
        for old, new in zip(_files(file), _files(kept), strict=True):
            if old.exists():
                old.rename(new)
    return str(kept)


def _claim_of(file: Path) -> IO[bytes]:
    """Held until it is closed."""
    try:
        claim = file.with_name(f"{file.name}.lock").open("ab")
        _lock(claim)
    except OSError:
        raise BadStore(
            f"Another Flibuste plays the tables of {file} already; stop it, or name another file with --store."
        ) from None
    return claim


def _is_empty(connection: sqlite3.Connection) -> bool:
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return bool(things == 0 and _pragma(connection, "application_id") == 0 and _pragma(connection, "user_version") == 0)


def version_of(connection: sqlite3.Connection, file: Path) -> int:
    """BadStore where a file is not ours, or of a version that this program does not know."""
    if _pragma(connection, "application_id") != APPLICATION:
        raise BadStore(f"{file} is a database of another program, not a Flibuste store; name another file.")
    version = _pragma(connection, "user_version")
    if version > VERSION:
        raise BadStore(
            f"{file} was made by a newer version of Flibuste (its format is {version}, this one knows {VERSION})."
        )
    return version


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)


def _bring_up_to_date(connection: sqlite3.Connection, file: Path) -> None:
    log.warning("The store %s is brought up to format %d; this happens once.", file, VERSION)
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(connection, file)
        if version < 2:
            _from_version_1(connection)
        if version < 3:
            _execute(connection, PAPERS)
        else:
            gather_hooks(partial(_look, connection), lambda sql, *values: connection.execute(sql, values))
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _look(connection: sqlite3.Connection, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """Nothing where it is damaged."""
    try:
        return connection.execute(sql, values).fetchall()
    except sqlite3.Error as problem:
        if not _is_damage(problem):
            raise
        return []


def _from_version_1(connection: sqlite3.Connection) -> None:
    """It had no hashes and did not say which games are over."""
    _execute(connection, FROM_VERSION_1)
    ids = [id for (id,) in connection.execute("SELECT id FROM tables").fetchall()]
    for id in ids:
        try:
            _link(connection, id)
        except sqlite3.Error as problem:
            if not _is_damage(problem):
                raise


def _execute(connection: sqlite3.Connection, statements: str) -> None:
    """One after the other within a transaction, which `executescript` would end first."""
    for statement in filter(str.strip, statements.split(";")):
        connection.execute(statement)


def _link(connection: sqlite3.Connection, id: str) -> None:
    """Gives a table of format 1 its hashes, as it is; what is damaged in it is found when it is read."""
    (text,) = connection.execute("SELECT header FROM tables WHERE id = ?", (id,)).fetchone()
    lines = connection.execute("SELECT number, kind, facts FROM events WHERE table_id = ? ORDER BY number", (id,))
    hash = former = header_hash(id, text)
    hashes: list[tuple[bytes, str, int]] = []
    over = False
    for number, kind, facts in lines.fetchall():
        former = line_hash(former, number, kind, facts)
        hashes.append((former, id, number))
        over = over or "outcome" in _facts(facts)
    connection.executemany("UPDATE events SET hash = ? WHERE table_id = ? AND number = ?", hashes)
    state = (hash, *made(text), time.time() if over else 0.0, id)
    connection.execute("UPDATE tables SET hash = ?, created = ?, campaign = ?, ended = ? WHERE id = ?", state)


def _facts(text: str) -> Facts:
    try:
        return msgspec.json.decode(text, type=Facts)
    except ValueError:
        return {}


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

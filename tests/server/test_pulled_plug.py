"""A machine that goes off at any moment: files that end after any of their writes, or in the midst of one."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tests.server.test_store import HEADER
from tests.server.test_store_versions import copy_of, held

from flibuste.server.store import SqliteStore
from flibuste.server.store.checking import check
from flibuste.server.store.sqlite import _bring_up_to_date, connect

PAGE = 4096
WAL_HEADER = 32
FRAME = 24 + PAGE
LINES = 40


def journal(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def lines_in(store: SqliteStore) -> int:
    log = store.log("t")
    return -1 if log is None else len(log.lines)


def cuts(size: int, *parts: int) -> Iterator[int]:
    """Every end of a write, and moments in the midst of it."""
    for start in range(WAL_HEADER, size + 1, FRAME):
        yield start
        yield from (start + part for part in parts if start + part < size)


def written(folder: Path) -> tuple[Path, dict[int, int]]:
    """A store as it was before and after its journal was brought in, and how long that was when each line was done."""
    file = folder / "tables.sqlite3"
    told: dict[int, int] = {}

    async def write() -> None:
        store = SqliteStore(file)
        store._writer.execute("PRAGMA wal_autocheckpoint = 0")
        store._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copy(file, folder / "before")
        store.start()
        await store.add_table("t", HEADER)
        told[-1] = journal(file).stat().st_size
        for number in range(LINES):
            facts = {"seat": 0, "name": f"{number}" * 40}
            await store.append("t", number, "rename", facts)
            told[number] = journal(file).stat().st_size
        shutil.copy(journal(file), folder / "journal")
        await store.close()
        shutil.copy(file, folder / "after")

    asyncio.run(write())
    return folder, told


def cut_copy(folder: Path, name: str, database: bytes, journal_bytes: bytes) -> SqliteStore:
    file = folder / f"{name}.sqlite3"
    file.write_bytes(database)
    journal(file).write_bytes(journal_bytes)
    return SqliteStore(file)


def let_go(store: SqliteStore) -> None:
    asyncio.run(store.close())
    for path in store.file.parent.glob(f"{store.file.name}*"):
        path.unlink()


def test_no_line_that_was_told_done_is_lost_wherever_the_journal_ends(tmp_path: Path) -> None:
    folder, told = written(tmp_path)
    before, whole = (folder / "before").read_bytes(), (folder / "journal").read_bytes()
    assert told[LINES - 1] == len(whole)
    found: set[int] = set()
    for end in cuts(len(whole), 10, 24, FRAME // 2, FRAME - 1):
        store = cut_copy(folder, "cut", before, whole[:end])
        done = max((number for number, size in told.items() if size <= end), default=-2)
        report = check(store)
        assert (report.broken, report.faults) == ([], [])
        assert lines_in(store) >= done + 1
        found.add(lines_in(store))
        asyncio.run(write_on(store))
        let_go(store)
    assert found == {*range(-1, LINES + 1)}, "every moment was there once"


async def write_on(store: SqliteStore) -> None:
    store.start()
    number = lines_in(store)
    if number < 0:
        await store.add_table("t", HEADER)
        number = 0
    await store.append("t", number, "join", {"seat": 0})
    assert lines_in(store) == number + 1


def test_nor_wherever_the_journal_is_being_brought_into_the_file(tmp_path: Path) -> None:
    folder, _ = written(tmp_path)
    before, after = (folder / "before").read_bytes(), (folder / "after").read_bytes()
    whole = (folder / "journal").read_bytes()
    old = before.ljust(len(after), b"\0")
    pages = [start for start in range(0, len(after), PAGE) if old[start : start + PAGE] != after[start : start + PAGE]]
    assert len(pages) > 3
    for count in range(len(pages) + 1):
        half = bytearray(before)
        for start in pages[:count]:
            half.extend(bytes(max(0, start + PAGE - len(half))))
            half[start : start + PAGE] = after[start : start + PAGE]
        if count < len(pages):  # and half of the next
            start = pages[count]
            half.extend(bytes(max(0, start + PAGE - len(half))))
            half[start : start + PAGE // 2] = after[start : start + PAGE // 2]
        store = cut_copy(folder, "half", bytes(half), whole)
        assert lines_in(store) == LINES
        assert check(store) == (1, [], [])
        let_go(store)


def test_a_store_of_an_earlier_version_survives_it_too(tmp_path: Path) -> None:
    file = copy_of("version1", tmp_path)
    tables = held("version1")
    before = file.read_bytes()
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        _bring_up_to_date(connection, file)
        whole = journal(file).read_bytes()
    assert len(whole) > 5 * FRAME
    for end in cuts(len(whole), FRAME // 2):
        store = cut_copy(tmp_path, "cut", before, whole[:end])
        assert check(store) == (len(tables), [], [])
        for table in tables.values():
            stored = store.table(table["id"])
            assert stored is not None
            assert (stored.moves, stored.next_number) == (table["moves"], table["lines"])
        let_go(store)

"""The store: whose file it is, what it keeps, and addresses."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.places import Place

from flibuste.server.store import (
    BadStore,
    Header,
    NotSaved,
    Outdated,
    Paper,
    SqliteStore,
    Store,
    StoredSeat,
    default_file,
    open_store,
)

LUCK = [("shuffle", ["a", "b"])]
HEADER = Header("port_royal", 1, "1", {}, "00", "00", LUCK, 0, [StoredSeat("here", "A")], "", True, 0.0)


def test_lines_are_kept_in_order_and_once(place: Place) -> None:
    async def run() -> None:
        store = open_store(place.url("new/tables"))
        store.start()
        await store.add_table("t", HEADER)
        facts = [{"seat": 0, "move": f"m{number}", "moves": number + 1, "next": 1} for number in range(500)]
        await asyncio.gather(*[store.append("t", number, "move", fact) for number, fact in enumerate(facts)])
        results = await asyncio.gather(
            store.append("t", 500, "rename", {"seat": 0, "name": "B"}),
            store.append("t", 3, "move", {"seat": 0}),
            store.append("t", 501, "join", {"seat": 0}),
            store.add_table("t", HEADER),
            store.append("t", 503, "join", {"seat": 0}),
            store.append("u", 0, "join", {"seat": 0}),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), NotSaved, type(None), NotSaved, NotSaved, NotSaved]
        stored = store.table("t")
        assert stored is not None
        assert [play.facts for play in stored.plays] == facts
        assert (stored.header, stored.next_number, stored.moves, stored.seat_to_move) == (HEADER, 502, 500, 1)
        assert [happening.kind for happening in stored.people] == ["rename", "join"]
        assert store.table("u") is None
        await store.close()

    asyncio.run(run())


def test_who_has_not_seen_the_line_before_cannot_write_the_next(place: Place) -> None:
    async def run() -> None:
        one, other = open_store(place.url()), open_store(place.url())
        for store in (one, other):
            store.start()
        await one.add_table("t", HEADER)
        written: list[str] = []
        for writer, number in [(one, 0), (other, 0), (other, 1), (one, 1), (one, 2), (other, 2), (one, 3)]:
            who = "one" if writer is one else "other"
            try:
                await writer.append("t", number, "rename", {"seat": 0, "name": who})
                written.append(who)
            except NotSaved:
                assert len(written) == number + 1, "somebody else wrote it"
        stored = one.table("t")
        assert stored is not None, "the chain is whole"
        assert [line.facts["name"] for line in stored.people] == written == ["one", "other", "one", "one"]
        await one.close()
        await other.close()

    asyncio.run(run())


def test_a_paper_is_written_over_by_who_has_read_it_alone(place: Place) -> None:
    async def run() -> None:
        one, other = open_store(place.url()), open_store(place.url())
        for store in (one, other):
            store.start()
        await one.put("people", "anne", 0, "first", 1.5)
        assert other.paper("people", "anne") == Paper("people", "anne", 1, 1.5, "first")
        await other.put("people", "anne", 1, "second", 2.5)
        for number in (0, 1, 3):
            with pytest.raises(Outdated, match="somebody else"):
                await one.put("people", "anne", number, "lost")
        with pytest.raises(Outdated):
            await one.put("people", "bart", 1, "who was dropped meanwhile")
        assert one.paper("people", "anne") == Paper("people", "anne", 2, 2.5, "second")
        assert one.paper("ratings", "anne") is None
        assert one.paper("people", "bart") is None
        await one.drop("people", "anne")
        await one.drop("people", "anne")
        assert other.paper("people", "anne") is None
        await one.close()
        await other.close()

    asyncio.run(run())


def test_papers_that_many_write_at_once_lose_nothing(place: Place) -> None:
    async def add(store: Store, amount: int) -> None:
        while True:
            paper = store.paper("sums", "all")
            number, total = (paper.number, int(paper.text)) if paper else (0, 0)
            try:
                return await store.put("sums", "all", number, str(total + amount))
            except Outdated:
                await asyncio.sleep(0)

    async def run() -> None:
        stores = [open_store(place.url()) for _ in range(2)]
        for store in stores:
            store.start()
        await asyncio.gather(*[add(stores[amount % 2], amount) for amount in range(1, 21)])
        paper = stores[0].paper("sums", "all")
        assert paper is not None
        assert (paper.number, paper.text) == (20, "210")
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_line_and_a_paper_that_go_to_disk_together_fail_apart(place: Place) -> None:
    async def run() -> None:
        store = open_store(place.url())
        store.start()
        results = await asyncio.gather(
            store.add_table("t", HEADER),
            store.put("people", "anne", 7, "never"),
            store.append("t", 0, "join", {"seat": 0}),
            store.put("people", "bart", 0, "kept"),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Outdated, type(None), type(None)]
        table = store.table("t")
        assert table is not None
        assert table.next_number == 1
        assert [paper.key for paper in store.all_papers()] == ["bart"]
        await store.close()

    asyncio.run(run())


def test_the_papers_of_a_shelf_come_by_rank(place: Place) -> None:
    async def run() -> None:
        store = open_store(place.url())
        store.start()
        ranks = {"anne": 2.0, "bart": 7.5, "cate": 2.0, "drake": -1.0}
        await asyncio.gather(*[store.put("ratings", key, 0, key, rank) for key, rank in ranks.items()])
        await store.put("people", "anne", 0, "", 99.0)
        assert [paper.key for paper in store.papers("ratings", 9)] == ["bart", "anne", "cate", "drake"]
        assert [paper.key for paper in store.papers("ratings", 2, 1)] == ["anne", "cate"]
        assert store.papers("nothing", 9) == []
        await store.close()

    asyncio.run(run())


def test_every_commit_is_on_disk_and_the_file_is_private(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    store = SqliteStore(file)
    assert store._writer.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    asyncio.run(store.close())


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite3"
    text.write_text("I am a poem, not a database, and long enough to be taken for a header of one.", "utf-8")
    other = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE songs (name TEXT)")
    before = text.read_bytes(), other.read_bytes()
    with pytest.raises(BadStore, match="cannot be used"):
        SqliteStore(text)
    with pytest.raises(BadStore, match="another program"):
        SqliteStore(other)
    assert (text.read_bytes(), other.read_bytes()) == before


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    asyncio.run(SqliteStore(file).close())
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 7")
    with pytest.raises(BadStore, match="newer version"):
        SqliteStore(file)


def test_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ("mysql://localhost/x", "tables.sqlite3", "sqlite://tables", "sqlite:///"):
        with pytest.raises(BadStore, match="sqlite:///FILE"):
            open_store(wrong)
    store = open_store(f"sqlite:///{tmp_path}/a.sqlite3")
    assert isinstance(store, SqliteStore)
    assert store.file == tmp_path / "a.sqlite3"
    asyncio.run(store.close())
    with monkeypatch.context() as without, pytest.raises(BadStore, match=r"pip install 'flibuste\[postgres\]'"):
        without.setitem(sys.modules, "flibuste.server.store.postgres", None)
        open_store("postgresql://localhost/x")
    for wrong in ("postgresql://localhost:x/y", "postgresql:///nowhere?host=/nowhere"):
        with pytest.raises(BadStore) as told:
            open_store(wrong)
        assert len(str(told.value).splitlines()) == 1
    if sys.platform == "linux":
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        assert default_file() == tmp_path / "data" / "flibuste" / "flibuste.sqlite3"


def start(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "flibuste", "serve", "--no-browser", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.server
def test_what_cannot_be_served_is_told_in_one_sentence(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/a.sqlite3"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        attempts = [start("--port", port, "--store", store), start("--port", "99999", "--store", store)]
    attempts += [start("--port", "0", "--store", "mysql://x"), start("--port", "0", "--store", f"sqlite:///{tmp_path}")]
    for attempt in attempts:
        assert (attempt.returncode, attempt.stdout) == (2, "")
        assert attempt.stderr.startswith("flibuste")
        assert len(attempt.stderr.splitlines()) == 1, attempt.stderr

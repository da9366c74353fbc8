"""Stores of every earlier version, each a real file of that time (`stores/`), with what it held."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_host import open_host, random_move

from flibuste.cli import main
from flibuste.server.hooks import SHELF as HOOKS
from flibuste.server.store import BadStore, BrokenTable, SqliteStore
from flibuste.server.store.checking import check
from flibuste.server.store.contract import DamagedStore
from flibuste.server.store.log_store import VERSION
from flibuste.server.store.sqlite import connect

pytestmark = pytest.mark.usefixtures("own_titles", "at_that_time")

FILES = Path(__file__).parent / "stores"
OLDER = [f"version{number}" for number in range(1, VERSION)]


def copy_of(version: str, folder: Path) -> Path:
    return Path(shutil.copy(FILES / f"{version}.store", folder / "tables.sqlite3"))


@pytest.fixture
def at_that_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute after the youngest of its tables was opened: the lobby forgets tables that nobody comes back to."""
    version = request.node.callspec.params["version"] if hasattr(request.node, "callspec") else OLDER[-1]
    with closing(sqlite3.connect(f"{(FILES / f'{version}.store').as_uri()}?immutable=1", uri=True)) as database:
        opened = database.execute("SELECT json_extract(header, '$.created') FROM tables").fetchall()
    youngest = max(created for (created,) in opened)
    monkeypatch.setattr("time.time", lambda: youngest + 60)


def held(version: str) -> dict[str, dict[str, Any]]:
    tables: dict[str, dict[str, Any]] = json.loads((FILES / f"{version}.json").read_text("utf-8"))
    return tables


@pytest.mark.parametrize("version", OLDER)
def test_a_store_of_an_earlier_version_is_brought_up_to_date_and_holds_what_it_held(
    tmp_path: Path, version: str, caplog: pytest.LogCaptureFixture
) -> None:
    file, tables = copy_of(version, tmp_path), held(version)

    async def run() -> None:
        async with open_host(file) as (host, _):
            listed = {table.id for table in host.lobby()}
            assert listed == {table["id"] for table in tables.values() if table["status"] != "over"}
            for table in tables.values():
                found = host.find(table["id"])
                info = found.info()
                assert {**table, "hash": found._ready().hash()} == table
                assert (info.status, info.moves, info.seat_to_move) == (
                    table["status"],
                    table["moves"],
                    table["seat_to_move"],
                )
                assert [seat.name for seat in info.seats] == table["names"]
                assert (found.rematch.table if found.rematch else "") == table["rematch"]
                assert [host.hooks.url(found, seat) for seat in range(2)] == table.get("hooks", ["", ""])
            chapters = host.campaign(tables["chapter 1"]["id"]).games
            assert [game.table.id for game in chapters] == [tables["chapter 1"]["id"], tables["chapter 2"]["id"]]
            for name in ("running", "joined", "again"):
                await random_move(host.find(tables[name]["id"]), random.Random(1))
        async with open_host(file) as (host, _):
            assert host.find(tables["running"]["id"]).moves_made == tables["running"]["moves"] + 1

    asyncio.run(run())
    assert [message for message in caplog.messages if "brought up to" in message], "it is told, and once"
    assert len(caplog.messages) == 1
    assert main(["check-store", "--store", f"sqlite:///{file}"]) == 0


def test_a_webhook_of_a_paper_of_its_own_goes_with_its_table_and_with_who_named_it(tmp_path: Path) -> None:
    file, tables = copy_of("version3", tmp_path), held("version3")
    person = tables["running"]["persons"][1]

    def keys(store: SqliteStore) -> set[str]:
        return {paper.key for paper in store.all_papers() if paper.shelf == HOOKS}

    store = SqliteStore(file)
    assert keys(store) == {tables[name]["id"] for name in ("running", "joined")}
    assert person in str(store.paper(HOOKS, tables["running"]["id"]))
    asyncio.run(store.close())
    assert main(["forget", "Mary Read", "--store", f"sqlite:///{file}"]) == 0

    async def run() -> None:
        async with open_host(file) as (host, _):
            running = host.find(tables["running"]["id"])
            assert [host.hooks.url(running, seat) for seat in range(2)] == [tables["running"]["hooks"][0], ""]

    asyncio.run(run())


def test_a_damaged_webhook_stops_nothing(tmp_path: Path) -> None:
    file, tables = copy_of("version3", tmp_path), held("version3")
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE papers SET text = '{' WHERE key LIKE '%/0'")
        database.execute("UPDATE tables SET header = '' WHERE id = ?", (tables["joined"]["id"],))
    store = SqliteStore(file)
    kept = {paper.key for paper in store.all_papers() if paper.shelf == HOOKS}
    running, joined = tables["running"]["id"], tables["joined"]["id"]
    assert kept == {running, f"{running}/0", f"{joined}/1"}
    asyncio.run(store.close())


@pytest.mark.parametrize("version", OLDER)
def test_damage_of_an_earlier_version_is_found_too(tmp_path: Path, version: str) -> None:
    file, tables = copy_of(version, tmp_path), held(version)
    broken = {name: tables[name]["id"] for name in ("running", "joined", "again", "over")}
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM events WHERE table_id = ? AND number = 3", (broken["running"],))
        database.execute("UPDATE events SET facts = 'x' WHERE table_id = ? AND number = 1", (broken["joined"],))
        database.execute("UPDATE events SET facts = CAST(x'ff' AS TEXT) WHERE table_id = ?", (broken["again"],))
        database.execute("UPDATE tables SET header = '' WHERE id = ?", (broken["over"],))

    async def run() -> None:
        async with open_host(file) as (host, _):
            for id in broken.values():
                with pytest.raises(BrokenTable):
                    host.find(id)
            assert {table.id for table in host.lobby()} == {tables[name]["id"] for name in ("waiting", "chapter 2")}

    asyncio.run(run())


PAGE = 4096
HEAD = 100
"""Bytes of a file before its first page begins."""


@pytest.mark.parametrize("version", OLDER)
def test_a_garbage_page_of_an_earlier_version_is_told_and_makes_nothing_worse(tmp_path: Path, version: str) -> None:
    """Where it cannot be read over, nothing is brought up to date; else what is wrong is told."""
    rng = random.Random(1)
    whole = (FILES / f"{version}.store").read_bytes()
    refused = 0
    for begin in range(0, len(whole), PAGE):
        file = tmp_path / f"{begin}.sqlite3"
        start = begin or HEAD
        damaged = whole[:start] + rng.randbytes(begin + PAGE - start) + whole[begin + PAGE :]
        file.write_bytes(damaged)
        try:
            store = SqliteStore(file)
        except DamagedStore:
            assert file.read_bytes() == damaged
            refused += 1
            continue
        assert check(store).faults
        asyncio.run(store.close())
    assert 0 < refused < len(whole) // PAGE


@pytest.mark.parametrize("version", OLDER)
def test_a_file_that_an_older_server_plays_is_left_alone(tmp_path: Path, version: str) -> None:
    file = copy_of(version, tmp_path)
    before = file.read_bytes()
    other = SqliteStore(tmp_path / "other.sqlite3")
    other.file = file  # the lock is as it ever was
    other.claim()
    with pytest.raises(BadStore, match="Another Flibuste"):
        SqliteStore(file)
    assert file.read_bytes() == before
    asyncio.run(other.close())


@pytest.mark.parametrize("version", OLDER)
def test_an_upgrade_that_fails_leaves_the_file_as_it_was(
    tmp_path: Path, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = copy_of(version, tmp_path)

    def break_off(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with closing(connect(file)) as database:
        before = database.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall()
    with monkeypatch.context() as broken:
        broken.setattr("flibuste.server.store.sqlite._link", break_off)
        broken.setattr("flibuste.server.store.sqlite.PAPERS", "CREATE TABLE papers (key); CREATE TABLE tables (id);")
        broken.setattr("flibuste.server.store.sqlite.gather_hooks", break_off)
        with pytest.raises(BadStore, match=r"disk is full|already exists"):
            SqliteStore(file)
    with closing(connect(file)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (int(version.removeprefix("version")),)
        assert database.execute("SELECT sql FROM sqlite_master ORDER BY name").fetchall() == before
    asyncio.run(SqliteStore(file).close())

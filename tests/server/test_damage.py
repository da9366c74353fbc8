"""A damaged table is set aside and named; all others go on. What can be saved of it is saved when it is asked for."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.helpers import Server, tokens
from tests.server.places import Place
from tests.server.test_host import OwnThoughts, random_move, wish

from flibuste.cli import main
from flibuste.server.bells import SIGNER
from flibuste.server.host import Host
from flibuste.server.store import BrokenTable, Log, SqliteStore, open_store

MOVES = 30
WRECKS: dict[str, tuple[str, str, int]] = {
    "no header": ("DELETE FROM tables WHERE id = :id", "what it was made with cannot be read", -1),
    "garbage for a header": (
        "UPDATE tables SET header = '{' WHERE id = :id",
        "what it was made with cannot be read",
        -1,
    ),
    "another secret": (
        'UPDATE tables SET header = replace(header, \'"secret":"\', \'"secret":"00\') WHERE id = :id',
        "what it was made with was changed",
        -1,
    ),
    "a missing line": (
        "DELETE FROM events WHERE table_id = :id AND number = 12",
        "line 12 of its log is missing",
        12,
    ),
    "another move": (
        "UPDATE events SET facts = replace(facts, '\"moves\":8', '\"moves\":9') WHERE table_id = :id",
        "line 7 of its log was changed",
        7,
    ),
    "half a last line": (
        "UPDATE events SET facts = substr(facts, 1, 20) WHERE table_id = :id AND number = 29",
        "line 29 of its log cannot be read",
        29,
    ),
}


IN_FILES: dict[str, tuple[str, str, int]] = {
    "bytes that are no text": (
        "UPDATE tables SET header = CAST(x'ff00ff' AS TEXT) WHERE id = :id",
        "what it was made with cannot be read",
        -1,
    ),
    "a line that is no text": (
        "UPDATE events SET facts = CAST(x'ff' AS TEXT) WHERE table_id = :id AND number = 5",
        "its log cannot be read from line 5 on",
        5,
    ),
}
"""What only SQLite would keep."""


ALL = {**WRECKS, **IN_FILES}
everywhere = pytest.mark.parametrize(
    ("place", "how"),
    [("sqlite", how) for how in ALL] + [("postgres", how) for how in WRECKS],
    indirect=["place"],
)


def in_host(url: str, work: Callable[[Host], Awaitable[None]]) -> None:
    async def run() -> None:
        host = Host(open_store(url), OwnThoughts(), 0.0, allow_seeds=True)
        await host.start()
        try:
            await work(host)
        finally:
            await host.close()

    asyncio.run(run())


def put(url: str, shelf: str, *keys: str) -> None:
    async def write() -> None:
        store = open_store(url)
        store.start()
        await asyncio.gather(*[store.put(shelf, key, 0, "") for key in keys])
        await store.close()

    asyncio.run(write())


def papers_at(url: str) -> list[str]:
    """But for what the server itself is known by to browsers."""
    store = open_store(url)
    try:
        return sorted(paper.key for paper in store.all_papers() if paper.key != SIGNER)
    finally:
        asyncio.run(store.close())


async def play_on(host: Host, id: str, moves: int) -> None:
    rng = random.Random(3)
    for _ in range(moves):
        await random_move(host.find(id), rng)


def three_tables(url: str) -> list[str]:
    ids: list[str] = []

    async def play(host: Host) -> None:
        for _ in range(3):
            ids.append((await host.make_table(wish("here", "here"))).table.id)
            await play_on(host, ids[-1], MOVES)

    in_host(url, play)
    return sorted(ids)


def spoil_page(file: Path, text: str) -> None:
    """Overwrites the pages of the file that hold a text."""
    pages = bytearray(file.read_bytes())
    found = [match.start() // 4096 for match in re.finditer(text.encode(), pages)]
    assert found
    for page in found:
        pages[page * 4096 : (page + 1) * 4096] = b"\xa5" * 4096
    file.write_bytes(pages)


@everywhere
def test_a_damaged_table_is_set_aside_and_the_others_go_on(
    place: Place, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    url = place.url()
    first, broken, last = three_tables(url)
    wreck, what, _ = ALL[how]
    place.run(url, wreck, id=broken)

    async def look(host: Host) -> None:
        assert {table.id for table in host.lobby()} == {first, last}
        for _ in range(2):
            with pytest.raises(BrokenTable, match=f"Table {broken} cannot be opened: {what}"):
                host.info(broken)
        await play_on(host, first, 2)
        await play_on(host, last, 2)

    in_host(url, look)
    (message,) = caplog.messages
    assert f"Table {broken} cannot be opened: {what}" in message, "it is told once"


@everywhere
def test_repairing_cuts_a_table_back_to_its_last_whole_line_and_keeps_a_copy(
    place: Place, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    url = place.url()
    first, broken, last = three_tables(url)
    assert main(["check-store", "--store", url]) == 0
    assert capsys.readouterr().out.endswith(" holds 3 tables.\nEverything is whole.\n")
    wreck, what, whole = ALL[how]
    place.run(url, wreck, id=broken)
    put(url, "studies", first, broken)
    before = logs_of(url)
    assert main(["check-store", "--store", url]) == 1
    said = capsys.readouterr().out
    assert f"Table {broken} cannot be opened: {what}" in said
    assert (f"the first {whole} are whole" in said) == (whole >= 0 and "on (" not in said)
    assert "With --repair, Flibuste " in said
    assert before == logs_of(url), "nothing is repaired in silence"
    assert main(["check-store", "--repair", "--store", url]) == 0
    said = capsys.readouterr().out
    if place.kind == "sqlite":
        (copy,) = Path(url.removeprefix("sqlite:///")).parent.glob("*.damaged-*")
        assert f"All that was there is kept as {copy}." in said
        assert logs_of(f"sqlite:///{copy}") == before
    else:
        (copies,) = re.findall("is kept as schema (flibuste_damaged_[0-9_]+).", said)
        assert place.run(url, f"SELECT count(*) FROM {copies}.events") == [(len_of(before),)]
    assert main(["check-store", "--store", url]) == 0
    assert papers_at(url) == sorted([first, broken] if whole >= 0 else [first]), "papers go with their table"

    async def go_on(host: Host) -> None:
        assert {table.id for table in host.lobby()} == ({first, broken, last} if whole >= 0 else {first, last})
        for id in (first, last):
            assert host.find(id).moves_made == MOVES
            await play_on(host, id, 2)
        if whole >= 0:
            assert host.find(broken).moves_made == whole
            await play_on(host, broken, 2)

    in_host(url, go_on)


def logs_of(url: str) -> list[Log]:
    store = open_store(url)
    logs = [store.log(id) for id in store.ids()]
    asyncio.run(store.close())
    return [log for log in logs if log is not None]


def len_of(logs: list[Log]) -> int:
    return sum(len(log.lines) for log in logs)


@pytest.mark.server
def test_a_server_starts_with_a_damaged_table_and_says_so_to_who_asks(own_server: Server) -> None:
    broken, whole = [own_server.make_table("here", "here") for _ in range(2)]
    own_server.end()
    with closing(sqlite3.connect(own_server.store)) as database, database:
        database.execute("UPDATE tables SET header = '{' WHERE id = ?", (broken["table"]["id"],))
    own_server.start()
    status, said = own_server.ask(f"/api/tables/{broken['table']['id']}")
    assert (status, "cannot be opened" in said.decode()) == (500, True)
    page = own_server.page(broken["table"]["id"], *tokens(broken))
    assert "cannot be opened" in page.wait_for("gone")["why"]
    assert [table["id"] for table in own_server.get("/api/tables")] == [whole["table"]["id"]]
    page = own_server.page(whole["table"]["id"], *tokens(whole))
    page.wait_for("update")
    assert page.random_move(random.Random(1))["type"] == "done"


def test_a_page_of_garbage_costs_only_what_was_on_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite3"
    ids = three_tables(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as database:
        (line,) = database.execute("SELECT facts FROM events WHERE table_id = ? AND number = 15", (ids[1],)).fetchone()
    spoil_page(file, re.escape(f"{ids[1]}\x0fmove{line}"))

    async def play(host: Host) -> None:
        found = {table.id for table in host.lobby()}
        assert found < set(ids)
        assert found
        for id in found:
            await play_on(host, id, 2)

    in_host(f"sqlite:///{file}", play)
    assert main(["check-store", "--repair", "--store", f"sqlite:///{file}"]) == 0
    assert "The file itself is damaged: " in capsys.readouterr().out
    assert main(["check-store", "--store", f"sqlite:///{file}"]) == 0

    async def go_on(host: Host) -> None:
        assert {table.id for table in host.lobby()} == set(ids)
        for id in ids:
            await play_on(host, id, 2)

    in_host(f"sqlite:///{file}", go_on)


def test_a_list_of_running_games_that_cannot_be_read_stops_nobody(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    ids = three_tables(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as database:
        (root,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'running'").fetchone()
    pages = bytearray(file.read_bytes())
    pages[(root - 1) * 4096 : root * 4096] = b"\xa5" * 4096
    file.write_bytes(pages)

    async def play(host: Host) -> None:
        assert {table.id for table in host.lobby()} == set(ids)

    in_host(f"sqlite:///{file}", play)


def test_what_cannot_be_checked_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    poem = tmp_path / "poem"
    poem.write_text("I am a poem, not a database, and long enough to be taken for a header of one.", "utf-8")
    for file in (poem, tmp_path / "nowhere"):
        assert main(["check-store", "--store", f"sqlite:///{file}"]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert len(said.err.splitlines()) == 1
    assert not (tmp_path / "nowhere").exists()
    file = tmp_path / "tables.sqlite3"
    three_tables(f"sqlite:///{file}")
    store = SqliteStore(file)
    store.claim()
    assert main(["check-store", "--store", f"sqlite:///{file}"]) == 0, "looking does no harm"
    assert main(["check-store", "--repair", "--store", f"sqlite:///{file}"]) == 2
    assert "Another Flibuste plays" in capsys.readouterr().err
    asyncio.run(store.close())

"""What is kept can be copied, brought back, handed on as records, and forgotten."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import stat
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from tests.server.helpers import HERE
from tests.server.places import Place
from tests.server.test_campaigns import sail
from tests.server.test_damage import in_host, papers_at, put
from tests.server.test_host import OwnThoughts, random_move, seat, wish

import flibuste
from flibuste.cli import main
from flibuste.server.host import Host, NoSuchTable
from flibuste.server.protocol import TableMade
from flibuste.server.store import SqliteStore, open_store

pytestmark = pytest.mark.usefixtures("own_titles")

Said = pytest.CaptureFixture[str]
FILES = Path(__file__).parent / "stores"


def do(url: str, command: str, *args: object) -> int:
    return main([command, *map(str, args), "--store", url])


def at(file: Path) -> str:
    """The address of a copy, which is a file always."""
    return f"sqlite:///{file}"


def make(url: str, *kinds: str, moves: int = 0, **options: Any) -> TableMade:
    made: list[TableMade] = []

    async def play(host: Host) -> None:
        made.append(await host.make_table(wish(*kinds, **options)))
        await go_on(host, made[0].table.id, moves)

    in_host(url, play)
    return made[0]


async def go_on(host: Host, id: str, moves: int) -> None:
    rng = random.Random(moves)
    while moves and not host.find(id).over:
        await random_move(host.find(id), rng)
        moves -= 1


def moves_at(url: str, *ids: str) -> list[int]:
    found: list[int] = []

    async def look(host: Host) -> None:
        for id in ids:
            host.find(id)._ready()
            found.append(host.info(id).moves)

    in_host(url, look)
    return found


# --- backups ----------------------------------------------------------------------------------------------------------


def test_a_backup_can_be_made_while_people_play(place: Place, tmp_path: Path) -> None:
    url, copy = place.url(), tmp_path / "copy.sqlite3"
    made: list[str] = []

    async def play(host: Host) -> None:
        for _ in range(3):
            made.append((await host.make_table(wish("here", "here"))).table.id)
            await go_on(host, made[-1], 10)
        playing = asyncio.gather(*[go_on(host, id, 40) for id in made])
        assert await asyncio.to_thread(do, url, "backup", copy) == 0
        await playing

    in_host(url, play)
    assert moves_at(url, *made) == [50] * 3
    assert do(at(copy), "check-store") == 0
    assert all(10 <= moves <= 50 for moves in moves_at(at(copy), *made))
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600, "it holds the secrets of running games"


def test_a_backup_brings_everything_back_and_what_was_there_is_kept(place: Place, tmp_path: Path, capsys: Said) -> None:
    url, copy = place.url(), tmp_path / "copy.sqlite3"
    made = make(url, "here", "here", moves=10)
    put(url, "people", "anne")
    assert do(url, "backup", copy) == 0
    saved = copy.read_bytes()
    put(url, "people", "bart")
    in_host(url, lambda host: go_on(host, made.table.id, 5))
    assert do(url, "restore", copy) == 0
    said = capsys.readouterr().out
    assert moves_at(url, made.table.id) == [10]
    assert papers_at(url) == ["anne"]
    if place.kind == "sqlite":
        (kept,) = tmp_path.glob("tables.sqlite3.before-restore-*")
        assert f"is kept as {kept}." in said
        assert moves_at(at(kept), made.table.id) == [15]
    else:
        (schema,) = re.findall("is kept as schema (flibuste_before_restore_[0-9_]+).", said)
        assert place.run(url, f"SELECT count(*) FROM {schema}.events") == [(15,)]
    assert copy.read_bytes() == saved
    new = place.url("new")
    assert do(new, "restore", copy) == 0
    assert "before" not in capsys.readouterr().out, "there was nothing"
    assert moves_at(new, made.table.id) == [10]
    assert papers_at(new) == ["anne"]


def test_what_a_killed_server_left_can_be_restored_whole(tmp_path: Path) -> None:
    left, new = tmp_path / "left.sqlite3", at(tmp_path / "new.sqlite3")
    made = make(at(left), "here", "here", moves=10)

    async def play(host: Host) -> None:
        await go_on(host, made.table.id, 5)
        assert (tmp_path / "left.sqlite3-wal").stat().st_size > 0
        assert await asyncio.to_thread(do, new, "restore", left) == 0

    in_host(at(left), play)
    assert moves_at(new, made.table.id) == [15]


def test_a_backup_takes_the_place_of_a_file_that_cannot_be_opened_any_more(tmp_path: Path, capsys: Said) -> None:
    file, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    made = make(at(file), "here", "here", moves=10)
    assert do(at(file), "backup", copy) == 0
    ruin = b"\xa5" * 4096 + file.read_bytes()[4096:]
    file.write_bytes(ruin)
    assert do(at(file), "check-store", "--repair") == 2
    assert "cannot be used" in capsys.readouterr().err
    assert do(at(file), "restore", copy) == 0
    (kept,) = tmp_path.glob("tables.sqlite3.damaged-*")
    assert f"is kept as {kept}." in capsys.readouterr().out
    assert kept.read_bytes() == ruin
    assert moves_at(at(file), made.table.id) == [10]


def test_a_backup_of_an_earlier_version_is_brought_up_to_date_and_stays_as_it_is(place: Place, tmp_path: Path) -> None:
    old = FILES / "version1.store"
    before = old.read_bytes()
    assert do(place.url(), "restore", old) == 0
    assert old.read_bytes() == before
    assert do(place.url(), "check-store") == 0


def test_what_cannot_be_backed_up_or_restored_is_told_in_one_sentence(
    place: Place, tmp_path: Path, capsys: Said
) -> None:
    url, copy, poem = place.url(), tmp_path / "copy.sqlite3", tmp_path / "poem"
    made = make(url, "here", "here", moves=10)
    assert do(url, "backup", copy) == 0
    poem.write_text("I am a poem, not a database, and long enough to be taken for a header of one.", "utf-8")
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(copy.read_bytes())
    store = SqliteStore(damaged)
    store._writer.execute("DELETE FROM events WHERE number = 3")
    asyncio.run(store.close())
    server = open_store(url)
    server.claim()
    capsys.readouterr()
    wrong = {
        ("backup", copy): "is there already",
        ("backup", poem / "inside"): "cannot be written",
        ("restore", poem): "cannot be used",
        ("restore", tmp_path / "nowhere"): "There is no file",
        ("restore", damaged): "is damaged",
        ("restore", copy): "Another Flibuste plays",
        ("forget", "Mary"): "Another Flibuste plays",
        ("forget", " "): "no name",
    }
    for (command, what), sentence in wrong.items():
        if what == damaged:
            asyncio.run(server.close())
        assert do(url, command, what) == 2, what
        said = capsys.readouterr()
        assert len(said.err.splitlines()) == 1
        assert sentence in said.err
        if what == damaged:
            server = open_store(url)
            server.claim()
    asyncio.run(server.close())
    assert do(at(tmp_path / "nowhere.sqlite3"), "backup", tmp_path / "x") == 2
    assert not (tmp_path / "nowhere.sqlite3").exists()
    assert moves_at(url, made.table.id) == [10]


# --- records ----------------------------------------------------------------------------------------------------------


def test_tables_go_from_one_store_to_another_as_records(place: Place, tmp_path: Path, capsys: Said) -> None:
    url, other, folder = place.url(), place.url("other"), tmp_path / "records"
    made: list[TableMade] = []

    async def play(host: Host) -> None:
        made.append(await host.make_table(wish("here", "link", "bot:random")))
        await seat(host, made[0], 1)
        await host.find(made[0].table.id).admission.rename(1, "Mary")
        await go_on(host, made[0].table.id, 3)
        made.append(await host.make_table(wish("here", "here", decision_limit=100)))
        await go_on(host, made[1].table.id, 100)
        made.append(await host.make_table(wish("here", "here", title="regatta")))
        await sail(host, made[2])
        made.append(await host.rematch(made[2].table.id, made[2].keys[0].token))

    in_host(url, play)
    ids = [one.table.id for one in made]
    assert do(url, "export", folder) == 0
    assert sorted(path.stem for path in folder.iterdir()) == sorted(ids)
    assert "4 tables went to" in capsys.readouterr().out
    assert do(other, "import", folder) == 0
    seen: list[list[object]] = []

    async def look(host: Host) -> None:
        tables = [host.find(id) for id in ids]
        seen.append([(table.info(), table.whole_record().to_text(), table.rematch) for table in tables])
        assert host.follow(ids[2], made[2].keys[0].token, HERE).table.id == ids[3]
        assert [game.table.id for game in host.campaign(ids[2]).games] == ids[2:]
        assert [table.admission.seats_of([one.keys[0].token]) for table, one in zip(tables, made, strict=True)] == [
            (0,)
        ] * 4

    in_host(url, look)
    in_host(other, look)
    assert seen[0] == seen[1]
    assert main(["replay", str(folder / f"{ids[1]}.jsonl")]) == 0, "anybody can read it"
    capsys.readouterr()
    assert do(other, "import", folder) == 1
    assert capsys.readouterr().out.count("is there already") == 4


def test_some_tables_are_exported_and_what_cannot_be_is_named(place: Place, tmp_path: Path, capsys: Said) -> None:
    url, folder = place.url(), tmp_path / "records"
    wanted, other = make(url, "here", "here", moves=3), make(url, "here", "here")
    assert do(url, "export", folder, wanted.table.id) == 0
    assert [path.stem for path in folder.iterdir()] == [wanted.table.id]
    place.run(url, "UPDATE tables SET header = '{' WHERE id = :id", id=other.table.id)
    capsys.readouterr()
    assert do(url, "export", folder, other.table.id, "nowhere") == 1
    said = capsys.readouterr().out
    assert f"Table {other.table.id} was not exported: " in said
    assert "Table nowhere was not exported: there is no such table." in said


def test_a_plain_record_becomes_a_table_and_what_is_none_is_named(place: Place, tmp_path: Path, capsys: Said) -> None:
    url, folder = place.url(), tmp_path / "records"
    folder.mkdir()
    game = flibuste.new_game("port_royal", 2, seed="plain")
    game.submit(game.seat_to_move, game.moves()[0].notation)
    text = game.record().to_text()
    first = json.loads(text.splitlines()[0])

    def with_table(**card: object) -> str:
        whole = {"id": "x", "name": "", "listed": True, "created": 1.0, "campaign": "", "seats": [], **card}
        return "\n".join([json.dumps({**first, "table": whole}), *text.splitlines()[1:]])

    (folder / "a.jsonl").write_text(text, "utf-8")
    wrong = {
        "b": game.public_record().to_text(),
        "c": "a poem",
        "d": text.replace('"move":"', '"move":"x'),
        "e": with_table(id="../x"),
        "f": with_table(),
        "g": with_table(seats="none"),
    }
    for name, content in wrong.items():
        (folder / f"{name}.jsonl").write_text(content, "utf-8")
    (folder / "h.jsonl").write_bytes(b"\xff\xfe")
    assert do(url, "import", folder, tmp_path / "nowhere") == 1
    said = capsys.readouterr().out
    assert [line.split(" was not")[0].rsplit("/", 1)[1] for line in said.splitlines()[:-1]] == [
        *[f"{name}.jsonl" for name in "bcdefgh"],
        "nowhere",
    ]
    assert said.splitlines()[-1] == "1 table of 9 files can be played or looked at now."

    async def join(host: Host) -> None:
        (id,) = host._tables
        await host.find(id).admission.join("Anne")
        await host.find(id).admission.join("Mary")
        await go_on(host, id, 3)

    in_host(url, join)


# --- forgetting -------------------------------------------------------------------------------------------------------


def test_a_name_is_forgotten_at_all_tables(place: Place, tmp_path: Path, capsys: Said) -> None:
    url = place.url()
    ids: list[str] = []

    async def play(host: Host) -> None:
        wished = wish("here", "open")
        wished.seats[0].name = "Anne Bonny"
        wished.name = "Anne Bonny and friends"
        ids.append((await host.make_table(wished)).table.id)
        table = host.find(ids[0])
        await table.admission.join("Mary")
        await table.admission.rename(1, "ANNE BONNY")
        await go_on(host, ids[0], 5)
        await table.admission.rename(1, "Mary")
        ids.append((await host.make_table(wish("here", "bot:random"))).table.id)

    in_host(url, play)
    assert b"Bonny" in place.everything(url)
    assert do(url, "forget", "anne bonny") == 0
    assert "was found at 1 table," in capsys.readouterr().out
    assert b"bonny" not in place.everything(url).lower()
    assert do(url, "check-store") == 0

    async def look(host: Host) -> None:
        info = host.info(ids[0])
        assert (info.name, [seat.name for seat in info.seats]) == ("and friends", ["Player 1", "Mary"])
        assert info.moves == 5
        await go_on(host, ids[0], 5)
        assert [seat.name for seat in host.info(ids[1]).seats] == ["Player 1", "Random"]

    in_host(url, look)
    assert do(url, "forget", "random") == 0
    in_host(url, look_for_random(ids[1]))


def look_for_random(id: str) -> Callable[[Host], Coroutine[Any, Any, None]]:
    async def look(host: Host) -> None:
        assert host.info(id).seats[1].name == "Random", "a bot is nobody"

    return look


# --- retention --------------------------------------------------------------------------------------------------------


def test_finished_tables_are_kept_as_long_as_the_host_says(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    url = place.url()
    old = make(url, "here", "here", moves=100, decision_limit=100)
    running = make(url, "here", "here", moves=3)
    chapters: list[TableMade] = []

    async def begin(host: Host) -> None:
        chapters.append(await host.make_table(wish("here", "here", title="regatta")))
        await sail(host, chapters[0])
        chapters.append(await host.rematch(chapters[0].table.id, chapters[0].keys[0].token))

    in_host(url, begin)
    later = time.time() + 10 * 86_400

    put(url, "studies", old.table.id, running.table.id)

    async def name_hooks(host: Host) -> None:
        for made in (old, running):
            for number in (0, 1):
                await host.hooks.set(host.find(made.table.id), number, "https://example.org/turn")

    in_host(url, name_hooks)

    async def run() -> Told:
        with monkeypatch.context() as then:
            then.setattr(time, "time", lambda: later)
            in_time = await played(Host(open_store(url), OwnThoughts(), 0.0))
            told = Told()
            logging.getLogger("flibuste").addHandler(told)
            host = Host(open_store(url), OwnThoughts(), 0.0, keep_finished=9)
            await host.start()
            await asyncio.wait_for(told.event.wait(), 60)
            logging.getLogger("flibuste").removeHandler(told)
            with pytest.raises(NoSuchTable):
                host.find(old.table.id)
            for made in (running, in_time, *chapters):
                assert host.find(made.table.id)._ready().seats == 2
            await sail(host, chapters[1])
            await host.close()
        return told

    assert asyncio.run(run()).lines == ["Tables that were deleted 9 days after their end: 1."]
    assert papers_at(url) == 2 * [running.table.id], "what belongs to a table goes with it: its study and its hooks"
    store = open_store(url)
    assert store.delete_finished(later + 1, {chapters[0].table.id}) == 2, "all of the campaign is over now"
    asyncio.run(store.close())
    assert do(url, "check-store") == 0


class Told(logging.Handler):
    """Waits for the line in the log that tells of tables which were deleted."""

    def __init__(self) -> None:
        super().__init__()
        self.event = asyncio.Event()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "deleted" in record.getMessage():
            self.lines.append(record.getMessage())
            self.event.set()


async def played(host: Host) -> TableMade:
    await host.start()
    made = await host.make_table(wish("here", "here", decision_limit=100))
    await go_on(host, made.table.id, 100)
    await host.close()
    return made

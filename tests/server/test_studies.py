"""Studies of finished games: of no running one, never lost, never in anybody's way, kept with the game."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from tests.server.helpers import OpenServer
from tests.server.test_host import OwnThoughts, open_host, random_move, wish, with_host
from tests.server.test_shares import Queue, run

from flibuste.games import find_title
from flibuste.kernel.game import rebuild
from flibuste.kernel.logbook import EVERYBODY, NOBODY
from flibuste.kernel.records import read_record
from flibuste.server import studies
from flibuste.server.bot_worker import Call
from flibuste.server.host import Host
from flibuste.server.protocol import StudyInfo
from flibuste.server.shares import LONGEST, PATIENT
from flibuste.server.store import SqliteStore
from flibuste.server.studied import MOST_EVENTS
from flibuste.server.table import Table
from flibuste.server.troubles import NotNow
from flibuste.study import Budget, analyse

LITTLE = Budget(playouts=4, redraws=1, error=studies.BUDGET.error)


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "BUDGET", LITTLE)
    monkeypatch.setattr(studies, "SAVED_EVERY", 0.0)


class Halting(OwnThoughts):
    """Looks at as many pieces of a study as it may."""

    def __init__(self, pieces: int = 0) -> None:
        super().__init__()
        self._allowed = asyncio.Semaphore(pieces)

    def allow(self, pieces: int) -> None:
        for _ in range(pieces):
            self._allowed.release()

    async def study(self, call: Call) -> dict[str, object]:
        await self._allowed.acquire()
        return await super().study(call)


async def keep_some(host: Host, store: SqliteStore, id: str, thoughts: Halting) -> None:
    """Goes on piece by piece until the store has some moves."""
    kept: list[object] = []
    while len(kept) < 12:
        if not host.studies._sittings[id].is_saving:
            thoughts.allow(1)
        await asyncio.sleep(0.001)
        paper = store.paper(studies.SHELF, id)
        kept = json.loads(paper.text)["found"] if paper is not None else []


async def finished_table(host: Host) -> Table:
    made = await host.make_table(wish("here", "here", decision_limit=100))
    table = host.find(made.table.id)
    while not table.over:
        await random_move(table, random.Random(1))
    return table


async def done_some(host: Host, table: Table, moves: int) -> None:
    for _ in range(100_000):
        if (await host.studies.look(table)).done >= moves:
            return
        await asyncio.sleep(0.001)


async def waited_for(host: Host, table: Table) -> StudyInfo:
    told = await host.studies.look(table)
    for _ in range(10_000):
        if told.state not in ("queued", "computing"):
            break
        await asyncio.sleep(0.01)
        told = await host.studies.look(table)
    return told


def test_a_finished_game_is_studied_once_and_kept(tmp_path: Path) -> None:
    thoughts = Halting()

    async def play(host: Host, store: SqliteStore) -> None:
        table = await finished_table(host)
        assert (await host.studies.look(table)).state == "none"
        begun = await host.studies.begin(table)
        assert begun.state in ("queued", "computing")
        assert (await host.studies.begin(table)).state in ("queued", "computing")
        thoughts.allow(10_000)
        told = await waited_for(host, table)
        assert told.state == "done"
        assert [move.number for move in told.moves] == list(range(table.moves_made))
        alone = analyse(read_record(await table.record()), LITTLE)
        assert [move.chances.win for move in told.moves] == [
            pytest.approx(studied.chances.win, abs=1e-4) for studied in alone.moves
        ]
        assert (await host.studies.analysis(table)).to_data() == alone.to_data()
        assert [(one.number, one.kind) for one in told.moments] == [(one.number, one.kind) for one in alone.moments()]
        assert told.words
        moment = told.moments[0].number
        shown = await host.pasts.still(table, moment)
        record = read_record(await table.record())
        assert shown.seat_to_move == record.entries[moment].seat
        assert record.entries[moment].move in [move.notation for move in shown.moves]
        before, after = (rebuild(find_title(record.title), record, made).events for made in (moment, moment + 1))
        happened = [event.seen_by(EVERYBODY)["name"] for event in after[len(before) :]]
        assert [event.name for event in told.moments[0].events] == happened[:MOST_EVENTS]
        ended = await host.pasts.still(table, table.moves_made)
        assert (ended.seat_to_move, ended.moves, ended.outcome) == (NOBODY, [], host.outcome(table.id))
        assert ended.outcome is not None
        with pytest.raises(NotNow):
            await host.pasts.still(table, table.moves_made + 1)
        asked = len(thoughts.calls)
        assert (await host.studies.begin(table)).state == "done"
        assert len(thoughts.calls) == asked

    with_host(tmp_path, play, thoughts)


def test_a_running_game_cannot_be_studied(tmp_path: Path) -> None:
    async def play(host: Host, store: SqliteStore) -> None:
        made = await host.make_table(wish("here", "here"))
        table = host.find(made.table.id)
        for ask in (host.studies.look, host.studies.begin, host.studies.analysis):
            with pytest.raises(NotNow):
                await ask(table)
        with pytest.raises(NotNow):
            await host.pasts.still(table, 0)
        await table.seating.resign(table.seat_to_move)
        with pytest.raises(NotNow):
            await host.pasts.still(table, 0)
        assert (await host.studies.begin(table)).state == "ended"
        assert store.paper(studies.SHELF, table.id) is None

    with_host(tmp_path, play)


def test_a_study_goes_on_after_the_server_was_lost(tmp_path: Path) -> None:
    """By itself, and without doing again what had been kept."""

    async def play() -> None:
        thoughts = Halting()
        async with open_host(tmp_path / "tables.sqlite3", thoughts) as (host, store):
            table = await finished_table(host)
            await host.studies.begin(table)
            await keep_some(host, store, table.id, thoughts)
            record = read_record(await table.record())
            id = table.id
            del table
        async with open_host(tmp_path / "tables.sqlite3", thoughts) as (host, _):
            thoughts.calls.clear()
            thoughts.allow(10_000)
            assert id in host.studies._sittings, "nobody has to ask for it again"
            told = await waited_for(host, host.find(id))
            assert told.state == "done"
            first = thoughts.calls[0].piece
            assert first is not None
            assert first.number >= 12, "what was kept is not looked at again"
            whole = analyse(record, LITTLE)
            assert (await host.studies.analysis(host.find(id))).to_data() == whole.to_data()

    asyncio.run(asyncio.wait_for(play(), 120))


def test_a_study_can_be_stopped_and_taken_up_again(tmp_path: Path) -> None:
    thoughts = Halting(30)

    async def play(host: Host, store: SqliteStore) -> None:
        table = await finished_table(host)
        await host.studies.begin(table)
        await done_some(host, table, 5)
        stopped = await host.studies.stop(table)
        assert stopped.state == "stopped"
        assert stopped.done >= 5
        assert len((await host.studies.look(table, since=3)).moves) == len(stopped.moves) - 3
        with pytest.raises(NotNow):
            await host.studies.analysis(table)
        thoughts.allow(10_000)
        await host.studies.begin(table)
        assert (await waited_for(host, table)).state == "done"

    with_host(tmp_path, play, thoughts)


def test_one_game_at_a_time_and_few_of_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "MOST_OF_ONE", 2)

    async def play(host: Host, store: SqliteStore) -> None:
        tables = [await finished_table(host) for _ in range(studies.MOST_OF_ONE + 1)]
        for table in tables[:-1]:
            await host.studies.begin(table, "1.2.3.4")
        await asyncio.sleep(0)
        states = [(await host.studies.look(table)).state for table in tables]
        assert states == ["computing", *["queued"] * (studies.MOST_OF_ONE - 1), "none"]
        with pytest.raises(studies.TooManyStudies):
            await host.studies.begin(tables[-1], "1.2.3.4")
        assert (await host.studies.begin(tables[-1], "1.2.3.5")).state == "queued"
        assert (await host.studies.stop(tables[-1], "1.2.3.4")).state == "queued", "it is another's"
        assert (await host.studies.stop(tables[-1], "1.2.3.5")).state == "stopped"
        for table in tables:
            await host.studies.stop(table)
        assert not host.studies._asked.counts

    with_host(tmp_path, play, Halting())


def test_a_move_that_cannot_be_studied_stops_the_study(tmp_path: Path) -> None:
    thoughts = OwnThoughts()

    async def play(host: Host, store: SqliteStore) -> None:
        table = await finished_table(host)
        thoughts.fail = "crash"
        await host.studies.begin(table)
        assert (await waited_for(host, table)).state == "stopped"
        thoughts.fail = ""
        await host.studies.begin(table)
        assert (await waited_for(host, table)).state == "done"

    with_host(tmp_path, play, thoughts)


def test_studies_wait_for_everybody_else() -> None:
    async def work() -> None:
        queue = Queue(2)
        await queue.ask(PATIENT, PATIENT)
        assert queue.begun == [PATIENT], "one place is always left"
        await queue.ask("anne", "bart", PATIENT)
        assert queue.begun == [PATIENT, "anne"]
        assert queue.allowed[1] == LONGEST, "nobody thinks less because of a study"
        await queue.end(60.0, PATIENT)
        assert queue.begun[2:] == ["bart"]
        await queue.end(0.1, "anne")
        assert queue.begun[3:] == [PATIENT]

    run(work())


def test_by_http(tmp_path: Path) -> None:
    server = OpenServer(tmp_path / "tables.sqlite3")
    try:
        made = server.make_table("here", "here", options={"decision_limit": 100})
        path = f"/api/tables/{made['table']['id']}/study"
        assert server.ask(path)[0] == server.ask(path, {})[0] == 409
        page = server.page(made["table"]["id"], *[key["token"] for key in made["keys"]])
        page.wait_for("update")
        while page.update["seat_to_move"] >= 0:
            page.random_move(random.Random(1))
            page.wait_for_moves(page.update["moves_made"] + 1)
        assert server.get(path)["state"] == "none"
        assert server.ask(f"{path}/csv")[0] == 409
        assert server.get(path, {"wanted": False})["state"] == "none"
        assert server.get(path, {})["state"] in ("queued", "computing", "done")
        while server.get(path)["state"] != "done":
            pass
        told = server.get(f"{path}?since=95")
        assert told["total"] == len(told["moves"]) == 100, "what is done is told whole"
        assert json.loads(server.ask(f"{path}/json")[1])["title"] == "port_royal"
        assert len(server.ask(f"{path}/csv")[1].splitlines()) == 101
        assert server.ask(f"{path}/xml")[0] == 404
        assert [server.ask(path, {}, "1.2.3.4")[0] for _ in range(11)][-1] == 429
    finally:
        server.end()

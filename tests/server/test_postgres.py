"""A store in PostgreSQL: connections that break, and who may write."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from tests.server.helpers import PATIENCE, Server, tokens
from tests.server.places import Databases, Postgres
from tests.server.test_host import OwnThoughts, random_move, wish
from tests.server.test_store import HEADER

from flibuste.server.host import Host
from flibuste.server.store import BadStore, NotSaved, Paper, open_store
from flibuste.server.store.contract import Unreachable
from flibuste.server.store.log_store import Batch
from flibuste.server.store.postgres import PostgresStore


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """For a test that stops it."""
    server = Postgres()
    yield server
    server.end()


def with_store(url: str, work: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(url)
        assert isinstance(store, PostgresStore)
        store.claim()
        store.start()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def cut_off(databases: Databases, url: str) -> None:
    """Ends all connections."""
    with contextlib.suppress(psycopg.errors.AdminShutdown):
        databases.run(
            url,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
            "AND pid <> pg_backend_pid()",
        )


def numbers(store: PostgresStore) -> list[int]:
    log = store.log("t")
    assert log is not None
    return [number for number, *_ in log.lines]


def test_a_connection_that_breaks_is_made_anew(databases: Databases) -> None:
    async def work(store: PostgresStore) -> None:
        await store.add_table("t", HEADER)
        for number in range(6):
            if number % 2:
                cut_off(databases, databases.url())
            await store.append("t", number, "join", {"seat": 0})
        assert numbers(store) == [*range(6)]
        with pytest.raises(BadStore, match="Another Flibuste plays"):
            open_store(databases.url()).claim()

    with_store(databases.url(), work)


def test_a_connection_of_which_the_database_does_not_know_yet_that_it_broke_keeps_no_claim(
    databases: Databases,
) -> None:
    async def work(store: PostgresStore) -> None:
        await store.add_table("t", HEADER)
        store._writer.pgconn.send_query(
            b"SELECT pg_sleep(600)"
        )  # who sleeps does not see that nobody is there any more
        store._writer.close()
        await store.append("t", 0, "join", {"seat": 0})
        assert numbers(store) == [0]

    with_store(databases.url(), work)


def test_what_was_being_written_when_the_connection_broke_is_not_written_later(databases: Databases) -> None:
    """The line is neither there when the store is asked, nor may it get there behind the writer's back."""

    async def work(store: PostgresStore) -> None:
        await store.add_table("t", HEADER)
        insert = b"INSERT INTO events VALUES ('t', 0, 'join', '{}', ''); SELECT pg_sleep(600); COMMIT"
        store._writer.pgconn.send_query(b"BEGIN; " + insert)
        store._writer.close()
        await asyncio.wait_for(store.append("t", 0, "join", {"seat": 0}), PATIENCE)
        assert numbers(store) == [0]

    with_store(databases.url(), work)


def test_what_was_written_when_the_connection_broke_is_not_written_twice(
    databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: PostgresStore) -> None:
        await store.add_table("t", HEADER)
        insert = store._try_to_insert

        def insert_and_break(batch: Batch) -> None:
            insert(batch)
            cut_off(databases, databases.url())
            raise Unreachable("The answer got lost.")

        with monkeypatch.context() as broken:
            broken.setattr(store, "_try_to_insert", insert_and_break)
            await store.append("t", 0, "join", {"seat": 0})
            await store.add_table("u", HEADER)
            await store.put("people", "anne", 0, "once")
            await store.put("people", "bart", 0, "")
            await store.drop("people", "bart")
        await store.append("t", 1, "join", {"seat": 0})
        assert numbers(store) == [0, 1]
        assert [*store.all_papers()] == [Paper("people", "anne", 1, 0.0, "once")]
        assert store.table("u") is not None

    with_store(databases.url(), work)


def test_as_long_as_there_is_no_database_everything_is_refused_in_words_and_nothing_is_lost(
    own_postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    url = own_postgres.new_database()

    async def run() -> None:
        host = Host(open_store(url), OwnThoughts(), 0.0, allow_seeds=True)
        await host.start()
        ids = [(await host.make_table(wish("here", "open"))).table.id for _ in range(2)]
        played, joined = [host.find(id) for id in ids]
        await played.admission.join("Mary")
        rng = random.Random(1)
        for _ in range(10):
            await random_move(played, rng)
        own_postgres.stop()
        for _ in range(2):
            with pytest.raises((NotSaved, BadStore), match=r"cannot be reached now|cannot be read now"):
                await random_move(played, rng)
            with pytest.raises(NotSaved, match="cannot be reached now"):
                await joined.admission.join("Anne")
        assert (played.info().moves, joined.info().seats[1].taken) == (10, False)
        own_postgres.start()
        await random_move(played, rng)
        await joined.admission.join("Anne")
        await host.close()
        again = Host(open_store(url), OwnThoughts(), 0.0, allow_seeds=True)
        await again.start()
        assert again.find(ids[0])._ready().seats == 2
        assert again.info(ids[0]).moves == 11
        assert again.info(ids[1]).seats[1].name == "Anne"
        await again.close()

    asyncio.run(run())
    of_the_store = [message for message in caplog.messages if message.startswith("The store ")]
    assert ["reached:" in message for message in of_the_store] == [True, False], (
        "once when it goes, once when it is back"
    )


def test_who_lost_its_claim_to_another_writes_no_more(databases: Databases) -> None:
    async def work(store: PostgresStore) -> None:
        await store.add_table("t", HEADER)
        cut_off(databases, databases.url())
        other = open_store(databases.url())
        other.claim()
        with pytest.raises(Unreachable, match="played by another server now"):
            await store.append("t", 0, "join", {"seat": 0})
        await other.close()
        await store.append("t", 0, "join", {"seat": 0})
        assert numbers(store) == [0]

    with_store(databases.url(), work)


def test_one_bad_line_does_not_take_the_others_with_it(databases: Databases) -> None:
    async def work(store: PostgresStore) -> None:
        await store.add_table("t", HEADER)
        lines = [store.append("t", number, "join", {"seat": 0}) for number in (0, 0, 1, 5, 2)]
        results = await asyncio.gather(*lines, return_exceptions=True)
        assert [isinstance(result, NotSaved) for result in results] == [False, True, False, True, False]
        assert numbers(store) == [0, 1, 2]

    with_store(databases.url(), work)


def test_a_store_from_before_there_were_papers_is_brought_up_to_date(
    databases: Databases, caplog: pytest.LogCaptureFixture
) -> None:
    url = databases.url()
    old = open_store(url)
    databases.run(url, "DROP TABLE papers")
    databases.run(url, "UPDATE store SET version = 2")
    old.claim()
    with pytest.raises(BadStore, match="stop it first"):
        open_store(url)
    asyncio.run(old.close())

    async def work(store: PostgresStore) -> None:
        await store.put("people", "anne", 0, "")

    with_store(url, work)
    with_store(url, work_done)
    assert len([message for message in caplog.messages if "brought up to" in message]) == 1


def test_webhooks_in_papers_of_their_own_are_gathered(databases: Databases) -> None:
    url = databases.url()
    shelf = "INSERT INTO papers VALUES ('hooks', '{}', 1, 0, '{}')"

    async def open_table(store: PostgresStore) -> None:
        await store.add_table("t", HEADER)

    with_store(url, open_table)
    databases.run(url, shelf.format("t/0", '{"url":"https://old.example.org/"}'))
    databases.run(url, "UPDATE store SET version = 3")

    async def look(store: PostgresStore) -> None:
        (paper,) = store.papers("hooks", 9)
        assert (paper.key, paper.text) == ("t", '[{"seat":0,"person":"","url":"https://old.example.org/"}]')

    with_store(url, look)


async def work_done(store: PostgresStore) -> None:
    assert [paper.key for paper in store.all_papers()] == ["anne"]


def test_what_no_text_of_a_database_can_hold_is_not_there(
    databases: Databases, caplog: pytest.LogCaptureFixture
) -> None:
    """Strangers ask for it: as with a file they are told so, and the log is not."""

    async def work(store: PostgresStore) -> None:
        assert store.table("a\0b") is None
        assert store.paper("people", "\0") is None
        assert store.campaign("\0") == []

    with_store(databases.url(), work)
    assert caplog.text == ""


def test_a_newer_store_is_left_alone(databases: Databases) -> None:
    asyncio.run(open_store(databases.url()).close())
    databases.run(databases.url(), "UPDATE store SET version = 99")
    with pytest.raises(BadStore, match="newer version"):
        open_store(databases.url())


@pytest.mark.server
def test_a_server_keeps_its_tables_there_and_nobody_sees_the_password(databases: Databases, tmp_path: Path) -> None:
    url = databases.url() + "&password=secret"
    server = Server(tmp_path, "--store", url)
    made = server.make_table("here", "here")
    page = server.page(made["table"]["id"], *tokens(made))
    page.wait_for("update")
    rng = random.Random(1)
    for number in range(10):
        assert page.random_move(rng)["type"] == "done"
        page.wait_for_moves(number + 1)
    server.end(signal.SIGKILL)
    server.leave()
    server.start()
    assert server.get(f"/api/tables/{made['table']['id']}")["moves"] == 10
    with pytest.raises(BadStore, match="Another Flibuste") as told:
        open_store(url).claim()
    assert "secret" not in str(told.value)
    server.end()

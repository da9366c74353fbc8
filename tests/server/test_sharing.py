"""Servers that share a store: leases, fences, and who holds which table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.places import Databases, Files
from tests.server.test_store import HEADER

from flibuste.server.store import BadStore, Fenced, Lease, NotSaved, open_store
from flibuste.server.store.contract import Roll
from flibuste.server.store.postgres import PostgresStore

LONG = 600.0
"""Seconds, of a lease that does not run out."""
OUT = 0.0
"""Of one that has run out as soon as it is given."""


def opened(url: str) -> PostgresStore:
    store = open_store(url)
    assert isinstance(store, PostgresStore)
    return store


def with_two(
    url: str, seconds: float, work: Callable[[PostgresStore, Lease, PostgresStore, Lease], Awaitable[None]]
) -> None:
    """Two servers of one store, each with a lease of so many seconds."""

    async def run() -> None:
        one, other = opened(url), opened(url)
        first, second = one.share("one:1", "secret 1", seconds), other.share("other:2", "secret 2", seconds)
        for store in (one, other):
            store.start()
        try:
            await work(one, first, other, second)
        finally:
            for store, lease in ((one, first), (other, second)):
                await store.close()
                lease.end()

    asyncio.run(run())


def written(store: PostgresStore) -> list[object]:
    table = store.table("t")
    assert table is not None, "its chain is whole"
    return [line.facts["name"] for line in table.people]


def rename(store: PostgresStore, number: int, name: str) -> Awaitable[None]:
    return store.append("t", number, "rename", {"seat": 0, "name": name})


def test_a_file_is_for_one_server(tmp_path: Path) -> None:
    store = open_store(Files(tmp_path).url())
    with pytest.raises(BadStore, match="Several processes need a store in PostgreSQL"):
        store.share("one:1", "", LONG)
    asyncio.run(store.close())


def test_one_alone_and_several_do_not_mix(databases: Databases) -> None:
    alone, one, other = (opened(databases.url()) for _ in range(3))
    first, second = one.share("one:1", "", LONG), other.share("other:2", "", LONG)
    with pytest.raises(BadStore, match="Another Flibuste plays"):
        alone.claim()
    for store, lease in ((one, first), (other, second)):
        asyncio.run(store.close())
        lease.end()
    alone.claim()
    with pytest.raises(BadStore, match="Another Flibuste plays"):
        opened(databases.url()).share("one:1", "", LONG)
    asyncio.run(alone.close())


def test_a_table_is_held_by_who_comes_first(databases: Databases) -> None:
    async def work(one: PostgresStore, first: Lease, other: PostgresStore, second: Lease) -> None:
        await one.add_table("t", HEADER)
        assert (one.hold("t"), other.hold("t")) == (None, first.own)
        assert (one.hold("none"), other.hold("none")) == (None, None)
        assert other.take_up(-1.0, 10) == []
        first.end()
        assert second.renew() == Roll([second.own], ended=[])
        assert other.take_up(-1.0, 10) == ["t"]
        assert other.hold("t") is None

    with_two(databases.url(), LONG, work)


def test_who_was_not_heard_of_in_time_can_never_write_again(databases: Databases) -> None:
    """Though the number of the line is free, and nobody has written anything since."""

    async def work(one: PostgresStore, first: Lease, other: PostgresStore, second: Lease) -> None:
        await one.add_table("t", HEADER)
        await rename(one, 0, "one")
        assert second.renew() == Roll([second.own], ended=[first.own.number]), "the lease of the first has run out"
        with pytest.raises(Fenced):
            await rename(one, 1, "one, late")
        with pytest.raises(Fenced):
            await one.add_table("u", HEADER)
        with pytest.raises(Fenced):
            one.hold("t")
        with pytest.raises(Fenced):
            first.renew()
        assert other.hold("t") is None
        await rename(other, 1, "other")
        with pytest.raises(NotSaved):
            await rename(one, 2, "one, later")
        assert written(other) == ["one", "other"]
        assert other.table("u") is None

    with_two(databases.url(), OUT, work)


def test_a_lease_that_ran_out_is_good_until_somebody_ends_it(databases: Databases) -> None:
    async def work(one: PostgresStore, first: Lease, other: PostgresStore, second: Lease) -> None:
        await one.add_table("t", HEADER)
        await rename(one, 0, "one")
        assert other.hold("t") == first.own
        with pytest.raises(NotSaved):
            await rename(other, 2, "a line too far")
        assert written(one) == ["one"]

    with_two(databases.url(), OUT, work)


def test_whoever_is_in_the_midst_of_writing_is_not_ended(databases: Databases) -> None:
    """Its transaction ends first, or the database ends it."""

    async def work(one: PostgresStore, first: Lease, other: PostgresStore, second: Lease) -> None:
        await one.add_table("t", HEADER)
        connection = one._connect()
        with connection.transaction():
            connection.execute("SELECT 1 FROM servers WHERE number = %s FOR KEY SHARE", (first.own.number,))
            assert second.renew() == Roll([first.own, second.own], ended=[])
        connection.close()
        assert second.renew() == Roll([second.own], ended=[first.own.number])

    with_two(databases.url(), OUT, work)


def test_a_successor_at_the_same_address_takes_over(databases: Databases) -> None:
    async def work(one: PostgresStore, first: Lease, other: PostgresStore, second: Lease) -> None:
        await one.add_table("t", HEADER)
        heir = opened(databases.url())
        heir.start()
        lease = heir.share("one:1", "secret 3", LONG)
        assert lease.own.number > second.own.number > first.own.number
        with pytest.raises(Fenced):
            await rename(one, 0, "one")
        assert heir.take_up(-1.0, 10) == ["t"]
        await rename(heir, 0, "heir")
        assert written(other) == ["heir"]
        await heir.close()
        lease.end()

    with_two(databases.url(), LONG, work)


def test_news_reach_everybody_in_order(databases: Databases) -> None:
    async def work(one: PostgresStore, first: Lease, other: PostgresStore, second: Lease) -> None:
        told = [f"news {number} " + "x" * 1_000 for number in range(50)]
        first.exchange([*told, "too long " * 2_000], 0.0)
        heard: list[str] = []
        while len(heard) < len(told):
            heard += second.exchange([], 0.1)
        assert heard == told

    with_two(databases.url(), LONG, work)

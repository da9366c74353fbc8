"""A player's own program is told when it is their turn, and nobody reaches through the server what only it can."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_coming_and_going import refused
from tests.server.test_host import OwnThoughts, random_move, visit, wish

from flibuste.kernel.refusals import Refused
from flibuste.server.host import Host
from flibuste.server.limits import BUDGETS, TooOften
from flibuste.server.posting import MOST_OF_ONE, WITHIN, Parcel, Posts, is_public, read_url
from flibuste.server.store import SqliteStore
from flibuste.server.table import Table


class Receiver:
    """A program that is told; it answers with these lines in turn, then that all is well."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def serve(self) -> str:
        server = await asyncio.start_server(self._hear, "127.0.0.1")
        return f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/turn?of=mine"

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = int(head.lower().partition("content-length: ")[2].partition("\r\n")[0])
        body = json.loads(await reader.readexactly(length))
        answer = self.answers.pop(0) if self.answers else "HTTP/1.1 204 Well"
        writer.write(f"{answer}\r\n\r\n".encode())
        writer.close()
        await self.heard.put({"line": head.partition("\r\n")[0], **body})


def with_host(file: Path, play: Callable[[Host], Awaitable[None]], allow_local: bool = True) -> None:
    def impatient() -> Host:
        host = Host(SqliteStore(file), OwnThoughts(), 0.0, allow_seeds=True, allow_local_hooks=allow_local)
        host.posts.tries = (0.0, 0.0)
        return host

    visit(impatient, play)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


async def until_turn_of(table: Table, seat: int) -> None:
    rng = random.Random(1)
    while table.seat_to_move == seat:
        await random_move(table, rng)
    while table.seat_to_move != seat:
        await random_move(table, rng)


def test_a_program_is_told_when_it_is_the_turn_of_its_seat_after_a_restart_too(file: Path) -> None:
    ids: list[str] = []

    async def play(host: Host) -> None:
        receiver = Receiver()
        table = host.find((await host.make_table(wish("here", "here"))).table.id)
        ids.append(table.id)
        await host.hooks.set(table, 1, await receiver.serve())
        await until_turn_of(table, 1)
        assert await receiver.heard.get() == {
            "line": "POST /turn?of=mine HTTP/1.1",
            "table": table.id,
            "title": "port_royal",
            "seat": 1,
            "moves": table.moves_made,
        }

    async def go_on(host: Host) -> None:
        table = host.find(ids[0])
        assert host.hooks.url(table, 0) == ""
        assert host.hooks.url(table, 1).startswith("http://127.0.0.1:")
        await host.hooks.set(table, 1, "")
        assert host.hooks.url(table, 1) == ""

    async def look(host: Host) -> None:
        assert host.hooks.url(host.find(ids[0]), 1) == ""

    with_host(file, play)
    with_host(file, go_on)
    with_host(file, look)


def test_it_is_tried_again_a_few_times_and_a_redirect_is_not_followed(file: Path) -> None:
    async def play(host: Host) -> None:
        receiver = Receiver("HTTP/1.1 302 There\r\nlocation: http://127.0.0.1:1/", "nonsense", "HTTP/1.1 500 Ill")
        table = host.find((await host.make_table(wish("here", "here"))).table.id)
        await host.hooks.set(table, 1, await receiver.serve())
        await until_turn_of(table, 1)
        told = [await receiver.heard.get() for _ in range(3)]
        assert told[0] == told[1] == told[2]
        await asyncio.gather(*host.posts.tasks)
        assert receiver.heard.empty()

    with_host(file, play)


def test_a_seat_that_is_told_too_often_is_told_less(file: Path) -> None:
    async def play(host: Host) -> None:
        receiver = Receiver()
        table = host.find((await host.make_table(wish("here", "here"))).table.id)
        await host.hooks.set(table, 1, await receiver.serve())
        for _ in range(9):
            host.hooks.turn_came(table, 1)
        await asyncio.gather(*host.posts.tasks)
        assert receiver.heard.qsize() == 5

    with_host(file, play)


def test_many_names_of_one_address_are_told_no_more_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUDGETS, "hosts", BUDGETS["hosts"]._replace(most=2, each=3600.0))
    resolved = socket.getaddrinfo
    monkeypatch.setattr("socket.getaddrinfo", lambda _, *rest, **more: resolved("127.0.0.1", *rest, **more))

    async def run() -> None:
        receiver, posts = Receiver(), Posts(allow_local=True)
        url = await receiver.serve()
        for number in range(4):
            name = url.replace("127.0.0.1", f"n{number}.example.org")
            posts.send(Parcel(name, b"{}", {}, f"table {number}", f"8.8.8.{number}"))
        await asyncio.gather(*posts.tasks)
        assert receiver.heard.qsize() == 2
        with pytest.raises(TooOften):
            await posts.attempt(Parcel(url, b"{}", {}, "table 9", "8.8.8.9"))

    asyncio.run(run())


def test_programs_that_never_answer_keep_nobody_else_from_being_told() -> None:
    async def run() -> None:
        async def never(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
            await reader.read()
            await asyncio.sleep(3600)

        silent = await asyncio.start_server(never, "127.0.0.1")
        url = f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}/"
        posts, receiver = Posts(allow_local=True), Receiver()
        for number in range(25):
            posts.send(Parcel(url, b"{}", {}, f"table {number}", "8.8.8.8"))
        assert len(posts.tasks) == MOST_OF_ONE
        with pytest.raises(TooOften):
            await posts.attempt(Parcel(url, b"{}", {}, "table 99", "8.8.8.8"))
        posts.send(Parcel(await receiver.serve(), b"{}", {}, "another 0", "8.8.8.9"))
        async with asyncio.timeout(WITHIN - 1):
            assert (await receiver.heard.get())["line"].startswith("POST /turn")
        await posts.close()
        posts.send(Parcel(await receiver.serve(), b"{}", {}, "table 98", "8.8.8.8"))
        await receiver.heard.get()
        await posts.close()

    asyncio.run(run())


def test_nothing_is_sent_into_the_network_of_the_server(file: Path) -> None:
    async def play(host: Host) -> None:
        receiver = Receiver()
        table = host.find((await host.make_table(wish("here", "here"))).table.id)
        url = await receiver.serve()
        assert await refused(host.hooks.set(table, 1, url)) == "bad-hook"
        await host.hooks.set(table, 1, url.replace("http:", "https:"))
        host.hooks.turn_came(table, 1)
        await asyncio.gather(*host.posts.tasks)
        assert receiver.heard.empty()

    with_host(file, play, allow_local=False)


def test_which_addresses_are_public() -> None:
    for address in ("93.184.216.34", "2606:2800:220:1::1"):
        assert is_public(address)
    for address in (
        "127.0.0.1",
        "10.1.2.3",
        "169.254.169.254",
        "192.168.0.1",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::",
        "fec0::1",
        "::7f00:1",
    ):
        assert not is_public(address), address


def test_which_urls_may_be_named() -> None:
    assert read_url("https://example.org", allow_local=False) == ("example.org", 443, "/", True)
    assert read_url("https://[2606:2800::1]:8443/a?b=c", allow_local=False) == ("2606:2800::1", 8443, "/a?b=c", True)
    for url in (
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://me:secret@example.org/",
        "https://example.org:99999/",
        "https://example.org/a\r\nhost: b",
        "https://example.org/" + "a" * 500,
        "javascript:1",
    ):
        with pytest.raises(Refused):
            read_url(url, allow_local=False)


def test_an_address_is_tried_at_once_and_the_refusal_says_why(file: Path) -> None:
    async def play(host: Host) -> None:
        table = host.find((await host.make_table(wish("here", "here"))).table.id)
        assert await refused(host.hooks.attempt(table, 0)) == "bad-hook", "none is named"
        program = Receiver("HTTP/1.1 500 Broken")
        await host.hooks.set(table, 0, await program.serve())
        assert host.hooks.url(table, 0).endswith("/turn?of=mine")
        assert host.hooks.url(table, 1) == "", "of another seat nothing is known"
        assert await refused(host.hooks.attempt(table, 0)) == "hook-silent"
        await host.hooks.attempt(table, 0)
        heard = [await program.heard.get() for _ in range(2)]
        assert [told["seat"] for told in heard] == [0, 0]

    async def abroad(host: Host) -> None:
        table = host.find((await host.make_table(wish("here", "here"))).table.id)
        await host.hooks.set(table, 0, "https://127.0.0.1/turn")
        assert await refused(host.hooks.attempt(table, 0)) == "hook-not-public"

    with_host(file, play)
    with_host(file, abroad, allow_local=False)

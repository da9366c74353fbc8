"""Several servers that play the tables of one store. Each table is played by one of them; any takes any connection.

A connection for a table that another server plays becomes a pipe: its bytes go there and back as they are.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final

import msgspec

from flibuste.kernel.refusals import FlibusteError
from flibuste.server.protocol import TableInfo
from flibuste.server.store import Lease, Peer, Store
from flibuste.server.store.contract import Roll, Unreachable

EVERY: Final = 1.0
"""Seconds between two words, and until others hear what is listed."""
MOST_PLACES: Final = 100_000
"""Tables of which it is remembered where they are."""
ANSWERS_WITHIN: Final = 30.0
MARKS_AT_ONCE: Final = 150
"""So many fit into one piece of news, however long they are."""


class Elsewhere(Unreachable):
    """Another server plays this table."""


class News(msgspec.Struct, omit_defaults=True):
    """What one server tells all."""

    server: int
    listed: TableInfo | None = None
    """A table as the lobby shows it."""
    gone: str = ""
    """A table that it shows no longer."""
    boarded: list[str] = []
    """Marks of people who are there now, and were not before."""
    left: list[str] = []
    hello: bool = False
    """Somebody new asks what there is."""


class Fleet:
    """The other servers, as far as this one knows."""

    def __init__(self, store: Store, lease: Lease, lost: Callable[[], None]) -> None:
        """`lost` is called when this server was not heard of in time: it must begin anew."""
        self.lost = lost
        self.own = lease.own
        self.at_hand: Callable[[str], bool] = lambda _: False
        """Whether this server has a table open; the host says so."""
        self._store = store
        self._lease = lease
        self._peers: list[Peer] = [lease.own]
        self._places: dict[str, Peer] = {}
        self._pipes: set[Pipe] = set()
        self._told: dict[str, TableInfo] = {}
        self._listed: dict[int, dict[str, TableInfo]] = {}
        """What the lobby shows of other servers' tables, by server."""
        self._told_aboard: set[str] = set()
        self._aboard: dict[int, set[str]] = {}
        """Who is at the other servers."""
        self._is_new = True

    def place_of(self, id: str) -> Peer | None:
        """Who plays a table; None: this server, or there is no such table."""
        if not id or self.at_hand(id):
            return None
        place = self._places.get(id) or self._store.hold(id)
        if place is not None:
            if len(self._places) >= MOST_PLACES:
                self._places.clear()
            self._places[id] = place
        return place

    def listed(self) -> list[TableInfo]:
        """What other servers show in the lobby."""
        return [table for tables in self._listed.values() for table in tables.values()]

    def aboard(self) -> set[str]:
        """The marks of those who are at other servers."""
        return set().union(*self._aboard.values())

    async def round(self, listed: list[TableInfo], aboard: set[str]) -> bool:
        """Tells what this server lists and who is there, and hears of the others; whether one of them has ended.

        Fenced, BadStore.
        """
        tables = {table.id: table for table in listed}
        news = [*self._news(tables), *self._aboard_news(aboard)]
        try:
            roll, heard = await asyncio.to_thread(self._speak, [msgspec.json.encode(one).decode() for one in news])
        except FlibusteError:
            self._is_new = True  # news may have been missed meanwhile
            raise
        self._told, self._told_aboard = tables, aboard
        if self._is_new:
            self._listed, self._aboard, self._is_new = {}, {}, False
        for text in heard:
            self._note(msgspec.json.decode(text, type=News))
        return self._meet(roll)

    def _speak(self, news: list[str]) -> tuple[Roll, list[str]]:
        roll = self._lease.renew()
        return roll, self._lease.exchange(news, EVERY)

    def _news(self, now: dict[str, TableInfo]) -> list[News]:
        """What has changed since it was told."""
        news = [News(self.own.number, listed=table) for id, table in now.items() if self._told.get(id) != table]
        news += [News(self.own.number, gone=id) for id in self._told if id not in now]
        if self._is_new:
            news.insert(0, News(self.own.number, hello=True))
        return news

    def _aboard_news(self, now: set[str]) -> list[News]:
        came, left = now - self._told_aboard, self._told_aboard - now
        return [
            *[News(self.own.number, boarded=some) for some in _in_parts(came)],
            *[News(self.own.number, left=some) for some in _in_parts(left)],
        ]

    def _note(self, news: News) -> None:
        if news.server == self.own.number:
            return
        if news.hello:
            self._told = {}
            self._told_aboard = set()
        self._aboard[news.server] = self._aboard.get(news.server, set()).union(news.boarded).difference(news.left)
        tables = self._listed.setdefault(news.server, {})
        tables.pop(news.gone, None)
        if news.listed is not None:
            tables[news.listed.id] = news.listed

    def _meet(self, roll: Roll) -> bool:
        """Who has ended plays no tables; whoever was piped there comes again."""
        ended = {*roll.ended, *(peer.number for peer in self._peers)} - {peer.number for peer in roll.there}
        if roll.there == self._peers and not ended:
            return False
        self._peers = roll.there
        self._places.clear()
        self._listed = {number: tables for number, tables in self._listed.items() if number not in ended}
        self._aboard = {number: marks for number, marks in self._aboard.items() if number not in ended}
        for pipe in [pipe for pipe in self._pipes if pipe.peer.number in ended]:
            pipe.cut()
        return bool(ended)

    def end(self) -> None:
        self._lease.end()

    # --- lines to the others ------------------------------------------------------------------------------------------

    def is_own(self, hail: bytes) -> bool:
        """Whether a line from another server begins as it should."""
        return hmac.compare_digest(hail, self.own.secret.encode())

    def is_inner(self, port: int | None) -> bool:
        """Whether this is where other servers come in."""
        return self.own.address.endswith(f":{port}")

    async def join(self, peer: Peer, caller: str, end: PipeEnd) -> None:
        """Makes a pipe to another server, with the address of who calls; OSError where it cannot be reached."""
        try:
            host, _, port = peer.address.rpartition(":")
            loop = asyncio.get_running_loop()
            _, pipe = await loop.create_connection(lambda: Pipe(peer, end, self._pipes), host, int(port))
        except OSError:
            self._places.clear()
            raise
        pipe.transport.write(hail(peer, caller))
        end.joined(pipe)

    async def ask_others(self, path: str) -> dict[str, bytes]:
        """What the other servers answer at a path, by their addresses; empty where one does not."""
        others = [peer for peer in self._peers if peer != self.own]
        answers = await asyncio.gather(*[_ask(peer, path) for peer in others])
        return {peer.address: answer for peer, answer in zip(others, answers, strict=True)}


def _in_parts(marks: Iterable[str]) -> Iterator[list[str]]:
    rest = iter(marks)
    while part := list(islice(rest, MARKS_AT_ONCE)):
        yield part


def hail(peer: Peer, caller: str) -> bytes:
    """What a line to another server begins with: its secret, and the address of who is at the other end."""
    return f"{peer.secret} {caller}\n".encode()


async def _ask(peer: Peer, path: str) -> bytes:
    host, _, port = peer.address.rpartition(":")
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                request = f"GET {path} HTTP/1.1\r\nhost: {peer.address}\r\nconnection: close\r\n\r\n"
                writer.write(hail(peer, "127.0.0.1") + request.encode())
                _, _, body = (await reader.read(-1)).partition(b"\r\n\r\n")
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return b""
    return body


class PipeEnd:
    """The visitor's end of a pipe."""

    transport: asyncio.Transport

    def joined(self, pipe: Pipe) -> None:
        raise NotImplementedError


class Pipe(asyncio.Protocol):
    """The other server's end of a pipe: what comes from there goes to the visitor."""

    def __init__(self, peer: Peer, end: PipeEnd, all: set[Pipe]) -> None:
        self.peer = peer
        self._end = end
        self._all = all
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self._all.add(self)

    def data_received(self, data: bytes) -> None:
        self._end.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.discard(self)
        self._end.transport.close()

    def pause_writing(self) -> None:
        self._end.transport.pause_reading()

    def resume_writing(self) -> None:
        self._end.transport.resume_reading()

    def cut(self) -> None:
        self._end.transport.abort()
        self.transport.abort()

"""Several servers that play the tables of one store. Each table is played by one of them; any takes any connection.

A connection for a table that another server plays becomes a pipe: its bytes go there and back as they are.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, NamedTuple, TypeVar

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
MOST_TOLD: Final = 150
"""Of one piece of news: tables at which somebody is, or marks. What is told at once may have 8,000 bytes."""


class Elsewhere(Unreachable):
    """Another server plays this table."""


class News(msgspec.Struct, omit_defaults=True):
    """What one server tells all."""

    server: int
    listed: TableInfo | None = None
    """A table as the lobby shows it."""
    gone: str = ""
    """A table that it shows no longer."""
    here: dict[str, list[int]] = {}
    """The seats at which somebody is now, of tables where that has changed."""
    boarded: list[str] = []
    """Marks of people who are there now, and were not before."""
    left: list[str] = []
    hello: bool = False
    """Somebody new asks what there is."""


class Scene(NamedTuple):
    """What a server tells the others of itself."""

    listed: dict[str, TableInfo]
    """The tables that its lobby shows."""
    here: dict[str, list[int]]
    """The seats of its tables at which somebody is."""
    aboard: set[str]
    """The marks of those who are there at all."""


def empty() -> Scene:
    return Scene({}, {}, set())


Some = TypeVar("Some")


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
        self._told = empty()
        self._others: dict[int, Scene] = {}
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
        return [table for other in self._others.values() for table in other.listed.values()]

    def here(self, id: str) -> list[int]:
        """The seats at which somebody is, of a table that another server plays."""
        return next((other.here[id] for other in self._others.values() if id in other.here), [])

    def aboard(self) -> set[str]:
        """The marks of those who are at other servers."""
        return set().union(*[other.aboard for other in self._others.values()])

    async def round(self, now: Scene) -> bool:
        """Tells what has changed here, and hears the same of the others; whether one of them has ended.

        Fenced, BadStore.
        """
        news = [*self._hello(), *self._news(now)]
        try:
            roll, heard = await asyncio.to_thread(self._speak, [msgspec.json.encode(one).decode() for one in news])
        except FlibusteError:
            self._is_new = True  # news may have been missed meanwhile
            raise
        self._told = now
        if self._is_new:
            self._others, self._is_new = {}, False
        for text in heard:
            self._note(msgspec.json.decode(text, type=News))
        return self._meet(roll)

    def _speak(self, news: list[str]) -> tuple[Roll, list[str]]:
        roll = self._lease.renew()
        return roll, self._lease.exchange(news, EVERY)

    def _hello(self) -> Iterator[News]:
        if self._is_new:
            yield News(self.own.number, hello=True)

    def _news(self, now: Scene) -> Iterator[News]:
        """What has changed since it was told."""
        own, told = self.own.number, self._told
        for id, table in now.listed.items():
            if told.listed.get(id) != table:
                yield News(own, listed=table)
        for id in told.listed:
            if id not in now.listed:
                yield News(own, gone=id)
        changed = [(id, seats) for id, seats in now.here.items() if told.here.get(id) != seats]
        for some in in_parts([*changed, *[(id, []) for id in told.here if id not in now.here]]):
            yield News(own, here=dict(some))
        for marks in in_parts(now.aboard - told.aboard):
            yield News(own, boarded=marks)
        for marks in in_parts(told.aboard - now.aboard):
            yield News(own, left=marks)

    def _note(self, news: News) -> None:
        if news.server == self.own.number:
            return
        if news.hello:
            self._told = empty()
        other = self._others.setdefault(news.server, empty())
        other.listed.pop(news.gone, None)
        if news.listed is not None:
            other.listed[news.listed.id] = news.listed
        other.here.update(news.here)
        for id in [id for id, seats in news.here.items() if not seats]:
            del other.here[id]
        other.aboard.update(news.boarded)
        other.aboard.difference_update(news.left)

    def _meet(self, roll: Roll) -> bool:
        """Who has ended plays no tables; whoever was piped there comes again."""
        ended = {*roll.ended, *(peer.number for peer in self._peers)} - {peer.number for peer in roll.there}
        if roll.there == self._peers and not ended:
            return False
        self._peers = roll.there
        self._places.clear()
        self._others = {number: other for number, other in self._others.items() if number not in ended}
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


def in_parts(things: Iterable[Some]) -> Iterator[list[Some]]:
    rest = iter(things)
    while part := list(islice(rest, MOST_TOLD)):
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

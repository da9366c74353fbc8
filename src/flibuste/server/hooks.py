"""Webhooks: a program of a player's own is told when it is the turn of their seat.

Whoever holds a seat names an address, and this server asks there from where it stands. So that nobody can reach through
it what only it can reach, the address must be a public one, is looked up here and asked as it was looked up, and no
redirect is followed. Nothing waits for an answer, and a table never notices.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
import ssl
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from flibuste.kernel.refusals import FlibusteError, Reason, Refused
from flibuste.server.drawers import Drawer
from flibuste.server.limits import Limits, TooOften
from flibuste.server.store import Store

if TYPE_CHECKING:
    from flibuste.server.table import Table

log: Final = logging.getLogger("flibuste")

SHELF: Final = "hooks"
LONGEST_URL: Final = 500
WITHIN: Final = 5.0
"""Seconds that the other end has to take it."""
AGAIN_AFTER: Final = (2.0, 15.0)
"""Seconds before each further try."""
MOST_UNDER_WAY: Final = 200
MOST_AT_ONCE: Final = 20
LONGEST_ANSWER: Final = 1_024
TRANSLATED: Final = [ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16")]
"""Addresses behind which others may be, which are not looked at."""


class Unreached(FlibusteError):
    """Nobody took it."""


class NotPublic(Unreached):
    """It leads to where only this server can go."""


class Hook(msgspec.Struct):
    """What is kept of a seat's."""

    url: str


class Place(NamedTuple):
    """Where an address leads."""

    host: str
    port: int
    path: str
    is_secure: bool


class Call(msgspec.Struct):
    """What is posted: nothing that a spectator could not know."""

    table: str
    title: str
    seat: int
    moves: int


def read_url(url: str, allow_local: bool) -> Place:
    """Refused where nothing may be posted there."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode() if not _is_ip(parts.hostname or "") else parts.hostname
    except ValueError:
        raise Refused(Reason("bad-hook", "")) from None
    is_secure = parts.scheme == "https"
    if not host or len(url) > LONGEST_URL or not (is_secure or (allow_local and parts.scheme == "http")):
        raise Refused(Reason("bad-hook", ""))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if parts.username is not None or any(char <= " " or char > "~" for char in path):
        raise Refused(Reason("bad-hook", ""))
    return Place(host, port or (443 if is_secure else 80), path, is_secure)


def _is_ip(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether it leads neither to this machine nor into a network of its operator."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if any(ip in network for network in TRANSLATED):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


class Hooks:
    """Those of all seats of one server's tables."""

    def __init__(self, store: Store, allow_local: bool = False) -> None:
        """`allow_local`: addresses of this machine and its network too, and without encryption."""
        self._drawer = Drawer(store, SHELF, Hook)
        self._allow_local = allow_local
        self._limits = Limits()
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)
        self.tries = AGAIN_AFTER

    async def set(self, table: Table, seat: int, url: str) -> None:
        """By who holds the seat; an empty one: nobody is to be told any more."""
        key = _key(table, seat)
        if url:
            read_url(url, self._allow_local)
            await self._drawer.change(key, lambda _: Hook(url))
        else:
            await self._drawer.drop(key)
        table.hooks[seat] = url

    def url(self, table: Table, seat: int) -> str:
        """Where the turns of a seat are told; empty: nowhere."""
        if seat not in table.hooks:
            kept = self._drawer.get(_key(table, seat))
            table.hooks[seat] = "" if kept is None else kept.url
        return table.hooks[seat]

    async def attempt(self, table: Table, seat: int) -> None:
        """Tells it there now, once, as if the turn had come; Refused says why nobody took it."""
        call = Call(table.id, table.header.title, seat, table.moves_made)
        place = read_url(self.url(table, seat), self._allow_local)
        self._spend(place, call)
        try:
            async with self._at_once, asyncio.timeout(WITHIN):
                await post(place, await self._find(place), msgspec.json.encode(call))
        except NotPublic:
            raise Refused(Reason("hook-not-public", "", {"host": place.host})) from None
        except (OSError, TimeoutError):
            raise Refused(Reason("hook-silent", "", {"host": place.host})) from None

    def turn_came(self, table: Table, seat: int) -> None:
        """Tells who wants to know; returns at once."""
        url = self.url(table, seat)
        if not url or len(self._tasks) >= MOST_UNDER_WAY:
            return
        task = asyncio.create_task(self._tell(url, Call(table.id, table.header.title, seat, table.moves_made)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, url: str, call: Call) -> None:
        try:
            place = read_url(url, self._allow_local)
            self._spend(place, call)
            async with self._at_once:
                await self._try(place, msgspec.json.encode(call))
        except (Refused, TooOften, Unreached) as problem:
            log.info("The turn of seat %d at table %s was told nobody: %s", call.seat, call.table, problem)

    def _spend(self, place: Place, call: Call) -> None:
        self._limits.spend("posts", f"{call.table} {call.seat}")
        self._limits.spend("hosts", place.host)

    async def _try(self, place: Place, body: bytes) -> None:
        for wait in (*self.tries, None):
            try:
                async with asyncio.timeout(WITHIN):
                    await post(place, await self._find(place), body)
                return
            except (OSError, TimeoutError) as problem:
                if wait is None:
                    raise Unreached(f"{place.host} did not take it ({type(problem).__name__}).") from None
                await asyncio.sleep(wait)

    async def _find(self, place: Place) -> str:
        """The address that will be asked: the one that was looked at."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
        addresses = [str(address[0]) for *_, address in found]
        if not addresses or not (self._allow_local or all(map(is_public, addresses))):
            raise NotPublic(f"{place.host} is not a public address.")
        return addresses[0]

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _key(table: Table, seat: int) -> str:
    return f"{table.id}/{seat}"


async def post(place: Place, address: str, body: bytes) -> None:
    """OSError where the other end does not say that it is well; what else it says is not read."""
    secure = ssl.create_default_context() if place.is_secure else None
    name = place.host if place.is_secure else None
    reader, writer = await asyncio.open_connection(
        address, place.port, ssl=secure, server_hostname=name, limit=LONGEST_ANSWER
    )
    try:
        host = f"[{place.host}]" if ":" in place.host else place.host
        head = (
            f"POST {place.path} HTTP/1.1\r\nhost: {host}:{place.port}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nuser-agent: flibuste\r\nconnection: close\r\n\r\n"
        )
        writer.write(head.encode() + body)
        await writer.drain()
        try:
            status = await reader.readline()
        except ValueError:
            raise OSError("an endless answer") from None
        if status.split(b" ")[1:2] not in ([b"200"], [b"201"], [b"202"], [b"204"]):
            raise OSError("it was not taken")
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()

"""Posting to addresses that players name, from where this server stands.

So that nobody can reach through it what only it can reach, the address must be a public one, is looked up here and
asked as it was looked up, and no redirect is followed. Nothing waits for an answer, and a table never notices.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import re
import socket
import ssl
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from flibuste.kernel.refusals import FlibusteError, Reason, Refused
from flibuste.server.limits import Crowd, Limits, TooOften
from flibuste.server.visitors import household

log: Final = logging.getLogger("flibuste")

LONGEST_URL: Final = 500
WITHIN: Final = 5.0
"""Seconds that the other end has to take it."""
AGAIN_AFTER: Final = (2.0, 15.0)
"""Seconds before each further try."""
MOST_UNDER_WAY: Final = 200
MOST_AT_ONCE: Final = 20
MOST_OF_ONE: Final = 10
"""Under way for the tables of one address: programs that never answer keep nobody else from being told."""
LONGEST_ANSWER: Final = 1_024
TAKEN: Final = (200, 201, 202, 204)
GONE: Final = (404, 410)
PUBLIC_IPV6: Final = ipaddress.ip_network("2000::/3")
"""All that was ever given out to anybody; outside of it lie old forms of private networks and translated addresses."""
TUNNELS: Final = ipaddress.ip_network("2002::/16")
"""Behind which there are IPv4 addresses, which are not looked at."""


class Unreached(FlibusteError):
    """Nobody took it."""


class NotPublic(Unreached):
    """It leads to where only this server can go."""


class Place(NamedTuple):
    """Where an address leads."""

    host: str
    port: int
    path: str
    is_secure: bool


class Parcel(NamedTuple):
    url: str
    body: bytes
    headers: dict[str, str]
    seat: str
    """Whose it is, by table and number: one is told so often."""
    payer: str
    """Who has so many under way at the same time: the maker of the table."""
    hosts: str = "hosts"
    """The budget of the address that is asked."""
    gone: Callable[[], Awaitable[None]] | None = None
    """Called where there is nobody any more who would take it."""


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
        if ip not in PUBLIC_IPV6 or ip in TUNNELS:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


class Posts:
    """All that one server sends."""

    def __init__(self, allow_local: bool = False) -> None:
        """`allow_local`: to addresses of this machine and its network too, and without encryption."""
        self._allow_local = allow_local
        self._limits = Limits()
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)
        self._under_way = Crowd()
        self.tasks: set[asyncio.Task[None]] = set()
        self.tries = AGAIN_AFTER

    def check(self, url: str) -> None:
        """Refused where nothing may be posted there."""
        read_url(url, self._allow_local)

    def send(self, parcel: Parcel) -> None:
        """Returns at once."""
        if len(self.tasks) >= MOST_UNDER_WAY or not self._under_way.enter(parcel.payer, MOST_OF_ONE):
            log.info("The turn of %s was told nobody: too much is under way.", parcel.seat)
            return
        task = asyncio.create_task(self._send(parcel))
        self.tasks.add(task)
        task.add_done_callback(lambda _: self._end(task, parcel.payer))

    def _end(self, task: asyncio.Task[None], payer: str) -> None:
        self.tasks.discard(task)
        self._under_way.leave(payer)

    async def attempt(self, parcel: Parcel) -> None:
        """Once, and waits for it; Refused says why nobody took it."""
        place = self._place(parcel)
        if not self._under_way.enter(parcel.payer, MOST_OF_ONE):
            raise TooOften("posts", WITHIN)
        try:
            status = await self._post(place, parcel)
        except NotPublic:
            raise Refused(Reason("hook-not-public", "", {"host": place.host})) from None
        except (OSError, TimeoutError):
            status = 0
        finally:
            self._under_way.leave(parcel.payer)
        if status not in TAKEN:
            raise Refused(Reason("hook-silent", "", {"host": place.host}))

    def _place(self, parcel: Parcel) -> Place:
        """Where it goes, if it may: Refused, TooOften."""
        place = read_url(parcel.url, self._allow_local)
        self._limits.spend("posts", parcel.seat)
        self._limits.spend(parcel.hosts, place.host)
        return place

    async def _send(self, parcel: Parcel) -> None:
        try:
            place = self._place(parcel)
            status = await self._try(place, parcel)
        except (Refused, TooOften, Unreached) as problem:
            log.info("The turn of %s was told nobody: %s", parcel.seat, problem)
        else:
            if status in GONE and parcel.gone is not None:
                await parcel.gone()

    async def _try(self, place: Place, parcel: Parcel) -> int:
        """The status of who took it, or of who is gone; others are asked again."""
        for wait in (*self.tries, None):
            try:
                status = await self._post(place, parcel)
                if status in TAKEN or (status in GONE and parcel.gone is not None):
                    return status
                problem = f"status {status}"
            except (OSError, TimeoutError) as failed:
                problem = type(failed).__name__
            if wait is not None:
                await asyncio.sleep(wait)
        raise Unreached(f"{place.host} did not take it ({problem}).")

    async def _post(self, place: Place, parcel: Parcel) -> int:
        """The status of the answer; TooOften. Between two tries nobody else is kept from theirs."""
        async with self._at_once, asyncio.timeout(WITHIN):
            address = await self._find(place)
            home = household(ipaddress.ip_address(address.partition("%")[0]))
            self._limits.spend(parcel.hosts, f"at {home}")  # who has a domain has as many names for it as they like
            return await post(place, address, parcel.body, parcel.headers)

    async def _find(self, place: Place) -> str:
        """The address that will be asked: the one that was looked at."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
        addresses = [str(address[0]) for *_, address in found]
        if not addresses or not (self._allow_local or all(map(is_public, addresses))):
            raise NotPublic(f"{place.host} is not a public address.")
        return addresses[0]

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def post(place: Place, address: str, body: bytes, headers: dict[str, str]) -> int:
    """The status of the answer; what else it says is not read. OSError where it is no answer."""
    secure = ssl.create_default_context() if place.is_secure else None
    name = place.host if place.is_secure else None
    reader, writer = await asyncio.open_connection(
        address, place.port, ssl=secure, server_hostname=name, limit=LONGEST_ANSWER
    )
    try:
        host = f"[{place.host}]" if ":" in place.host else place.host
        lines = {
            "host": f"{host}:{place.port}",
            **headers,
            "content-length": str(len(body)),
            "user-agent": "flibuste",
            "connection": "close",
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"POST {place.path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        await writer.drain()
        try:
            status = await reader.readline()
        except ValueError:
            raise OSError("an endless answer") from None
        found = re.match(rb"HTTP/1\.\d (\d{3})\b", status)
        if found is None:
            raise OSError("no answer")
        return int(found[1])
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()

"""What the load tests have in common: bare sockets, tables of four that play game after game, and what is counted.

The client is deliberately bare (its own few lines of WebSocket framing), so that what is measured is the server.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import random
import resource
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

SEATS = 4
PATIENCE = 60.0


class Tally:
    """What was measured, and when to stop."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        """Seconds between two moves of a table."""
        self.done: list[float] = []
        self.seen: list[float] = []
        self.games = 0
        """Played to their end."""
        self.updates = 0
        self.bytes = 0
        self.refused = 0
        self.running = False


class Sock(asyncio.Protocol):
    """One seat's socket: a WebSocket client with just the framing that these servers use."""

    def __init__(self, path: str, opened: Callable[[Sock], None], hear: Callable[[bytes], None]) -> None:
        self._path = path
        self._opened = opened
        self._hear = hear
        self._buffer = b""
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._is_open = True
            self._opened(self)
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Handles the whole frames in data and returns the rest."""
        start, end = 0, len(data)
        while end - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if end < body + size or body > end:
                break
            if data[start] == 0x81:
                self._hear(data[body : body + size])
            elif data[start] == 0x89:
                self._write(0x8A, data[body : body + size])
            start = body + size
        return data[start:]

    def send(self, message: bytes) -> None:
        self._write(0x81, message)

    def _write(self, kind: int, message: bytes) -> None:
        """A masked frame; the mask is zero, which leaves the bytes as they are."""
        size = len(message)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + message)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Table:
    """Four sockets that play random moves. When their game is over they begin another one at a new table."""

    def __init__(self, number: int, port: int, tally: Tally) -> None:
        self.tally = tally
        self.rng = random.Random(number)
        self.number = number
        self.games = 0
        self._port = port
        self._socks: list[Sock] = []
        self._made = [-1] * SEATS
        self._ready = asyncio.get_running_loop().create_future()
        self._sent_at = 0.0
        self._opening: asyncio.Task[None] | None = None

    # --- what each kind of server does its own way --------------------------------------------------------------------

    async def make(self) -> list[Sock]:
        """A new table, and a socket for each of its seats."""
        raise NotImplementedError

    def choose(self) -> tuple[int, bytes] | None:
        """The seat that moves next and what it sends; None when the game is over."""
        raise NotImplementedError

    # --- the game -----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Returns when all four have seen the beginning of the game."""
        for sock in self._socks:
            sock.close()
        self.games += 1
        self._made = [-1] * SEATS
        self._sent_at = 0.0
        self._ready = asyncio.get_running_loop().create_future()
        self._socks = await self.make()
        for sock in self._socks:
            await asyncio.get_running_loop().create_connection(lambda sock=sock: sock, "127.0.0.1", self._port)  # type: ignore[misc]
        await asyncio.wait_for(self._ready, PATIENCE)

    def acknowledged(self) -> None:
        if self._sent_at:
            self.tally.done.append(time.perf_counter() - self._sent_at)

    def saw(self, seat: int, moves_made: int, size: int) -> None:
        """A seat is shown the game after so many moves."""
        self._made[seat] = moves_made
        self.tally.updates += 1
        self.tally.bytes += size
        if min(self._made) < moves_made:
            return
        if not self._ready.done():
            self._ready.set_result(None)
            return
        if self._sent_at:
            self.tally.seen.append(time.perf_counter() - self._sent_at)
        if self.tally.running:
            self.play_later(self.tally.pace)

    def play_later(self, seconds: float) -> None:
        if seconds > 0.0:
            asyncio.get_running_loop().call_later(seconds, self._play)
        else:
            self._play()

    def _play(self) -> None:
        chosen = self.choose()
        if chosen is None:
            self.tally.games += 1
            self._opening = asyncio.create_task(self._play_again())
            return
        seat, message = chosen
        self._sent_at = time.perf_counter()
        self._socks[seat].send(message)

    async def _play_again(self) -> None:
        await self.open()
        if self.tally.running:
            self.play_later(self.tally.pace)


class Server:
    """The server under test, in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self._process = process
        self.port = port

    def cpu_seconds(self) -> float:
        """The processor time of all its processes so far (Linux; 0 elsewhere)."""
        return cpu_seconds(self._told("stat"))

    def megabytes(self) -> float:
        """The memory of all its processes now (Linux; 0 elsewhere)."""
        pages = sum(int(one.split()[1]) for one in self._told("statm"))
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def _told(self, what: str) -> list[str]:
        """By the system, of each of its processes."""
        pid = self._process.pid
        try:
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
            return [Path(f"/proc/{one}/{what}").read_text("utf-8") for one in (pid, *children)]
        except OSError:
            return []

    def end(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)


def database_seconds() -> float:
    """The processor time of every PostgreSQL of this machine so far (Linux; 0 elsewhere)."""
    stats: list[str] = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            stats.append(file.read_text("utf-8", "replace"))
    return cpu_seconds([stat for stat in stats if "(postgres" in stat])


def cpu_seconds(stats: list[str]) -> float:
    """What these processes have used, by what the system tells of each."""
    fields = [stat.rpartition(")")[2].split() for stat in stats]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


async def measure(
    server: Server, new_table: Callable[[int, int, Tally], Table], count: int, seconds: float, pace: float
) -> dict[str, object]:
    tally = Tally(pace)
    tables = [new_table(number, server.port, tally) for number in range(count)]
    for table in tables:
        await table.open()
    await asyncio.sleep(0.5)
    cpu, database, own = server.cpu_seconds(), database_seconds(), resource.getrusage(resource.RUSAGE_SELF)
    tally.running, tally.updates, tally.bytes = True, 0, 0
    began = time.perf_counter()
    for table in tables:
        table.play_later(table.rng.random() * pace)
    await asyncio.sleep(seconds)
    tally.running = False
    took = time.perf_counter() - began
    moves = len(tally.seen)
    used_there, used = server.cpu_seconds() - cpu, resource.getrusage(resource.RUSAGE_SELF)
    result = {
        "tables": count,
        "sockets": count * SEATS,
        "pace": pace,
        "seconds": round(took, 2),
        "games_ended": tally.games,
        "moves": moves,
        "moves_per_second": round(moves / took),
        "done_ms": spread(tally.done),
        "seen_by_all_ms": spread(tally.seen),
        "updates_per_second": round(tally.updates / took),
        "bytes_per_update": round(tally.bytes / max(1, tally.updates)),
        "refused": tally.refused,
        "server_cpu_us_per_move": round(1e6 * used_there / max(1, moves)),
        "database_cpu_us_per_move": round(1e6 * (database_seconds() - database) / max(1, moves)),
        "server_cpu": round(used_there / took, 2),
        "server_mb": round(server.megabytes()),
        "load_average": round(os.getloadavg()[0], 1),
        "client_cpu": round((used.ru_utime + used.ru_stime - own.ru_utime - own.ru_stime) / took, 2),
    }
    await asyncio.sleep(0.5)
    return result


def spread(times: list[float]) -> dict[str, float]:
    """Milliseconds that half and that all but one in a hundred stay below."""
    times.sort()
    return {f"p{part}": round(1000 * times[len(times) * part // 100], 1) for part in (50, 99)} if times else {}


def run(
    server: Server, new_table: Callable[[int, int, Tally], Table], count: int, seconds: float, pace: float
) -> dict[str, object]:
    """Measures with the quicker loop where it is installed, and ends the server."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    work = measure(server, new_table, count, seconds, pace)
    try:
        try:
            import uvloop
        except ImportError:
            return asyncio.run(work)
        return uvloop.run(work)
    finally:
        server.end()

"""Load test: many Port Royal tables on one server of this machine, four sockets each, every move shown to all four.

    python benchmarks/load/load.py [--tables 500] [--seconds 20] [--pace 5] [--server-python PYTHON]
                                   [--processes 2 --store postgresql://...]

Starts a server of its own on a free port with an empty store, or one that is named (every move is on disk before it
is acknowledged), seats four sockets at each table and plays random legal moves as fast as the server takes them: the
next move of a table is sent when all four sockets have seen the last one, or with --pace so many seconds later, as
people play. Prints one line of JSON. Only this machine is spoken to.

The client is deliberately bare (its own few lines of WebSocket framing), so that what is measured is the server.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, cast

import msgspec

SEATS = 4
PATIENCE = 60.0


class Move(msgspec.Struct):
    notation: str


class Update(msgspec.Struct):
    """The part of an update that a player needs to choose a move."""

    moves_made: int
    seat_to_move: int
    moves: list[Move]


decode = msgspec.json.Decoder(Update).decode
MADE = re.compile(rb'"moves_made":(\d+)')


class Tally:
    """What was measured, and when to stop."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        """Seconds between two moves of a table."""
        self.done: list[float] = []
        self.seen: list[float] = []
        self.updates = 0
        self.bytes = 0
        self.refused = 0
        self.running = False


class Sock(asyncio.Protocol):
    """One seat's socket: a WebSocket client with just the framing that this server uses."""

    def __init__(self, table: Table, seat: int, token: str, path: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.path = path
        self.buffer = b""
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
        if not self.open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open = True
            self.send(json.dumps({"type": "hello", "tokens": [self.token]}).encode())
        self.buffer = self._frames(data)

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
                self.table.hear(self.seat, data[body : body + size])
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
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + message)


class Table:
    """Four sockets that play random legal moves."""

    def __init__(self, number: int, made: dict[str, Any], tally: Tally) -> None:
        self.id = made["table"]["id"]
        self.tally = tally
        self.socks = [Sock(self, key["seat"], key["token"], f"/ws/{self.id}") for key in made["keys"]]
        self.rng = random.Random(number)
        self.made = [-1] * SEATS
        self.newest = b""
        self.ready = asyncio.get_running_loop().create_future()
        self.sent_at = 0.0
        self.ids = 0

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"type":"update"'):
            self._update(seat, message)
        elif message.startswith(b'{"type":"done"'):
            self.tally.done.append(time.perf_counter() - self.sent_at)
        elif message.startswith(b'{"type":"refused"'):
            self.tally.refused += 1

    def _update(self, seat: int, message: bytes) -> None:
        found = MADE.search(message, 0, 64)
        assert found is not None
        self.made[seat] = int(found.group(1))
        self.newest = message
        self.tally.updates += 1
        self.tally.bytes += len(message)
        if min(self.made) < max(self.made):
            return
        if not self.ready.done():
            self.ready.set_result(None)
        elif self.sent_at:
            self.tally.seen.append(time.perf_counter() - self.sent_at)
        if self.tally.running:
            self.play_later(self.tally.pace)

    def play_later(self, seconds: float) -> None:
        if seconds > 0.0:
            asyncio.get_running_loop().call_later(seconds, self.play)
        else:
            self.play()

    def play(self) -> None:
        update = decode(self.newest)
        if not update.moves:
            return  # the game is over; long ones are asked for, so this is rare
        self.ids += 1
        move = self.rng.choice(update.moves).notation
        seat, after = update.seat_to_move, update.moves_made
        text = f'{{"type":"move","id":{self.ids},"seat":{seat},"move":"{move}","after":{after}}}'
        self.sent_at = time.perf_counter()
        self.socks[seat].send(text.encode())


class Server:
    """The server under test, in a process of its own."""

    def __init__(self, python: str, store: str, processes: int) -> None:
        command = [python, "-m", "flibuste", "serve", "--no-browser", "--port", "0", "--store", store]
        command += ["--processes", str(processes)]
        self.processes = processes
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline().partition("http")[2])
        assert found is not None, "the server did not start"
        self.port = int(found.group(1))

    def make_table(self, number: int) -> dict[str, Any]:
        wish = {"title": "port_royal", "seats": [{"kind": "here"}] * SEATS, "seed": f"load {number}", "listed": False}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            made: dict[str, Any] = json.load(answer)
            return made

    def cpu_seconds(self) -> float:
        """The processor time of all its processes so far (Linux; 0 elsewhere)."""
        fields = [stat.rpartition(")")[2].split() for stat in self._told("stat")]
        return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """The memory of all its processes now (Linux; 0 elsewhere)."""
        pages = sum(int(one.split()[1]) for one in self._told("statm"))
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def _told(self, what: str) -> list[str]:
        """By the system, of each of its processes."""
        pid = self.process.pid
        try:
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
            return [Path(f"/proc/{one}/{what}").read_text("utf-8") for one in (pid, *children)]
        except OSError:
            return []

    def end(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)


async def measure(server: Server, count: int, seconds: float, pace: float) -> dict[str, object]:
    loop = asyncio.get_running_loop()
    tally = Tally(pace)
    tables = [Table(number, server.make_table(number), tally) for number in range(count)]
    for table in tables:
        for sock in table.socks:
            await loop.create_connection(lambda sock=sock: sock, "127.0.0.1", server.port)  # type: ignore[misc]
        await asyncio.wait_for(table.ready, PATIENCE)
    await asyncio.sleep(0.5)
    cpu, own = server.cpu_seconds(), resource.getrusage(resource.RUSAGE_SELF)
    tally.running, tally.updates, tally.bytes = True, 0, 0
    began = time.perf_counter()
    for table in tables:
        table.play_later(table.rng.random() * pace)
    await asyncio.sleep(seconds)
    tally.running = False
    took = time.perf_counter() - began
    moves = len(tally.seen)
    used = resource.getrusage(resource.RUSAGE_SELF)
    result = {
        "processes": server.processes,
        "tables": count,
        "sockets": count * SEATS,
        "pace": pace,
        "seconds": round(took, 2),
        "moves": moves,
        "moves_per_second": round(moves / took),
        "done_ms": spread(tally.done),
        "seen_by_all_ms": spread(tally.seen),
        "updates_per_second": round(tally.updates / took),
        "bytes_per_update": round(tally.bytes / max(1, tally.updates)),
        "refused": tally.refused,
        "server_cpu_us_per_move": round(1e6 * (server.cpu_seconds() - cpu) / max(1, moves)),
        "server_cpu": round((server.cpu_seconds() - cpu) / took, 2),
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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds between two moves of a table")
    parser.add_argument("--server-python", default=sys.executable, help="the Python that runs the server")
    parser.add_argument("--store", default="", help="an empty one of its own (default: a SQLite file)")
    parser.add_argument("--processes", type=int, default=1, help="of the server; more than one need PostgreSQL")
    args = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    with tempfile.TemporaryDirectory(prefix="flibuste-load-") as folder:
        store = args.store or f"sqlite:///{folder}/load.sqlite3"
        server = Server(args.server_python, store, args.processes)
        try:
            try:
                import uvloop
            except ImportError:
                result = asyncio.run(measure(server, args.tables, args.seconds, args.pace))
            else:
                result = uvloop.run(measure(server, args.tables, args.seconds, args.pace))
        finally:
            server.end()
    print(json.dumps(result))


if __name__ == "__main__":
    main()

"""Thousands of messages that no page sends, well and badly framed: nothing breaks, changes or grows.

A soak sends a hundred thousand, or as many as FLIBUSTE_NONSENSE says.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from tests.server.helpers import PATIENCE, Json, OpenServer, tokens
from websockets.frames import Frame, Opcode

from flibuste.server import metrics
from flibuste.server.sockets import LARGEST_MESSAGE

pytestmark = pytest.mark.server

AT_ONCE = 40
"""Messages before the answers are read."""
MANY = int(os.environ.get("FLIBUSTE_NONSENSE", "100000"))
KINDS = ("hello", "move", "undo", "why", "sit", "rename", "done", "", "\n")
WORDS = ("reveal", "stop", "", "é", "\u202e", "\0", "x" * 500, "\ud83d", "-1", "null", "reveal ")
NUMBERS = (0, 1, 2, 3, -1, 7, 2**31, 2**63, -(2**63), 10**30, 0.5, 1e300, True)


class Line:
    """A bare socket at a table."""

    def __init__(self, server: OpenServer, table: str) -> None:
        host, _, port = server.address.removeprefix("http://").partition(":")
        self._line = socket.create_connection((host, int(port)), timeout=PATIENCE)
        self._buffer = b""
        self._asked = 0
        self._line.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._buffer:
            self._buffer += self._line.recv(65536)
        assert self._buffer.startswith(b"HTTP/1.1 101")
        self._buffer = self._buffer.partition(b"\r\n\r\n")[2]

    def send(self, data: bytes) -> None:
        self._line.sendall(data)

    def hello(self, *keys: str) -> None:
        self.send(framed(json.dumps({"type": "hello", "tokens": keys}).encode()))

    def catch_up(self) -> None:
        """Asks something sensible and reads until it is answered: nothing before it did any harm."""
        self._asked += 1
        id = 1_000_000 + self._asked
        self.send(framed(json.dumps({"type": "why", "id": id, "seat": 0, "move": "reveal"}).encode()))
        while self._hear().get("id") != id:
            pass

    def _hear(self) -> Json:
        while (message := self._taken()) is None:
            more = self._line.recv(65536)
            assert more, "the server closed a socket over a message that was framed well"
            self._buffer += more
        return message

    def _taken(self) -> Json | None:
        """The next whole frame of the buffer."""
        if len(self._buffer) < 2:
            return None
        size, start = self._buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(self._buffer[2:start], "big")
        if len(self._buffer) < start + size:
            return None
        kind, body = self._buffer[0], self._buffer[start : start + size]
        self._buffer = self._buffer[start + size :]
        answer: Json = json.loads(body) if kind == 0x81 else {}
        return answer

    def is_closed(self) -> bool:
        """Reads to the end."""
        try:
            while self._line.recv(65536):
                pass
        except ConnectionError:
            pass
        return True

    def close(self) -> None:
        self._line.close()


def framed(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


# --- messages ---------------------------------------------------------------------------------------------------------


def thing(rng: Random, depth: int = 0) -> object:
    """Anything that JSON can say."""
    kind = rng.randrange(8 if depth < 3 else 5)
    if kind == 5:
        return [thing(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind >= 6:
        return {rng.choice(WORDS): thing(rng, depth + 1) for _ in range(rng.randrange(4))}
    return (None, rng.choice(WORDS), rng.choice(NUMBERS), rng.random(), rng.randrange(100))[kind]


def sensible(rng: Random) -> Json:
    """As a page might say it, but for no moment that ever was, and with no name for a seat of this table."""
    return {
        "type": rng.choice(KINDS[:6]),
        "id": rng.randrange(1000),
        "seat": rng.choice((0, 1, 2, -1)),
        "move": rng.choice(WORDS),
        "after": 1_000_000 + rng.randrange(1000),
        "tokens": [],
    }


def message(rng: Random) -> bytes:
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return json.dumps(thing(rng)).encode()
    if kind == 2:
        return rng.choice((b"[", b'{"a":', b'"')) * rng.randrange(10_000)
    known = sensible(rng)
    if kind == 3:  # something in it is of another type, or missing
        fact = rng.choice([*known])
        if rng.random() < 0.3:
            del known[fact]
        elif fact != "after":
            known[fact] = rng.choice(KINDS) if fact == "type" else thing(rng)
        return json.dumps(known).encode()
    text = bytearray(json.dumps(known).encode())
    if kind == 4:  # a few bytes are others
        for _ in range(rng.randrange(1, 4)):
            text[rng.randrange(len(text))] = rng.randrange(256)
    return bytes(text)


def letters(rng: Random) -> Iterator[bytes]:
    """Frames without end: some twice, some in another order, some in parts, with pings between."""
    while True:
        batch = [message(rng) for _ in range(rng.randrange(1, 6))]
        batch += rng.sample(batch, rng.randrange(len(batch) + 1))
        rng.shuffle(batch)
        for data in batch:
            yield from parts(data, rng)


def parts(data: bytes, rng: Random) -> Iterator[bytes]:
    opcode = rng.choice((Opcode.TEXT, Opcode.TEXT, Opcode.BINARY))
    if rng.random() < 0.8:
        yield framed(data, opcode)
        return
    cuts = sorted(rng.randrange(len(data) + 1) for _ in range(3))
    pieces = [data[: cuts[0]], data[cuts[0] : cuts[1]], data[cuts[1] : cuts[2]], data[cuts[2] :]]
    wire = b""
    for number, piece in enumerate(pieces):
        wire += framed(piece, opcode if number == 0 else Opcode.CONT, fin=number == 3)
        wire += framed(rng.randbytes(5), rng.choice((Opcode.PING, Opcode.PONG)))
    yield wire


def broken(rng: Random) -> bytes:
    """A frame that is none."""
    whole = bytearray(framed(message(rng)))
    kind = rng.randrange(7)
    if kind == 0:
        whole[0] |= 0x70  # reserved bits
    elif kind == 1:
        whole[0] = 0x80 | rng.choice((3, 4, 5, 6, 7, 0xB, 0xC, 0xF))  # no such kind
    elif kind == 2:
        whole[1] &= 0x7F  # not masked
    elif kind == 3:
        whole = bytearray(framed(b"", Opcode.CONT))  # the rest of nothing
    elif kind == 4:
        whole = bytearray(b"\x81\xff" + (2**63 - 1).to_bytes(8, "big") + bytes(4))  # larger than the world
    elif kind == 5:
        whole = bytearray(framed(b"x" * (LARGEST_MESSAGE + 1)))
    else:
        whole = bytearray(framed(b"x" * 126))
        whole[0] = 0x89  # a ping that is too long
    return bytes(whole)


# --- what must stay ---------------------------------------------------------------------------------------------------


def everything(server: OpenServer, made: Json) -> tuple[object, ...]:
    """All that there is to know of a table, on disk and to who comes new."""
    id = made["table"]["id"]
    page = server.page(id, *tokens(made))
    page.wait_for("update")
    page.close()
    with closing(sqlite3.connect(server.store)) as database:
        rows = database.execute("SELECT * FROM events WHERE table_id = ?", (id,)).fetchall()
    return server.get(f"/api/tables/{id}"), server.ask(f"/api/tables/{id}/record"), page.update, rows


async def life() -> int:
    """Tasks that run in the server, when those that were about to end have ended."""
    for _ in range(20):
        await asyncio.sleep(0)
    return len(asyncio.all_tasks())


def settled(server: OpenServer, made: Json) -> int:
    """Tasks that are left when nobody is at the table."""
    table = server.host.find(made["table"]["id"])
    while table.audience.viewers or metrics.SOCKETS.values[""]:
        server.do(life)
    return server.do(life)


def memory() -> int:
    """Bytes that this process holds (Linux; 0 elsewhere)."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def send_nonsense(server: OpenServer, count: int, seed: int) -> None:
    made = server.make_table("here", "here", options={"first_player": "1"})
    id = made["table"]["id"]
    before, tasks = everything(server, made), settled(server, made)
    rng = Random(seed)
    frames = letters(rng)
    held = 0
    for number in range(0, count, AT_ONCE):
        with closing(Line(server, id)) as line:
            line.hello(*(tokens(made) if number % (2 * AT_ONCE) else ()))
            line.catch_up()
            for _ in range(AT_ONCE):
                line.send(next(frames))
            line.catch_up()
        if number == count // 10 // AT_ONCE * AT_ONCE:
            held = memory()
    assert everything(server, made) == before
    assert settled(server, made) <= tasks
    assert memory() - held < 50_000_000


def send_broken_frames(server: OpenServer, count: int, seed: int) -> None:
    made = server.make_table("here", "here")
    before, tasks = everything(server, made), settled(server, made)
    rng = Random(seed)
    for _ in range(count):
        with closing(Line(server, made["table"]["id"])) as line:
            if rng.random() < 0.7:
                line.hello(*tokens(made))
                line.catch_up()
            line.send(broken(rng))
            assert line.is_closed()
    assert everything(server, made) == before
    assert settled(server, made) <= tasks


@pytest.fixture(autouse=True)
def silence(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert caplog.text == "", "none of it is worth a line"


def test_nonsense_changes_nothing(open_server: OpenServer) -> None:
    send_nonsense(open_server, 20_000, seed=1)


def test_broken_frames_end_a_socket_and_nothing_else(open_server: OpenServer) -> None:
    send_broken_frames(open_server, 1_000, seed=2)


@pytest.mark.soak
def test_nonsense_changes_nothing_however_much_of_it(open_server: OpenServer) -> None:
    send_nonsense(open_server, MANY, seed=3)
    send_broken_frames(open_server, MANY // 50, seed=4)

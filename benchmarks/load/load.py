"""Load test: many Port Royal tables on one server of this machine, four sockets each, every move shown to all four.

    python benchmarks/load/load.py [--tables 500] [--seconds 20] [--pace 5] [--whole] [--server-python PYTHON]
                                   [--processes 2 --store postgresql://...]

Starts a server of its own on a free port with an empty store, or one that is named (every move is on disk before it
is acknowledged), seats four sockets at each table and plays random legal moves as fast as the server takes them: the
next move of a table is sent when all four sockets have seen the last one, or with --pace so many seconds later, as
people play. Sockets are told what changes, as those of the page are, though uncompressed; with --whole the whole view
each time. A game that ends (after some 350 moves) is followed by another one at a new table with new sockets, so
that as many tables play from the first second to the last; what that costs the server is part of its time a move.
Prints one line of JSON. Only this machine is spoken to.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import json
import re
import subprocess
import sys
import tempfile
from typing import Any

import measuring
import msgspec
from measuring import SEATS, Server, Sock, Table, Tally

from flibuste.kernel.changes import patched


class Move(msgspec.Struct):
    notation: str


class Update(msgspec.Struct, tag="update"):
    """The part of an update that a player needs to choose a move."""

    seat_to_move: int
    moves: list[Move]


class Changes(msgspec.Struct, tag="changes"):
    changes: dict[str, Any]


decode = msgspec.json.Decoder(Update | Changes).decode
MADE = re.compile(rb'"moves_made":(\d+)')


class PortRoyal(Table):
    """Random legal moves."""

    def __init__(self, number: int, port: int, tally: Tally, whole: bool) -> None:
        super().__init__(number, port, tally)
        self._whole = whole
        self._shown: dict[str, Any] = {}
        """What the first seat knows of the decision: all see the same."""
        self._newest = b""
        self._ids = 0

    async def make(self) -> list[Sock]:
        seed = f"load {self.number} {self.games}"
        wish = {"title": "port_royal", "seats": [{"kind": "here"}] * SEATS, "seed": seed, "listed": False}
        made = await post(self._port, "/api/tables", wish)
        return [self._sock(made["table"]["id"], key["seat"], key["token"]) for key in made["keys"]]

    def _sock(self, table: str, seat: int, token: str) -> Sock:
        hello = json.dumps({"type": "hello", "tokens": [token], "deltas": not self._whole}).encode()
        return Sock(f"/ws/{table}", lambda sock: sock.send(hello), lambda message: self._hear(seat, message))

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith((b'{"type":"update"', b'{"type":"changes"')):
            found = MADE.search(message, 0, 64)
            assert found is not None
            if seat == 0:
                self._newest = message
                if not self._whole:
                    self._look()
            self.saw(seat, int(found.group(1)), len(message))
        elif message.startswith(b'{"type":"done"'):
            self.acknowledged()
        elif message.startswith(b'{"type":"refused"'):
            self.tally.refused += 1

    def _look(self) -> None:
        told = decode(self._newest)
        if isinstance(told, Update):
            self._shown = {"seat": told.seat_to_move, "moves": [{"notation": move.notation} for move in told.moves]}
            return
        for name, key in (("seat_to_move", "seat"), ("moves", "moves")):
            if name in told.changes:
                self._shown[key] = patched(self._shown[key], told.changes[name])

    def choose(self) -> tuple[int, bytes] | None:
        if self._whole:
            self._look()
        if not self._shown["moves"]:
            return None
        self._ids += 1
        move, seat, after = self.rng.choice(self._shown["moves"])["notation"], self._shown["seat"], self._made[0]
        return seat, f'{{"type":"move","id":{self._ids},"seat":{seat},"move":"{move}","after":{after}}}'.encode()


async def post(port: int, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    body = json.dumps(wish).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    told: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
    return told


def start(python: str, store: str, processes: int) -> Server:
    command = [python, "-m", "flibuste", "serve", "--no-browser", "--port", "0", "--store", store]
    process = subprocess.Popen([*command, "--processes", str(processes)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    found = re.search(r":(\d+)", process.stdout.readline().partition("http")[2])
    assert found is not None, "the server did not start"
    return Server(process, int(found.group(1)))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=(__doc__ or "").partition("\n")[0],
        epilog="A game that ends is followed by another one at a new table: all tables play all the time.",
    )
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds between two moves of a table")
    parser.add_argument("--whole", action="store_true", help="sockets are shown the whole view after each move")
    parser.add_argument("--server-python", default=sys.executable, help="the Python that runs the server")
    parser.add_argument("--store", default="", help="an empty one of its own (default: a SQLite file)")
    parser.add_argument("--processes", type=int, default=1, help="of the server; more than one need PostgreSQL")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="flibuste-load-") as folder:
        store = args.store or f"sqlite:///{folder}/load.sqlite3"
        server = start(args.server_python, store, args.processes)
        result = measuring.run(
            server, functools.partial(PortRoyal, whole=args.whole), args.tables, args.seconds, args.pace
        )
    print(json.dumps({"processes": args.processes, **result}))


if __name__ == "__main__":
    main()

"""The load test beside boardgame.io's, in turns on the same machine and with the same client.

    npm install --prefix FOLDER boardgame.io
    python benchmarks/load/beside.py --modules FOLDER/node_modules [--tables 500] [--seconds 10] [--pace 5] [--rounds 3]
                                     [--whole] [--board 2700] [--flat] [--server-python PYTHON]

Both: one process, four sockets at each table, all four told what changed (with --whole: everything), uncompressed; the
next move of a table is sent when all four have seen the last one; after 350 moves (ours: when it is over) a new game at
a new table. Not the same:

* Ours plays Port Royal with all its rules and offers legal moves; the peer's game adds two numbers (boardgame_io.cjs).
* Ours acknowledges and shows a move when it is on disk. The peer shows it first, and keeps games in memory; with
  --flat in files, without asking the system to bring them to the disk.
* A whole update of ours has some 3,400 bytes; --board says how many bytes of board the peer's has besides its own 750.

Prints a line of JSON for each run, and which of both it was of. Only this machine is spoken to.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path

import load
import measuring
from measuring import SEATS, Server, Sock, Table, Tally

GAME_LENGTH = 350
STATE = re.compile(rb'"_stateID":(\d+)')
PATCH = re.compile(rb'\["patch","[^"]+",\d+,(\d+)')


class PeerTable(Table):
    """Speaks boardgame.io's protocol: socket.io's text frames over a WebSocket."""

    def __init__(self, number: int, port: int, tally: Tally) -> None:
        super().__init__(number, port, tally)
        self._match = ""
        self._moves = [0] * SEATS
        self._state = 0

    async def make(self) -> list[Sock]:
        """A match is made when its first player comes."""
        self._match = uuid.uuid4().hex[:11]
        self._moves, self._state = [0] * SEATS, 0
        return [self._sock(seat) for seat in range(SEATS)]

    def _sock(self, seat: int) -> Sock:
        return Sock("/socket.io/?EIO=4&transport=websocket", lambda _: None, lambda message: self._hear(seat, message))

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith((b'42/load,["patch"', b'42/load,["update"')):
            self._saw(seat, self._moves[seat] + 1, message)
            return
        sock = self._socks[seat]
        if message.startswith(b'42/load,["sync"'):
            self._saw(seat, 0, message)
        elif message.startswith(b"40/load,"):
            sock.send(f'42/load,["sync","{self._match}","{seat}",null,{SEATS}]'.encode())
        elif message.startswith(b"0"):
            sock.send(b"40/load,")
        elif message == b"2":
            sock.send(b"3")

    def _saw(self, seat: int, moves: int, message: bytes) -> None:
        state = PATCH.match(message, len("42/load,")) or STATE.search(message)
        assert state is not None, message[:200]
        self._moves[seat], self._state = moves, int(state.group(1))
        if seat == self._mover(moves - 1):
            self.acknowledged()  # it has no message for that
        self.saw(seat, moves, len(message))

    def _mover(self, moves: int) -> int:
        return moves % SEATS

    def choose(self) -> tuple[int, bytes] | None:
        moves = self._moves[0]
        if moves == GAME_LENGTH:
            return None
        seat, number = self._mover(moves), self.rng.randrange(1, 10)
        move = {"type": "play", "args": [number], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        return seat, b"42/load," + json.dumps(["update", action, self._state, self._match, str(seat)]).encode()


def start_peer(modules: Path, board: int, whole: bool, is_flat: bool, folder: str) -> Server:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = ["node", str(Path(__file__).with_name("boardgame_io.cjs")), str(port), str(board)]
    command += ["whole" if whole else "patches", "flat" if is_flat else "memory", folder]
    environment = {**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    while "ready" not in (line := process.stdout.readline()):
        assert line, "the peer did not start"
    return Server(process, port)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--modules", type=Path, required=True, help="the folder with boardgame.io in it")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pace", type=float, default=0.0, help="seconds between two moves of a table")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    parser.add_argument("--whole", action="store_true", help="everything is sent after each move, not what changed")
    parser.add_argument("--board", type=int, default=2_700, help="bytes of the board in the peer's views")
    parser.add_argument("--flat", action="store_true", help="the peer keeps its games in files")
    parser.add_argument("--server-python", default=sys.executable, help="the Python that runs our server")
    args = parser.parse_args()
    for _ in range(args.rounds):
        with tempfile.TemporaryDirectory(prefix="flibuste-load-") as folder:
            ours = functools.partial(load.start, args.server_python, f"sqlite:///{folder}/load.sqlite3", 1)
            peer = functools.partial(start_peer, args.modules, args.board, args.whole, args.flat, f"{folder}/matches")
            own_table = functools.partial(load.PortRoyal, whole=args.whole)
            for name, start, table in (("flibuste", ours, own_table), ("boardgame.io", peer, PeerTable)):
                result = measuring.run(start(), table, args.tables, args.seconds, args.pace)
                print(json.dumps({"server": name, **result}), flush=True)
                time.sleep(0.5)


if __name__ == "__main__":
    main()

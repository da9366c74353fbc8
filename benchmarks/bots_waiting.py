"""How long somebody's bot waits while another visitor keeps many admirals thinking.

    python benchmarks/bots_waiting.py [--tables 100] [--title amerigo] [--bot deckhand] [--others 20]

Starts a server of its own on a free port. One address has so many tables of admirals alone, each watched by a socket;
then other addresses make a table each, one after the other, where a bot begins, and the time until its first move is
seen is taken. Prints one line of JSON. Only this machine is spoken to; addresses are told as a proxy would.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 300.0


class Server:
    def __init__(self, python: str, folder: Path) -> None:
        command = [python, "-m", "flibuste", "serve", "--no-browser", "--port", "0", "--second-thoughts", "0"]
        command += ["--store", f"sqlite:///{folder / 'bots.sqlite3'}"]
        command += ["--proxy", "127.0.0.1"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline().partition("http")[2])
        assert found is not None, "the server did not start"
        self.port = int(found.group(1))

    def make_table(self, address: str, title: str, *seats: dict[str, str]) -> dict[str, Any]:
        wish = {"title": title, "seats": seats, "listed": False}
        headers = {"content-type": "application/json", "x-forwarded-for": address}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/tables", json.dumps(wish).encode(), headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            made: dict[str, Any] = json.load(answer)
            return made

    @contextmanager
    def watch(self, address: str, table: str) -> Iterator[ClientConnection]:
        with connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}",
            additional_headers={"x-forwarded-for": address},
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        ) as line:
            line.send(json.dumps({"type": "hello", "tokens": []}))
            yield line

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


def first_move(server: Server, address: str, title: str, bot: str) -> float:
    """Seconds from the wish for a table to the bot's first move there."""
    began = time.perf_counter()
    made = server.make_table(address, title, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot})
    with server.watch(address, made["table"]["id"]) as line:
        while json.loads(line.recv(PATIENCE)).get("moves_made", 0) < 1:
            pass
    return time.perf_counter() - began


def measure(server: Server, tables: int, title: str, bot: str, others: int) -> dict[str, object]:
    admirals = [{"kind": "bot", "bot": "admiral"}] * 2
    quiet = sorted(first_move(server, f"10.1.0.{number}", title, bot) for number in range(others))
    with ExitStack() as watching:
        for number in range(tables):
            address = f"10.0.0.{number // 50}"
            made = server.make_table(address, title, *admirals)
            watching.enter_context(server.watch(address, made["table"]["id"]))
        busy = sorted(first_move(server, f"10.2.0.{number}", title, bot) for number in range(others))
    return {"tables": tables, "title": title, "bot": bot, "quiet_ms": spread(quiet), "busy_ms": spread(busy)}


def spread(times: list[float]) -> dict[str, float]:
    return {"p50": round(1000 * times[len(times) // 2]), "most": round(1000 * times[-1])}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--title", default="amerigo")
    parser.add_argument("--bot", default="deckhand")
    parser.add_argument("--others", type=int, default=20)
    parser.add_argument("--server-python", default=sys.executable, help="the Python that runs the server")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="flibuste-bots-") as folder:
        server = Server(args.server_python, Path(folder))
        try:
            print(json.dumps(measure(server, args.tables, args.title, args.bot, args.others)))
        finally:
            server.end()


if __name__ == "__main__":
    main()

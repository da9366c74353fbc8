"""How long a server takes to start on a store in which many games were played.

    python benchmarks/start.py [--finished 100000] [--running 1000] [--store FILE]

Lays so many Port Royal tables into a new store (FILE is kept, and used again where it is there already), starts
`flibuste serve` on it and on an empty one, and prints the seconds until each says where it is. Running games are about
half way through; finished ones have twenty moves each, since a start does not read them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

import flibuste
from flibuste.server.store import Header, Log, SqliteStore, StoredSeat
from flibuste.server.store.chain import link
from flibuste.server.written import header_of, plays_of

HALF = 60
SHORT = 20
KINDS = 20
"""Different games; all others are copies of them."""


def logs(running: int, finished: int) -> Iterator[Log]:
    games = [played(seed) for seed in range(KINDS)]
    now = time.time()
    for number in range(running + finished):
        header, lines = games[number % KINDS]
        over = number >= running
        header.created = now - (number if over else 0)
        moves = [("move", line) for line in (lines[:SHORT] if over else lines)]
        yield link(f"table{number:08d}", msgspec.json.encode(header).decode(), moves, now if over else 0.0)


def played(seed: int) -> tuple[Header, list[str]]:
    game = flibuste.new_game("port_royal", 3, seed=str(seed))
    rng = random.Random(seed)
    for _ in range(HALF):
        game.submit(game.seat_to_move, rng.choice(game.moves()).notation)
    seats = [StoredSeat("here", name, key=name * 8) for name in ("Anne", "Mary", "John")]
    header = header_of(game, seats, "", listed=True, created=0.0)
    return header, [msgspec.json.encode(play).decode() for play in plays_of(game)]


def seconds_to_start(file: Path) -> tuple[float, float]:
    """As a clock tells them, and as the server's process used them, from its beginning to its end."""
    command = [sys.executable, "-m", "flibuste", "serve", "--no-browser", "--port", "0", "--store", f"sqlite:///{file}"]
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        took = time.perf_counter() - began
        server.send_signal(signal.SIGINT)
    assert said.startswith("Flibuste is at"), said
    return took, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - used


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--finished", type=int, default=100_000)
    parser.add_argument("--running", type=int, default=1_000)
    parser.add_argument("--store", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file: Path = args.store or Path(folder) / "full.sqlite3"
        if not file.exists():
            store = SqliteStore(file)
            store.lay(logs(args.running, args.finished))
            asyncio.run(store.close())
        empty = [seconds_to_start(Path(folder) / f"empty{number}.sqlite3") for number in range(3)]
        full = [seconds_to_start(file) for _ in range(3)]
    figures: dict[str, object] = {"finished": args.finished, "running": args.running}
    for name, times in (("empty", empty), ("full", full)):
        took, used = min(times)
        figures |= {f"{name}_s": round(took, 2), f"{name}_cpu_s": round(used, 2)}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()

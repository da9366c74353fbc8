"""How quickly servers hear of each other: PostgreSQL's notifications beside NATS.

    python benchmarks/news.py postgresql://... [--nats 127.0.0.1:4222] [--listeners 4] [--seconds 5]

One process tells news of 700 bytes, as a table of the lobby is, and some listen, each on a connection of its own: first
as fast as it goes, then 200 in a second. NATS needs `pip install nats-py`. Prints one line of JSON for each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg

SIZE = 700
PACE = 200
PATIENCE = 60.0

Tell = Callable[[str], Awaitable[Any]]


class Ear:
    """What one listener heard."""

    def __init__(self) -> None:
        self.delays: list[float] = []

    def hear(self, text: str) -> None:
        self.delays.append(time.perf_counter() - float(text.split()[0]))


def news() -> str:
    return f"{time.perf_counter()!r} ".ljust(SIZE, "x")


async def measure(name: str, tell: Tell, flush: Callable[[], Awaitable[Any]], ears: list[Ear], seconds: float) -> None:
    told = 0
    began = time.perf_counter()
    while time.perf_counter() < began + seconds:
        await tell(news())
        told += 1
        if told % 20 == 0:  # NATS drops who cannot keep up, instead of making the teller wait
            await flush()
    await flush()
    await heard(ears, told)
    fast = told / (time.perf_counter() - began)
    for ear in ears:
        ear.delays.clear()
    for number in range(int(PACE * seconds)):
        await asyncio.sleep(max(0.0, began + number / PACE - time.perf_counter() + seconds))
        await tell(news())
        await flush()
    await heard(ears, int(PACE * seconds))
    delays = sorted(delay for ear in ears for delay in ear.delays)
    spread = {f"p{part}_ms": round(1000 * delays[len(delays) * part // 100], 2) for part in (50, 99)}
    print(json.dumps({"by": name, "listeners": len(ears), "told_per_second": round(fast), **spread}), flush=True)


async def heard(ears: list[Ear], told: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while min(len(ear.delays) for ear in ears) < told:  # noqa: ASYNC110 (what is measured should do nothing else)
            await asyncio.sleep(0.01)


async def by_postgres(url: str, listeners: int, seconds: float) -> None:
    ears = [Ear() for _ in range(listeners)]

    async def listen(ear: Ear, ready: asyncio.Event) -> None:
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        await connection.execute("LISTEN news")
        ready.set()
        async for note in connection.notifies():
            ear.hear(note.payload)

    tasks = []
    for ear in ears:
        ready = asyncio.Event()
        tasks.append(asyncio.create_task(listen(ear, ready)))
        await ready.wait()
    teller = await psycopg.AsyncConnection.connect(url, autocommit=True)

    async def tell(text: str) -> None:
        await teller.execute("SELECT pg_notify('news', %s)", (text,))

    await measure("postgresql", tell, lambda: asyncio.sleep(0), ears, seconds)
    for task in tasks:
        task.cancel()


async def by_nats(address: str, listeners: int, seconds: float) -> None:
    import nats

    ears = [Ear() for _ in range(listeners)]
    for ear in ears:
        connection = await nats.connect(f"nats://{address}")

        async def hear(message: Any, ear: Ear = ear) -> None:
            ear.hear(message.data.decode())

        await connection.subscribe("news", cb=hear)
        await connection.flush()
    teller = await nats.connect(f"nats://{address}")
    await measure("nats", lambda text: teller.publish("news", text.encode()), teller.flush, ears, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("url")
    parser.add_argument("--nats", default="")
    parser.add_argument("--listeners", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=5.0)
    args = parser.parse_args()
    asyncio.run(by_postgres(args.url, args.listeners, args.seconds))
    if args.nats:
        asyncio.run(by_nats(args.nats, args.listeners, args.seconds))


if __name__ == "__main__":
    main()

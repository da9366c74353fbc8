"""A host without a page that plays at several tables at once until it is killed.

    python -m tests.server.moving URL SEED

It says what it finds at each table, then every move as soon as it is acknowledged: `found TABLE MOVES`, `moved TABLE
MOVES`. Where a game is over, or there is none, another one begins.
"""

from __future__ import annotations

import asyncio
import random
import sys

from flibuste.server.bot_worker import Answer, Call
from flibuste.server.host import Host
from flibuste.server.protocol import HintInfo, NewTable, SeatWish
from flibuste.server.store import open_store

TABLES = 4


class NoBots:
    async def choose(self, call: Call, payer: str) -> Answer:
        raise NotImplementedError

    async def hint(self, call: Call, payer: str) -> list[HintInfo]:
        raise NotImplementedError

    async def study(self, call: Call) -> dict[str, object]:
        raise NotImplementedError

    async def is_well(self) -> bool:
        return True

    async def close(self) -> None:
        pass


def say(what: str, id: str, moves: int) -> None:
    sys.stdout.write(f"{what} {id} {moves}\n")
    sys.stdout.flush()


async def make_table(host: Host) -> str:
    wish = NewTable("port_royal", [SeatWish("here"), SeatWish("here")], {"decision_limit": 1_000_000})
    id = (await host.make_table(wish)).table.id
    say("found", id, 0)
    return id


async def play(host: Host, id: str, rng: random.Random) -> None:
    """One game after the other."""
    while True:
        table = host.find(id)
        while not table.over:
            await table.move(table.seat_to_move, rng.choice(table._ready().moves()).notation, table.moves_made)
            say("moved", id, table.moves_made)
        id = await make_table(host)


async def run(url: str, seed: int) -> None:
    store = open_store(url)
    store.claim()
    host = Host(store, NoBots(), 0.0)
    await host.start()
    for id in store.ids():
        host.find(id)._ready()
        say("found", id, host.info(id).moves)
    playing = [id for id in store.ids() if not host.find(id).over]
    while len(playing) < TABLES:
        playing.append(await make_table(host))
    rng = random.Random(seed)
    await asyncio.gather(*[play(host, id, rng) for id in playing])


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], int(sys.argv[2])))

"""Tables laid in a server's store with all their moves, so that nobody has to play them first."""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from flibuste.kernel.data import Data
from flibuste.kernel.game import Game
from flibuste.server.store import Facts, Header, SqliteStore, StoredSeat
from flibuste.server.written import header_of, plays_of


def lay_table(
    file: Path, game: Game, seats: list[StoredSeat], name: str, campaign: str = "", rematch: Facts | None = None
) -> str:
    """Writes a game as it is now into a store, as if it had been played there; returns the id of its table.

    The server may be running: it looks into the store when somebody comes to a table that it does not know.
    """
    id = secrets.token_urlsafe(9)
    header = header_of(game, seats, name, listed=True, created=time.time(), campaign=campaign)
    lines = [("move", play) for play in plays_of(game)]
    lines += [] if rematch is None else [("rematch", rematch)]
    writing = _write(SqliteStore(file), id, header, lines)
    # in a thread of its own: where a browser is driven, an event loop is running in this one
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, writing).result()
    return id


async def _write(store: SqliteStore, id: str, header: Header, lines: list[tuple[str, Data]]) -> None:
    store.start()
    await store.add_table(id, header)
    await asyncio.gather(*[store.append(id, number, kind, facts) for number, (kind, facts) in enumerate(lines)])
    await store.close()

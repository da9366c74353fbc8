"""Tables laid in a server's store with all their moves, so that nobody has to play them first."""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from flibuste.kernel.data import Data
from flibuste.kernel.game import Game
from flibuste.server.store import Header, SqliteStore, StoredSeat


def lay_table(file: Path, game: Game, seats: list[StoredSeat], name: str) -> str:
    """Writes a game as it is now into a store, as if it had been played there; returns the id of its table.

    The server may be running: it looks into the store when somebody comes to a table that it does not know.
    """
    id = secrets.token_urlsafe(9)
    writing = _write(SqliteStore(file), id, _header(game, seats, name), _plays(game))
    # in a thread of its own: where a browser is driven, an event loop is running in this one
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, writing).result()
    return id


def _header(game: Game, seats: list[StoredSeat], name: str) -> Header:
    record = game.record()
    return Header(
        title=record.title,
        rules=record.rules,
        components=record.components,
        options=record.options,
        secret=record.secret,
        salt=record.salt,
        luck=[(luck.what, luck.result) for luck in record.luck],
        first=_movers(game)[0],
        seats=seats,
        name=name,
        listed=True,
        created=round(time.time(), 3),
    )


def _movers(game: Game) -> list[int]:
    """Who was to move at the start and after each move."""
    return [*[entry.seat for entry in game.entries], game.seat_to_move]


def _plays(game: Game) -> list[Data]:
    movers = _movers(game)
    return [
        {**entry.to_data(), "moves": number, "next": movers[number]} for number, entry in enumerate(game.entries, 1)
    ]


async def _write(store: SqliteStore, id: str, header: Header, plays: list[Data]) -> None:
    store.start()
    await store.add_table(id, header)
    await asyncio.gather(*[store.append(id, number, "move", play) for number, play in enumerate(plays)])
    await store.close()

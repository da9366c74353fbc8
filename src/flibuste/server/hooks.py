"""Webhooks: a program of a player's own is told when it is the turn of their seat, at an address that they name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

import msgspec

from flibuste.server.drawers import Drawer
from flibuste.server.posting import Parcel, Posts
from flibuste.server.store import Store

if TYPE_CHECKING:
    from flibuste.server.table import Table

SHELF: Final = "hooks"


class Hook(msgspec.Struct):
    """What is kept of a seat's."""

    seat: int
    person: str
    """Who named it, where that is somebody who keeps their name."""
    url: str


class Call(msgspec.Struct):
    """What is posted: nothing that a spectator could not know."""

    table: str
    title: str
    seat: int
    moves: int


class Hooks:
    """Those of all seats of one server's tables; a table's lie in one paper, which goes with it."""

    def __init__(self, store: Store, posts: Posts) -> None:
        self._drawer = Drawer(store, SHELF, list[Hook])
        self._posts = posts
        self._known: WeakKeyDictionary[Table, dict[int, str]] = WeakKeyDictionary()

    async def set(self, table: Table, seat: int, url: str) -> None:
        """By who holds the seat; an empty one: nobody is to be told any more."""
        if url:
            self._posts.check(url)
        named = [Hook(seat, table.seats[seat].person, url)] if url else []
        await self._drawer.change(table.id, lambda kept: [hook for hook in kept or [] if hook.seat != seat] + named)
        self._known.pop(table, None)

    def url(self, table: Table, seat: int) -> str:
        """Where the turns of a seat are told; empty: nowhere."""
        if table not in self._known:
            self._known[table] = {hook.seat: hook.url for hook in self._drawer.get(table.id) or []}
        return self._known[table].get(seat, "")

    async def attempt(self, table: Table, seat: int) -> None:
        """Tells it there now, once, as if the turn had come; Refused says why nobody took it."""
        await self._posts.attempt(self._parcel(table, seat))

    def turn_came(self, table: Table, seat: int) -> None:
        """Tells who wants to know; returns at once."""
        if self.url(table, seat):
            self._posts.send(self._parcel(table, seat))

    def _parcel(self, table: Table, seat: int) -> Parcel:
        body = msgspec.json.encode(Call(table.id, table.header.title, seat, table.moves_made))
        headers = {"content-type": "application/json"}
        return Parcel(self.url(table, seat), body, headers, f"{table.id} {seat}", table.maker)


async def forget_hooks(store: Store, table: str, person: str) -> None:
    """Those of somebody who is forgotten."""
    drawer = Drawer(store, SHELF, list[Hook])
    await drawer.change(table, lambda kept: [hook for hook in kept or [] if hook.person != person])

"""Webhooks: a program of a player's own is told when it is the turn of their seat, at an address that they name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from flibuste.server.drawers import Drawer
from flibuste.server.posting import Parcel, Posts
from flibuste.server.store import Store

if TYPE_CHECKING:
    from flibuste.server.table import Table

SHELF: Final = "hooks"


class Hook(msgspec.Struct):
    """What is kept of a seat's."""

    url: str


class Call(msgspec.Struct):
    """What is posted: nothing that a spectator could not know."""

    table: str
    title: str
    seat: int
    moves: int


class Hooks:
    """Those of all seats of one server's tables."""

    def __init__(self, store: Store, posts: Posts) -> None:
        self._drawer = Drawer(store, SHELF, Hook)
        self._posts = posts

    async def set(self, table: Table, seat: int, url: str) -> None:
        """By who holds the seat; an empty one: nobody is to be told any more."""
        key = _key(table, seat)
        if url:
            self._posts.check(url)
            await self._drawer.change(key, lambda _: Hook(url))
        else:
            await self._drawer.drop(key)
        table.hooks[seat] = url

    def url(self, table: Table, seat: int) -> str:
        """Where the turns of a seat are told; empty: nowhere."""
        if seat not in table.hooks:
            kept = self._drawer.get(_key(table, seat))
            table.hooks[seat] = "" if kept is None else kept.url
        return table.hooks[seat]

    async def attempt(self, table: Table, seat: int) -> None:
        """Tells it there now, once, as if the turn had come; Refused says why nobody took it."""
        await self._posts.attempt(self._parcel(table, seat))

    def turn_came(self, table: Table, seat: int) -> None:
        """Tells who wants to know; returns at once."""
        if self.url(table, seat):
            self._posts.send(self._parcel(table, seat))

    def _parcel(self, table: Table, seat: int) -> Parcel:
        body = msgspec.json.encode(Call(table.id, table.header.title, seat, table.moves_made))
        return Parcel(self.url(table, seat), body, {"content-type": "application/json"}, f"{table.id} {seat}")


def _key(table: Table, seat: int) -> str:
    return f"{table.id}/{seat}"

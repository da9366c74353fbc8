"""What is good once, for a while: a code that brings a person to another device, a challenge that a passkey signs."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from flibuste.server.drawers import Drawer
from flibuste.server.seats import key_of
from flibuste.server.store import Store
from flibuste.server.troubles import NotYours

SWEPT_AT_ONCE: Final = 20


class Ticket(msgspec.Struct):
    person: str
    """Whom it is for."""
    until: float
    used: bool = False


class Tickets:
    """Those of one shelf. The store knows their hashes only."""

    def __init__(self, store: Store, shelf: str, seconds: float, spent: str) -> None:
        """`spent`: the words for one that is not good, or not any more."""
        self._drawer = Drawer(store, shelf, Ticket, lambda ticket: -ticket.until)
        self._seconds = seconds
        self._spent = spent

    async def add(self, secret: str, person: str) -> None:
        await self._sweep()
        await self._drawer.change(key_of(secret), lambda _: Ticket(person, time.time() + self._seconds))

    async def use(self, secret: str) -> str:
        """Whom it is for. It is used by being written over, so of two who come with it, at two servers, one gets it."""
        used: list[Ticket] = []

        def use(kept: Ticket | None) -> Ticket:
            if kept is None or kept.used or kept.until < time.time():
                raise NotYours(self._spent)
            kept.used = True
            used[:] = [kept]
            return kept

        await self._drawer.change(key_of(secret), use)
        await self._drawer.drop(key_of(secret))
        return used[0].person

    async def _sweep(self) -> None:
        """What is not good any more leaves no trace."""
        for place, ticket in self._drawer.first(SWEPT_AT_ONCE):
            if ticket.until < time.time():
                await self._drawer.drop(place)

"""Luck that begins when the last seat is taken: what seats promise to add to it, show, and what comes of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

from flibuste.kernel.records import Share
from flibuste.server.seats import is_nonce, is_promise, key_of
from flibuste.server.store import Facts
from flibuste.server.written import deal_of

if TYPE_CHECKING:
    from flibuste.server.table import Table


class Dealing:
    def __init__(self, table: Table) -> None:
        self.task: asyncio.Task[None] | None = None
        """Waits for shares in luck, but not for ever."""
        self.dealt: Facts = {}
        """How luck began, where it did not with the table itself."""
        self._shown: dict[int, str] = {}
        """What seats have shown of what they promised to add."""
        self._table = table

    @property
    def is_over(self) -> bool:
        return self._table.header.luck is not None or bool(self.dealt)

    @property
    def is_under_way(self) -> bool:
        """Everybody is here, and luck waits for what they have promised to add."""
        return self._table.is_full and not self.is_over

    @property
    def begun(self) -> Facts:
        """Luck and shares, wherever they are written down."""
        header = self._table.header
        return self.dealt if header.luck is None else {"luck": header.luck, "shares": header.shares}

    @property
    def first(self) -> int:
        """Who begins, where luck did not begin with the table itself."""
        return cast(int, self.dealt["next"])

    def promised(self, number: int, promise: str) -> dict[str, object]:
        """What a seat may still promise: once, and before the last seat is taken."""
        is_open = not self.is_over and not self._table.is_full and not self._table.seats[number].promise
        return {"promise": promise} if is_open and is_promise(promise) else {}

    async def reveal(self, seat: int, nonce: str) -> None:
        """A seat shows what it has promised. Anything else, or at another time, counts for nothing."""
        table = self._table
        async with table.lock:
            if self.is_under_way and is_nonce(nonce) and key_of(nonce) == table.seats[seat].promise:
                self._shown[seat] = nonce
                await self.deal_if_ready()
        table.changed()

    async def deal_if_ready(self) -> None:
        seats = enumerate(self._table.seats)
        if self.is_under_way and all(number in self._shown for number, seat in seats if seat.promise):
            await self._deal()

    async def deal(self) -> None:
        """With what has been shown so far: nobody is waited for any longer."""
        table = self._table
        async with table.lock:
            if self.is_under_way:
                await self._deal()
        table.changed()

    async def _deal(self) -> None:
        table = self._table
        shares = [Share(seat.promise, self._shown.get(number, "")) for number, seat in enumerate(table.seats)]
        game = table.new_game([], shares if any(share.promise for share in shares) else [])
        await table.keep("deal", deal_of(game))
        table.start(game)
        table.audience.announce()
        table.show(game)

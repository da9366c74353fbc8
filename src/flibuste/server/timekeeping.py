"""The clocks of a table while it is played: whose runs, what each line of the log says of them, what ends with them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.refusals import Reason, Refused
from flibuste.server.clocks import Clock, Now
from flibuste.server.protocol import ClockInfo
from flibuste.server.store import Happening

if TYPE_CHECKING:
    from flibuste.server.table import Table


class Timekeeper:
    """Of one table; one without a clock has nothing to keep."""

    def __init__(self, table: Table, now: Now) -> None:
        terms = table.header.clock
        self.now = now
        self.clock = None if terms is None else Clock(terms, len(table.header.seats), now())
        self.alarm: asyncio.TimerHandle | None = None
        """Rings when somebody's time is up."""
        self._table = table

    def restore(self, lines: Iterable[Happening]) -> None:
        if self.clock is not None:
            self.clock.restore((line.facts for line in lines), self.now())
            self.watch()

    # --- what is asked ------------------------------------------------------------------------------------------------

    def decider(self, seat: int) -> int:
        """Whose clock runs when this seat has to choose: that of its person."""
        table = self._table
        return seat if seat >= 0 and table.status == "playing" and table.seats[seat].is_played else NOBODY

    def due(self) -> int | None:
        """When something is to be done next."""
        return None if self._table.over or self.clock is None else self.clock.due()

    def is_out(self, seat: int) -> bool:
        """Others decide what becomes of it."""
        return self.clock is not None and self.clock.told_out == seat

    @property
    def is_anchored(self) -> bool:
        """Everybody wanted a pause, and nobody has sailed on yet."""
        return self.clock is not None and self.clock.anchored > 0

    def info(self) -> ClockInfo | None:
        return None if self.clock is None else self.clock.info()

    def written(self, facts: Data) -> Data:
        """A line of the log, with what everybody has left."""
        return facts if self.clock is None else {**facts, "clock": self.clock.facts(self.now())}

    # --- what happens -------------------------------------------------------------------------------------------------

    def watch(self) -> None:
        if self.clock is not None:
            self.clock.watch(self.decider(self._table.seat_to_move), self.now())

    def moved(self, seat: int, to_move: int) -> None:
        if self.clock is not None:
            self.clock.moved(seat, self.decider(to_move), self.now())

    def undone(self, seat: int) -> None:
        if self.clock is not None:
            self.clock.undone(seat, self.now())

    def come_back(self, seat: int) -> None:
        if self.clock is not None:
            self.clock.come_back(seat)

    async def ring(self) -> None:
        """Somebody's time is up, or what a long thought has cost so far is to be written down."""
        async with self._table.lock:
            if (due := self.due()) is not None and due <= self.now() and not await self.call_time():
                await self._table.keep("clock", {})
                self._table.show_again()

    async def call_time(self) -> bool:
        """Whether somebody's time is up, of which nothing had been told yet."""
        clock = self.clock
        if clock is None or (seat := clock.out(self.now())) == NOBODY:
            return False
        if clock.gives_more:
            clock.give_more()
            await self._table.keep_noted("more", {"what": "time-given", "seat": seat})
        elif clock.terms.out == "claim":
            clock.told_out = seat
            await self._table.keep_noted("up", {"what": "time-up", "seat": seat})
        else:
            await self._table.seating.stand_in("seat-timed-out", seat)
        return True

    async def drop_anchor(self, seat: int, agreed: list[int]) -> None:
        """Everybody agreed to a pause; the table's lock is held."""
        assert self.clock is not None
        self.clock.drop_anchor(self.now())
        await self._table.keep_noted("anchor", {"what": "game-anchored", "seat": seat, "agreed": agreed})

    async def sail_on(self, seat: int) -> None:
        """Anybody who plays may end a pause."""
        table = self._table
        async with table.lock:
            table.seating.check_plays(seat)
            if self.clock is None or not self.is_anchored:
                raise Refused(Reason("not-anchored", ""))
            self.clock.sail_on(self.now())
            await table.keep_noted("sail", {"what": "game-sails-on", "seat": seat})
        table.changed()

    async def set_night(self, seat: int, begins: int, lasts: int) -> None:
        """When somebody sleeps; the clock of a table by day stands still for them then."""
        table, clock = self._table, self.clock
        async with table.lock:
            if clock is None or table.over or clock.night_of(seat) == (begins, lasts):
                return
            table.check_log()
            clock.sleep(seat, begins, lasts, self.now())
            await table.keep("night", {"seat": seat})
            table.show_again()
        table.changed()

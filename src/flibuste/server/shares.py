"""Whose bot thinks next, and for how long: the processes are shared fairly, however much somebody asks of them.

Each payer, which is an address or a table, gets as much time as any other that wants some. Who has used least goes
first, so somebody new never stands behind a crowd; studies of finished games come last of all. While many wait,
thoughts are shorter: a payer's share of the processes is shared again by all its own that wait.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

LONGEST: Final = 2.5
"""Seconds for one thought when nobody waits."""
SHORTEST: Final = 0.1
PATIENT: Final = "studies"
"""A payer that comes after everybody who waits, and counts for nobody's share: nobody sits and waits for it."""
MOST_KNOWN: Final = 10_000
"""Payers of whom it is known what they used."""


class Waiter(NamedTuple):
    payer: str
    granted: asyncio.Future[float]


class Shares:
    """So many may think at once; one payer never takes the last place, unless there is but one."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places
        self._most = max(1, places - 1)
        self._held: dict[str, int] = {}
        """Places, by payer."""
        self._waiting: list[Waiter] = []
        self._used: dict[str, float] = {}
        """Seconds, by payer, counted on from where the others were when it came."""
        self._now = 0.0
        """What the last one that was let in had used by then: who is new begins here, not at 0."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def take(self, payer: str) -> float:
        """Waits for a place; how many seconds it may be used. give_back() must follow."""
        if self._free and self._may_have_more(payer):
            return self._grant(payer)
        waiter = Waiter(payer, asyncio.get_running_loop().create_future())
        self._waiting.append(waiter)
        try:
            return await waiter.granted
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            elif not waiter.granted.cancelled():
                self.give_back(payer, waiter.granted.result(), 0.0)
            raise

    def give_back(self, payer: str, allowed: float, used: float) -> None:
        """A place that was used for so many seconds, where so many were allowed."""
        if payer != PATIENT:
            self._used[payer] = self._used.get(payer, self._now) + used - allowed
        self._held[payer] -= 1
        if not self._held[payer]:
            del self._held[payer]
        self._free += 1
        self._let_in()

    def _let_in(self) -> None:
        """Whoever has used least, and of one payer's the one that has waited longest."""
        while self._free:
            may = [waiter for waiter in self._waiting if self._may_have_more(waiter.payer)]
            if not may:
                return
            first = min(may, key=lambda waiter: (waiter.payer == PATIENT, self._used_by(waiter.payer)))
            self._waiting.remove(first)
            if not first.granted.done():
                first.granted.set_result(self._grant(first.payer))

    def _grant(self, payer: str) -> float:
        """All that is allowed counts as used, until it is known what was."""
        allowed = self._allowed(payer)
        if payer != PATIENT:
            self._now = self._used_by(payer)
            self._forget()
            self._used[payer] = self._now + allowed
        self._held[payer] = self._held.get(payer, 0) + 1
        self._free -= 1
        return allowed

    def _may_have_more(self, payer: str) -> bool:
        return self._held.get(payer, 0) < self._most

    def _used_by(self, payer: str) -> float:
        return max(self._used.get(payer, 0.0), self._now)

    def _allowed(self, payer: str) -> float:
        payers = {waiter.payer for waiter in self._waiting} | {*self._held, payer}
        payers -= {PATIENT} - {payer}
        own = 1 + sum(waiter.payer == payer for waiter in self._waiting)
        return min(LONGEST, max(SHORTEST, LONGEST * self._places / len(payers) / own))

    def _forget(self) -> None:
        """Who has used no more than somebody new need not be known."""
        if len(self._used) > MOST_KNOWN:
            self._used = {payer: used for payer, used in self._used.items() if used > self._now}

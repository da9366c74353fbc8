"""What somebody at a table asks of everybody there, such as to take a move back. It happens when every person agrees.

Little here knows of kinds of requests: what one is about, whether it may be asked for and what happens then says its
`Kind`.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol, cast

from flibuste.kernel.refusals import Reason, Refused
from flibuste.server.pause import Pause
from flibuste.server.protocol import Asked
from flibuste.server.store import Facts, Happening
from flibuste.server.take_back import TakeBack

if TYPE_CHECKING:
    from flibuste.server.table import Table

ANSWER_WITHIN: Final = 60.0
"""Seconds that people who are here have to answer: no answer is a no."""
DAY: Final = 24 * 60 * 60.0
"""The same where people play by day: then those who are away are asked too."""
LINES: Final = ("ask", "answer", "unask")
"""What the log of a table tells of requests, besides what was agreed on."""


class Kind(Protocol):
    """One kind of request."""

    ends_with_moves: bool
    """Who plays on meanwhile does not agree; and bots wait for the answer, so that they do not play on."""

    def about(self, table: Table, seat: int, wish: dict[str, int]) -> dict[str, int]:
        """What exactly is asked for, as it is written down and told to everybody; Refused where it cannot be."""
        ...

    async def grant(self, table: Table, request: Request) -> None:
        """Everybody agrees: does it, with a line in the log by which the request ends; the table's lock is held."""
        ...


class Request:
    """It is open until everybody asked agrees, one of them does not, or its time is over."""

    def __init__(self, id: int, kind: str, by: int, about: dict[str, int], asked: list[int], until: float) -> None:
        self.id = id
        """The number of its line in the log."""
        self.kind = kind
        self.by = by
        self.about = about
        self.asked = asked
        """The seats of the people who have to agree: not bots, not who is away, and not who asks."""
        self.until = until
        """By the clock on the wall, so that it is the same after a restart."""
        self.answers: dict[int, bool] = {}

    def waits_for(self, people: list[int]) -> list[int]:
        """Of those who still play themselves."""
        return [seat for seat in self.asked if seat in people and seat not in self.answers]

    @property
    def agreed(self) -> list[int]:
        return [seat for seat, agrees in self.answers.items() if agrees]

    def facts(self) -> Facts:
        """Of the line in the log that asks."""
        facts: Facts = {"seat": self.by, "id": self.id, "request": self.kind, "about": self.about}
        return {**facts, "asked": self.asked, "until": self.until}

    def info(self, now: float, ended: str = "") -> Asked:
        refused = [seat for seat, agrees in self.answers.items() if not agrees]
        left = max(0.0, round(self.until - now, 1))
        return Asked(self.id, self.kind, self.by, self.about, self.asked, self.agreed, refused, left, ended)


KINDS: Final[dict[str, Kind]] = {"take-back": TakeBack(), "pause": Pause()}
"""What people may ask of each other."""


class Requests:
    """Those of one table, of which one at most is open."""

    def __init__(self, table: Table) -> None:
        self.open: Request | None = None
        self.task: asyncio.Task[None] | None = None
        """Waits for its answers, but not for ever."""
        self.within = DAY if table.pace == "day" else ANSWER_WITHIN
        self._table = table

    def note(self, happening: Happening) -> None:
        """A line of the log."""
        facts = happening.facts
        if happening.kind == "ask":
            id, by, until = cast(int, facts["id"]), cast(int, facts["seat"]), cast(float, facts["until"])
            about, asked = cast("dict[str, int]", facts["about"]), cast("list[int]", facts["asked"])
            self.open = Request(id, str(facts["request"]), by, about, asked, until)
        elif happening.kind == "answer" and self.open is not None:
            self.open.answers[cast(int, facts["seat"])] = facts["agrees"] is True
        else:
            self.open = None

    @property
    def hold_up(self) -> bool:
        """Nobody should play on before an answer."""
        return self.open is not None and KINDS[self.open.kind].ends_with_moves

    @property
    def _people(self) -> list[int]:
        """The seats whose people play themselves."""
        return [number for number, seat in enumerate(self._table.seats) if seat.is_played]

    async def ask(self, seat: int, kind: str, after: int, wish: dict[str, int]) -> None:
        """For something that happens when everybody agrees."""
        table = self._table
        async with table.lock:
            table.check_moment(after)
            table.seating.check_plays(seat)
            table.check_log()
            if self.open is not None:
                raise Refused(Reason("request-open", ""))
            if kind not in KINDS:
                raise Refused(Reason("no-such-request", ""))
            about = KINDS[kind].about(table, seat, wish)
            until = round(table.clock() + self.within, 3)
            request = Request(table.next_number, kind, seat, about, self._whom_to_ask(seat), until)
            await table.keep("ask", request.facts())
            table.moment += 1
            await self.settle()
        table.changed()

    def _whom_to_ask(self, by: int) -> list[int]:
        """Who only lost the connection just now is asked; where there is time enough, who is away too."""
        has_time, is_gone = self.within > ANSWER_WITHIN, self._table.seating.is_gone
        return [number for number in self._people if number != by and (has_time or not is_gone(number))]

    async def answer(self, seat: int, request: int, agrees: bool) -> None:
        async with self._table.lock:
            asked = self.open
            if asked is None or asked.id != request:
                raise Refused(Reason("request-over", ""))
            is_withdrawn = seat == asked.by and not agrees
            if not is_withdrawn:
                if seat not in asked.waits_for(self._people):
                    raise Refused(Reason("not-asked", ""))
                await self._table.keep("answer", {"seat": seat, "agrees": agrees})
            await self.settle("withdrawn" if is_withdrawn else "")
        self._table.changed()

    async def lapse(self) -> None:
        """No answer is a no."""
        async with self._table.lock:
            if self.open is not None and self._table.clock() >= self.open.until:
                await self.settle("lapsed")
        self._table.changed()

    async def settle(self, why: str = "") -> None:
        """Ends the open request where all is said; `why`: where there is nothing to wait for any more."""
        request = self.open
        if request is None:
            return
        if not why and not all(request.answers.values()):
            why = "refused"
        if why:
            await self._table.keep("unask", {"seat": request.by, "why": why})
        elif not request.waits_for(self._people):
            await KINDS[request.kind].grant(self._table, request)
            why = "granted"
        self._table.audience.tell(request.info(self._table.clock(), why))

    async def played_on(self) -> None:
        """Somebody did not wait for the answer."""
        if self.hold_up or self._table.over:
            await self.settle("moved")

    async def people_changed(self) -> None:
        """Whoever has left is not waited for, and has nothing to ask for."""
        if self.open is not None:
            is_gone = self._table.over or not self._table.seats[self.open.by].is_played
            await self.settle("left" if is_gone else "")

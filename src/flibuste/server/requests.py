"""What somebody at a table asks of everybody there, such as to take a move back. It happens when every person agrees.

This knows no kind of request: what one is about, whether it may be asked for and what happens then says its `Kind`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, cast

from flibuste.server.protocol import Asked
from flibuste.server.store import Facts, Happening

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


def noted(request: Request | None, happening: Happening) -> Request | None:
    """The open request after a line of the log."""
    facts = happening.facts
    if happening.kind == "ask":
        id, by, until = cast(int, facts["id"]), cast(int, facts["seat"]), cast(float, facts["until"])
        about, asked = cast("dict[str, int]", facts["about"]), cast("list[int]", facts["asked"])
        return Request(id, str(facts["request"]), by, about, asked, until)
    if happening.kind == "answer" and request is not None:
        request.answers[cast(int, facts["seat"])] = facts["agrees"] is True
        return request
    return None

"""Nobody can spoil it for others: everything that costs the server something has a budget, which refills.

A budget belongs to an address, to a person who keeps their name, wherever they come from, or to a seat at a table.
What is done at a seat counts for its address and person too: who has many tables has many seats.
People never notice theirs, a whole family behind one address does not either; a program that floods the server is told
when to try again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from math import ceil
from typing import Final, NamedTuple

from flibuste.kernel.records import Record
from flibuste.kernel.refusals import BadRecord, FlibusteError
from flibuste.server.metrics import REFUSED

log: Final = logging.getLogger("flibuste")


class Budget(NamedTuple):
    """So much at once, then one more each so many seconds."""

    most: int
    each: float
    too_much: str
    """What was too much, as a sentence begins; `{}`: whose it was."""
    sum: str = ""
    """Of a seat's: the budget of the address, and of the person, that it counts for as well."""


BUDGETS: Final = {
    # of an address, and of a person
    "connections": Budget(1_500, 0.02, "Too many connections came {}"),
    "requests": Budget(1_500, 0.02, "Too much was asked for {}"),  # a first visit asks for about 40 files
    "checks": Budget(60, 1.0, "It was asked too often {} whether all is well"),  # a process of the bots answers each
    "wishes": Budget(300, 0.5, "The lobby was asked for too often {}"),
    "openings": Budget(300, 0.2, "Too many tables that nobody is at were looked at {}"),  # each is read from the store
    "tables": Budget(60, 30.0, "Too many tables were made {}"),
    "campaigns": Budget(5, 600.0, "Too many campaigns were brought back {}"),
    "records": Budget(60, 2.0, "Too many records were asked for {}"),  # each is played again
    "chapters": Budget(2_000, 0.02, "Too many chapters of campaigns were asked for {}"),
    "studies": Budget(10, 120.0, "Too many games were to be studied {}"),
    "joins": Budget(40, 60.0, "Too many seats were taken {}"),
    "sockets": Budget(300, 0.5, "Too many screens were opened {}"),
    "messages": Budget(2_000, 0.03, "Too many messages came {}"),
    "people": Budget(10, 600.0, "Too many names were kept {}"),  # a name stays for ever
    "names": Budget(20, 60.0, "Too many names and codes were asked for {}"),
    "codes": Budget(15, 30.0, "Too many codes were tried {}"),
    "bells": Budget(60, 20.0, "Too many bells were hung {}"),
    "looks": Budget(1_000, 0.05, "Too many moments of the past were looked at {}"),
    "keys": Budget(30, 10.0, "Too many keys that open no seat came {}"),
    "trees": Budget(5, 300.0, "Too many records with variations were brought here {}"),
    "positions": Budget(120, 2.0, "Too many positions were set up {}"),
    "advice": Budget(20, 10.0, "Too much was asked about positions {}"),
    "notes": Budget(100, 20.0, "Too much was written into trees of what-ifs {}"),
    "glances": Budget(100, 2.0, "Pages were looked at and away from too often {}"),
    # the same, summed over all the seats that somebody has: what is done there stays in the store for ever
    "moves": Budget(1_500, 0.1, "Too many moves came {}"),  # a class of fifty, each with a move in five seconds
    "talk": Budget(60, 1.0, "Much was said {} in a short time"),
    "changes": Budget(300, 2.0, "Too much was changed at tables {}"),
    # of a seat, and of an address that is asked: what players want to be told elsewhere
    "posts": Budget(5, 10.0, "This seat was told too often"),
    "hosts": Budget(30, 2.0, "This address was told too often"),
    "services": Budget(300, 0.2, "This service was told too often"),  # a browser's maker has one for all its browsers
    # of a seat
    "plays": Budget(300, 0.25, "This seat moves faster than people do", "moves"),
    "renames": Budget(15, 20.0, "This seat has changed its name too often", "changes"),
    "seatings": Budget(15, 20.0, "This seat has come and gone too often", "changes"),
    "hooks": Budget(10, 60.0, "This seat has named too many addresses", "changes"),
    "nights": Budget(5, 18 * 3600.0, "This seat has moved its night too often", "changes"),
    "words": Budget(12, 4.0, "This seat has said much in a short time", "talk"),
    "asks": Budget(6, 60.0, "This seat has asked for too much", "changes"),
    "answers": Budget(60, 10.0, "This seat has answered too often", "changes"),
    "invitations": Budget(15, 20.0, "This seat has made too many links for other screens", "changes"),
}
PERSON: Final = "person "
"""What the owner of a budget begins with who is a person."""
MOST_OPEN: Final = 400
"""Sockets of one address at the same time."""
MOST_CONNECTED: Final = 500
"""Connections of one address at the same time, sockets included."""
MOST_WATCHING: Final = 25
"""Spectators of one table from one address."""
MOST_LISTED: Final = 20
"""Tables of one address in the lobby."""
LONGEST_GAME: Final = 5_000
"""Moves of a record that a visitor brings: while it is played again nobody else is served."""
MOST_KNOWN: Final = 100_000
"""Budgets that are not full and so have to be remembered. Beyond that all who are new share one."""
OTHERS: Final = "others"
TELL_EVERY: Final = 60.0
MOST_TOLD: Final = 1_000


def check_length(record: Record) -> None:
    if len(record.entries) > LONGEST_GAME:
        raise BadRecord(f"A game has at most {LONGEST_GAME} moves here, and this one {len(record.entries)}.")


class TooOften(FlibusteError):
    """Somebody's budget is spent."""

    def __init__(self, kind: str, seconds: float, who: str = "") -> None:
        self.kind = kind
        self.seconds = max(1, ceil(seconds))
        unit = "second" if self.seconds == 1 else "seconds"
        too_much = BUDGETS[kind].too_much.format("in your name" if who.startswith(PERSON) else "from your address")
        super().__init__(f"{too_much}; try again in {self.seconds} {unit}.")


class Purse:
    """What is left of one budget, and since when."""

    __slots__ = ("left", "since")

    def __init__(self, left: float, since: float) -> None:
        self.left = left
        self.since = since

    def refill(self, budget: Budget, now: float) -> None:
        self.left = min(budget.most, self.left + (now - self.since) / budget.each)
        self.since = now


class Crowd:
    """How many of something each address has at this moment."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def enter(self, who: str, most: int) -> bool:
        """False where it has as many as it may have; else leave() must follow."""
        if self.counts.get(who, 0) >= most:
            return False
        self.counts[who] = self.counts.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        self.counts[who] -= 1
        if not self.counts[who]:
            del self.counts[who]


class Limits:
    """The budgets of everybody; only what is not full is kept."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._purses: dict[tuple[str, str], Purse] = {}
        self._open = Crowd()
        self._told: dict[tuple[str, str], float] = {}

    def spend(self, kind: str, who: str, amount: int = 1) -> None:
        """TooOften where not so much is left; then nothing is spent."""
        self._spend(kind, who, amount, amount)

    def check(self, kind: str, who: str) -> None:
        """TooOften where nothing is left."""
        self._spend(kind, who, 1, 0)

    def _spend(self, kind: str, who: str, needed: int, amount: int) -> None:
        budget, now = BUDGETS[kind], self._clock()
        needed = min(needed, budget.most)  # a big wish takes all there is, and is not refused for ever
        purse = self._purse(kind, who, now)
        purse.refill(budget, now)
        if purse.left < needed:
            self._note_refusal(kind, who)
            raise TooOften(kind, (needed - purse.left) * budget.each, who)
        purse.left -= amount

    def _note_refusal(self, kind: str, who: str) -> None:
        """Counted each time, told in the log once a minute: who floods the server must not flood its log."""
        REFUSED.add(kind)
        now = self._clock()
        if now - self._told.get((kind, who), -TELL_EVERY) >= TELL_EVERY:
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            self._told[kind, who] = now
            facts = {"event": "refused", "budget": kind, "who": who}
            log.warning("%s has spent its budget of %s.", who, kind, extra={"facts": facts})

    def _purse(self, kind: str, who: str, now: float) -> Purse:
        if (kind, who) not in self._purses and len(self._purses) >= MOST_KNOWN:
            self._forget_full(now)
            if len(self._purses) >= MOST_KNOWN:
                who = OTHERS
        return self._purses.setdefault((kind, who), Purse(BUDGETS[kind].most, now))

    def _forget_full(self, now: float) -> None:
        for (kind, who), purse in list(self._purses.items()):
            purse.refill(BUDGETS[kind], now)
            if purse.left >= BUDGETS[kind].most:
                del self._purses[kind, who]

    def open_socket(self, who: str) -> None:
        """TooOften where an address has as many as it may have; else close_socket() must follow."""
        self.spend("sockets", who)
        if not self._open.enter(who, MOST_OPEN):
            self._note_refusal("sockets", who)
            raise TooOften("sockets", BUDGETS["sockets"].each)

    def close_socket(self, who: str) -> None:
        self._open.leave(who)

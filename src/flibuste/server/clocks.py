"""How much time people have: chosen when a table is opened, measured here, written down with every line of its log.

All times are whole milliseconds. What is left stands in the log itself (`Clock.facts`), so whoever takes a table up
goes on from its last line, and what passes while no server plays it costs nobody anything.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final, cast

from flibuste.kernel.logbook import NOBODY
from flibuste.server.protocol import ClockInfo
from flibuste.server.store import ClockTerms, Facts
from flibuste.server.troubles import NotDone

HOUR: Final = 60 * 60
DAY: Final = 24 * HOUR
KINDS: Final = {"live": (60, 4 * HOUR), "day": (HOUR, 14 * DAY)}
"""How few and how many seconds there may be."""
MOST_INCREMENT: Final = 120
WHEN_OUT: Final = ("bot", "more", "claim")
SECOND: Final = 1_000
GRACE: Final = 2 * SECOND
"""What each decision is free: the way over the line, a click where there is no choice."""
WATCHING: Final = SECOND
"""And for each move of others that there was to be seen before it."""
MOST_WATCHING: Final = 10 * SECOND
WRITTEN_EVERY: Final = {"live": 30 * SECOND, "day": 4 * HOUR * SECOND}
"""How much of a long thought a crash may give back."""
MORE: Final = 5 * 60 * SECOND
BACK_WITH: Final = 30 * SECOND
"""What whoever comes back has at least, after a bot has played for them."""
TURN_BACK: Final = HOUR * SECOND
"""What each decision of a longer turn gives back, by day."""
MINUTE: Final = 60 * SECOND
MINUTES: Final = 24 * 60
"""Of a day."""
LONGEST_NIGHT: Final = 10 * 60

Now = Callable[[], int]
_BEGAN: Final = time.time() - time.monotonic()


def steady() -> int:
    """The time of day, but for what somebody does to the machine's clock meanwhile."""
    return round((_BEGAN + time.monotonic()) * SECOND)


class BadClock(NotDone):
    """A clock that no table can have."""


def checked(terms: ClockTerms | None) -> ClockTerms | None:
    """BadClock says what is wrong with it."""
    if terms is None:
        return None
    if terms.kind not in KINDS:
        raise BadClock("clock-kind")
    least, most = KINDS[terms.kind]
    if not least <= terms.seconds <= most:
        raise BadClock("clock-seconds", least=least, most=most)
    if not 0 <= terms.increment <= (MOST_INCREMENT if terms.kind == "live" else 0):
        raise BadClock("clock-increment", most=MOST_INCREMENT)
    if terms.out not in WHEN_OUT:
        raise BadClock("clock-out")
    return terms


class Night:
    """When somebody sleeps: from a minute of the day, in UTC, for so many minutes."""

    def __init__(self, begins: int, lasts: int) -> None:
        if not (0 <= begins < MINUTES and 0 < lasts <= LONGEST_NIGHT):
            raise BadClock("clock-night", hours=LONGEST_NIGHT // 60)
        self.begins = begins
        self.lasts = lasts

    def left(self, at: int) -> int:
        """0 by day."""
        return max(0, self.lasts * MINUTE - self._into(at))

    def comes(self, at: int) -> int:
        """How long it is, by day, until the next one."""
        return MINUTES * MINUTE - self._into(at)

    def _into(self, at: int) -> int:
        return (at - self.begins * MINUTE) % (MINUTES * MINUTE)

    def day_between(self, start: int, end: int) -> int:
        """How much of it is day."""
        day = 0
        while start < end:
            asleep = self.left(start)
            until = min(end, start + (asleep or self.comes(start)))
            day += 0 if asleep else until - start
            start = until
        return day


class Clock:
    """The clocks of one table. Of all seats that of one runs at most: whose person has to decide."""

    def __init__(self, terms: ClockTerms, seats: int, now: int) -> None:
        self.terms = terms
        self.left = [terms.seconds * SECOND] * seats
        """What each seat has; by day, what it has for its turn."""
        self.runs = NOBODY
        self.told_out = NOBODY
        """Others decide what becomes of this seat, whose time is up."""
        self.written = 0
        """How often it stands in the log."""
        self._since = now
        """Until when it was counted."""
        self._free = 0
        """What of the time since then will cost nothing."""
        self._unseen = [0] * seats
        """Moves of others since a seat's own last one."""
        self._more_given = False
        self.anchored = 0
        """Since when everybody rests, so that nobody's time passes; 0: they do not."""
        self._nights: dict[int, Night] = {}

    # --- what is written down -----------------------------------------------------------------------------------------

    def facts(self, now: int) -> Facts:
        """For the next line of the log."""
        self._count(now)
        self.written += 1
        nights = {str(seat): [night.begins, night.lasts] for seat, night in self._nights.items()}
        facts: Facts = {
            "line": self.written,
            "left": self.left[:],
            "runs": self.runs,
            "out": self.told_out,
            "more": self._more_given,
            "nights": nights,
        }
        return {**facts, "anchored": self.anchored} if self.anchored else facts

    def restore(self, lines: Iterable[Facts], now: int) -> None:
        """Goes on from the last of these lines, unless that is what it knows already."""
        known = [cast("Facts", facts["clock"]) for facts in lines if "clock" in facts]
        last = max(known, key=lambda facts: cast(int, facts["line"]), default=None)
        if last is None or last["line"] == self.written:
            return
        self.written = cast(int, last["line"])
        self.left = list(cast("list[int]", last["left"]))
        self.runs, self.told_out = cast(int, last["runs"]), cast(int, last["out"])
        self._more_given = bool(last["more"])
        self.anchored = cast(int, last.get("anchored", 0))
        nights = cast("dict[str, list[int]]", last["nights"])
        self._nights = {int(seat): Night(*night) for seat, night in nights.items()}
        self._since, self._free = now, self._grace(self.runs)

    # --- what happens -------------------------------------------------------------------------------------------------

    def watch(self, seat: int, now: int) -> None:
        """Whose person has to decide now; NOBODY where it is a bot, or the game is not played."""
        if seat != self.runs:
            self._count(now)
            self._begin(seat, now)

    def moved(self, mover: int, next_seat: int, now: int) -> None:
        """A turn ends when somebody else has to decide."""
        self._count(now)
        goes_on = next_seat == mover
        if mover == self.runs and self._is_live:
            self.left[mover] += 0 if goes_on else self.terms.increment * SECOND
        elif mover == self.runs:
            self.left[mover] = min(self.left[mover] + TURN_BACK, self.terms.seconds * SECOND)
        self._unseen = [0 if seat == mover else moves + 1 for seat, moves in enumerate(self._unseen)]
        if goes_on:
            self.told_out, self._free = NOBODY, GRACE
        else:
            self._begin(next_seat, now)

    def undone(self, seat: int, now: int) -> None:
        """Somebody decides anew: what has passed since counts for them, and for nobody else."""
        ended_turn, self.runs = self.runs != seat, seat
        self._free = 0
        self._count(now)
        if ended_turn and self._is_live:
            self.left[seat] = max(0, self.left[seat] - self.terms.increment * SECOND)
        self._free = GRACE

    def give_more(self) -> None:
        """Once, and to everybody; by day to who has to decide, for their turn."""
        self._more_given = True
        if self._is_live:
            self.left = [left + MORE for left in self.left]
        else:
            self.left[self.runs] = self.terms.seconds * SECOND

    def come_back(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], BACK_WITH)

    def drop_anchor(self, now: int) -> None:
        self._count(now)
        self.anchored = now

    def sail_on(self, now: int) -> None:
        """Whoever has to decide finds their way back first."""
        self._count(now)
        self.anchored, self._free = 0, max(self._free, GRACE)

    def sleep(self, seat: int, begins: int, lasts: int, now: int) -> None:
        """From now on. BadClock where that is no night; `lasts` 0: none."""
        self._count(now)
        if lasts:
            self._nights[seat] = Night(begins, lasts)
        else:
            self._nights.pop(seat, None)

    def night_of(self, seat: int) -> tuple[int, int]:
        night = self._nights.get(seat)
        return (0, 0) if night is None else (night.begins, night.lasts)

    # --- what is asked ------------------------------------------------------------------------------------------------

    @property
    def gives_more(self) -> bool:
        return self.terms.out == "more" and not self._more_given

    def out(self, now: int) -> int:
        """The seat whose time is up; NOBODY where that was told already."""
        self._count(now)
        is_up = self.runs not in (NOBODY, self.told_out) and self.left[self.runs] == 0
        return self.runs if is_up else NOBODY

    def due(self) -> int | None:
        """When something is to be done next: somebody's time is up, or a long thought is to be written down."""
        if self.anchored or self.runs in (NOBODY, self.told_out):
            return None
        due = min(self._ends(), self._since + WRITTEN_EVERY[self.terms.kind])
        night = self._night
        return due if night is None else min(due, self._since + (night.left(self._since) or night.comes(self._since)))

    def info(self) -> ClockInfo:
        night = self._night
        asleep = 0 if night is None else night.left(self._since)
        return ClockInfo(
            self.left[:],
            self.runs,
            self._since + self._free,
            self._since + asleep if asleep else 0,
            self.told_out,
            [list(self.night_of(seat)) for seat in range(len(self.left))] if self._nights else [],
            self.anchored,
        )

    @property
    def _is_live(self) -> bool:
        return self.terms.kind == "live"

    @property
    def _night(self) -> Night | None:
        """Of who has to decide, where that matters."""
        return None if self._is_live else self._nights.get(self.runs)

    def _ends(self) -> int:
        """When the time is up of who has to decide, if it is not night meanwhile."""
        return self._since + self._free + self.left[self.runs]

    def _begin(self, seat: int, now: int) -> None:
        self.runs, self.told_out = seat, NOBODY
        self._since, self._free = now, self._grace(seat)
        if seat != NOBODY and not self._is_live:
            self.left[seat] = self.terms.seconds * SECOND

    def _grace(self, seat: int) -> int:
        return GRACE + min(self._unseen[seat] * WATCHING, MOST_WATCHING) if seat != NOBODY else 0

    def _count(self, now: int) -> None:
        """Takes from who has to decide what has passed."""
        if self.runs != NOBODY and not self.anchored:
            night = self._night
            passed = now - self._since if night is None else night.day_between(self._since, now)
            free = min(self._free, passed)
            self._free -= free
            self.left[self.runs] = max(0, self.left[self.runs] - (passed - free))
        self._since = now

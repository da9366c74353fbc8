"""What a game leaves behind for the people who played it: counted and rated exactly once.

A table's log says what is to be counted (`result`) before anything is, and that all of it was (`settled`) after. A
server that was killed in between does it again, and whatever was counted already is not counted twice: each person's
paper and each rating names the tables that it holds. Until a table is settled it lies on a shelf of its own, where the
next server finds it.
"""

from __future__ import annotations

import time
from typing import Final, cast

import msgspec

from flibuste.bots import level_names
from flibuste.kernel.game import Game
from flibuste.server.drawers import Drawer
from flibuste.server.marks import marks_of_win, was_last
from flibuste.server.people import Fate, People
from flibuste.server.ratings import BOT, Change, Ratings
from flibuste.server.seats import Seat
from flibuste.server.store import Facts, Store
from flibuste.server.table import Table

AT_ONCE: Final = 200
"""Tables that are looked up together."""


class SeatResult(msgspec.Struct):
    who: str
    """A person, `bot:mate`, or nobody who is known."""
    won: bool
    left: bool
    """Did not play to the end."""
    rank: int
    score: int | None
    """None where all play together."""
    change: Change | None = None
    """Of its rating; None where the game is not rated."""
    was_last: bool = False
    """When half of the rounds were over."""


class Result(msgspec.Struct):
    when: float
    seats: list[SeatResult]
    is_whole: bool = True
    """The rules ended the game, and not somebody who gave it up: only then do its points say how well it was played."""


class Results:
    def __init__(self, store: Store, people: People, ratings: Ratings) -> None:
        self._people = people
        self._ratings = ratings
        self._unsettled = Drawer(store, "unsettled", float, lambda made: made)

    async def expect(self, table: Table) -> None:
        """People play here: whatever happens, the game will be settled."""
        await self._unsettled.change(table.id, lambda kept: table.header.created if kept is None else None)

    def expected(self) -> list[str]:
        """Tables that are not settled yet."""
        found: list[str] = []
        while some := self._unsettled.first(AT_ONCE, len(found)):
            found += [id for id, _ in some]
        return found

    async def forget(self, id: str) -> None:
        """A table that is not there any more."""
        await self._unsettled.drop(id)

    async def settle(self, table: Table) -> None:
        """To be asked again where something could not be written."""
        if table.outcome is not None and not table.is_settled:
            facts = await table.sum_up(self._result)
            await self._count(table, msgspec.convert(facts, Result))
        await table.note_settled()
        for person in table.sitters:
            await self._people.drop_table(person, table.id)
        await self._unsettled.drop(table.id)

    async def _count(self, table: Table, result: Result) -> None:
        title, seats = table.header.title, result.seats
        for number, seat in enumerate(seats):
            if seat.change is not None:
                await self._ratings.apply(title, seat.who, seat.change, table.id, result.when)
            if seat.who and not seat.who.startswith(BOT):
                await self._people.count(seat.who, title, table.id, _fate(number, result))

    def _result(self, table: Table, game: Game) -> Facts:
        """What is to be counted, worked out once."""
        scores, course = game.scores(), table.race_now(game)
        outcome = cast(Facts, table.outcome)
        ranks, winners = cast("list[int]", outcome["ranks"]), cast("list[int]", outcome["winners"])
        together = outcome.get("team_won")
        seats = [
            SeatResult(
                who=_who(seat),
                won=bool(together) if together is not None else number in winners,
                left=seat.stand_in != "" or _gave_up(table, number),
                rank=ranks[number],
                score=None if together is not None else scores[number],
                was_last=together is None and was_last(course, number),
            )
            for number, seat in enumerate(table.seats)
        ]
        if table.is_rated and all(seat.who for seat in seats):
            # who leaves early counts as last, whatever the bot in their place made of it
            places = [seat.rank if not seat.left else len(seats) + 1 for seat in seats]
            changes = self._ratings.changes(table.header.title, [seat.who for seat in seats], places)
            for seat, change in zip(seats, changes, strict=True):
                seat.change = change
        result = Result(round(time.time(), 3), seats, is_whole=table.ended is None)
        return cast(Facts, msgspec.to_builtins(result))


def _who(seat: Seat) -> str:
    if seat.kind == "bot":
        return BOT + seat.bot if seat.bot in level_names() else ""
    return seat.person


def _gave_up(table: Table, number: int) -> bool:
    return table.ended is not None and table.ended["seat"] == number


def _fate(number: int, result: Result) -> Fate:
    """What a game was for one of those who played it."""
    seats = result.seats
    own = seats[number]
    is_contest = own.score is not None and len(seats) > 1
    rivals = [
        (seat.who, seat.rank - own.rank)
        for other, seat in enumerate(seats)
        if is_contest and other != number and seat.who and not seat.who.startswith(BOT)
    ]
    is_played_out = own.won and not any(seat.left for seat in seats)
    marks = marks_of_win(number, [seat.who for seat in seats], [seat.score for seat in seats], own.was_last)
    return Fate(
        own.won,
        own.left,
        1 / len(seats) if is_contest else 0.0,
        own.score if result.is_whole else None,
        len(seats),
        rivals,
        marks if is_played_out else [],
    )

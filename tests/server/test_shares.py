"""Bots of different people share the processes fairly."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

import pytest

from flibuste.bots import find_bot
from flibuste.bots.levels import Level, hurried
from flibuste.bots.search import SearchBot
from flibuste.server import shares
from flibuste.server.shares import LONGEST, SHORTEST, Shares


def run(work: Coroutine[object, object, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def settle() -> None:
    """Lets everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


class Queue:
    """Thoughts that end when the test says so, in the order in which they were begun."""

    def __init__(self, places: int) -> None:
        self.shares = Shares(places)
        self.begun: list[str] = []
        self.allowed: list[float] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._ends: list[tuple[str, asyncio.Future[float]]] = []

    async def ask(self, *payers: str) -> None:
        for payer in payers:
            self._tasks.append(asyncio.create_task(self._think(payer)))
        await settle()

    async def _think(self, payer: str) -> None:
        allowed = await self.shares.take(payer)
        self.begun.append(payer)
        self.allowed.append(allowed)
        end: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._ends.append((payer, end))
        used = 0.0
        try:
            used = await end
        finally:
            self.shares.give_back(payer, allowed, used)

    async def end(self, seconds: float, payer: str = "") -> None:
        """The oldest thought, or that of a payer, took so long."""
        next(end for who, end in self._ends if payer in ("", who) and not end.done()).set_result(seconds)
        await settle()

    async def cancel(self, number: int) -> None:
        self._tasks[number].cancel()
        await settle()


def test_somebody_new_does_not_stand_behind_a_crowd() -> None:
    async def play() -> None:
        queue = Queue(places=2)
        await queue.ask(*["crowd"] * 100)
        assert queue.begun == ["crowd"], "one payer never takes the last place"
        await queue.ask("anne")
        assert queue.begun == ["crowd", "anne"]
        await queue.ask("mary")
        await queue.end(1.0)
        assert queue.begun == ["crowd", "anne", "mary"]

    run(play())


def test_each_gets_as_much_time_as_any_other() -> None:
    """However many of theirs wait, and however long each takes."""

    async def play() -> None:
        queue = Queue(places=1)
        used = {"crowd": 0.0, "anne": 0.0}
        await queue.ask(*["crowd"] * 50, *["anne"] * 50)
        for number in range(60):
            payer = queue.begun[number]
            seconds = 1.0 if payer == "crowd" else 0.25
            await queue.end(seconds)
            used[payer] += seconds
        assert abs(used["crowd"] - used["anne"]) <= 2.5

    run(play())


def test_who_was_away_has_saved_nothing_up() -> None:
    async def play() -> None:
        queue = Queue(places=1)
        await queue.ask(*["crowd"] * 20)
        for _ in range(10):
            await queue.end(2.0)
        await queue.ask(*["anne"] * 10)
        for _ in range(6):
            await queue.end(1.0)
        assert queue.begun[-6:].count("anne") == 3, "in turns from now on, not all of theirs first"

    run(play())


def test_thoughts_are_shorter_for_those_who_ask_for_many() -> None:
    async def play() -> None:
        queue = Queue(places=2)
        await queue.ask("anne")
        assert queue.allowed == [LONGEST], "nobody else is there"
        await queue.ask(*["crowd"] * 100)
        await queue.end(0.5, "crowd")
        assert queue.allowed[-1] == SHORTEST
        await queue.ask("anne")
        await queue.end(0.5, "anne")
        assert (queue.begun[-1], queue.allowed[-1]) == ("anne", LONGEST), "the crowd costs nobody else anything"

    run(play())


def test_a_place_is_never_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by who gives up waiting, nor by who is stopped in the moment of being let in."""
    monkeypatch.setattr(shares, "MOST_KNOWN", 3)

    async def play() -> None:
        queue = Queue(places=1)
        await queue.ask("a", "b", "c", "d", "e", "f")
        await queue.cancel(1)
        queue._ends[0][1].set_result(1.0)
        await asyncio.sleep(0)  # the place is c's now, and c does not know it yet
        await queue.cancel(2)
        assert queue.begun == ["a", "d"]
        await queue.cancel(3)
        await queue.end(1.0)
        await queue.end(1.0)
        assert queue.begun == ["a", "d", "e", "f"]
        assert (queue.shares.waiting, queue.shares._free, queue.shares._held) == (0, 1, {})
        assert len(queue.shares._used) <= 4

    run(play())


def test_a_hurried_bot_is_the_same_with_less_time() -> None:
    admiral = hurried(find_bot("admiral"), 0.5)
    assert isinstance(admiral, Level)
    assert isinstance(admiral.bot, SearchBot)
    assert (admiral.rank, admiral.bot.playouts, admiral.bot.seconds) == ("admiral", 2_000, 0.5)
    patient = hurried(find_bot("search"), 9.0)
    assert isinstance(patient, SearchBot)
    assert patient.seconds == 2.5, "nobody thinks longer than it would"
    unlimited = hurried(SearchBot(100), 0.5)
    assert isinstance(unlimited, SearchBot)
    assert unlimited.seconds == 0.5
    assert hurried(find_bot("greedy"), 0.5) is find_bot("greedy")

"""Bots think in processes of their own, so that nobody at a table ever waits for another table's bot.

The processes speak through pipes instead of a ProcessPoolExecutor: a worker ends when its host is gone, however
it went, a stuck one can be ended at any time, and nothing but plain data crosses.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from flibuste.kernel.refusals import FlibusteError
from flibuste.server.bot_worker import Answer, Call
from flibuste.server.bots_afar import Machine
from flibuste.server.metrics import BOT_THOUGHT, BOT_WAITED, BOTS_WAITING
from flibuste.server.protocol import HintInfo
from flibuste.server.shares import PATIENT, Shares

log: Final = logging.getLogger("flibuste")
PAUSES: Final = (0.0, 0.2, 1.0)
"""Seconds before a question is asked, and asked again where a process died over it or none could be started."""
PATIENCE: Final = 120.0
"""Seconds after which a bot counts as stuck."""
ANSWERS_WITHIN: Final = 20.0
"""Seconds in which a process of a server that is well answers, its start and its turn included."""
AVOIDED_FOR: Final = 30.0
"""Seconds for which a machine is not tried again where a process of it ended."""
NO_QUESTION: Final = Call("", 0, "", "", {})
"""Any process that lives answers that it cannot be answered."""


class BotFailed(FlibusteError):
    """The bot gave no legal answer."""


class BotPool:
    """Starts workers when they are first needed, and replaces those that die."""

    def __init__(self, workers: int | None = None, machines: Sequence[Machine] = ()) -> None:
        """`machines`: others where bots may think as well. Where one is lost, more processes are started here."""
        self._free: list[Process] = []
        self._all: set[Process] = set()
        self._machines = machines
        self._afar: dict[Process, str] = {}
        """The machines where processes think that think elsewhere."""
        self._avoided: dict[str, float] = {}
        """Until when, by machine."""
        self._shares = Shares((workers or min(2, os.cpu_count() or 1)) + sum(machine.places for machine in machines))
        self._closed = False

    async def choose(self, call: Call, payer: str) -> Answer:
        """The bot's move, and what it means to do then."""
        return await self._answer(call, payer)

    async def hint(self, call: Call, payer: str) -> list[HintInfo]:
        """The best moves for a person, from the same share of time as the bots of their tables."""
        return (await self._answer(call, payer)).hints

    async def study(self, call: Call) -> dict[str, object]:
        """What is found at a move of a finished game, when no bot and no person waits for the same place."""
        return (await self._answer(call, PATIENT)).studied

    async def _answer(self, call: Call, payer: str) -> Answer:
        """A worker that dies is replaced and the question asked again."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            reply = await self._ask_in_turn(call, payer)
            if reply is not None and (reply.move or reply.hints or reply.studied):
                return reply
            if reply is not None:
                raise BotFailed(f"The bot {call.bot} failed: {reply.error}")
        raise BotFailed(f"The bot {call.bot} was asked {len(PAUSES)} times and no process lived to answer.")

    async def _ask_in_turn(self, call: Call, payer: str) -> Answer | None:
        asked = time.monotonic()
        with BOTS_WAITING.one_more() if payer != PATIENT else contextlib.nullcontext():
            allowed = await self._shares.take(payer)
        began = time.monotonic()
        if payer != PATIENT:  # how long studies wait says nothing about how people are served
            BOT_WAITED.observe(began - asked)
        try:
            return await self._ask(msgspec.json.encode(msgspec.structs.replace(call, seconds=allowed)) + b"\n")
        finally:
            if payer != PATIENT:
                BOT_THOUGHT.observe(time.monotonic() - began)
            self._shares.give_back(payer, allowed, time.monotonic() - began)

    async def is_well(self) -> bool:
        """Whether a process answers."""
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                return await self._ask_in_turn(NO_QUESTION, "is_well") is not None
        except TimeoutError:
            return False

    async def _ask(self, line: bytes) -> Answer | None:
        """None when the worker died or got stuck, or none could be started."""
        try:
            worker = self._alive() or await self._start()
        except OSError as problem:
            log.warning("No process can be started for a bot: %s.", problem.strerror)
            return None
        try:
            answer = await asyncio.wait_for(_exchange(worker, line), PATIENCE)
        # a RuntimeError is how some event loops say that a pipe is closed, a ValueError that a line never ends
        except (OSError, EOFError, TimeoutError, RuntimeError, ValueError):
            log.warning("A bot's process ended or got stuck; another takes its place.")
            if worker in self._afar:
                self._avoided[self._afar[worker]] = time.monotonic() + AVOIDED_FOR
            await self._end(worker)
            return None
        except asyncio.CancelledError:
            await self._end(worker)
            raise
        self._free.append(worker)
        return answer

    def _alive(self) -> Process | None:
        """A worker that waits for a question; those that died waiting are forgotten."""
        while self._free:
            worker = self._free.pop()
            if worker.returncode is None:
                return worker
            self._forget(worker)
        return None

    def _forget(self, worker: Process) -> None:
        self._all.discard(worker)
        self._afar.pop(worker, None)

    def _place(self) -> str:
        """The machine for one more process; empty: this one."""
        taken = Counter(self._afar.values())
        now = time.monotonic()
        for address, places in self._machines:
            if taken[address] < places and self._avoided.get(address, now) <= now:
                return address
        return ""

    async def _start(self) -> Process:
        if self._closed:
            raise BotFailed("The server is closing.")
        place = self._place()
        module = ["flibuste.server.bots_afar", place] if place else ["flibuste.server.bot_worker"]
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            *module,
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which then ends its workers
        )
        self._all.add(worker)
        if place:
            self._afar[worker] = place
        return worker

    async def _end(self, worker: Process) -> None:
        self._forget(worker)
        with contextlib.suppress(ProcessLookupError):  # it has ended by itself a moment ago
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        self._closed = True
        for worker in list(self._all):
            await self._end(worker)
        self._free.clear()


async def _exchange(worker: Process, line: bytes) -> Answer:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(line)
    await worker.stdin.drain()
    reply = await worker.stdout.readline()
    if not reply:
        raise EOFError
    return msgspec.json.decode(reply, type=Answer)

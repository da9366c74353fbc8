"""Who plays the deals: this process, several of them, or a cluster. All of them play the same games."""

from __future__ import annotations

import multiprocessing
from abc import ABC, abstractmethod
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Final

from flibuste.arena.deals import Deal, Task, play_deal
from flibuste.bots import dismiss_engines
from flibuste.kernel.refusals import FlibusteError
from flibuste.processes import SPAWN, deaf_to_ctrl_c, serve_parent

AHEAD: Final = 2
"""Deals that are handed out for each process: one to play, one to wait so that nobody is idle."""


class WorkersLost(FlibusteError):
    """Whoever should have played is gone."""


class Workers(ABC):
    """Deals are handed out and collected again, in whatever order they are finished."""

    room: int
    """How many deals may be out at once."""

    @abstractmethod
    def hand_out(self, task: Task) -> None: ...

    @abstractmethod
    def collect(self) -> list[Deal]:
        """Waits for the next; some of those that are out."""

    @abstractmethod
    def dismiss(self) -> None:
        """At once: what is not finished is not wanted any more."""

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.dismiss()


class Alone(Workers):
    room = 1

    def __init__(self) -> None:
        self._tasks: deque[Task] = deque()

    def hand_out(self, task: Task) -> None:
        self._tasks.append(task)

    def collect(self) -> list[Deal]:
        return [play_deal(self._tasks.popleft())]

    def dismiss(self) -> None:
        self._tasks.clear()
        dismiss_engines()


class Processes(Workers):
    def __init__(self, number: int) -> None:
        self.room = AHEAD * number
        self._others = set(multiprocessing.active_children())
        self._pool = ProcessPoolExecutor(number, mp_context=SPAWN, initializer=serve_parent)
        self._out: set[Future[Deal]] = set()

    def hand_out(self, task: Task) -> None:
        try:
            with deaf_to_ctrl_c():  # the first deal starts the processes
                self._out.add(self._pool.submit(play_deal, task))
        except BrokenProcessPool:
            raise _lost() from None

    def collect(self) -> list[Deal]:
        done, self._out = wait(self._out, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool:
            raise _lost() from None

    def dismiss(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - self._others:
            child.terminate()


def _lost() -> WorkersLost:
    return WorkersLost(
        "A process that played was ended from outside; finished deals are kept, the same command goes on."
    )

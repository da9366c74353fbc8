"""Runs the tests of a title against one change after the other.

Everything is loaded once. A change is then made in a forked process, by giving a function another body, and only the
tests that call this function are run, the quickest first, until one fails.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Final

import pytest
from _pytest.runner import runtestprotocol
from tests.mutants.changes import Change, Source

CAUGHT: Final = "caught"
SURVIVED: Final = "survived"
UNSEEN: Final = "never run"
"""No test calls it."""
HOPELESS: Final = "not tried"
"""The change cannot be made in a running process."""

Function = tuple[str, str]
"""The name of a file, and of a function in it."""
PATIENCE: Final = 3
"""How many times longer than usual, and than a second, a test may take: the change may have made a loop endless."""
MEMORY: Final = 2 << 30
SHOWN: Final = 30
"""Lines of what a test said that must pass and does not."""


class Hunter:
    """A pytest plugin that runs the collected tests in its own way."""

    def __init__(
        self,
        sources: dict[Path, Source],
        changes: Iterable[Change],
        jobs: int,
        tell: Callable[[Change, str], None],
    ) -> None:
        self._sources = sources
        self._changes = changes
        self._jobs = jobs
        self._tell = tell
        self._items: list[pytest.Item] = []
        self._running: dict[int, Change] = {}

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            raise pytest.UsageError(f"{report.nodeid} could not be read:\n{_end_of(report.longreprtext)}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = session.items
        self._bodies = bodies(self._sources)
        self._look()
        try:
            for change in self._changes:
                self._begin(change)
            while self._running:
                self._end_one()
        finally:
            for child in self._running:
                os.kill(child, signal.SIGKILL)
        return True

    # --- which test calls what ----------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Runs every test once, in a child so that this process stays as it is."""
        with tempfile.NamedTemporaryFile("r") as file:
            child = os.fork()
            if child == 0:
                _quietly(lambda: self._watch_all(Path(file.name)))
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            seen = [json.loads(line) for line in file]
        for item, (why, _, _) in zip(self._items, seen, strict=False):
            if why:
                raise pytest.UsageError(f"{item.nodeid} failed before anything was changed:\n{_end_of(why)}")
        if len(seen) < len(self._items):
            ended = f"signal {-code}" if code < 0 else f"exit code {code}"
            raise pytest.UsageError(
                f"{self._items[len(seen)].nodeid} ended its process ({ended}) before anything was changed"
            )
        self._seconds: list[float] = [seconds for _, seconds, _ in seen]
        self._called: list[set[Function]] = [{(file, name) for file, name in calls} for _, _, calls in seen]

    def _watch_all(self, place: Path) -> None:
        """A line for each test, as soon as it is known: some test may end this process."""
        with place.open("w", buffering=1) as file:
            for item in self._items:
                file.write(json.dumps(self._watch(item)) + "\n")

    def _watch(self, item: pytest.Item) -> tuple[str, float, list[Function]]:
        """Why it failed, if it did; how long it took; what it called."""
        called: set[Function] = set()
        watched = {str(file) for file in self._sources}

        def note(frame: FrameType, *_: object) -> None:
            """Told of every call of a Python function."""
            code = frame.f_code
            if code.co_filename in watched:
                called.add((code.co_filename, code.co_qualname.partition(".<locals>")[0]))

        begun = time.process_time()
        sys.settrace(note)
        why = _failure(item)
        sys.settrace(None)
        return why, time.process_time() - begun, sorted(called)

    def _tests_for(self, change: Change) -> list[int]:
        """The tests that could notice, the quickest first."""
        function = (str(change.file), change.owner.name)
        numbers = range(len(self._items))
        calling = [number for number in numbers if not change.owner.is_function or function in self._called[number]]
        return sorted(calling, key=lambda number: self._seconds[number])

    # --- one change ---------------------------------------------------------------------------------------------------

    def _begin(self, change: Change) -> None:
        tests = self._tests_for(change)
        if not tests:
            self._tell(change, UNSEEN)
            return
        while len(self._running) >= self._jobs:
            self._end_one()
        child = os.fork()
        if child == 0:
            _quietly(lambda: self._try(change, tests))
        self._running[child] = change

    def _end_one(self) -> None:
        child, status = os.wait()
        code = os.waitstatus_to_exitcode(status)  # below 0: it took too long, or crashed
        self._tell(self._running.pop(child), {0: SURVIVED, 2: HOPELESS}.get(code, CAUGHT))

    def _try(self, change: Change, tests: list[int]) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (_memory() + MEMORY, resource.RLIM_INFINITY))
        change.make()
        code = self._sources[change.file].code()
        if not (self._replace(change, code) if change.owner.is_function else reset(change, code)):
            os._exit(2)
        for number in tests:
            signal.setitimer(signal.ITIMER_PROF, PATIENCE * (1 + self._seconds[number]))
            if _failure(self._items[number]):
                os._exit(1)

    def _replace(self, change: Change, module: CodeType) -> bool:
        """Gives the function its new body, wherever it is known."""
        found = self._bodies.get((str(change.file), change.owner.name), [])
        for function in found:
            function.__code__ = next(code for code in codes(module) if code.co_qualname == change.owner.name)
        return bool(found)


def bodies(files: Iterable[Path]) -> dict[Function, list[FunctionType]]:
    """Every function of these files that this process holds."""
    wanted = {str(file) for file in files}
    found: dict[Function, list[FunctionType]] = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename in wanted:
            found.setdefault((one.__code__.co_filename, one.__qualname__), []).append(one)
    return found


def codes(code: CodeType) -> Iterator[CodeType]:
    """The code of everything defined in some code."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from codes(part)


def reset(change: Change, code: CodeType) -> bool:
    """Gives a constant its new value in every module that has it under its name."""
    module = next(one for one in list(sys.modules.values()) if getattr(one, "__file__", None) == str(change.file))
    name, old = change.owner.name, getattr(module, change.owner.name)
    changed: dict[str, object] = {"__name__": module.__name__, "__package__": module.__package__}
    exec(code, changed)
    for other in list(sys.modules.values()):
        if vars(other).get(name) is old:
            setattr(other, name, changed[name])
    return True


def _failure(item: pytest.Item) -> str:
    """Why the test fails; nothing if it passes."""
    reports = runtestprotocol(item, nextitem=None, log=False)
    return next((report.longreprtext or report.when for report in reports if report.failed), "")


def _end_of(text: str) -> str:
    return "\n".join(text.splitlines()[-SHOWN:])


def _quietly(work: Callable[[], object]) -> None:
    """What a child does: it says nothing and never comes back."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        work()
        os._exit(0)
    except BaseException:
        os._exit(1)


def _memory() -> int:
    return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()

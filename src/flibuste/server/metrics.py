"""What can be counted and timed of a running server, in the text that Prometheus reads.

A few lines of our own instead of prometheus_client: counts are added on the busiest path, and all that would be needed
of that library is its text format.
"""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from flibuste.kernel.refusals import FlibusteError
from flibuste.server.store import Outdated

log: Final = logging.getLogger("flibuste")

TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Upper ends of what times are sorted into."""
LOUD_EVERY: Final = 60.0
"""Seconds between two lines in the log about writes that fail."""

_all: Final[list[Metric]] = []


class Metric:
    kind = ""

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        _all.append(self)

    def lines(self) -> Iterator[str]:
        raise NotImplementedError


class Counter(Metric):
    """Grows. With a label it is counted apart for each of its values, of which there are few."""

    kind = "counter"

    def __init__(self, name: str, help: str, label: str = "") -> None:
        super().__init__(name, help)
        self._label = label
        self.values: dict[str, float] = {} if label else {"": 0.0}

    def add(self, value: str = "", amount: float = 1.0) -> None:
        self.values[value] = self.values.get(value, 0.0) + amount

    def lines(self) -> Iterator[str]:
        for value, amount in self.values.items():
            yield f"{self.name}{_labelled(self._label, value)} {_written(amount)}"


class Gauge(Counter):
    """Goes up and down."""

    kind = "gauge"

    def set(self, amount: float, value: str = "") -> None:
        self.values[value] = amount

    @contextmanager
    def one_more(self) -> Iterator[None]:
        self.add()
        try:
            yield
        finally:
            self.add(amount=-1.0)


class Histogram(Metric):
    """How many seconds things took."""

    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        super().__init__(name, help)
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    @property
    def count(self) -> int:
        return sum(self._counts)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        total = 0
        for end, count in zip([*map(_written, SECONDS), "+Inf"], self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{end}"}} {total}'
        yield f"{self.name}_sum {_written(self._sum)}"
        yield f"{self.name}_count {total}"


def text() -> str:
    lines: list[str] = []
    for metric in _all:
        lines += [f"# HELP {metric.name} {metric.help}", f"# TYPE {metric.name} {metric.kind}", *metric.lines()]
    return "\n".join(lines) + "\n"


Series = dict[str, dict[str, float]]
"""Values by metric (its two lines of comment) and by name with labels."""


def read(text: str) -> Series:
    series: Series = {}
    comment: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            comment = [*comment[-1:], line]
        else:
            name, _, value = line.rpartition(" ")
            series.setdefault("\n".join(comment), {})[name] = float(value)
    return series


def summed(texts: list[str]) -> str:
    """Of several servers as of one; of what cannot be added the one that matters."""
    together: Series = {}
    for text in texts:
        for comment, values in read(text).items():
            known = together.setdefault(comment, {})
            for name, value in values.items():
                known[name] = TOGETHER.get(name, _add)(known[name], value) if name in known else value
    return _text(together)


def side_by_side(texts: dict[str, str]) -> str:
    """Of several servers, each with its name as a label."""
    beside: Series = {}
    for server, text in texts.items():
        for comment, values in read(text).items():
            known = beside.setdefault(comment, {})
            for name, value in values.items():
                bare, _, labels = name.rstrip("}").partition("{")
                known[f'{bare}{{server="{server}"{"," + labels if labels else ""}}}'] = value
    return _text(beside)


def _text(series: Series) -> str:
    lines: list[str] = []
    for comment, values in series.items():
        lines += [comment, *[f"{name} {_written(value)}" for name, value in values.items()]]
    return "\n".join(lines) + "\n"


def _add(one: float, other: float) -> float:
    return one + other


def _labelled(label: str, value: str) -> str:
    return f'{{{label}="{value}"}}' if label else ""


def _written(number: float) -> str:
    return repr(int(number)) if number == int(number) else repr(number)


MOVES: Final = Counter("flibuste_moves_total", "Moves made, by people and by bots.", "by")
ACKNOWLEDGED: Final = Histogram("flibuste_acknowledged_seconds", "From a person's move to its acknowledgement.")
SOCKETS: Final = Gauge("flibuste_sockets", "Open sockets.")
TABLES: Final = Gauge("flibuste_tables", "Tables at hand, by whether they wait, play or are over.", "status")
BOT_WAITED: Final = Histogram("flibuste_bot_waited_seconds", "How long bots waited for a process to think in.")
BOT_THOUGHT: Final = Histogram("flibuste_bot_thought_seconds", "How long they then took.")
BOTS_WAITING: Final = Gauge("flibuste_bots_waiting", "Bots that wait for a process now.")
REFUSED: Final = Counter("flibuste_refused_total", "What visitors were refused, by why.", "reason")
STORED: Final = Histogram("flibuste_stored_seconds", "Until something was on disk.")
NOT_STORED: Final = Counter("flibuste_not_stored_total", "Writes that failed, such as on a full disk.")
STORE_WORKS: Final = Gauge("flibuste_store_works", "1 when the last write was on disk, 0 when it failed.")
SPACE: Final = Gauge("flibuste_store_free_bytes", "Space left where the store is.")
LAG: Final = Gauge("flibuste_loop_lag_seconds", "How much later than it should the event loop did something.")
STARTED: Final = Gauge("flibuste_started_seconds", "When the server started, in seconds since 1970.")

TOGETHER: Final[dict[str, Callable[[float, float], float]]] = {
    STORE_WORKS.name: min,
    SPACE.name: min,
    STARTED.name: min,
    LAG.name: max,
}

STORE_WORKS.set(1.0)
_loud_at = 0.0


async def on_disk(writing: Awaitable[None]) -> None:
    """Waits until something is written. How long it took is measured, and where it fails that is told loudly."""
    began = time.perf_counter()
    try:
        await writing
    except Outdated:  # another server wrote the same: the store works, and whoever asked reads again
        raise
    except FlibusteError as problem:
        NOT_STORED.add()
        STORE_WORKS.set(0.0)
        _be_loud(problem)
        raise
    STORE_WORKS.set(1.0)
    STORED.observe(time.perf_counter() - began)


def _be_loud(problem: FlibusteError) -> None:
    global _loud_at
    now = time.monotonic()
    if not _loud_at or now - _loud_at >= LOUD_EVERY:
        _loud_at = now
        log.error("Nothing can be stored: %s", problem, extra={"facts": {"event": "not-stored"}})

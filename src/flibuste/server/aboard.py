"""How many people are here now: at tables, and in the lobby.

A page says a mark with its first message: its person's, or one that its browser made up. So somebody with three tabs
is counted once. Marks are for counting alone: nobody is told them, and they are written nowhere.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

LINGERS: Final = 5.0
"""Seconds for which somebody is still here whose last line has closed: they are on the way to another page."""


class Aboard:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lines: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        """When the last line of those closed who may be back at once, in order."""

    @contextlib.contextmanager
    def line(self, mark: str) -> Iterator[None]:
        """While a line of theirs is open. Programs say no mark, and are not people."""
        if not mark:
            yield
            return
        self._lines[mark] += 1
        self._left.pop(mark, None)
        try:
            yield
        finally:
            self._lines[mark] -= 1
            if not self._lines[mark]:
                del self._lines[mark]
                self._left[mark] = self._clock()
                self._forget_gone()

    def marks(self) -> set[str]:
        self._forget_gone()
        return {*self._lines, *self._left}

    def _forget_gone(self) -> None:
        long_ago = self._clock() - LINGERS
        while self._left and (first := next(iter(self._left))) and self._left[first] <= long_ago:
            del self._left[first]

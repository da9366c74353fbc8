"""Processes of our own. Ctrl-C is for the one who started them: a terminal sends it to everybody."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SPAWN: Final = multiprocessing.get_context("spawn")
"""Spawned, not forked: it works the same on every system, and threads of the parent cannot be caught half way."""


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C while they load. The parent does, at the latest afterwards.

    They should call `ignore_ctrl_c` first of all: where signals cannot be blocked, as on Windows, that alone helps.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)

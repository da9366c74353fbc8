"""Processes of our own. Ctrl-C is for the one who started them: a terminal sends it to everybody."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
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
        with heard_afterwards():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def heard_afterwards() -> Iterator[None]:
    """Another thread may catch what this one blocks; Python interrupts the main one for it all the same."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
        if heard:
            signal.raise_signal(signal.SIGINT)


def ignore_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def serve_parent() -> None:
    """First of all in a process that works for another: it leaves Ctrl-C to that one, and ends when it is gone."""
    ignore_ctrl_c()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # whatever the other threads are at: nobody waits for it

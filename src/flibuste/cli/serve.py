"""`flibuste` and `flibuste serve`: the table host and its page."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

HOST: Final = "127.0.0.1"
PORT: Final = 8000
SECOND_THOUGHTS: Final = 1.5
"""Seconds that a person has to take a move back before a bot answers it; the bot thinks meanwhile."""


def run(args: Namespace) -> int:
    from flibuste.server.serve import run as run_server  # heavy, and only needed here

    host: str = getattr(args, "host", HOST)
    port: int = getattr(args, "port", PORT)
    store: str | None = getattr(args, "store", None)
    pause: float = getattr(args, "second_thoughts", SECOND_THOUGHTS)
    keep_finished: float = getattr(args, "keep_finished", 0.0)
    return run_server(host, port, store, not getattr(args, "no_browser", False), pause, keep_finished)

"""Starts the server: one process, one port, one line that says where it is."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from flibuste.kernel.refusals import FlibusteError
from flibuste.server.app import make_app
from flibuste.server.bots_pool import BotPool
from flibuste.server.host import Host
from flibuste.server.sockets import LARGEST_MESSAGE
from flibuste.server.store import open_store
from flibuste.server.wire import Wire

CANNOT: Final = 2


class CannotListen(FlibusteError):
    pass


def run(
    host: str, port: int, store: str | None, open_browser: bool, second_thoughts: float, keep_finished: float
) -> int:
    """Serves until Ctrl-C; returns the exit code. Port 0 takes any free one; no store means the user's own file."""
    logging.basicConfig(level=logging.WARNING, format="flibuste: %(message)s")
    try:
        listener = _listen(host, port)
        tables = open_store(store or "")
        tables.claim()
    except FlibusteError as problem:
        print(f"flibuste: {problem}", file=sys.stderr)
        return CANNOT
    address = _address(host, listener)

    def ready() -> None:
        print(f"Flibuste is at {address} (Ctrl-C ends it)", flush=True)
        if open_browser:
            webbrowser.open(address)

    # What games keep is not garbage: looking through it as often as Python does by default takes a third of the time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    server = server_of(Host(tables, BotPool(), second_thoughts, keep_finished), ready)
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has closed everything by then
        server.run(sockets=[listener])
    return 0 if server.started else CANNOT


def server_of(host: Host, ready: Callable[[], None]) -> uvicorn.Server:
    return uvicorn.Server(
        uvicorn.Config(
            make_app(host, ready),
            loop="auto",
            ws=Wire,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # it costs half the throughput
            lifespan="on",
            access_log=False,
            log_config=None,
            log_level="warning",
            server_header=False,
            timeout_graceful_shutdown=3,
        )
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except (OSError, OverflowError) as problem:
        listener.close()
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise CannotListen(f"Port {port} of {host} cannot be used ({reason}); name another one with --port.") from None
    return listener


def _address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    if host in ("", "0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

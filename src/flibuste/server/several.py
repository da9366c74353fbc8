"""Several server processes behind one address: started here, and started again when they end.

All of them wait at the same listening socket, so whoever is free takes the next visitor, and one that has ended or
stands still takes none. Each has a door of its own for the others, which its successor takes over with its tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing.connection
import os
import secrets
import signal
import socket
import sys
import time
from multiprocessing.connection import Connection
from typing import Final

import uvicorn

from flibuste.kernel.refusals import FlibusteError
from flibuste.processes import SPAWN, deaf_to_ctrl_c, serve_parent
from flibuste.server import logs
from flibuste.server.bots_pool import BotPool
from flibuste.server.fleet import Fleet
from flibuste.server.host import Host
from flibuste.server.limits import Limits
from flibuste.server.serve import CANNOT, Settings, listen, machines_of, prepare_process, server_of, tell_address
from flibuste.server.site import read_site
from flibuste.server.store import open_store
from flibuste.server.visitors import Visitors, read_proxies

log: Final = logging.getLogger("flibuste")

AGAIN_AFTER: Final = 1.0
"""Seconds between two starts of a process that does not live."""
LEAVES_WITHIN: Final = 30.0
"""Seconds after which a process that was asked to end is ended."""


class Berth:
    """Where one of the processes is: its door for the others stays open while it is started again."""

    def __init__(self, settings: Settings, listener: socket.socket, secret: str) -> None:
        self._settings = settings
        self._listener = listener
        self._secret = secret
        self._door = listen(settings.between or "127.0.0.1", 0)
        self.start()

    def start(self) -> None:
        self.ready, theirs = SPAWN.Pipe(duplex=False)
        args = (self._settings, self._listener, self._door, self._secret, theirs)
        self.process = SPAWN.Process(target=_serve, args=args)
        with deaf_to_ctrl_c():
            self.process.start()
        self.began = time.monotonic()
        theirs.close()

    def wait_until_ready(self) -> bool:
        """False where it ended instead."""
        try:
            return bool(self.ready.recv())
        except EOFError:
            return False

    def end(self) -> None:
        self.process.terminate()


def bring_up(berth: Berth) -> bool:
    """False where it cannot serve. On a busy machine its lease may end before it is up; then it begins anew."""
    while not berth.wait_until_ready():
        berth.process.join()
        if berth.process.exitcode != 0:
            return False
        berth.start()
    return True


def run(settings: Settings) -> int:
    """Serves until Ctrl-C; returns the exit code."""
    logs.begin(settings.log)
    try:
        _check(settings)
        listener = listen(settings.host, settings.port)
        secret = secrets.token_urlsafe(24)
        hears = _Signals()
        berths = [Berth(settings, listener, secret) for _ in range(settings.processes)]
    except FlibusteError as problem:
        print(f"flibuste: {problem}", file=sys.stderr)
        return CANNOT
    try:
        if not all([bring_up(berth) for berth in berths]):
            return CANNOT
        tell_address(settings, listener)
        _look_after(berths, hears)
        return 0
    finally:
        _end(berths)


def _check(settings: Settings) -> None:
    """What is wrong with the settings is told once, not by each process."""
    read_proxies(settings.proxy)
    read_site(settings.address)
    machines_of(settings)
    store = open_store(settings.store)
    try:
        store.share("nowhere", "", settings.lease).end()
    finally:
        asyncio.run(store.close())


class _Signals:
    """Ctrl-C and SIGTERM, as something that can be waited for beside processes."""

    def __init__(self) -> None:
        self.end, self._write = SPAWN.Pipe(duplex=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._hear)

    def _hear(self, *_: object) -> None:
        self._write.send(True)


def _look_after(berths: list[Berth], hears: _Signals) -> None:
    """Until a signal comes."""
    while True:
        waiting: list[int | Connection] = [hears.end, *[berth.process.sentinel for berth in berths]]
        found = multiprocessing.connection.wait(waiting)
        if hears.end in found:
            return
        for berth in berths:
            if not berth.process.is_alive():
                log.error("A server process ended (%s); another takes its place.", berth.process.exitcode)
                if hears.end.poll(max(0.0, berth.began + AGAIN_AFTER - time.monotonic())):
                    return
                berth.start()


def _end(berths: list[Berth]) -> None:
    for berth in berths:
        berth.end()
    deadline = time.monotonic() + LEAVES_WITHIN
    for berth in berths:
        berth.process.join(max(0.0, deadline - time.monotonic()))
        if berth.process.is_alive():
            berth.process.kill()


def _serve(settings: Settings, listener: socket.socket, door: socket.socket, secret: str, ready: Connection) -> None:
    """One of the processes."""
    serve_parent()
    logs.begin(settings.log)
    servers: list[uvicorn.Server] = []

    def lost() -> None:
        servers[0].should_exit = True

    host, port = door.getsockname()[:2]
    try:
        tables = open_store(settings.store)
        fleet = Fleet(tables, tables.share(f"{host}:{port}", secret, settings.lease), lost)
    except FlibusteError as problem:
        log.error("%s", problem)
        sys.exit(CANNOT)
    prepare_process()
    workers = max(1, min(2, os.cpu_count() or 1) // settings.processes)
    bots = BotPool(workers, machines_of(settings))
    tables_host = Host(
        tables,
        bots,
        settings.second_thoughts,
        settings.keep_finished,
        settings.allow_seeds,
        settings.patience,
        fleet,
        allow_local_hooks=settings.allow_local_hooks,
        site=read_site(settings.address),
    )
    visitors = Visitors(Limits(), read_proxies(settings.proxy))
    servers.append(server_of(tables_host, visitors, lambda: ready.send(True), settings.metrics_open))
    with contextlib.suppress(KeyboardInterrupt):
        servers[0].run(sockets=[listener, door])

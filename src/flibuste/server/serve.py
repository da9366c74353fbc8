"""Starts the server: one process, one port, one line that says where it is."""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Final, NamedTuple

import uvicorn

from flibuste.kernel.refusals import FlibusteError
from flibuste.server import logs
from flibuste.server.app import make_app
from flibuste.server.bots_afar import Machine, read_machines, secret
from flibuste.server.bots_pool import BotPool
from flibuste.server.door import Door
from flibuste.server.host import Host
from flibuste.server.limits import Limits
from flibuste.server.site import read_site
from flibuste.server.sockets import LARGEST_MESSAGE
from flibuste.server.store import open_store
from flibuste.server.table import PATIENCE
from flibuste.server.visitors import Visitors, read_proxies
from flibuste.server.wire import Wire

CANNOT: Final = 2
MOST_FILES: Final = 65_536


class CannotListen(FlibusteError):
    pass


class Settings(NamedTuple):
    """What the operator may say, and what holds where nothing is said."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free one."""
    store: str = ""
    """Empty: the user's own file."""
    no_browser: bool = False
    second_thoughts: float = 1.5
    """Seconds that a person has to take a move back before a bot answers it; the bot thinks meanwhile."""
    proxy: str = "none"
    log: str = "plain"
    keep_finished: float = 0.0
    """Days after which a finished table is deleted; 0: it is kept for ever."""
    allow_seeds: bool = False
    """Whether somebody may choose the seed of a game with others."""
    patience: float = PATIENCE
    """Seconds that somebody may be away before others may let a bot play for them."""
    allow_local_hooks: bool = False
    """Whether players may let this server tell programs in its own network of their turns."""
    address: str = ""
    """Where people find this server; empty: nothing is said."""
    metrics_open: bool = False
    """Whether /metrics answers not only on this machine."""
    processes: int = 1
    between: str = ""
    """The address of this machine where servers of other machines reach its own; empty: there are none."""
    bots_at: str = ""
    """Other machines where bots may think; empty: none."""
    lease: float = 10.0
    """Seconds without a word after which the others play a server's tables."""


def run(settings: Settings) -> int:
    """Serves until Ctrl-C; returns the exit code."""
    logs.begin(settings.log)
    try:
        proxies = read_proxies(settings.proxy)
        site = read_site(settings.address)
        bots = BotPool(machines=machines_of(settings))
        listener = listen(settings.host, settings.port)
        tables = open_store(settings.store)
        tables.claim()
    except FlibusteError as problem:
        print(f"flibuste: {problem}", file=sys.stderr)
        return CANNOT
    prepare_process()
    host = Host(
        tables,
        bots,
        settings.second_thoughts,
        settings.keep_finished,
        settings.allow_seeds,
        settings.patience,
        allow_local_hooks=settings.allow_local_hooks,
        site=site,
    )
    server = server_of(
        host, Visitors(Limits(), proxies), lambda: tell_address(settings, listener), settings.metrics_open
    )
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has closed everything by then
        server.run(sockets=[listener])
    return 0 if server.started else CANNOT


def machines_of(settings: Settings) -> list[Machine]:
    """BadMachine where they cannot be used so."""
    machines = read_machines(settings.bots_at)
    if machines:
        secret()
    return machines


def tell_address(settings: Settings, listener: socket.socket) -> None:
    """People can come now."""
    address = _address(settings.host, listener)
    print(f"Flibuste is at {address} (Ctrl-C ends it)", flush=True)
    if not settings.no_browser:
        webbrowser.open(address)


def prepare_process() -> None:
    _raise_file_limit()
    # What games keep is not garbage: looking through it as often as Python does by default takes a third of the time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def server_of(host: Host, visitors: Visitors, ready: Callable[[], None], metrics_open: bool) -> uvicorn.Server:
    class OwnDoor(Door):
        pass

    OwnDoor.visitors = visitors
    OwnDoor.fleet = host.fleet
    return uvicorn.Server(
        uvicorn.Config(
            make_app(host, visitors, metrics_open, ready),
            loop="auto",
            http=OwnDoor,
            ws=Wire,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # wire.py has its own: this one costs half the throughput
            lifespan="on",
            access_log=False,
            log_config=None,
            log_level=None,  # logs.py decides
            server_header=False,
            proxy_headers=False,  # visitors.py reads them, and only a proxy's that the operator has named
            timeout_graceful_shutdown=3,
        )
    )


def _raise_file_limit() -> None:
    """Each socket is a file, and what a system allows a process at first is seldom enough for a full server."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def listen(host: str, port: int) -> socket.socket:
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

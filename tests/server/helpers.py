"""A server of its own process, and pages that talk to it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
import warnings
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from websockets.sync.client import ClientConnection, connect

from flibuste.kernel.changes import patched
from flibuste.server.bots_pool import BotPool
from flibuste.server.host import Host
from flibuste.server.limits import Limits
from flibuste.server.seats import INVITATION
from flibuste.server.serve import server_of
from flibuste.server.store import SqliteStore
from flibuste.server.visitors import Visitor, Visitors, read_proxies

Json = dict[str, Any]
Question = tuple[str, dict[str, object]]
"""What a page asks: the kind of its message, and what else is in it."""
PATIENCE = 120.0
"""Matters only when something is wrong: a busy machine must not fail a test."""
HERE = Visitor(Limits(), "", is_here=True)
"""Whoever asks on the server's own machine."""
Result = TypeVar("Result")


class Server:
    """`flibuste serve` on a free port of this machine."""

    more: ClassVar[list[str]] = ["--allow-seeds"]
    """The tests' tables are the same every time, whoever sits at them."""

    def __init__(self, store: Path, *arguments: str, log: Path | None = None, **environment: str) -> None:
        self.store = store
        self._arguments = arguments
        self._log = log
        """What it says besides goes there; None: where the test's own goes."""
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        self.heard: list[bytes] = []
        """Every answer to every request."""
        self.pages: list[Page] = []
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "flibuste", "serve", "--no-browser", "--port", "0"]
        command += ["--store", f"sqlite:///{self.store}", "--second-thoughts", "0", *self.more, *self._arguments]
        environment = {**os.environ, **self._environment}
        with ExitStack() as opened:
            log = opened.enter_context(self._log.open("a")) if self._log is not None else None
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://[\w.]+:(\d+)", line)
        assert found is not None, f"the server said {line!r}"
        self.address = found.group(0)

    def tell_to_end(self) -> None:
        """As systemd does, while pages are open."""
        assert self._process is not None
        self._process.terminate()

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        if self._process is None:
            return 0
        if how == signal.SIGTERM:
            self.leave()
        self._process.send_signal(how)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    def leave(self) -> None:
        """Closes all pages."""
        while self.pages:
            self.pages.pop().close()

    def ask(self, path: str, body: object = None, address: str = "") -> tuple[int, bytes]:
        """`address`: where a proxy says that it comes from."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"})
        if address:
            request.add_header("x-forwarded-for", address)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                status, content = answer.status, answer.read()
        except urllib.error.HTTPError as problem:
            with problem:
                status, content = problem.code, problem.read()
        self.heard.append(content)
        return status, content

    def get(self, path: str, body: object = None) -> Any:
        status, content = self.ask(path, body)
        assert status < 300, f"{path}: {status} {content!r}"
        return json.loads(content)

    def make_table(self, *seats: str, **more: object) -> Json:
        """Seats by kind; `bot:mate` for a bot."""
        wishes = []
        for kind in seats:
            kind, _, bot = kind.partition(":")
            wishes.append({"kind": kind, "bot": bot})
        made: Json = self.get("/api/tables", {"title": "port_royal", "seats": wishes, "seed": "test", **more})
        return made

    def line(self) -> socket.socket | None:
        """A line to it that is open already; None: a page calls it itself."""
        return None

    def page(
        self, table: str, *tokens: str, events_seen: int = 0, address: str = "", deltas: bool = False, mark: str = ""
    ) -> Page:
        """Keys of seats, or invitations, to which whoever comes by them makes a key of their own."""
        page = Page(self, table, address)
        invitations = [token for token in tokens if token.startswith(INVITATION)]
        keys = list(map(own_key, tokens))
        hello = {"type": "hello", "tokens": keys, "events_seen": events_seen, "invitations": invitations}
        page.say({**hello, "deltas": deltas, "mark": mark})
        return page


class OpenServer(Server):
    """The same server in a thread of the test, which may reach behind the counter: `do` runs there.

    This machine is a proxy for it: what is asked for another address counts there.
    """

    def start(self) -> None:
        listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.host = Host(SqliteStore(self.store), BotPool(), second_thoughts=0.0, allow_seeds=True)
        self.visitors = Visitors(Limits(), read_proxies("127.0.0.1"))
        ready = threading.Event()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # the other server's are in a process of its own
            self._server = server_of(self.host, self.visitors, lambda: self._is_ready(ready), metrics_open=False)
            self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]})
            self._thread.start()
            assert ready.wait(PATIENCE)

    def _is_ready(self, ready: threading.Event) -> None:
        self._loop = asyncio.get_running_loop()
        ready.set()

    def do(self, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.leave()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        return 0


class Page:
    """A socket at a table."""

    def __init__(self, server: Server, table: str, address: str = "", compression: str | None = None) -> None:
        url = server.address.replace("http", "ws")
        self._open = ExitStack()
        # without pings, as on a busy machine an answer may take longer than they allow; and who does not listen for a
        # while must not keep the line from being closed
        connection = connect(
            f"{url}/ws/{table}",
            sock=server.line(),
            compression=compression,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_queue=None,
            additional_headers={"x-forwarded-for": address} if address else {},
        )
        self.socket: ClientConnection = self._open.enter_context(connection)
        server.pages.append(self)
        self.table = table
        self.heard: list[bytes] = []
        self.update: Json = {}
        self.known: Json = {}
        """The table, as it is after all that was told of it."""
        self._last_id = 0

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self) -> Json:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text.encode())
        message: Json = json.loads(text)
        if message["type"] == "changes":
            before = patched(self.update, message.pop("changes"))
            assert isinstance(before, dict)
            message = {**before, **message, "type": "update"}
        if message["type"] == "update":
            self.update = message
        elif message["type"] in ("welcome", "table"):
            self.known = message["table"]
        elif message["type"] == "here":
            for seat, away in zip(self.known["seats"], message["seats"], strict=True):
                seat["online"] = away <= 0
        return message

    def wait_for(self, *kinds: str) -> Json:
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def wait_for_table(self, holds: Callable[[Json], bool]) -> None:
        """Until the table is so; that may have been told before."""
        while not holds(self.known):
            self.hear()

    def wait_for_moves(self, made: int) -> Json:
        while self.update.get("moves_made", -1) < made:
            self.hear()
        return self.update

    def ask(self, kind: str, **facts: object) -> Json:
        """Sends a message with an id and waits for its answer."""
        self._last_id += 1
        self.say({"type": kind, "id": self._last_id, **facts})
        while True:
            message = self.hear()
            if message.get("id") == self._last_id:
                return message

    def ask_all(self, questions: list[Question]) -> None:
        """Sends them all, and waits until they are answered, which a server does one after the other."""
        for kind, facts in questions:
            self._last_id += 1
            self.say({"type": kind, "id": self._last_id, **facts})
        while self.hear().get("id") != self._last_id:
            pass

    def move(self, notation: str, seat: int | None = None, after: int | None = None) -> Json:
        update = self.update
        seat = update["seat_to_move"] if seat is None else seat
        return self.ask("move", seat=seat, move=notation, after=update["moves_made"] if after is None else after)

    def undo(self, seat: int, after: int | None = None) -> Json:
        return self.ask("undo", seat=seat, after=self.update["moves_made"] if after is None else after)

    def random_move(self, rng: random.Random) -> Json:
        return self.move(rng.choice(self.update["moves"])["notation"])

    def close(self) -> None:
        self._open.close()


def tokens(made: Json) -> list[str]:
    """What opens the seats that are not open to all: keys of seats here, invitations to others."""
    given = [*made["keys"], *made["invitations"]]
    return [key["token"] for key in sorted(given, key=lambda key: key["seat"])]


def own_key(token: str) -> str:
    """The key of who comes by an invitation; a key stays itself."""
    return f"mine {token}" if token.startswith(INVITATION) else token


async def turns_of_others(work: Coroutine[Any, Any, object]) -> int:
    """How often somebody else had the event loop while this was done."""
    turns = 0
    task = asyncio.create_task(work)
    while not task.done():
        await asyncio.sleep(0)
        turns += 1
    await task
    return turns - 1

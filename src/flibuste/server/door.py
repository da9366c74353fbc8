"""uvicorn's HTTP connection, which waits for nobody for ever: not for half a request, not until an answer is read.

Where several servers share a store it leads a visitor on to the one that plays the table they want.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol, runtime_checkable
from urllib.parse import unquote

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from flibuste.kernel.refusals import FlibusteError
from flibuste.server.fleet import Fleet, Pipe, PipeEnd
from flibuste.server.metrics import REFUSED
from flibuste.server.store import Peer
from flibuste.server.visitors import Visitors

WHOLE_WITHIN: Final = 20.0
"""Seconds from the first byte of a request, or from the connection, to the last one."""
READ_WITHIN: Final = 60.0
"""Seconds that somebody may leave a full connection unread."""

LONGEST_HEAD: Final = 64 * 1024
LONGEST_HAIL: Final = 200
END_OF_HEAD: Final = b"\r\n\r\n"
OF_A_TABLE: Final = ("/ws/", "/api/tables/")
"""What is asked for there is for the server that plays it."""
NOT_REACHED: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)

_HALF: Final = (h11.IDLE, h11.SEND_BODY)


class Fuse:
    """Aborts a connection that does not come on."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def light(self, transport: asyncio.Transport, seconds: float) -> None:
        """Burning already, it goes on: a byte now and then gains no time."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, _burn, transport)

    def put_out(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


@runtime_checkable
class Heir(Protocol):
    def when_lost(self, call: Callable[[], None]) -> None: ...


def _burn(transport: asyncio.Transport) -> None:
    REFUSED.add("too-slow")
    transport.abort()


class Door(H11Protocol, PipeEnd):
    visitors: Visitors
    """Set by the server that it belongs to."""
    fleet: Fleet | None = None
    """Where that is one of several."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._half = Fuse()
        self._full = Fuse()
        self._home: str | None = None
        self._hail: bytes | None = None
        """What another server has said so far before it hands a visitor on; None: it has, or this is no such line."""
        self._head = b""
        """The beginning of a request of which it is not known yet where it leads."""
        self._pipe: Pipe | None = None
        self._is_led_on = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._half.light(transport, WHOLE_WITHIN)
        if self.fleet is not None and self.server is not None and self.fleet.is_inner(self.server[1]):
            self._hail = b""
        else:
            self._let_in(self.client[0] if self.client else "")

    def _let_in(self, peer: str) -> None:
        self._home = self.visitors.connect(peer)
        if self._home is None:
            self.transport.abort()

    def _hear_hail(self, data: bytes) -> None:
        """From a server: its secret and the visitor's address. From there on it is as if the visitor had come here."""
        assert self.fleet is not None
        assert self._hail is not None
        hail, end, rest = (self._hail + data).partition(b"\n")
        if not end and len(hail) < LONGEST_HAIL:
            self._hail = hail
            return
        secret, _, peer = hail.partition(b" ")
        if not end or not self.fleet.is_own(secret):
            REFUSED.add("no-server")
            self.transport.abort()
            return
        self._hail = None
        self.client = (peer.decode(), 0)
        self._let_in(self.client[0])
        if rest and not self.transport.is_closing():
            self.data_received(rest)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on another protocol has the connection, and knows when it is lost."""
        super().handle_websocket_upgrade(event)
        heir = self.transport.get_protocol()
        if isinstance(heir, Heir):
            heir.when_lost(self._leave)

    def _leave(self) -> None:
        if self._home is not None:
            self.visitors.disconnect(self._home)
            self._home = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        self._half.put_out()
        self._full.put_out()
        if self._pipe is not None:
            self._pipe.transport.close()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._pipe is not None:
            self._pipe.transport.write(data)
        elif self._hail is not None:
            self._hear_hail(data)
        elif self.fleet is not None and (self._is_led_on or self.conn.their_state is h11.IDLE):
            self._hear_head(self.fleet, data)
        else:
            self._answer(data)

    def _answer(self, data: bytes) -> None:
        super().data_received(data)
        is_upgraded = self.transport.get_protocol() is not self
        if self.conn.their_state in _HALF and not is_upgraded:
            self._half.light(self.transport, WHOLE_WITHIN)
        else:
            self._half.put_out()

    # --- leading on ---------------------------------------------------------------------------------------------------

    def _hear_head(self, fleet: Fleet, data: bytes) -> None:
        self._head += data
        if self._is_led_on:  # the rest of what was read before the pipe is there
            return
        if END_OF_HEAD not in self._head and len(self._head) < LONGEST_HEAD:
            self._half.light(self.transport, WHOLE_WITHIN)
            return
        try:
            place = fleet.place_of(table_of(self._head))
        except FlibusteError:  # whoever answers here finds the same, and tells it
            place = None
        if place is None:
            head, self._head = self._head, b""
            self._answer(head)
        else:
            self._half.put_out()
            self._is_led_on = True
            self.transport.pause_reading()
            task = self.loop.create_task(self._lead_on(fleet, place))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _lead_on(self, fleet: Fleet, place: Peer) -> None:
        try:
            await fleet.join(place, self.client[0] if self.client else "", self)
        except OSError:
            self.transport.write(NOT_REACHED)
            self.transport.close()

    def joined(self, pipe: Pipe) -> None:
        if self.transport.is_closing():
            pipe.transport.close()
        else:
            self._pipe = pipe
            pipe.transport.write(once(self._head))
            self._head = b""
            self.transport.resume_reading()

    def shutdown(self) -> None:
        """The server that plays the table tells the visitor when it ends; most end together."""
        if self._pipe is None:
            super().shutdown()

    def send_400_response(self, msg: str) -> None:
        REFUSED.add("no-request")
        super().send_400_response(msg)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full.light(self.transport, READ_WITHIN)
        if self._pipe is not None:
            self._pipe.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full.put_out()
        if self._pipe is not None:
            self._pipe.transport.resume_reading()


def table_of(head: bytes) -> str:
    """The table that a request is for; empty: none."""
    _, _, rest = head.partition(b" ")
    path = unquote(rest.partition(b" ")[0].partition(b"?")[0].decode("latin-1"))
    for start in OF_A_TABLE:
        if path.startswith(start):
            return path.removeprefix(start).partition("/")[0]
    return ""


def once(request: bytes) -> bytes:
    """The next request of the same visitor may be for another table; a socket stays where it is."""
    line, end, rest = request.partition(b"\r\n")
    is_socket = line.split(b" ")[1].startswith(b"/ws/")
    return request if is_socket else line + end + b"connection: close\r\n" + rest

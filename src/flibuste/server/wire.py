"""The busiest few lines: a move goes out to everyone at a table, each socket with one write of bytes framed once.

uvicorn's own protocol frames each message anew for each socket and sends each with a write of its own. Here the app may
also push bytes that are framed already, several messages at a time, without a task per socket that waits to do so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from flibuste.server.door import READ_WITHIN, Fuse
from flibuste.server.letters import WINDOW, Letter

EXTENSION: Final = "flibuste.wire"
MOST_PARTS: Final = 1_000
"""Frames of one message: even empty ones take space."""
MOST_UNREAD: Final = 1024 * 1024
"""Bytes that may wait in a socket; answers to pings are written even to one that is full."""

_PACKING: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
)
"""uvicorn's own would keep 30 kB for each socket, and compress for each anew."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's socket, which tells the app about itself under `extensions`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [_PACKING]
        self._when_writable: Callable[[], None] | None = None
        self._full = Fuse()
        self._when_lost: Callable[[], None] | None = None
        self._when_pinged: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # otherwise the handshake was refused
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self

    def when_writable(self, call: Callable[[], None]) -> None:
        """`call` is called whenever a full socket has room again."""
        self._when_writable = call

    def handle_text(self, event: Frame) -> None:
        """As bytes: they are decoded only once, where nonsense is answered instead of logged."""
        self.handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.transport.abort()

    def when_pinged(self, call: Callable[[], None]) -> None:
        """`call` is called for each ping and each answer to one: they are no messages, and cost as much."""
        self._when_pinged = call

    def handle_pong(self, event: Frame) -> None:
        self._note_ping()
        super().handle_pong(event)

    def _note_ping(self) -> None:
        if self._when_pinged is not None:
            self._when_pinged()

    def handle_ping(self) -> None:
        self._note_ping()
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # to close it would wait for the other end to read

    def shutdown(self) -> None:
        """One that is closing already is not closed again: that would stop the server's own end halfway."""
        if self.conn.state is State.CLOSING:
            self.transport.abort()
        else:
            super().shutdown()

    def when_lost(self, call: Callable[[], None]) -> None:
        """`call` is called when the connection is gone."""
        self._when_lost = call

    def connection_lost(self, exc: Exception | None) -> None:
        self._full.put_out()
        if self._when_lost is not None:
            self._when_lost()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full.light(self.transport, READ_WITHIN)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full.put_out()
        if self._when_writable is not None:
            self._when_writable()

    @property
    def is_full(self) -> bool:
        return not self.writable.is_set()

    def push(self, letters: Iterable[Letter]) -> None:
        """Writes them now. On a socket that is closing nothing happens."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            packs = any(isinstance(extension, PerMessageDeflate) for extension in self.conn.extensions)
            self.transport.write(b"".join([letter.packed if packs else letter.plain for letter in letters]))

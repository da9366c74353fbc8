"""The busiest few lines: a move goes out to everyone at a table, each socket with one write of bytes framed once.

uvicorn's own protocol frames each message anew for each socket and sends each with a write of its own. Here the app may
also push bytes that are framed already, several messages at a time, without a task per socket that waits to do so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "flibuste.wire"
TEXT: Final = 0x81


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's socket, which tells the app about itself under `extensions`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._when_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # otherwise the handshake was refused
            cast("dict[str, object]", self.scope["extensions"])[EXTENSION] = self

    def when_writable(self, call: Callable[[], None]) -> None:
        """`call` is called whenever a full socket has room again."""
        self._when_writable = call

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._when_writable is not None:
            self._when_writable()

    @property
    def is_full(self) -> bool:
        return not self.writable.is_set()

    def push(self, messages: Iterable[bytes]) -> None:
        """Writes text messages now. On a socket that is closing nothing happens."""
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([frame(message) for message in messages]))


def frame(message: bytes) -> bytes:
    """A whole text message in one unmasked frame, as servers send it."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 65536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + message

"""uvicorn's HTTP connection, which waits for nobody for ever: not for half a request, not until an answer is read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol, runtime_checkable

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from flibuste.server.metrics import REFUSED
from flibuste.server.visitors import Visitors

WHOLE_WITHIN: Final = 20.0
"""Seconds from the first byte of a request, or from the connection, to the last one."""
READ_WITHIN: Final = 60.0
"""Seconds that somebody may leave a full connection unread."""

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


class Door(H11Protocol):
    visitors: Visitors
    """Set by the server that it belongs to."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._half = Fuse()
        self._full = Fuse()
        self._home: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._home = self.visitors.connect(self.client[0] if self.client else "")
        if self._home is None:
            transport.abort()
        else:
            self._half.light(transport, WHOLE_WITHIN)

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
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_upgraded = self.transport.get_protocol() is not self
        if self.conn.their_state in _HALF and not is_upgraded:
            self._half.light(self.transport, WHOLE_WITHIN)
        else:
            self._half.put_out()

    def send_400_response(self, msg: str) -> None:
        REFUSED.add("no-request")
        super().send_400_response(msg)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full.light(self.transport, READ_WITHIN)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full.put_out()

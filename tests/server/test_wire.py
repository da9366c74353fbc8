"""What goes out: framed once, all in one write, and never more than the newest view for a socket that is full."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import cast

import pytest
from tests.server.helpers import OpenServer
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.streams import StreamReader

from flibuste.server.letters import LEAST, Letter, frame
from flibuste.server.limits import Limits
from flibuste.server.protocol import Trouble
from flibuste.server.sockets import TRY_AGAIN_CODE, Left, Message, Outlet, Send, Socket, _next
from flibuste.server.viewer import MOST_WAITING, MUCH_WAITING, Viewer
from flibuste.server.visitors import Visitor
from flibuste.server.wire import Wire


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def unpacked(framed: bytes) -> bytes:
    """As a browser does that takes permessage-deflate."""
    extension = PerMessageDeflate(True, True, 15, 15)
    reader = StreamReader()
    reader.feed_data(framed)
    parsing = Frame.parse(reader.read_exact, mask=False, extensions=[extension])
    try:
        next(parsing)
    except StopIteration as parsed:
        return bytes(parsed.value.data)
    raise AssertionError("half a frame")


@pytest.mark.parametrize("size", [LEAST, 10_000, 100_000])
def test_a_compressed_letter_is_smaller_and_says_the_same(size: int) -> None:
    text = b"0123456789" * (size // 10)
    letter = Letter(text, may_pack=True)
    assert len(letter.packed) < len(letter.plain)
    assert (unpacked(letter.packed), unpacked(letter.plain)) == (text, text)


def test_what_people_write_and_what_is_short_is_not_compressed() -> None:
    long, short = Letter(b"x" * 10_000), Letter(b"x" * (LEAST - 1), may_pack=True)
    assert (long.packed, short.packed) == (long.plain, short.plain)


class DeafWire:
    """A full wire whose other end is never seen to read."""

    def __init__(self) -> None:
        self.is_full, self.aborted, self.pushed = True, 0, 0
        self.writable = asyncio.Event()
        self.transport = self

    def abort(self) -> None:
        self.aborted += 1

    def push(self, letters: Iterable[Letter]) -> None:
        self.pushed += 1

    def when_pinged(self, call: Callable[[], None]) -> None:
        pass


def test_a_stranger_who_does_not_read_is_cut_off_and_not_told_goodbye() -> None:
    """Before hello there is nobody for whom anything could wait."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        raise AssertionError("nothing is read")

    async def run() -> None:
        wire = DeafWire()
        socket = Socket(receive, send, cast(Wire, wire), Visitor(Limits(), ""))
        with pytest.raises(Left):
            socket.say(Trouble("The first message must be a hello."))
        await socket.close(TRY_AGAIN_CODE)
        assert (wire.aborted, wire.pushed, sent) == (2, 0, [])

    asyncio.run(run())


def test_who_has_much_to_read_is_not_heard_before_it_is_read() -> None:
    async def run() -> None:
        heard = asyncio.Event()

        async def receive() -> Message:
            heard.set()
            return {"type": "websocket.disconnect"}

        wire, viewer = DeafWire(), Viewer((), lambda: None)
        viewer.say(b"x" * (MUCH_WAITING + 1))
        socket = Socket(receive, cast(Send, receive), cast(Wire, wire), Visitor(Limits(), ""))
        asking = asyncio.create_task(_next(socket, viewer))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not heard.is_set()
        wire.writable.set()
        with pytest.raises(Left):
            await asking

    asyncio.run(run())


class SlowWire:
    """A wire that a test can fill and empty."""

    def __init__(self) -> None:
        self.is_full = False
        self.pushed: list[list[bytes]] = []
        self.resume: Callable[[], None] = lambda: None
        self.transport = self
        self.aborted = False

    def when_writable(self, call: Callable[[], None]) -> None:
        self.resume = call

    def push(self, letters: Iterable[Letter]) -> None:
        self.pushed.append([letter.text for letter in letters])

    def abort(self) -> None:
        self.aborted = True


def test_a_full_socket_waits_and_gets_everything_at_once() -> None:
    async def run() -> None:
        wire = SlowWire()
        outlet = Outlet(cast(Wire, wire))
        viewer = Viewer((), outlet.wake)
        outlet.serve(viewer)
        viewer.say(b"1")
        viewer.say(b"2")
        assert wire.pushed == [], "the loop must be free first"
        await asyncio.sleep(0)
        assert wire.pushed == [[b"1", b"2"]]
        wire.is_full = True
        viewer.say(b"3")
        await asyncio.sleep(0)
        viewer.say(b"4")
        await asyncio.sleep(0)
        assert wire.pushed == [[b"1", b"2"]]
        wire.is_full = False
        wire.resume()
        await asyncio.sleep(0)
        assert wire.pushed == [[b"1", b"2"], [b"3", b"4"]]

    asyncio.run(run())


def test_a_socket_that_is_never_read_is_ended() -> None:
    async def run() -> None:
        wire = SlowWire()
        wire.is_full = True
        outlet = Outlet(cast(Wire, wire))
        viewer = Viewer((), outlet.wake)
        outlet.serve(viewer)
        viewer.say(b"x" * MOST_WAITING)
        await asyncio.sleep(0)
        assert not wire.aborted
        viewer.say(b"x")
        await asyncio.sleep(0)
        assert wire.aborted

    asyncio.run(run())


@pytest.mark.server
def test_who_is_just_leaving_does_not_keep_others_from_being_told_to_come_back(open_server: OpenServer) -> None:
    """Such as one that said so and does not read, for as long as it is borne with."""
    made = open_server.make_table("here", "here")
    open_server.page(made["table"]["id"]).wait_for("update")
    leaving = Frame(Opcode.CLOSE, Close(CloseCode.NORMAL_CLOSURE, "").serialize()).serialize(mask=True)

    async def end() -> int:
        sockets = [one for one in open_server._server.server_state.connections if isinstance(one, Wire)]
        for wire in sockets:
            wire.data_received(leaving)
            wire.shutdown()
        return len(sockets)

    assert open_server.do(end) == 1

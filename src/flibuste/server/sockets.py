"""A socket at a table: from the page's messages to the host and back. Raw ASGI, because this is the busiest path.

What goes out is pushed through the socket's Wire as soon as the event loop is free, and waits while the socket is full.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from flibuste.kernel.refusals import FlibusteError, Reason, Refused, UnknownMove
from flibuste.plain import one_line
from flibuste.server.faces import encode
from flibuste.server.host import Host, NotYours, TooMany, clean
from flibuste.server.letters import Letter
from flibuste.server.limits import MOST_WATCHING, TooOften
from flibuste.server.metrics import ACKNOWLEDGED, MOVES, SOCKETS
from flibuste.server.protocol import (
    Answer,
    Ask,
    AskHint,
    AskHook,
    AskNumbers,
    AskPast,
    AskWhy,
    Attend,
    Claim,
    Close,
    Done,
    FromPage,
    Gone,
    Hello,
    Hints,
    HookIs,
    Invitation,
    Invite,
    Leave,
    LookBack,
    MakeMove,
    Numbers,
    PutBot,
    ReasonInfo,
    Refusal,
    Rename,
    Resign,
    Return,
    Reveal,
    SailOn,
    Say,
    SetHook,
    SetNight,
    SitDown,
    ToPage,
    Trouble,
    TryHook,
    Undo,
    WatchLobby,
    Why,
)
from flibuste.server.reasons import reason_info
from flibuste.server.store import BadStore, NotSaved
from flibuste.server.table import Table
from flibuste.server.troubles import InvitationUsed, NotKept
from flibuste.server.viewer import Seats, Viewer
from flibuste.server.visitors import Visitor
from flibuste.server.wire import Wire

log: Final = logging.getLogger("flibuste")

Message = MutableMapping[str, Any]
Seating = PutBot | Leave | Return | Resign | Claim | Close
"""What changes who plays."""
Asking = AskWhy | AskNumbers
Hooking = SetHook | AskHook | TryHook
"""Where a program is told of a seat's turns."""
Consent = Ask | Answer | SailOn
"""What everybody at a table is asked, and its end."""
Request = MakeMove | Undo | Asking | SitDown | Rename | Invite | Reveal | Hooking | SetNight | Consent | Say | Seating
"""What a page may want once it has said hello, besides a hint."""
BUDGET_OF: Final[dict[type[Request | AskHint], str]] = {
    MakeMove: "plays",
    Undo: "plays",
    Rename: "renames",
    Invite: "invitations",
    AskHint: "plays",
    Ask: "asks",
    Answer: "answers",
    SailOn: "answers",
    Say: "words",
    PutBot: "seatings",
    Leave: "seatings",
    Return: "seatings",
    Resign: "seatings",
    Claim: "seatings",
    Close: "seatings",
    SetHook: "hooks",
    TryHook: "hooks",
    SetNight: "nights",
}
"""What stays in the store for ever, or asks others for something."""
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

LARGEST_MESSAGE: Final = 64 * 1024
HELLO_WITHIN: Final = 20.0
MOST_VIEWERS: Final = 200
MOST_SCREENS: Final = 20
"""With the key of the same seat."""
TOO_FAST_PAUSE: Final = 1.0
"""Seconds for which somebody who sends too much is not read."""
MOST_NONSENSE: Final = 10
"""Messages that are no hello; then the socket is closed."""
GONE_CODE: Final = 4404
TRY_AGAIN_CODE: Final = 1013

_decoder: Final = msgspec.json.Decoder(FromPage)


class Left(Exception):
    """The other end closed the socket."""


class Nonsense(Exception):
    """A message that cannot be understood; its text is for the other end, with the key of the page's words for it."""

    def __init__(self, why: str, key: str = "strange") -> None:
        super().__init__(why)
        self.key = key


class Socket:
    """One socket and who is at its other end."""

    def __init__(self, receive: Receive, send: Send, wire: Wire, visitor: Visitor) -> None:
        self.wire = wire
        self.visitor = visitor
        self._receive = receive
        self._send = send
        wire.when_pinged(self._count_ping)

    def _count_ping(self) -> None:
        try:
            self.visitor.spend("messages")
        except TooOften:
            self.wire.transport.abort()

    async def accept(self) -> bool:
        """False when the other end is gone already."""
        if (await self._receive())["type"] != "websocket.connect":
            return False
        await self._send({"type": "websocket.accept"})
        return True

    async def next(self) -> FromPage:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Left
        try:
            self.visitor.spend("messages")
        except TooOften as problem:
            await asyncio.sleep(TOO_FAST_PAUSE)
            raise Nonsense(str(problem), "too-often") from None
        text = message["bytes"]
        if len(text) > LARGEST_MESSAGE:
            raise Nonsense(f"A message may have {LARGEST_MESSAGE} bytes, not {len(text)}.")
        try:
            decoded: FromPage = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise Nonsense(f"This message makes no sense here: {one_line(str(problem))}.") from None
        return decoded

    def say(self, message: ToPage) -> None:
        """Before there is an outlet. Who does not read what is said to a stranger is not waited for."""
        if self.wire.is_full:
            self.wire.transport.abort()
            raise Left
        self.wire.push([Letter(encode(message))])

    async def close(self, code: int) -> None:
        if self.wire.is_full:
            self.wire.transport.abort()
        else:
            await self._send({"type": "websocket.close", "code": code})


class Outlet:
    """Sends what a viewer has to be told: all of it in one write, when the loop is free and the socket has room."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._viewer: Viewer | None = None
        self._planned = False
        self._loop = asyncio.get_running_loop()
        wire.when_writable(self.wake)

    def serve(self, viewer: Viewer) -> None:
        self._viewer = viewer

    def wake(self) -> None:
        if not self._planned:
            self._planned = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._planned = False
        viewer = self._viewer
        if viewer is None:
            return
        if viewer.lost:
            self._wire.transport.abort()
        elif not self._wire.is_full and (letters := viewer.take()):
            self._wire.push(letters)


async def serve_socket(host: Host, id: str, socket: Socket) -> None:
    """A socket from its first message to its last."""
    if not await socket.accept():
        return
    with contextlib.suppress(Left, OSError):
        try:
            with socket.visitor.socket(), SOCKETS.one_more():
                await _serve(host, id, socket)
        except TooOften as problem:
            socket.say(Trouble(str(problem), "too-often"))
            await socket.close(TRY_AGAIN_CODE)


async def _serve(host: Host, id: str, socket: Socket) -> None:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = await _first_words(socket)
    except TimeoutError:
        hello = None
    if hello is None:
        await socket.close(TRY_AGAIN_CODE)
    else:
        await _sit_down(host, id, hello, socket)


async def _first_words(socket: Socket) -> Hello | None:
    """None when too much was said that is no hello."""
    for _ in range(MOST_NONSENSE):
        try:
            message = await socket.next()
        except Nonsense as problem:
            socket.say(Trouble(str(problem), problem.key))
            continue
        if isinstance(message, Hello):
            return message
        socket.say(Trouble("The first message must be a hello.", "strange"))
    return None


async def _sit_down(host: Host, id: str, hello: Hello, socket: Socket) -> None:
    outlet = Outlet(socket.wire)
    try:
        host.open_for(socket.visitor, id)
        table = host.find(id)
        sitter = host.sitter(hello.person, socket.visitor)
        with socket.visitor.trying_keys(NotYours):
            own_seats = await table.admission.admit(hello.tokens, hello.invitations, hello.promise, sitter, hello.take)
        _check_room(table, own_seats, socket.visitor.address)
        host.note_comer(table, own_seats, socket.visitor.address)
        viewer = Viewer(own_seats, outlet.wake, socket.visitor.address, hello.deltas)
        outlet.serve(viewer)
        await table.attach(viewer, hello.events_seen, hello.promise, sitter)
    except (NotSaved, BadStore) as problem:
        socket.say(Trouble(told(problem), "unsaved"))
        await socket.close(TRY_AGAIN_CODE)
        return
    except TooOften:
        raise
    except FlibusteError as problem:
        socket.say(Gone(told(problem), _words_for(problem)))
        await socket.close(GONE_CODE)
        return
    try:
        with host.aboard.line(hello.mark):
            await _read(socket, host, table, viewer)
    finally:
        table.detach(viewer)


def _words_for(problem: FlibusteError) -> str:
    if isinstance(problem, InvitationUsed):
        return "invitation-used"
    if isinstance(problem, NotKept):
        return "rated-only"
    if isinstance(problem, TooMany):
        return "full"
    return "key-wrong" if isinstance(problem, NotYours) else "gone"


def _check_room(table: Table, own_seats: Seats, address: str) -> None:
    if not own_seats and len(table.audience.viewers) >= MOST_VIEWERS:
        raise TooMany("watchers-many")
    if not own_seats and address and _watching_from(table, address) >= MOST_WATCHING:
        raise TooMany("watchers-address", most=MOST_WATCHING)
    if own_seats and sum(viewer.own_seats == own_seats for viewer in table.audience.viewers) >= MOST_SCREENS:
        raise TooMany("screens-many", most=MOST_SCREENS)


def _watching_from(table: Table, address: str) -> int:
    return sum(viewer.address == address and not viewer.own_seats for viewer in table.audience.viewers)


async def _read(socket: Socket, host: Host, table: Table, viewer: Viewer) -> None:
    hint: asyncio.Task[None] | None = None
    try:
        while True:
            message = await _next(socket, viewer)
            if isinstance(message, AskHint):  # it takes its time: whatever else is wanted does not wait for it
                if hint is not None and not hint.done():
                    viewer.say(encode(Refusal(message.id, ReasonInfo("hint-asked", "", {}))))
                else:
                    hint = asyncio.create_task(_hint(host, table, viewer, message, socket.visitor))
            elif isinstance(message, Attend):
                _attend(table, viewer, message, socket.visitor)
            elif isinstance(message, AskPast | LookBack):
                await _look_back(host, table, viewer, message, socket.visitor)
            elif message is not None:
                await _tell(host, table, viewer, message, socket.visitor)
    finally:
        if hint is not None:
            hint.cancel()


def _attend(table: Table, viewer: Viewer, message: Attend, visitor: Visitor) -> None:
    """Whoever says so all the time is not listened to for a while; nothing depends on it."""
    with contextlib.suppress(TooOften):
        visitor.spend("glances")
        table.audience.attend(viewer, message.looks)


async def _next(socket: Socket, viewer: Viewer) -> FromPage | None:
    """Who asks for much, such as many moments of a large chart, is sent it before the next question is heard."""
    if viewer.is_laden:
        await asyncio.sleep(0)
        await socket.wire.writable.wait()
    try:
        return await socket.next()
    except Nonsense as problem:
        viewer.say(encode(Trouble(str(problem))))
        return None


async def _tell(
    host: Host, table: Table, viewer: Viewer, message: Hello | WatchLobby | Request, visitor: Visitor
) -> None:
    if isinstance(message, Hello):
        viewer.say(encode(Trouble("This socket has said hello already; open another one for other seats.")))
        return
    if isinstance(message, WatchLobby):
        viewer.say(encode(Trouble("This is the socket of a table; the lobby has its own.")))
        return
    came = time.perf_counter()
    answer = await _answer(message.id, _do(host, table, viewer, message, visitor))
    if isinstance(message, MakeMove) and isinstance(answer, Done):
        MOVES.add("person")
        ACKNOWLEDGED.observe(time.perf_counter() - came)
    viewer.say(encode(answer))


async def _look_back(host: Host, table: Table, viewer: Viewer, message: AskPast | LookBack, visitor: Visitor) -> None:
    """Anybody who looks at a table may look back. What is told holds nothing that a person has written."""

    async def ask() -> ToPage:
        visitor.spend("looks")
        if not host.pasts.is_at_hand(table):
            visitor.spend("records")
        if isinstance(message, AskPast):
            return await host.pasts.tell(table, message)
        return await host.pasts.look(table, viewer, message)

    viewer.say(encode(await _answer(message.id, ask())), may_pack=True)


async def _hint(host: Host, table: Table, viewer: Viewer, message: AskHint, visitor: Visitor) -> None:
    async def ask() -> ToPage:
        _check_allowed(table, viewer, message, visitor)
        return Hints(message.id, message.after, await host.hint(table, message.seat, message.after))

    viewer.say(encode(await _answer(message.id, ask())))


async def _answer(id: int, work: Awaitable[ToPage]) -> ToPage:
    try:
        return await work
    except TooOften as problem:
        return Refusal(id, ReasonInfo("too-often", "", {"seconds": problem.seconds}))
    except Refused as refused:
        return Refusal(id, reason_info(refused.reason))
    except UnknownMove as unknown:
        return Refusal(id, ReasonInfo("unknown-move", "", {"move": one_line(unknown.notation)}))
    except NotSaved as problem:
        return Refusal(id, ReasonInfo("not-saved", "", {"sentence": str(problem)}))
    except FlibusteError as problem:
        return Trouble(told(problem))


async def _do(host: Host, table: Table, viewer: Viewer, message: Request, visitor: Visitor) -> ToPage:
    _check_allowed(table, viewer, message, visitor)
    if isinstance(message, AskWhy):
        reason = await table.why_not(message.seat, message.move)
        return Why(message.id, None if reason is None else reason_info(reason))
    if isinstance(message, AskNumbers):
        return Numbers(message.id, message.after, await table.numbers(message.seat, message.after))
    if isinstance(message, Invite):
        return Invitation(message.id, await table.admission.invite(message.seat))
    if isinstance(message, MakeMove):
        await table.move(message.seat, message.move, message.after)
    elif isinstance(message, Undo):
        await table.undo(message.seat, message.after)
    elif isinstance(message, SitDown):
        await table.audience.sit_down(viewer, message.seat)
    elif isinstance(message, Reveal):
        await table.dealing.reveal(message.seat, message.nonce)
    elif isinstance(message, Hooking):
        return await _hook(host, table, message)
    elif isinstance(message, SetNight):
        await table.time.set_night(message.seat, message.begins, message.lasts)
    elif isinstance(message, Consent):
        await _consent(table, message)
    elif isinstance(message, Say):
        await table.say(message.seat, message.text, message.reaction)
    elif isinstance(message, Seating):
        await _seat_anew(table, message)
    else:
        name = clean(message.name) or f"Player {message.seat + 1}"
        if host.people.keeper(name):
            raise Refused(Reason("name-kept", "", {"name": name}))
        await table.admission.rename(message.seat, name)
    return Done(message.id)


async def _consent(table: Table, message: Consent) -> None:
    if isinstance(message, Ask):
        await table.requests.ask(message.seat, message.what, message.after, message.about)
    elif isinstance(message, Answer):
        await table.requests.answer(message.seat, message.request, message.agrees)
    else:
        await table.time.sail_on(message.seat)


async def _hook(host: Host, table: Table, message: Hooking) -> ToPage:
    if isinstance(message, AskHook):
        return HookIs(message.id, host.hooks.url(table, message.seat))
    if isinstance(message, SetHook):
        await host.hooks.set(table, message.seat, message.url)
    else:
        await host.hooks.attempt(table, message.seat)
    return Done(message.id)


async def _seat_anew(table: Table, message: Seating) -> None:
    if isinstance(message, PutBot):
        await table.seating.put_bot(message.seat, message.place, message.bot)
    elif isinstance(message, Leave):
        await table.seating.leave(message.seat)
    elif isinstance(message, Return):
        await table.seating.take_back_seat(message.seat)
    elif isinstance(message, Resign):
        await table.seating.resign(message.seat)
    elif isinstance(message, Claim):
        await table.seating.claim(message.seat)
    else:
        await table.seating.close(message.seat)


def _check_allowed(table: Table, viewer: Viewer, message: Request | AskHint, visitor: Visitor) -> None:
    if not _is_allowed(table, viewer, message):
        raise Refused(Reason("not-your-seat", ""))
    budget = BUDGET_OF.get(type(message))
    if budget is not None:
        visitor.spend_at(budget, table.id, message.seat)


def _is_allowed(table: Table, viewer: Viewer, message: Request | AskHint) -> bool:
    """Reasons may tell of secrets: where there are any, only the seat itself is told why. Else anybody may ask."""
    if isinstance(message, AskWhy) and not table.is_private:
        return True
    if isinstance(message, Asking | MakeMove | AskHint):
        return table.audience.may_act(viewer, message.seat)
    if isinstance(message, Invite) and table.is_free(message.seat):
        return table.opener in viewer.own_seats
    return message.seat in viewer.own_seats


def told(problem: FlibusteError) -> str:
    """What a visitor is told of a problem. One of the server's own names its files: that is for its log."""
    if isinstance(problem, BadStore):
        log.error("%s", problem)
        return "The server cannot read its tables now; try again in a minute."
    return one_line(str(problem))

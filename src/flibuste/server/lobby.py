"""The lobby's socket: who looks at the lobby is told what is new there, at most once a second."""

from __future__ import annotations

import asyncio
import contextlib
import unicodedata
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from functools import lru_cache
from typing import Final

from flibuste.kernel.refusals import FlibusteError
from flibuste.server.faces import encode
from flibuste.server.host import Host, NoSuchTable
from flibuste.server.letters import Letter
from flibuste.server.limits import Crowd, TooOften
from flibuste.server.metrics import SOCKETS
from flibuste.server.protocol import LobbyNews, LobbyWish, OutcomeInfo, TableInfo, Trouble, WatchLobby
from flibuste.server.sockets import HELLO_WITHIN, MOST_NONSENSE, TRY_AGAIN_CODE, Left, Nonsense, Socket
from flibuste.server.table import NEWER, unhurried
from flibuste.server.visitors import Visitor

EVERY: Final = 1.0
"""Seconds between two looks at what is new."""
MOST_GUESTS: Final = 60
"""Sockets of one address in the lobby."""
MOST_MINE: Final = 12
"""Tables of its own that a page may ask after."""


class Lobby:
    """What all who look at it see, looked up once for all of them."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._listed: list[TableInfo] = []
        self._aboard = 0
        self._looked = float("-inf")
        self._guests = Crowd()

    @contextlib.contextmanager
    def guest(self, visitor: Visitor) -> Iterator[None]:
        """While somebody looks: each wants the lobby of their own, every second."""
        if not visitor.address:
            yield
            return
        if not self._guests.enter(visitor.address, MOST_GUESTS):
            raise TooOften("sockets", EVERY)
        try:
            yield
        finally:
            self._guests.leave(visitor.address)

    def page(self, wish: LobbyWish, own: OwnTables) -> LobbyNews:
        """As much of it as somebody wants to see."""
        own_ids = set(wish.mine)
        others = [table for table in self._tables() if table.id not in own_ids]
        open = [table for table in others if _is_open(table)]
        found = [table for table in open if _is_sought(table, wish)]
        sailing = [table for table in others if table.status == "playing"]
        newer = [table for table in others if table.status == NEWER]
        mine, outcomes, gone = own.look(wish.mine[:MOST_MINE])
        return LobbyNews(
            found[: wish.open],
            len(found),
            len(open),
            sailing[: wish.sailing],
            len(sailing),
            newer,
            mine,
            outcomes,
            gone,
            self._aboard,
        )

    def line(self, mark: str) -> AbstractContextManager[None]:
        return self._host.aboard.line(mark)

    def own_tables(self, visitor: Visitor) -> OwnTables:
        return OwnTables(self._host, visitor)

    def _tables(self) -> list[TableInfo]:
        now = asyncio.get_running_loop().time()
        if now - self._looked >= EVERY:
            self._listed, self._aboard, self._looked = self._host.lobby(), self._host.count_aboard(), now
        return self._listed


class OwnTables:
    """The tables of one page. What is over stays as it is, and is read once."""

    def __init__(self, host: Host, visitor: Visitor) -> None:
        self._host = host
        self._visitor = visitor
        self._over: dict[str, tuple[TableInfo, OutcomeInfo | None]] = {}

    def look(self, ids: list[str]) -> tuple[list[TableInfo], dict[str, OutcomeInfo], list[str]]:
        """Those that can be shown, how those ended that are over, and those that do not exist any more."""
        found: list[TableInfo] = []
        outcomes: dict[str, OutcomeInfo] = {}
        gone: list[str] = []
        for id in ids:
            try:
                table, outcome = self._over.get(id) or self._look(id)
            except NoSuchTable:
                gone.append(id)
                continue
            except FlibusteError:  # it is there, and cannot be shown now, or too many were asked for
                continue
            found.append(table)
            if outcome is not None:
                outcomes[id] = outcome
        self._over = {id: self._over[id] for id in ids if id in self._over}
        return found, outcomes, gone

    def _look(self, id: str) -> tuple[TableInfo, OutcomeInfo | None]:
        self._host.open_for(self._visitor, id)
        table = unhurried(self._host.info(id))
        if table.status != "over":
            return table, None
        self._over[id] = table, self._host.outcome(id)
        return self._over[id]


def _is_open(table: TableInfo) -> bool:
    return table.status == "waiting" and any(seat.kind == "open" and not seat.taken for seat in table.seats)


def _is_sought(table: TableInfo, wish: LobbyWish) -> bool:
    if wish.title not in ("", table.title) or wish.pace not in ("", table.pace) or (wish.rated and not table.rated):
        return False
    sought = _plain(wish.text.strip())
    return any(sought in _plain(name) for name in (table.name, *[seat.name for seat in table.seats]))


@lru_cache(maxsize=4096)
def _plain(name: str) -> str:
    """As people type it who look for it: without capitals and accents."""
    parts = unicodedata.normalize("NFKD", name.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))


async def serve_lobby(lobby: Lobby, socket: Socket) -> None:
    """A socket in the lobby from its first message to its last."""
    if not await socket.accept():
        return
    with contextlib.suppress(Left, OSError):
        try:
            with socket.visitor.socket(), lobby.guest(socket.visitor), SOCKETS.one_more():
                await _serve(lobby, socket)
        except TooOften as problem:
            socket.say(Trouble(str(problem)))
        except TimeoutError:
            pass
        await socket.close(TRY_AGAIN_CODE)


async def _serve(lobby: Lobby, socket: Socket) -> None:
    """Until too much was said that makes no sense."""
    telling: asyncio.Task[None] | None = None
    own = lobby.own_tables(socket.visitor)
    nonsense = 0
    aboard = ExitStack()
    try:
        while nonsense < MOST_NONSENSE:
            try:
                async with asyncio.timeout(None if telling else HELLO_WITHIN):
                    message = await socket.next()
                if isinstance(message, WatchLobby):
                    socket.visitor.spend("wishes")
            except (Nonsense, TooOften) as problem:
                nonsense += 1
                socket.say(Trouble(str(problem)))
                continue
            if not isinstance(message, WatchLobby):
                nonsense += 1
                socket.say(Trouble("In the lobby there is nothing to do but to watch it."))
                continue
            if telling is None:
                aboard.enter_context(lobby.line(message.mark))
            else:
                telling.cancel()
            telling = asyncio.create_task(_tell(lobby, socket, message, own))
    finally:
        aboard.close()
        if telling is not None:
            telling.cancel()


async def _tell(lobby: Lobby, socket: Socket, wish: WatchLobby, own: OwnTables) -> None:
    told = b""
    while True:
        if not socket.wire.is_full and (news := encode(lobby.page(wish, own))) != told:
            socket.wire.push([Letter(news, may_pack=True)])
            told = news
        await asyncio.sleep(EVERY)

"""The lobby's socket: who looks at the lobby is told what is new there, at most once a second."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from flibuste.kernel.refusals import FlibusteError
from flibuste.server.faces import encode
from flibuste.server.host import Host, NoSuchTable
from flibuste.server.letters import Letter
from flibuste.server.limits import TooOften
from flibuste.server.metrics import SOCKETS
from flibuste.server.protocol import LobbyNews, TableInfo, Trouble, WatchLobby
from flibuste.server.sockets import HELLO_WITHIN, MOST_NONSENSE, TRY_AGAIN_CODE, Left, Nonsense, Socket

EVERY: Final = 1.0
"""Seconds between two looks at what is new."""
MOST_MINE: Final = 12
"""Tables of its own that a page may ask after."""


class Lobby:
    """What all who look at it see, looked up once for all of them."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._listed: list[TableInfo] = []
        self._looked = float("-inf")

    def news(self, mine: list[str]) -> bytes:
        now = asyncio.get_running_loop().time()
        if now - self._looked >= EVERY:
            self._listed, self._looked = self._host.lobby(), now
        found: list[TableInfo] = []
        gone: list[str] = []
        for id in mine[:MOST_MINE]:
            try:
                found.append(self._host.info(id))
            except NoSuchTable:
                gone.append(id)
            except FlibusteError:  # it is there, and cannot be shown now
                continue
        return encode(LobbyNews(self._listed, found, gone))


async def serve_lobby(lobby: Lobby, socket: Socket) -> None:
    """A socket in the lobby from its first message to its last."""
    if not await socket.accept():
        return
    with contextlib.suppress(Left, OSError):
        try:
            with socket.visitor.socket(), SOCKETS.one_more():
                await _serve(lobby, socket)
        except TooOften as problem:
            socket.say(Trouble(str(problem)))
        except TimeoutError:
            pass
        await socket.close(TRY_AGAIN_CODE)


async def _serve(lobby: Lobby, socket: Socket) -> None:
    """Until too much was said that makes no sense."""
    telling: asyncio.Task[None] | None = None
    nonsense = 0
    try:
        while nonsense < MOST_NONSENSE:
            try:
                async with asyncio.timeout(None if telling else HELLO_WITHIN):
                    message = await socket.next()
            except Nonsense as problem:
                nonsense += 1
                socket.say(Trouble(str(problem)))
                continue
            if not isinstance(message, WatchLobby):
                nonsense += 1
                socket.say(Trouble("In the lobby there is nothing to do but to watch it."))
                continue
            if telling is not None:
                telling.cancel()
            telling = asyncio.create_task(_tell(lobby, socket, message.mine))
    finally:
        if telling is not None:
            telling.cancel()


async def _tell(lobby: Lobby, socket: Socket, mine: list[str]) -> None:
    told = b""
    while True:
        if not socket.wire.is_full and (news := lobby.news(mine)) != told:
            socket.wire.push([Letter(news, may_pack=True)])
            told = news
        await asyncio.sleep(EVERY)

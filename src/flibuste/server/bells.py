"""Web push: whoever is away from a table is called when it is their turn, by the service that their browser names.

What is sent is sealed for that browser (RFC 8291) and signed by this server (RFC 8292). It holds the table and what the
page itself wrote, in its reader's language, when it hung the bell: nothing that a spectator could not know.
`cryptography` is there only for who wants it (`flibuste[people]`).
"""

from __future__ import annotations

import base64
import binascii
import json
import logging
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

import msgspec

from flibuste.kernel.refusals import Refused
from flibuste.server.drawers import Drawer
from flibuste.server.posting import Parcel, Posts
from flibuste.server.protocol import HangBell
from flibuste.server.site import Site
from flibuste.server.store import NotSaved, Store
from flibuste.server.troubles import NotDone, NotYours

if TYPE_CHECKING:
    from flibuste.server.sealing import Signer
    from flibuste.server.table import Table

log: Final = logging.getLogger("flibuste")

SHELF: Final = "bells"
SECRETS: Final = "secrets"
SIGNER: Final = "push"
MOST_BELLS: Final = 4
"""Of one seat."""
LONGEST_WORDS: Final = 200
WAITS: Final = 24 * 60 * 60
"""Seconds that a service keeps a call for a browser that is not there."""
SIGNED_FOR: Final = 12 * 60 * 60
POINT: Final = 65
AUTH: Final = 16


class NoBells(NotDone):
    """Nobody can be called here, or not so."""


class Bell(msgspec.Struct):
    """A browser that is to be called."""

    seat: int
    person: str
    """Whose seat it is, where that is somebody who keeps their name."""
    endpoint: str
    key: str
    auth: str
    says: str


class Secret(msgspec.Struct):
    private: str


class Bells:
    """Those of all seats of one server's tables; a table's lie in one paper, which goes with it."""

    def __init__(self, store: Store, posts: Posts, site: Site) -> None:
        self._drawer = Drawer(store, SHELF, list[Bell])
        self._secrets = Drawer(store, SECRETS, Secret)
        self._posts = posts
        self._site = site
        self._signer: Signer | None = None
        self._known: WeakKeyDictionary[Table, list[Bell]] = WeakKeyDictionary()

    async def start(self) -> None:
        """Takes the server's key from the store, or makes it: browsers take calls from who showed it to them first."""
        try:
            from flibuste.server.sealing import Signer
        except ImportError:
            return
        made = Secret(Signer().private)
        try:
            await self._secrets.change(SIGNER, lambda kept: made if kept is None else None)
        except NotSaved as problem:  # people can play all the same, and the next start tries again
            log.warning("Nobody can be called while they are away: %s", problem)
            return
        kept = self._secrets.get(SIGNER)
        assert kept is not None
        self._signer = Signer(kept.private)

    @property
    def public_key(self) -> str:
        """What browsers are to know the server by; empty: it calls nobody."""
        return "" if self._signer is None else self._signer.public

    async def hang(self, table: Table, told: HangBell) -> None:
        """By who holds seats; without words to say: that browser is not to be called any more."""
        if self._signer is None:
            raise NoBells("no-bells")
        seats = table.admission.seats_of(told.tokens)
        if not seats:
            raise NotYours("key-opens-nothing")
        self._check(told)
        bells = [Bell(seat, table.seats[seat].person, told.endpoint, told.key, told.auth, told.says) for seat in seats]
        await self._change(table, told.endpoint, bells if told.says else [])

    def _check(self, told: HangBell) -> None:
        try:
            self._posts.check(told.endpoint)
        except Refused:
            raise NoBells("bell-address") from None
        lengths = len(_bytes(told.key)), len(_bytes(told.auth))
        if lengths != (POINT, AUTH) or len(told.says) > LONGEST_WORDS or not told.says.isprintable():
            raise NoBells("bell-unreadable")

    async def _change(self, table: Table, endpoint: str, bells: list[Bell]) -> None:
        def change(kept: list[Bell] | None) -> list[Bell]:
            others = [bell for bell in kept or [] if bell.endpoint != endpoint]
            full = {bell.seat for bell in bells if sum(bell.seat == other.seat for other in others) >= MOST_BELLS}
            for seat in full:  # the one that was hung first gives way
                others.remove(next(other for other in others if other.seat == seat))
            return [*others, *bells]

        await self._drawer.change(table.id, change)
        self._known.pop(table, None)

    def turn_came(self, table: Table, seat: int) -> None:
        """Calls who is away; returns at once. Who has the table open is called by the page."""
        if self._signer is None or not table.away(seat):
            return
        if table not in self._known:
            self._known[table] = self._drawer.get(table.id) or []
        for bell in self._known[table]:
            if bell.seat == seat:
                self._call(self._signer, table, bell)

    def _call(self, signer: Signer, table: Table, bell: Bell) -> None:
        async def gone() -> None:
            await self._change(table, bell.endpoint, [])

        body = json.dumps({"table": table.id, "says": bell.says}).encode()
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "authorization": signer.authorization(self._claims(bell.endpoint)),
            "ttl": str(WAITS),
            "topic": table.id[:32],
            "urgency": "high",
        }
        try:
            sealed = signer.sealed(body, _bytes(bell.key), _bytes(bell.auth))
        except ValueError:  # it is no point of the curve: whoever named it did not mean to be called
            return
        seat = f"{table.id} {bell.seat} bell"
        self._posts.send(Parcel(bell.endpoint, sealed, headers, seat, table.maker, "services", gone))

    def _claims(self, endpoint: str) -> dict[str, object]:
        parts = urlsplit(endpoint)
        address = self._site.address if self._site.address.startswith("https:") else "https://localhost"
        return {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": address,
        }


async def forget_bells(store: Store, table: str, person: str) -> None:
    """Those of somebody who is forgotten."""
    drawer = Drawer(store, SHELF, list[Bell])
    await drawer.change(table, lambda kept: [bell for bell in kept or [] if bell.person != person])


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except (binascii.Error, ValueError):
        return b""

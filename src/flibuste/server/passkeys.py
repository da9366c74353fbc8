"""Passkeys (WebAuthn): a kept name is opened on another device by what that device's own lock guards.

A challenge is signed once, within minutes, for this server's address alone. What the browser brings back is checked by
`fido2`, which is there only for who wants it (`flibuste[people]`).
"""

from __future__ import annotations

import base64
import json
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from flibuste.server.people import BadPasskey, Passkey, People, Person, check_key
from flibuste.server.protocol import NewPasskey, OpenPasskey, PasskeyAsk, PasskeyQuestion
from flibuste.server.seats import key_of
from flibuste.server.site import Site
from flibuste.server.store import Store
from flibuste.server.tickets import Tickets
from flibuste.server.troubles import NotDone

if TYPE_CHECKING:
    from fido2.server import Fido2Server

SIGNED_WITHIN: Final = 300.0
"""Seconds that somebody has to unlock their passkey."""
SPENT: Final = "passkey-spent"
LONGEST_KEY: Final = 2_000
Read = TypeVar("Read")


class NoPasskeys(NotDone):
    """Nobody can be known by one here."""


class Passkeys:
    def __init__(self, people: People, store: Store, site: Site) -> None:
        self._people = people
        self._site = site
        self._challenges = Tickets(store, "challenges", SIGNED_WITHIN, SPENT)
        self._server = _server(site)

    @property
    def can_be_used(self) -> bool:
        return self._server is not None

    async def ask_new(self, person: Person) -> PasskeyAsk:
        server = self._checked()
        return PasskeyAsk(
            await self._challenge(person.id),
            self._site.host,
            _written(person.id.encode()),
            person.name,
            [passkey.id for passkey in person.passkeys],
            [int(allowed.alg) for allowed in server.allowed_algorithms],
        )

    async def add(self, person: Person, told: NewPasskey, label: str) -> Person:
        """One that signed what was asked of this person."""
        server = self._checked()
        if await self._answered(told.client_data) != person.id:
            raise BadPasskey(SPENT)
        reply = {"clientDataJSON": told.client_data, "attestationObject": told.attestation}
        told_id = {"id": told.id, "rawId": told.id, "response": reply}
        data = _read(lambda: server.register_complete(_state(told.client_data), told_id))
        made = data.credential_data
        if made is None or _written(made.credential_id) != told.id or len(made) > LONGEST_KEY:
            raise BadPasskey("passkey-unreadable")
        if made.public_key.ALGORITHM not in [allowed.alg for allowed in server.allowed_algorithms]:
            raise BadPasskey("passkey-signature")
        now = round(time.time(), 3)
        return await self._people.add_passkey(
            person, Passkey(told.id, _written(bytes(made)), data.counter, label, now, now)
        )

    async def ask(self, key: str) -> PasskeyQuestion:
        """For the device of this key alone."""
        self._checked()
        check_key(key)
        return PasskeyQuestion(await self._challenge(_device(key)), self._site.host)

    async def open(self, told: OpenPasskey, label: str) -> Person:
        """Whose passkey it is: this device is theirs from now on."""
        from fido2.webauthn import AttestedCredentialData, AuthenticatorData

        server = self._checked()
        if await self._answered(told.client_data) != _device(told.key):
            raise BadPasskey(SPENT)
        person = self._people.find(_read(lambda: _bytes(told.user).decode()))
        passkey = None if person is None else person.passkey(told.id)
        if person is None or passkey is None:
            raise BadPasskey("passkey-unknown")
        reply = {
            "clientDataJSON": told.client_data,
            "authenticatorData": told.authenticator_data,
            "signature": told.signature,
        }
        told_id = {"id": told.id, "rawId": told.id, "response": reply}
        made = AttestedCredentialData(_bytes(passkey.key))
        _read(lambda: server.authenticate_complete(_state(told.client_data), [made], told_id))
        count = AuthenticatorData(_bytes(told.authenticator_data)).counter
        return await self._people.come_by(person.id, told.id, count, told.key, label)

    def _checked(self) -> Fido2Server:
        if self._server is None:
            raise NoPasskeys("no-passkeys")
        return self._server

    async def _challenge(self, whom: str) -> str:
        challenge = _written(secrets.token_bytes(32))
        await self._challenges.add(challenge, whom)
        return challenge

    async def _answered(self, client_data: str) -> str:
        """Whom the signed challenge was for; it is spent from now on, whatever else is wrong."""
        said = _read(lambda: json.loads(_bytes(client_data)))
        challenge, origin = (said.get("challenge"), said.get("origin")) if isinstance(said, dict) else (None, None)
        if not isinstance(challenge, str) or not isinstance(origin, str):
            raise BadPasskey("passkey-unreadable")
        whom = await self._challenges.use(challenge)
        if not self._site.is_own(origin) or said.get("crossOrigin"):
            raise BadPasskey("passkey-elsewhere", address=self._site.told)
        return whom


def _server(site: Site) -> Fido2Server | None:
    try:
        from fido2.server import Fido2Server
        from fido2.webauthn import PublicKeyCredentialRpEntity
    except ImportError:
        return None
    return Fido2Server(PublicKeyCredentialRpEntity(name="Flibuste", id=site.host), verify_origin=site.is_own)


def _device(key: str) -> str:
    """One whose person is not known yet, as a ticket names whom it is for."""
    return f"device {key_of(key)}"


def _state(client_data: str) -> dict[str, object]:
    """What fido2 would have kept: that this challenge was one of ours is known by now."""
    return {"challenge": json.loads(_bytes(client_data))["challenge"], "user_verification": None}


def _read(work: Callable[[], Read]) -> Read:
    """Strangers may send anything, and what it breaks in a library that reads it has many names."""
    try:
        return work()
    except Exception:
        raise BadPasskey("passkey-refused") from None


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")

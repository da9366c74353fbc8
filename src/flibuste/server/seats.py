"""The seats of a table: who sits there, and what opens them. Only hashes of keys and invitations are known here."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final, cast

from flibuste.server.protocol import SeatInfo
from flibuste.server.store import Happening, Header, StoredSeat

INVITATION: Final = "i."
"""What an invitation begins with: a page tells it so from the links of older tables, which hold the key itself."""
MOST_HOLDING: Final = 8
"""Keys of one seat."""


class Seat:
    """One seat as it is now."""

    def __init__(self, stored: StoredSeat) -> None:
        self.kind = stored.kind
        self.name = stored.name
        self.bot = stored.bot
        self.taken = stored.taken
        self.keys = [stored.key] if stored.key else list(stored.keys)
        """One for each screen that holds it."""
        self.invitation = stored.invitation
        """The one that is open; empty: there is none."""
        self.promise = ""
        """The hash of what it will add to luck; empty: it adds nothing."""
        self.void: set[str] = set()
        """Invitations that are good for nothing any more."""

    def fits(self, key: str) -> bool:
        return any(hmac.compare_digest(own, key) for own in self.keys)

    def is_invited(self, invitation: str) -> bool:
        return bool(self.invitation) and hmac.compare_digest(self.invitation, invitation)

    def stored(self) -> StoredSeat:
        return StoredSeat(self.kind, self.name, self.bot, self.taken, keys=self.keys, invitation=self.invitation)

    def info(self, online: bool = False) -> SeatInfo:
        return SeatInfo(self.kind, self.name, self.bot, self.taken, online, len(self.keys), self.promise)


def seats_of(header: Header) -> list[Seat]:
    """As the table was made."""
    seats = [Seat(seat) for seat in header.seats]
    for seat, share in zip(seats, header.shares, strict=False):
        seat.promise = str(share["promise"])
    return seats


def note(seats: list[Seat], happening: Happening) -> None:
    """Somebody takes a seat, promises a share in luck, brings or invites another screen, or takes a new name."""
    facts = happening.facts
    seat = seats[cast(int, facts["seat"])]
    invitation = str(facts.get("invitation", ""))
    if happening.kind == "invite":
        seat.void.add(seat.invitation)
        seat.invitation = invitation
        return
    if invitation:
        seat.void.add(invitation)
        seat.invitation = ""
    if "key" in facts:
        seat.keys.append(str(facts["key"]))
    seat.promise = str(facts.get("promise", seat.promise))
    seat.name = str(facts.get("name", seat.name))
    seat.taken = True


def is_promise(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def is_nonce(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{32}", text) is not None


def key_of(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(16)


def new_invitation() -> str:
    return INVITATION + new_token()

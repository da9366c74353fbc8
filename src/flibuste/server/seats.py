"""The seats of a table: who sits there, and what opens them. Only hashes of keys and invitations are known here."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final, NamedTuple, cast

from flibuste.server.protocol import SeatInfo
from flibuste.server.store import Happening, Header, StoredSeat

INVITATION: Final = "i."
"""What an invitation begins with: a page tells it so from the links of older tables, which hold the key itself."""
MOST_HOLDING: Final = 8
"""Keys of one seat."""
STAND_IN: Final = "mate"
"""The bot that plays for somebody who has left."""


class Sitter(NamedTuple):
    """Somebody whose device keeps their name."""

    id: str
    name: str


LINES: Final = ("join", "promise", "person", "rename", "invite", "bot", "free", "stand-in", "return")
"""What the log of a table tells of its seats."""


class Seat:
    """One seat as it is now."""

    def __init__(self, stored: StoredSeat) -> None:
        self.kind = stored.kind
        self.name = stored.name
        self.bot = stored.bot
        self.taken = stored.taken
        self.person = stored.person
        """Who sits there, where that is somebody who keeps their name; else empty."""
        self.keys = [stored.key] if stored.key else list(stored.keys)
        """One for each screen that holds it."""
        self.invitation = stored.invitation
        """The one that is open; empty: there is none."""
        self.promise = ""
        """The hash of what it will add to luck; empty: it adds nothing."""
        self.void: set[str] = set()
        """Invitations that are good for nothing any more."""
        self.stand_in = ""
        """The bot that plays for the person whose seat it is; empty: nobody has to."""
        self.resigned = False
        """The bot plays on to the end."""

    @property
    def played_by(self) -> str:
        """The bot that chooses here now; empty: a person does."""
        return self.bot or self.stand_in

    @property
    def is_played(self) -> bool:
        """By its person."""
        return self.taken and not self.played_by

    def fits(self, key: str) -> bool:
        return any(hmac.compare_digest(own, key) for own in self.keys)

    def is_invited(self, invitation: str) -> bool:
        return bool(self.invitation) and hmac.compare_digest(self.invitation, invitation)

    def stored(self) -> StoredSeat:
        return StoredSeat(
            self.kind,
            self.name,
            self.bot,
            self.taken,
            keys=self.keys,
            invitation=self.invitation,
            person=self.person,
        )

    def info(self, online: bool = False, away: int = 0) -> SeatInfo:
        return SeatInfo(
            self.kind,
            self.name,
            self.bot,
            self.taken,
            online,
            len(self.keys),
            self.promise,
            away,
            self.stand_in,
            self.resigned,
            self.person,
        )

    def become_bot(self, bot: str, name: str) -> None:
        self._lose_people()
        self.kind, self.name, self.bot, self.taken = "bot", name, bot, True

    def become_free(self) -> None:
        """Whoever had a seat at the maker's screen had it by no link; the next one comes by one."""
        self._lose_people()
        self.kind, self.taken = "link" if self.kind == "here" else self.kind, False

    def _lose_people(self) -> None:
        self.void.add(self.invitation)
        self.keys, self.invitation, self.promise, self.person = [], "", "", ""


def seats_of(header: Header) -> list[Seat]:
    """As the table was made."""
    seats = [Seat(seat) for seat in header.seats]
    for seat, share in zip(seats, header.shares, strict=False):
        seat.promise = str(share["promise"])
    return seats


def note(seats: list[Seat], happening: Happening) -> None:
    """Somebody takes a seat, leaves it, promises a share in luck, brings or invites another screen, or a new name."""
    facts = happening.facts
    seat = seats[cast(int, facts["seat"])]
    if happening.kind in ("bot", "free", "stand-in", "return"):
        _note_change(seat, happening)
        return
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
    seat.person = str(facts.get("person", seat.person))
    seat.taken = True


def _note_change(seat: Seat, happening: Happening) -> None:
    """Of who plays there."""
    if happening.kind == "bot":
        bot = str(happening.facts["bot"])
        seat.become_bot(bot, str(happening.facts.get("name", bot.capitalize())))  # older lines have none
    elif happening.kind == "free":
        seat.become_free()
    else:
        seat.stand_in = str(happening.facts.get("bot", ""))
        seat.resigned = happening.facts["what"] == "seat-resigned"


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

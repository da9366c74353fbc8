"""One connection to a table, as the table sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flibuste.kernel.logbook import NOBODY
from flibuste.server.faces import Face
from flibuste.server.letters import Letter

Seats = tuple[int, ...]
"""The seats of one screen, in order; none for a spectator."""

MOST_WAITING: Final = 256 * 1024
"""Bytes of answers that may wait for a viewer that does not read them."""
MUCH_WAITING: Final = MOST_WAITING // 8
"""With so much waiting, a viewer is not listened to before it is sent."""


class Viewer:
    """Holds only the newest view, however slowly the other end reads; the events since its last update add up."""

    def __init__(self, own_seats: Seats, wake: Callable[[], None], address: str = "", deltas: bool = False) -> None:
        """`address`: where it looks from; empty on the server's own machine. `deltas`: as in Hello."""
        self.own_seats = own_seats
        self.address = address
        self.sitting = own_seats[0] if own_seats else NOBODY
        """Of several people who share a screen and may have secrets: the seat of who looks at it now."""
        self.said_so = False
        """Somebody said so; else it is only whose turn it is."""
        self.looks = True
        """Its person looks at it; a page says where that is not so."""
        self.lost = False
        """It does not read its answers: to be closed."""
        self._wake = wake
        self._letters: list[Letter] = []
        self._waiting = 0
        """Bytes of the letters."""
        self._face: Face | None = None
        self._behind = False
        self._events_seen = 0
        self._undone = False
        self._deltas = deltas
        self._told = 0
        """The version of its face that it was sent last; 0: none."""

    def look_at(self, face: Face, events_seen: int, undone: bool) -> None:
        """Begins to watch, or goes on with other eyes. `undone`: some events that it has may be void."""
        self._face = face
        self._told = 0
        self._events_seen = events_seen
        self._undone = undone

    def lose(self, seat: int) -> None:
        """Its person has left it."""
        self.own_seats = tuple(own for own in self.own_seats if own != seat)
        self.sitting, self.said_so = self.own_seats[0] if self.own_seats else NOBODY, False

    @property
    def face(self) -> Face | None:
        return self._face

    def say(self, letter: bytes, may_pack: bool = False) -> None:
        """Something to be sent in any case and in order. `may_pack`: as in letters.py."""
        self._waiting += len(letter)
        if self._waiting > MOST_WAITING:
            self.lost = True
        else:
            self._letters.append(Letter(letter, may_pack))
        self._wake()

    @property
    def is_laden(self) -> bool:
        """Much waits to be sent to it."""
        return self._waiting > MUCH_WAITING

    def refresh(self) -> None:
        """Its face has changed."""
        assert self._face is not None, "look_at() comes first"
        if self._events_seen > self._face.event_count:
            self._events_seen = self._face.event_count
            self._undone = True
        self._behind = True
        self._wake()

    def take(self) -> list[Letter]:
        """All there is to send now."""
        letters = self._letters
        self._letters = []
        self._waiting = 0
        if self._behind and self._face is not None:
            letters.append(self._face.letter(self._events_seen, self._undone, self._told))
            self._told = self._face.version if self._deltas else 0
            self._events_seen = self._face.event_count
            self._undone = self._behind = False
        return letters

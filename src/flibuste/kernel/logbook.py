"""What happened and how luck fell, written down only when somebody reads it."""

from __future__ import annotations

from typing import final

from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data

Fact = int | str | bool | list[str] | list[int]
"""What an event may tell: numbers, names of pieces, lists of them."""

NOBODY = -1
"""A spectator, who has no secrets."""
EVERYBODY = -2
"""Who may know everything: anyone after the game."""


@final
class Event:
    """One thing that happened. `facts` are for everybody, `secret` only for the seat that owns it."""

    __slots__ = ("facts", "name", "owner", "secret")

    def __init__(
        self, name: str, facts: dict[str, Fact], owner: int = NOBODY, secret: dict[str, Fact] | None = None
    ) -> None:
        self.name = name
        self.facts = facts
        self.owner = owner
        self.secret = secret

    def seen_by(self, viewer: int) -> Data:
        """The event as data for a seat, for a spectator (NOBODY), or after the game (EVERYBODY)."""
        facts = self.facts
        if self.secret is not None and viewer != NOBODY and viewer in (self.owner, EVERYBODY):
            facts = {**facts, **self.secret}
        return {"name": self.name, "facts": facts}

    def __reduce__(self) -> Again:
        return Event, (self.name, self.facts, self.owner, self.secret)


@final
class Luck:
    """One chance result: what was drawn (`shuffle`, `first-player`) and the pieces it brought, by name."""

    __slots__ = ("result", "what")

    def __init__(self, what: str, result: list[str]) -> None:
        self.what = what
        self.result = result

    def to_data(self) -> list[object]:
        return [self.what, self.result]

    def __reduce__(self) -> Again:
        return Luck, (self.what, self.result)


@final
class Logbook:
    """Events and chance results since it was last read; a script decides coming chance results beforehand."""

    __slots__ = ("events", "luck", "script")

    def __init__(self, script: list[Luck] | None = None) -> None:
        self.events: list[Event] = []
        self.luck: list[Luck] = []
        self.script: list[Luck] = [] if script is None else script[:]

    def tell(self, name: str, facts: dict[str, Fact]) -> None:
        self.events.append(Event(name, facts))

    def tell_one(self, owner: int, name: str, facts: dict[str, Fact], secret: dict[str, Fact]) -> None:
        """An event of which one seat sees more than the others."""
        self.events.append(Event(name, facts, owner, secret))

    def scripted(self, what: str) -> list[str] | None:
        """The result that the script wants for the next chance of this kind; None leaves it to the stream."""
        if self.script and self.script[0].what == what:
            return self.script.pop(0).result
        return None

    def expect(self, luck: list[Luck]) -> None:
        """Adds to the script."""
        self.script.extend(luck)

    def fell(self, what: str, result: list[str]) -> None:
        self.luck.append(Luck(what, result))

    def take_events(self) -> list[Event]:
        events = self.events
        self.events = []
        return events

    def take_luck(self) -> list[Luck]:
        luck = self.luck
        self.luck = []
        return luck

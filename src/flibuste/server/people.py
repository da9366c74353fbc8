"""People: a random id with a name, kept by keys that only their devices know. No passwords, no addresses."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from flibuste.games import titles
from flibuste.server.bells import SHELF as BELLS
from flibuste.server.bells import forget_bells
from flibuste.server.drawers import Drawer
from flibuste.server.hooks import SHELF as HOOKS
from flibuste.server.hooks import forget_hooks
from flibuste.server.marks import MARKS, ROW, SEVEN_SEAS, WORD_KEPT
from flibuste.server.names import LONGEST, is_anybodys, likeness
from flibuste.server.seats import Sitter, key_of
from flibuste.server.store import Store
from flibuste.server.tickets import Tickets
from flibuste.server.troubles import NotDone, NotYours

MOST_DEVICES: Final = 12
SEEN_EVERY: Final = 24 * 60 * 60.0
"""Seconds: how exactly it is known when a device was last here."""
CLAIMED_FOR: Final = 60.0
"""Seconds that a name waits for the person who is just being written down."""
OFFERED_FOR: Final = 600.0
"""Seconds in which a code, or the link that holds it, brings a person to another device."""
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None that looks like another."""
CODE_LENGTH: Final = 8
CODE_SPENT: Final = "code-spent"
MOST_PASSKEYS: Final = 12
MOST_COUNTED: Final = 100
MOST_RIVALS: Final = 200
PEOPLE: Final = "people"
TABLES: Final = "tables-"
"""What the shelf of somebody's tables begins with."""
MARKED: Final = "marked-"
"""What the shelf of those begins with who have a mark."""
KEY: Final = re.compile(r"[\w-]{20,64}", re.ASCII)


class NameKept(NotDone):
    """Somebody keeps a name, or nobody can."""


class BadKey(NotDone):
    """What a page made up is no key."""


class NoSuchPerson(NotDone):
    pass


class TooManyDevices(NotDone):
    pass


class BadPasskey(NotDone):
    """What a passkey said is not good here."""


class Device(msgspec.Struct):
    key: str
    """SHA-256 of what the device keeps to itself."""
    label: str
    """As its person knows it: `Firefox, Android`."""
    since: float
    seen: float


class Passkey(msgspec.Struct):
    """What a device's own lock guards for its person (passkeys.py); only the public half of it is known here."""

    id: str
    key: str
    """The public one, as COSE in base64url."""
    count: int
    """How often it had signed when it was last used; 0: it does not count."""
    label: str
    since: float
    seen: float


class Tally(msgspec.Struct):
    """Somebody's games of one title."""

    games: int = 0
    won: int = 0
    left: int = 0
    """Those that they did not play to the end."""
    expected: float = 0.0
    """How many chance alone would have won; 0 where all play together, or one alone."""
    best: int | None = None
    best_table: str = ""
    best_seats: int = 0


class Fate(NamedTuple):
    """What a game was for one of those who played it."""

    won: bool
    left: bool
    expected: float
    score: int | None
    seats: int
    rivals: list[tuple[str, int]]
    """Other people, and by how many ranks they came after; below 0: before."""
    marks: list[str]
    """Those that it gives (marks.py)."""


class Person(msgspec.Struct):
    id: str
    name: str
    since: float
    devices: list[Device] = []
    left: int = 0
    """Games that they did not play to the end."""
    tallies: dict[str, Tally] = {}
    """By title."""
    rivals: dict[str, tuple[int, int]] = {}
    """Of other people: how often this one came before and after them."""
    counted: list[str] = []
    """The last tables that are in all these."""
    passkeys: list[Passkey] = []
    marks: dict[str, int] = {}
    """How often they were given."""
    row: int = 0
    """Games in a row that they played to the end, until that is a mark."""

    @property
    def sitter(self) -> Sitter:
        return Sitter(self.id, self.name)

    def device(self, key: str) -> Device | None:
        return next((device for device in self.devices if hmac.compare_digest(device.key, key_of(key))), None)

    def passkey(self, id: str) -> Passkey | None:
        return next((passkey for passkey in self.passkeys if passkey.id == id), None)


class Claim(msgspec.Struct):
    """Whose name it is."""

    person: str
    since: float


class People:
    """All people of a store, whatever server they come to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people = Drawer(store, PEOPLE, Person)
        self._names = Drawer(store, "names", Claim)
        self._offers = Tickets(store, "offers", OFFERED_FOR, CODE_SPENT)

    def find(self, id: str) -> Person | None:
        return self._people.get(id) if id else None

    def known(self, told: str) -> Person:
        """Whose device it is, by `id.key`; NotYours where that is nobody's."""
        id, _, key = told.partition(".")
        person = self.find(id)
        if person is None or person.device(key) is None:
            raise NotYours("device-unknown")
        return person

    async def seen(self, person: Person, told: str) -> None:
        """Writes down, once a day, that a device was here."""
        key, now = told.partition(".")[2], time.time()
        device = person.device(key)
        if device is None or now - device.seen < SEEN_EVERY:
            return

        def note(kept: Person | None) -> Person | None:
            found = None if kept is None else kept.device(key)
            if found is not None:
                found.seen = now
            return kept

        await self._people.change(person.id, note)

    # --- where they play ----------------------------------------------------------------------------------------------

    def tables(self, id: str, most: int) -> list[str]:
        """Where somebody has a seat, the newest last."""
        return [table for table, _ in reversed(self._tables_of(id).first(most))]

    async def note_table(self, id: str, table: str, made: float) -> None:
        await self._tables_of(id).change(table, lambda kept: made if kept is None else None)

    async def drop_table(self, id: str, table: str) -> None:
        await self._tables_of(id).drop(table)

    def _tables_of(self, id: str) -> Drawer[float]:
        """By when they were made; a table that is deleted goes from there too."""
        return Drawer(self._store, f"{TABLES}{id}", float, lambda made: made)

    async def count(self, id: str, title: str, table: str, fate: Fate) -> None:
        """A game that is over, once for each table, however often it is asked for."""

        def count(person: Person | None) -> Person | None:
            if person is None or table in person.counted:  # it was forgotten meanwhile, or is counted already
                return None
            person.counted = [*person.counted, table][-MOST_COUNTED:]
            _add(person, title, table, fate)
            return person

        await self._people.change(id, count)
        await self._note_marks(id)

    async def _note_marks(self, id: str) -> None:
        """Once for each, so that it is known how many people have it."""
        person = self.find(id)
        for mark, times in ({} if person is None else marks_of(person)).items():
            if times:
                await self._with_mark(mark).change(id, lambda kept: 1 if kept is None else None)

    def _with_mark(self, mark: str) -> Drawer[int]:
        return Drawer(self._store, f"{MARKED}{mark}", int)

    def share_with(self, mark: str) -> float:
        """Of all people, those who have it."""
        return self._with_mark(mark).count() / max(1, self._people.count())

    # --- names --------------------------------------------------------------------------------------------------------

    def keeper(self, name: str) -> str:
        """Who keeps this name, or one that could be taken for it; empty: nobody."""
        claim = self._names.get(likeness(name))
        return claim.person if claim is not None and self._holds(claim, likeness(name)) else ""

    def check_free(self, name: str, person: str = "") -> None:
        """NameKept where somebody else keeps it."""
        if self.keeper(name) not in ("", person):
            raise NameKept("name-kept", name=name)

    def _holds(self, claim: Claim, name: str) -> bool:
        """A claim is void when its person was never written down, or is called something else by now."""
        person = self.find(claim.person)
        return (person is not None and likeness(person.name) == name) or time.time() - claim.since < CLAIMED_FOR

    async def _claim(self, name: str, person: str) -> None:
        if not name or is_anybodys(name):
            raise NameKept("name-anybodys")
        if len(name) > LONGEST:
            raise NameKept("name-long", most=LONGEST)

        def claim(kept: Claim | None) -> Claim:
            if kept is not None and kept.person != person and self._holds(kept, likeness(name)):
                raise NameKept("name-kept", name=name)
            return Claim(person, time.time())

        await self._names.change(likeness(name), claim)

    async def keep(self, name: str, key: str, label: str) -> Person:
        """A new person. Who asks again, because the answer was lost, is the same one: its id comes from the key."""
        check_key(key)
        id = base64.urlsafe_b64encode(hashlib.sha256(f"person {key}".encode()).digest()[:12]).decode()
        person = self.find(id)
        if person is not None:
            return person
        await self._claim(name, id)
        now = round(time.time(), 3)
        person = Person(id, name, now, [Device(key_of(key), label, now, now)])
        await self._people.change(id, lambda kept: person if kept is None else None)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        old = person.name
        await self._claim(name, person.id)
        person = await self._change(person.id, lambda kept: _set_name(kept, name))
        if likeness(old) != likeness(name):
            await self._names.drop(likeness(old))
        return person

    async def without_rival(self, id: str, rival: str) -> None:
        """One who was forgotten."""
        await self._change(id, lambda person: person.rivals.pop(rival, None))

    async def _change(self, id: str, by: Callable[[Person], object]) -> Person:
        changed: list[Person] = []

        def change(kept: Person | None) -> Person:
            if kept is None:
                raise NotYours("person-forgotten")
            by(kept)
            changed[:] = [kept]
            return kept

        await self._people.change(id, change)
        return changed[0]

    # --- devices ------------------------------------------------------------------------------------------------------

    async def add_device(self, id: str, key: str, label: str) -> Person:
        check_key(key)
        now = round(time.time(), 3)

        def add(person: Person) -> None:
            if person.device(key) is not None:
                return
            if len(person.devices) >= MOST_DEVICES:
                raise TooManyDevices("devices-many", most=MOST_DEVICES)
            person.devices.append(Device(key_of(key), label, now, now))

        return await self._change(id, add)

    async def drop_device(self, person: Person, hash: str) -> Person:
        def drop(kept: Person) -> None:
            kept.devices = [device for device in kept.devices if device.key[: len(hash)] != hash or not hash]

        return await self._change(person.id, drop)

    async def offer(self, person: Person) -> str:
        """A code by which this person comes to another device, once, within ten minutes."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        await self._offers.add(code, person.id)
        return code

    async def arrive(self, code: str, key: str, label: str) -> Person:
        """NotYours where the code is not good, or not any more."""
        check_key(key)
        id = await self._offers.use(re.sub(r"[^A-Z0-9]", "", code.upper()))
        return await self.add_device(id, key, label)

    # --- passkeys -----------------------------------------------------------------------------------------------------

    async def add_passkey(self, person: Person, passkey: Passkey) -> Person:
        def add(kept: Person) -> None:
            if kept.passkey(passkey.id) is not None:
                return
            if len(kept.passkeys) >= MOST_PASSKEYS:
                raise TooManyDevices("passkeys-many", most=MOST_PASSKEYS)
            kept.passkeys.append(passkey)

        return await self._change(person.id, add)

    async def drop_passkey(self, person: Person, id: str) -> Person:
        def drop(kept: Person) -> None:
            kept.passkeys = [passkey for passkey in kept.passkeys if passkey.id != id]

        return await self._change(person.id, drop)

    async def come_by(self, id: str, passkey: str, count: int, key: str, label: str) -> Person:
        """By a passkey that has signed so many times. BadPasskey where it has signed more often before: it is a copy.

        Who has as many devices as one may have loses the one that was away for longest: they may have no other left to
        take it away with.
        """
        check_key(key)
        now = round(time.time(), 3)

        def come(person: Person) -> None:
            used = person.passkey(passkey)
            if used is None:
                raise BadPasskey("passkey-unknown")
            if (count or used.count) and count <= used.count:
                raise BadPasskey("passkey-copied")
            used.count, used.seen = count, now
            if person.device(key) is None:
                latest = sorted(person.devices, key=lambda device: -device.seen)[: MOST_DEVICES - 1]
                person.devices = [device for device in person.devices if device in latest]
                person.devices.append(Device(key_of(key), label, now, now))

        return await self._change(id, come)


def titles_finished(person: Person) -> int:
    """Of those that there are."""
    tallies = [person.tallies.get(title.id, Tally()) for title in titles()]
    return sum(tally.games > tally.left for tally in tallies)


def marks_of(person: Person) -> dict[str, int]:
    """How often somebody was given each, in the order in which they are shown."""
    return {mark: person.marks.get(mark, 0) for mark in MARKS} | {
        SEVEN_SEAS: int(titles_finished(person) == len(titles()))
    }


def _add(person: Person, title: str, table: str, fate: Fate) -> None:
    tally = person.tallies.setdefault(title, Tally())
    tally.games += 1
    tally.won += fate.won
    tally.expected += fate.expected
    person.left += fate.left
    tally.left += fate.left
    person.row = 0 if fate.left else person.row + 1
    given = [*fate.marks, WORD_KEPT] if person.row == ROW else fate.marks
    person.row %= ROW
    for mark in given:
        person.marks[mark] = person.marks.get(mark, 0) + 1
    if fate.score is not None and not fate.left and (tally.best is None or fate.score > tally.best):
        tally.best, tally.best_table, tally.best_seats = fate.score, table, fate.seats
    for rival, after in fate.rivals:
        ahead, behind = person.rivals.get(rival, (0, 0))
        person.rivals[rival] = (ahead + (after > 0), behind + (after < 0))
    while len(person.rivals) > MOST_RIVALS:
        person.rivals.pop(min(person.rivals, key=lambda rival: sum(person.rivals[rival])))


def _set_name(person: Person, name: str) -> None:
    person.name = name


def check_key(key: str) -> None:
    if KEY.fullmatch(key) is None:
        raise BadKey("device-key")


async def forget(store: Store, name: str) -> str:
    """All that is kept of who keeps a name, but for what stands at tables; returns who it was, empty: nobody.

    Only for who claimed the store.
    """
    people = People(store)
    person = people.keeper(name)
    if not person:
        return ""
    store.start()
    for paper in list(store.all_papers()):
        is_own = paper.key == person or paper.shelf == f"{TABLES}{person}"
        if is_own or (paper.shelf in ("names", "offers", "challenges") and person in paper.text):
            await store.drop(paper.shelf, paper.key)
        elif paper.shelf == BELLS and person in paper.text:
            await forget_bells(store, paper.key, person)
        elif paper.shelf == HOOKS and person in paper.text:
            await forget_hooks(store, paper.key, person)
        elif paper.shelf == PEOPLE and person in paper.text:
            await people.without_rival(paper.key, person)
    return person

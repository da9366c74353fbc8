"""What earlier formats kept otherwise, for the start that brings a store up to date."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

from flibuste.server.store.contract import Facts, Header

HOOKS: Final = "hooks"
OLD_HOOKS: Final = "SELECT key, text FROM papers WHERE shelf = ? AND key LIKE ?"
HOOKS_OF: Final = "SELECT text FROM papers WHERE shelf = ? AND key = ?"
KEEP_HOOKS: Final = """
INSERT INTO papers VALUES (?,?,1,0,?)
ON CONFLICT (key, shelf) DO UPDATE SET number = papers.number + 1, text = excluded.text
"""
DROP: Final = "DELETE FROM papers WHERE shelf = ? AND key = ?"
HEADER_OF: Final = "SELECT header FROM tables WHERE id = ?"
SEATED: Final = """
SELECT kind, facts FROM events WHERE table_id = ? AND kind IN ('join', 'person', 'free', 'bot') ORDER BY number
"""
Look = Callable[..., list[tuple[Any, ...]]]
"""What a statement with these values finds, as far as it can be read."""
Do = Callable[..., object]
"""Runs a statement with these values."""


class OldHook(msgspec.Struct):
    url: str


class SeatHook(msgspec.Struct):
    seat: int
    person: str
    url: str


def gather_hooks(look: Look, do: Do) -> None:
    """Format 3 began with a paper for each seat's webhook, which went with no table and with no person."""
    for key, text in look(OLD_HOOKS, HOOKS, "%/%"):
        with contextlib.suppress(msgspec.DecodeError, LookupError, ValueError):  # what is damaged stays as it is
            table, _, number = key.rpartition("/")
            url, seat = msgspec.json.decode(text, type=OldHook).url, int(number)
            kept = [hook for (one,) in look(HOOKS_OF, HOOKS, table) for hook in _hooks(one)]
            if all(hook.seat != seat for hook in kept):  # else another was named since
                kept.append(SeatHook(seat, _person(look, table, seat), url))
            do(KEEP_HOOKS, HOOKS, table, msgspec.json.encode(kept).decode())
            do(DROP, HOOKS, key)


def _hooks(text: str) -> list[SeatHook]:
    return msgspec.json.decode(text, type=list[SeatHook])


def _person(look: Look, table: str, seat: int) -> str:
    """Who sits there now, if that is somebody who keeps their name; LookupError where there is no such table."""
    (header,) = look(HEADER_OF, table)[0]
    person = msgspec.json.decode(header, type=Header).seats[seat].person
    for kind, text in look(SEATED, table):
        facts = msgspec.json.decode(text, type=Facts)
        if facts["seat"] == seat:
            person = "" if kind in ("free", "bot") else str(facts.get("person", person))
    return person

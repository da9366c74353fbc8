"""A person's name is taken out of everything that is kept."""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec

from flibuste.server.store.chain import Damage, link, look_at
from flibuste.server.store.checking import logs_of
from flibuste.server.store.contract import Facts, Log, Store

Json = dict[str, object]


class Forgotten(NamedTuple):
    tables: int
    """How many the name was found at."""
    unread: list[str]
    """Damaged tables, in which it was not looked for."""


def forget(store: Store, name: str) -> Forgotten:
    """Where it was the name of a player, `Player 2` stands from now on; in the name of a table it is left out."""
    tables = 0
    unread: list[str] = []
    for log in logs_of(store):
        if isinstance(look_at(log), Damage):
            unread.append(log.id)
            continue
        changed = _without(log, name.casefold())
        if changed is not None:
            store.rewrite(changed)
            tables += 1
    return Forgotten(tables, unread)


def _without(log: Log, name: str) -> Log | None:
    """None where the name is nowhere in it."""
    header = _header(log.header, name)
    lines = [(kind, _line(facts, name)) for _, kind, facts, _ in log.lines]
    if header == log.header and all(new == line[2] for (_, new), line in zip(lines, log.lines, strict=True)):
        return None
    return link(log.id, header, lines, log.ended)


def _header(text: str, name: str) -> str:
    header: Json = msgspec.json.decode(text, type=Json)
    table = str(header["name"])
    found = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "", table, flags=re.IGNORECASE)
    header["name"] = table if found == table else " ".join(found.split())
    seats = msgspec.convert(header["seats"], list[Json])
    for number, seat in enumerate(seats):
        if seat["kind"] != "bot" and str(seat["name"]).casefold() == name:
            seat["name"] = _nobody(number)
    changed = {**header, "seats": seats}
    return text if changed == msgspec.json.decode(text) else msgspec.json.encode(changed).decode()


def _line(text: str, name: str) -> str:
    facts: Facts = msgspec.json.decode(text, type=Facts)
    seat = facts.get("seat")
    if not isinstance(seat, int) or str(facts.get("name", "")).casefold() != name:
        return text
    return msgspec.json.encode({**facts, "name": _nobody(seat)}).decode()


def _nobody(seat: int) -> str:
    return f"Player {seat + 1}"

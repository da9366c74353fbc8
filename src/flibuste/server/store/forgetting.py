"""A person's name is taken out of everything that is kept."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import msgspec

from flibuste.server.store.chain import Damage, link, look_at
from flibuste.server.store.checking import logs_of
from flibuste.server.store.contract import Facts, Log, Store

Json = dict[str, object]
SAY: Final = "say"
"""A line of the log in which somebody speaks."""


class Forgotten(NamedTuple):
    tables: int
    """How many the name was found at."""
    unread: list[str]
    """Damaged tables, in which it was not looked for."""


def forget(store: Store, name: str, person: str = "") -> Forgotten:
    """Where it was the name of a player, `Player 2` stands from now on, and all that was said from that seat is gone;
    in the name of a table, and in what others said, it is left out.

    `person`: who kept that name; then no seat is known as theirs any more.
    """
    tables = 0
    unread: list[str] = []
    for log in logs_of(store):
        if isinstance(look_at(log), Damage):
            unread.append(log.id)
            continue
        changed = _without(log, name.casefold(), person)
        if changed is not None:
            store.rewrite(changed)
            tables += 1
    return Forgotten(tables, unread)


def _without(log: Log, name: str, person: str) -> Log | None:
    """None where the name is nowhere in it."""
    header = _header(log.header, name, person)
    before = [(kind, facts) for _, kind, facts, _ in log.lines]
    named = _seats_named(log.header, before, name)
    lines = [(kind, _line(facts, name, person)) for kind, facts in before if kind != SAY or _seat(facts) not in named]
    return None if header == log.header and lines == before else link(log.id, header, lines, log.ended)


def _seats_named(header: str, lines: list[tuple[str, str]], name: str) -> set[int]:
    """The seats that ever bore it."""
    seats = msgspec.convert(msgspec.json.decode(header, type=Json)["seats"], list[Json])
    named = {number for number, seat in enumerate(seats) if str(seat["name"]).casefold() == name}
    renamed = [facts for _, facts in lines if str(_facts(facts).get("name", "")).casefold() == name]
    return named.union(map(_seat, renamed))


def _seat(text: str) -> int:
    seat = _facts(text).get("seat")
    return seat if isinstance(seat, int) else -1


def _facts(text: str) -> Facts:
    return msgspec.json.decode(text, type=Facts)


def _header(text: str, name: str, person: str) -> str:
    header: Json = msgspec.json.decode(text, type=Json)
    header["name"] = _left_out(str(header["name"]), name)
    seats = msgspec.convert(header["seats"], list[Json])
    for number, seat in enumerate(seats):
        if seat["kind"] != "bot" and str(seat["name"]).casefold() == name:
            seat["name"] = _nobody(number)
        if person and seat.get("person") == person:
            seat["person"] = ""
    changed = {**header, "seats": seats}
    return text if changed == msgspec.json.decode(text) else msgspec.json.encode(changed).decode()


def _left_out(text: str, name: str) -> str:
    found = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "", text, flags=re.IGNORECASE)
    return text if found == text else " ".join(found.split())


def _line(text: str, name: str, person: str) -> str:
    if person and person in text:
        text = text.replace(person, "")  # an id is random: it stands for nothing else
    facts = _facts(text)
    if "text" in facts:
        said = str(facts["text"])
        left = _left_out(said, name)
        return text if left == said else msgspec.json.encode({**facts, "text": left}).decode()
    seat = facts.get("seat")
    if not isinstance(seat, int) or str(facts.get("name", "")).casefold() != name:
        return text
    return msgspec.json.encode({**facts, "name": _nobody(seat)}).decode()


def _nobody(seat: int) -> str:
    return f"Player {seat + 1}"

"""How a log proves itself: each line carries a hash of the line before and of its own content."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final, NamedTuple, cast

import msgspec

from flibuste.server.store.contract import BrokenTable, Facts, Happening, Header, Log, StoredTable

SIZE: Final = 16
"""Bytes of a hash: against accidents, not against who may write the store."""
PLAYS: Final = ("move", "undo")
END: Final = "end"
"""People ended the game before its rules did."""

_header: Final = msgspec.json.Decoder(Header)
_facts: Final = msgspec.json.Decoder(Facts)


class Damage(NamedTuple):
    what: str
    """What is wrong, as the end of a sentence."""
    whole: int
    """How many lines before it are as they were; -1: not even what the table was made with."""


def header_hash(id: str, header: str) -> bytes:
    return hashlib.sha256(f"{id}\n{header}".encode()).digest()[:SIZE]


def line_hash(former: bytes, number: int, kind: str, facts: str) -> bytes:
    return hashlib.sha256(former + f"{number} {kind}\n{facts}".encode()).digest()[:SIZE]


def link(id: str, header: str, lines: Iterable[tuple[str, str]], ended: float) -> Log:
    """The log of these lines, each a kind and its facts."""
    log = Log(id, header, header_hash(id, header), ended, [])
    former = log.hash
    for number, (kind, facts) in enumerate(lines):
        former = line_hash(former, number, kind, facts)
        log.lines.append((number, kind, facts, former))
    return log


def made(header: str) -> tuple[float, str]:
    """When a table was made and the campaign it belongs to, as far as one can read."""
    try:
        decoded = _header.decode(header)
    except (ValueError, TypeError):
        return 0.0, ""
    return decoded.created, decoded.campaign


def read(log: Log) -> StoredTable:
    """The table that a log tells of. BrokenTable where anything in it is not as it was written."""
    found = look_at(log)
    if isinstance(found, Damage):
        raise BrokenTable(
            f"Table {log.id} cannot be opened: {found.what}. Nothing else is wrong because of that; "
            f"`flibuste check-store` says what can be done."
        )
    return found


def look_at(log: Log) -> StoredTable | Damage:
    try:
        header = _header.decode(log.header)
        bytes.fromhex(header.secret + header.salt)
    except (ValueError, TypeError):  # TypeError: what lies there is no text
        return Damage("what it was made with cannot be read", -1)
    if header_hash(log.id, log.header) != log.hash:
        return Damage("what it was made with was changed", -1)
    happenings: list[Happening] = []
    former = log.hash
    for expected, (number, kind, facts, hash) in enumerate(log.lines):
        if number != expected:
            return Damage(f"line {expected} of its log is missing", expected)
        try:
            former = line_hash(former, number, kind, facts)
            happening = Happening(kind, _facts.decode(facts))
        except (ValueError, TypeError):
            return Damage(f"line {number} of its log cannot be read", number)
        if former != hash:
            return Damage(f"line {number} of its log was changed", number)
        if kind in PLAYS and not _is_play(happening.facts):
            return Damage(f"line {number} of its log is no {kind}", number)
        happenings.append(happening)
    if log.unread:
        return Damage(f"its log cannot be read from line {len(happenings)} on ({log.unread})", len(happenings))
    table = _stored(log.id, header, happenings)
    if log.ended and table.seat_to_move >= 0:
        return Damage("its game was over, and the end is missing", len(happenings))
    return table


def _is_play(facts: Facts) -> bool:
    return all(isinstance(facts.get(fact), int) for fact in ("seat", "moves", "next"))


def _stored(id: str, header: Header, happenings: list[Happening]) -> StoredTable:
    people = [one for one in happenings if one.kind not in PLAYS or "agreed" in one.facts]
    plays = [happening for happening in happenings if happening.kind in PLAYS]
    last: Facts = plays[-1].facts if plays else {"moves": 0, "next": header.first}
    end = next((happening.facts for happening in people if happening.kind == END), None)
    outcome = cast("Facts | None", (end or last).get("outcome"))
    seat_to_move = cast(int, last["next"]) if end is None else -1
    moves = cast(int, last["moves"])
    return StoredTable(id, header, people, plays, moves, seat_to_move, outcome, len(happenings))

"""Records: JSON lines that rebuild every position of a game for ever."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final, cast

from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data, compact
from flibuste.kernel.logbook import Luck
from flibuste.kernel.moves import Move
from flibuste.kernel.options import Value
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import BadRecord

FORMAT: Final = 1
HASH_EVERY: Final = 20


class Entry:
    """One move of a record: who, at which step, what, and how luck fell after it."""

    def __init__(self, seat: int, step: str, move: str, luck: list[Luck], hash: str = "", by: str = "") -> None:
        self.seat = seat
        self.step = step
        self.move = move
        self.luck = luck
        self.hash = hash
        """Fingerprint of the position after every 20th move."""
        self.by = by
        """The bot that chose it in place of the person whose seat it is; empty: whoever sits there chose."""
        self.events = 0
        """How long the log of its game was before it; not written down, because a replay finds it again."""
        self.reveals = False
        """Whether something came to light with it; neither is this."""

    def to_data(self) -> Data:
        data: dict[str, object] = {"seat": self.seat, "step": self.step, "move": self.move}
        if self.luck:
            data["luck"] = [luck.to_data() for luck in self.luck]
        if self.hash:
            data["hash"] = self.hash
        if self.by:
            data["by"] = self.by
        return data

    def __reduce__(self) -> Again:
        return entry_again, (self.seat, self.step, self.move, self.luck, self.hash, self.by, self.events, self.reveals)


def entry_again(
    seat: int, step: str, move: str, luck: list[Luck], hash: str, by: str, events: int, reveals: bool
) -> Entry:
    """A copied entry."""
    entry = Entry(seat, step, move, luck, hash, by)
    entry.events, entry.reveals = events, reveals
    return entry


class Share:
    """What one seat added to the luck of a game: a nonce, whose hash it had promised before it could know any other."""

    def __init__(self, promise: str, nonce: str) -> None:
        self.promise = promise
        """SHA-256 of the nonce, hexadecimal; empty: the seat promised none."""
        self.nonce = nonce
        """Empty: nothing was added, even where it was promised."""

    @property
    def is_kept(self) -> bool:
        return not self.nonce or hashlib.sha256(self.nonce.encode()).hexdigest() == self.promise

    def to_data(self) -> Data:
        return {"promise": self.promise, "nonce": self.nonce}

    def __reduce__(self) -> Again:
        return Share, (self.promise, self.nonce)


class Record:
    """Title, options, seats, moves and luck. `secret` and `salt` open the commitment; a redacted record lacks them."""

    def __init__(
        self,
        title: str,
        rules: int,
        components: str,
        seats: int,
        options: Mapping[str, Value],
        commitment: str,
        luck: list[Luck],
        entries: list[Entry],
        secret: str = "",
        salt: str = "",
        outcome: Data | None = None,
        redacted: bool = False,
        legacy: Data | None = None,
        hands_on: Data | None = None,
        position: Data | None = None,
        seeded: bool = False,
        shares: list[Share] | None = None,
        notes: list[Data] | None = None,
    ) -> None:
        self.title = title
        self.rules = rules
        self.components = components
        self.seats = seats
        self.options = dict(options)
        self.commitment = commitment
        self.luck = luck
        self.entries = entries
        self.secret = secret
        self.salt = salt
        self.outcome = outcome
        self.is_redacted = redacted
        self.legacy = legacy
        """What an earlier game handed on; None where nothing was."""
        self.hands_on = hands_on
        """What the next one may begin with."""
        self.position = position
        """Where a game began that was set up by hand; None where it began as its title does."""
        self.is_seeded = seeded
        """Somebody chose where its luck comes from, and could know all of it beforehand."""
        self.hints = 0
        """How many hints were asked for at its table; whoever lets people ask sets this."""
        self.shares = shares or []
        """One for each seat; none where luck comes from the secret alone."""
        self.notes = notes or []
        """What people did besides moves: left, came back, resigned. They change no position."""

    def to_text(self) -> str:
        """JSON lines: a header, a line for each move, and the outcome when there is one."""
        header: dict[str, object] = {
            "flibuste": FORMAT,
            "title": self.title,
            "rules": self.rules,
            "components": self.components,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
        }
        if self.is_seeded:
            header["seeded"] = True
        if self.hints:
            header["hints"] = self.hints
        if self.shares:
            header["shares"] = [share.to_data() for share in self.shares]
        if self.notes:
            header["notes"] = self.notes
        if self.legacy is not None:
            header["legacy"] = self.legacy
        if self.position is not None:
            header["position"] = self.position
        if self.is_redacted:
            header["redacted"] = True
        else:
            header |= {"secret": self.secret, "salt": self.salt, "luck": [luck.to_data() for luck in self.luck]}
        lines: list[Data] = [header, *[entry.to_data() for entry in self.entries]]
        if self.outcome is not None:
            hands_on = {} if self.hands_on is None else {"hands_on": self.hands_on}
            lines.append({"outcome": self.outcome, **hands_on})
        return "".join(compact(line) + "\n" for line in lines)

    def steps(self) -> Iterator[tuple[Position, int, Move]]:
        """Every decision in one pass: the position before it, secrets included, who chose, and what.

        It is one position that goes on from step to step: clone() what you keep. After the last it is the final one.
        Moves that are not legal are refused as they come; `flibuste.replay` compares everything a record says.
        """
        steps: Iterator[tuple[Position, int, Move]] = import_module("flibuste.kernel.game").steps_of(self)
        return steps

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_text() == other.to_text()

    def __hash__(self) -> int:
        return hash(self.commitment)

    def __reduce__(self) -> Again:
        return read_record, (self.to_text(),)


def read_record(text: str) -> Record:
    """The record that to_text() wrote; a broken one is refused with the line that is wrong."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadRecord("The record is empty.")
    rows = [_row(number, line) for number, line in enumerate(lines, 1)]
    header = rows[0]
    format = header.get("flibuste")
    if isinstance(format, int) and format > FORMAT:
        raise BadRecord(f"This record has format {format}; this version of Flibuste reads {FORMAT}, a newer one may.")
    if format != FORMAT:
        raise BadRecord(f"This is not a Flibuste record of format {FORMAT}: its first line lacks 'flibuste': {FORMAT}.")
    end = rows.pop() if len(rows) > 1 and "outcome" in rows[-1] else {}
    try:
        record = Record(
            title=text_in(header["title"]),
            rules=number_in(header["rules"]),
            components=text_in(header["components"]),
            seats=number_in(header["seats"]),
            options=_options(header["options"]),
            commitment=text_in(header["commitment"]),
            luck=_luck(header.get("luck", [])),
            entries=[_entry(row) for row in rows[1:]],
            secret=text_in(header.get("secret", "")),
            salt=text_in(header.get("salt", "")),
            outcome=cast("Data | None", end.get("outcome")),
            redacted=header.get("redacted", False) is True,
            legacy=object_in(header.get("legacy"), "legacy"),
            hands_on=object_in(end.get("hands_on"), "hands_on"),
            position=object_in(header.get("position"), "position"),
            seeded=header.get("seeded", False) is True,
            shares=_shares(header.get("shares", [])),
            notes=_notes(header.get("notes", [])),
        )
        record.hints = int(cast(int, header.get("hints", 0)))
        return record
    except KeyError as missing:
        raise BadRecord(f"The record is broken: {missing} is missing.") from None
    except (TypeError, ValueError) as wrong:
        raise BadRecord(f"The record is broken: {wrong}.") from None


def read_records(text: str) -> list[Record]:
    """All records of a file, one after the other."""
    begins = '{"flibuste":'
    parts = text.split("\n" + begins)
    return [read_record(part if place == 0 else begins + part) for place, part in enumerate(parts)]


def _row(number: int, line: str) -> dict[str, object]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):  # no JSON, a number of thousands of digits, or nested without end
        raise BadRecord(f"Line {number} of the record is not JSON.") from None
    if not isinstance(row, dict):
        raise BadRecord(f"Line {number} of the record is not an object.")
    return row


def text_in(value: object) -> str:
    """Of JSON; TypeError where it is something else."""
    if not isinstance(value, str):
        raise TypeError(f"{value!r} should be a text")
    return value


def number_in(value: object) -> int:
    """The same."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} should be a number")
    return value


def _options(value: object) -> dict[str, Value]:
    if not isinstance(value, dict):
        raise TypeError("options should be an object")
    return value


def object_in(value: object, name: str) -> Data | None:
    """The same; None where there is nothing."""
    if value is not None and not isinstance(value, dict):
        raise TypeError(f"{name} should be an object")
    return value


def _notes(value: object) -> list[Data]:
    if not isinstance(value, list) or not all(isinstance(note, dict) for note in value):
        raise TypeError("notes should be a list of objects")
    return value


def _shares(value: object) -> list[Share]:
    if not isinstance(value, list) or not all(isinstance(share, dict) for share in value):
        raise TypeError("shares should be a list of objects")
    return [Share(text_in(share["promise"]), text_in(share["nonce"])) for share in value]


def _luck(value: object) -> list[Luck]:
    if not isinstance(value, list):
        raise TypeError("luck should be a list")
    luck: list[Luck] = []
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[1], list):
            raise TypeError(f"{pair!r} is no chance result")
        luck.append(Luck(text_in(pair[0]), [text_in(name) for name in pair[1]]))
    return luck


def _entry(row: dict[str, object]) -> Entry:
    return Entry(
        number_in(row["seat"]),
        text_in(row["step"]),
        text_in(row["move"]),
        _luck(row.get("luck", [])),
        text_in(row.get("hash", "")),
        text_in(row.get("by", "")),
    )

"""A lesson for newcomers: a record that is played before them, with stops where something is said or they move."""

from __future__ import annotations

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from flibuste.kernel.records import Record, read_record
from flibuste.kernel.refusals import BadLesson
from flibuste.kernel.title import Title

FOLDER: Final = "tutorial"
RECORD: Final = "record.jsonl"
LESSON: Final = "lesson.toml"


class Stop:
    """Something is said: after so many moves, with which words (`tutorial-<key>`), pointing at what on the board.

    `move` is what the learner must do to go on; empty where it is enough to have read.
    """

    def __init__(self, after: int, key: str, at: str, move: str) -> None:
        self.after = after
        self.key = key
        self.at = at
        self.move = move


class Lesson:
    """The learner plays `seat`; `names` are those of all seats, the learner's own left empty."""

    def __init__(self, record: Record, seat: int, names: list[str], stops: list[Stop]) -> None:
        self.record = record
        self.seat = seat
        self.names = names
        self.stops = stops


def find_lesson(title: Title, name: str = "") -> Lesson | None:
    """The lesson in a title's folder `tutorial`, or one with a name of its own in a folder there; None without it."""
    if not title.package or not (name == "" or name.isidentifier()):
        return None
    folder = resources.files(title.package) / FOLDER / name
    return read_lesson(folder) if (folder / LESSON).is_file() else None


def read_lesson(folder: Traversable) -> Lesson:
    record = read_record((folder / RECORD).read_text(encoding="utf-8"))
    data = tomllib.loads((folder / LESSON).read_text(encoding="utf-8"))
    seat, names, rows = data.get("seat"), data.get("names"), data.get("stop")
    if not isinstance(seat, int) or not 0 <= seat < record.seats:
        raise BadLesson(f"seat: which of the {record.seats} seats is the learner's?")
    if not isinstance(names, list) or len(names) != record.seats:
        raise BadLesson(f"names: one for each of the {record.seats} seats.")
    if not isinstance(rows, list) or not rows:
        raise BadLesson("A lesson has stops.")
    stops = [_stop(number, row, seat, record) for number, row in enumerate(rows, 1)]
    if [stop.after for stop in stops] != sorted([stop.after for stop in stops]):
        raise BadLesson("Stops are in the order of the moves.")
    return Lesson(record, seat, [str(name) for name in names], stops)


def _stop(number: int, row: object, seat: int, record: Record) -> Stop:
    if not isinstance(row, dict) or not row.keys() <= {"after", "say", "at", "mine"}:
        raise BadLesson(f"Stop {number} has after, say, at and mine, nothing else.")
    after, key = row.get("after"), row.get("say")
    if not isinstance(after, int) or not 0 <= after <= len(record.entries):
        raise BadLesson(f"Stop {number}: after is a number of moves from 0 to {len(record.entries)}.")
    if not isinstance(key, str):
        raise BadLesson(f"Stop {number}: say names its words.")
    move = ""
    if row.get("mine", False):
        if after == len(record.entries) or record.entries[after].seat != seat:
            raise BadLesson(f"Stop {number}: the move after move {after} is not the learner's.")
        move = record.entries[after].move
    return Stop(after, key, str(row.get("at", "")), move)

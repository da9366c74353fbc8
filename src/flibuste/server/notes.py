"""What people did at a table besides moves, as its log, its record and everybody there are told."""

from __future__ import annotations

from typing import Final, cast

from flibuste.server.protocol import EventInfo, NoteInfo
from flibuste.server.store import Facts, Happening

LINES: Final = ("stand-in", "return", "end", "take-back", "more", "up", "anchor", "sail")
"""What of it stands in the record, and in the log for everybody."""
RECORDED: Final = ("what", "seat", "bot", "after", "took", "revealed", "agreed")
"""What a record tells of it."""
TAKEN_BACK: Final = ("what", "seat", "after", "events", "took", "revealed", "agreed")
"""What is kept of an undo by consent, which is a note besides."""
TOLD: Final = ("seat", "took", "revealed")
"""What the log tells of a note."""


def recorded(note: Happening) -> Facts:
    return {fact: note.facts[fact] for fact in RECORDED if fact in note.facts}


def told(note: Happening) -> NoteInfo:
    facts = {fact: note.facts[fact] for fact in TOLD if fact in note.facts}
    event = EventInfo(str(note.facts["what"]), cast("dict[str, bool | int | str | list[int | str]]", facts))
    return NoteInfo(event, cast(int, note.facts["events"]))


def of_undo(undo: Happening) -> Happening:
    return Happening("take-back", {fact: undo.facts[fact] for fact in TAKEN_BACK})

"""Lessons as the page plays them: every moment of the record as a table would show it to the learner."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

import msgspec

from flibuste.games import find_title
from flibuste.kernel.game import rebuild
from flibuste.kernel.lesson import Lesson, find_lesson
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.refusals import BadRecord
from flibuste.kernel.title import Preset, Title
from flibuste.server.faces import Face
from flibuste.server.protocol import LessonInfo, StopInfo, Update
from flibuste.server.troubles import NotDone

log: Final = logging.getLogger("flibuste")


class NoLesson(NotDone):
    pass


def lesson_of(id: str, name: str = "") -> LessonInfo:
    found = _lesson(id, name)
    if found is None:
        raise NoLesson("no-lesson", title=find_title(id).name)
    return found


def stops_of(title: Title) -> int:
    """How long a title's lesson is; 0 without one."""
    found = _lesson(title.id, "")
    return 0 if found is None else len(found.stops)


def named_lesson(title: Title, preset: Preset) -> str:
    """The name of the lesson about what is new in a preset; empty where it cannot be played here."""
    return preset.lesson if preset.lesson and _lesson(title.id, preset.lesson) is not None else ""


@cache
def _lesson(id: str, name: str) -> LessonInfo | None:
    """None also where the owner's own pieces differ from those of the record."""
    title = find_title(id)
    lesson = find_lesson(title, name)
    if lesson is None:
        return None
    try:
        updates = _updates(title, lesson)
    except BadRecord as problem:
        log.warning("The lesson for %s cannot be played here: %s", title.name, problem)
        return None
    stops = [StopInfo(stop.after, stop.key, stop.at, stop.move) for stop in lesson.stops]
    return LessonInfo(id, name, lesson.record.options, lesson.seat, lesson.names, updates, stops)


def _updates(title: Title, lesson: Lesson) -> list[Update]:
    """From the start to the last stop, one for each move."""
    updates: list[Update] = []
    game = rebuild(title, lesson.record, 0)
    face = Face(game, lesson.seat if game.is_private else NOBODY)
    for upto in range(lesson.stops[-1].after + 1):
        game = rebuild(title, lesson.record, upto)
        told = face.event_count
        face.refresh(game, [])
        updates.append(msgspec.json.decode(face.letter(told, False).text, type=Update))
    return updates

"""The puzzle of a day as pages are told of it: first the position alone, and the rest to who has answered."""

from __future__ import annotations

from datetime import date
from typing import Final

import msgspec

from flibuste.games import find_title
from flibuste.server.protocol import AnswerInfo, LineMove, PuzzleInfo, PuzzleVerdict, ReasonOfBest, ReplyInfo
from flibuste.server.stills import still_of
from flibuste.server.troubles import NotDone
from flibuste.study.puzzles import FIRST_DAY, NoPuzzle, Puzzle, puzzle_of

TODAY: Final = ""
"""How who does not name a day asks for the newest."""


class NoAnswer(NotDone):
    """Nobody may move so in this puzzle."""


def puzzle_told(id: str, day: str, today: date) -> PuzzleInfo:
    """What there is to look at; nothing in it says which move is good."""
    title = find_title(id)
    when = _day(day, today)
    puzzle = puzzle_of(title, when)
    terms = puzzle.terms()
    update = still_of(title, terms, title.position_from_data(puzzle.position))
    return PuzzleInfo(
        id,
        when.isoformat(),
        FIRST_DAY.isoformat(),
        today.isoformat(),
        terms.options,
        puzzle.seats,
        puzzle.seat,
        title.rivals(terms),
        title.is_private(terms),
        update,
    )


def verdict_on(id: str, day: str, notation: str, today: date) -> PuzzleVerdict:
    """Of a move that was chosen."""
    title = find_title(id)
    puzzle = puzzle_of(title, _day(day, today))
    position = title.position_from_data(puzzle.position)
    if notation not in [move.notation for move in position.moves()]:
        raise NoAnswer("no-answer")
    return PuzzleVerdict(
        _reply(puzzle, notation),
        notation == puzzle.answer,
        [AnswerInfo(_reply(puzzle, one.move), one.win, one.error) for one in puzzle.answers],
        puzzle.tempting,
        msgspec.convert(puzzle.reason.to_data(), ReasonOfBest),
        msgspec.convert(puzzle.line, list[LineMove]),
        puzzle.playouts,
    )


def _day(day: str, today: date) -> date:
    try:
        when = today if day == TODAY else date.fromisoformat(day)
    except ValueError:
        raise NoPuzzle(f"A day is written like {today.isoformat()}.") from None
    if when > today:
        raise NoPuzzle("The puzzle of that day is still to come.")
    return when


def _reply(puzzle: Puzzle, notation: str) -> ReplyInfo:
    return msgspec.convert(find_title(puzzle.title).book.named(notation).to_data(), ReplyInfo)

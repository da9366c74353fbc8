"""A process in which bots think: one question per line in, one answer per line out, until the host is gone."""

from __future__ import annotations

import sys
from typing import IO, Final

import msgspec

from flibuste.bots import Question, find_bot
from flibuste.bots.levels import hurried
from flibuste.bots.plans import foreseen
from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position
from flibuste.server.protocol import HintInfo
from flibuste.study.analysis import Task, study_move
from flibuste.study.chances import Budget
from flibuste.study.hints import hint

LOOKS: Final = ((20_000, 2.0), (60_000, 5.0), (200_000, 12.0))
"""Playouts and seconds at most for a hint: a person waits for it, and longer where the same is asked again."""


class Piece(msgspec.Struct):
    """One move of a finished game, to be studied: see study.analysis.Task."""

    number: int
    seats: int
    move: str
    is_luck: bool
    again: bool
    again_after: bool
    playouts: int
    redraws: int
    error: float


class Call(msgspec.Struct):
    """Everything a bot gets. The position was determinized for its seat before it left the host."""

    title: str
    seat: int
    bot: str
    seed: str
    position: dict[str, object]
    seconds: float = 0.0
    """It may search no longer than this; 0: as long as it likes."""
    hinted_seats: int = 0
    """Where no move is wanted but a hint: of how many seats chances are told."""
    hinted_before: int = 0
    """How often a hint was given at this moment already."""
    piece: Piece | None = None
    """Where a move of a finished game is to be studied: then the position is the real one."""


class Planned(msgspec.Struct):
    """A move to come, and the fingerprint of what its seat will see before it: see bots.plans."""

    sight: str
    move: str


class Answer(msgspec.Struct):
    move: str = ""
    then: list[Planned] = []
    """What the bot means to do after that, while nothing unexpected happens."""
    error: str = ""
    hints: list[HintInfo] = []
    studied: dict[str, object] = {}


def answer(call: Call) -> Answer:
    title = find_title(call.title)
    position = title.position_from_data(call.position)
    if call.piece is not None:
        return Answer(
            studied=dict(study_move(_task(call.piece, position, title.book.named(call.piece.move))).to_data())
        )
    if call.hinted_seats:
        playouts, seconds = LOOKS[min(call.hinted_before, len(LOOKS) - 1)]
        found = hint(position, call.hinted_seats, playouts, min(seconds, call.seconds or seconds), call.seed)
        return Answer(hints=[msgspec.convert(one.to_data(), HintInfo) for one in found])
    bot = find_bot(call.bot)
    if call.seconds > 0.0:
        bot = hurried(bot, call.seconds)
    question = Question(position, call.seat)
    moves = bot.plan(question, rng_from_text(call.seed))
    then = [Planned(step.sight, step.move.notation) for step in foreseen(question, moves)]
    return Answer(moves[0].notation, then)


def _task(piece: Piece, position: Position, move: Move) -> Task:
    budget = Budget(piece.playouts, piece.redraws, error=piece.error)
    return Task(piece.number, piece.seats, position, move, piece.is_luck, budget, piece.again, piece.again_after)


def work(questions: IO[bytes], answers: IO[bytes]) -> None:
    for line in questions:
        try:
            reply = answer(msgspec.json.decode(line, type=Call))
        except Exception as problem:  # a bot's mistake is told to the host, which then chooses for it
            reply = Answer(error=f"{type(problem).__name__}: {problem}")
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()


if __name__ == "__main__":
    work(sys.stdin.buffer, sys.stdout.buffer)

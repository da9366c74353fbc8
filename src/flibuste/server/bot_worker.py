"""A process in which bots think: one question per line in, one answer per line out, until the host is gone."""

from __future__ import annotations

import sys
from typing import IO, Final

import msgspec

from flibuste.bots import Question, find_bot
from flibuste.bots.levels import hurried
from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.server.protocol import HintInfo
from flibuste.study.hints import hint

LOOKS: Final = ((20_000, 2.0), (60_000, 5.0), (200_000, 12.0))
"""Playouts and seconds at most for a hint: a person waits for it, and longer where the same is asked again."""


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


class Answer(msgspec.Struct):
    move: str = ""
    error: str = ""
    hints: list[HintInfo] = []


def answer(call: Call) -> Answer:
    position = find_title(call.title).position_from_data(call.position)
    if call.hinted_seats:
        playouts, seconds = LOOKS[min(call.hinted_before, len(LOOKS) - 1)]
        found = hint(position, call.hinted_seats, playouts, min(seconds, call.seconds or seconds), call.seed)
        return Answer(hints=[msgspec.convert(one.to_data(), HintInfo) for one in found])
    bot = find_bot(call.bot)
    if call.seconds > 0.0:
        bot = hurried(bot, call.seconds)
    move = bot.choose(Question(position, call.seat), rng_from_text(call.seed))
    return Answer(move=move.notation)


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

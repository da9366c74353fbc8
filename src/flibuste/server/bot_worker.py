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

HINT_WITHIN: Final = 2.0
"""Seconds for a hint: a person waits for it."""


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


class Answer(msgspec.Struct):
    move: str = ""
    error: str = ""
    hints: list[HintInfo] = []


def answer(call: Call) -> Answer:
    position = find_title(call.title).position_from_data(call.position)
    if call.hinted_seats:
        found = hint(position, call.hinted_seats, min(HINT_WITHIN, call.seconds or HINT_WITHIN), call.seed)
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

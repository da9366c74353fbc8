"""Bots in another process and any language: one JSON line in, one JSON line out, as chess engines do.

The engine is started with its command when it is first asked. To it:
    {"ask": 1, "title": "port_royal", "seat": 0, "seed": 17, "view": {...}, "moves": [{"notation": ...}, ...]}
From it:
    {"ask": 1, "move": "reveal"}
`view` is all that the seat may know, `moves` are the legal moves with what each is sure to bring (`preview`), `seed`
makes its play repeatable. At the end its input is closed.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from typing import IO

from flibuste.bots.bot import Bot
from flibuste.bots.question import Question
from flibuste.kernel.chance import Rng
from flibuste.kernel.copies import Again
from flibuste.kernel.data import compact
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import FlibusteError


class EngineBot(Bot):
    """Asks a process for each move."""

    name = "engine"

    def __init__(self, command: str) -> None:
        self.command = command
        self.asked = 0
        self.process: subprocess.Popen[str] | None = None

    def choose(self, question: Question, rng: Rng) -> Move:
        self.asked += 1
        process = self.running()
        say(self.command, process.stdin, self.asked, question, rng.below(1 << 31))
        line = process.stdout.readline() if process.stdout is not None else ""
        return self.move_in(line, question)

    def running(self) -> subprocess.Popen[str]:
        """The engine, started when it is first asked."""
        if self.process is None:
            try:
                self.process = subprocess.Popen(
                    shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
                )
            except OSError as problem:
                raise FlibusteError(f"The engine {self.command!r} does not start: {problem.strerror}.") from None
        return self.process

    def move_in(self, line: str, question: Question) -> Move:
        """The legal move that an answer names."""
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or answer.get("ask") != self.asked:
            example = compact({"ask": self.asked, "move": "..."})
            raise FlibusteError(f"The engine {self.command!r} answered {line.strip()!r}, not a line like {example}.")
        for move in question.moves:
            if move.notation == answer.get("move"):
                return move
        raise FlibusteError(f"The engine {self.command!r} chose {answer.get('move')!r}, which is not a legal move.")

    def close(self) -> None:
        """Lets the engine go: it sees the end of its input."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            self.process.wait(timeout=5)
        self.process = None

    def __reduce__(self) -> Again:
        """A copy starts a process of its own."""
        return EngineBot, (self.command,)


def say(command: str, pipe: IO[str] | None, number: int, question: Question, seed: int) -> None:
    moves = [{**move.to_data(), "preview": question.position.preview(move)} for move in question.moves]
    line = compact(
        {
            "ask": number,
            "title": question.position.title,
            "seat": question.seat,
            "seed": seed,
            "view": question.view(),
            "moves": moves,
        }
    )
    try:
        if pipe is not None:
            pipe.write(line + "\n")
            pipe.flush()
    except BrokenPipeError:
        raise FlibusteError(f"The engine {command!r} has stopped.") from None

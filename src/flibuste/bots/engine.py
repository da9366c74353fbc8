"""Bots in another process and any language: JSON lines in, JSON lines out, as chess engines do.

The engine is started with its command when it is first needed. To it, when a game begins, and for each decision:
    {"protocol": 2, "new_game": {"title": "port_royal", "seats": 2, "seat": 0, "options": {...}}}
    {"ask": 1, "title": "port_royal", "seat": 0, "seed": 17, "view": {...}, "moves": [{"notation": ...}, ...]}
From it, for each that asks:
    {"ask": 1, "move": "reveal"}
`view` is all that the seat may know, `moves` are the legal moves with what each is sure to bring (`preview`), `seed`
makes its play repeatable. When a game is over it is told, and at the end its input is closed:
    {"result": {"seat": 0, "won": [1.0, 0.0], "points": [14, 9], "forfeit": null}}
Lines that do not ask want no answer. Who answers wrongly, ends, or is silent for too long loses the game.
"""

from __future__ import annotations

import ctypes
import json
import os
import shlex
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import IO, Final

from flibuste.bots.bot import Bot
from flibuste.bots.question import Question
from flibuste.kernel.chance import Rng
from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data, compact
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import FlibusteError

PROTOCOL: Final = 2
PATIENCE: Final = 60.0
"""Seconds for a move, where nothing else is said."""
GOODBYE: Final = 2.0
"""Seconds that an engine has to go by itself when its input is closed."""
KILL: Final = 9
PARENT_DEATH: Final = 1
"""Linux: the signal that a process gets when its parent is gone."""


class Forfeit(FlibusteError):
    """A bot that does not play on, in one sentence: its seat loses the game."""

    def __init__(self, sentence: str, seat: int) -> None:
        super().__init__(sentence)
        self.seat = seat

    def __reduce__(self) -> Again:
        return Forfeit, (str(self), self.seat)


class EngineBot(Bot):
    """Asks a process for each move, and waits for so many seconds."""

    name = "engine"
    by_view = True

    def __init__(self, command: str, seconds: float = PATIENCE) -> None:
        self.command = command
        self.seconds = seconds
        self.asked = 0
        self.process: subprocess.Popen[str] | None = None
        self.orders: SimpleQueue[str | None] = SimpleQueue()
        self.answers: SimpleQueue[str] = SimpleQueue()

    def choose(self, question: Question, rng: Rng) -> Move:
        self.asked += 1
        self.start()
        self.orders.put(in_a_line(self.asked, question, rng.below(1 << 31)))
        try:
            line = self.answers.get(timeout=self.seconds)
        except Empty:
            self.end()
            raise Forfeit(
                f"The engine {self.command!r} has not answered within {self.seconds:g} s.", question.seat
            ) from None
        if not line:
            code = self.end()
            raise Forfeit(f"The engine {self.command!r} has ended by itself, with code {code}.", question.seat)
        return self.move_in(line, question)

    def begins(self, title: str, seats: int, seat: int, options: Data) -> None:
        self.start()
        game = {"title": title, "seats": seats, "seat": seat, "options": options}
        self.orders.put(compact({"protocol": PROTOCOL, "new_game": game}))

    def ends(self, seat: int, won: list[float], points: list[int], forfeit: int | None) -> None:
        if self.process is not None:
            result = {"seat": seat, "won": won, "points": points, "forfeit": forfeit}
            self.orders.put(compact({"result": result}))

    def start(self) -> None:
        """Anew where it was ended."""
        if self.process is not None:
            return
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                bufsize=1,
                start_new_session=True,  # Ctrl-C is for whoever asks; and what it starts can be ended with it
                preexec_fn=death_with_parent(),  # noqa: PLW1509 - one call into C, made ready beforehand
            )
        except OSError as problem:
            raise FlibusteError(f"The engine {self.command!r} does not start: {problem.strerror}.") from None
        self.orders = SimpleQueue()
        self.answers = SimpleQueue()
        # A thread, so that neither an engine that does not read nor one that does not answer can hold us up.
        threading.Thread(target=talk, args=(self.process, self.orders, self.answers), daemon=True).start()

    def move_in(self, line: str, question: Question) -> Move:
        """The legal move that an answer names."""
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or answer.get("ask") != self.asked:
            self.end()  # what it says next might be the answer to an older question
            example = compact({"ask": self.asked, "move": "..."})
            sentence = f"The engine {self.command!r} answered {line.strip()!r}, not a line like {example}."
            raise Forfeit(sentence, question.seat)
        for move in question.moves:
            if move.notation == answer.get("move"):
                return move
        sentence = f"The engine {self.command!r} chose {answer.get('move')!r}, which is not a legal move."
        raise Forfeit(sentence, question.seat)

    def close(self) -> None:
        """Lets the engine go: it sees the end of its input, and is ended if that is not enough."""
        process = self.process
        if process is not None:
            self.orders.put(None)
            try:
                process.wait(timeout=GOODBYE)
            except subprocess.TimeoutExpired:
                self.end()
            self.process = None

    def end(self) -> int:
        """At once; answers with the code that it ended with."""
        process = self.process
        assert process is not None
        self.process = None
        try:
            code = process.wait(timeout=GOODBYE) if self.has_hung_up(process) else process.poll()
        except subprocess.TimeoutExpired:
            code = None
        if code is None:
            kill(process)
            code = process.wait()
        self.orders.put(None)
        return code

    def has_hung_up(self, process: subprocess.Popen[str]) -> bool:
        """Whether it has closed its output, as a process does that ends."""
        return process.stdout is None or process.stdout.closed

    def __reduce__(self) -> Again:
        """A copy starts a process of its own."""
        return EngineBot, (self.command, self.seconds)


def talk(process: subprocess.Popen[str], orders: SimpleQueue[str | None], answers: SimpleQueue[str]) -> None:
    """Says every order, and passes on what is answered to those that ask; an empty answer says that it is gone."""
    assert process.stdin is not None and process.stdout is not None
    with suppress(OSError, ValueError):  # it does not read any more, or what it says is no text
        while (line := orders.get()) is not None:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            if line.startswith('{"ask"'):
                answer = process.stdout.readline()
                if not answer:
                    break
                answers.put(answer)
    close_quietly(process.stdin)
    close_quietly(process.stdout)
    answers.put("")


def kill(process: subprocess.Popen[str]) -> None:
    """With everything that it has started, where there are such groups."""
    if os.name == "posix":
        with suppress(ProcessLookupError):
            os.killpg(process.pid, KILL)
    process.kill()


def close_quietly(pipe: IO[str]) -> None:
    with suppress(OSError):
        pipe.close()


def in_a_line(number: int, question: Question, seed: int) -> str:
    moves = [{**move.to_data(), "preview": question.position.preview(move)} for move in question.moves]
    return compact(
        {
            "ask": number,
            "title": question.position.title,
            "seat": question.seat,
            "seed": seed,
            "view": question.view(),
            "moves": moves,
        }
    )


def death_with_parent() -> Callable[[], object] | None:
    """On Linux, for the engine to do before it begins: whatever ends us then ends it too, even if it hangs."""
    return partial(ctypes.CDLL(None).prctl, PARENT_DEATH, KILL) if sys.platform == "linux" else None

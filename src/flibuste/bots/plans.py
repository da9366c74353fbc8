"""What a bot means to do next: it thinks once for a turn, and again only when something unexpected happened.

A plan holds for each of its moves what the seat will see when it is time for it. It is played while the seat sees
just that: luck that nobody foresaw, another's choice or a move taken back all show in the view, and end it.
"""

from __future__ import annotations

from typing import final

from flibuste.bots.bot import Bot
from flibuste.bots.question import Question
from flibuste.kernel.chance import Rng
from flibuste.kernel.data import digest
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position


def sight(position: Position, seat: int) -> str:
    """A fingerprint of all that a seat may know."""
    return digest([seat, position.view(seat)])


@final
class Foreseen:
    """A move to come, and what its seat will see before it."""

    def __init__(self, sight: str, move: Move) -> None:
        self.sight = sight
        self.move = move


def foreseen(question: Question, moves: list[Move]) -> list[Foreseen]:
    """What follows the first of these moves, as its seat will see it: nothing hidden comes to light in between."""
    found: list[Foreseen] = []
    if len(moves) == 1:  # most bots never think further, and need no copy
        return found
    position = question.position.clone()
    for place in range(1, len(moves)):
        position.play(moves[place - 1])
        found.append(Foreseen(sight(position, question.seat), moves[place]))
    return found


@final
class Mind:
    """A bot in one seat of one game, with its plan."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.plan: list[Foreseen] = []

    def choose(self, question: Question, rng: Rng) -> Move:
        if self.plan:
            step = self.plan.pop(0)
            if step.sight == sight(question.position, question.seat):
                return step.move
        moves = self.bot.plan(question, rng)
        self.plan = foreseen(question, moves)
        return moves[0]

"""Bots that do not look ahead."""

from __future__ import annotations

from typing import final

from flibuste.bots.bot import Bot
from flibuste.bots.question import Question
from flibuste.kernel.chance import Rng
from flibuste.kernel.moves import Move


@final
class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    name = "random"
    by_view = True

    def choose(self, question: Question, rng: Rng) -> Move:
        return question.moves[rng.below(len(question.moves))]


@final
class BaselineBot(Bot):
    """The title's frozen heuristic: the yardstick for all others."""

    name = "baseline"

    def choose(self, question: Question, rng: Rng) -> Move:
        return question.position.baseline_move()

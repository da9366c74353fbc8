"""A bot that looks one move ahead and takes the one whose worst sample is best."""

from __future__ import annotations

from flibuste.bots import Bot, Question
from flibuste.kernel.chance import Rng
from flibuste.kernel.moves import Move

SAMPLES = 5


class Cautious(Bot):
    name = "cautious"

    def choose(self, question: Question, rng: Rng) -> Move:
        samples = [question.sample(rng) for _ in range(SAMPLES)]

        def worst(move: Move) -> float:
            values = []
            for sample in samples:
                after = sample.clone()
                after.play(move)
                values.append(after.estimate(question.seat)[question.seat])
            return min(values)

        return max(question.moves, key=worst)

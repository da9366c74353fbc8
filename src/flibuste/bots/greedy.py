"""One move ahead, by the title's estimate."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.bots.bot import Bot
from flibuste.bots.question import Question
from flibuste.kernel.chance import Rng
from flibuste.kernel.moves import Move

SAMPLES: Final = 12
RIVALS: Final = 0.623
"""How much a rival's gain counts against the own one."""


@final
class GreedyBot(Bot):
    """Tries each move on the same few samples and takes the one with the best estimate on average."""

    name = "greedy"

    def choose(self, question: Question, rng: Rng) -> Move:
        moves = question.moves
        if len(moves) == 1:
            return moves[0]
        totals: list[float] = [0.0] * len(moves)
        for _ in range(SAMPLES):
            sample = question.sample(rng)
            revealed = False
            number: i64 = 0
            for move in moves:
                after = sample.clone()
                after.play(move)
                totals[number] += advantage(after.estimate(question.seat), question.seat)
                number += 1
                if after.revealed != sample.revealed:
                    revealed = True
            if not revealed:  # nothing hidden came to light, so that every other sample would say the same
                break
        return moves[totals.index(max(totals))]


def advantage(values: list[float], seat: i64) -> float:
    """The own prospects against the average of the others."""
    others = 0.0
    number: i64 = 0
    for value in values:
        if number != seat:
            others += value
        number += 1
    return values[seat] - RIVALS * others / float(len(values) - 1) if len(values) > 1 else values[seat]

"""How long a contest goes on, and when a pairing's question is settled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from flibuste.arena.statistics import CONFIDENCE, Evidence

OPEN: Final = "open"
ABOVE: Final = "above"
BELOW: Final = "below"
CLOSE: Final = "close"


@dataclass(frozen=True)
class Question:
    """Is the win share above this one? Settled when the interval leaves it, or is all within so much of it."""

    above: float | None = None
    """None: the share of a seat among equals."""
    within: float = 0.05

    def asked_of(self, seats: int) -> float:
        return 1 / seats if self.above is None else self.above

    def answer(self, evidence: Evidence, seats: int, confidence: float) -> str:
        share = self.asked_of(seats)
        if evidence.is_above(share, confidence):
            return ABOVE
        if evidence.is_below(share, confidence):
            return BELOW
        near = evidence.is_above(share - self.within, confidence) and evidence.is_below(share + self.within, confidence)
        return CLOSE if near else OPEN


@dataclass(frozen=True)
class Plan:
    deals: int
    """For each pairing; the most, where a question may end it sooner."""
    question: Question | None = None
    confidence: float = CONFIDENCE

    def command(self) -> list[str]:
        words = ["--deals", str(self.deals)]
        if self.question is not None:
            words.append("--until-settled")
            if self.question.above is not None:
                words += ["--above", _percent(self.question.above)]
            if self.question.within != Question.within:
                words += ["--within", _percent(self.question.within)]
        if self.confidence != CONFIDENCE:
            words += ["--confidence", _percent(self.confidence)]
        return words


def _percent(share: float) -> str:
    return f"{100 * share:.10g}"

"""How the contest of one line-up goes: which of its deals count, and whether they settle its question."""

from __future__ import annotations

from flibuste.arena.deals import Deal
from flibuste.arena.pairings import Lineup
from flibuste.arena.plan import OPEN, Plan
from flibuste.arena.statistics import Evidence


class Course:
    """Takes deals in any order and counts them in theirs, up to the one that settles the question.

    So the result is the same whatever the number of processes, and whichever of them was first.
    """

    def __init__(self, lineup: Lineup, plan: Plan) -> None:
        self.lineup = lineup
        self.plan = plan
        self.played: dict[int, Deal] = {}
        self.counted: list[Deal] = []
        judged = list(dict.fromkeys(lineup))
        if len(judged) == 2:
            judged.pop()  # in a duel the other bot's share is the rest
        self.evidence = {bot: Evidence() for bot in judged}
        self.answers = dict.fromkeys(judged, OPEN)

    @property
    def settled(self) -> bool:
        return OPEN not in self.answers.values()

    @property
    def over(self) -> bool:
        return self.settled or len(self.counted) >= self.plan.deals

    def take(self, deal: Deal) -> None:
        self.played.setdefault(deal.number, deal)
        while not self.over and (following := self.played.get(len(self.counted))) is not None:
            self._count(following)

    def _count(self, deal: Deal) -> None:
        self.counted.append(deal)
        for bot, evidence in self.evidence.items():
            won = deal.won_by(bot)
            evidence.add(won.total / won.size)
        if self.plan.question is not None:
            # Several bots, several chances to be wrong: each gets its part of them.
            confidence = 1 - (1 - self.plan.confidence) / len(self.evidence)
            for bot, evidence in self.evidence.items():
                self.answers[bot] = self.plan.question.answer(evidence, len(self.lineup), confidence)

"""Holds a contest: hands out deals until every pairing is over, and keeps each as it comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from flibuste.arena.course import Course
from flibuste.arena.deals import Deal, Task
from flibuste.arena.pairings import Settings
from flibuste.arena.plan import Plan
from flibuste.arena.results import Results
from flibuste.arena.shelf import Shelf
from flibuste.arena.workers import Workers


class Contest:
    """The courses of all line-ups, as far as they have been played."""

    def __init__(self, settings: Settings, plan: Plan, deals: list[Deal]) -> None:
        self.settings = settings
        self.plan = plan
        self.courses = {lineup: Course(lineup, plan) for lineup in settings.lineups()}
        for deal in deals:
            self.courses[deal.lineup].take(deal)

    @property
    def over(self) -> bool:
        return all(course.over for course in self.courses.values())

    def wanted(self, recorded: bool) -> Iterator[Task]:
        """What is still to be played: the first deal of every line-up, then the second, while they are not over."""
        for number in range(self.plan.deals):
            for lineup, course in self.courses.items():
                if number not in course.played and not course.over:
                    yield Task(self.settings, lineup, number, recorded)

    def take(self, deal: Deal) -> None:
        self.courses[deal.lineup].take(deal)


def hold(contest: Contest, workers: Workers, results: Results, shelf: Shelf, watch: Callable[[], None]) -> None:
    """Plays until all is over. Whatever interrupts it, the deals that came back are kept."""
    tasks = contest.wanted(shelf.wants_records)
    lineups = list(contest.courses)
    out = 0
    while True:
        while out < workers.room and (task := next(tasks, None)) is not None:
            workers.hand_out(task)
            out += 1
        if not out or contest.over:
            return
        for deal in workers.collect():
            out -= 1
            for turn, text in enumerate(deal.records, 1):
                shelf.put(f"pairing-{lineups.index(deal.lineup) + 1:02}-deal-{deal.number + 1:05}-game-{turn}", text)
            results.add(deal)
            contest.take(deal)
        watch()

"""A finished game, move by move: the chances at each, what each choice cost, what luck gave.

Chances change by choice and by luck, and by nothing else: choice + luck is exactly the change (docs/study.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from typing import Final, NamedTuple, cast

from flibuste.games import recorded_title
from flibuste.kernel.data import Data
from flibuste.kernel.game import rebuild
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position
from flibuste.kernel.records import Record
from flibuste.kernel.refusals import FlibusteError
from flibuste.study.chances import Budget, Chances, Look, result
from flibuste.study.hints import Reason, line_after, reason_of
from flibuste.study.luck import came_to_light, fall_of

CLOSE: Final = 0.02
"""Moves closer than this are as good as each other: nobody is told that such a choice was wrong."""
MOMENTS: Final = 9
MOMENT: Final = 0.03
"""What a choice must cost, or luck give or take somebody, to be a moment worth telling of."""


class NotFinished(FlibusteError):
    """A running game is nobody's to study: its chances say what is hidden."""


class Studied(NamedTuple):
    """One decision of a game: all that is found without looking at the decisions before and after it."""

    number: int
    """How many moves were made before it."""
    seat: int
    move: str
    best: str
    """The admiral's choice."""
    chances: Chances
    """Of the position before it."""
    played: Chances
    """Of the move that was made, by the same search."""
    best_visits: int
    playouts: int
    expected: list[float] | None
    """The chances on average over what luck could have brought after it; None where nothing hung on luck."""
    again: bool = False
    """Some of it comes of a second, closer look."""
    reason: Reason | None = None
    """Why the best move is better; only where that was looked at again."""
    line: list[Data] = []
    """What would probably follow it, seat and move each; likewise."""

    @property
    def cost(self) -> float:
        """How much of its chance the seat gave away against the best move, by what it could know."""
        return 0.0 if self.move == self.best else max(0.0, self.chances.win[self.seat] - self.played.win[self.seat])

    @property
    def agrees(self) -> bool:
        """Whether the choice was as good as the admiral's."""
        return self.cost < CLOSE

    def to_data(self) -> Data:
        return {
            "number": self.number,
            "seat": self.seat,
            "move": self.move,
            "best": self.best,
            "chances": list(self.chances),
            "played": list(self.played),
            "best_visits": self.best_visits,
            "playouts": self.playouts,
            "expected": self.expected,
            "again": self.again,
            "reason": None if self.reason is None else self.reason.to_data(),
            "line": self.line,
        }


def studied_from_data(data: Data) -> Studied:
    facts = dict(data)
    facts["chances"] = Chances(*cast("list[object]", data["chances"]))  # type: ignore[arg-type]
    facts["played"] = Chances(*cast("list[object]", data["played"]))  # type: ignore[arg-type]
    facts["reason"] = reason_from_data(cast("Data | None", data["reason"]))
    return Studied(**facts)  # type: ignore[arg-type]


def reason_from_data(data: Data | None) -> Reason | None:
    if data is None:
        return None
    facts, brings = (cast("dict[str, int]", data[key]) for key in ("facts", "brings"))
    return Reason(str(data["reason"]), facts, brings, cast("Data | None", data["reply"]))


class Task(NamedTuple):
    """One decision to study, as it goes to another process."""

    number: int
    seats: int
    position: Position
    move: Move
    is_luck: bool
    """Something came to light after it."""
    budget: Budget
    again: bool = False
    """To be looked at more closely."""
    again_after: bool = False
    """The same of what luck could have brought: it is looked at as the position that really came is."""


class Change(NamedTuple):
    """What one move did to everybody's chances: choice and luck add up to all of it."""

    choice: list[float]
    luck: list[float]


class Moment(NamedTuple):
    """A move that is worth looking at again."""

    number: int
    seat: int
    kind: str
    """`choice` or `luck`."""
    change: float
    """To the chance of that seat."""

    @property
    def where(self) -> int:
        """The position that makes it one, by the moves before: that of the choice, or the one that luck led to."""
        return self.number + (self.kind == "luck")


class Analysis:
    """All moves of a game, studied."""

    def __init__(self, record: Record, moves: list[Studied], end: Chances, budget: Budget) -> None:
        self.record = record
        self.moves = moves
        self.end = end
        self.budget = budget
        self.changes = [self._change(number) for number in range(len(moves))]

    def chances(self, number: int) -> Chances:
        """After so many moves."""
        return self.moves[number].chances if number < len(self.moves) else self.end

    def _change(self, number: int) -> Change:
        before, after = self.chances(number).win, self.chances(number + 1).win
        between = self.moves[number].expected
        if between is None:
            between = after
        seats = range(len(before))
        return Change([between[seat] - before[seat] for seat in seats], [after[seat] - between[seat] for seat in seats])

    def luck(self, seat: int) -> float:
        """What luck gave a seat in the whole game."""
        return sum(change.luck[seat] for change in self.changes)

    def choices(self, seat: int) -> float:
        """What its own choices did to a seat's chance."""
        return sum(
            change.choice[seat]
            for studied, change in zip(self.moves, self.changes, strict=True)
            if studied.seat == seat
        )

    def agreement(self, seat: int) -> float | None:
        """The share of a seat's real choices that were as good as the admiral's; None where it had none."""
        own = [studied for studied in self.moves if studied.seat == seat and studied.best_visits < studied.playouts]
        return sum(studied.agrees for studied in own) / len(own) if own else None

    def moments(self) -> list[Moment]:
        """What cost or gave most, in the order of the game, by a closer look."""
        found = [moment for moment in self._moments() if self._is_seen_closely(moment.where)]
        return sorted(found[:MOMENTS], key=lambda moment: moment.number)

    def _is_seen_closely(self, number: int) -> bool:
        """The position after so many moves. There is nothing to look at in the end of the game."""
        return number == len(self.moves) or self.moves[number].reason is not None

    def _moments(self) -> list[Moment]:
        """All that seem to be some, the greatest first."""
        found: list[Moment] = []
        for studied, change in zip(self.moves, self.changes, strict=True):
            if studied.cost >= MOMENT:
                found.append(Moment(studied.number, studied.seat, "choice", -studied.cost))
            seat = max(range(len(change.luck)), key=lambda seat: abs(change.luck[seat]))
            if abs(change.luck[seat]) >= MOMENT:
                found.append(Moment(studied.number, seat, "luck", change.luck[seat]))
        return sorted(found, key=lambda moment: -abs(moment.change))

    def to_look_at_again(self) -> set[int]:
        """The positions that make moments, by the moves before: after few playouts many seem to by chance alone."""
        found = self._moments()
        of_kind = [[moment for moment in found if moment.kind == kind] for kind in ("choice", "luck")]
        return {moment.where for moments in of_kind for moment in moments[: 2 * MOMENTS]}

    def to_data(self) -> Data:
        seats = range(self.record.seats)
        return {
            "title": self.record.title,
            "seats": self.record.seats,
            "playouts": self.budget.playouts,
            "redraws": self.budget.redraws,
            "moves": [
                {
                    **studied.to_data(),
                    "cost": studied.cost,
                    "choice": change.choice,
                    "luck": change.luck,
                }
                for studied, change in zip(self.moves, self.changes, strict=True)
            ],
            "end": self.end.win,
            "per_seat": [
                {"luck": self.luck(seat), "choices": self.choices(seat), "agreement": self.agreement(seat)}
                for seat in seats
            ],
            "moments": [moment._asdict() for moment in self.moments()],
        }


def study_move(task: Task) -> Studied:
    """One decision. Nothing of it depends on the others, so any process may do any of them."""
    budget = task.budget.closer() if task.again else task.budget
    look = Look(task.position, task.seats, budget, f"study {task.number}{' again' if task.again else ''}")
    best = look.best
    playouts = look.search.playouts
    played = look.closer(task.move)
    budget = task.budget.closer() if task.again_after else task.budget
    fall = fall_of(task.position, task.seats, task.move, task.is_luck, budget, f"luck {task.number}")
    return Studied(
        task.number,
        look.seat,
        task.move.notation,
        best.move.notation,
        best.chances,
        played.chances,
        best.visits,
        playouts,
        fall.expected if fall.is_luck else None,
        task.again or task.again_after,
        reason_of(look, played) if task.again else None,
        [reply.to_data() for reply in line_after(look, best.move)] if task.again else [],
    )


def tasks_of(record: Record, budget: Budget) -> Iterator[Task]:
    """Every decision of a finished game."""
    before: Position | None = None
    waiting: Move | None = None
    for number, (position, _, move) in enumerate(record.steps()):
        here = position.clone()
        if before is not None and waiting is not None:
            yield Task(number - 1, record.seats, before, waiting, came_to_light(before, here), budget)
        before, waiting = here, move
    if before is not None and waiting is not None:
        is_luck = came_to_light(before, rebuild(recorded_title(record.title), record).clone_position())
        yield Task(len(record.entries) - 1, record.seats, before, waiting, is_luck, budget)


def tasks_again(record: Record, budget: Budget, looked: set[int]) -> Iterator[Task]:
    """What to look at more closely: these positions, and with each what luck could have brought in its place."""
    for task in tasks_of(record, budget):
        again, after = task.number in looked, task.number + 1 in looked
        if again or after:
            yield task._replace(again=again, again_after=after)


def end_of(record: Record) -> Chances:
    """How a finished game ended."""
    if record.outcome is None:
        raise NotFinished("Only a finished game can be analysed: the chances of a running one say what is hidden.")
    return result(rebuild(recorded_title(record.title), record).clone_position())


def analyse(
    record: Record,
    budget: Budget,
    work: Callable[[Iterable[Task]], Iterator[Studied]] | None = None,
    known: Iterable[Studied] = (),
) -> Analysis:
    """A whole game. `work` studies tasks in any order, here one after the other; what is `known` is not done again.

    What looks like a moment is looked at once more, closely, and counts as it is found then.
    """
    study = Study(record, budget, known)
    while tasks := study.tasks():
        for studied in work(tasks) if work is not None else map(study_move, tasks):
            study.add(studied)
    return study.analysis()


class Study:
    """A game that is being studied: what is left to do, and what was found so far."""

    def __init__(self, record: Record, budget: Budget, known: Iterable[Studied] = ()) -> None:
        self.record = record
        self.budget = budget
        self.end = end_of(record)
        self._first: dict[int, Studied] = {}
        self._again: dict[int, Studied] = {}
        for studied in known:
            self.add(studied)

    def add(self, studied: Studied) -> None:
        (self._again if studied.again else self._first)[studied.number] = studied

    @property
    def found(self) -> list[Studied]:
        """All of both looks, to be kept."""
        return [*self._first.values(), *self._again.values()]

    @property
    def is_seen_once(self) -> bool:
        return len(self._first) == len(self.record.entries)

    def tasks(self) -> list[Task]:
        """What is left of the first look; then what is left of the second. Empty: all is done."""
        if not self.is_seen_once:
            return [task for task in tasks_of(self.record, self.budget) if task.number not in self._first]
        looked = Analysis(self.record, self.seen(), self.end, self.budget).to_look_at_again()
        again = tasks_again(self.record, self.budget, looked) if looked else ()
        return [task for task in again if task.number not in self._again]

    def seen(self) -> list[Studied]:
        """The first look, as far as it has come from the beginning without a gap."""
        numbers = takewhile(lambda number: number in self._first, range(len(self.record.entries)))
        return [self._first[number] for number in numbers]

    def analysis(self) -> Analysis:
        moves = [self._again.get(studied.number, studied) for studied in self.seen()]
        return Analysis(self.record, moves, self.end, self.budget)

"""Contests: whoever plays the deals and however often it is interrupted, the results are the same."""

from __future__ import annotations

import json
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path

import pytest
from tests.arena.conftest import Contests

from flibuste.arena.contest import Contest, hold
from flibuste.arena.course import Course
from flibuste.arena.deals import Deal, GameResult, Task, play_deal
from flibuste.arena.pairings import Lineup, Settings
from flibuste.arena.plan import ABOVE, OPEN, Plan, Question
from flibuste.arena.results import BadResults, Session, read_results, results_for
from flibuste.arena.shelf import shelf_at
from flibuste.arena.standings import Standings, standings
from flibuste.arena.workers import Alone, Processes, Workers, WorkersLost


class LastFirst(Alone):
    """Brings deals back in the worst order."""

    room = 5

    def collect(self) -> list[Deal]:
        return [play_deal(self._tasks.pop())]


class Interrupted(Alone):
    """Somebody presses Ctrl-C after some deals."""

    def __init__(self, deals: int) -> None:
        super().__init__()
        self.left = deals

    def collect(self) -> list[Deal]:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return super().collect()


def outcome(settings: Settings, plan: Plan, workers: Workers, path: Path | None = None) -> Standings:
    with results_for(path, settings, Session(plan)) as results, workers:
        contest = Contest(settings, plan, results.deals)
        with suppress(KeyboardInterrupt):
            hold(contest, workers, results, shelf_at(None), lambda: None)
    return standings(contest)


def numbers(found: Standings) -> object:
    """Everything that does not depend on the machine."""
    bots = [(row.bot, row.rating, row.games, row.share, row.points, row.ahead, row.times.moves) for row in found.bots]
    return bots, found.pairings, found.seats, found.deals


def made_up(lineup: Lineup, number: int, wins: int) -> Deal:
    games = [
        GameResult(
            seats,
            (9, 9),
            (float((seats[0] == lineup[0]) == (game < wins)), float((seats[1] == lineup[0]) == (game < wins))),
            10,
        )
        for game, seats in enumerate([lineup, lineup[::-1]])
    ]
    return Deal(lineup, number, tuple(games), {})


# --- the same whoever plays -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", [None, Question(within=0.2)])
def test_results_do_not_depend_on_who_is_first(robin: Contests, question: Question | None) -> None:
    plan = Plan(6, question)
    one = outcome(robin(seats=3), plan, Alone())
    other = outcome(robin(seats=3), plan, LastFirst())
    assert numbers(one) == numbers(other)
    assert one.over


def test_results_do_not_depend_on_the_number_of_processes(robin: Contests) -> None:
    plan = Plan(8, Question())
    assert numbers(outcome(robin(seats=3), plan, Alone())) == numbers(outcome(robin(seats=3), plan, Processes(2)))


def test_deals_after_the_answer_do_not_count() -> None:
    course = Course(("a", "b"), Plan(50, Question()))
    deals = [made_up(("a", "b"), number, 2) for number in range(30)]
    for deal in reversed(deals[1:]):
        course.take(deal)
    assert course.answers == {"a": OPEN}
    assert not course.counted
    course.take(deals[0])
    assert course.answers == {"a": ABOVE}
    assert len(course.counted) < 20
    counted = list(course.counted)
    course.take(made_up(("a", "b"), 30, 0))
    assert course.counted == counted


def test_a_settled_pairing_is_not_played_on(robin: Contests) -> None:
    found = outcome(robin(), Plan(200, Question()), Alone())
    assert found.pairings[0].answer == ABOVE
    assert found.deals < 20


def test_a_free_for_all_is_settled_when_every_bot_is() -> None:
    course = Course(("a", "b", "c"), Plan(50, Question()))
    assert set(course.answers) == {"a", "b", "c"}
    course.answers.update(a=ABOVE, b=ABOVE)
    assert not course.settled


def test_a_lost_process_is_said(robin: Contests, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def result(self) -> Deal:
            raise BrokenProcessPool

    with Processes(2) as workers:
        assert isinstance(workers, Processes)
        monkeypatch.setattr("flibuste.arena.workers.wait", lambda *_, **__: ({Broken()}, set()))
        with pytest.raises(WorkersLost, match="finished deals are kept"):
            workers.collect()


# --- going on ---------------------------------------------------------------------------------------------------------


def test_an_interrupted_contest_goes_on(robin: Contests, tmp_path: Path) -> None:
    plan, path = Plan(6), tmp_path / "results.jsonl"
    settings = robin(seats=3)
    assert outcome(settings, plan, Interrupted(5), path).deals == 5
    assert len(read_results(path).deals) == 5
    assert numbers(outcome(settings, plan, Interrupted(7), path)) == numbers(outcome(settings, plan, Alone()))
    assert len(read_results(path).deals) == 12


def test_a_contest_that_is_over_is_left_alone(robin: Contests, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    outcome(robin(), Plan(3), Alone(), path)
    before = path.read_bytes()
    outcome(robin(), Plan(3), Interrupted(0), path)
    assert path.read_bytes() == before


def test_more_deals_can_be_asked_for_later(robin: Contests, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    outcome(robin(), Plan(3), Alone(), path)
    assert outcome(robin(), Plan(5), Interrupted(2), path).deals == 5
    assert read_results(path).session.plan == Plan(5)


@pytest.mark.parametrize("cut", [1, 40])
def test_a_torn_last_line_is_played_again(robin: Contests, tmp_path: Path, cut: int) -> None:
    path = tmp_path / "results.jsonl"
    whole = outcome(robin(), Plan(4), Alone(), path)
    path.write_bytes(path.read_bytes()[:-cut])
    assert len(read_results(path).deals) == 3
    assert numbers(outcome(robin(), Plan(4), Interrupted(1), path)) == numbers(whole)
    assert len(read_results(path).deals) == 4


def test_a_torn_first_line_is_written_again(robin: Contests, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_bytes(b'{"arena":1,"sett')
    outcome(robin(), Plan(2), Alone(), path)
    assert len(read_results(path).deals) == 2


@pytest.mark.parametrize(
    "other, sentence",
    [
        ({"seed": "t"}, "its seed is s, not t."),
        ({"seats": 3}, "its seats is 2, not 3."),
        ({"bots": ("random", "greedy")}, "its bots is random,baseline, not random,greedy."),
        ({"kind": "ladder"}, "its kind is round-robin, not ladder."),
    ],
)
def test_another_contest_is_refused(robin: Contests, tmp_path: Path, other: dict[str, object], sentence: str) -> None:
    path = tmp_path / "results.jsonl"
    outcome(robin(), Plan(1), Alone(), path)
    before = path.read_bytes()
    with pytest.raises(BadResults, match=sentence):
        outcome(robin(**other), Plan(1), Alone(), path)
    assert path.read_bytes() == before


def _change(line: str, **values: object) -> str:
    return json.dumps({**json.loads(line), **values})


@pytest.mark.parametrize(
    "number, sentence", [(0, "does not begin as"), (1, "Line 2"), (2, "Line 3 of results.jsonl is broken")]
)
def test_a_broken_line_is_named(robin: Contests, tmp_path: Path, number: int, sentence: str) -> None:
    path = tmp_path / "results.jsonl"
    outcome(robin(), Plan(3), Alone(), path)
    lines = path.read_text().splitlines()
    lines[number] = lines[number][:30]
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadResults, match=sentence):
        read_results(path)


@pytest.mark.parametrize(
    "line, values, sentence",
    [
        (0, {"arena": 99}, "another version of the arena"),
        (0, {"rules": 99}, "other rules or components"),
        (0, {"versions": ["random@1", "baseline@0"]}, "has games of random@1, baseline@0, not of random@1, baseline@1"),
        (0, {"features": 99}, "has games with features of version 99, not 1"),
        (2, {"lineup": ["greedy", "random"]}, "who do not meet in this contest"),
        (2, {"games": []}, "do not fit 2 seats"),
        (2, {"deal": "first"}, "Line 3 of results.jsonl is broken"),
    ],
)
def test_what_does_not_fit_is_refused(
    robin: Contests, tmp_path: Path, line: int, values: dict[str, object], sentence: str
) -> None:
    path = tmp_path / "results.jsonl"
    outcome(robin(), Plan(1), Alone(), path)
    lines = path.read_text().splitlines()
    lines[line] = _change(lines[line], **values)
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadResults, match=sentence):
        read_results(path)


def test_two_arenas_do_not_write_to_one_file(robin: Contests, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with (
        results_for(path, robin(), Session(Plan(1))),
        pytest.raises(BadResults, match="is being written by another arena"),
        results_for(path, robin(), Session(Plan(1))),
    ):
        pass


def test_deals_come_back_from_a_file_as_they_were(robin: Contests, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    settings = robin(seats=3)
    outcome(settings, Plan(2), Alone(), path)
    kept = read_results(path)
    assert kept.settings == settings
    assert kept.deals == [play_deal(Task(settings, deal.lineup, deal.number)) for deal in kept.deals]
    assert all(times.moves == times.drawers.total() for deal in kept.deals for times in deal.times.values())

"""Chances, choices and luck: they add up, luck is fair, and nobody is judged by what they could not know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given
from tests.kernel.cases import STREAMS, WALKS, Case, Walk, determinized, holds_in_every_title, running_game_after

from flibuste.bots import find_bot
from flibuste.bots.match import play_match
from flibuste.games import find_title, titles
from flibuste.kernel.chance import quick
from flibuste.kernel.game import start
from flibuste.kernel.records import Record, read_record
from flibuste.kernel.title import Title
from flibuste.study import Budget, Look, analyse, fall_of, hint, look_at
from flibuste.study.analysis import (
    MOMENT,
    Analysis,
    NotFinished,
    Studied,
    Task,
    studied_from_data,
    study_move,
    tasks_of,
)
from flibuste.study.chances import error_of_a_share
from flibuste.study.hints import Reply, reason_for
from flibuste.study.summary import summary, told_of

QUICK = Budget(playouts=12, redraws=2)


def finished(title: Title, seats: int, seed: int = 1, bot: str = "baseline") -> Record:
    bots = [find_bot(bot)] * seats
    played = play_match(title, title.agree(seats, {}), f"{seed}", bots, [quick(seat) for seat in range(seats)], True)
    return read_record(played.record)


@pytest.fixture(scope="module")
def port_royal() -> Record:
    return finished(find_title("port_royal"), 2)


@pytest.mark.once
@pytest.mark.parametrize("id", [title.id for title in titles()])
def test_luck_and_choices_add_up_to_every_change(id: str) -> None:
    record = finished(find_title(id), 2)
    analysis = analyse(record, Budget(playouts=6, redraws=1))
    assert analysis.end.win == read_outcome(record)
    for number, change in enumerate(analysis.changes):
        before, after = analysis.chances(number).win, analysis.chances(number + 1).win
        for seat in range(2):
            assert change.choice[seat] + change.luck[seat] == pytest.approx(after[seat] - before[seat], abs=1e-12)
        assert sum(before) == pytest.approx(1.0)
    for seat in range(2):
        others = sum(
            change.choice[seat]
            for studied, change in zip(analysis.moves, analysis.changes, strict=True)
            if studied.seat != seat
        )
        total = analysis.chances(0).win[seat] + analysis.luck(seat) + analysis.choices(seat) + others
        assert total == pytest.approx(analysis.end.win[seat], abs=1e-9)


def read_outcome(record: Record) -> list[float]:
    assert record.outcome is not None
    utility = record.outcome["utility"]
    assert isinstance(utility, list)
    return utility


def falls(id: str, games: int) -> Iterator[float]:
    """What luck gave the first seat at some chance events of real games, by the quickest look there is."""
    budget = Budget(playouts=4, redraws=2)
    for game in range(games):
        for task, after in pairwise(tasks_of(finished(find_title(id), 2, game), budget)):
            seed = f"{game} {task.number}"
            if task.number % 5 == game % 5:
                fall = fall_of(task.position, 2, task.move, task.is_luck, budget, f"redrawn {seed}")
                if fall.is_luck:
                    yield look_at(after.position, 2, budget, f"real {seed}").win[0] - fall.expected[0]


@pytest.mark.once
@pytest.mark.parametrize("id", ["port_royal", "maracaibo", "treasure_map"])
def test_luck_gives_nothing_on_average(id: str) -> None:
    values = list(falls(id, 30))
    assert len(values) > 300
    mean = sum(values) / len(values)
    error = sqrt(sum((value - mean) ** 2 for value in values) / len(values) / len(values))
    assert error > 0.0, "luck must do something"
    assert abs(mean) < 4 * error


@pytest.mark.usefixtures("own_titles")
@holds_in_every_title
@given(walk=WALKS, stream=STREAMS)
def test_a_choice_is_judged_by_what_its_seat_knew(case: Case, walk: Walk, stream: int) -> None:
    position = running_game_after(case, walk).clone_position()
    other = determinized(position, position.seat_to_move(), stream)  # all that the seat cannot know is otherwise
    one, same = (Look(there, case.seats, Budget(4, 0), "judged") for there in (position, other))
    assert one.opinions == same.opinions
    assert one.closer(position.moves()[-1]) == same.closer(position.moves()[-1])


def test_a_running_game_cannot_be_analysed() -> None:
    game = start(find_title("port_royal"), 2, {}, seed="running")
    game.submit(game.seat_to_move, game.moves()[0])
    with pytest.raises(NotFinished):
        analyse(game.record(), QUICK)


def test_what_is_known_is_not_done_again(port_royal: Record) -> None:
    found: list[Studied] = []

    def work(tasks: Iterable[Task]) -> Iterator[Studied]:
        for studied in map(study_move, tasks):
            found.append(studied)
            yield studied

    once = analyse(port_royal, QUICK, work)
    first, again = ([studied for studied in found if studied.again is again] for again in (False, True))
    assert again, "some moves were looked at twice"
    for known, left in ((first[:-3], first[-3:] + again), (first + again[:1], again[1:])):
        found.clear()
        kept = [studied_from_data(studied.to_data()) for studied in known]
        assert analyse(port_royal, QUICK, work, kept).to_data() == once.to_data()
        assert found == left


def test_moves_as_good_as_the_best_cost_nothing(port_royal: Record) -> None:
    for studied in analyse(port_royal, QUICK).moves:
        assert studied.cost >= 0.0
        if studied.move == studied.best:
            assert studied.cost == 0.0
            assert studied.played == studied.chances


def test_moments_are_those_that_were_looked_at_again(port_royal: Record) -> None:
    analysis = analyse(port_royal, QUICK)
    moments = analysis.moments()
    assert moments
    for moment in moments:
        assert moment.where == len(analysis.moves) or analysis.moves[moment.where].reason is not None
    seen_once = Analysis(
        port_royal, [one._replace(again=False, reason=None) for one in analysis.moves], analysis.end, QUICK
    )
    assert all(moment.where == len(analysis.moves) for moment in seen_once.moments())
    assert seen_once.to_look_at_again()


def test_a_reason_names_nothing_that_the_other_move_brings_as_well() -> None:
    title = find_title("treasure_map")
    position = title.new_position(title.agree(2, {}), quick(4), None)
    while not any(move.notation.startswith("go ") for move in position.moves()):
        position.play(position.baseline_move())
    assert all(position.preview(move)["points"] == 3 for move in position.moves() if move.notation.startswith("go "))
    for one in hint(position, 2, 60, 0.0):
        assert "points" not in one.reason.brings


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_what_a_title_says_it_takes_are_words_of_its_moves(title: Title) -> None:
    position = title.new_position(title.agree(title.seats[1], {}), quick(1), None)
    words = {move.notation.partition(" ")[0] for move in title.book.moves}
    assert set(position.taking) <= words


@pytest.mark.parametrize(
    ("id", "gone"),
    [("port_royal", {"hire", "trade", "expedition"}), ("treasure_map", {"swap"})],
    ids=["cards", "courses"],
)
def test_a_rival_is_denied_what_is_gone_then_and_nothing_that_is_only_called_the_same(id: str, gone: set[str]) -> None:
    title = find_title(id)
    position = title.new_position(title.agree(2, {}), quick(9), None)
    denied: set[str] = set()
    for _ in range(60):
        look = Look(position, 2, Budget(2, 0), "denied")
        if len(moves := position.moves()) > 1:
            opinions = [look.opinion(move) for move in (moves[0], moves[-1])]
            # after each of the two a rival would make the other one
            replies: list[Reply | None] = [Reply(1 - look.seat, one.move) for one in reversed(opinions)]
            for place, opinion in enumerate(opinions):
                if reason_for(look, place, opinions, replies).key == "denies":
                    denied.add(opinion.move.notation.partition(" ")[0])
        position.play(position.baseline_move())
    assert denied
    assert denied <= gone


def test_a_few_games_that_end_alike_prove_little() -> None:
    assert error_of_a_share(0.0, 4) > 0.1
    assert error_of_a_share(0.0, 400) < 0.01
    assert error_of_a_share(200.0, 400) == pytest.approx(0.025, abs=1e-3)


def test_hints_come_from_the_same_search_as_chances() -> None:
    title = find_title("port_royal")
    position = title.new_position(title.agree(3, {}), quick(4), None)
    position.play(position.moves()[0])
    shown = hint(position, 3, 20_000, 0.2)
    assert 1 <= len(shown) <= 3
    assert shown == sorted(shown, key=lambda one: -one.chances.win[position.seat_to_move()])
    assert len({one.move for one in shown}) == len(shown)
    for one in shown:
        assert one.move in position.moves()
        assert sum(one.chances.win) == pytest.approx(1.0)
        assert one.chances.error >= 0.0


@pytest.mark.parametrize("seats", [2, 1])
def test_a_crew_and_who_sails_alone_have_one_chance(seats: int) -> None:
    title = find_title("port_royal")
    bots = [find_bot("baseline")] * seats
    terms = title.agree(seats, {"adventure": "cooperative", "decision_limit": 100})
    played = play_match(title, terms, "crew", bots, [quick(seat) for seat in range(seats)], True)
    record = read_record(played.record)
    analysis = analyse(record, Budget(playouts=2, redraws=1))
    for number in range(len(analysis.moves) + 1):
        chances = analysis.chances(number).win
        assert len(chances) == seats
        assert len(set(chances)) == 1, "all win or lose together"
        assert 0.0 <= chances[0] <= 1.0
    said = summary(analysis, [move.round for move in told_of(record)], together=True)
    assert said[0].key in (("alone-won", "alone-lost") if seats == 1 else ("team-won", "team-lost"))
    chances = [analysis.chances(number).win[0] for number in range(len(analysis.moves))]
    turn = min(chances) if analysis.end.win[0] > 0.0 else max(chances)
    turned = [one for one in said if one.key.endswith(("-low", "-high"))]
    assert bool(turned) == (abs(turn - chances[0]) >= MOMENT), "what hardly differs from the start is not told again"

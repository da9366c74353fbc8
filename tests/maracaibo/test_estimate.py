"""The estimate: it knows what its viewer may know, and what turns still to come will bring."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.kernel.cases import STREAMS, WALKS, Case, Walk, determinized, game_after, holds_in, running_game_after

from flibuste.bots import find_bot
from flibuste.bots.match import play_out
from flibuste.games import find_title
from flibuste.games.maracaibo.frames import OVER, SAIL_SHIP
from flibuste.games.maracaibo.pieces import ROUNDS
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.prospects import Pace, turns_left
from flibuste.kernel.chance import quick, rng_from_text
from flibuste.kernel.logbook import Logbook

pytestmark = pytest.mark.once  # the estimate is for bots, which choose by what the rules say: those are run both ways


def fresh(seats: int, seed: int) -> MaracaiboPosition:
    title = find_title("maracaibo")
    position = title.new_position(title.agree(seats, {}), quick(seed), None)
    assert isinstance(position, MaracaiboPosition)
    return position


@holds_in("maracaibo")
@given(walk=WALKS, stream=STREAMS)
def test_every_viewer_estimates_alike_what_it_cannot_tell_apart(case: Case, walk: Walk, stream: int) -> None:
    position = game_after(case, walk).clone_position()
    for viewer in case.viewers:
        truth = position.estimate(viewer)
        assert determinized(position, viewer, stream).estimate(viewer) == truth


@holds_in("maracaibo")
@given(walk=WALKS)
def test_an_estimate_changes_nothing(case: Case, walk: Walk) -> None:
    position = game_after(case, walk).clone_position()
    before = position.to_data()
    position.estimate(0)
    assert position.to_data() == before


@holds_in("maracaibo")
@given(walk=WALKS)
def test_playing_on_ends_between_turns_or_with_the_game(case: Case, walk: Walk) -> None:
    position = running_game_after(case, walk).clone_position()
    before = position.decisions
    later = position.played_on()
    assert isinstance(later, MaracaiboPosition)
    assert OVER.is_on_top(later) or SAIL_SHIP.is_on_top(later)
    assert later.decisions > before


def test_a_seat_knows_its_own_quests_better_than_others_do() -> None:
    """All quests of a seat, unknown to the other, are the same to it whatever they are."""
    position = fresh(2, 5)
    guesses = set()
    own = set()
    for move in position.moves():
        after = position.clone()
        after.play(move)
        seat = position.seat_to_move()
        guesses.add(after.estimate(1 - seat)[seat])
        own.add(after.estimate(seat)[seat])
    assert len(guesses) == 1
    assert len(own) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_estimate_comes_nearer_as_the_game_goes_on(seats: int) -> None:
    """In games of the baseline: on average the guesses of each round are better than those of the round before."""
    errors = [[0.0] for _ in range(ROUNDS)]
    for seed in range(12):
        position = fresh(seats, seed)
        guesses: list[tuple[int, list[float]]] = []
        while position.seat_to_move() >= 0:
            guesses.append((int(position.round), position.estimate(-1)))
            position.play(position.baseline_move())
        mean = [sum(guess) / seats for _, guess in guesses]
        final = sum(position.scores()) / seats
        for (round, guess), level in zip(guesses, mean, strict=True):
            for seat, points in enumerate(position.scores()):
                errors[round - 1].append(abs(guess[seat] - level - points + final))
    averages = [sum(found) / len(found) for found in errors]
    assert averages == sorted(averages, reverse=True)


def test_greedy_play_by_the_estimate_beats_the_baseline() -> None:
    wins = 0
    for game in range(8):
        position = fresh(2, 100 + game)
        names = ["greedy", "baseline"] if game % 2 else ["baseline", "greedy"]
        play_out(position, [find_bot(name) for name in names], [rng_from_text(f"{game} {name}") for name in names])
        wins += position.outcome().winners == [names.index("greedy")]
    assert wins == 8


def test_all_seats_have_as_many_turns_in_the_end() -> None:
    """MA-RND-03: when a ship can set sail, who has begun a turn less than another has one more ahead."""
    title = find_title("maracaibo")
    book = Logbook()
    position = title.new_position(title.agree(3, {}), quick(7), book)
    assert isinstance(position, MaracaiboPosition)
    begun = [0, 0, 0]
    while position.seat_to_move() >= 0:
        for event in book.take_events():
            if event.name == "turn-started":
                begun[int(str(event.facts["seat"]))] += 1
        if SAIL_SHIP.is_on_top(position):
            left = [turns_left(position, Pace(position), seat) for seat in range(3)]
            left[position.active] -= 1  # it has begun
            together = [turns + ahead for turns, ahead in zip(begun, left, strict=True)]
            assert together == pytest.approx([together[0]] * 3)
        position.play(position.baseline_move())
    assert len(set(begun)) == 1


def test_turns_against_jordan_count_as_much_as_his() -> None:
    """Else a search would hurry to the end, or dawdle: at the beginning the lead is guessed well enough on average."""
    errors = []
    for game in range(4):
        position = fresh(1, 200 + game)
        own, jordan = position.estimate(0)
        play_out(position, [find_bot("greedy")], [rng_from_text(f"{game}")])
        points, his = position.scores()
        errors.append(points - his - own + jordan)
    assert abs(sum(errors) / len(errors)) < 40

"""Record.steps(): every decision of a game in one pass."""

from __future__ import annotations

import json

import pytest
from tests.kernel.test_fork import TITLES, middle_of

import flibuste
from flibuste.bots import find_bot
from flibuste.bots.match import play_match, play_out
from flibuste.kernel.chance import quick, rng_from_text
from flibuste.kernel.data import compact
from flibuste.kernel.records import read_record, read_records
from flibuste.kernel.refusals import BadRecord
from flibuste.kernel.title import Title


@TITLES
def test_steps_are_the_positions_of_the_game(title: Title) -> None:
    game = middle_of(title)
    record = game.record()
    seen = []
    for position, seat, move in record.steps():
        assert position.seat_to_move() == seat
        assert move in position.moves()
        seen.append((seat, move.notation))
    assert seen == [(entry.seat, entry.move) for entry in record.entries]
    without = {"chance"}  # luck to come: it was not drawn from the secret, but taken from the record
    ours, theirs = position.to_data(), game.clone_position().to_data()
    assert {k: v for k, v in ours.items() if k not in without} == {k: v for k, v in theirs.items() if k not in without}


def test_each_step_is_as_a_replay_up_to_it() -> None:
    record = middle_of(flibuste.titles()[0]).record()
    for upto, (position, _, _) in enumerate(record.steps()):
        if upto % 10 == 0:
            there = flibuste.replay(record, upto).clone_position()
            assert compact(position.view(0)) == compact(there.view(0))


def test_a_move_that_is_not_legal_is_told_where_it_comes() -> None:
    lines = middle_of(flibuste.titles()[0]).record().to_text().splitlines()
    third = json.loads(lines[3])
    lines[3] = json.dumps({**third, "seat": 1 - third["seat"]})
    steps = read_record("\n".join(lines)).steps()
    next(steps)
    next(steps)
    with pytest.raises(BadRecord, match="Move 3 of the record"):
        next(steps)


@TITLES
def test_a_recorded_match_is_the_one_that_is_played_without(title: Title) -> None:
    seats = max(2, title.seats[0])
    terms = title.agree(seats, {})
    bots = [find_bot("random")] * seats
    played = play_match(title, terms, "luck", bots, [quick(seat) for seat in range(seats)], recorded=True)
    position = title.new_position(terms, rng_from_text("luck"), None)
    play_out(position, bots, [quick(seat) for seat in range(seats)])
    assert compact(played.position.to_data()) == compact(position.to_data())
    assert flibuste.replay(played.record).scores() == position.scores()


def test_records_in_one_file_are_taken_apart() -> None:
    one, other = (middle_of(title).record() for title in flibuste.titles()[:2])
    assert read_records(one.to_text() + other.to_text()) == [one, other]

"""What a game hands on to the next, and rivals without a seat: by a tiny title that has both."""

from __future__ import annotations

import json

import pytest
from tests.regatta import LEAD, Regatta

from flibuste.bots import find_bot
from flibuste.bots.question import ask
from flibuste.kernel.chance import quick
from flibuste.kernel.data import Data
from flibuste.kernel.game import Game, luck_fits, rebuild, start
from flibuste.kernel.logbook import Luck
from flibuste.kernel.records import read_record
from flibuste.kernel.refusals import BadRecord

TITLE = Regatta()


def race(seats: int = 2, legacy: Data | None = None, script: list[Luck] | None = None, **options: object) -> Game:
    game = start(TITLE, seats, options, "race", script, legacy)
    while not game.over:
        game.submit(game.seat_to_move, "row")
    return game


def strokes(*each: int) -> list[Luck]:
    return [Luck("strokes", [str(number)]) for number in each]


# --- campaigns --------------------------------------------------------------------------------------------------------


def test_a_game_begins_from_what_the_one_before_handed_on() -> None:
    first = race(script=strokes(4, 1, 1, 4, 1, 1, 4, 1, 1))
    assert first.scores() == [12, 3, 3]
    assert first.hands_on() == {"races": 1, "winners": [0]}
    second = start(TITLE, 2, {}, "second", legacy=first.hands_on())
    assert second.scores() == [LEAD, 0, 0]
    assert race(legacy=first.hands_on()).hands_on() is not None


def test_nothing_is_handed_on_before_the_end() -> None:
    assert start(TITLE, 2, {}, "running").hands_on() is None


def test_a_record_with_a_legacy_replays_by_itself() -> None:
    game = race(legacy={"races": 3, "winners": [1]})
    record = read_record(game.record().to_text())
    again = rebuild(TITLE, record)
    assert again.record() == record
    assert (again.scores(), again.hands_on()) == (game.scores(), game.hands_on())
    assert luck_fits(TITLE, record)


@pytest.mark.parametrize(
    ("line", "change", "sentence"),
    [
        (0, {"legacy": {"races": 1, "winners": []}}, "position differs|outcome is not|hands on is not"),
        (0, {"legacy": [1]}, "should be an object"),
        (-1, {"hands_on": {"races": 99, "winners": []}}, "hands on is not"),
    ],
)
def test_a_changed_legacy_is_refused(line: int, change: dict[str, object], sentence: str) -> None:
    lines = [json.loads(text) for text in race(legacy={"races": 1, "winners": [0]}).record().to_text().splitlines()]
    lines[line].update(change)
    with pytest.raises(BadRecord, match=sentence):
        rebuild(TITLE, read_record("\n".join(json.dumps(row) for row in lines)))


def test_a_position_keeps_its_legacy_through_data() -> None:
    position = start(TITLE, 2, {}, "kept", legacy={"races": 1, "winners": [0]}).clone_position()
    again = TITLE.position_from_data(json.loads(json.dumps(position.to_data())))
    assert again.to_data() == position.to_data()


# --- rivals without a seat --------------------------------------------------------------------------------------------


def test_a_rival_is_in_every_list_of_points_and_never_to_move() -> None:
    game = start(TITLE, 2, {}, "rival")
    assert TITLE.rivals(game.terms) == ["flying_dutchman"]
    while not game.over:
        assert game.seat_to_move in (0, 1)
        game.submit(game.seat_to_move, "row")
    assert len(game.scores()) == 3
    assert all(len(line["points"]) == 3 for line in game.score_sheet())
    assert len(game.outcome().ranks) == 3
    assert len(game.outcome().utility) == 2
    assert any(event.facts.get("rival") == "flying_dutchman" for event in game.events)


def test_a_rival_may_win_and_then_nobody_has() -> None:
    lost = race(script=strokes(1, 1, 4, 1, 1, 4, 1, 1, 4)).outcome()
    assert (lost.ranks, lost.winners, lost.utility) == ([2, 2, 1], [], [0.0, 0.0])
    shared = race(script=strokes(4, 1, 4, 4, 1, 4, 4, 1, 4)).outcome()
    assert (shared.ranks, shared.winners, shared.utility) == ([1, 3, 1], [0], [0.5, 0.0])


@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_bots_race_against_a_rival_alone(bot: str) -> None:
    position = start(TITLE, 1, {}, "alone").clone_position()
    rng = quick(1)
    while position.seat_to_move() >= 0:
        position.play(find_bot(bot).choose(ask(position, rng), rng))
    assert len(position.outcome().utility) == 1

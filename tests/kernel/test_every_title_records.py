"""What holds in every title: a record rebuilds its game, data survive JSON, undo is exact, luck can be checked."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.cases import (
    CASES,
    LONG,
    STREAMS,
    WALKS,
    Case,
    Walk,
    all_told,
    as_played,
    choose,
    finished_game,
    game_after,
    holds_in_every_title,
    luck_of,
    some_of,
    told,
    wander,
)

import flibuste
from flibuste import Refused
from flibuste.kernel.chance import quick
from flibuste.kernel.data import compact
from flibuste.kernel.game import Game
from flibuste.kernel.records import read_record

pytestmark = pytest.mark.usefixtures("own_titles")
ONE_CASE_PER_TITLE = pytest.mark.parametrize(
    "case", {case.title_id: case for case in reversed(CASES)}.values(), ids=lambda case: case.title_id
)


def through_json(data: object) -> object:
    return json.loads(json.dumps(data))


def seen(game: Game, viewers: list[int]) -> list[object]:
    """A game as host and viewers see it."""
    views = [game.view(seat) for seat in viewers]
    return [
        game.hash(),
        game.step,
        game.seat_to_move,
        [move.notation for move in game.moves()],
        views,
        all_told(game.events),
    ]


# --- replay -----------------------------------------------------------------------------------------------------------


@holds_in_every_title
@given(walk=WALKS, permille=st.integers(0, 1000))
def test_a_replay_shows_the_game_as_it_was(case: Case, walk: Walk, permille: int) -> None:
    game = game_after(case, walk)
    upto = permille * len(game.entries) // 1000
    early = case.begin(walk.seed)
    for entry in game.entries[:upto]:
        early.submit(entry.seat, entry.move)
    assert seen(flibuste.replay(game.record().to_text(), upto), case.viewers) == seen(early, case.viewers)
    assert seen(flibuste.replay(game.record()), case.viewers) == seen(game, case.viewers)


@pytest.mark.property
@ONE_CASE_PER_TITLE
def test_a_replay_equals_play_at_every_move(case: Case) -> None:
    whole = finished_game(case, Walk(seed=1, sense=5, permille=0))
    record = whole.record()
    game = as_played(case, whole).begin(1)
    for number, entry in enumerate(record.entries):
        assert seen(flibuste.replay(record, number), case.viewers) == seen(game, case.viewers)
        game.submit(entry.seat, entry.move)
    assert flibuste.replay(record).record().to_text() == record.to_text() == game.record().to_text()


@holds_in_every_title
@given(walk=WALKS)
def test_a_replayed_game_goes_on_like_the_original(case: Case, walk: Walk) -> None:
    game = game_after(case, walk)
    again = flibuste.replay(game.record().to_text())
    rng = quick(walk.seed)
    for _ in range(40):
        if game.over:
            break
        move = choose(game, rng, walk.sense)
        assert all_told(again.submit(again.seat_to_move, move)) == all_told(game.submit(game.seat_to_move, move))
    assert again.record().to_text() == game.record().to_text()


@holds_in_every_title
@given(walk=WALKS, permille=st.integers(0, 1000))
def test_a_game_replayed_in_part_can_take_another_course(case: Case, walk: Walk, permille: int) -> None:
    record = finished_game(case, walk).record()
    game = flibuste.replay(record, permille * len(record.entries) // 1000)
    pieces = game.clone_position().pieces()
    rng = quick(walk.seed + 7)
    while not game.over and len(game.entries) < LONG:
        game.submit(game.seat_to_move, choose(game, rng, 0))
    assert game.clone_position().pieces() == pieces
    assert flibuste.replay(game.record().to_text()).hash() == game.hash()


# --- JSON -------------------------------------------------------------------------------------------------------------


@holds_in_every_title
@given(walk=WALKS)
def test_records_survive_their_text(case: Case, walk: Walk) -> None:
    game = game_after(case, walk)
    record = game.record()
    assert read_record(record.to_text()) == record
    assert read_record(record.to_text()).to_text() == record.to_text()
    redacted = game.public_record()
    assert read_record(redacted.to_text()) == redacted


@holds_in_every_title
@given(walk=WALKS)
def test_views_events_moves_and_outcomes_survive_json(case: Case, walk: Walk) -> None:
    game = game_after(case, walk)
    for viewer in case.viewers:
        assert through_json(game.view(viewer)) == game.view(viewer)
        assert through_json(told(game.events, viewer)) == told(game.events, viewer)
    for move in some_of(game.moves(), walk.seed, 40):
        assert through_json(move.to_data()) == move.to_data()
        assert through_json(game.preview(move)) == game.preview(move)
    assert through_json(game.score_sheet()) == game.score_sheet()
    outcome = finished_game(case, walk).outcome().to_data()
    assert through_json(outcome) == outcome


@holds_in_every_title
@given(walk=WALKS, stream=STREAMS)
def test_positions_survive_json_and_play_on_alike(case: Case, walk: Walk, stream: int) -> None:
    position = game_after(case, walk).clone_position()
    text = json.dumps(position.to_data())
    again = case.title.position_from_data(json.loads(text))
    assert json.dumps(again.to_data()) == text
    assert [again.view(seat) for seat in case.viewers] == [position.view(seat) for seat in case.viewers]
    assert again.moves() == position.moves()
    assert again.estimate(-1) == position.estimate(-1)
    assert wander(again, stream) == wander(position, stream)
    assert compact(again.to_data()) == compact(position.to_data())


# --- undo -------------------------------------------------------------------------------------------------------------


class Past:
    """What undo should bring back: all before a move. Final: it revealed something, or somebody else chose since."""

    def __init__(self, game: Game) -> None:
        self.seat = game.seat_to_move
        self.revealed: int = game.clone_position().revealed
        self.all = all_of(game)
        self.is_final = False

    def note(self, game: Game) -> None:
        self.is_final = game.over or game.clone_position().revealed != self.revealed


def all_of(game: Game) -> list[object]:
    position = compact(game.clone_position().to_data())
    return [position, game.record().to_text(), all_told(game.events)]


@holds_in_every_title
@given(walk=WALKS, stream=STREAMS)
def test_undo_goes_back_exactly_but_never_across_a_revelation_or_another_seat(
    case: Case, walk: Walk, stream: int
) -> None:
    game = game_after(case, walk)
    past: list[Past] = []
    rng = quick(stream)
    for _ in range(60):
        if past and rng.below(3) == 0:
            try_undo(game, past, int(rng.below(case.seats)))
        elif not game.over:
            now = Past(game)
            for earlier in past:
                earlier.is_final = earlier.is_final or past[-1].seat != now.seat
            past.append(now)
            game.submit(game.seat_to_move, choose(game, rng, walk.sense))
            now.note(game)


def try_undo(game: Game, past: list[Past], seat: int) -> None:
    last = past[-1]
    assert game.may_undo == (-1 if last.is_final else last.seat)
    if seat == last.seat and not last.is_final:
        game.undo(seat)
        past.pop()
        assert all_of(game) == last.all
        return
    before = all_of(game)
    with pytest.raises(Refused) as refused:
        game.undo(seat)
    assert refused.value.reason.key == ("cannot-undo-revealed" if seat == last.seat else "nothing-to-undo")
    assert all_of(game) == before


@holds_in_every_title
@given(walk=WALKS)
def test_what_was_taken_back_leaves_no_trace(case: Case, walk: Walk) -> None:
    """A player may think twice as often as allowed: the record is that of a player who did not."""
    straight, wavering = case.begin(walk.seed), case.begin(walk.seed)
    rng = quick(walk.seed)
    for _ in range(120):
        if straight.over:
            break
        seat = straight.seat_to_move
        wavering.submit(seat, wavering.moves()[-1])
        if wavering.may_undo < 0:
            straight.submit(seat, straight.moves()[-1])
            continue
        wavering.undo(seat)
        move = choose(straight, rng, walk.sense)
        assert all_told(wavering.submit(seat, move)) == all_told(straight.submit(seat, move))
    assert wavering.record().to_text() == straight.record().to_text()


@holds_in_every_title
@given(walk=WALKS)
def test_a_finished_game_stays_finished(case: Case, walk: Walk) -> None:
    """Its secret is public then, so nobody may play on from an earlier decision."""
    game = finished_game(case, walk)
    assert game.may_undo == -1
    for seat in range(case.seats):
        with pytest.raises(Refused):
            game.undo(seat)
    assert game.over


# --- luck -------------------------------------------------------------------------------------------------------------


@holds_in_every_title
@given(walk=WALKS)
def test_a_script_of_all_luck_makes_the_same_game_whatever_the_secret(case: Case, walk: Walk) -> None:
    game = finished_game(case, walk)
    other = as_played(case, game).begin("another secret", luck_of(game))
    for entry in game.entries:
        other.submit(entry.seat, entry.move)
    assert all_told(other.events) == all_told(game.events)
    assert [luck.to_data() for luck in luck_of(other)] == [luck.to_data() for luck in luck_of(game)]
    assert [other.view(seat) for seat in case.viewers] == [game.view(seat) for seat in case.viewers]
    assert other.secret != game.secret
    assert other.hash() == game.hash()


@holds_in_every_title
@given(walk=WALKS)
def test_a_replay_takes_luck_from_the_record_not_from_the_secret(case: Case, walk: Walk) -> None:
    game, other = finished_game(case, walk), case.begin("another secret")
    record = game.record()
    record.secret, record.salt, record.commitment = other.secret.hex(), other.salt.hex(), other.commitment
    assert all_told(flibuste.replay(record).events) == all_told(game.events)
    assert flibuste.replay(record).hash() == game.hash()


@holds_in_every_title
@given(walk=WALKS)
def test_anyone_can_check_that_luck_was_fixed_before_the_first_move(case: Case, walk: Walk) -> None:
    whole = finished_game(case, walk)
    record = read_record(whole.record().to_text())
    secret, salt = bytes.fromhex(record.secret), bytes.fromhex(record.salt)
    assert hashlib.sha256(secret + salt).hexdigest() == record.commitment
    game = Game(case.title, whole.terms, secret, salt)
    for entry in record.entries:
        game.submit(entry.seat, entry.move)
    assert game.record() == record


@holds_in_every_title
@given(walk=WALKS)
def test_a_seed_makes_the_game_and_no_seed_makes_a_new_one(case: Case, walk: Walk) -> None:
    assert game_after(case, walk).record().to_text() == game_after(case, walk).record().to_text()
    options = dict(case.options)
    games = [flibuste.new_game(case.title_id, case.seats, options) for _ in range(2)]
    games += [flibuste.new_game(case.title_id, case.seats, options, seed) for seed in ("", "one", "two")]
    assert len({game.commitment for game in games}) == len({game.secret for game in games}) == len(games)
    assert len({game.salt for game in games}) == len(games)
    drawn = {compact([luck.to_data() for luck in game.record().luck]) for game in games}
    assert len(drawn) > 1 or drawn == {"[]"}, "not the same, unless a title draws nothing; a small deck has few orders"


@holds_in_every_title
@given(walk=WALKS)
def test_what_is_public_of_a_running_game_holds_no_secret(case: Case, walk: Walk) -> None:
    game = game_after(case, walk)
    public = game.public_record().to_text() + compact([game.view(seat) for seat in case.viewers])
    public += compact([told(game.events, seat) for seat in case.viewers])
    assert game.secret.hex() not in public
    assert game.salt.hex() not in public
    assert '"luck"' not in public
    assert game.commitment in public

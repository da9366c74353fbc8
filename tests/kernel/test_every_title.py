"""What holds in every title: games end, pieces stay, moves() and submit() agree, copies are independent."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.kernel.cases import (
    FEW,
    LONG,
    WALKS,
    Case,
    Walk,
    all_told,
    book_of,
    determinized,
    finished_game,
    game_after,
    holds_in_every_title,
    running_game_after,
    some_of,
    wander,
    whole_game,
)

from flibuste import Refused
from flibuste.kernel.chance import quick
from flibuste.kernel.data import compact
from flibuste.kernel.game import Game
from flibuste.kernel.position import Position

pytestmark = pytest.mark.usefixtures("own_titles")
WITHOUT_A_RULE = {"game-over", "no-such-seat"}
"""Reasons that belong to no rulebook."""


def all_of(game: Game) -> str:
    """Everything that a refusal must leave alone."""
    position = compact(game.clone_position().to_data())
    return position + game.record().to_text() + compact(all_told(game.events)) + str(game.may_undo)


# --- the end ----------------------------------------------------------------------------------------------------------


@holds_in_every_title
@given(walk=WALKS)
def test_every_game_ends_within_its_decision_limit(case: Case, walk: Walk) -> None:
    position = game_after(case, walk).clone_position()
    limit = int(dict(case.options)["decision_limit"])
    wander(position, walk.seed)
    if position.seat_to_move() >= 0:
        position.decisions = limit - 1
        position.play(position.random_move(quick(1)))
    assert position.seat_to_move() == -1
    assert position.decisions <= limit
    assert position.moves() == []
    assert position.step() == "over"


@holds_in_every_title
@given(walk=WALKS)
def test_the_outcome_names_the_best_seats(case: Case, walk: Walk) -> None:
    outcome = finished_game(case, walk).outcome()
    assert len(outcome.ranks) == case.scorers
    assert all(rank == 1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks)
    assert outcome.winners == [
        seat for seat in range(case.seats) if outcome.ranks[seat] == 1 and outcome.team_won is not False
    ]
    rivals_won = 1 in outcome.ranks[case.seats :]
    assert sum(outcome.utility) == pytest.approx(1.0) or outcome.team_won is not None or rivals_won


@holds_in_every_title
@given(walk=WALKS)
def test_the_score_sheet_adds_up_to_the_scores(case: Case, walk: Walk) -> None:
    game = game_after(case, walk)
    lines = [line for line in game.score_sheet() if line["counts"]]
    assert all(len(line["points"]) == case.scorers for line in game.score_sheet())
    assert [sum(line["points"][scorer] for line in lines) for scorer in range(case.scorers)] == game.scores()


@holds_in_every_title
@given(walk=WALKS)
def test_a_finished_game_refuses_every_move(case: Case, walk: Walk) -> None:
    game = finished_game(case, walk)
    before = all_of(game)
    for move in some_of(book_of(case.title, walk.seed), walk.permille, FEW):
        with pytest.raises(Refused) as refused:
            game.submit(0, move)
        assert refused.value.reason.key == "game-over"
    assert all_of(game) == before


@holds_in_every_title
@given(walk=WALKS)
def test_everybody_knows_whose_turn_it_is(case: Case, walk: Walk) -> None:
    position = running_game_after(case, walk).clone_position()
    turn = position.turn_of()
    assert 0 <= turn < case.seats
    for viewer in range(-1, case.seats):
        assert determinized(position.clone(), viewer, walk.seed).turn_of() == turn


@holds_in_every_title
@given(walk=WALKS)
def test_what_a_seat_is_shown_stays_as_it_was(case: Case, walk: Walk) -> None:
    """It is encoded and compared when the game may have gone on: nothing in it may be the position's own."""
    game = running_game_after(case, walk)
    shown = [(game.view(seat), game.scores(seat)) for seat in range(-1, case.seats)]
    before = compact(shown)
    for _ in range(5):
        if not game.over:
            game.submit(game.seat_to_move, game.clone_position().random_move(quick(walk.seed)))
    assert compact(shown) == before


# --- pieces -----------------------------------------------------------------------------------------------------------


@holds_in_every_title
@given(walk=WALKS)
def test_no_piece_is_lost_or_made(case: Case, walk: Walk) -> None:
    position = case.begin(walk.seed).clone_position()
    pieces = position.pieces()
    assert pieces == sorted(pieces)
    for notation in whole_game(case, walk.seed, walk.sense):
        position.play(case.title.book.named(notation))
        assert position.pieces() == pieces, position.step()


# --- moves() and submit() ---------------------------------------------------------------------------------------------


@holds_in_every_title
@given(walk=WALKS)
def test_moves_are_of_the_book_each_once_in_a_stable_order(case: Case, walk: Walk) -> None:
    game = running_game_after(case, walk)
    moves = game.moves()
    assert moves
    assert len({move.number for move in moves}) == len(moves)
    assert all(case.title.book.moves[move.number] is move for move in moves)
    assert game.moves() == moves == game.clone_position().moves()


@holds_in_every_title
@given(walk=WALKS)
def test_a_move_that_is_not_listed_is_refused_with_a_reason_and_changes_nothing(case: Case, walk: Walk) -> None:
    game = running_game_after(case, walk)
    seat = game.seat_to_move
    listed = game.moves()
    before = all_of(game)
    for move in book_of(case.title, walk.seed):
        if move not in listed:
            assert_refused(game, seat, move.notation)
    assert all_of(game) == before


@holds_in_every_title
@given(walk=WALKS)
def test_only_the_seat_to_move_may_move(case: Case, walk: Walk) -> None:
    game = running_game_after(case, walk)
    before = all_of(game)
    for seat in range(-1, case.seats + 1):
        if seat != game.seat_to_move:
            for move in some_of(book_of(case.title, walk.seed), walk.permille, FEW):
                assert_refused(game, seat, move.notation)
    assert all_of(game) == before


def assert_refused(game: Game, seat: int, notation: str) -> None:
    with pytest.raises(Refused) as refused:
        game.submit(seat, notation)
    reason = refused.value.reason
    assert reason.key
    assert reason.rule or reason.key in WITHOUT_A_RULE
    asked = game.why_not(seat, notation)
    assert asked is not None
    assert asked.to_data() == reason.to_data()


@holds_in_every_title
@given(walk=WALKS)
def test_every_listed_move_is_accepted(case: Case, walk: Walk) -> None:
    game = running_game_after(case, walk)
    seat = game.seat_to_move
    for move in some_of(game.moves(), walk.seed):
        assert game.why_not(seat, move) is None
        fork = game.fork()
        fork.submit(seat, move)
        assert fork.entries[-1].move == move.notation
        assert fork.clone_position().decisions == game.clone_position().decisions + 1


@holds_in_every_title
@given(walk=WALKS)
def test_a_random_move_is_a_listed_one_and_each_comes_up(case: Case, walk: Walk) -> None:
    position = running_game_after(case, walk).clone_position()
    before = compact(position.to_data())
    moves = position.moves()
    rng = quick(walk.seed)
    # of n moves one is missed in 30 n draws by one chance in a million million, in 15 n by some in a million
    draws = (30 if len(moves) <= 30 else 15) * len(moves)
    drawn = {position.random_move(rng).number for _ in range(draws)}
    assert drawn == {move.number for move in moves}
    assert compact(position.to_data()) == before


@holds_in_every_title
@given(walk=WALKS)
def test_asking_changes_nothing(case: Case, walk: Walk) -> None:
    game = running_game_after(case, walk)
    position = game.clone_position()
    before = compact(position.to_data())
    for seat in case.viewers:
        position.view(seat)
    for move in some_of(position.moves(), walk.seed, 60):
        position.preview(move)
    position.scores(), position.score_sheet(), position.forecast(0), position.estimate(0)
    position.baseline_move(), position.pieces()
    assert compact(position.to_data()) == before


@holds_in_every_title
@given(walk=WALKS)
def test_the_baseline_and_the_estimate_fit_the_decision(case: Case, walk: Walk) -> None:
    position = running_game_after(case, walk).clone_position()
    assert position.baseline_move() in position.moves()
    assert len(position.estimate(0)) == len(position.forecast()) == len(position.scores()) == case.scorers


# --- copies -----------------------------------------------------------------------------------------------------------


@holds_in_every_title
@given(walk=WALKS)
def test_a_copy_is_equal_and_lives_its_own_life(case: Case, walk: Walk) -> None:
    original = running_game_after(case, walk).clone_position()
    before = compact(original.to_data())
    copy = original.clone()
    assert copy.logbook is None
    assert compact(copy.to_data()) == before
    steps = life_of(copy, walk.seed)
    assert compact(original.to_data()) == before
    fixed = compact(copy.to_data())
    assert life_of(original, walk.seed) == steps
    assert compact(copy.to_data()) == fixed == compact(original.to_data())


@holds_in_every_title
@given(walk=WALKS)
def test_redrawing_the_secrets_of_a_copy_leaves_the_original_alone(case: Case, walk: Walk) -> None:
    original = running_game_after(case, walk).clone_position()
    before = compact(original.to_data())
    copy = original.clone()
    copy.determinize(original.seat_to_move(), quick(walk.seed))
    wander(copy, 1)
    assert compact(original.to_data()) == before


def life_of(position: Position, seed: int) -> list[str]:
    """Plays on; what happened on the way."""
    rng = quick(seed)
    steps: list[str] = []
    while position.seat_to_move() >= 0 and len(steps) < LONG:
        position.play(position.random_move(rng))
        steps.append(f"{position.step()} {position.seat_to_move()} {position.scores()}")
    return steps

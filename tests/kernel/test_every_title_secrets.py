"""The laws of secrecy, in every title. Two positions that a seat cannot tell apart are made by redrawing its secrets.

The fourth law, that frequencies are right, is in test_frequencies.py.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.cases import (
    STREAMS,
    WALKS,
    Case,
    Walk,
    book_of,
    determinized,
    finished_game,
    game_after,
    holds_in_every_title,
    running_game_after,
    some_of,
    told,
)

from flibuste.kernel.data import compact
from flibuste.kernel.logbook import NOBODY, Logbook
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position

pytestmark = pytest.mark.usefixtures("own_titles")
VIEWERS = st.integers(0, 1000)
"""A viewer of the case at hand, by its place in the list of all."""


def viewer_of(case: Case, number: int) -> int:
    return case.viewers[number % len(case.viewers)]


def knows_decision(case: Case, position: Position, viewer: int) -> bool:
    """Whether this viewer may know what the seat to move can choose."""
    return not case.is_private or viewer == position.seat_to_move()


def decision(case: Case, position: Position, viewer: int) -> list[object]:
    """All that a viewer is told about a decision."""
    known: list[object] = [position.view(viewer), position.seat_to_move(), position.step()]
    if position.seat_to_move() >= 0 and knows_decision(case, position, viewer):
        moves = position.moves()
        some = some_of(moves, len(moves), 40)
        known += [moves, [position.preview(move) for move in some], position.baseline_move()]
    return known


# --- the laws ---------------------------------------------------------------------------------------------------------


@holds_in_every_title
@given(walk=WALKS, viewer=VIEWERS, streams=st.lists(STREAMS, min_size=3, max_size=3))
def test_law_1_what_a_seat_cannot_tell_apart_leaves_its_view_unchanged(
    case: Case, walk: Walk, viewer: int, streams: list[int]
) -> None:
    position = game_after(case, walk).clone_position()
    seat = viewer_of(case, viewer)
    for stream in streams:
        assert determinized(position, seat, stream).view(seat) == position.view(seat)


@holds_in_every_title
@given(walk=WALKS, viewer=VIEWERS, streams=st.tuples(STREAMS, STREAMS, STREAMS))
def test_law_2_equal_views_become_equal_positions(
    case: Case, walk: Walk, viewer: int, streams: tuple[int, int, int]
) -> None:
    position = game_after(case, walk).clone_position()
    seat = viewer_of(case, viewer)
    twins = [position, *[determinized(position, seat, stream) for stream in streams[:2]]]
    redrawn = {compact(determinized(twin, seat, streams[2]).to_data()) for twin in twins}
    assert len(redrawn) == 1


@holds_in_every_title
@given(walk=WALKS, viewer=VIEWERS, stream=STREAMS)
def test_law_3_determinize_leaves_view_pieces_and_decision_unchanged(
    case: Case, walk: Walk, viewer: int, stream: int
) -> None:
    position = game_after(case, walk).clone_position()
    seat = viewer_of(case, viewer)
    twin = determinized(position, seat, stream)
    assert decision(case, twin, seat) == decision(case, position, seat)
    assert twin.pieces() == position.pieces()
    assert twin.decisions == position.decisions
    assert twin.logbook is None


@holds_in_every_title
@given(walk=WALKS, stream=STREAMS)
def test_determinize_really_redraws(case: Case, walk: Walk, stream: int) -> None:
    """Two streams give two positions: the laws above would hold for a determinize that does nothing."""
    position = game_after(case, walk).clone_position()
    one, other = determinized(position, 0, stream), determinized(position, 0, stream ^ 1)
    assert compact(one.to_data()) != compact(other.to_data())
    assert compact(one.to_data()) != compact(position.to_data())


# --- what follows from them -------------------------------------------------------------------------------------------


@holds_in_every_title
@given(walk=WALKS, stream=STREAMS)
def test_reasons_scores_and_estimates_depend_on_no_secret(case: Case, walk: Walk, stream: int) -> None:
    position = running_game_after(case, walk).clone_position()
    seat = position.seat_to_move()
    twin = determinized(position, seat, stream)
    assert twin.estimate(seat) == position.estimate(seat)
    listed = position.moves()
    for move in book_of(case.title, stream):
        if move not in listed:
            assert twin.why_not(seat, move).to_data() == position.why_not(seat, move).to_data()
    assert twin.scores(seat) == position.scores(seat)
    assert twin.forecast(seat) == position.forecast(seat)
    assert twin.score_sheet(seat) == position.score_sheet(seat)


class Aftermath:
    """What a viewer is told when a move is played, what it sees come to light, and what comes next."""

    def __init__(self, case: Case, position: Position, move: Move, viewer: int) -> None:
        after = position.clone()
        after.logbook = Logbook()
        after.forget_sights()
        after.play(move)
        self.events = told(after.logbook.take_events(), viewer)
        self.reveals = after.revealed > 0
        self.sights = int(after.sights_of(viewer)) if viewer >= 0 else int(after.sights)
        self.next = decision(case, after, viewer)


def aftermaths(case: Case, walk: Walk, viewer: int, streams: list[int]) -> list[Aftermath]:
    """The same move in positions that the viewer cannot tell apart."""
    position = running_game_after(case, walk).clone_position()
    twins = [position, *[determinized(position, viewer, stream) for stream in streams]]
    move = position.moves()[walk.seed % len(position.moves())]
    return [Aftermath(case, twin, move, viewer) for twin in twins if move in twin.moves()]


@holds_in_every_title
@given(walk=WALKS, viewer=VIEWERS, streams=st.lists(STREAMS, min_size=6, max_size=6))
def test_whether_a_decision_is_asked_depends_only_on_what_was_told(
    case: Case, walk: Walk, viewer: int, streams: list[int]
) -> None:
    """Who sees the same events faces the same decision, so a pause or a skipped choice betrays nothing."""
    after = aftermaths(case, walk, viewer_of(case, viewer), streams)
    for twin in after:
        for other in after:
            if twin.events == other.events:
                assert twin.next == other.next
                assert twin.sights == other.sights, "a search would tell apart what its seat cannot"


@holds_in_every_title
@given(walk=WALKS, viewer=VIEWERS, streams=st.lists(STREAMS, min_size=3, max_size=3))
def test_a_move_that_reveals_nothing_tells_the_same_whatever_is_hidden(
    case: Case, walk: Walk, viewer: int, streams: list[int]
) -> None:
    after = aftermaths(case, walk, viewer_of(case, viewer), streams)
    assert len({twin.reveals for twin in after}) == 1
    if not after[0].reveals:
        assert all(twin.events == after[0].events for twin in after)


@holds_in_every_title
@given(walk=WALKS, viewer=VIEWERS)
def test_moves_with_one_face_look_alike_to_others(case: Case, walk: Walk, viewer: int) -> None:
    """As long as nothing comes to light by them: the last choice of a game may end it."""
    position = running_game_after(case, walk).clone_position()
    seat = viewer_of(case, viewer)
    looks: dict[str, list[object]] = {}
    for move in some_of(position.moves(), walk.seed) if seat != position.seat_to_move() else []:
        after = Aftermath(case, position, move, seat)
        seen: list[object] = [True] if after.reveals else [after.events, after.sights, after.next]
        assert looks.setdefault(position.face_of(move), seen) == seen


@holds_in_every_title
@given(walk=WALKS)
def test_after_the_game_everybody_knows_everything(case: Case, walk: Walk) -> None:
    game = finished_game(case, walk)
    for viewer in case.viewers:
        assert game.view(viewer) == game.view(NOBODY)
        assert game.forecast(viewer) == game.scores(viewer) == game.scores()
        assert game.score_sheet(viewer) == game.score_sheet()


@holds_in_every_title
@given(walk=WALKS)
def test_without_private_secrets_everybody_sees_the_same(case: Case, walk: Walk) -> None:
    game = game_after(case, walk)
    assert game.clone_position().is_private() == case.is_private
    for viewer in case.viewers:
        for event in game.events:
            assert set(event.seen_by(viewer)) == {"name", "facts"}
        if not case.is_private:
            assert told(game.events, viewer) == told(game.events, -1)
            assert game.view(viewer) == game.view(-1)

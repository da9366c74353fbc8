"""What every title tells a learning program: within bounds, from the seat's own place, and nothing that is hidden."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.envs.helpers import observed, part
from tests.kernel.cases import STREAMS, WALKS, Case, Walk, determinized, game_after, holds_in_every_title

from flibuste.kernel.features import Feature, FeatureBook

pytestmark = pytest.mark.usefixtures("own_titles")


def features_of(case: Case) -> FeatureBook:
    return case.title.features(case.terms)


@holds_in_every_title
@given(walk=WALKS)
def test_every_number_is_within_its_bounds(case: Case, walk: Walk) -> None:
    book = features_of(case)
    position = game_after(case, walk).clone_position()
    for seat in range(case.seats):
        numbers = observed(position, book, seat)
        for feature in book.features:
            values = part(numbers, book, feature.name)
            assert 0 <= min(values) <= max(values) <= feature.most, feature.name


@holds_in_every_title
@given(walk=WALKS, streams=st.lists(STREAMS, min_size=2, max_size=2))
def test_what_a_seat_cannot_tell_apart_gives_equal_observations(case: Case, walk: Walk, streams: list[int]) -> None:
    book = features_of(case)
    position = game_after(case, walk).clone_position()
    for seat in range(case.seats):
        truth = observed(position, book, seat)
        for stream in streams:
            assert observed(determinized(position, seat, stream), book, seat) == truth


@holds_in_every_title
@given(walk=WALKS)
def test_seats_are_counted_from_the_one_that_looks(case: Case, walk: Walk) -> None:
    book = features_of(case)
    position = game_after(case, walk).clone_position()
    to_move = position.seat_to_move()
    for seat in range(case.seats):
        wanted = [int(to_move >= 0 and (to_move - seat) % case.seats == away) for away in range(case.seats)]
        assert part(observed(position, book, seat), book, "to_move") == wanted


@holds_in_every_title
@given(walk=WALKS)
def test_an_observation_changes_nothing_and_a_copy_looks_the_same(case: Case, walk: Walk) -> None:
    book = features_of(case)
    position = game_after(case, walk).clone_position()
    before = position.to_data()
    first = observed(position, book, 0)
    assert position.to_data() == before
    assert observed(position.clone(), book, 0) == first


@holds_in_every_title
def test_features_follow_each_other_without_gap(case: Case) -> None:
    book = features_of(case)
    place = 0
    for feature in book.features:
        assert feature.start == place
        assert feature.length > 0
        assert 0 < feature.unit <= feature.most
        assert feature.meaning
        place += feature.length
    assert place == book.size
    assert book.version >= 1


def test_two_features_with_one_name_are_a_mistake() -> None:
    with pytest.raises(AssertionError):
        FeatureBook(1, [Feature("coins", [1], 9, "coins"), Feature("coins", [2], 9, "coins")])


def test_a_book_places_its_features() -> None:
    book = FeatureBook(1, [Feature("map", [2, 3], 1, "a map"), Feature("coins", [2], 9, "coins", 5)])
    assert [(feature.start, feature.length, feature.unit) for feature in book.features] == [(0, 6, 1), (6, 2, 5)]
    assert book.size == 8

"""The list of cases holds every pair of options."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.kernel.cases import SEATS, cases_of, pairs_of

import flibuste
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)


@TITLES
def test_every_pair_of_options_is_in_some_case(title: Title) -> None:
    held = set()
    for case in cases_of(title):
        held |= {frozenset(pair) for pair in combinations([(SEATS, case.seats), *case.options], 2)}
    assert {frozenset(pair) for pair in pairs_of(title)} <= held


@TITLES
def test_every_number_of_players_is_in_some_case(title: Title) -> None:
    assert {case.seats for case in cases_of(title)} == set(range(title.seats[0], title.seats[1] + 1))


@TITLES
def test_every_case_is_a_table_that_can_be_set_up(title: Title) -> None:
    for case in cases_of(title):
        assert title.resolve(case.seats, dict(case.options)) == dict(case.options)

"""The list of cases holds every pair of options, and the properties take turns with all of them."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from tests.envs import test_features
from tests.kernel import test_every_title, test_every_title_records, test_every_title_secrets
from tests.kernel.cases import (
    CASES,
    MET,
    MOST_CASES,
    SEATS,
    TITLES,
    cases_of,
    completed,
    is_allowed,
    pairs_of,
    turn_of,
)

from flibuste.kernel.options import Value
from flibuste.kernel.title import Title

EVERY_TITLE = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


@EVERY_TITLE
def test_every_pair_of_options_is_in_some_case(title: Title) -> None:
    held = set()
    for case in cases_of(title):
        held |= {frozenset(pair) for pair in combinations([(SEATS, case.seats), *case.options], 2)}
    for pair in pairs_of(title):
        if frozenset(pair) not in held:
            assert never_go_together(title, dict(pair)), f"{pair} can be played and is in no case"


def never_go_together(title: Title, pair: dict[str, Value]) -> bool:
    random = Random(f"never {sorted(pair.items(), key=str)}")
    rows = [completed(title, pair, random, usual=attempt % 5 / 5) for attempt in range(400)]
    return not any(is_allowed(title, row) for row in rows)


@EVERY_TITLE
def test_every_number_of_players_is_in_some_case(title: Title) -> None:
    assert {case.seats for case in cases_of(title)} == set(range(title.seats[0], title.seats[1] + 1))


@EVERY_TITLE
def test_every_case_is_a_table_that_can_be_set_up(title: Title) -> None:
    for case in cases_of(title):
        assert title.agree(case.seats, dict(case.options)).options == dict(case.options)


# --- properties -------------------------------------------------------------------------------------------------------

GENERAL = [test_every_title, test_every_title_records, test_every_title_secrets, test_features]
PROPERTIES = [name for module in GENERAL for name in vars(module) if name in MET]


def test_all_properties_together_meet_every_case() -> None:
    assert {case for name in PROPERTIES for case in MET[name]} == set(CASES)


@EVERY_TITLE
def test_a_property_meets_nearly_every_value_of_an_option(title: Title) -> None:
    cases = cases_of(title)
    values = {value for case in cases for value in case.values}
    for name in PROPERTIES:
        taken = turn_of(name, cases)
        assert len(taken) == min(MOST_CASES, len(cases))
        assert len(values.difference(*[case.values for case in taken])) <= len(values) / 10

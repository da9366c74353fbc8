"""Every rule in the ledgers is named by a test, or tests/untested_rules.toml says why not and stays honest."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.rule_ids import ROOT, covered_by, defined, files_in, ids_in, named, untested

import flibuste

CHOICE: Final = re.compile(r"`opt: (\w+)")
LISTED = pytest.mark.parametrize("pattern", sorted(untested()))


def test_every_rule_is_tested_or_listed_with_a_reason() -> None:
    excused = {id for pattern in untested() for id in covered_by(pattern, defined())}
    forgotten = sorted(defined() - named() - excused)
    assert not forgotten, f"no test names {' '.join(forgotten)}, nor does tests/untested_rules.toml"


def test_every_ruling_with_a_choice_is_an_option() -> None:
    """A ledger says `opt:` where tables might play otherwise."""
    options = {option.id for title in flibuste.titles() for option in title.options}
    for ledger in (ROOT / "docs" / "rules").glob("*.md"):
        missing = set(CHOICE.findall(ledger.read_text(encoding="utf-8"))) - options
        assert not missing, f"{ledger.name} offers a choice of {' '.join(sorted(missing))}"


@LISTED
def test_a_listed_rule_exists(pattern: str) -> None:
    assert covered_by(pattern, defined()), f"docs/rules defines no {pattern}: take the line out"


@LISTED
def test_a_listed_rule_is_not_tested(pattern: str) -> None:
    tested = covered_by(pattern, defined() & named())
    assert not tested, f"tests name {' '.join(tested)}: take the line {pattern} out or make it narrower"


@LISTED
def test_a_listed_rule_has_a_reason(pattern: str) -> None:
    assert len(untested()[pattern].split()) >= 3


def test_no_rule_is_listed_twice() -> None:
    for id in defined():
        assert len([pattern for pattern in untested() if covered_by(pattern, [id])]) < 2, id


def test_tests_name_only_rules_that_exist() -> None:
    unknown = {
        f"{id} in {path.relative_to(ROOT)}"
        for path in files_in(ROOT / "tests")
        if path.suffix == ".py"
        for id in ids_in(path) - defined()
    }
    assert not unknown


def test_the_ledgers_of_all_four_boxes_are_read() -> None:
    """Some thousand rules: a change of the ledgers' form must not empty this test unnoticed."""
    assert len(defined()) > 1000
    assert {id.partition("-")[0] for id in defined()} == {"AM", "CC", "MA", "PR", "SA"}

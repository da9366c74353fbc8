"""The changes that mutants are made of."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest
from tests.mutants.changes import Source

RULES = """
    LIMIT: int = 3

    def fine(tax, left):
        '''Not 7.'''
        if tax > left and not left == LIMIT:
            return min(tax + 1, LIMIT)
        return 0

    class Step:
        def play(self, pile):
            assert pile
            pile.append(len([card for card in pile if card]))
            self.size += 2
            pile = pile[:]
"""


@pytest.fixture
def source(tmp_path: Path) -> Source:
    file = tmp_path / "rules.py"
    file.write_text(dedent(RULES), encoding="utf-8")
    return Source(file)


def outcome(source: Source, what: str, text: str = "") -> dict[str, object]:
    """The module after a change."""
    change = next(change for change in source.changes() if change.what == what and text in change.text)
    change.make()
    module: dict[str, object] = {}
    exec(source.code(), module)
    return module


def test_every_change_is_listed_once_in_the_order_of_the_file(source: Source) -> None:
    assert [(change.owner.name, change.what) for change in source.changes()] == [
        ("LIMIT", "3 → 4"),
        ("LIMIT", "3 → 2"),
        ("fine", "not (tax > left and (not left == LIMIT))"),
        ("fine", "and → or"),
        ("fine", "> → >="),
        ("fine", "== → !="),
        ("fine", "min → max"),
        ("fine", "+ → -"),
        ("fine", "1 → 2"),
        ("fine", "1 → 0"),
        ("fine", "0 → 1"),
        ("fine", "0 → -1"),
        ("Step.play", "left out: pile.append(len([card for card in pile if card]))"),
        ("Step.play", "not (card)"),
        ("Step.play", "left out: self.size += 2"),
        ("Step.play", "+ → -"),
        ("Step.play", "2 → 3"),
        ("Step.play", "2 → 1"),
    ]


@pytest.mark.parametrize(
    ("what", "tax", "left", "paid"),
    [("min → max", 5, 1, 6), ("> → >=", 1, 1, 2), ("and → or", 0, 1, 1), ("3 → 4", 9, 1, 4), ("0 → -1", 0, 5, -1)],
)
def test_a_change_does_what_it_says(source: Source, what: str, tax: int, left: int, paid: int) -> None:
    fine = outcome(source, what)["fine"]
    assert callable(fine)
    assert fine(tax, left) == paid


def test_a_change_says_where_it_is(source: Source) -> None:
    change = source.changes()[2]
    assert (change.line, change.text) == (6, "if tax > left and not left == LIMIT:")
    assert change.owner.is_function
    assert not source.changes()[0].owner.is_function


def test_two_signs_at_one_place_are_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "sum.py"
    file.write_text("def total(a, b, c):\n    return a + b + c\n", encoding="utf-8")
    keys = [change.key for change in Source(file).changes()]
    assert keys == ["sum.py:2:11 + → -", "sum.py:2:11 + → - (2)"]

"""What of Project Fluent our words use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from flibuste.phrases import LANGUAGES, Phrases

SOURCES = Path(__file__).parents[2] / "src" / "flibuste"
SAID = """
n-coins = { $n ->
    [0] nothing
    [one] { $n } coin
   *[other] { $n } coins
}
    .short = { $n }c
paid = { $who ->
    [Ann] She
   *[other] { $who }
} paid { n-coins }{ " " }({ n-coins.short })
crew = { $n ->
    [one] man
   *[other] men
}
lost = { no-such } { NUMBER($n) }
"""


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two packages with words, of which the second says one thing in its own way."""
    for name, words in (("said_first", SAID), ("said_later", "n-coins = { $n } pieces\n")):
        folder = tmp_path / name / "words"
        folder.mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        for language in ("en", "fr"):
            (folder / f"{language}.ftl").write_text(words, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return ["said_first", "said_later"]


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("en", 0, "nothing"),
        ("en", 1, "1 coin"),
        ("en", 2, "2 coins"),
        ("en", -1, "-1 coin"),
        ("en", 1234567, "1,234,567 coins"),
        ("fr", 0, "nothing"),
        ("fr", 1, "1 coin"),
        ("fr", 1234, "1\u202f234 coins"),
    ],
)
def test_numbers_and_plurals(packages: list[str], language: str, n: int, said: str) -> None:
    assert Phrases(language, packages[:1]).text("n-coins", {"n": n}) == said


def test_what_is_singular(packages: list[str]) -> None:
    said = {
        language: [Phrases(language, packages[:1]).text("crew", {"n": n}) for n in range(3)] for language in LANGUAGES
    }
    assert said == {"en": ["men", "man", "men"], "fr": ["man", "man", "men"]}


def test_messages_in_messages(packages: list[str]) -> None:
    phrases = Phrases("en", packages[:1])
    assert phrases.text("paid", {"who": "Ann", "n": 3}) == "She paid 3 coins (3c)"
    assert phrases.text("paid", {"who": "Bob", "n": 1}) == "Bob paid 1 coin (1c)"
    assert phrases.forms("n-coins") == ["short"]
    assert phrases.complaints == []


def test_a_later_package_speaks_for_itself(packages: list[str]) -> None:
    phrases = Phrases("en", packages)
    assert phrases.text("n-coins", {"n": 1}) == "1 pieces"
    assert phrases.forms("n-coins") == []


def test_what_cannot_be_said_is_complained_about(packages: list[str]) -> None:
    phrases = Phrases("en", packages[:1])
    assert phrases.text("paid", {"n": 2}) == "{who} paid 2 coins (2c)"
    assert phrases.text("lost", {"n": 2}) == "{no-such} {lost}"
    assert phrases.complaints == [
        "en who: a choice depends on it",
        "en who: paid is said without it",
        "en no-such: there is no such message",
        "en lost: FunctionReference is more of Fluent than we know",
    ]


def parts_of(node: object) -> Iterator[ast.BaseNode]:
    """A node of the syntax and all that lies in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from parts_of(part)
    elif isinstance(node, list):
        for part in node:
            yield from parts_of(part)


def test_our_words_use_no_more_than_that() -> None:
    files = list(SOURCES.rglob("words/*.ftl"))
    assert len(files) >= 16
    for file in files:
        for part in parts_of(parse(file.read_text(encoding="utf-8"))):
            assert not isinstance(part, ast.Junk | ast.Term | ast.FunctionReference), file
            if isinstance(part, ast.SelectExpression):
                assert isinstance(part.selector, ast.VariableReference), file

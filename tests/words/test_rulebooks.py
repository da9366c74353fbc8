"""Rulebooks: contents that name real rules and real things, words for all of it in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.rule_ids import ID, ROOT, defined

import flibuste
from flibuste.games import find_title
from flibuste.kernel.refusals import BadRulebook
from flibuste.kernel.rulebook import Rulebook, find_rulebook, read_rulebook
from flibuste.kernel.title import Title
from flibuste.phrases import LANGUAGES, Phrases
from flibuste.words import Words

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=[title.id for title in flibuste.titles()])
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAMES = ROOT / "src" / "flibuste" / "games"
RULING = re.compile(r"\*\*(" + ID.pattern + r")\*\*:? \[?RULING")
LONGEST = 520
"""Letters of an entry: a few sentences, not a page."""
SHORT = 170
"""Letters below a plate: two sentences."""


def book_of(title: Title) -> Rulebook:
    book = find_rulebook(title)
    assert book is not None
    return book


def words_of(title: Title, language: str) -> Phrases:
    return Phrases(language, ["flibuste.kernel", *title.packages], "rulebook")


def told(book: Rulebook) -> list[str]:
    return [rule for section in book.sections for entry in section.entries for rule in entry.rules]


def home_of(title: Title) -> Path:
    return GAMES.parent.parent.joinpath(*title.package.split("."))


def can_be_named(title: Title) -> set[str]:
    """Rules that a refusal, an option or a piece of this title may name."""
    home = home_of(title)
    boxes = (
        [home] if home.parent == GAMES else [home, *(path for path in home.parent.iterdir() if path.suffix == ".py")]
    )
    files = [file for box in boxes for file in ([box] if box.is_file() else box.rglob("*.py"))]
    return {id for file in files for id in re.findall(f'"({ID.pattern})"', file.read_text(encoding="utf-8"))}


@TITLES
def test_every_rule_it_tells_is_in_the_ledger_and_told_once(title: Title) -> None:
    rules = told(book_of(title))
    assert not set(rules) - defined()
    assert len(rules) == len(set(rules)), sorted({rule for rule in rules if rules.count(rule) > 1})


@TITLES
def test_every_rule_that_a_refusal_may_name_is_told(title: Title) -> None:
    missing = can_be_named(title) & defined() - set(told(book_of(title)))
    assert not missing, f"{title.id} refuses by {' '.join(sorted(missing))}, and its rulebook does not tell of it"


@TITLES
def test_what_is_ours_is_marked_as_in_the_ledger(title: Title) -> None:
    ledgers = "".join(ledger.read_text(encoding="utf-8") for ledger in (ROOT / "docs" / "rules").glob("*.md"))
    ours = set(RULING.findall(ledgers))
    book = book_of(title)
    assert book.rulings == [rule for rule in told(book) if rule in ours]


@TITLES
@LANGUAGE
def test_everything_has_words(title: Title, language: str) -> None:
    words, book = words_of(title, language), book_of(title)
    for section in book.sections:
        assert words.text(f"rules-{section.id}")
        for entry in section.entries:
            id = f"rules-{section.id}-{entry.id}"
            assert words.text(id, form="title")
            assert 20 < len(words.text(id, title.printed())) <= LONGEST, f"{language} {id}"
    for kind in book.kinds:
        assert words.text(f"rules-kind-{kind.replace('_', '-')}")
    for plate in book.plates:
        assert words.text(f"plate-{plate}", form="title")
        assert 20 < len(words.text(f"plate-{plate}", title.printed())) <= SHORT, f"{language} {plate}"
    assert not words.complaints


@TITLES
def test_no_words_are_left_over_and_languages_agree(title: Title) -> None:
    book = book_of(title)
    ids = {f"rules-{section.id}" for section in book.sections}
    ids |= {f"rules-{section.id}-{entry.id}" for section in book.sections for entry in section.entries}
    ids |= {f"rules-kind-{kind.replace('_', '-')}" for kind in book.kinds}
    ids |= {f"plate-{plate}" for plate in book.plates}
    for language in LANGUAGES:
        text = (home_of(title) / "rulebook" / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^((?:rules|plate)-[a-z0-9-]+) =", text, re.MULTILINE)) == ids, language


@TITLES
def test_entries_of_a_section_have_names_of_their_own(title: Title) -> None:
    for section in book_of(title).sections:
        names = [entry.id for entry in section.entries]
        assert len(names) == len(set(names)), section.id


@TITLES
def test_a_thing_leads_to_one_place(title: Title) -> None:
    things = [thing for section in book_of(title).sections for entry in section.entries for thing in entry.about]
    assert len(things) == len(set(things)), sorted({thing for thing in things if things.count(thing) > 1})


@TITLES
@LANGUAGE
def test_what_can_be_looked_up_says_what_it_does(title: Title, language: str) -> None:
    words = Words(title, language)
    kinds = book_of(title).kinds
    pieces = [piece for piece in title.catalogue() if piece["kind"] in kinds]
    assert {str(piece["kind"]) for piece in pieces} == set(kinds)
    for piece in pieces:
        assert words.card(str(piece["code"])) != piece["code"]
    assert not words.complaints


@TITLES
def test_every_place_that_a_board_names_exists(title: Title) -> None:
    """`data-about` in the page's files of a title leads to an entry of its rulebook."""
    folder = ROOT / "web" / "src" / "games" / Path(*title.package.split(".")[2:])
    shared = [
        path
        for path in folder.parent.rglob("*.svelte")
        if folder.parent.name != "games"
        and path.parts[len(folder.parent.parts)] not in ("caribbean_conquest", "treasure_map")
    ]
    places = {
        place
        for file in [*folder.rglob("*.svelte"), *shared]
        for place in re.findall(r'(?:data-about=|about: )"([\w-]+)"', file.read_text(encoding="utf-8"))
    }
    book = book_of(title)
    known = {
        thing
        for section in book.sections
        for entry in section.entries
        for thing in [f"{section.id}-{entry.id}", *entry.about, *entry.rules]
    }
    assert not places - known


@pytest.mark.parametrize(
    "text",
    [
        "",
        'section = []\nodd = "x"',
        '[[section]]\nid = "a"',
        '[[section]]\nid = "a"\nentries = [{ id = "b", odd = "c" }]',
        '[[section]]\nid = "a"\noptions = { nothing = [1] }\nentries = [{ id = "b" }]',
        '[[section]]\nid = "a"\noptions = { sets = ["nothing"] }\nentries = [{ id = "b" }]',
        '[[section]]\nid = "a"\nentries = [{ id = "b", rules = ["PR-SET-01"] }]',
        '[[section]]\nid = "a"\nentries = [{ id = "b" }]\n[[section]]\nid = "a"\nentries = [{ id = "b" }]',
    ],
)
def test_a_rulebook_that_is_not_well_put_together_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "contents.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadRulebook):
        read_rulebook(file, find_title("port_royal"))

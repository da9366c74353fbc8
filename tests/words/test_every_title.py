"""Whatever can happen in a title has words in every language. A title comes in by being registered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.words.speech import NAMES, is_fine, random_game

from flibuste.games import titles
from flibuste.kernel.game import Game
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.options import Choice
from flibuste.kernel.title import Title
from flibuste.words import Words

SOURCES = Path(__file__).parents[2] / "src" / "flibuste"
SERVER_REASONS = {"table-waiting", "stale", "not-your-seat", "not-your-turn", "not-saved", "unknown-move"}
TITLES = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


def written_in_code(call: str, title: Title) -> set[str]:
    """The first argument of every such call in the title's own sources and in what all titles share."""
    pattern = re.compile(call + r'\(\s*(?:\w+,\s*)?"([a-z_-]+)"')
    own = SOURCES.joinpath(*title.package.split(".")[1:])
    files = [*own.rglob("*.py"), *(SOURCES / "kernel").glob("*.py")]
    return {name for file in files for name in pattern.findall(file.read_text(encoding="utf-8"))}


def games(title: Title) -> Iterator[Game]:
    """A random game of every preset with its fewest players: before each of its moves, and at its end."""
    for preset in title.presets:
        yield from random_game(title, preset.id, preset.least, preset.options)


@TITLES
def test_every_event_in_the_code_has_words(title: Title, words: Words) -> None:
    names = written_in_code(r"\.tell(?:_one)?", title)
    assert len(names) > 5
    assert [name for name in names if not words.has(f"event-{name}")] == []


@TITLES
def test_every_reason_in_the_code_has_words(title: Title, words: Words) -> None:
    keys = written_in_code("Reason", title) | SERVER_REASONS
    assert len(keys) > 8
    assert [key for key in keys if not words.has(f"reason-{key}")] == []


@TITLES
def test_every_option_has_words(title: Title, words: Words) -> None:
    for option in title.options:
        assert words.option(option.id)
        assert words.option_help(option.id).endswith(".")
        if isinstance(option, Choice):
            told = [words.option(option.id, choice) for choice in option.choices]
            assert len(set(told)) == len(told)
    for id in ("title-name", "title-description"):
        assert words.text(id)


@TITLES
def test_everything_about_setting_up_has_words(title: Title, words: Words) -> None:
    for preset in title.presets:
        assert words.preset(preset.id)
        assert words.preset(preset.id, "help").endswith(".")
    assert len({words.preset(preset.id) for preset in title.presets}) == len(title.presets)
    for mode in title.modes:
        id = f"mode-{mode.id.replace('_', '-')}"
        assert words.text(id)
        assert len(words.text(id, form="about")) < 70, "two lines on a tile"
    assert {preset for mode in title.modes for preset in mode.presets} <= {preset.id for preset in title.presets}
    for key in written_in_code("Clash", title):
        assert words.text(f"clash-{key.replace('_', '-')}")


@TITLES
def test_the_whole_log_of_games(title: Title, words: Words) -> None:
    for game in games(title):
        if game.over:
            for event in game.events:
                for you in (NOBODY, 0):
                    text = words.event(event, NAMES, you)
                    assert is_fine(text), text
            assert words.ending(game.outcome().ending)
            assert all(words.source(line["source"]) for line in game.score_sheet())


@TITLES
def test_every_move_that_can_be_made_has_words(title: Title, words: Words) -> None:
    for game in games(title):
        for move in game.moves():
            text = words.move(move, NAMES, game.seat_to_move)
            assert text
            assert "{" not in text
            words.preview(game.preview(move))

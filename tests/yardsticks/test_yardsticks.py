"""A yardstick that has a version plays the same for ever."""

from __future__ import annotations

import pytest
from tests.yardsticks.choices import YARDSTICKS, choice, known, moments, recorded

import flibuste
from flibuste import bots
from flibuste.bots import bot_names, find_bot, versioned
from flibuste.kernel.refusals import FlibusteError
from flibuste.kernel.title import Title


@pytest.mark.once
@pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
def test_yardsticks_choose_as_they_always_did(title: Title) -> None:
    """If this fails, a bot that others have measured against has changed: docs/bots.md says what to do."""
    found = {
        moment: {name: choice(name, moment, position) for name in YARDSTICKS}
        for moment, position in moments(known(title.id))
    }
    assert len(found) >= 30
    assert found == recorded()[title.id]


def test_the_newest_version_of_each_is_among_them() -> None:
    recorded = {name.partition(":")[0].partition("@")[0]: name.partition("@")[2] for name in YARDSTICKS}
    assert recorded == {name: str(version) for name, version in bots.YARDSTICKS.items()}
    assert list(recorded) == bot_names()


def test_the_name_with_its_version() -> None:
    named = {name: versioned(name) for name in ("greedy", "search:500", "search:8000x4", "greedy@1")}
    assert named == {
        "greedy": "greedy@1",
        "search:500": "search:500@1",
        "search:8000x4": "search:8000x4@1",
        "greedy@1": "greedy@1",
    }
    for name in ("mate", "engine:ssh me@home", "a-guest"):
        assert versioned(name) == name


def test_what_looks_at_the_clock_has_no_version() -> None:
    for name in ("search", "search:800ms", "search:800msx2"):
        assert versioned(name) == name
        with pytest.raises(FlibusteError, match=f"^There is no {name}@1: {name} looks at the clock.*search:2000@1"):
            find_bot(f"{name}@1")


def test_a_version_that_is_not_there_is_refused_in_one_sentence() -> None:
    assert find_bot("greedy@1") is find_bot("greedy")
    with pytest.raises(FlibusteError, match=r"^There is no greedy@7; the only version is greedy@1\.$"):
        find_bot("greedy@7")
    with pytest.raises(FlibusteError, match=r"^There is no search:50@x; the only version is search:50@1\.$"):
        find_bot("search:50@x")
    with pytest.raises(FlibusteError, match="There is no bot 'mate@1'"):
        find_bot("mate@1")

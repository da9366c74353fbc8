"""How the property tests run: the same few examples every time, or with FLIBUSTE_SOAK=1 very many new ones.

An interpreted run takes half of them: it is there to show that the plain sources keep the same rules, and is slow.

In a soak the property tests carry the mark `soak`, so that `make soak` picks them.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from tests.regatta import Regatta
from tests.whisper import Whisper

from flibuste import games
from flibuste._modes import mode

SOAK = os.environ.get("FLIBUSTE_SOAK", "0") not in ("", "0")
SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

QUICK = 6 if mode() == "compiled" else 4

settings.register_profile(
    "quick", max_examples=QUICK, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile(
    "soak", max_examples=150, database=None, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile("soak" if SOAK else "quick")


@pytest.fixture(scope="module")
def own_titles() -> Iterator[None]:
    """The tests' own titles can be found like any other, for the tests of one file."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        register(monkeypatch)
        yield


@pytest.fixture
def own_titles_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for one test, where others of its file count the titles."""
    register(monkeypatch)


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    for title in (Whisper(), Regatta()):
        monkeypatch.setitem(games._TITLES, title.id, title)


def pytest_configure() -> None:
    """A shell that starts something in the background has it ignore Ctrl-C, and so would all that it starts in turn."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if SOAK:
        for item in items:
            if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
                item.add_marker("soak")
    one_case_after_the_other(items)


def one_case_after_the_other(items: list[pytest.Item]) -> None:
    """The properties of a file: each meets the games again that were played for the ones before, which may then go."""
    places = {item.path: place for place, item in reversed(list(enumerate(items)))}
    items.sort(key=lambda item: (places[item.path], case_of(item)))


def case_of(item: pytest.Item) -> str:
    """Empty for what is no property of cases."""
    is_property = item.get_closest_marker("property") is not None
    given = getattr(item, "callspec", None)
    return str(given.params.get("case", "")) if is_property and given is not None else ""

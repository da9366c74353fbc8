"""Words of the title that a test is about: of its parameter or fixture `title`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flibuste.kernel.title import Title
from flibuste.phrases import LANGUAGES
from flibuste.words import Words


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, title: Title) -> Iterator[Words]:
    """Words that must not have missed anything when the test is over."""
    words = Words(title, request.param)
    yield words
    assert words.complaints == []

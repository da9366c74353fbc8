"""The fourth law of secrecy: over many draws the frequencies are right. Seeds are fixed, so chance plays no part."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from tests.kernel.frequencies import DRAWS, Draw

import flibuste
from flibuste.kernel.chance import Rng, quick
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
ALL_DRAWS = [
    pytest.param(draw, id=f"{title.id}: {draw.name}")
    for title in flibuste.titles()
    if title.id in DRAWS
    for draw in DRAWS[title.id](title)
]
SAMPLES = 5000


@TITLES
def test_every_title_says_what_it_draws(title: Title) -> None:
    assert title.id in DRAWS, f"tests/kernel/frequencies.py lacks the draws of {title.id}"


@pytest.mark.parametrize("draw", ALL_DRAWS)
def test_law_4_determinize_draws_each_piece_as_often_as_it_should(draw: Draw) -> None:
    drawn = sample(draw, quick(4))
    assert set(drawn) <= set(draw.pieces), "something came up that cannot lie there"
    assert surprise(drawn, draw.pieces) < threshold(draw.pieces)


@pytest.mark.parametrize("draw", ALL_DRAWS)
def test_the_measure_would_notice_a_draw_of_kinds_instead_of_pieces(draw: Draw) -> None:
    kinds = Counter(dict.fromkeys(draw.pieces, 1))
    assert surprise(sample(draw, quick(4)), kinds) > threshold(kinds)


def sample(draw: Draw, rng: Rng) -> Counter[str]:
    drawn: Counter[str] = Counter()
    for _ in range(SAMPLES):
        position = draw.position.clone()
        position.determinize(0, rng)
        drawn[draw.look(position)] += 1
    return drawn


def surprise(drawn: Counter[str], pieces: Counter[str]) -> float:
    """Pearson's chi-square."""
    total = pieces.total()
    expected = {piece: SAMPLES * copies / total for piece, copies in pieces.items()}
    return sum((drawn[piece] - wanted) ** 2 / wanted for piece, wanted in expected.items())


def threshold(pieces: Counter[str]) -> float:
    """Five standard deviations above the mean of chi-square."""
    freedom = len(pieces) - 1
    return freedom + 5 * math.sqrt(2 * freedom)

"""The fourth law of secrecy: over many draws the frequencies are right. Seeds are fixed, so chance plays no part."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache

import pytest
from tests.kernel.cases import TITLES
from tests.kernel.frequencies import DRAWS, Draw

from flibuste.kernel.chance import quick
from flibuste.kernel.title import Title

pytestmark = pytest.mark.once  # thousands of draws, and parity shows that both ways draw the same

EVERY_TITLE = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
DRAWN = {f"{title.id}: {draw.name}": draw for title in TITLES if title.id in DRAWS for draw in DRAWS[title.id](title)}
ALL_DRAWS = pytest.mark.parametrize("draw", DRAWN.values(), ids=list(DRAWN))
UNEVEN = {name: draw for name, draw in DRAWN.items() if len(set(draw.pieces.values())) > 1}
"""Where there is one copy of each kind, to draw a kind is to draw a piece."""
UNEVEN_DRAWS = pytest.mark.parametrize("draw", UNEVEN.values(), ids=list(UNEVEN))
SAMPLES = 5000


@EVERY_TITLE
def test_every_title_says_what_it_draws(title: Title) -> None:
    assert title.id in DRAWS, f"tests/kernel/frequencies.py lacks the draws of {title.id}"


@ALL_DRAWS
def test_law_4_determinize_draws_each_piece_as_often_as_it_should(draw: Draw) -> None:
    drawn = sample(draw)
    assert set(drawn) <= set(draw.pieces), "something came up that cannot lie there"
    assert surprise(drawn, draw.pieces) < threshold(draw.pieces)


@UNEVEN_DRAWS
def test_the_measure_would_notice_a_draw_of_kinds_instead_of_pieces(draw: Draw) -> None:
    kinds = Counter(dict.fromkeys(draw.pieces, 1))
    assert surprise(sample(draw), kinds) > threshold(kinds)


@cache
def sample(draw: Draw) -> Counter[str]:
    rng = quick(4)
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

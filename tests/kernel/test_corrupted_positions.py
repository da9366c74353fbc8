"""Positions that cannot be: refused in a sentence that says why, and whatever passes can be played to its end."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conftest import SOAK
from tests.kernel.corruption import breaks, met, sample, ways

import flibuste
from flibuste.games import find_title
from flibuste.kernel.arrange import arranged, laid_out, readable
from flibuste.kernel.refusals import BadPosition
from flibuste.kernel.title import Title

TITLES = pytest.mark.parametrize("title", flibuste.titles(), ids=lambda title: title.id)
TRIES = 1_000 if SOAK else 40


@pytest.mark.property
@TITLES
def test_a_changed_position_is_refused_or_can_be_played_on(title: Title) -> None:
    refused = 0
    for tried in sample(title, TRIES, "test"):
        wrong = breaks(title, tried, range(1))
        assert not wrong, f"{tried.change}: {wrong}"
        refused += wrong is None
    assert refused > TRIES // 2


@pytest.mark.property
@TITLES
def test_every_position_of_a_real_game_passes(title: Title) -> None:
    known = ways(title)
    for number in range(TRIES):
        preset, seats = known[number % len(known)]
        terms = title.agree(seats, preset.options)
        position = met(title, terms, f"{title.id} real {number}")
        assert readable(title, terms, position.to_data()).to_data() == position.to_data()


@pytest.mark.parametrize(
    ("title_id", "place", "value", "sentence"),
    [
        ("port_royal", ("active",), 2, "`active` must be from 0 to 1, not 2."),
        ("port_royal", ("harbor",), ["skiff:1/1", "skiff:3/2"], "Two ships of a color cannot lie in `harbor`."),
        ("port_royal", ("open_expeditions",), ["sailor:3/1"], "sailor:3/1 cannot lie in `open_expeditions`."),
        ("port_royal", ("stack",), [1, 2], "`stack` is cut short below `window`."),
        ("port_royal", ("stack",), [0, 4], "`turn_end` cannot be pending on `discover`."),
        ("port_royal", ("round",), "3", "`round` must be a whole number."),
        ("amerigo", ("laid",), [0], "village .* cannot be `laid` there."),
        ("amerigo", ("order",), [0, 0], "`order` must name each of the 2 seats once, not .*"),
        ("amerigo", ("players", 0, "goods"), [16, 0, 0, 0, 0], "`players/0/goods/0` cannot be 16."),
        (
            "maracaibo",
            ("players", 1, "figurehead"),
            "submarine",
            "This position of Pirates of Maracaibo cannot be read: ValueError .*",
        ),
        ("maracaibo", ("dealing",), False, "`dealing` goes on until all quests are kept."),
        ("treasure_map", ("pirates", 0, "target"), 4, "`target` must be from -1 to 1, not 4."),
        ("treasure_map", ("galleon", "kraken"), 1, "Nothing is called `galleon/kraken` here."),
        ("caribbean_conquest", ("players", 0, "gold"), -1, "`gold` must be from 0 to 10000, not -1."),
        (
            "caribbean_conquest",
            ("ending",),
            1,
            "A game that is over has an ending and nothing pending, and no other has.",
        ),
    ],
)
def test_the_refusal_says_what_is_wrong(
    title_id: str, place: tuple[str | int, ...], value: object, sentence: str
) -> None:
    title = find_title(title_id)
    terms = title.agree(2, {})
    layout: Any = laid_out(title, terms)
    whole = layout
    for step in place[:-1]:
        whole = whole[step]
    whole[place[-1]] = value
    with pytest.raises(BadPosition, match=f"^{sentence}$"):
        arranged(title, terms, layout)

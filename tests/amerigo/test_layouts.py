"""Maps: hundreds of them by the reference, and the number of a map that means the same one for ever."""

from __future__ import annotations

from functools import cache

import pytest
from tests.amerigo import reference
from tests.amerigo.table import TITLE, new_table

from flibuste.games.amerigo.chart import STRIDE, TILES_ACROSS, Chart, chart_of
from flibuste.games.amerigo.layouts import draw_layout, is_legal
from flibuste.games.amerigo.pieces import ISLAND_TILES, TILE
from flibuste.games.amerigo.position import AmerigoTerms
from flibuste.kernel.chance import quick
from flibuste.kernel.options import Value

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
MAPS = 600


def terms_for(seats: int, rules: int | None = None, **options: Value) -> AmerigoTerms:
    return AmerigoTerms(TITLE.agree(seats, options, rules))


@cache
def drawn_maps(seats: int, rules: int | None = None) -> list[Chart]:
    chance = quick(seats)
    return [chart_of(draw_layout(chance, terms_for(seats, rules)), TILES_ACROSS[seats]) for _ in range(MAPS)]


def posts_of(chart: Chart) -> list[int]:
    """Post spaces of each island."""
    return [
        len([cell for cell in island.cells if chart.rows[cell // STRIDE][cell % STRIDE] == "P"])
        for island in chart.islands
    ]


@SEATS
def test_no_ocean_is_shut_in(seats: int) -> None:
    """AM-SET-03"""
    for chart in drawn_maps(seats):
        assert not reference.shut_in(chart.rows)


@SEATS
def test_land_of_neighbouring_tiles_meets_by_edges(seats: int) -> None:
    """AM-SET-04"""
    for chart in drawn_maps(seats):
        assert not reference.corner_joints(chart.rows, TILE)


@SEATS
def test_what_the_generator_refuses_is_not_legal(seats: int) -> None:
    """AM-SET-03, AM-SET-04, AM-SET-10, AM-SET-22: exactly those that the reference refuses, and there are many."""
    rng = quick(seats)
    legal = 0
    strict, extra, first, first_extra = [
        terms_for(seats, rules, allow_extra_chests=chests) for rules in (2, 1) for chests in (False, True)
    ]
    for _ in range(MAPS):
        box = [turns[:] for turns in ISLAND_TILES]
        tiles = [box.pop(rng.below(len(box)))[rng.below(4)] for _ in range({2: 9, 3: 12, 4: 16}[seats])]
        chart = chart_of(tiles, TILES_ACROSS[seats])
        rows = chart.rows
        large = [island for island in reference.islands(rows) if len(island) >= 20]
        good = not reference.shut_in(rows) and not reference.corner_joints(rows, TILE)
        fits = max(posts_of(chart)) <= 6
        assert is_legal(tiles, first_extra) == good
        assert is_legal(tiles, first) == (good and len(large) <= 5)
        assert is_legal(tiles, extra) == (good and fits)
        assert is_legal(tiles, strict) == (good and fits and len(large) <= 5)
        legal += good
    assert MAPS // 10 < legal < MAPS * 2 // 3


@SEATS
def test_islands_are_found_as_the_reference_finds_them(seats: int) -> None:
    """AM-SET-08"""
    for chart in drawn_maps(seats)[:100]:
        found = [{(cell // 24, cell % 24) for cell in island.cells} for island in chart.islands]
        assert found == reference.islands(chart.rows)
        assert [island.large for island in chart.islands] == [len(cells) >= 20 for cells in found]


@SEATS
def test_islands_have_as_many_post_spaces_as_the_table(seats: int) -> None:
    """AM-SET-22, AM-ISL-04: six at most, and some have so many; islands are of many sizes, none swallows the map."""
    maps = drawn_maps(seats)
    assert max(max(posts_of(chart)) for chart in maps) == 6
    sizes = sorted(island.size for chart in maps for island in chart.islands)
    assert sizes[len(sizes) // 10] <= 5
    assert sizes[-len(sizes) // 10] >= 20
    assert sizes[-1] <= 45
    if seats == 2:
        assert max(max(posts_of(chart)) for chart in drawn_maps(seats, 1)) > 6


@pytest.mark.parametrize(
    ("seats", "rules", "islands", "large"),
    [(2, 2, 9.4, 1.8), (3, 2, 12.2, 2.5), (4, 2, 15.7, 3.5), (2, 1, 8.7, 1.8), (3, 1, 11.4, 2.5), (4, 1, 14.6, 3.5)],
)
def test_maps_are_as_the_components_say(seats: int, rules: int, islands: float, large: float) -> None:
    """AM-DAT-01: means over many maps as in section 6 of docs/components; every island has a post space."""
    maps = drawn_maps(seats, rules)
    assert sum(len(chart.islands) for chart in maps) / MAPS == pytest.approx(islands, abs=0.3)
    assert sum(island.large for chart in maps for island in chart.islands) / MAPS == pytest.approx(large, abs=0.3)
    assert min(min(posts_of(chart)) for chart in maps) >= 1


@SEATS
def test_a_number_names_one_map_for_ever(seats: int) -> None:
    """AM-SET-05: whatever the luck of the game, and as the lobby shows it beforehand."""
    for layout in (1, 77, 9_999_999):
        views = [new_table(seats, seed, layout=layout).view for seed in ("one", "other")]
        assert views[0]["map"] == views[1]["map"]
        shown = TITLE.preview(TITLE.agree(seats, {"layout": layout}))
        assert shown is not None
        assert shown["map"] == views[0]["map"]
        assert shown["islands"] == views[0]["islands"]
    assert TITLE.preview(TITLE.agree(seats, {})) is None


NUMBERED = {
    1: {
        2: "T12/3 T11/3 T8/1 T3/2 T9/2 T16/0 T5/0 T4/3 T1/0",
        3: "T7/2 T14/2 T12/2 T8/2 T1/1 T10/3 T4/2 T5/2 T13/2 T11/1 T9/0 T6/3",
        4: "T8/2 T10/0 T16/3 T2/3 T12/3 T7/0 T6/2 T11/2 T3/0 T5/2 T13/0 T15/1 T1/2 T9/3 T14/2 T4/3",
    },
    2: {
        2: "T14/3 T4/1 T12/2 T10/3 T11/0 T6/2 T7/1 T5/0 T8/3",
        3: "T7/2 T14/2 T12/2 T8/2 T1/1 T10/3 T4/2 T5/2 T13/2 T11/1 T9/0 T6/3",
        4: "T7/0 T10/3 T6/0 T8/0 T12/2 T9/0 T14/3 T3/1 T1/2 T13/0 T4/2 T16/1 T11/3 T2/0 T5/2 T15/0",
    },
}


@pytest.mark.parametrize("rules", [1, 2])
def test_the_first_numbered_maps_are_these(rules: int) -> None:
    """AM-SET-05, AM-SET-22: tables have noted their numbers, so they must never mean other maps under their rulings.

    A map that the newer ruling allows has kept its number.
    """
    names = {
        seats: " ".join(new_table(seats, layout=layout, rules=rules).game.record().luck[0].result)
        for seats, layout in ((2, 1), (3, 2), (4, 3))
    }
    assert names == NUMBERED[rules]

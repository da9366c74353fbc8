"""Completing an island: AM-ISL."""

from __future__ import annotations

import pytest
from tests.amerigo.table import ISLANDS, arrange

ATOLL = """
    ~A~A~A~
    ~P#P#P~
    post red (1,1)
    post red (1,3)
    post blue (1,5)
    """
"""Two free cells, between posts."""


def test_the_rulebooks_island() -> None:
    """AM-ISL-06: EXAMPLE round 2, a large island, red completes it with a village of 2 and has 2 posts, blue has 1.

    AM-ISL-02, AM-ISL-03, AM-ISL-04: red 2 + 3 + 3 * 4 = 17 points and the chest, blue 1 * 4 = 4 points.
    """
    sea = """
        ~A~~A~A
        ~P##P#P
        post red (1,1)
        post red (1,4)
        neutral {(1,5)}
        post blue (1,6)
        """
    table = arrange(sea, cubes="1 green", red="waiting village D2", round=2, large=True)
    assert table.view["factor"] == 4
    table.play("act green").build("village D2", "{(1,2),(1,3)}")
    assert table.scores == [17, 4]
    assert (table.red.chests, table.blue.chests) == (1, 0)
    assert (table.points("tiles"), table.points("completion"), table.points("posts")) == ([2, 0], [3, 0], [12, 4])


def test_complete_when_no_cell_is_free() -> None:
    """AM-ISL-01: checked after each tile."""
    table = arrange(ATOLL, cubes="2 green", red="waiting village M1, waiting neutral M1").play("act green")
    table.build("village M1", "(1,2)")
    assert table.told("island-completed") == []
    table.build("neutral M1", "(1,4)")
    assert table.told("island-completed") == [{"seat": 0, "island": ISLANDS[0], "points": 3}]


@pytest.mark.parametrize(("large", "chests"), [(False, 0), (True, 1)])
def test_three_points_and_the_chest_of_a_large_island(large: bool, chests: int) -> None:
    """AM-ISL-02, AM-ISL-03: for who fills the last cell."""
    table = arrange(f"{ATOLL}neutral {{(1,2)}}", cubes="1 green", red="waiting village M1", large=large)
    table.play("act green").build("village M1", "(1,4)")
    assert table.points("completion") == [3, 0]
    assert table.red.chests == chests
    assert len(table.told("chest-taken")) == chests


def island_of(posts: int) -> str:
    """So many posts of red in a row, and one free cell at the end."""
    lines = ["A" * posts + "~", "P" * posts + "#", *[f"post red (1,{column})" for column in range(posts)]]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("posts", "factor"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (12, 78)]
)
def test_own_posts_times_the_round_marker(posts: int, factor: int) -> None:
    """AM-ISL-04, AM-ISL-05: more than six go on with the triangular numbers."""
    table = arrange(island_of(posts), cubes="1 green", red="waiting village M1", round=3)
    table.play("act green").build("village M1", f"(1,{posts})")
    assert table.points("posts") == [factor * 3, 0]
    assert table.told("posts-scored") == [
        {"seat": 0, "island": ISLANDS[0], "posts": posts, "points": factor * 3},
    ]


@pytest.mark.parametrize(("round", "factor"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_marker_of_the_round(round: int, factor: int) -> None:
    """AM-ISL-06: six less the number of the round."""
    table = arrange(island_of(2), cubes="1 green", red="waiting village M1", round=round)
    assert table.view["islands"][0]["worth"] == [3 * factor, 0]
    table.play("act green").build("village M1", "(1,2)")
    assert table.points("posts") == [3 * factor, 0]


def test_a_post_may_complete_an_island() -> None:
    """AM-ISL-07: it counts, and its owner gets the three points and the chest."""
    sea = """
        ~A~A
        ~P#P
        post blue (1,1)
        village blue {(1,2)}
        ship red (0,2)
        ship red (0,0)
        """
    table = arrange(sea, cubes="1 blue", large=True, round=4).play("act blue", "ship 1").sail("(0,3)").play("post")
    assert table.scores == [3 + 1 * 2, 1 * 2]
    assert table.red.chests == 1


def test_discovery_and_completion_by_one_post() -> None:
    """AM-ISL-08: an island of one single post space scores 3 + 3 + the marker."""
    table = arrange("AP\nship red (0,0)\nship red F", frame=True, cubes="1 blue", round=2)
    table.play("act blue", "ship 1").sail("(0,0)").play("post")
    assert table.scores == [3 + 3 + 4, 0]


def test_who_has_no_post_there_scores_nothing() -> None:
    """AM-ISL-09: blue has built on the island in vain."""
    sea = """
        AP##
        post red (0,1)
        village blue {(0,3)}
        """
    table = arrange(sea, cubes="1 green", red="waiting village M1").play("act green").build("village M1", "(0,2)")
    assert table.scores == [1 + 3 + 5, 0]
    assert [facts["seat"] for facts in table.told("posts-scored")] == [0]


def test_the_order_of_a_completing_tile() -> None:
    """AM-ISL-10: goods and points of the tile, three points, the chest, the posts."""
    sea = """
        APcPA
        post red (0,1)
        post blue (0,3)
        """
    table = arrange(sea, cubes="1 green", red="waiting village M1", large=True).play("act green")
    table.build("village M1", "(0,2)")
    assert table.story == [
        "action-begun",
        "tile-built",
        "island-completed",
        "chest-taken",
        "posts-scored",
        "posts-scored",
    ]
    assert table.told("tile-built")[0]["goods"] == ["cotton"]


def test_a_complete_island_stays_complete() -> None:
    """AM-ISL-10: once only; nothing can be put or built there any more."""
    sea = """
        ~A~~A
        ~P#~P
        post red (1,1)
        neutral {(1,2)}
        ship red (0,1)
        ship red (0,0)
        """
    table = arrange(sea, cubes="4 green 4 blue", red="waiting village M1")
    assert table.view["islands"][0]["free"] == 0
    table.play("act green")
    assert (table.to_move, table.told("island-completed")) == ("blue", [])

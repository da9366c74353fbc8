"""Discovering and completing islands (AM-SAIL-10, AM-ISL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.position import (
    COMPLETION,
    DISCOVERY,
    PER_ISLAND,
    POSTS_SCORED,
    AmerigoPosition,
)

DISCOVERY_POINTS: Final = 3
COMPLETION_POINTS: Final = 3


def free_cells(p: AmerigoPosition, island: i64) -> i64:
    return p.islands[island * PER_ISLAND]


def posts_on(p: AmerigoPosition, island: i64, seat: i64) -> i64:
    return p.islands[island * PER_ISLAND + 1 + seat]


def is_discovered(p: AmerigoPosition, island: i64) -> bool:
    for seat in range(p.seats):
        if posts_on(p, island, seat):
            return True
    return False


def factor_for_posts(posts: i64) -> i64:
    """1, 3, 6, 10, 15, 21, and on like that (AM-ISL-04, -05)."""
    return posts * (posts + 1) // 2


def discover(p: AmerigoPosition, island: i64) -> None:
    """The first post of all on an island."""
    p.score(p.active, DISCOVERY, DISCOVERY_POINTS)
    if p.logbook is not None:
        name = p.chart.islands[island].name
        p.logbook.tell("island-discovered", {"seat": p.active, "island": name, "points": DISCOVERY_POINTS})


def fill(p: AmerigoPosition, island: i64, cells: i64) -> None:
    """So many cells were covered by a tile or a post; the last one completes the island (AM-ISL-01)."""
    p.islands[island * PER_ISLAND] -= cells
    if free_cells(p, island) == 0:
        complete(p, island)


def complete(p: AmerigoPosition, island: i64) -> None:
    """3 points, the chest, then everybody's posts (AM-ISL-02 to -04, -10)."""
    where = p.chart.islands[island]
    p.score(p.active, COMPLETION, COMPLETION_POINTS)
    p.tell("island-completed", {"seat": p.active, "island": where.name, "points": COMPLETION_POINTS})
    if where.large:
        p.player().chests += 1
        p.tell("chest-taken", {"seat": p.active, "island": where.name})
    for seat in range(p.seats):
        posts: i64 = posts_on(p, island, seat)
        if posts:
            points: i64 = factor_for_posts(posts) * p.factor
            p.score(seat, POSTS_SCORED, points)
            if p.logbook is not None:
                facts: dict[str, int | str] = {"seat": seat, "island": where.name, "posts": posts, "points": points}
                p.logbook.tell("posts-scored", dict(facts))

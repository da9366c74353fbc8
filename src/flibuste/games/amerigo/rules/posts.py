"""Trading posts: where a ship may put one, and what comes of it (AM-SAIL-06 to -14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.chart import FRAME, OFF_MAP, STRIDE, cell_name
from flibuste.games.amerigo.pieces import POST_GOLD
from flibuste.games.amerigo.position import FREE, PER_ISLAND, AmerigoPosition, posts_of
from flibuste.games.amerigo.rows import NO_ROWS
from flibuste.games.amerigo.rules.gold import GOLD_OF_POST, gain_gold, too_few_points
from flibuste.games.amerigo.rules.islands import discover, fill, is_discovered
from flibuste.games.amerigo.rules.ships import ap_of, has_sailed, reach
from flibuste.games.amerigo.water import distance, within
from flibuste.kernel.refusals import Reason

OFF_AND_BACK: Final = 2
"""Steps for a post where a ship that has not sailed puts none (AM-SAIL-12)."""


def can_put_post(p: AmerigoPosition, place: i64) -> bool:
    """On an anchor, the linked post space empty, a post left (AM-SAIL-06, -14)."""
    if place >= FRAME or p.player().posts == 0:
        return False
    post: i64 = p.chart.post_of[place]
    return post >= 0 and p.is_free(post)


def may_put_post(p: AmerigoPosition, ship: i64, place: i64, steps: i64) -> bool:
    """A ship that has not left its place may put a post too, unless the table plays otherwise (AM-SAIL-12)."""
    return (steps > 0 or has_sailed(p, ship) or not p.terms.post_needs_step) and can_put_post(p, place)


def steps_to(p: AmerigoPosition, ship: i64, goal: i64) -> i64:
    """Steps that a ship needs to a place in its reach; once, to stay by an open anchor too (AM-SAIL-12)."""
    start: i64 = p.player().ship(ship)
    if goal == start and p.terms.stays_off_and_back and can_put_post(p, goal):
        return OFF_AND_BACK if reach(p, ship) >= OFF_AND_BACK else 0
    return distance(p, start, goal, reach(p, ship))


def may_put_off_and_back(p: AmerigoPosition, ship: i64) -> bool:
    """Where a post needs a step, a ship that lies at its anchor may sail off and back for it (AM-SAIL-12)."""
    if not p.terms.posts_off_and_back or has_sailed(p, ship) or reach(p, ship) < OFF_AND_BACK:
        return False
    place: i64 = p.player().ship(ship)
    return place != OFF_MAP and can_put_post(p, place)


def stays_without_post(p: AmerigoPosition, ship: i64, place: i64) -> bool:
    """Whether sailing to a place is staying there, where staying is not for posts (AM-SAIL-12)."""
    return p.terms.posts_off_and_back and place == p.player().ship(ship) and not has_sailed(p, ship)


def open_anchors(p: AmerigoPosition, ship: i64, steps: i64) -> list[int]:
    """Anchors within so many steps whose post space is empty."""
    cells = NO_ROWS[:]
    within(p, p.player().ship(ship), steps, cells)
    return [
        anchor for anchor, post in p.chart.links if cells[anchor // STRIDE] >> (anchor % STRIDE) & 1 and p.is_free(post)
    ]


def put_post(p: AmerigoPosition, cell: i64) -> None:
    player = p.player()
    island: i64 = p.chart.island_at[cell]
    new = not is_discovered(p, island)
    bit: i64 = 1
    bit <<= cell % STRIDE
    row: i64 = cell // STRIDE
    p.board[FREE + row] ^= bit
    p.board[posts_of(p.active) + row] |= bit
    p.islands[island * PER_ISLAND + 1 + p.active] += 1
    player.posts -= 1
    if p.logbook is not None:
        name = p.chart.islands[island].name
        p.logbook.tell("post-put", {"seat": p.active, "cell": cell_name(cell), "island": name})
    if new:
        discover(p, island)
    if player.owns(POST_GOLD):
        gain_gold(p, p.active, GOLD_OF_POST, "post")
    fill(p, island, 1)


def why_not_post(p: AmerigoPosition, ship: i64) -> Reason:
    """Why a ship that has still to sail puts no post where it lies."""
    if p.player().posts == 0:
        return Reason("no-posts-left", "AM-SAIL-14")
    place: i64 = p.player().ship(ship)
    post: i64 = p.chart.post_of[place] if 0 <= place < FRAME else -1
    if post < 0:
        return Reason("not-at-an-anchor", "AM-SAIL-06", {"ship": ship + 1})
    if not p.is_free(post):
        return Reason("post-space-taken", "AM-SAIL-06", {"cell": cell_name(post)})
    if p.terms.post_needs_step and not has_sailed(p, ship) and reach(p, ship) < OFF_AND_BACK:
        return too_few_points(p, OFF_AND_BACK, ap_of(p, ship), "AM-SAIL-12")
    return Reason("sail-first", "AM-SAIL-06")

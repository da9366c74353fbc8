"""The exploration track: where an explorer can come to (MA-EXP)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.pieces import HALF_PRICE, SHARED, TRACK, TRACK_END
from flibuste.games.maracaibo.position import MaracaiboPosition


def spaces_ahead(p: MaracaiboPosition, seat: i64, points: i64) -> i64:
    """The spaces where an explorer may stop with so many points, as bits (MA-EXP-11)."""
    others: i64 = p.explorers(seat)
    return ahead(p.players[seat].explorer, points, others & ~SHARED, p.terms.sunny_retirement)


def ahead(space: i64, points: i64, taken: i64, sunny: bool) -> i64:
    """A space with another explorer is skipped and costs nothing (MA-EXP-02)."""
    found: i64 = 0
    if space == TRACK_END:
        return TRACK[HALF_PRICE].bit if sunny else found
    for after in TRACK[space].next:
        if taken >> after & 1:
            found |= ahead(after, points, taken, sunny)
        else:
            found |= TRACK[after].bit
            if points > 1:
                found |= ahead(after, points - 1, taken, sunny)
    return found


def steps_to(p: MaracaiboPosition, seat: i64, space: i64) -> i64:
    """The fewest points with which an explorer may stop there."""
    points: i64 = 1
    while points < len(TRACK) and spaces_ahead(p, seat, points) & TRACK[space].bit == 0:
        points += 1
    return points


def can_explore(p: MaracaiboPosition) -> bool:
    """From the last space there is no step, and so no Explore action (MA-EXP-05)."""
    explorer: i64 = p.player().explorer
    if explorer == TRACK_END:
        return p.terms.sunny_retirement
    return explorer != HALF_PRICE

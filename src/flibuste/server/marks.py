"""Marks: facts about how somebody has played, with how often. Never a row that can be broken, nor a task for today.

All of them follow from how games of any title end, so a new title gives them without a word about it here. What a mark
counts never grows less.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flibuste.bots import level_names

WORD_KEPT: Final = "word-kept"
"""So many games in a row that somebody played to their end; then a new row begins."""
SEVEN_SEAS: Final = "seven-seas"
"""A game of every title, played to its end."""
ADMIRAL_BEATEN: Final = "admiral-beaten"
FROM_BEHIND: Final = "from-behind"
"""Won, though last of three or more when half of the rounds were over."""
BY_A_HAIR: Final = "by-a-hair"
"""Won by one point, or by none."""
ONE_BOAT: Final = "one-boat"
"""Won together with others."""
MARKS: Final = [WORD_KEPT, SEVEN_SEAS, ADMIRAL_BEATEN, FROM_BEHIND, BY_A_HAIR, ONE_BOAT]
"""In the order in which they are shown."""

ROW: Final = 10
"""Games of a row."""
ADMIRAL: Final = f"bot:{level_names()[-1]}"
"""The strongest of those whom players choose from, among the rated."""


def was_last(course: Sequence[Sequence[int]], seat: int) -> bool:
    """Whether a seat alone was last of three or more when half of the rounds were over, by everybody's points then."""
    if len(course) < 3:
        return False
    points = course[len(course) // 2]
    return len(points) > 2 and all(points[seat] < other for at, other in enumerate(points) if at != seat)


def marks_of_win(seat: int, who: Sequence[str], scores: Sequence[int | None], has_been_last: bool) -> list[str]:
    """What a game gives that somebody has won at this seat. `scores`: None for all where they play together."""
    others = [at for at in range(len(who)) if at != seat]
    if not others:
        return []
    own = scores[seat]
    rest = [score for at in others if (score := scores[at]) is not None]
    if own is None or not rest:
        return [ONE_BOAT]
    is_close = 0 <= own - max(rest) <= 1
    given = [(ADMIRAL_BEATEN, any(who[at] == ADMIRAL for at in others)), (FROM_BEHIND, has_been_last)]
    return [mark for mark, is_so in [*given, (BY_A_HAIR, is_close)] if is_so]

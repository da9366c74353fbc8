"""The spaces ahead of an explorer, beside a search by sets. Compiled too: bits beyond the thirtieth are easily lost."""

from __future__ import annotations

import pytest

from flibuste.games.maracaibo.pieces import TRACK, TRACK_END
from flibuste.games.maracaibo.rules.track import ahead


def by_sets(space: int, points: int, taken: set[int]) -> set[int]:
    found: set[int] = set()
    for after in TRACK[space].next if space < TRACK_END else []:
        if after in taken:
            found |= by_sets(after, points, taken)
        else:
            found |= {int(after)} | (by_sets(after, points - 1, taken) if points > 1 else set())
    return found


@pytest.mark.parametrize("points", [1, 2, 4, 9])
@pytest.mark.parametrize("every", [100, 3, 2])
def test_the_spaces_ahead_are_those_of_a_search_by_sets(points: int, every: int) -> None:
    """MA-EXP-01, MA-EXP-02, MA-EXP-11: branches are chosen freely, and taken spaces are skipped without a point."""
    for space in range(TRACK_END):
        taken = {other for other in range(1, TRACK_END) if other % every == 0} - {space}
        bits = sum(1 << other for other in taken)
        wanted = sum(1 << other for other in by_sets(space, points, taken))
        assert ahead(space, points, bits, False) == wanted


def test_each_space_has_a_bit_of_its_own() -> None:
    assert [space.bit for space in TRACK] == [1 << number for number in range(len(TRACK))]

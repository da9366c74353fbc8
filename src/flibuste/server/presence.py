"""Who is at a table now, who looks elsewhere, and for how long the others have been away."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import Final

from flibuste.server.viewer import Viewer

ELSEWHERE: Final = -1
"""What is told instead of seconds of absence, of who has the page open and does not look at it."""


class Presence:
    """By seat. One that is not here has been away since it left, or since this process took the table up."""

    def __init__(self) -> None:
        self._here: set[int] = set()
        self._looking: set[int] = set()
        """Those of them who have the page before their eyes."""
        self._away_since: dict[int, float] = {}
        self._taken_up = time.monotonic()

    def count(self, viewers: Collection[Viewer]) -> bool:
        """Whether somebody came, left, looks elsewhere or looks here again."""
        here, looking = _seats(viewers), _seats(viewer for viewer in viewers if viewer.looks)
        if (here, looking) == (self._here, self._looking):
            return False
        self._away_since.update(dict.fromkeys(self._here - here, time.monotonic()))
        self._here, self._looking = here, looking
        return True

    def suppose(self, here: Iterable[int]) -> None:
        """As the server tells that plays the table; nobody comes to this copy of it."""
        self._here = self._looking = set(here)

    @property
    def here(self) -> list[int]:
        """The seats at which somebody is."""
        return sorted(self._here)

    def is_here(self, seat: int) -> bool:
        return seat in self._here

    def away(self, seat: int) -> int:
        """Seconds; 0 where somebody is here."""
        if self.is_here(seat):
            return 0
        return max(1, int(time.monotonic() - self._away_since.get(seat, self._taken_up)))

    def told(self, seat: int) -> int:
        """0, ELSEWHERE or how long they have been away."""
        return ELSEWHERE if seat in self._here - self._looking else self.away(seat)


def _seats(viewers: Iterable[Viewer]) -> set[int]:
    return {seat for viewer in viewers for seat in viewer.own_seats}

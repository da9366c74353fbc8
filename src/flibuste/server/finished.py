"""Games that are over, for all to look at: a page at a time, so that nothing grows with how many were ever played."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.refusals import FlibusteError
from flibuste.server.host import Host
from flibuste.server.protocol import FinishedInfo, FinishedPage

PAGE: Final = 20
MOST_LOOKED_AT: Final = 40
"""Tables that one page may cost: those that are not listed are passed over."""
MOST_KNOWN: Final = 1_000


class Finished:
    """What is over stays as it is, so a table is read once."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: dict[str, FinishedInfo | None] = {}

    def page(self, before: float, id: str) -> FinishedPage:
        """From those on that ended before this one; before 0: from the newest on."""
        found: list[FinishedInfo] = []
        ended = before or float("inf")
        looked_at = self._host.finished(ended, id, MOST_LOOKED_AT)
        for id, ended in looked_at:
            info = self._look(id, ended)
            if info is not None:
                found.append(info)
            if len(found) == PAGE:
                return FinishedPage(found, ended, id)
        return FinishedPage(found, ended if len(looked_at) == MOST_LOOKED_AT else 0.0, id)

    def _look(self, id: str, ended: float) -> FinishedInfo | None:
        """None where it is not for all, or cannot be shown."""
        if id not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[id] = self._read(id, ended)
        return self._known[id]

    def _read(self, id: str, ended: float) -> FinishedInfo | None:
        try:
            table = self._host.info(id)
            if not table.listed or table.status != "over":
                return None
            return FinishedInfo(table, self._host.outcome(id), ended)
        except FlibusteError:
            return None

"""What a table does not do, besides what its rules refuse."""

from __future__ import annotations

from functools import cache

from flibuste.kernel.logbook import Fact
from flibuste.kernel.refusals import FlibusteError, Reason
from flibuste.phrases import Phrases


class NotDone(FlibusteError):
    """Something that this server does not do. Pages say it in their reader's language, by the words `reason-<key>`."""

    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(_english().text(f"reason-{key}", facts))
        told: dict[str, Fact] = {**facts}
        self.reason = Reason(key, "", told)


@cache
def _english() -> Phrases:
    return Phrases("en", ["flibuste.kernel"])


class NotYours(NotDone):
    """A key that opens no seat."""


class InvitationUsed(NotYours):
    """An invitation that somebody has answered already, or that a newer one has replaced."""


class NotKept(NotDone):
    """A seat at a rated table, for somebody who keeps no name."""


class NotNow(NotDone):
    """Something the table does not allow at this moment."""


class BrokenMove(FlibusteError):
    """The rules themselves failed."""

"""What a table does not do, besides what its rules refuse."""

from __future__ import annotations

from flibuste.kernel.refusals import FlibusteError


class NotYours(FlibusteError):
    """A key that opens no seat."""


class InvitationUsed(NotYours):
    """An invitation that somebody has answered already, or that a newer one has replaced."""


class NotKept(FlibusteError):
    """A seat at a rated table, for somebody who keeps no name."""


class NotNow(FlibusteError):
    """Something the table does not allow at this moment."""


class BrokenMove(FlibusteError):
    """The rules themselves failed."""

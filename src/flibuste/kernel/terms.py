"""What is agreed before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from mypy_extensions import mypyc_attr

from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data
from flibuste.kernel.options import Value

FIRST_RULES = 1
"""The number of a title's first rulings: data that names none is older than the second."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """How many sit down, with which options, by which rulings, and what an earlier game of a campaign handed on.

    `Title.agree` makes them, and refuses what does not go together. A title whose rules read its options often keeps
    them in a subclass, made from them, by the names that players use.
    """

    def __init__(self, seats: int, options: Mapping[str, Value], rules: int, legacy: Data | None = None) -> None:
        self.seats = seats
        self.options: dict[str, Value] = dict(options)
        """Every option of the title with its value."""
        self.rules = rules
        """The number of the rulings: an older one than `Title.rules` plays as a game begun then."""
        self.legacy = legacy
        """None where nothing was handed on."""

    def to_data(self) -> dict[str, object]:
        """As it stands in a position's data, seats apart."""
        data: dict[str, object] = {"options": self.options, "rules": self.rules}
        if self.legacy is not None:
            data["legacy"] = self.legacy
        return data

    def __reduce__(self) -> Again:
        if type(self) is Terms:
            return Terms, (self.seats, self.options, self.rules, self.legacy)
        return type(self), (Terms(self.seats, self.options, self.rules, self.legacy),)


def terms_from_data(data: Data, seats: int, usual: Mapping[str, Value]) -> Terms:
    """The opposite of to_data(); `usual` completes options that an older version did not have."""
    options = {**usual, **cast("dict[str, Value]", data["options"])}
    legacy = cast("Data | None", data.get("legacy"))
    return Terms(seats, options, cast(int, data.get("rules", FIRST_RULES)), legacy)

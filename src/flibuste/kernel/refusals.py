"""Why something cannot be done: reasons as data, and the errors that carry them."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Fact


class Reason:
    """The rule behind a refusal and its numbers; words are made at the edge from key and facts."""

    def __init__(self, key: str, rule: str, facts: Mapping[str, Fact] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.facts: dict[str, Fact] = {} if facts is None else dict(facts)

    def to_data(self) -> Data:
        return {"key": self.key, "rule": self.rule, "facts": self.facts}

    def __repr__(self) -> str:
        return f"{self.key} {self.facts} ({self.rule})"

    def __reduce__(self) -> Again:
        return Reason, (self.key, self.rule, self.facts)


@mypyc_attr(allow_interpreted_subclasses=True)
class FlibusteError(Exception):
    """Something a person asked for that cannot be; its text is one sentence for that person."""


class Refused(FlibusteError):
    """A move that is not allowed now. The position is as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"Refused: {reason!r}.")
        self.reason = reason

    def __reduce__(self) -> Again:
        return Refused, (self.reason,)


class UnknownMove(FlibusteError):
    def __init__(self, notation: str) -> None:
        super().__init__(f"There is no move written {notation!r}; moves() lists those of this decision.")
        self.notation = notation

    def __reduce__(self) -> Again:
        return UnknownMove, (self.notation,)


class UnknownTitle(FlibusteError):
    def __init__(self, title: str, known: list[str]) -> None:
        super().__init__(f"There is no title {title!r}; choose one of: {', '.join(known)}.")
        self.title = title
        self.known = known

    def __reduce__(self) -> Again:
        return UnknownTitle, (self.title, self.known)


class BadOption(FlibusteError):
    """An option, value or number of seats that the title does not have. `key`: of a clash between options."""

    def __init__(self, sentence: str, key: str = "") -> None:
        super().__init__(sentence)
        self.key = key

    def __reduce__(self) -> Again:
        return BadOption, (str(self), self.key)


class BadPosition(FlibusteError):
    """A position set up by hand that cannot be; or luck that was scripted and never drawn. `reason`: why, for pages."""

    def __init__(self, sentence: str, key: str = "position-odd", facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(sentence)
        self.reason = Reason(key, "", {"sentence": sentence} if facts is None else facts)

    def __reduce__(self) -> Again:
        return BadPosition, (str(self), self.reason.key, self.reason.facts)


class BadRecord(FlibusteError):
    """A record that is broken, redacted or of another version."""


class BadComponents(FlibusteError):
    """A component file that is broken or does not fit its title."""


class BadLesson(FlibusteError):
    """A lesson that does not fit its record."""


class BadRulebook(FlibusteError):
    """A rulebook that is not put together as it should be."""

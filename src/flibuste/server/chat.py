"""What people at a table say to each other: short plain lines and reactions. No part of the game or its record."""

from __future__ import annotations

from typing import Final, cast

from flibuste.kernel.refusals import Reason, Refused
from flibuste.server.protocol import ChatLine
from flibuste.server.store import Facts

LINE: Final = "say"
"""What the log of a table calls it."""
LONGEST: Final = 300
"""Letters of one line."""
MOST_LINES: Final = 2_000
"""At one table: whoever opens it reads its whole log."""
SHOWN: Final = 100
"""To who comes to the table."""
REACTIONS: Final = ("bravo", "ouch", "cheers", "patience", "coffee", "thanks")
"""Words: `reaction-<key>`."""
JOINER: Final = "\u200d"
"""Holds the parts of a picture together that is written with several signs."""


def cleaned(text: str, longest: int = LONGEST) -> str:
    """One line: no control characters, nothing that turns the direction of other people's words, not too long."""
    plain = "".join(char if char.isprintable() or char == JOINER else " " for char in text)
    return " ".join(plain.split())[:longest].strip()


class Chat:
    """All that was said at one table."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []

    def checked(self, seat: int, text: str, reaction: str, now: float) -> Facts:
        """The line of the log for it; Refused where it says nothing, or enough has been said."""
        text = "" if reaction else cleaned(text)
        if not text and reaction not in REACTIONS:
            raise Refused(Reason("nothing-said", ""))
        if len(self.lines) >= MOST_LINES:
            raise Refused(Reason("chat-full", "", {"lines": MOST_LINES}))
        return {"seat": seat, "at": round(now), **({"reaction": reaction} if reaction else {"text": text})}

    def note(self, facts: Facts) -> ChatLine:
        seat, at = cast(int, facts["seat"]), cast(int, facts["at"])
        line = ChatLine(seat, at, str(facts.get("text", "")), str(facts.get("reaction", "")))
        self.lines.append(line)
        return line

"""Text of strangers, as it may stand in a sentence, a terminal or a log: one line, not too long, nothing that acts."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 500
"""Letters of a sentence that may repeat what somebody sent."""
SPACES: Final = "\u00a0\u202f"
"""That do not break a line, as French has them."""


def one_line(text: str, longest: int = LONGEST) -> str:
    """Line breaks, terminal commands and the like are written out: `\\n`."""
    kept = text if len(text) <= longest else f"{text[:longest]}…"
    if kept.isprintable():
        return kept
    return "".join(char if char.isprintable() or char in SPACES else _written_out(char) for char in kept)


def _written_out(char: str) -> str:
    return char.encode("unicode_escape").decode("ascii")

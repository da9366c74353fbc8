"""Which kills a soak does: each by its number, so that a thousand can be done in pieces, at once or day by day."""

from __future__ import annotations

import os
from typing import Final

A_PIECE: Final = 50
"""Kills of one test, which begins with an empty store."""


def asked() -> range:
    """`FLIBUSTE_KILLS=300`: the first 300; `FLIBUSTE_KILLS=200-400`: those from 200 on, up to 400."""
    first, dash, last = os.environ.get("FLIBUSTE_KILLS", "1000").partition("-")
    return range(int(first), int(last)) if dash else range(int(first))


def pieces() -> list[range]:
    """The same kills are in the same piece whatever else is asked for, where both ends are multiples of a piece."""
    kills = asked()
    return [kills[start : start + A_PIECE] for start in range(0, len(kills), A_PIECE)]


def name(kills: range) -> str:
    return f"{kills.start}-{kills.stop}"

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.cli.conftest import Command, flibuste

from flibuste.arena.pairings import Settings
from flibuste.games import find_title

__all__ = ["Command", "flibuste"]

Contests = Callable[..., Settings]


@pytest.fixture
def robin() -> Contests:
    """Settings of a round robin of quick bots, or of whatever else is said."""

    def settings(**other: object) -> Settings:
        kind = str(other.get("kind", "round-robin"))
        seats = other.get("seats", 2)
        assert isinstance(seats, int)
        bots = other.get("bots", ("random", "baseline"))
        challengers = other.get("challengers", ())
        assert isinstance(bots, tuple)
        assert isinstance(challengers, tuple)
        wanted = {"contracts": "cooperative"} if other.get("team") else {}
        options = find_title("port_royal").agree(seats, wanted).options
        free = bool(other.get("free_for_all", False))
        return Settings(kind, "port_royal", seats, options, bots, challengers, free, str(other.get("seed", "s")))

    return settings

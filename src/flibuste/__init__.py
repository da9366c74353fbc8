"""Flibuste: play and study sea-faring board games.

>>> import flibuste
>>> game = flibuste.new_game("port_royal", seats=2, seed="any text")
>>> game.seat_to_move in (0, 1)
True
"""

from __future__ import annotations

from collections.abc import Mapping

from flibuste._modes import install_pure_finder

install_pure_finder()

from flibuste.games import find_title, titles  # noqa: E402 - the pure finder must come first
from flibuste.kernel.game import Game, rebuild, start  # noqa: E402
from flibuste.kernel.records import Record, read_record  # noqa: E402
from flibuste.kernel.refusals import FlibusteError, Reason, Refused  # noqa: E402

__all__ = ["FlibusteError", "Game", "Reason", "Record", "Refused", "new_game", "replay", "titles"]


def new_game(title: str, seats: int, options: Mapping[str, object] | None = None, seed: str | None = None) -> Game:
    """A fresh game. Without a seed its luck comes from a secret of the operating system."""
    return start(find_title(title), seats, {} if options is None else options, seed)


def replay(record: Record | str, upto: int | None = None) -> Game:
    """The same game again, from a record or its text; `upto=17`: as it was after its 17th move."""
    if isinstance(record, str):
        record = read_record(record)
    return rebuild(find_title(record.title), record, upto)

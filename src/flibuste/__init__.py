"""Flibuste: play and study sea-faring board games.

>>> import flibuste
>>> game = flibuste.new_game("port_royal", seats=2, seed="any text")
>>> game.seat_to_move in (0, 1)
True
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version

from flibuste._modes import install_pure_finder

install_pure_finder()

from flibuste.kernel.data import Data  # noqa: E402
from flibuste.kernel.game import Game, luck_fits, rebuild, start  # noqa: E402 - the pure finder must come first
from flibuste.kernel.records import Record, read_record  # noqa: E402
from flibuste.kernel.refusals import FlibusteError, Reason, Refused  # noqa: E402
from flibuste.kernel.title import Title  # noqa: E402

__all__ = ["FlibusteError", "Game", "Reason", "Record", "Refused", "check_luck", "new_game", "replay", "titles"]

try:
    __version__ = version("flibuste")
except PackageNotFoundError:  # run from its sources
    __version__ = "0+source"

# Titles are imported when they are asked for: a component file that does not fit is then refused like any other input.


def titles() -> list[Title]:
    """Every title with its player counts and options."""
    from flibuste.games import titles as all_titles

    return all_titles()


def new_game(
    title: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: str | None = None,
    legacy: Data | None = None,
) -> Game:
    """A fresh game. Without a seed its luck comes from a secret of the operating system.

    `legacy`: what an earlier game of a campaign handed on (`Game.hands_on()`).
    """
    return start(_find(title), seats, {} if options is None else options, seed, legacy=legacy)


def replay(record: Record | str, upto: int | None = None) -> Game:
    """The same game again, from a record or its text; `upto=17`: as it was after its 17th move."""
    record = _read(record)
    return rebuild(_recorded(record), record, upto)


def check_luck(record: Record | str) -> bool:
    """Whether all luck of a record is what its secret gives, and so was fixed before the first move."""
    record = _read(record)
    return luck_fits(_recorded(record), record)


def _read(record: Record | str) -> Record:
    return read_record(record) if isinstance(record, str) else record


def _find(title: str) -> Title:
    from flibuste.games import find_title

    return find_title(title)


def _recorded(record: Record) -> Title:
    from flibuste.games import recorded_title

    return recorded_title(record.title)

"""Recorded games as rows of numbers, one for each decision: for learning from play that has been."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flibuste.envs.setting import Setting
from flibuste.kernel.data import Data
from flibuste.kernel.position import Position
from flibuste.kernel.records import Record
from flibuste.kernel.refusals import FlibusteError

Columns = dict[str, NDArray[Any]]
Judge = Callable[[Position, str], list[float]]
"""Everybody's chance to win at a position, as who is to move can know it; the text names the row, for its own luck."""

ABOUT: Final = "about"
"""What all rows have in common, as JSON."""


def rows_of(record: Record, number: int = 0, judge: Judge | None = None) -> Columns:
    """Every decision of a finished game; `number` tells its rows from those of other games.

    With a `judge` each row has everybody's chance to win besides.
    """
    setting = Setting(record.title, record.seats, record.options)
    moves: list[int] = []
    observations, masks, seats, chances = [], [], [], []
    for position, seat, move in record.steps():
        if judge is not None:
            chances.append(judge(position, f"row {number} {len(moves)}"))
        observations.append(setting.seen(position, seat))
        masks.append(np.packbits(setting.mask(position)))
        moves.append(move.number)
        seats.append(seat)
    if not moves or position.seat_to_move() >= 0:
        raise FlibusteError(f"Game {number} of {record.title} is not finished: it has no outcome to learn from.")
    rows = len(moves)
    told = {"chances": np.array(chances, np.float32)} if judge is not None else {}
    return {
        "games": np.full(rows, number, np.int32),
        "seats": np.array(seats, np.int8),
        "moves": np.array(moves, np.int32),
        "observations": np.array(observations, np.int16),
        "masks": np.array(masks, np.uint8),
        "outcomes": np.tile(np.array(position.outcome().utility, np.float32), (rows, 1)),
        "scores": np.tile(np.array(position.scores()[: record.seats], np.int32), (rows, 1)),
        **told,
    }


def write_rows(path: Path, games: Iterable[Columns], about: Mapping[str, object]) -> int:
    """Writes all rows, as .npz or .parquet; says how many."""
    return _write_parquet(path, games, about) if path.suffix == ".parquet" else _write_npz(path, games, about)


def about_rows(record: Record) -> Data:
    """What a reader must know to make sense of the numbers."""
    return {**Setting(record.title, record.seats, record.options).about(), "rules": record.rules}


def _write_npz(path: Path, games: Iterable[Columns], about: Mapping[str, object]) -> int:
    """The whole of it is kept in memory until the last game: zip files are not written row by row."""
    parts = list(games)
    columns: Columns = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    columns[ABOUT] = np.array(json.dumps(about))
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **columns)
    return len(columns["moves"])


def _write_parquet(path: Path, games: Iterable[Columns], about: Mapping[str, object]) -> int:
    """Game by game, however many there are."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise FlibusteError("Parquet needs pyarrow; `pip install 'flibuste[parquet]'` brings it.") from None
    rows = 0
    writer = None
    try:
        for part in games:
            columns = {name: _column(pyarrow, values) for name, values in part.items()}
            table = pyarrow.table(columns).replace_schema_metadata({ABOUT: json.dumps(about)})
            writer = writer or parquet.ParquetWriter(path, table.schema, compression="zstd")
            writer.write_table(table)
            rows += len(part["moves"])
    finally:
        if writer is not None:
            writer.close()
    return rows


def _column(pyarrow: Any, values: NDArray[Any]) -> Any:
    """Rows of several numbers are lists of a fixed length."""
    if values.ndim == 1:
        return pyarrow.array(values)
    return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(values.ravel()), values.shape[1])

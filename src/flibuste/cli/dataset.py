"""`flibuste dataset`: games between bots as rows of numbers, one for each decision."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from flibuste.arena.shelf import Folder
from flibuste.bots import versioned
from flibuste.cli.simulate import INTERRUPTED, Tally, match_of, play_all
from flibuste.games import find_title
from flibuste.kernel.position import Position
from flibuste.kernel.records import read_record
from flibuste.kernel.refusals import FlibusteError
from flibuste.study import Budget, look_at

FORMATS: Final = (".npz", ".parquet")


def judge_by(playouts: int, seats: int) -> Callable[[Position, str], list[float]]:
    """By a study's look of so many playouts."""
    return lambda position, row: look_at(position, seats, Budget(playouts, 0), row).win


def run(args: Namespace) -> int:
    from flibuste.envs.dataset import about_rows, rows_of, write_rows  # needs numpy, which plain installs lack

    path = Path(args.out)
    if path.suffix not in FORMATS:
        raise FlibusteError(f"Name a file that ends in {' or '.join(FORMATS)}, not {path.name!r}.")
    title = find_title(args.title)
    match = match_of(title, args)
    with TemporaryDirectory(prefix="flibuste-") as folder:
        shelf = Folder(Path(folder))
        if not play_all(match, args.games, args.jobs, Tally(), shelf):
            return INTERRUPTED
        files = sorted(shelf.path.iterdir())
        records = [read_record(file.read_text(encoding="utf-8")) for file in files]
        finished = [(number, record) for number, record in enumerate(records) if record.outcome is not None]
        if not finished:
            raise FlibusteError("Not one game was played to its end, so there is nothing to learn from.")
        about = {
            **about_rows(records[0]),
            "bots": [versioned(bot) for bot in match.bots],
            "seed": match.seed,
            "games": len(finished),
        }
        if args.chances:
            about["playouts"] = args.chances
        judge = judge_by(args.chances, match.seats) if args.chances else None
        rows = write_rows(path, (rows_of(record, number, judge) for number, record in finished), about)
    print(
        f"{title.name}, {match.seats} seats, {len(finished)} games, seed {match.seed}: {rows} decisions in {path.name}"
    )
    return 0

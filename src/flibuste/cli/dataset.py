"""`flibuste dataset`: games between bots as rows of numbers, one for each decision."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from flibuste.arena.shelf import Folder
from flibuste.bots import versioned
from flibuste.cli.simulate import INTERRUPTED, Tally, match_of, play_all
from flibuste.games import find_title
from flibuste.kernel.records import read_record
from flibuste.kernel.refusals import FlibusteError

FORMATS: Final = (".npz", ".parquet")


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
        rows = write_rows(path, (rows_of(record, number, args.chances) for number, record in finished), about)
    print(
        f"{title.name}, {match.seats} seats, {len(finished)} games, seed {match.seed}: {rows} decisions in {path.name}"
    )
    return 0

"""`flibuste analyse`: a finished game studied, move by move."""

from __future__ import annotations

import hashlib
import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import monotonic
from typing import IO, Final

from flibuste.cli.terminal import print_json
from flibuste.kernel.data import compact
from flibuste.kernel.records import Record, read_record
from flibuste.kernel.refusals import FlibusteError
from flibuste.study.analysis import CLOSE, Analysis, Studied, Task, analyse, studied_from_data, study_move
from flibuste.study.chances import Budget
from flibuste.study.tables import to_csv
from flibuste.study.workers import on_cluster, side_by_side

STDIN: Final = "-"
FORMATS: Final = (".json", ".csv")


def run(args: Namespace) -> int:
    record = read_record(_text(args))
    budget = Budget(args.playouts, args.redraws, error=CLOSE)
    out = Path(args.out) if args.out else None
    if out is not None and out.suffix not in FORMATS:
        raise FlibusteError(f"Name a file that ends in {' or '.join(FORMATS)}, not {out.name!r}.")
    if out is None:
        print_json(analyse(record, budget, Work(args, len(record.entries), 0, None)).to_data())
        return 0
    part = out.with_name(f"{out.name}.part")
    known = _known(part, record, budget)
    with part.open("w", encoding="utf-8") as kept:
        for line in ({"study": _mark(record, budget)}, *[studied.to_data() for studied in known]):
            kept.write(compact(line) + "\n")
        work = Work(args, len(record.entries), len(known), kept)
        analysis = analyse(record, budget, work, known)
    _write(out, analysis)
    part.unlink()
    return 0


def _text(args: Namespace) -> str:
    if args.table:
        from flibuste.cli.store import text_of_table  # the server's parts are needed for that alone

        return text_of_table(args)
    if not args.file:
        raise FlibusteError("Name a record, or a table with --table.")
    return sys.stdin.read() if args.file == STDIN else Path(args.file).read_text(encoding="utf-8")


def _mark(record: Record, budget: Budget) -> str:
    """Which game was studied how closely: what was found otherwise is of no use."""
    return hashlib.sha256(f"{record.to_text()} {budget.playouts} {budget.redraws}".encode()).hexdigest()


def _known(part: Path, record: Record, budget: Budget) -> list[Studied]:
    """What an interrupted study of the same game has left. A line that was not written whole is done again."""
    if not part.exists():
        return []
    lines = part.read_text(encoding="utf-8").splitlines()
    found = []
    for line in lines:
        try:
            found.append(json.loads(line))
        except ValueError:
            break
    if not found or found[0].get("study") != _mark(record, budget):
        return []
    return [studied_from_data(data) for data in found[1:]]


class Work:
    """Studies moves on several cores or machines, keeps each, and says how far it is."""

    def __init__(self, args: Namespace, moves: int, known: int, kept: IO[str] | None) -> None:
        self.args = args
        self.moves = moves
        self.done = known
        self.kept = kept

    def __call__(self, tasks: Iterable[Task]) -> Iterator[Studied]:
        begun, before = monotonic(), self.done
        for studied in self._spread(tasks):
            self.done += 1
            if self.kept is not None:
                self.kept.write(compact(studied.to_data()) + "\n")
                self.kept.flush()
            if sys.stderr.isatty() and not studied.again:
                left = (monotonic() - begun) / (self.done - before) * (self.moves - self.done)
                print(f"\rmove {self.done} of {self.moves}, {left:.0f} s left ", end="", file=sys.stderr)
            yield studied
        if sys.stderr.isatty():
            print(file=sys.stderr)

    def _spread(self, tasks: Iterable[Task]) -> Iterator[Studied]:
        if self.args.ray or self.args.ray_address is not None:
            return on_cluster(study_move, tasks, self.args.ray_address, self.args.processes)
        return side_by_side(study_move, tasks, self.args.processes)


def _write(out: Path, analysis: Analysis) -> None:
    if out.suffix == ".json":
        out.write_text(json.dumps(analysis.to_data(), indent=1) + "\n", encoding="utf-8")
        return
    out.write_text(to_csv(analysis), encoding="utf-8", newline="")

"""What can be done with a store besides playing: looking after it."""

from __future__ import annotations

import asyncio
import shutil
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from flibuste.kernel.refusals import BadRecord
from flibuste.server.exchange import exported, imported
from flibuste.server.host import clean
from flibuste.server.people import forget as forget_person
from flibuste.server.store import BadStore, SqliteStore, Store, find_store, make_way, open_store
from flibuste.server.store.checking import Broken, Report, check, logs_of, repair
from flibuste.server.store.forgetting import forget as forget_name

PART: Final = 1
"""What a command leaves with that did its work, but for what it named."""


@contextmanager
def opened(args: Namespace, new: bool = False) -> Iterator[Store]:
    """The store that --store names; `new`: it need not be there yet."""
    store = (open_store if new else find_store)(getattr(args, "store", ""))
    try:
        yield store
    finally:
        asyncio.run(store.close())


def check_store(args: Namespace) -> int:
    with opened(args) as store:
        if args.repair:
            store.claim()
        report = check(store)
        print(f"{store.name} holds {_count(report.tables, 'table')}.")
        for fault in report.faults:
            print(f"The file itself is damaged: {fault}.")
        for broken in report.broken:
            print(_damage(broken))
        if not report.broken and not report.faults:
            print("Everything is whole.")
            return 0
        if not args.repair:
            print(_advice(report))
            return PART
        print(f"Repaired. All that was there is kept as {repair(store, report)}.")
        return 0


def _damage(broken: Broken) -> str:
    whole = broken.damage.whole
    if whole < 0:
        rest = "it cannot be repaired"
    elif whole == broken.lines:
        rest = "everything before that is whole"
    else:
        rest = f"of its {_count(broken.lines, 'line')}, the first {whole} are whole"
    return f"Table {broken.id} cannot be opened: {broken.damage.what}; {rest}."


def _advice(report: Report) -> str:
    lost = sum(broken.damage.whole < 0 for broken in report.broken)
    cut = len(report.broken) - lost
    doing = []
    if cut:
        doing.append(f"cuts {_count(cut, 'table')} back to the last whole line")
    if lost:
        doing.append(f"leaves {_count(lost, 'table')} out")
    doing = doing or ["writes the file anew"]
    return f"With --repair, Flibuste {' and '.join(doing)}; it keeps a copy of what was there. Stop the server before."


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def backup(args: Namespace) -> int:
    file = Path(args.file)
    with opened(args) as store:
        store.back_up(file)
    print(f"Everything is in {file}.")
    return 0


def restore(args: Namespace) -> int:
    file = Path(args.file)
    with copied(file) as source:
        report = check(source)
        if report.broken or report.faults:
            raise BadStore(f"{file} is damaged; `flibuste check-store --store sqlite:///{file}` says more.")
        unreadable = make_way(getattr(args, "store", ""))
        with opened(args, new=True) as store:
            store.claim()
            kept = store.replace(logs_of(source), source.all_papers(), "before-restore") or unreadable
    print(f"{_count(report.tables, 'table')} came from {file}.")
    if kept:
        print(f"All that was there before is kept as {kept}.")
    return 0


def text_of_table(args: Namespace) -> str:
    """The record of one table."""
    with opened(args) as store:
        log = store.log(args.table)
        if log is None:
            raise BadRecord(f"There is no table {args.table} in {store.name}.")
        return exported(store, log)


def export(args: Namespace) -> int:
    folder = Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    with opened(args) as store:
        ids = args.tables or list(store.ids())
        for id in ids:
            try:
                log = store.log(id)
                if log is None:
                    raise BadRecord("there is no such table.")
                _write(folder / f"{id}.jsonl", exported(store, log))
                written += 1
            except BadRecord as problem:
                print(f"Table {id} was not exported: {problem}")
    print(f"{_count(written, 'table')} went to {folder}; these files hold the secrets of running games.")
    return 0 if written == len(ids) else PART


def bring_in(args: Namespace) -> int:
    files = [file for name in args.files for file in _records(Path(name))]
    laid = 0
    with opened(args, new=True) as store:
        for file in files:
            try:
                log = imported(file.read_text("utf-8"))
                if store.log(log.id) is not None:
                    raise BadRecord(f"table {log.id} is there already.")
                store.lay([log])
                laid += 1
            except BadRecord as problem:
                print(f"{file} was not imported: {problem}")
            except UnicodeDecodeError:
                print(f"{file} was not imported: it is no text in UTF-8.")
            except OSError as problem:
                print(f"{file} was not imported: {problem.strerror}.")
    print(f"{_count(laid, 'table')} of {_count(len(files), 'file')} can be played or looked at now.")
    return 0 if laid == len(files) else PART


def forget(args: Namespace) -> int:
    name = clean(args.name)
    if not name:
        raise BadStore("There is no name to forget.")
    with opened(args) as store:
        store.claim()
        forgotten = forget_name(store, name, asyncio.run(forget_person(store, name)))
    print(f"{name} was found at {_count(forgotten.tables, 'table')}, and is there no more.")
    for id in forgotten.unread:
        print(f"Table {id} is damaged and was not looked through; `flibuste check-store` says more.")
    return PART if forgotten.unread else 0


@contextmanager
def copied(file: Path) -> Iterator[Store]:
    """A backup, which stays as it is: it may have to be brought up to date first."""
    if not file.is_file():
        raise BadStore(f"There is no file {file}.")
    with TemporaryDirectory() as folder:
        for path in filter(Path.exists, [file, file.with_name(f"{file.name}-wal")]):  # of a server that was killed
            shutil.copy(path, folder)
        source = SqliteStore(Path(folder) / file.name)
        try:
            yield source
        finally:
            asyncio.run(source.close())


def _records(path: Path) -> list[Path]:
    return sorted(path.glob("*.jsonl")) if path.is_dir() else [path]


def _write(file: Path, text: str) -> None:
    file.touch(mode=0o600)
    file.write_text(text, "utf-8")

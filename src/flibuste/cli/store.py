"""What can be done with a store besides playing: looking after it."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from flibuste.server.store import Store, find_store
from flibuste.server.store.checking import Broken, Report, check, repair

DAMAGED = 1


@contextmanager
def opened(args: Namespace) -> Iterator[Store]:
    """The store that --store names."""
    store = find_store(getattr(args, "store", ""))
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
            return DAMAGED
        print(f"Repaired. All that was there is kept as {repair(store)}.")
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

"""What is wrong with a store, and what can be saved of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from flibuste.server.store.chain import Damage, look_at
from flibuste.server.store.contract import Log, Store


class Broken(NamedTuple):
    id: str
    damage: Damage
    lines: int
    """How many lines of its log can be seen, whole or not."""


class Report(NamedTuple):
    tables: int
    broken: list[Broken]
    faults: list[str]
    """What is wrong with the place where all of them are kept."""


def check(store: Store) -> Report:
    tables = 0
    broken: list[Broken] = []
    for log in logs_of(store):
        tables += 1
        found = look_at(log)
        if isinstance(found, Damage):
            broken.append(Broken(log.id, found, len(log.lines)))
    return Report(tables, broken, store.faults())


def repair(store: Store, report: Report) -> str:
    """Keeps what is whole, up to the first damage of each table; returns where everything else can still be found."""
    lost = {broken.id for broken in report.broken if broken.damage.whole < 0}
    papers = (paper for paper in store.all_papers() if paper.key not in lost)
    return store.replace(_whole(store), papers, "damaged")


def _whole(store: Store) -> Iterator[Log]:
    for log in logs_of(store):
        found = look_at(log)
        if not isinstance(found, Damage):
            yield log
        elif found.whole >= 0:
            yield _cut(log, found.whole)


def _cut(log: Log, whole: int) -> Log:
    """Its first lines alone. A table goes on from there: what was lost may have been its end."""
    cut = Log(log.id, log.header, log.hash, 0.0, log.lines[:whole])
    found = look_at(cut)
    over = not isinstance(found, Damage) and found.seat_to_move < 0
    cut.ended = log.ended if over else 0.0
    return cut


def logs_of(store: Store) -> Iterator[Log]:
    for id in store.ids():
        log = store.log(id)
        if log is not None:
            yield log

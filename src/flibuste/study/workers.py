"""Studies on several cores or machines: what does not hang together is done side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Final, TypeVar

from flibuste.cluster import Cluster
from flibuste.processes import SPAWN, deaf_to_ctrl_c, serve_parent

AHEAD: Final = 2
"""Tasks that are handed out for each process: one to work at, one to wait so that nobody is idle."""

Task = TypeVar("Task")
Done = TypeVar("Done")


def side_by_side(
    work: Callable[[Task], Done], tasks: Iterable[Task], processes: int, ahead: int = AHEAD
) -> Iterator[Done]:
    """What comes of all tasks, in whatever order they are finished. The same whatever the number of processes."""
    if processes == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(processes, mp_context=SPAWN, initializer=serve_parent)
    left = iter(tasks)
    out: set[Future[Done]] = set()
    try:
        while True:
            for task in islice(left, ahead * processes - len(out)):
                with deaf_to_ctrl_c():  # the first one starts the processes
                    out.add(pool.submit(work, task))
            if not out:
                return
            done, out = wait(out, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_cluster(
    work: Callable[[Task], Done], tasks: Iterable[Task], address: str | None, processes: int
) -> Iterator[Done]:
    """The same on the Ray cluster at this address, or on one of so many processes that is made here."""
    left = iter(tasks)
    cluster = Cluster(work, address, processes)
    try:
        while True:
            for task in islice(left, cluster.room - cluster.out):
                cluster.hand_out(task)
            if not cluster.out:
                return
            yield from cluster.collect()
    finally:
        cluster.dismiss()

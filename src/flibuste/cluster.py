"""Work on a Ray cluster. Ray comes with the extra `cluster` and is imported only here."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack, redirect_stdout
from typing import Any, Final, Generic, TypeVar

from flibuste.kernel.refusals import FlibusteError

AHEAD: Final = 2
"""Tasks that are handed out for each core: one to work at, one to wait so that nobody is idle."""

Task = TypeVar("Task")
Done = TypeVar("Done")


class ClusterLost(FlibusteError):
    """There is no cluster, or it did not do its work."""


class Cluster(Generic[Task, Done]):
    """One task of Ray for each of ours. Every machine of the cluster needs the same flibuste installed."""

    def __init__(self, work: Callable[[Task], Done], address: str | None, processes: int | None) -> None:
        try:
            import ray
        except ImportError:
            raise ClusterLost("Ray is not installed here; `pip install flibuste[cluster]` brings it.") from None
        self._ray: Any = ray
        self._begin(address, processes)
        self._until_dismissed = ExitStack()
        # Ray tells there of killed workers, whatever it is told, and what we found goes there
        self._until_dismissed.enter_context(redirect_stdout(sys.stderr))
        self.room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        """How many tasks may be out at once."""
        self._work: Any = ray.remote(num_cpus=1)(work)
        self._out: list[Any] = []

    def _begin(self, address: str | None, processes: int | None) -> None:
        """Joins the cluster at this address, or makes a small one here."""
        how: dict[str, Any] = (
            {"address": address} if address is not None else {"address": "local", "num_cpus": processes}
        )
        same_mode = {"env_vars": {"FLIBUSTE_PURE": os.environ.get("FLIBUSTE_PURE", "0")}}
        try:
            self._ray.init(
                **how, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, runtime_env=same_mode
            )
        except (ConnectionError, RuntimeError, ValueError, TimeoutError, self._ray.exceptions.RayError) as wrong:
            first = (str(wrong).splitlines() or [type(wrong).__name__])[0]
            raise ClusterLost(f"There is no Ray cluster at {address or 'this machine'}: {first.rstrip('.')}.") from None

    @property
    def out(self) -> int:
        return len(self._out)

    def hand_out(self, task: Task) -> None:
        self._out.append(self._work.remote(task))

    def collect(self) -> list[Done]:
        """Waits for the next."""
        done, self._out = self._ray.wait(self._out, num_returns=1)
        try:
            found: list[Done] = self._ray.get(done)
        except self._ray.exceptions.RayError as wrong:
            first = str(wrong).strip().splitlines()[-1]
            raise ClusterLost(f"The cluster could not do its work ({first}); what was finished is kept.") from None
        return found

    def dismiss(self) -> None:
        self._ray.shutdown()
        self._until_dismissed.close()

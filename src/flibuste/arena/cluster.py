"""Workers on a Ray cluster. Ray comes with the extra `cluster` and is imported only here."""

from __future__ import annotations

import logging
import os
from typing import Any

from flibuste.arena.deals import Deal, Task, play_deal
from flibuste.arena.workers import AHEAD, Workers, WorkersLost


class Cluster(Workers):
    """One task of Ray for each deal. Every machine of the cluster needs the same flibuste installed."""

    def __init__(self, address: str | None, processes: int | None) -> None:
        try:
            import ray
        except ImportError:
            raise WorkersLost("Ray is not installed here; `pip install flibuste[cluster]` brings it.") from None
        self._ray: Any = ray
        self._begin(address, processes)
        self.room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play: Any = ray.remote(num_cpus=1)(play_deal)
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
            raise WorkersLost(f"There is no Ray cluster at {address or 'this machine'}: {first.rstrip('.')}.") from None

    def hand_out(self, task: Task) -> None:
        self._out.append(self._play.remote(task))

    def collect(self) -> list[Deal]:
        done, self._out = self._ray.wait(self._out, num_returns=1)
        try:
            deals: list[Deal] = self._ray.get(done)
        except self._ray.exceptions.RayError as wrong:
            first = str(wrong).strip().splitlines()[-1]
            raise WorkersLost(f"The cluster could not play a deal ({first}); finished deals are kept.") from None
        return deals

    def dismiss(self) -> None:
        self._ray.shutdown()

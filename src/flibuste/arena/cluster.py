"""Deals on a Ray cluster."""

from __future__ import annotations

from flibuste.arena.deals import Deal, Task, play_deal
from flibuste.arena.workers import Workers
from flibuste.cluster import Cluster


class Crews(Workers):
    """One task of the cluster for each deal."""

    def __init__(self, address: str | None, processes: int | None) -> None:
        self._cluster = Cluster(play_deal, address, processes)
        self.room = self._cluster.room

    def hand_out(self, task: Task) -> None:
        self._cluster.hand_out(task)

    def collect(self) -> list[Deal]:
        return self._cluster.collect()

    def dismiss(self) -> None:
        self._cluster.dismiss()

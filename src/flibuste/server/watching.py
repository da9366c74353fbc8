"""Whether all is well: looked after in the background, and told to who asks at /ready."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path
from typing import Final

import msgspec

from flibuste.kernel.refusals import FlibusteError
from flibuste.server import metrics
from flibuste.server.host import Host
from flibuste.server.protocol import Health

log: Final = logging.getLogger("flibuste")

EVERY: Final = 5.0
"""Seconds between two looks."""
LEAST_SPACE: Final = 200 * 1024 * 1024
"""Bytes: some hundred thousand games, and an hour to do something about it."""


class Watch:
    def __init__(self, host: Host, folder: Path | None) -> None:
        """`folder`: where the store is, if it is on this machine."""
        self._host = host
        self._folder = folder
        self._is_low = False

    async def keep(self) -> None:
        """Until it is cancelled."""
        metrics.STARTED.set(time.time())
        while True:
            self.look()
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            metrics.LAG.set(max(0.0, time.monotonic() - due))

    def look(self) -> None:
        """Takes the measures that nobody takes on the way; little space is told once."""
        for status, count in self._host.count_tables().items():
            metrics.TABLES.set(count, status)
        space = self._space()
        if space is None:
            return
        metrics.SPACE.set(space)
        if space < LEAST_SPACE and not self._is_low:
            log.error("Only %d MB are left for the store.", space // 2**20, extra={"facts": {"event": "little-space"}})
        self._is_low = space < LEAST_SPACE

    async def troubles(self) -> list[str]:
        """Sentences about what does not work, here or at a server that shares the store; none when all does."""
        troubles = await self.own_troubles()
        for answer in (await self._ask_others("/ready/own")).values():
            try:
                troubles += msgspec.json.decode(answer, type=Health).troubles
            except msgspec.DecodeError:
                troubles.append("One of the server processes does not answer.")
        return list(dict.fromkeys(troubles))

    async def metrics(self) -> str:
        """Of all servers that share the store, as of one."""
        others = [answer.decode() for answer in (await self._ask_others("/metrics/own")).values()]
        return metrics.summed([self.own_metrics(), *others]) if others else self.own_metrics()

    async def metrics_of_each(self) -> str:
        others = {address: answer.decode() for address, answer in (await self._ask_others("/metrics/own")).items()}
        own = "" if self._host.fleet is None else self._host.fleet.own.address
        return metrics.side_by_side({own: self.own_metrics(), **others})

    def own_metrics(self) -> str:
        self.look()
        return metrics.text()

    async def _ask_others(self, path: str) -> dict[str, bytes]:
        return {} if self._host.fleet is None else await self._host.fleet.ask_others(path)

    async def own_troubles(self) -> list[str]:
        self.look()
        checks = [
            (self._is_low, "There is little space left for the store."),
            (not metrics.STORE_WORKS.values[""], "The last write to the store failed."),
            (not self._can_read(), "The store cannot be read."),
            (not await self._host.bots_are_well(), "The processes of the bots do not answer."),
        ]
        return [sentence for is_wrong, sentence in checks if is_wrong]

    def _can_read(self) -> bool:
        try:
            return self._host.can_read()
        except FlibusteError:
            return False

    def _space(self) -> int | None:
        if self._folder is None:
            return None
        try:
            return shutil.disk_usage(self._folder).free
        except OSError:
            return 0

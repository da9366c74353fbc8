"""Studies of finished games: asked for by anybody who may look, computed where bots think when none of them has to.

What is found is kept with the game, so that who is killed meanwhile, or stops it, goes on where it was.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from typing import Final, Protocol

import msgspec

from flibuste.kernel.records import Record, read_record
from flibuste.kernel.refusals import BadRecord, FlibusteError
from flibuste.server.bot_worker import Call, Piece
from flibuste.server.limits import Crowd
from flibuste.server.metrics import on_disk
from flibuste.server.protocol import StudyInfo
from flibuste.server.store import NotSaved, Outdated, Store
from flibuste.server.studied import moves_told, study_told
from flibuste.server.table import Table
from flibuste.server.troubles import NotDone, NotNow
from flibuste.study.analysis import CLOSE, Analysis, Studied, Study, Task, studied_from_data
from flibuste.study.chances import Budget

log: Final = logging.getLogger("flibuste")

SHELF: Final = "studies"
BUDGET: Final = Budget(playouts=600, redraws=5, error=CLOSE)
AT_ONCE: Final = 8
"""Moves of a game that are out at the same time, where so many processes are free."""
SAVED_EVERY: Final = 2.0
"""Seconds of work that a killed server loses at most."""
MOST_WAITING: Final = 50
MOST_OF_ONE: Final = 3
"""Games that one address may have studied or waiting at the same time."""


class TooManyStudies(NotDone):
    pass


class CannotStudy(FlibusteError):
    """Says in which state such a game is for ever: `ended` by people, or too `old` to be played again."""


class Scholar(Protocol):
    """Where moves are studied."""

    async def study(self, call: Call) -> dict[str, object]: ...


class Kept(msgspec.Struct):
    """What the store has of a study."""

    wanted: bool
    """Somebody waits for the rest of it."""
    playouts: int
    redraws: int
    found: list[dict[str, object]]

    @property
    def budget(self) -> Budget:
        return Budget(self.playouts, self.redraws, error=CLOSE)


class Sitting:
    """A study that is being worked at, or waits for that. It holds its table, which so stays with this server."""

    def __init__(self, table: Table, study: Study, number: int, address: str) -> None:
        self.table = table
        self.study = study
        self.number = number
        """How many times it was written."""
        self.address = address
        self.began = 0.0
        """0: it waits for its turn."""
        self.done = len(study.found)
        self.total = len(study.record.entries)
        self._done_before = self.done
        self.saved = time.monotonic()
        self.is_saving = False
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.began = time.monotonic()

    def add(self, studied: Studied) -> None:
        self.study.add(studied)
        self.done += 1

    @property
    def seconds_left(self) -> int:
        """As the moves so far went; 0 where there were none yet."""
        done = self.done - self._done_before
        return round((time.monotonic() - self.began) / done * (self.total - self.done)) if done else 0


class Studies:
    """All studies of one server: one game at a time, in the order they were asked for."""

    def __init__(self, store: Store, bots: Scholar, find: Callable[[str], Table]) -> None:
        self._store = store
        self._bots = bots
        self._find = find
        self._sittings: dict[str, Sitting] = {}
        self._asked = Crowd()
        self._turn = asyncio.Semaphore(1)

    async def start(self) -> None:
        """Goes on with what somebody waits for, but for the tables of other servers."""
        for paper in self._store.papers(SHELF, MOST_WAITING):
            if paper.rank > 0.0:
                try:
                    await self.begin(self._find(paper.key))
                except FlibusteError as problem:
                    log.warning("The study of table %s does not go on: %s", paper.key, problem)

    async def close(self) -> None:
        tasks = [sitting.task for sitting in self._sittings.values() if sitting.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- what may be asked --------------------------------------------------------------------------------------------

    async def look(self, table: Table, since: int = 0) -> StudyInfo:
        """How far it is, with the moves from `since` on."""
        sitting = self._sittings.get(table.id)
        if sitting is not None:
            state = "computing" if sitting.began else "queued"
            told = StudyInfo(state, sitting.done, sitting.total, sitting.seconds_left, sitting.study.budget.playouts)
            told.together = table.wins_together
            told.moves = moves_told(sitting.study, since)
            return told
        try:
            record = await _record_of(table)
        except CannotStudy as problem:
            return StudyInfo(str(problem))
        kept, number = self._kept(table.id)
        if kept is None:
            return StudyInfo("none", total=table.moves_made)
        study = _study(record, kept)
        if kept.wanted:  # whoever worked at it is gone
            self._sit(table, study, number, "")
            return await self.look(table, since)
        if left := study.tasks():
            done = len(study.found)
            told = StudyInfo("stopped", done, done + len(left), playouts=study.budget.playouts)
            told.together = table.wins_together
            told.moves = moves_told(study, since)
            return told
        return study_told(study, table.wins_together)

    async def begin(self, table: Table, address: str = "") -> StudyInfo:
        """Asks for it, or for the rest of it."""
        if table.id in self._sittings:
            return await self.look(table)
        try:
            record = await _record_of(table)
        except CannotStudy as problem:
            return StudyInfo(str(problem))
        kept, number = self._kept(table.id)
        study = _study(record, kept or Kept(True, BUDGET.playouts, BUDGET.redraws, []))
        if study.tasks():
            self._sit(table, study, number, address)
            await self._save(self._sittings[table.id], wanted=True)
        return await self.look(table)

    async def stop(self, table: Table, address: str = "") -> StudyInfo:
        """What was found so far is kept. Others than who asked for it are only told how far it is."""
        sitting = self._sittings.get(table.id)
        is_others = sitting is not None and "" not in (address, sitting.address) and sitting.address != address
        if sitting is not None and sitting.task is not None and not is_others:
            sitting.task.cancel()
            await asyncio.gather(sitting.task, return_exceptions=True)
            await self._save(sitting, wanted=False)
        return await self.look(table)

    async def analysis(self, table: Table) -> Analysis:
        """Of a study that is done."""
        kept, _ = self._kept(table.id)
        study = None if kept is None or kept.wanted else _study(await _record_of(table), kept)
        if study is None or study.tasks():
            raise NotNow("study-unfinished")
        return study.analysis()

    # --- the work -----------------------------------------------------------------------------------------------------

    def _sit(self, table: Table, study: Study, number: int, address: str) -> None:
        if len(self._sittings) >= MOST_WAITING:
            raise TooManyStudies("studies-many")
        if address and not self._asked.enter(address, MOST_OF_ONE):
            raise TooManyStudies("studies-own")
        sitting = self._sittings[table.id] = Sitting(table, study, number, address)
        sitting.task = asyncio.create_task(self._work(sitting))
        sitting.task.add_done_callback(lambda _: self._rise(sitting))

    def _rise(self, sitting: Sitting) -> None:
        del self._sittings[sitting.table.id]
        if sitting.address:
            self._asked.leave(sitting.address)

    async def _work(self, sitting: Sitting) -> None:
        async with self._turn:
            sitting.begin()
            try:
                await self._study_all(sitting)
                await self._save(sitting, wanted=False)
            except Outdated:
                log.info("Another server studies table %s.", sitting.table.id)
            except NotSaved as problem:
                log.warning("The study of table %s stops: %s", sitting.table.id, problem)
            except FlibusteError as problem:
                log.warning("The study of table %s stops: %s", sitting.table.id, problem)
                await self._save(sitting, wanted=False)

    async def _study_all(self, sitting: Sitting) -> None:
        """The first look at each move, then the second where it is worth one."""
        while tasks := sitting.study.tasks():
            sitting.total = sitting.done + len(tasks)
            left = iter(tasks)
            hands = [asyncio.create_task(self._study_some(sitting, left)) for _ in range(AT_ONCE)]
            try:
                await asyncio.gather(*hands)
            finally:
                for hand in hands:
                    hand.cancel()
                await asyncio.gather(*hands, return_exceptions=True)

    async def _study_some(self, sitting: Sitting, left: Iterator[Task]) -> None:
        title = sitting.table.title.id
        for task in left:
            position = dict(task.position.to_data())
            piece = Piece(
                task.number,
                task.seats,
                task.move.notation,
                task.is_luck,
                task.again,
                task.again_after,
                task.budget.playouts,
                task.budget.redraws,
                task.budget.error,
            )
            found = await self._bots.study(Call(title, 0, "", "", position, piece=piece))
            sitting.add(studied_from_data(found))
            if not sitting.is_saving and time.monotonic() - sitting.saved >= SAVED_EVERY:
                await self._save(sitting, wanted=True)

    # --- the store ----------------------------------------------------------------------------------------------------

    def _kept(self, id: str) -> tuple[Kept | None, int]:
        paper = self._store.paper(SHELF, id)
        return (None, 0) if paper is None else (msgspec.json.decode(paper.text, type=Kept), paper.number)

    async def _save(self, sitting: Sitting, wanted: bool) -> None:
        sitting.saved = time.monotonic()
        study = sitting.study
        found = [dict(studied.to_data()) for studied in study.found]
        text = msgspec.json.encode(Kept(wanted, study.budget.playouts, study.budget.redraws, found)).decode()
        number = sitting.number
        sitting.number += 1
        sitting.is_saving = True
        try:
            await on_disk(self._store.put(SHELF, sitting.table.id, number, text, time.time() if wanted else 0.0))
        except NotSaved:
            sitting.number = number
            raise
        finally:
            sitting.is_saving = False


async def _record_of(table: Table) -> Record:
    """A running game is refused."""
    if not table.over:
        raise NotNow("study-running")
    if table.ended is not None:
        raise CannotStudy("ended")
    try:
        return read_record(await table.record())
    except BadRecord:
        raise CannotStudy("old") from None


def _study(record: Record, kept: Kept) -> Study:
    return Study(record, kept.budget, map(studied_from_data, kept.found))

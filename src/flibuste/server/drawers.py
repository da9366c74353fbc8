"""Papers of one shelf as things of one type. Several servers may change the same one: who was not first reads again."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, Generic, TypeVar

import msgspec

from flibuste.server.metrics import on_disk
from flibuste.server.store import NotSaved, Outdated, Store

Kept = TypeVar("Kept")
MOST_TRIES: Final = 20


class Drawer(Generic[Kept]):
    """`rank`: where a thing stands among the others, the highest first."""

    def __init__(
        self, store: Store, shelf: str, kind: type[Kept], rank: Callable[[Kept], float] = lambda _: 0.0
    ) -> None:
        self._store = store
        self._shelf = shelf
        self._kind = kind
        self._rank = rank

    def get(self, key: str) -> Kept | None:
        paper = self._store.paper(self._shelf, key)
        return None if paper is None else msgspec.json.decode(paper.text, type=self._kind)

    def first(self, most: int, skip: int = 0) -> list[tuple[str, Kept]]:
        papers = self._store.papers(self._shelf, most, skip)
        return [(paper.key, msgspec.json.decode(paper.text, type=self._kind)) for paper in papers]

    def count(self) -> int:
        return self._store.count(self._shelf)

    async def change(self, key: str, by: Callable[[Kept | None], Kept | None]) -> None:
        """`by` is given what is kept, and says what is to be kept instead; None: all stays as it is.

        It is asked again where somebody else wrote meanwhile. Whatever it raises is raised, and nothing is changed.
        """
        for _ in range(MOST_TRIES):
            paper = self._store.paper(self._shelf, key)
            kept = by(None if paper is None else msgspec.json.decode(paper.text, type=self._kind))
            if kept is None:
                return None
            rank = self._rank(kept)
            assert math.isfinite(rank)
            text = msgspec.json.encode(kept).decode()
            try:
                return await on_disk(
                    self._store.put(self._shelf, key, 0 if paper is None else paper.number, text, rank)
                )
            except Outdated:
                continue
        raise NotSaved("This was not saved, because others change the same all the time; try again.")

    async def drop(self, key: str) -> None:
        await on_disk(self._store.drop(self._shelf, key))

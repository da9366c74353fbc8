"""Where the records of played games are put: each in a file of its own, or all in one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from types import TracebackType
from typing import IO, ClassVar

SUFFIX = ".jsonl"


class Shelf(ABC):
    wants_records: ClassVar[bool] = True

    @abstractmethod
    def put(self, name: str, text: str) -> None: ...

    def __enter__(self) -> Shelf:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @abstractmethod
    def close(self) -> None: ...


class NoShelf(Shelf):
    wants_records = False

    def put(self, name: str, text: str) -> None:
        """Gone."""

    def close(self) -> None:
        """It holds nothing."""


class Folder(Shelf):
    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)

    def put(self, name: str, text: str) -> None:
        (self.path / (name + SUFFIX)).write_text(text, encoding="utf-8")

    def close(self) -> None:
        """Every file is closed already."""


class OneFile(Shelf):
    """One record after the other, as they come: `read_records` takes them apart."""

    def __init__(self, path: Path) -> None:
        self.file: IO[str] = path.open("a", encoding="utf-8")

    def put(self, name: str, text: str) -> None:
        self.file.write(text)
        self.file.flush()

    def close(self) -> None:
        self.file.close()


def shelf_at(where: str | None) -> Shelf:
    """A name that ends in .jsonl is a file to add to, any other a folder."""
    if where is None:
        return NoShelf()
    return OneFile(Path(where)) if where.endswith(SUFFIX) else Folder(Path(where))

"""A title: one playable rule set, and where everything about it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from flibuste.kernel.chance import Chance
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.moves import MoveBook
from flibuste.kernel.options import Option, Value, resolve
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import BadOption


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """Each title subclasses it in its folder's __init__.py and is registered in flibuste.games."""

    id: ClassVar[str]
    name: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    options: ClassVar[list[Option]]
    rules: ClassVar[int]
    """Grows when a ruling changes the course of a recorded game."""
    components: ClassVar[str]
    """The version of the component data in use; an owner's own data adds its fingerprint."""
    private: ClassVar[bool]
    """Whether a seat may know something that another may not. If not, every view is the same."""
    book: ClassVar[MoveBook]

    def new_position(
        self, seats: int, options: Mapping[str, Value], chance: Chance, logbook: Logbook | None
    ) -> Position:
        """A fresh position for resolved options."""
        raise NotImplementedError

    def position_from_data(self, data: Data) -> Position:
        raise NotImplementedError

    def catalogue(self) -> list[Data]:
        """Every kind of piece: its name in records, its printed facts, and how sure each is."""
        raise NotImplementedError

    def resolve(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        least, most = self.seats
        if not least <= seats <= most:
            raise BadOption(f"{self.name} is for {least} to {most} players, not {seats}.")
        return resolve(self.name, self.options, options, seats)

    def to_data(self) -> Data:
        return {
            "id": self.id,
            "name": self.name,
            "seats": list(self.seats),
            "options": [option.to_data() for option in self.options],
        }

"""What the terminal asks of a title's table. A title without a board of its own is told by moves and events alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Event
from flibuste.kernel.moves import Move
from flibuste.kernel.options import Value
from flibuste.words import Words

Facts = Mapping[str, object]
Brings = Callable[[Move], Mapping[str, int]]
"""What a move is sure to bring."""


class TextBoard:
    """A table as plain lines."""

    def describe(self, view: Data, words: Words, names: Sequence[str], you: int, full: bool, odds: bool) -> list[str]:
        """The table as seat `you` sees it: everything or only what matters now, with or without the odds."""
        return []

    def tells_odds(self, options: Mapping[str, Value]) -> bool:
        """Whether odds are told at every decision, not only when somebody asks for the state of the table."""
        return False

    def turn(self, view: Data) -> object:
        """Equal as long as the same turn goes on; a new one is described in full."""
        return view.get("round"), view.get("active")

    def begins_turn(self, event: Event) -> bool:
        return event.name == "turn-started"

    def worth_telling(self, event: Event) -> bool:
        """Whether an event says something that its neighbors do not."""
        return True

    def question(self, step: str, view: Data, moves: Collection[str]) -> tuple[str, Facts]:
        """The words that ask for a decision (`prompt-<question>`), and the facts they need besides the seat."""
        return step, {}

    def is_at_hand(self, move: Move, view: Data) -> bool:
        """Whether a move is about something on the table now, not in the box."""
        return True

    def short_list(self, moves: Sequence[Move], brings: Brings) -> list[Move]:
        """The moves that are worth a line of their own, where all together would be too many to read."""
        return list(moves)

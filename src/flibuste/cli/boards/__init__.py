"""The state of a table as plain lines, one module for each title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from flibuste.cli.boards import port_royal
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Event
from flibuste.words import Words

Describe = Callable[[Data, Words, Sequence[str], int, bool, bool], list[str]]
"""View, words, names, the reader's seat, whether to tell everything or only what matters now, whether to tell odds."""

DESCRIBE: Final[dict[str, Describe]] = {"port_royal": port_royal.describe}
WORTH_TELLING: Final[dict[str, Callable[[Event], bool]]] = {"port_royal": port_royal.worth_telling}


def describe(title: str, view: Data, words: Words, names: Sequence[str], you: int, full: bool, odds: bool) -> list[str]:
    found = DESCRIBE.get(title)
    return [] if found is None else found(view, words, names, you, full, odds)


def worth_telling(title: str, event: Event) -> bool:
    """Whether an event says something that its neighbors do not."""
    found = WORTH_TELLING.get(title)
    return found is None or found(event)

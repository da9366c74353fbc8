"""Output: plain lines that a pipe, a screen reader and NO_COLOR understand; colors only add to them."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from flibuste.plain import one_line


def console() -> Console:
    if os.environ.get("NO_COLOR"):
        return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, color_system=None)
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True)


def progress(live: bool = True) -> Progress:
    """A bar on stderr, silent when nobody looks. Not live: drawn on refresh() only, so that no thread disturbs."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        auto_refresh=live,
        disable=not sys.stderr.isatty(),
    )


def print_json(data: object) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def forfeited(games: int, why: str) -> str:
    """How many games were lost by something else than play."""
    return f"{games} {'game' if games == 1 else 'games'} forfeited: {one_line(why)}"


def print_table(heads: Sequence[str], rows: Sequence[Sequence[str]], texts: Sequence[str] = ()) -> None:
    """Columns set apart by spaces alone, never cut. The first and those in `texts` are words, the others numbers."""
    table = [list(heads), *[list(row) for row in rows]]
    widths = [max(len(row[column]) for row in table) for column in range(len(heads))]
    left = [column == 0 or head in texts for column, head in enumerate(heads)]
    out = console()
    for number, row in enumerate(table):
        cells = [
            cell.ljust(width) if is_left else cell.rjust(width)
            for cell, width, is_left in zip(row, widths, left, strict=True)
        ]
        out.print("  ".join(cells).rstrip(), style=None if number else "bold")


def thousands(number: float) -> str:
    """1 234 567, and a decimal for what is small."""
    return f"{number:,.0f}".replace(",", " ") if number >= 100 else f"{number:.1f}"

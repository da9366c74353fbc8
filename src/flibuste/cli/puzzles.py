"""`flibuste puzzles`: puzzles from games of bots. Which puzzles a game gives depends on its number alone.

`mine` keeps a line for each game that it has looked through, whether it found something or not, so it may end at any
moment, here or on a machine that is lent for some minutes. `take` adds what such files hold to the puzzles of titles.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import monotonic
from typing import IO, Final, NamedTuple, cast

from flibuste.games import find_title
from flibuste.kernel.data import Data, compact
from flibuste.kernel.refusals import FlibusteError
from flibuste.study.puzzles import Puzzle, puzzle_from_data
from flibuste.study.puzzles.mining import Claim, Mined, mine
from flibuste.study.workers import side_by_side

TERMS: Final = ("playouts", "hasty")
"""What must be the same for all games of a file: how they were looked at."""


class OtherTerms(FlibusteError):
    """A file holds what was found in another way, or nothing that was mined at all."""


class Game(NamedTuple):
    title: str
    number: int


Found = dict[Game, list[Puzzle]]


# --- finding them -----------------------------------------------------------------------------------------------------


def run_mine(args: Namespace) -> int:
    titles = [find_title(id).id for id in args.titles]
    out = Path(args.out or "puzzles.jsonl")
    terms: Data = {name: getattr(args, name) for name in TERMS}
    found = _read(out, terms) if out.exists() else {}
    end = monotonic() + 60.0 * args.minutes if args.minutes else None
    with out.open("w", encoding="utf-8") as kept:
        _keep(kept, terms, *[_line(game, puzzles) for game, puzzles in found.items()])
        for one in side_by_side(mine, _claims(titles, args, found, end), args.processes, ahead=1):
            _add(found, one)
            _keep(kept, _line(Game(one.title, one.game), one.puzzles))
            _say(titles, found)
    for title in titles:
        print(_told(title, found))
    return 0


def _claims(titles: list[str], args: Namespace, found: Found, end: float | None) -> Iterator[Claim]:
    """All titles in turn, so that each has something when the time is up."""
    for number in range(args.first, args.first + args.games):
        for title in titles:
            if end is not None and monotonic() >= end:
                return
            if Game(title, number) not in found and not (args.enough and _many(title, found) >= args.enough):
                yield Claim(title, number, args.playouts, args.hasty)


def _add(found: Found, mined: Mined) -> None:
    found[Game(mined.title, mined.game)] = mined.puzzles


def _many(title: str, found: Found) -> int:
    return sum(len(puzzles) for game, puzzles in found.items() if game.title == title)


def _told(title: str, found: Found) -> str:
    games = sum(game.title == title for game in found)
    return f"{find_title(title).name}: {_many(title, found)} puzzles from {games} games"


def _say(titles: list[str], found: Found) -> None:
    if sys.stderr.isatty():
        told = "; ".join(_told(title, found) for title in titles)
        print(f"\r{told} ", end="", file=sys.stderr, flush=True)


# --- the file ---------------------------------------------------------------------------------------------------------


def _line(game: Game, puzzles: list[Puzzle]) -> Data:
    return {"title": game.title, "game": game.number, "puzzles": [puzzle.to_data() for puzzle in puzzles]}


def _keep(kept: IO[str], *lines: Data) -> None:
    kept.writelines(compact(line) + "\n" for line in lines)
    kept.flush()


def _read(path: Path, terms: Data | None = None) -> Found:
    """What was found before an interruption. A line that was not written whole is left out: its game is mined again."""
    first, *lines = list(_lines(path)) or [terms or {}]
    if set(first) != set(TERMS):
        raise OtherTerms(f"{path} holds nothing that was mined.")
    if terms is not None and first != terms:
        raise OtherTerms(f"{path} holds what was found with other playouts; name another file.")
    found: Found = {}
    for line in lines:
        puzzles = [puzzle_from_data(puzzle) for puzzle in cast("list[Data]", line["puzzles"])]
        found[Game(cast(str, line["title"]), cast(int, line["game"]))] = puzzles
    return found


def _lines(path: Path) -> Iterator[Data]:
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            return


# --- taking them in ---------------------------------------------------------------------------------------------------


def run_take(args: Namespace) -> int:
    found: Found = {}
    for file in args.files:
        found |= _read(Path(file))
    for title in sorted({game.title for game in found}):
        path = Path(args.into) / f"{title}.jsonl"
        before = [puzzle_from_data(line) for line in _lines(path)] if path.exists() else []
        after = _together(before, _in_order(title, found), args.most)
        path.write_text("".join(compact(puzzle.to_data()) + "\n" for puzzle in after), encoding="utf-8")
        print(f"{find_title(title).name}: {len(after)} puzzles, {len(after) - len(before)} of them new, in {path}")
    return 0


def _in_order(title: str, found: Found) -> Iterator[Puzzle]:
    for game in sorted(found):
        if game.title == title:
            yield from found[game]


def _together(before: list[Puzzle], more: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """Those that were there keep their places; a game that was mined twice gives its puzzles once."""
    known = {puzzle.source for puzzle in before}
    new = [puzzle for puzzle in more if puzzle.source not in known]
    return before + new[: max(0, most - len(before))]

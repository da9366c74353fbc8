"""`flibuste puzzles mine`: puzzles from games of bots. Which puzzles a game gives depends on its number alone."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import IO, cast

from flibuste.games import find_title
from flibuste.kernel.data import Data, compact
from flibuste.study.puzzles import Puzzle, puzzle_from_data
from flibuste.study.puzzles.mining import Claim, Mined, mine
from flibuste.study.workers import side_by_side


def run(args: Namespace) -> int:
    title = find_title(args.title)
    out = Path(args.out or f"{title.id}.jsonl")
    part = out.with_name(f"{out.name}.part")
    claims = [Claim(title.id, game, args.playouts, args.hasty) for game in range(1, args.games + 1)]
    mined = _known(part, claims[0])
    end = monotonic() + 60.0 * args.minutes if args.minutes else None
    with part.open("w", encoding="utf-8") as kept:
        _keep(kept, _mark(claims[0]), *[_line(one) for one in mined.values()])
        left = (claim for claim in claims if claim.game not in mined and (end is None or monotonic() < end))
        for one in side_by_side(mine, left, args.processes):
            mined[one.game] = one
            _keep(kept, _line(one))
            _say(mined, len(claims))
    puzzles = list(_in_order(mined))
    out.write_text("".join(compact(puzzle.to_data()) + "\n" for puzzle in puzzles), encoding="utf-8")
    if len(mined) == len(claims):
        part.unlink()
    print(f"{title.name}: {len(puzzles)} puzzles from {len(mined)} games in {out.name}")
    return 0


def _in_order(mined: dict[int, Mined]) -> Iterator[Puzzle]:
    for game in sorted(mined):
        yield from mined[game].puzzles


def _mark(claim: Claim) -> Data:
    """How it was looked: what was found otherwise is of no use."""
    return {"title": claim.title, "playouts": claim.playouts, "hasty": claim.hasty}


def _line(mined: Mined) -> Data:
    return {"game": mined.game, "puzzles": [puzzle.to_data() for puzzle in mined.puzzles]}


def _mined(line: Data) -> Mined:
    puzzles = cast("list[Data]", line["puzzles"])
    return Mined(cast(int, line["game"]), [puzzle_from_data(puzzle) for puzzle in puzzles])


def _keep(kept: IO[str], *lines: Data) -> None:
    kept.writelines(compact(line) + "\n" for line in lines)
    kept.flush()


def _known(part: Path, claim: Claim) -> dict[int, Mined]:
    """The games that were mined before an interruption. A line that was not written whole is mined again."""
    found: list[Data] = []
    for line in part.read_text(encoding="utf-8").splitlines() if part.exists() else []:
        try:
            found.append(json.loads(line))
        except ValueError:
            break
    if not found or found[0] != _mark(claim):
        return {}
    mined = [_mined(line) for line in found[1:]]
    return {one.game: one for one in mined}


def _say(mined: dict[int, Mined], games: int) -> None:
    if sys.stderr.isatty():
        puzzles = sum(len(one.puzzles) for one in mined.values())
        print(f"\rgame {len(mined)} of {games}, {puzzles} puzzles ", end="", file=sys.stderr, flush=True)

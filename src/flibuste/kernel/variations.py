"""Variations: what could have been, written into the record of what was.

A record may carry a tree of other courses of its game, under `variations` in its first line: a reader that knows
nothing of them passes over that and has the main line. Each branch is a whole record that begins with a position:
that of its moment, in which all that one seat did not know was dealt anew. docs/study.md has the format.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, cast

from flibuste.kernel.arrange import check_pieces, readable
from flibuste.kernel.data import Data, compact
from flibuste.kernel.game import Game, rebuild
from flibuste.kernel.past import Past
from flibuste.kernel.records import Record, number_in, read_record, text_in
from flibuste.kernel.refusals import BadRecord
from flibuste.kernel.title import Title

FORMAT: Final = 1
KEY: Final = "variations"
MAIN: Final = -1
"""In place of a branch's number: the game as it was played."""
MOST_BRANCHES: Final = 60
MOST_COMMENTS: Final = 300
LONGEST_COMMENT: Final = 500
"""Letters."""
MOST_MOVES: Final = 20_000
"""Of all lines together: whoever reads them plays them all."""


class Branch:
    """One other course, from a moment of the main line or of an earlier branch."""

    def __init__(self, of: int, moves: int, seat: int, record: Record) -> None:
        self.of = of
        """The number of an earlier branch, from 0; MAIN: the game itself."""
        self.moves = moves
        """Of that line, before it leaves."""
        self.seat = seat
        """By whose knowledge: what this seat did not know was dealt anew."""
        self.record = record


class Comment:
    """What somebody says about a moment of a line: after so many of its moves."""

    def __init__(self, line: int, moves: int, text: str) -> None:
        self.line = line
        self.moves = moves
        self.text = text


class Tree:
    """A game with its other courses."""

    def __init__(self, record: Record, branches: list[Branch], comments: list[Comment], names: list[str]) -> None:
        self.record = record
        self.branches = branches
        self.comments = comments
        self.names = names
        """Of those who played, where they are known."""

    def to_text(self) -> str:
        """The record, with `variations` in its first line."""
        first, _, rest = self.record.to_text().partition("\n")
        told: dict[str, object] = {
            "format": FORMAT,
            "names": self.names,
            "comments": [[one.line, one.moves, one.text] for one in self.comments],
            "branches": [
                {
                    "of": branch.of,
                    "moves": branch.moves,
                    "seat": branch.seat,
                    "record": [json.loads(line) for line in branch.record.to_text().splitlines()],
                }
                for branch in self.branches
            ],
        }
        return f"{compact({**json.loads(first), KEY: told})}\n{rest}"


def read_tree(text: str) -> Tree:
    """The tree that to_text() wrote, as it is written: `played_lines` plays it. A record without any is a tree, too."""
    record = read_record(text)
    told = json.loads(next(line for line in text.splitlines() if line.strip())).get(KEY, {"format": FORMAT})
    try:
        if told["format"] != FORMAT:
            raise BadRecord(f"This record's variations have format {told['format']!r}; this program reads {FORMAT}.")
        branches = [_branch(row) for row in _rows(told.get("branches", []), MOST_BRANCHES, "branches")]
        comments = [_comment(row) for row in _rows(told.get("comments", []), MOST_COMMENTS, "comments")]
        names = [text_in(name) for name in _rows(told.get("names", []), record.seats, "names")]
    except (KeyError, TypeError, ValueError) as wrong:
        raise BadRecord(f"The variations of this record are broken: {wrong}.") from None
    tree = Tree(record, branches, comments, names)
    _check_places(tree)
    return tree


def played_lines(title: Title, tree: Tree) -> Iterator[Game]:
    """Plays every line, the main one first: each branch must begin with what its seat knew where it leaves its line.

    One after the other: whoever has other things to do as well does them in between.
    """
    records = [tree.record, *[branch.record for branch in tree.branches]]
    moves = sum([len(record.entries) for record in records])
    if moves > MOST_MOVES:
        raise BadRecord(f"All lines of a record have at most {MOST_MOVES} moves together, and these {moves}.")
    games = [rebuild(title, tree.record)]
    pasts: dict[int, Past] = {}
    yield games[0]
    for number, branch in enumerate(tree.branches):
        line = branch.of + 1
        if line not in pasts:
            pasts[line] = Past(games[line])
        _check_beginning(games[line], records[line], pasts[line], branch, f"Branch {number + 1} of this record")
        games.append(rebuild(title, branch.record))
        yield games[-1]


def _check_beginning(line: Game, origin: Record, past: Past, branch: Branch, which: str) -> None:
    record = branch.record
    if (record.title, record.seats, record.rules) != (origin.title, origin.seats, origin.rules):
        raise BadRecord(f"{which} is not of the same game.")
    if record.options != origin.options or record.legacy != origin.legacy or record.position is None:
        raise BadRecord(f"{which} is not of the same game.")
    position = readable(line.title, line.terms, record.position)
    check_pieces(line.title, line.terms, position)
    then = past.position(branch.moves)
    if then.seat_to_move() < 0 or then.view(branch.seat) != position.view(branch.seat):
        raise BadRecord(f"{which} does not begin with what its seat knew then.")


def _check_places(tree: Tree) -> None:
    lengths = [len(tree.record.entries), *[len(branch.record.entries) for branch in tree.branches]]
    for number, branch in enumerate(tree.branches):
        fits = MAIN <= branch.of < number and 0 <= branch.moves <= lengths[branch.of + 1]
        if not fits or not 0 <= branch.seat < tree.record.seats:
            raise BadRecord(f"Branch {number + 1} of this record leaves no moment of it.")
    for comment in tree.comments:
        if not MAIN <= comment.line < len(tree.branches) or not 0 <= comment.moves <= lengths[comment.line + 1]:
            raise BadRecord("A comment of this record is about no moment of it.")


def _branch(row: object) -> Branch:
    data = _object(row)
    lines = data["record"]
    if not isinstance(lines, list):
        raise TypeError("the record of a branch should be a list of its lines")
    record = read_record("\n".join([compact(cast(object, line)) for line in lines]))
    return Branch(number_in(data["of"]), number_in(data["moves"]), number_in(data["seat"]), record)


def _comment(row: object) -> Comment:
    if not isinstance(row, list) or len(row) != 3:
        raise TypeError("a comment should be a line, a number of moves and a text")
    return Comment(number_in(row[0]), number_in(row[1]), text_in(row[2]))


def _rows(value: object, most: int, name: str) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"{name} should be a list")
    if len(value) > most:
        raise ValueError(f"there are at most {most} {name}, and here {len(value)}")
    return value


def _object(value: object) -> Data:
    if not isinstance(value, dict):
        raise TypeError("a branch should be an object")
    return value

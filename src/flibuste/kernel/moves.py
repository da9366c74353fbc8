"""Moves: interned, with a stable number, a short notation for records, and a key with arguments for words."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from flibuste.kernel.copies import Again, book_again, move_again
from flibuste.kernel.data import Data
from flibuste.kernel.refusals import UnknownMove


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One choice. Two moves are the same exactly when they are the same object.

    `face` is how a choice that is kept secret is written for the others: `keep`, where its own notation is `keep 17`.
    Moves with one face look alike to them.
    """

    def __init__(self, number: i64, notation: str, key: str, facts: dict[str, int | str], face: str = "") -> None:
        self.number: i64 = number
        self.notation = notation
        self.key = key
        self.facts = facts
        self.face = face or notation
        self.title = ""
        """The id of the title whose book it stands in."""

    def to_data(self) -> Data:
        return {"notation": self.notation, "key": self.key, "facts": self.facts}

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __reduce__(self) -> Again:
        return move_again, (self.title, self.notation)


class MoveBook:
    """Every move of a title over all its sets, by number and by notation. Numbers are append-only."""

    def __init__(self, title: str, version: int, moves: list[Move]) -> None:
        self.title = title
        self.version = version
        self.moves = moves
        self.by_notation: dict[str, Move] = {move.notation: move for move in moves}
        for number, move in enumerate(moves):
            assert move.number == number, f"{move.notation} has number {move.number}, not {number}"
            assert move.face == move.notation or move.face not in self.by_notation, f"{move.face} is a move of its own"
            move.title = title
        assert len(self.by_notation) == len(moves), "two moves share a notation"

    def named(self, notation: str) -> Move:
        move = self.by_notation.get(notation)
        if move is None:
            raise UnknownMove(notation)
        return move

    def __reduce__(self) -> Again:
        return book_again, (self.title,)

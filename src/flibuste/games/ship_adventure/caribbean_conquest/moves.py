"""The moves of Caribbean Conquest and their notation: a cell, a size, a direction are choices of their own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.ship_adventure.chart import DIRECTIONS
from flibuste.games.ship_adventure.pieces import CONQUEST, EQUIPMENT
from flibuste.kernel.moves import Move, MoveBook

SPIN: Final = 0
AT: Final = 1
BUY: Final = 2
RECRUIT: Final = 3
FROM: Final = 4
TAKE: Final = 5
GO: Final = 6
DRIFT: Final = 7
STOP: Final = 8
STORM: Final = 9
THROW: Final = 10
LOSE: Final = 11
GUNS: Final = 12
AIM: Final = 13
ANSWER: Final = 14
DUCK: Final = 15
DONE: Final = 16
VERBS: Final = [
    "spin",
    "at",
    "buy",
    "recruit",
    "from",
    "take",
    "go",
    "drift",
    "stop",
    "storm",
    "throw",
    "lose",
    "guns",
    "aim",
    "answer",
    "duck",
    "done",
]
MOST_CELLS: Final = 36
"""Along the edge of the board of nine boxes."""
MOST_ON_A_CELL: Final = CONQUEST.most_on_a_cell
SHIP: Final = 0
CREW: Final = 1
UNITS: Final = ["ship", "crew"]


@final
class ConquestMove(Move):
    """A verb and what it names, as a number; cells by row and column."""

    def __init__(self, number: i64, verb: i64, what: i64, name: str, facts: dict[str, int | str]) -> None:
        word = VERBS[verb]
        super().__init__(number, f"{word} {name}" if name else word, f"move-{word}", facts)
        self.verb: i64 = verb
        self.what: i64 = what


@final
class _Writer:
    """Writes the book; a move's number is its place, so what is new goes to the end."""

    def __init__(self) -> None:
        self.moves: list[ConquestMove] = []

    def add(self, verb: i64, what: i64 = 0, name: str = "", facts: dict[str, int | str] | None = None) -> ConquestMove:
        move = ConquestMove(len(self.moves), verb, what, name, {} if facts is None else facts)
        self.moves.append(move)
        return move

    def named(self, verb: i64, codes: list[str], fact: str) -> list[ConquestMove]:
        return [self.add(verb, what, code, {fact: code}) for what, code in enumerate(codes)]

    def cells(self, verb: i64) -> list[ConquestMove]:
        """By row * MOST_CELLS + column, so that a cell has the same move on every board."""
        names = [f"{row},{column}" for row in range(MOST_CELLS) for column in range(MOST_CELLS)]
        return self.named(verb, names, "cell")


def _sizes() -> list[tuple[int, int]]:
    """Ships and crews of a group."""
    return [
        (ships, crews)
        for ships in range(MOST_ON_A_CELL + 1)
        for crews in range(MOST_ON_A_CELL + 1 - ships)
        if ships + crews > 0
    ]


_WRITER: Final = _Writer()
SPIN_MOVE: Final = _WRITER.add(SPIN)
DRIFT_MOVE: Final = _WRITER.add(DRIFT)
STOP_MOVE: Final = _WRITER.add(STOP)
THROW_MOVE: Final = _WRITER.add(THROW)
ANSWER_MOVE: Final = _WRITER.add(ANSWER)
DUCK_MOVE: Final = _WRITER.add(DUCK)
DONE_MOVE: Final = _WRITER.add(DONE)
BUY_MOVES: Final = _WRITER.named(BUY, [card.code for card in EQUIPMENT], "card")
RECRUIT_MOVES: Final = _WRITER.named(RECRUIT, UNITS, "unit")
LOSE_MOVES: Final = _WRITER.named(LOSE, UNITS, "unit")
GO_MOVES: Final = _WRITER.named(GO, DIRECTIONS, "way")
AIM_MOVES: Final = _WRITER.named(AIM, DIRECTIONS, "way")
SIZES: Final = _sizes()
TAKE_MOVES: Final = [
    _WRITER.add(TAKE, ships + 16 * crews, f"{ships}+{crews}", {"ships": ships, "crews": crews})
    for ships, crews in SIZES
]
"""By the place of their size in SIZES."""
AT_MOVES: Final = _WRITER.cells(AT)
FROM_MOVES: Final = _WRITER.cells(FROM)
STORM_MOVES: Final = _WRITER.cells(STORM)
GUNS_MOVES: Final = _WRITER.cells(GUNS)
MOVES: Final[list[ConquestMove]] = _WRITER.moves
BOOK: Final = MoveBook("caribbean_conquest", 1, list[Move](MOVES))

"""The moves of Amerigo and their notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.amerigo.chart import CELLS, FRAME, MOST_FRAME_SPACES, STRIDE, cell_name, place_name
from flibuste.games.amerigo.pieces import (
    COLORS,
    PRODUCTION_TOKENS,
    PROGRESS_END,
    SHIPS,
    TILES,
    TOKENS,
    TURNED,
    WHITE,
    production_name,
)
from flibuste.kernel.moves import Move, MoveBook

THROW: Final = 0
ACT: Final = 1
TAKE_GOLD: Final = 2
SCORE_CUBES: Final = 3
PASS: Final = 4
ADVANCE: Final = 5
LEAP: Final = 6
SPECIAL: Final = 7
SHIP: Final = 8
SAIL: Final = 9
POST: Final = 10
NO_POST: Final = 11
STEPS: Final = 12
TAKE: Final = 13
DECLINE: Final = 14
PLAN: Final = 15
BUILD: Final = 16
LAY: Final = 17
BUY: Final = 18
CASH_CHEST: Final = 19
USE: Final = 20
END: Final = 21
FACE_PIRATES: Final = 22
VERBS: Final = [
    "throw",
    "act",
    "gold",
    "cubes",
    "pass",
    "advance",
    "leap",
    "special",
    "ship",
    "sail",
    "post",
    "no-post",
    "steps",
    "take",
    "decline",
    "plan",
    "build",
    "lay",
    "buy",
    "chest",
    "use",
    "end",
    "pirates",
]
MOST_STEPS: Final = PROGRESS_END + 1
"""The longest track, and one more to go past its end."""
USABLE: Final = ["fair-wind", "three-gold", "five-gold"]
"""Tokens that are used by a move of their own name; the other one-use tokens have verbs of their own."""


@final
class AmerigoMove(Move):
    """A verb and what it names, as a number: a color, a ship, a place, a tile, a token, or a way to lie and a cell."""

    def __init__(self, number: i64, verb: i64, what: i64, name: str, facts: dict[str, int | str]) -> None:
        word = VERBS[verb]
        super().__init__(number, f"{word} {name}" if name else word, f"move-{word}", facts)
        self.verb: i64 = verb
        self.what: i64 = what


@final
class _Writer:
    """Writes the book; a move's number is its place, so what is new goes to the end."""

    def __init__(self) -> None:
        self.moves: list[AmerigoMove] = []

    def add(self, verb: i64, what: i64 = 0, name: str = "", facts: dict[str, int | str] | None = None) -> AmerigoMove:
        move = AmerigoMove(len(self.moves), verb, what, name, {} if facts is None else facts)
        self.moves.append(move)
        return move


_WRITER: Final = _Writer()
THROW_MOVE: Final = _WRITER.add(THROW)
TAKE_GOLD_MOVE: Final = _WRITER.add(TAKE_GOLD)
SCORE_CUBES_MOVE: Final = _WRITER.add(SCORE_CUBES)
PASS_MOVE: Final = _WRITER.add(PASS)
ADVANCE_MOVE: Final = _WRITER.add(ADVANCE)
LEAP_MOVE: Final = _WRITER.add(LEAP)
POST_MOVE: Final = _WRITER.add(POST)
NO_POST_MOVE: Final = _WRITER.add(NO_POST)
DECLINE_MOVE: Final = _WRITER.add(DECLINE)
CASH_CHEST_MOVE: Final = _WRITER.add(CASH_CHEST)
END_MOVE: Final = _WRITER.add(END)
FACE_PIRATES_MOVE: Final = _WRITER.add(FACE_PIRATES)
ACT_MOVES: Final = [_WRITER.add(ACT, color, name, {"color": name}) for color, name in enumerate(COLORS)]
SPECIAL_MOVES: Final = [
    _WRITER.add(SPECIAL, color, name, {"color": name}) for color, name in enumerate(COLORS) if color != WHITE
]
SHIP_MOVES: Final = [_WRITER.add(SHIP, ship, str(ship + 1), {"ship": ship + 1}) for ship in range(SHIPS)]
STEPS_MOVES: Final = [
    _WRITER.add(STEPS, steps + 1, str(steps + 1), {"steps": steps + 1}) for steps in range(MOST_STEPS)
]
"""The move for one step first."""
TAKE_MOVES: Final = [_WRITER.add(TAKE, token.index, token.code, {"token": token.code}) for token in TOKENS]
USE_MOVES: Final = [
    _WRITER.add(USE, token.bit, token.code, {"token": token.code}) for token in TOKENS if token.code in USABLE
]
PLAN_MOVES: Final = [
    _WRITER.add(PLAN, tile.index, tile.code, {"tile": tile.kind_name, "shape": tile.shape.code}) for tile in TILES
]
BUILD_MOVES: Final = [
    _WRITER.add(BUILD, tile.index, tile.code, {"tile": tile.kind_name, "shape": tile.shape.code}) for tile in TILES
]
BUY_MOVES: Final = [
    _WRITER.add(BUY, token, production_name(token), {"production": production_name(token)})
    for token in range(PRODUCTION_TOKENS)
]
SAIL_MOVES: Final = [
    _WRITER.add(SAIL, place, place_name(place), {"place": place_name(place)})
    for place in range(FRAME + MOST_FRAME_SPACES)
]
"""By place."""


def _lay_moves() -> list[list[AmerigoMove]]:
    """For each way to lie and each cell of its box's north-west corner; NO_POST where it cannot fit any map."""
    table: list[list[AmerigoMove]] = []
    for way in TURNED:
        row: list[AmerigoMove] = []
        for cell in range(CELLS):
            if cell // STRIDE + way.height <= STRIDE and cell % STRIDE + way.width <= STRIDE:
                name = cell_name(cell)
                facts: dict[str, int | str] = {"shape": way.shape.code, "turns": way.turns, "cell": name}
                row.append(_WRITER.add(LAY, way.index * CELLS + cell, f"{way.code} {name}", facts))
            else:
                row.append(NO_POST_MOVE)
        table.append(row)
    return table


LAY_MOVES: Final[list[list[AmerigoMove]]] = _lay_moves()
MOVES: Final[list[AmerigoMove]] = _WRITER.moves
BOOK: Final = MoveBook("amerigo", 1, list[Move](MOVES))

"""The moves of Treasure Map and their notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.ship_adventure.chart import DIRECTIONS
from flibuste.games.ship_adventure.pieces import EQUIPMENT, LEVELS, PIECES, TOKENS
from flibuste.kernel.moves import Move, MoveBook

SPIN: Final = 0
GO: Final = 1
DRIFT: Final = 2
STOP: Final = 3
RESCUE: Final = 4
BRIBE: Final = 5
FIGHT: Final = 6
FIRE: Final = 7
HOLD: Final = 8
ANSWER: Final = 9
DUCK: Final = 10
THROW: Final = 11
SWAP: Final = 12
FETCH_GOLD: Final = 13
FETCH_TOKEN: Final = 14
FETCH_PIECE: Final = 15
STORE_GOLD: Final = 16
STORE_TOKEN: Final = 17
STORE_PIECE: Final = 18
BUY: Final = 19
COURSE: Final = 20
DONE: Final = 21
END: Final = 22
VERBS: Final = [
    "spin",
    "go",
    "drift",
    "stop",
    "rescue",
    "bribe",
    "fight",
    "fire",
    "hold",
    "answer",
    "duck",
    "throw",
    "swap",
    "fetch-gold",
    "fetch-token",
    "fetch-piece",
    "store-gold",
    "store-token",
    "store-piece",
    "buy",
    "course",
    "done",
    "end",
]
MOST_GOLD: Final = 200
"""Coins that one choice can move between crew and store."""
MOST_SEATS: Final = 4
PIRATES: Final = 4

# Whom a player can fight: crews by seat, ships without their crew by seat, pirates, the galleon.
FIRST_SHIP: Final = MOST_SEATS
FIRST_PIRATE: Final = 2 * MOST_SEATS
GALLEON: Final = FIRST_PIRATE + PIRATES
TARGETS: Final = [
    *[f"crew-{seat + 1}" for seat in range(MOST_SEATS)],
    *[f"ship-{seat + 1}" for seat in range(MOST_SEATS)],
    *[f"pirate-{pirate + 1}" for pirate in range(PIRATES)],
    "galleon",
]


def target_facts(target: i64) -> dict[str, int | str]:
    """A target as events, reasons and moves tell of it: its kind, and whose or which it is."""
    code = TARGETS[target]
    if target < FIRST_SHIP:
        return {"target": code, "kind": "crew", "to": target}
    if target < FIRST_PIRATE:
        return {"target": code, "kind": "ship", "to": target - FIRST_SHIP}
    if target < GALLEON:
        return {"target": code, "kind": "pirate", "pirate": target - FIRST_PIRATE + 1}
    return {"target": code, "kind": "galleon"}


@final
class TreasureMove(Move):
    """A verb and what it names, as a number."""

    def __init__(
        self, number: i64, verb: i64, what: i64, name: str, facts: dict[str, int | str], face: str = ""
    ) -> None:
        word = VERBS[verb]
        super().__init__(number, f"{word} {name}" if name else word, f"move-{word}", facts, face)
        self.verb: i64 = verb
        self.what: i64 = what


@final
class _Writer:
    """Writes the book; a move's number is its place, so what is new goes to the end."""

    def __init__(self) -> None:
        self.moves: list[TreasureMove] = []

    def add(
        self, verb: i64, what: i64 = 0, name: str = "", facts: dict[str, int | str] | None = None, face: str = ""
    ) -> TreasureMove:
        move = TreasureMove(len(self.moves), verb, what, name, {} if facts is None else facts, face)
        self.moves.append(move)
        return move

    def named(self, verb: i64, codes: list[str], fact: str) -> list[TreasureMove]:
        return [self.add(verb, what, code, {fact: code}) for what, code in enumerate(codes)]

    def targets(self, verb: i64) -> list[TreasureMove]:
        return [self.add(verb, target, code, target_facts(target)) for target, code in enumerate(TARGETS)]

    def tokens(self, verb: i64) -> list[TreasureMove]:
        """Others see the level of a token, and not its back (SA-TRE-06)."""
        return [
            self.add(verb, token.index, token.code, {"token": token.code}, f"{VERBS[verb]} level-{token.level}")
            for token in TOKENS
        ]


_WRITER: Final = _Writer()
SPIN_MOVE: Final = _WRITER.add(SPIN)
DRIFT_MOVE: Final = _WRITER.add(DRIFT)
STOP_MOVE: Final = _WRITER.add(STOP)
RESCUE_MOVE: Final = _WRITER.add(RESCUE)
ANSWER_MOVE: Final = _WRITER.add(ANSWER)
DUCK_MOVE: Final = _WRITER.add(DUCK)
THROW_MOVE: Final = _WRITER.add(THROW)
DONE_MOVE: Final = _WRITER.add(DONE)
END_MOVE: Final = _WRITER.add(END)
GO_MOVES: Final = _WRITER.named(GO, DIRECTIONS, "way")
COURSE_MOVES: Final = _WRITER.named(COURSE, DIRECTIONS, "way")
BRIBE_MOVES: Final = [_WRITER.add(BRIBE, pirate, str(pirate + 1), {"pirate": pirate + 1}) for pirate in range(PIRATES)]
FIGHT_MOVES: Final = _WRITER.targets(FIGHT)
FIRE_MOVES: Final = _WRITER.targets(FIRE)
HOLD_MOVES: Final = _WRITER.targets(HOLD)
BUY_MOVES: Final = _WRITER.named(BUY, [card.code for card in EQUIPMENT], "card")
FETCH_TOKEN_MOVES: Final = _WRITER.tokens(FETCH_TOKEN)
STORE_TOKEN_MOVES: Final = _WRITER.tokens(STORE_TOKEN)
FETCH_PIECE_MOVES: Final = [_WRITER.add(FETCH_PIECE, n, str(n + 1), {"piece": n + 1}) for n in range(PIECES)]
STORE_PIECE_MOVES: Final = [_WRITER.add(STORE_PIECE, n, str(n + 1), {"piece": n + 1}) for n in range(PIECES)]
FETCH_GOLD_MOVES: Final = [_WRITER.add(FETCH_GOLD, n + 1, str(n + 1), {"gold": n + 1}) for n in range(MOST_GOLD)]
"""The move for one coin first."""
STORE_GOLD_MOVES: Final = [_WRITER.add(STORE_GOLD, n + 1, str(n + 1), {"gold": n + 1}) for n in range(MOST_GOLD)]
SWAP_MOVES: Final = [
    [
        _WRITER.add(SWAP, token.index * PIECES + n, f"{token.code} {n + 1}", {"token": token.code, "piece": n + 1})
        for n in range(PIECES)
    ]
    for token in TOKENS
]
"""By token and piece."""
MOVES: Final[list[TreasureMove]] = _WRITER.moves
BOOK: Final = MoveBook("treasure_map", 1, list[Move](MOVES))

assert LEVELS == 3

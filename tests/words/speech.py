"""What the tests of all titles' words share: names, games, and what a sentence looks like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.game import Game, start
from flibuste.kernel.moves import Move
from flibuste.kernel.options import Value
from flibuste.kernel.title import Title

NAMES: Final = ["Anne", "Bao", "Chloé", "Dirk", "Eve"]
MANY: Final = 300
EVERY: Final = 61
"""Of verbs with so many moves one in so many is said: Amerigo's book has 10,135."""


def random_game(title: Title, seed: str, seats: int, options: dict[str, Value]) -> Iterator[Game]:
    """The game before each of its moves, and at its end."""
    game = start(title, seats, options, seed)
    rng = rng_from_text(seed)
    while not game.over:
        yield game
        moves = game.moves()
        game.submit(game.seat_to_move, moves[rng.below(len(moves))])
    yield game


def is_fine(text: str, ends: str = ".!") -> bool:
    odd = ("  ", "{", "..", "??")
    return text == text.strip() and text[-1] in ends and not any(signs in text for signs in odd)


def some_moves(title: Title) -> list[Move]:
    """Every move of the book but those of the largest families, and of each of these a sample."""
    families: dict[str, list[Move]] = {}
    for move in title.book.moves:
        families.setdefault(move.key, []).append(move)
    return [move for moves in families.values() for move in (moves if len(moves) < MANY else moves[::EVERY])]

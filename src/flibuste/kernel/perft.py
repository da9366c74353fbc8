"""How many positions there are so many moves on: the count by which chess engines prove their move generators.

A move too many or too few anywhere in the tree, or one that changes what it should not, changes the count.
"""

from __future__ import annotations

from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.position import Position
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title


def seeded_position(title: Title, terms: Terms, seed: str, made: int) -> Position:
    """A game with this seed's luck after so many random moves, or at its end."""
    position = title.new_position(terms, rng_from_text(seed), None)
    rng = rng_from_text(f"{seed} moves")
    for _ in range(made):
        if position.seat_to_move() < 0:
            break
        position.play(position.random_move(rng))
    return position


def perft(position: Position, depth: int) -> list[int]:
    """The number of positions after one move, after two, and so on: by every legal move, with luck as it lies ahead.

    Ways that lead to the same position count apart; a game that is over leads nowhere.
    """
    counts = [0] * depth
    if depth > 0:
        _count(position, 0, counts)
    return counts


def _count(position: Position, made: int, counts: list[int]) -> None:
    moves = position.moves()
    counts[made] += len(moves)
    if made + 1 == len(counts):
        return
    for move in moves:
        after = position.clone()
        after.play(move)
        _count(after, made + 1, counts)

"""The loops that a benchmark times, here so that they are compiled together with what they measure."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.kernel.chance import Rng, quick
from flibuste.kernel.position import Position, playout
from flibuste.kernel.terms import Terms
from flibuste.kernel.title import Title


def play_random_games(title: Title, terms: Terms, rng: Rng, games: i64) -> i64:
    """Plays fresh games to the end with random moves; returns the number of decisions."""
    decisions: i64 = 0
    for _ in range(games):
        position = title.new_position(terms, quick(rng.word()), None)
        decisions += playout(position, rng)
    return decisions


def clone_all(positions: list[Position], rounds: i64) -> None:
    for _ in range(rounds):
        for position in positions:
            position.clone()


def list_all_moves(positions: list[Position], rounds: i64) -> i64:
    """Asks each position for its moves; returns how many there were."""
    found: i64 = 0
    for _ in range(rounds):
        for position in positions:
            found += len(position.moves())
    return found

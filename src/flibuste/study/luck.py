"""What a chance event gave: the chances after it, less what they are on average when it is drawn again."""

from __future__ import annotations

from typing import NamedTuple

from flibuste.bots import ask
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.moves import Move
from flibuste.kernel.position import Position
from flibuste.study.chances import Budget, look_at


class Fall(NamedTuple):
    """How luck fell after a move."""

    is_luck: bool
    """Whether anything hung on luck at all."""
    expected: list[float]
    """Each seat's chance on average over all that luck could have brought; empty where nothing hung on it."""


def came_to_light(before: Position, after: Position) -> bool:
    """Whether the next to choose knows anything that the one before did not. Where seats have secrets: always."""
    return before.is_private() or after.revealed != before.revealed


def fall_of(position: Position, seats: int, move: Move, is_luck: bool, budget: Budget, seed: str) -> Fall:
    """Of a move at a position; `is_luck`: something came to light after it. Redraws only what the mover cannot know.

    The real course is one more draw of the same kind, looked at in the same way: so on average over all games it gives
    nothing, however well or badly a look judges.
    """
    question = ask(position, rng_from_text(seed))
    rng = rng_from_text(f"{seed} redrawn")
    drawn: list[Position] = []
    for _ in range(budget.redraws):
        sample = question.sample(rng)
        revealed = sample.revealed
        sample.play(move)
        is_luck = is_luck or sample.revealed != revealed
        drawn.append(sample)
    if not is_luck or not drawn:
        return Fall(False, [])
    looks = [look_at(sample, seats, budget, f"{seed} {number}").win for number, sample in enumerate(drawn)]
    return Fall(True, [sum(look[seat] for look in looks) / len(looks) for seat in range(seats)])

"""From a trained network to a player: a function that rates moves becomes a bot.

>>> import numpy as np
>>> from flibuste.bots import ask
>>> from flibuste.kernel.chance import quick
>>> bot = PolicyBot("port_royal", 2, lambda observation, mask: np.arange(mask.size))
>>> position = bot.setting.new_position("any")
>>> bot.choose(ask(position, quick(1)), quick(2)).notation
'reveal'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from flibuste.bots import Bot, Question
from flibuste.envs.refusals import BadAction
from flibuste.envs.setting import Mask, Observation, Setting
from flibuste.kernel.chance import Rng
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move

Policy = Callable[[Observation, Mask], NDArray[Any]]
"""For one observation, scaled, and the mask of legal moves: a number for each move of the book, larger for better."""

FINE = 1 << 30
"""In so many steps a choice by odds is drawn."""


class PolicyBot(Bot):
    """Takes the legal move that its policy rates highest; with `by_odds` any, by e to the power of its rating.

    A policy is trained for one title, number of seats and options, and no others are its to play.
    """

    name = "policy"

    def __init__(
        self,
        title: str,
        seats: int,
        policy: Policy,
        options: Mapping[str, object] | None = None,
        by_odds: bool = False,
    ) -> None:
        self.setting = Setting(title, seats, options)
        self.policy = policy
        self.by_odds = by_odds

    def begins(self, title: str, seats: int, seat: int, options: Data) -> None:
        setting = self.setting
        ours, theirs = (setting.title.id, setting.seats, setting.terms.options), (title, seats, options)
        if ours != theirs:
            other = [f"{id}={value}" for id, value in options.items() if setting.terms.options.get(id) != value]
            what = f"{title}, {seats} seats{', ' if other else ''}{', '.join(other)}"
            raise BadAction(f"This policy is for {setting.title.id} with {setting.seats} seats, not for {what}.")

    def choose(self, question: Question, rng: Rng) -> Move:
        if question.position.title != self.setting.title.id:
            raise BadAction(f"This policy is for {self.setting.title.id}, not for {question.position.title}.")
        mask = self.setting.mask(question.position)
        ratings = np.asarray(self.policy(self.setting.observation(question.position, question.seat), mask))
        if ratings.shape != mask.shape:
            raise BadAction(f"A policy rates all {mask.size} moves of the book; this one gave {ratings.shape}.")
        legal = np.flatnonzero(mask)
        if np.isnan(ratings[legal]).any():
            raise BadAction("The policy rates a legal move as not a number.")
        place = drawn(ratings[legal], rng) if self.by_odds else int(ratings[legal].argmax())
        return self.setting.title.book.moves[int(legal[place])]


def drawn(ratings: NDArray[Any], rng: Rng) -> int:
    """A place, by the softmax of its rating."""
    odds = np.exp(ratings.astype(np.float64) - ratings.max()).cumsum()
    return int(np.searchsorted(odds, odds[-1] * rng.below(FINE) / FINE, side="right"))

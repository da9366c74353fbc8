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
from flibuste.envs.fleet import FINE
from flibuste.envs.refusals import BadAction
from flibuste.envs.setting import Mask, Observation, Setting
from flibuste.kernel.chance import Rng
from flibuste.kernel.data import Data
from flibuste.kernel.moves import Move

Policy = Callable[[Observation, Mask], NDArray[Any]]
"""For one observation, scaled, and the mask of legal moves: a number for each move of the book, larger for better.
A batched one gets many at once, each in a row, and gives as many rows of numbers."""

MOST = 1e30
"""Ratings beyond this, infinite ones too, are taken for this, so that a legal move is always ahead of all others."""


class PolicyBot(Bot):
    """Takes the legal move that its policy rates highest; with `by_odds` any, by e to the power of its rating.

    A policy is trained for one title, number of seats and options, and no others are its to play. With `batched` it is
    a function of many observations: a VectorEnv asks it once for all games that wait for it.
    """

    name = "policy"
    by_numbers = True

    def __init__(
        self,
        title: str,
        seats: int,
        policy: Policy,
        options: Mapping[str, object] | None = None,
        by_odds: bool = False,
        batched: bool = False,
    ) -> None:
        self.setting = Setting(title, seats, options)
        self.policy = policy
        self.by_odds = by_odds
        self.batched = batched

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
        observation = self.setting.observation(question.position, question.seat)
        lot = np.array([rng.below(FINE) if self.by_odds else 0])
        (number,) = self.choose_all(observation[np.newaxis], self.setting.mask(question.position)[np.newaxis], lot)
        return self.setting.title.book.moves[int(number)]

    def choose_all(self, observations: Observation, masks: Mask, lots: NDArray[np.int64]) -> NDArray[np.int64]:
        """A legal move for each row; `lots` are numbers below FINE by which moves are drawn."""
        rated = self.policy(observations, masks) if self.batched else [self.policy(observations[0], masks[0])]
        ratings = np.asarray(rated)
        if ratings.shape != masks.shape:
            given = ratings.shape if self.batched else ratings.shape[1:]
            raise BadAction(f"A policy rates all {masks.shape[1]} moves of the book; this one gave {given}.")
        wide = ratings.astype(np.result_type(ratings, np.float32), copy=False)
        legal = np.where(masks, wide.clip(-MOST, MOST), -np.inf)
        best = legal.argmax(1)  # of a row with something that is no number, that
        if np.isnan(legal[np.arange(len(best)), best]).any():
            raise BadAction("The policy rates a legal move as not a number.")
        return drawn(legal, lots) if self.by_odds else best


def drawn(ratings: NDArray[Any], lots: NDArray[np.int64]) -> NDArray[np.int64]:
    """A place of each row, by the softmax of its rating."""
    odds = np.exp(ratings.astype(np.float64) - ratings.max(1, keepdims=True)).cumsum(1)
    places: NDArray[np.int64] = (odds <= odds[:, -1:] * (lots / FINE)[:, np.newaxis]).sum(1)
    return places

"""One game of a title behind the environments: how it is set up, observed and played by numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import numpy as np
from librt.vecs import extend, vec
from mypy_extensions import i16
from numpy.typing import NDArray

from flibuste.envs.refusals import BadAction, refusal
from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.copies import Again
from flibuste.kernel.data import Data
from flibuste.kernel.features import FeatureBook
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.position import Position

Observation: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Setting:
    """A title with seats and options, and the shape of what is seen and done in it."""

    def __init__(self, title: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.title = find_title(title)
        self.seats = seats
        self.terms = self.title.agree(seats, {} if options is None else options)
        self.features: FeatureBook = self.title.features(self.terms)
        self.actions = len(self.title.book.moves)
        self.units: Observation = per_number([feature.unit for feature in self.features.features], self.features)
        self.most: Observation = per_number([feature.most for feature in self.features.features], self.features)
        self._page: vec[i16] = vec[i16](capacity=self.features.size)  # always written anew, and _raw is a window on it
        self._raw = np.frombuffer(memoryview(extend(self._page, self.features.blank)), dtype=np.int16)

    def about(self) -> Data:
        """What must be known to make sense of numbers from here, and to compare them with others."""
        return {
            "title": self.title.id,
            "rules": self.terms.rules,
            "seats": self.seats,
            "options": dict(self.terms.options),
            "book": self.title.book.version,
            "actions": self.actions,
            "features": self.features.version,
        }

    def __reduce__(self) -> Again:
        return Setting, (self.title.id, self.seats, self.terms.options)

    def new_position(self, seed: str, logbook: Logbook | None = None) -> Position:
        return self.title.new_position(self.terms, rng_from_text(seed), logbook)

    def observation(self, position: Position, seat: int) -> Observation:
        """What a seat may know, each feature divided by its unit."""
        position.observe(seat, self._page)
        return np.divide(self._raw, self.units, dtype=np.float32)

    def seen(self, position: Position, seat: int) -> NDArray[np.int16]:
        """The same as the whole numbers that they are."""
        position.observe(seat, self._page)
        return self._raw.copy()

    def mask(self, position: Position) -> Mask:
        """1 for each legal move of the decision at hand; all 0 when the game is over."""
        mask = np.zeros(self.actions, np.int8)
        mask[[move.number for move in position.moves()]] = 1
        return mask

    def play(self, position: Position, action: int) -> None:
        if not any(move.number == action for move in position.moves()):
            raise BadAction(refusal(self.title, position, action))
        position.play(self.title.book.moves[action])

    def line(self, position: Position) -> str:
        """A decision in one line, for people."""
        moves = ", ".join(move.notation for move in position.moves())
        return f"{position.step()}, points {position.scores()}: {moves or 'the game is over'}"

    def named(self, observations: NDArray[np.generic], name: str) -> NDArray[np.generic]:
        """The part of one or many observations that a feature takes, in the feature's shape."""
        feature = self.features.by_name.get(name)
        if feature is None:
            known = ", ".join(self.features.by_name)
            raise BadAction(f"There is no feature {name!r}; {self.title.name} has: {known}.")
        part = observations[..., feature.start : feature.start + feature.length]
        return part.reshape(*observations.shape[:-1], *feature.shape)


def per_number(values: list[int], book: FeatureBook) -> Observation:
    """The values of features, for each of their numbers."""
    lengths = [feature.length for feature in book.features]
    return np.repeat(np.array(values, np.float32), lengths)

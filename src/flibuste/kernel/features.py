"""Features: what a seat may know as numbers in fixed places, for programs that learn.

A title says with `Title.features` which numbers there are for so many seats and some options, and its positions write
them with `Position.observe`. They are small whole numbers; divided by its `unit`, a feature is of the size that
learning programs like.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64


@final
class Feature:
    """Some numbers with one meaning: where they begin, how they are arranged, from 0 to which number they go."""

    def __init__(self, name: str, shape: list[int], most: int, meaning: str, unit: int = 0) -> None:
        self.name = name
        self.shape = shape
        self.most = most
        self.meaning = meaning
        self.unit = unit or most
        """The number that becomes 1.0: `most`, unless that is hardly ever reached."""
        self.start = 0
        self.length = 1
        for size in shape:
            self.length *= size


@final
class FeatureBook:
    """All features of a title for so many seats and some options, one after the other.

    `version` grows whenever the numbers of any setting come to mean something else.
    """

    def __init__(self, version: int, features: list[Feature]) -> None:
        self.version = version
        self.features = features
        self.by_name: dict[str, Feature] = {feature.name: feature for feature in features}
        self.size = 0
        for feature in features:
            feature.start = self.size
            self.size += feature.length
        self.blank: vec[i16] = vec[i16]([0] * self.size)
        """An observation in which nothing is written yet."""
        assert len(self.by_name) == len(features), "two features share a name"


def capped(value: i64, most: i64) -> i16:
    """A count that has no natural end, cut off where it no longer matters."""
    return i16(value if value < most else most)

"""Who meets whom: round robins, gauntlets and ladders become line-ups, one bot name for each seat."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final, TypeAlias

from flibuste.bots import find_bot
from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.options import Value
from flibuste.kernel.position import playout
from flibuste.kernel.refusals import BadOption, FlibusteError

Lineup: TypeAlias = tuple[str, ...]
"""A bot for each seat, before the seats are rotated. In a duel the first meets copies of the second."""

KINDS: Final = ("round-robin", "gauntlet", "ladder")


class BadContest(FlibusteError):
    """A contest that cannot be held; its text is one sentence for whoever wanted it."""


@dataclass(frozen=True)
class Settings:
    """Everything that decides which games are played. The same settings give the same games, for ever."""

    kind: str
    title: str
    seats: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    challengers: tuple[str, ...]
    """Only in a gauntlet: each of them meets each of the bots."""
    free_for_all: bool
    seed: str

    def lineups(self) -> list[Lineup]:
        if self.free_for_all:
            return list(combinations(self.bots, self.seats))
        return [(one, *[other] * (self.seats - 1)) for one, other in self._duels()]

    def _duels(self) -> list[tuple[str, str]]:
        """The challenger first."""
        if self.kind == "gauntlet":
            return [(one, other) for one in self.challengers for other in self.bots]
        if self.kind == "ladder":
            return [(above, below) for below, above in zip(self.bots, self.bots[1:], strict=False)]
        if self.seats == 2:
            return [(later, earlier) for earlier, later in combinations(self.bots, 2)]
        return list(permutations(self.bots, 2))  # one against many and many against one are different games

    def everybody(self) -> list[str]:
        return list(dict.fromkeys([*self.bots, *self.challengers]))

    def anchor(self) -> str:
        """Whose rating is fixed: the frozen yardstick where it plays, else the first bot that was named."""
        return "baseline" if "baseline" in self.everybody() else self.bots[0]

    def command(self) -> list[str]:
        """The words that hold this contest again."""
        words = ["flibuste", "arena", self.kind, self.title, "--seats", str(self.seats)]
        if self.challengers:
            words += ["--challenger", ",".join(self.challengers)]
        words += ["--bots", ",".join(self.bots)]
        words += ["--free-for-all"] if self.free_for_all else []
        for option in find_title(self.title).options:
            if self.options[option.id] != option.default:
                words += ["--option", f"{option.id}={_as_typed(self.options[option.id])}"]
        return [*words, "--seed", self.seed]


def as_line(words: list[str]) -> str:
    return shlex.join(words)


def check(settings: Settings) -> None:
    """Refuses with one sentence what cannot be played, before anything is."""
    for name in settings.everybody():
        find_bot(name)
    if settings.seats < 2:
        raise BadContest("An arena needs at least two seats; `flibuste simulate` lets a bot play alone.")
    for names in (settings.bots, settings.challengers):
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise BadContest(f"{twice[0]} is named twice.")
    both = [name for name in settings.challengers if name in settings.bots]
    if both:
        raise BadContest(f"{both[0]} cannot meet itself: it is a challenger and one of the bots.")
    _check_numbers(settings)
    _check_rivalry(settings)


def _check_numbers(settings: Settings) -> None:
    if settings.kind != "gauntlet" and len(settings.bots) < 2:
        raise BadContest(f"A {settings.kind} needs at least two bots.")
    if settings.free_for_all and len(settings.bots) < settings.seats:
        raise BadContest(f"A free-for-all at {settings.seats} seats needs as many bots, not {len(settings.bots)}.")


def _check_rivalry(settings: Settings) -> None:
    """A quick random game tells whether somebody can win it against somebody."""
    title = find_title(settings.title)
    position = title.new_position(title.agree(settings.seats, settings.options), rng_from_text("rivalry"), None)
    playout(position, rng_from_text("rivals"))
    if position.outcome().team_won is not None:
        raise BadOption(f"{title.name} is co-operative with these options; `flibuste simulate` measures teams.")


def _as_typed(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)

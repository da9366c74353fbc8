"""A title: one playable rule set, and where everything about it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from flibuste.kernel.chance import Chance, quick
from flibuste.kernel.copies import Again, title_again
from flibuste.kernel.data import Data
from flibuste.kernel.features import FeatureBook
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.moves import MoveBook
from flibuste.kernel.options import Option, Value, resolve
from flibuste.kernel.places import Place
from flibuste.kernel.position import Position
from flibuste.kernel.refusals import BadOption
from flibuste.kernel.terms import FIRST_RULES, Terms

GAMES: Final = "flibuste.games."


class Clash:
    """Options that do not go together: a sentence for programmers, and a key for words (`clash-<key>`)."""

    def __init__(self, key: str, sentence: str) -> None:
        self.key = key
        self.sentence = sentence


class Preset:
    """A published way to play: the options that differ from the usual, for so many players.

    `lesson` is the name of the one about what is new in it, a folder in the title's `tutorial`.
    """

    def __init__(self, id: str, least: int, most: int, options: dict[str, Value], lesson: str = "") -> None:
        self.id = id
        self.least = least
        self.most = most
        self.options = options
        self.lesson = lesson

    def to_data(self) -> Data:
        return {"id": self.id, "seats": [self.least, self.most], "options": self.options, "lesson": self.lesson}


class Mode:
    """Presets that people would call one game: what the lobby's shelf shows as one. Words: `mode-<id>`."""

    def __init__(
        self, id: str, presets: list[str], minutes: tuple[int, int], weight: int, together: bool = False
    ) -> None:
        """`presets`: the usual one first. `minutes`: with the fewest people and with the most.

        `weight`: from 1 (light) to 3 (heavy). `together`: all win or lose together.
        """
        self.id = id
        self.presets = presets
        self.minutes = minutes
        self.weight = weight
        self.together = together

    def to_data(self, presets: list[Preset]) -> Data:
        """`presets`: those of its title."""
        own = [preset for preset in presets if preset.id in self.presets]
        return {
            "id": self.id,
            "presets": self.presets,
            "seats": [min([preset.least for preset in own]), max([preset.most for preset in own])],
            "minutes": list(self.minutes),
            "weight": self.weight,
            "together": self.together,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """Each title subclasses it in its folder's __init__.py and is registered in flibuste.games."""

    id: ClassVar[str]
    name: ClassVar[str]
    package: ClassVar[str] = ""
    """Where its words, components and lesson lie: `flibuste.games.<title>`, or `flibuste.games.<box>.<title>`."""
    seats: ClassVar[tuple[int, int]]
    options: ClassVar[list[Option]]
    rules: ClassVar[int]
    """The number of the newest rulings. It grows when one changes the course of a recorded game; all are kept."""
    book: ClassVar[MoveBook]
    presets: ClassVar[list[Preset]]
    """Published ways to play, the usual one first."""
    modes: ClassVar[list[Mode]]
    """What of them plays differently, the usual one first. Minutes are those of the box where it names some; otherwise
    measured, as decisions of the baseline's games (`flibuste statistics`) at 8 seconds each, or 12 in a heavy game.
    """
    view_type: ClassVar[type[object]]
    """The TypedDict of its positions' views: the page's types are made from it."""
    places: ClassVar[list[Place]] = []
    """Where things lie that people may change by hand in a position that they set up (set_up.py)."""
    gives_turns: ClassVar[bool] = False
    """Whether it can become anybody's turn there (begin_turn)."""
    preview_type: ClassVar[type[object] | None] = None
    """The TypedDict that preview() answers with; None when it never does."""

    def new_position(self, terms: Terms, chance: Chance, logbook: Logbook | None) -> Position:
        """A fresh position on terms that agree() has made."""
        raise NotImplementedError

    def position_from_data(self, data: Data) -> Position:
        raise NotImplementedError

    def is_private(self, terms: Terms) -> bool:
        """Whether a seat may know something that another may not. If not, every view of such a game is the same."""
        return False

    def rivals(self, terms: Terms) -> list[str]:
        """Who plays along without a seat, by code (words: `rival-<code>`). In lists of points they follow the seats."""
        return []

    def chapter(self, terms: Terms) -> int:
        """Which chapter of a campaign such a game is, from 1; another try has the same number. 0: it is no campaign's.

        Whatever hands something on (`Position.hands_on`) is a chapter, and so is what begins with it.
        """
        return 0

    def pieces_for(self, terms: Terms, position: Position) -> list[str]:
        """What `Position.pieces` must list in a position on these terms, where one was set up by hand."""
        return self.new_position(terms, quick(1), None).pieces()

    def check(self, position: Position) -> None:
        """Refuses a position of somebody's making that cannot be, in a sentence that says why (kernel/checks.py)."""

    def begin_turn(self, position: Position, seat: int) -> None:
        """It becomes a seat's turn in a position that is set up by hand, as the rules begin one; whatever was pending
        is forgotten. BadPosition where nobody's turn can begin.
        """
        raise NotImplementedError

    def components(self, terms: Terms) -> str:
        """The version of the component data that such a game uses; an owner's own data adds its print."""
        raise NotImplementedError

    def refusal(self, terms: Terms) -> Clash | None:
        """Why these options do not go together; None when they do."""
        return None

    def warnings(self, terms: Terms) -> list[str]:
        """What the rulebook advises against; words: `warning-<key>`."""
        return []

    def preview(self, terms: Terms) -> Data | None:
        """What of the table can be shown before the game, where the options fix it; None where luck decides."""
        return None

    def features(self, terms: Terms) -> FeatureBook:
        """The numbers that `Position.observe` writes in such a game."""
        raise NotImplementedError

    def catalogue(self) -> list[Data]:
        """Every kind of piece: its name in records, its printed facts, and how sure each is."""
        raise NotImplementedError

    def agree(
        self, seats: int, options: Mapping[str, object], rules: int | None = None, legacy: Data | None = None
    ) -> Terms:
        """The terms of a game: every option with its value, by the newest rulings unless older ones are asked for."""
        least, most = self.seats
        if not least <= seats <= most:
            raise BadOption(f"{self.name} is for {least} to {most} players, not {seats}.")
        if rules is None:
            rules = self.rules
        if not FIRST_RULES <= rules <= self.rules:
            raise BadOption(
                f"This program knows the rules {FIRST_RULES} to {self.rules} of {self.name}, not {rules}; "
                f"a newer version of Flibuste may."
            )
        terms = Terms(seats, resolve(self.name, self.options, options, seats), rules, legacy)
        clash = self.refusal(terms)
        if clash is not None:
            raise BadOption(clash.sentence, clash.key)
        return terms

    @property
    def packages(self) -> list[str]:
        """Its box, where that has another title too, and its own package."""
        box = self.package.rpartition(".")[0]
        return [box, self.package] if box.startswith(GAMES) else [self.package] if self.package else []

    def printed(self) -> dict[str, int]:
        """Printed numbers that its rulebook speaks of, by name: those of an owner's own pieces may be others."""
        return {}

    def to_data(self) -> Data:
        return {
            "id": self.id,
            "name": self.name,
            "seats": list(self.seats),
            "options": [option.to_data() for option in self.options],
            "presets": [preset.to_data() for preset in self.presets],
            "modes": [mode.to_data(self.presets) for mode in self.modes],
        }

    def __reduce__(self) -> Again:
        return title_again, (self.id,)

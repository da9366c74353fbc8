"""Words are made at the edge, here, from moves, events and reasons, which are data; the page uses the same files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY, Event
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import FlibusteError, Reason
from flibuste.kernel.title import Title

LANGUAGES: Final = ("en", "fr")
LAST: Final = {"en": (" and ", ", and "), "fr": (" et ", " et ")}
"""Between the two items of a list, and before the last of more: as browsers write lists."""
SHOWN_AT_ZERO: Final = ("cards", "coins")
"""Previews that say something even when they are 0."""
SEATS: Final = ("seat", "to", "to_move")
"""Facts that are seat numbers."""

Args = dict[str, int | str]


class UnknownLanguage(FlibusteError):
    def __init__(self, language: str) -> None:
        super().__init__(f"There are no words in {language!r}; choose one of: {', '.join(LANGUAGES)}.")


class Phrases:
    """The messages of Fluent files in one language. What could not be said well is kept in `complaints`."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self.complaints: list[str] = []
        # Marks around arguments would show up as boxes in terminals; all our names are written left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(_resource(package, language), allow_overrides=True)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def text(self, id: str, args: Mapping[str, int | str] | None = None, form: str = "") -> str:
        """A message, or with `form` one of its attributes. Without words for it the id itself, and a complaint."""
        message = self._bundle.get_message(id) if self.has(id) else None
        pattern = None
        if message is not None:
            pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            self.complaints.append(f"{self.language} has no words for {id}{'.' * bool(form)}{form}")
            return id
        text, errors = self._bundle.format_pattern(pattern, {} if args is None else dict(args))
        for error in errors:
            self.complaints.append(f"{self.language} {id}: {error}")
        return str(text)

    def list(self, parts: Sequence[str]) -> str:
        """`a, b and c` as the language writes it."""
        if len(parts) < 2:
            return "".join(parts)
        pair, last = LAST[self.language]
        return ", ".join(parts[:-1]) + (pair if len(parts) == 2 else last) + parts[-1]


class Words(Phrases):
    """Everything about one title in one language."""

    def __init__(self, title: Title, language: str = "en") -> None:
        super().__init__(language, ["flibuste.kernel", f"flibuste.games.{title.id}"])
        self._pieces: dict[str, Data] = {str(piece["code"]): piece for piece in title.catalogue()}

    def card(self, code: str, form: str = "") -> str:
        """A card by its code; form: empty for its name, `a`, `the`, or `ability`."""
        piece = self._pieces.get(code)
        if piece is None:
            return code
        return self.text(f"card-{piece['name']}", self._facts_of(piece), form)

    def card_args(self, code: str) -> Args:
        """The printed facts of a card as arguments, with its names: `card`, `card_a`, `card_the`, and its `ability`."""
        forms: Args = {"card": self.card(code), "ability": self.card(code, "ability")}
        forms |= {f"card_{form}": self.card(code, form) for form in ("a", "the")}
        return self._facts_of(self._pieces[code]) | forms

    def seat_args(self, seat: int, names: Sequence[str], you: int = NOBODY) -> Args:
        """`seat` as a name, and whether the reader sits there."""
        return self._seat_args("seat", seat, names, you)

    def move(self, move: Move) -> str:
        return self.text(move.key, self._args(move.facts, (), NOBODY))

    def preview(self, preview: Mapping[str, int]) -> str:
        """What a move is sure to bring, in a few words; empty when nothing is known beforehand."""
        parts = [
            self._preview_part(fact, amount) for fact, amount in preview.items() if amount or fact in SHOWN_AT_ZERO
        ]
        return ", ".join(parts)

    def event(self, event: Event | Data, names: Sequence[str], you: int = NOBODY) -> str:
        """What happened, told to the player of seat `you` (NOBODY: to anyone)."""
        data = event.seen_by(you) if isinstance(event, Event) else event
        facts = data["facts"]
        assert isinstance(facts, Mapping)
        return self.text(f"event-{data['name']}", self._args(facts, names, you))

    def reason(self, reason: Reason, names: Sequence[str] = (), you: int = NOBODY) -> str:
        return self.text(f"reason-{reason.key}", self._args(reason.facts, names, you))

    def prompt(
        self, step: str, seat: int, names: Sequence[str], you: int = NOBODY, *, cards: int = 0, first: bool = False
    ) -> str:
        """What the player to move must do. `first`: nothing has been revealed this turn."""
        args: Args = {"cards": cards, "first": _yes_no(first)}
        return self.text(f"prompt-{_dashed(step)}", {**args, **self._seat_args("seat", seat, names, you)})

    def step(self, step: str) -> str:
        return self.text(f"step-{_dashed(step)}")

    def option(self, id: str, value: object = None) -> str:
        """The name of an option, or of one of its choices."""
        return self.text(f"option-{_dashed(id)}" if value is None else f"option-{_dashed(id)}-{_dashed(str(value))}")

    def option_help(self, id: str) -> str:
        return self.text(f"option-{_dashed(id)}", form="help")

    def source(self, source: str) -> str:
        return self.text(f"source-{_dashed(source)}")

    def ending(self, ending: str) -> str:
        return self.text(f"ending-{_dashed(ending)}")

    def _preview_part(self, fact: str, amount: int) -> str:
        return self.text(f"preview-{_dashed(fact)}", {"amount": signed(amount), "n": abs(amount)})

    def _facts_of(self, piece: Data) -> Args:
        args: Args = {}
        for fact, value in piece.items():
            if isinstance(value, bool):
                args[fact] = _yes_no(value)
            elif isinstance(value, list):
                args[fact] = self.list([self.text(f"card-{name}") for name in value])
            elif isinstance(value, (int, str)):
                args[fact] = value
        return args

    def _args(self, facts: Mapping[str, object], names: Sequence[str], you: int) -> Args:
        """Facts are data; here they become what a sentence needs: names for seats, words for cards, yes or no."""
        args: Args = {}
        for fact, value in facts.items():
            if fact in SEATS and isinstance(value, int):
                args |= self._seat_args(fact, value, names, you)
            elif fact == "card" and isinstance(value, str):
                args |= {"card": self.card(value), "card_a": self.card(value, "a"), "card_the": self.card(value, "the")}
            elif fact == "winners" and isinstance(value, list):
                args |= self._winner_args(value, names, you)
            elif isinstance(value, list):
                args[fact] = len(value)
                args[f"{fact}_list"] = self.list([self._item(item, names) for item in value])
            elif isinstance(value, bool):
                args[fact] = _yes_no(value)
            elif isinstance(value, (int, str)):
                args[fact] = value
        return args

    def _seat_args(self, fact: str, seat: int, names: Sequence[str], you: int) -> Args:
        return {fact: _name(seat, names), "you" if fact == "seat" else f"{fact}_you": _yes_no(seat == you)}

    def _winner_args(self, winners: Sequence[int], names: Sequence[str], you: int) -> Args:
        listed = self.list([_name(seat, names) for seat in winners])
        alone = list(winners) == [you]
        return {"winners": listed, "winners_list": listed, "winners_count": len(winners), "you": _yes_no(alone)}

    def _item(self, item: object, names: Sequence[str]) -> str:
        return _name(item, names) if isinstance(item, int) else self.card(str(item), "a")


@cache
def _resource(package: str, language: str) -> ast.Resource:
    file = resources.files(package) / "words" / f"{language}.ftl"
    return FluentResource(file.read_text(encoding="utf-8"))


def signed(amount: int) -> str:
    """+3, or −1 with a real minus sign."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


def _dashed(name: str) -> str:
    return name.replace("_", "-")

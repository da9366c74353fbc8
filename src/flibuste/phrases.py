"""Messages of Project Fluent, said in one language: as much of it as our words use.

The syntax is read by Mozilla's parser. Its runtime for Python says more than we ever ask for (dates, currencies), and
brings the customs of 500 countries along, a third of what an installation weighed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

from fluent.syntax import ast, parse

from flibuste.kernel.refusals import FlibusteError

LANGUAGES: Final = ("en", "fr")
LAST: Final = {"en": (" and ", ", and "), "fr": (" et ", " et ")}
"""Between the two items of a list, and before the last of more: as browsers write lists."""
THOUSANDS: Final = {"en": ",", "fr": "\u202f"}
SINGULAR: Final = {"en": (1,), "fr": (0, 1)}
"""Numbers of which a language speaks in the singular."""

Args = dict[str, int | str]


class UnknownLanguage(FlibusteError):
    def __init__(self, language: str) -> None:
        super().__init__(f"There are no words in {language!r}; choose one of: {', '.join(LANGUAGES)}.")


class Phrases:
    """The messages of Fluent files in one language. What could not be said well is kept in `complaints`."""

    def __init__(self, language: str, packages: Sequence[str], *more: str) -> None:
        """`more`: folders beside `words` whose files are read too, where there are some: `rulebook`."""
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self.complaints: list[str] = []
        self._patterns: dict[str, ast.Pattern] = {}
        """Patterns by id, and by `id.form`; a later package may say something in its own way."""
        self._forms_of: dict[str, list[str]] = {}
        for package in packages:
            for folder in ("words", *more):
                for message in _messages(package, language, folder):
                    self._add(message)

    def _add(self, message: ast.Message) -> None:
        id = message.id.name
        for form in self._forms_of.get(id, []):
            del self._patterns[f"{id}.{form}"]
        self._forms_of[id] = [attribute.id.name for attribute in message.attributes]
        self._patterns.pop(id, None)
        if message.value is not None:
            self._patterns[id] = message.value
        for attribute in message.attributes:
            self._patterns[f"{id}.{attribute.id.name}"] = attribute.value

    def has(self, id: str) -> bool:
        return id in self._forms_of

    def forms(self, id: str) -> list[str]:
        """The attributes of a message: other ways to say it."""
        return self._forms_of.get(id, [])

    def text(self, id: str, args: Mapping[str, int | str] | None = None, form: str = "") -> str:
        """A message, or with `form` one of its attributes. Without words for it the id itself, and a complaint."""
        name = f"{id}.{form}" if form else id
        if name not in self._patterns:
            self.complaints.append(f"{self.language} has no words for {name}")
            return id
        return self._say(name, {} if args is None else args)

    def list(self, parts: Sequence[str]) -> str:
        """`a, b and c` as the language writes it."""
        if len(parts) < 2:
            return "".join(parts)
        pair, last = LAST[self.language]
        return ", ".join(parts[:-1]) + (pair if len(parts) == 2 else last) + parts[-1]

    def _say(self, name: str, args: Mapping[str, int | str]) -> str:
        pattern = self._patterns.get(name)
        if pattern is None:
            return self._complain(name, "there is no such message")
        return self._pattern(name, pattern, args)

    def _pattern(self, name: str, pattern: ast.Pattern, args: Mapping[str, int | str]) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._placed(name, part.expression, args)
            for part in pattern.elements
        )

    def _placed(self, name: str, expression: object, args: Mapping[str, int | str]) -> str:
        """What stands between braces."""
        match expression:
            case ast.VariableReference():
                value = args.get(expression.id.name)
                if value is None:
                    return self._complain(expression.id.name, f"{name} is said without it")
                return value if isinstance(value, str) else f"{value:,}".replace(",", THOUSANDS[self.language])
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.MessageReference():
                form = f".{expression.attribute.name}" if expression.attribute is not None else ""
                return self._say(expression.id.name + form, args)
            case ast.SelectExpression(selector=ast.VariableReference()):
                return self._pattern(name, self._variant(expression, args).value, args)
        return self._complain(name, f"{type(expression).__name__} is more of Fluent than we know")

    def _variant(self, select: ast.SelectExpression, args: Mapping[str, int | str]) -> ast.Variant:
        """The first that fits: the same word or number, or for a number its plural form."""
        assert isinstance(select.selector, ast.VariableReference)
        name = select.selector.id.name
        if name not in args:
            self._complain(name, "a choice depends on it")
        value = args.get(name, "")
        fitting = {str(value)}
        if isinstance(value, int):
            fitting.add("one" if abs(value) in SINGULAR[self.language] else "other")
        for variant in select.variants:
            if (variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name) in fitting:
                return variant
        return next(variant for variant in select.variants if variant.default)

    def _complain(self, name: str, why: str) -> str:
        self.complaints.append(f"{self.language} {name}: {why}")
        return f"{{{name}}}"


@cache
def _messages(package: str, language: str, folder: str) -> list[ast.Message]:
    file = resources.files(package) / folder / f"{language}.ftl"
    text = file.read_text(encoding="utf-8") if folder == "words" or file.is_file() else ""
    return [entry for entry in parse(text).body if isinstance(entry, ast.Message)]

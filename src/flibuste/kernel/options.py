"""Options of a title: switches, choices and numbers, with defaults."""

from __future__ import annotations

from collections.abc import Mapping

from flibuste.kernel.data import Data
from flibuste.kernel.refusals import BadOption

Value = bool | int | str


class Option:
    """One switch of a title. Subclasses say which values it takes; its words are found under `option-<id>`."""

    kind = "option"

    def __init__(self, id: str, default: Value, rule: str, goes_with: dict[str, list[Value]] | None = None) -> None:
        self.id = id
        self.default = default
        self.rule = rule
        self.goes_with: dict[str, list[Value]] = {} if goes_with is None else goes_with
        """For other options the values with which it can be chosen; with others it stays at its default."""

    def takes(self, value: object, seats: int) -> bool:
        raise NotImplementedError

    def samples(self, seats: int) -> list[Value]:
        """Values that tests should try with this number of seats."""
        raise NotImplementedError

    def read(self, text: str) -> Value:
        """A value typed by a person."""
        raise NotImplementedError

    def hint(self, seats: int) -> str:
        """What may be written with this number of seats, for an error message."""
        raise NotImplementedError

    def to_data(self) -> Data:
        return {
            "id": self.id,
            "kind": self.kind,
            "default": self.default,
            "rule": self.rule,
            "goes_with": self.goes_with,
        }


class Switch(Option):
    kind = "switch"

    def takes(self, value: object, seats: int) -> bool:
        return isinstance(value, bool)

    def samples(self, seats: int) -> list[Value]:
        return [True, False]

    def read(self, text: str) -> Value:
        if text in ("on", "true", "yes"):
            return True
        if text in ("off", "false", "no"):
            return False
        return text

    def hint(self, seats: int) -> str:
        return "on or off"


class Choice(Option):
    kind = "choice"

    def __init__(
        self, id: str, choices: list[str], default: str, rule: str, goes_with: dict[str, list[Value]] | None = None
    ) -> None:
        super().__init__(id, default, rule, goes_with)
        self.choices = choices

    def takes(self, value: object, seats: int) -> bool:
        return isinstance(value, str) and value in self.choices

    def samples(self, seats: int) -> list[Value]:
        return [choice for choice in self.choices if self.takes(choice, seats)]

    def read(self, text: str) -> Value:
        return text

    def hint(self, seats: int) -> str:
        return "one of " + ", ".join([choice for choice in self.choices if self.takes(choice, seats)])

    def to_data(self) -> Data:
        return {**super().to_data(), "choices": self.choices}


class SeatChoice(Choice):
    """`random`, or a seat counted from 1 as players count."""

    kind = "seat"

    def __init__(self, id: str, most: int, rule: str) -> None:
        super().__init__(id, ["random", *[str(seat + 1) for seat in range(most)]], "random", rule)

    def takes(self, value: object, seats: int) -> bool:
        return super().takes(value, seats) and (value == "random" or int(str(value)) <= seats)


class Number(Option):
    kind = "number"

    def __init__(
        self, id: str, least: int, most: int, default: int, rule: str, goes_with: dict[str, list[Value]] | None = None
    ) -> None:
        super().__init__(id, default, rule, goes_with)
        self.least = least
        self.most = most

    def takes(self, value: object, seats: int) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def samples(self, seats: int) -> list[Value]:
        return [self.default, self.least, self.most]

    def read(self, text: str) -> Value:
        try:
            return int(text)
        except ValueError:
            return text

    def hint(self, seats: int) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def to_data(self) -> Data:
        return {**super().to_data(), "least": self.least, "most": self.most}


def resolve(title: str, options: list[Option], wanted: Mapping[str, object], seats: int) -> dict[str, Value]:
    """Every option with its value: the wanted one or the default. Unknown names and values are refused."""
    known = {option.id: option for option in options}
    for id in wanted:
        if id not in known:
            raise BadOption(f"{title} has no option {id!r}; it has: {', '.join(known)}.")
    resolved: dict[str, Value] = {}
    for option in options:
        value = wanted.get(option.id, option.default)
        if not option.takes(value, seats):
            raise BadOption(f"Option {option.id} takes {option.hint(seats)} with {seats} seats, not {value!r}.")
        assert isinstance(value, (bool, int, str))
        resolved[option.id] = value
    return resolved


def read_options(title: str, options: list[Option], texts: Mapping[str, str]) -> dict[str, Value]:
    """Options typed as text (`ending=points`); values that make no sense stay text and are refused by resolve()."""
    known = {option.id: option for option in options}
    for id in texts:
        if id not in known:
            raise BadOption(f"{title} has no option {id!r}; it has: {', '.join(known)}.")
    return {id: known[id].read(text) for id, text in texts.items()}

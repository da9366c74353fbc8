"""Words are made at the edge, here, from moves, events and reasons, which are data; the page uses the same files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from flibuste.kernel.data import Data
from flibuste.kernel.logbook import NOBODY, Event
from flibuste.kernel.moves import Move
from flibuste.kernel.options import Value
from flibuste.kernel.refusals import Reason
from flibuste.kernel.title import Title
from flibuste.phrases import Args, Phrases

SHOWN_AT_ZERO: Final = ("cards", "coins")
"""Previews that say something even when they are 0."""
SEATS: Final = ("seat", "to", "to_move")
"""Facts that are seat numbers."""
PLACES: Final = ("place", "cell", "from")
"""Facts that are places of a map: `C4`, or `frame-3` with words of their own; never the code of a piece."""
OFF_MAP: Final = "off"
"""What a sentence reads where a place is empty."""
PRICED: Final = ("production",)
"""Facts like `cotton:3`: what it is, and what it costs."""
SEVERAL: Final = "some"
"""The form of a thing's words that says how many of it there are: `2 Priests`."""
KINDS: Final = {"cubes": "color", "goods": "good", "productions": "production"}
"""Lists of things without a code: how each is said, `color-blue.some`."""

WANTED: Final = ("asks", "pays", "lacks", "lower", "harder")
"""Lists of what something asks for, or what somebody lacks for it: `swords:3`, said by `missing-swords`."""

NUMBERS: Final = ("dice", "totals", "parts")
"""Lists of plain numbers; in all others a number is a seat."""


class Words(Phrases):
    """Everything about one title in one language, as it is with these options: what a piece does may depend on them."""

    def __init__(self, title: Title, language: str = "en", options: Mapping[str, Value] | None = None) -> None:
        super().__init__(language, ["flibuste.kernel", *title.packages])
        self._pieces: dict[str, Data] = {str(piece["code"]): piece for piece in title.catalogue()}
        chosen = {option.id: option.default for option in title.options} | dict(options or {})
        self._options: Args = {id: _yes_no(value) if isinstance(value, bool) else value for id, value in chosen.items()}

    def knows(self, code: str) -> bool:
        """Whether this is the code of a piece."""
        return code in self._pieces

    def piece(self, code: str) -> Data:
        """What is printed on a piece."""
        return self._pieces[code]

    def card(self, code: str, form: str = "", more: Args | None = None) -> str:
        """A card or other piece by its code; form: empty for its name, or what its words have: `a`, `the`, `text`."""
        piece = self._pieces.get(code)
        if piece is None:
            return code
        return self.text(self._id_of(piece), self._options | self._facts_of(piece) | (more or {}), form)

    def card_args(self, code: str) -> Args:
        """The printed facts of a card as arguments, with its names: `card`, `card_a`, `card_the`, and its `ability`."""
        return self._facts_of(self._pieces[code]) | self._forms("card", code) | {"ability": self.card(code, "ability")}

    def contract_args(self, code: str) -> Args:
        """The name of a contract and what it asks for: `contract`, `contract_text`."""
        return self._forms("contract", code)

    def place(self, place: str) -> str:
        """A place of a map: a cell as it is, `frame-3` in words, and so a place with a name of its own."""
        if self.has(f"place-{place}"):
            return self.text(f"place-{place}")
        kind, dash, number = place.partition("-")
        return self.text(f"place-{kind}", {"number": int(number)}) if dash else place or OFF_MAP

    def some(self, kind: str, items: Sequence[object]) -> str:
        """A list of things without a code: each different one once, with how many there are of it."""
        found = []
        for item in dict.fromkeys(items):
            name, cost = _priced(str(item))
            found.append(self.text(f"{kind}-{name}", {"n": items.count(item), "cost": cost}, SEVERAL))
        return self.list(found)

    def effect(self, effect: Mapping[str, object]) -> str:
        """One sign of a piece, `{"op": "explore", "amount": 4}`, as part of a list: said by `effect-explore`."""
        args: Args = {}
        for fact, value in effect.items():
            args |= self._said(fact, value)
        return self.text(f"effect-{effect['op']}", args)

    def reward(self, code: str, slot: int) -> int:
        """Coins for completing a contract after so many others."""
        rewards = self._pieces[code].get("rewards")
        return int(rewards[slot]) if isinstance(rewards, list) and slot < len(rewards) else 0

    def seat_args(self, seat: int, names: Sequence[str], you: int = NOBODY) -> Args:
        """`seat` as a name, and whether the reader sits there."""
        return self._seat_args("seat", seat, names, you)

    def move(self, move: Move, names: Sequence[str] = (), you: int = NOBODY) -> str:
        return self.text(move.key, self._args(move.facts, names, you))

    def preview(self, preview: Mapping[str, int]) -> str:
        """What a move is sure to bring, in a few words; empty when nothing is known beforehand."""
        told = [fact for fact, amount in preview.items() if amount or fact in SHOWN_AT_ZERO]
        told = [fact for fact in told if self.has(f"preview-{_dashed(fact)}")]
        return ", ".join([self._preview_part(fact, preview[fact]) for fact in told])

    def event(self, event: Event | Data, names: Sequence[str], you: int = NOBODY) -> str:
        """What happened, told to the player of seat `you` (NOBODY: to anyone)."""
        data = event.seen_by(you) if isinstance(event, Event) else event
        facts = data["facts"]
        assert isinstance(facts, Mapping)
        return self.text(f"event-{data['name']}", self._args(facts, names, you))

    def reason(self, reason: Reason, names: Sequence[str] = (), you: int = NOBODY) -> str:
        return self.text(f"reason-{reason.key}", self._args(reason.facts, names, you))

    def missing(self, wanted: str) -> str:
        """One thing that is asked for or lacking, as part of a list: `swords:2`, `cheap_characters:4:3`."""
        name, *numbers = wanted.split(":")
        args: Args = {"count": 0, "cost": 0}
        args |= {fact: int(number) for fact, number in zip(("count", "cost"), numbers, strict=False)}
        return self.text(f"missing-{_dashed(name)}", args)

    def prompt(
        self, step: str, seat: int, names: Sequence[str], you: int = NOBODY, facts: Mapping[str, object] | None = None
    ) -> str:
        """What the player to move must do."""
        return self.text(f"prompt-{_dashed(step)}", self._args({**(facts or {}), "seat": seat}, names, you))

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

    def rank(self, rank: str) -> str:
        """The title that a team has earned."""
        return self.text(f"rank-{_dashed(rank)}")

    def preset(self, id: str, form: str = "") -> str:
        """The name of a ready-made game, or with `help` a sentence about it."""
        return self.text(f"preset-{_dashed(id)}", form=form)

    def warning(self, key: str) -> str:
        """Advice against a choice that is allowed."""
        return self.text(f"warning-{_dashed(key)}")

    def _preview_part(self, fact: str, amount: int) -> str:
        return self.text(f"preview-{_dashed(fact)}", {"amount": signed(amount), "n": abs(amount)})

    def _id_of(self, piece: Data) -> str:
        """`contract-jinx`; where pieces of a kind have no names `quest`; all without such words are cards."""
        name = _dashed(str(piece.get("name", piece["code"])))
        kind = _dashed(str(piece["kind"]))
        own = f"{kind}-{name}"
        return own if self.has(own) else kind if self.has(kind) else f"card-{name}"

    def _facts_of(self, piece: Data) -> Args:
        args: Args = {}
        for fact, value in piece.items():
            args |= self._said(fact, value)
        return args

    def _said(self, fact: str, value: object) -> Args:
        """A printed fact; of lists and groups also how many parts they have: `immediate_n`."""
        if isinstance(value, bool):
            return {fact: _yes_no(value)}
        if isinstance(value, (int, str)):
            return {fact: value}
        if isinstance(value, Mapping):
            parts = [self.effect(value)] if "op" in value else self._group(fact, value)
        else:
            parts = [self._entry(fact, item) for item in value] if isinstance(value, list) else []
        choice = isinstance(value, list) and any(isinstance(item, list) for item in value)
        return {fact: " / ".join(parts) if choice else self.list(parts), f"{fact}_n": len(parts)}

    def _group(self, fact: str, group: Mapping[str, object]) -> list[str]:
        """Facts that belong together, but for what is 0: `permanent-swords` says the swords of `permanent`."""
        found = []
        for name, value in group.items():
            if value:
                args = self._facts_of(value) if isinstance(value, Mapping) else self._said("amount", value)
                found.append(self.text(f"{fact}-{_dashed(name)}", args))
        return found

    def _entry(self, fact: str, item: object) -> str:
        """An entry of a list on a piece."""
        if isinstance(item, list):
            return self.list([self._entry(fact, part) for part in item])
        if isinstance(item, Mapping):
            return self.effect(item)
        return self.missing(str(item)) if fact in WANTED else self._printed(item)

    def _args(self, facts: Mapping[str, object], names: Sequence[str], you: int) -> Args:
        """Facts are data; here they become what a sentence needs: names for seats, words for cards, yes or no."""
        args: Args = {}
        for fact, value in facts.items():
            if fact in SEATS and isinstance(value, int):
                args |= self._seat_args(fact, value, names, you)
            elif fact in PLACES and isinstance(value, str):
                args[fact] = self.place(value)
            elif isinstance(value, str) and value in self._pieces:
                args |= self._forms(fact, value)
            elif fact in PRICED and isinstance(value, str):
                args[fact], args[f"{fact}_cost"] = _priced(value)
            elif fact == "rival":
                args |= {"seat": self.text(f"rival-{value}"), "you": _yes_no(False)}
            elif fact == "winners" and isinstance(value, list):
                args |= self._winner_args(value, names, you)
            elif isinstance(value, list):
                args[fact] = len(value)
                if fact in KINDS:
                    args[f"{fact}_list"] = self.some(KINDS[fact], value)
                elif fact in WANTED:
                    args[f"{fact}_list"] = self.list([self.missing(item) for item in value])
                elif fact in NUMBERS:
                    args[f"{fact}_list"] = self.list([str(item) for item in value])
                else:
                    args[f"{fact}_list"] = self.list(self._counted(value, names))
            elif isinstance(value, bool):
                args[fact] = _yes_no(value)
            elif isinstance(value, (int, str)):
                args[fact] = value
        return args

    def _printed(self, item: object) -> str:
        """An entry of a list on a piece: a role by its name, anything else as it is."""
        id = f"card-{_dashed(str(item))}"
        return self.text(id) if self.has(id) else str(item)

    def _forms(self, fact: str, code: str) -> Args:
        """The names of a piece, one for each form that its words have, and what it costs (0 for what has no cost)."""
        piece = self._pieces[code]
        told = [form for form in self.forms(self._id_of(piece)) if form != SEVERAL]
        forms: Args = {f"{fact}_{form}": self.card(code, form) for form in told}
        cost = piece.get("cost")
        return {**forms, fact: self.card(code), f"{fact}_cost": cost if isinstance(cost, int) else 0}

    def _seat_args(self, fact: str, seat: int, names: Sequence[str], you: int) -> Args:
        return {fact: _name(seat, names), "you" if fact == "seat" else f"{fact}_you": _yes_no(seat == you)}

    def _winner_args(self, winners: Sequence[int], names: Sequence[str], you: int) -> Args:
        listed = self.list([_name(seat, names) for seat in winners])
        alone = list(winners) == [you]
        return {"winners": listed, "winners_list": listed, "winners_count": len(winners), "you": _yes_no(alone)}

    def _item(self, item: object, names: Sequence[str]) -> str:
        if isinstance(item, int):
            return _name(item, names)
        piece = self._pieces.get(str(item))
        return self.card(str(item), "a" if piece is not None and "a" in self.forms(self._id_of(piece)) else "")

    def _counted(self, items: Sequence[object], names: Sequence[str]) -> list[str]:
        """The same thing is said once, with how often."""
        alike: dict[str, list[object]] = {}
        for item in items:
            alike.setdefault(self._item(item, names), []).append(item)
        return [said if len(same) == 1 else self._several(said, same) for said, same in alike.items()]

    def _several(self, said: str, same: Sequence[object]) -> str:
        code = str(same[0])
        if code in self._pieces and SEVERAL in self.forms(self._id_of(self._pieces[code])):
            return self.card(code, SEVERAL, {"n": len(same)})
        return f"{said} ×{len(same)}"


def signed(amount: int) -> str:
    """+3, or −1 with a real minus sign."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


def _priced(code: str) -> tuple[str, int]:
    name, _, cost = code.partition(":")
    return name, int(cost or 0)


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


def _dashed(name: str) -> str:
    return name.replace("_", "-")

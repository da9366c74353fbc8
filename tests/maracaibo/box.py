"""The box as the oracle reads it: the component file, the sea, what a player has."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

TREASURES: Final = ("gold", "emerald", "pearl")
FILE: Final = Path(__file__).parents[2] / "src/flibuste/games/maracaibo/components/base.toml"


# --- the box ----------------------------------------------------------------------------------------------------------


@dataclass
class Sign:
    """One effect of a card or a space."""

    op: str
    amount: int = 1
    kind: str = ""
    most: int = 0
    same: bool = False
    left: int = 1
    """How often it can still be carried out."""
    given: list[str] = field(default_factory=list)
    """Abilities that points of this Explore were given up for."""
    points: int = -1
    """Of an Explore that has begun."""
    rerolls: int = -1
    """Of a raid whose dice lie on the table."""


def signs(texts: list[str]) -> list[Sign]:
    return [sign(part.split()) for text in texts for part in text.split("+") if part.strip()]


def sign(words: list[str]) -> Sign:
    op, *rest = words
    numbers = [int(word) for word in rest if word.isdigit()]
    kinds = [word for word in rest if not word.isdigit() and word not in ("max", "same")]
    most = numbers[1] if "max" in rest else 0
    amount = numbers[0] if numbers else 1
    left = amount if op in ("upgrade", "bury", "quest", "treasure", "cube") else 1
    return Sign(op, amount, kinds[0] if kinds else "", most, "same" in rest, left)


@cache
def box() -> dict[str, dict[str, dict[str, Any]]]:
    """Everything in the component file: by kind, by id."""
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {kind: {row["id"]: row for row in many} for kind, many in rows.items() if isinstance(many, list)}


@cache
def card(code: str) -> dict[str, Any]:
    for kind in ("location", "residence", "development"):
        if code in box()[kind]:
            return {"kind": kind, "level": 1, **box()[kind][code]}
    raise KeyError(code)


def permanent(row: dict[str, Any]) -> list[list[str]]:
    return [text.split() for text in row.get("permanent", [])]


def bargain(text: str) -> tuple[int, list[Sign]]:
    """`spend 2 = vp 3`."""
    price, _, gain = text.partition("=")
    return int(price.split()[1]), signs([gain])


@cache
def bargains(word: str) -> dict[str, str]:
    """All raid actions (`spend`), or all that Explore points are given up for (`give-up`), by what gives them."""
    found = {code: row["action"] for code, row in box()["raid_action"].items()} if word == "spend" else {}
    for kind in ("development", "ship_space", "figurehead"):
        for code, row in box()[kind].items():
            for text in row.get("permanent", []):
                if text.startswith(word):
                    found[code] = text
    return found


class Chart:
    """Where the places of a layout lie."""

    def __init__(self, layout: str) -> None:
        self.boxes: dict[str, tuple[int, int, int]] = {}
        for number, column in enumerate(box()["layout"][layout]["columns"], 1):
            for row, text in enumerate(column.split(), 1):
                top, _, bottom = text[1:].partition("-")
                self.boxes[f"c{number}.{row}"] = (number, int(text[0] + top), int(bottom))
        self.last = max(column for column, _, _ in self.boxes.values())
        self.near = {place: self._near(place) for place in [*self.boxes, "start", "gulf", "maracaibo"]}
        self._walks: dict[tuple[str, int], list[tuple[str, ...]]] = {}

    def _near(self, place: str) -> list[str]:
        if place == "start":
            return [other for other, (column, _, _) in self.boxes.items() if column == 1]
        if place == "gulf":
            return ["maracaibo"]
        if place == "maracaibo":
            return []
        column, top, bottom = self.boxes[place]
        found = ["gulf"] if column == self.last else []
        for other, (its, its_top, its_bottom) in self.boxes.items():
            common = min(bottom, its_bottom) - max(top, its_top)
            if (abs(column - its) == 1 and common > 0) or (column == its and common == 0):
                found.append(other)
        return found

    def column(self, place: str) -> int:
        return {"start": 0, "gulf": self.last + 1, "maracaibo": self.last + 2}.get(place) or (
            0 if place == "start" else self.boxes[place][0]
        )

    def walks(self, start: str, steps: int) -> list[tuple[str, ...]]:
        """All ways of up to so many steps; the Gulf and Maracaibo end one."""
        if (start, steps) in self._walks:
            return self._walks[start, steps]
        found: list[tuple[str, ...]] = []
        front: list[tuple[str, ...]] = [()]
        for _ in range(steps):
            on = [way for way in front if not way or way[-1] in self.boxes]
            front = [(*way, place) for way in on for place in self.near[way[-1] if way else start]]
            found += front
        self._walks[start, steps] = found
        return found

    def ends(self, start: str, steps: int) -> set[str]:
        return {way[-1] for way in self.walks(start, steps) if self.column(way[-1]) > self.column(start)}


@cache
def chart_of(layout: str) -> Chart:
    return Chart(layout)


# --- players ----------------------------------------------------------------------------------------------------------


@dataclass
class Sheet:
    """What a player has."""

    doubloons: int
    quests: list[str]
    points: int = 0
    ship: str = "start"
    explorer: str = "S"
    rivers: int = 0
    cards: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    figurehead: str = ""
    treasures: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TREASURES, 0))
    slots: set[str] = field(default_factory=set)
    graves: set[str] = field(default_factory=set)
    """Burial spaces with a cube: `gold 1`."""
    poseidon: dict[str, str] = field(default_factory=dict)
    residences: set[str] = field(default_factory=set)
    markets: dict[int, str] = field(default_factory=dict)
    rubies: int = 0
    retired: bool = False

    def rows(self) -> list[dict[str, Any]]:
        """Whatever may give something for good."""
        found = [card(code) for code in self.cards] + [box()["ship_space"][code] for code in self.upgrades]
        return [*found, box()["figurehead"][self.figurehead]] if self.figurehead else found

    def standing(self, *words: str) -> int:
        """The numbers behind some words, added up over everything that works for good."""
        return sum(int(text[-1]) for row in self.rows() for text in permanent(row) if text[: len(words)] == list(words))

    def swords(self, type: str = "") -> int:
        return self.standing("swords", "any") + (self.standing("swords", type) if type else 0)

    def sails(self) -> int:
        return 4 if self.figurehead == "harpy" else 3

    def owns(self, word: str) -> list[str]:
        basic = list(box()["raid_action"]) if word == "spend" else []
        return basic + [
            row["id"] for row in self.rows() if any(text.startswith(word) for text in row.get("permanent", []))
        ]

    def buried(self, type: str = "") -> int:
        there = [grave.split()[0] for grave in self.graves] + list(self.poseidon.values())
        return sum(not type or one == type for one in there)

    def stored(self, type: str) -> int:
        return self.treasures[type] - self.buried(type)

    def of_type(self, type: str) -> int:
        return sum(card(code).get("type") == type for code in self.cards)

    def income(self, what: str) -> int:
        number = sum(int(row.get(f"income_{what}", 0)) for row in self.rows())
        return number + (len(self.quests) if what == "doubloons" and self.figurehead == "whale" else 0)

    def count(self, unit: str, scoring: int = 0) -> int:
        if unit in TREASURES:
            return self.treasures[unit]
        if unit.startswith("buried_"):
            return self.buried(unit.removeprefix("buried_"))
        if unit in ("crew", "equipment", "ship"):
            return self.of_type(unit)
        return {
            "buried": self.buried(),
            "each_type": min(self.of_type(type) for type in ("crew", "equipment", "ship")),
            "cards_total": len(self.cards) + len(self.residences),
            "immediate_cards": sum(bool(card(code).get("immediate")) for code in self.cards),
            "doubloon_income": self.income("doubloons"),
            "vp_income": self.income("vp"),
            "rivers": self.rivers,
            "quests_owned": len(self.quests),
            "quests_scoring": scoring,
            "residences": len(self.residences),
            "treasure_sets": min(self.treasures.values()),
            "upgrades": len(self.upgrades),
        }[unit]

    def price(self, code: str, surcharge: int = 0) -> int:
        less = self.standing("discount", "all")
        if card(code)["kind"] == "development":
            less += self.standing("discount", "developments")
        return max(0, int(card(code)["cost"]) + surcharge - less)


@dataclass
class Rival:
    """What Jordan has."""

    deck: list[str]
    quests: list[str]
    shown: list[str] = field(default_factory=list)
    points: int = 0
    ship: str = "start"
    explorer: str = "S"
    level: int = 0
    upgrades: int = 0
    cards: list[str] = field(default_factory=list)
    treasures: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TREASURES, 0))
    residences: set[str] = field(default_factory=set)
    figurehead: str = ""
    rubies: int = 0


@dataclass
class Open:
    """Effects that may be carried out now; `groups` while only one of several may be chosen."""

    items: list[Sign] = field(default_factory=list)
    groups: list[list[Sign]] = field(default_factory=list)
    vacant: str = ""
    """A place that is refilled when everything above is done."""
    swords: int = -1
    type: str = ""
    """Of a raid."""
    must: bool = False
    """One of the groups has to be chosen."""

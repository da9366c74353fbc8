"""The cards: printed facts from components/, loaded once into frozen tables."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.kernel.components import Components, Row, load_components
from flibuste.kernel.data import Data
from flibuste.kernel.refusals import BadComponents

SHIP: Final = 0
CHARACTER: Final = 1
EXPEDITION: Final = 2
TAX: Final = 3
TOKEN: Final = 4
KINDS: Final = ["ship", "character", "expedition", "tax", "token"]

COLORS: Final = ["yellow", "blue", "green", "red", "black"]
SHIP_NAMES: Final = ["pinnace", "flute", "skiff", "frigate", "galleon"]

SAILOR: Final = 0
PIRATE: Final = 1
TRADER: Final = 2
ADMIRAL: Final = 3
JESTER: Final = 4
GOVERNOR: Final = 5
SENORITA: Final = 6
PRIEST: Final = 7
CAPTAIN: Final = 8
SETTLER: Final = 9
JACK: Final = 10
ROLES: Final = [
    "sailor",
    "pirate",
    "trader",
    "admiral",
    "jester",
    "governor",
    "senorita",
    "priest",
    "captain",
    "settler",
    "jack",
]
BONUSES: Final = ["swords", "influence"]
NONE: Final = -1
"""The color or role of a card that has none."""


@final
class Card:
    """A kind of card. Copies of a kind cannot be told apart, so a pile is a list with the same object several times."""

    def __init__(self, index: i64, kind: i64, row: Row) -> None:
        self.index: i64 = index
        self.kind: i64 = kind
        self.code = _text(row, "id")
        self.mark = _text(row, "mark")
        self.copies: i64 = _number(row, "copies")
        if kind == EXPEDITION and self.copies != 1:
            raise BadComponents(f"Port Royal: there is one {self.code}, not {self.copies}; expeditions are told apart.")
        self.color: i64 = _place(row, "color", COLORS)
        self.role: i64 = _place(row, "role", ROLES)
        self.cost: i64 = _number(row, "cost")
        self.coins: i64 = _number(row, "coins")
        self.swords: i64 = _number(row, "swords")
        self.influence: i64 = _number(row, "influence")
        self.skull: bool = row.get("skull", False) is True
        self.special: bool = row.get("special", False) is True
        self.priests: i64 = _number(row, "priests")
        self.captains: i64 = _number(row, "captains")
        self.settlers: i64 = _number(row, "settlers")
        _place(row, "bonus", BONUSES)
        self.bonus = _text(row, "bonus")
        self.threshold: i64 = _number(row, "threshold")

    @property
    def name(self) -> str:
        """The word under which its name is found: pinnace, sailor, expedition, tax, token."""
        if self.kind == SHIP:
            return SHIP_NAMES[self.color]
        return ROLES[self.role] if self.kind == CHARACTER else KINDS[self.kind]

    @property
    def needs(self) -> list[int]:
        """Roles that an expedition asks for, one entry each."""
        return [PRIEST] * self.priests + [CAPTAIN] * self.captains + [SETTLER] * self.settlers

    @property
    def is_crew(self) -> bool:
        return self.role >= PRIEST

    def to_data(self) -> Data:
        common: dict[str, object] = {
            "code": self.code,
            "kind": KINDS[self.kind],
            "name": self.name,
            "copies": self.copies,
            "mark": self.mark,
        }
        color = COLORS[self.color] if self.color >= 0 else ""
        if self.kind == SHIP:
            common |= {"color": color, "swords": self.swords, "skull": self.skull, "coins": self.coins}
        elif self.kind == CHARACTER:
            common |= {"color": color, "cost": self.cost, "influence": self.influence, "swords": self.swords}
            common |= {"crew": self.is_crew}
        elif self.kind == EXPEDITION:
            needs = [ROLES[role] for role in self.needs]
            common |= {"needs": needs, "coins": self.coins, "influence": self.influence, "special": self.special}
        elif self.kind == TAX:
            common |= {"bonus": self.bonus, "threshold": self.threshold}
        return common


def _text(row: Row, fact: str) -> str:
    value = row.get(fact, "")
    if not isinstance(value, str):
        raise BadComponents(f"Port Royal: {fact} of {row.get('id')!r} should be a text, not {value!r}.")
    return value


def _place(row: Row, fact: str, names: list[str]) -> int:
    """Which of the names a fact is; NONE when the card has no such fact."""
    name = _text(row, fact)
    if name and name not in names:
        known = ", ".join(names)
        raise BadComponents(f"Port Royal: {fact} of {row.get('id')!r} should be one of {known}, not {name!r}.")
    return names.index(name) if name else NONE


def _number(row: Row, fact: str) -> int:
    value = row.get(fact, 0)
    if not isinstance(value, int) or value < 0:
        raise BadComponents(f"Port Royal: {fact} of {row.get('id')!r} should be a whole number, not {value!r}.")
    return value


def _load(components: Components) -> list[Card]:
    cards: list[Card] = []
    for kind, group in enumerate(KINDS):
        for row in components.rows(group):
            cards.append(Card(len(cards), kind, row))
    return cards


_BASE: Final = load_components("port_royal", "base.toml")
COMPONENTS: Final = _BASE.version
TOKEN_ROW: Final[Row] = {"id": "token", "mark": "invented"}
CARDS: Final[list[Card]] = _load(_BASE)
TOKEN_CARD: Final = Card(len(CARDS), TOKEN, TOKEN_ROW)
"""A substitute coin for when no card is left to draw (PR-COIN-08)."""
CARDS.append(TOKEN_CARD)

BY_CODE: Final[dict[str, Card]] = {card.code: card for card in CARDS}
DECK: Final[list[Card]] = [
    card for card in CARDS if not card.special and card.kind != TOKEN for _ in range(card.copies)
]
"""The 119 cards that are shuffled in the base game."""
SPECIAL_EXPEDITION: Final = next(card for card in CARDS if card.special)


def codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]

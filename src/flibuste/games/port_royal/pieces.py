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
MERCHANT: Final = 11
PASSENGER: Final = 12
GAMBLER: Final = 13
CLERK: Final = 14
GUNNER: Final = 15
VICE_ADMIRAL: Final = 16
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
    "merchant",
    "passenger",
    "gambler",
    "clerk",
    "gunner",
    "vice_admiral",
]
BONUSES: Final = ["swords", "influence"]
NONE: Final = -1
"""The color or role of a card that has none."""


@final
class Card:
    """A kind of card. Copies of a kind cannot be told apart, so a pile is a list with the same object several times."""

    def __init__(self, index: i64, kind: i64, row: Row, card_set: str) -> None:
        self.index: i64 = index
        self.card_set = card_set
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
        self.crew: i64 = self.priests + self.captains + self.settlers
        """How many an expedition asks for."""
        self.bonus = _text(row, "bonus")
        self.threshold: i64 = _number(row, "threshold")
        """Coins from which on a tax takes some."""
        self.takes_half: bool = "keep" not in row
        self.keep: i64 = _number(row, "keep")
        """Coins that a tax leaves, if it does not take half."""
        self.gift: i64 = _number(row, "gift")
        """Coins for another player when the ship is traded."""
        self.mixed: i64 = _number(row, "mixed")
        """How many copies bear the symbol of those that go into the base game."""

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
        return PRIEST <= self.role <= JACK

    def to_data(self) -> Data:
        common: dict[str, object] = {
            "code": self.code,
            "kind": KINDS[self.kind],
            "name": self.name,
            "copies": self.copies,
            "mark": self.mark,
            "set": self.card_set,
            "mixed": self.mixed,
        }
        color = COLORS[self.color] if self.color >= 0 else ""
        if self.kind == SHIP:
            common |= {"color": color, "swords": self.swords, "skull": self.skull, "coins": self.coins}
            common |= {"gift": self.gift}
        elif self.kind == CHARACTER:
            common |= {"color": color, "cost": self.cost, "influence": self.influence, "swords": self.swords}
            common |= {"crew": self.is_crew}
        elif self.kind == EXPEDITION:
            needs = [ROLES[role] for role in self.needs]
            common |= {"needs": needs, "coins": self.coins, "influence": self.influence, "special": self.special}
        elif self.kind == TAX:
            common |= {"bonus": self.bonus, "threshold": self.threshold, "keep": -1 if self.takes_half else self.keep}
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


@final
class Contract:
    """A contract of Just One More Contract; what it asks for is in rules/contracts.py."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = _text(row, "id")
        self.name = _text(row, "name")
        self.mark = _text(row, "mark")
        self.roles: list[int] = [ROLES.index(str(role)) for role in _list(row, "roles")]
        """For a pair contract the two characters."""
        self.rewards: list[int] = [reward for reward in _list(row, "rewards") if isinstance(reward, int)]
        """Coins for the first, second ... to complete it."""
        self.time: i64 = _signed(row, "time")
        self.seal = _text(row, "seal")
        self.seal_mark = _text(row, "seal_mark")
        self.white: bool = row.get("white", False) is True
        """Only in co-operative games."""

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "contract",
            "name": self.name,
            "copies": 1,
            "mark": self.mark,
            "set": CONTRACT_SET,
            "rewards": self.rewards,
            "time": self.time,
            "seal": self.seal,
            "seal_mark": self.seal_mark,
            "white": self.white,
        }


def _list(row: Row, fact: str) -> list[object]:
    value = row.get(fact, [])
    if not isinstance(value, list):
        raise BadComponents(f"Port Royal: {fact} of {row.get('id')!r} should be a list, not {value!r}.")
    return value


def _signed(row: Row, fact: str) -> int:
    value = row.get(fact, 0)
    if not isinstance(value, int):
        raise BadComponents(f"Port Royal: {fact} of {row.get('id')!r} should be a whole number, not {value!r}.")
    return value


BASE: Final = "base"
GAMBLER_SET: Final = "gambler"
CONTRACT_SET: Final = "contract"
SETS_SAIL: Final = "sets_sail"
SETS: Final = [BASE, GAMBLER_SET, CONTRACT_SET, SETS_SAIL]
"""In the order of their cards' numbers, which never change: a new set goes to the end."""

PACKAGE: Final = "flibuste.games.port_royal"
_FILES: Final[list[Components]] = [load_components(PACKAGE, f"{card_set}.toml") for card_set in SETS]
VERSIONS: Final[dict[str, str]] = {card_set: file.version for card_set, file in zip(SETS, _FILES, strict=True)}
CARDS: Final[list[Card]] = []
"""Every kind of card of every set."""
CONTRACTS: Final[list[Contract]] = []


def _load_cards(card_set: str, file: Components) -> None:
    for kind, group in enumerate(KINDS):
        for row in file.rows(group):
            CARDS.append(Card(len(CARDS), kind, row, card_set))
    for row in file.rows("contract"):
        CONTRACTS.append(Contract(len(CONTRACTS), row))


def _load() -> Card:
    """Fills the tables; returns the substitute coin, whose number comes after the base game's."""
    _load_cards(BASE, _FILES[0])
    token_row: Row = {"id": "token", "mark": "invented"}
    token = Card(len(CARDS), TOKEN, token_row, BASE)
    CARDS.append(token)
    for number in range(1, len(SETS)):
        _load_cards(SETS[number], _FILES[number])
    return token


TOKEN_CARD: Final = _load()
"""A substitute coin for when no card is left to draw (PR-COIN-08)."""

BY_CODE: Final[dict[str, Card]] = {card.code: card for card in CARDS}
CONTRACT_BY_CODE: Final[dict[str, Contract]] = {contract.code: contract for contract in CONTRACTS}
SPECIAL_EXPEDITION: Final = next(card for card in CARDS if card.special)


def cards_of(card_set: str) -> list[Card]:
    """All cards of a set that are shuffled into a deck."""
    return [
        card
        for card in CARDS
        if card.card_set == card_set and not card.special and card.kind != TOKEN
        for _ in range(card.copies)
    ]


def marked_cards_of(card_set: str) -> list[Card]:
    """The cards of a set that bear the symbol of those that go into the base game (PR-SAIL-20)."""
    return [card for card in CARDS if card.card_set == card_set for _ in range(card.mixed)]


DECK: Final[list[Card]] = cards_of(BASE)
"""The 119 cards that are shuffled in the base game."""


def codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]

"""The cards: printed facts from components/, loaded once into frozen tables."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.kernel.components import Components, Row, load_components, number_of, numbers_of, text_of
from flibuste.kernel.data import Data
from flibuste.kernel.refusals import BadComponents

SHIP: Final = 0
CHARACTER: Final = 1
EXPEDITION: Final = 2
TAX: Final = 3
TOKEN: Final = 4
KINDS: Final = ["ship", "character", "expedition", "tax", "token"]

COLORS: Final = ["yellow", "blue", "green", "red", "black", "violet"]
SHIP_NAMES: Final = ["pinnace", "flute", "skiff", "frigate", "galleon", "ares"]
VIOLET: Final = 5
"""The Ares Pirates, only in The Adventure Begins (PR-ADV-37)."""
USUAL_COLORS: Final = 5
CARGOES: Final = ["book", "herbs", "bread", "rum"]
BREAD: Final = 2
"""This and rum are what an inn buys."""

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
TYBUK: Final = 17
SENTINEL: Final = 18
INNKEEPER: Final = 19
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
    "tybuk",
    "sentinel",
    "innkeeper",
]
BONUSES: Final = ["swords", "influence"]
CARGO_FACTS: Final = ["books", "herbs", "breads", "rums"]
"""How rows say how many of each cargo are asked for."""
NONE: Final = -1
"""The color or role of a card that has none."""


@final
class Card:
    """A kind of card. Copies of a kind cannot be told apart, so a harbor may hold the same object several times."""

    def __init__(self, index: i64, kind: i64, row: Row, card_set: str) -> None:
        self.index: i64 = index
        self.card_set = card_set
        self.kind: i64 = kind
        self.code = text_of(row, "id")
        self.mark = text_of(row, "mark")
        self.copies: i64 = number_of(row, "copies")
        if kind == EXPEDITION and self.copies != 1:
            raise BadComponents(f"Port Royal: there is one {self.code}, not {self.copies}; expeditions are told apart.")
        self.color: i64 = _place(row, "color", COLORS)
        self.role: i64 = _place(row, "role", ROLES)
        self.cost: i64 = number_of(row, "cost")
        self.coins: i64 = number_of(row, "coins")
        self.swords: i64 = number_of(row, "swords")
        self.influence: i64 = number_of(row, "influence")
        self.skull: bool = row.get("skull", False) is True
        self.special: bool = row.get("special", False) is True
        self.priests: i64 = number_of(row, "priests")
        self.captains: i64 = number_of(row, "captains")
        self.settlers: i64 = number_of(row, "settlers")
        _place(row, "bonus", BONUSES)
        self.needs: list[int] = [PRIEST] * self.priests + [CAPTAIN] * self.captains + [SETTLER] * self.settlers
        """Roles that an expedition asks for, one entry each."""
        self.crew: i64 = len(self.needs)
        """How many an expedition asks for."""
        self.bonus = text_of(row, "bonus")
        self.threshold: i64 = number_of(row, "threshold")
        """Coins from which on a tax takes some."""
        self.takes_half: bool = "keep" not in row
        self.keep: i64 = number_of(row, "keep")
        """Coins that a tax leaves, if it does not take half."""
        self.gift: i64 = number_of(row, "gift")
        """Coins for another player when the ship is traded."""
        self.mixed: i64 = number_of(row, "mixed")
        """How many copies bear the symbol of those that go into the base game."""
        self.group: i64 = number_of(row, "group")
        """With which story card it joins the draw pile (PR-ADV-13); 0: from the start."""
        self.cargo: i64 = _place(row, "cargo", CARGOES)
        """What a ship carries that may be kept instead of its coins (PR-ADV-38)."""
        self.crowns: i64 = number_of(row, "crowns")
        """What a ship pays instead of coins."""
        self.ares: i64 = number_of(row, "ares")
        """Coins more for Ares Pirates (PR-ADV-39)."""
        self.price: i64 = number_of(row, "price")
        """What an Innkeeper pays for bread or rum (PR-ADVC-07)."""
        self.needs_cargo: list[int] = [
            kind for kind, fact in enumerate(CARGO_FACTS) for _ in range(number_of(row, fact))
        ]
        """Cargo that an expedition asks for, one entry each (PR-ADVC-06)."""
        self.bonus_coins: i64 = number_of(row, "bonus_coins") or 1
        """What a tax gives those who deserve it."""

    @property
    def name(self) -> str:
        """The word under which its name is found: pinnace, sailor, expedition, tax, token."""
        if self.kind == SHIP:
            return SHIP_NAMES[self.color]
        return ROLES[self.role] if self.kind == CHARACTER else KINDS[self.kind]

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
            common |= {"gift": self.gift, "cargo": CARGOES[self.cargo] if self.cargo >= 0 else ""}
            common |= {"crowns": self.crowns}
        elif self.kind == CHARACTER:
            common |= {"color": color, "cost": self.cost, "influence": self.influence, "swords": self.swords}
            common |= {"crew": self.is_crew, "ares": self.ares, "price": self.price}
        elif self.kind == EXPEDITION:
            needs = [ROLES[role] for role in self.needs]
            common |= {"needs": needs, "coins": self.coins, "influence": self.influence, "special": self.special}
            common |= {"asks": [f"{role}:{needs.count(role)}" for role in dict.fromkeys(needs)]}
            common |= {"pays": [f"{CARGO_FACTS[kind]}:1" for kind in self.needs_cargo]}
        elif self.kind == TAX:
            common |= {"bonus": self.bonus, "threshold": self.threshold, "keep": -1 if self.takes_half else self.keep}
            common |= {"bonus_coins": self.bonus_coins}
        return common


def _place(row: Row, fact: str, names: list[str]) -> int:
    """Which of the names a fact is; NONE when the card has no such fact."""
    name = text_of(row, fact)
    if name and name not in names:
        known = ", ".join(names)
        raise BadComponents(f"Port Royal: {fact} of {row.get('id')!r} should be one of {known}, not {name!r}.")
    return names.index(name) if name else NONE


# --- contracts --------------------------------------------------------------------------------------------------------

CHARACTERS: Final = 0
SWORDS: Final = 1
EXPEDITIONS: Final = 2
INFLUENCE: Final = 3
COINS: Final = 4
NEST: Final = 5
CROWNS: Final = 6
ARES: Final = 7
FIRST_CARGO: Final = 8
THINGS: Final = ["characters", "swords", "expeditions", "influence", "coins", "nest", "crowns", "ares", *CARGO_FACTS]
"""What a contract or mission can ask for, roles apart."""
TO_HAVE: Final = [*ROLES, "characters", "swords", "expeditions", "influence", "coins"]
TO_GIVE_UP: Final = ["coins", "nest"]

AT_BUST: Final = 0
AT_TAX: Final = 1
AT_COLORS: Final = 2
AT_GOLD: Final = 3
MOMENTS: Final = ["bust", "tax", "colors", "gold"]


@final
class Ask:
    """At least so many of something: of a role, or of one of the other things."""

    def __init__(self, name: str, count: i64, cost_at_most: i64) -> None:
        self.name = name
        self.role: i64 = ROLES.index(name) if name in ROLES else NONE
        self.thing: i64 = THINGS.index(name) if name in THINGS else NONE
        self.count: i64 = count
        self.cost_at_most: i64 = cost_at_most
        """Of characters the highest printed cost that counts; NONE: any."""

    def written(self, count: i64) -> str:
        """So many of it, as words know it: `swords:2`, with a highest cost `cheap_characters:4:3`."""
        if self.cost_at_most == NONE:
            return f"{self.name}:{count}"
        return f"cheap_{self.name}:{count}:{self.cost_at_most}"

    def counts(self, card: Card) -> bool:
        """Whether a card of the area is one of what is asked for; a Jack stands in for nobody (PR-CONL-01)."""
        if self.role != NONE:
            return card.role == self.role
        return card.kind == CHARACTER and (self.cost_at_most == NONE or card.cost <= self.cost_at_most)


@final
class Contract:
    """A contract of Just One More Contract. The words of its row are told at the head of components/contract.toml."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.name = text_of(row, "name")
        self.mark = text_of(row, "mark")
        self.asks: list[Ask] = _asks(row, "asks", TO_HAVE)
        self.pays: list[Ask] = _asks(row, "pays", TO_GIVE_UP)
        self.conditions: list[Ask] = self.asks + self.pays
        """What somebody must have who claims it in the own time."""
        self.wants_nest: bool = any([ask.thing == NEST for ask in self.pays])
        """Whether repelled ships are kept for it."""
        self.moment: i64 = _place(row, "moment", MOMENTS)
        """When it is claimed, or not at all (PR-CON-13); NONE: at leisure."""
        self.amount: i64 = number_of(row, "amount")
        """Ship colors in the harbor that make the moment."""
        self.color: i64 = _place(row, "color", COLORS)
        """Of the ship whose gold is given up."""
        self.times: i64 = number_of(row, "times") or 1
        self.spaces: i64 = self.times - 1
        """Progress spaces before it is completed (PR-CON-15)."""
        self.active_only: bool = row.get("active_only", False) is True
        self.asks_mark = text_of(row, "asks_mark")
        self.rewards: list[int] = numbers_of(row, "rewards")
        """Coins for the first, second ... to complete it."""
        self.time: i64 = _signed(row, "time")
        self.seal = text_of(row, "seal")
        self.seal_mark = text_of(row, "seal_mark")
        self.white: bool = row.get("white", False) is True
        """Only in co-operative games."""
        if not self.is_clear():
            raise BadComponents(f"Port Royal: nobody can tell when {self.code!r} is completed.")

    def is_clear(self) -> bool:
        """A moment, with what makes it, or something to have or give up: one of both."""
        if self.moment == NONE:
            return bool(self.conditions)
        made = self.amount > 0 if self.moment == AT_COLORS else self.color != NONE if self.moment == AT_GOLD else True
        return made and not self.conditions

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "contract",
            "name": self.name,
            "copies": 1,
            "mark": self.mark,
            "set": CONTRACT_SET,
            "asks": [ask.written(ask.count) for ask in self.asks],
            "pays": [ask.written(ask.count) for ask in self.pays],
            "amount": self.amount,
            "times": self.times,
            "asks_mark": self.asks_mark,
            "rewards": self.rewards,
            "time": self.time,
            "seal": self.seal,
            "seal_mark": self.seal_mark,
            "white": self.white,
        }


def _asks(row: Row, fact: str, known: list[str]) -> list[Ask]:
    """A table such as `{ characters = 4, cost_at_most = 3 }`."""
    table = row.get(fact, {})
    if not isinstance(table, dict):
        raise BadComponents(f"Port Royal: {fact} of {row.get('id')!r} should be a table, not {table!r}.")
    facts: Row = {**table, "id": row.get("id")}
    limit = number_of(facts, "cost_at_most") if "cost_at_most" in facts else NONE
    found: list[Ask] = []
    for name in [str(name) for name in table if name != "cost_at_most"]:
        if name not in known:
            words = ", ".join(known)
            raise BadComponents(f"Port Royal: {fact} of {row.get('id')!r} can be {words}, not {name!r}.")
        found.append(Ask(name, number_of(facts, name), limit if name == "characters" else NONE))
    return found


def _signed(row: Row, fact: str) -> int:
    value = row.get(fact, 0)
    if not isinstance(value, int):
        raise BadComponents(f"Port Royal: {fact} of {row.get('id')!r} should be a whole number, not {value!r}.")
    return value


# --- all of them ------------------------------------------------------------------------------------------------------

BASE: Final = "base"
GAMBLER_SET: Final = "gambler"
CONTRACT_SET: Final = "contract"
SETS_SAIL: Final = "sets_sail"
ADVENTURE_SET: Final = "adventure"
SETS: Final = [BASE, GAMBLER_SET, CONTRACT_SET, SETS_SAIL, ADVENTURE_SET]
"""In the order of their cards' numbers, which never change: a new set goes to the end."""

PACKAGE: Final = "flibuste.games.port_royal"
_FILES: Final[list[Components]] = [load_components(PACKAGE, f"{card_set}.toml") for card_set in SETS]
FILES: Final[dict[str, Components]] = dict(zip(SETS, _FILES, strict=True))
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


SMALLEST_CREW: Final[i64] = min(card.crew for card in DECK if card.kind == EXPEDITION)
"""With fewer people nobody can go anywhere; in an adventure somebody with cargo can go alone."""


def codes(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]

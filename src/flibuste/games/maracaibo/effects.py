"""The vocabulary of effects: what cards, spaces and tiles do, written in components/ as it is said.

An effect is one sign (`explore 4`); `Effects` are the signs of one place, which their player carries out in any order.
What a card or space gives for good is a `Standing`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.kernel.data import Data
from flibuste.kernel.refusals import BadComponents

# Types of treasure, which are those of islands, storages and dice.
GOLD: Final = 0
EMERALD: Final = 1
PEARL: Final = 2
TREASURES: Final = ["gold", "emerald", "pearl"]
ANY: Final = 3
"""Of choice."""
DIE: Final = 4
"""The type of the raid."""
TREASURES_OR_ANY: Final = [*TREASURES, "any"]
TYPES: Final = [*TREASURES_OR_ANY, "die"]

DEVELOPMENT_TYPES: Final = ["crew", "equipment", "ship"]

# What can be counted; the first three are the treasures of a type, buried or not.
BURIED: Final = 3
BURIED_GOLD: Final = 4  # and emerald, and pearl
CREW_CARDS: Final = 7  # and equipment, and ships
EACH_TYPE: Final = 10
CARDS_TOTAL: Final = 11
IMMEDIATE_CARDS: Final = 12
DOUBLOON_INCOME: Final = 13
VP_INCOME: Final = 14
RIVERS: Final = 15
QUESTS_OWNED: Final = 16
QUESTS_SCORING: Final = 17
RESIDENCES_BUILT: Final = 18
TREASURE_SETS: Final = 19
UPGRADES: Final = 20
UNITS: Final = [
    *TREASURES,
    "buried",
    "buried_gold",
    "buried_emerald",
    "buried_pearl",
    "crew",
    "equipment",
    "ship",
    "each_type",
    "cards_total",
    "immediate_cards",
    "doubloon_income",
    "vp_income",
    "rivers",
    "quests_owned",
    "quests_scoring",
    "residences",
    "treasure_sets",
    "upgrades",
]

# Effects. The first ones cost nothing and are taken without asking (MA-GEN-09): those before VP_PER when they come up,
# the counting ones when everything else of their place is done, since that can only make them worth more.
VP: Final = 0
DOUBLOONS: Final = 1
CUBE: Final = 2
VP_PER: Final = 3
VP_OF_INCOME: Final = 4
DOUBLOONS_OF_INCOME: Final = 5
RAID: Final = 6
EXPLORE: Final = 7
BURY: Final = 8
QUEST: Final = 9
UPGRADE: Final = 10
TREASURE: Final = 11
CUBE_OF_CHOICE: Final = 12
BLACK_MARKET: Final = 13
REUSE: Final = 14
FIGUREHEAD: Final = 15
SELL: Final = 16
PICK: Final = 17
BUILD: Final = 18
SPACE: Final = 19
RUBIES: Final = 20
OPS: Final = [
    "vp",
    "doubloons",
    "cube",
    "vp-per",
    "vp-of-income",
    "doubloons-of-income",
    "raid",
    "explore",
    "bury",
    "quest",
    "upgrade",
    "treasure",
    "cube",
    "black-market",
    "reuse",
    "figurehead",
    "sell",
    "pick",
    "build",
    "space",
    "rubies",
]
MAY_BE_0: Final = (RAID, BLACK_MARKET, FIGUREHEAD, PICK)
"""Swords to be added, or prices."""
FIRST_COUNTING: Final = VP_PER
FIRST_ASKED: Final = RAID

CODES: Final = [
    *OPS[:CUBE],
    "its-cube",
    *OPS[VP_PER : CUBE_OF_CHOICE + 1],
    *TREASURES,
    *OPS[BLACK_MARKET:PICK],
    *[f"pick-{type}" for type in DEVELOPMENT_TYPES],
    *OPS[BUILD:],
]
"""How a choice among open effects names them, by Effect.choice. Append-only: they are moves."""
CHOICE_OF_TREASURE: Final = CUBE_OF_CHOICE + 1
CHOICE_OF_PICK: Final = CHOICE_OF_TREASURE + 3 + PICK - BLACK_MARKET


@final
class Effect:
    """One sign."""

    def __init__(self, op: i64, amount: i64, type: i64, most: i64, same: bool) -> None:
        self.op: i64 = op
        self.amount: i64 = amount
        """How many, how far, how strong, or what it costs."""
        self.type: i64 = type
        """Of treasure, of a development, or what is counted."""
        self.most: i64 = most
        """Points that counting can bring; 0: without limit."""
        self.same: bool = same
        """All of one type."""
        self.choice: i64 = choice_of(op, type)

    def to_data(self) -> Data:
        return dict(self.to_fact())

    def to_fact(self) -> dict[str, int | str | bool]:
        data: dict[str, int | str | bool] = {"op": OPS[self.op], "amount": self.amount}
        if self.op in (TREASURE, RAID, CUBE, CUBE_OF_CHOICE):
            data["type"] = TYPES[self.type]
        elif self.op == PICK:
            data["type"] = DEVELOPMENT_TYPES[self.type]
        elif self.op == VP_PER:
            data["type"] = UNITS[self.type]
            data["most"] = self.most
        if self.op in (TREASURE, CUBE, CUBE_OF_CHOICE):
            data["same"] = self.same
        return data


def choice_of(op: i64, type: i64) -> i64:
    """Its place in CODES."""
    if op == TREASURE and type < ANY:
        return CHOICE_OF_TREASURE + type
    if op == PICK:
        return CHOICE_OF_PICK + type
    if op <= CUBE_OF_CHOICE:
        return op
    return op + 3 if op < PICK else op + 5


@final
class Effects:
    """The signs of one place, by number on the stack of what is pending."""

    def __init__(self, index: i64, items: list[Effect]) -> None:
        self.index: i64 = index
        self.items = items
        self.all_open: i64 = (1 << len(items)) - 1
        """Every sign as a bit."""

    def to_data(self) -> list[Data]:
        return [effect.to_data() for effect in self.items]


_all_effects: list[Effects] = []
NO_EFFECTS: Final = Effects(0, [])
_all_effects.append(NO_EFFECTS)


def effects_numbered(index: i64) -> Effects:
    return _all_effects[index]


def effects_in_all() -> int:
    return len(_all_effects)


def effects_of(items: list[Effect]) -> Effects:
    if not items:
        return NO_EFFECTS
    effects = Effects(len(_all_effects), items)
    _all_effects.append(effects)
    return effects


@final
class Standing:
    """What works for good from the moment it is gained (MA-GEN-05)."""

    def __init__(self) -> None:
        self.swords: i64 = 0
        self.swords_of_type: list[int] = [0, 0, 0]
        self.points: i64 = 0
        """In every Explore action."""
        self.discount: i64 = 0
        """On developments and residences."""
        self.development_discount: i64 = 0
        self.sail: i64 = 0
        """Spaces that a ship may sail at most; 0: as usual."""
        self.rerolls: i64 = 0
        self.exchanges_quests = False
        self.doubloons_per_quest: i64 = 0
        self.spend: Bargain | None = None
        """A raid action."""
        self.give_up: Bargain | None = None
        """What points of an Explore action can be given up for."""

    def to_data(self) -> Data:
        data: dict[str, object] = {}
        for name, number in (
            ("swords", self.swords),
            ("points", self.points),
            ("discount", self.discount),
            ("development_discount", self.development_discount),
            ("sail", self.sail),
            ("rerolls", self.rerolls),
            ("doubloons_per_quest", self.doubloons_per_quest),
        ):
            if number:
                data[name] = number
        for name, swords in zip(TREASURES, self.swords_of_type, strict=True):
            if swords:
                data[f"swords_{name}"] = swords
        if self.exchanges_quests:
            data["exchanges_quests"] = True
        if self.spend is not None:
            data["spend"] = self.spend.to_data()
        if self.give_up is not None:
            data["give_up"] = self.give_up.to_data()
        return data


@final
class Bargain:
    """Something that swords or points pay for: a raid action, or what Explore points are given up for."""

    def __init__(self, index: i64, code: str, cost: i64, gain: Effects) -> None:
        self.index: i64 = index
        self.code = code
        self.cost: i64 = cost
        self.gain = gain
        self.bit: i64 = 1 << index
        self.piece = code
        """The code of the piece that gives it, as in the catalogue."""

    def to_data(self) -> Data:
        return {"cost": self.cost, "gain": self.gain.to_data()}


# --- reading ----------------------------------------------------------------------------------------------------------


def read_effects(where: str, texts: list[str], by_raid: bool = False) -> Effects:
    """`["bury 1 + doubloons 2"]`, or the same in two texts. Only what a raid pays for knows the type of the raid."""
    signs = [sign.strip() for text in texts for sign in text.split("+") if sign.strip()]
    effects = [read_effect(where, sign.split()) for sign in signs]
    for effect, sign in zip(effects, signs, strict=True):
        if effect.amount == 0 and effect.op not in MAY_BE_0:
            raise BadComponents(f"Maracaibo: {sign!r} of {where} would do nothing.")
        if effect.op == TREASURE and effect.type == DIE and not by_raid:
            raise BadComponents(f"Maracaibo: {sign!r} of {where} is for raid actions only.")
    return effects_of(effects)


def read_effect(where: str, words: list[str]) -> Effect:
    op = words[0]
    if op in ("vp", "doubloons", "explore", "bury", "quest", "upgrade", "black-market", "figurehead", "sell"):
        return Effect(OPS.index(op), number_in(where, words, 1), 0, 0, False)
    if op in ("reuse", "build", "space", "vp-of-income", "doubloons-of-income"):
        return Effect(OPS.index(op), 1, 0, 0, False)
    if op == "treasure":
        return Effect(TREASURE, number_in(where, words, 2), word_in(where, words, 1, TYPES), 0, "same" in words)
    if op == "raid":
        type = DIE if words[1:2] == ["dice"] else word_in(where, words, 1, TREASURES_OR_ANY)
        return Effect(RAID, number_in(where, words, 2), type, 0, False)
    if op == "cube":
        type = word_in(where, words, 1, TREASURES_OR_ANY)
        return Effect(CUBE if type < ANY else CUBE_OF_CHOICE, number_in(where, words, 2), type, 0, "same" in words)
    if op == "pick":
        return Effect(PICK, number_in(where, words, 2), word_in(where, words, 1, DEVELOPMENT_TYPES), 0, False)
    if op == "vp-per":
        return read_count(where, words)
    raise BadComponents(f"Maracaibo: {where} does {' '.join(words)!r}, which is no effect.")


def read_count(where: str, words: list[str]) -> Effect:
    """`vp-per buried 1 max 6`."""
    most = number_in(where, words, 4) if len(words) > 3 else 0
    return Effect(VP_PER, number_in(where, words, 2), word_in(where, words, 1, UNITS), most, False)


def number_in(where: str, words: list[str], place: int) -> int:
    if place >= len(words) or not words[place].isdigit():
        raise BadComponents(f"Maracaibo: {' '.join(words)!r} of {where} lacks a whole number.")
    return int(words[place])


def word_in(where: str, words: list[str], place: int, known: list[str]) -> int:
    if place >= len(words) or words[place] not in known:
        raise BadComponents(f"Maracaibo: {' '.join(words)!r} of {where} should name one of {', '.join(known)}.")
    return known.index(words[place])


def read_standing(where: str, texts: list[str], spends: list[Bargain], trades: list[Bargain]) -> Standing:
    """Raid actions and what points are given up for are added to the lists of all of them."""
    standing = Standing()
    for text in texts:
        words = text.split()
        if text.startswith("spend "):
            standing.spend = read_bargain(where, text, spends, True)
        elif text.startswith("give-up "):
            standing.give_up = read_bargain(where, text, trades, False)
        else:
            read_number(where, words, standing)
    return standing


def read_bargain(where: str, text: str, known: list[Bargain], by_raid: bool) -> Bargain:
    """`spend 2 = vp 3`."""
    price, _, gain = text.partition("=")
    effects = read_effects(where, [gain], by_raid)
    if effects is NO_EFFECTS:
        raise BadComponents(f"Maracaibo: {text!r} of {where} gains nothing.")
    bargain = Bargain(len(known), where, number_in(where, price.split(), 1), effects)
    known.append(bargain)
    return bargain


def read_number(where: str, words: list[str], standing: Standing) -> None:
    kind = words[0] if words else ""
    if kind == "swords":
        type = word_in(where, words, 1, TREASURES_OR_ANY)
        number = number_in(where, words, 2)
        if type == ANY:
            standing.swords = number
        else:
            standing.swords_of_type[type] = number
    elif kind == "points":
        standing.points = number_in(where, words, 1)
    elif kind == "discount":
        if word_in(where, words, 1, ["all", "developments"]) == 0:
            standing.discount = number_in(where, words, 2)
        else:
            standing.development_discount = number_in(where, words, 2)
    elif kind == "sail":
        standing.sail = number_in(where, words, 1)
    elif kind == "reroll":
        standing.rerolls = number_in(where, words, 1)
    elif kind == "exchange-quests":
        standing.exchanges_quests = True
    elif kind == "income-per":
        word_in(where, words, 1, ["quests_owned"])
        standing.doubloons_per_quest = number_in(where, words, 2)
    else:
        raise BadComponents(f"Maracaibo: {where} gives {' '.join(words)!r}, which nothing gives for good.")


assert len(CODES) == 1 + choice_of(RUBIES, 0)

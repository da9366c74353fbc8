"""The pieces: printed facts from components/, loaded once into frozen tables."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.maracaibo.effects import (
    DEVELOPMENT_TYPES,
    EMERALD,
    GOLD,
    NO_EFFECTS,
    PEARL,
    RUBIES,
    TREASURES,
    UNITS,
    Bargain,
    Effect,
    Effects,
    Standing,
    effects_of,
    number_in,
    read_count,
    read_effect,
    read_effects,
    read_standing,
    word_in,
)
from flibuste.kernel.components import Row, load_components, number_of, numbers_of, text_of, texts_of
from flibuste.kernel.data import Data
from flibuste.kernel.refusals import BadComponents

# Kinds of cards on the map.
LOCATION: Final = 0
RESIDENCE: Final = 1
DEVELOPMENT: Final = 2
KINDS: Final = ["location", "residence", "development"]

ROUNDS: Final = 3
START_DOUBLOONS: Final = 10
"""Of the first player; each after it has one more (MA-SET-13)."""
RESIDENCES_IN_PLAY: Final = 4
DEVELOPMENTS_IN_PLAY: Final = 15
CARDS_ON_MAP: Final = 27
ISLAND_CUBES: Final = 4
FOR_IGNORING: Final = 5
"""Doubloons for a development that is not bought (MA-DEV-01)."""
FIRST_BUILDER: Final = 2
MARACAIBO_POINTS: Final = 6
GULF_SWORDS: Final = 2
GULF_EXPLORE: Final = 4
DICE: Final = 3
SIDES: Final = 6
SAIL: Final = 3
"""Spaces that a ship sails at most without the Harpy."""
BURIAL_SPACES: Final = 4
"""Below the line, for each type; and on the Poseidon."""
BLACK_MARKETS: Final = 5
RAID_ACTIONS_IN_ALL: Final = 11
TRADES_IN_ALL: Final = 4
"""Moves and records know them by number: other data may change them, and neither add nor take away one."""
SKIRMISH_POINTS: Final = 2
FURTHER_RUBY: Final = 2

# Final scoring (MA-SCO).
ISLAND_VALUES: Final = vec[i64]([2, 2, 2, 3, 3, 4, 4, 5])
"""What a treasure is worth by the cubes left on its island, the last for all beyond (MA-SCO-07)."""
PER_RIVER: Final = 4
DOUBLOONS_FOR_A_POINT: Final = 5
PER_BURIED: Final = 2
MANY_QUESTS: Final = 6
MANY_QUESTS_POINTS: Final = 10
MISSED_QUEST: Final = 5
"""Quest Hunters: what a quest that is not fulfilled costs."""


_COMPONENTS: Final = load_components("flibuste.games.maracaibo", "base.toml", mixed=True)
VERSION: Final = _COMPONENTS.version
SPENDS: Final[list[Bargain]] = []
"""Raid actions: those that everybody has first."""
TRADES: Final[list[Bargain]] = []
"""What Explore points can be given up for."""


def _standing(row: Row) -> Standing:
    return read_standing(text_of(row, "id"), texts_of(row, "permanent"), SPENDS, TRADES)


def _marks(row: Row) -> dict[str, object]:
    marks: dict[str, object] = {"mark": text_of(row, "mark")}
    for grade in ("confirmed", "likely"):
        if grade in row:
            marks[grade] = texts_of(row, grade)
    return marks


# --- cards ------------------------------------------------------------------------------------------------------------


@final
class Card:
    """A card of the Caribbean."""

    def __init__(self, index: i64, kind: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.kind: i64 = kind
        self.level: i64 = number_of(row, "level") or 1
        self.marks = _marks(row)
        # a location
        self.value_symbol: bool = row.get("value_tile") is True
        self.has_reserve: bool = row.get("ruby") is True
        self.groups: list[Effects] = [read_effects(self.code, [text]) for text in texts_of(row, "actions")]
        """One of them is carried out."""
        # a residence or a development
        self.cost: i64 = number_of(row, "cost")
        self.scores: Effect | None = (
            read_count(self.code, text_of(row, "scores").split()) if kind == RESIDENCE else None
        )
        """What a residence counts at the end."""
        # a development
        self.type: i64 = word_in(self.code, [text_of(row, "type")], 0, DEVELOPMENT_TYPES) if kind == DEVELOPMENT else -1
        self.vp: i64 = number_of(row, "vp")
        self.immediate = read_effects(self.code, texts_of(row, "immediate"))
        self.standing = _standing(row)
        self.income_doubloons: i64 = number_of(row, "income_doubloons")
        self.income_vp: i64 = number_of(row, "income_vp")
        self.endgame: list[EndScore] = [EndScore(self.code, text.split()) for text in texts_of(row, "endgame")]

    def to_data(self) -> Data:
        data: dict[str, object] = {"code": self.code, "kind": KINDS[self.kind], "level": self.level, **self.marks}
        if self.kind == LOCATION:
            data["value_tile"] = self.value_symbol
            data["ruby"] = self.has_reserve
            data["actions"] = [group.to_data() for group in self.groups]
        elif self.scores is not None:
            data["cost"] = self.cost
            data["scores"] = self.scores.to_data()
        else:
            data.update(
                {
                    "type": DEVELOPMENT_TYPES[self.type],
                    "cost": self.cost,
                    "vp": self.vp,
                    "immediate": self.immediate.to_data(),
                    "permanent": self.standing.to_data(),
                    "income": {"doubloons": self.income_doubloons, "vp": self.income_vp},
                    "endgame": [score.to_data() for score in self.endgame],
                }
            )
        return data


@final
class EndScore:
    """`vp-per buried 2`, or for full sets: `vp-per-3 gold 7`."""

    def __init__(self, where: str, words: list[str]) -> None:
        self.each: i64 = 1 + 2 * word_in(where, words, 0, ["vp-per", "vp-per-3"])
        self.unit: i64 = word_in(where, words, 1, UNITS)
        self.points: i64 = number_in(where, words, 2)

    def to_data(self) -> Data:
        return {"op": "at-end", "each": self.each, "type": UNITS[self.unit], "points": self.points}


def _basic_raid_actions() -> None:
    """They come first of all raid actions."""
    for row in _COMPONENTS.rows("raid_action"):
        read_standing(text_of(row, "id"), [text_of(row, "action")], SPENDS, TRADES)
        SPENDS[-1].piece = f"raid-{SPENDS[-1].code}"


def _cards() -> list[Card]:
    """Level I locations, residences, developments of both levels, level II locations. Append-only."""
    rows: list[tuple[int, Row]] = []
    locations = _COMPONENTS.rows("location")
    rows.extend([(LOCATION, row) for row in locations if row.get("level") == 1])
    rows.extend([(RESIDENCE, row) for row in _COMPONENTS.rows("residence")])
    rows.extend([(DEVELOPMENT, row) for row in _COMPONENTS.rows("development")])
    rows.extend([(LOCATION, row) for row in locations if row.get("level") == 2])
    return [Card(index, kind, row) for index, (kind, row) in enumerate(rows)]


# --- boards -----------------------------------------------------------------------------------------------------------


@final
class ShipSpace:
    """An upgrade of the ship board."""

    def __init__(self, index: i64, row: Row, needs: i64) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.marks = _marks(row)
        self.bit: i64 = 1 << index
        self.needs: i64 = needs
        """Cubes that must lie left of its section's partition (MA-UPG-02)."""
        self.column: i64 = number_of(row, "column")
        self.row: i64 = number_of(row, "row")
        self.once = read_effects(self.code, texts_of(row, "once"))
        self.standing = _standing(row)
        self.piece = f"ship-{self.code}"
        for bargain in (self.standing.spend, self.standing.give_up):
            if bargain is not None:
                bargain.piece = self.piece

    def to_data(self) -> Data:
        return {
            "code": self.piece,
            "id": self.code,
            "kind": "ship-space",
            "column": self.column,
            "row": self.row,
            "needs": self.needs,
            "once": self.once.to_data(),
            "permanent": self.standing.to_data(),
            **self.marks,
        }


def _ship_spaces() -> list[ShipSpace]:
    needs = {text_of(row, "id"): number_of(row, "needs") for row in _COMPONENTS.rows("ship_section")}
    return [
        ShipSpace(index, row, needs[text_of(row, "id")[0]]) for index, row in enumerate(_COMPONENTS.rows("ship_space"))
    ]


def _spaces_needing(least: int, most: int) -> int:
    """The spaces of the sections that need so many cubes, as bits."""
    bits: int = 0
    for space in SHIP_SPACES:
        if least <= space.needs <= most:
            bits |= int(space.bit)
    return bits


@final
class Hideout:
    """The part of a hideout for one type of treasure: a bonus slot above the line, burial spaces below it."""

    def __init__(self, row: Row) -> None:
        self.code = text_of(row, "id")
        self.marks = _marks(row)
        self.slot = read_effects(self.code, texts_of(row, "slot"))
        self.burial = [read_effects(self.code, [text]) for text in texts_of(row, "burial")]

    def to_data(self) -> Data:
        return {
            "code": f"hideout-{self.code}",
            "id": self.code,
            "kind": "hideout",
            "slot": self.slot.to_data(),
            "burial": [effects.to_data() for effects in self.burial],
            **self.marks,
        }


@final
class TrackSpace:
    """A space of the exploration track."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.marks = _marks(row)
        self.piece = f"way-{self.code}"
        self.next_codes = texts_of(row, "next")
        self.effects = read_effects(self.code, texts_of(row, "effect"))
        self.rivers: i64 = number_of(row, "rivers")
        """Crossed by who stands here."""
        self.bit: i64 = 1 << int(index)
        """Beyond bit 30 the compiler would shift an i64 that it knows to be 1 as a C int."""
        self.next: vec[i64] = vec[i64]()
        """The spaces after it: two at a fork."""

    def to_data(self) -> Data:
        return {
            "code": self.piece,
            "id": self.code,
            "kind": "exploration",
            "next": self.next_codes,
            "effect": self.effects.to_data(),
            "rivers": self.rivers,
            **self.marks,
        }


def _track() -> list[TrackSpace]:
    spaces = [TrackSpace(index, row) for index, row in enumerate(_COMPONENTS.rows("exploration"))]
    codes = [space.code for space in spaces]
    for space in spaces:
        space.next = vec[i64]([word_in(space.code, [code], 0, codes) for code in space.next_codes])
        for after in space.next:
            if after <= space.index:
                raise BadComponents(f"Maracaibo: from exploration space {space.code} the way would lead back.")
        if not space.next_codes and space.index < len(spaces) - 2:
            raise BadComponents(f"Maracaibo: exploration space {space.code} leads nowhere.")
    return spaces


# --- tiles and quests -------------------------------------------------------------------------------------------------


@final
class Figurehead:
    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.marks = _marks(row)
        self.immediate = read_effects(self.code, texts_of(row, "immediate"))
        self.standing = _standing(row)
        self.income_doubloons: i64 = number_of(row, "income_doubloons")
        self.income_vp: i64 = number_of(row, "income_vp")
        self.burial = [read_effects(self.code, [text]) for text in texts_of(row, "burial")]
        """Burial spaces of its own, for any type (MA-FIG-G)."""

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "figurehead",
            "immediate": self.immediate.to_data(),
            "permanent": self.standing.to_data(),
            "income": {"doubloons": self.income_doubloons, "vp": self.income_vp},
            "burial": [effects.to_data() for effects in self.burial],
            **self.marks,
        }


@final
class Quest:
    """Two levels; each asks for one or two things."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.marks = _marks(row)
        self.asks: vec[i64] = vec[i64]([word_in(self.code, [unit], 0, UNITS) for unit in texts_of(row, "asks")])
        self.low: vec[i64] = vec[i64](numbers_of(row, "low"))
        self.high: vec[i64] = vec[i64](numbers_of(row, "high"))
        points = numbers_of(row, "vp")
        if len(points) != 2 or not len(self.asks) == len(self.low) == len(self.high):
            raise BadComponents(f"Maracaibo: quest {self.code} needs a number for each thing and two values.")
        self.low_vp: i64 = points[0]
        self.high_vp: i64 = points[1]
        self.hunted_vp: i64 = 2 * points[1]
        """With Quest Hunters (MA-MOD-QH-02)."""

    def wanted(self, numbers: vec[i64]) -> list[str]:
        """What a level asks for, to be said: `crew:3`."""
        return [f"{UNITS[unit]}:{numbers[part]}" for part, unit in enumerate(self.asks)]

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "quest",
            "asks": [UNITS[unit] for unit in self.asks],
            "low": list(self.low),
            "high": list(self.high),
            "vp": [self.low_vp, self.high_vp],
            "lower": self.wanted(self.low),
            "harder": self.wanted(self.high),
            "lower_vp": self.low_vp,
            "harder_vp": self.high_vp,
            "hunted_vp": self.hunted_vp,
            "missed": MISSED_QUEST,
            **self.marks,
        }


@final
class BlackMarket:
    """A tile with two faces; the same face lies up for all players."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.marks = _marks(row)
        self.faces = [read_effects(self.code, texts_of(row, side)) for side in ("front", "back")]

    def to_data(self) -> Data:
        return {
            "code": f"market-{self.code}",
            "id": self.code,
            "kind": "black-market",
            "front": self.faces[0].to_data(),
            "back": self.faces[1].to_data(),
            **self.marks,
        }


# --- Jordan -----------------------------------------------------------------------------------------------------------

JORDAN_ACTIONS: Final = ["raid", "explore", "quest", "purchase", "development"]
JORDAN_RAID: Final = 0
JORDAN_EXPLORE: Final = 1
JORDAN_QUEST: Final = 2
JORDAN_PURCHASE: Final = 3
JORDAN_DEVELOPMENT: Final = 4
JORDAN_BONUSES: Final = ["", "upgrade", "raid", "explore"]
BONUS_UPGRADE: Final = 1
BONUS_RAID: Final = 2
BONUS_EXPLORE: Final = 3
JORDAN_UPGRADES: Final = ["", "strength", "figurehead", "quest", "residence"]
STRENGTH: Final = 1
TAKES_FIGUREHEAD: Final = 2
TAKES_QUEST: Final = 3
TAKES_RESIDENCE: Final = 4
JORDAN_CARDS_IN_PLAY: Final = 6
JORDAN_FIGUREHEADS: Final = 3
MOST_CUBES: Final = 3
"""What his die says from 4 on: the island with most cubes."""


@final
class JordanCard:
    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.marks = _marks(row)
        self.piece = f"jordan-{self.code}"
        self.is_b: bool = self.code.startswith("B")
        self.bonus: i64 = word_in(self.code, [text_of(row, "bonus")], 0, JORDAN_BONUSES)
        self.actions = [word_in(self.code, [action], 0, JORDAN_ACTIONS) for action in texts_of(row, "actions")]
        self.types = [word_in(self.code, [type], 0, DEVELOPMENT_TYPES) for type in texts_of(row, "types")]

    def to_data(self) -> Data:
        return {
            "code": self.piece,
            "id": self.code,
            "kind": "jordan-card",
            "bonus": JORDAN_BONUSES[self.bonus],
            "actions": [JORDAN_ACTIONS[action] for action in self.actions],
            "types": [DEVELOPMENT_TYPES[type] for type in self.types],
            **self.marks,
        }


@final
class JordanLevel:
    """How strong his raids and explorations are."""

    def __init__(self, row: Row) -> None:
        self.raid_vp: i64 = number_of(row, "raid_vp")
        self.treasures: i64 = number_of(row, "treasures")
        self.cube_if_more: bool = row.get("cube_if_more") is True
        self.explore_extra: i64 = number_of(row, "explore_extra")
        self.explore_vp: i64 = number_of(row, "explore_vp")

    def to_data(self) -> Data:
        return {
            "kind": "jordan-level",
            "raid_vp": self.raid_vp,
            "treasures": self.treasures,
            "cube_if_more": self.cube_if_more,
            "explore_extra": self.explore_extra,
            "explore_vp": self.explore_vp,
        }


@final
class JordanBoard:
    """What he gains by upgrades, and how far a bonus Explore takes him."""

    def __init__(self, row: Row) -> None:
        self.spaces = [word_in("Jordan's ship", [sign], 0, JORDAN_UPGRADES) for sign in texts_of(row, "spaces")]
        """In the order in which cubes come on them."""
        self.bonus_explore: i64 = number_of(row, "bonus_explore")


# --- the tables -------------------------------------------------------------------------------------------------------

_basic_raid_actions()
BASIC_SPENDS: Final = (1 << len(SPENDS)) - 1
"""Raid actions that everybody has, as bits."""
SHIP_SPACES: Final[list[ShipSpace]] = _ship_spaces()
SECTION_NEEDS: Final = sorted({int(space.needs) for space in SHIP_SPACES})
"""Of each section of the ship board: the cubes that must lie left of it (MA-UPG-02)."""
SECTIONS: Final = vec[i64]([_spaces_needing(needs, needs) for needs in SECTION_NEEDS])
"""The spaces of each section, as bits."""
LEFT_OF_SECTION: Final = vec[i64]([_spaces_needing(0, needs - 1) for needs in SECTION_NEEDS])
CARDS: Final[list[Card]] = _cards()
BY_CODE: Final[dict[str, Card]] = {card.code: card for card in CARDS}
FIRST_RESIDENCE: Final = min([int(card.index) for card in CARDS if card.kind == RESIDENCE])
RESIDENCES: Final[list[Card]] = [card for card in CARDS if card.kind == RESIDENCE]
LOCATIONS: Final[list[Card]] = [card for card in CARDS if card.kind == LOCATION]
DEVELOPMENTS: Final[list[Card]] = [card for card in CARDS if card.kind == DEVELOPMENT]
FIGUREHEADS: Final[list[Figurehead]] = [
    Figurehead(index, row) for index, row in enumerate(_COMPONENTS.rows("figurehead"))
]
HIDEOUTS: Final[list[Hideout]] = [Hideout(row) for row in _COMPONENTS.rows("hideout")]
TRACK: Final[list[TrackSpace]] = _track()
QUESTS: Final[list[Quest]] = [Quest(index, row) for index, row in enumerate(_COMPONENTS.rows("quest"))]
QUEST_BY_CODE: Final[dict[str, Quest]] = {quest.code: quest for quest in QUESTS}
MARKETS: Final[list[BlackMarket]] = [
    BlackMarket(index, row) for index, row in enumerate(_COMPONENTS.rows("black_market"))
]
VALUE_TILES: Final = [
    word_in(text_of(row, "id"), [text_of(row, "type")], 0, TREASURES) for row in _COMPONENTS.rows("value_tile")
]
RUBY_MARKET: Final[list[Effects]] = [
    read_effects(text_of(row, "id"), texts_of(row, "gain")) for row in _COMPONENTS.rows("ruby_space")
]
JORDAN_CARDS: Final[list[JordanCard]] = [
    JordanCard(index, row) for index, row in enumerate(_COMPONENTS.rows("jordan_card"))
]
JORDAN_LEVELS: Final[list[JordanLevel]] = [JordanLevel(row) for row in _COMPONENTS.rows("jordan_level")]
_JORDAN_BOARDS: Final = _COMPONENTS.rows("jordan_board")
JORDAN_BOARDS: Final[list[JordanBoard]] = [JordanBoard({**_JORDAN_BOARDS[0], **row}) for row in _JORDAN_BOARDS]
"""By the number of the rulings, from 1 on; a later one says what has changed."""
JORDAN_SPACES: Final = len(JORDAN_BOARDS[0].spaces)
JORDAN_DIE: Final = [
    word_in("Jordan's die", [type], 0, [*TREASURES, "most"]) for type in texts_of(_JORDAN_BOARDS[0], "die")
]
POSEIDON: Final = next(int(head.index) for head in FIGUREHEADS if head.burial)
LAYOUT_ROWS: Final = {
    text_of(row, "id"): (texts_of(row, "columns"), texts_of(row, "islands")) for row in _COMPONENTS.rows("layout")
}

TRACK_START: Final = 0
HALF_PRICE: Final = len(TRACK) - 1
"""The tile behind the last space (MA-MOD-SUN-08)."""
TRACK_END: Final = len(TRACK) - 2
SHARED: Final = 1 << TRACK_START | 1 << TRACK_END | 1 << HALF_PRICE
"""Spaces where explorers may stand together (MA-EXP-04)."""

RUBY_SALE: Final = Effect(RUBIES, 1, 0, 0, False)
GULF_FIRST: Final = read_effects("gulf", ["upgrade 1"])
GULF_WITH_RUBIES: Final = effects_of([*GULF_FIRST.items, RUBY_SALE])
GULF_GROUPS: Final[list[Effects]] = [
    read_effects("gulf", [text]) for text in (f"raid dice {GULF_SWORDS}", f"explore {GULF_EXPLORE}", "build")
]
MARACAIBO_GAINS: Final = [read_effect("maracaibo", words.split()) for words in (f"vp {MARACAIBO_POINTS}", "upgrade 1")]

if len(SPENDS) != RAID_ACTIONS_IN_ALL or len(TRADES) != TRADES_IN_ALL:
    raise BadComponents("Maracaibo: an owner's file cannot add or take away raid actions, nor uses of Explore points.")
if (
    any([len(board.burial) != BURIAL_SPACES for board in HIDEOUTS])
    or len(FIGUREHEADS[POSEIDON].burial) != BURIAL_SPACES
):
    raise BadComponents(f"Maracaibo: every hideout and the Poseidon have {BURIAL_SPACES} burial spaces.")
if len([card for card in LOCATIONS if card.value_symbol]) != len(VALUE_TILES):
    raise BadComponents(
        f"Maracaibo: there are {len(VALUE_TILES)} value tiles, and as many locations must bear their symbol."
    )
if any([len(board.spaces) != JORDAN_SPACES for board in JORDAN_BOARDS]):
    raise BadComponents("Maracaibo: Jordan's ship has as many spaces by all rulings.")
if len(JORDAN_DIE) != SIDES:
    raise BadComponents(f"Maracaibo: Jordan's die has {SIDES} sides.")
assert HIDEOUTS[GOLD].code == "gold" and HIDEOUTS[EMERALD].code == "emerald" and HIDEOUTS[PEARL].code == "pearl"
assert NO_EFFECTS.index == 0


def card_codes(cards: list[int]) -> list[str]:
    return [CARDS[card].code for card in cards]


def quest_codes(quests: list[int]) -> list[str]:
    return [QUESTS[quest].code for quest in quests]


def catalogue() -> list[Data]:
    """Codes are the names of pieces in records; what lies on boards is told apart by a word before its `id`."""
    found: list[Data] = []
    found.extend([card.to_data() for card in CARDS])
    found.extend([quest.to_data() for quest in QUESTS])
    found.extend([head.to_data() for head in FIGUREHEADS])
    found.extend([market.to_data() for market in MARKETS])
    found.extend([space.to_data() for space in SHIP_SPACES])
    found.extend([hideout.to_data() for hideout in HIDEOUTS])
    found.extend([space.to_data() for space in TRACK])
    for number, gain in enumerate(RUBY_MARKET):
        found.append({"code": f"ruby-{number + 1}", "kind": "ruby-space", "gain": gain.to_data(), "mark": "invented"})
    for spend in SPENDS[: BASIC_SPENDS.bit_length()]:
        action = spend.to_data()
        found.append({"code": spend.piece, "id": spend.code, "kind": "raid-action", **action, "mark": "confirmed"})
    found.extend([card.to_data() for card in JORDAN_CARDS])
    found.extend(
        [{"code": f"value {type}", "kind": "value-tile", "type": type, "mark": "likely"} for type in TREASURES]
    )
    for place, level in enumerate(JORDAN_LEVELS):
        found.append({"code": f"jordan-level-{place + 1}", "mark": "confirmed", **level.to_data()})
    found.append({"code": "jordan-ship", "kind": "jordan-ship", "mark": "invented"})
    found.append(board_data())
    return found


def board_data() -> Data:
    """What stands on the board itself, and how the final scoring counts."""
    return {
        "code": "sea-board",
        "kind": "sea-board",
        "rounds": ROUNDS,
        "ignoring": FOR_IGNORING,
        "gulf_first": GULF_FIRST.to_data(),
        "gulf": [group.to_data() for group in GULF_GROUPS],
        "maracaibo": [effect.to_data() for effect in MARACAIBO_GAINS],
        "island_values": list(ISLAND_VALUES),
        "river": PER_RIVER,
        "doubloons": DOUBLOONS_FOR_A_POINT,
        "buried": PER_BURIED,
        "many_quests": MANY_QUESTS,
        "many_quests_vp": MANY_QUESTS_POINTS,
        "mark": "confirmed",
    }

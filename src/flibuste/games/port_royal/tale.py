"""The Adventure Begins: adventurers, events, missions and story cards, printed facts from components/adventure.toml."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import (
    ADVENTURE_SET,
    COLORS,
    FILES,
    NONE,
    PACKAGE,
    ROLES,
    Ask,
)
from flibuste.kernel.components import Components, Row, load_components, number_of, numbers_of, text_of, texts_of
from flibuste.kernel.data import Data
from flibuste.kernel.refusals import BadComponents

_FILE: Final = FILES[ADVENTURE_SET]

COMPETITIVE: Final = "competitive"
COOPERATIVE: Final = "cooperative"
VARIABLE: Final = "variable"
CHAPTERS_IN_ALL: Final = 5
MARKERS: Final = 4
"""On an adventurer, from the door to the last window."""
TROPHY_MARKERS: Final = 2
"""So many have left an adventurer when the trophy is revealed (PR-ADV-20)."""


def _place(row: Row, fact: str, names: list[str]) -> int:
    """Which of the names a fact is; NONE where the row has none."""
    name = text_of(row, fact)
    if name and name not in names:
        raise BadComponents(f"{fact} of {row.get('id')!r} should be one of {', '.join(names)}, not {name!r}.")
    return names.index(name) if name else NONE


# --- adventurers ------------------------------------------------------------------------------------------------------

CONSOLATION: Final = 0
EXPEDITION_CROWNS: Final = 1
SWORD: Final = 2
DISCOUNT: Final = 3
TRADE_CROWN: Final = 4
SMALL_ADMIRAL: Final = 5
TRADE_COIN: Final = 6
THREE_SHIPS: Final = 7
COINS_AT_ONCE: Final = 8
SENTINEL_LOOK: Final = 9
ABILITIES: Final = [
    "bust_consolation",
    "expedition_crowns",
    "sword",
    "discount",
    "trade_crown",
    "small_admiral",
    "trade_coin",
    "three_ships",
    "coins_at_once",
    "sentinel",
]


@final
class Adventurer:
    """One side of an adventurer card."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "name")
        self.card: i64 = number_of(row, "card")
        self.coins: i64 = number_of(row, "coins")
        self.ability: i64 = _place(row, "ability", ABILITIES)
        self.amount: i64 = number_of(row, "amount")
        self.color: i64 = _place(row, "color", COLORS)
        self.mark = text_of(row, "mark")
        self.coins_mark = text_of(row, "coins_mark")

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "adventurer",
            "card": self.card,
            "coins": self.coins,
            "ability": ABILITIES[self.ability],
            "amount": self.amount,
            "color": COLORS[self.color] if self.color >= 0 else "",
            "mark": self.mark,
            "coins_mark": self.coins_mark,
        }


# --- events -----------------------------------------------------------------------------------------------------------

GAIN_COINS: Final = 0
GAIN_CROWNS: Final = 1
MAY_BUY_CROWN: Final = 2
POOREST_GAIN: Final = 3
FOG: Final = 4
SWORDS_TO_REPEL: Final = 5
COINS_ON_BUST: Final = 6
LEAST_CARDS: Final = 7
SHIPS_PAY_MORE: Final = 8
HIRE_FOR_LESS: Final = 9
NO_FEE: Final = 10
SHIPS_PAY_LESS: Final = 11
TAKE_FEWER: Final = 12
LOOK_KEEP_ONE: Final = 13
READ_ON: Final = 14
BUY_MARKER_OFF: Final = 15
EFFECTS: Final = [
    "gain_coins",
    "gain_crowns",
    "may_buy_crown",
    "poorest_gain_coins",
    "discard_from_draw_pile",
    "swords_to_repel",
    "coins_on_bust",
    "least_cards_in_harbor",
    "ships_pay_more",
    "hire_for_less",
    "no_fee",
    "ships_pay_less",
    "take_fewer_at_least_1",
    "look_keep_one",
    "read_on",
    "buy_marker_off",
]


@final
class TaleEvent:
    """What a month brings to one turn."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "name")
        self.number: i64 = number_of(row, "number")
        self.when = text_of(row, "when")
        self.who = text_of(row, "who")
        self.effect: i64 = _place(row, "effect", EFFECTS)
        self.amount: i64 = number_of(row, "amount")
        self.cost: i64 = number_of(row, "cost")
        self.pays_alone: bool = text_of(row, "solo") == "gain_1_coin"
        """Alone it gives a coin instead."""
        self.mark = text_of(row, "mark")

    @property
    def ends_month(self) -> bool:
        return self.effect == READ_ON or self.effect == BUY_MARKER_OFF

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "tale_event",
            "number": self.number,
            "when": self.when,
            "who": self.who,
            "effect": EFFECTS[self.effect],
            "amount": self.amount,
            "cost": self.cost,
            "mark": self.mark,
        }


# --- missions ---------------------------------------------------------------------------------------------------------

AT_COLORS: Final = 0
AT_TAX: Final = 1
AT_FOURTH: Final = 2
AT_FIRST: Final = 3
MOMENTS: Final = ["colors", "tax", "stop_at_fourth", "stop_at_first"]
CHEAP: Final = 3
"""The highest printed cost of a cheap character (PR-ADVM-40)."""


@final
class Mission:
    """What it asks for, what it gives, and where its hourglass leads (PR-ADV-16 to -23, -30 to -32)."""

    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.number: i64 = number_of(row, "number")
        self.chapter: i64 = number_of(row, "chapter")
        self.slot: i64 = number_of(row, "slot")
        self.is_harder: bool = text_of(row, "harder_twin_of") != ""
        self.star: bool = row.get("star", False) is True
        """One of those of the variable mode (PR-ADV-49)."""
        self.asks: list[Ask] = _asks(row)
        self.any_of: list[int] = [_role(row, name) for name in texts_of(row, "have_any")]
        """One of these roles must be there."""
        self.pays: list[Ask] = _pays(row)
        self.moment: i64 = _place(row, "moment", MOMENTS)
        self.amount: i64 = number_of(row, "amount")
        """Colors or cards in the harbor that make the moment."""
        self.spaces: i64 = max(number_of(row, "times"), 1) - 1
        """Before it is accomplished (PR-ADVM-52)."""
        self.fewer: i64 = number_of(row, "fewer")
        """Cards fewer to take afterwards (PR-ADVM-51)."""
        self.active_only: bool = row.get("active_only", False) is True
        self.first_coins: i64 = number_of(row, "first_coins")
        self.first_crowns: i64 = number_of(row, "first_crowns")
        self.crowns: i64 = number_of(row, "crowns")
        self.next = text_of(row, "next")
        self.asked = texts_of(row, "ask")
        """The hourglass asks whether one of these was accomplished."""
        self.yes = text_of(row, "yes")
        self.no = text_of(row, "no")
        self.cooperative = text_of(row, COOPERATIVE)
        self.competitive = text_of(row, COMPETITIVE)
        self.mark = text_of(row, "mark")
        self.asks_mark = text_of(row, "requirement_mark")

    def gives(self) -> list[int]:
        return [self.first_coins, self.first_crowns, self.crowns]

    def coins_to_pay(self) -> i64:
        return self.to_pay("coins")

    def to_pay(self, thing: str) -> i64:
        for ask in self.pays:
            if ask.name == thing:
                return ask.count
        return 0

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "mission",
            "name": str(self.number),
            "number": self.number,
            "chapter": self.chapter,
            "harder": self.is_harder,
            "star": self.star,
            "asks": [ask.written(ask.count) for ask in self.asks],
            "any_of": [ROLES[role] for role in self.any_of],
            "pays": [ask.written(ask.count) for ask in self.pays],
            "moment": MOMENTS[self.moment] if self.moment >= 0 else "",
            "amount": self.amount,
            "spaces": self.spaces,
            "fewer": self.fewer,
            "first_coins": self.first_coins,
            "first_crowns": self.first_crowns,
            "crowns": self.crowns,
            "mark": self.mark,
            "asks_mark": self.asks_mark,
        }


def _role(row: Row, name: str) -> int:
    if name not in ROLES:
        raise BadComponents(f"{row.get('id')!r} asks for {name!r}, which is no character.")
    return ROLES.index(name)


def _asks(row: Row) -> list[Ask]:
    found: list[Ask] = []
    roles = texts_of(row, "have_roles")
    for name in dict.fromkeys(roles):
        _role(row, name)
        found.append(Ask(name, roles.count(name), NONE))
    for thing in ("swords", "expeditions", "characters"):
        number = number_of(row, f"have_{thing}")
        if number:
            found.append(Ask(thing, number, NONE))
    cheap = number_of(row, "have_cheap")
    if cheap:
        found.append(Ask("characters", cheap, CHEAP))
    return found


def _pays(row: Row) -> list[Ask]:
    found: list[Ask] = []
    for thing in ("coins", "crowns", "books", "herbs", "ares", "breads", "rums"):
        number = number_of(row, f"pay_{thing}")
        if number:
            found.append(Ask(thing, number, NONE))
    return found


# --- story cards and chapters -----------------------------------------------------------------------------------------

VICTORY: Final = "victory"
MARKER_OFF: Final = "marker_off"


@final
class Story:
    def __init__(self, index: i64, row: Row) -> None:
        self.index: i64 = index
        self.code = text_of(row, "id")
        self.chapter: i64 = number_of(row, "chapter")
        self.kind = text_of(row, "kind")
        adds = text_of(row, "adds")
        self.adds: i64 = int(adds.partition(":")[2]) if adds else 0
        """The group of cards that it brings; 0: none."""
        self.mission = text_of(row, "mission")
        self.then = text_of(row, "then")
        self.mark = text_of(row, "mark")

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "story",
            "name": self.code.partition(":")[2],
            "chapter": self.chapter,
            "role": self.kind,
            "mark": self.mark,
        }


@final
class Chapter:
    def __init__(self, row: Row) -> None:
        self.code = text_of(row, "id")
        self.number: i64 = number_of(row, "number")
        self.first = text_of(row, "first")
        self.closing = text_of(row, "closing")
        self.lost = text_of(row, "lost")
        self.won = text_of(row, "won")
        self.mark = text_of(row, "mark")

    def to_data(self) -> Data:
        return {
            "code": self.code,
            "kind": "chapter",
            "name": str(self.number),
            "number": self.number,
            "mark": self.mark,
        }


@final
class FirstDeck:
    """Of events, at the start (PR-ADV-06, -07)."""

    def __init__(self, row: Row) -> None:
        self.zeros: i64 = number_of(row, "zeros")
        self.event_one: bool = row.get("event_one", False) is True


@final
class Victory:
    """Card 9: what a team must have reached (PR-ADV-41)."""

    def __init__(self, row: Row) -> None:
        self.markers: i64 = number_of(row, "markers")
        self.influence: i64 = number_of(row, "influence")


@final
class Printing:
    """What missions and card 9 say in games by some rulings (PR-ADV-82)."""

    def __init__(self, file: Components) -> None:
        self.version = file.version
        self.missions: list[Mission] = [Mission(n, row) for n, row in enumerate(file.rows("mission"))]
        self.victories: dict[int, Victory] = {number_of(row, "seats"): Victory(row) for row in file.rows("victory")}

    def mission(self, code: str) -> Mission:
        return self.missions[MISSION_BY_CODE[code].index]

    def otherwise_rewarded(self) -> list[Mission]:
        """Those that give something else than in games that begin today."""
        if self is NEWEST:
            return []
        return [one for one in self.missions if one.gives() != MISSIONS[one.index].gives()]


def earlier_printing(*rules: int) -> Printing:
    """Of the last of these rulings, each of which says what was different before the next."""
    changed = [f"{ADVENTURE_SET}_rules_{number}.toml" for number in rules]
    return Printing(load_components(PACKAGE, f"{ADVENTURE_SET}.toml", earlier=changed))


THIRD_RULES: Final = 3
FOURTH_RULES: Final = 4
NEWEST: Final = Printing(_FILE)
PRINTING_3: Final = earlier_printing(3)
PRINTING_2: Final = earlier_printing(3, 2)


def printing_of(rules: i64) -> Printing:
    if rules >= FOURTH_RULES:
        return NEWEST
    return PRINTING_3 if rules >= THIRD_RULES else PRINTING_2


ADVENTURERS: Final[list[Adventurer]] = [Adventurer(n, row) for n, row in enumerate(_FILE.rows("adventurer"))]
ADVENTURER_BY_CODE: Final[dict[str, Adventurer]] = {one.code: one for one in ADVENTURERS}
ADVENTURER_CARDS: Final[i64] = max([one.card for one in ADVENTURERS])
EVENTS: Final[list[TaleEvent]] = [TaleEvent(n, row) for n, row in enumerate(_FILE.rows("event"))]
EVENT_BITS: Final[list[int]] = [1 << number for number in range(len(EVENTS))]
EVENT_BY_CODE: Final[dict[str, TaleEvent]] = {one.code: one for one in EVENTS}
ZEROS: Final[list[int]] = [one.index for one in EVENTS if one.number == 0]
EVENT_ONE: Final[i64] = next(one.index for one in EVENTS if one.number == 1)
END_OF_MONTH: Final[i64] = next(one.index for one in EVENTS if one.effect == READ_ON)
END_OF_VARIABLE_MONTH: Final[i64] = next(one.index for one in EVENTS if one.effect == BUY_MARKER_OFF)
MISSIONS: Final[list[Mission]] = NEWEST.missions
MISSION_BY_CODE: Final[dict[str, Mission]] = {one.code: one for one in MISSIONS}
STORIES: Final[list[Story]] = [Story(n, row) for n, row in enumerate(_FILE.rows("story"))]
STORY_BY_CODE: Final[dict[str, Story]] = {one.code: one for one in STORIES}
CHAPTERS: Final[list[Chapter]] = [Chapter(row) for row in _FILE.rows("chapter")]
MONTHS: Final[list[int]] = [
    max([int(mission.slot) for mission in MISSIONS if mission.chapter == chapter + 1])
    for chapter in range(len(CHAPTERS))
]
GROUPS: Final[list[int]] = [number_of(row, "number") for row in _FILE.rows("group")]
FIRST_DECKS: Final[dict[str, FirstDeck]] = {
    f"{text_of(row, 'mode')}:{number_of(row, 'seats')}": FirstDeck(row) for row in _FILE.rows("event_deck")
}
_TRACK: Final = _FILE.rows("crown_track")[0]
CROWN_SPACES: Final = number_of(_TRACK, "spaces")
SHIELDS: Final[list[int]] = numbers_of(_TRACK, "shields")
SHIELD_INFLUENCE: Final[list[int]] = numbers_of(_TRACK, "influence")
INFLUENCE_OF_CROWNS: Final[list[int]] = [
    sum([gift for shield, gift in zip(SHIELDS, SHIELD_INFLUENCE, strict=True) if crowns >= shield])
    for crowns in range(CROWN_SPACES + 1)
]
"""By the space of the marker (PR-ADV-25, -26)."""
SPACE_CROWNS: Final[list[int]] = [number_of(row, "crowns") for row in _FILE.rows("marker_space")]
"""What each emptied space of an adventurer gives, the door first (PR-ADV-20)."""
_PRICES: Final[dict[str, Row]] = {text_of(row, "id"): row for row in _FILE.rows("price")}
MARKER_PRICE: Final = number_of(_PRICES["price:marker_off"], "coins")
VARIABLE_MARKER_PRICE: Final = number_of(_PRICES["price:marker_off"], "variable_coins")
COINS_A_LOST_TRY: Final = number_of(_PRICES["price:retry"], "coins")


def groups_of(chapter: i64) -> list[int]:
    """Every group of cards that story cards of a chapter add."""
    return sorted({int(story.adds) for story in STORIES if story.chapter == chapter and story.adds})


def months_of(chapter: i64) -> i64:
    """A month for each mission of its story; harder twins come instead of one, not besides it."""
    return MONTHS[chapter - 1]


def tale_catalogue() -> list[Data]:
    found: list[Data] = [one.to_data() for one in ADVENTURERS]
    found.extend([one.to_data() for one in EVENTS])
    found.extend([one.to_data() for one in MISSIONS])
    found.extend([one.to_data() for one in STORIES])
    found.extend([one.to_data() for one in CHAPTERS])
    return found

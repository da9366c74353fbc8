"""A fresh game (MA-SET), and a position from its data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.maracaibo.effects import BURIED, DOUBLOON_INCOME, RESIDENCES_BUILT, TREASURES, UPGRADES, VP_INCOME
from flibuste.games.maracaibo.frames import KEEP_QUEST, OVER
from flibuste.games.maracaibo.pieces import (
    BLACK_MARKETS,
    BURIAL_SPACES,
    BY_CODE,
    CARDS,
    CARDS_ON_MAP,
    DEVELOPMENT,
    DEVELOPMENTS,
    DEVELOPMENTS_IN_PLAY,
    FIGUREHEADS,
    FIRST_RESIDENCE,
    ISLAND_CUBES,
    JORDAN_CARDS,
    JORDAN_CARDS_IN_PLAY,
    LOCATION,
    LOCATIONS,
    QUEST_BY_CODE,
    QUESTS,
    RESIDENCE,
    RESIDENCES,
    RESIDENCES_IN_PLAY,
    SHIP_SPACES,
    START_DOUBLOONS,
    TRACK,
    VALUE_TILES,
)
from flibuste.games.maracaibo.play import Maracaibo
from flibuste.games.maracaibo.position import (
    NOTHING,
    Jordan,
    MaracaiboTerms,
    Player,
    fresh_jordan,
    fresh_player,
)
from flibuste.games.maracaibo.quest_slots import DEALT, only, quest_in, slot_named, slot_of
from flibuste.games.maracaibo.rules.developments import own
from flibuste.games.maracaibo.rules.draw import drawn
from flibuste.games.maracaibo.sea import Sea
from flibuste.kernel.chance import Chance, chance_from_data
from flibuste.kernel.data import Data
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.options import Value
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import BadRecord
from flibuste.kernel.terms import terms_from_data

MOST_EXCHANGES: Final = 100
TOO_MANY_TOGETHER: Final = 4
"""Locations that the advice for first games keeps from lying in one group (MA-SET-05)."""


def new_position(terms: MaracaiboTerms, chance: Chance, logbook: Logbook | None) -> Maracaibo:
    """In the order of MA-SET-17, up to the choice of quests."""
    p = empty(terms, chance, logbook)
    p.first = 0 if terms.solo else int(drawn(p, "first-player", list(range(terms.seats)), seat_names(terms.seats))[-1])
    p.active = p.first
    pay_start(p)
    lay_map(p)
    lay_level_2(p)
    lay_value_tiles(p)
    throw_black_markets(p)
    jordan = p.jordan
    if jordan is not None:
        deal_jordan(p, jordan)
    deal_quests(p)
    if logbook is not None:
        logbook.tell("game-started", {"seat": p.first})
        logbook.tell("round-began", {"round": 1})
    KEEP_QUEST.push(p, p.first)
    return p


def empty(terms: MaracaiboTerms, chance: Chance, logbook: Logbook | None) -> Maracaibo:
    players = [fresh_player() for _ in range(terms.seats)]
    jordan = fresh_jordan() if terms.solo else None
    islands = vec[i64]([ISLAND_CUBES] * len(TREASURES))
    p = Maracaibo(terms, chance, logbook, players, jordan, vec[i64]([NOTHING] * CARDS_ON_MAP), islands)
    p.keep_secrets(terms.seats)
    OVER.push(p)
    return p


def seat_names(seats: int) -> list[str]:
    return [str(seat + 1) for seat in range(seats)]


def pay_start(p: Maracaibo) -> None:
    """10 doubloons, and one more for each seat that plays earlier (MA-SET-13)."""
    seat: i64 = p.first
    for place in range(p.seats):
        p.players[seat].doubloons = START_DOUBLOONS + place
        seat = clockwise(seat, p.seats)


# --- the Caribbean ----------------------------------------------------------------------------------------------------


def lay_map(p: Maracaibo) -> None:
    """All locations of level I, some residences and developments, shuffled; the rest goes aside unseen (MA-SET-02)."""
    names = [card.code for card in CARDS]
    residences = drawn(p, "residences", [int(card.index) for card in RESIDENCES], names)
    level_1 = [int(card.index) for card in DEVELOPMENTS if card.level == 1]
    developments = drawn(p, "developments", level_1, names)
    locations = [int(card.index) for card in LOCATIONS if card.level == 1]
    deck = locations + residences[-RESIDENCES_IN_PLAY:] + developments[-DEVELOPMENTS_IN_PLAY:]
    deck.sort()
    deck = drawn(p, "map", deck, names)
    aside = residences[:-RESIDENCES_IN_PLAY] + developments[:-DEVELOPMENTS_IN_PLAY]
    aside.sort()
    p.aside = drawn(p, "aside", aside, names)
    for place in range(CARDS_ON_MAP):
        p.map[place] = deck.pop()
    if p.terms.locations_apart:
        keep_apart(p)
    for place in range(CARDS_ON_MAP):
        turn_down(p, place)
    p.residences = residences_on(p)
    if p.logbook is not None:
        p.logbook.tell("map-laid", {"cards": shown_codes(p)})


def residences_on(p: Maracaibo) -> list[int]:
    """In their order on the map; one that fills a place is none (MA-DEV-09)."""
    cards = [p.map[place] for place in range(CARDS_ON_MAP) if p.is_shown(place)]
    return [int(card) - FIRST_RESIDENCE for card in cards if CARDS[card].kind == RESIDENCE]


def shown_codes(p: Maracaibo) -> list[str]:
    return [CARDS[p.map[place]].code if p.is_shown(place) else "" for place in range(CARDS_ON_MAP)]


def turn_down(p: Maracaibo, place: i64) -> None:
    """Cards that the modules hide (MA-MOD-HLOC-01, MA-MOD-HDEV-01)."""
    one: i64 = 1
    kind: i64 = CARDS[p.map[place]].kind
    hidden = p.terms.hidden_locations if kind == LOCATION else p.terms.hidden_developments and kind == DEVELOPMENT
    if hidden:
        p.face_down |= one << place


def keep_apart(p: Maracaibo) -> None:
    """While four locations lie in one group a random one changes places with a random development (MA-SET-05)."""
    for _ in range(MOST_EXCHANGES):
        together = group_of_locations(p)
        if not together:
            return
        developments = [place for place in range(CARDS_ON_MAP) if CARDS[p.map[place]].kind == DEVELOPMENT]
        one, other = exchange_drawn(p, together, developments)
        card: i64 = p.map[one]
        p.map[one] = p.map[other]
        p.map[other] = card


def exchange_drawn(p: Maracaibo, together: list[int], developments: list[int]) -> tuple[int, int]:
    one = together[p.chance.below(len(together))]
    other = developments[p.chance.below(len(developments))]
    book = p.logbook
    if book is not None:
        scripted = book.scripted("exchange")
        if scripted is not None:
            if len(scripted) != 2 or not all([name in p.sea.names for name in scripted]):
                raise BadRecord(f"{scripted} are not two places that could be exchanged.")
            one, other = p.sea.names.index(scripted[0]), p.sea.names.index(scripted[1])
        book.fell("exchange", [p.sea.names[one], p.sea.names[other]])
    return one, other


def group_of_locations(p: Maracaibo) -> list[int]:
    """A group of too many that hang together; empty where there is none."""
    left = [place for place in range(CARDS_ON_MAP) if CARDS[p.map[place]].kind == LOCATION]
    while left:
        group = [left.pop(0)]
        for place in group:
            joined = [other for other in left if p.sea.next[place] >> other & 1]
            group.extend(joined)
            left = [other for other in left if other not in joined]
        if len(group) >= TOO_MANY_TOGETHER:
            group.sort()
            return group
    return []


def lay_level_2(p: Maracaibo) -> None:
    """With Hidden Developments every other card of the block lies face up, twenty of forty-one (MA-MOD-HDEV-02)."""
    cards = [int(card.index) for card in CARDS if card.level == 2]
    deck = drawn(p, "level-2", cards, [card.code for card in CARDS])
    if not p.terms.hidden_developments:
        p.deck = [card << 1 for card in deck]
        return
    facing = drawn(p, "facing", [place % 2 for place in range(len(deck))], ["down", "up"])
    p.deck = [card << 1 | up for card, up in zip(deck, facing, strict=True)]


def lay_value_tiles(p: Maracaibo) -> None:
    """One on each location that bears the symbol; later where locations are hidden (MA-SET-08, MA-MOD-HLOC-05)."""
    pile = drawn(p, "value-tiles", VALUE_TILES[:], TREASURES)
    if p.terms.hidden_locations:
        p.tile_pile = pile
        return
    for place in range(CARDS_ON_MAP):
        if CARDS[p.map[place]].value_symbol:
            p.put_tile(place, pile.pop())


def throw_black_markets(p: Maracaibo) -> None:
    """The same sides for all (MA-SET-10)."""
    sides = [int(p.chance.below(2)) for _ in range(BLACK_MARKETS)]
    names = ["front", "back"]
    book = p.logbook
    if book is not None:
        scripted = book.scripted("black-markets")
        if scripted is not None:
            if len(scripted) != BLACK_MARKETS or not all([name in names for name in scripted]):
                raise BadRecord(f"Black markets cannot lie as {scripted}.")
            sides = [names.index(name) for name in scripted]
        book.fell("black-markets", [names[side] for side in sides])
    for tile, side in enumerate(sides):
        p.market_sides |= side << tile


# --- quests and Jordan ------------------------------------------------------------------------------------------------


def deal_quests(p: Maracaibo) -> None:
    """In turn order, each to its player alone (MA-SET-11)."""
    deck = drawn(p, "quests", list(range(len(QUESTS))), [quest.code for quest in QUESTS])
    seat: i64 = p.first
    for _ in range(p.seats):
        for _ in range(p.terms.quests_dealt):
            slot: i64 = slot_of(deck.pop(), only(seat), DEALT)
            p.players[seat].dealt.append(slot)
            p.reveal_to(seat, quest_in(slot))
        tell_dealt(p, seat)
        seat = clockwise(seat, p.seats)
    p.quest_deck = [slot_of(quest, 0) for quest in deck]


def tell_dealt(p: Maracaibo, seat: i64) -> None:
    book = p.logbook
    if book is not None:
        quests = [QUESTS[quest_in(slot)].code for slot in p.players[seat].dealt]
        book.tell_one(seat, "quests-dealt", {"seat": seat, "number": len(quests)}, {"quests": quests})


def deal_jordan(p: Maracaibo, jordan: Jordan) -> None:
    """Six cards: so many B cards instead of A cards, both by lot (MA-SOLO-03)."""
    names = [card.code for card in JORDAN_CARDS]
    kept: int = JORDAN_CARDS_IN_PLAY - p.terms.b_cards
    a_cards = drawn(p, "jordan-a", [int(card.index) for card in JORDAN_CARDS if not card.is_b], names)
    b_cards = drawn(p, "jordan-b", [int(card.index) for card in JORDAN_CARDS if card.is_b], names)
    number: int = p.terms.b_cards
    deck = a_cards[:kept] + b_cards[:number]
    deck.sort()
    jordan.deck = drawn(p, "jordan-cards", deck, names)
    jordan.left_out = a_cards[kept:] + b_cards[number:]
    jordan.left_out.sort()


# --- from data --------------------------------------------------------------------------------------------------------


def position_from_data(data: Data, usual: Mapping[str, Value]) -> Maracaibo:
    sheets = cast("list[Mapping[str, object]]", data["players"])
    terms = MaracaiboTerms(terms_from_data(data, len(sheets), usual))
    p = empty(terms, chance_from_data(cast(Data, data["chance"])), None)
    p.set_pending(numbers(data, "stack"))
    p.revealed = cast(int, data["revealed"])
    p.decisions = cast(int, data["decisions"])
    p.map = vec[i64]([BY_CODE[code].index if code else NOTHING for code in texts(data, "map")])
    p.face_down = place_bits(p.sea, texts(data, "face_down"))
    p.fillers = place_bits(p.sea, texts(data, "fillers"))
    p.residences = residences_on(p)
    for place, name in cast("dict[str, str]", data["tiles"]).items():
        p.put_tile(p.sea.names.index(place), TREASURES.index(name))
    p.tile_pile = [TREASURES.index(type) for type in texts(data, "tile_pile")]
    p.islands = vec[i64](numbers(data, "islands"))
    for tile, side in enumerate(texts(data, "market_sides")):
        p.market_sides |= ["front", "back"].index(side) << tile
    p.deck = [int(BY_CODE[code.rstrip("^")].index) << 1 | code.endswith("^") for code in texts(data, "deck")]
    p.aside = [int(BY_CODE[code].index) for code in texts(data, "aside")]
    p.quest_deck = [slot_named(text) for text in texts(data, "quest_deck")]
    p.quest_market = [int(QUEST_BY_CODE[code].index) for code in texts(data, "quest_market")]
    p.doubted = [slot_named(text) for text in texts(data, "doubted")]
    p.figureheads = [head_named(code) for code in texts(data, "figureheads")]
    for space in numbers(data, "ruby_spaces"):
        p.ruby_spaces |= 1 << (space - 1)
    p.round = cast(int, data["round"])
    p.first = cast(int, data["first"])
    p.active = cast(int, data["active"])
    p.last_turns = data["last_turns"] is True
    p.dealing = data["dealing"] is True
    for type, die in enumerate(numbers(data, "dice")):
        p.dice |= die << 3 * type
    p.spent = cast(int, data["spent"])
    p.ending = cast(int, data["ending"])
    for player, sheet in zip(p.players, sheets, strict=True):
        read_player(p, player, sheet)
    if p.jordan is not None:
        read_jordan(p.sea, p.jordan, cast("Mapping[str, object]", data["jordan"]))
    return p


def read_player(p: Maracaibo, player: Player, sheet: Mapping[str, object]) -> None:
    """What cards, upgrades and figurehead give for good is added up again."""
    player.points = vec[i64](numbers(sheet, "points"))
    player.doubloons = cast(int, sheet["doubloons"])
    player.ship = p.sea.names.index(cast(str, sheet["ship"]))
    player.explorer = track_named(cast(str, sheet["explorer"]))
    player.rivers = cast(int, sheet["rivers"])
    for code in texts(sheet, "cards"):
        own(player, BY_CODE[code])
    player.quests = [slot_named(text) for text in texts(sheet, "quests")]
    player.dealt = [slot_named(text) for text in texts(sheet, "dealt")]
    given_back = cast(str, sheet["given_back"])
    player.given_back = QUEST_BY_CODE[given_back].index if given_back else NOTHING
    for space in SHIP_SPACES:
        if space.code in texts(sheet, "upgrades"):
            player.upgrades |= space.bit
            player.tally[UPGRADES] += 1
            player.gain_standing(space.standing)
    read_figurehead(player, cast(str, sheet["figurehead"]))
    read_hoard(player, sheet)
    for code in texts(sheet, "residences"):
        player.residences |= 1 << (int(BY_CODE[code].index) - FIRST_RESIDENCE)
    read_tokens(p, player, sheet)


def read_figurehead(player: Player, code: str) -> None:
    if code:
        head = FIGUREHEADS[head_named(code)]
        player.figurehead = head.index
        player.tally[DOUBLOON_INCOME] += head.income_doubloons
        player.tally[VP_INCOME] += head.income_vp
        player.gain_standing(head.standing)


def read_hoard(player: Player, sheet: Mapping[str, object]) -> None:
    """Treasures, and where they lie."""
    for type, number in enumerate(numbers(sheet, "treasures")):
        player.tally[type] = number
    for type, spaces in enumerate(cast("list[list[bool]]", sheet["burial"])):
        for space, is_taken in enumerate(spaces):
            if is_taken:
                player.burial |= 1 << (type * BURIAL_SPACES + space)
                count_buried(player, type)
    for space, name in enumerate(texts(sheet, "poseidon")):
        if name:
            type = TREASURES.index(name)
            player.on_poseidon |= type + 1 << 2 * space
            count_buried(player, type)
    for name in texts(sheet, "slots"):
        player.slots |= 1 << TREASURES.index(name)


def count_buried(player: Player, type: i64) -> None:
    player.tally[BURIED] += 1
    player.tally[BURIED + 1 + type] += 1


def read_tokens(p: Maracaibo, player: Player, sheet: Mapping[str, object]) -> None:
    player.tally[RESIDENCES_BUILT] = len(texts(sheet, "residences"))
    for tile, name in enumerate(texts(sheet, "markets")):
        if name:
            place = p.sea.names.index(name)
            player.markets |= place + 1 << 5 * tile
            p.marked |= 1 << place
    player.rubies = cast(int, sheet["rubies"])
    player.retired = sheet["retired"] is True


def read_jordan(sea: Sea, jordan: Jordan, sheet: Mapping[str, object]) -> None:
    jordan.hoard = vec[i64](numbers(sheet, "treasures"))
    jordan.points = vec[i64](numbers(sheet, "points"))
    jordan.cards = [int(BY_CODE[code].index) for code in texts(sheet, "cards")]
    jordan.quests = [slot_named(text) for text in texts(sheet, "quests")]
    jordan.deck = jordan_numbers(texts(sheet, "deck"))
    jordan.shown = jordan_numbers(texts(sheet, "shown"))
    jordan.left_out = jordan_numbers(texts(sheet, "left_out"))
    for card in jordan_numbers(texts(sheet, "seen")):
        jordan.seen |= 1 << card
    jordan.ship = sea.names.index(cast(str, sheet["ship"]))
    jordan.explorer = track_named(cast(str, sheet["explorer"]))
    jordan.level = cast(int, sheet["level"])
    jordan.upgrades = cast(int, sheet["upgrades"])
    head = cast(str, sheet["figurehead"])
    jordan.figurehead = head_named(head) if head else NOTHING
    for code in texts(sheet, "residences"):
        jordan.residences |= 1 << (int(BY_CODE[code].index) - FIRST_RESIDENCE)
    jordan.rubies = cast(int, sheet["rubies"])


def jordan_numbers(codes: list[str]) -> list[int]:
    known = [card.code for card in JORDAN_CARDS]
    return [known.index(code) for code in codes]


def place_bits(sea: Sea, names: list[str]) -> int:
    bits: int = 0
    for name in names:
        bits |= 1 << sea.names.index(name)
    return bits


def track_named(code: str) -> int:
    return [space.code for space in TRACK].index(code)


def head_named(code: str) -> int:
    return [head.code for head in FIGUREHEADS].index(code)


def texts(data: Mapping[str, object], key: str) -> list[str]:
    return list(cast("list[str]", data[key]))


def numbers(data: Mapping[str, object], key: str) -> list[int]:
    return list(cast("list[int]", data[key]))

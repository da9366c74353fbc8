"""Whether a position of Pirates of Maracaibo that somebody hands in can be (kernel/checks.py)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import BURIED, TREASURES, effects_in_all, effects_numbered
from flibuste.games.maracaibo.frames import FRAMES
from flibuste.games.maracaibo.pieces import (
    BLACK_MARKETS,
    CARDS,
    CARDS_ON_MAP,
    DEVELOPMENT,
    FIRST_RESIDENCE,
    JORDAN_CARDS,
    JORDAN_CARDS_IN_PLAY,
    JORDAN_LEVELS,
    JORDAN_SPACES,
    LOCATION,
    POSEIDON,
    RAID_ACTIONS_IN_ALL,
    RESIDENCE,
    RESIDENCES,
    ROUNDS,
    SHARED,
    SIDES,
    TRACK,
    TRADES_IN_ALL,
)
from flibuste.games.maracaibo.position import (
    NOTHING,
    REACHED_LIMIT,
    RUNNING,
    SOURCES,
    Jordan,
    MaracaiboPosition,
    Player,
)
from flibuste.games.maracaibo.quest_slots import is_dealt, is_known_to, quest_in, seller_of
from flibuste.games.maracaibo.sea import FARTHEST, GULF, MARACAIBO, MOST_COLUMNS, START
from flibuste.kernel.checks import (
    Pending,
    all_within,
    as_many,
    check_course,
    each_once,
    pending_frames,
    require,
    within,
)
from flibuste.kernel.position import clockwise

CARRIED_OUT: Final = [
    "effects",
    "upgrade",
    "dice",
    "raid-type",
    "raid",
    "treasure",
    "coming-in",
    "cube",
    "bury",
    "explore",
    "quest",
    "sell",
    "pick",
    "build",
    "half-price",
    "figurehead",
    "market",
    "place",
    "reuse",
    "rubies",
    "vacant",
]
"""What effects bring: any of them may wait for what came out of it."""
IN_A_TURN: Final = ["sail", "arrived", "landed", "development", "residence", "actions", "gulf"]
LIES_ON: Final = {
    **{key: ["over"] for key in ["keep", "turn-end", "jordan"]},
    **{key: ["turn-end"] for key in IN_A_TURN},
    **{key: ["turn-end", "actions", "gulf", "landed", *CARRIED_OUT] for key in CARRIED_OUT},
    "creditors": ["arrived"],
    "reserve": ["landed"],
}
TYPES: Final = ["raid", "coming-in", "pick"]
"""Frames whose `type` is one of three."""
MOST: Final = 1_000
MOST_AT_HAND: Final = 60
"""Steps, swords, points, shovels of one decision."""


def check(p: MaracaiboPosition) -> None:
    within("round", p.round, 1, ROUNDS)
    within("first", p.first, 0, p.seats - 1)
    within("active", p.active, 0, p.seats - 1)
    within("ending", p.ending, RUNNING, REACHED_LIMIT)
    within("spent", p.spent, 0, (1 << RAID_ACTIONS_IN_ALL) - 1)
    all_within("dice", [int(p.dice >> 3 * type & 7) for type in range(len(TREASURES))], 0, SIDES)
    as_many("islands", len(p.islands), len(TREASURES))
    all_within("islands", list(p.islands), 0, MOST_AT_HAND)
    within("quest_market", len(p.quest_market), 0, p.terms.quest_market)
    require(not p.last_turns or p.round == ROUNDS, f"`last_turns` are those of round {ROUNDS}")
    for seat, player in enumerate(p.players):
        waits = player.ship == MARACAIBO and seat != p.active
        require(not waits or p.last_turns or p.ending != RUNNING, "Whose ship waits in Maracaibo has no turn any more")
    frames = pending_frames(p, FRAMES, LIES_ON)
    check_map(p, frames)
    for seat, player in enumerate(p.players):
        check_player(p, seat, player)
    check_between(p)
    if p.jordan is not None:
        check_jordan(p, p.jordan)
    check_quests(p, frames)
    for pending in frames:
        check_frame(p, pending)
    check_course(p, p.terms.decision_limit, p.ending != RUNNING)


# --- the Caribbean ----------------------------------------------------------------------------------------------------


def check_map(p: MaracaiboPosition, frames: list[Pending]) -> None:
    as_many("map", len(p.map), CARDS_ON_MAP)
    vacant = [pending.argument("place") for pending in frames if pending.frame.name == "vacant"]
    each_once("stack: vacant place", vacant)
    require(p.face_down & p.fillers == 0, "A card of `face_down` is never turned up, as one of `fillers`")
    within("face_down", p.face_down | p.fillers, 0, (1 << CARDS_ON_MAP) - 1)
    for place in range(CARDS_ON_MAP):
        check_place(p, place, place in vacant)
    for number in p.aside:
        require(is_filler(number), f"{CARDS[number].code} cannot lie `aside`")
    for entry in p.deck:
        card = CARDS[entry >> 1]
        require(card.level == 2, f"{card.code} does not belong into the `deck` of level II")
        require(entry & 1 == 0 or p.terms.hidden_developments, f"{card.code} of `deck` lies face down")


def check_place(p: MaracaiboPosition, place: i64, is_vacant: bool) -> None:
    number: i64 = p.map[place]
    name = p.sea.names[place]
    require(
        (number < 0) == is_vacant or p.ending != RUNNING,
        f"`map` has a gap at {name} while it is being filled, and only then",
    )
    if number < 0:
        require((p.face_down | p.fillers) >> place & 1 == 0, f"Nothing lies at {name}")
        return
    card = CARDS[number]
    if p.fillers >> place & 1:
        require(is_filler(number), f"{card.code} cannot be one of `fillers`")
    if p.face_down >> place & 1:
        hidden = p.terms.hidden_developments or (p.terms.hidden_locations and card.kind == LOCATION)
        require(hidden and card.kind != RESIDENCE, f"{card.code} cannot lie `face_down`")
    if p.tile_on(place) >= 0:
        require(card.value_symbol and p.is_shown(place), f"No value tile lies on {card.code}")


def is_filler(number: i64) -> bool:
    return CARDS[number].level == 1


# --- players ----------------------------------------------------------------------------------------------------------


def check_player(p: MaracaiboPosition, seat: int, player: Player) -> None:
    as_many("points", len(player.points), len(SOURCES))
    all_within("points", list(player.points), -MOST, MOST)
    within("doubloons", player.doubloons, 0, MOST)
    within("rivers", player.rivers, TRACK[player.explorer].rivers, 4)
    within("rubies", player.rubies, 0, MOST_AT_HAND)
    require(p.terms.rubies or player.rubies == 0, "`rubies` go with the option of this name")
    require(p.terms.sunny_retirement or not player.retired, "`retired` goes with the option `sunny_retirement`")
    for number in player.cards:
        require(CARDS[number].kind != RESIDENCE, f"{CARDS[number].code} is not a development")
    for type, name in enumerate(TREASURES):
        within(f"treasures: {name}", player.tally[type], player.tally[BURIED + 1 + type], MOST_AT_HAND)
    require(player.on_poseidon == 0 or player.figurehead == POSEIDON, "Nothing is buried on a Poseidon without one")
    for number in range(len(RESIDENCES)):
        if player.residences >> number & 1:
            require(number in p.residences, f"{CARDS[number + FIRST_RESIDENCE].code} is not in play")
    for slot in player.quests + player.dealt:
        require(is_known_to(slot, seat), f"Seat {seat} does not know its own quest")


def check_between(p: MaracaiboPosition) -> None:
    """What two cannot have at once."""
    places = [place for player in p.players for place in player.market_places() if place >= 0]
    each_once("markets", places)
    all_within("markets", places, 0, CARDS_ON_MAP - 1)
    heads = p.figureheads + [int(player.figurehead) for player in p.players if player.figurehead >= 0]
    explorers = [int(player.explorer) for player in p.players]
    if p.jordan is not None:
        explorers.append(int(p.jordan.explorer))
        heads = heads + ([int(p.jordan.figurehead)] if p.jordan.figurehead >= 0 else [])
    each_once("figureheads", heads)
    each_once("explorer", [space for space in explorers if SHARED >> space & 1 == 0])


def check_jordan(p: MaracaiboPosition, jordan: Jordan) -> None:
    as_many("jordan/treasures", len(jordan.hoard), len(TREASURES))
    all_within("jordan/treasures", list(jordan.hoard), 0, MOST_AT_HAND)
    as_many("jordan/points", len(jordan.points), len(SOURCES))
    all_within("jordan/points", list(jordan.points), -MOST, MOST)
    in_play = jordan.deck + jordan.shown
    as_many("jordan/deck and shown", len(in_play), JORDAN_CARDS_IN_PLAY)
    each_once("jordan/deck, shown and left_out", in_play + jordan.left_out)
    as_many("jordan/left_out", len(jordan.left_out), len(JORDAN_CARDS) - JORDAN_CARDS_IN_PLAY)
    within("jordan: B cards", len([1 for card in in_play if JORDAN_CARDS[card].is_b]), p.terms.b_cards, p.terms.b_cards)
    for card in range(len(JORDAN_CARDS)):
        if jordan.seen >> card & 1:
            require(card in in_play, f"{JORDAN_CARDS[card].code} of `seen` is not in play")
        else:
            require(card not in jordan.shown, f"{JORDAN_CARDS[card].code} of `shown` was seen")
    within("jordan/level", jordan.level, 0, len(JORDAN_LEVELS) - 1)
    within("jordan/upgrades", jordan.upgrades, 0, JORDAN_SPACES)
    within("jordan/rubies", jordan.rubies, 0, MOST_AT_HAND)
    for number in jordan.cards:
        require(CARDS[number].kind != RESIDENCE, f"{CARDS[number].code} is not a development")
    for number in range(len(RESIDENCES)):
        if jordan.residences >> number & 1:
            require(number in p.residences, f"{CARDS[number + FIRST_RESIDENCE].code} is not in play")


# --- quests -----------------------------------------------------------------------------------------------------------


def check_quests(p: MaracaiboPosition, frames: list[Pending]) -> None:
    """A doubted quest bears the mark of its seller; nobody was dealt what somebody gave back."""
    slots = p.quest_deck + [slot for player in p.players for slot in player.quests + player.dealt]
    if p.jordan is not None:
        slots = slots + p.jordan.quests
    for slot in slots + p.doubted:
        within("quests: seller", seller_of(slot), NOTHING, p.seats - 1)
    each_once("doubted", [quest_in(slot) for slot in p.doubted])
    marked = Counter([(quest_in(slot), seller_of(slot)) for slot in slots if seller_of(slot) >= 0])
    for slot in p.doubted if p.ending == RUNNING else []:
        require((quest_in(slot), seller_of(slot)) in marked, "A quest of `doubted` must be among its seller's marks")
    keeping = [pending.argument("seat") for pending in frames if pending.frame.name == "keep"]
    require(p.dealing == bool(keeping) or p.ending != RUNNING, "`dealing` goes on until all quests are kept")
    if keeping and 0 <= keeping[0] < p.seats:
        check_keeping(p, keeping[0])
    elif p.ending == RUNNING:
        require(all([not player.dealt for player in p.players]), "`dealt` is empty once quests were kept")
    dealt = [quest_in(slot) for slot in slots if is_dealt(slot)]
    back = [int(player.given_back) for player in p.players if player.given_back >= 0]
    each_once("given_back", back)
    require(not set(back) & set(dealt), "A quest of `given_back` was not dealt to anybody else")


def check_keeping(p: MaracaiboPosition, keeper: i64) -> None:
    """From the first player on: who has kept, who is asked, who will be."""
    seat: i64 = p.first
    has_kept = True
    for _ in range(p.seats):
        player = p.players[seat]
        if seat == keeper:
            has_kept = False
        number = p.terms.quests_kept if has_kept else len(player.quests) if seat == keeper else 0
        fits = len(player.quests) == number and number <= p.terms.quests_kept
        left = 0 if has_kept else p.terms.quests_dealt - number
        require(fits and len(player.dealt) == left, f"Seat {seat} was dealt {p.terms.quests_dealt} quests")
        require((player.given_back >= 0) == has_kept, f"Seat {seat} gives one quest back, once it has kept the others")
        seat = clockwise(seat, p.seats)


# --- what is pending --------------------------------------------------------------------------------------------------


def check_frame(p: MaracaiboPosition, pending: Pending) -> None:
    name = pending.frame.name
    for argument in pending.frame.names:
        check_argument(p, f"stack: {name} {argument}", argument, pending)
    ship: i64 = p.player().ship
    at: i64 = p.map[ship] if ship < CARDS_ON_MAP and p.is_shown(ship) else NOTHING
    kind: i64 = CARDS[at].kind if at >= 0 else NOTHING
    if name == "development":
        require(kind == DEVELOPMENT, "The ship is at no development")
    elif name == "residence":
        require(kind == RESIDENCE, "The ship is at no residence")
    elif name == "gulf":
        require(ship == GULF, "The ship is not in the Gulf")
    elif name == "sail":
        require(ship != MARACAIBO, "A ship in Maracaibo does not sail on")
    elif name in ["arrived", "landed"]:
        require(ship != START, "The ship has not sailed yet")
    elif name == "dice":
        require(all([p.dice >> 3 * type & 7 > 0 for type in range(len(TREASURES))]), "`dice` have not been thrown")
    elif name == "jordan":
        require(p.jordan is not None, "Only who plays alone meets Jordan")
    elif name == "rubies":
        require(p.terms.rubies, "`rubies` go with the option of this name")
    elif name == "half-price":
        require(p.terms.sunny_retirement, "`half-price` goes with the option `sunny_retirement`")


def check_argument(p: MaracaiboPosition, what: str, argument: str, pending: Pending) -> None:
    number = pending.argument(argument)
    name = pending.frame.name
    if argument == "seat":
        within(what, number, 0, p.seats - 1)
    elif argument == "steps":
        within(what, number, 0, FARTHEST)
    elif argument == "begun":
        within(what, number, 0, MOST_COLUMNS)
    elif argument == "ships":
        within(what, number, 1, (1 << p.seats) - 1)
        require(number >> p.active & 1 == 0, "Nobody pays for meeting the own ship")
    elif argument == "card":
        within(what, number, 0, len(CARDS) - 1)
        require(CARDS[number].kind == LOCATION, f"{CARDS[number].code} is not a location")
    elif argument == "effects":
        within(what, number, 1, effects_in_all() - 1)
    elif argument == "open":
        within(what, number, 1, effects_numbered(pending.argument("effects")).all_open)
    elif argument == "type" and name in TYPES:
        within(what, number, 0, len(TREASURES) - 1)
    elif argument == "given":
        within(what, number, 0, (1 << TRADES_IN_ALL) - 1)
    elif argument in ["exchanged", "same"]:
        within(what, number, 0, 1)
    elif argument == "tile":
        within(what, number, 0, BLACK_MARKETS - 1)
        require(p.player().market_place(number) < 0, "The black market to be placed lies on the map already")
    elif argument == "place":
        within(what, number, 0, CARDS_ON_MAP - 1)
    else:
        within(what, number, 0, MOST_AT_HAND)

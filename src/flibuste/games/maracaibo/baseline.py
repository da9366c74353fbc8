"""The baseline player: a simple heuristic, frozen for ever so that strength can be compared over the years.

Do not improve it. It sails to the place that brings most by a fixed count of points, a little rather near than far;
buys what is worth half its price; upgrades, takes figureheads and spends swords in a fixed order; walks the explorer as
far as it can; buries what it can; takes quests that it has come nearest to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import CODES, VP_PER
from flibuste.games.maracaibo.frames import RAID_DICE, SURCHARGE
from flibuste.games.maracaibo.moves import (
    BUILD,
    BURY,
    BUY,
    COINS,
    CUBE,
    DIE,
    DO,
    DRAW,
    EXPLORE,
    FIGUREHEAD,
    GIVE_UP,
    KEEP,
    MARKET,
    ON_POSEIDON,
    PICK,
    REROLL,
    SAIL,
    SELL,
    SPACES_TO_BURY,
    SPEND,
    STOP,
    TAKE,
    TREASURE,
    UPGRADE,
    MaracaiboMove,
)
from flibuste.games.maracaibo.pieces import (
    CARDS,
    DEVELOPMENT,
    DEVELOPMENTS,
    FIGUREHEADS,
    FIRST_RESIDENCE,
    LOCATION,
    MARKETS,
    QUESTS,
    RESIDENCES,
    ROUNDS,
    SHIP_SPACES,
    SPENDS,
    Card,
)
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.final import value_of_treasure
from flibuste.games.maracaibo.rules.gains import counted
from flibuste.games.maracaibo.rules.prices import development_price, may_build, residence_price
from flibuste.games.maracaibo.sea import GULF, MARACAIBO
from flibuste.kernel.moves import Move

PRICE: Final = 0.5
"""Of a doubloon."""
COLUMN: Final = 0.6
"""What it costs to leave out a column."""
EFFECTS: Final = [
    "upgrade",
    "figurehead",
    "pick-ship",
    "pick-crew",
    "pick-equipment",
    "build",
    "black-market",
    "treasure",
    "gold",
    "emerald",
    "pearl",
    "bury",
    "raid",
    "explore",
    "quest",
    "reuse",
    "space",
    "rubies",
    "cube",
]
"""The best first; others are left."""
UPGRADES: Final = [
    *["B1", "B2", "A4", "A5", "B3", "C1", "B5", "C3", "A2", "B6", "C4", "C6", "D1", "B4", "A1", "D3", "D4", "D2"],
    *["A3", "C5", "C2", "A6"],
]
HEADS: Final = [
    *["sea-serpent", "falcon", "lion", "mermaid", "dragon", "unicorn", "skull", "poseidon", "kraken", "nautilus"],
    *["harpy", "whale"],
]
ACTIONS: Final = ["B2", "II-E8", "C1", "I-C9", "mermaid", "skull", "loot", "II-E7", "kraken", "doubloons", "vp"]


def _place_in(order: list[str], code: str) -> float:
    return float(len(order) - order.index(code)) if code in order else -1.0


EFFECT_ORDER: Final = [_place_in(EFFECTS, code) for code in CODES]
UPGRADE_ORDER: Final = [_place_in(UPGRADES, space.code) for space in SHIP_SPACES]
HEAD_ORDER: Final = [_place_in(HEADS, head.code) for head in FIGUREHEADS]
ACTION_ORDER: Final = [_place_in(ACTIONS, spend.code) for spend in SPENDS]


def baseline_move(p: MaracaiboPosition, moves: list[Move]) -> Move:
    best = moves[0]
    best_worth = -1000.0
    for move in moves:
        assert isinstance(move, MaracaiboMove)
        worth = worth_of(p, move)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def worth_of(p: MaracaiboPosition, move: MaracaiboMove) -> float:
    """Points, roughly; what is not worth doing is below 0, where leaving it stands."""
    verb: i64 = move.verb
    what: i64 = move.what
    if verb == SAIL:
        return worth_of_place(p, p.terms.course.places[what])
    if verb == BUY:
        return worth_of_card(p, CARDS[p.map[p.player().ship]], 0)
    if verb == COINS:
        return 5.0 * PRICE
    if verb == BUILD:
        return worth_of_residence(p, what)
    if verb == DO:
        return EFFECT_ORDER[what]
    if verb == UPGRADE:
        return UPGRADE_ORDER[what]
    if verb == FIGUREHEAD:
        return HEAD_ORDER[what]
    if verb == SPEND:
        return ACTION_ORDER[what]
    if verb in (DIE, REROLL):
        return worth_of_die(p, what) if verb == DIE else 6.0
    if verb in (TREASURE, CUBE):
        return 1.0 + float(p.player().tally[what])
    if verb == BURY:
        return worth_of_burial(what)
    if verb == EXPLORE:
        return float(what)
    if verb in (KEEP, TAKE):
        return worth_of_quest(p, what)
    if verb == PICK:
        return worth_of_card(p, DEVELOPMENTS[what], SURCHARGE.of(p))
    if verb == MARKET:
        return worth_of_market(p, what)
    return worth_of_rest(verb)


def worth_of_rest(verb: i64) -> float:
    if verb == DRAW:
        return 1.0
    return -1.0 if verb in (GIVE_UP, SELL) else 0.1 if verb == STOP else 0.0


# --- places and cards -------------------------------------------------------------------------------------------------


def worth_of_place(p: MaracaiboPosition, place: i64) -> float:
    far = COLUMN * float(p.sea.column[place] - p.sea.column[p.player().ship] - 1)
    if place == MARACAIBO:
        return 9.0 - far
    if place == GULF:
        return 7.0 - far
    return worth_of_stop(p, place) - far


def worth_of_stop(p: MaracaiboPosition, place: i64) -> float:
    if not p.is_shown(place):
        return 3.0
    card = CARDS[p.map[place]]
    if card.kind == LOCATION:
        return 7.0 if p.player().market_on(place) >= 0 else 5.0
    if card.kind == DEVELOPMENT:
        if development_price(p.player(), card) > p.player().doubloons:
            return 5.0 * PRICE
        return max(5.0 * PRICE, worth_of_card(p, card, 0))
    residence: i64 = card.index - FIRST_RESIDENCE
    return worth_of_residence(p, residence) if may_build(p.player(), residence) else 0.0


def worth_of_card(p: MaracaiboPosition, card: Card, surcharge: i64) -> float:
    """Its points, its income in the rounds to come, something for whatever else it does; less the price."""
    rounds: i64 = ROUNDS + 1 - p.round
    worth = float(card.vp) + float(card.income_vp * rounds) + PRICE * float(card.income_doubloons * (rounds - 1))
    if card.income_vp == 0 and card.income_doubloons == 0:
        worth += 1.0 + float(rounds)
    return worth - PRICE * float(development_price(p.player(), card, surcharge))


def worth_of_residence(p: MaracaiboPosition, residence: i64) -> float:
    """What it counts now and a little more."""
    scores = RESIDENCES[residence].scores
    assert scores is not None
    units: i64 = p.player().number_of(scores.type)
    worth = float(scores.amount) * (float(units) + 0.5 * float(ROUNDS + 1 - p.round))
    return min(worth, float(scores.most)) - PRICE * float(residence_price(p.player(), residence))


# --- within a turn ----------------------------------------------------------------------------------------------------


def worth_of_die(p: MaracaiboPosition, type: i64) -> float:
    """Swords, and the treasure if they are enough for one."""
    if not RAID_DICE.is_on_top(p):
        return 1.0 + float(p.player().swords_with(type)) + float(value_of_treasure(p.islands[type]))
    swords: i64 = (p.dice >> 3 * type & 7) + p.player().swords_with(type)
    return float(swords) + (float(value_of_treasure(p.islands[type])) if swords >= 5 else 0.0)


def worth_of_burial(what: i64) -> float:
    """The spaces of a type from left to right but for the empty one; the Poseidon's first."""
    space: i64 = what % SPACES_TO_BURY
    return 20.0 - float(space) if space >= ON_POSEIDON else 10.0 - float(space)


def worth_of_quest(p: MaracaiboPosition, number: i64) -> float:
    """Its points, less what is missing for them."""
    quest = QUESTS[number]
    player = p.players[p.seat_to_move()]
    missing: i64 = 0
    for part in range(len(quest.asks)):
        missing += max(0, quest.high[part] - player.number_of(quest.asks[part]))
    return float(quest.high_vp) - 0.7 * float(missing)


def worth_of_market(p: MaracaiboPosition, tile: i64) -> float:
    """What it counts now."""
    worth = 2.0
    for effect in MARKETS[tile].faces[p.market_sides >> tile & 1].items:
        if effect.op == VP_PER:
            worth = float(counted(p.player(), effect))
    return worth

"""What a seat has and may still expect, in points: turns and incomes to come, doubloons, treasures, quests, standing
effects. Everything is counted as the viewer knows it, and without looking at luck to come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.maracaibo.effects import (
    BURIED,
    BURIED_GOLD,
    BURY,
    CUBE_OF_CHOICE,
    DOUBLOON_INCOME,
    DOUBLOONS,
    QUESTS_SCORING,
    TREASURE,
    TREASURES,
    UNITS,
    UPGRADES,
    VP,
    VP_INCOME,
    VP_PER,
    Bargain,
    Standing,
)
from flibuste.games.maracaibo.frames import SAIL_SHIP
from flibuste.games.maracaibo.pieces import (
    BLACK_MARKETS,
    BURIAL_SPACES,
    CARDS,
    DOUBLOONS_FOR_A_POINT,
    HIDEOUTS,
    MANY_QUESTS,
    MANY_QUESTS_POINTS,
    MARKETS,
    MISSED_QUEST,
    PER_BURIED,
    PER_RIVER,
    QUESTS,
    RESIDENCES,
    ROUNDS,
    SAIL,
    SPENDS,
    TRACK,
    TRADES,
    Quest,
)
from flibuste.games.maracaibo.position import PLAY, MaracaiboPosition, Player
from flibuste.games.maracaibo.quest_slots import is_known_to, quest_in
from flibuste.games.maracaibo.rules.final import value_of_treasure
from flibuste.games.maracaibo.rules.gains import counted
from flibuste.games.maracaibo.sea import GULF, MARACAIBO
from flibuste.kernel.position import clockwise

ROUND_TURNS: Final = 6.29
"""Turns of a seat in a round, as bots play."""
PACE: Final = 1.75
"""Columns that the leading ship sails in a turn."""

DOUBLOON: Final = 0.2
"""In the end."""
DOUBLOON_SPENT: Final = 0.58
"""More, as long as there is something to buy with it."""
SPENT_IN_A_TURN: Final = 5.3
INCOME: Final = 0.7
"""A doubloon of income that can still be spent."""

RAIDS: Final = 0.26
"""In a turn, as the numbers below."""
EXPLORES: Final = 0.35
BUYS: Final = 0.18
STEPS: Final = 0.96
"""Of the explorer."""
SWORD: Final = 1.57
"""In a raid."""
POINT: Final = 1.11
"""In an Explore action."""
OF_ONE_TYPE: Final = 0.35
"""How much of that swords for one type are worth."""
REROLL: Final = 0.44
FOURTH_STEP: Final = 0.31
"""Of the ship, a turn."""
SPEND_SHARE: Final = 0.75
"""What swords would have brought elsewhere."""
TRADE_SHARE: Final = 0.49

CUBE_SLOPE: Final = 0.29
"""What a cube on an island adds to each treasure of its type."""
BURIAL_AHEAD: Final = 1.61
"""A treasure that lies ready to be buried."""
BURIALS: Final = 0.2
"""Shovels in a turn."""
HIDDEN_QUEST: Final = 3.0
"""A quest that the viewer does not know."""
MARKET_VISITS: Final = 0.03
"""How often an own black market is used, a turn."""
FOCUS: Final = 0.73
"""How much faster grows what a seat collects."""
CUBE_ON_SHIP: Final = 0.11
"""An upgrade opens better ones, at the beginning of the game."""

_GROWTH: Final[dict[str, float]] = {
    "gold": 0.114,
    "emerald": 0.106,
    "pearl": 0.179,
    "buried": 0.138,
    "buried_gold": 0.068,
    "buried_emerald": 0.051,
    "buried_pearl": 0.069,
    "crew": 0.1,
    "equipment": 0.091,
    "ship": 0.019,
    "each_type": 0.035,
    "cards_total": 0.311,
    "immediate_cards": 0.12,
    "doubloon_income": 0.306,
    "vp_income": 0.131,
    "rivers": 0.137,
    "quests_owned": 0.217,
    "quests_scoring": 0.16,
    "residences": 0.096,
    "treasure_sets": 0.091,
    "upgrades": 0.865,
}
GROWTH: Final = vec[float]([_GROWTH[unit] for unit in UNITS])
"""What a seat gains of each unit in a turn."""
NO_UNITS: Final = vec[float]([0.0] * len(UNITS))
UNKNOWN: Final = -1.0
MOST_POINTS: Final = 12
"""Of an Explore action, beyond which it makes no difference."""
MOST_SWORDS: Final = 24
NOTHING_EXPLORED: Final = vec[float]([UNKNOWN] * (MOST_POINTS + 1))
NOTHING_RAIDED: Final = vec[float]([UNKNOWN] * (MOST_SWORDS + 1))
NO_TYPES: Final = vec[float]([0.0] * len(TREASURES))


def _steps_to_end() -> list[float]:
    """From each space of the track, by the shorter branches."""
    steps = [0.0] * len(TRACK)
    for space in reversed(TRACK[:-1]):
        if len(space.next):
            steps[space.index] = 1.0 + min([steps[after] for after in space.next])
    return steps


STEPS_TO_END: Final = vec[float](_steps_to_end())
RIVERS_END: Final = 1 + int(TRACK[-1].rivers)
STEPS_TO_RIVER: Final = vec[float](
    [
        min([STEPS_TO_END[0] - STEPS_TO_END[space.index] for space in TRACK if space.rivers == river])
        for river in range(5)
    ]
)
"""From the start to the first space beyond each river, counted from 1."""


@final
class Bounty:
    """What a bargain brings, by kind."""

    def __init__(self, bargain: Bargain) -> None:
        self.cost: i64 = bargain.cost
        self.points = 0.0
        self.doubloons = 0.0
        self.treasures = 0.0
        self.burials = 0.0
        self.cubes = 0.0
        for effect in bargain.gain.items:
            amount = float(effect.amount)
            if effect.op == VP:
                self.points += amount
            elif effect.op == DOUBLOONS:
                self.doubloons += amount
            elif effect.op == TREASURE:
                self.treasures += amount
            elif effect.op == BURY:
                self.burials += amount
            elif effect.op == CUBE_OF_CHOICE:
                self.cubes += amount


SPOILS: Final[list[Bounty]] = [Bounty(spend) for spend in SPENDS]
"""Of each raid action."""
SWAPS: Final[list[Bounty]] = [Bounty(trade) for trade in TRADES]
"""Of what Explore points are given up for."""
USUAL_TREASURE: Final = 4.61
USUAL_BURIAL: Final = 3.08
USUAL_CUBE: Final = 1.26


# --- time -------------------------------------------------------------------------------------------------------------


@final
class Pace:
    """How long the round will last: the ship that will come to Maracaibo first, and in how many of its turns."""

    def __init__(self, p: MaracaiboPosition) -> None:
        at_sea = SAIL_SHIP.is_on_top(p) or p.dealing
        self.next: i64 = p.active if at_sea else clockwise(p.active, p.seats)
        """Who sails next."""
        self.leader: i64 = 0
        self.turns = 100.0
        self.arrived = False
        for seat in range(p.seats):
            place: i64 = p.players[seat].ship
            if place == MARACAIBO:
                self.arrived = True
            turns = turns_to_maracaibo(p, place) + 0.01 * float((seat - self.next) % p.seats)
            if turns < self.turns:
                self.turns = turns
                self.leader = seat
        jordan = p.jordan
        if jordan is not None:
            turns = turns_to_maracaibo(p, jordan.ship)
            if turns < self.turns:
                self.turns = turns


def turns_to_maracaibo(p: MaracaiboPosition, place: i64) -> float:
    """Of a ship at a place, by the usual pace."""
    if place == MARACAIBO:
        return 0.0
    if place == GULF:
        return 1.0
    turns = float(p.sea.column[GULF] - p.sea.column[place]) / PACE
    return 1.0 + (turns if turns > 1.0 else 1.0)


def turns_left(p: MaracaiboPosition, pace: Pace, seat: i64) -> float:
    """Turns that a seat has still to begin in this game, roughly."""
    turns = ROUND_TURNS * float(ROUNDS - p.round)
    if not pace.arrived:
        turns += pace.turns
        if is_waiting(p, pace, pace.leader):
            turns -= 1.0
    if is_waiting(p, pace, seat):
        turns += 1.0
    return turns if turns > 0.0 else 0.0


def is_waiting(p: MaracaiboPosition, pace: Pace, seat: i64) -> bool:
    """Whether a seat has had a turn less than those before it: in the end all have had as many (MA-RND-03)."""
    seats: i64 = p.seats
    waiting: i64 = (p.first - pace.next) % seats
    if waiting == 0:
        return not pace.arrived
    return (seat - pace.next) % seats < waiting


# --- a seat's outlook -------------------------------------------------------------------------------------------------


@final
class Outlook:
    """What things are worth to a seat now."""

    def __init__(self, p: MaracaiboPosition, seat: i64, viewer: i64, turns: float) -> None:
        player = p.players[seat]
        self.seat: i64 = seat
        self.player = player
        self.turns = turns
        self.incomes = float(ROUNDS - p.round)
        """Those after which doubloons can still be spent; one more comes at the very end."""
        spendable = 1.0 + SPENT_IN_A_TURN * turns
        part = spendable / (spendable + float(player.doubloons))
        self.doubloon = DOUBLOON + DOUBLOON_SPENT * part * part if turns > 0.0 else DOUBLOON
        """One doubloon more."""
        self.doubloon_income = INCOME * self.incomes + DOUBLOON
        self.vp_income = self.incomes + 1.0
        self.raids = RAIDS * turns
        self.explores = EXPLORES * turns
        self.extra = NO_UNITS[:]
        """What one more of each unit is worth for quests, residences and cards."""
        self.treasure = NO_TYPES[:]
        """What one more treasure of each type is worth."""
        self.upgrade = UNKNOWN
        """An upgrade. This and what follows is looked up by landings.py where it is wanted, and kept."""
        self.quest = UNKNOWN
        self.shovel = UNKNOWN
        self.explore = NOTHING_EXPLORED[:]
        """By points."""
        self.raid = NOTHING_RAIDED[:]
        """Of the best type, by the value of its die."""
        self.hopes = hopes(p, self, viewer)
        """What quests, residences and grey effects will bring."""
        for type in range(len(TREASURES)):
            self.treasure[type] = treasure_worth(p, self, type)

    def best_treasure(self) -> float:
        best = self.treasure[0]
        for type in range(1, len(TREASURES)):
            if self.treasure[type] > best:
                best = self.treasure[type]
        return best


def island_value(cubes: i64, turns: float) -> float:
    """Of a treasure, by the cubes on its island: cubes come and go while there is time."""
    exact = float(value_of_treasure(cubes))
    later = turns / 8.0 if turns < 8.0 else 1.0
    smooth = 2.0 + CUBE_SLOPE * (float(cubes) - 1.0)
    if smooth < 2.0:
        smooth = 2.0
    elif smooth > 5.0:
        smooth = 5.0
    return exact + later * (smooth - exact)


def treasure_worth(p: MaracaiboPosition, o: Outlook, type: i64) -> float:
    player = o.player
    cubes: i64 = p.islands[type]
    worth = island_value(cubes - 1 if cubes > 0 else 0, o.turns) + o.extra[type]
    if player.slots >> type & 1 == 0:
        worth += slot_worth(o, type)
    return worth + BURIAL_AHEAD * (o.turns / 12.0 if o.turns < 12.0 else 1.0) * 0.5


def slot_worth(o: Outlook, type: i64) -> float:
    worth = 0.0
    for effect in HIDEOUTS[type].slot.items:
        worth += float(effect.amount) * (1.0 if effect.op == VP else o.doubloon)
    return worth


def reach(missing: float, gain: float) -> float:
    """How likely so much comes to be, where so much is to be expected."""
    if missing <= 0.0:
        return 1.0
    return gain * gain / (gain * gain + missing * missing)


def hopes(p: MaracaiboPosition, o: Outlook, viewer: i64) -> float:
    """Quests, residences, grey effects, black markets; with what one more of each unit would add to them."""
    player = o.player
    worth = 0.0
    scoring = 0.0
    hunters = p.terms.quest_hunters
    for slot in player.quests:
        if is_known_to(slot, viewer):
            chance = quest_hope(o, QUESTS[quest_in(slot)], hunters)
            worth += chance
            scoring += 1.0 if chance >= 3.0 else 0.3 * chance
        else:
            worth += HIDDEN_QUEST
            scoring += 0.8
    worth += float(MANY_QUESTS_POINTS) * reach(float(MANY_QUESTS) - scoring, GROWTH[QUESTS_SCORING] * o.turns)
    left: i64 = player.residences
    residence: i64 = 0
    while left:
        if left & 1:
            worth += residence_hope(o, residence, scoring)
        left >>= 1
        residence += 1
    for card in player.cards:
        for score in CARDS[card].endgame:
            rate = float(score.points) / float(score.each)
            owned = scoring if score.unit == QUESTS_SCORING else float(player.number_of(score.unit))
            ahead = owned + GROWTH[score.unit] * FOCUS * o.turns
            worth += rate * (ahead - 0.4 * float(score.each - 1))
            o.extra[score.unit] += rate
    if player.markets:
        worth += MARKET_VISITS * o.turns * markets_worth(p, player)
    return worth


def quest_hope(o: Outlook, quest: Quest, hunters: bool) -> float:
    """What a quest will bring, by what is there and what comes in the turns that are left."""
    player = o.player
    low = 1.0
    high = 1.0
    for part in range(len(quest.asks)):
        unit: i64 = quest.asks[part]
        owned = float(player.number_of(unit))
        gain = GROWTH[unit] * FOCUS * o.turns
        low *= reach(float(quest.low[part]) - owned, gain)
        high *= reach(float(quest.high[part]) - owned, gain)
    if hunters:
        worth = float(quest.hunted_vp + MISSED_QUEST) * high - float(MISSED_QUEST)
    else:
        worth = float(quest.low_vp) * low + float(quest.high_vp - quest.low_vp) * high
    if high < 1.0:
        for part in range(len(quest.asks)):
            unit = quest.asks[part]
            missing: i64 = quest.high[part] - player.number_of(unit)
            if missing > 0:
                o.extra[unit] += (float(quest.high_vp) - worth) / float(missing + len(quest.asks))
    return worth


def residence_hope(o: Outlook, residence: i64, scoring: float) -> float:
    scores = RESIDENCES[residence].scores
    assert scores is not None
    unit: i64 = scores.type
    owned = scoring if unit == QUESTS_SCORING else float(o.player.number_of(unit))
    worth = float(scores.amount) * (owned + GROWTH[unit] * FOCUS * o.turns)
    if worth >= float(scores.most):
        return float(scores.most)
    o.extra[unit] += float(scores.amount)
    return worth


def markets_worth(p: MaracaiboPosition, player: Player) -> float:
    """One use of each of the own black markets that lie on locations."""
    worth = 0.0
    for tile in range(BLACK_MARKETS):
        if player.market_place(tile) >= 0:
            worth += face_worth(p, player, tile)
    return worth


def face_worth(p: MaracaiboPosition, player: Player, tile: i64) -> float:
    worth = 0.0
    for effect in MARKETS[tile].faces[p.market_sides >> tile & 1].items:
        if effect.op == VP_PER:
            worth += float(counted(player, effect))
        elif effect.op == VP:
            worth += float(effect.amount)
        elif effect.op == BURY:
            worth += USUAL_BURIAL
        else:
            worth += USUAL_CUBE
    return worth


# --- what a seat has --------------------------------------------------------------------------------------------------


def sheet_worth(p: MaracaiboPosition, o: Outlook) -> float:
    """Points, and everything that the final scoring and later turns will make of what is there."""
    player = o.player
    turns = o.turns
    worth = float(player.points[PLAY]) + o.hopes
    for card in player.cards:
        worth += float(CARDS[card].vp)
    worth += doubloons_worth(player, turns)
    worth += float(player.number_of(DOUBLOON_INCOME)) * o.doubloon_income
    worth += float(player.tally[VP_INCOME]) * o.vp_income
    worth += treasures_worth(p, player, turns)
    worth += rivers_worth(player, turns)
    worth += standing_total(o)
    share = turns / (ROUND_TURNS * float(ROUNDS))
    worth += CUBE_ON_SHIP * share * float(player.tally[UPGRADES])
    if player.rubies:
        worth += float(player.rubies) * (3.0 if turns > 2.0 else 1.0)
    return worth


def doubloons_worth(player: Player, turns: float) -> float:
    doubloons = float(player.doubloons)
    if turns <= 0.0:
        return float(player.doubloons // DOUBLOONS_FOR_A_POINT)
    spendable = 1.0 + SPENT_IN_A_TURN * turns
    return DOUBLOON * doubloons + DOUBLOON_SPENT * doubloons * spendable / (doubloons + spendable)


def treasures_worth(p: MaracaiboPosition, player: Player, turns: float) -> float:
    worth = float(PER_BURIED * player.tally[BURIED])
    ready = 0.0
    for type in range(len(TREASURES)):
        number: i64 = player.tally[type]
        if number:
            worth += float(number) * island_value(p.islands[type], turns)
            room: i64 = BURIAL_SPACES - player.tally[BURIED_GOLD + type]
            stored: i64 = player.stored(type)
            ready += float(stored if stored < room else room)
    if ready > 0.0:
        shovels = BURIALS * turns
        worth += BURIAL_AHEAD * 2.0 * ready * shovels / (ready + shovels)
    return worth


def rivers_worth(player: Player, turns: float) -> float:
    """Rivers crossed, and those ahead as far as the explorer may come."""
    worth = float(PER_RIVER * player.rivers)
    steps = STEPS_TO_END[0] - STEPS_TO_END[player.explorer]
    gain = STEPS * turns
    for river in range(player.rivers + 1, RIVERS_END):
        worth += float(PER_RIVER) * reach(STEPS_TO_RIVER[river] - steps, gain)
    return worth


# --- standing effects -------------------------------------------------------------------------------------------------


def standing_total(o: Outlook) -> float:
    """Of all cards, spaces and the figurehead together."""
    player = o.player
    typed: i64 = player.gold_swords + player.emerald_swords + player.pearl_swords
    worth = o.raids * SWORD * (float(player.swords) + OF_ONE_TYPE * float(typed))
    worth += o.raids * REROLL * float(player.rerolls - 1)
    worth += o.explores * POINT * float(player.explore_points)
    worth += discount_worth(o, player.discount, player.development_discount)
    if player.sails > SAIL:
        worth += FOURTH_STEP * o.turns
    left: i64 = player.spends >> 3
    action: i64 = 3
    while left:
        if left & 1:
            worth += spend_worth(o, action)
        left >>= 1
        action += 1
    left = player.trades
    trade: i64 = 0
    while left:
        if left & 1:
            worth += swap_worth(o, trade)
        left >>= 1
        trade += 1
    return worth


def discount_worth(o: Outlook, of_all: i64, of_developments: i64) -> float:
    return BUYS * o.turns * o.doubloon * (float(of_all) + 0.8 * float(of_developments))


def spend_worth(o: Outlook, action: i64) -> float:
    """A further raid action, in all raids to come."""
    spoils = SPOILS[action]
    gain = spoils.points + spoils.doubloons * o.doubloon + USUAL_TREASURE * spoils.treasures
    gain += USUAL_BURIAL * 0.7 * spoils.burials + USUAL_CUBE * spoils.cubes
    gain -= SPEND_SHARE * float(spoils.cost)
    return o.raids * gain if gain > 0.0 else 0.0


def swap_worth(o: Outlook, trade: i64) -> float:
    swap = SWAPS[trade]
    gain = swap.points + swap.doubloons * o.doubloon + USUAL_TREASURE * swap.treasures
    gain += USUAL_BURIAL * 0.7 * swap.burials - TRADE_SHARE * float(swap.cost)
    return o.explores * gain if gain > 0.0 else 0.0


def standing_worth(o: Outlook, standing: Standing) -> float:
    """Of one card, space or figurehead, for who does not have it yet."""
    types = standing.swords_of_type
    worth = 0.0
    typed: i64 = types[0] + types[1] + types[2]
    if standing.swords or typed:
        worth += o.raids * SWORD * (float(standing.swords) + OF_ONE_TYPE * float(typed))
    worth += o.explores * POINT * float(standing.points) + o.raids * REROLL * float(standing.rerolls)
    worth += discount_worth(o, standing.discount, standing.development_discount)
    if standing.sail:
        worth += FOURTH_STEP * o.turns
    if standing.doubloons_per_quest:
        worth += o.doubloon_income * (1.0 + float(len(o.player.quests)))
    spend = standing.spend
    if spend is not None:
        worth += spend_worth(o, spend.index)
    trade = standing.give_up
    if trade is not None:
        worth += swap_worth(o, trade.index)
    return worth

"""Jordan's turn: a card says what he goes for, and where that can be had he sails (MA-SOLO-08 to -38)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import EXPLORE, PICK, QUEST, RAID
from flibuste.games.maracaibo.frames import JORDANS_TURN
from flibuste.games.maracaibo.moves import JORDAN_MOVE, MaracaiboMove
from flibuste.games.maracaibo.pieces import (
    BONUS_EXPLORE,
    BONUS_RAID,
    BONUS_UPGRADE,
    CARDS,
    DEVELOPMENT,
    GULF_EXPLORE,
    JORDAN_ACTIONS,
    JORDAN_CARDS,
    JORDAN_CARDS_IN_PLAY,
    JORDAN_DEVELOPMENT,
    JORDAN_EXPLORE,
    JORDAN_PURCHASE,
    JORDAN_QUEST,
    JORDAN_RAID,
    LOCATION,
    MARACAIBO_POINTS,
    SAIL,
    JordanCard,
)
from flibuste.games.maracaibo.position import JORDAN, NOTHING, Jordan, MaracaiboPosition
from flibuste.games.maracaibo.rules.draw import drawn
from flibuste.games.maracaibo.rules.gains import gain_doubloons, jordan_gains, put_cubes
from flibuste.games.maracaibo.rules.jordan_course import sail_jordan
from flibuste.games.maracaibo.rules.jordan_deeds import (
    jordan_explores,
    jordan_purchases,
    jordan_raids,
    jordan_sells_ruby,
    jordan_takes_development,
    jordan_takes_quest,
    jordan_upgrades,
)
from flibuste.games.maracaibo.rules.movement import tell_sailed
from flibuste.games.maracaibo.rules.skirmish import skirmish
from flibuste.games.maracaibo.rules.step import Step
from flibuste.games.maracaibo.rules.turn import after_jordans_turn
from flibuste.games.maracaibo.sea import GULF, MARACAIBO
from flibuste.kernel.moves import Move

SIGNS = {JORDAN_RAID: RAID, JORDAN_EXPLORE: EXPLORE, JORDAN_QUEST: QUEST, JORDAN_PURCHASE: PICK}
"""What a location must show for an action of his."""


@final
class Plan:
    """What Jordan does and where, fixed before any bonus (MA-SOLO-35)."""

    def __init__(self, action: int, place: int) -> None:
        self.action = action
        self.place = place


class JordansTurn(Step):
    """The player turns his card."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        return [JORDAN_MOVE]

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        jordan = p.jordan
        assert jordan is not None
        JORDANS_TURN.pop(p)
        if jordan.ship == GULF:
            reach_maracaibo(p, jordan)
        else:
            play_card(p, jordan)
        after_jordans_turn(p, jordan.ship == MARACAIBO)


def reach_maracaibo(p: MaracaiboPosition, jordan: Jordan) -> None:
    """From the Gulf without a card (MA-SOLO-25)."""
    jordan.ship = MARACAIBO
    tell_sailed(p, {"rival": JORDAN}, MARACAIBO)
    jordan_gains(p, MARACAIBO_POINTS)
    jordan_upgrades(p)


def play_card(p: MaracaiboPosition, jordan: Jordan) -> None:
    """The first card with a possible action; after six without any he only sails (MA-SOLO-10, -12)."""
    for _ in range(JORDAN_CARDS_IN_PLAY):
        card = turn_card(p, jordan)
        plan = plan_for(p, jordan, card)
        if plan is not None:
            give_bonus(p, card)
            arrive(p, jordan, plan.place)
            act(p, jordan, plan)
            return
        p.tell("jordan-ignored", {"rival": JORDAN, "card": card.piece})
    arrive(p, jordan, nearest(p, p.sea.ends[SAIL][jordan.ship]))


def turn_card(p: MaracaiboPosition, jordan: Jordan) -> JordanCard:
    """All six are shuffled again when none is left (MA-SOLO-08)."""
    if not jordan.deck:
        shown = jordan.shown
        shown.sort()
        jordan.deck = drawn(p, "jordan-cards", shown, [card.code for card in JORDAN_CARDS])
        jordan.shown = []
    card = JORDAN_CARDS[jordan.deck.pop()]
    one: i64 = 1
    jordan.shown.append(card.index)
    jordan.seen |= one << card.index
    p.reveal(card.index)
    p.tell("jordan-card", {"rival": JORDAN, "card": card.piece})
    return card


def give_bonus(p: MaracaiboPosition, card: JordanCard) -> None:
    """Of a B card, without moving (MA-SOLO-09, -29)."""
    if card.bonus == BONUS_UPGRADE:
        jordan_upgrades(p)
    elif card.bonus == BONUS_RAID:
        jordan_raids(p)
    elif card.bonus == BONUS_EXPLORE:
        jordan_explores(p, p.terms.jordan_board.bonus_explore)


# --- where to ---------------------------------------------------------------------------------------------------------


def plan_for(p: MaracaiboPosition, jordan: Jordan, card: JordanCard) -> Plan | None:
    """The first of the card's actions that can be done (MA-SOLO-10, -33)."""
    for action in card.actions:
        place: i64 = goal_of(p, jordan, card, action)
        if place >= 0:
            return Plan(action, place)
    return None


def goal_of(p: MaracaiboPosition, jordan: Jordan, card: JordanCard, action: i64) -> i64:
    """Where he would go for an action; NOTHING where it is impossible."""
    ends: i64 = p.sea.ends[SAIL][jordan.ship]
    if action == JORDAN_DEVELOPMENT:
        for type in card.types:
            place: i64 = nearest(p, developments_in(p, ends, type))
            if place >= 0:
                return place
        return NOTHING
    if action == JORDAN_QUEST and not p.quest_market:
        return NOTHING
    if action == JORDAN_PURCHASE and not p.deck:
        return NOTHING
    if ends >> GULF & 1 and action in (JORDAN_RAID, JORDAN_EXPLORE):
        return GULF  # the Gulf offers both, and he must use it for them (MA-SOLO-24)
    return nearest(p, locations_in(p, ends, SIGNS[action]))


def developments_in(p: MaracaiboPosition, places: i64, type: i64) -> i64:
    found: i64 = 0
    one: i64 = 1
    for place in range(GULF):
        if places >> place & 1 and p.is_shown(place):
            card = CARDS[p.map[place]]
            if card.kind == DEVELOPMENT and card.type == type:
                found |= one << place
    return found


def locations_in(p: MaracaiboPosition, places: i64, sign: i64) -> i64:
    """Face-up locations that show a sign, in whatever group (MA-SOLO-34, MA-MOD-HLOC-06)."""
    found: i64 = 0
    one: i64 = 1
    for place in range(GULF):
        if places >> place & 1 and p.is_shown(place) and amount_shown(p, place, sign) >= 0:
            found |= one << place
    return found


def amount_shown(p: MaracaiboPosition, place: i64, sign: i64) -> i64:
    """The number beside a sign of the location there; NOTHING where it does not show it."""
    card = CARDS[p.map[place]]
    if card.kind == LOCATION:
        for group in card.groups:
            for effect in group.items:
                if effect.op == sign:
                    return effect.amount
    return NOTHING


def nearest(p: MaracaiboPosition, places: i64) -> i64:
    """In the column nearest to Maracaibo, the highest (MA-SOLO-13); NOTHING of nothing."""
    best: i64 = NOTHING
    for place in range(MARACAIBO):
        if places >> place & 1 and (best < 0 or p.sea.column[place] > p.sea.column[best]):
            best = place
    return best


# --- there ------------------------------------------------------------------------------------------------------------


def arrive(p: MaracaiboPosition, jordan: Jordan, place: i64) -> None:
    """Whoever he comes to is paid by the supply (MA-SOLO-06); then a skirmish, if the table plays them."""
    sail_jordan(p, jordan, place)
    if place < GULF and p.players[0].ship == place:
        gain_doubloons(p, 0, 1)
        if p.terms.skirmishes:
            skirmish(p, place)
    if p.terms.rubies:
        if place == GULF:
            jordan_sells_ruby(p)
        elif p.is_shown(place) and CARDS[p.map[place]].has_reserve:
            jordan.rubies += 1
            p.tell("ruby-taken", {"rival": JORDAN})


def act(p: MaracaiboPosition, jordan: Jordan, plan: Plan) -> None:
    """At a location: value tile, upgrade, then the action (MA-SOLO-15)."""
    place: i64 = plan.place
    p.tell("jordan-acts", {"rival": JORDAN, "action": JORDAN_ACTIONS[plan.action]})
    if plan.action == JORDAN_DEVELOPMENT:
        jordan_takes_development(p, place)
        return
    if place < GULF and p.tile_on(place) >= 0:
        put_cubes(p, p.tile_on(place), 1)
    jordan_upgrades(p)
    if plan.action == JORDAN_RAID:
        jordan_raids(p)
    elif plan.action == JORDAN_EXPLORE:
        jordan_explores(p, GULF_EXPLORE if place == GULF else amount_shown(p, place, EXPLORE))
    elif plan.action == JORDAN_QUEST:
        jordan_takes_quest(p)
    else:
        jordan_purchases(p)

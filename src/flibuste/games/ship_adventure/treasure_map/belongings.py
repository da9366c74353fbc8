"""What a seat has besides its way: gold, equipment, what both could become in a town, and what a defeat would cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CAMOUFLAGE, CANNONBALL, CLOSE, EQUIPMENT, OTHER, PIECES, RANGED
from flibuste.games.ship_adventure.treasure_map.position import Loot, Player, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.prospects import GUARDED, Outlook, rounds

GOLD: Final = 0.05
"""Of a coin, in rounds, up to PLENTY; then less."""
PLENTY: Final = 20
MORE_GOLD: Final = 0.01
BALLS: Final = [0.0, 0.6, 1.0, 1.25, 1.4]
ARMED: Final = 0.07
"""What the first ball is worth besides, of what it protects."""
CLOSE_BONUS: Final = 0.6
RANGED_BONUS: Final = 0.22
HIDING: Final = 0.6
INTENTION: Final = 0.8
"""What a purchase is worth that could be made at once."""
SHOPPING: Final = 0.55
"""What is left each round of what a purchase would bring."""

STAKE_PIECE: Final = 4.0
STAKE_TOKEN: Final = 2.0
SPARE_PIECE: Final = 0.5
"""One that its new owner has already: rivals lack it."""
STAKE_GAME: Final = 16.0
STAKE_HOME: Final = 0.7
"""The way back from the home port."""


def gold_worth(gold: i64) -> float:
    if gold <= PLENTY:
        return GOLD * float(gold)
    return GOLD * float(PLENTY) + MORE_GOLD * float(gold - PLENTY)


# --- what is at stake -------------------------------------------------------------------------------------------------


def stake_of(player: Player) -> float:
    """What a defeat would cost."""
    stake = STAKE_HOME + gold_worth(player.carried.gold)
    for piece in range(PIECES):
        if player.carried.number_of(piece):
            stake += STAKE_PIECE
    return stake + STAKE_TOKEN * float(len(player.carried.tokens))


def stake_against_pirates(p: TreasurePosition, player: Player) -> float:
    """Alone it is the game (SA-VAR-06)."""
    return STAKE_GAME if p.terms.solo else stake_of(player)


def prize_of(player: Player, loot: Loot) -> float:
    """What loot is worth to a player who takes it."""
    prize = gold_worth(loot.gold) + STAKE_TOKEN * float(len(loot.tokens))
    for piece in range(PIECES):
        if loot.number_of(piece):
            has: i64 = player.carried.number_of(piece) + player.stored.number_of(piece)
            prize += STAKE_PIECE if has == 0 else SPARE_PIECE
    return prize


# --- equipment --------------------------------------------------------------------------------------------------------


def balls_worth(player: Player, more: i64) -> float:
    balls: i64 = player.balls + more
    if balls == 0:
        return 0.0
    return ARMED * stake_of(player) + BALLS[balls if balls < len(BALLS) else len(BALLS) - 1]


def card_worth(card: i64) -> float:
    equipment = EQUIPMENT[card]
    if equipment.kind == CLOSE:
        return CLOSE_BONUS * float(equipment.bonus)
    if equipment.kind == RANGED:
        return RANGED_BONUS * float(equipment.bonus)
    return HIDING


def equipment_worth(player: Player) -> float:
    worth = balls_worth(player, 0)
    for card in range(CANNONBALL + 1, len(EQUIPMENT)):
        if player.cards & EQUIPMENT[card].bit:
            worth += card_worth(card)
    return worth


def purchase_worth(o: Outlook) -> float:
    """What the carried gold would bring in a city."""
    player = o.player
    gold: i64 = player.carried.gold
    gained = 0.0
    if gold >= EQUIPMENT[CANNONBALL].cost and player.balls < 2:
        cost: i64 = EQUIPMENT[CANNONBALL].cost
        gained += balls_worth(player, 1) - balls_worth(player, 0) - GOLD * float(cost)
        gold -= cost
    for number in range(1, len(EQUIPMENT)):
        card: i64 = len(EQUIPMENT) - number
        price: i64 = EQUIPMENT[card].cost
        if player.cards & EQUIPMENT[card].bit == 0 and price <= gold:
            gain = card_worth(card) - GOLD * float(price)
            if o.meets_guns and EQUIPMENT[card].bit == CAMOUFLAGE:
                gain += GUARDED
            if gain > 0.0:
                gained += gain
                gold -= price
    return gained


def shopping_worth(p: TreasurePosition, o: Outlook) -> float:
    """Of a city that is near."""
    gain = purchase_worth(o)
    if gain <= 0.0:
        return 0.0
    best = 0.0
    for cities in p.chart.cities:
        for city in cities:
            turns = rounds(o.journey(city), o.points, p.terms.movement_points, o.has_acted)
            best = max(best, INTENTION * gain * SHOPPING**turns)
    return best


def assets(p: TreasurePosition, o: Outlook) -> float:
    player = o.player
    return gold_worth(player.carried.gold + player.stored.gold) + equipment_worth(player) + shopping_worth(p, o)


assert EQUIPMENT[-1].kind == OTHER

"""A sensible move without trying it: on by the shortest way to the next errand, and what a sailor would do there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import (
    CAMOUFLAGE,
    CANNONBALL,
    EQUIPMENT,
    LEVEL,
    PIECES,
    PRICE_OF_CAMOUFLAGE,
    RANGED,
)
from flibuste.games.ship_adventure.treasure_map.duels import chance_of_dice, gain_over
from flibuste.games.ship_adventure.treasure_map.frames import (
    ACTIONS,
    ANSWERING,
    GUNNERY,
    MOVEMENT,
    POINTS,
    RANGED_TARGETS,
    STAGE,
)
from flibuste.games.ship_adventure.treasure_map.moves import (
    BRIBE_MOVES,
    BUY_MOVES,
    DONE_MOVE,
    DRIFT_MOVE,
    END_MOVE,
    FETCH_PIECE_MOVES,
    FETCH_TOKEN_MOVES,
    FIRE_MOVES,
    FIRST_PIRATE,
    GO_MOVES,
    HOLD_MOVES,
    PIRATES,
    RESCUE_MOVE,
    STOP_MOVE,
    SWAP_MOVES,
    TARGETS,
)
from flibuste.games.ship_adventure.treasure_map.position import Player, TreasurePosition, token_in
from flibuste.games.ship_adventure.treasure_map.prospects import Outlook, rounds_to_eldorado
from flibuste.games.ship_adventure.treasure_map.rules.actions import (
    BUSINESS,
    TAKING_BACK,
    is_in_city,
    is_in_own_city,
    may_buy,
)
from flibuste.games.ship_adventure.treasure_map.rules.courses import by_sea, steps_to_hunted
from flibuste.games.ship_adventure.treasure_map.rules.movement import (
    has_moved,
    is_stranded,
    may_drift,
    may_go,
    may_stop,
)
from flibuste.games.ship_adventure.treasure_map.rules.pirates import is_under_guns
from flibuste.games.ship_adventure.treasure_map.rules.pursuit import may_bribe
from flibuste.games.ship_adventure.treasure_map.rules.targets import (
    answers,
    has_guns,
    is_pirate,
    may_fire,
    may_open_fire,
)
from flibuste.games.ship_adventure.treasure_map.strikes import chance_of_gunfire, gain_of_strike
from flibuste.kernel.moves import Move

UNSAFE: Final = 100
"""Steps that it is worth not to end a movement beside a pirate with guns, or where a hunter catches the ship."""
LEAST_PREY: Final = 1.5
"""What a shot must be worth to leave the way for it."""
LEAST_SHOT: Final = 0.2
"""What it must be worth where it can be fired at once."""
ENOUGH_BALLS: Final = 2
CLOSE_BY: Final = 5
"""Steps of a hunter that is bribed."""
SHOPPING_LIST: Final = ["camouflage", "master_gunner", "pistols", "long_guns", "boarding_hooks", "spyglass", "sabre"]
WANTED: Final = [next(card.index for card in EQUIPMENT if card.code == code) for code in SHOPPING_LIST]


def own_outlook(p: TreasurePosition) -> Outlook:
    """Of the active player, with an errand."""
    outlook = Outlook(p, p.active, p.active)
    rounds_to_eldorado(p, outlook)
    if outlook.errand < 0 or (outlook.meets_guns and outlook.player.carried.gold >= PRICE_OF_CAMOUFLAGE):
        outlook.errand = nearest_city(p, outlook)
    if outlook.player.balls > 0:
        outlook.prey = prey_of(p, outlook)
    return outlook


def nearest_city(p: TreasurePosition, o: Outlook) -> i64:
    best: i64 = -1
    least: i64 = 0
    for cities in p.chart.cities:
        for city in cities:
            steps: i64 = o.journey(city)
            if best < 0 or steps < least:
                best = city
                least = steps
    return best


def prey_of(p: TreasurePosition, o: Outlook) -> i64:
    """The rival that is best fired at in this turn; -1: none. Without this a search would not fear what others do."""
    best: i64 = -1
    most = LEAST_PREY
    for seat in range(p.seats):
        rival = p.players[seat]
        if seat != o.seat and not p.is_neutral(rival.crew) and steps_to_gunshot(p, o.player, rival.crew) <= o.points:
            gain = gain_of_strike(p, o.seat, seat, chance_of_gunfire(o.player, rival))
            if gain > most:
                most = gain
                best = seat
    return best


def steps_to_gunshot(p: TreasurePosition, player: Player, cell: i64) -> i64:
    back: i64 = 0 if player.is_aboard else p.routes.aboard(player.crew, player.ship)
    return back + p.routes.to_gunshot(player.ship, cell)


def quick_move(p: TreasurePosition, o: Outlook) -> Move:
    """By an outlook of the active player, made when its turn began."""
    if MOVEMENT.is_on_top(p):
        return next_step(p, o)
    if GUNNERY.is_on_top(p):
        return shot(p)
    if ACTIONS.is_on_top(p):
        return deal(p)
    moves = p.moves()
    return moves[0] if ANSWERING.is_on_top(p) else moves[-1]


# --- on the way -------------------------------------------------------------------------------------------------------


def next_step(p: TreasurePosition, o: Outlook) -> Move:
    player = p.player()
    bribe: i64 = near_hunter(p)
    if bribe >= 0:
        return BRIBE_MOVES[bribe]
    if p.terms.rescue and not has_moved(p) and is_stranded(p):
        return RESCUE_MOVE
    if o.prey >= 0:
        return step_to_prey(p, player, p.players[o.prey].crew)
    here: i64 = p.routes.journey(player.crew, player.ship, o.errand)
    points: i64 = POINTS.of(p)
    best: i64 = -1
    least: i64 = here + risk_at(p, player.crew)
    if points > 0:
        for way in range(p.chart.ways):
            if may_go(p, player, way):
                cell: i64 = p.chart.next(player.crew, way)
                left: i64 = steps_from(p, player, cell, o.errand)
                if points == 1 or left == 0:
                    left += risk_at(p, cell)
                if left < least:
                    least = left
                    best = way
    if best >= 0:
        return GO_MOVES[best]
    if here > 0 and points > 0 and may_drift(p):
        return DRIFT_MOVE
    return STOP_MOVE if may_stop(p) else p.moves()[0]


def step_to_prey(p: TreasurePosition, player: Player, prey: i64) -> Move:
    """Aboard first, then beside it."""
    here: i64 = steps_to_gunshot(p, player, prey)
    if POINTS.of(p) > 0 and here > 0:
        for way in range(p.chart.ways):
            cell: i64 = p.chart.next(player.crew, way)
            if may_go(p, player, way) and steps_after(p, player, cell, prey) < here:
                return GO_MOVES[way]
        if may_drift(p):
            return DRIFT_MOVE
    return STOP_MOVE if may_stop(p) else p.moves()[0]


def steps_after(p: TreasurePosition, player: Player, cell: i64, prey: i64) -> i64:
    """To gunshot from a neighboring cell: of a ship that sails there, or of a crew that walks back to its ship."""
    if p.chart.is_sea(cell):
        return p.routes.to_gunshot(cell, prey)
    return p.routes.aboard(cell, player.ship) + p.routes.to_gunshot(player.ship, prey)


def steps_from(p: TreasurePosition, player: Player, cell: i64, goal: i64) -> i64:
    """From a neighbouring cell: a crew lands or walks, or its ship sails along."""
    if p.chart.is_land(cell):
        return p.routes.journey(cell, player.ship, goal)
    return p.routes.to_land(cell, goal)


def near_hunter(p: TreasurePosition) -> i64:
    """A pirate that is worth a bribe; -1: none."""
    for pirate in range(PIRATES):
        if may_bribe(p, pirate) and steps_to_hunted(p, pirate, p.active) <= CLOSE_BY:
            return pirate
    return -1


def risk_at(p: TreasurePosition, cell: i64) -> i64:
    """UNSAFE where pirates would beat a crew that ended its movement there."""
    if is_under_guns(p, p.player(), cell):
        return UNSAFE
    if p.is_neutral(cell):
        return 0
    reach: i64 = LEVEL[p.level - 1].pirate_steps
    if p.chart.is_land(cell):
        if not p.terms.hunters_fire or not has_guns(p) or p.player().cards & CAMOUFLAGE:
            return 0
        reach += 1
    for pirate in p.pirates:
        if pirate.target == p.active and by_sea(p, pirate.cell, cell) <= reach:
            return UNSAFE
    return 0


# --- fights -----------------------------------------------------------------------------------------------------------


def shot(p: TreasurePosition) -> Move:
    """Fire where it is worth the ball and the risk."""
    for target in range(len(TARGETS)):
        if RANGED_TARGETS.of(p) >> target & 1:
            if may_fire(p, target) and is_worth_firing_at(p, target):
                return FIRE_MOVES[target]
            if may_open_fire(p, target):
                return HOLD_MOVES[target]
    return DONE_MOVE


def is_worth_firing_at(p: TreasurePosition, target: i64) -> bool:
    """Whoever hunts the crew, too."""
    is_answered = may_open_fire(p, target) or (target >= FIRST_PIRATE and answers(p, target))
    chance = chance_of_dice(p, p.active, target, RANGED) if is_answered else 1.0
    if gain_over(p, p.active, target, chance) > LEAST_SHOT:
        return True
    return is_pirate(target) and (has_guns(p) or p.pirates[target - FIRST_PIRATE].target == p.active)


# --- business ---------------------------------------------------------------------------------------------------------


def deal(p: TreasurePosition) -> Move:
    """What is stored comes along, tokens are swapped, gold becomes equipment."""
    player = p.player()
    if STAGE.of(p) == TAKING_BACK and is_in_own_city(p):
        for piece in range(PIECES):
            if player.stored.number_of(piece):
                return FETCH_PIECE_MOVES[piece]
        for slot in player.stored.tokens:
            return FETCH_TOKEN_MOVES[token_in(slot)]
    if STAGE.of(p) > BUSINESS:
        return END_MOVE
    for slot in player.carried.tokens:
        token: i64 = token_in(slot)
        if p.routes.token_cells[token] == player.crew:
            wanted: i64 = wanted_piece(p, player)
            if wanted >= 0:
                return SWAP_MOVES[token][wanted]
    if is_in_city(p):
        if player.balls < ENOUGH_BALLS and may_buy(p, CANNONBALL):
            return BUY_MOVES[CANNONBALL]
        for card in WANTED:
            if may_buy(p, card):
                return BUY_MOVES[card]
    return END_MOVE


def wanted_piece(p: TreasurePosition, player: Player) -> i64:
    """On offer and missing; of several the one with the fewest copies left."""
    best: i64 = -1
    fewest: i64 = 100
    for piece in range(PIECES):
        copies: i64 = p.offer >> 4 * piece & 15
        has: i64 = player.carried.number_of(piece) + player.stored.number_of(piece)
        if copies > 0 and has == 0 and copies < fewest:
            best = piece
            fewest = copies
    return best

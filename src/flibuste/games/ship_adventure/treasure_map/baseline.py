"""The baseline player: a simple heuristic, frozen for ever so that strength can be compared over the years.

Do not improve it. It goes by the shortest way to the nearest cell of its tokens, without one to the nearest temple that
holds one, with all pieces to Eldorado, and keeps away from pirates with guns; where these guard all it wants, it goes
to the nearest town for camouflage, and without the gold home; takes the first piece that it misses; buys a cannonball
if it has none, then camouflage, then the dearest card that it can pay; bribes every hunter; fires whenever it may, but
not at the galleon; stores nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CAMOUFLAGE, CANNONBALL, EQUIPMENT, PIECES, PRICE_OF_CAMOUFLAGE
from flibuste.games.ship_adventure.treasure_map.frames import MOVEMENT, POINTS
from flibuste.games.ship_adventure.treasure_map.moves import (
    BRIBE,
    BUY,
    DRIFT_MOVE,
    FETCH_PIECE,
    FETCH_TOKEN,
    FIRE,
    GALLEON,
    GO_MOVES,
    RESCUE_MOVE,
    STOP_MOVE,
    STORE_GOLD,
    STORE_PIECE,
    STORE_TOKEN,
    SWAP,
    TreasureMove,
)
from flibuste.games.ship_adventure.treasure_map.position import Player, TreasurePosition, token_in
from flibuste.games.ship_adventure.treasure_map.routes import FAR
from flibuste.games.ship_adventure.treasure_map.rules.pirates import is_under_guns
from flibuste.kernel.moves import Move

LEAST: Final = -100.0


def baseline_move(p: TreasurePosition, moves: list[Move]) -> Move:
    if RESCUE_MOVE in moves:
        return RESCUE_MOVE
    best = moves[0]
    best_worth = LEAST
    for move in moves:
        assert isinstance(move, TreasureMove)
        worth = worth_of(p, move)
        if worth > best_worth:
            best = move
            best_worth = worth
    return step_on_the_way(p, moves) if MOVEMENT.is_on_top(p) and best_worth <= 0.0 else best


def worth_of(p: TreasurePosition, move: TreasureMove) -> float:
    """What is not done is below 0, where leaving it stands."""
    verb: i64 = move.verb
    if verb == SWAP:
        return 10.0 if missing(p.player(), move.what % PIECES) else -1.0
    if verb in (BRIBE, FETCH_PIECE, FETCH_TOKEN):
        return 5.0
    if verb == BUY:
        return worth_of_card(p, move.what)
    if verb == FIRE:
        return -1.0 if move.what == GALLEON else 5.0
    return -1.0 if verb in (STORE_GOLD, STORE_TOKEN, STORE_PIECE) else 0.0


def missing(player: Player, piece: i64) -> bool:
    return player.carried.number_of(piece) + player.stored.number_of(piece) == 0


def worth_of_card(p: TreasurePosition, card: i64) -> float:
    if card == CANNONBALL:
        return 20.0 if p.player().balls == 0 else -1.0
    return 15.0 if EQUIPMENT[card].bit == CAMOUFLAGE else float(EQUIPMENT[card].cost)


# --- movement ---------------------------------------------------------------------------------------------------------


def step_on_the_way(p: TreasurePosition, moves: list[Move]) -> Move:
    goal: i64 = goal_of(p)
    player = p.player()
    here: i64 = p.routes.journey(player.crew, player.ship, goal)
    for way in range(p.chart.ways):
        cell: i64 = p.chart.next(player.crew, way)
        is_safe = POINTS.of(p) > 1 or not is_under_guns(p, player, cell)
        if is_safe and GO_MOVES[way] in moves and after_step(p, cell, goal) < here:
            return GO_MOVES[way]
    if here > 0 and POINTS.of(p) > 0 and DRIFT_MOVE in moves:
        return DRIFT_MOVE
    return STOP_MOVE if STOP_MOVE in moves else moves[0]


def after_step(p: TreasurePosition, cell: i64, goal: i64) -> i64:
    if p.chart.is_land(cell):
        return p.routes.journey(cell, p.player().ship, goal)
    return p.routes.to_land(cell, goal)


def goal_of(p: TreasurePosition) -> i64:
    player = p.player()
    if player.carried.has_all_pieces:
        return p.routes.eldorado_cells[p.eldorado]
    goals: list[int] = []
    if can_swap(p):
        goals = without_guns(p, [p.routes.token_cells[token_in(slot)] for slot in player.carried.tokens])
    if not goals:
        temples = zip(p.chart.temples, p.temple_tokens, strict=True)
        goals = without_guns(p, [cell for cell, slot in temples if slot >= 0])
    if not goals and player.cards & CAMOUFLAGE == 0 and player.carried.gold >= PRICE_OF_CAMOUFLAGE:
        goals = [city for cities in p.chart.cities for city in cities]
    return nearest(p, goals) if goals else p.chart.cities[player.color][0]


def without_guns(p: TreasurePosition, goals: list[int]) -> list[int]:
    return [goal for goal in goals if not is_under_guns(p, p.player(), goal)]


def can_swap(p: TreasurePosition) -> bool:
    """A piece on offer is missing."""
    for piece in range(PIECES):
        if p.offer >> 4 * piece & 15 and missing(p.player(), piece):
            return True
    return False


def nearest(p: TreasurePosition, goals: list[int]) -> i64:
    player = p.player()
    best: i64 = goals[0]
    least: i64 = FAR + FAR
    for goal in goals:
        steps: i64 = p.routes.journey(player.crew, player.ship, goal)
        if steps < least:
            best = goal
            least = steps
    return best

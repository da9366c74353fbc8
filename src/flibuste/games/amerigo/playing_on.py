"""Plays on for about a round, quickly and sensibly, so that a search can judge where a move leads.

Straight after a turn an estimate leans towards or against whoever has just acted; a round later everybody has had as
many turns, and much of what an estimate can only guess has happened. docs/strength.md says how much that is worth.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.amerigo.estimate import worth_at_rest
from flibuste.games.amerigo.frames import OVER, ROUND_END, THROW_CUBES, TURN
from flibuste.games.amerigo.moves import ACT, PASS, AmerigoMove
from flibuste.games.amerigo.pieces import BLACK, BROWN, YELLOW
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.prospects import PHASES, sheet_worth, turns_left
from flibuste.games.amerigo.rest_of_action import play_rest_of_action, quick_move
from flibuste.games.amerigo.rules.gold import is_cash_move
from flibuste.games.amerigo.rules.phases import is_in_action
from flibuste.kernel.moves import Move

ENDS_AHEAD: Final = PHASES + 1
"""How many ends of phases and rounds are passed, at most: those of one round."""
RIVALS: Final = 0.6
"""How much the rivals' average counts against the own prospects."""
LEAST: Final = -10_000.0


def played_on(p: AmerigoPosition) -> AmerigoPosition:
    """The position itself or a copy of it, some turns later."""
    left: i64 = ENDS_AHEAD
    while not OVER.is_on_top(p):
        if TURN.is_on_top(p):
            p = after_best_turn(p)
        elif THROW_CUBES.is_on_top(p) or ROUND_END.is_on_top(p):
            left -= 1
            if left < 0:
                break
            p.play(p.moves()[0])
        else:
            p.play(quick_move(p))
    return p


def after_best_turn(p: AmerigoPosition) -> AmerigoPosition:
    """One turn ahead by the estimate. What map and rivals are worth is counted once for all turns without them."""
    seat: i64 = p.active
    best = p
    best_worth = LEAST
    apart = LEAST
    for move in p.moves():
        if is_idle(move):
            continue
        twin = turn_played(p, move)
        own = float(twin.players[seat].score) + sheet_worth(twin, seat, float(turns_left(twin, seat)))
        worth = own + apart
        if apart == LEAST or changes_map(move):
            worth = advantage(worth_at_rest(twin), seat, p.seats)
            if not changes_map(move):
                apart = worth - own
        if worth > best_worth:
            best = twin
            best_worth = worth
    return best


def is_idle(move: Move) -> bool:
    """A pass, or gold for what can be cashed at any other time."""
    assert isinstance(move, AmerigoMove)
    return move.verb == PASS or is_cash_move(move)


def changes_map(move: Move) -> bool:
    assert isinstance(move, AmerigoMove)
    return move.verb == ACT and move.what not in (BLACK, BROWN, YELLOW)


def turn_played(p: AmerigoPosition, move: Move) -> AmerigoPosition:
    twin = p.clone()
    assert isinstance(twin, AmerigoPosition)
    twin.play(move)
    if is_in_action(twin):
        play_rest_of_action(twin)
    return twin


def advantage(values: vec[float], seat: i64, seats: i64) -> float:
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += values[other]
    return values[seat] - RIVALS * others / float(seats - 1)

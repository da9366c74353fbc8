"""What every action allows besides its own moves: to cash something, or to end early (AM-GOLD-05, AM-ACT-04)."""

from __future__ import annotations

from flibuste.games.amerigo.moves import END, END_MOVE, AmerigoMove
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.rules.gold import add_cash_moves, cash, is_cash_move, why_not_cash
from flibuste.games.amerigo.rules.phases import end_early
from flibuste.games.amerigo.rules.step import not_in_action
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def add_cash_and_end(p: AmerigoPosition, moves: list[Move]) -> None:
    add_cash_moves(p, moves)
    moves.append(END_MOVE)


def cash_or_end(p: AmerigoPosition, move: AmerigoMove) -> None:
    if move.verb == END:
        end_early(p)
    else:
        cash(p, move)


def why_not_cash_or_end(p: AmerigoPosition, move: AmerigoMove, step: str) -> Reason:
    """Ending is always allowed, so only cashing is refused here; anything else belongs to another decision."""
    return why_not_cash(p, move) if is_cash_move(move) else not_in_action(p, step, move)

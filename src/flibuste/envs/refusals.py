"""Why an action is refused, in one sentence that says what could be done instead."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.position import Position
from flibuste.kernel.refusals import FlibusteError
from flibuste.kernel.title import Title

SHOWN: Final = 12


class BadAction(FlibusteError):
    """An action that is not legal now, or none at all."""


def refusal(title: Title, position: Position, action: int) -> str:
    moves = title.book.moves
    if not 0 <= action < len(moves):
        what = f"Action {action} is not in the book of {title.name}, which has 0 to {len(moves) - 1}"
    else:
        what = f"Action {action} ({moves[action].notation}) is not legal now"
    listed = position.moves()
    if not listed:
        return f"{what}; the game is over."
    told = [f"{move.number} ({move.notation})" for move in listed[:SHOWN]]
    more = f" and {len(listed) - SHOWN} more" if len(listed) > SHOWN else ""
    return f"{what}; legal are {', '.join(told)}{more}."

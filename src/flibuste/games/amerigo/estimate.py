"""A quick guess at each seat's prospects in points, from what everybody can know.

An action under way is finished first (finish.py); then sheet and map are counted (prospects.py, map_prospects.py).
The numbers there were set by hand and moved by an evolution strategy: some 60 generations of 14 to 16 candidates, each
in 12 to 18 games with two seats against its parent and the baseline. Those of pirates and frequent goods are by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.finish import finish_action, is_in_action
from flibuste.games.amerigo.map_prospects import add_map
from flibuste.games.amerigo.position import OVER, TURN, AmerigoPosition
from flibuste.games.amerigo.prospects import sheet_worth, turns_left
from flibuste.games.amerigo.scoring import outcome

TURN_WORTH: Final = 2.89
"""A turn of this phase that is still to come."""
VICTORY: Final = 10.0
SPREAD: Final = 12.0
"""Points that the estimate may be wrong by."""


def estimate(p: AmerigoPosition) -> list[float]:
    if is_in_action(p):
        twin = p.clone()
        assert isinstance(twin, AmerigoPosition)
        finish_action(twin)
        return worth_at_rest(twin)
    return worth_at_rest(p)


def worth_at_rest(p: AmerigoPosition) -> list[float]:
    """Between two turns."""
    values: list[float] = []
    if p.stack[-1] == OVER:
        for player in p.players:
            values.append(float(player.score))
        for seat in outcome(p).winners:
            values[seat] += VICTORY
        return values
    turns: list[float] = []
    for seat in range(p.seats):
        left = float(turns_left(p, seat))
        turns.append(left)
        values.append(float(p.players[seat].score) + sheet_worth(p, seat, left))
    add_map(p, turns, values)
    if p.stack[-1] == TURN:
        place: i64 = p.turn
        while place < p.seats:
            values[p.phase_order[place]] += TURN_WORTH
            place += 1
    return values

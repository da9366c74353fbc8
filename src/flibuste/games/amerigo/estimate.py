"""A quick guess at each seat's prospects in points, from what everybody can know.

An action under way is played to its end first (rest_of_action.py); then sheet and map are counted (prospects.py,
map_prospects.py). The numbers there were set by hand and moved by an evolution strategy: some 60 generations of 14 to
16 candidates, each in 12 to 18 games with two seats against its parent and the baseline. Those of pirates and frequent
goods are by hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.amerigo.frames import OVER, TURN
from flibuste.games.amerigo.map_prospects import NOTHING_EACH, add_map
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.prospects import sheet_worth, turns_left
from flibuste.games.amerigo.rest_of_action import play_rest_of_action
from flibuste.games.amerigo.rules.phases import is_in_action
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
        play_rest_of_action(twin)
        p = twin
    worth = worth_at_rest(p)
    return [worth[seat] for seat in range(p.seats)]


def worth_at_rest(p: AmerigoPosition) -> vec[float]:
    """Between two turns."""
    values = NOTHING_EACH[:]
    if OVER.is_on_top(p):
        for seat in range(p.seats):
            values[seat] = float(p.players[seat].score)
        for winner in outcome(p).winners:
            values[winner] += VICTORY
        return values
    turns = NOTHING_EACH[:]
    for seat in range(p.seats):
        turns[seat] = float(turns_left(p, seat))
        values[seat] = float(p.players[seat].score) + sheet_worth(p, seat, turns[seat])
    add_map(p, turns, values)
    if TURN.is_on_top(p):
        place: i64 = p.turn
        while place < p.seats:
            values[p.phase_order[place]] += TURN_WORTH
            place += 1
    return values

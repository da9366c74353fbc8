"""What a player may do at any own decision point, beside the decision itself (PR-EXP-05, PR-CON-10).

Expeditions and claims. The busiest callers look first whether an expedition or a contract lies open at all.
"""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.moves import CLAIM, EXPLORE, EXPLORE_MOVES, MISSION, PortRoyalMove
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules import contracts, expeditions, missions
from flibuste.games.port_royal.rules.expeditions import missing
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def may_explore(p: PortRoyalPosition, seat: i64) -> bool:
    """Only the active player (PR-EXP-01), and not where the table leaves it out at the end of a turn (PR-EXP-05)."""
    return seat == p.active and not p.only_claims


def add_moves(p: PortRoyalPosition, seat: i64, moves: list[Move]) -> None:
    if may_explore(p, seat):
        player = p.players[seat]
        crew = player.crew()
        if crew >= p.terms.smallest_crew:
            for expedition in p.open_expeditions:
                if crew >= expedition.crew and missing(player, expedition) == 0:
                    moves.append(EXPLORE_MOVES[expedition.index])
    if p.agenda is not None:
        contracts.add_claims(p, seat, moves)
    elif p.adventure is not None:
        missions.add_missions(p, seat, moves)


def anything(p: PortRoyalPosition, seat: i64) -> bool:
    if p.open_expeditions and may_explore(p, seat):
        player = p.players[seat]
        crew = player.crew()
        if crew >= p.terms.smallest_crew:
            for expedition in p.open_expeditions:
                if crew >= expedition.crew and missing(player, expedition) == 0:
                    return True
    if p.adventure is not None:
        return missions.any_mission(p, seat)
    return p.agenda is not None and contracts.any_claim(p, seat)


def is_own_time_move(move: PortRoyalMove) -> bool:
    return move.verb == EXPLORE or move.verb == CLAIM or move.verb == MISSION


def play(p: PortRoyalPosition, seat: i64, move: PortRoyalMove) -> None:
    if move.verb == EXPLORE:
        expeditions.begin(p, move)
    elif move.verb == MISSION:
        missions.take_on(p, seat, p.terms.printing.missions[move.to])
    else:
        contract = move.contract
        assert contract is not None
        contracts.claim(p, seat, contract)


def why_not(p: PortRoyalPosition, seat: i64, move: PortRoyalMove) -> Reason:
    if move.verb == EXPLORE:
        return expeditions.why_not(p, seat, move)
    if move.verb == MISSION:
        return missions.why_not_mission(p, seat, p.terms.printing.missions[move.to])
    contract = move.contract
    assert contract is not None
    return contracts.why_not_claim(p, seat, contract)

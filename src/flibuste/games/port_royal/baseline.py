"""The baseline player: a simple heuristic, frozen for ever so that strength can be compared over the years.

Do not improve it. Stop at three cards, or go for a fourth color when the risk is small; repel only what would sink the
turn; complete expeditions at once; hire the best affordable influence per coin; otherwise take the richest ship. With
the sets: claim what can be claimed, keep what can be kept, never gamble, give nothing up. In an adventure: accomplish
what can be accomplished, keep the cargo that an open mission asks for, buy what is offered.
"""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.frames import CARGO as CARGO_FRAME
from flibuste.games.port_royal.frames import WINDOW_SEAT
from flibuste.games.port_royal.moves import (
    ADMIT_MOVE,
    CARGO,
    CLAIM,
    COLLECT,
    CROWN,
    EXPLORE,
    HIRE,
    INN,
    LEAVE,
    MARKER,
    MISSION,
    NEST,
    REPEL,
    REVEAL,
    SEND,
    STOP,
    STORE,
    TRADE,
    PortRoyalMove,
)
from flibuste.games.port_royal.pieces import ARES, FIRST_CARGO, VIOLET
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules.berth import colors_in_harbor, would_bust
from flibuste.games.port_royal.rules.missions import has_of, open_missions
from flibuste.games.port_royal.rules.odds import bust_odds
from flibuste.games.port_royal.rules.trade_and_recruit import price
from flibuste.kernel.moves import Move


def baseline_move(p: PortRoyalPosition, moves: list[Move]) -> Move:
    best = moves[0]
    best_worth = -1.0
    for move in moves:
        assert isinstance(move, PortRoyalMove)
        worth = worth_of(p, move, best)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def worth_of(p: PortRoyalPosition, move: PortRoyalMove, first: Move) -> float:
    verb: i64 = move.verb
    if verb == EXPLORE:
        return 1000.0
    if verb == SEND:
        return 1.0 if move is first else 0.0
    if verb == REVEAL:
        return 2.0 if wants_more(p) else 0.5
    if verb == STOP:
        return 1.0
    if verb == REPEL:
        ship = p.pending_ship()
        return 1.0 if ship is not None and would_bust(p, ship) else 0.0
    if move is ADMIT_MOVE or verb in (COLLECT, LEAVE):
        return 0.5
    if verb in (HIRE, TRADE):
        return worth_of_card(p, move)
    if verb == CARGO:
        return 1.0 if wants_cargo(p) else 0.0
    return 900.0 if verb in (CLAIM, STORE, NEST, MISSION, CROWN, MARKER, INN) else 0.0


def wants_cargo(p: PortRoyalPosition) -> bool:
    """An open mission asks for the ship, and not enough of them are there yet."""
    ship = p.pending_ship()
    assert ship is not None
    seat = WINDOW_SEAT.under(p, CARGO_FRAME)
    for one in open_missions(p):
        if seat not in one.slots:
            for ask in one.mission.pays:
                asked = ask.thing == FIRST_CARGO + ship.cargo or (ask.thing == ARES and ship.color == VIOLET)
                if asked and has_of(p, seat, one.mission, ask) < ask.count:
                    return True
    return False


def wants_more(p: PortRoyalPosition) -> bool:
    if len(p.harbor) < 3:
        return True
    if colors_in_harbor(p) != 3 or len(p.harbor) > 4:
        return False
    odds = bust_odds(p, p.active)
    return odds.bad * 6 <= odds.cards


def worth_of_card(p: PortRoyalPosition, move: PortRoyalMove) -> float:
    card = move.card
    assert card is not None
    seat = WINDOW_SEAT.of(p)
    offer = price(p, seat, card)
    if move.verb == HIRE:
        if card.influence == 0:
            return 0.0
        return 100.0 + 10.0 * float(card.influence) / float(offer.cost + offer.fee + 1) + 0.01 * float(card.influence)
    return float(offer.gain - offer.fee)

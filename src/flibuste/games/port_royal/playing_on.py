"""Plays a turn to its end, quickly and sensibly, so that a search can judge where a move leads.

In the middle of a turn an estimate must guess what each seat will take from the harbor; after it everybody has had a
window. To play on for more turns brings more luck into the judgement than knowledge (tried: up to the end of the game).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.baseline import baseline_move
from flibuste.games.port_royal.estimate import PLAIN, gain_of, pick, rounds_left
from flibuste.games.port_royal.frames import DISCOVER, OVER, WINDOW, WINDOW_SEAT
from flibuste.games.port_royal.moves import HIRE, PASS, REVEAL, STOP, TRADE, PortRoyalMove
from flibuste.games.port_royal.pieces import CARDS
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules.berth import colors_in_harbor
from flibuste.games.port_royal.rules.odds import sinks
from flibuste.games.port_royal.rules.trade_and_recruit import allowance
from flibuste.kernel.moves import Move

MORE: Final = 0.08
"""What another card in the harbor is worth to the active player, in points."""
MORE_CARDS: Final = 0.15
"""And more with three or four colors: with the next one more cards may be taken."""


def played_on(p: PortRoyalPosition) -> PortRoyalPosition:
    """The same position when the turn is over; a team's at once, for nothing here is played for a team."""
    if p.terms.team:
        return p
    active: i64 = p.active
    number: i64 = p.round
    while not OVER.is_on_top(p) and p.active == active and p.round == number:
        p.play(quick_move(p))
    return p


def quick_move(p: PortRoyalPosition) -> Move:
    moves = p.moves()
    if len(moves) == 1:
        return moves[0]
    if WINDOW.is_on_top(p):
        return best_pick(p, moves)
    if DISCOVER.is_on_top(p):
        return more_or_stop(p, moves)
    return baseline_move(p, moves)


def best_pick(p: PortRoyalPosition, moves: list[Move]) -> Move:
    """The card that brings most; before any card what the baseline does at once."""
    seat = WINDOW_SEAT.of(p)
    rounds = rounds_left(p)
    best = moves[0]
    best_gain = 0.0
    for move in moves:
        assert isinstance(move, PortRoyalMove)
        if move.verb == HIRE or move.verb == TRADE:
            card = move.card
            assert card is not None
            gain = gain_of(p, seat, card, rounds)
            if gain > best_gain:
                best = move
                best_gain = gain
        elif move.verb != PASS:
            return baseline_move(p, moves)
    return best


def more_or_stop(p: PortRoyalPosition, moves: list[Move]) -> Move:
    """Another card while it is worth more than what may be lost."""
    reveal = moves[0]
    stop = moves[1]
    assert isinstance(reveal, PortRoyalMove) and isinstance(stop, PortRoyalMove)
    if len(moves) > 2 or reveal.verb != REVEAL or stop.verb != STOP:
        return baseline_move(p, moves)
    colors = colors_in_harbor(p)
    if colors == 0 or len(p.draw_pile) == 0:
        return reveal
    bad: i64 = 0
    for number in p.draw_pile:
        if sinks(p, CARDS[number]):
            bad += 1
    if bad == 0:
        return reveal
    risk = float(bad) / float(len(p.draw_pile))
    stake = pick(p, p.active, allowance(p, p.active), rounds_left(p), p.harbor[:], PLAIN)
    more = MORE + MORE_CARDS if colors >= 3 else MORE
    return reveal if risk * stake < (1.0 - risk) * more else stop

"""Turns, the end of a turn, and the end of the game (PR-TURN, PR-END, PR-BUST-05, PR-EXP-05)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.frames import DISCOVER, REVEAL_EVENT, TURN_END
from flibuste.games.port_royal.moves import END_MOVE, PortRoyalMove
from flibuste.games.port_royal.pieces import codes
from flibuste.games.port_royal.position import DECK_SPENT, NO_EVENT, REACHED_GOAL, TIME_UP, PortRoyalPosition
from flibuste.games.port_royal.rules import contracts, own_time
from flibuste.games.port_royal.rules.coins import discard_cards
from flibuste.games.port_royal.rules.goal import finish
from flibuste.games.port_royal.rules.month import read_last_page
from flibuste.games.port_royal.rules.step import Step
from flibuste.kernel.frames import drop_pending
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import Reason


def start_turn(p: PortRoyalPosition) -> None:
    p.revealed_this_turn = 0
    p.gambles = 0
    DISCOVER.push(p)
    if p.adventure is not None:
        p.adventure.looks = 0
        p.adventure.fewer = 0
        REVEAL_EVENT.push(p)
    book = p.logbook
    if book is not None:
        book.tell("turn-started", {"seat": p.active, "round": p.round})


def clear_harbor(p: PortRoyalPosition) -> None:
    """What nobody took goes to the discard pile (PR-TRD-06)."""
    if p.harbor:
        book = p.logbook
        if book is not None:
            book.tell("harbor-cleared", {"cards": codes(p.harbor)})
        discard_cards(p, p.harbor)
        p.harbor.clear()
    p.colors = 0


def wind_up(p: PortRoyalPosition, busted: bool) -> None:
    """After the last window or a bust: a last chance for expeditions and claims, then the next player."""
    drop_pending(p)
    if p.logbook is not None:
        p.logbook.tell("turn-ending", {"seat": p.active})
    p.only_claims = not busted and not p.terms.expedition_at_end_of_turn
    if p.only_claims and not p.terms.claims_at_every_end:
        next_turn(p)
    elif own_time.anything(p, p.active):
        TURN_END.push(p)
    else:
        next_turn(p)


def begin_turn_of(p: PortRoyalPosition, seat: int) -> None:
    """Whoever's turn it was: it is over, and what lies in the harbor stays there."""
    forget_turn(p)
    p.active = seat
    start_turn(p)


def forget_turn(p: PortRoyalPosition) -> None:
    drop_pending(p)
    p.only_claims = False
    contracts.forget_offers(p)
    if p.adventure is not None:
        p.adventure.event = NO_EVENT
        return_what_was_lent(p)


def next_turn(p: PortRoyalPosition) -> None:
    forget_turn(p)
    p.active = clockwise(p.active, p.seats)
    if p.active == p.first:
        if p.last_round:
            if p.terms.adventure and not p.terms.variable:
                read_last_page(p, True)
            finish(p, REACHED_GOAL)
            return
        p.round += 1
    if p.terms.cooperative and p.agenda is not None and len(p.agenda.time_deck) == 0:
        if p.logbook is not None:
            p.logbook.tell("time-is-up", {})
        finish(p, TIME_UP)
        return
    if p.terms.small and len(p.draw_pile) == 0:
        if p.logbook is not None:
            p.logbook.tell("deck-spent", {})
        finish(p, DECK_SPENT)
        return
    start_turn(p)


def return_what_was_lent(p: PortRoyalPosition) -> None:
    """The event is discarded with the turn (PR-ADV-65)."""
    for player in p.players:
        voyage = player.voyage
        assert voyage is not None
        voyage.lent_swords = 0
        voyage.lent_discount = 0
        voyage.ship_bonus = 0


class TurnEnd(Step):
    """The active player may still complete expeditions and claim contracts before the turn passes on."""

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        moves: list[Move] = [END_MOVE]
        own_time.add_moves(p, p.active, moves)
        return moves

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        if own_time.is_own_time_move(move):
            own_time.play(p, p.active, move)
        else:
            next_turn(p)

    def settle(self, p: PortRoyalPosition) -> None:
        if not own_time.anything(p, p.active):
            next_turn(p)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        if own_time.is_own_time_move(move):
            return own_time.why_not(p, p.active, move)
        return Reason("turn-is-ending", "PR-TURN-04")


class Over(Step):
    """Nothing is pending any more."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return -1

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return []

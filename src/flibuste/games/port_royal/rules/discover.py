"""Phase 1: the active player turns cards over, one at a time (PR-DISC)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.moves import (
    EXPLORE,
    HIRE,
    REPEL,
    REVEAL,
    REVEAL_MOVE,
    STOP,
    STOP_MOVE,
    TRADE,
    PortRoyalMove,
)
from flibuste.games.port_royal.pieces import CHARACTER, EXPEDITION, SHIP
from flibuste.games.port_royal.position import REPEL_SHIP, PortRoyalPosition
from flibuste.games.port_royal.rules import expeditions
from flibuste.games.port_royal.rules.berth import moor
from flibuste.games.port_royal.rules.coins import can_draw, draw, turn_up_paid
from flibuste.games.port_royal.rules.repel import can_repel, why_not_repel
from flibuste.games.port_royal.rules.step import Step
from flibuste.games.port_royal.rules.taxes import levy
from flibuste.games.port_royal.rules.trade_and_recruit import begin_phase, price
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def may_stop(p: PortRoyalPosition) -> bool:
    """Not before the first card (PR-DISC-01); with an empty harbor if the table allows it (PR-DISC-07)."""
    if not can_draw(p):
        return True
    return p.revealed_this_turn > 0 and (bool(p.harbor) or p.house.stop_with_empty_harbor)


def reveal(p: PortRoyalPosition) -> None:
    if p.paid:
        turn_up_paid(p)
    card = draw(p)
    assert card is not None
    p.revealed += 1
    p.revealed_this_turn += 1
    book = p.logbook
    if book is not None:
        book.tell("card-revealed", {"seat": p.active, "card": card.code})
    kind: i64 = card.kind
    if kind == SHIP:
        if can_repel(p.players[p.active], card):
            p.stack.append(card.index)
            p.stack.append(REPEL_SHIP)
        else:
            moor(p, card)
    elif kind == CHARACTER:
        p.harbor.append(card)
    elif kind == EXPEDITION:
        p.open_expeditions.append(card)
        if book is not None:
            book.tell("expedition-opened", {"card": card.code})
    else:
        levy(p, card)


class Discover(Step):
    name = "discover"

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        if not can_draw(p):
            moves: list[Move] = [STOP_MOVE]
        elif may_stop(p):
            moves = [REVEAL_MOVE, STOP_MOVE]
        else:
            moves = [REVEAL_MOVE]
        expeditions.add_moves(p, moves)
        return moves

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        if move.verb == REVEAL:
            reveal(p)
        elif move.verb == STOP:
            p.stack.pop()
            if p.logbook is not None and not can_draw(p):
                p.logbook.tell("nothing-to-reveal", {"seat": p.active})
            begin_phase(p)
        else:
            expeditions.begin(p, move)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        if move.verb == EXPLORE:
            return expeditions.why_not(p, p.active, move)
        if move.verb == REVEAL:
            return Reason("nothing-to-reveal", "PR-DECK-06")
        if move.verb == STOP:
            if p.revealed_this_turn == 0:
                return Reason("must-reveal-first", "PR-DISC-01")
            return Reason("harbor-empty", "PR-DISC-07")
        if move.verb == HIRE or move.verb == TRADE:
            return why_not_take_yet(p, move)
        if move.verb == REPEL:
            return why_not_repel(p)
        return Reason("still-discovering", "PR-DISC-02")


def why_not_take_yet(p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
    """Cards are taken after the discovery has stopped; the reason says what it would cost then."""
    card = move.card
    assert card is not None
    if card not in p.harbor:
        return Reason("not-in-harbor", "PR-TRD-01", {"card": card.code})
    offer = price(p, p.active, card)
    return Reason(
        "take-after-stop",
        "PR-HIRE-01" if card.kind == CHARACTER else "PR-SHIP-01",
        {
            "card": card.code,
            "cost": offer.cost,
            "printed": card.cost,
            "discount": card.cost - offer.cost,
            "gain": offer.gain,
            "coins": len(p.players[p.active].coins),
            "short": offer.short,
        },
    )

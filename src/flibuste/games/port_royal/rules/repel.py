"""Repelling the ship just revealed (PR-REP)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.frames import NEST_SHIP, REPEL_SHIP, SHIP_AT_HAND
from flibuste.games.port_royal.moves import (
    ADMIT_MOVE,
    DISCARD_MOVE,
    NEST,
    NEST_MOVE,
    REPEL,
    REPEL_MOVE,
    PortRoyalMove,
)
from flibuste.games.port_royal.pieces import CARDS, SHIP, Card
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules import contracts
from flibuste.games.port_royal.rules.berth import after_reveal, moor
from flibuste.games.port_royal.rules.coins import discard_card
from flibuste.games.port_royal.rules.step import Step
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def can_repel(player: Player, ship: Card) -> bool:
    """At least one sword and as many as the ship (PR-REP-02); a skull is never repelled (PR-REP-03)."""
    swords = swords_to_repel(player)
    return swords > 0 and swords >= ship.swords and not ship.skull


def swords_to_repel(player: Player) -> i64:
    """The own ones, and those that an event lends (PR-ADV-65)."""
    return player.swords if player.voyage is None else player.swords + player.voyage.lent_swords


def repel(p: PortRoyalPosition, ship: Card) -> None:
    """The ship goes to the discard pile, or is kept for the Pirate's Nest (PR-REP-04, PR-CONL-14)."""
    book = p.logbook
    if book is not None:
        swords = swords_to_repel(p.players[p.active])
        book.tell("ship-repelled", {"seat": p.active, "card": ship.code, "swords": swords})
    if p.agenda is not None and contracts.may_nest(p, ship):
        NEST_SHIP.push(p, ship.index)
    else:
        discard_card(p, ship)
        after_reveal(p)


class NestShip(Step):
    """Whether the repelled ship is kept for the Pirate's Nest."""

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [NEST_MOVE, DISCARD_MOVE]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        ship = CARDS[SHIP_AT_HAND.of(p)]
        NEST_SHIP.pop(p)
        if move.verb == NEST:
            contracts.hold_of(p, p.active).nest.append(ship)
            if p.logbook is not None:
                p.logbook.tell("ship-nested", {"seat": p.active, "card": ship.code})
        else:
            discard_card(p, ship)
        after_reveal(p)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("nest-comes-first", "PR-CONL-14", {"card": CARDS[SHIP_AT_HAND.of(p)].code})


class Repel(Step):
    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [REPEL_MOVE, ADMIT_MOVE]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        ship = CARDS[SHIP_AT_HAND.of(p)]
        REPEL_SHIP.pop(p)
        if move.verb != REPEL:
            moor(p, ship)
        else:
            repel(p, ship)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("ship-comes-first", "PR-REP-01", {"card": CARDS[SHIP_AT_HAND.of(p)].code})


def why_not_repel(p: PortRoyalPosition) -> Reason:
    """Why the newest ship in the harbor was not offered to be repelled."""
    ships = [card for card in p.harbor if card.kind == SHIP]
    if not ships:
        return Reason("no-ship-to-repel", "PR-REP-01")
    ship = ships[-1]
    swords = swords_to_repel(p.players[p.active])
    if ship.skull:
        return Reason("skull", "PR-REP-03", {"card": ship.code})
    if swords < ship.swords or swords == 0:
        return Reason("too-strong", "PR-REP-02", {"card": ship.code, "swords": swords, "needed": ship.swords})
    return Reason("no-ship-to-repel", "PR-REP-01")

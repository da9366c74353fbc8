"""Taxes: the rich lose half, the weak or the strong gain a coin (PR-TAX)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from flibuste.games.port_royal.frames import BANK_CARD, LEVY, LEVY_TAX, THROW
from flibuste.games.port_royal.moves import BANK, BANK_MOVE, LEAVE_MOVE, PortRoyalMove
from flibuste.games.port_royal.pieces import BASE, CARDS, SETS_SAIL, TAX, Card
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules import contracts
from flibuste.games.port_royal.rules.berth import after_reveal
from flibuste.games.port_royal.rules.coins import discard_card, gain_for_all, lose
from flibuste.games.port_royal.rules.step import Step
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import Reason

BASE_TAX: Final = next(card for card in CARDS if card.kind == TAX and card.card_set == BASE)
SAIL_TAX: Final = next(card for card in CARDS if card.kind == TAX and card.card_set == SETS_SAIL)


def tax_due(coins: i64, tax: Card) -> i64:
    """From the threshold on half of the coins, rounded down (PR-TAX-01), or all above a number (PR-SAIL-02)."""
    if coins < tax.threshold:
        return 0
    return coins >> 1 if tax.takes_half else coins - tax.keep


def is_taxable(p: PortRoyalPosition, player: Player) -> bool:
    """Whether a tax of this game would take coins from the player now."""
    tax = SAIL_TAX if p.terms.sets_sail_alone else BASE_TAX
    return tax_due(len(player.coins), tax) > 0


def levy(p: PortRoyalPosition, tax: Card) -> None:
    """Losses of all first, then the claims that they allow, then the bonus (PR-TAX-05)."""
    book = p.logbook
    if book is not None:
        book.tell("tax-levied", {"card": tax.code})
    taxed: list[int] = []
    seat: i64 = p.active
    for _player in range(p.seats):
        player = p.players[seat]
        due = tax_due(len(player.coins), tax)
        if due > 0:
            taxed.append(seat)
            lose(p, seat, due)
            if book is not None:
                book.tell("tax-paid", {"seat": seat, "coins": due, "left": len(player.coins)})
        seat = clockwise(seat, p.seats)
    if book is not None and not taxed:
        book.tell("nobody-taxed", {})
    if p.agenda is None:
        end_levy(p, tax)
        return
    LEVY.push(p, tax.index)
    contracts.offer_at_tax(p, taxed)
    p.settle()


def end_levy(p: PortRoyalPosition, tax: Card) -> None:
    """The tax is discarded after the bonus (PR-TAX-04, PR-DECK-05)."""
    pay_bonus(p, tax)
    discard_card(p, tax)


class Levy(Step):
    """Nobody decides here: it goes on when claims of the moment are settled."""

    def settle(self, p: PortRoyalPosition) -> None:
        tax = CARDS[LEVY_TAX.of(p)]
        LEVY.pop(p)
        end_levy(p, tax)
        thrown = THROW.is_on_top(p)
        agenda = p.agenda
        if agenda is not None and len(agenda.time_deck) > 0:
            BANK_CARD.push(p)
        if not thrown:  # a Gambler's cards are looked at all together
            after_reveal(p)
        p.settle()


class BankCard(Step):
    """At each tax the team may lay a card of the time deck aside, for a better rank (PR-COOP-13)."""

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [BANK_MOVE, LEAVE_MOVE]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        BANK_CARD.pop(p)
        agenda = p.agenda
        assert agenda is not None
        if move.verb == BANK:
            agenda.time_deck, card = pop(agenda.time_deck)
            agenda.victory_pile = append(agenda.victory_pile, card)
            if p.logbook is not None:
                left, banked = len(agenda.time_deck), len(agenda.victory_pile)
                p.logbook.tell("card-banked", {"seat": p.active, "left": left, "banked": banked})
        p.settle()

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("bank-comes-first", "PR-COOP-13")


def pay_bonus(p: PortRoyalPosition, tax: Card) -> None:
    """All who are tied gain, also at zero (PR-TAX-02, -03)."""
    best = deserves(p.players[0], tax)
    for player in p.players:
        best = max(best, deserves(player, tax))
    gain_for_all(p, [1 if deserves(player, tax) == best else 0 for player in p.players], "tax")


def deserves(player: Player, tax: Card) -> i64:
    """Whoever has most of it gains: swords, or little influence."""
    return player.swords if tax.bonus == "swords" else -player.influence

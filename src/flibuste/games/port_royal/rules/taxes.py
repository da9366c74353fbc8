"""Taxes: the rich lose half, the weak or the strong gain a coin (PR-TAX)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import CARDS, TAX, Card
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules.coins import gain_for_all, lose


def tax_due(coins: i64, tax: Card) -> i64:
    """Half of the coins, the loss rounded down, from the threshold on (PR-TAX-01)."""
    return coins >> 1 if coins >= tax.threshold else 0


def is_taxable(player: Player) -> bool:
    """Whether some tax of the game would take coins from the player now."""
    return any([card.kind == TAX and tax_due(len(player.coins), card) > 0 for card in CARDS])


def levy(p: PortRoyalPosition, tax: Card) -> None:
    """Losses of all first, then the bonus (PR-TAX-05); the tax is discarded after both (PR-TAX-04, PR-DECK-05)."""
    book = p.logbook
    if book is not None:
        book.tell("tax-levied", {"card": tax.code})
    taxed = False
    seat: i64 = p.active
    for _ in range(p.seats):
        player = p.players[seat]
        due = tax_due(len(player.coins), tax)
        if due > 0:
            taxed = True
            lose(p, seat, due)
            if book is not None:
                book.tell("tax-paid", {"seat": seat, "coins": due, "left": len(player.coins)})
        seat = seat + 1 if seat + 1 < p.seats else 0
    if book is not None and not taxed:
        book.tell("nobody-taxed", {})
    pay_bonus(p, tax)
    p.discard.append(tax)


def pay_bonus(p: PortRoyalPosition, tax: Card) -> None:
    """All who are tied gain, also at zero (PR-TAX-02, -03)."""
    if tax.bonus == "swords":
        standing = [player.swords for player in p.players]
        best = max(standing)
    else:
        standing = [player.influence for player in p.players]
        best = min(standing)
    gain_for_all(p, [1 if value == best else 0 for value in standing], "tax")

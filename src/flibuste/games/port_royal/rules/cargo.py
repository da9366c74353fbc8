"""Ships with cargo: coins or a crown, or the cargo itself; and inns that buy it (PR-ADV-38, -66 to -68, PR-ADVC-07)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.frames import CARGO, FRAMES, SHIP_AT_HAND, WINDOW, WINDOW_SEAT
from flibuste.games.port_royal.moves import CARGO as KEEP_CARGO
from flibuste.games.port_royal.moves import CARGO_MOVE, COLLECT_MOVE, INN_MOVES, PortRoyalMove
from flibuste.games.port_royal.pieces import BREAD, CARDS, CARGOES, Card
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules.abilities import crowns_for_trade, innkeepers_of
from flibuste.games.port_royal.rules.coins import gain
from flibuste.games.port_royal.rules.crowns import gain_crowns, voyage_of
from flibuste.games.port_royal.rules.fee import fee_of
from flibuste.games.port_royal.rules.missions import discard_cargo, first_with
from flibuste.games.port_royal.rules.ships import after_trade, bonus_for, place
from flibuste.games.port_royal.rules.step import Step
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def can_keep(p: PortRoyalPosition, seat: i64, ship: Card) -> bool:
    """The bonus of the trade may pay the fee, and nothing else can (PR-ADV-67)."""
    return len(p.players[seat].coins) + bonus_for(p.players[seat], ship) >= fee_of(p, seat)


class Cargo(Step):
    """Coins or a crown for the ship, or its cargo (PR-ADV-38)."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return WINDOW_SEAT.under(p, self.frame)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [CARGO_MOVE, COLLECT_MOVE]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        ship = CARDS[SHIP_AT_HAND.of(p)]
        CARGO.pop(p)
        seat = WINDOW_SEAT.of(p)
        if move.verb == KEEP_CARGO:
            keep(p, seat, ship)
        else:
            place(p, seat, ship)

    def settle(self, p: PortRoyalPosition) -> None:
        """Who cannot pay the fee for cargo is not asked."""
        ship = CARDS[SHIP_AT_HAND.of(p)]
        seat = self.seat(p)
        if not can_keep(p, seat, ship):
            CARGO.pop(p)
            place(p, seat, ship)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("cargo-comes-first", "PR-ADV-38", {"card": CARDS[SHIP_AT_HAND.of(p)].code})


def keep(p: PortRoyalPosition, seat: i64, ship: Card) -> None:
    voyage_of(p, seat).cargo.append(ship)
    bonus: i64 = bonus_for(p.players[seat], ship)
    if p.logbook is not None:
        p.logbook.tell("cargo-kept", {"seat": seat, "card": ship.code, "cargo": CARGOES[ship.cargo], "coins": bonus})
    gain(p, seat, bonus, "ship")
    gain_crowns(p, seat, crowns_for_trade(p, seat, ship), "adventurer")
    after_trade(p, seat, ship)


# --- inns -------------------------------------------------------------------------------------------------------------


def prices_at_inns(p: PortRoyalPosition, seat: i64) -> list[int]:
    """Of the Innkeepers who have not bought in this window, the best first (PR-ADVC-08)."""
    adventure = p.adventure
    assert adventure is not None
    prices = sorted([int(card.price) for card in innkeepers_of(p.players[seat])], reverse=True)
    place = FRAMES.find(p, WINDOW)
    return prices[adventure.sales :] if place >= 0 and WINDOW_SEAT.at(p, place) == seat else prices


def wares_of(p: PortRoyalPosition, seat: i64) -> list[int]:
    """The cargoes that an inn would buy now."""
    if not prices_at_inns(p, seat):
        return []
    return sorted({int(card.cargo) for card in voyage_of(p, seat).cargo if card.cargo >= BREAD})


def add_sales(p: PortRoyalPosition, seat: i64, moves: list[Move]) -> None:
    for kind in wares_of(p, seat):
        moves.append(INN_MOVES[kind])


def sell(p: PortRoyalPosition, seat: i64, kind: i64) -> None:
    adventure = p.adventure
    assert adventure is not None
    price = prices_at_inns(p, seat)[0]
    adventure.sales += 1
    if p.logbook is not None:
        p.logbook.tell("sold-at-inn", {"seat": seat, "cargo": CARGOES[kind], "coins": price})
    discard_cargo(p, seat, first_with(voyage_of(p, seat), kind))
    gain(p, seat, price, "innkeeper")
    p.settle()


def why_not_sell(p: PortRoyalPosition, seat: i64, kind: i64) -> Reason:
    if p.adventure is None or not innkeepers_of(p.players[seat]):
        return Reason("no-innkeeper", "PR-ADVC-07", {"cargo": CARGOES[kind]})
    if not prices_at_inns(p, seat):
        return Reason("inns-have-bought", "PR-ADVC-08", {"cargo": CARGOES[kind]})
    return Reason("no-such-cargo", "PR-ADVC-07", {"cargo": CARGOES[kind]})

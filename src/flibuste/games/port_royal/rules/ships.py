"""Trading a ship, and what Nemesis contracts, Merchants, Clerks and gift ships add to it (PR-SHIP, PR-SAIL, PR-XC)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.frames import (
    CARGO,
    GIVE_COIN,
    OVER,
    SHIP_AT_HAND,
    STORE_SHIP,
    WAIVE_GOLD,
    WINDOW_CARDS,
    WINDOW_SEAT,
)
from flibuste.games.port_royal.moves import (
    COLLECT_MOVE,
    GIFT_MOVES,
    SELL_MOVE,
    STORE,
    STORE_MOVES,
    WAIVE,
    WAIVE_MOVE,
    PortRoyalMove,
)
from flibuste.games.port_royal.pieces import AT_GOLD, CARDS, MERCHANT, Card
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules import contracts
from flibuste.games.port_royal.rules.abilities import bonus_on_trade, crowns_for_trade
from flibuste.games.port_royal.rules.coins import discard_card, gain
from flibuste.games.port_royal.rules.crowns import gain_crowns
from flibuste.games.port_royal.rules.fee import pay_fee
from flibuste.games.port_royal.rules.goal import check_goal
from flibuste.games.port_royal.rules.step import Step
from flibuste.kernel.frames import Frame
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def income_from(player: Player, ship: Card) -> i64:
    """Coins that a ship brings when it is traded for them; an event changes those of the ship, never below nothing."""
    if player.voyage is None:
        return ship.coins + player.traders_of(ship.color)
    voyage = player.voyage
    coins: i64 = max(ship.coins + voyage.ship_bonus, 0) if ship.crowns == 0 else 0
    return coins + bonus_for(player, ship)


def bonus_for(player: Player, ship: Card) -> i64:
    """Coins of a trade besides the ship's own: Traders, and those who know the Ares Pirates (PR-ADV-39)."""
    return player.traders_of(ship.color) + bonus_on_trade(player, ship)


def trade(p: PortRoyalPosition, seat: i64, ship: Card) -> None:
    """First whether the gold is wanted, then where the ship goes, then coins, gift and fee."""
    bit: i64 = 1
    p.colors &= ~(bit << ship.color)
    if ship.cargo >= 0:
        ask(p, ship, CARGO)
        p.settle()
    elif p.agenda is not None and contracts.nemesis_for(p, seat, ship) is not None:
        ask(p, ship, WAIVE_GOLD)
    elif p.players[seat].merchants:
        place(p, seat, ship)
    else:
        collect(p, seat, ship, None)


def ask(p: PortRoyalPosition, ship: Card, frame: Frame) -> None:
    frame.push(p, ship.index)


def place(p: PortRoyalPosition, seat: i64, ship: Card) -> None:
    if p.players[seat].merchants_of(ship.color):
        ask(p, ship, STORE_SHIP)
    else:
        collect(p, seat, ship, None)


def collect(p: PortRoyalPosition, seat: i64, ship: Card, merchant: Card | None) -> None:
    """The ship leaves the harbor, then its coins are drawn (PR-SHIP-01, -02, -03)."""
    income = income_from(p.players[seat], ship)
    if merchant is None:
        discard_card(p, ship)
    else:
        store(p, seat, ship, merchant)
    if p.logbook is not None:
        p.logbook.tell(
            "ship-traded", {"seat": seat, "card": ship.code, "coins": income, "traders": income - ship.coins}
        )
    gain(p, seat, income, "ship")
    if p.adventure is not None:
        gain_crowns(p, seat, ship.crowns, "ship")
        gain_crowns(p, seat, crowns_for_trade(p, seat, ship), "adventurer")
    after_trade(p, seat, ship)


def store(p: PortRoyalPosition, seat: i64, ship: Card, merchant: Card) -> None:
    """One influence for each ship under a Merchant (PR-SAIL-07, -08, -13)."""
    player = p.players[seat]
    hold = player.hold
    assert hold is not None
    hold.stored.append(ship)
    hold.under.append(merchant)
    player.influence += 1
    if p.logbook is not None:
        p.logbook.tell("ship-stored", {"seat": seat, "card": ship.code, "merchant": merchant.code})
    check_goal(p, seat)


def after_trade(p: PortRoyalPosition, seat: i64, ship: Card) -> None:
    """A Clerk allows a card more (PR-XC-02), a gift ship pays another player (PR-XC-07), then the fee (PR-XC-10)."""
    if p.players[seat].clerks:
        allow_more(p, seat, ship)
    if ship.gift:
        if p.seats > 2:
            ask(p, ship, GIVE_COIN)
            return
        if p.seats == 2:
            give(p, seat, 1 - seat, ship)
    end_pick(p, seat)


def allow_more(p: PortRoyalPosition, seat: i64, ship: Card) -> None:
    clerks = p.players[seat].clerks_of(ship.color)
    if clerks:
        WINDOW_CARDS.set(p, WINDOW_CARDS.of(p) + clerks)
        if p.logbook is not None:
            p.logbook.tell("extra-card", {"seat": seat, "card": ship.code, "cards": clerks})


def give(p: PortRoyalPosition, seat: i64, to: i64, ship: Card) -> None:
    if p.logbook is not None:
        p.logbook.tell("coin-given", {"seat": seat, "to": to, "coins": ship.gift})
    gain(p, to, ship.gift, "gift")


def end_pick(p: PortRoyalPosition, seat: i64) -> None:
    pay_fee(p, seat)
    p.settle()


class Waive(Step):
    """Whether the taker gives up the ship's gold for a Nemesis contract (PR-CONL-05)."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return WINDOW_SEAT.under(p, self.frame)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [WAIVE_MOVE, COLLECT_MOVE]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        ship = CARDS[SHIP_AT_HAND.of(p)]
        WAIVE_GOLD.pop(p)
        seat = WINDOW_SEAT.of(p)
        if move.verb != WAIVE:
            place(p, seat, ship)
            return
        one = contracts.nemesis_for(p, seat, ship)
        assert one is not None
        discard_card(p, ship)
        if p.logbook is not None:
            p.logbook.tell("gold-waived", {"seat": seat, "card": ship.code, "contract": one.contract.code})
        contracts.advance(p, seat, one)
        if not OVER.is_on_top(p):
            after_trade(p, seat, ship)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("gold-comes-first", "PR-CONL-05", {"card": CARDS[SHIP_AT_HAND.of(p)].code})


def why_not_waive(p: PortRoyalPosition, seat: i64) -> Reason:
    """Why a seat that picks cannot give up gold: whoever trades such a ship is asked."""
    if p.agenda is None or not contracts.awaiting(p, seat, AT_GOLD):
        return Reason("no-nemesis", "PR-CONL-05")
    if not contracts.can_pay_fee(p, seat):
        return Reason("no-coin-for-fee", "PR-CONL-07", {"seat": p.active})
    return Reason("trade-first", "PR-CONL-05")


class Store(Step):
    """Whether, and under which Merchant, the traded ship is kept (PR-SAIL-07, -10)."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return WINDOW_SEAT.under(p, self.frame)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        moves: list[Move] = []
        for merchant in merchants_for(p.players[self.seat(p)], CARDS[SHIP_AT_HAND.of(p)]):
            moves.append(STORE_MOVES[merchant.index])
        moves.append(SELL_MOVE)
        return moves

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        ship = CARDS[SHIP_AT_HAND.of(p)]
        STORE_SHIP.pop(p)
        collect(p, WINDOW_SEAT.of(p), ship, move.card if move.verb == STORE else None)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("ship-to-store-first", "PR-SAIL-07", {"card": CARDS[SHIP_AT_HAND.of(p)].code})


def merchants_for(player: Player, ship: Card) -> list[Card]:
    """The player's Merchants of the ship's color, one of each kind."""
    found: list[Card] = []
    for card in player.area:
        if card.role == MERCHANT and card.color == ship.color and card not in found:
            found.append(card)
    return found


class Gift(Step):
    """Who gets the coin of a gift ship: any other player (PR-XC-08)."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return WINDOW_SEAT.under(p, self.frame)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        taker = self.seat(p)
        return [GIFT_MOVES[seat] for seat in range(p.seats) if seat != taker]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        ship = CARDS[SHIP_AT_HAND.of(p)]
        GIVE_COIN.pop(p)
        seat = WINDOW_SEAT.of(p)
        give(p, seat, move.to, ship)
        end_pick(p, seat)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("gift-comes-first", "PR-XC-08", {"card": CARDS[SHIP_AT_HAND.of(p)].code})

"""Phase 0: the event of the turn (PR-ADV-29, -64, -65)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.frames import AT_COURT, COURT, REVEAL_EVENT
from flibuste.games.port_royal.moves import CROWN, CROWN_MOVE, EVENT_MOVE, FORGO_MOVE, PortRoyalMove
from flibuste.games.port_royal.pieces import CARDS, codes
from flibuste.games.port_royal.position import Adventure, PortRoyalPosition
from flibuste.games.port_royal.rules.coins import NO_CARD, discard_cards, draw, gain, gain_for_all, pay
from flibuste.games.port_royal.rules.crowns import gain_crowns, voyage_of
from flibuste.games.port_royal.rules.look import look
from flibuste.games.port_royal.rules.month import end_month
from flibuste.games.port_royal.rules.step import Step
from flibuste.games.port_royal.tale import (
    EVENT_BITS,
    EVENTS,
    FOG,
    GAIN_COINS,
    GAIN_CROWNS,
    HIRE_FOR_LESS,
    LOOK_KEEP_ONE,
    MAY_BUY_CROWN,
    NO_FEE,
    POOREST_GAIN,
    SHIPS_PAY_LESS,
    SHIPS_PAY_MORE,
    SWORDS_TO_REPEL,
    TaleEvent,
)
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import Reason


def table_of(p: PortRoyalPosition) -> Adventure:
    adventure = p.adventure
    assert adventure is not None, "events are for adventures"
    return adventure


class RevealEvent(Step):
    """The very first thing in a turn: nothing comes before it (PR-ADV-64)."""

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [EVENT_MOVE]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        REVEAL_EVENT.pop(p)
        event = turn_event(p)
        if event.ends_month:
            end_month(p)
        else:
            bring_about(p, event)
        p.settle()

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("event-first", "PR-ADV-64")


def turn_event(p: PortRoyalPosition) -> TaleEvent:
    adventure = table_of(p)
    number = adventure.deck.pop()
    adventure.past.append(number)
    adventure.event = number
    adventure.seen |= EVENT_BITS[number]
    event = EVENTS[number]
    p.reveal(number)
    if p.logbook is not None:
        p.logbook.tell("event-revealed", {"seat": p.active, "event": event.code})
    return event


def bring_about(p: PortRoyalPosition, event: TaleEvent) -> None:
    """What acts at once; what acts on Phase 1 or 2 is lent for the turn, or looked up there."""
    effect: i64 = event.effect
    lend(p)
    if effect == GAIN_COINS:
        gain_for_all(p, [int(event.amount)] * int(p.seats), "event")
    elif effect == GAIN_CROWNS:
        gain_crowns(p, p.active, event.amount, "event")
    elif effect == MAY_BUY_CROWN:
        COURT.push(p, p.active)
    elif effect == POOREST_GAIN:
        gain_for_all(p, poorest(p, event.amount), "event")
    elif effect == FOG:
        lose_top_cards(p, event.amount)
    elif effect == LOOK_KEEP_ONE:
        look(p, event.amount)
    elif effect == NO_FEE and p.seats == 1 and event.pays_alone:
        gain(p, p.active, 1, "event")


def lend(p: PortRoyalPosition) -> None:
    """What the event of the turn adds to prices, gold and swords (PR-ADV-65, -68)."""
    adventure = table_of(p)
    effect: i64 = adventure.effect()
    amount: i64 = EVENTS[adventure.event].amount if adventure.event >= 0 else 0
    for seat in range(p.seats):
        voyage = voyage_of(p, seat)
        voyage.lent_swords = amount if effect == SWORDS_TO_REPEL and seat == p.active else 0
        voyage.lent_discount = amount if effect == HIRE_FOR_LESS else 0
        voyage.ship_bonus = amount if effect == SHIPS_PAY_MORE else -amount if effect == SHIPS_PAY_LESS else 0


def poorest(p: PortRoyalPosition, coins: i64) -> list[int]:
    """Everybody who has the fewest coins."""
    least = min([len(player.coins) for player in p.players])
    return [int(coins) if len(player.coins) == least else 0 for player in p.players]


def lose_top_cards(p: PortRoyalPosition, number: i64) -> None:
    """Face up to the discard pile, without effect."""
    lost = []
    for _card in range(number):
        card: i64 = draw(p)
        if card == NO_CARD:
            break
        lost.append(CARDS[card])
        p.reveal(card)
    discard_cards(p, lost)
    if p.logbook is not None:
        p.logbook.tell("cards-lost-in-fog", {"cards": codes(lost)})


class Court(Step):
    """From the active player clockwise: a crown for some coins, once each."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return AT_COURT.of(p)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [CROWN_MOVE, FORGO_MOVE]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        seat: i64 = AT_COURT.of(p)
        event = table_of(p).happening()
        if move.verb == CROWN:
            pay(p, seat, event.cost)
            if p.logbook is not None:
                p.logbook.tell("crown-bought", {"seat": seat, "coins": event.cost})
            gain_crowns(p, seat, event.amount, "event")
        next_at_court(p)
        p.settle()

    def settle(self, p: PortRoyalPosition) -> None:
        """Who cannot pay is not asked."""
        if len(p.players[AT_COURT.of(p)].coins) < table_of(p).happening().cost:
            next_at_court(p)
            p.settle()

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("court-first", "PR-ADV-29")


def next_at_court(p: PortRoyalPosition) -> None:
    seat: i64 = clockwise(AT_COURT.of(p), p.seats)
    COURT.pop(p)
    if seat != p.active:
        COURT.push(p, seat)

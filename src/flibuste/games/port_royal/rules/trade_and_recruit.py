"""Phase 2: everybody in turn takes cards from the harbor (PR-TRD, PR-SHIP, PR-HIRE, PR-FEE)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.port_royal.frames import WINDOW, WINDOW_CARDS, WINDOW_SEAT
from flibuste.games.port_royal.moves import HIRE, INN, PASS, PASS_MOVE, TAKE_MOVES, TRADE, WAIVE, PortRoyalMove
from flibuste.games.port_royal.pieces import SHIP, Card
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules import own_time
from flibuste.games.port_royal.rules.arrival import pay_incomes
from flibuste.games.port_royal.rules.berth import colors_in_harbor
from flibuste.games.port_royal.rules.cargo import add_sales, sell, wares_of, why_not_sell
from flibuste.games.port_royal.rules.characters import join
from flibuste.games.port_royal.rules.coins import pay
from flibuste.games.port_royal.rules.fee import fee_of
from flibuste.games.port_royal.rules.goal import check_goal
from flibuste.games.port_royal.rules.ships import end_pick, income_from, trade, why_not_waive
from flibuste.games.port_royal.rules.step import Step
from flibuste.games.port_royal.rules.turn import clear_harbor, wind_up
from flibuste.games.port_royal.tale import TAKE_FEWER
from flibuste.kernel.chance import Rng
from flibuste.kernel.logbook import Fact
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import Reason

CARDS_FOR_COLORS: Final = [1, 1, 1, 1, 2, 3, 4]
"""How many cards the active player takes with 0 to 6 colors in the harbor (PR-TRD-01, PR-ADV-37)."""


def allowance(p: PortRoyalPosition, seat: i64) -> i64:
    """Cards that a seat may take in its window, Governors and Gamblers included (PR-TRD-08)."""
    return allowance_with(p, colors_in_harbor(p)) if seat == p.active else 1 + p.players[seat].governors


def allowance_with(p: PortRoyalPosition, colors: i64) -> i64:
    """Cards that the active player may take with so many colors in the harbor."""
    cards: i64 = CARDS_FOR_COLORS[colors]
    more: i64 = p.gambles + p.players[p.active].governors
    if p.adventure is None:
        return cards + more
    adventure = p.adventure
    if adventure.effect() == TAKE_FEWER:
        cards = max(cards - adventure.happening().amount, 1)
    return max(cards + more - adventure.fewer, 0)


# --- what a card costs ------------------------------------------------------------------------------------------------


def cost_of(player: Player, card: Card) -> i64:
    """Each Señorita makes a hire cheaper by one, never below nothing (PR-HIRE-01, PR-CHR-09); an event may too."""
    if player.voyage is None:
        return max(card.cost - player.senoritas, 0)
    return max(card.cost - player.senoritas - player.voyage.lent_discount, 0)


@final
class Price:
    """What a card means for a seat: cost or gain, the fee, and how many coins it is short."""

    def __init__(self, cost: i64, gain: i64, fee: i64, short: i64) -> None:
        self.cost: i64 = cost
        self.gain: i64 = gain
        self.fee: i64 = fee
        self.short: i64 = short


def price(p: PortRoyalPosition, seat: i64, card: Card) -> Price:
    """A ship's income may pay the fee (PR-FEE-02); a character needs cost and fee beforehand (PR-FEE-03)."""
    player = p.players[seat]
    fee = fee_of(p, seat)
    coins: i64 = len(player.coins)
    if card.kind == SHIP:
        income = income_from(player, card)
        return Price(0, income, fee, max(fee - coins - income, 0))
    cost = cost_of(player, card)
    return Price(cost, 0, fee, max(cost + fee - coins, 0))


def balance(p: PortRoyalPosition, seat: i64, card: Card) -> i64:
    """Coins that taking a card brings, or costs, the fee included."""
    player = p.players[seat]
    fee = fee_of(p, seat)
    return (income_from(player, card) if card.kind == SHIP else -cost_of(player, card)) - fee


def can_take(p: PortRoyalPosition, seat: i64, card: Card) -> bool:
    return affords(p.players[seat], purse(p, seat), card)


def purse(p: PortRoyalPosition, seat: i64) -> i64:
    """Coins that a seat has for a card, the fee put aside."""
    coins: i64 = len(p.players[seat].coins)
    return coins - fee_of(p, seat)


def affords(player: Player, purse: i64, card: Card) -> bool:
    if card.kind == SHIP:
        return purse + income_from(player, card) >= 0
    return purse >= cost_of(player, card)


def affords_any(p: PortRoyalPosition, seat: i64) -> bool:
    player = p.players[seat]
    coins = purse(p, seat)
    for card in p.harbor:
        if affords(player, coins, card):
            return True
    return False


def lies_before(harbor: list[Card], place: i64, card: Card) -> bool:
    """Whether an equal card lies further up: a move names a kind, so it is listed once."""
    if card.kind != SHIP:
        for i in range(place):
            if harbor[i] is card:
                return True
    return False


def takeable(p: PortRoyalPosition, seat: i64) -> i64:
    """How many kinds of cards the seat could take."""
    player = p.players[seat]
    coins = purse(p, seat)
    number: i64 = 0
    place: i64 = 0
    for card in p.harbor:
        if affords(player, coins, card) and not lies_before(p.harbor, place, card):
            number += 1
        place += 1
    return number


def nth_takeable(p: PortRoyalPosition, seat: i64, number: i64) -> Card:
    player = p.players[seat]
    coins = purse(p, seat)
    place: i64 = 0
    for card in p.harbor:
        if affords(player, coins, card) and not lies_before(p.harbor, place, card):
            if number == 0:
                return card
            number -= 1
        place += 1
    raise AssertionError("there are fewer cards to take")


# --- windows ----------------------------------------------------------------------------------------------------------


def begin_phase(p: PortRoyalPosition) -> None:
    book = p.logbook
    if book is not None:
        cards = allowance(p, p.active)
        book.tell("discovery-stopped", {"seat": p.active, "colors": colors_in_harbor(p), "cards": cards})
    open_window(p, p.active)


def open_window(p: PortRoyalPosition, seat: i64) -> None:
    """Arrival: incomes look at the harbor at this instant; Governors count now (PR-TRD-09, -10)."""
    pay_incomes(p, seat)
    if p.adventure is not None:
        p.adventure.sales = 0
    WINDOW.push(p, allowance(p, seat), seat)
    if p.logbook is not None:
        p.logbook.tell("window-opened", {"seat": seat, "cards": WINDOW_CARDS.of(p)})
    WINDOW_STEP.settle(p)


def close_window(p: PortRoyalPosition) -> None:
    """The next player clockwise, until everybody had a window (PR-TRD-04, -06)."""
    if p.logbook is not None:
        p.logbook.tell("window-closed", {"seat": WINDOW_SEAT.of(p)})
    seat = clockwise(WINDOW_SEAT.of(p), p.seats)
    WINDOW.pop(p)
    if seat != p.active:
        open_window(p, seat)
    else:
        clear_harbor(p)
        wind_up(p, False)


def take(p: PortRoyalPosition, card: Card) -> None:
    seat = WINDOW_SEAT.of(p)
    p.harbor.remove(card)
    WINDOW_CARDS.set(p, WINDOW_CARDS.of(p) - 1)
    if card.kind == SHIP:
        trade(p, seat, card)
    else:
        hire(p, seat, card)
        end_pick(p, seat)


def hire(p: PortRoyalPosition, seat: i64, card: Card) -> None:
    """Cost first, then the fee (PR-FEE-07); ability and influence count at once (PR-HIRE-01)."""
    player = p.players[seat]
    cost = cost_of(player, card)
    pay(p, seat, cost)
    join(player, card)
    if p.logbook is not None:
        p.logbook.tell(
            "character-hired",
            {"seat": seat, "card": card.code, "cost": cost, "printed": card.cost, "influence": card.influence},
        )
    check_goal(p, seat)


class Window(Step):
    """One player's time to pick."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return WINDOW_SEAT.of(p)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        moves: list[Move] = [PASS_MOVE]
        seat = WINDOW_SEAT.of(p)
        if WINDOW_CARDS.of(p) > 0:
            player = p.players[seat]
            coins = purse(p, seat)
            harbor = p.harbor
            place: i64 = 0
            for card in harbor:
                if affords(player, coins, card) and not lies_before(harbor, place, card):
                    moves.append(TAKE_MOVES[card.index])
                place += 1
        if p.open_expeditions or p.agenda is not None or p.adventure is not None:
            own_time.add_moves(p, seat, moves)
        if p.adventure is not None:
            add_sales(p, seat, moves)
        return moves

    def random_move(self, p: PortRoyalPosition, rng: Rng) -> Move:
        """Counts instead of listing, as long as there are only cards to take."""
        seat = WINDOW_SEAT.of(p)
        if p.adventure is not None:
            return super().random_move(p, rng)
        if WINDOW_CARDS.of(p) <= 0 or own_time.anything(p, seat):
            return super().random_move(p, rng)
        number: i64 = rng.below(1 + takeable(p, seat))
        return PASS_MOVE if number == 0 else TAKE_MOVES[nth_takeable(p, seat, number - 1).index]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        if move.verb == PASS:
            if p.logbook is not None:
                p.logbook.tell("passed", {"seat": WINDOW_SEAT.of(p)})
            close_window(p)
        elif own_time.is_own_time_move(move):
            own_time.play(p, WINDOW_SEAT.of(p), move)
        elif move.verb == INN:
            sell(p, WINDOW_SEAT.of(p), move.to)
        else:
            card = move.card
            assert card is not None
            take(p, card)

    def settle(self, p: PortRoyalPosition) -> None:
        """Closes the window when nothing can be chosen any more; all that decides it is public."""
        seat = WINDOW_SEAT.of(p)
        left = WINDOW_CARDS.of(p)
        if left > 0 and affords_any(p, seat):
            return
        if (p.open_expeditions or p.agenda is not None) and own_time.anything(p, seat):
            return
        if p.adventure is not None and (own_time.anything(p, seat) or wares_of(p, seat)):
            return
        if left > 0 and p.logbook is not None:
            why = "nothing-affordable" if p.harbor else "empty-harbor"
            p.logbook.tell("passed-automatically", {"seat": seat, "why": why})
        close_window(p)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        seat = WINDOW_SEAT.of(p)
        if own_time.is_own_time_move(move):
            return own_time.why_not(p, seat, move)
        if move.verb == HIRE or move.verb == TRADE:
            return why_not_take(p, seat, move)
        if move.verb == WAIVE:
            return why_not_waive(p, seat)
        if move.verb == INN:
            return why_not_sell(p, seat, move.to)
        return Reason("discovery-is-over", "PR-TRD-07")


def why_not_there(p: PortRoyalPosition, card: Card) -> Reason:
    """Nothing of that name lies in the harbor, or another one: ships differ in swords and coins, people in cost."""
    facts: dict[str, Fact] = {"card": card.code}
    for other in p.harbor:
        if other.name != card.name or other.color != card.color:
            continue
        facts["there"] = other.code
        if card.kind == SHIP and (
            other.coins != card.coins or other.swords != card.swords or other.skull != card.skull
        ):
            return Reason("another-ship", "PR-TRD-01", {**facts, "coins": card.coins, "there_coins": other.coins})
        if card.kind != SHIP and other.cost != card.cost:
            return Reason("another-character", "PR-TRD-01", facts)
    return Reason("not-in-harbor", "PR-TRD-01", {"card": card.code})


def why_not_take(p: PortRoyalPosition, seat: i64, move: PortRoyalMove) -> Reason:
    card = move.card
    assert card is not None
    if card not in p.harbor:
        return why_not_there(p, card)
    if WINDOW_CARDS.of(p) <= 0:
        return Reason("no-cards-left", "PR-TRD-01") if seat == p.active else Reason("no-more-for-others", "PR-TRD-04")
    offer = price(p, seat, card)
    return Reason(
        "coins-short",
        "PR-FEE-03" if offer.fee else "PR-HIRE-01",
        {
            "card": card.code,
            "cost": offer.cost,
            "printed": card.cost,
            "discount": card.cost - offer.cost,
            "fee": offer.fee,
            "coins": len(p.players[seat].coins),
            "short": offer.short,
        },
    )


WINDOW_STEP: Final = Window(WINDOW)

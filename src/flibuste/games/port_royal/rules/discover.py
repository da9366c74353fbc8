"""Phase 1: the active player turns cards over, one at a time (PR-DISC)."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop
from mypy_extensions import i64

from flibuste.games.port_royal.frames import DISCOVER, REPEL_SHIP, STOPPED, THROW, THROW_CARDS, THROW_DOUBLE
from flibuste.games.port_royal.moves import (
    GAMBLE,
    GAMBLE_MOVE,
    HIRE,
    LOOK,
    LOOK_MOVE,
    REPEL,
    REVEAL,
    REVEAL_MOVE,
    STOP,
    STOP_MOVE,
    TRADE,
    PortRoyalMove,
)
from flibuste.games.port_royal.pieces import CARDS, CHARACTER, EXPEDITION, SHIP, TAX, Card
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules import own_time
from flibuste.games.port_royal.rules.berth import (
    after_bust,
    after_reveal,
    colors_in_harbor,
    lose_harbor,
    moor,
    would_bust,
)
from flibuste.games.port_royal.rules.coins import NO_CARD, can_draw, draw, turn_up_paid
from flibuste.games.port_royal.rules.look import may_look, use_sentinel
from flibuste.games.port_royal.rules.missions import offer_at_colors, offer_at_stop
from flibuste.games.port_royal.rules.repel import can_repel, why_not_repel
from flibuste.games.port_royal.rules.step import Step
from flibuste.games.port_royal.rules.taxes import levy
from flibuste.games.port_royal.rules.trade_and_recruit import begin_phase, price, why_not_there
from flibuste.games.port_royal.tale import LEAST_CARDS
from flibuste.kernel.chance import Rng
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

THROWN: Final = 4
"""Cards that a Gambler reveals in one go."""


def can_reveal(p: PortRoyalPosition) -> bool:
    """There is a card, and no Gambler was used this turn (PR-GAM-07)."""
    return p.gambles == 0 and (can_draw(p) or uses_time_deck(p))


def uses_time_deck(p: PortRoyalPosition) -> bool:
    """In co-operative games the first card of a turn comes from the time deck (PR-COOP-04)."""
    return p.terms.cooperative and p.revealed_this_turn == 0


def may_stop(p: PortRoyalPosition) -> bool:
    """Not before the first card (PR-DISC-01); with an empty harbor if the table allows it (PR-DISC-07)."""
    if p.adventure is not None and is_held(p):
        return False
    return p.revealed_this_turn > 0 and (bool(p.harbor) or p.terms.stop_with_empty_harbor)


def is_held(p: PortRoyalPosition) -> bool:
    """By an event that wants more cards in the harbor, as long as there are any."""
    adventure = p.adventure
    if adventure is None or adventure.effect() != LEAST_CARDS or not can_reveal(p):
        return False
    return len(p.harbor) < adventure.happening().amount


def why_held(p: PortRoyalPosition) -> Reason:
    adventure = p.adventure
    assert adventure is not None
    wanted: int = adventure.happening().amount
    return Reason("squall", "PR-ADV-29", {"cards": len(p.harbor), "wanted": wanted})


def may_gamble(p: PortRoyalPosition) -> bool:
    """Each own Gambler once a turn (PR-GAM-02)."""
    return p.players[p.active].gamblers > p.gambles and (can_draw(p) or uses_time_deck(p))


def turn_over(p: PortRoyalPosition) -> Card | None:
    """The next card, face up; None when no card is left."""
    if len(p.paid) > 0:
        turn_up_paid(p)
    number = next_of_time(p) if uses_time_deck(p) else draw(p)
    if number == NO_CARD:
        return None
    card = CARDS[number]
    p.reveal(card.index)
    p.revealed_this_turn += 1
    if p.logbook is not None:
        p.logbook.tell("card-revealed", {"seat": p.active, "card": card.code})
    return card


def next_of_time(p: PortRoyalPosition) -> i64:
    agenda = p.agenda
    assert agenda is not None and len(agenda.time_deck) > 0, "a turn without time never starts"
    agenda.time_deck, card = pop(agenda.time_deck)
    if p.logbook is not None:
        p.logbook.tell("time-card", {"seat": p.active, "left": len(agenda.time_deck)})
    return card


def reveal(p: PortRoyalPosition) -> None:
    card = turn_over(p)
    assert card is not None
    if card.kind != SHIP:
        lay_out(p, card)
        if p.agenda is not None and card.kind != TAX:
            after_reveal(p)
    elif can_repel(p.players[p.active], card):
        REPEL_SHIP.push(p, card.index)
    else:
        moor(p, card)


def lay_out(p: PortRoyalPosition, card: Card) -> None:
    """A card that is no ship (PR-DISC-03, -05, -06)."""
    if card.kind == CHARACTER:
        p.harbor.append(card)
    elif card.kind == EXPEDITION:
        p.open_expeditions.append(card)
        if p.logbook is not None:
            p.logbook.tell("expedition-opened", {"card": card.code})
    else:
        levy(p, card)


class Discover(Step):
    def moves(self, p: PortRoyalPosition) -> list[Move]:
        if not can_reveal(p):
            moves: list[Move] = [STOP_MOVE]
        elif may_stop(p):
            moves = [REVEAL_MOVE, STOP_MOVE]
        else:
            moves = [REVEAL_MOVE]
        if p.terms.gambler and may_gamble(p):
            moves.append(GAMBLE_MOVE)
        if p.adventure is not None and may_look(p):
            moves.append(LOOK_MOVE)
        if p.open_expeditions or p.agenda is not None or p.adventure is not None:
            own_time.add_moves(p, p.active, moves)
        return moves

    def random_move(self, p: PortRoyalPosition, rng: Rng) -> Move:
        """Nearly always the choice is between more and enough, for which no list is needed."""
        if p.terms.gambler or p.adventure is not None or own_time.anything(p, p.active):
            return super().random_move(p, rng)
        if not can_reveal(p):
            rng.below(1)
            return STOP_MOVE
        return REVEAL_MOVE if rng.below(2 if may_stop(p) else 1) == 0 else STOP_MOVE

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        if move.verb == REVEAL:
            reveal(p)
        elif move.verb == STOP:
            DISCOVER.pop(p)
            if p.logbook is not None and p.gambles == 0 and not can_reveal(p):
                p.logbook.tell("nothing-to-reveal", {"seat": p.active})
            stop(p)
        elif move.verb == GAMBLE:
            gamble(p)
        elif move.verb == LOOK:
            use_sentinel(p)
        else:
            own_time.play(p, p.active, move)

    def settle(self, p: PortRoyalPosition) -> None:
        """After the last Gambler trading must follow (PR-GAM-06, -07)."""
        if p.gambles > 0 and not may_gamble(p):
            DISCOVER.pop(p)
            begin_phase(p)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        if own_time.is_own_time_move(move):
            return own_time.why_not(p, p.active, move)
        if move.verb == REVEAL:
            return (
                Reason("no-reveal-after-gamble", "PR-GAM-07")
                if p.gambles
                else Reason("nothing-to-reveal", "PR-DECK-06")
            )
        if move.verb == GAMBLE:
            if p.players[p.active].gamblers > p.gambles:
                return Reason("nothing-to-reveal", "PR-DECK-06")
            return Reason("no-gambler-left", "PR-GAM-02")
        if move.verb == STOP:
            if p.revealed_this_turn == 0:
                return Reason("must-reveal-first", "PR-DISC-01")
            if is_held(p):
                return why_held(p)
            return Reason("harbor-empty", "PR-DISC-07")
        if move.verb == LOOK:
            return Reason("no-look-left", "PR-ADVC-04")
        if move.verb == HIRE or move.verb == TRADE:
            return why_not_take_yet(p, move)
        if move.verb == REPEL:
            return why_not_repel(p)
        return Reason("still-discovering", "PR-DISC-02")


def stop(p: PortRoyalPosition) -> None:
    """Missions that watch where somebody stops come before the trade (PR-ADVM-58)."""
    if p.adventure is None:
        begin_phase(p)
        return
    STOPPED.push(p)
    offer_at_stop(p)
    p.settle()


class Stopped(Step):
    """Nobody decides here: it goes on when missions of the moment are settled."""

    def settle(self, p: PortRoyalPosition) -> None:
        STOPPED.pop(p)
        begin_phase(p)


def why_not_take_yet(p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
    """Cards are taken after the discovery has stopped; the reason says what it would cost then."""
    card = move.card
    assert card is not None
    if card not in p.harbor:
        return why_not_there(p, card)
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


# --- the Gambler ------------------------------------------------------------------------------------------------------


def gamble(p: PortRoyalPosition) -> None:
    """Four cards in one go, no ship of them repelled (PR-GAM-02, -03)."""
    p.gambles += 1
    if p.logbook is not None:
        p.logbook.tell("gambler-used", {"seat": p.active, "cards": THROWN})
    THROW.push(p, 0, THROWN)
    p.settle()


class Throw(Step):
    """Nobody decides here: the throw goes on when a tax in it is settled."""

    def settle(self, p: PortRoyalPosition) -> None:
        while THROW.is_on_top(p) and THROW_CARDS.of(p) > 0:
            THROW_CARDS.set(p, THROW_CARDS.of(p) - 1)
            card = turn_over(p)
            if card is None:
                THROW_CARDS.set(p, 0)
            elif card.kind != SHIP:
                lay_out(p, card)
            else:
                if would_bust(p, card):
                    THROW_DOUBLE.set(p, card.index + 1)
                p.harbor.append(card)
                bit: i64 = 1
                p.colors |= bit << card.color
        if THROW.is_on_top(p):
            end_throw(p)


def end_throw(p: PortRoyalPosition) -> None:
    """Only now two ships of a color sink the turn (PR-GAM-05, -10)."""
    double = THROW_DOUBLE.of(p)
    THROW.pop(p)
    if double:
        p.gambles -= 1
        ship = CARDS[double - 1]
        others = p.harbor[:]
        others.remove(ship)
        cards: i64 = len(p.harbor)
        lose_harbor(p, ship.code, others)
        after_bust(p, cards)
        return
    after_reveal(p)
    if p.adventure is not None:
        offer_at_colors(p, colors_in_harbor(p))
    if DISCOVER.is_on_top(p):
        p.settle()

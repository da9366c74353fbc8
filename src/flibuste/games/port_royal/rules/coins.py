"""Coins and piles: every coin is a face-down card (PR-COIN, PR-DECK)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from flibuste.games.port_royal.pieces import BY_CODE, TOKEN_CARD, Card, codes
from flibuste.games.port_royal.piles import KNOWN, cards_in, coin_of, face_of, faces_of, laid_on
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import BadRecord

NO_CARD: Final = -1
TOKEN_COIN: Final[i64] = coin_of(TOKEN_CARD.index, KNOWN)


def can_draw(p: PortRoyalPosition) -> bool:
    return len(p.draw_pile) > 0 or (not p.terms.small and (len(p.discard) > 0 or len(p.paid) > 0))


def draw(p: PortRoyalPosition) -> i64:
    """The top card; the discard pile is shuffled at the moment a card is needed (PR-DECK-02), but for a small deck
    (PR-SMALL-05). NO_CARD: none is left."""
    if len(p.draw_pile) == 0:
        if p.terms.small:
            return NO_CARD
        if len(p.paid) > 0:
            turn_up_paid(p)
        if len(p.discard) == 0:
            return NO_CARD
        p.draw_pile = p.discard
        p.discard = vec[i64]()
        shuffle_draw_pile(p)
    p.draw_pile, card = pop(p.draw_pile)
    if p.adventure is not None:
        p.adventure.kept_by = 0
    return card


def discard_card(p: PortRoyalPosition, card: Card) -> None:
    p.discard = append(p.discard, card.index)


def discard_cards(p: PortRoyalPosition, cards: list[Card]) -> None:
    p.discard = laid_on(p.discard, cards)


def shuffle_draw_pile(p: PortRoyalPosition) -> None:
    p.chance.mix(p.draw_pile)
    p.shuffles += 1
    book = p.logbook
    if book is not None:
        wanted = book.scripted("shuffle")
        if wanted is not None:
            p.draw_pile = put_on_top(p.draw_pile, wanted)
        book.fell("shuffle", codes(cards_in(p.draw_pile))[::-1])
        book.tell("deck-shuffled", {"cards": len(p.draw_pile)})


def put_on_top(pile: vec[i64], names: list[str]) -> vec[i64]:
    """Brings cards to the top, the first name uppermost; the others keep their order below."""
    top: list[Card] = []
    for name in names:
        card = BY_CODE.get(name)
        if card is None or card.index not in pile:
            raise BadRecord(f"There is no {name!r} left to lie in the draw pile.")
        pile = remove(pile, card.index)
        top.append(card)
    return laid_on(pile, top[::-1])


def gain(p: PortRoyalPosition, seat: i64, coins: i64, source: str) -> None:
    """Draws coins one by one, unseen (PR-COIN-02); tokens when there is no card left (PR-COIN-08)."""
    if coins <= 0:
        return
    player = p.players[seat]
    treasury = player.coins
    tokens: i64 = 0
    for _coin in range(coins):
        card = draw(p)
        if card == NO_CARD:
            treasury = append(treasury, TOKEN_COIN)
            tokens += 1
        else:
            treasury = append(treasury, coin_of(card, p.shuffles))
    player.coins = treasury
    book = p.logbook
    if book is not None:
        book.tell("coins-gained", {"seat": seat, "coins": coins, "source": source})
        if tokens:
            book.tell("coins-short", {"seat": seat, "coins": tokens})


def gain_for_all(p: PortRoyalPosition, amounts: list[int], source: str) -> None:
    """Gains of the same moment: the active player draws first, then clockwise (PR-COIN-06)."""
    seat: i64 = p.active
    for _player in range(p.seats):
        gain(p, seat, amounts[seat], source)
        seat = clockwise(seat, p.seats)


def begin_with_tokens(p: PortRoyalPosition, coins: int) -> None:
    """In the small game no card is a coin before the first turn (PR-SMALL-03)."""
    for seat, player in enumerate(p.players):
        player.coins = vec[i64]([TOKEN_COIN] * coins)
        if p.logbook is not None:
            p.logbook.tell("coins-gained", {"seat": seat, "coins": coins, "source": "start"})


def pay(p: PortRoyalPosition, seat: i64, coins: i64) -> None:
    """Coins for a hire or a contract: last gained, first paid (PR-COIN-05); face down for now (PR-COIN-09)."""
    player = p.players[seat]
    p.payer = seat
    for _coin in range(coins):
        player.coins, coin = pop(player.coins)
        if coin != TOKEN_COIN:
            p.paid = append(p.paid, coin)


def lose(p: PortRoyalPosition, seat: i64, coins: i64) -> None:
    """Coins lost to a tax go face up to the discard pile at once (PR-COIN-03)."""
    player = p.players[seat]
    lost = vec[i64]()
    for _coin in range(coins):
        player.coins, coin = pop(player.coins)
        if coin != TOKEN_COIN:
            lost = append(lost, coin)
    turn_up(p, lost)
    book = p.logbook
    if book is not None:
        book.tell("coins-turned-up", {"seat": seat, "cards": codes(faces_of(lost))})


def hand_over(p: PortRoyalPosition, seat: i64, to: i64) -> None:
    """One coin from treasury to treasury, still face down (PR-COIN-04)."""
    giver: Player = p.players[seat]
    taker: Player = p.players[to]
    giver.coins, coin = pop(giver.coins)
    taker.coins = append(taker.coins, coin)


def turn_up_paid(p: PortRoyalPosition) -> None:
    """Paid coins become ordinary face-up discards (PR-COIN-03, PR-COIN-09)."""
    book = p.logbook
    if book is not None:
        book.tell("coins-turned-up", {"seat": p.payer, "cards": codes(faces_of(p.paid))})
    turn_up(p, p.paid)
    p.paid = vec[i64]()


def turn_up(p: PortRoyalPosition, coins: vec[i64]) -> None:
    for coin in coins:
        p.discard = append(p.discard, face_of(coin))
    p.reveal(0)

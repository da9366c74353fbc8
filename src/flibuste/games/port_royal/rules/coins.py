"""Coins and piles: every coin is a face-down card (PR-COIN, PR-DECK)."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from flibuste.games.port_royal.pieces import BY_CODE, TOKEN_CARD, Card, codes
from flibuste.games.port_royal.position import KNOWN, Player, PortRoyalPosition
from flibuste.kernel.chance import shuffle
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import BadRecord


def can_draw(p: PortRoyalPosition) -> bool:
    return bool(p.draw_pile or p.discard or p.paid)


def draw(p: PortRoyalPosition) -> Card | None:
    """The top card; the discard pile is shuffled at the moment a card is needed (PR-DECK-02). None: no card is left."""
    if not p.draw_pile:
        if p.paid:
            turn_up_paid(p)
        if not p.discard:
            return None
        p.draw_pile = p.discard
        p.discard = []
        shuffle_draw_pile(p)
    return p.draw_pile.pop()


def shuffle_draw_pile(p: PortRoyalPosition) -> None:
    pile = p.draw_pile
    shuffle(pile, p.chance)
    p.shuffles += 1
    book = p.logbook
    if book is not None:
        wanted = book.scripted("shuffle")
        if wanted is not None:
            put_on_top(pile, wanted)
        book.fell("shuffle", codes(pile)[::-1])
        book.tell("deck-shuffled", {"cards": len(pile)})


def put_on_top(pile: list[Card], names: list[str]) -> None:
    """Brings cards to the top, the first name uppermost; the others keep their order below."""
    top: list[Card] = []
    for name in names:
        card = BY_CODE.get(name)
        if card is None or card not in pile:
            raise BadRecord(f"There is no {name!r} left to lie in the draw pile.")
        pile.remove(card)
        top.append(card)
    pile.extend(reversed(top))


def gain(p: PortRoyalPosition, seat: i64, coins: i64, source: str) -> None:
    """Draws coins one by one, unseen (PR-COIN-02); tokens when there is no card left (PR-COIN-08)."""
    if coins <= 0:
        return
    player = p.players[seat]
    treasury = player.coins
    tokens: i64 = 0
    for _coin in range(coins):
        card = draw(p)
        if card is None:
            treasury.append(TOKEN_CARD)
            player.dealt = append(player.dealt, KNOWN)
            tokens += 1
        else:
            treasury.append(card)
            player.dealt = append(player.dealt, p.shuffles)
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


def pay(p: PortRoyalPosition, seat: i64, coins: i64) -> None:
    """Coins for a hire or a contract: last gained, first paid (PR-COIN-05); face down for now (PR-COIN-09)."""
    player = p.players[seat]
    p.payer = seat
    for _coin in range(coins):
        card = player.coins.pop()
        player.dealt, dealt = pop(player.dealt)
        if card is not TOKEN_CARD:
            p.paid.append(card)
            p.paid_dealt = append(p.paid_dealt, dealt)


def lose(p: PortRoyalPosition, seat: i64, coins: i64) -> None:
    """Coins lost to a tax go face up to the discard pile at once (PR-COIN-03)."""
    player = p.players[seat]
    lost: list[Card] = []
    for _coin in range(coins):
        card = player.coins.pop()
        if card is not TOKEN_CARD:
            lost.append(card)
    player.dealt = player.dealt[: len(player.coins)]
    p.discard.extend(lost)
    p.reveal(0)
    book = p.logbook
    if book is not None:
        book.tell("coins-turned-up", {"seat": seat, "cards": codes(lost)})


def hand_over(p: PortRoyalPosition, seat: i64, to: i64) -> None:
    """One coin from treasury to treasury, still face down (PR-COIN-04)."""
    giver: Player = p.players[seat]
    taker: Player = p.players[to]
    taker.coins.append(giver.coins.pop())
    giver.dealt, dealt = pop(giver.dealt)
    taker.dealt = append(taker.dealt, dealt)


def turn_up_paid(p: PortRoyalPosition) -> None:
    """Paid coins become ordinary face-up discards (PR-COIN-03, PR-COIN-09)."""
    book = p.logbook
    if book is not None:
        book.tell("coins-turned-up", {"seat": p.payer, "cards": codes(p.paid)})
    p.discard.extend(p.paid)
    p.paid.clear()
    p.paid_dealt = vec[i64]()
    p.reveal(0)

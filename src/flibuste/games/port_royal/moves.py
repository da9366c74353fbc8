"""The moves of Port Royal and their notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import (
    BASE,
    CARDS,
    CHARACTER,
    CONTRACTS,
    EXPEDITION,
    MERCHANT,
    SHIP,
    Card,
    Contract,
)
from flibuste.kernel.moves import Move, MoveBook

REVEAL: Final = 0
STOP: Final = 1
REPEL: Final = 2
ADMIT: Final = 3
PASS: Final = 4
END: Final = 5
TRADE: Final = 6
HIRE: Final = 7
EXPLORE: Final = 8
SEND: Final = 9
GAMBLE: Final = 10
STORE: Final = 11
SELL: Final = 12
GIFT: Final = 13
CLAIM: Final = 14
FORGO: Final = 15
WAIVE: Final = 16
COLLECT: Final = 17
NEST: Final = 18
DISCARD: Final = 19
BANK: Final = 20
LEAVE: Final = 21
VERBS: Final = [
    "reveal",
    "stop",
    "repel",
    "admit",
    "pass",
    "end",
    "trade",
    "hire",
    "expedition",
    "send",
    "gamble",
    "store",
    "sell",
    "gift",
    "claim",
    "forgo",
    "waive",
    "collect",
    "nest",
    "discard",
    "bank",
    "leave",
]
MOST_SEATS: Final = 5


@final
class PortRoyalMove(Move):
    """A verb, and what it names: a kind of card, a contract or a seat."""

    def __init__(
        self, number: i64, verb: i64, card: Card | None, contract: Contract | None = None, to: int = -1
    ) -> None:
        word = VERBS[verb]
        if card is not None:
            super().__init__(number, f"{word} {card.code}", f"move-{word}", {"card": card.code})
        elif contract is not None:
            super().__init__(number, f"{word} {contract.code}", f"move-{word}", {"contract": contract.code})
        elif to >= 0:
            super().__init__(number, f"{word} {to}", f"move-{word}", {"to": to})
        else:
            super().__init__(number, word, f"move-{word}", {})
        self.verb: i64 = verb
        self.card: Card | None = card
        self.contract: Contract | None = contract
        self.to: i64 = to


def _moves_of(card: Card) -> list[int]:
    """The verbs that can name a card."""
    if card.kind == SHIP:
        return [TRADE]
    if card.kind == EXPEDITION:
        return [EXPLORE]
    if card.kind != CHARACTER:
        return []
    return [HIRE, SEND] if card.is_crew else [HIRE, STORE] if card.role == MERCHANT else [HIRE]


def _write_book() -> list[PortRoyalMove]:
    """Numbers never change: first what the base game had, then what the sets brought, in the order they came."""
    moves: list[PortRoyalMove] = []
    for verb in range(TRADE):
        moves.append(PortRoyalMove(len(moves), verb, None))
    for card in CARDS:
        if card.card_set == BASE:
            for verb in _moves_of(card):
                moves.append(PortRoyalMove(len(moves), verb, card))
    for card in CARDS:
        if card.card_set != BASE:
            for verb in _moves_of(card):
                moves.append(PortRoyalMove(len(moves), verb, card))
    for verb in (GAMBLE, SELL, FORGO, WAIVE, COLLECT, NEST, DISCARD, BANK, LEAVE):
        moves.append(PortRoyalMove(len(moves), verb, None))
    for seat in range(MOST_SEATS):
        moves.append(PortRoyalMove(len(moves), GIFT, None, None, seat))
    for contract in CONTRACTS:
        moves.append(PortRoyalMove(len(moves), CLAIM, None, contract))
    return moves


MOVES: Final[list[PortRoyalMove]] = _write_book()
BOOK: Final = MoveBook(2, list[Move](MOVES))


def _plain(verb: int) -> PortRoyalMove:
    return next(move for move in MOVES if move.verb == verb)


REVEAL_MOVE: Final = MOVES[REVEAL]
STOP_MOVE: Final = MOVES[STOP]
REPEL_MOVE: Final = MOVES[REPEL]
ADMIT_MOVE: Final = MOVES[ADMIT]
PASS_MOVE: Final = MOVES[PASS]
END_MOVE: Final = MOVES[END]
GAMBLE_MOVE: Final = _plain(GAMBLE)
SELL_MOVE: Final = _plain(SELL)
FORGO_MOVE: Final = _plain(FORGO)
WAIVE_MOVE: Final = _plain(WAIVE)
COLLECT_MOVE: Final = _plain(COLLECT)
NEST_MOVE: Final = _plain(NEST)
DISCARD_MOVE: Final = _plain(DISCARD)
BANK_MOVE: Final = _plain(BANK)
LEAVE_MOVE: Final = _plain(LEAVE)
GIFT_MOVES: Final[list[PortRoyalMove]] = [move for move in MOVES if move.verb == GIFT]
CLAIM_MOVES: Final[list[PortRoyalMove]] = [move for move in MOVES if move.verb == CLAIM]


def _by_card(first: int, second: int) -> list[PortRoyalMove]:
    """For each card its move with one of two verbs; PASS where it has none, never looked up."""
    table: list[PortRoyalMove] = []
    for card in CARDS:
        found = [move for move in MOVES if move.card is card and move.verb in (first, second)]
        table.append(found[0] if found else PASS_MOVE)
    return table


TAKE_MOVES: Final[list[PortRoyalMove]] = _by_card(TRADE, HIRE)
EXPLORE_MOVES: Final[list[PortRoyalMove]] = _by_card(EXPLORE, EXPLORE)
SEND_MOVES: Final[list[PortRoyalMove]] = _by_card(SEND, SEND)
STORE_MOVES: Final[list[PortRoyalMove]] = _by_card(STORE, STORE)

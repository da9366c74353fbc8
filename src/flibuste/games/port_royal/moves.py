"""The moves of Port Royal and their notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import CARDS, CHARACTER, EXPEDITION, SHIP, Card
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
VERBS: Final = ["reveal", "stop", "repel", "admit", "pass", "end", "trade", "hire", "expedition", "send"]


@final
class PortRoyalMove(Move):
    """A verb, and the kind of card it names."""

    def __init__(self, number: i64, verb: i64, card: Card | None) -> None:
        word = VERBS[verb]
        if card is None:
            super().__init__(number, word, f"move-{word}", {})
        else:
            super().__init__(number, f"{word} {card.code}", f"move-{word}", {"card": card.code})
        self.verb: i64 = verb
        self.card: Card | None = card


def _write_book() -> list[PortRoyalMove]:
    moves: list[PortRoyalMove] = []
    for verb in range(TRADE):
        moves.append(PortRoyalMove(len(moves), verb, None))
    for card in CARDS:
        if card.kind == SHIP:
            moves.append(PortRoyalMove(len(moves), TRADE, card))
        elif card.kind == CHARACTER:
            moves.append(PortRoyalMove(len(moves), HIRE, card))
            if card.is_crew:
                moves.append(PortRoyalMove(len(moves), SEND, card))
        elif card.kind == EXPEDITION:
            moves.append(PortRoyalMove(len(moves), EXPLORE, card))
    return moves


MOVES: Final[list[PortRoyalMove]] = _write_book()
BOOK: Final = MoveBook(1, list[Move](MOVES))

REVEAL_MOVE: Final = MOVES[REVEAL]
STOP_MOVE: Final = MOVES[STOP]
REPEL_MOVE: Final = MOVES[REPEL]
ADMIT_MOVE: Final = MOVES[ADMIT]
PASS_MOVE: Final = MOVES[PASS]
END_MOVE: Final = MOVES[END]


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

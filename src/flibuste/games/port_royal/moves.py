"""The moves of Port Royal and their notation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.port_royal.pieces import (
    ADVENTURE_SET,
    BASE,
    CARDS,
    CARGOES,
    CHARACTER,
    CONTRACTS,
    EXPEDITION,
    MERCHANT,
    SHIP,
    TOKEN,
    Card,
    Contract,
)
from flibuste.games.port_royal.tale import ADVENTURERS, MISSIONS
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
EVENT: Final = 22
ADVENTURER: Final = 23
SHARE: Final = 24
EVENLY: Final = 25
CROWN: Final = 26
MARKER: Final = 27
LOOK: Final = 28
KEEP: Final = 29
CARGO: Final = 30
INN: Final = 31
MISSION: Final = 32
GIVE: Final = 33
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
    "event",
    "adventurer",
    "share",
    "evenly",
    "crown",
    "marker",
    "look",
    "keep",
    "cargo",
    "inn",
    "mission",
    "give",
]
MOST_SEATS: Final = 5


@final
class PortRoyalMove(Move):
    """A verb, and what it names: a kind of card, a contract, a seat, or something of an adventure."""

    def __init__(
        self, number: i64, verb: i64, card: Card | None, contract: Contract | None = None, to: int = -1
    ) -> None:
        word = VERBS[verb]
        if card is not None:
            face = word if verb == KEEP else ""  # what a Sentinel has seen is nobody else's business (PR-ADVC-04)
            super().__init__(number, f"{word} {card.code}", f"move-{word}", {"card": card.code}, face)
        elif contract is not None:
            super().__init__(number, f"{word} {contract.code}", f"move-{word}", {"contract": contract.code})
        elif to >= 0:
            name, facts = _named(verb, to)
            super().__init__(number, f"{word} {name}", f"move-{word}", facts)
        else:
            super().__init__(number, word, f"move-{word}", {})
        self.verb: i64 = verb
        self.card: Card | None = card
        self.contract: Contract | None = contract
        self.to: i64 = to
        """A seat; in adventures also the number of an adventurer, a mission or a cargo."""


def _named(verb: i64, to: int) -> tuple[str, dict[str, int | str]]:
    if verb == ADVENTURER:
        return ADVENTURERS[to].code, {"adventurer": ADVENTURERS[to].code}
    if verb == MISSION:
        return str(MISSIONS[to].number), {"mission": MISSIONS[to].code, "number": int(MISSIONS[to].number)}
    if verb in (INN, GIVE):
        return CARGOES[to], {"cargo": CARGOES[to]}
    return str(to), {"to": to}


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
        if card.card_set != BASE and card.card_set != ADVENTURE_SET:
            for verb in _moves_of(card):
                moves.append(PortRoyalMove(len(moves), verb, card))
    for verb in (GAMBLE, SELL, FORGO, WAIVE, COLLECT, NEST, DISCARD, BANK, LEAVE):
        moves.append(PortRoyalMove(len(moves), verb, None))
    for seat in range(MOST_SEATS):
        moves.append(PortRoyalMove(len(moves), GIFT, None, None, seat))
    for contract in CONTRACTS:
        moves.append(PortRoyalMove(len(moves), CLAIM, None, contract))
    _write_adventure(moves)
    return moves


def _write_adventure(moves: list[PortRoyalMove]) -> None:
    """Of The Adventure Begins; a Sentinel may find any card."""
    for card in CARDS:
        if card.card_set == ADVENTURE_SET:
            for verb in _moves_of(card):
                moves.append(PortRoyalMove(len(moves), verb, card))
    for verb in (EVENT, EVENLY, CROWN, MARKER, LOOK, CARGO):
        moves.append(PortRoyalMove(len(moves), verb, None))
    for verb, number in (
        (SHARE, MOST_SEATS),
        (ADVENTURER, len(ADVENTURERS)),
        (MISSION, len(MISSIONS)),
        (INN, len(CARGOES)),
        (GIVE, len(CARGOES)),
    ):
        for to in range(number):
            moves.append(PortRoyalMove(len(moves), verb, None, None, to))
    for card in CARDS:
        if card.kind != TOKEN:
            moves.append(PortRoyalMove(len(moves), KEEP, card))


MOVES: Final[list[PortRoyalMove]] = _write_book()
BOOK: Final = MoveBook("port_royal", 3, list[Move](MOVES))


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
EVENT_MOVE: Final = _plain(EVENT)
EVENLY_MOVE: Final = _plain(EVENLY)
CROWN_MOVE: Final = _plain(CROWN)
MARKER_MOVE: Final = _plain(MARKER)
LOOK_MOVE: Final = _plain(LOOK)
CARGO_MOVE: Final = _plain(CARGO)
GIFT_MOVES: Final[list[PortRoyalMove]] = [move for move in MOVES if move.verb == GIFT]
CLAIM_MOVES: Final[list[PortRoyalMove]] = [move for move in MOVES if move.verb == CLAIM]
SHARE_MOVES: Final[list[PortRoyalMove]] = [move for move in MOVES if move.verb == SHARE]
ADVENTURER_MOVES: Final[list[PortRoyalMove]] = [move for move in MOVES if move.verb == ADVENTURER]
MISSION_MOVES: Final[list[PortRoyalMove]] = [move for move in MOVES if move.verb == MISSION]
INN_MOVES: Final[list[PortRoyalMove]] = [move for move in MOVES if move.verb == INN]
GIVE_MOVES: Final[list[PortRoyalMove]] = [move for move in MOVES if move.verb == GIVE]


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
KEEP_MOVES: Final[list[PortRoyalMove]] = _by_card(KEEP, KEEP)

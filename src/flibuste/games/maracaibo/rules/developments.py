"""Developments: ignored, bought, or picked from afar; the next card of level II takes the place (MA-DEV, MA-PICK)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import (
    CREW_CARDS,
    DEVELOPMENT_TYPES,
    DOUBLOON_INCOME,
    IMMEDIATE_CARDS,
    VP_INCOME,
)
from flibuste.games.maracaibo.frames import DEVELOP, PICK_TYPE, PICKING, SURCHARGE, VACANT, VACANT_PLACE
from flibuste.games.maracaibo.moves import (
    BUY,
    BUY_MOVE,
    COINS,
    COINS_MOVE,
    DONE_MOVE,
    PICK,
    PICK_MOVES,
    MaracaiboMove,
    development_number,
)
from flibuste.games.maracaibo.pieces import CARDS, CARDS_ON_MAP, DEVELOPMENTS, FOR_IGNORING, Card
from flibuste.games.maracaibo.position import NOTHING, MaracaiboPosition, Player
from flibuste.games.maracaibo.rules.gains import gain_doubloons
from flibuste.games.maracaibo.rules.prices import can_pick, development_price, may_pick
from flibuste.games.maracaibo.rules.step import Step, not_now, short_of
from flibuste.kernel.logbook import Fact
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def card_here(p: MaracaiboPosition) -> Card:
    return CARDS[p.map[p.player().ship]]


def can_buy(p: MaracaiboPosition) -> bool:
    """The full price at the moment of choice (MA-DEV-11)."""
    player = p.player()
    return development_price(player, card_here(p)) <= player.doubloons


class Develop(Step):
    def moves(self, p: MaracaiboPosition) -> list[Move]:
        return [COINS_MOVE, BUY_MOVE] if can_buy(p) else [COINS_MOVE]

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        if move.verb == COINS:
            ignore(p)
        else:
            DEVELOP.pop(p)
            place: i64 = p.player().ship
            acquire(p, place, development_price(p.player(), card_here(p)))
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        """Who cannot pay can only ignore it."""
        if not can_buy(p):
            ignore(p)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == BUY:
            return short_of(development_price(p.player(), card_here(p)), p.player().doubloons)
        return not_now(self.name)


def ignore(p: MaracaiboPosition) -> None:
    DEVELOP.pop(p)
    gain_doubloons(p, p.active, FOR_IGNORING)


def acquire(p: MaracaiboPosition, place: i64, price: i64) -> None:
    """Pays for a card and takes it; the place stays empty until its effects are done (MA-DEV-02 to -05)."""
    player = p.player()
    card = CARDS[p.map[place]]
    player.doubloons -= price
    if p.logbook is not None:
        p.logbook.tell(
            "development-bought",
            {"seat": p.active, "card": card.code, "price": price, "place": p.sea.names[place]},
        )
    p.map[place] = NOTHING
    VACANT.push(p, place)
    own(player, card)
    p.open(card.immediate)


def own(player: Player, card: Card) -> None:
    """Counts a development and what it gives for good."""
    player.cards.append(card.index)
    tally = player.tally
    tally[CREW_CARDS + card.type] += 1
    tally[DOUBLOON_INCOME] += card.income_doubloons
    tally[VP_INCOME] += card.income_vp
    if card.immediate.all_open:
        tally[IMMEDIATE_CARDS] += 1
    player.gain_standing(card.standing)


class Vacant(Step):
    """Nobody decides here: the place of a card that was taken is filled (MA-DEV-04, -06)."""

    def settle(self, p: MaracaiboPosition) -> None:
        place: i64 = VACANT_PLACE.of(p)
        VACANT.pop(p)
        fill(p, place)
        p.settle()


def fill(p: MaracaiboPosition, place: i64) -> None:
    one: i64 = 1
    if not p.deck:
        p.map[place] = p.aside.pop()
        p.fillers |= one << place
        p.tell("filler-laid", {"place": p.sea.names[place]})
        return
    entry: i64 = p.deck.pop()
    p.map[place] = entry >> 1
    hidden = p.terms.hidden_developments and entry & 1 == 0
    if hidden:
        p.face_down |= one << place
        p.reveal(0)
    else:
        p.reveal(entry >> 1)
    if p.logbook is not None:
        shown = not hidden
        card = CARDS[entry >> 1].code if shown else ""
        facts: dict[str, Fact] = {"place": p.sea.names[place], "shown": shown, "card": card}
        p.logbook.tell("card-laid", {**facts, **next_card(p)})
    show_next(p)


def show_next(p: MaracaiboPosition) -> None:
    """Everybody sees how the new top of level II lies, and the card if that is face up (MA-MOD-HDEV-02)."""
    if p.terms.hidden_developments and p.deck:
        top: i64 = p.deck[-1]
        p.reveal(top if top & 1 else 0)


def next_card(p: MaracaiboPosition) -> dict[str, Fact]:
    """The same as a fact: which card lies face up on the deck; empty for one that lies face down, and without one."""
    if not p.terms.hidden_developments:
        return {}
    return {"next": CARDS[p.deck[-1] >> 1].code if p.deck and p.deck[-1] & 1 else ""}


class Picking(Step):
    """A development of a type from anywhere in the Caribbean (MA-PICK)."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = []
        type: i64 = PICK_TYPE.of(p)
        surcharge: i64 = SURCHARGE.of(p)
        for place in range(CARDS_ON_MAP):
            if may_pick(p, place, type, surcharge):
                moves.append(PICK_MOVES[development_number(p.map[place])])
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        surcharge: i64 = SURCHARGE.of(p)
        PICKING.pop(p)
        if move.verb == PICK:
            card = DEVELOPMENTS[move.what]
            acquire(p, place_of(p, card.index), development_price(p.player(), card, surcharge))
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        if not can_pick(p, PICK_TYPE.of(p), SURCHARGE.of(p)):
            PICKING.pop(p)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb != PICK:
            return not_now(self.name)
        card = DEVELOPMENTS[move.what]
        place: i64 = place_of(p, card.index)
        if place < 0 or not p.is_shown(place):
            return Reason("card-not-there", "MA-PICK-04", {"card": card.code})
        if card.type != PICK_TYPE.of(p):
            return Reason("other-type", "MA-PICK-01", {"type": DEVELOPMENT_TYPES[PICK_TYPE.of(p)]})
        return short_of(development_price(p.player(), card, SURCHARGE.of(p)), p.player().doubloons)


def place_of(p: MaracaiboPosition, card: i64) -> i64:
    """Where a card lies in the Caribbean; NOTHING elsewhere."""
    for place in range(CARDS_ON_MAP):
        if p.map[place] == card:
            return place
    return NOTHING

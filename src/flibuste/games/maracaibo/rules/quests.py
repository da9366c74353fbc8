"""Quests: kept in secret, drawn from market or deck, sold (MA-QST, MA-SET-11)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.frames import (
    DRAW_QUEST,
    EXCHANGED,
    FOR_A_QUEST,
    KEEP_QUEST,
    KEEPER,
    QUESTS_LEFT,
    SELL_QUEST,
)
from flibuste.games.maracaibo.moves import (
    DONE_MOVE,
    DRAW,
    DRAW_MOVE,
    EXCHANGE,
    EXCHANGE_MOVE,
    KEEP,
    KEEP_MOVES,
    SELL,
    SELL_MOVES,
    TAKE,
    TAKE_MOVES,
    MaracaiboMove,
)
from flibuste.games.maracaibo.pieces import QUESTS, quest_codes
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.quest_slots import (
    EVERYBODY,
    is_known_to,
    known_also_to,
    marked_by,
    only,
    quest_in,
    seller_of,
    slot_of,
    with_mark,
)
from flibuste.games.maracaibo.rules.gains import gain_doubloons
from flibuste.games.maracaibo.rules.possible import can_draw_quest
from flibuste.games.maracaibo.rules.start import begin_play
from flibuste.games.maracaibo.rules.step import Step, not_now
from flibuste.kernel.logbook import NOBODY
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import Reason


class KeepQuest(Step):
    """Every player in turn keeps a quest of those dealt, with Quest Hunters two (MA-SET-11, -18, MA-MOD-QH-01)."""

    def seat(self, p: MaracaiboPosition) -> i64:
        return KEEPER.of(p)

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        return [KEEP_MOVES[quest_in(slot)] for slot in p.players[KEEPER.of(p)].dealt]

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        seat: i64 = KEEPER.of(p)
        player = p.players[seat]
        for slot in player.dealt:
            if quest_in(slot) == move.what:
                player.dealt.remove(slot)
                player.quests.append(slot)
                break
        book = p.logbook
        if book is not None:
            book.tell_one(seat, "quest-kept", {"seat": seat}, {"quest": QUESTS[move.what].code})
        if len(player.quests) < p.terms.quests_kept:
            return
        player.given_back = quest_in(player.dealt.pop())
        KEEP_QUEST.pop(p)
        seat = clockwise(seat, p.seats)
        if seat == p.first:
            begin_play(p)
        else:
            KEEP_QUEST.push(p, seat)

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == KEEP:
            return Reason("quest-not-dealt", "MA-SET-11", {"quest": QUESTS[move.what].code})
        return Reason("keep-first", "MA-SET-11")


def turn_over_quest(p: MaracaiboPosition) -> None:
    """The top of the deck comes into the market at the left (MA-QST-06)."""
    quest: i64 = quest_in(p.quest_deck.pop())
    p.quest_market.insert(0, quest)
    p.doubted = [slot for slot in p.doubted if quest_in(slot) != quest]
    p.reveal(quest)
    p.tell("quest-shown", {"quest": QUESTS[quest].code})


def fill_market(p: MaracaiboPosition) -> None:
    """As far as the deck allows (MA-QST-03)."""
    while len(p.quest_market) < p.terms.quest_market and p.quest_deck:
        turn_over_quest(p)


def may_exchange(p: MaracaiboPosition) -> bool:
    """The Whale, once in a draw, with cards enough in the deck (MA-FIG-D, -03)."""
    market = len(p.quest_market)
    return p.player().exchanges_quests and EXCHANGED.of(p) == 0 and 0 < market <= len(p.quest_deck)


class DrawQuest(Step):
    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = [TAKE_MOVES[quest] for quest in p.quest_market]
        if p.quest_deck:
            moves.append(DRAW_MOVE)
        if may_exchange(p):
            moves.append(EXCHANGE_MOVE)
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        if move.verb == EXCHANGE:
            EXCHANGED.set(p, 1)
            exchange(p)
            return
        left: i64 = QUESTS_LEFT.of(p)
        DRAW_QUEST.pop(p)
        if move.verb == TAKE or move.verb == DRAW:
            if left > 1:
                DRAW_QUEST.push(p, left - 1, 0)
            if move.verb == TAKE:
                take(p, move.what)
            else:
                draw(p)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        if not can_draw_quest(p):
            DRAW_QUEST.pop(p)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == TAKE:
            return Reason("not-in-market", "MA-QST-01", {"quest": QUESTS[move.what].code})
        if move.verb == DRAW:
            return Reason("quest-deck-empty", "MA-QST-03")
        if move.verb == EXCHANGE:
            return why_not_exchange(p)
        return not_now(self.name)


def why_not_exchange(p: MaracaiboPosition) -> Reason:
    if not p.player().exchanges_quests:
        return Reason("no-whale", "MA-FIG-D")
    if EXCHANGED.of(p):
        return Reason("exchanged-already", "MA-FIG-D")
    return Reason("quest-deck-short", "MA-FIG-03")


def take(p: MaracaiboPosition, quest: i64) -> None:
    """From the market: everybody has seen it (MA-QST-02)."""
    p.quest_market.remove(quest)
    p.player().quests.append(slot_of(quest, EVERYBODY))
    p.tell("quest-taken", {"seat": p.active, "quest": QUESTS[quest].code})
    fill_market(p)


def draw(p: MaracaiboPosition) -> None:
    """From the deck, unseen by others but for a card they know to lie there."""
    slot: i64 = known_also_to(p.quest_deck.pop(), p.active)
    p.player().quests.append(slot)
    p.reveal_to(p.active, quest_in(slot))
    book = p.logbook
    if book is not None:
        book.tell_one(p.active, "quest-drawn", {"seat": p.active}, {"quest": QUESTS[quest_in(slot)].code})


def exchange(p: MaracaiboPosition) -> None:
    """New cards first, then the old ones go under the deck, the left one first (MA-FIG-03)."""
    old = p.quest_market
    p.quest_market = []
    p.tell("quests-exchanged", {"seat": p.active, "quests": quest_codes(old)})
    for _ in range(len(old)):
        turn_over_quest(p)
    for quest in old:
        p.quest_deck.insert(0, slot_of(quest, EVERYBODY))


class SellQuest(Step):
    """One own quest under the deck for doubloons (MA-QST-04)."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = [SELL_MOVES[quest_in(slot)] for slot in p.player().quests]
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        doubloons: i64 = FOR_A_QUEST.of(p)
        SELL_QUEST.pop(p)
        if move.verb == SELL:
            sell(p, move.what)
            gain_doubloons(p, p.active, doubloons)
        p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == SELL:
            return Reason("quest-not-yours", "MA-QST-07", {"quest": QUESTS[move.what].code})
        return not_now(self.name)


def sell(p: MaracaiboPosition, quest: i64) -> None:
    """From now on others know only that each of the seller's quests lies in the hand or under the deck."""
    seller: i64 = p.active
    player = p.player()
    mark: i64 = marked_by(seller)
    for slot in player.quests:
        if seller_of(slot) >= 0:
            join_marks(p, seller_of(slot), seller)
    kept: list[int] = []
    for slot in player.quests:
        if is_known_to(slot, NOBODY):
            p.doubted.append(slot_of(quest_in(slot), EVERYBODY, mark))
        if quest_in(slot) != quest:
            kept.append(slot_of(quest_in(slot), only(seller), mark))
    kept.sort()
    p.doubted.sort()
    player.quests = kept
    p.quest_deck.insert(0, slot_of(quest, only(seller), mark))
    book = p.logbook
    if book is not None:
        book.tell_one(seller, "quest-sold", {"seat": seller}, {"quest": QUESTS[quest].code})


def join_marks(p: MaracaiboPosition, old: i64, new: i64) -> None:
    """Marked quests of two sellers that may have come together (quest_slots.py)."""
    p.quest_deck = [with_mark(slot, old, new) for slot in p.quest_deck]
    p.doubted = [with_mark(slot, old, new) for slot in p.doubted]
    for player in p.players:
        player.quests = [with_mark(slot, old, new) for slot in player.quests]

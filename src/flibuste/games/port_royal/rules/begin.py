"""Before the first turn of a chapter: adventurers, coins of lost tries, treasuries, the story (PR-ADV-03 to -13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.frames import BEGIN_CHAPTER, CHOOSE_SIDE, CHOOSING_SEAT, COINS_TO_SHARE, SHARE_COINS
from flibuste.games.port_royal.moves import (
    ADVENTURER,
    ADVENTURER_MOVES,
    EVENLY,
    EVENLY_MOVE,
    FORGO,
    FORGO_MOVE,
    SHARE_MOVES,
    PortRoyalMove,
)
from flibuste.games.port_royal.position import Adventure, PortRoyalPosition, Voyage
from flibuste.games.port_royal.rules.coins import gain_for_all
from flibuste.games.port_royal.rules.crowns import voyage_of
from flibuste.games.port_royal.rules.month import lay_mission, read
from flibuste.games.port_royal.rules.step import Step
from flibuste.games.port_royal.rules.turn import start_turn
from flibuste.games.port_royal.tale import (
    ADVENTURER_CARDS,
    ADVENTURERS,
    CHAPTERS,
    COINS_A_LOST_TRY,
    COMPETITIVE,
    COOPERATIVE,
    END_OF_MONTH,
    END_OF_VARIABLE_MONTH,
    EVENT_BITS,
    EVENT_BY_CODE,
    EVENT_ONE,
    EVENTS,
    FIRST_DECKS,
    MISSION_BY_CODE,
    ZEROS,
    Mission,
)
from flibuste.kernel.chance import shuffle
from flibuste.kernel.logbook import Logbook
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import BadRecord, Reason

OPEN_IN_VARIABLE: Final = 4


def begin_adventure(p: PortRoyalPosition) -> None:
    """Everything that is decided before the first turn, in its order."""
    p.adventure = Adventure([], [], [], [])
    for player in p.players:
        player.voyage = Voyage(0, [])
    lay_events(p, p.adventure)
    BEGIN_CHAPTER.push(p)
    if p.terms.lost_tries > 0:
        SHARE_COINS.push(p, COINS_A_LOST_TRY * p.terms.lost_tries)
    if not p.terms.drafted:
        deal_adventurers(p)
    CHOOSE_SIDE.push(p, first_to_choose(p))


# --- adventurers ------------------------------------------------------------------------------------------------------


def deal_adventurers(p: PortRoyalPosition) -> None:
    """One card each, by lot (PR-ADV-03)."""
    cards = list(range(1, int(ADVENTURER_CARDS) + 1))
    shuffle(cards, p.chance)
    book = p.logbook
    if book is not None:
        scripted = book.scripted("adventurers")
        if scripted is not None:
            cards = [int(name) for name in scripted if name.isdigit()]
            if len(cards) != p.seats or len(set(cards)) != p.seats or not set(cards) <= set(range(1, 6)):
                raise BadRecord(
                    f"{p.seats} different adventurer cards of {ADVENTURER_CARDS} are dealt, not {scripted}."
                )
        book.fell("adventurers", [str(card) for card in cards[: p.seats]])
    for seat in range(p.seats):
        voyage_of(p, seat).card = cards[seat]
        if book is not None:
            front, back = [one.code for one in ADVENTURERS if one.card == cards[seat]]
            book.tell("adventurer-dealt", {"seat": seat, "front": front, "back": back})


def first_to_choose(p: PortRoyalPosition) -> i64:
    """Sides from the first player on; in a draft the first player is the last (PR-ADV-03, -62)."""
    return (p.first + p.seats - 1) % p.seats if p.terms.drafted else p.first


def next_to_choose(p: PortRoyalPosition, seat: i64) -> i64:
    """-1 after the last."""
    if p.terms.drafted:
        return -1 if seat == p.first else (seat + p.seats - 1) % p.seats
    following: i64 = clockwise(seat, p.seats)
    return -1 if following == p.first else following


def may_be(p: PortRoyalPosition, seat: i64, number: i64) -> bool:
    """A side of the own card, or in a draft of any card that nobody has."""
    card: i64 = ADVENTURERS[number].card
    if not p.terms.drafted:
        return voyage_of(p, seat).card == card
    return all([voyage_of(p, other).card != card for other in range(p.seats)])


class ChooseSide(Step):
    def seat(self, p: PortRoyalPosition) -> i64:
        return CHOOSING_SEAT.of(p)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        seat: i64 = CHOOSING_SEAT.of(p)
        return [ADVENTURER_MOVES[number] for number in range(len(ADVENTURERS)) if may_be(p, seat, number)]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        seat: i64 = CHOOSING_SEAT.of(p)
        voyage = voyage_of(p, seat)
        voyage.side = move.to
        voyage.card = voyage.adventurer().card
        if p.logbook is not None:
            p.logbook.tell("adventurer-chosen", {"seat": seat, "adventurer": voyage.adventurer().code})
        CHOOSE_SIDE.pop(p)
        following: i64 = next_to_choose(p, seat)
        if following >= 0:
            CHOOSE_SIDE.push(p, following)
        p.settle()

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        if move.verb == ADVENTURER:
            return Reason("not-your-adventurer", "PR-ADV-03", {"adventurer": ADVENTURERS[move.to].code})
        return Reason("adventurer-first", "PR-ADV-03")


# --- coins of lost tries ----------------------------------------------------------------------------------------------


class ShareCoins(Step):
    """The first player shares out the coins of lost tries, one by one, or leaves them (PR-ADV-43, -75)."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return p.first

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        moves: list[Move] = [EVENLY_MOVE]
        for seat in range(p.seats):
            moves.append(SHARE_MOVES[seat])
        moves.append(FORGO_MOVE)
        return moves

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        left: i64 = COINS_TO_SHARE.of(p)
        if p.logbook is not None:
            tell_shared(p, p.logbook, move, left)
        if move.verb == EVENLY:
            share_evenly(p, left)
            left = 0
        elif move.verb == FORGO:
            left = 0
        else:
            voyage_of(p, move.to).shared += 1
            left -= 1
        COINS_TO_SHARE.set(p, left)
        p.settle()

    def settle(self, p: PortRoyalPosition) -> None:
        if COINS_TO_SHARE.of(p) == 0:
            SHARE_COINS.pop(p)
            p.settle()

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("share-first", "PR-ADV-75", {"coins": COINS_TO_SHARE.of(p)})


def tell_shared(p: PortRoyalPosition, book: Logbook, move: PortRoyalMove, left: i64) -> None:
    if move.verb == EVENLY:
        book.tell("lost-coins-shared-evenly", {"seat": p.first, "coins": left})
    elif move.verb == FORGO:
        book.tell("lost-coins-left", {"seat": p.first, "coins": left})
    else:
        book.tell("lost-coin-shared", {"seat": p.first, "to": move.to, "coins": 1})


def share_evenly(p: PortRoyalPosition, coins: i64) -> None:
    """One each in turn order, beginning with the first player."""
    seat: i64 = p.first
    for _coin in range(coins):
        voyage_of(p, seat).shared += 1
        seat = clockwise(seat, p.seats)


# --- the chapter begins -----------------------------------------------------------------------------------------------


class BeginChapter(Step):
    """Nobody decides here: the treasuries are dealt, then the first story card is read (PR-ADV-57, -61)."""

    def settle(self, p: PortRoyalPosition) -> None:
        BEGIN_CHAPTER.pop(p)
        if p.logbook is not None and not p.terms.variable:
            chapter = CHAPTERS[p.terms.chapter - 1].code
            p.logbook.tell("chapter-began", {"chapter": chapter, "attempt": p.terms.lost_tries + 1})
        voyages = [voyage_of(p, seat) for seat in range(p.seats)]
        gain_for_all(p, [int(voyage.adventurer().coins + voyage.shared) for voyage in voyages], "start")
        if p.terms.variable:
            for mission in draw_missions(p):
                lay_mission(p, mission)
        else:
            read(p, CHAPTERS[p.terms.chapter - 1].first)
        start_turn(p)


def draw_missions(p: PortRoyalPosition) -> list[Mission]:
    """Four of those with a star, by lot (PR-ADV-49, -78)."""
    stars = [mission for mission in p.terms.printing.missions if mission.star]
    shuffle(stars, p.chance)
    book = p.logbook
    if book is not None:
        scripted = book.scripted("missions")
        if scripted is not None:
            stars = [p.terms.printing.mission(name) for name in scripted if name in MISSION_BY_CODE]
            if len(stars) != OPEN_IN_VARIABLE or any([not mission.star for mission in stars]):
                raise BadRecord(f"{OPEN_IN_VARIABLE} missions with a star lie open, not {scripted}.")
        book.fell("missions", [mission.code for mission in stars[:OPEN_IN_VARIABLE]])
    return stars[:OPEN_IN_VARIABLE]


def lay_events(p: PortRoyalPosition, adventure: Adventure) -> None:
    """Some basic events face down, perhaps event 1 among them, the end of the month below (PR-ADV-06 to -09)."""
    mode = COOPERATIVE if p.terms.adventure_team else COMPETITIVE
    first = FIRST_DECKS[f"{mode}:{p.seats}"]
    zeros = ZEROS[:]
    shuffle(zeros, p.chance)
    drawn = zeros[: first.zeros]
    if first.event_one:
        drawn.append(int(EVENT_ONE))
        shuffle(drawn, p.chance)
    book = p.logbook
    if book is not None:
        scripted = book.scripted("events")
        if scripted is not None:
            drawn = events_named(scripted, drawn)
        book.fell("events", [EVENTS[number].code for number in reversed(drawn)])
    last: i64 = END_OF_VARIABLE_MONTH if p.terms.variable else END_OF_MONTH
    adventure.deck = [int(last), *drawn]
    adventure.unused = [number for number in ZEROS if number not in drawn]
    adventure.seen = EVENT_BITS[last]


def events_named(names: list[str], usual: list[int]) -> list[int]:
    """As a script wants them, the first one on top."""
    found = [int(EVENT_BY_CODE[name].index) for name in names if name in EVENT_BY_CODE]
    allowed = [*ZEROS, int(EVENT_ONE)] if int(EVENT_ONE) in usual else ZEROS
    if len(found) != len(usual) or len(set(found)) != len(found) or not set(found) <= set(allowed):
        raise BadRecord(f"The first events cannot be {names}.")
    return found[::-1]

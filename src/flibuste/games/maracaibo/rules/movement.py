"""Sailing: one to three spaces towards Maracaibo, and paying the ships one comes to (MA-MOV)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.frames import ARRIVED, BEGUN_IN, CREDITORS, SAIL_SHIP, SHIPS_TO_PAY, STEPS_LEFT
from flibuste.games.maracaibo.moves import PAY, PAY_MOVES, SAIL, STOP, STOP_MOVE, MaracaiboMove
from flibuste.games.maracaibo.pieces import CARDS, CARDS_ON_MAP, LOCATION
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.step import Step, not_now
from flibuste.games.maracaibo.sea import GULF, START
from flibuste.kernel.logbook import Fact
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

NOT_HIDDEN = ""


def set_sail(p: MaracaiboPosition) -> None:
    """The movement phase of the active player (MA-TURN-02); from the Gulf there is one way only (MA-MOV-08)."""
    player = p.player()
    SAIL_SHIP.push(p, player.sails, p.sea.column[player.ship])
    if player.ship == GULF:
        sail_to(p, GULF + 1)


def goals(p: MaracaiboPosition) -> i64:
    """Where the ship may be sailed by one choice, as bits: an end, or step by step the next place (MA-MOV-12)."""
    ship: i64 = p.player().ship
    steps: i64 = STEPS_LEFT.of(p)
    if not p.terms.hidden_developments:
        return p.sea.ends[steps][ship]
    found: i64 = 0
    one: i64 = 1
    begun: i64 = BEGUN_IN.of(p)
    near: i64 = p.sea.next[ship]
    for place in range(START):
        if near >> place & 1 and p.sea.can_go_on(place, steps - 1, begun):
            found |= one << place
    return found


def may_stop(p: MaracaiboPosition) -> bool:
    """Once the ship is in a column nearer to Maracaibo (MA-MOV-04)."""
    return p.terms.hidden_developments and p.sea.column[p.player().ship] > BEGUN_IN.of(p)


class SailShip(Step):
    def moves(self, p: MaracaiboPosition) -> list[Move]:
        places: i64 = goals(p)
        sailing = p.terms.course.moves
        moves: list[Move] = []
        for place in range(START):
            if places >> place & 1:
                moves.append(sailing[place])
        if may_stop(p):
            moves.append(STOP_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        if move.verb == STOP:
            arrive(p)
        else:
            sail_to(p, p.terms.course.places[move.what])
        p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == STOP and p.terms.hidden_developments:
            return Reason("not-nearer", "MA-MOV-04")
        if move.verb != SAIL:
            return not_now(self.name)
        place = p.terms.course.places[move.what]
        if place < 0:
            return Reason("no-such-place", "MA-SET-03")
        if p.sea.column[place] <= BEGUN_IN.of(p):
            return Reason("not-nearer", "MA-MOV-04")
        return Reason("too-far", "MA-MOV-01", {"steps": STEPS_LEFT.of(p)})


def sail_to(p: MaracaiboPosition, place: i64) -> None:
    player = p.player()
    player.ship = place
    if p.logbook is not None:
        tell_sailed(p, {"seat": p.active}, place)
    if not p.terms.hidden_developments or place >= GULF:
        arrive(p)
        return
    meet(p, place)
    STEPS_LEFT.set(p, STEPS_LEFT.of(p) - 1)
    if goals(p) == 0 or STEPS_LEFT.of(p) == 0:
        arrive(p)


def tell_sailed(p: MaracaiboPosition, who: dict[str, Fact], place: i64) -> None:
    """With the card there, if everybody can see it."""
    shown = place < GULF and p.is_shown(place)
    card = CARDS[p.map[place]].code if shown else ""
    hidden = hidden_as(p, place) if place < GULF else NOT_HIDDEN
    p.tell("sailed", {**who, "place": p.sea.names[place], "shown": shown, "card": card, "hidden": hidden})


def hidden_as(p: MaracaiboPosition, place: i64) -> str:
    """What lies face down there, as far as its back tells; `filler` for what nobody can buy."""
    if p.fillers >> place & 1:
        return "filler"
    if p.face_down >> place & 1 == 0:
        return NOT_HIDDEN
    if carries_doubloons(p, place):
        return "location"
    return "development" if CARDS[p.map[place]].level == 1 else "level-2"


def carries_doubloons(p: MaracaiboPosition, place: i64) -> bool:
    """A face-down location of level I, which everybody knows by the doubloons on it (MA-MOD-HLOC-01, -07)."""
    if p.face_down >> place & 1 == 0:
        return False
    card = CARDS[p.map[place]]
    return card.kind == LOCATION and card.level == 1


def meet(p: MaracaiboPosition, place: i64) -> None:
    """A ship comes upon a face-down development, perhaps only in passing (MA-MOD-HDEV-03)."""
    if p.face_down >> place & 1 and not carries_doubloons(p, place):
        turn_up(p, place)


def turn_up(p: MaracaiboPosition, place: i64) -> None:
    one: i64 = 1
    p.face_down &= ~(one << place)
    p.reveal(p.map[place])
    p.tell("card-turned-up", {"place": p.sea.names[place], "card": CARDS[p.map[place]].code})


# --- ships at the end of the way --------------------------------------------------------------------------------------


def ships_at(p: MaracaiboPosition, place: i64) -> i64:
    """Other seats whose ships lie there, as bits."""
    found: i64 = 0
    one: i64 = 1
    for seat in range(p.seats):
        if seat != p.active and p.players[seat].ship == place:
            found |= one << seat
    return found


def arrive(p: MaracaiboPosition) -> None:
    """The movement is over: whoever lies there is paid, then the rest of MA-MOV-13."""
    SAIL_SHIP.pop(p)
    ARRIVED.push(p)
    place: i64 = p.player().ship
    if place >= CARDS_ON_MAP:
        return
    pay_jordan(p, place)
    others: i64 = ships_at(p, place)
    if others == 0:
        return
    if p.player().doubloons >= number_in(others):
        pay_all(p, others)
    else:
        CREDITORS.push(p, others)


def pay_jordan(p: MaracaiboPosition, place: i64) -> None:
    """To the supply, if possible (MA-SOLO-06)."""
    jordan = p.jordan
    if jordan is not None and jordan.ship == place and p.player().doubloons > 0:
        p.player().doubloons -= 1
        p.tell("paid-jordan", {"seat": p.active})


def pay_all(p: MaracaiboPosition, others: i64) -> None:
    for seat in range(p.seats):
        if others >> seat & 1:
            pay(p, seat)


def pay(p: MaracaiboPosition, seat: i64) -> None:
    """One doubloon to the owner of a ship (MA-MOV-09)."""
    p.player().doubloons -= 1
    p.players[seat].doubloons += 1
    if p.logbook is not None:
        p.logbook.tell("paid", {"seat": p.active, "to": seat})


class Creditors(Step):
    """With too few doubloons the mover chooses whom to pay."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        ships: i64 = SHIPS_TO_PAY.of(p)
        return [PAY_MOVES[seat] for seat in range(p.seats) if ships >> seat & 1]

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        one: i64 = 1
        pay(p, move.what)
        SHIPS_TO_PAY.set(p, SHIPS_TO_PAY.of(p) & ~(one << move.what))
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        ships: i64 = SHIPS_TO_PAY.of(p)
        doubloons: i64 = p.player().doubloons
        if doubloons == 0 or ships == 0 or doubloons >= number_in(ships):
            CREDITORS.pop(p)
            if doubloons > 0:
                pay_all(p, ships)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == PAY:
            return Reason("no-ship-here", "MA-MOV-09", {"seat": move.what})
        return Reason("pay-first", "MA-MOV-10")


def number_in(bits: i64) -> i64:
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number

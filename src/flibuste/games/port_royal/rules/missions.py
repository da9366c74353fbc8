"""Missions: what each asks for, accomplishing it, what emptied spaces of an adventurer give (PR-ADV-16 to -23)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.port_royal.frames import GIVE_ARES, GIVEN_FOR, GIVER, MISSION_AT_HAND, MISSION_NOW, MISSION_SEAT
from flibuste.games.port_royal.moves import FORGO_MOVE, GIVE, GIVE_MOVES, MISSION, MISSION_MOVES, PortRoyalMove
from flibuste.games.port_royal.pieces import (
    ARES,
    CARGOES,
    COINS,
    CROWNS,
    FIRST_CARGO,
    NONE,
    ROLES,
    VIOLET,
    Ask,
    Card,
)
from flibuste.games.port_royal.position import OpenMission, PortRoyalPosition, Voyage
from flibuste.games.port_royal.rules.abilities import unlock
from flibuste.games.port_royal.rules.coins import discard_card, gain, pay
from flibuste.games.port_royal.rules.contracts import owned
from flibuste.games.port_royal.rules.crowns import gain_crowns, pay_crowns, voyage_of
from flibuste.games.port_royal.rules.goal import check_goal
from flibuste.games.port_royal.rules.step import Step
from flibuste.games.port_royal.tale import AT_COLORS, AT_FIRST, AT_FOURTH, AT_TAX, SPACE_CROWNS, Mission
from flibuste.kernel.logbook import Fact
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def open_missions(p: PortRoyalPosition) -> list[OpenMission]:
    adventure = p.adventure
    assert adventure is not None
    return adventure.missions


def find_mission(p: PortRoyalPosition, mission: Mission) -> OpenMission | None:
    for one in open_missions(p):
        if one.mission is mission:
            return one
    return None


def surely_open(p: PortRoyalPosition, mission: Mission) -> OpenMission:
    one = find_mission(p, mission)
    assert one is not None, mission.code
    return one


# --- what a mission asks for ------------------------------------------------------------------------------------------


def in_cargo(voyage: Voyage, kind: i64) -> i64:
    number: i64 = 0
    for card in voyage.cargo:
        if card.cargo == kind:
            number += 1
    return number


def has_of(p: PortRoyalPosition, seat: i64, mission: Mission, ask: Ask) -> i64:
    """How much a seat has of what is asked for; an Ares Pirate counts once (PR-ADV-70)."""
    voyage = voyage_of(p, seat)
    if ask.thing == CROWNS:
        return voyage.crowns
    if ask.thing == ARES:
        ares: i64 = len([card for card in voyage.cargo if card.color == VIOLET])
        return ares - mission.to_pay("books") - mission.to_pay("herbs")
    if ask.thing >= FIRST_CARGO:
        return in_cargo(voyage, ask.thing - FIRST_CARGO)
    return owned(p, seat, ask)


def has_any(p: PortRoyalPosition, seat: i64, mission: Mission) -> bool:
    if not mission.any_of:
        return True
    return any([card.role in mission.any_of for card in p.players[seat].area])


def is_met(p: PortRoyalPosition, seat: i64, mission: Mission) -> bool:
    """All values are minimums (PR-ADV-18)."""
    for ask in mission.asks:
        if has_of(p, seat, mission, ask) < ask.count:
            return False
    return has_any(p, seat, mission) and can_pay(p, seat, mission)


def can_pay(p: PortRoyalPosition, seat: i64, mission: Mission) -> bool:
    for ask in mission.pays:
        if has_of(p, seat, mission, ask) < ask.count:
            return False
    return True


def lacking(p: PortRoyalPosition, seat: i64, one: OpenMission) -> list[str]:
    """All that keeps a seat from accomplishing it, as words know it: `swords:2`."""
    mission = one.mission
    lacks: list[str] = []
    for ask in [*mission.asks, *mission.pays]:
        short: i64 = ask.count - has_of(p, seat, mission, ask)
        if short > 0:
            lacks.append(ask.written(short))
    if not has_any(p, seat, mission):
        lacks.append("_or_".join([ROLES[role] for role in mission.any_of]) + ":1")
    if mission.moment != NONE:
        lacks.append("moment")
    return lacks


def free_markers(p: PortRoyalPosition, seat: i64) -> i64:
    """On the adventurer, those that wait on the first space of a mission apart (PR-ADVM-54)."""
    number: i64 = voyage_of(p, seat).markers
    for one in open_missions(p):
        if seat in one.waiting:
            number -= 1
    return number


def has_marker_for(p: PortRoyalPosition, seat: i64, one: OpenMission) -> bool:
    """Each mission once (PR-ADV-17)."""
    return seat not in one.slots and (seat in one.waiting or free_markers(p, seat) > 0)


# --- accomplishing it in one's own time -------------------------------------------------------------------------------


def can_accomplish(p: PortRoyalPosition, seat: i64, one: OpenMission) -> bool:
    return one.mission.moment == NONE and has_marker_for(p, seat, one) and is_met(p, seat, one.mission)


def add_missions(p: PortRoyalPosition, seat: i64, moves: list[Move]) -> None:
    for one in open_missions(p):
        if can_accomplish(p, seat, one):
            moves.append(MISSION_MOVES[one.mission.index])


def any_mission(p: PortRoyalPosition, seat: i64) -> bool:
    for one in open_missions(p):
        if can_accomplish(p, seat, one):
            return True
    return False


def take_on(p: PortRoyalPosition, seat: i64, mission: Mission) -> None:
    """What it costs is given up; which Ares Pirates go is asked where it makes a difference."""
    for ask in mission.pays:
        if ask.thing != ARES:
            give_up(p, seat, ask)
    give_ares(p, seat, mission, mission.to_pay("ares"))


def give_ares(p: PortRoyalPosition, seat: i64, mission: Mission, ships: i64) -> None:
    """One question for each ship that is still to go, until their owner has no choice left (PR-ADV-70)."""
    if ares_to_choose(p, seat, ships):
        for _ship in range(ships):
            GIVE_ARES.push(p, mission.index, seat)
        return
    for _ship in range(ships):
        discard_cargo(p, seat, first_ares(voyage_of(p, seat)))
    accomplish(p, seat, surely_open(p, mission))
    p.settle()


def give_up(p: PortRoyalPosition, seat: i64, ask: Ask) -> None:
    if ask.thing == COINS:
        pay(p, seat, ask.count)
        if p.logbook is not None:
            p.logbook.tell("mission-paid", {"seat": seat, "coins": ask.count})
    elif ask.thing == CROWNS:
        pay_crowns(p, seat, ask.count)
    else:
        for _piece in range(ask.count):
            discard_cargo(p, seat, first_with(voyage_of(p, seat), ask.thing - FIRST_CARGO))


def first_with(voyage: Voyage, kind: i64) -> Card:
    return next(card for card in voyage.cargo if card.cargo == kind)


def first_ares(voyage: Voyage) -> Card:
    return next(card for card in voyage.cargo if card.color == VIOLET)


def discard_cargo(p: PortRoyalPosition, seat: i64, ship: Card) -> None:
    """Each cargo is used once (PR-ADV-52)."""
    voyage_of(p, seat).cargo.remove(ship)
    discard_card(p, ship)
    if p.logbook is not None:
        p.logbook.tell("cargo-used", {"seat": seat, "card": ship.code})


def ares_to_choose(p: PortRoyalPosition, seat: i64, wanted: i64) -> bool:
    """More Ares Pirates than must go, and of both cargoes (PR-ADV-70)."""
    ares = [card for card in voyage_of(p, seat).cargo if card.color == VIOLET]
    return wanted > 0 and len(ares) > wanted and len({int(card.cargo) for card in ares}) > 1


class GiveAres(Step):
    """Which Ares Pirates are given up next: with a book, or with herbs."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return GIVER.of(p)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        cargo = voyage_of(p, GIVER.of(p)).cargo
        kinds = sorted({int(card.cargo) for card in cargo if card.color == VIOLET})
        return [GIVE_MOVES[kind] for kind in kinds]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        seat: i64 = GIVER.of(p)
        mission = p.terms.printing.missions[GIVEN_FOR.of(p)]
        ships: i64 = 0
        while GIVE_ARES.is_on_top(p):
            GIVE_ARES.pop(p)
            ships += 1
        discard_cargo(p, seat, first_with(voyage_of(p, seat), move.to))
        give_ares(p, seat, mission, ships - 1)

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        if move.verb == GIVE:
            return Reason("no-such-cargo", "PR-ADV-70", {"cargo": CARGOES[move.to]})
        return Reason("give-first", "PR-ADV-70", {"mission": p.terms.printing.missions[GIVEN_FOR.of(p)].code})


def accomplish(p: PortRoyalPosition, seat: i64, one: OpenMission) -> None:
    """Marker, what its space gives, the slot's reward for the first, crowns for everybody (PR-ADV-19 to -22)."""
    mission = one.mission
    if seat in one.waiting:
        one.waiting.remove(seat)
    is_first = not one.slots
    one.slots.append(seat)
    if p.logbook is not None:
        p.logbook.tell("mission-accomplished", {"seat": seat, "mission": mission.code, "first": is_first})
    lift_marker(p, seat)
    if is_first:
        gain(p, seat, mission.first_coins, "mission")
        gain_crowns(p, seat, mission.first_crowns, "mission")
    gain_crowns(p, seat, mission.crowns, "mission")


def lift_marker(p: PortRoyalPosition, seat: i64) -> None:
    """The leftmost marker leaves the adventurer: ability, trophy, crowns (PR-ADV-20)."""
    voyage = voyage_of(p, seat)
    space: i64 = voyage.gone
    voyage.gone += 1
    if p.logbook is not None:
        p.logbook.tell("marker-lifted", {"seat": seat, "space": space + 1})
    if space == 0:
        unlock(p, seat)
    gain_crowns(p, seat, SPACE_CROWNS[space], "marker")
    check_goal(p, seat)


# --- missions of a moment ---------------------------------------------------------------------------------------------


def offer_mission(p: PortRoyalPosition, seat: i64, one: OpenMission) -> None:
    MISSION_NOW.push(p, one.mission.index, seat)


def awaiting(p: PortRoyalPosition, seat: i64, moment: i64) -> list[OpenMission]:
    """The missions whose moment this is, and that a seat could accomplish or advance."""
    return [one for one in open_missions(p) if one.mission.moment == moment and may_advance(p, seat, one)]


def may_advance(p: PortRoyalPosition, seat: i64, one: OpenMission) -> bool:
    """A price is due where the mission is accomplished, not on the way (PR-ADVM-59)."""
    if not has_marker_for(p, seat, one):
        return False
    return can_pay(p, seat, one.mission) if one.mission.spaces == 0 or seat in one.waiting else True


def offer_at_colors(p: PortRoyalPosition, colors: i64) -> None:
    """Once per ship that joins the harbor (PR-ADVM-33, -57)."""
    for one in awaiting(p, p.active, AT_COLORS):
        if colors >= one.mission.amount:
            offer_mission(p, p.active, one)


def offer_at_tax(p: PortRoyalPosition, seats: list[int]) -> None:
    """To those who lost coins, the first of the list to be asked first (PR-ADVM-50)."""
    for seat in reversed(seats):
        for one in awaiting(p, seat, AT_TAX):
            offer_mission(p, seat, one)


def offer_at_stop(p: PortRoyalPosition) -> None:
    """The active player has stopped with so many cards in the harbor (PR-ADVM-51, -52, -58)."""
    for moment in (AT_FOURTH, AT_FIRST):
        for one in awaiting(p, p.active, moment):
            if len(p.harbor) == one.mission.amount:
                offer_mission(p, p.active, one)


class MissionNow(Step):
    """Now or not at all (PR-ADVM-53)."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return MISSION_SEAT.of(p)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [MISSION_MOVES[MISSION_AT_HAND.of(p)], FORGO_MOVE]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        seat: i64 = MISSION_SEAT.of(p)
        mission = p.terms.printing.missions[MISSION_AT_HAND.of(p)]
        MISSION_NOW.pop(p)
        if move.verb == MISSION:
            advance(p, seat, surely_open(p, mission))
        p.settle()

    def settle(self, p: PortRoyalPosition) -> None:
        """Drops an offer for which marker or coins have just gone elsewhere."""
        if not may_advance(p, MISSION_SEAT.of(p), surely_open(p, p.terms.printing.missions[MISSION_AT_HAND.of(p)])):
            MISSION_NOW.pop(p)
            p.settle()

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason(
            "mission-comes-first", "PR-ADVM-53", {"mission": p.terms.printing.missions[MISSION_AT_HAND.of(p)].code}
        )


def advance(p: PortRoyalPosition, seat: i64, one: OpenMission) -> None:
    """To the first space of two, or accomplished (PR-ADVM-52, -54)."""
    mission = one.mission
    if mission.spaces > 0 and seat not in one.waiting:
        one.waiting.append(seat)
        if p.logbook is not None:
            p.logbook.tell("mission-progress", {"seat": seat, "mission": mission.code})
        return
    for ask in mission.pays:
        give_up(p, seat, ask)
    adventure = p.adventure
    assert adventure is not None
    adventure.fewer += mission.fewer
    accomplish(p, seat, one)


# --- reasons ----------------------------------------------------------------------------------------------------------


def why_not_mission(p: PortRoyalPosition, seat: i64, mission: Mission) -> Reason:
    facts: dict[str, Fact] = {"mission": mission.code}
    if p.adventure is None:
        return Reason("no-missions", "PR-ADV-01", facts)
    one = find_mission(p, mission)
    if one is None:
        return Reason("mission-not-open", "PR-ADV-23", facts)
    if seat in one.slots:
        return Reason("mission-done-already", "PR-ADV-17", facts)
    if not has_marker_for(p, seat, one):
        return Reason("no-marker-on-adventurer", "PR-ADV-17", facts)
    if mission.moment != NONE:
        return Reason("mission-at-once-only", "PR-ADVM-53", facts)
    lacks = lacking(p, seat, one)
    if lacks:
        return Reason("mission-condition", "PR-ADV-18", {**facts, "lacks": lacks})
    return Reason("mission-not-now", "PR-ADV-16", facts)

"""Contracts: what each asks for, claiming, progress, rewards, and the team's win (PR-CON, PR-CONL, PR-COOP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.frames import CLAIM_CONTRACT, CLAIM_NOW, CLAIM_SEAT
from flibuste.games.port_royal.moves import CLAIM, CLAIM_MOVES, FORGO_MOVE, PortRoyalMove
from flibuste.games.port_royal.pieces import (
    AT_BUST,
    AT_COLORS,
    AT_GOLD,
    AT_TAX,
    COINS,
    CONTRACTS,
    EXPEDITIONS,
    INFLUENCE,
    NEST,
    NONE,
    SWORDS,
    Ask,
    Card,
    Contract,
    codes,
)
from flibuste.games.port_royal.position import CONTRACTS_DONE, Hold, OpenContract, PortRoyalPosition
from flibuste.games.port_royal.rules.coins import discard_cards, gain, pay
from flibuste.games.port_royal.rules.goal import check_goal, finish
from flibuste.games.port_royal.rules.step import Step
from flibuste.games.port_royal.scoring import INFLUENCE_FOR
from flibuste.kernel.logbook import Fact
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

MARKERS: Final = 3


# --- what a contract asks for -----------------------------------------------------------------------------------------


def owned(p: PortRoyalPosition, seat: i64, ask: Ask) -> i64:
    """How much a seat has of what is asked for."""
    player = p.players[seat]
    thing: i64 = ask.thing
    if thing == SWORDS:
        return player.swords
    if thing == EXPEDITIONS:
        return player.expeditions
    if thing == INFLUENCE:
        return player.influence
    if thing == COINS:
        return len(player.coins)
    if thing == NEST:
        return len(hold_of(p, seat).nest)
    found: i64 = 0
    for card in player.area:
        if ask.counts(card):
            found += 1
    return found


def is_met(p: PortRoyalPosition, seat: i64, contract: Contract) -> bool:
    """Whether a seat has all that a contract asks for; more is fine (PR-CON-11)."""
    for ask in contract.conditions:
        if owned(p, seat, ask) < ask.count:
            return False
    return True


def lacking(p: PortRoyalPosition, seat: i64, one: OpenContract) -> list[str]:
    """All that keeps the seat from completing it, as words know it (`missing-swords`): `swords:2`."""
    contract = one.contract
    if contract.moment != NONE:
        return [f"times:{contract.times - one.progress[seat]}"] if contract.spaces else ["moment"]
    lacks: list[str] = []
    for ask in contract.conditions:
        short: i64 = ask.count - owned(p, seat, ask)
        if short > 0:
            lacks.append(ask.written(short))
    if contract.active_only and seat != p.active:
        lacks.append("turn")
    return lacks


def hold_of(p: PortRoyalPosition, seat: i64) -> Hold:
    hold = p.players[seat].hold
    assert hold is not None, "contracts are played with markers"
    return hold


def has_marker_for(p: PortRoyalPosition, seat: i64, one: OpenContract) -> bool:
    """Not completed yet, and a marker is there or already on its way (PR-CON-04, -16)."""
    return seat not in one.slots and (one.progress[seat] > 0 or hold_of(p, seat).markers > 0)


def find_open(p: PortRoyalPosition, contract: Contract) -> OpenContract | None:
    agenda = p.agenda
    if agenda is not None:
        for one in agenda.contracts:
            if one.contract is contract:
                return one
    return None


def surely_open(p: PortRoyalPosition, contract: Contract) -> OpenContract:
    one = find_open(p, contract)
    assert one is not None, contract.code
    return one


def awaiting(p: PortRoyalPosition, seat: i64, moment: i64) -> list[OpenContract]:
    """The open contracts whose moment this is, and that the seat could complete or advance."""
    agenda = p.agenda
    assert agenda is not None
    return [one for one in agenda.contracts if one.contract.moment == moment and has_marker_for(p, seat, one)]


# --- claiming in one's own time ---------------------------------------------------------------------------------------


def can_claim(p: PortRoyalPosition, seat: i64, one: OpenContract) -> bool:
    """Whether the seat may claim it now, it being that seat's decision (PR-CON-09, -14, PR-CONL-18)."""
    contract = one.contract
    if contract.moment != NONE or (contract.active_only and seat != p.active):
        return False
    return has_marker_for(p, seat, one) and is_met(p, seat, contract)


def add_claims(p: PortRoyalPosition, seat: i64, moves: list[Move]) -> None:
    agenda = p.agenda
    if agenda is not None:
        for one in agenda.contracts:
            if can_claim(p, seat, one):
                moves.append(CLAIM_MOVES[one.contract.index])


def any_claim(p: PortRoyalPosition, seat: i64) -> bool:
    agenda = p.agenda
    if agenda is not None:
        for one in agenda.contracts:
            if can_claim(p, seat, one):
                return True
    return False


def claim(p: PortRoyalPosition, seat: i64, contract: Contract) -> None:
    for ask in contract.pays:
        give_up(p, seat, ask)
    complete(p, seat, surely_open(p, contract))
    p.settle()


def give_up(p: PortRoyalPosition, seat: i64, ask: Ask) -> None:
    """Coins, or all ships of the nest (PR-CONL-14, -17)."""
    if ask.thing == NEST:
        empty_nest(p, seat)
        return
    pay(p, seat, ask.count)
    if p.logbook is not None:
        p.logbook.tell("ransom-paid", {"seat": seat, "coins": ask.count})


def empty_nest(p: PortRoyalPosition, seat: i64) -> None:
    hold = hold_of(p, seat)
    if p.logbook is not None:
        p.logbook.tell("nest-emptied", {"seat": seat, "cards": codes(hold.nest)})
    discard_cards(p, hold.nest)
    hold.nest = []


def complete(p: PortRoyalPosition, seat: i64, one: OpenContract) -> None:
    """The marker goes to the leftmost free slot, which shows the coins; later contracts also give influence."""
    hold = hold_of(p, seat)
    if one.progress[seat] > 0:
        one.progress[seat] = 0
    else:
        hold.markers -= 1
    slot = len(one.slots)
    coins = reward_for(one)
    one.slots.append(seat)
    hold.completed += 1
    influence = INFLUENCE_FOR[hold.completed]
    p.players[seat].influence += influence
    if p.logbook is not None:
        p.logbook.tell(
            "contract-completed",
            {"seat": seat, "contract": one.contract.code, "coins": coins, "influence": influence, "slot": slot},
        )
    gain(p, seat, coins, "contract")
    check_goal(p, seat)
    check_team(p)


def reward_for(one: OpenContract) -> int:
    """Coins for the next to complete it; nothing once all slots are full (PR-CON-05, -19)."""
    slot = len(one.slots)
    return one.contract.rewards[slot] if slot < len(one.contract.rewards) else 0


def check_team(p: PortRoyalPosition) -> None:
    """The team wins at once when every contract was completed by somebody (PR-COOP-06, -18)."""
    agenda = p.agenda
    if agenda is None or not p.terms.cooperative:
        return
    for one in agenda.contracts:
        if not one.slots:
            return
    if p.logbook is not None:
        p.logbook.tell("all-contracts-done", {})
    finish(p, CONTRACTS_DONE)


def advance(p: PortRoyalPosition, seat: i64, one: OpenContract) -> None:
    """One space further; past the last space the contract is completed (PR-CON-15, -17)."""
    space = one.progress[seat] + 1
    if space > one.contract.spaces:
        complete(p, seat, one)
        return
    if space == 1:
        hold_of(p, seat).markers -= 1
    one.progress[seat] = space
    one.since[seat] = p.round
    if p.logbook is not None:
        p.logbook.tell("contract-progress", {"seat": seat, "contract": one.contract.code, "space": space})


# --- claims of a moment -----------------------------------------------------------------------------------------------


def offer_now(p: PortRoyalPosition, seat: i64, one: OpenContract) -> None:
    CLAIM_NOW.push(p, one.contract.index, seat)


def offer_at_bust(p: PortRoyalPosition) -> None:
    """The active player has just bust (PR-CONL-10)."""
    for one in awaiting(p, p.active, AT_BUST):
        offer_now(p, p.active, one)


def offer_at_tax(p: PortRoyalPosition, seats: list[int]) -> None:
    """To those who lost coins, the first of the list to be asked first (PR-CONL-09, PR-CON-18)."""
    for seat in reversed(seats):
        for one in awaiting(p, seat, AT_TAX):
            offer_now(p, seat, one)


def watch_harbor(p: PortRoyalPosition, colors: i64) -> None:
    """After a reveal: the Speculators look at the colors in the harbor (PR-CONL-11, -12, -13)."""
    seat = p.active
    watching = [one for one in awaiting(p, seat, AT_COLORS) if colors >= one.contract.amount]
    watching.sort(key=times_to_come if p.terms.quickest_claim_first else colors_to_come, reverse=True)
    for one in watching:  # the last is asked first
        if one.progress[seat] == 0 and one.offered_at < colors:
            if p.terms.forgone_until_more_colors:
                one.offered_at = colors
            offer_now(p, seat, one)
    for one in watching:
        if one.progress[seat] > 0 and one.since[seat] < p.round:
            advance(p, seat, one)


def times_to_come(one: OpenContract) -> int:
    return one.contract.times


def colors_to_come(one: OpenContract) -> int:
    return one.contract.amount


def forget_offers(p: PortRoyalPosition) -> None:
    """Another player's turn begins."""
    agenda = p.agenda
    if agenda is not None:
        for one in agenda.contracts:
            one.offered_at = 0


def nemesis_for(p: PortRoyalPosition, seat: i64, ship: Card) -> OpenContract | None:
    """The Nemesis contract that giving up this ship's gold would advance (PR-CONL-05 to -08)."""
    if not can_pay_fee(p, seat):
        return None
    for one in awaiting(p, seat, AT_GOLD):
        if one.contract.color == ship.color:
            return one
    return None


def can_pay_fee(p: PortRoyalPosition, seat: i64) -> bool:
    """Out of coins that are there before a ship pays: its gold may be given up (PR-CONL-07)."""
    return seat == p.active or len(p.players[seat].coins) > 0


def may_nest(p: PortRoyalPosition, ship: Card) -> bool:
    """Whether the active player may keep a repelled ship for the Pirate's Nest (PR-CONL-14, -15)."""
    if any([kept.color == ship.color for kept in hold_of(p, p.active).nest]):
        return False
    return nest_contract(p) is not None


def nest_contract(p: PortRoyalPosition) -> OpenContract | None:
    """The open contract for which the active player may keep ships."""
    agenda = p.agenda
    assert agenda is not None
    for one in agenda.contracts:
        if one.contract.wants_nest and has_marker_for(p, p.active, one):
            return one
    return None


class ClaimNow(Step):
    """Now or not at all (PR-CON-13)."""

    def seat(self, p: PortRoyalPosition) -> i64:
        return CLAIM_SEAT.of(p)

    def moves(self, p: PortRoyalPosition) -> list[Move]:
        return [CLAIM_MOVES[CLAIM_CONTRACT.of(p)], FORGO_MOVE]

    def play(self, p: PortRoyalPosition, move: PortRoyalMove) -> None:
        seat = CLAIM_SEAT.of(p)
        contract = CONTRACTS[CLAIM_CONTRACT.of(p)]
        CLAIM_NOW.pop(p)
        if move.verb == CLAIM:
            advance(p, seat, surely_open(p, contract))
        p.settle()

    def settle(self, p: PortRoyalPosition) -> None:
        """Drops a claim for which the last marker has just gone to another contract (PR-CON-16)."""
        if not has_marker_for(p, CLAIM_SEAT.of(p), surely_open(p, CONTRACTS[CLAIM_CONTRACT.of(p)])):
            CLAIM_NOW.pop(p)
            p.settle()

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("claim-comes-first", "PR-CON-13", {"contract": CONTRACTS[CLAIM_CONTRACT.of(p)].code})


# --- reasons ----------------------------------------------------------------------------------------------------------


def why_not_claim(p: PortRoyalPosition, seat: i64, contract: Contract) -> Reason:
    facts: dict[str, Fact] = {"contract": contract.code}
    one = find_open(p, contract)
    if one is None:
        return Reason("contract-not-open", "PR-CON-01", facts)
    if seat in one.slots:
        return Reason("contract-done-already", "PR-CON-04", facts)
    if not has_marker_for(p, seat, one):
        return Reason("no-marker-left", "PR-CON-16", facts)
    if contract.moment != NONE:
        return Reason("claim-at-once-only", "PR-CON-13", facts)
    lacks = lacking(p, seat, one)
    if lacks == ["turn"]:
        return Reason("active-player-only", "PR-CON-14", facts)
    if lacks:
        return Reason("contract-condition", "PR-CON-03", {**facts, "lacks": lacks})
    return Reason("claim-not-now", "PR-CON-10", facts)

"""Contracts: what each asks for, claiming, progress, rewards, and the team's win (PR-CON, PR-CONL, PR-COOP)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.port_royal.frames import CLAIM_CONTRACT, CLAIM_NOW, CLAIM_SEAT
from flibuste.games.port_royal.moves import CLAIM, CLAIM_MOVES, FORGO_MOVE, PortRoyalMove
from flibuste.games.port_royal.pieces import CHARACTER, CONTRACTS, ROLES, Card, Contract, codes
from flibuste.games.port_royal.position import CONTRACTS_DONE, Hold, OpenContract, PortRoyalPosition
from flibuste.games.port_royal.rules.coins import gain, pay
from flibuste.games.port_royal.rules.goal import check_goal, finish
from flibuste.games.port_royal.rules.step import Step
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

MARKERS: Final = 3
SPACES: Final = {"speculator": 1, "frigate_nemesis": 2, "galleon_nemesis": 1}
"""Progress spaces before the contract is completed (PR-CON-15)."""
AT_ONCE: Final = ["tax_inspector", "jinx", "major_speculator", "speculator", "frigate_nemesis", "galleon_nemesis"]
"""To be claimed at the very moment or not at all (PR-CON-13)."""
ACTIVE_ONLY: Final = ["pirates_nest", "major_speculator", "speculator", "jinx"]
NEMESIS_OF: Final = ["", "", "", "frigate_nemesis", "galleon_nemesis"]
"""By ship color."""
THRIFTY: Final = 4
THRIFTY_COST: Final = 3
MERCENARY: Final = 3
ESTATE: Final = 12
RANSOM: Final = 15
NEST: Final = 5
SPECULATION: Final = 3
MAJOR_SPECULATION: Final = 4
INFLUENCE_FOR: Final = [0, 0, 1, 2]
"""For a player's first, second and third contract (PR-CON-06)."""


# --- what a contract asks for -----------------------------------------------------------------------------------------


@final
class Lack:
    """What a seat still lacks for a contract; its words are found under `missing-<key>`."""

    def __init__(self, key: str, facts: dict[str, int | str]) -> None:
        self.key = key
        self.facts = facts


def lacking(p: PortRoyalPosition, seat: i64, one: OpenContract) -> list[Lack]:
    """What keeps the seat from completing it, moments apart; empty when it could claim it in its own time."""
    name = one.contract.name
    player = p.players[seat]
    hold = hold_of(p, seat)
    if one.contract.roles:
        return missing_roles(player.area, one.contract.roles)
    if name == "thrifty_staff":
        cheap = [card for card in player.area if card.kind == CHARACTER and card.cost <= THRIFTY_COST]
        return too_few("characters", THRIFTY - len(cheap))
    if name == "mercenary":
        return too_few("swords", MERCENARY - player.swords)
    if name == "explorer":
        return too_few("expedition", 1 - player.expeditions)
    if name == "small_estate":
        return too_few("influence", ESTATE - player.influence)
    if name == "ransom":
        return too_few("coins", RANSOM - len(player.coins))
    if name == "pirates_nest":
        return too_few("ships", NEST - len(hold.nest))
    if name in SPACES:
        return [Lack("times", {"count": SPACES[name] + 1 - one.progress[seat]})]
    return [Lack("moment", {})]


def too_few(key: str, count: i64) -> list[Lack]:
    return [Lack(key, {"count": count})] if count > 0 else []


def missing_roles(area: list[Card], roles: list[int]) -> list[Lack]:
    """Both characters must be there; a Jack never stands in (PR-CONL-01)."""
    left = [card.role for card in area if card.kind == CHARACTER]
    lacks: list[Lack] = []
    for role in roles:
        if role in left:
            left.remove(role)
        else:
            lacks.append(Lack("role", {"role": ROLES[role]}))
    return lacks


def hold_of(p: PortRoyalPosition, seat: i64) -> Hold:
    hold = p.players[seat].hold
    assert hold is not None, "contracts are played with markers"
    return hold


def has_marker_for(p: PortRoyalPosition, seat: i64, one: OpenContract) -> bool:
    """Not completed yet, and a marker is there or already on its way (PR-CON-04, -16)."""
    return seat not in one.slots and (one.progress[seat] > 0 or hold_of(p, seat).markers > 0)


def open_contract(p: PortRoyalPosition, name: str) -> OpenContract | None:
    agenda = p.agenda
    if agenda is not None:
        for one in agenda.contracts:
            if one.contract.name == name:
                return one
    return None


def can_start(p: PortRoyalPosition, seat: i64, name: str) -> OpenContract | None:
    """The open contract of that name if the seat could complete or advance it."""
    one = open_contract(p, name)
    return one if one is not None and has_marker_for(p, seat, one) else None


# --- claiming in one's own time ---------------------------------------------------------------------------------------


def can_claim(p: PortRoyalPosition, seat: i64, one: OpenContract) -> bool:
    """Whether the seat may claim it now, it being that seat's decision (PR-CON-09, -14, PR-CONL-18)."""
    name = one.contract.name
    if name in AT_ONCE or not has_marker_for(p, seat, one) or (name in ACTIVE_ONLY and seat != p.active):
        return False
    return not lacking(p, seat, one)


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
    one = open_contract(p, contract.name)
    assert one is not None
    if contract.name == "ransom":
        pay(p, seat, RANSOM)
        if p.logbook is not None:
            p.logbook.tell("ransom-paid", {"seat": seat, "coins": RANSOM})
    elif contract.name == "pirates_nest":
        empty_nest(p, seat)
    complete(p, seat, one)
    p.settle()


def empty_nest(p: PortRoyalPosition, seat: i64) -> None:
    hold = hold_of(p, seat)
    if p.logbook is not None:
        p.logbook.tell("nest-emptied", {"seat": seat, "cards": codes(hold.nest)})
    p.discard.extend(hold.nest)
    hold.nest = []


def complete(p: PortRoyalPosition, seat: i64, one: OpenContract) -> None:
    """The marker goes to the leftmost free slot, which shows the coins; later contracts also give influence."""
    hold = hold_of(p, seat)
    if one.progress[seat] > 0:
        one.progress[seat] = 0
    else:
        hold.markers -= 1
    slot = len(one.slots)
    one.slots.append(seat)
    hold.completed += 1
    influence = INFLUENCE_FOR[hold.completed]
    p.players[seat].influence += influence
    coins = one.contract.rewards[slot] if slot < len(one.contract.rewards) else 0
    if p.logbook is not None:
        p.logbook.tell(
            "contract-completed",
            {"seat": seat, "contract": one.contract.code, "coins": coins, "influence": influence, "slot": slot},
        )
    gain(p, seat, coins, "contract")
    check_goal(p, seat)
    check_team(p)


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
    if space > SPACES[one.contract.name]:
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


def offer_jinx(p: PortRoyalPosition) -> None:
    """The active player has just bust (PR-CONL-10)."""
    one = can_start(p, p.active, "jinx")
    if one is not None:
        offer_now(p, p.active, one)


def offer_tax_inspector(p: PortRoyalPosition, seats: list[int]) -> None:
    """To those who lost coins, the first of the list to be asked first (PR-CONL-09, PR-CON-18)."""
    for seat in reversed(seats):
        one = can_start(p, seat, "tax_inspector")
        if one is not None:
            offer_now(p, seat, one)


def watch_harbor(p: PortRoyalPosition, colors: i64) -> None:
    """After a reveal: the Speculators look at the colors in the harbor (PR-CONL-11, -12, -13)."""
    seat = p.active
    one = can_start(p, seat, "major_speculator")
    if one is not None and colors >= MAJOR_SPECULATION:
        offer_now(p, seat, one)
    one = can_start(p, seat, "speculator")
    if one is None or colors < SPECULATION:
        return
    if one.progress[seat] == 0:
        offer_now(p, seat, one)
    elif one.since[seat] < p.round:
        advance(p, seat, one)


def nemesis_for(p: PortRoyalPosition, seat: i64, ship: Card) -> OpenContract | None:
    """The Nemesis contract that giving up this ship's gold would advance (PR-CONL-05 to -08)."""
    name = NEMESIS_OF[ship.color]
    one = can_start(p, seat, name) if name else None
    if one is None or (seat != p.active and not p.players[seat].coins):
        return None
    return one


def may_nest(p: PortRoyalPosition, ship: Card) -> bool:
    """Whether the active player may keep a repelled ship for the Pirate's Nest (PR-CONL-14, -15)."""
    one = can_start(p, p.active, "pirates_nest")
    return one is not None and all([kept.color != ship.color for kept in hold_of(p, p.active).nest])


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
            one = open_contract(p, contract.name)
            assert one is not None
            if contract.name in SPACES:
                advance(p, seat, one)
            else:
                complete(p, seat, one)
        p.settle()

    def settle(self, p: PortRoyalPosition) -> None:
        """Drops a claim for which the last marker has just gone to another contract (PR-CON-16)."""
        if can_start(p, CLAIM_SEAT.of(p), CONTRACTS[CLAIM_CONTRACT.of(p)].name) is None:
            CLAIM_NOW.pop(p)
            p.settle()

    def why_not(self, p: PortRoyalPosition, move: PortRoyalMove) -> Reason:
        return Reason("claim-comes-first", "PR-CON-13", {"contract": CONTRACTS[CLAIM_CONTRACT.of(p)].code})


# --- reasons ----------------------------------------------------------------------------------------------------------


def why_not_claim(p: PortRoyalPosition, seat: i64, move: PortRoyalMove) -> Reason:
    contract = move.contract
    assert contract is not None
    facts: dict[str, int | str] = {"contract": contract.code}
    one = open_contract(p, contract.name)
    if one is None:
        return Reason("contract-not-open", "PR-CON-01", facts)
    if seat in one.slots:
        return Reason("contract-done-already", "PR-CON-04", facts)
    if not has_marker_for(p, seat, one):
        return Reason("no-marker-left", "PR-CON-16", facts)
    if contract.name in AT_ONCE:
        return Reason("claim-at-once-only", "PR-CON-13", facts)
    if contract.name in ACTIVE_ONLY and seat != p.active:
        return Reason("active-player-only", "PR-CON-14", facts)
    lacks = lacking(p, seat, one)
    if lacks:
        return Reason("contract-condition", "PR-CON-03", {**facts, "lack": lacks[0].key, **lacks[0].facts})
    return Reason("claim-not-now", "PR-CON-10", facts)

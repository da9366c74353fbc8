"""Whether a position of Port Royal that somebody hands in can be (kernel/checks.py)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.port_royal.frames import FRAMES
from flibuste.games.port_royal.pieces import (
    CARDS,
    CHARACTER,
    COLORS,
    CONTRACTS,
    EXPEDITION,
    MERCHANT,
    SHIP,
    TAX,
    TOKEN,
    Card,
)
from flibuste.games.port_royal.piles import KNOWN, cards_in, dealt_after, face_of
from flibuste.games.port_royal.position import (
    DECK_SPENT,
    RUNNING,
    Adventure,
    Agenda,
    Hold,
    Player,
    PortRoyalPosition,
    Voyage,
)
from flibuste.games.port_royal.rules.contracts import MARKERS as CONTRACT_MARKERS
from flibuste.games.port_royal.rules.discover import THROWN
from flibuste.games.port_royal.rules.expeditions import candidates, missing
from flibuste.games.port_royal.setup import OPEN_CONTRACTS, OPEN_CONTRACTS_FOR_TEAM, keeps_holds
from flibuste.games.port_royal.tale import (
    ADVENTURER_CARDS,
    EVENT_BITS,
    EVENT_ONE,
    EVENTS,
    GROUPS,
    INFLUENCE_OF_CROWNS,
    MARKERS,
    MISSIONS,
    STORIES,
    ZEROS,
)
from flibuste.kernel.checks import (
    MOST,
    Pending,
    all_within,
    as_many,
    check_course,
    each_once,
    pending_frames,
    require,
    within,
)

OWN_TIME: Final = ["discover", "turn_end", "window"]
LIES_ON: Final = {
    **{key: ["over"] for key in ["discover", "window", "turn_end", "begin", "stopped"]},
    **{key: ["discover"] for key in ["repel", "nest", "event", "look", "court", "month", "busted", "throw"]},
    **{key: ["window"] for key in ["store", "gift", "waive", "cargo"]},
    **{key: ["discover", "throw"] for key in ["bank", "levy"]},
    **{key: ["begin"] for key in ["side", "share"]},
    "claim_now": ["busted", "claim_now", "discover", "levy", *OWN_TIME],
    "mission_now": ["discover", "levy", "mission_now", "stopped", "throw"],
    "give": [*OWN_TIME, "mission_now", "levy", "stopped"],
    "buy_off": ["month"],
    "crew": OWN_TIME,
}
LIES_ON["side"] = ["begin", "share"]
FOR_CONTRACTS: Final = ["claim_now", "bank", "busted", "waive", "nest"]
FOR_ADVENTURES: Final = [
    "side",
    "share",
    "begin",
    "event",
    "court",
    "buy_off",
    "look",
    "cargo",
    "mission_now",
    "give",
    "stopped",
    "month",
]
MOST_CARDS: Final = 250


def check(p: PortRoyalPosition) -> None:
    seats: i64 = p.seats
    within("active", p.active, 0, seats - 1)
    within("first", p.first, 0, seats - 1)
    within("payer", p.payer, 0, seats - 1)
    within("round", p.round, 1, p.terms.decision_limit)
    within("shuffles", p.shuffles, 0, MOST)
    within("revealed_this_turn", p.revealed_this_turn, 0, MOST_CARDS)
    within("ending", p.ending, RUNNING, DECK_SPENT)
    frames = pending_frames(p, FRAMES, LIES_ON)
    require(keeps_holds(p.terms) == any([one.hold is not None for one in p.players]), "`hold` goes with the options")
    require(p.terms.contracts == (p.agenda is not None), "`agenda` goes with the option `contracts`")
    require(p.terms.adventure == (p.adventure is not None), "`adventure` goes with the option of this name")
    check_cards(p)
    for player in p.players:
        check_player(p, player)
    if p.agenda is not None:
        check_agenda(p, p.agenda)
    if p.adventure is not None:
        check_adventure(p, p.adventure, frames)
    for pending in frames:
        check_frame(p, pending)
    check_harbor(p, frames)
    within("gambles", p.gambles, 0, MOST_CARDS if p.ending else p.players[p.active].gamblers)
    check_course(p, p.terms.decision_limit, p.ending != RUNNING)


def check_cards(p: PortRoyalPosition) -> None:
    """Which kinds of cards lie where; a substitute token is a coin and nothing else."""
    only("draw_pile", cards_in(p.draw_pile), [SHIP, CHARACTER, EXPEDITION, TAX])
    only("discard", cards_in(p.discard), [SHIP, CHARACTER, EXPEDITION, TAX])
    only("harbor", p.harbor, [SHIP, CHARACTER])
    only("open_expeditions", p.open_expeditions, [EXPEDITION])
    check_coins(p, "paid", p.paid)


def only(what: str, cards: list[Card], kinds: list[int]) -> None:
    for card in cards:
        require(card.kind in kinds, f"{card.code} cannot lie in `{what}`")


def check_coins(p: PortRoyalPosition, what: str, coins: vec[i64]) -> None:
    for coin in coins:
        is_token = CARDS[face_of(coin)].kind == TOKEN
        dealt: i64 = dealt_after(coin)
        require(is_token == (dealt == KNOWN), f"A token among `{what}` was dealt after {KNOWN}, and nothing else was")
        within(f"{what} dealt", dealt, KNOWN, p.shuffles)


def check_harbor(p: PortRoyalPosition, frames: list[Pending]) -> None:
    """Two ships of a color only while a Gambler's cards are thrown."""
    thrown = any([pending.frame.name == "throw" for pending in frames])
    colors = [int(card.color) for card in p.harbor if card.kind == SHIP]
    if not thrown:
        require(len(set(colors)) == len(colors), "Two ships of a color cannot lie in `harbor`")
    top = frames[-1].frame.name if frames else ""
    require(not p.harbor or top not in ["turn_end", "side", "share"], f"`harbor` is empty at `{top}`")


def check_player(p: PortRoyalPosition, player: Player) -> None:
    only("area", player.area, [CHARACTER, EXPEDITION])
    check_coins(p, "coins", player.coins)
    require((player.hold is not None) == keeps_holds(p.terms), "`hold` goes with the options")
    require((player.voyage is not None) == p.terms.adventure, "`voyage` goes with the option `adventure`")
    if player.hold is not None:
        check_hold(player, player.hold)
    if player.voyage is not None:
        check_voyage(p, player.voyage)


def check_hold(player: Player, hold: Hold) -> None:
    as_many("hold/under", len(hold.under), len(hold.stored))
    only("hold/stored", hold.stored, [SHIP])
    only("hold/nest", hold.nest, [SHIP])
    each_once("hold/nest", [int(ship.color) for ship in hold.nest])
    for ship, merchant in zip(hold.stored, hold.under, strict=True):
        fits = merchant.role == MERCHANT and merchant.color == ship.color and merchant in player.area
        require(fits, f"{ship.code} cannot lie under {merchant.code}")
    within("hold/markers", hold.markers, 0, CONTRACT_MARKERS)


# --- contracts --------------------------------------------------------------------------------------------------------


def check_agenda(p: PortRoyalPosition, agenda: Agenda) -> None:
    seats: i64 = p.seats
    most = OPEN_CONTRACTS_FOR_TEAM[seats] if p.terms.cooperative else OPEN_CONTRACTS
    within("agenda/contracts", len(agenda.contracts), 0, most)
    each_once("agenda/contracts", [int(one.contract.index) for one in agenda.contracts])
    markers = [0] * int(seats)
    completed = [0] * int(seats)
    for one in agenda.contracts:
        code = one.contract.code
        require(p.terms.cooperative or not one.contract.white, f"{code} is for teams alone")
        all_within(f"{code} slots", one.slots, 0, seats - 1)
        as_many(f"{code} progress", len(one.progress), int(seats))
        as_many(f"{code} since", len(one.since), int(seats))
        all_within(f"{code} progress", one.progress, 0, one.contract.spaces)
        all_within(f"{code} since", one.since, 0, p.round)
        within(f"{code} offered_at", one.offered_at, 0, len(COLORS))
        for seat in one.slots:
            completed[seat] += 1
            require(one.progress[seat] == 0, f"Seat {seat} has completed {code} and is still on its way")
        for seat, space in enumerate(one.progress):
            markers[seat] += 1 if space else 0
    for seat, player in enumerate(p.players):
        hold = player.hold
        assert hold is not None
        within("hold/completed", hold.completed, completed[seat], CONTRACT_MARKERS)
        in_use: i64 = markers[seat] + hold.completed
        require(hold.markers + in_use <= CONTRACT_MARKERS, f"Seat {seat} has {CONTRACT_MARKERS} markers in all")
    if not p.terms.cooperative:
        require(len(agenda.time_deck) + len(agenda.victory_pile) == 0, "Only a team has a time deck")


# --- adventures -------------------------------------------------------------------------------------------------------


def check_adventure(p: PortRoyalPosition, adventure: Adventure, frames: list[Pending]) -> None:
    check_events(adventure, frames)
    seats: i64 = p.seats
    each_once("adventure/missions", [int(one.mission.index) for one in adventure.missions])
    for one in adventure.missions:
        all_within(f"{one.mission.code} slots", one.slots, 0, seats - 1)
        all_within(f"{one.mission.code} waiting", one.waiting, 0, seats - 1)
        each_once(one.mission.code, one.slots + one.waiting)
        require(one.mission.spaces > 0 or not one.waiting, f"Nobody waits on {one.mission.code}")
    within("adventure/month", adventure.month, 1, p.terms.decision_limit)
    as_many("adventure/added_at", len(adventure.added_at), len(adventure.added))
    each_once("adventure/added", adventure.added + p.terms.groups)
    require(not p.terms.variable or not adventure.added, "`adventure/added` is empty where all cards are in the deck")
    for group in adventure.added:
        require(group in GROUPS, f"There is no group {group} of cards")
    each_once("adventure/added_at", adventure.added_at)
    require(sorted(adventure.added_at) == adventure.added_at, "`adventure/added_at` is in order")
    all_within("adventure/added_at", adventure.added_at, 2, p.shuffles)
    each_once("adventure/read", adventure.read)
    for story in adventure.read:
        own = STORIES[story].chapter == p.terms.chapter and not p.terms.variable
        require(own, f"{STORIES[story].code} belongs to another chapter")
    within("adventure/fewer", adventure.fewer, 0, len(MISSIONS))
    within("adventure/looks", adventure.looks, 0, MOST_CARDS)
    within("adventure/sales", adventure.sales, 0, MOST_CARDS)
    within("adventure/kept_by", adventure.kept_by, 0, seats)
    require(not adventure.kept_by or len(p.draw_pile) > 0, "Nobody knows the top of an empty draw pile")
    choosing = any([pending.frame.name == "side" for pending in frames])
    for voyage in voyages(p):
        require(choosing or voyage.side >= 0, "Somebody has no `adventurer` yet, and is not asked for one")


def voyages(p: PortRoyalPosition) -> list[Voyage]:
    return [player.voyage for player in p.players if player.voyage is not None]


def check_events(adventure: Adventure, frames: list[Pending]) -> None:
    """Each event lies in one place; those that nobody has seen are basic ones, or the first."""
    each_once("adventure/deck, past and unused", adventure.deck + adventure.past + adventure.unused)
    everywhere = adventure.deck + adventure.past + adventure.unused
    within("adventure/seen", adventure.seen, 0, (1 << len(EVENTS)) - 1)
    for number in adventure.past:
        require(adventure.seen & EVENT_BITS[number] != 0, f"{EVENTS[number].code} of `past` was seen")
    for number in adventure.deck + adventure.unused:
        basic = number in ZEROS or (number == EVENT_ONE and number in adventure.deck)
        require(basic or adventure.seen & EVENT_BITS[number] != 0, f"{EVENTS[number].code} was seen")
    for number in adventure.unused:
        require(number in ZEROS and not adventure.seen & EVENT_BITS[number], f"{EVENTS[number].code} is not unused")
    ends = [number for number in everywhere if EVENTS[number].ends_month]
    as_many("adventure: ends of a month", len(ends), 1)
    in_its_place = adventure.deck[:1] == ends or adventure.past[-1:] == ends
    require(in_its_place, "The end of the month lies below all other events")
    if adventure.event >= 0:
        turned_over = EVENTS[adventure.event].ends_month  # with it all events go back into the deck
        require(turned_over or adventure.past[-1:] == [adventure.event], "`event` must be the last of `past`")
    names = [pending.frame.name for pending in frames]
    if "event" in names or "begin" in names:
        require(adventure.event < 0 and len(adventure.deck) > 0, "An event is to be revealed, and none was")


def check_voyage(p: PortRoyalPosition, voyage: Voyage) -> None:
    within("voyage/card", voyage.card, 0, ADVENTURER_CARDS)
    if voyage.side >= 0:
        require(voyage.adventurer().card == voyage.card, f"{voyage.adventurer().code} is on another card")
    within("voyage/gone", voyage.gone, 0, MARKERS if voyage.side >= 0 else 0)
    within("voyage/crowns", voyage.crowns, 0, len(INFLUENCE_OF_CROWNS) - 1)
    within("voyage/shared", voyage.shared, 0, MOST_CARDS)
    for card in voyage.cargo:
        require(card.kind == SHIP and card.cargo >= 0, f"{card.code} is no cargo")


# --- what is pending --------------------------------------------------------------------------------------------------


def check_frame(p: PortRoyalPosition, pending: Pending) -> None:
    name = pending.frame.name
    require(name not in FOR_CONTRACTS or p.agenda is not None, f"`{name}` belongs to contracts")
    require(name not in FOR_ADVENTURES or p.adventure is not None, f"`{name}` belongs to an adventure")
    require(name != "throw" or p.terms.gambler, "`throw` belongs to Gamblers")
    for argument in pending.frame.names:
        check_argument(p, f"stack: {name} {argument}", argument, pending)
    if name == "crew":
        check_crew(p, CARDS[pending.numbers[0]], [card_numbered("crew", number) for number in pending.row])
    elif name == "look":
        for number in pending.row:
            only("look", [card_numbered("look", number)], [SHIP, CHARACTER, EXPEDITION, TAX])


def check_argument(p: PortRoyalPosition, what: str, argument: str, pending: Pending) -> None:
    number = pending.argument(argument)
    if argument == "seat":
        within(what, number, 0, p.seats - 1)
    elif argument == "ship":
        only(what, [card_numbered(what, number)], [SHIP])
    elif argument == "tax":
        only(what, [card_numbered(what, number)], [TAX])
    elif argument == "expedition":
        require(card_numbered(what, number) in p.open_expeditions, f"{CARDS[number].code} is not an open expedition")
    elif argument == "contract":
        within(what, number, 0, len(CONTRACTS) - 1)
        check_claim(p, number, pending.argument("seat"))
    elif argument == "mission":
        within(what, number, 0, len(MISSIONS) - 1)
        missions = [] if p.adventure is None else [int(one.mission.index) for one in p.adventure.missions]
        require(number in missions, f"{MISSIONS[number].code} is not an open mission")
    elif argument == "double":
        within(what, number, 0, len(CARDS))
        require(number == 0 or CARDS[number - 1] in p.harbor, "The ship that a throw doubled lies in `harbor`")
    elif pending.frame.name == "throw":
        within(what, number, 0, THROWN)
    else:
        within(what, number, 0, MOST_CARDS)


def card_numbered(what: str, number: int) -> Card:
    within(what, number, 0, len(CARDS) - 1)
    return CARDS[number]


def check_claim(p: PortRoyalPosition, number: int, seat: int) -> None:
    assert p.agenda is not None
    open_ones = [one for one in p.agenda.contracts if one.contract.index == number]
    require(len(open_ones) == 1, f"{CONTRACTS[number].code} is not an open contract")
    require(0 <= seat < p.seats and seat not in open_ones[0].slots, f"{CONTRACTS[number].code} is completed")


def check_crew(p: PortRoyalPosition, expedition: Card, crew: list[Card]) -> None:
    """Chosen as they would be asked for, one after the other."""
    player = p.players[p.active]
    require(missing(player, expedition) == 0, f"The crew for {expedition.code} is not complete")
    require(len(crew) < expedition.crew, f"{expedition.code} asks for fewer")
    for number, card in enumerate(crew):
        fits = card in candidates(player, expedition, crew[:number])
        require(fits, f"{card.code} cannot go on {expedition.code}")

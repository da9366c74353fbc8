"""What a seat may know, as numbers (kernel/features.py). Everything in Port Royal is public but faces and orders.

Seats are counted from the one that looks: 0 is itself, 1 the next player clockwise. Of hidden cards only the kinds are
told that a perfect memory knows (secrets.py), never who holds which.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from flibuste.games.port_royal.frames import (
    CHOOSE_SIDE,
    CLAIM_CONTRACT,
    CLAIM_NOW,
    CREW,
    FRAMES,
    LOOK,
    MISSION_AT_HAND,
    MISSION_NOW,
    OVER,
)
from flibuste.games.port_royal.pieces import (
    ADVENTURE_SET,
    BASE,
    CARDS,
    CARGOES,
    COLORS,
    CONTRACT_SET,
    CONTRACTS,
    GAMBLER_SET,
    INNKEEPER,
    SENTINEL,
    SETS_SAIL,
    SHIP,
    TOKEN,
    USUAL_COLORS,
    Card,
)
from flibuste.games.port_royal.piles import KNOWN, dealt_after, face_of
from flibuste.games.port_royal.position import (
    Adventure,
    Agenda,
    Player,
    PortRoyalPosition,
    PortRoyalTerms,
)
from flibuste.games.port_royal.rules.expeditions import chosen_crew, expedition_under_way
from flibuste.games.port_royal.rules.odds import sinks
from flibuste.games.port_royal.secrets import FIRST_SHUFFLE, whole_shuffle
from flibuste.games.port_royal.tale import ADVENTURERS, CROWN_SPACES, EVENT_BITS, EVENTS, MARKERS, MISSIONS
from flibuste.games.port_royal.view import cards_to_take
from flibuste.kernel.features import Feature, FeatureBook, capped

VERSION: Final = 1
STEPS: Final = len(FRAMES.frames)
USUAL_STEPS: Final = CHOOSE_SIDE.number
"""Those of an adventure come after all others."""
PERMILLE: Final = 1000
FOUR_BITS: Final = 15

# Counts without a natural end stop here.
MOST_ROUNDS: Final = 100
MOST_CARDS: Final = 250
"""Cards of a pile, coins of a player."""
MOST_COPIES: Final = 40
MOST_INFLUENCE: Final = 60
FEW: Final = 15
SPACES: Final = max([contract.spaces for contract in CONTRACTS])
"""Progress spaces of a contract."""


# --- which numbers there are ------------------------------------------------------------------------------------------


@final
class Layout:
    """The features for so many seats and some sets: computed once, then shared."""

    def __init__(self, terms: PortRoyalTerms) -> None:
        seats = terms.seats
        self.cards: list[Card] = [card for card in CARDS if in_play(card, terms)]
        """The kinds that may turn up; a list by kind follows their order."""
        self.kinds: i64 = len(self.cards)
        slots = [0] * len(CARDS)
        for place, card in enumerate(self.cards):
            slots[card.index] = place
        self.slots: vec[i64] = vec[i64](slots)
        """For each kind its place in such a list."""
        self.ships: list[list[Card]] = [
            [card for card in self.cards if card.kind == SHIP and card.color == color] for color in range(len(COLORS))
        ]
        """Of each color."""
        self.more: bool = terms.more_roles
        self.contracts: bool = terms.contracts
        self.adventure: bool = terms.adventure
        self.steps: i64 = STEPS if terms.adventure else USUAL_STEPS
        self.colors: i64 = len(COLORS) if terms.adventure else USUAL_COLORS
        features = (
            of_the_turn(seats, self.steps, self.colors) + of_the_cards(self.kinds) + of_the_players(seats, self.colors)
        )
        if self.more:
            features += of_the_sets(seats, self.colors)
        if self.contracts:
            features += of_the_contracts(seats)
        if self.adventure:
            features += of_the_adventure(seats, self.kinds)
        self.book = FeatureBook(VERSION, features)


def in_play(card: Card, terms: PortRoyalTerms) -> bool:
    if card.kind == TOKEN:
        return False
    if card.card_set == BASE:
        return not terms.sets_sail_alone
    if card.card_set == ADVENTURE_SET:
        return terms.adventure
    if card.card_set == SETS_SAIL:
        return terms.sets_sail_alone or (terms.sets_sail_cards and card.mixed > 0)
    return (card.card_set == GAMBLER_SET and terms.gambler) or (card.card_set == CONTRACT_SET and terms.contract_cards)


def of_the_turn(seats: int, steps: int, colors: int) -> list[Feature]:
    return [
        Feature("step", [steps], 1, "the decision at hand, by step number"),
        Feature("to_move", [seats], 1, "whose decision it is"),
        Feature("active", [seats], 1, "whose turn it is"),
        Feature("first", [seats], 1, "who began the game; a round ends before that seat"),
        Feature("round", [1], MOST_ROUNDS, "number of the round", 20),
        Feature("last_round", [1], 1, "somebody has reached the goal"),
        Feature("picks", [1], FEW, "cards the open window still allows, or that stopping now would allow", 3),
        Feature("revealed", [1], MOST_COPIES, "cards revealed this turn", 10),
        Feature("gambles", [1], FEW, "Gamblers used this turn", 3),
        Feature("colors", [colors], 1, "ship colors in the harbor"),
        Feature("danger", [colors], MOST_COPIES, "unseen ships of each color that would now sink the turn", 10),
        Feature("bust_odds", [1], PERMILLE, "such ships among all unseen cards, in permille"),
    ]


def of_the_cards(kinds: int) -> list[Feature]:
    return [
        Feature("draw_pile", [1], MOST_CARDS, "cards in the draw pile", 100),
        Feature("paid", [1], MOST_CARDS, "coins just paid that lie face down", 10),
        Feature("open", [kinds], MOST_COPIES, "cards in the harbor and open expeditions, by kind", 1),
        Feature("at_hand", [kinds], FEW, "what the decision is about: a ship, or an expedition and its crew so far", 1),
        Feature("discard", [kinds], MOST_COPIES, "the discard pile, by kind", 5),
        Feature("unseen", [kinds], MOST_COPIES, "faces nobody has seen since the latest shuffle, by kind", 5),
        Feature("older", [kinds], MOST_COPIES, "faces nobody has seen since an earlier shuffle, by kind", 5),
    ]


def of_the_players(seats: int, colors: int) -> list[Feature]:
    """In the order of put_player()."""
    return [
        Feature("coins", [seats], MOST_CARDS, "coins", 10),
        Feature("influence", [seats], MOST_INFLUENCE, "influence points", 12),
        Feature("swords", [seats], MOST_COPIES, "swords", 7),
        Feature("traders", [colors, seats], FEW, "Traders of each color", 2),
        Feature("admirals", [seats], FEW, "Admirals", 2),
        Feature("jesters", [seats], FEW, "Jesters", 2),
        Feature("governors", [seats], FEW, "Governors", 2),
        Feature("senoritas", [seats], FEW, "Señoritas", 2),
        Feature("priests", [seats], FEW, "Priests", 2),
        Feature("captains", [seats], FEW, "Captains", 2),
        Feature("settlers", [seats], FEW, "Settlers", 2),
        Feature("jacks", [seats], FEW, "Jacks of all trades", 2),
        Feature("expeditions", [seats], FEW, "completed expeditions", 2),
    ]


def of_the_sets(seats: int, colors: int) -> list[Feature]:
    """Only where characters of a set are in play, in the order of put_more()."""
    return [
        Feature("merchants", [colors, seats], FEW, "Merchants of each color", 2),
        Feature("clerks", [colors, seats], FEW, "Clerks of each color", 2),
        Feature("gunners", [seats], FEW, "Gunners", 2),
        Feature("vice_admirals", [seats], FEW, "Vice Admirals", 2),
        Feature("gamblers", [seats], FEW, "Gamblers", 2),
        Feature("stored", [seats], FEW, "ships under Merchants", 5),
        Feature("nest", [seats], FEW, "ships kept for the Pirate's Nest", 5),
        Feature("markers", [seats], FEW, "markers not on a contract", 3),
        Feature("completed", [seats], FEW, "contracts completed", 3),
    ]


def of_the_contracts(seats: int) -> list[Feature]:
    """Only in games with contracts."""
    number = len(CONTRACTS)
    return [
        Feature("contracts", [number], 1, "open contracts"),
        Feature("claim", [number], 1, "the contract that may be claimed at this moment or not at all"),
        Feature("done", [number, seats], 1, "who has completed it"),
        Feature("progress", [number, seats], SPACES, "progress spaces reached on it"),
        Feature("time_deck", [1], MOST_CARDS, "turns left for a team: cards of the time deck", 10),
        Feature("victory_pile", [1], MOST_CARDS, "cards of a team's victory pile", 10),
    ]


def of_the_adventure(seats: int, kinds: int) -> list[Feature]:
    """Only in adventures, in the order of put_adventure()."""
    missions = len(MISSIONS)
    return [
        Feature("month", [1], MOST_ROUNDS, "number of the month", 4),
        Feature("event", [len(EVENTS)], 1, "the event of the turn"),
        Feature("coming", [len(EVENTS)], 1, "events that are known to come in this month"),
        Feature("missions", [missions], 1, "open missions"),
        Feature("mission_now", [missions], 1, "the mission to be accomplished at this moment or not at all"),
        Feature("accomplished", [missions, seats], 1, "who has accomplished it"),
        Feature("waiting", [missions, seats], 1, "who has come to the first of its two spaces"),
        Feature("top", [kinds], 1, "the top card of the draw pile, where this seat has put it back"),
        Feature("adventurer", [len(ADVENTURERS), seats], 1, "who is who"),
        Feature("cargo", [len(CARGOES), seats], FEW, "ships kept for their cargo", 2),
        Feature("markers_gone", [seats], MARKERS, "markers that have left the adventurer"),
        Feature("crowns", [seats], CROWN_SPACES, "crowns"),
        Feature("sentinels", [seats], FEW, "Sentinels", 2),
        Feature("innkeepers", [seats], FEW, "Innkeepers", 2),
    ]


SEAT_BITS: Final = 3
_LAYOUTS: Final[list[Layout | None]] = [None] * (64 << SEAT_BITS)


def layout_of(terms: PortRoyalTerms) -> Layout:
    key: i64 = (terms.sets << SEAT_BITS) + terms.seats
    known = _LAYOUTS[key]
    if known is not None:
        return known
    layout = Layout(terms)
    _LAYOUTS[key] = layout
    return layout


# --- writing them -----------------------------------------------------------------------------------------------------


def observe(p: PortRoyalPosition, seat: i64, out: vec[i16]) -> vec[i16]:
    layout = layout_of(p.terms)
    start: i64 = len(out)
    out = extend(out, layout.book.blank)
    danger: i64 = put_turn(p, layout, seat, out, start)
    at: i64 = danger + layout.colors + 1
    out[at] = capped(len(p.draw_pile), MOST_CARDS)
    out[at + 1] = capped(len(p.paid), MOST_CARDS)
    at += 2
    put_open_cards(p, layout, seat, out, at)
    at += 3 * layout.kinds
    hidden: i64 = put_hidden_cards(p, layout, out, at)
    if p.colors and not OVER.is_on_top(p):
        put_danger(p, layout, out, danger, at, hidden)
    at += 2 * layout.kinds
    for away in range(p.seats):
        player = p.players[(seat + away) % p.seats]
        end = put_player(player, layout.colors, out, at + away, p.seats)
        if layout.more:
            put_more(player, layout.colors, out, end, p.seats)
    agenda = p.agenda
    if agenda is not None:
        put_contracts(p, agenda, seat, out, start + layout.book.by_name["contracts"].start)
    adventure = p.adventure
    if adventure is not None:
        put_adventure(p, adventure, layout, seat, out, start + layout.book.by_name["month"].start)
    return out


def put_turn(p: PortRoyalPosition, layout: Layout, seat: i64, out: vec[i16], at: i64) -> i64:
    """All that is no card and no player's; returns where `danger` begins."""
    seats: i64 = p.seats
    out[at + p.top] = 1
    at += layout.steps
    to_move: i64 = p.seat_to_move()
    if to_move >= 0:
        out[at + (to_move - seat + seats) % seats] = 1
    at += seats
    out[at + (p.active - seat + seats) % seats] = 1
    at += seats
    out[at + (p.first - seat + seats) % seats] = 1
    at += seats
    out[at] = capped(p.round, MOST_ROUNDS)
    out[at + 1] = 1 if p.last_round else 0
    out[at + 2] = capped(cards_to_take(p), FEW)
    out[at + 3] = capped(p.revealed_this_turn, MOST_COPIES)
    out[at + 4] = capped(p.gambles, FEW)
    at += 5
    for color in range(layout.colors):
        out[at + color] = i16((p.colors >> color) & 1)
    return at + layout.colors


def count(cards: list[Card], slots: vec[i64], out: vec[i16], at: i64) -> None:
    for card in cards:
        out[at + slots[card.index]] += 1


def count_pile(pile: vec[i64], slots: vec[i64], out: vec[i16], at: i64) -> None:
    for number in pile:
        out[at + slots[number]] += 1


def put_open_cards(p: PortRoyalPosition, layout: Layout, seat: i64, out: vec[i16], at: i64) -> None:
    slots = layout.slots
    count(p.harbor, slots, out, at)
    count(p.open_expeditions, slots, out, at)
    at += layout.kinds
    ship = p.pending_ship()
    if ship is not None:
        out[at + slots[ship.index]] = 1
    elif CREW.is_on_top(p):
        out[at + slots[expedition_under_way(p).index]] = 1
        count(chosen_crew(p), slots, out, at)
    elif LOOK.is_on_top(p) and seat == p.active:
        count(p.looked_at(), slots, out, at)
    count_pile(p.discard, slots, out, at + layout.kinds)


def put_hidden_cards(p: PortRoyalPosition, layout: Layout, out: vec[i16], at: i64) -> i64:
    """First what is hidden since the latest shuffle, which it counts, then what since an earlier one."""
    slots = layout.slots
    older: i64 = at + layout.kinds
    latest: i64 = whole_shuffle(p, p.shuffles)
    count_pile(p.draw_pile, slots, out, at)
    hidden: i64 = len(p.draw_pile)
    for player in p.players:
        hidden += count_hidden(latest, player.coins, slots, out, at, older)
    hidden += count_hidden(latest, p.paid, slots, out, at, older)
    if LOOK.is_on_top(p):
        count(p.looked_at(), slots, out, at)
        hidden += len(p.looked_at())
    agenda = p.agenda
    if agenda is not None:
        there: i64 = at if p.shuffles == FIRST_SHUFFLE else older
        count_pile(agenda.time_deck, slots, out, there)
        count_pile(agenda.victory_pile, slots, out, there)
        if there == at:
            hidden += len(agenda.time_deck) + len(agenda.victory_pile)
    return hidden


def count_hidden(latest: i64, coins: vec[i64], slots: vec[i64], out: vec[i16], at: i64, older: i64) -> i64:
    """Returns how many are hidden since the latest shuffle."""
    hidden: i64 = 0
    for coin in coins:
        shuffle = dealt_after(coin)
        if shuffle >= latest:
            out[at + slots[face_of(coin)]] += 1
            hidden += 1
        elif shuffle != KNOWN:
            out[older + slots[face_of(coin)]] += 1
    return hidden


def put_danger(p: PortRoyalPosition, layout: Layout, out: vec[i16], at: i64, unseen: i64, hidden: i64) -> None:
    bad: i64 = 0
    for color in range(layout.colors):
        if not (p.colors >> color) & 1:
            continue
        for ship in layout.ships[color]:
            number: i64 = i64(out[unseen + layout.slots[ship.index]])
            if number and sinks(p, ship):
                bad += number
                out[at + color] += i16(number)
    if hidden:
        out[at + layout.colors] = i16(bad * PERMILLE // hidden)


def put_player(player: Player, colors: i64, out: vec[i16], at: i64, step: i64) -> i64:
    """Every `step`th number is this player's; returns where the next one goes."""
    out[at] = capped(len(player.coins), MOST_CARDS)
    out[at + step] = capped(player.influence, MOST_INFLUENCE)
    out[at + 2 * step] = capped(player.swords, MOST_COPIES)
    at += 3 * step
    put_counts(player.traders, out, at, step)
    at += colors * step
    out[at] = i16(player.admirals)
    out[at + step] = i16(player.jesters)
    out[at + 2 * step] = i16(player.governors)
    out[at + 3 * step] = i16(player.senoritas)
    out[at + 4 * step] = i16(player.priests)
    out[at + 5 * step] = i16(player.captains)
    out[at + 6 * step] = i16(player.settlers)
    out[at + 7 * step] = i16(player.jacks)
    out[at + 8 * step] = i16(player.expeditions)
    return at + 9 * step


def put_counts(counts: i64, out: vec[i16], at: i64, step: i64) -> None:
    """Four bits for each color; the page is blank where there is nothing."""
    while counts:
        out[at] = i16(counts & FOUR_BITS)
        counts >>= 4
        at += step


def put_more(player: Player, colors: i64, out: vec[i16], at: i64, step: i64) -> None:
    put_counts(player.merchants, out, at, step)
    put_counts(player.clerks, out, at + colors * step, step)
    at += 2 * colors * step
    out[at] = i16(player.gunners)
    out[at + step] = i16(player.vice_admirals)
    out[at + 2 * step] = i16(player.gamblers)
    hold = player.hold
    if hold is not None:
        out[at + 3 * step] = capped(len(hold.stored), FEW)
        out[at + 4 * step] = capped(len(hold.nest), FEW)
        out[at + 5 * step] = i16(hold.markers)
        out[at + 6 * step] = i16(hold.completed)


def put_contracts(p: PortRoyalPosition, agenda: Agenda, seat: i64, out: vec[i16], at: i64) -> None:
    number: i64 = len(CONTRACTS)
    seats: i64 = p.seats
    done: i64 = at + 2 * number
    progress: i64 = done + number * seats
    if CLAIM_NOW.is_on_top(p):
        out[at + number + CLAIM_CONTRACT.of(p)] = 1
    for one in agenda.contracts:
        place: i64 = one.contract.index
        out[at + place] = 1
        for slot in one.slots:
            out[done + place * seats + (slot - seat + seats) % seats] = 1
        for away in range(seats):
            out[progress + place * seats + away] = i16(one.progress[(seat + away) % seats])
    end: i64 = progress + number * seats
    out[end] = capped(len(agenda.time_deck), MOST_CARDS)
    out[end + 1] = capped(len(agenda.victory_pile), MOST_CARDS)


def put_adventure(
    p: PortRoyalPosition, adventure: Adventure, layout: Layout, seat: i64, out: vec[i16], at: i64
) -> None:
    out[at] = capped(adventure.month, MOST_ROUNDS)
    at += 1
    if adventure.event >= 0:
        out[at + adventure.event] = 1
    at += len(EVENTS)
    for number in adventure.deck:
        if adventure.seen & EVENT_BITS[number]:
            out[at + number] = 1
    at += len(EVENTS)
    put_missions(p, adventure, seat, out, at)
    at += 2 * len(MISSIONS) * (1 + p.seats)
    if adventure.shows_top_to(seat) and len(p.draw_pile) > 0:
        out[at + layout.slots[p.draw_pile[len(p.draw_pile) - 1]]] = 1
    at += layout.kinds
    for away in range(p.seats):
        put_voyage(p.players[(seat + away) % p.seats], out, at + away, p.seats)


def put_missions(p: PortRoyalPosition, adventure: Adventure, seat: i64, out: vec[i16], at: i64) -> None:
    number: i64 = len(MISSIONS)
    seats: i64 = p.seats
    done: i64 = at + 2 * number
    waiting: i64 = done + number * seats
    if MISSION_NOW.is_on_top(p):
        out[at + number + MISSION_AT_HAND.of(p)] = 1
    for one in adventure.missions:
        place: i64 = one.mission.index
        out[at + place] = 1
        for slot in one.slots:
            out[done + place * seats + (slot - seat + seats) % seats] = 1
        for slot in one.waiting:
            out[waiting + place * seats + (slot - seat + seats) % seats] = 1


def put_voyage(player: Player, out: vec[i16], at: i64, step: i64) -> None:
    voyage = player.voyage
    assert voyage is not None
    if voyage.side >= 0:
        out[at + voyage.side * step] = 1
    at += len(ADVENTURERS) * step
    for ship in voyage.cargo:
        out[at + ship.cargo * step] += 1
    at += len(CARGOES) * step
    out[at] = i16(voyage.gone)
    out[at + step] = i16(voyage.crowns)
    for card in player.area:
        if card.role == SENTINEL:
            out[at + 2 * step] += 1
        elif card.role == INNKEEPER:
            out[at + 3 * step] += 1

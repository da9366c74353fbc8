"""What a seat may know, as numbers (kernel/features.py). Everything in Port Royal is public but faces and orders.

Seats are counted from the one that looks: 0 is itself, 1 the next player clockwise. Of hidden cards only the kinds are
told that a perfect memory knows (secrets.py), never who holds which.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from flibuste.games.port_royal.frames import CLAIM_CONTRACT, CLAIM_NOW, CREW, FRAMES, OVER
from flibuste.games.port_royal.pieces import (
    BASE,
    CARDS,
    COLORS,
    CONTRACT_SET,
    CONTRACTS,
    GAMBLER_SET,
    SETS_SAIL,
    SHIP,
    TOKEN,
    Card,
)
from flibuste.games.port_royal.piles import KNOWN, dealt_after, face_of
from flibuste.games.port_royal.position import (
    Agenda,
    Player,
    PortRoyalPosition,
    PortRoyalTerms,
)
from flibuste.games.port_royal.rules.expeditions import chosen_crew, expedition_under_way
from flibuste.games.port_royal.rules.odds import sinks
from flibuste.games.port_royal.secrets import FIRST_SHUFFLE
from flibuste.games.port_royal.view import cards_to_take
from flibuste.kernel.features import Feature, FeatureBook, blank, capped

VERSION: Final = 1
STEPS: Final = len(FRAMES.frames)
PERMILLE: Final = 1000

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
        self.more: bool = terms.more_roles
        self.contracts: bool = terms.contracts
        features = of_the_turn(seats) + of_the_cards(self.kinds) + of_the_players(seats)
        if self.more:
            features += of_the_sets(seats)
        if self.contracts:
            features += of_the_contracts(seats)
        self.book = FeatureBook(VERSION, features)
        self.size: i64 = self.book.size


def in_play(card: Card, terms: PortRoyalTerms) -> bool:
    if card.kind == TOKEN:
        return False
    if card.card_set == BASE:
        return not terms.sets_sail_alone
    if card.card_set == SETS_SAIL:
        return terms.sets_sail_alone or (terms.sets_sail_cards and card.mixed > 0)
    return (card.card_set == GAMBLER_SET and terms.gambler) or (card.card_set == CONTRACT_SET and terms.contract_cards)


def of_the_turn(seats: int) -> list[Feature]:
    return [
        Feature("step", [STEPS], 1, "the decision at hand, by step number"),
        Feature("to_move", [seats], 1, "whose decision it is"),
        Feature("active", [seats], 1, "whose turn it is"),
        Feature("first", [seats], 1, "who began the game; a round ends before that seat"),
        Feature("round", [1], MOST_ROUNDS, "number of the round", 20),
        Feature("last_round", [1], 1, "somebody has reached the goal"),
        Feature("picks", [1], FEW, "cards the open window still allows, or that stopping now would allow", 3),
        Feature("revealed", [1], MOST_COPIES, "cards revealed this turn", 10),
        Feature("gambles", [1], FEW, "Gamblers used this turn", 3),
        Feature("colors", [len(COLORS)], 1, "ship colors in the harbor"),
        Feature("danger", [len(COLORS)], MOST_COPIES, "unseen ships of each color that would now sink the turn", 10),
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


def of_the_players(seats: int) -> list[Feature]:
    """In the order of put_player()."""
    return [
        Feature("coins", [seats], MOST_CARDS, "coins", 10),
        Feature("influence", [seats], MOST_INFLUENCE, "influence points", 12),
        Feature("swords", [seats], MOST_COPIES, "swords", 7),
        Feature("traders", [len(COLORS), seats], FEW, "Traders of each color", 2),
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


def of_the_sets(seats: int) -> list[Feature]:
    """Only where characters of a set are in play, in the order of put_more()."""
    return [
        Feature("merchants", [len(COLORS), seats], FEW, "Merchants of each color", 2),
        Feature("clerks", [len(COLORS), seats], FEW, "Clerks of each color", 2),
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


SEAT_BITS: Final = 3
_LAYOUTS: Final[list[Layout | None]] = [None] * (32 << SEAT_BITS)


def layout_of(terms: PortRoyalTerms) -> Layout:
    key: i64 = terms.sets_sail_alone + 2 * terms.sets_sail_cards + 4 * terms.gambler
    key = (key + 8 * terms.contract_cards + 16 * terms.contracts << SEAT_BITS) + terms.seats
    known = _LAYOUTS[key]
    if known is not None:
        return known
    layout = Layout(terms)
    _LAYOUTS[key] = layout
    return layout


# --- writing them -----------------------------------------------------------------------------------------------------


def observe(p: PortRoyalPosition, seat: i64, out: vec[i16], start: i64) -> None:
    layout = layout_of(p.terms)
    blank(out, start, layout.size)
    danger: i64 = put_turn(p, seat, out, start)
    at: i64 = danger + len(COLORS) + 1
    out[at] = capped(len(p.draw_pile), MOST_CARDS)
    out[at + 1] = capped(len(p.paid), MOST_CARDS)
    at += 2
    put_open_cards(p, layout, out, at)
    at += 3 * layout.kinds
    put_hidden_cards(p, layout, out, at)
    if p.colors and not OVER.is_on_top(p):
        put_danger(p, layout, out, danger, at)
    at += 2 * layout.kinds
    for away in range(p.seats):
        player = p.players[(seat + away) % p.seats]
        end = put_player(player, out, at + away, p.seats)
        if layout.more:
            put_more(player, out, end, p.seats)
    agenda = p.agenda
    if agenda is not None:
        put_contracts(p, agenda, seat, out, start + layout.book.by_name["contracts"].start)


def put_turn(p: PortRoyalPosition, seat: i64, out: vec[i16], at: i64) -> i64:
    """All that is no card and no player's; returns where `danger` begins."""
    seats: i64 = p.seats
    out[at + p.top] = 1
    at += STEPS
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
    for color in range(len(COLORS)):
        out[at + color] = i16((p.colors >> color) & 1)
    return at + len(COLORS)


def count(cards: list[Card], slots: vec[i64], out: vec[i16], at: i64) -> None:
    for card in cards:
        out[at + slots[card.index]] += 1


def count_pile(pile: vec[i64], slots: vec[i64], out: vec[i16], at: i64) -> None:
    for number in pile:
        out[at + slots[number]] += 1


def put_open_cards(p: PortRoyalPosition, layout: Layout, out: vec[i16], at: i64) -> None:
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
    count_pile(p.discard, slots, out, at + layout.kinds)


def put_hidden_cards(p: PortRoyalPosition, layout: Layout, out: vec[i16], at: i64) -> None:
    """First what is hidden since the latest shuffle, then what since an earlier one."""
    slots = layout.slots
    older: i64 = at + layout.kinds
    count_pile(p.draw_pile, slots, out, at)
    for player in p.players:
        count_hidden(p, player.coins, slots, out, at, older)
    count_hidden(p, p.paid, slots, out, at, older)
    agenda = p.agenda
    if agenda is not None:
        there: i64 = at if p.shuffles == FIRST_SHUFFLE else older
        count_pile(agenda.time_deck, slots, out, there)
        count_pile(agenda.victory_pile, slots, out, there)


def count_hidden(p: PortRoyalPosition, coins: vec[i64], slots: vec[i64], out: vec[i16], at: i64, older: i64) -> None:
    latest: i64 = p.shuffles
    for coin in coins:
        shuffle = dealt_after(coin)
        if shuffle == latest:
            out[at + slots[face_of(coin)]] += 1
        elif shuffle != KNOWN:
            out[older + slots[face_of(coin)]] += 1


def put_danger(p: PortRoyalPosition, layout: Layout, out: vec[i16], at: i64, unseen: i64) -> None:
    bad: i64 = 0
    cards: i64 = 0
    place: i64 = unseen
    for card in layout.cards:
        number: i64 = i64(out[place])
        if number:
            cards += number
            if card.kind == SHIP and sinks(p, card):
                bad += number
                out[at + card.color] += i16(number)
        place += 1
    if cards:
        out[at + len(COLORS)] = i16(bad * PERMILLE // cards)


def put_player(player: Player, out: vec[i16], at: i64, step: i64) -> i64:
    """Every `step`th number is this player's; returns where the next one goes."""
    out[at] = capped(len(player.coins), MOST_CARDS)
    out[at + step] = capped(player.influence, MOST_INFLUENCE)
    out[at + 2 * step] = capped(player.swords, MOST_COPIES)
    at += 3 * step
    for color in range(len(COLORS)):
        out[at] = i16(player.traders_of(color))
        at += step
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


def put_more(player: Player, out: vec[i16], at: i64, step: i64) -> None:
    for color in range(len(COLORS)):
        out[at + color * step] = i16(player.merchants_of(color))
        out[at + (len(COLORS) + color) * step] = i16(player.clerks_of(color))
    at += 2 * len(COLORS) * step
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

"""Redraws what a seat cannot know (section 20 of the rules).

Hidden from all: the order of level II, cards that lie face down, level I cards aside, value tiles to come, Jordan's
cards. Hidden from some: quests, of which quest_slots.py says who knows them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.maracaibo.pieces import (
    CARDS,
    CARDS_ON_MAP,
    DEVELOPMENT,
    JORDAN_CARDS,
    JORDAN_CARDS_IN_PLAY,
    LOCATION,
)
from flibuste.games.maracaibo.position import NOTHING, RUNNING, Jordan, MaracaiboPosition
from flibuste.games.maracaibo.quest_slots import (
    is_dealt,
    is_known_to,
    quest_in,
    seller_of,
    with_quest,
)
from flibuste.kernel.chance import Rng, shuffle, stream_from

FILLED: Final = 1 << 20
"""Marks a slot that has its quest already while the others are dealt."""


def determinize(p: MaracaiboPosition, seat: i64, rng: Rng) -> None:
    redraw_locations(p, rng)
    redraw_level_1(p, rng)
    redraw_level_2(p, rng)
    p.tile_pile.sort()
    shuffle(p.tile_pile, rng)
    if p.ending == RUNNING:
        redraw_quests(p, seat, rng)
    jordan = p.jordan
    if jordan is not None:
        redraw_jordan(p, jordan, rng)
    p.chance = stream_from(rng)
    p.logbook = None
    p.forget_sights()


# --- cards ------------------------------------------------------------------------------------------------------------


def redraw_locations(p: MaracaiboPosition, rng: Rng) -> None:
    """Face-down locations of level I are known as such by their doubloons (MA-MOD-HLOC-07)."""
    places = [place for place in hidden_places(p, 1) if CARDS[p.map[place]].kind == LOCATION]
    deal_to(p, places, mixed([int(p.map[place]) for place in places], rng))


def redraw_level_1(p: MaracaiboPosition, rng: Rng) -> None:
    """Developments that lie face down, fillers, and what is aside: a face-down card of the map is a development."""
    places = [place for place in hidden_places(p, 1) if CARDS[p.map[place]].kind == DEVELOPMENT]
    fillers = [place for place in range(CARDS_ON_MAP) if p.fillers >> place & 1]
    pool = p.aside + [int(p.map[place]) for place in fillers + places]
    developments = mixed([card for card in pool if CARDS[card].kind == DEVELOPMENT], rng)
    deal_to(p, places, developments)
    rest = mixed(developments + [card for card in pool if CARDS[card].kind != DEVELOPMENT], rng)
    deal_to(p, fillers, rest)
    p.aside = rest


def redraw_level_2(p: MaracaiboPosition, rng: Rng) -> None:
    """The deck with what of it lies face down on the map. The top card is known if it lies face up."""
    known = [entry for entry in p.deck[-1:] if entry & 1]
    hidden = p.deck[: len(p.deck) - len(known)]
    top_facing = [entry & 1 for entry in hidden[-1:]] if not known else []
    facings = mixed([entry & 1 for entry in hidden[: len(hidden) - len(top_facing)]], rng) + top_facing
    places = hidden_places(p, 2)
    cards = mixed([entry >> 1 for entry in hidden] + [int(p.map[place]) for place in places], rng)
    deal_to(p, places, cards)
    p.deck = [card << 1 | facing for card, facing in zip(cards, facings, strict=True)] + known


def hidden_places(p: MaracaiboPosition, level: i64) -> list[int]:
    """Where cards of a level lie face down and may be turned up."""
    return [place for place in range(CARDS_ON_MAP) if p.face_down >> place & 1 and CARDS[p.map[place]].level == level]


def mixed(cards: list[int], rng: Rng) -> list[int]:
    """Sorted first, so that the true order leaves no trace."""
    cards.sort()
    shuffle(cards, rng)
    return cards


def deal_to(p: MaracaiboPosition, places: list[int], cards: list[int]) -> None:
    for place in places:
        p.map[place] = cards.pop()


# --- quests -----------------------------------------------------------------------------------------------------------


def redraw_quests(p: MaracaiboPosition, viewer: i64, rng: Rng) -> None:
    """Every quest that the viewer cannot place comes to a slot where it can be, all such ways being as likely.

    What is doubted is dealt first, to the slots with its seller's mark; the rest goes anywhere else. A deal in which
    somebody else was dealt the very quest that the viewer gave back is thrown away.
    """
    piles = hands_and_deck(p)
    unknown: list[int] = []
    for pile in piles:
        for slot in pile:
            if not is_known_to(slot, viewer):
                unknown.append(quest_in(slot))
    if p.dealing:
        unknown.extend(given_back_by_others(p, viewer))
    unknown.sort()
    own: i64 = p.players[viewer].given_back if viewer >= 0 and not p.dealing else NOTHING
    while not deal_quests(p, piles, viewer, unknown, own, rng):
        pass
    forget_what_others_gave_back(p, viewer)


def hands_and_deck(p: MaracaiboPosition) -> list[list[int]]:
    piles = [p.quest_deck]
    for player in p.players:
        piles.append(player.quests)
        piles.append(player.dealt)
    jordan = p.jordan
    if jordan is not None:
        piles.append(jordan.quests)
    return piles


def given_back_by_others(p: MaracaiboPosition, viewer: i64) -> list[int]:
    return [
        int(p.players[seat].given_back) for seat in range(p.seats) if seat != viewer and p.players[seat].given_back >= 0
    ]


def deal_quests(
    p: MaracaiboPosition, piles: list[list[int]], viewer: i64, unknown: list[int], own: i64, rng: Rng
) -> bool:
    """One try; false where the viewer's own quest came to a hand that was dealt with it."""
    doubted = [slot for slot in p.doubted if quest_in(slot) in unknown]
    in_doubt = [quest_in(slot) for slot in doubted]
    free = [quest for quest in unknown if quest not in in_doubt]
    shuffle(free, rng)
    for seller in range(p.seats):
        fill_marked(p, piles, viewer, seller, [quest_in(slot) for slot in doubted if seller_of(slot) == seller], rng)
    fine = True
    for pile in piles:
        for place in range(len(pile)):
            slot: i64 = pile[place]
            if not is_known_to(slot, viewer) and not is_filled(slot):
                quest: i64 = free.pop()
                if quest == own and is_dealt(slot):
                    fine = False
                pile[place] = with_quest(slot, quest)
            elif is_filled(slot):
                pile[place] = slot - FILLED
    if p.dealing:
        for seat in range(p.seats):
            if seat != viewer and p.players[seat].given_back >= 0:
                p.players[seat].given_back = free.pop()
    for player in p.players:
        sort_marked(player.quests)
    return fine


def is_filled(slot: i64) -> bool:
    return slot & FILLED != 0


def fill_marked(
    p: MaracaiboPosition, piles: list[list[int]], viewer: i64, seller: i64, doubted: list[int], rng: Rng
) -> None:
    """What is doubted of a seller comes to slots with that mark, any of them."""
    if not doubted:
        return
    spots: list[tuple[int, int]] = []
    for number, pile in enumerate(piles):
        for place, slot in enumerate(pile):
            if seller_of(slot) == seller and not is_known_to(slot, viewer):
                spots.append((number, place))
    shuffle(spots, rng)
    for quest in doubted:
        number, place = spots.pop()
        piles[number][place] = with_quest(piles[number][place], quest) + FILLED


def sort_marked(hand: list[int]) -> None:
    """A hand in which something was sold tells nothing by its order."""
    marked = [slot for slot in hand if seller_of(slot) >= 0]
    if marked:
        marked.sort()
        rest = [slot for slot in hand if seller_of(slot) < 0]
        hand[:] = marked + rest


def forget_what_others_gave_back(p: MaracaiboPosition, viewer: i64) -> None:
    """It lies in the deck now, and only they know it."""
    if p.dealing:
        return
    for seat in range(p.seats):
        if seat != viewer:
            p.players[seat].given_back = NOTHING


# --- Jordan -----------------------------------------------------------------------------------------------------------


def redraw_jordan(p: MaracaiboPosition, jordan: Jordan, rng: Rng) -> None:
    """His cards to come: those ever seen are among the six, of the others only the number of B cards is known."""
    seen = [card for card in range(len(JORDAN_CARDS)) if jordan.seen >> card & 1]
    unseen = [card for card in range(len(JORDAN_CARDS)) if jordan.seen >> card & 1 == 0]
    b_left: i64 = p.terms.b_cards - len([card for card in seen if JORDAN_CARDS[card].is_b])
    a_left: i64 = JORDAN_CARDS_IN_PLAY - len(seen) - b_left
    strangers_b = mixed([card for card in unseen if JORDAN_CARDS[card].is_b], rng)
    strangers_a = mixed([card for card in unseen if not JORDAN_CARDS[card].is_b], rng)
    deck = [card for card in seen if card not in jordan.shown]
    deck += strangers_b[: int(b_left)] + strangers_a[: int(a_left)]
    jordan.deck = mixed(deck, rng)
    jordan.left_out = strangers_b[int(b_left) :] + strangers_a[int(a_left) :]
    jordan.left_out.sort()

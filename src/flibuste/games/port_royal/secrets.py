"""Redraws what nobody can know: the faces of coins and the order of the draw pile (PR section 20).

A card's face is hidden since some shuffle. What was shuffled then was the open discard pile, so with a perfect memory
one knows which faces are hidden since which shuffle, and for each coin after which shuffle it was dealt; within one
shuffle every arrangement is equally likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64

from flibuste.games.port_royal.frames import LOOK
from flibuste.games.port_royal.pieces import CARDS
from flibuste.games.port_royal.piles import KNOWN, coin_of, dealt_after, face_of
from flibuste.games.port_royal.position import Adventure, PortRoyalPosition
from flibuste.games.port_royal.tale import EVENT_BITS, EVENT_ONE, ZEROS
from flibuste.kernel.chance import Rng, shuffle, stream_from

NO_CARDS: Final = vec[i64]([0] * len(CARDS))
FIRST_SHUFFLE: Final = 1
"""The time deck is laid from the freshly shuffled deck and never shuffled again (PR-COOP-02, -12)."""


def hidden_since(p: PortRoyalPosition, shuffle: i64) -> vec[i64]:
    """The faces hidden since a shuffle, wherever they lie: treasuries, coins just paid, the draw pile.

    Since a shuffle of the whole pile: what was mixed in later is hidden with the rest (see `mixed_in`).
    """
    found = vec[i64]()
    for stage in stages_from(p, shuffle):
        for player in p.players:
            found = add_hidden(found, player.coins, stage)
        found = add_hidden(found, p.paid, stage)
        if stage == p.shuffles:
            found = extend(found, p.draw_pile)
            for card in p.looked_at():
                found = append(found, card.index)
    if shuffle == FIRST_SHUFFLE and p.agenda is not None:
        found = extend(found, p.agenda.time_deck)
        found = extend(found, p.agenda.victory_pile)
    return found


# --- cards mixed in ---------------------------------------------------------------------------------------------------
# In an adventure cards are added to the draw pile and shuffled with what is left of it (PR-ADV-14). A coin dealt before
# may still have any face of the old cards, and none of the new ones: such shuffles are stages of the one before.


def mixed_in(p: PortRoyalPosition, shuffle: i64) -> bool:
    """Whether new cards came into the draw pile with this shuffle."""
    return p.adventure is not None and shuffle in p.adventure.added_at


def whole_shuffle(p: PortRoyalPosition, shuffle: i64) -> i64:
    """The shuffle of all cards of which this one is a stage."""
    while mixed_in(p, shuffle):
        shuffle -= 1
    return shuffle


def stages_from(p: PortRoyalPosition, shuffle: i64) -> list[int]:
    """A shuffle of all cards, and those after it that mixed new ones in."""
    found: list[int] = [shuffle]
    if p.adventure is not None:
        while mixed_in(p, found[-1] + 1):
            found.append(found[-1] + 1)
    return found


def stage_of(p: PortRoyalPosition, face: i64, stages: list[int]) -> int:
    """With which stage a hidden card came into the pile."""
    adventure = p.adventure
    assert adventure is not None
    group: int = CARDS[face].group
    if group in adventure.added:
        at = adventure.added_at[adventure.added.index(group)]
        if at in stages:
            return at
    return stages[0]


def shares_in_pile(p: PortRoyalPosition) -> list[float]:
    """For each kind of card how many copies lie in the draw pile, as far as anybody can know: on average."""
    stages = stages_from(p, whole_shuffle(p, p.shuffles))
    faces = hidden_since(p, stages[0])
    shares = [0.0] * len(CARDS)
    stay = 1.0
    for stage in reversed(stages):
        dealt = coins_dealt_after(p, stage)
        there = len([1 for face in faces if stage_of(p, face, stages) <= stage])
        earlier: i64 = 0
        for number in stages:
            if number < stage:
                earlier += coins_dealt_after(p, number)
        pool = there - earlier
        stay *= 1.0 - float(dealt) / float(pool) if pool > 0 else 1.0
        for face in faces:
            if stage_of(p, face, stages) == stage:
                shares[face] += stay
    return shares


def coins_dealt_after(p: PortRoyalPosition, stage: i64) -> i64:
    number: i64 = len([1 for coin in p.paid if dealt_after(coin) == stage])
    for player in p.players:
        number += len([1 for coin in player.coins if dealt_after(coin) == stage])
    return number


def add_hidden(found: vec[i64], coins: vec[i64], shuffle: i64) -> vec[i64]:
    for coin in coins:
        if dealt_after(coin) == shuffle:
            found = append(found, face_of(coin))
    return found


def shuffles_of_coins(p: PortRoyalPosition) -> list[int]:
    """Every shuffle since which a coin is hidden, oldest first, and the latest."""
    found: list[int] = []
    for player in p.players:
        for coin in player.coins:
            dealt = dealt_after(coin)
            if dealt != KNOWN:
                dealt = whole_shuffle(p, dealt)
                if dealt not in found:
                    found.append(dealt)
    for coin in p.paid:
        dealt = whole_shuffle(p, dealt_after(coin))
        if dealt not in found:
            found.append(dealt)
    agenda = p.agenda
    if agenda is not None and len(agenda.time_deck) + len(agenda.victory_pile) > 0 and FIRST_SHUFFLE not in found:
        found.append(FIRST_SHUFFLE)
    latest: i64 = whole_shuffle(p, p.shuffles)
    if latest not in found:
        found.append(latest)
    found.sort()
    return found


def determinize(p: PortRoyalPosition, seat: i64, rng: Rng) -> None:
    for number in shuffles_of_coins(p):
        if p.adventure is not None:
            deal_in_stages(p, number, seat, rng)
            continue
        faces = hidden_since(p, number)
        put_in_order(faces)
        rng.mix(faces)
        deal(p, number, faces)
    if p.adventure is not None:
        redraw_events(p.adventure, rng)
    p.chance = stream_from(rng)
    p.logbook = None
    if len(p.paid) == 0:
        p.payer = 0
    p.forget_sights()


def put_in_order(faces: vec[i64]) -> None:
    """By kind, so that the true order leaves no trace in what follows."""
    counts = NO_CARDS[:]
    for face in faces:
        counts[face] += 1
    kinds: i64 = len(counts)
    place: i64 = 0
    for kind in range(kinds):
        for _copy in range(counts[kind]):
            faces[place] = kind
            place += 1


def deal(p: PortRoyalPosition, shuffle: i64, faces: vec[i64]) -> None:
    """Back to the places that hidden_since() found them in."""
    for player in p.players:
        faces = deal_coins(player.coins, shuffle, faces)
    faces = deal_coins(p.paid, shuffle, faces)
    if shuffle == FIRST_SHUFFLE and p.agenda is not None:
        faces = refill(p.agenda.time_deck, faces)
        faces = refill(p.agenda.victory_pile, faces)
    if shuffle == p.shuffles:
        p.draw_pile = faces


def deal_coins(coins: vec[i64], shuffle: i64, faces: vec[i64]) -> vec[i64]:
    """Returns the faces that are left."""
    for place in range(len(coins)):
        if dealt_after(coins[place]) == shuffle:
            faces, face = pop(faces)
            coins[place] = coin_of(face, shuffle)
    return faces


def refill(pile: vec[i64], faces: vec[i64]) -> vec[i64]:
    for place in range(len(pile)):
        faces, face = pop(faces)
        pile[place] = face
    return faces


# --- adventures -------------------------------------------------------------------------------------------------------


def deal_in_stages(p: PortRoyalPosition, shuffle: i64, seat: i64, rng: Rng) -> None:
    """Coins of each stage from what was there by then; the rest is the draw pile, but for what the seat knows of it."""
    stages = stages_from(p, shuffle)
    kept = seen_on_top(p, seat) if p.shuffles in stages else vec[i64]()
    faces = hidden_since(p, shuffle)
    for face in kept:
        faces = remove(faces, face)
    put_in_order(faces)
    pool = vec[i64]()
    for stage in stages:
        for face in faces:
            if stage_of(p, face, stages) == stage:
                pool = append(pool, face)
        rng.mix(pool)
        for player in p.players:
            pool = deal_coins(player.coins, stage, pool)
        pool = deal_coins(p.paid, stage, pool)
    if p.shuffles in stages:
        lay_pile(p, pool, kept)


def seen_on_top(p: PortRoyalPosition, seat: i64) -> vec[i64]:
    """What the seat knows of the top of the draw pile: cards that it is looking at, or the one that it has put back."""
    adventure = p.adventure
    assert adventure is not None
    if LOOK.is_on_top(p):
        return vec[i64]([card.index for card in p.looked_at()]) if seat == p.active else vec[i64]()
    if adventure.shows_top_to(seat) and len(p.draw_pile) > 0:
        return p.draw_pile[len(p.draw_pile) - 1 :]
    return vec[i64]()


def lay_pile(p: PortRoyalPosition, pool: vec[i64], kept: vec[i64]) -> None:
    if not LOOK.is_on_top(p):
        p.draw_pile = extend(pool, kept)
        return
    row = LOOK.row(p)
    number = LOOK.row_argument(p)
    LOOK.pop(p)
    LOOK.push(p, number)
    for place in range(len(row)):
        if len(kept) > 0:
            LOOK.add_to_row(p, kept[place])
        else:
            pool, face = pop(pool)
            LOOK.add_to_row(p, face)
    p.draw_pile = pool


def redraw_events(adventure: Adventure, rng: Rng) -> None:
    """Events that nobody has seen may lie in any order, in the deck or unused; event 1 is surely in the deck."""
    places = [place for place, number in enumerate(adventure.deck) if not adventure.seen & EVENT_BITS[number]]
    unseen = sorted([number for number in ZEROS if not adventure.seen & EVENT_BITS[number]])
    shuffle(unseen, rng)
    hidden = unseen[: len(places)]
    if any([adventure.deck[place] == EVENT_ONE for place in places]):
        hidden = [*unseen[: len(places) - 1], int(EVENT_ONE)]
        shuffle(hidden, rng)
    for place, number in zip(places, hidden, strict=True):
        adventure.deck[place] = number
    adventure.unused = sorted([number for number in unseen if number not in hidden])

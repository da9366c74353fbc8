"""A guess at how an adventure will end: missions, trophies, crowns and influence, for each seat or for the team.

A mission counts by what is there of all that it asks for. Rivals need a trophy besides influence, so their first two
markers are worth most. A team needs every mission, so its unlikely ones count most, by the seat that is nearest; then
markers and influence, as far as card 9 asks for them (PR-ADV-41). The numbers were set by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.estimate import VICTORY, gain_of, rounds_left, worth
from flibuste.games.port_royal.frames import (
    CARGO,
    DISCOVER,
    FRAMES,
    GIVE_ARES,
    GIVEN_FOR,
    GIVER,
    MISSION_AT_HAND,
    MISSION_NOW,
    MISSION_SEAT,
    OVER,
    SHIP_AT_HAND,
    STOPPED,
    WINDOW,
    WINDOW_CARDS,
    WINDOW_SEAT,
)
from flibuste.games.port_royal.pieces import CARDS, CHARACTER, NONE, Ask, Card
from flibuste.games.port_royal.position import CHAPTER_WON, OpenMission, PortRoyalPosition
from flibuste.games.port_royal.rules.characters import count, join
from flibuste.games.port_royal.rules.crowns import voyage_of
from flibuste.games.port_royal.rules.missions import has_any, has_marker_for, has_of, open_missions
from flibuste.games.port_royal.rules.month import markers_on_missions, victory_for
from flibuste.games.port_royal.rules.trade_and_recruit import allowance, can_take
from flibuste.games.port_royal.scoring import outcome
from flibuste.games.port_royal.tale import Mission, months_of
from flibuste.kernel.position import clockwise

DONE: Final = 1.0
READY: Final = 0.92
"""All that is asked for is there."""
ON_THE_WAY: Final = 0.7
"""What a share of it is measured against."""
MOMENTS: Final = [0.35, 0.25, 0.55, 0.6]
"""The usual chance that the moment of a mission comes, by its number."""
HALF_DONE: Final = 0.8
"""A marker on the first of two spaces."""
OFFERED: Final = 0.97

# Rivals, in points of influence.
MARKER_POINTS: Final = [1.5, 2.5, 0.6, 0.6]
"""What each marker that leaves an adventurer is worth: ability, trophy, crowns, which count as influence besides."""
CROWN: Final = 0.25
"""On the way to the next shield."""

# A team.
MISSION: Final = 6.0
URGENT: Final = 0.4
"""The smaller, the more the unlikely missions count before the others."""
MARKER: Final = 3.0
TO_COME: Final = 0.5
"""How far a chance counts as a marker."""
INFLUENCE: Final = 0.8
"""Up to what card 9 asks for; beyond that hardly anything."""
BEYOND: Final = 0.1
CHAPTER_SPREAD: Final = 5.0
"""Points that the estimate of a team may be wrong by."""


def adventure_estimate(p: PortRoyalPosition) -> list[float]:
    if p.terms.adventure_team:
        return [team_value(p)] * p.seats
    return rival_values(p)


# --- how near a seat is to a mission ----------------------------------------------------------------------------------


def nearness(p: PortRoyalPosition, seat: i64, one: OpenMission) -> float:
    """From 0 (far away) to 1 (accomplished)."""
    if seat in one.slots:
        return DONE
    if not has_marker_for(p, seat, one):
        return 0.0
    mission = one.mission
    if is_at_hand(p, seat, mission):
        return OFFERED
    if mission.moment == NONE:
        return on_the_way(p, seat, mission)
    chance = HALF_DONE if seat in one.waiting else MOMENTS[mission.moment]
    if mission.pays:
        chance *= 0.4 + 0.6 * shares(p, seat, mission, mission.pays) / float(len(mission.pays))
    return chance


def is_at_hand(p: PortRoyalPosition, seat: i64, mission: Mission) -> bool:
    """Offered at this moment, or being paid for."""
    if MISSION_NOW.is_on_top(p):
        return MISSION_AT_HAND.of(p) == mission.index and MISSION_SEAT.of(p) == seat
    return GIVE_ARES.is_on_top(p) and GIVEN_FOR.of(p) == mission.index and GIVER.of(p) == seat


def on_the_way(p: PortRoyalPosition, seat: i64, mission: Mission) -> float:
    """The mean of what is there of each thing that is asked for."""
    parts = float(len(mission.asks) + len(mission.pays))
    there = shares(p, seat, mission, mission.asks) + shares(p, seat, mission, mission.pays)
    if mission.any_of:
        parts += 1.0
        there += 1.0 if has_any(p, seat, mission) else 0.0
    return READY if there == parts else ON_THE_WAY * there / parts


def shares(p: PortRoyalPosition, seat: i64, mission: Mission, asks: list[Ask]) -> float:
    """What is there of each, up to 1."""
    total = 0.0
    for ask in asks:
        has: i64 = min(max(has_of(p, seat, mission, ask), 0), ask.count)
        total += float(has) / float(ask.count)
    return total


def nearness_of(p: PortRoyalPosition, seat: i64) -> list[float]:
    return [nearness(p, seat, one) for one in open_missions(p)]


def nearness_with(p: PortRoyalPosition, seat: i64, card: Card) -> list[float]:
    """Of a seat that has taken a card; of a ship with cargo, that has kept it."""
    player = p.players[seat]
    if card.kind == CHARACTER:
        join(player, card)
        found = nearness_of(p, seat)
        player.area.pop()  # not leave(), which might take an equal card from further up and change the order
        count(player, card, -1)
        return found
    voyage = voyage_of(p, seat)
    if card.cargo >= 0:
        voyage.cargo.append(card)
    found = nearness_of(p, seat)
    if card.cargo >= 0:
        voyage.cargo.pop()
    return found


# --- cards that can be picked in this turn ---------------------------------------------------------------------------


def picking(p: PortRoyalPosition) -> i64:
    """Who picks next from the harbor, whatever is decided before; NONE when this turn nobody does."""
    place: i64 = FRAMES.find(p, WINDOW)
    if place >= 0:
        return WINDOW_SEAT.at(p, place)
    return p.active if FRAMES.find(p, DISCOVER) >= 0 or FRAMES.find(p, STOPPED) >= 0 else NONE


def picks_left(p: PortRoyalPosition) -> i64:
    place: i64 = FRAMES.find(p, WINDOW)
    return WINDOW_CARDS.at(p, place) if place >= 0 else allowance(p, p.active)


# --- rivals -----------------------------------------------------------------------------------------------------------


def rival_values(p: PortRoyalPosition) -> list[float]:
    rounds = rounds_left(p)
    values: list[float] = []
    for seat in range(p.seats):
        player = p.players[seat]
        voyage = voyage_of(p, seat)
        value = worth(p, player, rounds) + CROWN * float(voyage.crowns)
        for space in range(voyage.gone):
            value += MARKER_POINTS[space]
        values.append(value + hope_of(p, seat, nearness_of(p, seat)))
    add_rival_picks(p, rounds, values)
    if OVER.is_on_top(p):
        for seat in outcome(p).winners:
            values[seat] += VICTORY
    return values


def hope_of(p: PortRoyalPosition, seat: i64, near: list[float]) -> float:
    """The nearest missions, as many as there are markers."""
    space: i64 = voyage_of(p, seat).gone
    hope = 0.0
    for chance in sorted([chance for chance in near if chance < DONE], reverse=True):
        if space >= len(MARKER_POINTS):
            break
        hope += MARKER_POINTS[space] * chance
        space += 1
    return hope


def add_rival_picks(p: PortRoyalPosition, rounds: float, values: list[float]) -> None:
    seat = picking(p)
    if seat == NONE:
        return
    if CARGO.is_on_top(p):
        values[seat] += rival_gain(p, seat, CARDS[SHIP_AT_HAND.of(p)], rounds)
    picks = picks_left(p)
    left = p.harbor[:]
    while True:
        values[seat] += rival_pick(p, seat, picks, rounds, left)
        seat = clockwise(seat, p.seats)
        if seat == p.active:
            return
        picks = 1 + p.players[seat].governors


def rival_pick(p: PortRoyalPosition, seat: i64, picks: i64, rounds: float, left: list[Card]) -> float:
    total = 0.0
    for _pick in range(picks):
        best: Card | None = None
        best_gain = 0.0
        for card in left:
            if can_take(p, seat, card):
                gain = rival_gain(p, seat, card, rounds)
                if gain > best_gain:
                    best = card
                    best_gain = gain
        if best is None:
            break
        left.remove(best)
        total += best_gain
    return total


def rival_gain(p: PortRoyalPosition, seat: i64, card: Card, rounds: float) -> float:
    """What a card brings, and what it does for missions; of a ship the better of coins and cargo."""
    plain = gain_of(p, seat, card, rounds)
    wanted = hope_of(p, seat, nearness_with(p, seat, card)) - hope_of(p, seat, nearness_of(p, seat))
    if card.kind == CHARACTER:
        return plain + wanted
    return wanted if wanted > plain else plain


# --- a team -----------------------------------------------------------------------------------------------------------


def team_value(p: PortRoyalPosition) -> float:
    if OVER.is_on_top(p):
        return 2.0 * VICTORY + MISSION * 4.0 if p.ending == CHAPTER_WON else -VICTORY
    rounds = float(max(months_of(p.terms.chapter) - open_months(p), 0)) + 0.5
    chances = [nearness_of(p, seat) for seat in range(p.seats)]
    influence = sum(p.scores())
    value = 0.0
    for player in p.players:
        value += 0.5 * (worth(p, player, rounds) - float(player.influence))
    return value + team_hopes(p, chances) + of_influence(p, influence) + team_picks(p, rounds, chances)


def open_months(p: PortRoyalPosition) -> i64:
    adventure = p.adventure
    assert adventure is not None
    return adventure.month


def of_influence(p: PortRoyalPosition, influence: i64) -> float:
    wanted: i64 = victory_for(p).influence
    there: i64 = min(influence, wanted)
    return INFLUENCE * float(there) + BEYOND * float(influence - there)


def team_hopes(p: PortRoyalPosition, chances: list[list[float]]) -> float:
    """Each mission by the seat that is nearest to it; markers as far as they are wanted."""
    total = 0.0
    markers = float(markers_on_missions(p))
    for number in range(len(open_missions(p))):
        best = 0.0
        for row in chances:
            chance = row[number]
            if chance > best:
                best = chance
            if chance < DONE:
                markers += TO_COME * chance
        total += MISSION * felt(best)
    wanted = float(victory_for(p).markers)
    return total + MARKER * (wanted if markers > wanted else markers)


def felt(chance: float) -> float:
    """From 0 to 1: since all are needed, the first steps towards an unlikely mission count most."""
    return chance * (1.0 + URGENT) / (chance + URGENT)


def team_picks(p: PortRoyalPosition, rounds: float, chances: list[list[float]]) -> float:
    """What each seat that still has a window this turn can pick for the team, from what those before it leave."""
    seat: i64 = picking(p)
    if seat == NONE:
        return 0.0
    total = 0.0
    if CARGO.is_on_top(p):
        total = team_gain(p, seat, CARDS[SHIP_AT_HAND.of(p)], rounds, chances)
    left = p.harbor[:]
    picks: i64 = picks_left(p)
    while True:
        total += team_pick(p, seat, picks, rounds, chances, left)
        seat = clockwise(seat, p.seats)
        if seat == p.active:
            return total
        picks = 1 + p.players[seat].governors


def team_pick(
    p: PortRoyalPosition, seat: i64, picks: i64, rounds: float, chances: list[list[float]], left: list[Card]
) -> float:
    total = 0.0
    for _pick in range(picks):
        best: Card | None = None
        best_gain = 0.0
        for card in left:
            if can_take(p, seat, card):
                gain = team_gain(p, seat, card, rounds, chances)
                if gain > best_gain:
                    best = card
                    best_gain = gain
        if best is None:
            break
        left.remove(best)
        total += best_gain
    return total


def team_gain(p: PortRoyalPosition, seat: i64, card: Card, rounds: float, chances: list[list[float]]) -> float:
    before = team_hopes(p, chances)
    own = chances[seat]
    chances[seat] = nearness_with(p, seat, card)
    wanted = team_hopes(p, chances) - before
    chances[seat] = own
    plain = 0.5 * (gain_of(p, seat, card, rounds) - float(card.influence))
    influence: i64 = sum(p.scores())
    plain += of_influence(p, influence + card.influence) - of_influence(p, influence)
    if card.kind == CHARACTER:
        return plain + wanted
    return wanted if wanted > plain else plain

"""A quick guess at a team's prospects, in points, from what everybody can know (PR-COOP).

A team wins only when every contract is completed, by anybody. So a contract counts by the seat that is nearest to it,
an unlikely contract counts most, and a card is worth what it does for contracts in the hands of whoever takes it. The
numbers, here and of the chances, were found by an evolution strategy: eight generations of twelve candidates, each
playing 36 games with five, 16 with three and 10 with two players; what weighs time and colors by a few trials. Ten more
generations of twelve, with 80 games each, found nothing better.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.estimate import VICTORY, abilities, ability, picks_first, seat_to_pick, sets_worth
from flibuste.games.port_royal.frames import OVER
from flibuste.games.port_royal.pieces import CHARACTER, NONE, Card
from flibuste.games.port_royal.position import CONTRACTS_DONE, Agenda, PortRoyalPosition
from flibuste.games.port_royal.rules.characters import count, join
from flibuste.games.port_royal.rules.contracts import hold_of, nemesis_for
from flibuste.games.port_royal.rules.trade_and_recruit import balance, can_take
from flibuste.games.port_royal.team_chances import chances_of, on_space
from flibuste.kernel.position import clockwise

TEAM_SPREAD: Final = 6.0
"""Points that the estimate may be wrong by."""

CONTRACT: Final = 6.0
"""What a completed contract is worth."""
URGENT: Final = 0.36
"""The smaller, the more the unlikely contracts count before the others."""
SECOND: Final = 0.16
"""What the chance of a second seat adds."""
TIME: Final = 0.2
"""A card of the time deck."""

# What lies before a player, whatever the contracts.
COIN: Final = 0.084
MORE_COINS: Final = 0.018
FEW: Final = 5
"""So many coins are always of use."""
POINT: Final = 0.187
"""An influence point, which stands for a card that may be asked for."""
ABILITY: Final = 0.3
"""Rounds that an ability is counted for."""
PICK: Final = 1.27
"""What a pick brings is more than what it changes at once."""


def team_estimate(p: PortRoyalPosition) -> list[float]:
    """The same for every seat."""
    agenda = p.agenda
    assert agenda is not None
    chances: list[list[float]] = []
    value = TIME * float(len(agenda.time_deck))
    for seat in range(p.seats):
        player = p.players[seat]
        coins: i64 = len(player.coins)
        chances.append(chances_of(p, agenda, seat, coins))
        value += purse(coins) + POINT * float(player.influence)
        value += ABILITY * (abilities(p, player) + sets_worth(p, player))
    value += CONTRACT * hopes(p, agenda, chances) + PICK * all_picks(p, agenda, chances)
    if OVER.is_on_top(p) and p.ending == CONTRACTS_DONE:
        value += VICTORY
    return [value] * p.seats


def purse(coins: i64) -> float:
    few: i64 = coins if coins < FEW else FEW
    return COIN * float(few) + MORE_COINS * float(coins - few)


def hopes(p: PortRoyalPosition, agenda: Agenda, chances: list[list[float]]) -> float:
    """For each contract by the seat that is nearest to it, a little by the next one; as far as there are markers."""
    total = 0.0
    duties: list[list[float]] = [[] for _ in p.players]
    number: i64 = 0
    for one in agenda.contracts:
        nearest, best, second = two_best(chances, number)
        total += felt(best) + SECOND * second * (1.0 - best)
        if nearest != NONE and not one.slots and one.progress[nearest] == 0:
            duties[nearest].append(felt(best) - felt(second))
        number += 1
    for seat in range(p.seats):
        total -= left_to_others(duties[seat], hold_of(p, seat).markers)
    return total


def two_best(chances: list[list[float]], number: i64) -> tuple[i64, float, float]:
    """Who is nearest to a contract, and the chances of that seat and of the next."""
    nearest: i64 = NONE
    best = 0.0
    second = 0.0
    seat: i64 = 0
    for row in chances:
        if row[number] > best:
            nearest = seat
            second = best
            best = row[number]
        elif row[number] > second:
            second = row[number]
        seat += 1
    return nearest, best, second


def left_to_others(duties: list[float], markers: i64) -> float:
    """Of what a seat does better than the others it can do only so much; the rest costs the difference (PR-CON-04)."""
    if len(duties) <= markers:
        return 0.0
    duties.sort()
    return sum(duties[: len(duties) - markers])


def felt(chance: float) -> float:
    """From 0 to 1: since all are needed, the first steps towards an unlikely contract count most."""
    return chance * (1.0 + URGENT) / (chance + URGENT)


# --- cards that can be picked now -------------------------------------------------------------------------------------


def all_picks(p: PortRoyalPosition, agenda: Agenda, chances: list[list[float]]) -> float:
    """What each seat that still has a window this turn can pick for the team, from what those before it leave."""
    seat: i64 = seat_to_pick(p)
    if seat == NONE or not p.harbor:
        return 0.0
    total = 0.0
    left = p.harbor[:]
    picks: i64 = picks_first(p)
    while True:
        total += best_picks(p, agenda, seat, picks, chances, left)
        seat = clockwise(seat, p.seats)
        if seat == p.active:
            return total
        picks = 1 + p.players[seat].governors


def best_picks(
    p: PortRoyalPosition, agenda: Agenda, seat: i64, picks: i64, chances: list[list[float]], left: list[Card]
) -> float:
    total = 0.0
    for _ in range(picks):
        best: Card | None = None
        best_gain = 0.0
        for card in left:
            if can_take(p, seat, card):
                gain = gain_for_team(p, agenda, seat, card, chances)
                if gain > best_gain:
                    best = card
                    best_gain = gain
        if best is None:
            break
        left.remove(best)
        total += best_gain
        chances[seat] = chances_with(p, agenda, seat, best)
    return total


def gain_for_team(p: PortRoyalPosition, agenda: Agenda, seat: i64, card: Card, chances: list[list[float]]) -> float:
    coins: i64 = len(p.players[seat].coins)
    gain = purse(coins + balance(p, seat, card)) - purse(coins)
    if card.kind == CHARACTER:
        gain += POINT * float(card.influence) + ABILITY * ability(p, card)
    before = chances[seat]
    number: i64 = 0
    for then in chances_with(p, agenda, seat, card):
        now = before[number]
        if then != now:
            others = best_of_others(chances, seat, number)
            gain += CONTRACT * (felt(then if then > others else others) - felt(now if now > others else others))
        number += 1
    return gain


def best_of_others(chances: list[list[float]], seat: i64, number: i64) -> float:
    best = 0.0
    other: i64 = 0
    for row in chances:
        if other != seat and row[number] > best:
            best = row[number]
        other += 1
    return best


def chances_with(p: PortRoyalPosition, agenda: Agenda, seat: i64, card: Card) -> list[float]:
    """Of a seat that has taken a card; a Nemesis makes it give up the gold."""
    player = p.players[seat]
    coins: i64 = len(player.coins) + balance(p, seat, card)
    if card.kind == CHARACTER:
        join(player, card)
        found = chances_of(p, agenda, seat, coins)
        player.area.pop()  # not leave(), which might take an equal card from further up and change the order
        count(player, card, -1)
        return found
    found = chances_of(p, agenda, seat, coins)
    nemesis = nemesis_for(p, seat, card)
    if nemesis is not None and not nemesis.slots:
        found[agenda.contracts.index(nemesis)] = on_space(nemesis, nemesis.progress[seat] + 1)
    return found

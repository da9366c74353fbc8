"""A guess at how an adventure will end for each of some rivals: missions, trophies, crowns and influence.

Rivals need a trophy besides influence, so their first two markers are worth most. For teams: adventure_team.py. The
numbers were set by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.adventure_chances import DONE, chances_of, to_save
from flibuste.games.port_royal.adventure_team import picking, picks_left, team_value
from flibuste.games.port_royal.estimate import VICTORY, Taste, gain_of, rounds_left, share_out, worth
from flibuste.games.port_royal.frames import CARGO, OVER, SHIP_AT_HAND
from flibuste.games.port_royal.pieces import CARDS, CHARACTER, NONE, Card
from flibuste.games.port_royal.position import PortRoyalPosition
from flibuste.games.port_royal.rules.characters import count, join
from flibuste.games.port_royal.rules.crowns import voyage_of
from flibuste.games.port_royal.rules.missions import free_markers, open_missions
from flibuste.games.port_royal.rules.month import marker_price
from flibuste.games.port_royal.rules.trade_and_recruit import balance
from flibuste.games.port_royal.scoring import outcome
from flibuste.games.port_royal.tale import TROPHY_MARKERS, months_of

MARKER_POINTS: Final = [1.5, 2.5, 0.6, 0.6]
"""What each marker that leaves an adventurer is worth: ability, trophy, crowns, which count as influence besides."""
NO_TROPHY: Final = 5.0
"""What is lost by whoever has none when the game ends: only those who have one can win (PR-ADV-45)."""
UNTOLD: Final = 0.5
"""The chance to accomplish a mission that the story has still to bring."""
CROWN: Final = 0.25
"""On the way to the next shield."""


def adventure_estimate(p: PortRoyalPosition) -> list[float]:
    if p.terms.adventure_team:
        return [team_value(p)] * p.seats
    return rival_values(p)


def rival_values(p: PortRoyalPosition) -> list[float]:
    rounds = rounds_left(p)
    values: list[float] = []
    for seat in range(p.seats):
        player = p.players[seat]
        voyage = voyage_of(p, seat)
        value = worth(p, player, rounds) + CROWN * float(voyage.crowns)
        for space in range(voyage.gone):
            value += MARKER_POINTS[space]
        values.append(value + hope_of(p, seat, len(player.coins), rounds))
    add_picks(p, rounds, values)
    if OVER.is_on_top(p):
        for seat in outcome(p).winners:
            values[seat] += VICTORY
    return values


def hope_of(p: PortRoyalPosition, seat: i64, coins: i64, rounds: float) -> float:
    """The likeliest missions, as many as there are markers; one may be bought off, too. Without a trophy, what its lack
    may cost."""
    space: i64 = voyage_of(p, seat).gone
    turns = rounds * float(p.seats)
    chances = [chance for chance in chances_of(p, seat, coins, turns) if chance < DONE]
    untold: i64 = 0 if p.terms.variable else months_of(p.terms.chapter) - len(open_missions(p))
    if untold == 0:
        chances.append(to_buy_off(p, seat, coins, turns))
    for _mission in range(untold):
        chances.append(UNTOLD)
    hope = 0.0
    trophy = 1.0
    for chance in sorted(chances, reverse=True):
        if space >= len(MARKER_POINTS):
            break
        hope += MARKER_POINTS[space] * chance
        if space < TROPHY_MARKERS:
            trophy *= chance
        space += 1
    return hope - NO_TROPHY * (1.0 - trophy)


def to_buy_off(p: PortRoyalPosition, seat: i64, coins: i64, turns: float) -> float:
    """The chance that the month ends in time, with the coins for a marker there (PR-ADV-46)."""
    adventure = p.adventure
    if adventure is None or free_markers(p, seat) == 0:
        return 0.0
    wait = float(len(adventure.deck))
    in_time = turns / wait if turns < wait else 1.0
    return in_time * to_save(coins, marker_price(p), wait)


# --- cards that can be picked in this turn ----------------------------------------------------------------------------


def add_picks(p: PortRoyalPosition, rounds: float, values: list[float]) -> None:
    seat = picking(p)
    if seat == NONE:
        return
    if CARGO.is_on_top(p):
        values[seat] += gain_with_missions(p, seat, CARDS[SHIP_AT_HAND.of(p)], rounds)
    share_out(p, seat, picks_left(p), rounds, values, WITH_MISSIONS)


class MissionTaste(Taste):
    def gain(self, p: PortRoyalPosition, seat: i64, card: Card, rounds: float) -> float:
        return gain_with_missions(p, seat, card, rounds)


WITH_MISSIONS: Final = MissionTaste()


def gain_with_missions(p: PortRoyalPosition, seat: i64, card: Card, rounds: float) -> float:
    """What a card brings, and what it does for missions; of a ship the better of coins and cargo."""
    plain = gain_of(p, seat, card, rounds)
    player = p.players[seat]
    coins: i64 = len(player.coins)
    before = hope_of(p, seat, coins, rounds)
    after: i64 = coins + balance(p, seat, card)
    if card.kind == CHARACTER:
        join(player, card)
        wanted = hope_of(p, seat, after, rounds) - before
        player.area.pop()  # not leave(), which might take an equal card from further up and change the order
        count(player, card, -1)
        return plain + wanted
    plain += hope_of(p, seat, after, rounds) - before
    if card.cargo < 0:
        return plain
    cargo = voyage_of(p, seat).cargo
    cargo.append(card)
    wanted = hope_of(p, seat, coins, rounds) - before
    cargo.pop()
    return wanted if wanted > plain else plain

"""A quick guess at each seat's prospects, in points, from what everybody can know; for teams: team.py.

The numbers of the base game were found by an evolution strategy: some 24 generations of 48 candidates, each playing 400
games against the baseline with two, three and four seats. They count how far the rounds ahead matter, so they are
smaller than a player would say. The numbers of the sets were set by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.port_royal.contract_prospects import helps, own_contracts, ship_helps
from flibuste.games.port_royal.frames import DISCOVER, OVER, REPEL_SHIP, WINDOW, WINDOW_CARDS, WINDOW_SEAT
from flibuste.games.port_royal.pieces import (
    ADMIRAL,
    CLERK,
    GAMBLER,
    GOVERNOR,
    GUNNER,
    JESTER,
    MERCHANT,
    NONE,
    SENORITA,
    SHIP,
    TRADER,
    VICE_ADMIRAL,
    Card,
)
from flibuste.games.port_royal.position import Player, PortRoyalPosition
from flibuste.games.port_royal.rules.expeditions import missing
from flibuste.games.port_royal.rules.trade_and_recruit import allowance, balance, can_take
from flibuste.games.port_royal.scoring import outcome
from flibuste.games.port_royal.tale import TROPHY_MARKERS
from flibuste.kernel.position import clockwise

COIN: Final = 0.265
"""Two coins buy about one influence, and not every coin gets spent."""
COIN_ABOVE_TAX: Final = 0.082
COIN_AT_END: Final = 0.02
"""Coins break ties."""
ROUNDS_TO_SPEND: Final = 1.157
"""With fewer rounds left not every coin finds its use."""
POINTS_A_ROUND: Final = 0.481
POINTS_A_ROUND_AND_SEAT: Final = 1.226
"""How fast the leader is expected to go on; more with more windows in a round."""
ROUNDS_A_MARKER: Final = 1.5
"""Until the next one leaves an adventurer, of those that are missing for the trophy."""
VICTORY: Final = 10.0
SPREAD: Final = 2.0
"""Points that the estimate may be wrong by; found by matches of the search bot, as that of a team."""

# What an ability brings in a round, in points.
SWORD: Final = 0.061
TRADER_ROUND: Final = 0.085
ADMIRAL_ROUND: Final = 0.014
JESTER_ROUND: Final = 0.03
GOVERNOR_ROUND: Final = 0.251
SENORITA_ROUND: Final = 0.411
CREW: Final = 0.484
READY_EXPEDITION: Final = 0.702


# Contracts and the characters of the sets, in points: set by hand.
OWN_CONTRACT: Final = 1.2
MERCHANT_ROUND: Final = 0.12
CLERK_ROUND: Final = 0.08
GUNNER_ROUND: Final = 0.1
VICE_ADMIRAL_ROUND: Final = 0.06
GAMBLER_ROUND: Final = 0.05


def estimate(p: PortRoyalPosition) -> list[float]:
    rounds = rounds_left(p)
    values: list[float] = []
    for player in p.players:
        values.append(worth(p, player, rounds))
    add_picks(p, rounds, values)
    if p.agenda is not None:
        for seat in range(p.seats):
            values[seat] += OWN_CONTRACT * own_contracts(p, seat)
    if OVER.is_on_top(p):
        for seat in outcome(p).winners:
            values[seat] += VICTORY
    return values


def rounds_left(p: PortRoyalPosition) -> float:
    """Rounds until somebody reaches the goal at the usual speed."""
    if p.last_round or OVER.is_on_top(p):
        return 0.0
    speed = POINTS_A_ROUND + POINTS_A_ROUND_AND_SEAT * float(p.seats)
    if p.adventure is not None and not p.terms.adventure_team:
        return 0.5 + rounds_to_trophy(p, speed)
    lead: i64 = 0
    for player in p.players:
        if player.influence > lead:
            lead = player.influence
    return 0.5 + float(p.terms.goal - lead) / speed


def rounds_to_trophy(p: PortRoyalPosition, speed: float) -> float:
    """Rivals of an adventure: whoever has the influence still waits for the trophy (PR-ADV-44)."""
    least = float(p.terms.goal)
    for player in p.players:
        voyage = player.voyage
        if voyage is None:
            continue
        rounds = float(p.terms.goal - player.influence) / speed
        waits = 0.0 if voyage.has_trophy else ROUNDS_A_MARKER * float(TROPHY_MARKERS - voyage.gone)
        if waits > rounds:
            rounds = waits
        if rounds < least:
            least = rounds
    return least


def worth(p: PortRoyalPosition, player: Player, rounds: float) -> float:
    value = float(player.influence) + coins_worth(len(player.coins), rounds)
    value += rounds * abilities(p, player)
    if p.terms.more_roles:
        value += rounds * sets_worth(p, player)
    return value + crew_worth(p, player, rounds)


def abilities(p: PortRoyalPosition, player: Player) -> float:
    """What the characters of the base game bring in a round."""
    return (
        SWORD * swords_use(player.swords)
        + ADMIRAL_ROUND * float(p.seats * player.admirals)
        + JESTER_ROUND * float(p.seats * player.jesters)
        + GOVERNOR_ROUND * float(player.governors)
        + SENORITA_ROUND * float(player.senoritas)
        + TRADER_ROUND * float(four_bits(player.traders))
    )


def coins_worth(coins: i64, rounds: float) -> float:
    """Coins that a tax may take, and coins near the end, are worth less."""
    safe: i64 = min(coins, 11)
    useful = rounds / ROUNDS_TO_SPEND if rounds < ROUNDS_TO_SPEND else 1.0
    return COIN_AT_END * float(coins) + useful * (COIN * float(safe) + COIN_ABOVE_TAX * float(coins - safe))


def swords_use(swords: i64) -> float:
    """The first swords repel most ships; from seven on nothing is gained."""
    if swords > 7:
        return 7.0
    return float(swords)


def sets_worth(p: PortRoyalPosition, player: Player) -> float:
    """What the characters of the sets bring in a round."""
    return (
        MERCHANT_ROUND * float(four_bits(player.merchants))
        + CLERK_ROUND * float(four_bits(player.clerks))
        + GUNNER_ROUND * float(p.seats * player.gunners)
        + VICE_ADMIRAL_ROUND * float(p.seats * player.vice_admirals)
        + GAMBLER_ROUND * float(player.gamblers)
    )


def four_bits(packed: i64) -> i64:
    """The sum over all colors."""
    total: i64 = 0
    mask: i64 = packed
    while mask:
        total += mask & 15
        mask >>= 4
    return total


def crew_worth(p: PortRoyalPosition, player: Player, rounds: float) -> float:
    """Crew is worth something while expeditions may come, and much when one lies open."""
    crew = player.crew()
    if crew == 0:
        return 0.0
    value = 0.0
    for expedition in p.open_expeditions:
        gain = float(expedition.influence) - float(expedition.priests + expedition.captains + expedition.settlers)
        gain += COIN * float(expedition.coins)
        lacking = missing(player, expedition)
        chance = READY_EXPEDITION if lacking == 0 else (0.35 if lacking == 1 else 0.1)
        if gain * chance > value:
            value = gain * chance
    if rounds == 0.0:
        return value
    some: i64 = min(crew, 3)
    return value + CREW * float(some) * (1.0 if rounds > 3.0 else rounds / 3.0)


# --- cards that can be picked now -------------------------------------------------------------------------------------


def seat_to_pick(p: PortRoyalPosition) -> i64:
    """Who would pick next from the harbor; NONE when this turn nobody does, or something else comes first."""
    if WINDOW.is_on_top(p):
        return WINDOW_SEAT.of(p)
    return p.active if DISCOVER.is_on_top(p) or REPEL_SHIP.is_on_top(p) else NONE


def picks_first(p: PortRoyalPosition) -> i64:
    """How many cards that seat may take."""
    return WINDOW_CARDS.of(p) if WINDOW.is_on_top(p) else allowance(p, p.active)


def add_picks(p: PortRoyalPosition, rounds: float, values: list[float]) -> None:
    """Adds what each seat that still has a window this turn can pick, each in turn from what the others leave."""
    seat = seat_to_pick(p)
    if seat == NONE or not p.harbor:
        return
    share_out(p, seat, picks_first(p), rounds, values, PLAIN)


class Taste:
    """What a card is worth to a seat; rivals in an adventure think of their missions too."""

    def gain(self, p: PortRoyalPosition, seat: i64, card: Card, rounds: float) -> float:
        return gain_of(p, seat, card, rounds)


PLAIN: Final = Taste()


def share_out(p: PortRoyalPosition, seat: i64, picks: i64, rounds: float, values: list[float], taste: Taste) -> None:
    """From that seat on, each takes what is best of what the others leave."""
    left = p.harbor[:]
    while True:
        values[seat] += pick(p, seat, picks, rounds, left, taste)
        seat = clockwise(seat, p.seats)
        if seat == p.active:
            return
        picks = 1 + p.players[seat].governors


def pick(p: PortRoyalPosition, seat: i64, picks: i64, rounds: float, left: list[Card], taste: Taste) -> float:
    total = 0.0
    for _pick in range(picks):
        best: Card | None = None
        best_gain = 0.0
        for card in left:
            if can_take(p, seat, card):
                gain = taste.gain(p, seat, card, rounds)
                if gain > best_gain:
                    best = card
                    best_gain = gain
        if best is None:
            break
        left.remove(best)
        total += best_gain
    return total


def gain_of(p: PortRoyalPosition, seat: i64, card: Card, rounds: float) -> float:
    coins: i64 = len(p.players[seat].coins)
    money = coins_worth(coins + balance(p, seat, card), rounds) - coins_worth(coins, rounds)
    if card.kind == SHIP:
        wanted = OWN_CONTRACT * ship_helps(p, seat, card)
        return wanted if wanted > money else money
    value = money + float(card.influence) + rounds * ability(p, card) + (CREW if card.is_crew else 0.0)
    if p.agenda is not None:
        value += OWN_CONTRACT * helps(p, seat, card)
    return value


def ability(p: PortRoyalPosition, card: Card) -> float:
    role: i64 = card.role
    if role == TRADER:
        return TRADER_ROUND
    if role == ADMIRAL:
        return ADMIRAL_ROUND * float(p.seats)
    if role == JESTER:
        return JESTER_ROUND * float(p.seats)
    if role == GOVERNOR:
        return GOVERNOR_ROUND
    if role == SENORITA:
        return SENORITA_ROUND
    if role == MERCHANT:
        return MERCHANT_ROUND
    if role == CLERK:
        return CLERK_ROUND
    if role == GUNNER:
        return GUNNER_ROUND * float(p.seats)
    if role == VICE_ADMIRAL:
        return VICE_ADMIRAL_ROUND * float(p.seats)
    if role == GAMBLER:
        return GAMBLER_ROUND
    return SWORD * float(card.swords)

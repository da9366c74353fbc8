"""What a sheet is worth in points: gold, goods, cannons, tokens and the places on both tracks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of
from flibuste.games.amerigo.frames import OVER, ROUND_END, THROW_CUBES
from flibuste.games.amerigo.pieces import (
    COLORS,
    GOLD_BITS,
    GOODS,
    PIRATES,
    POINTS_FOR_GOLD,
    POINTS_FOR_POSTS,
    PROGRESS,
    ROUNDS,
    SAFE_HARBOR,
    SEVEN_POINTS,
    SPECIAL,
    TOKENS,
    TRACK_END,
    WHITE,
    Space,
)
from flibuste.games.amerigo.position import AmerigoPosition, Player
from flibuste.games.amerigo.rules.final import POINTS_OF_SEVEN, gold_in_hand
from flibuste.games.amerigo.rules.round_end import strength, strength_against

PHASES: Final = len(COLORS)
GAME: Final = float(ROUNDS * PHASES)
ALL_PIRATES: Final = sum(PIRATES)

GOLD: Final = 0.12
"""More than the point that every gold is in the end: it pays for the steps that are missing."""
GOOD_AHEAD: Final = 3.3
"""What a good brings by production that is still to be bought, at the beginning of the game."""
PRODUCTION_AHEAD: Final = 1.24
"""What production brings by goods that are still to come, at the beginning of the game."""
BUYS_AHEAD: Final = 0.6
"""More for the two most frequent goods: production is bought for them first."""
PIRATES_LATER: Final = 0.8
"""Pirates of later rounds: there is time to cast cannons."""
CANNON: Final = 0.4
"""How much of the danger is gone when all but the last cannon is there."""
PROGRESS_PACE: Final = 0.41
"""Steps that a disk makes on its track, a turn."""
SPECIAL_PACE: Final = 0.32
TRACK_TURNS: Final = 3.63
"""Turns before the end when steps between printed points begin to lose their worth."""
TOKEN_AHEAD: Final = 7.32
"""A token that is still to be taken, at the beginning of the game."""
FIRST_PLACE: Final = 0.46
"""To be first in turn order, at the beginning of the game."""
OFF_START: Final = 1.11
"""White is good for special actions once the disk has left its start."""

_TOKEN_WORTH: Final[dict[str, tuple[float, float]]] = {
    "more-navigation": (0.0, 0.33),
    "more-cannons": (0.0, 0.18),
    "more-planning": (0.0, 0.26),
    "more-progress": (0.0, 0.17),
    "more-expansion": (0.0, 0.28),
    "more-production": (0.0, 0.18),
    "more-navigation-cannons": (0.0, 0.16),
    "more-planning-expansion": (0.0, 0.34),
    "more-progress-production": (0.0, 0.13),
    "fair-wind": (1.26, 0.13),
    "more-gold": (0.0, 0.15),
    "pirate-friend": (0.0, 0.13),
    "safe-harbor": (0.0, 0.14),
    "pirate-hunter": (0.0, 0.13),
    "two-neutrals": (0.0, 0.05),
    "red-is-green": (0.0, 0.27),
    "first-in-line": (0.17, 0.07),
    "three-gold": (3.0, 0.0),
    "five-gold": (5.0, 0.0),
    "post-gold": (0.0, 0.09),
    "cubes-for-points": (1.68, 0.03),
    "points-for-posts": (4.0, 0.08),
    "seven-points": (7.0, 0.0),
    "points-for-gold": (4.0, 0.05),
}
"""By token, once it is owned and not used up: points, and points for each turn that is left."""
TOKEN_FIRST: Final[list[float]] = [_TOKEN_WORTH[token.code][0] for token in TOKENS]
TOKEN_TURN: Final[list[float]] = [_TOKEN_WORTH[token.code][1] for token in TOKENS]
COUNTED: Final = SEVEN_POINTS | POINTS_FOR_POSTS | POINTS_FOR_GOLD
"""Tokens whose points are counted as they stand."""


@final
class Track:
    """A track's points by space: as they stand, and as a slope between the printed ones; printed spaces likewise."""

    def __init__(self, spaces: list[Space]) -> None:
        self.points: list[float] = []
        self.passed: list[float] = []
        self.slope: list[float] = []
        self.printed: list[float] = []
        printed = [0] + [place for place, space in enumerate(spaces) if space.points]
        for place in range(len(spaces)):
            before = max([other for other in printed if other <= place])
            number = printed.index(before)
            points = float(spaces[before].points)
            self.points.append(points)
            self.passed.append(float(number))
            part = 0.0
            if number + 1 < len(printed):
                after = printed[number + 1]
                part = float(place - before) / float(after - before)
                self.slope.append(points + part * (float(spaces[after].points) - points))
            else:
                self.slope.append(points)
            self.printed.append(float(number) + part)


PROGRESS_TRACK: Final = Track(PROGRESS)
SPECIAL_TRACK: Final = Track(SPECIAL)


def turns_left(p: AmerigoPosition, seat: i64) -> i64:
    """Phases in which the seat has still to act; none is skipped but rarely."""
    if OVER.is_on_top(p):
        return 0
    later: i64 = (ROUNDS - p.round) * PHASES
    if ROUND_END.is_on_top(p):
        return later
    later += WHITE - p.phase
    if THROW_CUBES.is_on_top(p):
        return later + 1
    place: i64 = p.phase_order.index(seat)
    return later + 1 if place >= p.turn else later


def sheet_worth(p: AmerigoPosition, seat: i64, turns: float) -> float:
    player = p.players[seat]
    share = turns / GAME
    worth = gold_worth(player, turns) + goods_worth(player, share) - pirates_cost(p, seat)
    worth += track_worth(PROGRESS_TRACK, player.progress, PROGRESS_PACE, turns)
    tokens = at_pace(PROGRESS_TRACK.printed, player.progress, PROGRESS_PACE, turns)
    worth += TOKEN_AHEAD * share * (tokens - PROGRESS_TRACK.passed[player.progress])
    worth += track_worth(SPECIAL_TRACK, player.special, SPECIAL_PACE, turns)
    if player.special:
        worth += OFF_START * share
    if p.order[0] == seat:
        worth += FIRST_PLACE * share
    if player.tokens:
        worth += tokens_worth(p, seat, turns)
    return worth


def gold_worth(player: Player, turns: float) -> float:
    gold: i64 = player.gold + gold_in_hand(player)
    kept: i64 = min(gold, TRACK_END)
    useful = turns / 7.0 if turns < 7.0 else 1.0
    return float(gold) + GOLD * useful * float(kept) / (1.0 + 0.1 * float(kept))


def goods_worth(player: Player, share: float) -> float:
    """Goods times production, and what both will grow by: new production is bought for the most frequent goods."""
    worth = 0.0
    most: i64 = 0
    second: i64 = 0
    for good in range(len(GOODS)):
        number: i64 = number_of(player.goods, good)
        if number > most:
            second = most
            most = number
        elif number > second:
            second = number
        production = float(number_of(player.production, good))
        worth += float(number) * production
        worth += share * (GOOD_AHEAD * float(number) + PRODUCTION_AHEAD * (production - 1.0))
    return worth + share * BUYS_AHEAD * float(2 * most + second)


def pirates_cost(p: AmerigoPosition, seat: i64) -> float:
    """What the pirates of this and all further rounds will take, as far as the cannons do not keep them off."""
    player = p.players[seat]
    cannons = float(player.cannons)
    more = float(ALL_PIRATES - strength(p)) / float(len(PIRATES) - p.round)
    force = float(strength_against(p, seat))
    part = CANNON if turns_left(p, seat) > (ROUNDS - p.round) * PHASES else 0.0
    weight = 1.0
    cost = 0.0
    for _round in range(p.round, ROUNDS + 1):
        if cannons >= force:
            cannons -= force
        else:
            lost = force * 0.5 if player.tokens & SAFE_HARBOR else force
            cost += weight * lost * (1.0 - part * cannons / force)
            cannons = 0.0
        force += more
        weight = PIRATES_LATER
        part = CANNON
    return cost


def track_worth(track: Track, space: i64, pace: float, turns: float) -> float:
    """The points where the disk will be at the usual pace; near the end of the game those where it is."""
    later = turns / TRACK_TURNS if turns < TRACK_TURNS else 1.0
    return later * at_pace(track.slope, space, pace, turns) + (1.0 - later) * track.points[space]


def at_pace(slope: list[float], space: i64, pace: float, turns: float) -> float:
    """A number along a track, between two spaces too, where the disk will be at this pace."""
    end: i64 = len(slope) - 1
    ahead = float(space) + pace * turns
    there: i64 = int(ahead)
    if there >= end:
        return slope[end]
    return slope[there] + (slope[there + 1] - slope[there]) * (ahead - float(there))


def tokens_worth(p: AmerigoPosition, seat: i64, turns: float) -> float:
    """What owned tokens will still bring; those for gold count as gold already."""
    player = p.players[seat]
    owned: i64 = player.tokens & ~player.used
    worth = 0.0
    token: i64 = 0
    left: i64 = owned & ~GOLD_BITS
    while left:
        if left & 1:
            worth += TOKEN_TURN[token] * turns
            if not COUNTED >> token & 1:
                worth += TOKEN_FIRST[token]
        left >>= 1
        token += 1
    if owned & COUNTED:
        worth += counted_points(p, seat, owned)
    return worth


def counted_points(p: AmerigoPosition, seat: i64, owned: i64) -> float:
    """The tokens of the final scoring, as things stand."""
    player = p.players[seat]
    points: i64 = 0
    if owned & SEVEN_POINTS:
        points += POINTS_OF_SEVEN
    if owned & POINTS_FOR_POSTS:
        points += p.posts_on_map(seat)
    if owned & POINTS_FOR_GOLD:
        gold: i64 = player.gold + gold_in_hand(player)
        points += min(gold, TRACK_END)
    return float(points)

"""The final scoring (AM-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of
from flibuste.games.amerigo.frames import OVER
from flibuste.games.amerigo.moves import AmerigoMove
from flibuste.games.amerigo.pieces import (
    GOLD_BITS,
    GOLD_TOKENS,
    GOODS,
    POINTS_FOR_GOLD,
    POINTS_FOR_POSTS,
    PROGRESS,
    SEVEN_POINTS,
    SPECIAL,
    Space,
)
from flibuste.games.amerigo.position import (
    FIRST_GOOD,
    GOLD,
    NOTHING,
    PROGRESS_POINTS,
    SOURCES,
    SPECIAL_POINTS,
    TOKEN_POINTS,
    AmerigoPosition,
    Player,
)
from flibuste.games.amerigo.rules.gold import GOLD_OF_CHEST, gain_gold
from flibuste.games.amerigo.rules.step import Step, not_now
from flibuste.games.amerigo.scoring import outcome
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

POINTS_OF_SEVEN: Final = 7


def score_the_end(p: AmerigoPosition, ending: i64) -> None:
    """Gold, goods, end tokens, progress, special track, in this order (AM-END-01)."""
    p.ending = ending
    p.doing = NOTHING
    p.ap = 0
    for seat in range(p.seats):
        score_gold(p, seat)
        score_goods(p, seat)
        add(p, seat, TOKEN_POINTS, end_token_points(p, seat))
        add(p, seat, PROGRESS_POINTS, points_at(PROGRESS, p.players[seat].progress))
        add(p, seat, SPECIAL_POINTS, points_at(SPECIAL, p.players[seat].special))
    p.ask(OVER)
    if p.logbook is not None:
        result = outcome(p)
        p.logbook.tell("game-ended", {"winners": result.winners, "ending": result.ending})


def add(p: AmerigoPosition, seat: i64, source: i64, points: i64) -> None:
    if points:
        p.score(seat, source, points)
        p.tell("final-scored", {"seat": seat, "source": SOURCES[source], "points": points})


def score_gold(p: AmerigoPosition, seat: i64) -> None:
    """Chests and unused gold tokens become gold, then each gold on the track is a point (AM-END-02)."""
    player = p.players[seat]
    gold: i64 = gold_in_hand(player)
    player.used |= player.tokens & GOLD_BITS
    p.chests_cashed += player.chests
    player.chests = 0
    if gold:
        gain_gold(p, seat, gold, "end")
    add(p, seat, GOLD, player.gold)


def gold_in_hand(player: Player) -> i64:
    """What chests and unused gold tokens are worth."""
    gold: i64 = GOLD_OF_CHEST * player.chests
    if player.owns(GOLD_BITS):
        for token in GOLD_TOKENS:
            if player.owns(token.bit):
                gold += token.gold
    return gold


def score_goods(p: AmerigoPosition, seat: i64) -> None:
    for good in range(len(GOODS)):
        add(p, seat, FIRST_GOOD + good, points_of_good(p.players[seat], good))


def points_of_good(player: Player, good: i64) -> i64:
    """Goods times production of a kind (AM-END-03)."""
    return number_of(player.goods, good) * number_of(player.production, good)


def end_token_points(p: AmerigoPosition, seat: i64) -> i64:
    """AM-TOK-22 to -24; gold counts as it lies on the track (AM-END-05)."""
    player = p.players[seat]
    points: i64 = 0
    if player.owns(POINTS_FOR_POSTS):
        points += p.posts_on_map(seat)
    if player.owns(SEVEN_POINTS):
        points += POINTS_OF_SEVEN
    if player.owns(POINTS_FOR_GOLD):
        points += player.gold
    return points


def points_at(track: list[Space], space: i64) -> i64:
    """The highest printed points reached or passed, only those (AM-END-06, -07)."""
    points: i64 = 0
    for place in range(space + 1):
        if track[place].points > points:
            points = track[place].points
    return points


class Over(Step):
    def seat(self, p: AmerigoPosition) -> i64:
        return -1

    def moves(self, p: AmerigoPosition) -> list[Move]:
        return []

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        return not_now(self.name)

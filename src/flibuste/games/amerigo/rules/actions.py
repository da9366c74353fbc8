"""The six actions, by color, and how many action points each has (AM-ACT-02, -06, -08)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.pieces import BLUE, BONUS_BITS, BONUS_POINTS, COLORS, GREEN, RED, YELLOW
from flibuste.games.amerigo.position import AmerigoPosition, Player
from flibuste.games.amerigo.rules import expansion, navigation, planning, production, tracks


def bonus_ap(player: Player, color: i64) -> i64:
    """More action points by own tokens; they add up (AM-TOK-01 to -09, -30)."""
    bits = BONUS_BITS[color]
    bonus: i64 = 0
    if player.tokens:
        number: i64 = len(bits)
        for place in range(number):
            if player.tokens & bits[place]:
                bonus += BONUS_POINTS[color][place]
    return bonus


def begin_action(p: AmerigoPosition, color: i64) -> None:
    """Whatever way led here: the bonus is that of the action which is carried out."""
    bonus: i64 = bonus_ap(p.player(), color)
    p.doing = color
    p.ap = p.base_ap + bonus
    p.gold_spent = 0
    p.new_tokens = 0
    if p.logbook is not None:
        p.logbook.tell("action-begun", {"seat": p.active, "color": COLORS[color], "points": p.ap, "bonus": bonus})
    if color == BLUE:
        navigation.begin(p)
    elif color == RED:
        planning.begin(p)
    elif color == GREEN:
        expansion.begin(p)
    elif color == YELLOW:
        production.begin(p)
    else:
        tracks.begin(p)

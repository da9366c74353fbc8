"""Gold: where it comes from, what does not fit on its track, and how it pays for action points (AM-GOLD, AM-ACT-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.moves import CASH_CHEST, CASH_CHEST_MOVE, USE, USE_MOVES, AmerigoMove
from flibuste.games.amerigo.pieces import (
    FIRST_IN_LINE,
    GOLD_BITS,
    GOLD_TOKENS,
    MORE_GOLD,
    ONCE,
    TOKENS,
    TRACK_END,
    Token,
)
from flibuste.games.amerigo.position import GOLD, AmerigoPosition, Player
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

GOLD_OF_CHEST: Final = 3
GOLD_OF_POST: Final = 1
"""With the token for it (AM-TOK-20)."""
TRACK_END_GOLD: Final = 2
CUBES_FOR_A_GOLD: Final = 3
CUBES_FOR_A_GOLD_WITH_TOKEN: Final = 2


def gain_gold(p: AmerigoPosition, seat: i64, gold: i64, source: str) -> None:
    """Every gold beyond the end of the track is a point at once (AM-GOLD-02)."""
    player = p.players[seat]
    beyond: i64 = player.gold + gold - TRACK_END
    if beyond <= 0:
        player.gold += gold
        beyond = 0
    else:
        player.gold = TRACK_END
        p.score(seat, GOLD, beyond)
    if p.logbook is not None:
        p.logbook.tell("gold-gained", {"seat": seat, "gold": gold, "source": source, "points": beyond})


def gold_for_cubes(player: Player, cubes: i64) -> i64:
    """What taking gold brings (AM-GOLD-01, AM-TOK-11)."""
    each: i64 = CUBES_FOR_A_GOLD_WITH_TOKEN if player.owns(MORE_GOLD) else CUBES_FOR_A_GOLD
    return (cubes + each - 1) // each


def purse(p: AmerigoPosition) -> i64:
    """Action points the active player can spend on one thing now: those left, and all gold."""
    return p.ap + p.player().gold


def gold_needed(p: AmerigoPosition, cost: i64) -> i64:
    """Gold that a cost takes when the action points left do not suffice."""
    return max(cost - p.ap, 0)


def pay(p: AmerigoPosition, cost: i64) -> None:
    """Action points first, then gold (AM-GOLD-03)."""
    gold: i64 = gold_needed(p, cost)
    p.ap -= cost - gold
    if gold:
        spend(p, gold)


def spend(p: AmerigoPosition, gold: i64) -> None:
    p.player().gold -= gold
    p.gold_spent += gold
    if p.logbook is not None:
        p.logbook.tell("gold-spent", {"seat": p.active, "gold": gold})


# --- chests and gold tokens, at any moment of the own turn (AM-GOLD-05, -06, AM-TOK-33) -------------------------------


def can_cash(p: AmerigoPosition) -> bool:
    player = p.player()
    return player.chests > 0 or player.owns(GOLD_BITS)


def may_cash_for_more(p: AmerigoPosition, spent: i64) -> bool:
    """Gold that was spent makes room on its track, so what is cashed now may buy more than before (AM-ACT-10)."""
    return p.terms.gold_at_any_moment and spent > 0 and can_cash(p)


def add_cash_moves(p: AmerigoPosition, moves: list[Move]) -> None:
    player = p.player()
    if player.chests > 0:
        moves.append(CASH_CHEST_MOVE)
    if player.tokens & GOLD_BITS:
        for move in USE_MOVES:
            if gold_of_token(move.what) and player.owns(move.what):
                moves.append(move)


def gold_of_token(token: i64) -> i64:
    """By its bit; 0 for the others."""
    for other in GOLD_TOKENS:
        if other.bit == token:
            return other.gold
    return 0


def is_cash_move(move: AmerigoMove) -> bool:
    """Chests and one-use tokens have the same reasons why not at every decision (the fair wind too, AM-TOK-34)."""
    return move.verb == CASH_CHEST or move.verb == USE


def cash(p: AmerigoPosition, move: AmerigoMove) -> None:
    if move.verb == CASH_CHEST:
        p.player().chests -= 1
        p.chests_cashed += 1
        gain_gold(p, p.active, GOLD_OF_CHEST, "chest")
    else:
        turn_over(p, p.active, move.what)
        gain_gold(p, p.active, gold_of_token(move.what), "token")


def turn_over(p: AmerigoPosition, seat: i64, token: i64) -> None:
    """A one-use token is used up."""
    p.players[seat].used |= token
    if p.logbook is not None:
        p.logbook.tell("token-used", {"seat": seat, "token": token_code(token)})


def is_used_once(p: AmerigoPosition, token: Token) -> bool:
    """Whether a token is turned over when it is used (AM-TOK-31)."""
    return token.kind == ONCE and not (token.bit == FIRST_IN_LINE and p.terms.first_in_line_stays)


def token_code(bit: i64) -> str:
    return next(token.code for token in TOKENS if token.bit == bit)


def why_not_cash(p: AmerigoPosition, move: AmerigoMove) -> Reason:
    if move.verb == CASH_CHEST:
        return Reason("no-chest", "AM-GOLD-05")
    player = p.player()
    token = next(token for token in TOKENS if token.bit == move.what)
    if not player.tokens & move.what:
        return Reason("token-not-yours", "AM-PRO-02", {"token": token.code})
    if player.used & move.what:
        return Reason("token-used-up", token.rule, {"token": token.code})
    return Reason("token-not-now", "AM-TOK-34", {"token": token.code})


def too_dear(p: AmerigoPosition, cost: i64, rule: str) -> Reason:
    return too_few_points(p, cost, p.ap, rule)


def too_few_points(p: AmerigoPosition, cost: i64, points: i64, rule: str) -> Reason:
    return Reason("too-few-points", rule, {"cost": cost, "points": points, "gold": p.player().gold})

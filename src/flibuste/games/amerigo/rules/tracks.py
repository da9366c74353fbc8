"""The tracks that action points move a disk along: cannons, progress, special (AM-CAN, AM-PRO, AM-SPC-02).

The player says how many steps; more than there are action points cost gold. What is left over at the end of a track
brings gold (AM-GOLD-04).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.frames import STEPS_TO_GO, TAKE_TOKEN, TRACK
from flibuste.games.amerigo.moves import (
    ADVANCE,
    DECLINE_MOVE,
    LEAP,
    SPECIAL,
    STEPS,
    STEPS_MOVES,
    TAKE,
    TAKE_MOVES,
    AmerigoMove,
)
from flibuste.games.amerigo.pieces import (
    BLACK,
    BROWN,
    GOLD_BITS,
    PROGRESS,
    PROGRESS_END,
    SPECIAL_END,
    TOKENS,
    TRACK_END,
    WHITE,
)
from flibuste.games.amerigo.position import NOTHING, AmerigoPosition, Player, without
from flibuste.games.amerigo.rules.every_action import add_cash_and_end, cash_or_end, why_not_cash_or_end
from flibuste.games.amerigo.rules.gold import (
    TRACK_END_GOLD,
    gain_gold,
    may_cash_for_more,
    pay,
    purse,
    too_dear,
)
from flibuste.games.amerigo.rules.order import advance_disk, can_leap, why_not_leap
from flibuste.games.amerigo.rules.phases import end_turn
from flibuste.games.amerigo.rules.step import Step, not_in_action
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

TRACK_NAMES: Final = {BLACK: "cannons", BROWN: "progress", WHITE: "special"}


def room(player: Player, color: i64) -> i64:
    """Spaces between the disk and the end of its track."""
    if color == BLACK:
        return TRACK_END - player.cannons
    return PROGRESS_END - player.progress if color == BROWN else SPECIAL_END - player.special


def begin(p: AmerigoPosition) -> None:
    """Asks how far, unless the disk cannot move."""
    if room(p.player(), p.doing) == 0:
        at_the_end(p)
    else:
        p.ask(TRACK)


def at_the_end(p: AmerigoPosition) -> None:
    if p.ap > 0:
        gain_gold(p, p.active, TRACK_END_GOLD, "track-end")
    end_turn(p)


def most_steps(p: AmerigoPosition) -> i64:
    """Up to the end of the track; one more where gold may buy the step past it (track_end_needs_base_ap off)."""
    left: i64 = room(p.player(), p.doing)
    points: i64 = purse(p)
    if not p.terms.track_end_needs_base_ap and p.ap <= left and points > left:
        return left + 1
    return min(left, points)


class Track(Step):
    def moves(self, p: AmerigoPosition) -> list[Move]:
        moves: list[Move] = []
        for steps in range(most_steps(p)):
            moves.append(STEPS_MOVES[steps])
        add_cash_and_end(p, moves)
        return moves

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        if move.verb == STEPS:
            go(p, move.what)
        else:
            cash_or_end(p, move)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if p.doing == WHITE and move.verb in (ADVANCE, SPECIAL, LEAP):
            return why_not_while_advancing(p, move)
        if move.verb != STEPS:
            return why_not_cash_or_end(p, move, self.name)
        left: i64 = room(p.player(), p.doing)
        if move.what > left:
            return Reason("track-ends", "AM-GOLD-04", {"track": TRACK_NAMES[p.doing], "spaces": left})
        return too_dear(p, move.what, "AM-ACT-02")


def why_not_while_advancing(p: AmerigoPosition, move: AmerigoMove) -> Reason:
    """What else white can be: from the first space nothing, so the player was not asked."""
    if move.verb == SPECIAL and p.player().special == 0:
        return Reason("disk-at-start", "AM-SPC-05")
    if move.verb == LEAP and not can_leap(p):
        return why_not_leap(p)
    return Reason("advancing", "AM-SPC-09")


def go(p: AmerigoPosition, steps: i64) -> None:
    left: i64 = room(p.player(), p.doing)
    pay(p, steps)
    if steps > left:
        p.ap += steps - left  # bought past the end: left over at once
        steps = left
    if p.doing == BROWN:
        if p.logbook is not None:
            space: i64 = p.player().progress + steps
            p.logbook.tell("progress-made", {"seat": p.active, "steps": steps, "space": space})
        progress(p, steps)
    elif p.doing == BLACK:
        p.player().cannons += steps
        if p.logbook is not None:
            p.logbook.tell("cannons-gained", {"seat": p.active, "cannons": steps})
        arrive(p)
    else:
        advance_disk(p, p.active, p.player().special + steps)
        arrive(p)


def arrive(p: AmerigoPosition) -> None:
    """The movement is done; action points that are left bring gold only at the end of the track.

    A token for gold that was taken on the way may pay for more steps at once, and so may what is cashed after gold was
    spent (AM-ACT-07, -10).
    """
    if room(p.player(), p.doing) == 0 and not may_pay_past_end(p):
        at_the_end(p)
    elif (p.new_tokens and p.player().owns(p.new_tokens & GOLD_BITS)) or may_cash_for_more(p, p.gold_spent):
        p.ask(TRACK)
    else:
        end_turn(p)


def may_pay_past_end(p: AmerigoPosition) -> bool:
    """Where bought points bring the gold of the last space too, something may be cashed for one (AM-GOLD-04)."""
    return p.ap == 0 and not p.terms.track_end_needs_base_ap and may_cash_for_more(p, p.gold_spent)


# --- progress tokens --------------------------------------------------------------------------------------------------


def progress(p: AmerigoPosition, steps: i64) -> None:
    """Moves on, and stops at each printed space for a token (AM-PRO-02, -03)."""
    player = p.player()
    while steps > 0:
        player.progress += 1
        steps -= 1
        if PROGRESS[player.progress].points and has_tokens(p):
            p.ask(TAKE_TOKEN, steps)
            return
    arrive(p)


def has_tokens(p: AmerigoPosition) -> bool:
    for token in p.token_display:
        if token != NOTHING:
            return True
    return False


class TakeToken(Step):
    """One of the displayed tokens, or none."""

    def moves(self, p: AmerigoPosition) -> list[Move]:
        moves: list[Move] = []
        for token in p.token_display:
            if token != NOTHING:
                moves.append(TAKE_MOVES[token])
        moves.append(DECLINE_MOVE)
        return moves

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        steps = STEPS_TO_GO.of(p)
        if move.verb == TAKE:
            take(p, move.what)
        else:
            p.tell("token-declined", {"seat": p.active})
        progress(p, steps)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if move.verb == TAKE:
            return Reason("token-not-shown", "AM-PRO-02", {"token": TOKENS[move.what].code})
        return not_in_action(p, self.name, move)


def take(p: AmerigoPosition, token: i64) -> None:
    p.player().tokens |= TOKENS[token].bit
    p.new_tokens |= TOKENS[token].bit
    p.token_display = without(p.token_display, token)
    p.tell("token-taken", {"seat": p.active, "token": TOKENS[token].code})

"""Selling rubies at the Gulf (module, MA-MOD-RUBY)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.frames import RUBIES_SOLD, SELL_RUBIES
from flibuste.games.maracaibo.moves import DONE, DONE_MOVE, FURTHER, SELL_RUBY, SELL_RUBY_MOVES, MaracaiboMove
from flibuste.games.maracaibo.pieces import FURTHER_RUBY, RUBY_MARKET
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.gains import gain_points
from flibuste.games.maracaibo.rules.step import Step, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

ALL_SPACES = (1 << len(RUBY_MARKET)) - 1


class SellRubies(Step):
    """The first on a free space of the market; each further one, or any when it is full, for 2 points."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = []
        if RUBIES_SOLD.of(p) == 0 and p.ruby_spaces != ALL_SPACES:
            for space in range(len(RUBY_MARKET)):
                if p.ruby_spaces >> space & 1 == 0:
                    moves.append(SELL_RUBY_MOVES[space])
        else:
            moves.append(SELL_RUBY_MOVES[FURTHER])
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        if move.verb == DONE:
            SELL_RUBIES.pop(p)
        else:
            RUBIES_SOLD.set(p, 1)
            sell_ruby(p, move.what)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        if p.player().rubies == 0:
            SELL_RUBIES.pop(p)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb != SELL_RUBY:
            return not_now(self.name)
        if move.what == FURTHER:
            return Reason("first-ruby", "MA-MOD-RUBY-04")
        if RUBIES_SOLD.of(p):
            return Reason("ruby-sold", "MA-MOD-RUBY-04", {"points": FURTHER_RUBY})
        return Reason("ruby-space-taken", "MA-MOD-RUBY-10")


def sell_ruby(p: MaracaiboPosition, space: i64) -> None:
    one: i64 = 1
    p.player().rubies -= 1
    if space == FURTHER:
        p.tell("ruby-sold", {"seat": p.active, "space": 0})
        gain_points(p, p.active, FURTHER_RUBY)
        return
    p.ruby_spaces |= one << space
    p.tell("ruby-sold", {"seat": p.active, "space": space + 1})
    p.open(RUBY_MARKET[space])

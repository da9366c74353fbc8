"""Yellow: production tokens are bought from the market (AM-PRD)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.bags import some
from flibuste.games.amerigo.frames import PRODUCTION
from flibuste.games.amerigo.moves import BUY, BUY_MOVES, AmerigoMove
from flibuste.games.amerigo.pieces import cost_of, good_of, production_name
from flibuste.games.amerigo.position import NOTHING, AmerigoPosition, without
from flibuste.games.amerigo.rules.every_action import add_cash_and_end, cash_or_end, why_not_cash_or_end
from flibuste.games.amerigo.rules.gold import can_cash, pay, purse, too_dear
from flibuste.games.amerigo.rules.phases import end_turn
from flibuste.games.amerigo.rules.step import Step
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def begin(p: AmerigoPosition) -> None:
    go_on(p)


def go_on(p: AmerigoPosition) -> None:
    for token in p.market:
        if token != NOTHING and (cost_of(token) <= purse(p) or can_cash(p)):
            p.ask(PRODUCTION)
            return
    end_turn(p)


class Production(Step):
    def moves(self, p: AmerigoPosition) -> list[Move]:
        moves: list[Move] = []
        points: i64 = purse(p)
        offered: i64 = 0
        one: i64 = 1
        for token in p.market:
            if token != NOTHING and cost_of(token) <= points and not offered >> token & 1:
                offered |= one << token
                moves.append(BUY_MOVES[token])
        add_cash_and_end(p, moves)
        return moves

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        if move.verb == BUY:
            buy(p, move.what)
            go_on(p)
        else:
            cash_or_end(p, move)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if move.verb != BUY:
            return why_not_cash_or_end(p, move, self.name)
        if move.what not in p.market:
            return Reason("not-on-the-market", "AM-PRD-03", {"production": production_name(move.what)})
        return too_dear(p, cost_of(move.what), "AM-PRD-01")


def buy(p: AmerigoPosition, token: i64) -> None:
    player = p.player()
    pay(p, cost_of(token))
    p.market = without(p.market, token)
    p.production_gone += some(token)
    player.production += some(good_of(token))
    if p.logbook is not None:
        p.logbook.tell("production-bought", {"seat": p.active, "production": production_name(token)})

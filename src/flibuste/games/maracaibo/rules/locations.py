"""The actions of a location and of the Gulf: one group of them, in any order (MA-LOC-05, MA-GULF-01)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import Effects
from flibuste.games.maracaibo.frames import LOCATION_CARD
from flibuste.games.maracaibo.moves import DO, DO_MOVES, DONE_MOVE, MaracaiboMove
from flibuste.games.maracaibo.pieces import CARDS, GULF_GROUPS
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.carrying_out import start_with
from flibuste.games.maracaibo.rules.possible import can_do, can_do_any, is_asked
from flibuste.games.maracaibo.rules.step import Step, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class Actions(Step):
    """A choice between groups of actions. What can be had only as a part of a group is not offered by itself."""

    def groups(self, p: MaracaiboPosition) -> list[Effects]:
        raise NotImplementedError

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = []
        for group in self.groups(p):
            add_choices(p, group, moves)
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        groups = self.groups(p)
        self.frame.pop(p)
        if move.verb == DO:
            start_with(p, group_with(groups, move.what), move.what)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        """A single group is simply opened."""
        groups = self.groups(p)
        if len(groups) == 1:
            self.frame.pop(p)
            p.open(groups[0])
            p.settle()
            return
        for group in groups:
            if can_do_any(p, group):
                return
        self.frame.pop(p)
        p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb != DO:
            return not_now(self.name)
        for group in self.groups(p):
            for effect in group.items:
                if effect.choice == move.what:
                    return Reason("nothing-to-gain", "MA-GEN-09")
        return Reason("not-offered", "MA-LOC-05")


def add_choices(p: MaracaiboPosition, group: Effects, moves: list[Move]) -> None:
    """Its actions that could do something; without any of them what comes free."""
    before = len(moves)
    for effect in group.items:
        if is_asked(effect) and can_do(p, effect):
            moves.append(DO_MOVES[effect.choice])
    if len(moves) == before:
        for effect in group.items:
            if not is_asked(effect):
                moves.append(DO_MOVES[effect.choice])


def group_with(groups: list[Effects], choice: i64) -> Effects:
    for group in groups:
        for effect in group.items:
            if effect.choice == choice:
                return group
    raise AssertionError("no group with this action")


class LocationActions(Actions):
    def groups(self, p: MaracaiboPosition) -> list[Effects]:
        return CARDS[LOCATION_CARD.of(p)].groups


class GulfActions(Actions):
    def groups(self, p: MaracaiboPosition) -> list[Effects]:
        return GULF_GROUPS

"""Red: planning. Tiles come from the supplies to the player's waiting tiles (AM-PLAN)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.bags import number_of, some
from flibuste.games.amerigo.frames import PLANNING
from flibuste.games.amerigo.moves import BUILD, LAY, PLAN, PLAN_MOVES, AmerigoMove
from flibuste.games.amerigo.pieces import NEUTRAL, TILES, TWO_NEUTRALS, VILLAGE, Tile
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.rules.every_action import add_cash_and_end, cash_or_end, why_not_cash_or_end
from flibuste.games.amerigo.rules.gold import can_cash, pay, purse, too_dear
from flibuste.games.amerigo.rules.phases import end_turn
from flibuste.games.amerigo.rules.step import Step
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


def begin(p: AmerigoPosition) -> None:
    p.neutral_tiles_left = 2 if p.player().owns(TWO_NEUTRALS) else 1
    go_on(p)


def go_on(p: AmerigoPosition) -> None:
    if can_cash(p) or can_plan_any(p):
        p.ask(PLANNING)
    else:
        end_turn(p)


def in_supply(p: AmerigoPosition, tile: Tile) -> i64:
    if tile.kind == VILLAGE:
        return number_of(p.player().villages, tile.shape.index)
    return number_of(p.neutrals, tile.shape.index)


def can_plan(p: AmerigoPosition, tile: Tile, points: i64) -> bool:
    if tile.cost > points or (tile.kind == NEUTRAL and p.neutral_tiles_left == 0):
        return False
    return in_supply(p, tile) > 0


def can_plan_any(p: AmerigoPosition) -> bool:
    points: i64 = purse(p)
    if points == 0:
        return False
    for tile in TILES:
        if can_plan(p, tile, points):
            return True
    return False


class Planning(Step):
    def moves(self, p: AmerigoPosition) -> list[Move]:
        points: i64 = purse(p)
        moves: list[Move] = []
        for tile in TILES:
            if can_plan(p, tile, points):
                moves.append(PLAN_MOVES[tile.index])
        add_cash_and_end(p, moves)
        return moves

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        if move.verb == PLAN:
            plan(p, TILES[move.what])
            go_on(p)
        else:
            cash_or_end(p, move)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if move.verb == BUILD or move.verb == LAY:
            return Reason("plan-before-building", "AM-BLD-01")
        if move.verb == PLAN:
            return why_not_plan(p, TILES[move.what])
        return why_not_cash_or_end(p, move, self.name)


def plan(p: AmerigoPosition, tile: Tile) -> None:
    player = p.player()
    pay(p, tile.cost)
    if tile.kind == VILLAGE:
        player.villages -= some(tile.shape.index)
    else:
        p.neutrals -= some(tile.shape.index)
        p.neutral_tiles_left -= 1
    player.waiting += some(tile.index)
    if p.logbook is not None:
        p.logbook.tell("tile-planned", {"seat": p.active, "tile": tile.kind_name, "shape": tile.shape.code})


def why_not_plan(p: AmerigoPosition, tile: Tile) -> Reason:
    facts: dict[str, int | str] = {"tile": tile.kind_name, "shape": tile.shape.code}
    if in_supply(p, tile) == 0:
        return Reason("tile-gone", "AM-PLAN-07", facts)
    if tile.kind == NEUTRAL and p.neutral_tiles_left == 0:
        most = 2 if p.player().owns(TWO_NEUTRALS) else 1
        return Reason("no-more-neutral-tiles", "AM-PLAN-04", {"most": most})
    return too_dear(p, tile.cost, "AM-PLAN-02" if tile.kind == VILLAGE else "AM-PLAN-03")

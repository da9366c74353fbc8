"""Ships: how far each may sail in a navigation, and what its steps cost (AM-SAIL-01 to -05)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.amerigo.chart import CELLS, FRAME, STRIDE, place_name
from flibuste.games.amerigo.pieces import SHIPS
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.rows import NO_ROWS
from flibuste.games.amerigo.rules.gold import spend, too_few_points
from flibuste.games.amerigo.water import UNREACHED, distance, within
from flibuste.kernel.refusals import Reason


def has_sailed(p: AmerigoPosition, ship: i64) -> bool:
    """Whether a ship has used its action points: if it sails on, each step costs gold (AM-ACT-10)."""
    return p.sailed >> ship & 1 != 0


def mark_sailed(p: AmerigoPosition, ship: i64) -> None:
    one: i64 = 1
    p.sailed |= one << ship


def ap_of(p: AmerigoPosition, ship: i64) -> i64:
    """Action points that a ship has left (AM-SAIL-01)."""
    if has_sailed(p, ship):
        return 0
    return p.ap


def reach(p: AmerigoPosition, ship: i64) -> i64:
    """Steps that a ship can make, with all gold."""
    return ap_of(p, ship) + p.player().gold


def gold_for_steps(p: AmerigoPosition, ship: i64, steps: i64) -> i64:
    """Gold for the steps beyond a ship's action points."""
    return max(steps - ap_of(p, ship), 0)


def can_sail(p: AmerigoPosition, ship: i64, goal: i64) -> bool:
    cells = NO_ROWS[:]
    frame: i64 = within(p, p.player().ship(ship), reach(p, ship), cells)
    if goal >= FRAME:
        return frame >> (goal - FRAME) & 1 != 0
    return cells[goal // STRIDE] >> (goal % STRIDE) & 1 != 0


def sail(p: AmerigoPosition, ship: i64, goal: i64, steps: i64) -> None:
    """Steps beyond the action points cost gold, and what is bought counts for the second ship too (AM-SAIL-01)."""
    player = p.player()
    start: i64 = player.ship(ship)
    bought: i64 = gold_for_steps(p, ship, steps)
    if bought:
        spend(p, bought)
        p.ap += bought
    if ship == 0:
        player.ship_1 = goal
    else:
        player.ship_2 = goal
    if p.logbook is not None and (steps or not has_sailed(p, ship)):
        p.logbook.tell(
            "ship-sailed",
            {"seat": p.active, "ship": ship + 1, "from": place_name(start), "place": place_name(goal), "steps": steps},
        )


def why_not_sail(p: AmerigoPosition, ship: i64, goal: i64) -> Reason:
    chart = p.chart
    if goal >= FRAME:
        if goal - FRAME >= chart.frame_spaces:
            return Reason("off-the-map", "AM-SET-06", {"place": place_name(goal)})
    else:
        if goal // STRIDE >= chart.height or goal % STRIDE >= chart.width:
            return Reason("off-the-map", "AM-SET-06", {"place": place_name(goal)})
        if chart.island_at[goal] >= 0:
            return Reason("ships-need-water", "AM-SAIL-03", {"place": place_name(goal)})
        for player in p.players:
            for other in range(SHIPS):
                if player.ship(other) == goal:
                    return Reason("ship-in-the-way", "AM-SAIL-04", {"place": place_name(goal)})
    steps: i64 = distance(p, p.player().ship(ship), goal, CELLS)
    if steps == UNREACHED:
        return Reason("off-the-map", "AM-SET-06", {"place": place_name(goal)})
    return too_few_points(p, steps, ap_of(p, ship), "AM-SAIL-03")

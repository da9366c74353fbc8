"""What a move costs, brings or promises its player."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    AIM_FROM,
    AIMING,
    ANSWERING,
    BATTLE_CELL,
    EXCHANGE,
    GUNNER,
    LOSS_CELL,
    LOSS_SEAT,
    MARCH_CELL,
    MARCH_GROUP,
)
from flibuste.games.ship_adventure.caribbean_conquest.moves import (
    AIM,
    ANSWER,
    BUY,
    DRIFT,
    DUCK,
    GO,
    GUNS,
    LOSE,
    RECRUIT,
    SHIP,
    STOP,
    STORM,
    THROW,
    ConquestMove,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    ConquestPosition,
    crews_in,
    number_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.forecast import (
    Forecast,
    forecasts,
    possible_shot,
    storm_of,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.goals import seizes
from flibuste.games.ship_adventure.caribbean_conquest.rules.gunnery import ways_to_aim
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import has_paid, units_in
from flibuste.games.ship_adventure.caribbean_conquest.rules.purchases import COSTS
from flibuste.games.ship_adventure.pieces import CANNONBALL, CLOSE, EQUIPMENT, RANGED


def preview(p: ConquestPosition, move: ConquestMove) -> dict[str, int]:
    verb: i64 = move.verb
    if verb == BUY:
        return of_card(move.what)
    if verb == RECRUIT:
        return {"gold": -COSTS[move.what], "ships" if move.what == SHIP else "crews": 1}
    if verb in (GO, DRIFT, STOP):
        return of_march(p, move)
    if verb == STORM:
        return of_fight(p, storm_of(p, p.cell_numbered(move.what)))
    if verb == THROW:
        return of_fight(p, forecasts(p)[0] if EXCHANGE.is_on_top(p) else storm_of(p, BATTLE_CELL.of(p)))
    if verb == LOSE:
        return of_loss(p, move.what)
    if verb in (GUNS, AIM):
        return of_shot(p, move)
    if verb == ANSWER:
        return {"balls": -1, **of_answer(p)}
    return {"units": -1} if verb == DUCK else {}


def of_card(card: i64) -> dict[str, int]:
    equipment = EQUIPMENT[card]
    found: dict[str, int] = {"gold": -equipment.cost}
    if card == CANNONBALL:
        found["balls"] = 1
    elif equipment.kind == CLOSE:
        found["close"] = equipment.bonus
    elif equipment.kind == RANGED:
        found["ranged"] = equipment.bonus
    return found


def of_march(p: ConquestPosition, move: ConquestMove) -> dict[str, int]:
    """What it costs, and what a stop there would bring."""
    cell: i64 = MARCH_CELL.of(p)
    units: i64 = units_in(MARCH_GROUP.of(p))
    found: dict[str, int] = {}
    goal: i64 = cell
    if move.verb == GO:
        goal = p.chart.next(cell, move.what)
        found["steps"] = -1
    elif move.verb == DRIFT:
        goal = p.chart.drift[cell]
    elif not has_paid(MARCH_GROUP.of(p)):
        found["steps"] = -1
    if seizes(p, goal):
        found["seizes"] = 1
    more: i64 = 0 if goal == cell else number_in(units)
    return {**found, **of_fight(p, storm_of(p, goal, more))}


def of_fight(p: ConquestPosition, fight: Forecast | None) -> dict[str, int]:
    """The next throw, and whether the cell is held in the end."""
    if fight is None:
        return {}
    win, lose, tie = fight.percent(p)
    if fight.start >= 0:
        return {"win": win, "lose": lose, "tie": tie} if fight.is_rolled else {"hit": 1}
    return {"win": win, "lose": lose, "tie": tie, "hold": fight.in_the_end(p)}


def of_shot(p: ConquestPosition, move: ConquestMove) -> dict[str, int]:
    """A cannonball, and what it does; from a cell with several targets that is not known yet."""
    if move.verb == AIM:
        start: i64 = AIM_FROM.of(p)
        gunner: i64 = GUNNER.under(p, AIMING)
        return {"balls": -1, **of_fight(p, possible_shot(p, gunner, start, p.chart.next(start, move.what)))}
    cell: i64 = p.cell_numbered(move.what)
    ways = ways_to_aim(p, GUNNER.of(p), cell)
    if len(ways) > 1:
        return {"balls": -1}
    return {"balls": -1, **of_fight(p, possible_shot(p, GUNNER.of(p), cell, p.chart.next(cell, ways[0])))}


def of_answer(p: ConquestPosition) -> dict[str, int]:
    """The odds as the side fired at sees them."""
    assert ANSWERING.is_on_top(p)
    win, lose, tie = forecasts(p)[0].percent(p)
    return {"win": lose, "lose": win, "tie": tie}


def of_loss(p: ConquestPosition, unit: i64) -> dict[str, int]:
    """With the last ship on the water go its crews (CC-CBT-11)."""
    cell: i64 = LOSS_CELL.of(p)
    units: i64 = p.units_of(LOSS_SEAT.of(p), cell)
    if unit != SHIP:
        return {"crews": -1}
    if ships_in(units) > 1 or p.chart.is_land(cell):
        return {"ships": -1}
    return {"ships": -1, "crews": -crews_in(units)}

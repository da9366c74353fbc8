"""What a fight promises before it is begun: both sides with each bonus by name, and the odds."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    AIM_FROM,
    AIMING,
    ANSWERING,
    EXCHANGE,
    EXCHANGE_FROM,
    EXCHANGE_TO,
    FIRED_AT,
    FIRED_FROM,
    GUNNER,
    GUNNERY,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import NOTHING, ConquestPosition
from flibuste.games.ship_adventure.caribbean_conquest.rules.battles import contested
from flibuste.games.ship_adventure.caribbean_conquest.rules.gunnery import (
    can_answer,
    gun_cells,
    is_camouflaged,
    target_on,
    units_to_hit,
    ways_to_aim,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.sides import (
    Side,
    boarders,
    enemy_at,
    gunners,
    shooters,
)
from flibuste.games.ship_adventure.chart import WAYS


@final
class Forecast:
    """Of a close combat on a cell, or of a shot at it."""

    def __init__(self, cell: i64, start: i64, attacker: Side, defender: Side, is_rolled: bool) -> None:
        self.cell: i64 = cell
        self.start: i64 = start
        """Where a shot comes from; NOTHING in close combat."""
        self.attacker = attacker
        self.defender = defender
        self.is_rolled = is_rolled
        """A shot that nobody can answer hits without a throw (CC-CBT-09)."""

    def percent(self, p: ConquestPosition) -> list[int]:
        """Of the next throw: to win it, to lose it, to throw again."""
        return p.terms.odds.percent(self.attacker.bonus - self.defender.bonus) if self.is_rolled else [100, 0, 0]

    def in_the_end(self, p: ConquestPosition) -> int:
        """Percent: to hold the cell at the end of a close combat; to hit with a shot, ties thrown again."""
        if not self.is_rolled:
            return 100
        if self.start >= 0:
            return round(100.0 * p.terms.odds.of_throw(self.attacker.bonus - self.defender.bonus))
        cards: i64 = self.attacker.bonus_of_cards - self.defender.bonus_of_cards
        return round(100.0 * p.terms.odds.chance(cards, self.attacker.units, self.defender.units))


def storm_of(p: ConquestPosition, cell: i64, more: i64 = 0) -> Forecast | None:
    """The close combat of the active player on a cell if so many units more stopped there; None without an enemy."""
    enemy: i64 = enemy_at(p, cell)
    if enemy < 0:
        return None
    return Forecast(cell, NOTHING, boarders(p, p.active, cell, more), boarders(p, enemy, cell), True)


def shot_of(p: ConquestPosition, gunner: i64, cell: i64, goal: i64, is_rolled: bool) -> Forecast:
    return Forecast(goal, cell, gunners(p, gunner, cell), gunners(p, units_to_hit(p, gunner, goal), goal), is_rolled)


def possible_shot(p: ConquestPosition, gunner: i64, cell: i64, goal: i64) -> Forecast:
    """Rolled where the side fired at could answer, or is well hidden."""
    target: i64 = target_on(p, gunner, goal)
    return shot_of(p, gunner, cell, goal, can_answer(p, target, goal) or is_camouflaged(p, target, goal))


def forecasts(p: ConquestPosition) -> list[Forecast]:
    """Of every fight that the decision at hand is about."""
    if GUNNERY.is_on_top(p):
        gunner: i64 = GUNNER.of(p)
        return [shot for cell in gun_cells(p, gunner) for shot in shots_from(p, gunner, cell)]
    if AIMING.is_on_top(p):
        return shots_from(p, GUNNER.under(p, AIMING), AIM_FROM.of(p))
    if ANSWERING.is_on_top(p):
        return [shot_of(p, GUNNER.under(p, ANSWERING), FIRED_FROM.of(p), FIRED_AT.of(p), True)]
    if EXCHANGE.is_on_top(p):
        return [shot_of(p, GUNNER.under(p, EXCHANGE), EXCHANGE_FROM.of(p), EXCHANGE_TO.of(p), True)]
    storms: list[Forecast] = []
    for cell in contested(p):
        storm = storm_of(p, cell)
        if storm is not None:
            storms.append(storm)
    return storms


def shots_from(p: ConquestPosition, gunner: i64, cell: i64) -> list[Forecast]:
    chart = p.chart
    return [possible_shot(p, gunner, cell, chart.next(cell, way)) for way in ways_to_aim(p, gunner, cell)]


def under_fire(p: ConquestPosition, cell: i64) -> list[int]:
    """Who could fire at units of the active player that stop on a cell, as things stand."""
    if p.terms.camouflage_is_immune and is_camouflaged(p, p.active, cell):
        return []
    return [
        seat for seat in range(p.seats) if seat != p.active and p.players[seat].balls > 0 and is_near(p, seat, cell)
    ]


def is_near(p: ConquestPosition, seat: i64, cell: i64) -> bool:
    """Whether guns of a seat stand beside a cell."""
    for way in range(WAYS):
        if shooters(p, seat, p.chart.next(cell, way)) > 0:
            return True
    return False

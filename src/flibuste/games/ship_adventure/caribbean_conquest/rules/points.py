"""Who holds the strategic points (CC-CTL)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from flibuste.games.ship_adventure.caribbean_conquest.position import NOBODYS, ConquestPosition
from flibuste.games.ship_adventure.pieces import CITY, TEMPLE, ZONE_CODES


def kind_of_point(p: ConquestPosition, point: i64) -> str:
    kind = p.chart.kind[point]
    return "city" if kind == CITY else "temple" if kind == TEMPLE else "skull"


def cities_of(p: ConquestPosition, seat: i64) -> list[int]:
    return [city for city in p.realm.cities if p.controller(city) == seat]


def seize(p: ConquestPosition) -> None:
    """Uncontrolled points under units of the active player (CC-CTL-01)."""
    for cell in p.player().cells:
        if p.realm.is_point[cell] and p.controller(cell) < 0:
            take_point(p, p.active, cell)


def take_point(p: ConquestPosition, seat: i64, point: i64) -> None:
    p.control[point] = u8(seat + 1)
    if p.logbook is not None:
        p.logbook.tell("point-taken", {"seat": seat, "cell": p.chart.name(point), "what": kind_of_point(p, point)})
        zone: i64 = p.realm.zone[point]
        if zone >= 0 and p.zone_counts(seat)[zone] == p.realm.per_zone:
            p.logbook.tell("zone-completed", {"seat": seat, "zone": ZONE_CODES[zone]})


def gain_of(p: ConquestPosition, seat: i64, cell: i64) -> i64:
    """What a point of somebody else, or of nobody, would add to the count of a seat (CC-END-05); 0 elsewhere."""
    if p.realm.is_point[cell] == 0 or p.controller(cell) == seat:
        return 0
    zone: i64 = p.realm.zone[cell]
    per_zone: i64 = p.realm.per_zone
    return 1 + per_zone if zone >= 0 and p.zone_counts(seat)[zone] + 1 == per_zone else 1


def free_points(p: ConquestPosition, seat: i64) -> None:
    """Of a player who is out of the game (CC-END-03)."""
    for point in p.realm.points:
        if p.controller(point) == seat:
            p.control[point] = NOBODYS

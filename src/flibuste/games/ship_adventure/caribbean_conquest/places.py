"""What may be changed by hand where a position is set up. The board itself stays as it is."""

from __future__ import annotations

from typing import Final, cast

from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition
from flibuste.games.ship_adventure.pieces import CANNONBALL, CONQUEST, EQUIPMENT
from flibuste.kernel.places import Amount, Claims, Crowd, Owned, Place
from flibuste.kernel.position import Position


def points_of(position: Position) -> list[str]:
    p = cast(ConquestPosition, position)
    return [p.chart.name(point) for point in p.realm.points]


PLACES: Final[list[Place]] = [
    Amount("points", 0, int(CONQUEST.movement_points), "steps"),
    Claims("control", points_of),
    Crowd("units/*", ["ships", "crews"], int(CONQUEST.most_on_a_cell), "units"),
    Amount("players/*/gold", 0, 99),
    Amount("players/*/balls", 0, 9),
    Owned("players/*/cards", [card.code for card in EQUIPMENT[CANNONBALL + 1 :]]),
]

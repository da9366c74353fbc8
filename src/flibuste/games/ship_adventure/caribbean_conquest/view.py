"""What everybody sees: everything."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import (
    AIM_FROM,
    AIMING,
    ANSWERING,
    BATTLE,
    BATTLE_CELL,
    BATTLES,
    DEPLOYING,
    EXCHANGE,
    EXCHANGE_FROM,
    EXCHANGE_TO,
    FIRED_AT,
    FIRED_FROM,
    GROUP_FROM,
    GROUP_SIZE,
    GROUPS,
    GUNNER,
    GUNNERY,
    LOSS_CELL,
    LOSSES,
    MARCH,
    MARCH_CELL,
    MARCH_GROUP,
    PURCHASES,
    RECRUITING,
    SPIN_COMPASS,
    UNIT_TO_RECRUIT,
)
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    ConquestPosition,
    crews_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.battles import contested
from flibuste.games.ship_adventure.caribbean_conquest.rules.forecast import Forecast, forecasts, under_fire
from flibuste.games.ship_adventure.caribbean_conquest.rules.goals import Way, seizes, storm_at, ways_on
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import units_in
from flibuste.games.ship_adventure.caribbean_conquest.rules.points import gain_of
from flibuste.games.ship_adventure.caribbean_conquest.rules.purchases import COSTS
from flibuste.games.ship_adventure.caribbean_conquest.rules.sides import Side
from flibuste.games.ship_adventure.caribbean_conquest.rules.turn import KINDS, unit_at_hand, zones_wanted
from flibuste.games.ship_adventure.pieces import COLORS, EQUIPMENT, SECTORS
from flibuste.kernel.data import Data


class ConquestPoint(TypedDict):
    cell: str
    zone: int
    """Counted from 1; 0 for a city, which is in none."""
    controller: int


class ConquestUnits(TypedDict):
    seat: int
    cell: str
    ships: int
    crews: int


class ConquestPlayer(TypedDict):
    color: str
    gold: int
    balls: int
    cards: list[str]
    is_out: bool
    count: int
    """Points with whole zones double: the income of a turn, and the score at the end."""
    zones: list[int]
    """Points of each zone that it holds."""


class ConquestBonus(TypedDict):
    source: str
    """The code of a card, or `units`: one for each beyond the first, a point among them."""
    amount: int


class ConquestSide(TypedDict):
    seat: int
    ships: int
    crews: int
    point: bool
    """An own point fights along."""
    bonuses: list[ConquestBonus]
    bonus: int
    """All of them together, to be added to the die."""


class ConquestFight(TypedDict):
    """A close combat, or a shot. Percent are those of the attacker."""

    kind: str
    """`close` or `ranged`."""
    start: str
    """Where a shot comes from; empty in close combat."""
    cell: str
    attacker: ConquestSide
    defender: ConquestSide
    rolled: bool
    """False for a shot that nobody can answer: it hits."""
    win: int
    lose: int
    tie: int
    """Of the next throw."""
    hold: int
    """To hold the cell in the end; of a shot, to hit."""


class ConquestGoal(TypedDict):
    """Where the group on the march could stop."""

    cell: str
    cost: int
    path: list[str]
    """The moves that lead there, without the stop."""
    seizes: bool
    """It takes an uncontrolled point there."""
    gain: int
    """What the point there would add to the income of a turn; a zone that it completes counts double."""
    fight: ConquestFight | None
    guns: list[int]
    """Seats that could fire at it there."""


class ConquestView(TypedDict):
    step: str
    seat_to_move: int
    turn: int
    turn_limit: int
    """0: none, as with the goal."""
    goal: int
    """Points that end the game."""
    sector: int
    """Of the compass, counted from 1; 0 before the first spin."""
    rings: list[str]
    first: int
    active: int
    boxes: int
    tiles: list[str]
    rows: list[str]
    drift: dict[str, str]
    points: list[ConquestPoint]
    per_zone: int
    majority: int
    """Zones that a player must control to end the game; and more than all others together."""
    units: list[ConquestUnits]
    players: list[ConquestPlayer]
    movement_points: int
    """Left to the active player."""
    points_a_turn: int
    prices: dict[str, int]
    """Of a ship and a crew."""
    stops: list[str]
    fights: list[ConquestFight]
    """Close combats to come, or the shots that may be fired now."""
    reach: list[ConquestGoal]
    closing: bool
    """The game ends after this turn."""
    at_hand: dict[str, int | str]


def view(p: ConquestPosition, step: str, seat_to_move: int) -> Data:
    chart = p.chart
    shown: ConquestView = {
        "step": step,
        "seat_to_move": seat_to_move,
        "turn": p.turn,
        "turn_limit": p.terms.turn_limit,
        "goal": p.terms.goal,
        "sector": p.sector + 1 if has_spun(p) else 0,
        "rings": [COLORS[color] for color in SECTORS[p.sector]] if has_spun(p) else [],
        "first": p.first,
        "active": p.active,
        "boxes": p.terms.boxes,
        "tiles": [laid.name for laid in chart.tiles],
        "rows": chart.rows(),
        "drift": {chart.name(c): chart.name(chart.drift[c]) for c in range(chart.cells) if chart.drift[c] >= 0},
        "points": [
            {"cell": chart.name(point), "zone": p.realm.zone[point] + 1, "controller": p.controller(point)}
            for point in p.realm.points
        ],
        "per_zone": p.realm.per_zone,
        "majority": zones_wanted(p),
        "units": unit_views(p),
        "players": [player_view(p, seat) for seat in range(p.seats)],
        "movement_points": p.points,
        "points_a_turn": p.terms.steps,
        "prices": dict(zip(KINDS, COSTS, strict=True)),
        "stops": [chart.name(cell) for cell in p.stops],
        "fights": [fight_view(p, fight) for fight in forecasts(p)],
        "reach": [goal_view(p, way) for way in ways_on(p)],
        "closing": p.closing != 0,
        "at_hand": at_hand(p),
    }
    return dict(shown)


def has_spun(p: ConquestPosition) -> bool:
    return p.turn > 0 or not SPIN_COMPASS.is_on_top(p)


def unit_views(p: ConquestPosition) -> list[ConquestUnits]:
    found: list[ConquestUnits] = []
    for seat in range(p.seats):
        for cell in p.players[seat].cells:
            units = p.units_of(seat, cell)
            found.append({"seat": seat, "cell": p.chart.name(cell), "ships": ships_in(units), "crews": crews_in(units)})
    return found


def player_view(p: ConquestPosition, seat: int) -> ConquestPlayer:
    player = p.players[seat]
    return {
        "color": COLORS[player.color],
        "gold": player.gold,
        "balls": player.balls,
        "cards": [card.code for card in EQUIPMENT if player.cards & card.bit],
        "is_out": player.is_out,
        "count": p.count(seat),
        "zones": p.zone_counts(seat),
    }


def fight_view(p: ConquestPosition, fight: Forecast) -> ConquestFight:
    win, lose, tie = fight.percent(p)
    is_shot = fight.start >= 0
    return {
        "kind": "ranged" if is_shot else "close",
        "start": p.chart.name(fight.start) if is_shot else "",
        "cell": p.chart.name(fight.cell),
        "attacker": side_view(p, fight.attacker, fight.start if is_shot else fight.cell),
        "defender": side_view(p, fight.defender, fight.cell),
        "rolled": fight.is_rolled,
        "win": win,
        "lose": lose,
        "tie": tie,
        "hold": fight.in_the_end(p),
    }


def side_view(p: ConquestPosition, side: Side, cell: i64) -> ConquestSide:
    units = p.units_of(side.seat, cell)
    return {
        "seat": side.seat,
        "ships": ships_in(units),
        "crews": crews_in(units),
        "point": p.controller(cell) == side.seat,
        "bonuses": [{"source": source, "amount": amount} for source, amount in side.sources().items()],
        "bonus": side.bonus,
    }


def goal_view(p: ConquestPosition, way: Way) -> ConquestGoal:
    """With the units of the group counted among those that would fight there."""
    storm = storm_at(p, way.cell)
    fight = None if storm is None else fight_view(p, storm)
    if fight is not None:
        group = units_in(MARCH_GROUP.of(p))
        fight["attacker"]["ships"] += ships_in(group)
        fight["attacker"]["crews"] += crews_in(group)
    return {
        "cell": p.chart.name(way.cell),
        "cost": way.cost,
        "path": way.path,
        "seizes": seizes(p, way.cell),
        "gain": gain_of(p, p.active, way.cell),
        "fight": fight,
        "guns": under_fire(p, way.cell),
    }


def at_hand(p: ConquestPosition) -> dict[str, int | str]:
    """What the decision is about, for its words."""
    name = p.chart.name
    if DEPLOYING.is_on_top(p):
        return {"unit": KINDS[unit_at_hand(p)]}
    if PURCHASES.is_on_top(p):
        return {"gold": p.player().gold}
    if RECRUITING.is_on_top(p):
        return {"unit": KINDS[UNIT_TO_RECRUIT.of(p)]}
    if GROUPS.is_on_top(p):
        return {"points": p.points}
    if GROUP_SIZE.is_on_top(p):
        return {"cell": name(GROUP_FROM.of(p))}
    if MARCH.is_on_top(p):
        units = units_in(MARCH_GROUP.of(p))
        group = {"ships": ships_in(units), "crews": crews_in(units)}
        return {"cell": name(MARCH_CELL.of(p)), **group, "points": p.points}
    if BATTLES.is_on_top(p):
        return {"fights": len(contested(p))}
    if BATTLE.is_on_top(p):
        return {"cell": name(BATTLE_CELL.of(p))}
    if LOSSES.is_on_top(p):
        return {"cell": name(LOSS_CELL.of(p))}
    if GUNNERY.is_on_top(p):
        return {"balls": p.players[GUNNER.of(p)].balls}
    if AIMING.is_on_top(p):
        return {"cell": name(AIM_FROM.of(p))}
    if ANSWERING.is_on_top(p):
        return {"cell": name(FIRED_FROM.of(p)), "at": name(FIRED_AT.of(p))}
    if EXCHANGE.is_on_top(p):
        return {"cell": name(EXCHANGE_FROM.of(p)), "at": name(EXCHANGE_TO.of(p))}
    return {}

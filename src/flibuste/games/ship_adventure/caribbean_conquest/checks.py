"""Whether a position of Caribbean Conquest that somebody hands in can be (kernel/checks.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.frames import FRAMES
from flibuste.games.ship_adventure.caribbean_conquest.position import (
    GOAL,
    NOTHING,
    RUNNING,
    ConquestPosition,
    Player,
    crews_in,
    number_in,
    ships_in,
)
from flibuste.games.ship_adventure.caribbean_conquest.rules.gunnery import units_to_hit
from flibuste.games.ship_adventure.caribbean_conquest.rules.marching import PAID, units_in
from flibuste.games.ship_adventure.caribbean_conquest.rules.points import cities_of
from flibuste.games.ship_adventure.caribbean_conquest.rules.sides import shooters
from flibuste.games.ship_adventure.laying import is_fit, main_sea
from flibuste.games.ship_adventure.pieces import CANNONBALL, CONQUEST, EQUIPMENT, SECTORS, TILES
from flibuste.kernel.checks import (
    MOST,
    Pending,
    all_within,
    as_many,
    check_course,
    each_once,
    pending_frames,
    require,
    within,
)

LIES_ON: Final = {
    **{frame.name: ["over"] for frame in FRAMES.frames},
    "recruit": ["purchases"],
    "size": ["groups"],
    "march": ["groups"],
    "battle": ["battles"],
    "loss": ["battle", "gunnery"],
    "aim": ["gunnery"],
    "answer": ["gunnery"],
    "exchange": ["gunnery"],
}
MOST_GOLD: Final = 10_000
MOST_BALLS: Final = 250


def check(p: ConquestPosition) -> None:
    check_chart(p)
    within("first", p.first, 0, p.seats - 1)
    within("active", p.active, 0, p.seats - 1)
    within("turn", p.turn, 0, p.terms.turn_limit if p.terms.turn_limit and p.ending == RUNNING else MOST)
    within("points", p.points, 0, p.terms.steps)
    within("sector", p.sector, 0, len(SECTORS) - 1)
    within("closing", p.closing, RUNNING, GOAL)
    within("ending", p.ending, RUNNING, GOAL)
    all_within("stops", p.stops, 0, p.chart.cells - 1)
    all_within("pairs", p.pairs, 0, p.chart.cells * p.chart.cells - 1)
    all_within("control", [int(p.controller(point)) for point in p.realm.points], NOTHING, p.seats - 1)
    each_once("color", [int(player.color) for player in p.players])
    frames = pending_frames(p, FRAMES, LIES_ON)
    for seat, player in enumerate(p.players):
        check_player(p, seat, player)
    check_crowds(p, [pending.argument("cell") for pending in frames if pending.frame.name == "march"])
    if p.ending == RUNNING:
        out = p.players[p.active].is_out or p.players[p.first].is_out
        require(not out, "Who is out does not play")
        for seat in range(p.seats if p.turn == 0 else 0):
            require(bool(cities_of(p, seat)), f"Seat {seat} needs a city to deploy its fleet")
    for pending in frames:
        check_frame(p, pending)
        if pending.frame.name in ["answer", "exchange"]:
            check_shots(p, pending, frames[-2].argument("seat"))
    bottom = frames[0].frame.name if frames else "over"
    require((p.turn > 0) == (bottom != "deploy") or bottom in ["spin", "over"], "Fleets are deployed in turn 0")
    check_course(p, p.terms.decision_limit, p.ending != RUNNING)


def check_chart(p: ConquestPosition) -> None:
    as_many("tiles", len(p.chart.tiles), len(TILES) * p.terms.boxes)
    codes = sorted([int(laid.tile.index) for laid in p.chart.tiles])
    wanted = sorted([int(tile.index) for tile in TILES * p.terms.boxes])
    require(codes == wanted, "`tiles` must have each tile of each box once")
    require(is_fit(p.chart, main_sea(p.chart)), "On these `tiles` not everything can be reached")


def check_player(p: ConquestPosition, seat: i64, player: Player) -> None:
    within("gold", player.gold, 0, MOST_GOLD)
    within("balls", player.balls, 0, MOST_BALLS)
    require(player.cards & EQUIPMENT[CANNONBALL].bit == 0, "Cannonballs are counted by `balls`, not by `cards`")
    require(not player.is_out or not player.cells, f"Seat {seat} is out and has units")
    for cell in player.cells:
        units: i64 = p.units_of(seat, cell)
        name = p.chart.name(cell)
        if p.chart.is_sea(cell):
            require(ships_in(units) > 0, f"Crews without a ship drown at {name}")
        else:
            require(ships_in(units) == 0, f"No ship can be on land at {name}")


def check_crowds(p: ConquestPosition, passing: list[int]) -> None:
    """A group on its way may pass others where it could not stay."""
    for seat, player in enumerate(p.players):
        for cell in player.cells:
            most = CONQUEST.most_on_a_cell * (2 if cell in passing and seat == p.active else 1)
            within(f"units at {p.chart.name(cell)}", number_in(p.units_of(seat, cell)), 1, most)


# --- what is pending --------------------------------------------------------------------------------------------------


def check_frame(p: ConquestPosition, pending: Pending) -> None:
    name = pending.frame.name
    for argument in pending.frame.names:
        number = pending.argument(argument)
        if argument in ["cell", "from", "to"]:
            within(f"stack: {name} {argument}", number, 0, p.chart.cells - 1)
        elif argument == "seat":
            within(f"stack: {name} seat", number, 0, p.seats - 1)
        elif argument == "unit":
            within(f"stack: {name} unit", number, 0, CONQUEST.ships + CONQUEST.crews - 1 if name == "deploy" else 1)
    if name in ["size", "march", "battle"]:
        there: i64 = p.units_of(p.active, pending.argument("cell"))
        require(there > 0, f"The active player has nobody at the cell of `{name}`")
        if name == "march":
            check_group(there, pending.argument("group"))
    if name == "battle":
        cell: i64 = pending.argument("cell")
        foes = p.enemy_on(p.active, cell) >= 0 or p.controller(cell) not in [NOTHING, p.active]
        require(foes, "There is nobody to fight at the cell of `battle`")
    elif name == "loss":
        units: i64 = p.units_of(pending.argument("seat"), pending.argument("cell"))
        require(ships_in(units) > 0 and crews_in(units) > 0, "Who loses a unit has no choice there")
    elif name == "aim":
        require(shooters(p, pending.argument("seat"), pending.argument("cell")) > 0, "Nobody aims from there")


def check_group(there: i64, group: int) -> None:
    within("stack: march group", group, 1, 2 * PAID - 1)
    units: i64 = units_in(group)
    fits = units > 0 and ships_in(units) <= ships_in(there) and crews_in(units) <= crews_in(there)
    require(fits, "The group that marches is larger than what is there")


def check_shots(p: ConquestPosition, pending: Pending, gunner: i64) -> None:
    """Between neighbours: from ships or a point of the gunner's to units that may be hit."""
    here, there = pending.argument("from"), pending.argument("to")
    require(p.chart.touch(here, there), "Guns reach the next cell, and no other")
    require(shooters(p, gunner, here) > 0, "Nobody fires from there")
    require(units_to_hit(p, gunner, there) >= 0, "There is nobody to fire at")

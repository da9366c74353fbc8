"""Points, doubloons, cubes on islands: what comes without a choice (MA-GEN-02, -04, -09)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import (
    CUBE,
    DOUBLOON_INCOME,
    DOUBLOONS,
    TREASURES,
    VP,
    VP_INCOME,
    VP_OF_INCOME,
    VP_PER,
    Effect,
)
from flibuste.games.maracaibo.position import JORDAN, PLAY, MaracaiboPosition, Player


def gain_points(p: MaracaiboPosition, seat: i64, points: i64) -> None:
    if points == 0:
        return
    p.players[seat].points[PLAY] += points
    if p.logbook is not None:
        p.logbook.tell("points-gained", {"seat": seat, "points": points})


def jordan_gains(p: MaracaiboPosition, points: i64) -> None:
    jordan = p.jordan
    if jordan is not None and points > 0:
        jordan.points[PLAY] += points
        p.tell("points-gained", {"rival": JORDAN, "points": points})


def gain_doubloons(p: MaracaiboPosition, seat: i64, doubloons: i64) -> None:
    if doubloons == 0:
        return
    p.players[seat].doubloons += doubloons
    if p.logbook is not None:
        p.logbook.tell("doubloons-gained", {"seat": seat, "doubloons": doubloons})


def put_cubes(p: MaracaiboPosition, type: i64, cubes: i64) -> None:
    """From the supply on an island; the topmost space holds any number (MA-LOC-02)."""
    p.islands[type] += cubes
    if p.logbook is not None:
        p.logbook.tell("cubes-added", {"type": TREASURES[type], "cubes": cubes, "island": p.islands[type]})


def gain_free(p: MaracaiboPosition, effect: Effect) -> None:
    """An effect that costs nothing and leaves nothing to choose."""
    op: i64 = effect.op
    player = p.player()
    if op == VP:
        gain_points(p, p.active, effect.amount)
    elif op == DOUBLOONS:
        gain_doubloons(p, p.active, effect.amount)
    elif op == CUBE:
        put_cubes(p, effect.type, effect.amount)
    elif op == VP_PER:
        gain_points(p, p.active, counted(player, effect))
    elif op == VP_OF_INCOME:
        gain_points(p, p.active, player.tally[VP_INCOME])
    else:
        gain_doubloons(p, p.active, player.number_of(DOUBLOON_INCOME))


def counted(player: Player, effect: Effect) -> i64:
    """Points for each unit, at most as many as the place allows (MA-ICON-34)."""
    points: i64 = effect.amount * player.number_of(effect.type)
    return effect.most if 0 < effect.most < points else points

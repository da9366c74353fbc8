"""What happens where a ship has come to, before its player acts there (MA-MOV-13)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import TREASURES, Effects
from flibuste.games.maracaibo.frames import (
    ARRIVED,
    DEVELOP,
    GULF_ACTIONS,
    LANDED,
    LOCATION_ACTIONS,
    RESERVE,
    SETTLE_DOWN,
    UPGRADE_SHIP,
)
from flibuste.games.maracaibo.moves import DONE_MOVE, RUBY, RUBY_MOVE, MaracaiboMove
from flibuste.games.maracaibo.pieces import (
    CARDS,
    DEVELOPMENT,
    FOR_IGNORING,
    GULF_FIRST,
    GULF_WITH_RUBIES,
    LOCATION,
    MARACAIBO_POINTS,
    MARKETS,
)
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.gains import gain_doubloons, gain_points, put_cubes
from flibuste.games.maracaibo.rules.movement import carries_doubloons, turn_up
from flibuste.games.maracaibo.rules.skirmish import skirmish
from flibuste.games.maracaibo.rules.step import Step
from flibuste.games.maracaibo.sea import GULF, MARACAIBO
from flibuste.kernel.moves import Move


class Arrived(Step):
    """Nobody decides here: skirmish, turning up, ruby reserve, then the action phase."""

    def settle(self, p: MaracaiboPosition) -> None:
        ARRIVED.pop(p)
        LANDED.push(p)
        place: i64 = p.player().ship
        if place < GULF:
            if p.terms.skirmishes:
                skirmish(p, place)
            if p.face_down >> place & 1:
                turn_up_here(p, place)
            if p.terms.rubies and p.is_shown(place) and CARDS[p.map[place]].has_reserve:
                RESERVE.push(p)
        p.settle()


def turn_up_here(p: MaracaiboPosition, place: i64) -> None:
    """With its doubloons, and with the value tile that comes to it (MA-MOD-HLOC-02, -05)."""
    if not carries_doubloons(p, place):
        turn_up(p, place)
        return
    turn_up(p, place)
    lay_value_tile(p, place)
    gain_doubloons(p, p.active, p.round)


def lay_value_tile(p: MaracaiboPosition, place: i64) -> None:
    if not CARDS[p.map[place]].value_symbol:
        return
    type: i64 = p.tile_pile.pop()
    p.put_tile(place, type)
    p.reveal(type)
    p.tell("value-tile-laid", {"card": CARDS[p.map[place]].code, "type": TREASURES[type]})


class Reserve(Step):
    """A ruby from the reserve (MA-MOD-RUBY-02)."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        return [RUBY_MOVE, DONE_MOVE]

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        RESERVE.pop(p)
        if move.verb == RUBY:
            p.player().rubies += 1
            p.tell("ruby-taken", {"seat": p.active})
        p.settle()


class Landed(Step):
    """Nobody decides here: the action phase of the place begins."""

    def settle(self, p: MaracaiboPosition) -> None:
        LANDED.pop(p)
        place: i64 = p.player().ship
        if place == MARACAIBO:
            p.tell("reached-maracaibo", {"seat": p.active})
            gain_points(p, p.active, MARACAIBO_POINTS)
            UPGRADE_SHIP.push(p, 1)
        elif place == GULF:
            GULF_ACTIONS.push(p)
            p.open(gulf_first(p))
        elif p.is_shown(place):
            land_on(p, place)
        else:
            gain_doubloons(p, p.active, FOR_IGNORING)  # a filler can only be ignored (MA-DEV-06)
        p.settle()


def gulf_first(p: MaracaiboPosition) -> Effects:
    """The upgrade, and rubies before or after it (MA-GULF-01, MA-MOD-RUBY-08)."""
    return GULF_WITH_RUBIES if p.player().rubies > 0 else GULF_FIRST


def land_on(p: MaracaiboPosition, place: i64) -> None:
    card = CARDS[p.map[place]]
    if card.kind == DEVELOPMENT:
        DEVELOP.push(p)
    elif card.kind == LOCATION:
        visit(p, place, card.index)
    else:
        SETTLE_DOWN.push(p)


def visit(p: MaracaiboPosition, place: i64, card: i64) -> None:
    """Value tile, own black market, upgrade, actions: in this order (MA-LOC-01 to -05)."""
    LOCATION_ACTIONS.push(p, card)
    UPGRADE_SHIP.push(p, 1)
    type: i64 = p.tile_on(place)
    if type >= 0:
        put_cubes(p, type, 1)
    tile: i64 = p.player().market_on(place)
    if tile >= 0:
        activate(p, tile)


def activate(p: MaracaiboPosition, tile: i64) -> None:
    """The side that lies up for all (MA-SET-10)."""
    p.tell("market-used", {"seat": p.active, "tile": tile + 1})
    p.open(MARKETS[tile].faces[p.market_sides >> tile & 1])

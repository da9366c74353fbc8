"""Black markets: placed on a location, used at every stop of their owner there (MA-BM, MA-ICON-15)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.frames import (
    CHOOSE_MARKET,
    MARKET_COST,
    PLACE_MARKET,
    PLACING_COST,
    REUSE_MARKET,
    TILE_AT_HAND,
)
from flibuste.games.maracaibo.moves import (
    DONE_MOVE,
    MARKET,
    MARKET_MOVES,
    PLACE,
    PLACE_MOVES,
    MaracaiboMove,
    location_number,
)
from flibuste.games.maracaibo.pieces import BLACK_MARKETS, CARDS, CARDS_ON_MAP, LOCATIONS
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.rules.arrival import activate
from flibuste.games.maracaibo.rules.developments import place_of
from flibuste.games.maracaibo.rules.possible import can_place_market, may_hold_market
from flibuste.games.maracaibo.rules.step import Step, not_now
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason


class ChooseMarket(Step):
    """Which of the own tiles that lie beside the board."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        player = p.player()
        moves: list[Move] = []
        for tile in range(BLACK_MARKETS):
            if player.market_place(tile) < 0:
                moves.append(MARKET_MOVES[tile])
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        cost: i64 = MARKET_COST.of(p)
        CHOOSE_MARKET.pop(p)
        if move.verb == MARKET:
            PLACE_MARKET.push(p, cost, move.what)
        p.settle()

    def settle(self, p: MaracaiboPosition) -> None:
        if p.player().doubloons < MARKET_COST.of(p) or not can_place_market(p):
            CHOOSE_MARKET.pop(p)
            p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == MARKET:
            return Reason("market-placed", "MA-BM-04", {"tile": move.what + 1})
        return not_now(self.name)


class PlaceMarket(Step):
    """On any location without a black market of anybody (MA-BM-01, -03)."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        moves: list[Move] = []
        for place in range(CARDS_ON_MAP):
            if may_hold_market(p, place):
                moves.append(PLACE_MOVES[location_number(p.map[place])])
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        cost: i64 = PLACING_COST.of(p)
        tile: i64 = TILE_AT_HAND.of(p)
        PLACE_MARKET.pop(p)
        place_tile(p, tile, place_of(p, LOCATIONS[move.what].index), cost)
        p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb != PLACE:
            return not_now(self.name)
        card = LOCATIONS[move.what]
        place: i64 = place_of(p, card.index)
        if place < 0 or not p.is_shown(place):
            return Reason("card-not-there", "MA-BM-01", {"card": card.code})
        return Reason("location-taken", "MA-BM-03", {"card": card.code})


def place_tile(p: MaracaiboPosition, tile: i64, place: i64, cost: i64) -> None:
    player = p.player()
    one: i64 = 1
    player.doubloons -= cost
    player.markets |= place + 1 << 5 * tile
    p.marked |= one << place
    p.tell("market-placed", {"seat": p.active, "tile": tile + 1, "card": CARDS[p.map[place]].code, "price": cost})
    activate(p, tile)


class ReuseMarket(Step):
    """The effects of any own black market on a location."""

    def moves(self, p: MaracaiboPosition) -> list[Move]:
        player = p.player()
        moves: list[Move] = []
        for tile in range(BLACK_MARKETS):
            if player.market_place(tile) >= 0:
                moves.append(MARKET_MOVES[tile])
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: MaracaiboPosition, move: MaracaiboMove) -> None:
        REUSE_MARKET.pop(p)
        if move.verb == MARKET:
            activate(p, move.what)
        p.settle()

    def why_not(self, p: MaracaiboPosition, move: MaracaiboMove) -> Reason:
        if move.verb == MARKET:
            return Reason("market-not-placed", "MA-ICON-15", {"tile": move.what + 1})
        return not_now(self.name)

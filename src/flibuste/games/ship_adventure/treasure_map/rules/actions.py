"""After the fights: treasure, own store, purchases, swaps, bribes, storing, end (SA-TURN-07)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CANNONBALL, CITY, EQUIPMENT, PIECES, SKULL, TOKENS
from flibuste.games.ship_adventure.treasure_map.frames import (
    BUSINESS,
    FETCHING,
    PIRATES_SAIL,
    STORING,
    TREASURE,
    TURN_END,
)
from flibuste.games.ship_adventure.treasure_map.moves import (
    BRIBE,
    BRIBE_MOVES,
    BUY,
    BUY_MOVES,
    DONE,
    DONE_MOVE,
    END_MOVE,
    FETCH_GOLD,
    FETCH_GOLD_MOVES,
    FETCH_PIECE,
    FETCH_PIECE_MOVES,
    FETCH_TOKEN,
    FETCH_TOKEN_MOVES,
    MOST_GOLD,
    PIRATES,
    STORE_GOLD,
    STORE_GOLD_MOVES,
    STORE_PIECE,
    STORE_PIECE_MOVES,
    STORE_TOKEN,
    STORE_TOKEN_MOVES,
    SWAP,
    SWAP_MOVES,
    THROW_MOVE,
    TreasureMove,
)
from flibuste.games.ship_adventure.treasure_map.position import (
    EVERYBODY,
    NOTHING,
    Loot,
    TreasurePosition,
    only,
    slot_of,
    token_in,
)
from flibuste.games.ship_adventure.treasure_map.rules.dice import throw
from flibuste.games.ship_adventure.treasure_map.rules.movement import begin_movement
from flibuste.games.ship_adventure.treasure_map.rules.pursuit import bribe, may_bribe, take_up_hunt
from flibuste.games.ship_adventure.treasure_map.rules.step import Step, not_now
from flibuste.games.ship_adventure.treasure_map.rules.winning import has_won, tell_of_eldorado
from flibuste.kernel.logbook import Fact
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import Reason


def begin_actions(p: TreasurePosition) -> None:
    """A treasure first, which is compulsory (SA-TRE-08)."""
    if has_won(p):
        return
    temple: i64 = temple_here(p)
    if temple >= 0 and p.temple_tokens[temple] >= 0:
        p.ask(TREASURE)
    else:
        p.ask(FETCHING)
        p.settle()


def temple_here(p: TreasurePosition) -> i64:
    cell: int = p.player().crew
    return p.chart.temples.index(cell) if cell in p.chart.temples else NOTHING


# --- treasure ---------------------------------------------------------------------------------------------------------


class Treasure(Step):
    def moves(self, p: TreasurePosition) -> list[Move]:
        return [THROW_MOVE]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        take_treasure(p, temple_here(p))
        if not has_won(p):
            p.ask(FETCHING)
            p.settle()


def take_treasure(p: TreasurePosition, temple: i64) -> None:
    """The token, as many dice as its front shows, and a hunter for each skull (SA-TRE-01 to -03)."""
    token: i64 = token_in(p.temple_tokens[temple])
    level: i64 = TOKENS[token].level
    knowers: i64 = EVERYBODY if p.terms.open_tokens else only(p.active)
    carried = p.player().carried
    p.temple_tokens[temple] = NOTHING
    p.last_emptied = temple
    carried.tokens.append(slot_of(token, knowers))
    p.reveal_to(p.active, token)
    dice = throw(p, "treasure", level)
    gold: i64 = sum(dice)
    carried.gold += gold
    book = p.logbook
    if book is not None:
        facts: dict[str, Fact] = {"seat": p.active, "level": level, "gold": gold, "dice": dice[:]}
        book.tell_one(p.active, "treasure-found", facts, {"token": TOKENS[token].code})
    hunters: i64 = 1 if p.terms.solo else dice.count(SKULL)
    for _ in range(hunters):
        take_up_hunt(p, p.active)


# --- the own city -----------------------------------------------------------------------------------------------------


def is_in_own_city(p: TreasurePosition) -> bool:
    """Ashore on the city of the own color (SA-CITY-01, -05)."""
    player = p.player()
    return player.crew in p.chart.cities[player.color]


def is_in_city(p: TreasurePosition) -> bool:
    return p.chart.kind[p.player().crew] == CITY


def add_loot_moves(
    loot: Loot,
    gold: list[TreasureMove],
    tokens: list[TreasureMove],
    pieces: list[TreasureMove],
    moves: list[Move],
) -> None:
    """An amount of gold, each token, each piece (SA-CITY-06)."""
    most: i64 = loot.gold if loot.gold < MOST_GOLD else MOST_GOLD
    for amount in range(most):
        moves.append(gold[amount])
    for slot in loot.tokens:
        moves.append(tokens[token_in(slot)])
    for piece in range(PIECES):
        if loot.number_of(piece):
            moves.append(pieces[piece])


def shift_token(token: i64, source: Loot, goal: Loot) -> None:
    for slot in source.tokens:
        if token_in(slot) == token:
            source.tokens.remove(slot)
            goal.tokens.append(slot)
            return


class Fetching(Step):
    """Taking back from the own store."""

    def moves(self, p: TreasurePosition) -> list[Move]:
        moves: list[Move] = []
        add_loot_moves(p.player().stored, FETCH_GOLD_MOVES, FETCH_TOKEN_MOVES, FETCH_PIECE_MOVES, moves)
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        player = p.player()
        if move.verb == DONE:
            p.ask(BUSINESS)
        elif move.verb == FETCH_GOLD:
            player.stored.gold -= move.what
            player.carried.gold += move.what
        elif move.verb == FETCH_TOKEN:
            shift_token(move.what, player.stored, player.carried)
        else:
            player.stored.drop_piece(move.what)
            player.carried.add_piece(move.what)
            tell_of_eldorado(p, p.active)
        p.tell("fetched", {"seat": p.active})
        if p.ending == 0 and not has_won(p):
            p.settle()

    def settle(self, p: TreasurePosition) -> None:
        if not is_in_own_city(p) or p.player().stored.is_empty:
            p.ask(BUSINESS)
            p.settle()

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        if move.verb in (FETCH_GOLD, FETCH_TOKEN, FETCH_PIECE):
            return Reason("not-in-store", "SA-CITY-01")
        return not_now(self.name)


# --- purchases, swaps, bribes -----------------------------------------------------------------------------------------


def may_buy(p: TreasurePosition, card: i64) -> bool:
    """With carried gold; one copy of each permanent card (SA-CITY-04, SA-EQ-02)."""
    player = p.player()
    equipment = EQUIPMENT[card]
    return equipment.cost <= player.carried.gold and (card == CANNONBALL or player.cards & equipment.bit == 0)


def cell_of_token(p: TreasurePosition, token: i64) -> i64:
    """The land cell that its back names (SA-MAP-01)."""
    return p.routes.token_cells[token]


class Business(Step):
    def moves(self, p: TreasurePosition) -> list[Move]:
        moves: list[Move] = []
        if is_in_city(p):
            for card in range(len(EQUIPMENT)):
                if may_buy(p, card):
                    moves.append(BUY_MOVES[card])
        self.add_swaps(p, moves)
        for pirate in range(PIRATES):
            if may_bribe(p, pirate):
                moves.append(BRIBE_MOVES[pirate])
        moves.append(DONE_MOVE)
        return moves

    def add_swaps(self, p: TreasurePosition, moves: list[Move]) -> None:
        """A token whose cell is reached for a piece on offer (SA-MAP-05, -06)."""
        crew: i64 = p.player().crew
        for slot in p.player().carried.tokens:
            token: i64 = token_in(slot)
            if cell_of_token(p, token) == crew:
                for piece in range(PIECES):
                    if p.offer >> 4 * piece & 15:
                        moves.append(SWAP_MOVES[token][piece])

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        if move.verb == BUY:
            buy(p, move.what)
        elif move.verb == SWAP:
            swap(p, move.what // PIECES, move.what % PIECES)
        elif move.verb == BRIBE:
            bribe(p, move.what)
        else:
            p.ask(STORING)
        if not has_won(p):
            p.settle()

    def settle(self, p: TreasurePosition) -> None:
        if len(self.moves(p)) == 1:
            p.ask(STORING)
            p.settle()

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        if move.verb == BUY:
            return why_not_buy(p, move.what)
        if move.verb == SWAP:
            return Reason("no-swap-here", "SA-MAP-05")
        if move.verb == BRIBE:
            return Reason("no-bribe", "SA-PIR-10", {"gold": p.player().carried.gold})
        return not_now(self.name)


def why_not_buy(p: TreasurePosition, card: i64) -> Reason:
    equipment = EQUIPMENT[card]
    if not is_in_city(p):
        return Reason("not-in-city", "SA-CITY-04")
    if card != CANNONBALL and p.player().cards & equipment.bit:
        return Reason("card-owned", "SA-EQ-02", {"card": equipment.code})
    return Reason("too-little-gold", "SA-CITY-04", {"price": equipment.cost, "gold": p.player().carried.gold})


def buy(p: TreasurePosition, card: i64) -> None:
    player = p.player()
    equipment = EQUIPMENT[card]
    player.carried.gold -= equipment.cost
    if card == CANNONBALL:
        player.balls += 1
    else:
        player.cards |= equipment.bit
    p.tell("bought", {"seat": p.active, "card": equipment.code, "price": equipment.cost})


def swap(p: TreasurePosition, token: i64, piece: i64) -> None:
    """The token is shown to all and leaves the game (SA-MAP-06, -11)."""
    carried = p.player().carried
    one: i64 = 1
    for slot in carried.tokens:
        if token_in(slot) == token:
            carried.tokens.remove(slot)
            break
    p.swapped.append(slot_of(token, EVERYBODY))
    p.offer -= one << 4 * piece
    carried.add_piece(piece)
    p.reveal(token)
    p.tell("swapped", {"seat": p.active, "token": TOKENS[token].code, "piece": piece + 1})
    tell_of_eldorado(p, p.active)


class Storing(Step):
    def moves(self, p: TreasurePosition) -> list[Move]:
        moves: list[Move] = []
        add_loot_moves(p.player().carried, STORE_GOLD_MOVES, STORE_TOKEN_MOVES, STORE_PIECE_MOVES, moves)
        moves.append(DONE_MOVE)
        return moves

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        player = p.player()
        if move.verb == DONE:
            p.ask(TURN_END)
        elif move.verb == STORE_GOLD:
            player.carried.gold -= move.what
            player.stored.gold += move.what
        elif move.verb == STORE_TOKEN:
            shift_token(move.what, player.carried, player.stored)
        else:
            player.carried.drop_piece(move.what)
            player.stored.add_piece(move.what)
        p.settle()

    def settle(self, p: TreasurePosition) -> None:
        if not is_in_own_city(p) or p.player().carried.is_empty:
            p.ask(TURN_END)

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        if move.verb in (STORE_GOLD, STORE_TOKEN, STORE_PIECE):
            return Reason("not-carried", "SA-CITY-01")
        return not_now(self.name)


class TurnEnd(Step):
    """A turn ends when its player says so (SA-TURN-06)."""

    def moves(self, p: TreasurePosition) -> list[Move]:
        return [END_MOVE]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        end_player_turn(p)
        p.settle()


def end_player_turn(p: TreasurePosition) -> None:
    p.active = clockwise(p.active, p.seats)
    if p.active == p.first:
        p.ask(PIRATES_SAIL)
    else:
        begin_movement(p)

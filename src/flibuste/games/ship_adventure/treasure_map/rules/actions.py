"""After the fights: treasure, own store, purchases, swaps, bribes, storing, end (SA-TURN-07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CANNONBALL, CITY, EQUIPMENT, NUMBERS, PIECES, SKULL, TOKENS
from flibuste.games.ship_adventure.treasure_map.frames import ACTIONS, PIRATES_SAIL, STAGE, TREASURE
from flibuste.games.ship_adventure.treasure_map.moves import (
    BRIBE,
    BRIBE_MOVES,
    BUY,
    BUY_MOVES,
    END,
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
from flibuste.games.ship_adventure.treasure_map.rules.movement import NOTHING_MORE, begin_movement
from flibuste.games.ship_adventure.treasure_map.rules.odds import percent
from flibuste.games.ship_adventure.treasure_map.rules.pursuit import bribe, may_bribe, take_up_hunt, why_not_bribe
from flibuste.games.ship_adventure.treasure_map.rules.step import Step, not_now
from flibuste.games.ship_adventure.treasure_map.rules.winning import has_won, tell_of_eldorado
from flibuste.kernel.logbook import Fact, Logbook
from flibuste.kernel.moves import Move
from flibuste.kernel.position import clockwise
from flibuste.kernel.refusals import Reason

# Stages of the actions; one that was left cannot be entered again (SA-TURN-07).
TAKING_BACK: Final = 0
BUSINESS: Final = 1
STORING: Final = 2
STAGES: Final = ["taking-back", "business", "storing", "nothing"]
FETCH: Final = (FETCH_GOLD, FETCH_TOKEN, FETCH_PIECE)
STORE: Final = (STORE_GOLD, STORE_TOKEN, STORE_PIECE)


def begin_actions(p: TreasurePosition) -> None:
    """A treasure first, which is compulsory (SA-TRE-08)."""
    if has_won(p):
        return
    temple: i64 = temple_here(p)
    if temple >= 0 and p.temple_tokens[temple] >= 0:
        if not p.terms.small:
            p.ask(TREASURE)
            return
        find_token(p, take_token(p, temple))
    p.ask(ACTIONS, TAKING_BACK)


def temple_here(p: TreasurePosition) -> i64:
    cell: int = p.player().crew
    return p.chart.temples.index(cell) if cell in p.chart.temples else NOTHING


# --- treasure ---------------------------------------------------------------------------------------------------------


class Treasure(Step):
    def moves(self, p: TreasurePosition) -> list[Move]:
        return [THROW_MOVE]

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        take_treasure(p, temple_here(p))
        p.ask(ACTIONS, TAKING_BACK)


def take_token(p: TreasurePosition, temple: i64) -> i64:
    """Its back is for who takes it, unless the table plays with open ones (SA-TRE-01, -06)."""
    token: i64 = token_in(p.temple_tokens[temple])
    carried = p.player().carried
    p.temple_tokens[temple] = NOTHING
    p.last_emptied = temple
    if p.terms.open_tokens:
        carried.tokens.append(slot_of(token, EVERYBODY))
        p.reveal(token)
    else:
        carried.tokens.append(slot_of(token, only(p.active)))
        p.reveal_to(p.active, token)
    return token


def take_treasure(p: TreasurePosition, temple: i64) -> None:
    """The token, as many dice as its front shows, and a hunter for each skull (SA-TRE-01 to -03)."""
    token: i64 = take_token(p, temple)
    level: i64 = TOKENS[token].level
    dice = throw(p, "treasure", level)
    gold: i64 = sum(dice)
    p.player().carried.gold += gold
    book = p.logbook
    if book is not None:
        facts: dict[str, Fact] = {"seat": p.active, "level": level, "gold": gold, "dice": dice[:]}
        tell_of_token(p, book, token, "treasure-found", facts)
    hunters: i64 = NUMBERS.solo_hunters_a_temple if p.terms.solo else dice.count(SKULL)
    for _hunter in range(hunters):
        take_up_hunt(p, p.active)


def find_token(p: TreasurePosition, token: i64) -> None:
    """In the small temple lies no gold (SA-SMALL-05)."""
    book = p.logbook
    if book is not None:
        tell_of_token(p, book, token, "token-found", {"seat": p.active, "level": TOKENS[token].level})


def tell_of_token(p: TreasurePosition, book: Logbook, token: i64, name: str, facts: dict[str, Fact]) -> None:
    back: dict[str, Fact] = {"token": TOKENS[token].code, "cell": p.chart.name(cell_of_token(p, token))}
    p.tell_holder(book, p.active, name, facts | {"token": "", "cell": ""}, back)


def dice_of_token(p: TreasurePosition, token: i64) -> int:
    """Those that its front shows, where they are thrown (SA-TRE-01, SA-SMALL-05)."""
    return 0 if p.terms.small else int(TOKENS[token].level)


def gold_in_treasure(p: TreasurePosition, dice: int) -> list[int]:
    """The least and the most."""
    return [dice * min(p.terms.faces), dice * max(p.terms.faces)]


def hunter_risk(p: TreasurePosition, dice: int) -> int:
    """That a treasure sets a pirate on its finder, in percent (SA-TRE-03, SA-VAR-05)."""
    if p.terms.solo:
        return 100 if dice else 0
    faces = len(p.terms.faces)
    return percent(faces**dice - (faces - 1) ** dice, faces**dice)


# --- where the crew is ------------------------------------------------------------------------------------------------


def is_in_own_city(p: TreasurePosition) -> bool:
    """Ashore on the city of the own color (SA-CITY-01, -05)."""
    player = p.player()
    return player.crew in p.chart.cities[player.color]


def is_in_city(p: TreasurePosition) -> bool:
    return p.chart.kind[p.player().crew] == CITY


def cell_of_token(p: TreasurePosition, token: i64) -> i64:
    """The land cell that its back names (SA-MAP-01)."""
    return p.routes.token_cells[token]


# --- the decision -----------------------------------------------------------------------------------------------------


class Actions(Step):
    """Anything that the cell allows; the player says when the turn ends (SA-TURN-06, -07)."""

    def moves(self, p: TreasurePosition) -> list[Move]:
        stage: i64 = STAGE.of(p)
        moves: list[Move] = []
        if stage == TAKING_BACK and is_in_own_city(p):
            add_loot_moves(p.player().stored, FETCH_GOLD_MOVES, FETCH_TOKEN_MOVES, FETCH_PIECE_MOVES, moves)
        if stage <= BUSINESS:
            add_business(p, moves)
        if stage <= STORING and is_in_own_city(p):
            add_loot_moves(p.player().carried, STORE_GOLD_MOVES, STORE_TOKEN_MOVES, STORE_PIECE_MOVES, moves)
        moves.append(END_MOVE)
        return moves

    def play(self, p: TreasurePosition, move: TreasureMove) -> None:
        verb: i64 = move.verb
        if verb == END:
            end_player_turn(p)
            p.settle()
        elif verb in FETCH:
            shift(p, move, p.player().stored, p.player().carried, "fetched")
            tell_of_eldorado(p, p.active)
            has_won(p)
        elif verb in STORE:
            STAGE.set(p, STORING)
            shift(p, move, p.player().carried, p.player().stored, "stored")
        else:
            STAGE.set(p, BUSINESS)
            if verb == BUY:
                buy(p, move.what)
            elif verb == BRIBE:
                bribe(p, move.what)
            else:
                swap(p, move.what // PIECES, move.what % PIECES)
                has_won(p)

    def why_not(self, p: TreasurePosition, move: TreasureMove) -> Reason:
        verb: i64 = move.verb
        stage: i64 = STAGE.of(p)
        if stage == NOTHING_MORE and (verb in FETCH or verb in STORE or verb in (BUY, SWAP, BRIBE)):
            return Reason("rescue-takes-all", "SA-MOVE-16")
        if verb in FETCH:
            return why_not_fetch(p, move, stage)
        if verb in STORE:
            return why_not_shift(p, move, p.player().carried, "not-carried")
        if verb in (BUY, SWAP, BRIBE) and stage > BUSINESS:
            return Reason("storing-began", "SA-TURN-07")
        if verb == BUY:
            return why_not_buy(p, move.what)
        if verb == SWAP:
            return why_not_swap(p, move.what // PIECES, move.what % PIECES)
        if verb == BRIBE:
            return why_not_bribe(p, move.what)
        return not_now(self.name)


# --- the own city -----------------------------------------------------------------------------------------------------


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


def shift(p: TreasurePosition, move: TreasureMove, source: Loot, goal: Loot, told: str) -> None:
    """Between crew and store; which token it is only its owner may know."""
    book = p.logbook
    facts: dict[str, Fact] = {"seat": p.active, "gold": 0, "level": 0, "piece": 0, "token": ""}
    secret: dict[str, Fact] = {}
    if move.verb == FETCH_GOLD or move.verb == STORE_GOLD:
        source.gold -= move.what
        goal.gold += move.what
        facts["gold"] = move.what
    elif move.verb == FETCH_TOKEN or move.verb == STORE_TOKEN:
        slot = take_slot(source, move.what)
        goal.tokens.append(slot)
        facts["level"] = TOKENS[move.what].level
        secret["token"] = TOKENS[move.what].code
    else:
        source.drop_piece(move.what)
        goal.add_piece(move.what)
        facts["piece"] = move.what + 1
    if book is not None:
        p.tell_holder(book, p.active, told, facts, secret)


def take_slot(loot: Loot, token: i64) -> int:
    """Takes a token out."""
    place = [token_in(slot) for slot in loot.tokens].index(token)
    return loot.tokens.pop(place)


def why_not_fetch(p: TreasurePosition, move: TreasureMove, stage: i64) -> Reason:
    if stage > TAKING_BACK and is_in_own_city(p):
        return Reason("business-began", "SA-TURN-07")
    return why_not_shift(p, move, p.player().stored, "not-stored")


def why_not_shift(p: TreasurePosition, move: TreasureMove, source: Loot, lacking: str) -> Reason:
    if not is_in_own_city(p):
        home = p.chart.cities[p.player().color][0]
        return Reason("not-in-own-city", "SA-CITY-01", {"cell": p.chart.name(home)})
    return Reason(lacking, "SA-CITY-01", {"gold": source.gold})


# --- purchases and swaps ----------------------------------------------------------------------------------------------


def add_business(p: TreasurePosition, moves: list[Move]) -> None:
    if is_in_city(p):
        for card in range(len(EQUIPMENT)):
            if may_buy(p, card):
                moves.append(BUY_MOVES[card])
    crew: i64 = p.player().crew
    for slot in p.player().carried.tokens:
        token: i64 = token_in(slot)
        if cell_of_token(p, token) == crew:
            for piece in range(PIECES):
                if on_offer(p, piece):
                    moves.append(SWAP_MOVES[token][piece])
    for pirate in range(PIRATES):
        if may_bribe(p, pirate):
            moves.append(BRIBE_MOVES[pirate])


def may_buy(p: TreasurePosition, card: i64) -> bool:
    """With carried gold; one copy of each permanent card (SA-CITY-04, SA-EQ-02)."""
    player = p.player()
    equipment = EQUIPMENT[card]
    return equipment.cost <= player.carried.gold and (card == CANNONBALL or player.cards & equipment.bit == 0)


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


def on_offer(p: TreasurePosition, piece: i64) -> bool:
    return p.offer >> 4 * piece & 15 > 0


def why_not_swap(p: TreasurePosition, token: i64, piece: i64) -> Reason:
    if token not in [token_in(slot) for slot in p.player().carried.tokens]:
        return Reason("token-not-carried", "SA-MAP-05", {"token": TOKENS[token].code})
    cell: i64 = cell_of_token(p, token)
    if cell != p.player().crew:
        return Reason("token-elsewhere", "SA-MAP-05", {"token": TOKENS[token].code, "cell": p.chart.name(cell)})
    return Reason("piece-gone", "SA-MAP-06", {"piece": piece + 1})


def swap(p: TreasurePosition, token: i64, piece: i64) -> None:
    """The token is shown to all and leaves the game (SA-MAP-06, -11)."""
    carried = p.player().carried
    one: i64 = 1
    take_slot(carried, token)
    p.swapped.append(slot_of(token, EVERYBODY))
    p.offer -= one << 4 * piece
    carried.add_piece(piece)
    p.reveal(token)
    p.tell("swapped", {"seat": p.active, "token": TOKENS[token].code, "piece": piece + 1})
    tell_of_eldorado(p, p.active)


# --- the end of a player's turn ---------------------------------------------------------------------------------------


def end_player_turn(p: TreasurePosition) -> None:
    p.active = clockwise(p.active, p.seats)
    if p.active == p.first:
        p.ask(PIRATES_SAIL)
    else:
        begin_movement(p)

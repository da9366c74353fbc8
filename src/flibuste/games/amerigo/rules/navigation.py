"""Blue: navigation. Each ship sails, and may put a post where it drops anchor (AM-SAIL).

A ship that gold has brought to its destination may sail on as long as its owner has something to cash (AM-ACT-10). Then
it is asked for again, with its action points used up (`sailed`), and stays where it is to end its move.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.chart import CELLS, FRAME, OFF_MAP, STRIDE
from flibuste.games.amerigo.frames import CHOOSE_SHIP, PUT_POST, SAIL_SHIP, SHIP_AT_HAND
from flibuste.games.amerigo.moves import (
    END,
    END_MOVE,
    NO_POST_MOVE,
    POST,
    POST_MOVE,
    SAIL,
    SAIL_MOVES,
    SHIP,
    SHIP_MOVES,
    USE,
    USE_MOVES,
    AmerigoMove,
)
from flibuste.games.amerigo.pieces import FAIR_WIND, SHIPS
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.games.amerigo.rows import NO_ROWS, bits_in, first_in, nth_in
from flibuste.games.amerigo.rules.every_action import cash_or_end, why_not_cash_or_end
from flibuste.games.amerigo.rules.gold import add_cash_moves, may_cash_for_more, turn_over
from flibuste.games.amerigo.rules.phases import end_turn
from flibuste.games.amerigo.rules.posts import (
    OFF_AND_BACK,
    may_put_off_and_back,
    may_put_post,
    open_anchors,
    put_post,
    steps_to,
    why_not_post,
)
from flibuste.games.amerigo.rules.ships import (
    can_sail,
    gold_for_steps,
    has_sailed,
    mark_sailed,
    reach,
    sail,
    why_not_sail,
)
from flibuste.games.amerigo.rules.step import Step, not_in_action
from flibuste.games.amerigo.water import distance, within
from flibuste.kernel.chance import Rng
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

FAIR_WIND_AP: Final = 8
ALL_SAILED: Final = (1 << SHIPS) - 1


def begin(p: AmerigoPosition) -> None:
    p.sailed = 0
    next_ship(p)


def next_ship(p: AmerigoPosition) -> None:
    """The order of the ships is free; where both lie at the same place it makes no difference and is not asked."""
    player = p.player()
    if p.sailed == ALL_SAILED:
        end_turn(p)
    elif p.sailed:
        p.ask(SAIL_SHIP, 1 if p.sailed == 1 else 0)
    elif player.ship_1 == player.ship_2:
        p.ask(SAIL_SHIP, 0)
    else:
        p.ask(CHOOSE_SHIP)


def may_end(p: AmerigoPosition) -> bool:
    """Both ships must enter in the first navigation (AM-SAIL-02)."""
    player = p.player()
    return player.ship_1 != OFF_MAP and player.ship_2 != OFF_MAP


def add_other_moves(p: AmerigoPosition, moves: list[Move]) -> None:
    """What can be done besides sailing: the token for a fair wind, cashing, ending the action early."""
    player = p.player()
    if player.tokens & FAIR_WIND and player.owns(FAIR_WIND) and may_use_wind(p):
        moves.append(USE_MOVES[0])
    add_cash_moves(p, moves)
    if may_end(p):
        moves.append(END_MOVE)


def may_use_wind(p: AmerigoPosition) -> bool:
    """It is announced before a ship sails, not while it sails on (AM-TOK-34)."""
    return not SAIL_SHIP.is_on_top(p) or not has_sailed(p, SHIP_AT_HAND.of(p))


def play_other_move(p: AmerigoPosition, move: AmerigoMove) -> None:
    if move.verb == USE and move.what == FAIR_WIND:
        p.ap += FAIR_WIND_AP
        turn_over(p, p.active, FAIR_WIND)
    else:
        cash_or_end(p, move)


def why_not_other(p: AmerigoPosition, move: AmerigoMove, step: str) -> Reason:
    if move.verb == END:
        return Reason("both-ships-enter", "AM-SAIL-02")
    return why_not_cash_or_end(p, move, step)


class ChooseShip(Step):
    def moves(self, p: AmerigoPosition) -> list[Move]:
        moves: list[Move] = [SHIP_MOVES[0], SHIP_MOVES[1]]
        add_other_moves(p, moves)
        return moves

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        if move.verb == SHIP:
            p.ask(SAIL_SHIP, move.what)
        else:
            play_other_move(p, move)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if move.verb == SAIL:
            return why_not_sail_yet(p, move.what)
        if move.verb == POST:
            return why_not_post_yet(p)
        return why_not_other(p, move, self.name)


class SailShip(Step):
    """Where the ship sails to: every place in reach of its action points and the player's gold."""

    def moves(self, p: AmerigoPosition) -> list[Move]:
        moves: list[Move] = []
        cells = NO_ROWS[:]
        ship = SHIP_AT_HAND.of(p)
        frame: i64 = within(p, p.player().ship(ship), reach(p, ship), cells)
        for row in range(p.chart.height):
            bits: i64 = cells[row]
            while bits:
                moves.append(SAIL_MOVES[row * STRIDE + first_in(bits)])
                bits &= bits - 1
        while frame:
            moves.append(SAIL_MOVES[FRAME + first_in(frame)])
            frame &= frame - 1
        add_moves_at_place(p, ship, moves)
        return moves

    def random_move(self, p: AmerigoPosition, rng: Rng) -> Move:
        ship = SHIP_AT_HAND.of(p)
        others: list[Move] = []
        add_moves_at_place(p, ship, others)
        cells = NO_ROWS[:]
        frame: i64 = within(p, p.player().ship(ship), reach(p, ship), cells)
        number: i64 = bits_in(frame)
        for row in range(p.chart.height):
            number += bits_in(cells[row])
        n: i64 = rng.below(number + len(others))
        if n >= number:
            return others[n - number]
        for row in range(p.chart.height):
            here: i64 = bits_in(cells[row])
            if n < here:
                return SAIL_MOVES[row * STRIDE + nth_in(cells[row], n)]
            n -= here
        return SAIL_MOVES[FRAME + nth_in(frame, n)]

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        ship = SHIP_AT_HAND.of(p)
        if move.verb == SAIL:
            sail_to(p, ship, move.what)
        elif move.verb == POST:
            sail(p, ship, p.player().ship(ship), OFF_AND_BACK)
            put_post_of(p, ship)
        else:
            play_other_move(p, move)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        ship = SHIP_AT_HAND.of(p)
        if move.verb == SAIL:
            return why_not_sail(p, ship, move.what)
        if move.verb == SHIP:
            return why_not_ship(p, ship, move.what)
        if move.verb == POST:
            return why_not_post(p, ship)
        return why_not_other(p, move, self.name)


def add_moves_at_place(p: AmerigoPosition, ship: i64, moves: list[Move]) -> None:
    """What the ship at hand can do without sailing anywhere."""
    if may_put_off_and_back(p, ship):
        moves.append(POST_MOVE)
    add_other_moves(p, moves)


def sail_to(p: AmerigoPosition, ship: i64, goal: i64) -> None:
    """Then it may sail on, put a post, or its move is over."""
    steps: i64 = steps_to(p, ship, goal)
    gold: i64 = gold_for_steps(p, ship, steps)
    sail(p, ship, goal, steps)
    if may_cash_for_more(p, gold):
        mark_sailed(p, ship)  # and is asked for again
    elif may_put_post(p, ship, goal, steps):
        p.ask(PUT_POST, ship)
    else:
        end_ships_move(p, ship)


def why_not_ship(p: AmerigoPosition, at_hand: i64, ship: i64) -> Reason:
    """While another ship sails, or the same (AM-SAIL-15)."""
    facts: dict[str, int | str] = {"ship": ship + 1}
    if ship == at_hand:
        return Reason("ship-sails-now", "AM-SAIL-15", facts)
    if has_sailed(p, ship):
        return Reason("ship-has-sailed", "AM-SAIL-15", facts)
    return Reason("one-ship-after-the-other", "AM-SAIL-15")


def why_not_sail_yet(p: AmerigoPosition, goal: i64) -> Reason:
    """A ship is chosen first, if one of them comes there."""
    if can_sail(p, 0, goal) or can_sail(p, 1, goal):
        return Reason("choose-ship-first", "AM-SAIL-15")
    player = p.player()
    second_is_nearer = distance(p, player.ship_2, goal, CELLS) < distance(p, player.ship_1, goal, CELLS)
    return why_not_sail(p, 1 if second_is_nearer else 0, goal)


def end_ships_move(p: AmerigoPosition, ship: i64) -> None:
    mark_sailed(p, ship)
    next_ship(p)


def why_not_post_yet(p: AmerigoPosition) -> Reason:
    """A ship is chosen first, if one of them comes to an open anchor."""
    if p.player().posts == 0:
        return Reason("no-posts-left", "AM-SAIL-14")
    for ship in range(SHIPS):
        if open_anchors(p, ship, reach(p, ship)):
            return Reason("choose-ship-first", "AM-SAIL-15")
    return Reason("no-open-anchor", "AM-SAIL-06")


class PutPost(Step):
    def moves(self, p: AmerigoPosition) -> list[Move]:
        return [POST_MOVE, NO_POST_MOVE]

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        ship = SHIP_AT_HAND.of(p)
        if move.verb == POST:
            put_post_of(p, ship)
        else:
            end_ships_move(p, ship)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        ship = SHIP_AT_HAND.of(p)
        other: i64 = 1 - ship
        if move.verb == SHIP and (move.what == ship or has_sailed(p, other)):
            return Reason("ship-has-sailed", "AM-SAIL-15", {"ship": move.what + 1})
        if move.verb == SAIL and has_sailed(p, other):
            return Reason("both-have-sailed", "AM-SAIL-15")
        if move.verb == SAIL and not can_sail(p, other, move.what):
            return why_not_sail(p, other, move.what)
        if move.verb == SAIL or move.verb == SHIP:
            return Reason("post-first", "AM-SAIL-07")
        return not_in_action(p, self.name, move)


def put_post_of(p: AmerigoPosition, ship: i64) -> None:
    """Where the ship lies; that ends its move (AM-SAIL-07)."""
    put_post(p, p.chart.post_of[p.player().ship(ship)])
    end_ships_move(p, ship)

"""Blue: navigation. Each ship sails, and may put a post where it drops anchor (AM-SAIL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.amerigo.chart import CELLS, FRAME, OFF_MAP, STRIDE, cell_name, place_name
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
from flibuste.games.amerigo.pieces import FAIR_WIND, POST_GOLD, SHIPS
from flibuste.games.amerigo.position import FREE, PER_ISLAND, AmerigoPosition, posts_of
from flibuste.games.amerigo.rows import NO_ROWS, bits_in, first_in, nth_in
from flibuste.games.amerigo.rules.every_action import cash_or_end, why_not_cash_or_end
from flibuste.games.amerigo.rules.gold import add_cash_moves, gain_gold, purse, spend, too_dear, turn_over
from flibuste.games.amerigo.rules.islands import discover, fill, is_discovered
from flibuste.games.amerigo.rules.phases import end_turn
from flibuste.games.amerigo.rules.step import Step, not_now
from flibuste.games.amerigo.water import UNREACHED, distance, within
from flibuste.kernel.chance import Rng
from flibuste.kernel.moves import Move
from flibuste.kernel.refusals import Reason

FAIR_WIND_AP: Final = 8
OFF_AND_BACK: Final = 2
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
    if player.tokens & FAIR_WIND and player.owns(FAIR_WIND):
        moves.append(USE_MOVES[0])
    add_cash_moves(p, moves)
    if may_end(p):
        moves.append(END_MOVE)


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
            return Reason("choose-ship-first", "AM-SAIL-15")
        return why_not_other(p, move, self.name)


class SailShip(Step):
    """Where the ship sails to: every place in reach of its action points and the player's gold."""

    def moves(self, p: AmerigoPosition) -> list[Move]:
        moves: list[Move] = []
        cells = NO_ROWS[:]
        frame: i64 = within(p, p.player().ship(SHIP_AT_HAND.of(p)), purse(p), cells)
        for row in range(p.chart.height):
            bits: i64 = cells[row]
            while bits:
                moves.append(SAIL_MOVES[row * STRIDE + first_in(bits)])
                bits &= bits - 1
        while frame:
            moves.append(SAIL_MOVES[FRAME + first_in(frame)])
            frame &= frame - 1
        add_other_moves(p, moves)
        return moves

    def random_move(self, p: AmerigoPosition, rng: Rng) -> Move:
        others: list[Move] = []
        add_other_moves(p, others)
        cells = NO_ROWS[:]
        frame: i64 = within(p, p.player().ship(SHIP_AT_HAND.of(p)), purse(p), cells)
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
        if move.verb != SAIL:
            play_other_move(p, move)
            return
        ship = SHIP_AT_HAND.of(p)
        steps: i64 = steps_to(p, ship, move.what)
        sail(p, ship, move.what, steps)
        if may_put_post(p, move.what, steps):
            p.ask(PUT_POST, ship)
        else:
            end_ships_move(p, ship)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if move.verb == SAIL:
            return why_not_sail(p, p.player().ship(SHIP_AT_HAND.of(p)), move.what)
        if move.verb == SHIP:
            return Reason("one-ship-after-the-other", "AM-SAIL-15")
        return why_not_other(p, move, self.name)


def steps_to(p: AmerigoPosition, ship: i64, goal: i64) -> i64:
    """Steps that a ship needs to a place in its reach; where a post needs a step, off its anchor and back."""
    start: i64 = p.player().ship(ship)
    if goal == start and p.terms.post_needs_step and can_put_post(p, goal):
        return OFF_AND_BACK if purse(p) >= OFF_AND_BACK else 0
    return distance(p, start, goal, purse(p))


def sail(p: AmerigoPosition, ship: i64, goal: i64, steps: i64) -> None:
    """Steps beyond the action points cost gold, and what is bought counts for the second ship too (AM-SAIL-01)."""
    player = p.player()
    start: i64 = player.ship(ship)
    if steps > p.ap:
        spend(p, steps - p.ap)
        p.ap = steps
    if ship == 0:
        player.ship_1 = goal
    else:
        player.ship_2 = goal
    if p.logbook is not None:
        p.logbook.tell(
            "ship-sailed",
            {"seat": p.active, "ship": ship + 1, "from": place_name(start), "place": place_name(goal), "steps": steps},
        )


def why_not_sail(p: AmerigoPosition, start: i64, goal: i64) -> Reason:
    chart = p.chart
    if goal >= FRAME:
        if goal - FRAME >= chart.frame_spaces:
            return Reason("off-the-map", "AM-SET-06", {"place": place_name(goal)})
    else:
        if goal // STRIDE >= chart.height or goal % STRIDE >= chart.width:
            return Reason("off-the-map", "AM-SET-06", {"place": place_name(goal)})
        if chart.island_at[goal] >= 0:
            return Reason("ships-need-water", "AM-SAIL-03", {"place": place_name(goal)})
        for player in p.players:
            for ship in range(SHIPS):
                if player.ship(ship) == goal:
                    return Reason("ship-in-the-way", "AM-SAIL-04", {"place": place_name(goal)})
    steps: i64 = distance(p, start, goal, CELLS)
    if steps == UNREACHED:
        return Reason("off-the-map", "AM-SET-06", {"place": place_name(goal)})
    return too_dear(p, steps, "AM-SAIL-03")


def end_ships_move(p: AmerigoPosition, ship: i64) -> None:
    one: i64 = 1
    p.sailed |= one << ship
    next_ship(p)


# --- posts ------------------------------------------------------------------------------------------------------------


def may_put_post(p: AmerigoPosition, place: i64, steps: i64) -> bool:
    """A ship that stays where it is may put a post too, unless the table plays otherwise (AM-SAIL-12)."""
    return (steps > 0 or not p.terms.post_needs_step) and can_put_post(p, place)


def can_put_post(p: AmerigoPosition, place: i64) -> bool:
    """On an anchor, the linked post space empty, a post left (AM-SAIL-06, -14)."""
    if place >= FRAME or p.player().posts == 0:
        return False
    post: i64 = p.chart.post_of[place]
    return post >= 0 and p.is_free(post)


class PutPost(Step):
    def moves(self, p: AmerigoPosition) -> list[Move]:
        return [POST_MOVE, NO_POST_MOVE]

    def play(self, p: AmerigoPosition, move: AmerigoMove) -> None:
        ship = SHIP_AT_HAND.of(p)
        if move.verb == POST:
            put_post(p, p.chart.post_of[p.player().ship(ship)])
        end_ships_move(p, ship)

    def why_not(self, p: AmerigoPosition, move: AmerigoMove) -> Reason:
        if move.verb == SAIL or move.verb == SHIP:
            return Reason("post-first", "AM-SAIL-07")
        return not_now(self.name)


def put_post(p: AmerigoPosition, cell: i64) -> None:
    player = p.player()
    island: i64 = p.chart.island_at[cell]
    new = not is_discovered(p, island)
    bit: i64 = 1
    bit <<= cell % STRIDE
    row: i64 = cell // STRIDE
    p.board[FREE + row] ^= bit
    p.board[posts_of(p.active) + row] |= bit
    p.islands[island * PER_ISLAND + 1 + p.active] += 1
    player.posts -= 1
    if p.logbook is not None:
        name = p.chart.islands[island].name
        p.logbook.tell("post-put", {"seat": p.active, "cell": cell_name(cell), "island": name})
    if new:
        discover(p, island)
    if player.owns(POST_GOLD):
        gain_gold(p, p.active, 1, "post")
    fill(p, island, 1)

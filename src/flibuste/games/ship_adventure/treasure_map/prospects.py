"""How many rounds a seat still needs to Eldorado, what it has to lose, and who could take it.

Everything is counted in rounds. A seat's way is guessed errand by errand, the nearest first: cells of its tokens,
temples that still hold one, home for what is stored, Eldorado. Each errand ends a movement.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import (
    LEVEL,
    MAP_CARDS,
    RANGED,
    bonus_of,
)
from flibuste.games.ship_adventure.treasure_map.frames import (
    ACTIONS,
    CAUGHT,
    GALLEON_SAILS,
    MOVEMENT,
    PIRATE_SAILS,
    POINTS,
    SPIN_COMPASS,
    STAGE,
)
from flibuste.games.ship_adventure.treasure_map.position import (
    SPECTATOR,
    Loot,
    TreasurePosition,
    is_known_to,
    token_in,
)
from flibuste.games.ship_adventure.treasure_map.routes import RESCUE
from flibuste.games.ship_adventure.treasure_map.rules.actions import STORING
from flibuste.games.ship_adventure.treasure_map.rules.pirates import is_under_guns

HASTE: Final = 0.35
"""What a whole turn's points are worth that an errand leaves over."""
STEP: Final = 0.01
"""What a step costs even where the turn has points for it: nobody wanders for nothing."""
READ: Final = 2.0
"""Rounds from a temple to the cell of a token whose back is not known yet."""
DELAY: Final = 0.6
"""What an errand takes longer than its way: something always comes between."""
GUARDED: Final = 4.0
"""What it costs that a pirate with guns lies beside a goal."""
CONTEST: Final = 0.8
"""What it costs that a rival is nearer to a temple."""
LATER: Final = 4.5
"""Rounds for a piece of the next level, besides those until the level begins."""
EMPTYING: Final = 0.7
"""Rounds that each full temple keeps the next level away."""
ALL_HELP: Final = 0.5
"""What is left of the way to a temple that somebody must empty."""
ROBBERY: Final = 6.0
"""Rounds for a piece that can only be taken from others, besides the way to them."""
NO_PREY: Final = 6.0
AGAINST_ODDS: Final = 4.0
UNARMED: Final = 2.0
FACES_OF_DIE: Final = 6


def _chance(lead: int) -> float:
    """To throw more with a bonus that is so much higher, thrown again on ties."""
    won = sum(1 for own in range(FACES_OF_DIE) for other in range(FACES_OF_DIE) if own + lead > other)
    lost = sum(1 for own in range(FACES_OF_DIE) for other in range(FACES_OF_DIE) if own + lead < other)
    return won / (won + lost)


MOST_LEAD: Final = 12
CHANCES: Final = [_chance(lead) for lead in range(-MOST_LEAD, MOST_LEAD + 1)]


def chance_to_win(lead: i64) -> float:
    return CHANCES[MOST_LEAD + min(max(lead, -MOST_LEAD), MOST_LEAD)]


@final
class Outlook:
    """A seat as a viewer sees it, with the movement points that it has left in this round."""

    def __init__(self, p: TreasurePosition, seat: i64, viewer: i64) -> None:
        self.p = p
        self.seat: i64 = seat
        self.player = p.players[seat]
        self.viewer: i64 = viewer
        self.points: i64 = points_left(p, seat)
        self.has_acted: bool = has_acted(p, seat)
        self.meets_guns = False
        """Whether a pirate guards a cell where it wants to go."""
        self.prey: i64 = -1
        """A rival whom it can fire at in this turn, with good prospects (quick_moves.py)."""
        self.errand: i64 = -1
        """The land cell where it goes first."""

    def journey(self, goal: i64) -> i64:
        return self.p.routes.journey(self.player.crew, self.player.ship, goal)


def is_between_turns(p: TreasurePosition) -> bool:
    """Everybody has acted and nobody has points yet: the next turn has not begun before its galleon has sailed.

    So ending a turn changes nothing by itself: what could have been done in it is what it costs.
    """
    frame: i64 = p.top
    return (
        frame == SPIN_COMPASS.number
        or frame == GALLEON_SAILS.number
        or frame == PIRATE_SAILS.number
        or frame == CAUGHT.number
    )


def turns_over(p: TreasurePosition) -> i64:
    """Turns that the time to come is counted from."""
    return p.turn - 1 if p.top == SPIN_COMPASS.number or p.top == GALLEON_SAILS.number else p.turn


def points_left(p: TreasurePosition, seat: i64) -> i64:
    """Movement points of a seat in this turn."""
    if is_between_turns(p) or has_moved(p, seat):
        return 0
    if seat == p.active:
        return POINTS.of(p) if MOVEMENT.is_on_top(p) else 0
    return p.terms.movement_points


def has_moved(p: TreasurePosition, seat: i64) -> bool:
    """Before the active one in the order of this turn."""
    place: i64 = (seat - p.first + p.seats) % p.seats
    return place < (p.active - p.first + p.seats) % p.seats


def has_acted(p: TreasurePosition, seat: i64) -> bool:
    """Whether nothing more can be done in this turn on the cell where it is."""
    if is_between_turns(p) or has_moved(p, seat):
        return True
    return seat == p.active and ACTIONS.is_on_top(p) and STAGE.of(p) >= STORING


def rounds(steps: i64, points: i64, a_turn: i64, has_acted: bool) -> float:
    """Turns to come until a movement ends so many steps away, with so many points left in this one and so many in each.

    Points that will be left then count a little: they make up for what comes between.
    """
    near = STEP * float(steps)
    short: i64 = steps - points
    if short <= 0 and not has_acted:
        return near
    turns: i64 = max(1, (short + a_turn - 1) // a_turn)
    spare: i64 = turns * a_turn - short
    return float(turns) - HASTE * float(spare) / float(a_turn) + near


# --- the way to Eldorado ----------------------------------------------------------------------------------------------


def rounds_to_eldorado(p: TreasurePosition, o: Outlook) -> float:
    player = o.player
    missing: i64 = 0
    on_offer: i64 = 0
    stored_only = False
    for piece in range(p.terms.pieces_a_level):
        if player.carried.number_of(piece) == 0:
            if player.stored.number_of(piece) > 0:
                stored_only = True
            else:
                missing += 1
                if p.offer >> 4 * piece & 15:
                    on_offer += 1
    tour = Tour(p, o)
    tour.swap_tokens(on_offer)
    if missing > on_offer:
        tour.do_without_offer(missing - on_offer)
    if stored_only:
        tour.go_to(p.chart.cities[player.color][0])
    if p.terms.seeks_eldorado:
        tour.go_to_eldorado()
    if o.errand < 0:
        o.errand = tour.first
    return tour.time


def has_prey(loot: Loot) -> bool:
    return loot.pieces > 0 or len(loot.tokens) > 0


def full_temples(p: TreasurePosition) -> i64:
    full: i64 = 0
    for slot in p.temple_tokens:
        if slot >= 0:
            full += 1
    return full


@final
class Tour:
    """Errands one after the other, each from where the last one has left crew and ship."""

    def __init__(self, p: TreasurePosition, o: Outlook) -> None:
        self.p = p
        self.o = o
        self.crew: i64 = o.player.crew
        self.ship: i64 = o.player.ship
        self.points: i64 = o.points
        self.has_acted = o.has_acted
        self.first: i64 = -1
        self.robs = False
        self.time = 0.0

    def leg(self, goal: i64) -> float:
        steps: i64 = self.p.routes.journey(self.crew, self.ship, goal)
        time = rounds(steps, self.points, self.p.terms.movement_points, self.has_acted)
        if is_under_guns(self.p, self.o.player, goal):
            time += GUARDED
        return time

    def go_to(self, goal: i64) -> None:
        self.arrive(goal, self.leg(goal))

    def arrive(self, goal: i64, time: float) -> None:
        routes = self.p.routes
        self.time += time
        if is_under_guns(self.p, self.o.player, goal):
            self.o.meets_guns = True
        if self.first < 0:
            self.first = goal
        self.points = 0
        self.has_acted = False
        if self.crew == goal:
            return
        if self.crew == self.ship or routes.to_land(self.crew, goal) > routes.journey(self.crew, self.ship, goal):
            self.ship = routes.landing(self.ship, goal)
        self.crew = goal

    def swap_tokens(self, number: i64) -> None:
        """So many, the nearest first; from temples if there are too few."""
        p = self.p
        done: i64 = 0
        tokens = self.o.player.carried.tokens
        left: i64 = len(tokens)
        temples_done: i64 = 0
        one: i64 = 1
        while number > 0:
            number -= 1
            best: i64 = -1
            least = 1000.0
            for place in range(len(tokens)):
                if done >> place & 1 == 0:
                    time = self.time_to_swap(tokens[place])
                    if time < least:
                        least = time
                        best = place
            temple: i64 = -1
            if left <= number:
                for number_of in range(len(p.temple_tokens)):
                    if temples_done >> number_of & 1 == 0 and p.temple_tokens[number_of] >= 0:
                        time = self.time_to_temple(number_of)
                        if time < least:
                            least = time
                            temple = number_of
            if temple >= 0:
                temples_done |= one << temple
                self.arrive(p.chart.temples[temple], least)
            elif best >= 0:
                done |= one << best
                left -= 1
                self.arrive_at_token(tokens[best], least)
            else:
                self.do_without_offer(1)

    def time_to_swap(self, slot: i64) -> float:
        if not is_known_to(slot, self.o.viewer):
            return DELAY + READ
        return DELAY + self.leg(self.p.routes.token_cells[token_in(slot)])

    def arrive_at_token(self, slot: i64, time: float) -> None:
        if is_known_to(slot, self.o.viewer):
            self.arrive(self.p.routes.token_cells[token_in(slot)], time)
        else:
            self.time += time

    def time_to_temple(self, temple: i64) -> float:
        """There, and on to the cell that its token will name."""
        p = self.p
        cell: i64 = p.chart.temples[temple]
        time = self.leg(cell)
        own = self.time + time
        for seat in range(p.seats):
            if seat != self.o.seat:
                rival = p.players[seat]
                steps: i64 = p.routes.journey(rival.crew, rival.ship, cell)
                if rounds(steps, points_left(p, seat), p.terms.movement_points, has_acted(p, seat)) < own:
                    time += CONTEST
        return time + 2.0 * DELAY + READ

    def do_without_offer(self, pieces: i64) -> None:
        """Pieces that are not on offer, or for which there is no token: those of the next level, or of others."""
        p = self.p
        if p.level == p.terms.last_level:
            self.time += ROBBERY * float(pieces)
            if not self.robs:
                self.time += self.time_to_rob()
                self.robs = True
            return
        self.time += float(pieces) * (LATER + EMPTYING * float(full_temples(p)))
        if self.first < 0:
            self.help_emptying()

    def time_to_rob(self) -> float:
        """Until whoever has something to take is within gunshot; the more, the better armed they are."""
        p = self.p
        best = NO_PREY
        for seat in range(p.seats):
            if seat != self.o.seat and has_prey(p.players[seat].carried):
                rival = p.players[seat]
                chance = 1.0 if rival.balls == 0 else chance_to_win(self.lead_over(bonus_of(rival.cards, RANGED)))
                best = min(best, self.time_to_gunshot(rival.crew, chance))
        for pirate in p.pirates:
            if pirate.cell >= 0 and has_prey(pirate.loot):
                chance = chance_to_win(self.lead_over(max(0, LEVEL[p.level - 1].pirate_ranged)))
                best = min(best, self.time_to_gunshot(pirate.cell, chance))
        return best

    def lead_over(self, bonus: i64) -> i64:
        return bonus_of(self.o.player.cards, RANGED) - bonus

    def time_to_gunshot(self, cell: i64, chance: float) -> float:
        routes = self.p.routes
        player = self.o.player
        back: i64 = 0 if player.is_aboard else min(routes.aboard(player.crew, player.ship), RESCUE)
        steps: i64 = back + routes.to_gunshot(player.ship, cell)
        time = 0.5 * rounds(steps, self.o.points, self.p.terms.movement_points, self.o.has_acted)
        return time + AGAINST_ODDS * (1.0 - chance) + (UNARMED if player.balls == 0 else 0.0)

    def help_emptying(self) -> None:
        """The next level begins when all temples are empty: the nearest full one is an errand too."""
        p = self.p
        nearest: i64 = -1
        least = 1000.0
        for temple in range(len(p.temple_tokens)):
            if p.temple_tokens[temple] >= 0:
                time = self.leg(p.chart.temples[temple])
                if time < least:
                    least = time
                    nearest = p.chart.temples[temple]
        if nearest >= 0:
            self.arrive(nearest, least * ALL_HELP)

    def go_to_eldorado(self) -> None:
        p = self.p
        viewer: i64 = self.o.viewer if self.o.viewer >= 0 else SPECTATOR
        if p.eldorado_known >> viewer & 1:
            self.go_to(p.routes.eldorado_cells[p.eldorado])
            return
        total = 0.0
        open_places = 0.0
        for card in range(len(MAP_CARDS)):
            if p.eldorado_not >> card & 1 == 0:
                total += self.leg(p.routes.eldorado_cells[card])
                open_places += 1.0
        self.time += total / open_places

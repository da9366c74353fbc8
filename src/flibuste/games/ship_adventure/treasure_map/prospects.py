"""How many rounds a seat still needs to Eldorado, what it has to lose, and who could take it.

Everything is counted in rounds. A seat's way is guessed errand by errand, the nearest first: cells of its tokens,
temples that still hold one, home for what is stored, Eldorado. Each errand ends a movement.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import (
    CAMOUFLAGE,
    CANNONBALL,
    CLOSE,
    EQUIPMENT,
    LEVEL,
    MAP_CARDS,
    NUMBERS,
    OTHER,
    PIECES,
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
    Player,
    TreasurePosition,
    is_known_to,
    token_in,
)
from flibuste.games.ship_adventure.treasure_map.routes import FAR, RESCUE
from flibuste.games.ship_adventure.treasure_map.rules.actions import STORING
from flibuste.games.ship_adventure.treasure_map.rules.courses import steps_to_hunted
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

GOLD: Final = 0.05
"""Of a coin, in rounds, up to PLENTY; then less."""
PLENTY: Final = 20
MORE_GOLD: Final = 0.01
BALLS: Final = [0.0, 0.6, 1.0, 1.25, 1.4]
ARMED: Final = 0.07
"""What the first ball is worth besides, of what it protects."""
CLOSE_BONUS: Final = 0.2
RANGED_BONUS: Final = 0.22
HIDING: Final = 0.6
INTENTION: Final = 0.8
"""What a purchase is worth that could be made at once."""
SHOPPING: Final = 0.55
"""What is left each round of what a purchase would bring."""

STAKE_PIECE: Final = 4.0
STAKE_TOKEN: Final = 2.0
STAKE_GAME: Final = 16.0
STAKE_HOME: Final = 0.7
"""The way back from the home port."""
NERVE: Final = 0.4
"""How much of what could be robbed at once is given up for lost."""
FEAR_OF_DICE: Final = 0.7
"""The most, so that nobody waits for ever: less than a round."""
FEAR_OF_LOSS: Final = 0.9
"""The same where no dice are thrown."""
DISTANT: Final = 0.25
"""The same of what could be robbed in two turns."""
HUNTED: Final = 0.35
"""What a hunter costs wherever it is."""
LOST_SHIP: Final = 1.5

MOST_TEMPLES: Final = 5
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
    return NUMBERS.movement_points


def has_moved(p: TreasurePosition, seat: i64) -> bool:
    """Before the active one in the order of this turn."""
    place: i64 = (seat - p.first + p.seats) % p.seats
    return place < (p.active - p.first + p.seats) % p.seats


def has_acted(p: TreasurePosition, seat: i64) -> bool:
    """Whether nothing more can be done in this turn on the cell where it is."""
    if is_between_turns(p) or has_moved(p, seat):
        return True
    return seat == p.active and ACTIONS.is_on_top(p) and STAGE.of(p) >= STORING


def rounds(steps: i64, points: i64, has_acted: bool) -> float:
    """Turns to come until a movement ends so many steps away, with so many points left in this one.

    Points that will be left then count a little: they make up for what comes between.
    """
    near = STEP * float(steps)
    short: i64 = steps - points
    if short <= 0 and not has_acted:
        return near
    turns: i64 = max(1, (short + NUMBERS.movement_points - 1) // NUMBERS.movement_points)
    spare: i64 = turns * NUMBERS.movement_points - short
    return float(turns) - HASTE * float(spare) / float(NUMBERS.movement_points) + near


# --- the way to Eldorado ----------------------------------------------------------------------------------------------


def rounds_to_eldorado(p: TreasurePosition, o: Outlook) -> float:
    player = o.player
    missing: i64 = 0
    on_offer: i64 = 0
    stored_only = False
    for piece in range(PIECES):
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
        time = rounds(steps, self.points, self.has_acted)
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
                if (
                    rounds(p.routes.journey(rival.crew, rival.ship, cell), points_left(p, seat), has_acted(p, seat))
                    < own
                ):
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
        time = 0.5 * rounds(back + routes.to_gunshot(player.ship, cell), self.o.points, self.o.has_acted)
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


# --- what a seat has besides ------------------------------------------------------------------------------------------


def gold_worth(gold: i64) -> float:
    if gold <= PLENTY:
        return GOLD * float(gold)
    return GOLD * float(PLENTY) + MORE_GOLD * float(gold - PLENTY)


def balls_worth(player: Player, more: i64) -> float:
    balls: i64 = player.balls + more
    if balls == 0:
        return 0.0
    return ARMED * stake_of(player) + BALLS[balls if balls < len(BALLS) else len(BALLS) - 1]


def card_worth(card: i64) -> float:
    equipment = EQUIPMENT[card]
    if equipment.kind == CLOSE:
        return CLOSE_BONUS * float(equipment.bonus)
    if equipment.kind == RANGED:
        return RANGED_BONUS * float(equipment.bonus)
    return HIDING


def equipment_worth(player: Player) -> float:
    worth = balls_worth(player, 0)
    for card in range(CANNONBALL + 1, len(EQUIPMENT)):
        if player.cards & EQUIPMENT[card].bit:
            worth += card_worth(card)
    return worth


def purchase_worth(o: Outlook) -> float:
    """What the carried gold would bring in a city."""
    player = o.player
    gold: i64 = player.carried.gold
    gained = 0.0
    if gold >= EQUIPMENT[CANNONBALL].cost and player.balls < 2:
        cost: i64 = EQUIPMENT[CANNONBALL].cost
        gained += balls_worth(player, 1) - balls_worth(player, 0) - GOLD * float(cost)
        gold -= cost
    for number in range(1, len(EQUIPMENT)):
        card: i64 = len(EQUIPMENT) - number
        price: i64 = EQUIPMENT[card].cost
        if player.cards & EQUIPMENT[card].bit == 0 and price <= gold:
            gain = card_worth(card) - GOLD * float(price)
            if o.meets_guns and EQUIPMENT[card].bit == CAMOUFLAGE:
                gain += GUARDED
            if gain > 0.0:
                gained += gain
                gold -= price
    return gained


def shopping_worth(p: TreasurePosition, o: Outlook) -> float:
    """Of a city that is near."""
    gain = purchase_worth(o)
    if gain <= 0.0:
        return 0.0
    best = 0.0
    for cities in p.chart.cities:
        for city in cities:
            worth = INTENTION * gain
            steps: i64 = o.journey(city)
            left = rounds(steps, o.points, o.has_acted)
            while left > 0.0:
                worth *= SHOPPING
                left -= 1.0
            best = max(best, worth)
    return best


def assets(p: TreasurePosition, o: Outlook) -> float:
    player = o.player
    return gold_worth(player.carried.gold + player.stored.gold) + equipment_worth(player) + shopping_worth(p, o)


# --- danger -----------------------------------------------------------------------------------------------------------


def stake_of(player: Player) -> float:
    """What a defeat would cost, in rounds."""
    stake = STAKE_HOME + gold_worth(player.carried.gold)
    for piece in range(PIECES):
        if player.carried.number_of(piece):
            stake += STAKE_PIECE
    return stake + STAKE_TOKEN * float(len(player.carried.tokens))


def stake_against_pirates(p: TreasurePosition, player: Player) -> float:
    """Alone it is the game (SA-VAR-06)."""
    return STAKE_GAME if p.terms.solo else stake_of(player)


def danger(p: TreasurePosition, o: Outlook) -> float:
    player = o.player
    stake = stake_of(player)
    cost = danger_from_hunters(p, o, stake_against_pirates(p, player))
    if p.is_neutral(player.crew):
        return cost
    worst = 0.0
    for seat in range(p.seats):
        if seat != o.seat:
            worst = max(worst, threat(p, seat, o, stake))
    return cost + worst


def threat(p: TreasurePosition, seat: i64, o: Outlook, stake: float) -> float:
    """What a rival could win from a seat before it can do something about it, less what the rival would risk."""
    rival = p.players[seat]
    player = o.player
    back: i64 = 0
    if not rival.is_aboard:
        back = p.routes.aboard(rival.crew, rival.ship)
        if back == FAR:
            back = RESCUE
    near: i64 = back + p.routes.to_gunshot(rival.ship, player.crew)
    if near > 2 * NUMBERS.movement_points:
        return 0.0
    chance = 0.0
    if rival.balls > 0:
        chance = chance_of_gunfire(rival, player)
    ahead: i64 = bonus_of(rival.cards, CLOSE) - bonus_of(player.cards, CLOSE)
    on_cell: i64 = near + 1 if player.is_aboard else p.routes.journey(rival.crew, rival.ship, player.crew)
    if on_cell <= NUMBERS.movement_points or near > NUMBERS.movement_points:
        chance = max(chance, chance_to_win(ahead))
    loss = chance * stake - (1.0 - chance) * stake_of(rival)
    if loss <= 0.0:
        return 0.0
    fear = NERVE * loss * (DISTANT if near > NUMBERS.movement_points else who_is_next(p, seat, o))
    return min(fear, FEAR_OF_LOSS if chance == 1.0 else FEAR_OF_DICE)


def who_is_next(p: TreasurePosition, seat: i64, o: Outlook) -> float:
    """Whether the rival moves before the seat does."""
    rivals_points: i64 = points_left(p, seat)
    if o.points == 0:
        return 1.0 if rivals_points > 0 else 0.6
    return 0.5 if SPIN_COMPASS.is_on_top(p) else 0.3


def chance_of_gunfire(rival: Player, player: Player) -> float:
    if not player.is_aboard:
        return 0.0 if player.cards & CAMOUFLAGE else 1.0
    if player.balls == 0:
        return 1.0
    return chance_to_win(bonus_of(rival.cards, RANGED) - bonus_of(player.cards, RANGED))


def danger_from_hunters(p: TreasurePosition, o: Outlook, stake: float) -> float:
    cost = 0.0
    player = o.player
    for number in range(len(p.pirates)):
        if p.pirates[number].target == o.seat:
            cost += HUNTED
            if not p.is_neutral(player.ship):
                steps: i64 = steps_to_hunted(p, number, o.seat)
                if o.points > 0:
                    steps += o.points
                if steps <= 2 * NUMBERS.movement_points:
                    near = 1.0 if steps <= 2 else 0.15 if steps <= 4 else 0.05
                    cost += near * cost_of_catch(p, player, stake)
    return cost


def cost_of_catch(p: TreasurePosition, player: Player, stake: float) -> float:
    if not player.is_aboard:
        return LOST_SHIP
    lead: i64 = bonus_of(player.cards, CLOSE) - LEVEL[p.level - 1].pirate_close
    return stake * (1.0 - chance_to_win(lead))


assert len(CHANCES) == 2 * MOST_LEAD + 1 and EQUIPMENT[-1].kind == OTHER

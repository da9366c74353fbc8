"""Who could beat a seat, and how likely that is: rivals within reach, and pirates that hunt it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CAMOUFLAGE, CLOSE, LEVEL, RANGED, bonus_of
from flibuste.games.ship_adventure.treasure_map.belongings import prize_of, stake_against_pirates, stake_of
from flibuste.games.ship_adventure.treasure_map.frames import GALLEON_SAILS, SPIN_COMPASS
from flibuste.games.ship_adventure.treasure_map.position import Player, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.prospects import Outlook, chance_to_win, has_moved, is_between_turns
from flibuste.games.ship_adventure.treasure_map.rules.courses import prey_of, steps_to_hunted

EVEN: Final = 0.5
"""How likely a rival moves first where the compass decides, or where the seat itself has points left to go away."""
MOST_FEAR: Final = 0.45
"""What danger costs a mover at most, so that nobody waits in a port for ever. A search sees for itself what waiting
costs: where it only judges, danger counts in full."""
HUNTED: Final = 0.35
"""What a hunter costs wherever it is."""
CLOSE_ON: Final = 0.05
"""How likely a hunter catches somebody whom it cannot reach at once."""
LOST_SHIP: Final = 1.5


# --- rivals -----------------------------------------------------------------------------------------------------------


def chance_of_strike(p: TreasurePosition, seat: i64, victim: i64, points: i64) -> float:
    """To beat a rival at the end of a movement with so many points, by guns or sabres; 0 out of reach."""
    attacker = p.players[seat]
    player = p.players[victim]
    if p.is_neutral(player.crew):
        return 0.0
    routes = p.routes
    near: i64 = routes.to_gunshot(attacker.ship, player.crew)
    if not attacker.is_aboard:
        near += routes.aboard(attacker.crew, attacker.ship)
    chance = 0.0
    if attacker.balls > 0 and near <= points:
        chance = chance_of_gunfire(attacker, player)
    on_cell: i64 = near + 1
    if not player.is_aboard:
        on_cell = routes.journey(attacker.crew, attacker.ship, player.crew)
    if on_cell <= points:
        chance = max(chance, chance_to_win(bonus_of(attacker.cards, CLOSE) - bonus_of(player.cards, CLOSE)))
    return chance


def chance_of_gunfire(attacker: Player, player: Player) -> float:
    if not player.is_aboard:
        return 0.0 if player.cards & CAMOUFLAGE else 1.0
    if player.balls == 0:
        return 1.0
    return chance_to_win(bonus_of(attacker.cards, RANGED) - bonus_of(player.cards, RANGED))


def gain_of_strike(p: TreasurePosition, seat: i64, victim: i64, chance: float) -> float:
    """To who strikes."""
    attacker = p.players[seat]
    return chance * prize_of(attacker, p.players[victim].carried) - (1.0 - chance) * stake_of(attacker)


def danger_from_rivals(p: TreasurePosition, o: Outlook) -> float:
    """What the worst of them could win before the seat can do something about it."""
    worst = 0.0
    for seat in range(p.seats):
        if seat != o.seat:
            chance = chance_of_strike(p, seat, o.seat, p.terms.movement_points)
            if chance > 0.0 and gain_of_strike(p, seat, o.seat, chance) > 0.0:
                loss = chance * stake_of(o.player) - (1.0 - chance) * prize_of(o.player, p.players[seat].carried)
                worst = max(worst, loss * comes_first(p, seat, o))
    return worst if p.is_ahead else min(worst, MOST_FEAR)


def comes_first(p: TreasurePosition, seat: i64, o: Outlook) -> float:
    """How likely the rival moves before the seat does."""
    if o.points > 0 or is_between_turns(p) or has_moved(p, seat):
        return EVEN
    return 1.0


# --- pirates ----------------------------------------------------------------------------------------------------------


def danger_from_hunters(p: TreasurePosition, o: Outlook) -> float:
    cost = 0.0
    for number in range(len(p.pirates)):
        if p.pirates[number].target == o.seat:
            cost += HUNTED
            prey: i64 = prey_of(p, p.pirates[number].cell, o.seat)
            if not p.is_neutral(prey):
                steps: i64 = steps_to_hunted(p, number, o.seat) + points_before_pirates(p, o)
                reach: i64 = LEVEL[p.level - 1].pirate_steps
                if steps <= 2 * reach:
                    cost += cost_of_catch(p, o.player, prey) * (1.0 if steps <= reach else CLOSE_ON)
    return cost


def points_before_pirates(p: TreasurePosition, o: Outlook) -> i64:
    """Alone those of the next turn too, once the pirates have sailed in this one: else a search would never leave port.

    Where rivals add to the danger it does better to keep clear of hunters (docs/strength.md).
    """
    have_sailed = p.top == SPIN_COMPASS.number or p.top == GALLEON_SAILS.number
    return p.terms.movement_points if p.terms.solo and have_sailed else o.points


def cost_of_catch(p: TreasurePosition, player: Player, prey: i64) -> float:
    """Of a manned ship, one left alone, or a crew ashore, which cannot fight."""
    if not player.is_aboard:
        return LOST_SHIP if prey == player.ship else stake_against_pirates(p, player)
    lead: i64 = bonus_of(player.cards, CLOSE) - LEVEL[p.level - 1].pirate_close
    return stake_against_pirates(p, player) * (1.0 - chance_to_win(lead))


def danger(p: TreasurePosition, o: Outlook) -> float:
    return danger_from_rivals(p, o) + danger_from_hunters(p, o)

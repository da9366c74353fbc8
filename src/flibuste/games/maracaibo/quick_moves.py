"""A sensible move without trying it: each is judged by what landings.py says of what it leads to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import Effects, effects_numbered
from flibuste.games.maracaibo.estimate import outlook_of
from flibuste.games.maracaibo.frames import (
    EFFECTS_AT,
    EFFECTS_LEFT,
    FIGUREHEAD_COST,
    GULF_ACTIONS,
    LOCATION_CARD,
    OPEN_EFFECTS,
    RAID_BONUS,
    RAID_DICE,
    RAID_FOR,
    RAID_VALUE,
    REROLLS_LEFT,
    REUSE_MARKET,
    SURCHARGE,
    SWORDS,
)
from flibuste.games.maracaibo.landings import (
    USUAL_DIE,
    best_raid,
    burial_worth,
    cube_worth,
    deal_worth,
    die_worth,
    drawn_quest_worth,
    effects_worth,
    figurehead_worth,
    landing_worth,
    market_quest_worth,
    quest_chance,
    residence_worth,
    ship_space_worth,
    space_worth,
    spend_gain,
    spoils,
    tile_worth,
)
from flibuste.games.maracaibo.moves import (
    BUILD,
    BURY,
    BUY,
    COINS,
    CUBE,
    DIE,
    DO,
    DRAW,
    EXPLORE,
    FIGUREHEAD,
    GIVE_UP,
    KEEP,
    MARKET,
    ON_POSEIDON,
    PICK,
    REROLL,
    RUBY,
    SAIL,
    SELL,
    SELL_RUBY,
    SPACES_TO_BURY,
    SPEND,
    STOP,
    TAKE,
    TREASURE,
    UPGRADE,
    MaracaiboMove,
)
from flibuste.games.maracaibo.pieces import (
    CARDS,
    DEVELOPMENTS,
    FIGUREHEADS,
    FOR_IGNORING,
    GULF_GROUPS,
    HIDEOUTS,
    POSEIDON,
    SHIP_SPACES,
    SPENDS,
)
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.games.maracaibo.prospects import Outlook, Pace, face_worth
from flibuste.kernel.moves import Move

LEAST: Final = -10_000.0
COLUMN: Final = 0.7
"""What is lost with a column that the ship leaves out: there is no turn in it."""
SELL_BELOW: Final = 2.5
"""What a quest may be hoped to bring where it is sold."""
SWAP: Final = 0.3
"""Points of an Explore action given up for something, better than the last steps."""


def own_outlook(p: MaracaiboPosition) -> Outlook:
    """Of the seat to move."""
    seat: i64 = p.seat_to_move()
    return outlook_of(p, Pace(p), seat, seat)


def quick_move(p: MaracaiboPosition, o: Outlook) -> Move:
    """By an outlook of the seat to move, which may be a few moves old."""
    moves = p.moves()
    best = moves[0]
    if len(moves) == 1:
        return best
    best_worth = LEAST
    for move in moves:
        assert isinstance(move, MaracaiboMove)
        worth = move_worth(p, o, move)
        if worth > best_worth:
            best = move
            best_worth = worth
    return best


def move_worth(p: MaracaiboPosition, o: Outlook, move: MaracaiboMove) -> float:
    """In points, against leaving it."""
    verb: i64 = move.verb
    what: i64 = move.what
    if verb == SAIL:
        return sail_worth(p, o, p.terms.course.places[what])
    if verb == DO:
        return do_worth(p, o, what)
    if verb == UPGRADE:
        return ship_space_worth(p, o, SHIP_SPACES[what])
    if verb == SPEND:
        return spend_first_worth(p, o, what)
    if verb == EXPLORE:
        return space_worth(p, o, what)
    if verb == DIE:
        return type_worth(p, o, what)
    if verb == REROLL:
        return best_raid(p, o, RAID_BONUS.of(p) + (USUAL_DIE - 1 if REROLLS_LEFT.of(p) == 1 else USUAL_DIE))
    if verb == BUY:
        return deal_worth(p, o, CARDS[p.map[o.player.ship]], 0)
    if verb == COINS:
        return float(FOR_IGNORING) * o.doubloon
    if verb == BURY:
        return bury_here_worth(p, o, what)
    if verb == TREASURE:
        return o.treasure[what]
    if verb == CUBE:
        return cube_worth(o, what)
    return rarer_move_worth(p, o, verb, what)


def rarer_move_worth(p: MaracaiboPosition, o: Outlook, verb: i64, what: i64) -> float:
    if verb == TAKE:
        return market_quest_worth(p, o, what)
    if verb == DRAW:
        return drawn_quest_worth(p, o)
    if verb == KEEP:
        return quest_chance(p, o, what)
    if verb == PICK:
        return deal_worth(p, o, DEVELOPMENTS[what], SURCHARGE.of(p))
    if verb == BUILD:
        return residence_worth(p, o, what)
    if verb == FIGUREHEAD:
        return figurehead_worth(p, o, FIGUREHEADS[what]) - float(FIGUREHEAD_COST.of(p)) * o.doubloon
    if verb == MARKET:
        return face_worth(p, o.player, what) if REUSE_MARKET.is_on_top(p) else tile_worth(p, o, what)
    if verb == SELL:
        return SELL_BELOW - quest_chance(p, o, what)
    if verb in (GIVE_UP, RUBY, SELL_RUBY, STOP):
        return SWAP
    return 0.0


def sail_worth(p: MaracaiboPosition, o: Outlook, place: i64) -> float:
    skipped: i64 = p.sea.column[place] - p.sea.column[o.player.ship] - 1
    return landing_worth(p, o, place) - COLUMN * float(skipped)


def do_worth(p: MaracaiboPosition, o: Outlook, choice: i64) -> float:
    if OPEN_EFFECTS.is_on_top(p):
        return in_group(p, o, effects_numbered(EFFECTS_AT.of(p)), EFFECTS_LEFT.of(p), choice)
    groups = GULF_GROUPS if GULF_ACTIONS.is_on_top(p) else CARDS[LOCATION_CARD.of(p)].groups
    best = LEAST
    for group in groups:
        worth = in_group(p, o, group, group.all_open, choice)
        if worth > best:
            best = worth
    return best


def in_group(p: MaracaiboPosition, o: Outlook, group: Effects, left: i64, choice: i64) -> float:
    """The whole group, if it has what is chosen."""
    for effect in group.items:
        if effect.choice == choice:
            return effects_worth(p, o, group, left)
    return LEAST


def type_worth(p: MaracaiboPosition, o: Outlook, type: i64) -> float:
    if RAID_DICE.is_on_top(p):
        return die_worth(p, o, type, RAID_BONUS.of(p))
    return spoils(p, o, RAID_VALUE.of(p) + o.player.swords_with(type), type)


def spend_first_worth(p: MaracaiboPosition, o: Outlook, action: i64) -> float:
    """This action now, and the best that is left after it."""
    type: i64 = RAID_FOR.of(p)
    spend = SPENDS[action]
    spent: i64 = p.spent
    p.spent |= spend.bit
    rest = spoils(p, o, SWORDS.of(p) - spend.cost, type)
    p.spent = spent
    return spend_gain(p, o, action, type) + rest


def bury_here_worth(p: MaracaiboPosition, o: Outlook, what: i64) -> float:
    type: i64 = what // SPACES_TO_BURY
    space: i64 = what % SPACES_TO_BURY
    if space >= ON_POSEIDON:
        return burial_worth(p, o, type, FIGUREHEADS[POSEIDON].burial[space - ON_POSEIDON])
    return burial_worth(p, o, type, HIDEOUTS[type].burial[space])

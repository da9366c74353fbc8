"""What Jordan can do: upgrade, raid, explore, take quests, cards, a residence (MA-SOLO-16 to -30)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import TREASURES
from flibuste.games.maracaibo.pieces import (
    CARDS,
    FIGUREHEADS,
    FIRST_BUILDER,
    JORDAN_DIE,
    JORDAN_LEVELS,
    MOST_CUBES,
    QUESTS,
    RESIDENCES,
    RUBY_MARKET,
    SHARED,
    STRENGTH,
    TAKES_FIGUREHEAD,
    TAKES_QUEST,
    TAKES_RESIDENCE,
    TRACK,
    TRACK_END,
)
from flibuste.games.maracaibo.position import JORDAN, NOTHING, Jordan, MaracaiboPosition
from flibuste.games.maracaibo.quest_slots import EVERYBODY, slot_of
from flibuste.games.maracaibo.rules.developments import fill, next_card, show_next
from flibuste.games.maracaibo.rules.dice import throw
from flibuste.games.maracaibo.rules.gains import jordan_gains, put_cubes
from flibuste.games.maracaibo.rules.quests import fill_market
from flibuste.kernel.logbook import NOBODY


def throw_die(p: MaracaiboPosition) -> i64:
    """In the open: everybody sees each throw, also one that is repeated (MA-SOLO-27)."""
    die: i64 = throw(p, "jordan-die", 1)[0]
    p.tell("jordan-die", {"rival": JORDAN, "die": die})
    return die


def his(p: MaracaiboPosition) -> Jordan:
    jordan = p.jordan
    assert jordan is not None
    return jordan


# --- upgrades ---------------------------------------------------------------------------------------------------------


def jordan_upgrades(p: MaracaiboPosition) -> None:
    """A cube on the next space, and its sign at once (MA-SOLO-26); with a full board nothing (MA-SOLO-28)."""
    jordan = his(p)
    spaces = p.terms.jordan_board.spaces
    if jordan.upgrades == len(spaces):
        return
    sign: i64 = spaces[jordan.upgrades]
    jordan.upgrades += 1
    p.tell("jordan-upgraded", {"rival": JORDAN, "upgrades": jordan.upgrades})
    if sign == STRENGTH:
        jordan.level = min(jordan.level + 1, len(JORDAN_LEVELS) - 1)
        p.tell("jordan-stronger", {"rival": JORDAN, "level": jordan.level + 1})
    elif sign == TAKES_FIGUREHEAD:
        take_figurehead(p, jordan)
    elif sign == TAKES_QUEST:
        jordan_takes_quest(p)
    elif sign == TAKES_RESIDENCE:
        take_residence(p, jordan)


def take_figurehead(p: MaracaiboPosition, jordan: Jordan) -> None:
    """By the die, unless the player has one already; it is only denied to the player."""
    if p.players[0].figurehead >= 0 or not p.figureheads:
        return
    place: i64 = (throw_die(p) - 1) // 2
    if place < len(p.figureheads):
        head: i64 = p.figureheads.pop(place)
        jordan.figurehead = head
        p.tell("figurehead-taken", {"rival": JORDAN, "figurehead": FIGUREHEADS[head].code, "price": 0})


def take_residence(p: MaracaiboPosition, jordan: Jordan) -> None:
    """By the die, thrown again for 5, 6 and what he owns (MA-SOLO-27)."""
    one: i64 = 1
    owned = [residence for residence in p.residences if jordan.residences >> residence & 1]
    if len(owned) == len(p.residences):
        return
    place: i64 = throw_die(p) - 1
    while place >= len(p.residences) or p.residences[place] in owned:
        place = throw_die(p) - 1
    residence: i64 = p.residences[place]
    is_first = not p.is_built(residence)
    jordan.residences |= one << residence
    p.tell("residence-built", {"rival": JORDAN, "card": RESIDENCES[residence].code, "price": 0})
    if is_first:
        jordan_gains(p, FIRST_BUILDER)


# --- actions ----------------------------------------------------------------------------------------------------------


def jordan_raids(p: MaracaiboPosition) -> None:
    """By his level (MA-SOLO-16); islands are compared when the die falls (MA-SOLO-18)."""
    jordan = his(p)
    level = JORDAN_LEVELS[jordan.level]
    jordan_gains(p, level.raid_vp)
    type: i64 = JORDAN_DIE[throw_die(p) - 1]
    if type == MOST_CUBES:
        type = richest_island(p)
    for _ in range(level.treasures):
        if p.islands[type] > 0:
            p.islands[type] -= 1
        jordan.hoard[type] += 1
        p.tell("treasure-taken", {"rival": JORDAN, "type": TREASURES[type], "slot": False})
    if level.cube_if_more and jordan.hoard[type] > p.players[0].tally[type]:
        put_cubes(p, type, 1)


def richest_island(p: MaracaiboPosition) -> i64:
    """Ties: gold, emerald, pearl (MA-SOLO-17)."""
    best: i64 = 0
    for type in range(len(TREASURES)):
        if p.islands[type] > p.islands[best]:
            best = type
    return best


def jordan_explores(p: MaracaiboPosition, value: i64) -> None:
    """Always by the longer way, without anything of the space reached (MA-SOLO-19)."""
    jordan = his(p)
    level = JORDAN_LEVELS[jordan.level]
    taken: i64 = p.explorers(NOBODY) & ~SHARED
    steps: i64 = value + level.explore_extra
    space: i64 = jordan.explorer
    while steps > 0 and space != TRACK_END:
        space = longer_way(space)
        if taken >> space & 1 == 0:
            jordan.explorer = space
            steps -= 1
    here = TRACK[jordan.explorer]
    p.tell("explored", {"rival": JORDAN, "space": here.piece, "rivers": here.rivers})
    jordan_gains(p, level.explore_vp)


def longer_way(space: i64) -> i64:
    best: i64 = NOTHING
    longest: i64 = -1
    for after in TRACK[space].next:
        length: i64 = way_to_end(after)
        if length > longest:
            best, longest = after, length
    return best


def way_to_end(space: i64) -> i64:
    """Steps to the end by the longer branches."""
    longest: i64 = 0
    for after in TRACK[space].next:
        length: i64 = 1 + way_to_end(after)
        if length > longest:
            longest = length
    return longest


def jordan_takes_quest(p: MaracaiboPosition) -> None:
    """The rightmost of the market (MA-SOLO-20); without a card there nothing (MA-SOLO-39)."""
    if not p.quest_market:
        return
    quest: i64 = p.quest_market.pop()
    his(p).quests.append(slot_of(quest, EVERYBODY))
    p.tell("quest-taken", {"rival": JORDAN, "quest": QUESTS[quest].code})
    fill_market(p)


def jordan_purchases(p: MaracaiboPosition) -> None:
    """The top card of level II, whatever it is (MA-SOLO-21)."""
    card: i64 = p.deck.pop() >> 1
    his(p).cards.append(card)
    p.reveal(card)
    p.tell("development-bought", {"rival": JORDAN, "card": CARDS[card].code, "price": 0, **next_card(p)})
    show_next(p)


def jordan_takes_development(p: MaracaiboPosition, place: i64) -> None:
    """Free of charge and without its effects (MA-SOLO-22, -23)."""
    card: i64 = p.map[place]
    his(p).cards.append(card)
    name = p.sea.names[place]
    p.tell("development-bought", {"rival": JORDAN, "card": CARDS[card].code, "price": 0, "place": name})
    p.map[place] = NOTHING
    fill(p, place)


def jordan_sells_ruby(p: MaracaiboPosition) -> None:
    """On the space of the die, or the next free one after it; he gets nothing for it (MA-MOD-RUBY-06, -07, -09)."""
    jordan = his(p)
    spaces: i64 = len(RUBY_MARKET)
    one: i64 = 1
    if jordan.rubies == 0 or p.ruby_spaces == (one << spaces) - 1:
        return
    space: i64 = throw_die(p) - 1
    while p.ruby_spaces >> space & 1:
        space = (space + 1) % spaces
    p.ruby_spaces |= one << space
    jordan.rubies -= 1
    p.tell("ruby-sold", {"rival": JORDAN, "space": space + 1})

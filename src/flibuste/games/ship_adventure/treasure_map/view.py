"""What a seat may see: everything but backs of tokens that it never saw, and Eldorado."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import (
    CLOSE,
    COLORS,
    EQUIPMENT,
    EQUIPMENT_KINDS,
    LEVEL,
    MAP_CARDS,
    NUMBERS,
    PIECES,
    QUARTERS,
    RANGED,
    SECTORS,
    TOKENS,
    Token,
)
from flibuste.games.ship_adventure.treasure_map.frames import (
    ACTIONS,
    ANSWERING,
    CAUGHT,
    CAUGHT_BY,
    EXCHANGE,
    EXCHANGED_WITH,
    GALLEON_SAILS,
    GALLEON_STEPS,
    HAS_FIRED,
    MOVEMENT,
    PIRATE_AT_SEA,
    PIRATE_SAILS,
    PIRATE_STEPS,
    POINTS,
    SPIN_COMPASS,
    STAGE,
    TREASURE,
)
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_SHIP, TARGETS, target_facts
from flibuste.games.ship_adventure.treasure_map.position import (
    EVERYBODY,
    NOTHING,
    RUNNING,
    SPECTATOR,
    Corsair,
    Loot,
    TreasurePosition,
    is_known_to,
    knowers_of,
    legal_tokens,
    token_in,
)
from flibuste.games.ship_adventure.treasure_map.routes import FAR
from flibuste.games.ship_adventure.treasure_map.rules.actions import (
    STAGES,
    cell_of_token,
    dice_of_token,
    gold_in_treasure,
    hunter_risk,
    temple_here,
)
from flibuste.games.ship_adventure.treasure_map.rules.courses import is_open_to_fire, steps_to_hunted, ways_from
from flibuste.games.ship_adventure.treasure_map.rules.fights import (
    Fight,
    at_stake,
    dangers,
    dice_with,
    fights_at_hand,
    loot_of,
)
from flibuste.games.ship_adventure.treasure_map.rules.movement import drifts_of
from flibuste.games.ship_adventure.treasure_map.rules.odds import bonuses_of
from flibuste.games.ship_adventure.treasure_map.rules.preview import of_stopping
from flibuste.games.ship_adventure.treasure_map.rules.reach import Stop, stops
from flibuste.games.ship_adventure.treasure_map.rules.targets import answers, cell_of, is_empty_ship
from flibuste.games.ship_adventure.treasure_map.rules.winning import cell_of_eldorado
from flibuste.kernel.data import Data


class TreasureLook(TypedDict):
    """A step of reading a token."""

    part: str
    """tile, cell"""
    quarter: str
    """NW, NE, SW, SE: of the zone, or of the tile."""
    cell: str
    """Of a tile: its north-western one."""
    land: bool


class TreasureToken(TypedDict):
    token: str | None
    """None where the viewer does not know its back."""
    level: int
    cell: str | None
    """That its back names."""
    reading: list[TreasureLook]
    """How it is found."""
    known_to: list[int]
    """Seats; -1 for everybody."""


class TreasureLoot(TypedDict):
    gold: int
    tokens: list[TreasureToken]
    pieces: list[int]
    """Copies of the pieces 1 to 4."""


class TreasurePlayer(TypedDict):
    color: str
    ship: str
    crew: str
    aboard: bool
    home: str
    city: str
    cards: list[str]
    balls: int
    carried: TreasureLoot
    stored: TreasureLoot
    hunters: list[int]
    """Pirates that hunt this player, counted from 1."""
    knows_eldorado: bool


class TreasureCorsair(TypedDict):
    cell: str | None
    home: str | None
    target: int
    loot: TreasureLoot
    next: str | None
    """Where a pirate sails first, if nothing changes."""
    course: list[str]
    """And all cells from where it is to the ship that it hunts."""
    away: int
    """Steps from a pirate to the ship that it hunts; -1 where there is no hunt or no way."""


class TreasureBonus(TypedDict):
    source: str
    """A card, or the level that pirates fight at."""
    bonus: int


class TreasureFight(TypedDict):
    """One that is at hand; while somebody moves, one that would come if the movement ended here."""

    seat: int
    target: str
    kind: str
    """close, ranged"""
    fires: str
    """Whether the seat attacks: never, may, always."""
    answered: str
    """Whether the other side fights back or fires first."""
    own: list[TreasureBonus]
    other: list[TreasureBonus]
    win: int
    """Of one throw, in percent."""
    tie: int
    lose: int
    chance: int
    """To win in the end, in percent."""
    gold: int
    """That a win brings."""
    tokens: int
    pieces: list[int]
    """The same of pieces of the map, by their numbers."""


class TreasureProspect(TypedDict):
    """How the active player would fare against somebody, in percent."""

    target: str
    close: int
    ranged: int
    """If both fire, or the active player alone where the other has no guns."""


class TreasureHunter(TypedDict):
    """A pirate that hunts the active player, when it will have sailed."""

    pirate: int
    cell: str
    away: int
    """Steps until it catches its prey; 0 where it does, -1 without a way."""
    fires: bool
    """Whether it would fire at the crew ashore from there."""


class TreasureDanger(TypedDict):
    """Somebody beside a stop who may fire at whoever ends the movement there."""

    target: str
    fires: str
    """may, always"""
    win: int
    """If both fire, in percent; 0 where the fire cannot be answered."""


class TreasureStop(TypedDict):
    """A cell where the movement could end."""

    cell: str
    points: int
    """That it costs."""
    moves: list[str]
    """The steps of the best way."""
    way: list[str]
    """Its cells, without the first."""
    ship: str
    """Where the ship would be."""
    coins: int
    """Picked up on the way."""
    fights: int
    """Close combats that could not be avoided there."""
    win: int
    """Of a single one, in percent."""
    dangers: list[TreasureDanger]
    dice: int
    """Of a treasure there; 0 without one."""
    gold: list[int]
    """The least and the most that they bring."""
    risk: int
    """That they set a pirate on the finder, in percent."""
    hunters: list[TreasureHunter]
    """If nothing else changes until they sail."""


class TreasureView(TypedDict):
    step: str
    seat_to_move: int
    turn: int
    level: int
    last_level: int
    sector: int
    """Of the compass, counted from 1; 0 before the first spin."""
    rings: list[str]
    first: int
    active: int
    map_card: str
    tiles: list[str]
    rows: list[str]
    """Cells by their signs, row by row."""
    drift: dict[str, str]
    """Where each wave leads."""
    temples: list[str]
    temple_tokens: list[TreasureToken | None]
    players: list[TreasurePlayer]
    pirates: list[TreasureCorsair]
    galleon: TreasureCorsair
    coins: dict[str, int]
    offer: list[int]
    swapped: list[str]
    out_of_game: list[str]
    """Tokens of zones without land."""
    eldorado: str | None
    """Its cell, for who knows it."""
    eldorado_places: dict[str, str]
    """Where it can be, by map card; nowhere on the small board."""
    fights: list[TreasureFight]
    prospects: list[TreasureProspect]
    at_hand: dict[str, int | str]
    reach: list[TreasureStop]
    """While somebody moves."""
    numbers: dict[str, int]
    """What pirates and the galleon are worth at this level, movement points, the price of a bribe."""


def view(p: TreasurePosition, viewer: i64, step: str, seat_to_move: int) -> Data:
    chart = p.chart
    seeks = p.terms.seeks_eldorado
    knows = p.ending != RUNNING or p.eldorado_known >> (viewer if viewer >= 0 else SPECTATOR) & 1 == 1
    shown: TreasureView = {
        "step": step,
        "seat_to_move": seat_to_move,
        "turn": p.turn,
        "level": p.level,
        "last_level": p.terms.last_level,
        "sector": p.sector + 1 if has_spun(p) else 0,
        "rings": [COLORS[color] for color in SECTORS[p.sector]] if has_spun(p) else [],
        "first": p.first,
        "active": p.active,
        "map_card": MAP_CARDS[p.map_card].code,
        "tiles": [laid.name for laid in chart.tiles],
        "rows": chart.rows(),
        "drift": {chart.name(c): chart.name(chart.drift[c]) for c in range(chart.cells) if chart.drift[c] >= 0},
        "temples": [chart.name(temple) for temple in chart.temples],
        "temple_tokens": [None if slot < 0 else token_view(p, viewer, slot) for slot in p.temple_tokens],
        "players": [player_view(p, viewer, seat) for seat in range(p.seats)],
        "pirates": [] if p.terms.small else [pirate_view(p, viewer, number) for number in range(len(p.pirates))],
        "galleon": corsair_view(p, viewer, p.galleon, []),
        "coins": {chart.name(cell): int(p.coins[cell]) for cell in range(chart.cells) if p.coins[cell]},
        "offer": [p.offer >> 4 * piece & 15 for piece in range(PIECES)],
        "swapped": [TOKENS[token_in(slot)].code for slot in p.swapped],
        "out_of_game": tokens_out_of_game(p),
        "eldorado": chart.name(cell_of_eldorado(p, p.eldorado)) if seeks and knows else None,
        "eldorado_places": {
            card.code: chart.name(cell_of_eldorado(p, number))
            for number, card in enumerate(MAP_CARDS)
            if seeks and p.eldorado_not >> number & 1 == 0
        },
        "fights": [fight_view(p, fight) for fight in fights_at_hand(p)],
        "prospects": prospects(p),
        "at_hand": at_hand(p),
        "reach": reach_view(p) if MOVEMENT.is_on_top(p) else [],
        "numbers": numbers(p),
    }
    return dict(shown)


def tokens_out_of_game(p: TreasurePosition) -> list[str]:
    legal = legal_tokens(p.chart)
    return [token.code for token in TOKENS if token.index not in legal]


def has_spun(p: TreasurePosition) -> bool:
    return not p.terms.small and (p.turn > 1 or not SPIN_COMPASS.is_on_top(p))


def numbers(p: TreasurePosition) -> dict[str, int]:
    level = LEVEL[p.level - 1]
    return {
        "pirate_close": int(level.pirate_close),
        "pirate_ranged": int(level.pirate_ranged),
        "pirate_steps": int(level.pirate_steps),
        "galleon_gold": int(level.galleon_gold),
        "movement_points": int(p.terms.movement_points),
        "bribe": int(NUMBERS.bribe),
    }


def reach_view(p: TreasurePosition) -> list[TreasureStop]:
    """Fights and dangers as they are now; they change if others move."""
    there = p.clone()
    assert isinstance(there, TreasurePosition)
    return [stop_view(p, there, stop) for stop in stops(p)]


def stop_view(p: TreasurePosition, there: TreasurePosition, stop: Stop) -> TreasureStop:
    player = there.player()
    player.crew = stop.crew
    player.ship = stop.ship
    way = stop.way()
    facts = of_stopping(there)
    temple = temple_here(there)
    token: i64 = p.temple_tokens[temple] if temple >= 0 else NOTHING
    dice = dice_of_token(p, token_in(token)) if token >= 0 else 0
    return {
        "cell": p.chart.name(stop.crew),
        "points": stop.spent,
        "moves": [step.move for step in way],
        "way": [p.chart.name(step.crew) for step in way],
        "ship": p.chart.name(stop.ship),
        "coins": stop.coins,
        "fights": facts.get("fights", 0),
        "win": facts.get("win", 0),
        "dangers": [danger_view(fight) for fight in dangers(there, fights_at_hand(there))],
        "dice": dice,
        "gold": gold_in_treasure(p, dice),
        "risk": hunter_risk(p, dice),
        "hunters": [
            hunter_view(there, number) for number in range(len(p.pirates)) if p.pirates[number].target == p.active
        ],
    }


def danger_view(fight: Fight) -> TreasureDanger:
    return {"target": TARGETS[fight.target], "fires": fight.answered, "win": fight.odds.chance}


def hunter_view(p: TreasurePosition, number: i64) -> TreasureHunter:
    course = course_of(p, number)
    steps = min(len(course) - 1, LEVEL[p.level - 1].pirate_steps)
    away: i64 = steps_to_hunted(p, number, p.active)
    return {
        "pirate": number + 1,
        "cell": p.chart.name(course[steps]),
        "away": away - steps if away < FAR else -1,
        "fires": away == steps and is_open_to_fire(p, p.active),
    }


def token_view(p: TreasurePosition, viewer: i64, slot: i64) -> TreasureToken:
    token = TOKENS[token_in(slot)]
    known = is_known_to(slot, viewer) or p.ending != RUNNING
    knowers: i64 = knowers_of(slot)
    return {
        "token": token.code if known else None,
        "level": token.level,
        "cell": p.chart.name(cell_of_token(p, token.index)) if known else None,
        "reading": reading_view(p, token) if known else [],
        "known_to": [-1] if knowers == EVERYBODY else [seat for seat in range(p.seats) if knowers >> seat & 1],
    }


def reading_view(p: TreasurePosition, token: Token) -> list[TreasureLook]:
    return [
        {
            "part": "cell" if look.is_cell else "tile",
            "quarter": QUARTERS[look.quarter],
            "cell": p.chart.name(look.cell),
            "land": look.is_land,
        }
        for look in p.chart.reading_aloud(token.zone, token.order)
    ]


def loot_view(p: TreasurePosition, viewer: i64, loot: Loot) -> TreasureLoot:
    return {
        "gold": loot.gold,
        "tokens": [token_view(p, viewer, slot) for slot in loot.tokens],
        "pieces": loot.piece_counts(),
    }


def player_view(p: TreasurePosition, viewer: i64, seat: i64) -> TreasurePlayer:
    player = p.players[seat]
    chart = p.chart
    return {
        "color": COLORS[player.color],
        "ship": chart.name(player.ship),
        "crew": chart.name(player.crew),
        "aboard": player.is_aboard,
        "home": chart.name(player.home),
        "city": chart.name(chart.cities[player.color][0]),
        "cards": [card.code for card in EQUIPMENT if player.cards & card.bit],
        "balls": player.balls,
        "carried": loot_view(p, viewer, player.carried),
        "stored": loot_view(p, viewer, player.stored),
        "hunters": [number + 1 for number, pirate in enumerate(p.pirates) if pirate.target == seat],
        "knows_eldorado": p.eldorado_known >> seat & 1 == 1,
    }


def pirate_view(p: TreasurePosition, viewer: i64, number: i64) -> TreasureCorsair:
    pirate = p.pirates[number]
    after: str | None = None
    away: i64 = FAR
    course: list[str] = []
    if pirate.target >= 0:
        course = [p.chart.name(cell) for cell in course_of(p, number)]
        after = course[1] if len(course) > 1 else None
        away = steps_to_hunted(p, number, pirate.target)
    return corsair_view(p, viewer, pirate, course, after, away)


def course_of(p: TreasurePosition, number: i64) -> list[int]:
    """The cells of a pirate's way if nothing else moved."""
    hunted: i64 = p.pirates[number].target
    cell: i64 = p.pirates[number].cell
    found: list[int] = [cell]
    ways = ways_from(p, cell, hunted)
    while ways:
        cell = p.chart.next(cell, ways[0])
        found.append(cell)
        ways = ways_from(p, cell, hunted)
    return found


def corsair_view(
    p: TreasurePosition, viewer: i64, corsair: Corsair, course: list[str], after: str | None = None, away: i64 = FAR
) -> TreasureCorsair:
    return {
        "cell": p.chart.name(corsair.cell) if corsair.cell >= 0 else None,
        "home": p.chart.name(corsair.home) if corsair.home >= 0 else None,
        "target": corsair.target,
        "loot": loot_view(p, viewer, corsair.loot),
        "next": after,
        "course": course,
        "away": away if away < FAR else -1,
    }


def fight_view(p: TreasurePosition, fight: Fight) -> TreasureFight:
    odds = fight.odds
    loot = loot_of(p, fight.target)
    return {
        "seat": fight.seat,
        "target": TARGETS[fight.target],
        "kind": EQUIPMENT_KINDS[fight.kind],
        "fires": fight.fires,
        "answered": fight.answered,
        "own": bonuses_view(p, fight.seat, fight.kind),
        "other": [] if is_empty_ship(fight.target) else bonuses_view(p, fight.target, fight.kind),
        "win": odds.win,
        "tie": odds.tie,
        "lose": odds.lose,
        "chance": odds.chance,
        "gold": at_stake(p, fight.target),
        "tokens": len(loot.tokens) if loot is not None else 0,
        "pieces": [piece + 1 for piece, copies in enumerate(loot.piece_counts()) if copies] if loot is not None else [],
    }


def bonuses_view(p: TreasurePosition, side: i64, kind: i64) -> list[TreasureBonus]:
    return [{"source": source, "bonus": bonus} for source, bonus in bonuses_of(p, side, kind)]


def prospects(p: TreasurePosition) -> list[TreasureProspect]:
    """Ships left alone cannot defend themselves, so there is nothing to tell of them."""
    found: list[TreasureProspect] = []
    for target in range(len(TARGETS)):
        if p.ending == RUNNING and target != p.active and not is_empty_ship(target) and cell_of(p, target) >= 0:
            close = dice_with(p, p.active, target, CLOSE, True).chance
            shoots = target < FIRST_SHIP or answers(p, target)
            ranged = dice_with(p, p.active, target, RANGED, True).chance if shoots else 100
            found.append({"target": TARGETS[target], "close": close, "ranged": ranged})
    return found


def at_hand(p: TreasurePosition) -> dict[str, int | str]:
    if MOVEMENT.is_on_top(p):
        return {"points": POINTS.of(p), "drifts": drifts_of(p)}
    if ANSWERING.is_on_top(p):
        return {**target_facts(p.active), "fired": HAS_FIRED.of(p)}
    if EXCHANGE.is_on_top(p):
        return target_facts(EXCHANGED_WITH.of(p))
    if TREASURE.is_on_top(p):
        dice = dice_of_token(p, token_in(p.temple_tokens[temple_here(p)]))
        least, most = gold_in_treasure(p, dice)
        return {"dice": dice, "least": least, "most": most, "risk": hunter_risk(p, dice)}
    if ACTIONS.is_on_top(p):
        return {"stage": STAGES[STAGE.of(p)]}
    if GALLEON_SAILS.is_on_top(p):
        return {"steps": GALLEON_STEPS.of(p)}
    if PIRATE_SAILS.is_on_top(p):
        return {"pirate": PIRATE_AT_SEA.of(p) + 1, "steps": PIRATE_STEPS.of(p)}
    if CAUGHT.is_on_top(p):
        return {"pirate": CAUGHT_BY.of(p) + 1}
    return {}

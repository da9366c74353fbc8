"""What a seat may know, as numbers (kernel/features.py).

Seats are counted from the one that looks: 0 is itself, 1 the next in the order of seats. Cells are in reading order, so
that the numbers of the board are planes of 12 x 12, and of 4 x 4 for the small one. Backs of tokens are numbers only
where the seat has seen them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from flibuste.games.ship_adventure.chart import WAYS, ZONE, Chart
from flibuste.games.ship_adventure.pieces import COLORS, EQUIPMENT, LEVELS, MAP_CARDS, PIECES, SECTORS, SIGNS, TOKENS
from flibuste.games.ship_adventure.treasure_map.frames import (
    ACTIONS,
    ANSWERED,
    ANSWERING,
    CAUGHT,
    CAUGHT_BY,
    CLOSE_COMBAT,
    CLOSE_TARGETS,
    DRIFTS,
    EXCHANGE,
    EXCHANGED_WITH,
    FRAMES,
    GUNNERY,
    HAS_FIRED,
    MOVEMENT,
    POINTS,
    RANGED_TARGETS,
    STAGE,
    TARGETS_BESIDE,
)
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_PIRATE, FIRST_SHIP, PIRATES, TARGETS
from flibuste.games.ship_adventure.treasure_map.position import (
    NOTHING,
    RUNNING,
    SEATS_OF_SMALL,
    Loot,
    Player,
    TreasurePosition,
    TreasureTerms,
    is_known_to,
    token_in,
)
from flibuste.games.ship_adventure.treasure_map.routes import CELLS
from flibuste.games.ship_adventure.treasure_map.rules.actions import STAGES
from flibuste.games.ship_adventure.treasure_map.rules.targets import BITS
from flibuste.kernel.features import Feature, FeatureBook, capped

VERSION: Final = 1
STEPS: Final = len(FRAMES.frames)
KINDS: Final = len(SIGNS)
CARDS: Final = len(EQUIPMENT)
HOARDS: Final = PIRATES + 1
"""Those of the pirates, then the galleon's hold."""
MOST_COINS: Final = 250
MOST_GOLD: Final = 1000
MOST_BALLS: Final = 50
MOST_TURNS: Final = 1000
MOST_TOKENS: Final = 12
MOST_COPIES: Final = 3
MOST_POINTS: Final = 4


# --- which numbers there are ------------------------------------------------------------------------------------------


def of_the_chart(seats: int, cells: int) -> list[Feature]:
    """In the order of page_of() and put_chart()."""
    return [
        Feature("kinds", [KINDS, cells], 1, "cells: calm, port, skull, wave, jungle, city, temple"),
        Feature("drift", [WAYS, cells], 1, "where a wave leads: N, E, S, W, NE, SE, SW, NW"),
        Feature("coins", [cells], MOST_COINS, "coins on the sea", 5),
        Feature("temple_tokens", [LEVELS, cells], 1, "tokens on temples, by level"),
        Feature("last_emptied", [cells], 1, "the temple that was emptied last"),
        Feature("eldorado", [cells], 1, "where it can be, as far as the seat knows"),
        Feature("pirates", [PIRATES, cells], 1, "pirate ships, by the order of their skulls"),
        Feature("skulls", [PIRATES, cells], 1, "their homes"),
        Feature("galleon", [cells], 1, "the galleon"),
        Feature("ships", [seats, cells], 1, "ships"),
        Feature("crews", [seats, cells], 1, "crews"),
        Feature("home_ports", [seats, cells], 1, "home ports"),
        Feature("goals", [seats, cells], MOST_TOKENS, "cells of a player's tokens whose backs the seat knows", 1),
        Feature("hoard_goals", [HOARDS, cells], MOST_TOKENS, "the same of the pirates and the galleon", 1),
    ]


def of_the_turn(seats: int) -> list[Feature]:
    """In the order of put_turn()."""
    return [
        Feature("step", [STEPS], 1, "the decision at hand, by step number"),
        Feature("to_move", [seats], 1, "whose decision it is"),
        Feature("active", [seats], 1, "whose turn it is"),
        Feature("first", [seats], 1, "the first player of this round"),
        Feature("sector", [len(SECTORS)], 1, "where the compass points"),
        Feature("level", [LEVELS], 1, "the level"),
        Feature("last_level", [LEVELS], 1, "the last one of this game"),
        Feature("turn", [1], MOST_TURNS, "the turn", 20),
        Feature("points", [1], MOST_POINTS, "movement points left"),
        Feature("drifts", [1], 3, "drifts in this stay in a whirlpool"),
        Feature("stage", [len(STAGES)], 1, "of the actions: taking back, business, storing, nothing"),
        Feature("targets", [len(TARGETS)], 1, "of the fight: crews and ships by seat, pirates, galleon"),
        Feature("beside", [len(TARGETS)], 1, "of the gunnery that follows a close combat"),
        Feature("fired", [1], 1, "the mover has fired"),
    ]


def of_the_supplies() -> list[Feature]:
    """In the order of put_supplies()."""
    return [
        Feature("offer", [PIECES], MOST_COPIES, "map pieces on offer"),
        Feature("unseen", [len(TOKENS)], 1, "tokens that can be anywhere, as far as the seat knows"),
        Feature("swapped", [len(TOKENS)], 1, "tokens that were swapped"),
        Feature("hoard_gold", [HOARDS], MOST_GOLD, "gold of the pirates and the galleon", 10),
        Feature("hoard_pieces", [HOARDS, PIECES], MOST_COPIES, "their map pieces"),
        Feature("hoard_tokens", [HOARDS, LEVELS], MOST_TOKENS, "their tokens, by level", 2),
        Feature("hoard_backs", [HOARDS, len(TOKENS)], 1, "those whose backs the seat knows"),
    ]


def of_the_players(seats: int) -> list[Feature]:
    """In the order of put_player()."""
    return [
        Feature("color", [len(COLORS), seats], 1, "red, blue, yellow, green"),
        Feature("gold", [seats], MOST_GOLD, "gold carried", 10),
        Feature("stored_gold", [seats], MOST_GOLD, "gold stored", 10),
        Feature("balls", [seats], MOST_BALLS, "cannonballs", 3),
        Feature("knows_eldorado", [seats], 1, "was told where it is"),
        Feature("cards", [CARDS, seats], 1, "equipment, without cannonballs"),
        Feature("pieces", [PIECES, seats], MOST_COPIES, "map pieces carried"),
        Feature("stored_pieces", [PIECES, seats], MOST_COPIES, "map pieces stored"),
        Feature("tokens", [LEVELS, seats], MOST_TOKENS, "tokens carried, by level", 2),
        Feature("stored_tokens", [LEVELS, seats], MOST_TOKENS, "tokens stored, by level", 2),
        Feature("backs", [len(TOKENS), seats], 1, "tokens carried whose backs the seat knows"),
        Feature("stored_backs", [len(TOKENS), seats], 1, "tokens stored whose backs the seat knows"),
        Feature("hunters", [PIRATES, seats], 1, "pirates that hunt the player"),
    ]


def book_for(seats: int, cells: int = CELLS) -> FeatureBook:
    features = of_the_chart(seats, cells) + of_the_turn(seats) + of_the_supplies() + of_the_players(seats)
    return FeatureBook(VERSION, features)


BOOKS: Final[list[FeatureBook | None]] = [None, book_for(1), book_for(2), book_for(3), book_for(4)]
"""By number of seats."""
SMALL_BOOK: Final = book_for(SEATS_OF_SMALL, ZONE * ZONE)


def features_for(terms: TreasureTerms) -> FeatureBook:
    if terms.small:
        return SMALL_BOOK
    book = BOOKS[terms.seats]
    assert book is not None
    return book


# --- writing them -----------------------------------------------------------------------------------------------------


def observe(p: TreasurePosition, seat: i64, out: vec[i16]) -> vec[i16]:
    if len(p.chart.page) == 0:
        p.chart.page = page_of(p.chart, features_for(p.terms))
    start: i64 = len(out)
    out = extend(out, p.chart.page)
    at: i64 = put_chart(p, seat, out, start + (KINDS + WAYS) * p.chart.cells)
    at = put_turn(p, seat, out, at)
    at = put_supplies(p, seat, out, at)
    for away in range(p.seats):
        put_player(p, seat, (seat + away) % p.seats, out, at + away)
    return out


def page_of(chart: Chart, book: FeatureBook) -> vec[i16]:
    """Kinds of cells and where waves lead, which no move changes."""
    page = book.blank[:]
    cells: i64 = chart.cells
    for cell in range(cells):
        page[chart.kind[cell] * cells + cell] = 1
        if chart.drift[cell] >= 0:
            for way in range(WAYS):
                if chart.next(cell, way) == chart.drift[cell]:
                    page[(KINDS + way) * cells + cell] = 1
    return page


def is_shown(p: TreasurePosition, slot: i64, seat: i64) -> bool:
    """After the game everybody may know everything."""
    return is_known_to(slot, seat) or p.ending != RUNNING


def put_chart(p: TreasurePosition, seat: i64, out: vec[i16], at: i64) -> i64:
    """What moves change of it."""
    chart = p.chart
    cells: i64 = chart.cells
    for cell in range(cells):
        if p.coins[cell]:
            out[at + cell] = capped(i64(p.coins[cell]), MOST_COINS)
    at += cells
    for temple in range(len(p.temple_tokens)):
        slot: i64 = p.temple_tokens[temple]
        if slot >= 0:
            level: i64 = TOKENS[token_in(slot)].level
            out[at + (level - 1) * cells + chart.temples[temple]] = 1
    at += LEVELS * cells
    if p.last_emptied >= 0:
        out[at + chart.temples[p.last_emptied]] = 1
    at += cells
    put_eldorado(p, seat, out, at)
    return put_pieces_at_sea(p, seat, out, at + cells)


def put_eldorado(p: TreasurePosition, seat: i64, out: vec[i16], at: i64) -> None:
    if not p.terms.seeks_eldorado:
        return
    if p.eldorado_known >> seat & 1 or p.ending != RUNNING:
        out[at + p.routes.eldorado_cells[p.eldorado]] = 1
        return
    for card in range(len(MAP_CARDS)):
        if p.eldorado_not >> card & 1 == 0:
            out[at + p.routes.eldorado_cells[card]] = 1


def put_pieces_at_sea(p: TreasurePosition, seat: i64, out: vec[i16], at: i64) -> i64:
    """Pirates, galleon, ships and crews; then where their tokens lead."""
    seats: i64 = p.seats
    cells: i64 = p.chart.cells
    for number in range(PIRATES):
        pirate = p.pirates[number]
        if pirate.cell >= 0:
            out[at + number * cells + pirate.cell] = 1
        if pirate.home >= 0:
            out[at + (PIRATES + number) * cells + pirate.home] = 1
    at += 2 * PIRATES * cells
    if p.galleon.cell >= 0:
        out[at + p.galleon.cell] = 1
    at += cells
    goals: i64 = at + 3 * seats * cells
    for away in range(seats):
        player = p.players[(seat + away) % seats]
        out[at + away * cells + player.ship] = 1
        out[at + (seats + away) * cells + player.crew] = 1
        out[at + (2 * seats + away) * cells + player.home] = 1
        put_goals(p, seat, player.carried, out, goals + away * cells)
        put_goals(p, seat, player.stored, out, goals + away * cells)
    at = goals + seats * cells
    for number in range(HOARDS):
        put_goals(p, seat, hoard_of(p, number), out, at + number * cells)
    return at + HOARDS * cells


def hoard_of(p: TreasurePosition, number: i64) -> Loot:
    return p.pirates[number].loot if number < PIRATES else p.galleon.loot


def put_goals(p: TreasurePosition, seat: i64, loot: Loot, out: vec[i16], at: i64) -> None:
    for slot in loot.tokens:
        if is_shown(p, slot, seat):
            out[at + p.routes.token_cells[token_in(slot)]] += 1


def put_turn(p: TreasurePosition, seat: i64, out: vec[i16], at: i64) -> i64:
    seats: i64 = p.seats
    out[at + p.top] = 1
    at += STEPS
    to_move: i64 = p.seat_to_move()
    if to_move >= 0:
        out[at + (to_move - seat + seats) % seats] = 1
    out[at + seats + (p.active - seat + seats) % seats] = 1
    out[at + 2 * seats + (p.first - seat + seats) % seats] = 1
    at += 3 * seats
    out[at + p.sector] = 1
    at += len(SECTORS)
    out[at + p.level - 1] = 1
    out[at + LEVELS + p.terms.last_level - 1] = 1
    at += 2 * LEVELS
    out[at] = capped(p.turn, MOST_TURNS)
    if MOVEMENT.is_on_top(p):
        out[at + 1] = i16(POINTS.of(p))
        out[at + 2] = i16(DRIFTS.of(p) & 7)
    at += 3
    if ACTIONS.is_on_top(p):
        out[at + STAGE.of(p)] = 1
    return put_fight(p, seat, out, at + len(STAGES))


def put_fight(p: TreasurePosition, seat: i64, out: vec[i16], at: i64) -> i64:
    """Targets, those of the gunnery to come, and whether the mover has fired."""
    beside: i64 = at + len(TARGETS)
    fired: i64 = beside + len(TARGETS)
    if CLOSE_COMBAT.is_on_top(p):
        put_targets(p, seat, CLOSE_TARGETS.of(p), out, at)
        put_targets(p, seat, TARGETS_BESIDE.of(p), out, beside)
    elif GUNNERY.is_on_top(p):
        put_targets(p, seat, RANGED_TARGETS.of(p), out, at)
    elif ANSWERING.is_on_top(p):
        put_targets(p, seat, BITS[ANSWERED.of(p)], out, at)
        out[fired] = i16(HAS_FIRED.of(p))
    elif EXCHANGE.is_on_top(p):
        put_targets(p, seat, BITS[EXCHANGED_WITH.of(p)], out, at)
    elif CAUGHT.is_on_top(p):
        put_targets(p, seat, BITS[FIRST_PIRATE + CAUGHT_BY.of(p)], out, at)
    return fired + 1


def put_targets(p: TreasurePosition, seat: i64, targets: i64, out: vec[i16], at: i64) -> None:
    for target in range(len(TARGETS)):
        if targets & BITS[target]:
            place: i64 = target
            if target < FIRST_PIRATE:
                whose: i64 = (target % FIRST_SHIP - seat + p.seats) % p.seats
                place = whose if target < FIRST_SHIP else FIRST_SHIP + whose
            out[at + place] = 1


def put_supplies(p: TreasurePosition, seat: i64, out: vec[i16], at: i64) -> i64:
    for piece in range(PIECES):
        out[at + piece] = i16(p.offer >> 4 * piece & 15)
    at += PIECES
    put_unseen(p, seat, out, at)
    at += len(TOKENS)
    for slot in p.swapped:
        out[at + token_in(slot)] = 1
    at += len(TOKENS)
    pieces: i64 = at + HOARDS
    tokens: i64 = pieces + HOARDS * PIECES
    backs: i64 = tokens + HOARDS * LEVELS
    for number in range(HOARDS):
        loot = hoard_of(p, number)
        out[at + number] = capped(loot.gold, MOST_GOLD)
        for piece in range(PIECES):
            out[pieces + number * PIECES + piece] = i16(loot.number_of(piece))
        put_tokens(p, seat, loot, out, tokens + number * LEVELS, backs + number * len(TOKENS), 1)
    return backs + HOARDS * len(TOKENS)


def put_unseen(p: TreasurePosition, seat: i64, out: vec[i16], at: i64) -> None:
    """In the box, on a temple, or with somebody without the seat having seen its back."""
    for token in p.supply:
        out[at + token] = 1
    for slot in p.temple_tokens:
        if slot != NOTHING and not is_shown(p, slot, seat):
            out[at + token_in(slot)] = 1
    for loot in p.all_loot():
        for slot in loot.tokens:
            if not is_shown(p, slot, seat):
                out[at + token_in(slot)] = 1


def put_tokens(p: TreasurePosition, seat: i64, loot: Loot, out: vec[i16], levels: i64, backs: i64, step: i64) -> None:
    for slot in loot.tokens:
        token: i64 = token_in(slot)
        out[levels + (TOKENS[token].level - 1) * step] += 1
        if is_shown(p, slot, seat):
            out[backs + token * step] = 1


def put_player(p: TreasurePosition, seat: i64, whose: i64, out: vec[i16], at: i64) -> None:
    """Every so many'th number is this player's, by the number of seats."""
    player = p.players[whose]
    step: i64 = p.seats
    out[at + player.color * step] = 1
    at += len(COLORS) * step
    out[at] = capped(player.carried.gold, MOST_GOLD)
    out[at + step] = capped(player.stored.gold, MOST_GOLD)
    out[at + 2 * step] = capped(player.balls, MOST_BALLS)
    out[at + 3 * step] = i16(p.eldorado_known >> whose & 1)
    at += 4 * step
    for card in EQUIPMENT:
        if player.cards & card.bit:
            out[at + card.index * step] = 1
    at = put_loot(p, seat, player, out, at + CARDS * step, step)
    for number in range(PIRATES):
        if p.pirates[number].target == whose:
            out[at + number * step] = 1


def put_loot(p: TreasurePosition, seat: i64, player: Player, out: vec[i16], at: i64, step: i64) -> i64:
    for piece in range(PIECES):
        out[at + piece * step] = i16(player.carried.number_of(piece))
        out[at + (PIECES + piece) * step] = i16(player.stored.number_of(piece))
    at += 2 * PIECES * step
    backs: i64 = at + 2 * LEVELS * step
    put_tokens(p, seat, player.carried, out, at, backs, step)
    put_tokens(p, seat, player.stored, out, at + LEVELS * step, backs + len(TOKENS) * step, step)
    return backs + 2 * len(TOKENS) * step

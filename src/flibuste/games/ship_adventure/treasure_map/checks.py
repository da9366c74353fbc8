"""Whether a position of Treasure Map that somebody hands in can be (kernel/checks.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.ship_adventure.laying import is_fit, main_sea
from flibuste.games.ship_adventure.pieces import (
    CANNONBALL,
    COLORS,
    EQUIPMENT,
    LEVELS,
    MAP_CARDS,
    PIECES,
    SECTORS,
    SMALL,
    TILES,
    TOKENS,
)
from flibuste.games.ship_adventure.treasure_map.frames import FRAMES
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_PIRATE, FIRST_SHIP, GALLEON, TARGETS
from flibuste.games.ship_adventure.treasure_map.position import (
    EVERYBODY,
    FOUND,
    NOTHING,
    REACHED_LIMIT,
    RUNNING,
    Corsair,
    Loot,
    Player,
    TreasurePosition,
    knowers_of,
    legal_tokens,
    token_in,
)
from flibuste.games.ship_adventure.treasure_map.rules.actions import STAGES, temple_here
from flibuste.kernel.checks import (
    MOST,
    Pending,
    as_many,
    check_course,
    each_once,
    pending_frames,
    require,
    within,
)

LIES_ON: Final = {
    **{frame.name: ["over"] for frame in FRAMES.frames},
    "answer": ["gunnery"],
    "exchange": ["gunnery"],
    "pirate": ["pirates"],
    "caught": ["pirates"],
}
MOST_COINS: Final = 250
MOST_GOLD: Final = 10_000
MOST_STEPS: Final = 20


def check(p: TreasurePosition) -> None:
    terms = p.terms
    check_chart(p)
    within("first", p.first, 0, p.seats - 1)
    within("active", p.active, 0, p.seats - 1)
    within("level", p.level, terms.first_level, terms.last_level)
    within("turn", p.turn, 1, terms.turn_limit if terms.turn_limit and p.ending == RUNNING else MOST)
    within("sector", p.sector, 0, len(SECTORS) - 1)
    within("ending", p.ending, RUNNING, REACHED_LIMIT)
    within("winner", p.winner, NOTHING, p.seats - 1)
    if terms.small:
        require([COLORS[player.color] for player in p.players] == COLORS[: p.seats], "`color` goes by seat")
        for corsair in [*p.pirates, p.galleon]:
            require(corsair.cell < 0 and corsair.loot.is_empty, "On the small board are neither pirates nor galleon")
    require((p.winner >= 0) == (p.ending == FOUND), "`winner` is who has found Eldorado")
    check_eldorado(p)
    each_once("color", [int(player.color) for player in p.players])
    for player in p.players:
        check_player(p, player)
    for pirate in p.pirates:
        check_corsair(p, pirate)
    check_corsair(p, p.galleon)
    for cell in range(p.chart.cells):
        within("coins", int(p.coins[cell]), 0, MOST_COINS if p.chart.is_sea(cell) else 0)
    check_tokens(p)
    for pending in pending_frames(p, FRAMES, LIES_ON):
        check_frame(p, pending)
    check_course(p, terms.decision_limit, p.ending != RUNNING)


def check_chart(p: TreasurePosition) -> None:
    chart = p.chart
    if p.terms.small:
        require([laid.name for laid in chart.tiles] == SMALL.tiles, "The small board has `tiles` of its own")
        return
    as_many("tiles", len(chart.tiles), len(TILES))
    each_once("tiles", [int(laid.tile.index) for laid in chart.tiles])
    require(is_fit(chart, main_sea(chart)), "On these `tiles` not everything can be reached")


def check_eldorado(p: TreasurePosition) -> None:
    """Somewhere on land, and where nobody has looked in vain."""
    within("eldorado_known", p.eldorado_known, 0, EVERYBODY)
    within("eldorado_not", p.eldorado_not, 0, (1 << len(MAP_CARDS)) - 1)
    require(p.eldorado_not >> p.eldorado & 1 == 0, "Eldorado was not found where it is said to be")
    if p.terms.eldorado_printed:
        fits = p.eldorado == p.map_card and p.eldorado_known == EVERYBODY
        require(fits, "`eldorado` is that of the map card, and everybody knows it")
    for card in MAP_CARDS:
        require(p.chart.reading(card.zone, card.order) >= 0, f"{card.code} names a place without land")


def check_player(p: TreasurePosition, player: Player) -> None:
    check_afloat(p, "ship", player.ship)
    within("crew", player.crew, 0, p.chart.cells - 1)
    require(player.is_aboard or p.chart.is_land(player.crew), "A crew is aboard its ship or ashore")
    require(player.cards & EQUIPMENT[CANNONBALL].bit == 0, "Cannonballs are counted by `balls`, not by `cards`")
    within("balls", player.balls, 0, MOST_COINS)
    check_loot("carried", player.carried)
    check_loot("stored", player.stored)


def check_afloat(p: TreasurePosition, what: str, cell: i64) -> None:
    within(what, cell, 0, p.chart.cells - 1)
    require(p.chart.is_sea(cell), f"`{what}` is on land at {p.chart.name(cell)}")


def check_corsair(p: TreasurePosition, corsair: Corsair) -> None:
    within("target", corsair.target, NOTHING, p.seats - 1)
    if corsair.cell != NOTHING:
        check_afloat(p, "cell", corsair.cell)
    require(corsair.cell >= 0 or corsair.target < 0, "Nobody hunts from off the board")
    check_loot("loot", corsair.loot)


def check_loot(what: str, loot: Loot) -> None:
    within(f"{what}/gold", loot.gold, 0, MOST_GOLD)
    for piece in range(PIECES):
        within(f"{what}/pieces", loot.number_of(piece), 0, LEVELS)


def check_tokens(p: TreasurePosition) -> None:
    """Each lies in one place and leads to land; with open tokens everybody knows those that somebody has."""
    as_many("temple_tokens", len(p.temple_tokens), len(p.chart.temples))
    within("last_emptied", p.last_emptied, NOTHING, len(p.chart.temples) - 1)
    held = [slot for loot in p.all_loot() for slot in loot.tokens] + p.swapped
    slots = [slot for slot in p.temple_tokens if slot >= 0] + held
    tokens = [token_in(slot) for slot in slots] + p.supply
    each_once("tokens", tokens)
    legal = legal_tokens(p.chart)
    for token in tokens:
        require(token in legal, f"{TOKENS[token].code} leads to a zone without land")
    for slot in held:
        known = not p.terms.open_tokens or knowers_of(slot) == EVERYBODY
        require(known, f"Everybody knows {TOKENS[token_in(slot)].code}")
    for piece in range(PIECES):
        within("offer", p.offer >> 4 * piece & 15, 0, LEVELS)


# --- what is pending --------------------------------------------------------------------------------------------------


def check_frame(p: TreasurePosition, pending: Pending) -> None:
    name = pending.frame.name
    for argument in pending.frame.names:
        check_argument(p, f"stack: {name} {argument}", argument, pending.argument(argument))
    if name == "answer":
        within("stack: answer target", pending.argument("target"), 0, p.seats - 1)
    elif name == "treasure":
        temple: i64 = temple_here(p)
        require(temple >= 0 and p.temple_tokens[temple] >= 0, "The crew is at no temple with a token")
    elif name == "exchange":
        seat_or_gun: int = pending.argument("target")
        require(seat_or_gun < FIRST_SHIP or seat_or_gun >= FIRST_PIRATE, "A ship without its crew does not fire")
    elif name in ["pirate", "caught"]:
        pirate = p.pirates[pending.argument("pirate")]
        require(pirate.cell >= 0 and pirate.target >= 0, "The pirate at hand hunts nobody")


def check_argument(p: TreasurePosition, what: str, argument: str, number: int) -> None:
    if argument in ["targets", "ranged"]:
        within(what, number, 0, (1 << len(TARGETS)) - 1)
        for target in range(len(TARGETS)):
            if number >> target & 1:
                check_target(p, target)
    elif argument == "target":
        within(what, number, 0, len(TARGETS) - 1)
        check_target(p, number)
    elif argument == "stage":
        within(what, number, 0, len(STAGES) - 1)
    elif argument == "fired":
        within(what, number, 0, 1)
    elif argument == "moved":
        within(what, number, 0, (1 << len(p.pirates)) - 1)
    elif argument == "pirate":
        within(what, number, 0, len(p.pirates) - 1)
    elif argument == "points":
        within(what, number, 0, MOST_STEPS)
    elif argument == "drifts":
        within(what, number, 0, MOST)
    else:
        within(what, number, 0, MOST_STEPS)


def check_target(p: TreasurePosition, target: int) -> None:
    if target < FIRST_PIRATE:
        seat = target % FIRST_SHIP
        require(seat < p.seats and seat != p.active, f"{TARGETS[target]} cannot be fought with")
    elif target == GALLEON:
        require(p.galleon.cell >= 0, "The galleon is not on the board")

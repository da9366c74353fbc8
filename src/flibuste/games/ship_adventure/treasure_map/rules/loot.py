"""What winners take, and where losers go (SA-CBT-15 to -20, SA-GAL-09 to -11, SA-PIR-11)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.chart import NOWHERE
from flibuste.games.ship_adventure.pieces import LEVEL, PIECES, TOKENS
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_PIRATE, GALLEON, target_facts
from flibuste.games.ship_adventure.treasure_map.position import (
    LOST,
    NOTHING,
    Loot,
    TreasurePosition,
    is_known_to,
    only,
    token_in,
)
from flibuste.games.ship_adventure.treasure_map.rules.pursuit import go_home
from flibuste.games.ship_adventure.treasure_map.rules.winning import finish, tell_of_eldorado
from flibuste.kernel.logbook import Fact, Logbook


def hand_over(p: TreasurePosition, loser: Loot, winner: Loot, seat: i64) -> None:
    """Everything; a player who wins tokens sees their backs, and the former owner remembers them (SA-CBT-16)."""
    if loser.is_empty:
        return
    if p.logbook is not None:
        tell_of_loot(p, p.logbook, loser, seat)
    winner.gold += loser.gold
    for piece in range(PIECES):
        winner.pieces += loser.number_of(piece) << 4 * piece
    for slot in loser.tokens:
        winner.tokens.append(slot if seat < 0 else slot | only(seat) << 5)
        if seat >= 0 and not is_known_to(slot, seat):
            p.reveal_to(seat, token_in(slot))
    loser.gold = 0
    loser.pieces = 0
    loser.tokens = []


def tell_of_loot(p: TreasurePosition, book: Logbook, loot: Loot, seat: i64) -> None:
    """What changes hands; which tokens, only the new holder is told where they are not open."""
    pieces: list[str] = []
    for piece, number in enumerate(loot.piece_counts()):
        pieces.extend([f"piece-{piece + 1}"] * number)
    facts: dict[str, Fact] = {"gold": loot.gold, "number": len(loot.tokens), "pieces": pieces}
    if seat < 0:
        book.tell("loot-lost", facts)
    else:
        codes = [TOKENS[token_in(slot)].code for slot in loot.tokens]
        p.tell_holder(book, seat, "loot-taken", {"seat": seat, **facts, "tokens": list[str]()}, {"tokens": codes})


def send_home(p: TreasurePosition, seat: i64) -> None:
    """Crew and ship, aboard on the home port (SA-CBT-17)."""
    player = p.players[seat]
    player.ship = player.home
    player.crew = player.home
    p.tell("sent-home", {"seat": seat})


def sink_ship(p: TreasurePosition, seat: i64) -> None:
    """A ship without its crew goes back to its port alone; nothing is won (SA-CBT-15)."""
    player = p.players[seat]
    player.ship = player.home
    p.tell("ship-sunk", {"seat": seat})


def defeat_target(p: TreasurePosition, target: i64) -> None:
    """The active player has won."""
    own = p.player().carried
    if target < FIRST_PIRATE:
        p.tell("crew-beaten", {"seat": target, **target_facts(p.active)})
        hand_over(p, p.players[target].carried, own, p.active)
        send_home(p, target)
    elif target == GALLEON:
        take_galleon(p, own)
    else:
        defeat_pirate(p, target - FIRST_PIRATE, p.active)
    tell_of_eldorado(p, p.active)


def take_galleon(p: TreasurePosition, own: Loot) -> None:
    gold: i64 = LEVEL[p.level - 1].galleon_gold
    own.gold += gold
    p.tell("galleon-taken", {"seat": p.active, "gold": gold})
    hand_over(p, p.galleon.loot, own, p.active)
    p.galleon.cell = NOWHERE


def defeat_pirate(p: TreasurePosition, number: i64, seat: i64) -> None:
    """It leaves the board until the next level, or goes back to its skull if the table plays so."""
    pirate = p.pirates[number]
    p.tell("pirate-beaten", {"seat": seat, "pirate": number + 1})
    hand_over(p, pirate.loot, p.players[seat].carried, seat)
    pirate.target = NOTHING
    pirate.cell = pirate.home if p.terms.pirates_return_at_once else NOWHERE


def be_defeated(p: TreasurePosition, seat: i64, target: i64) -> None:
    """A crew is destroyed by whom it fought with."""
    carried = p.players[seat].carried
    p.tell("crew-beaten", {"seat": seat, **target_facts(target)})
    if target < FIRST_PIRATE:
        hand_over(p, carried, p.players[target].carried, target)
        tell_of_eldorado(p, target)
    elif target == GALLEON:
        hand_over(p, carried, p.galleon.loot, NOTHING)
    else:
        hand_over(p, carried, p.pirates[target - FIRST_PIRATE].loot, NOTHING)
        go_home(p, target - FIRST_PIRATE)
    send_home(p, seat)
    if p.terms.solo and FIRST_PIRATE <= target < GALLEON:
        finish(p, LOST)

"""Pirates take up a hunt, are bribed, come home (SA-PIR)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import NUMBERS
from flibuste.games.ship_adventure.treasure_map.position import NOTHING, TreasurePosition
from flibuste.games.ship_adventure.treasure_map.rules.courses import nearest_free_pirate
from flibuste.kernel.refusals import Reason


def take_up_hunt(p: TreasurePosition, seat: i64) -> None:
    """The nearest free pirate gets the player's target token; without one nothing happens."""
    number: i64 = nearest_free_pirate(p, seat)
    if number >= 0:
        p.pirates[number].target = seat
        p.tell("hunt-began", {"seat": seat, "pirate": number + 1})


def go_home(p: TreasurePosition, number: i64) -> None:
    """Back to the skull, without a target."""
    pirate = p.pirates[number]
    pirate.cell = pirate.home
    pirate.target = NOTHING


def may_bribe(p: TreasurePosition, number: i64) -> bool:
    """A pirate that hunts the active player, who carries the gold for it (SA-PIR-10)."""
    if p.pirates[number].target != p.active or p.player().carried.gold < NUMBERS.bribe:
        return False
    return is_in_reach(p, number)


def is_in_reach(p: TreasurePosition, number: i64) -> bool:
    """Whether a hunter takes gold from where the active player is: anywhere, unless the table wants it near."""
    if not p.terms.bribes_beside_only:
        return True
    cell: i64 = p.pirates[number].cell
    player = p.player()
    return cell == player.ship or p.chart.touch(cell, player.ship) or p.chart.touch(cell, player.crew)


def why_not_bribe(p: TreasurePosition, number: i64) -> Reason:
    if p.pirates[number].target != p.active:
        return Reason("not-hunted-by", "SA-PIR-10", {"pirate": number + 1})
    if not is_in_reach(p, number):
        return Reason("too-far-to-bribe", "SA-PIR-10", {"pirate": number + 1})
    return Reason("too-little-gold", "SA-PIR-10", {"price": NUMBERS.bribe, "gold": p.player().carried.gold})


def bribe(p: TreasurePosition, number: i64) -> None:
    p.player().carried.gold -= NUMBERS.bribe
    p.pirates[number].loot.gold += NUMBERS.bribe
    go_home(p, number)
    p.tell("pirate-bribed", {"seat": p.active, "pirate": number + 1, "gold": NUMBERS.bribe})

"""Bonuses, and what the dice of a fight will say (SA-CBT-06, -09, -13)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import CLOSE, EQUIPMENT, LEVEL, bonus_of
from flibuste.games.ship_adventure.treasure_map.moves import FIRST_SHIP, GALLEON
from flibuste.games.ship_adventure.treasure_map.position import TreasurePosition


def bonus_of_target(p: TreasurePosition, target: i64, kind: i64) -> i64:
    """Cards of a player, what pirates have at this level, nothing for the galleon (SA-PIR-02, SA-GAL-08)."""
    if target < FIRST_SHIP:
        return bonus_of(p.players[target].cards, kind)
    if target == GALLEON:
        return 0
    level = LEVEL[p.level - 1]
    return level.pirate_close if kind == CLOSE else level.pirate_ranged


def bonuses_of(p: TreasurePosition, target: i64, kind: i64) -> list[tuple[str, int]]:
    """The same by name: each card, or the level of the pirates."""
    if target < FIRST_SHIP:
        cards = p.players[target].cards
        return [(card.code, int(card.bonus)) for card in EQUIPMENT if cards & card.bit and card.kind == kind]
    bonus = int(bonus_of_target(p, target, kind))
    return [(f"level-{p.level}", bonus)] if bonus > 0 else []


@final
class Odds:
    """Of the dice of one fight, in percent: of a single throw, and `chance` to win in the end."""

    def __init__(self, win: int, tie: int, lose: int, chance: int) -> None:
        self.win = win
        self.tie = tie
        self.lose = lose
        self.chance = chance


def odds(p: TreasurePosition, own: i64, other: i64, attacks: bool) -> Odds:
    """Of a side with so much bonus against another; equal totals are thrown again, unless the table plays otherwise."""
    won = 0
    tied = 0
    faces = p.terms.faces
    for mine in faces:
        for theirs in faces:
            if mine + own > theirs + other:
                won += 1
            elif mine + own == theirs + other:
                tied += 1
    throws = len(faces) * len(faces)
    lost = throws - won - tied
    if not p.terms.defender_wins_ties:
        chance = percent(won, won + lost)
    else:
        chance = percent(won if attacks else won + tied, throws)
    win, lose = percent(won, throws), percent(lost, throws)
    return Odds(win, 100 - win - lose, lose, chance)


def percent(number: int, of: int) -> int:
    """Rounded; a chance that is neither none nor sure never reads as 0 or 100."""
    if number == 0 or number == of:
        return 100 if number else 0
    return min(99, max(1, (200 * number + of) // (2 * of)))

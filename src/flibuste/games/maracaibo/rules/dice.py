"""Dice (MA-COMP-06)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.pieces import SIDES
from flibuste.games.maracaibo.position import MaracaiboPosition
from flibuste.kernel.refusals import BadRecord


def throw(p: MaracaiboPosition, what: str, number: i64) -> list[int]:
    """So many dice, in the open."""
    dice: list[int] = []
    for _ in range(number):
        dice.append(1 + p.chance.below(SIDES))
    book = p.logbook
    if book is not None:
        scripted = book.scripted(what)
        if scripted is not None:
            dice = dice_named(scripted, number)
        book.fell(what, [str(die) for die in dice])
    for die in dice:
        p.reveal(die)
    return dice


def dice_named(names: list[str], number: i64) -> list[int]:
    dice = [int(name) for name in names if name.isdigit() and 1 <= int(name) <= SIDES]
    if len(dice) != number or len(names) != number:
        raise BadRecord(f"{number} dice cannot show {names}.")
    return dice

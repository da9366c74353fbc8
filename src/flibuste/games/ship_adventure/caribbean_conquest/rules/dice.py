"""Dice with a skull (SA-CMP-08)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.caribbean_conquest.position import ConquestPosition
from flibuste.kernel.refusals import BadRecord


def throw(p: ConquestPosition, what: str, number: i64) -> list[int]:
    """So many dice, in the open; a skull is a 7."""
    faces = p.terms.faces
    dice: list[int] = []
    for _ in range(number):
        dice.append(faces[p.chance.below(len(faces))])
    book = p.logbook
    if book is not None:
        scripted = book.scripted(what)
        if scripted is not None:
            dice = dice_named(scripted, number, faces)
        book.fell(what, [str(die) for die in dice])
    for die in dice:
        p.reveal(die)
    return dice


def dice_named(names: list[str], number: i64, faces: list[int]) -> list[int]:
    dice = [int(name) for name in names if name.isdigit() and int(name) in faces]
    if len(dice) != number or len(names) != number:
        raise BadRecord(f"{number} dice cannot show {names}.")
    return dice

"""The end of a turn: the level check, the limit, the next turn (SA-LEV, SA-END-07)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import NUMBERS, PIECES, TOKENS
from flibuste.games.ship_adventure.treasure_map.frames import SPIN_COMPASS
from flibuste.games.ship_adventure.treasure_map.position import NOTHING, TIME_UP, TreasurePosition, slot_of
from flibuste.games.ship_adventure.treasure_map.rules.movement import begin_movement
from flibuste.games.ship_adventure.treasure_map.rules.pursuit import take_up_hunt
from flibuste.games.ship_adventure.treasure_map.rules.step import Step
from flibuste.games.ship_adventure.treasure_map.rules.winning import finish
from flibuste.kernel.chance import shuffle
from flibuste.kernel.refusals import BadRecord


class RoundUp(Step):
    """Nobody decides here."""

    def settle(self, p: TreasurePosition) -> None:
        if p.level < p.terms.last_level and all([slot < 0 for slot in p.temple_tokens]):
            rise(p)
        if p.terms.hunt_goes_on:
            keep_up_hunt(p)
        if p.terms.turn_limit and p.turn >= p.terms.turn_limit:
            finish(p, TIME_UP)
            return
        p.turn += 1
        if p.terms.small:
            begin_small_turn(p)
        else:
            p.ask(SPIN_COMPASS)


def begin_small_turn(p: TreasurePosition) -> None:
    """Without compass and galleon the first seat begins each turn (SA-SMALL-07)."""
    p.active = p.first
    p.tell("turn-began", {"round": p.turn})
    begin_movement(p)


def keep_up_hunt(p: TreasurePosition) -> None:
    """Alone: one hunter from the start and one for each temple emptied, as long as pirates are left (SA-VAR-09)."""
    missing: i64 = NUMBERS.solo_hunters
    for slot in p.temple_tokens:
        if slot < 0:
            missing += NUMBERS.solo_hunters_a_temple
    for pirate in p.pirates:
        if pirate.target >= 0:
            missing -= 1
    for _hunter in range(missing):
        take_up_hunt(p, 0)


def rise(p: TreasurePosition) -> None:
    """New tokens on every temple but the one emptied last, four more pieces, and pirates come back."""
    p.level += 1
    p.tell("level-reached", {"level": p.level})
    one: i64 = 1
    for piece in range(PIECES):
        p.offer += one << 4 * piece
    for pirate in p.pirates:
        if pirate.cell < 0:
            pirate.cell = pirate.home
            pirate.target = NOTHING
    lay_tokens(p, [temple for temple in range(len(p.temple_tokens)) if temple != p.last_emptied])


def lay_tokens(p: TreasurePosition, temples: list[int]) -> None:
    """Random tokens of the level, by row and column of the temples (SA-LEV-08)."""
    legal = [token for token in p.supply if TOKENS[token].level == p.level]
    legal.sort()
    drawn = drawn_tokens(p, legal, len(temples))
    book = p.logbook
    if book is not None:
        scripted = book.scripted("tokens")
        if scripted is not None:
            drawn = tokens_named(scripted, legal, len(temples))
        book.fell("tokens", [TOKENS[token].code for token in drawn])
    for temple, token in zip(temples, drawn, strict=True):
        p.temple_tokens[temple] = slot_of(token, 0)
        p.supply.remove(token)
    p.reveal(0)
    if book is not None:
        cells = [p.chart.name(p.chart.temples[temple]) for temple in temples]
        book.tell("tokens-laid", {"level": p.level, "cells": cells})


def drawn_tokens(p: TreasurePosition, legal: list[int], number: int) -> list[int]:
    """Off the top of a shuffled pile; in the small game one by one, so that no more luck falls than somebody meets."""
    if p.terms.small:
        pile = legal[:]
        return [pile.pop(p.chance.below(len(pile))) for _ in range(number)]
    shuffle(legal, p.chance)
    return legal[:number]


def tokens_named(names: list[str], legal: list[int], number: int) -> list[int]:
    codes = [token.code for token in TOKENS]
    found = [codes.index(name) for name in names if name in codes]
    if len(names) != number or len(set(found)) != number or not all([token in legal for token in found]):
        raise BadRecord(f"{names} are not {number} different tokens that could be drawn.")
    return found

"""Redraws what a seat cannot know: backs of tokens, tokens to come, the place of Eldorado (section 23 of the rules)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.ship_adventure.pieces import MAP_CARDS, TOKENS
from flibuste.games.ship_adventure.treasure_map.position import (
    RUNNING,
    SPECTATOR,
    TreasurePosition,
    is_known_to,
    token_in,
)
from flibuste.kernel.chance import Rng, shuffle, stream_from


def determinize(p: TreasurePosition, seat: i64, rng: Rng) -> None:
    if p.ending == RUNNING:
        redraw_tokens(p, seat, rng)
        redraw_eldorado(p, seat, rng)
    p.chance = stream_from(rng)
    p.logbook = None
    p.forget_sights()


def redraw_tokens(p: TreasurePosition, viewer: i64, rng: Rng) -> None:
    """Within a level all tokens whose back the viewer does not know are exchangeable, those in the box included."""
    piles = [p.temple_tokens] + [loot.tokens for loot in p.all_loot()]
    pool = p.supply[:]
    for pile in piles:
        for slot in pile:
            if slot >= 0 and not is_known_to(slot, viewer):
                pool.append(token_in(slot))
    pool.sort()
    shuffle(pool, rng)
    by_level: list[list[int]] = [[token for token in pool if TOKENS[token].level == level] for level in range(4)]
    for pile in piles:
        for place, slot in enumerate(pile):
            if slot >= 0 and not is_known_to(slot, viewer):
                pile[place] = slot >> 5 << 5 | by_level[TOKENS[token_in(slot)].level].pop()
    p.supply = by_level[1] + by_level[2] + by_level[3]
    p.supply.sort()


def redraw_eldorado(p: TreasurePosition, viewer: i64, rng: Rng) -> None:
    """One of the four places, but for those that somebody has tried in vain."""
    if not p.terms.seeks_eldorado or p.eldorado_known >> (viewer if viewer >= 0 else SPECTATOR) & 1:
        return
    open_cards = [card for card in range(len(MAP_CARDS)) if p.eldorado_not >> card & 1 == 0]
    p.eldorado = open_cards[rng.below(len(open_cards))]

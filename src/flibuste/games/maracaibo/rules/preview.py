"""What a move is sure to bring its player (MA-GEN-02, -09): found by making it on a copy."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.maracaibo.effects import TREASURES
from flibuste.games.maracaibo.frames import RAIDING, SURCHARGE, SWORDS
from flibuste.games.maracaibo.moves import BUILD, BUY, DIE, DONE, EXPLORE, JORDAN, PICK, REROLL, SPEND, MaracaiboMove
from flibuste.games.maracaibo.pieces import DEVELOPMENTS
from flibuste.games.maracaibo.position import PLAY, MaracaiboPosition
from flibuste.games.maracaibo.rules.developments import card_here
from flibuste.games.maracaibo.rules.final import parts_by_now
from flibuste.games.maracaibo.rules.prices import development_price
from flibuste.games.maracaibo.rules.track import steps_to

WITHOUT = (DONE, JORDAN, REROLL)
"""What leaves something, or leaves it to luck."""


def preview(p: MaracaiboPosition, move: MaracaiboMove) -> dict[str, int]:
    if move.verb in WITHOUT or p.dealing:
        return {}
    if move.verb == BUY:
        return {"price": development_price(p.player(), card_here(p))}
    if move.verb == PICK:
        return {"price": development_price(p.player(), DEVELOPMENTS[move.what], SURCHARGE.of(p))}
    found = changes(p, move)
    if move.verb == EXPLORE:
        found["steps"] = steps_to(p, p.active, move.what)
    return found


def changes(p: MaracaiboPosition, move: MaracaiboMove) -> dict[str, int]:
    """Doubloons, points, treasures and cubes that come whatever happens next; nothing where luck has a say."""
    twin = p.clone()
    assert isinstance(twin, MaracaiboPosition)
    twin.play(move)
    if twin.revealed != p.revealed or twin.round != p.round or twin.ending != p.ending:
        return {}
    before = p.player()
    after = twin.players[p.active]
    found: dict[str, int] = {}
    doubloons: i64 = after.doubloons - before.doubloons
    if move.verb == BUILD:
        found["price"] = -doubloons
    elif doubloons:
        found["doubloons"] = doubloons
    if after.points[PLAY] != before.points[PLAY]:
        found["points"] = after.points[PLAY] - before.points[PLAY]
    for type, name in enumerate(TREASURES):
        if after.tally[type] != before.tally[type]:
            found[name] = after.tally[type] - before.tally[type]
        cubes: i64 = twin.islands[type] - p.islands[type] + after.tally[type] - before.tally[type]
        if cubes > 0:
            found[f"{name}_cubes"] = cubes
    if move.verb == DIE:
        found["swords"] = swords_of(twin)
    elif move.verb == SPEND:
        more = sum(parts_by_now(twin, p.active, after)) - sum(parts_by_now(p, p.active, before))
        if more:
            found["forecast"] = more
    return found


def swords_of(p: MaracaiboPosition) -> i64:
    """Of the raid that a choice of die begins; 0 where none of them can be spent."""
    return SWORDS.of(p) if RAIDING.is_on_top(p) else 0

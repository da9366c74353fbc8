"""Writes moments of real games for tests of Treasure Map's page: `python tests/browser/treasure_map_moments.py`."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from tests.browser.treasure_crew import Json, choice

from flibuste import Game, new_game
from flibuste.games import find_title
from flibuste.kernel.logbook import NOBODY

PLACE: Final = Path(__file__).parents[2] / "web/src/games/ship_adventure/treasure_map/moments.json"
STEPS: Final = {"spin", "movement", "close", "gunnery", "answer", "exchange", "treasure", "actions", "caught", "over"}
MOST_GAMES: Final = 12
TURNS: Final = 16
"""A short game shows everything."""
EARLY: Final = 4
"""Turns in which little has happened yet."""


def moment(game: Game, seats: int) -> Json:
    moves = [
        {"notation": move.notation, "key": move.key, "facts": dict(move.facts), "preview": dict(game.preview(move))}
        for move in game.moves()
    ]
    return {"seats": seats, "view": game.view(max(0, game.seat_to_move)), "moves": moves}


def kinds(game: Game) -> list[str]:
    """What a moment is an example of: its step, and what can be done in it."""
    view: Json = game.view(NOBODY)  # type: ignore[assignment]
    verbs = {move.notation.split()[0] for move in game.moves()}
    found = [view["step"]] if view["turn"] > EARLY or view["step"] in ("spin", "over") else []
    if {"store-gold", "buy"} <= verbs:
        found.append("town")
    if "fetch-gold" in verbs:
        found.append("store")
    found.extend(verb for verb in ("swap", "rescue", "bribe") if verb in verbs)
    return found


def voyage(seats: int, seed: int, found: dict[str, Json], prefix: str) -> None:
    game = new_game("treasure_map", seats, {"turn_limit": TURNS}, seed=f"moments {seed}")
    rng = random.Random(seed)
    while True:
        for kind in kinds(game):
            found.setdefault(prefix + kind, moment(game, seats))
        if game.over:
            return
        moves = [move.notation for move in game.moves()]
        stored = [move for move in moves if move.startswith("store-") and rng.random() < 0.5]
        game.submit(
            game.seat_to_move, stored[-1] if stored else choice(game, rng, bold=seed % 4 == 1, thrifty=seed % 4 == 3)
        )


def main() -> None:
    found: dict[str, Json] = {}
    for seed in range(MOST_GAMES):
        voyage(2 + seed % 3, seed, found, "")
        if {*STEPS, "town", "store", "swap", "bribe"} <= set(found):
            break
    for seed in (2, 4):  # not bold: alone a bold player is soon lost
        voyage(1, seed, found, "alone-")
    title = find_title("treasure_map")
    options = [{"id": option.id, "default": option.default} for option in title.options]
    file: dict[str, Any] = {"catalogue": title.catalogue(), "options": options, "moments": found}
    PLACE.write_text(json.dumps(file, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{len(found)} moments: {', '.join(sorted(found))}")


if __name__ == "__main__":
    main()

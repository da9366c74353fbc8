"""A plain player of Treasure Map for tests of its page: goes to treasures and named cells, and fights if it is bold."""

from __future__ import annotations

import random
from typing import Any, Final

from flibuste import Game

Json = dict[str, Any]
LIKED: Final = ("swap", "fight", "fire", "answer", "throw", "spin", "course", "buy", "end", "done")
"""What it does first where it does not move."""


def apart(one: str, other: str, side: int) -> int:
    """Steps between two cells of a world whose edges meet."""
    pairs = zip(one.split(","), other.split(","), strict=True)
    return max(min((int(a) - int(b)) % side, (int(b) - int(a)) % side) for a, b in pairs)


def goals(view: Json, seat: int, thrifty: bool) -> list[str]:
    """Eldorado with all pieces, for the thrifty the own town, cells that tokens name, full temples."""
    player = view["players"][seat]
    carried = player["carried"]
    if view["eldorado"] and all(carried["pieces"]):
        return [view["eldorado"]]
    if thrifty and carried["gold"]:
        return [player["city"]]
    named = [token["cell"] for token in carried["tokens"] if token["cell"]]
    full = [cell for cell, token in zip(view["temples"], view["temple_tokens"], strict=True) if token]
    return named or full or [player["city"]]


def choice(game: Game, rng: random.Random, bold: bool = False, thrifty: bool = False) -> str:
    """The bold look for fights, the thrifty bring home what they find."""
    seat = game.seat_to_move
    moves = [move.notation for move in game.moves()]
    view: Json = game.view(seat)  # type: ignore[assignment]
    if view["step"] != "movement":
        return next(
            (rng.choice(found) for verb in LIKED if (found := [move for move in moves if move.split()[0] == verb])),
            moves[0],
        )
    targets = goals(view, seat, thrifty)

    def worth(stop: Json) -> tuple[int, int, float]:
        away = min(apart(stop["cell"], target, len(view["rows"])) for target in targets)
        fights = stop["fights"] + len(stop["dangers"])
        return (fights if bold else -fights, 5 * (stop["dice"] > 0) - away, rng.random())

    best = max(view["reach"], key=worth)
    return str(best["moves"][0]) if best["moves"] else "stop" if "stop" in moves else moves[0]

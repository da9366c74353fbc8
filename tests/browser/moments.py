"""Writes moments of a real game for tests of Amerigo's page (moments.json): `python tests/browser/moments.py`."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from flibuste import Game, new_game
from flibuste.games import find_title
from flibuste.kernel.moves import Move

PLACE: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "amerigo" / "moments.json"
TRACKS: Final = {"track-black", "track-brown", "track-white"}
STEPS: Final = {"throw", "turn", "ship", "sail", "post", "token", "plan", "build", "lay", "buy", "special", "round_end"}
MOST_PLACES: Final = 12
"""Moves of one kind that are kept: a ship may sail to a hundred places."""

Json = dict[str, Any]


def choice(game: Game, rng: random.Random) -> Move:
    """A plain player: goes on with what brings points, and tries everything else."""
    moves = game.moves()
    worth = {move: game.preview(move) for move in moves}

    def liking(move: Move) -> float:
        seen = worth[move]
        points = next((seen[key] for key in ("total", "points", "best", "later") if key in seen), 0)
        gain = points + 3 * seen.get("post", 0) - 2 * seen.get("spends", 0)
        idle = move.notation in ("pass", "end", "gold", "no-post", "decline")
        return gain + 4 * rng.random() - (6 if idle else 0)

    return max(moves, key=liking)


def moment(game: Game) -> Json:
    seat = game.seat_to_move
    moves: list[Json] = []
    kinds: dict[str, int] = {}
    for move in sorted(game.moves(), key=lambda move: -game.preview(move).get("post", 0)):
        verb = move.notation.split()[0]
        kinds[verb] = kinds.get(verb, 0) + 1
        if verb not in ("sail", "lay") or kinds[verb] <= MOST_PLACES:
            moves.append(
                {
                    "notation": move.notation,
                    "key": move.key,
                    "facts": dict(move.facts),
                    "preview": dict(game.preview(move)),
                }
            )
    view: Json = dict(game.view(max(0, seat)))
    del view["map"]
    return {"view": view, "moves": moves, "scores": game.scores()}


def voyage(seed: int) -> tuple[Json, dict[str, Json]]:
    """The map of a game, and its first moments of each kind, none of them before the second round."""
    game = new_game("amerigo", 2, seed=f"moments {seed}")
    rng = random.Random(seed)
    found: dict[str, Json] = {}
    chart: Json = game.view(0)["map"]  # type: ignore[assignment]
    while True:
        view: Json = game.view(0)  # type: ignore[assignment]
        step = view["step"]
        name = f"{step}-{view['action']['color']}" if step == "track" else step
        if name not in found and (view["round"] > 1 or step == "over"):
            found[name] = moment(game)
        if game.over:
            return chart, found
        game.submit(game.seat_to_move, choice(game, rng).notation)


def has(found: Json, fact: str) -> bool:
    """Whether some move of a moment is about this."""
    return any(move["preview"].get(fact) for move in found["moves"])


def main() -> None:
    wanted = STEPS | TRACKS
    for seed in range(200):
        chart, found = voyage(seed)
        if wanted <= set(found) and has(found["turn"], "bonus") and has(found["sail"], "post"):
            break
    catalogue = [piece for piece in find_title("amerigo").catalogue() if piece["kind"] != "island"]
    PLACE.write_text(json.dumps({"catalogue": catalogue, "map": chart, "moments": found}, separators=(",", ":")) + "\n")
    print(f"game {seed}: {', '.join(sorted(found))}; {PLACE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

"""Writes moments of real games for tests of the page: `python tests/browser/caribbean_conquest_moments.py`."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

from flibuste import Game, new_game
from flibuste.games import find_title

PLACE: Final = (
    Path(__file__).parents[2] / "web" / "src" / "games" / "ship_adventure" / "caribbean_conquest" / "moments.json"
)
STEPS: Final = {
    *("spin", "deploy", "purchases", "recruit", "groups", "size", "march", "battles", "battle", "loss"),
    *("gunnery", "aim", "answer", "exchange", "over"),
}
EAGER: Final = ("storm", "throw", "guns", "aim", "answer", "recruit", "buy")
"""What a plain player does rather than anything else."""

Json = dict[str, Any]


def choices(game: Game, rng: random.Random) -> list[str]:
    """A plain player, who goes where most is to be had; a march as all its moves."""
    moves = [move.notation for move in game.moves()]
    view: Json = game.view(-1)  # type: ignore[assignment]
    if view["step"] == "march" and view["reach"]:
        best = max(view["reach"], key=lambda goal: (goal["gain"] * worth(goal), rng.random()))
        return [*best["path"], "stop"]
    if view["step"] == "size" and rng.random() < 0.6:
        return [max(moves, key=lambda move: sum(int(part) for part in move.split()[1].split("+")))]
    if view["step"] == "purchases" and rng.random() < 0.2:
        return ["done"]
    eager = [move for move in moves if move.split()[0] in EAGER]
    if view["step"] == "groups":
        eager = [move for move in moves if move != "done"]
    return [rng.choice(eager or moves)]


def worth(goal: Json) -> float:
    return 1.0 if goal["fight"] is None else float(goal["fight"]["hold"]) / 100


def play_on(game: Game, rng: random.Random) -> None:
    """One decision of a plain player, or a whole march; it ends where the rules let a group stop by themselves."""
    for notation in choices(game, rng):
        if notation not in [move.notation for move in game.moves()]:
            break
        game.submit(game.seat_to_move, notation)


def moment(game: Game, seats: int) -> Json:
    moves = [
        {"notation": move.notation, "key": move.key, "facts": dict(move.facts), "preview": dict(game.preview(move))}
        for move in game.moves()
    ]
    return {"seats": seats, "view": game.view(-1), "moves": moves}


def first_of(seats: int, options: Json, wanted: set[str]) -> dict[str, Json]:
    """Every wanted kind of moment, of as few games as it takes; of marches one that may end in a fight."""
    found: dict[str, Json] = {}
    for seed in range(60):
        game = new_game("caribbean_conquest", seats, options, seed=f"moments {seed}")
        rng = random.Random(seed)
        while True:
            view: Json = game.view(-1)  # type: ignore[assignment]
            step = view["step"]
            ripe = step != "march" or any(goal["fight"] and goal["gain"] for goal in view["reach"])
            if step in wanted and step not in found and ripe:
                found[step] = moment(game, seats)
            if game.over or wanted <= set(found):
                break
            play_on(game, rng)
        if wanted <= set(found):
            break
    print(f"{seats} seats, {options}: {seed + 1} games; without {', '.join(sorted(wanted - set(found))) or 'nothing'}")
    return found


def main() -> None:
    moments = first_of(3, {"start_balls": 6, "start_gold": 20}, STEPS)
    moments |= {f"nine-{step}": one for step, one in first_of(4, {"boxes": "9"}, {"groups"}).items()}
    title = find_title("caribbean_conquest")
    options = [{"id": option.id, "default": option.default} for option in title.options]
    kinds = ("equipment", "zone", "sector", "tile")
    catalogue = [piece for piece in title.catalogue() if piece["kind"] in kinds]
    file = {"catalogue": catalogue, "options": options, "moments": moments}
    PLACE.write_text(json.dumps(file, separators=(",", ":")) + "\n")
    print(f"{', '.join(sorted(moments))}; {PLACE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

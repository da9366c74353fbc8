"""Writes moments of real games for tests of Maracaibo's page: `python tests/browser/maracaibo_moments.py`."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from flibuste import Game, new_game
from flibuste.games import find_title
from flibuste.kernel.moves import Move

PLACE: Final = Path(__file__).parents[2] / "web" / "src" / "games" / "maracaibo" / "moments.json"
STEPS: Final = {
    *("keep", "sail", "creditors", "development", "residence", "actions", "gulf", "effects", "upgrade", "dice"),
    *("raid-type", "raid", "treasure", "cube", "bury", "explore", "quest", "sell", "pick", "build", "figurehead"),
    *("market", "place", "reuse", "over"),
}
IN_MODULES: Final = {"rubies", "reserve"}
ALONE: Final = {"jordan"}
LIKED: Final = {"buy": 6, "build": 6, "figurehead": 5, "market": 5, "bury": 4, "upgrade": 3, "take": 2}
IDLE: Final = {"done": -5, "coins": -2, "stop": -2, "jordan": 0}

Json = dict[str, Any]


def choice(game: Game, rng: random.Random) -> Move:
    """A plain player: takes what it can get, and sails on slowly."""

    def liking(move: Move) -> float:
        verb = move.notation.split()[0]
        return LIKED.get(verb, 0) + IDLE.get(verb, 0) + 5 * rng.random()

    return max(game.moves(), key=liking)


def moment(game: Game, seats: int) -> Json:
    moves = [
        {"notation": move.notation, "key": move.key, "facts": dict(move.facts), "preview": dict(game.preview(move))}
        for move in game.moves()
    ]
    return {"seats": seats, "view": game.view(max(0, game.seat_to_move)), "moves": moves}


def voyage(seats: int, seed: int, options: dict[str, Any], wanted: set[str]) -> dict[str, Json]:
    """The first moments of each wanted kind, none of them before the second round where there are later ones."""
    game = new_game("maracaibo", seats, options, seed=f"moments {seed}")
    rng = random.Random(seed)
    found: dict[str, Json] = {}
    early: dict[str, Json] = {}
    while True:
        view: Json = game.view(max(0, game.seat_to_move))  # type: ignore[assignment]
        step = view["step"]
        if step in wanted and step not in found:
            (found if view["round"] > 1 or step == "over" else early)[step] = moment(game, seats)
        if game.over:
            return early | found
        game.submit(game.seat_to_move, choice(game, rng).notation)


def poseidon(found: Json) -> bool:
    return any("poseidon" in move["notation"] for move in found["moves"])


def first_of(seats: int, options: dict[str, Any], wanted: set[str]) -> Iterator[tuple[str, Json]]:
    """Every wanted kind of moment, of as few games as it takes."""
    found: dict[str, Json] = {}
    for seed in range(400):
        for step, one in voyage(seats, seed, options, wanted).items():
            found.setdefault(step, one)
            if step == "bury" and poseidon(one):
                found["bury-poseidon"] = one
        if wanted <= set(found) and ("bury" not in wanted or "bury-poseidon" in found):
            break
    print(f"{seats} seats, {options}: {seed + 1} games; without {', '.join(sorted(wanted - set(found))) or 'nothing'}")
    yield from found.items()


def main() -> None:
    moments: dict[str, Json] = dict(first_of(3, {}, STEPS))
    moments |= {f"alone-{step}": one for step, one in first_of(1, {"rubies": True}, ALONE | {"sail", "over"})}
    modules = {"rubies": True, "sunny_retirement": True, "hidden_locations": True, "quest_hunters": True}
    moments |= dict(first_of(4, modules, IN_MODULES))
    title = find_title("maracaibo")
    options = [{"id": option.id, "default": option.default} for option in title.options]
    file = {"catalogue": title.catalogue(), "options": options, "moments": moments}
    PLACE.write_text(json.dumps(file, separators=(",", ":")) + "\n")
    print(f"{', '.join(sorted(moments))}; {PLACE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

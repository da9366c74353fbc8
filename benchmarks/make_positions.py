"""Writes the positions that `flibuste bench` measures with: twenty from the middle of games, and the heaviest ones.

Run it only when a title's data format has changed, for figures from before and after are then no longer of the same
positions: `PYTHONPATH=src FLIBUSTE_PURE=1 python benchmarks/make_positions.py port_royal`
"""

import json
import sys
from pathlib import Path
from typing import cast

from flibuste.cli.bench import make_positions
from flibuste.games import find_title
from flibuste.games.amerigo.bags import counts
from flibuste.games.amerigo.moves import ACT, END, PLAN, AmerigoMove
from flibuste.games.amerigo.pieces import GREEN, ROUNDS, TILES
from flibuste.games.amerigo.position import AmerigoPosition
from flibuste.kernel.chance import quick
from flibuste.kernel.title import Title

FOLDER = Path(__file__).parent.parent / "src" / "flibuste" / "cli" / "positions"
HEAVY_GAMES = 12
HEAVY_STEPS = ("build", "lay", "sail", "plan")
HOARD = 10
"""Different tiles that wait before anybody builds, in a heavy game."""
POSTS_FIRST = 3


def heavy_positions(title: Title) -> list[object]:
    """For each of Amerigo's long lists the position that has most to look at, late on the full map of four players."""
    if title.id != "amerigo":
        return []
    heaviest: dict[str, tuple[int, object]] = {}
    for number in range(HEAVY_GAMES):
        position = cast(AmerigoPosition, title.new_position(title.agree(4, {}), quick(1000 + number), None))
        while position.seat_to_move() >= 0:
            step = position.step()
            weight = waiting(position) if step == "build" else len(position.moves())
            late = position.round >= ROUNDS - 1 or step in ("plan", "lay")
            if step in HEAVY_STEPS and late and (step not in heaviest or weight > heaviest[step][0]):
                heaviest[step] = (weight, position.to_data())
            play_hoarding(position)
    return [heaviest[step][1] for step in HEAVY_STEPS]


def waiting(position: AmerigoPosition) -> int:
    """Different tiles that the active player has planned and not built."""
    return sum(1 for number in counts(position.player().waiting, len(TILES)) if number)


def play_hoarding(position: AmerigoPosition) -> None:
    """As the baseline plays, but until late in the game everybody plans tiles of all kinds and builds none."""
    by_notation = {move.notation: cast(AmerigoMove, move) for move in position.moves()}
    move = cast(AmerigoMove, position.baseline_move())
    if position.round < ROUNDS - 1 and position.posts_on_map(position.active) >= POSTS_FIRST:
        if move.verb == ACT and waiting(position) < HOARD and "act red" in by_notation:
            move = by_notation["act red"]
        elif move.verb == ACT and move.what == GREEN:
            move = by_notation["gold"]
        elif move.verb in (PLAN, END) and position.step() == "plan":
            have = counts(position.player().waiting, len(TILES))
            new = [plan for plan in by_notation.values() if plan.verb == PLAN and have[plan.what] == 0]
            move = new[-1] if new else by_notation["end"]
    position.play(move)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        title = find_title(name)
        made = make_positions(title) + heavy_positions(title)
        lines = [json.dumps(data, separators=(",", ":")) for data in made]
        (FOLDER / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")

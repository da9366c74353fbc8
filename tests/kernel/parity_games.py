"""Seeded games of every title and their fingerprints: interpreted and compiled runs must play the very same ones.

python tests/kernel/parity_games.py            prints the fingerprints of this run
python tests/kernel/parity_games.py --write    stores them in parity.json, after a change of rules that was meant
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Final

import flibuste
from flibuste._modes import mode
from flibuste.bots import ask, find_bot
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.game import Game
from flibuste.kernel.options import Value
from flibuste.kernel.title import Title

STORED: Final = Path(__file__).with_name("parity.json")
FROZEN: Final = [("random", 20), ("baseline", 10)]
"""Bots that never change, and how many games each plays: those are stored."""
ALL: Final = [*FROZEN, ("greedy", 1)]
VARIED: Final[dict[str, list[dict[str, Value]]]] = {
    "amerigo": [
        {"decision_limit": 150},
        {},
        {"layout": 7, "tower": "loose"},
        {"post_needs_step": True, "tower": "sticky"},
        {"layout": 8, "allow_extra_chests": True},
        {"track_end_needs_base_ap": False, "tok17_permanent": True},
    ],
    "treasure_map": [
        {"decision_limit": 150},
        {"turn_limit": 12, "colors": "drawn", "stranded_rescue": False, "galleon_armed": False},
        {"turn_limit": 12, "npc_path_choice": "first_player", "galleon_color": "first_player", "min_move": 1},
        {"turn_limit": 12, "camouflage": "normal_roll", "port_neutral": False, "combat_tie": "defender_wins"},
        {"turn_limit": 12, "open_tokens": True, "eldorado": "printed", "beaten_pirates": "back_at_once"},
    ],
    "caribbean_conquest": [
        {"decision_limit": 150},
        {"turn_limit": 3, "start_gold": 15, "start_balls": 4},
        {"turn_limit": 3, "camouflage": "normal_roll", "start_gold": 20},
        {"turn_limit": 3, "combat_tie": "defender_wins", "majority": "half", "colors": "drawn"},
    ],
}
"""Options that no preset has: each for three games in turn. The first also keeps a slow bot's only game short."""


def play(title: Title, bot_name: str, number: int) -> Game:
    """A game that depends on nothing but its name; each published way to play comes in turn."""
    preset = title.presets[number % len(title.presets)]
    name = f"{title.id} {bot_name} {number}"
    seats = preset.least + number % (preset.most - preset.least + 1)
    varied = VARIED.get(title.id, [{}])
    options = {**preset.options, **varied[number // 3 % len(varied)]}
    game = flibuste.new_game(title.id, seats, options, seed=name)
    bot, rng = find_bot(bot_name), rng_from_text(name)
    while not game.over:
        game.submit(game.seat_to_move, bot.choose(ask(game.clone_position(), rng), rng))
    return game


def fingerprints(players: list[tuple[str, int]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for title in flibuste.titles():
        for bot, games in players:
            for number in range(games):
                game = play(title, bot, number)
                told = [[event.name, event.facts] for event in game.events]
                text = game.record().to_text() + json.dumps([told, game.view(-1), game.score_sheet()], sort_keys=True)
                found[f"{title.id} {bot} {number}"] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return found


def main() -> None:
    if "--write" in sys.argv:
        STORED.write_text(json.dumps(fingerprints(FROZEN), indent=2) + "\n", encoding="utf-8")
    print(json.dumps({"mode": mode(), "games": fingerprints(ALL)}, indent=2))


if __name__ == "__main__":
    main()

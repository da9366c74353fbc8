"""Writes the record behind Port Royal's tutorial: a game of a few turns in which everything comes up that it explains.

    PYTHONPATH=src FLIBUSTE_PURE=1 .venv/bin/python tests/tutorials/port_royal.py

A move that turns over a card names the card. What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from flibuste.games import find_title
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Luck

FILE = Path(__file__).parents[2] / "src/flibuste/games/port_royal/tutorial/record.jsonl"
OPTIONS = {"first_player": "1", "bust_odds": "always"}
MOVES = [
    # The learner finds two ships and trades one; Bao pays for the other.
    "reveal skiff:1/2",
    "reveal settler:4/1",
    "reveal pinnace:2/3",
    "stop",
    "trade pinnace:2/3",
    "trade skiff:1/2",
    # Bao finds an expedition and hires a Sailor; the learner pays to hire a Settler.
    "reveal expedition:ss",
    "reveal settler:4/1",
    "reveal flute:1/1",
    "reveal sailor:3/1",
    "stop",
    "hire sailor:3/1",
    "hire settler:4/1",
    # A tax, then four colors: the learner takes two cards and sends both Settlers on the expedition.
    "reveal tax:swords",
    "reveal settler:4/1",
    "reveal flute:2/3",
    "reveal galleon:2/1",
    "reveal skiff:3/2",
    "reveal pinnace:4/3",
    "stop",
    "trade flute:2/3",
    "hire settler:4/1",
    "expedition expedition:ss",
    "trade pinnace:4/3",
    # Bao repels one frigate and busts with the next.
    "reveal frigate:3/2",
    "reveal trader-green:3/1",
    "reveal frigate:1/1",
    "repel",
    "reveal frigate:6/3",
]

COINS = ["governor:8/0"] * 4 + ["jester:7/2"] * 3 + ["admiral:7/2"] * 3 + ["captain:4/1"] * 5 + ["priest:4/1"] * 5
"""What lies between the cards above: nobody sees the face of a coin."""


def play() -> Game:
    """Each card that is turned over lies where it is drawn; coins are drawn between them."""
    pile: list[str] = []
    made = 0
    game = begin(pile)
    while made < len(MOVES):
        verb, _, card = MOVES[made].partition(" ")
        if verb == "reveal":
            pile = [*drawn(game), card]
            game = begin(pile)
            for move in MOVES[:made]:
                submit(game, move)
        submit(game, MOVES[made])
        made += 1
    return game


def begin(pile: list[str]) -> Game:
    coins = list((Counter(COINS) - Counter(pile)).elements())
    return start(find_title("port_royal"), 2, OPTIONS, "tutorial", [Luck("shuffle", pile + coins)])


def submit(game: Game, move: str) -> None:
    game.submit(game.seat_to_move, "reveal" if move.startswith("reveal ") else move)


def drawn(game: Game) -> list[str]:
    """The cards that have left the draw pile, in the order in which they lay there."""
    shuffled = next(luck.result for luck in game.record().luck if luck.what == "shuffle")
    left = game.view(-1)["draw_pile"]
    assert isinstance(left, int)
    return shuffled[: len(shuffled) - left]


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(play().record().to_text(), encoding="utf-8")

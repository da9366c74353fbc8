"""Writes the record behind Amerigo's tutorial: one round in which everything comes up that it explains.

    PYTHONPATH=src FLIBUSTE_PURE=1 .venv/bin/python tests/tutorials/amerigo.py

A throw names the cubes that come out of the tower. What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from flibuste.games import find_title
from flibuste.games.amerigo.pieces import COLORS, CUBES_OF_A_COLOR, PIRATES, TOKENS, production_name, production_tokens
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Luck

FILE = Path(__file__).parents[2] / "src/flibuste/games/amerigo/tutorial/record.jsonl"
SEATS = 2
MAP = ["T16/0", "T13/1", "T9/0", "T15/2", "T6/3", "T14/0", "T10/2", "T4/2", "T7/1"]
"""In the middle of its north lies Gallega: eight cells, two post spaces, both in reach of the frame."""
INSIDE = "3 blue 2 black 2 red 3 brown 3 green 3 yellow 3 white"
"""Cubes that stay in the tower before the first round."""
PIRATE_MARKERS = ["2", "1", "0", "4", "0", "3"]
TOKENS_SHOWN = ["more-expansion", "more-planning", "seven-points", "fair-wind"]
TOKENS_SHOWN += ["more-gold", "more-navigation", "three-gold", "points-for-posts"]
TOKENS_NEXT = ["more-production", "safe-harbor", "post-gold", "red-is-green"]
MARKET = ["tobacco:3", "coffee:2", "cotton:4", "sugar:4", "coconut:3", "coffee:4"]
MARKET_NEXT = ["sugar:2", "cotton:2", "tobacco:4", "coffee:3", "coconut:2", "sugar:3"]
MOVES = [
    # Both of the learner's ships go to Gallega, Bao's to two islands.
    "throw 4 blue 1 red 1 green",
    "act blue",
    "sail I3",
    "post",
    "sail J1",
    "post",
    "act blue",
    "sail R11",
    "post",
    "sail M1",
    "post",
    # Many cubes of many colors: gold for the learner, production for Bao.
    "throw 2 black 1 red 1 brown 2 yellow 1 white",
    "gold",
    "act yellow",
    "buy coffee:2",
    # The learner plans what just fills Gallega; Bao something large.
    "throw 4 red 1 black 1 green",
    "act red",
    "plan village V3",
    "plan neutral D2",
    "plan village M1",
    "end",
    "act red",
    "plan neutral I3",
    "plan village V3",
    "end",
    # As many steps as the first token needs.
    "throw 4 brown 1 blue 1 yellow",
    "act brown",
    "steps 4",
    "take more-expansion",
    "act brown",
    "steps 4",
    "take more-navigation",
    # Few action points, but the token helps: Gallega is completed.
    "throw 2 green 2 black 1 blue",
    "act green",
    "build neutral D2",
    "lay D2/0 G4",
    "build village V3",
    "lay V3/1 G2",
    "build village M1",
    "lay M1/0 H1",
    "act green",
    "build neutral I3",
    "lay I3/0 N11",
    # Gold helps the learner to buy, Bao takes some.
    "throw 2 yellow 2 white 1 red",
    "act yellow",
    "buy tobacco:3",
    "gold",
    # Cannons at the last moment; Bao would rather be first, and pays for it.
    "throw 3 white 1 black 1 green",
    "act black",
    "steps 3",
    "act white",
    "steps 3",
    "pirates",
]


def play() -> Game:
    game = start(find_title("amerigo"), SEATS, {}, "tutorial", luck())
    for move in MOVES:
        game.submit(game.seat_to_move, move.split(" ")[0] if move.startswith("throw ") else move)
    return game


def luck() -> list[Luck]:
    every = Counter(dict.fromkeys(COLORS, CUBES_OF_A_COLOR))
    throws = [cubes(move.removeprefix("throw ")) for move in MOVES if move.startswith("throw ")]
    return [
        Luck("map", MAP),
        Luck("order", ["0", "1"]),
        Luck("pirates", PIRATE_MARKERS),
        Luck("tokens", pile([token.code for token in TOKENS], TOKENS_SHOWN + TOKENS_NEXT)),
        Luck("production", pile([production_name(token) for token in production_tokens(SEATS)], MARKET + MARKET_NEXT)),
        *(Luck("tower", out) for out in [list((every - Counter(cubes(INSIDE))).elements()), *throws]),
    ]


def cubes(text: str) -> list[str]:
    words = text.split()
    return [color for number, color in zip(words[::2], words[1::2], strict=True) for _ in range(int(number))]


def pile(pieces: list[str], drawn: list[str]) -> list[str]:
    """All pieces, those that are drawn first on top: the last one is drawn first."""
    return [*(Counter(pieces) - Counter(drawn)).elements(), *reversed(drawn)]


if __name__ == "__main__":
    assert sorted(PIRATE_MARKERS) == sorted(str(strength) for strength in PIRATES)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(play().record().to_text(), encoding="utf-8")

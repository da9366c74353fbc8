"""Writes the record behind Maracaibo's tutorial: a first voyage in which everything comes up that it explains.

    PYTHONPATH=src FLIBUSTE_PURE=1 .venv/bin/python -m tests.tutorials.maracaibo

What is said at which move stands in lesson.toml beside the record.
"""

from __future__ import annotations

from pathlib import Path

from flibuste.games import find_title
from flibuste.kernel.game import Game, start
from flibuste.kernel.logbook import Luck

FILE = Path(__file__).parents[2] / "src/flibuste/games/maracaibo/tutorial/record.jsonl"
SEATS = 2
COLUMNS = [
    ["I-E5", "LOC7"],
    ["I-C2", "LOC1", "RES9"],
    ["I-S1", "LOC2", "I-E1", "I-C3"],
    ["I-C7", "I-S2"],
    ["LOC8", "I-C5", "RES1", "I-E3"],
    ["I-C9", "LOC3", "LOC5"],
    ["I-E4", "RES6", "I-S3", "LOC6"],
    ["I-C4", "I-E2", "I-C6"],
    ["LOC4", "RES4"],
]
"""The learner's way: Trinidad (LOC1), the Gravedigger (I-C7), Bonaire (LOC3), Rum (I-E2)."""
MAP = [card for column in COLUMNS for card in column]
VALUE_TILES = ["emerald", "gold", "pearl", "emerald", "gold", "pearl"]
BLACK_MARKETS = ["front", "back", "front", "back", "front"]
QUESTS = ["Q04", "Q17", "Q07", "Q15"]
"""Two for the learner, two for Bao."""
QUEST_MARKET = ["Q01", "Q09", "Q11"]
FIGUREHEADS = ["lion", "harpy", "kraken", "unicorn"]
LEVEL_2 = ["II-C14", "II-E9", "II-S5", "II-E4", "II-C3"]
DICE = ["2 3 1", "5 2 4", "4 1 3"]
"""The learner's first throw and the one after it, Bao's."""
MOVES = [
    "keep Q04",
    "keep Q15",
    # Trinidad: gold gains in value, a better ship, a raid.
    "sail c2.2",
    "upgrade A4",
    "do raid",
    "reroll",
    "die gold",
    "spend loot",
    "spend vp",
    # Bao comes to the same place, and pays for it.
    "sail c2.2",
    "upgrade A1",
    "do raid",
    "die gold",
    "spend doubloons",
    "spend vp",
    # The Gravedigger buries the gold.
    "sail c4.1",
    "buy",
    "bury gold 1",
    "sail c4.2",
    "buy",
    # Bonaire: exploring, with an upgrade that helps.
    "sail c6.2",
    "upgrade A5",
    "explore 4u",
    "sail c5.2",
    "buy",
    # Rum, for an income.
    "sail c8.2",
    "buy",
    "sail c8.1",
    "coins",
    # The Gulf: an upgrade that draws a quest, and another exploration.
    "sail gulf",
    "upgrade A2",
    "take Q01",
    "do explore",
    "explore 8",
    "upgrade B3",
    "sail c9.1",
    "upgrade A5",
    "draw",
    # Maracaibo, with a figurehead for the next voyages.
    "upgrade B1",
    "figurehead harpy",
]


def play() -> Game:
    game = start(find_title("maracaibo"), SEATS, {}, "tutorial", luck())
    for move in MOVES:
        game.submit(game.seat_to_move, move)
    return game


def luck() -> list[Luck]:
    residences = [card for card in MAP if card.startswith("RES")]
    developments = [card for card in MAP if card.startswith("I-")]
    return [
        Luck("first-player", ["1"]),
        Luck("residences", residences),
        Luck("developments", developments),
        Luck("map", MAP),
        Luck("level-2", LEVEL_2),
        Luck("value-tiles", VALUE_TILES),
        Luck("black-markets", BLACK_MARKETS),
        Luck("quests", QUESTS),
        Luck("quests", QUEST_MARKET),
        Luck("figureheads", FIGUREHEADS),
        *[Luck("dice", throw.split()) for throw in DICE],
    ]


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(play().record().to_text(), encoding="utf-8")

"""Caribbean Conquest in the terminal, by scripted typing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from flibuste.cli.boards import find_board
from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.game import Game, start
from flibuste.kernel.records import read_record
from flibuste.phrases import LANGUAGES
from flibuste.words import Words

NAMES = ["Anne", "Bao", "Chloé", "Dirk"]
IDS = re.compile(r"\b(line|card|event|reason|prompt|move|equipment|zone)-[a-z][a-z-]+")
SHORT = ("--option", "turn_limit=2")


def test_a_whole_game_against_a_bot(flibuste: Command, tmp_path: Path) -> None:
    file = tmp_path / "record"
    bots = ("play", "caribbean_conquest", "--text", "--seed", "b", "--bots", "random", "--record", str(file), *SHORT)
    said = flibuste(*bots, typed="1\n" * 200)
    assert said.code == 0
    assert "Caribbean Conquest, 2 players: Player 1 and Random 2." in said.out
    assert "The last turn is over: most points win." in said.out
    assert "Gold (it decides a tie)" in said.out
    assert not IDS.search(said.out)
    assert read_record(file.read_text(encoding="utf-8")).outcome is not None
    again = flibuste("replay", str(file), "--lang", "fr")
    assert again.code == 0
    assert "crâne de pirate" in again.out
    assert not IDS.search(again.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, {"start_balls": 4}), (4, {"boxes": "4"})])
def test_every_decision_can_be_asked_and_described(language: str, seats: int, options: dict[str, object]) -> None:
    board = find_board("caribbean_conquest")
    words = Words(find_title("caribbean_conquest"), language)
    game = start(find_title("caribbean_conquest"), seats, {"turn_limit": 6, "start_gold": 12, **options}, "described")
    rng = rng_from_text("described")
    steps = set()
    while not game.over and len(game.entries) < 400:
        view = game.view(0)
        question, facts = board.question(game.step, view, [])
        said = [words.prompt(question, game.seat_to_move, NAMES, you, facts) for you in (0, -1)]
        if game.step not in steps:
            steps.add(game.step)
            for you in (0, -1):
                for full, odds in ((True, True), (True, False), (False, False)):
                    said += board.describe(view, words, NAMES[:seats], you, full, odds)
        assert words.complaints == []
        assert not [line for line in said if IDS.search(line) or "{" in line]
        moves = game.moves()
        sensible = rng.below(2) == 0
        game.submit(
            game.seat_to_move, game.clone_position().baseline_move() if sensible else moves[rng.below(len(moves))]
        )
    assert {"spin", "deploy", "purchases", "groups", "size", "march"} <= steps


def described(game: Game, full: bool = True) -> list[str]:
    words = Words(find_title("caribbean_conquest"), "en")
    return find_board("caribbean_conquest").describe(game.view(0), words, NAMES[:2], 0, full, True)


def test_the_board_and_what_everybody_has() -> None:
    game = start(find_title("caribbean_conquest"), 2, {}, "sketch")
    game.submit(0, "spin")
    lines = described(game)
    assert lines[0] == f"Turn 0 of 40. First player: {NAMES[game.view(0)['first']]}."  # type: ignore[call-overload]
    assert lines[1].split() == [str(column) for column in range(12)]
    assert [line.split()[0] for line in lines[2:14]] == [str(row) for row in range(12)]
    sketch = "\n".join(lines[2:14])
    assert sketch.count("C1") == sketch.count("C2") == 1
    assert re.search(r"@\d", sketch)
    assert any(line.startswith("You (1): 1 point, 0 gold, 1 cannonball.") for line in lines)
    assert any("1 ship." in line for line in lines)


def test_only_cells_of_this_board_are_at_hand() -> None:
    title = find_title("caribbean_conquest")
    game = start(title, 2, {}, "cells")
    board = find_board("caribbean_conquest")
    view = game.view(0)
    assert board.is_at_hand(title.book.named("at 11,11"), view)
    assert not board.is_at_hand(title.book.named("at 12,0"), view)
    assert board.is_at_hand(title.book.named("spin"), view)

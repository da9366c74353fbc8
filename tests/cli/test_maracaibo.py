"""Pirates of Maracaibo in the terminal, by scripted typing."""

from __future__ import annotations

import re
from collections.abc import Iterator
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
IDS = re.compile(r"\b(line|card|event|reason|prompt|move|sign|place|effect|permanent|income|missing)-[a-z][a-z-]+")
ODDITIES = {
    "hidden_locations": True, "hidden_developments": True, "quest_hunters": True, "rubies": True,
    "sunny_retirement": True,
}  # fmt: skip


def some_game(seed: str, seats: int, **options: object) -> Iterator[Game]:
    """A game before each of its moves, and at its end."""
    game = start(find_title("maracaibo"), seats, options, seed)
    rng = rng_from_text(seed)
    while not game.over:
        yield game
        moves = game.moves()
        game.submit(game.seat_to_move, moves[rng.below(len(moves))].notation)
    yield game


def test_a_whole_game_against_a_bot(flibuste: Command, tmp_path: Path) -> None:
    file = tmp_path / "record"
    bots = ("play", "maracaibo", "--text", "--seed", "b", "--bots", "random", "--record", str(file))
    said = flibuste(*bots, typed="1\n" * 400)
    assert said.code == 0
    assert "Pirates of Maracaibo, 2 players: Player 1 and Random 2." in said.out
    assert "Three voyages are over: most points win." in said.out
    assert "Buried treasures (they decide a tie)" in said.out
    assert not IDS.search(said.out)
    assert read_record(file.read_text(encoding="utf-8")).outcome is not None
    again = flibuste("replay", str(file), "--lang", "fr")
    assert again.code == 0
    assert "Chaque carte\xa0: " in again.out
    assert not IDS.search(again.out)


def test_alone_against_jordan_in_french(flibuste: Command) -> None:
    alone = ("play", "maracaibo", "--seats", "1", "--bots", "none", "--lang", "fr", "--seed", "c")
    said = flibuste(*alone, typed="1\n" * 400)
    assert said.code == 0
    assert "Retournez la carte de Jordan" in said.out
    assert "Jordan\xa0: " in said.out
    assert "Trois traversées sont achevées" in said.out
    assert not IDS.search(said.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (1, ODDITIES), (4, ODDITIES)])
def test_every_decision_can_be_asked_and_described(language: str, seats: int, options: dict[str, object]) -> None:
    board = find_board("maracaibo")
    words = Words(find_title("maracaibo"), language, dict.fromkeys(options, True))
    steps = set()
    for game in some_game(f"table {seats}", seats, **options):
        view = game.view(0)
        said: list[str] = []
        if not game.over:
            question, facts = board.question(game.step, view, [])
            said += [words.prompt(question, game.seat_to_move, NAMES, you, facts) for you in (0, -1)]
        if game.step not in steps:
            steps.add(game.step)
            for you in (0, -1):
                for full, odds in ((True, True), (True, False), (False, False)):
                    said += board.describe(view, words, NAMES[:seats], you, full, odds)
        assert not any(IDS.search(line) for line in said)
        assert not any("{" in line or "None" in line for line in said)
    assert len(steps) > 10
    assert words.complaints == []


def test_the_sketch_shows_cards_islands_and_ships() -> None:
    words = Words(find_title("maracaibo"), "en")
    game = start(find_title("maracaibo"), 2, {}, "sketch")
    while game.step != "sail":
        game.submit(game.seat_to_move, game.moves()[0].notation)
    seat = game.seat_to_move
    game.submit(seat, "sail c1.2")
    told = find_board("maracaibo").describe(game.view(0), words, NAMES[:2], 0, True, False)
    sketch = told[1:10]
    assert [line.split()[0] for line in sketch[:2]] == ["gold", "×4"]
    assert sketch[4].startswith("1.1 ")
    assert sketch[6].startswith("1.2 ")
    assert f"@{seat + 1}" in sketch[7][:8]
    assert sum("emerald" in line for line in sketch) == 1


def test_why_is_answered_about_what_lies_there() -> None:
    """Cards in the box and other layouts' places are passed over."""
    board = find_board("maracaibo")
    game = start(find_title("maracaibo"), 2, {}, "hand")
    view = game.view(0)
    book = find_title("maracaibo").book
    there = [move.notation for move in book.moves if board.is_at_hand(move, view)]
    assert "sail c5.4" in there
    assert "sail c2.4" not in there
    assert sum(notation.startswith("build ") for notation in there) == 4
    assert sum(notation.startswith("keep ") for notation in there) == 2

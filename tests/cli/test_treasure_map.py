"""Treasure Map in the terminal, by scripted typing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.treasure_map.table import arrange

from flibuste.cli.boards import find_board
from flibuste.games import find_title
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.game import Game, start
from flibuste.kernel.records import read_record
from flibuste.phrases import LANGUAGES
from flibuste.words import Words

NAMES = ["Anne", "Bao", "Chloé", "Dirk"]
IDS = re.compile(r"\b(line|card|event|reason|prompt|move|sign|place|zone|token|piece|preview)-[a-z][a-z-]+")


def some_game(seed: str, seats: int, **options: object) -> Iterator[Game]:
    """A game before each of its moves, and at its end; two moves of three are the baseline's."""
    game = start(find_title("treasure_map"), seats, {"turn_limit": 25, **options}, seed)
    rng = rng_from_text(seed)
    while not game.over:
        yield game
        moves = game.moves()
        sensible = game.clone_position().baseline_move()
        game.submit(game.seat_to_move, sensible if rng.below(3) else moves[rng.below(len(moves))])
    yield game


def test_a_whole_game_against_a_bot(flibuste: Command, tmp_path: Path) -> None:
    file = tmp_path / "record"
    bots = ("play", "treasure_map", "--text", "--seed", "b", "--bots", "random", "--record", str(file))
    said = flibuste(*bots, "--option", "turn_limit=4", typed="1\n" * 400)
    assert said.code == 0
    assert "Treasure Map, 2 players: Player 1 and Random 2." in said.out
    assert "The last turn is over" in said.out
    assert "Turn 4: the compass shows" in said.out
    assert not IDS.search(said.out)
    assert read_record(file.read_text(encoding="utf-8")).outcome is not None
    again = flibuste("replay", str(file), "--lang", "fr")
    assert again.code == 0
    assert "Les bords se touchent." in again.out
    assert not IDS.search(again.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_decision_can_be_asked_and_described(language: str, seats: int) -> None:
    board = find_board("treasure_map")
    words = Words(find_title("treasure_map"), language)
    steps: dict[str, int] = {}
    for game in some_game(f"table {seats}", seats):
        view = game.view(0)
        said: list[str] = []
        if not game.over:
            question, facts = board.question(game.step, view, [])
            said += [words.prompt(question, game.seat_to_move, NAMES, you, facts) for you in (0, -1)]
        steps[game.step] = steps.get(game.step, 0) + 1
        if steps[game.step] < 5:
            for you in (0, -1):
                for full, odds in ((True, True), (True, False), (False, False)):
                    said += board.describe(view, words, NAMES[:seats], you, full, odds)
        assert not any(IDS.search(line) for line in said)
        assert not any("{" in line or "None" in line for line in said)
    assert len(steps) > 3
    assert words.complaints == []


def test_the_sketch_shows_the_chart_and_who_is_where() -> None:
    table = arrange(3, at={0: "5,5 6,6", 1: "7,2", 2: "7,2"}, galleon="3,8", coins={"5,8": 2}, pirates={1: "-"})
    words = Words(find_title("treasure_map"), "en")
    told = find_board("treasure_map").describe(table.game.view(0), words, NAMES[:3], 0, True, False)
    sketch = [line.split() for line in told[1:14]]
    assert sketch[0] == [str(column) for column in range(12)]
    assert sketch[1] == ["0", "C", "P", ".", ".", ".", ".", ".", ".", "C", "P", "T1", "J"]
    assert sketch[6] == ["5", ".", ".", ".", "x2K", "w", "u1w", ".", ".", "$P", "C", ".", "."]
    assert sketch[7][7] == "&1T"
    assert sketch[8][3] == "@2+"
    assert sketch[4][9] == "G."
    assert "Pirate 1 is beaten, its hoard: nothing." in told


def test_fights_are_told_with_their_odds() -> None:
    table = arrange(at={0: "7,2", 1: "7,2"}, cards={0: "sabre"}, level=2, pirates={1: "7,2"}).play("stop")
    words = Words(find_title("treasure_map"), "en")
    told = find_board("treasure_map").describe(table.game.view(0), words, NAMES[:2], 0, False, False)
    assert told[:2] == [
        "Bao, close combat: a die + 1 (Sabre) against a die, 68% to win.",
        "Pirate 1, close combat: a die + 1 (Sabre) against a die + 4 (level 2), 9% to win.",
    ]


def test_why_is_answered_about_what_lies_there() -> None:
    """Tokens that nobody here knows, gold that nobody has and seats that nobody takes are passed over."""
    board = find_board("treasure_map")
    view = arrange(tokens={0: "token-1-Z9", 1: "token-1-Z1"}, gold={0: 3}).game.view(0)
    there = [move.notation for move in find_title("treasure_map").book.moves if board.is_at_hand(move, view)]
    assert "store-token token-1-Z9" in there
    assert "store-token token-1-Z1" not in there
    assert "fight crew-2" in there
    assert "fight crew-3" not in there
    assert [notation for notation in there if notation.startswith("store-gold")] == [
        f"store-gold {n}" for n in (1, 2, 3)
    ]


def test_amounts_of_gold_are_few() -> None:
    table = arrange(step="actions", at={0: "5,8 5,9"}, gold={0: 23})
    listed = find_board("treasure_map").short_list(table.game.moves(), lambda move: {})
    amounts = [move.notation for move in listed if move.key == "move-store-gold"]
    assert amounts == [f"store-gold {amount}" for amount in (1, 5, 10, 15, 20, 23)]

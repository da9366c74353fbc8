"""Amerigo in the terminal, by scripted typing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from tests.cli.conftest import Command

from flibuste.cli.boards import find_board
from flibuste.cli.boards.amerigo import MOST_LINES
from flibuste.games import find_title
from flibuste.games.amerigo.play import STEPS
from flibuste.games.amerigo.view import AmerigoView
from flibuste.kernel.chance import rng_from_text
from flibuste.kernel.game import Game, start
from flibuste.kernel.records import read_record
from flibuste.phrases import LANGUAGES
from flibuste.words import Words

PLAY = ("play", "amerigo", "--text", "--seed", "a", "--bots", "none", "--seats", "2", "--option", "layout=5")
NAMES = ["Anne", "Bao", "Chloé", "Dirk"]
IDS = re.compile(
    r"\b(line|card|token|event|reason|prompt|move|sign|shape|color|good|production|tile|place)-[a-z][a-z-]+"
)


def amerigo(seed: str, seats: int = 2, **options: object) -> Game:
    return start(find_title("amerigo"), seats, options, seed)


def some_game(seed: str, seats: int) -> Iterator[Game]:
    """A game before each of its moves, and at its end: half of them at random, half as the baseline chooses."""
    game = amerigo(seed, seats, layout=5)
    rng = rng_from_text(seed)
    while not game.over:
        yield game
        moves = game.moves()
        choice = moves[rng.below(len(moves))] if rng.below(2) else game.clone_position().baseline_move()
        game.submit(game.seat_to_move, choice.notation)
    yield game


def sailing(seed: str = "a") -> Game:
    """The game of PLAY when the first ship is about to sail."""
    game = amerigo(seed, layout=5)
    for notation in ("throw", "act blue"):
        game.submit(game.seat_to_move, notation)
    return game


# --- whole games ------------------------------------------------------------------------------------------------------


def test_a_whole_game(flibuste: Command, tmp_path: Path) -> None:
    """Whoever takes gold in every phase sees a game to its end."""
    file = tmp_path / "record"
    typed = "throw\ngold\npirates\n" * 120
    bots = ("play", "amerigo", "--text", "--seed", "b", "--bots", "baseline")
    said = flibuste(*bots, "--record", str(file), typed=typed)
    assert said.code == 0
    assert "Amerigo, 2 players: Player 1 and Baseline 2." in said.out
    assert "Five rounds are over: most points win." in said.out
    assert "Place in the turn order" in said.out
    assert not IDS.search(said.out)
    assert read_record(file.read_text(encoding="utf-8")).outcome is not None
    again = flibuste("replay", str(file), "--lang", "fr")
    assert again.code == 0
    assert "Cinq manches" not in again.out
    assert "Sur la carte\xa0: " in again.out
    assert not IDS.search(again.out)


def test_in_french_among_people(flibuste: Command) -> None:
    people = ("--bots", "none", "--seats", "3", "--names", "Zoé,Bao", "--option", "decision_limit=100")
    said = flibuste("play", "amerigo", *people, "--lang", "fr", "--seed", "c", typed="1\n2\n1\n" * 100)
    assert said.code == 0
    assert "Amerigo, 3 joueurs\xa0: Zoé, Bao et Joueur 3." in said.out
    assert "La limite de décisions est atteinte" in said.out
    assert not IDS.search(said.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_decision_can_be_asked_and_described(language: str, seats: int) -> None:
    board = find_board("amerigo")
    words = Words(find_title("amerigo"), language)
    steps = set()
    for game in some_game(f"table {seats}", seats):
        if game.over:
            break
        view = game.view(0)
        question, facts = board.question(game.step, view, [])
        said = [words.prompt(question, game.seat_to_move, NAMES, you, facts) for you in (0, -1)]
        if game.step not in steps:
            steps.add(game.step)
            for you in (0, -1):
                for full, odds in ((True, True), (True, False), (False, False)):
                    said += board.describe(view, words, NAMES[:seats], you, full, odds)
        assert not any(IDS.search(line) for line in said)
    assert steps == {step.name for step in STEPS} - {"over"}
    assert words.complaints == []


def test_the_end_can_be_described_to_anyone() -> None:
    words = Words(find_title("amerigo"), "en")
    *_, game = some_game("end", 2)
    told = find_board("amerigo").describe(game.view(-1), words, NAMES[:2], -1, True, True)
    assert told[0].startswith("Round 5 of 5")
    assert words.complaints == []


# --- the map ----------------------------------------------------------------------------------------------------------


def cell(lines: list[str], name: str) -> str:
    """What stands on the printed map at a cell, by the letters above and the number at its left."""
    head = next(line for line in lines if line.split()[:3] == ["A", "B", "C"])
    row = next(line for line in lines if line.split()[:1] == [name[1:]] and line.startswith(" "))
    column = head.index(name[0])
    return row[column - 2 : column + 1].strip()


def test_the_map_shows_everything_that_lies_on_it() -> None:
    words = Words(find_title("amerigo"), "en")
    for game in some_game("map", 2):
        view = cast(AmerigoView, game.view(0))
        if len({tile["tile"] for tile in view["tiles"]}) == 2:
            break
    told = find_board("amerigo").describe(game.view(0), words, NAMES[:2], 0, True, True)
    assert len(view["tiles"]) >= 2
    assert len(view["posts"]) >= 2
    for tile in view["tiles"]:
        sign = f"V{tile['seat'] + 1}" if tile["tile"] == "village" else "NN"
        assert {cell(told, name) for name in tile["cells"]} == {sign}
    for post in view["posts"]:
        assert cell(told, post["cell"]) == f"P{post['seat'] + 1}"
    ships = [ship for player in view["players"] for ship in player["ships"] if ship and "-" not in ship]
    assert ships
    assert all(cell(told, ship) in ("S1", "S2") for ship in ships)
    goods = {"cotton": "co", "sugar": "su", "coconut": "nu", "coffee": "cf", "tobacco": "to"}
    assert all(cell(told, name) == goods[good] for name, good in view["free_goods"].items())
    for anchor in view["open_anchors"]:
        assert anchor in ships or cell(told, anchor) == "+"
        assert cell(told, view["map"]["anchors"][anchor]) == "[]"


def test_frame_spaces_stand_around_the_map() -> None:
    words = Words(find_title("amerigo"), "en")
    told = find_board("amerigo").describe(sailing().view(0), words, NAMES[:2], 0, True, False)
    head = next(number for number, line in enumerate(told) if line.split()[:3] == ["A", "B", "C"])
    assert told[head + 1].split() == ["0"] * 3 + ["1"] * 6 + ["2"] * 6 + ["3"] * 3
    assert told[head + 5].split()[:2] == ["4", "11"]
    assert told[head + 5].split()[-1] == "4"
    assert told[head + 20].split() == ["9"] * 3 + ["8"] * 6 + ["7"] * 6 + ["6"] * 3


# --- choosing ---------------------------------------------------------------------------------------------------------


def test_long_lists_are_short(flibuste: Command) -> None:
    moves = sailing().moves()
    assert len(moves) > 100
    said = flibuste(*PLAY, typed="throw\nact blue\nq\n")
    listed = [line for line in said.out.splitlines() if re.match(r"  \d+\. Sail to ", line)]
    assert 0 < len(listed) <= MOST_LINES
    assert all("a post can be put there" in line for line in listed)
    assert f"… and {len(moves) - len(listed)} more: type one, or words of it" in said.out


def test_the_best_places_come_first() -> None:
    """Those that cost no gold, then those that bring most points; short lists are left as they are."""
    board = find_board("amerigo")
    game = sailing()
    best = board.short_list(game.moves(), game.preview)
    ranked = [(brings["spends"], -brings["points"], brings["ap"]) for brings in map(game.preview, best)]
    assert ranked == sorted(ranked)
    few = game.moves()[:MOST_LINES]
    assert board.short_list(few, game.preview) == few


def test_a_place_by_its_name(flibuste: Command) -> None:
    """Without the verb, and in small letters; what is not on the list can be typed too."""
    said = flibuste(*PLAY, typed="throw\nact blue\na12\nframe-3\nq\n")
    assert "ship 1 enters the map and sails to A12." in said.out
    assert "ship 2 enters the map and sails to frame space 3." in said.out


def test_words_of_a_move(flibuste: Command) -> None:
    said = flibuste(*PLAY, typed="thr\nnavi\nsail\nsa\nframe 4\nq\n")
    assert "throws" in said.out
    assert "chooses navigation" in said.out
    assert said.out.count("moves fit “sail”: type more words.") == 1
    assert "moves fit “sa”: type more words." in said.out
    assert "sails to frame space 4." in said.out


def test_several_moves_fit(flibuste: Command) -> None:
    said = flibuste(*PLAY, typed="throw\nact red\ndomino\n1\nend\ngold\n" * 10)
    assert "Several moves fit “domino”:\n  1. Plan a village (domino)" in said.out
    assert "plans a village (domino)." in said.out


def test_what_is_refused_says_why(flibuste: Command) -> None:
    said = flibuste(
        *PLAY, typed="act blue\nthrow\nact blue\nsail b1\nwhy sail b1\nwhy b1\nlay I3/0 B1\nblub\n0\n99\nq\n"
    )
    assert "First the cubes must be thrown." in said.out
    assert "Ships need water: at B1 there is land." in said.out
    assert said.out.count("Sail to B1: Ships need water: at B1 there is land. (rule AM-SAIL-") == 2
    assert "In this phase you have chosen navigation." in said.out
    for text in ("blub", "0", "99"):
        assert f"I do not understand “{text}”" in said.out


def test_undo_until_the_next_throw(flibuste: Command) -> None:
    said = flibuste(*PLAY, typed="throw\nact blue\na12\nu\nu\nu\ngold\nq\n")
    assert said.out.count("Taken back.") == 2
    assert "Something was revealed since then: it cannot be taken back." in said.out
    assert "gold for the cubes on the action space" in said.out


def test_a_look_back_is_short(flibuste: Command) -> None:
    said = flibuste(*PLAY, typed="throw\ngold\ngold\n" * 5 + "l\nq\n")
    told = said.out.rpartition("your choice: ")[0].rpartition("your choice: ")[2]
    assert told.count(" throws ") == 2


@pytest.mark.parametrize(
    "language, name", [("en", "More than five large islands"), ("fr", "Plus de cinq grandes îles")]
)
def test_the_title_is_listed(flibuste: Command, language: str, name: str) -> None:
    said = flibuste("titles", "--lang", language)
    assert "amerigo: Amerigo, 2-4" in said.out
    assert f"--option allow_extra_chests=off: {name} (on or off)" in said.out

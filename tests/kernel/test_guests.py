"""Bots from elsewhere: another package's entry point, and a process that answers line by line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import flibuste
from flibuste.bots import ask, find_bot, guest_names
from flibuste.bots.engine import EngineBot
from flibuste.bots.match import play_out
from flibuste.kernel.chance import quick
from flibuste.kernel.position import Position

EXAMPLES = Path(__file__).parents[2] / "examples"


def a_position(title: str = "port_royal") -> Position:
    position = flibuste.new_game(title, 2, seed="guests").clone_position()
    position.play(position.moves()[0])
    return position


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages in which a test may install one by hand."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def install(folder: Path, name: str, value: str) -> None:
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[flibuste.bots]\n{name} = {value}\n")


def test_a_bot_of_another_package_is_found_and_plays(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES / "cautious" / "src"))
    install(installed, "cautious", "flibuste_cautious:Cautious")
    assert "cautious" in guest_names()
    position = a_position()
    play_out(position, [find_bot("cautious"), find_bot("random")], [quick(1), quick(2)])
    assert position.seat_to_move() == -1


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("no_such_module:Bot", "The bot 'odd' of no_such_module:Bot does not load"),
        ("json:dumps", "The bot 'odd' of json:dumps does not load"),
        ("builtins:dict", "The bot 'odd' of builtins:dict is not a flibuste.bots.Bot"),
    ],
)
def test_a_guest_that_is_no_bot_is_refused_with_a_sentence(installed: Path, value: str, sentence: str) -> None:
    install(installed, "odd", value)
    with pytest.raises(flibuste.FlibusteError, match=sentence):
        find_bot("odd")


@pytest.mark.parametrize("title", ["port_royal", "amerigo"])
def test_a_process_plays_by_lines(title: str) -> None:
    command = f"{sys.executable} {EXAMPLES / 'line_engine.py'}"
    bot = find_bot(f"engine:{command}")
    assert find_bot(f"engine:{command}") is bot
    position = a_position(title)
    for stream in range(4):
        if position.seat_to_move() >= 0:
            rng = quick(stream)
            move = bot.choose(ask(position, rng), rng)
            assert move in position.moves()
            position.play(move)
    assert isinstance(bot, EngineBot)
    bot.close()


ANSWERS = {
    'print("hello", flush=True)': "answered 'hello', not a line like",
    'print(\'{"ask": 1, "move": "dance"}\', flush=True)': "chose 'dance', which is not a legal move",
    'print(\'{"ask": 7, "move": "reveal"}\', flush=True)': "not a line like",
    "pass": "answered '', not a line like",
}


@pytest.mark.parametrize("line", ANSWERS, ids=ANSWERS.values())
def test_a_wrong_answer_is_told_in_a_sentence(tmp_path: Path, line: str) -> None:
    script = tmp_path / "engine.py"
    script.write_text(f"import sys\nsys.stdin.readline()\n{line}\n")
    bot = EngineBot(f"{sys.executable} {script}")
    rng = quick(1)
    with pytest.raises(flibuste.FlibusteError, match=ANSWERS[line]):
        bot.choose(ask(a_position(), rng), rng)
    bot.close()


def test_an_engine_that_does_not_start_is_told_in_a_sentence() -> None:
    rng = quick(1)
    with pytest.raises(flibuste.FlibusteError, match="The engine 'no-such-program' does not start"):
        EngineBot("no-such-program").choose(ask(a_position(), rng), rng)

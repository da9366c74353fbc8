"""Bots from elsewhere: another package's entry point, and a process that answers line by line."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

import flibuste
from flibuste.bots import Bot, ask, dismiss_engines, find_bot, guest_names
from flibuste.bots.engine import EngineBot
from flibuste.bots.match import Played, play_match, play_out
from flibuste.games import find_title
from flibuste.kernel.chance import quick
from flibuste.kernel.position import Position

pytestmark = pytest.mark.once  # bots choose by what the rules say: those are run both ways
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
    "sys.exit(3)": "has ended by itself, with code 3",
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


# --- matches ----------------------------------------------------------------------------------------------------------

GOOD = """import json, sys
for line in sys.stdin:
    print(line, end="", file=open(sys.argv[1], "a"))
    told = json.loads(line)
    if "ask" in told:
        print(json.dumps({"ask": told["ask"], "move": told["moves"][0]["notation"]}), flush=True)
"""
FAULTS = {
    "dance": ('print(\'{"ask": %d, "move": "dance"}\' % told[\'ask\'], flush=True)', "which is not a legal move"),
    "dead": ("sys.exit(3)", "has ended by itself, with code 3"),
    "silent": ("time.sleep(1000)", "has not answered within 1 s."),
}


def engine(folder: Path, line: str) -> str:
    limit = "1s" if "sleep" in line else "60s"
    script = folder / "engine.py"
    script.write_text(
        f"import json, os, sys, time\nopen({str(folder / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        f"for text in sys.stdin:\n    told = json.loads(text)\n    if 'ask' in told:\n        {line}\n"
    )
    return f"engine:{limit}:{sys.executable} {script}"


def match(bots: list[Bot], recorded: bool = False) -> Played:
    title = find_title("port_royal")
    return play_match(title, title.agree(2, {}), "luck", bots, [quick(1), quick(2)], recorded)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("recorded", [False, True])
def test_who_does_not_play_on_loses_the_game_and_the_next_one_begins(
    tmp_path: Path, fault: str, recorded: bool
) -> None:
    line, sentence = FAULTS[fault]
    bot = find_bot(engine(tmp_path, line))
    assert isinstance(bot, EngineBot)
    for _ in range(2):
        played = match([find_bot("random"), bot], recorded)
        assert played.won == [1.0, 0.0]
        assert played.forfeit is not None and played.forfeit.seat == 1
        assert sentence in str(played.forfeit)
        assert bool(played.record) == recorded
    dismiss_engines()
    pids = [int(pid) for pid in (tmp_path / "pids").read_text().split()]
    assert len(pids) == (1 if fault == "dance" else 2)
    assert not any(alive(pid) for pid in pids)


def test_an_engine_is_told_where_a_game_begins_and_how_it_ended(tmp_path: Path) -> None:
    (tmp_path / "engine.py").write_text(GOOD)
    log = tmp_path / "log"
    bot = find_bot(f"engine:{sys.executable} {tmp_path / 'engine.py'} {log}")
    games = [match([bot, find_bot("random")]) for _ in range(2)]
    dismiss_engines()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    kinds = ["new_game" if "new_game" in told else "result" if "result" in told else "ask" for told in lines]
    assert [kind for kind in kinds if kind != "ask"] == ["new_game", "result"] * 2
    assert (kinds[0], kinds[-1]) == ("new_game", "result")
    assert lines[0]["protocol"] == 2
    assert lines[0]["new_game"] == {
        "title": "port_royal",
        "seats": 2,
        "seat": 0,
        "options": find_title("port_royal").agree(2, {}).options,
    }
    assert lines[-1]["result"] == {"seat": 0, "won": games[1].won, "points": games[1].points, "forfeit": None}


def test_an_engine_that_does_not_go_is_ended(tmp_path: Path) -> None:
    name = engine(tmp_path, "time.sleep(1000)")
    script = tmp_path / "engine.py"
    script.write_text(script.read_text() + "while True:\n    time.sleep(1)\n")
    bot = find_bot(name)
    bot.begins("port_royal", 2, 0, {})
    assert isinstance(bot, EngineBot) and bot.process is not None
    process = bot.process
    dismiss_engines()
    assert process.poll() is not None

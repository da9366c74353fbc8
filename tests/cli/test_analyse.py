"""`flibuste analyse`: files, and going on after an interruption."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest
from tests.study.test_study import finished

from flibuste.cli import main
from flibuste.games import find_title
from flibuste.kernel.game import start
from flibuste.study.analysis import Studied, Task, study_move

QUICK = ["--playouts", "4", "--redraws", "1"]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(finished(find_title("port_royal"), 2).to_text(), encoding="utf-8")
    return file


def test_a_game_as_json_and_as_rows(game: Path, tmp_path: Path) -> None:
    whole, rows = tmp_path / "a.json", tmp_path / "a.csv"
    assert main(["analyse", str(game), "--out", str(whole), *QUICK]) == 0
    assert main(["analyse", str(game), "--out", str(rows), *QUICK]) == 0
    moves = json.loads(whole.read_text(encoding="utf-8"))["moves"]
    with rows.open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    assert [row["notation"] for row in read] == [move["move"] for move in moves]
    assert float(read[3]["chance_1"]) == pytest.approx(moves[3]["chances"][0][1], abs=1e-5)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.json", "game.jsonl"]


def test_an_interrupted_study_goes_on(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, out = tmp_path / "whole.json", tmp_path / "a.json"
    assert main(["analyse", str(game), "--out", str(whole), *QUICK]) == 0
    studied: list[int] = []

    def counting(task: Task) -> Studied:
        if len(studied) == 10:
            raise KeyboardInterrupt
        studied.append(task.number)
        return study_move(task)

    monkeypatch.setattr("flibuste.cli.analyse.study_move", counting)
    assert main(["analyse", str(game), "--out", str(out), *QUICK]) == 130
    part = tmp_path / "a.json.part"
    with part.open("a", encoding="utf-8") as file:
        file.write('{"number": 10, "se')  # it was interrupted while it wrote
    monkeypatch.setattr("flibuste.cli.analyse.study_move", study_move)
    assert main(["analyse", str(game), "--out", str(out), *QUICK]) == 0
    assert out.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    assert studied == list(range(10))


@pytest.mark.soak  # `make soak` installs Ray
def test_a_cluster_finds_the_same(game: Path, tmp_path: Path) -> None:
    alone, spread = tmp_path / "alone.json", tmp_path / "spread.json"
    assert main(["analyse", str(game), "--out", str(alone), *QUICK]) == 0
    assert main(["analyse", str(game), "--out", str(spread), *QUICK, "--ray", "--processes", "2"]) == 0
    assert spread.read_text(encoding="utf-8") == alone.read_text(encoding="utf-8")


def test_without_ray_it_says_how_to_get_it(
    game: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["analyse", str(game), *QUICK, "--ray"]) == 2
    assert "`pip install flibuste[cluster]` brings it" in capsys.readouterr().err


def test_a_running_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "running.jsonl"
    file.write_text(start(find_title("port_royal"), 2, {}, seed="1").record().to_text(), encoding="utf-8")
    assert main(["analyse", str(file)]) == 2
    assert "Only a finished game" in capsys.readouterr().err

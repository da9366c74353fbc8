"""`flibuste ask` and `flibuste play --position`: a position by its line of text, or by a file that holds it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flibuste.cli import main
from flibuste.games import find_title
from flibuste.kernel.records import read_record
from flibuste.kernel.set_up import fresh, moved, read_set_up, turned

TITLE = find_title("port_royal")


def text() -> str:
    set_up = moved(fresh(TITLE, TITLE.agree(3, {"first_player": "1"})), "draw_pile", 0, "players/2/coins")
    return turned(set_up, 1).to_text()


def test_the_best_moves_are_told_with_chances(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.txt"
    file.write_text(text() + "\n", encoding="utf-8")
    assert main(["ask", str(file), "--playouts", "8", "--json"]) == 0
    hints = json.loads(capsys.readouterr().out)
    assert 1 <= len(hints) <= 3
    assert all(len(hint["win"]) == 3 for hint in hints)
    assert main(["ask", text(), "--playouts", "8", "--lang", "fr"]) == 0
    assert "Joueur 2 :" in capsys.readouterr().out.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("title", "outlook"),
    [("amerigo", "points to expect"), ("treasure_map", "rounds to go"), ("caribbean_conquest", "worth ")],
)
def test_each_title_says_what_its_looking_ahead_counts(
    title: str, outlook: str, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = fresh(find_title(title), find_title(title).agree(2, {}))
    assert main(["ask", begun.to_text(), "--playouts", "8"]) == 0
    said = capsys.readouterr().out
    assert outlook in said
    assert ", -" not in said, "it is nobody's way to say how far off something is"


def test_a_game_begins_with_a_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.jsonl"
    monkeypatch.setattr("builtins.input", lambda _: "q")
    assert main(["play", "--position", text(), "--bots", "random,random", "--seed", "on", "--record", str(record)]) == 0
    begins = read_record(record.read_text(encoding="utf-8")).position
    assert begins is not None
    assert begins["active"] == 1
    assert len(begins["players"][2]["coins"]) == 4  # type: ignore[index]
    assert begins["draw_pile"] != read_set_up(text()).layout["draw_pile"]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "--position", "flibuste:x", "--text"], "no position of Flibuste"),
        (["play", "amerigo", "--position", text()], "has its own title"),
        (["ask", text()[:-1]], "was not copied whole"),
    ],
)
def test_what_makes_no_sense_is_told_in_one_sentence(
    args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(args) != 0
    assert sentence in capsys.readouterr().err

"""docs/research.md says what there is: its tables of features are those of the titles."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from flibuste.envs.describe import describe, read_options
from flibuste.games import find_title, titles

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
SHOWN = [
    ("port_royal", 2, []),
    ("port_royal", 2, ["sets_sail_cards=on", "gambler=on", "contracts=competitive"]),
    ("port_royal", 2, ["adventure=cooperative"]),
    ("amerigo", 2, []),
    ("maracaibo", 2, []),
    ("treasure_map", 2, []),
    ("caribbean_conquest", 2, []),
]


@pytest.mark.parametrize("title, seats, options", SHOWN)
def test_the_page_shows_the_features_as_they_are(title: str, seats: int, options: list[str]) -> None:
    found = find_title(title)
    assert describe(found, seats, read_options(found, options)) in PAGE


def test_the_page_names_the_versions_and_sizes() -> None:
    for title in titles():
        book = title.book
        assert f"{len(book.moves):,} moves, version {book.version}" in PAGE


def test_the_command_prints_a_table_or_one_sentence() -> None:
    command = [sys.executable, "-m", "flibuste.envs.describe"]
    done = subprocess.run([*command, "port_royal", "--seats", "3"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Port Royal, 3 seats, features version 1: 403 numbers\n")
    for wrong in (["chess"], ["port_royal", "--seats", "9"], ["port_royal", "--option", "wind=on"]):
        done = subprocess.run([*command, *wrong], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1

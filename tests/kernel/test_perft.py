"""Counts of positions: the stored ones, and what a count is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.kernel import perft_counts
from tests.kernel.perft_counts import STORED, positions

import flibuste
from flibuste.games import find_title
from flibuste.kernel.perft import perft, seeded_position
from flibuste.kernel.position import Position

COUNTS: dict[str, list[int]] = json.loads(STORED.read_text(encoding="utf-8"))
PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| (\w+) \| (\d+) \| (\d+) \| ([\d,]+(?: · [\d,]+)+) \|$", re.MULTILINE)


def after_each_move(position: Position) -> list[Position]:
    found = [position.clone() for _ in position.moves()]
    for twin, move in zip(found, position.moves(), strict=True):
        twin.play(move)
    return found


def test_every_published_way_to_play_has_the_stored_counts() -> None:
    counted = {name: perft(position, len(COUNTS.get(name, [0]))) for name, position in positions().items()}
    assert counted == COUNTS, f"after a change of rules that was meant: python {perft_counts.__file__} --write"


def test_the_page_for_researchers_shows_some_of_the_stored_counts() -> None:
    shown = {
        " ".join(row[:4]): [int(number.replace(",", "")) for number in row[4].split(" · ")] for row in ROW.findall(PAGE)
    }
    assert len({name.split()[0] for name in shown}) == len(flibuste.titles())
    assert shown.items() <= COUNTS.items()


@pytest.mark.parametrize("title", [title.id for title in flibuste.titles()])
def test_a_count_is_the_sum_of_the_counts_after_each_move(title: str) -> None:
    terms = find_title(title).agree(find_title(title).presets[0].least, {})
    position = seeded_position(find_title(title), terms, "sum", 20)
    before = position.to_data()
    first, *rest = perft(position, 3)
    branches = [perft(after, 2) for after in after_each_move(position)]
    assert first == len(branches) > 0
    assert rest == [sum(column) for column in zip(*branches, strict=True)]
    assert position.to_data() == before


def test_a_game_that_is_over_leads_nowhere() -> None:
    title = find_title("port_royal")
    position = seeded_position(title, title.agree(2, {}), "over", 10_000)
    assert position.seat_to_move() < 0
    assert perft(position, 2) == [0, 0]
    assert perft(position, 0) == []

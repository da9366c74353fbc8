"""Whole games under the eyes of an oracle, which counts everything once more (oracle.py)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.maracaibo.oracle import Oracle, Wrong, audited
from tests.maracaibo.table import MODES, eager_moves, new_table, random_game, random_games, random_moves


@pytest.mark.parametrize("number", range(2 * len(MODES)))
def test_games_of_every_mode(number: int) -> None:
    """MA-GEN-08, MA-MOV-04, MA-RND-01, MA-SCO-01, MA-SOLO-30: what may be chosen, what is counted, the end."""
    table = random_game(number, "oracle")
    oracle = audited(table, eager_moves(table, number) if number % 2 else random_moves(table, number))
    assert oracle.over


@pytest.mark.soak
@pytest.mark.parametrize("part", range(30))
def test_thousands_of_games(part: int) -> None:
    """MA-GEN-08, MA-SCO-01, MA-SOLO-30"""
    for number, table in enumerate(random_games(100, f"oracle {part}")):
        seed = 1000 * part + number
        audited(table, eager_moves(table, seed) if number % 2 else random_moves(table, seed))


@pytest.mark.parametrize("wrong", ["doubloons", "island", "points", "treasure"])
def test_the_oracle_notices(wrong: str) -> None:
    """A doubloon, a cube, a point or a treasure that came from nowhere."""
    table = new_table(2)

    def tampered() -> Iterator[str]:
        for number, move in enumerate(random_moves(table, 1)):
            if number == 20:
                if wrong == "doubloons":
                    table.sheet(1).doubloons += 1
                elif wrong == "island":
                    table.p.islands[1] += 1
                elif wrong == "points":
                    table.sheet(0).points[0] += 1
                else:
                    table.sheet(0).tally[2] += 1
            yield move

    with pytest.raises(Wrong):
        audited(table, tampered())


def test_the_oracle_knows_who_may_choose_what() -> None:
    """MA-MOV-04: before the first movement eight ends are legal in the standard layout."""
    table = new_table(2)
    oracle = Oracle(table)
    assert oracle.offered("sail") == {
        f"sail {place}" for place in ["c1.1", "c1.2", "c2.1", "c2.2", "c2.3", "c3.2", "c3.3", "c3.4"]
    }

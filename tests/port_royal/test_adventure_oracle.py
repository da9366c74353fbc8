"""Whole adventures under the eyes of an oracle, which plays every rule once more (adventure_oracle.py)."""

from __future__ import annotations

import pytest
from tests.port_royal.adventure_oracle import CASES, MIXES, QUICK, Oracle, Wrong, audited, moves_of, new_game


@pytest.mark.once
@pytest.mark.parametrize("number", range(len(CASES)))
def test_every_chapter_in_every_mode(number: int) -> None:
    """PR-ADV-16, PR-ADV-29, PR-ADV-30, PR-ADV-41, PR-ADV-44: choices, what everybody has, months, the end."""
    game = new_game(number)
    assert audited(game, moves_of(game, number, QUICK)).ending


@pytest.mark.once
@pytest.mark.parametrize("mix", range(1, len(MIXES)))
def test_other_sets_and_options(mix: int) -> None:
    """PR-MIX-06, PR-ADV-66, PR-ADV-75, PR-ADV-76"""
    number = len(CASES) * mix + 7 * mix
    game = new_game(number)
    assert audited(game, moves_of(game, number, QUICK)).ending


@pytest.mark.soak
@pytest.mark.parametrize("part", range(len(MIXES)))
def test_hundreds_of_games(part: int) -> None:
    """PR-ADV-16, PR-ADV-29, PR-ADV-41, PR-ADV-44"""
    for number in range(len(CASES)):
        seed = len(CASES) * (len(MIXES) + part) + number
        game = new_game(seed, "soak")
        audited(game, moves_of(game, seed))


@pytest.mark.parametrize("wrong", ["coin", "crown", "marker", "card", "event", "move"])
def test_the_oracle_notices(wrong: str) -> None:
    """A coin, a crown or a card from nowhere, a marker that left by itself, another event, a choice too many."""
    game = new_game(1)
    oracle = Oracle(game)
    oracle.check()
    if wrong == "coin":
        oracle.players[1].coins.append("flute:1/1")
    elif wrong == "crown":
        oracle.players[1].crowns += 1
    elif wrong == "marker":
        oracle.players[0].gone += 1
    elif wrong == "card":
        oracle.players[0].area.append("jack:6/1")
    elif wrong == "event":
        oracle.deck.reverse()
    else:
        assert oracle.asked is not None
        oracle.asked.moves.add("reveal")
    with pytest.raises(Wrong):
        oracle.check()

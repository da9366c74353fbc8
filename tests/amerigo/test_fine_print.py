"""Corners of the rules where a small mistake went unnoticed (`make mutants`)."""

from __future__ import annotations

import pytest
from tests.amerigo.table import arrange


def test_a_chest_that_is_cashed_goes_back_to_the_supply() -> None:
    """AM-GOLD-05: no piece is lost."""
    table = arrange(red="chests 1")
    pieces = table.p.pieces()
    table.play("chest")
    assert (table.red.chests, table.p.pieces()) == (0, pieces)


@pytest.mark.parametrize(("under", "lost"), [("{(1,2),(1,3)}", 1), ("{(1,2),(2,2)}", 0)])
def test_the_preview_counts_the_post_spaces_that_are_covered(under: str, lost: int) -> None:
    """AM-BLD-08"""
    sea = """
        ~A~A
        ~P#P
        ~###
        post red (1,1)
        ship red (0,3)
        ship red (0,2)
        """
    table = arrange(sea, cubes="4 green 4 blue", red="waiting village D2", seats=2)
    assert table.play("act green", "build village D2").preview(table.laying(under))["lost"] == lost


def test_nobody_has_had_a_turn_before_the_cubes_are_thrown() -> None:
    """AM-PHA-06: in a later phase too."""
    table = arrange(throws=("2 black",)).pass_all()
    assert (table.step, table.view["phase"], table.view["turn"]) == ("throw", "black", 0)
    table.play("throw")
    assert (table.step, table.view["turn"]) == ("turn", 0)


@pytest.mark.parametrize(("pirates", "strength", "lost"), [("3 1 2", 6, 3), ("3 2", 5, 3), ("4", 4, 2), ("1", 1, 1)])
def test_a_safe_harbor_halves_and_rounds_up(pirates: str, strength: int, lost: int) -> None:
    """AM-TOK-13"""
    rounds = len(pirates.split())
    table = arrange(step="round_end", round=rounds, pirates=pirates, red="points 20, token safe-harbor")
    table.play("pirates")
    assert table.told("pirates-won")[0] == {"seat": 0, "strength": strength, "points": lost}

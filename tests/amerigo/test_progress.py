"""Brown, progress: AM-PRO."""

from __future__ import annotations

import pytest
from tests.amerigo.table import arrange, busy_moves, random_games


def test_a_space_for_each_point() -> None:
    """AM-PRO-01"""
    table = arrange(cubes="3 brown").play("act brown", "steps 3")
    assert table.red.progress == 3
    assert table.told("progress-made") == [{"seat": 0, "steps": 3, "space": 3}]


def test_passing_the_first_printed_space() -> None:
    """AM-PRO-02: EXAMPLE 5 AP pass the first printed space: 1 token."""
    table = arrange(cubes="5 brown").play("act brown", "steps 5")
    assert table.step == "token"
    assert table.offered("take") == [token for token in table.view["tokens"] if token]
    assert table.legal[-1] == "decline"
    table.play("take more-cannons")
    assert (table.tokens("red"), table.red.progress, table.to_move) == (["more-cannons"], 5, "blue")


def test_a_step_for_gold_to_the_fourth_token() -> None:
    """AM-PRO-02: EXAMPLE base AP 2 and 1 gold: 3 steps to the fourth printed space, the fourth token."""
    sheet = "progress 13, gold 1, token more-cannons, token more-planning, token more-gold"
    table = arrange(cubes="2 brown", red=sheet).play("act brown", "steps 3", "take more-expansion")
    assert (table.red.progress, table.red.gold) == (16, 0)
    assert len(table.tokens("red")) == 4


def test_a_declined_token_cannot_be_claimed_later() -> None:
    """AM-PRO-02: nobody has to take one."""
    table = arrange(cubes="5 brown", phase="red", throws=("2 brown",)).play("act brown", "steps 5", "decline")
    assert table.told("token-declined") == [{"seat": 0}]
    table.play("pass", "throw", "act brown", "steps 2")
    assert (table.tokens("red"), table.red.progress, table.to_move) == ([], 7, "blue")


def test_one_token_for_each_printed_space_crossed() -> None:
    """AM-PRO-03: one by one, at the moment of crossing."""
    table = arrange(cubes="6 brown", red="progress 3").play("act brown", "steps 6")
    assert (table.step, table.red.progress) == ("token", 4)
    table.play("take more-cannons")
    assert (table.step, table.red.progress) == ("token", 8)
    table.play("take more-planning")
    assert (table.red.progress, table.tokens("red")) == (9, ["more-cannons", "more-planning"])
    assert table.to_move == "blue"


def test_tokens_are_not_replaced_during_the_round() -> None:
    """AM-PRO-04: the place stays empty."""
    table = arrange(cubes="4 brown", display="more-cannons three-gold").play(
        "act brown", "steps 4", "take more-cannons"
    )
    assert table.view["tokens"] == ["", "three-gold", "", "", "", "", "", ""]
    table.play("act brown", "steps 4")
    assert table.offered("take") == ["three-gold"]
    assert table.reason("take more-cannons").key == "token-not-shown"


def test_without_tokens_on_display_none_is_taken() -> None:
    """AM-PRO-04: nor is it asked."""
    table = arrange(cubes="4 brown", display="").play("act brown", "steps 4")
    assert (table.red.progress, table.to_move) == (4, "blue")


@pytest.mark.parametrize(("progress", "steps"), [(18, 2), (19, 1)])
def test_points_left_over_at_the_last_space(progress: int, steps: int) -> None:
    """AM-PRO-05, AM-GOLD-04: two gold, after the token."""
    table = arrange(cubes="4 brown", red=f"progress {progress}").play(
        "act brown", f"steps {steps}", "take more-cannons"
    )
    assert (table.red.progress, table.red.gold) == (20, 2)
    assert table.story.index("token-taken") < table.story.index("gold-gained")


def test_on_the_last_space_every_further_action_brings_gold() -> None:
    """AM-PRO-05, AM-GOLD-04: without asking, and no token."""
    table = arrange(cubes="1 brown", red="progress 20").play("act brown")
    assert (table.red.gold, table.to_move) == (2, "blue")


@pytest.mark.parametrize(("progress", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 3), (12, 6), (19, 10), (20, 15)])
def test_only_the_highest_printed_value_counts(progress: int, points: int) -> None:
    """AM-PRO-06, AM-END-06"""
    table = arrange(step="round_end", round=5, red=f"cannons 12, progress {progress}", blue="cannons 12").play(
        "pirates"
    )
    assert table.points("progress") == [points, 0]


def test_tokens_are_kept() -> None:
    """AM-PRO-07: any number of them; none is ever given back."""
    for number, table in enumerate(random_games(6, "tokens")):
        before: list[set[str]] = [set() for _ in range(table.game.seats)]
        for _ in busy_moves(table, number):
            for seat, player in enumerate(table.view["players"]):
                now = {token["token"] for token in player["tokens"]}
                assert before[seat] <= now
                before[seat] = now


def test_a_token_of_an_earlier_action_is_not_new() -> None:
    """AM-ACT-07: only one that was taken on the way lets the movement go on."""
    table = arrange(
        cubes="1 brown", phase="brown", red="progress 3", display="three-gold", inside="2 black", throws=("2 black",)
    )
    table.play("act brown", "steps 1", "take three-gold")
    assert (table.to_move, table.step) == ("red", "track")
    table.play("end", "pass", "throw", "act black", "steps 1")
    assert table.to_move == "blue"

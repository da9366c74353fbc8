"""Yellow, production: AM-PRD."""

from __future__ import annotations

import pytest
from tests.amerigo.table import arrange


def test_the_rulebooks_purchase() -> None:
    """AM-PRD-01: EXAMPLE 5 AP: two cotton tokens of cost 3 and 2."""
    table = arrange(cubes="5 yellow", market="cotton:3 cotton:2 sugar:4").play(
        "act yellow", "buy cotton:3", "buy cotton:2"
    )
    assert table.sheet("red")["production"] == {"cotton": 3, "sugar": 1, "coconut": 1, "coffee": 1, "tobacco": 1}
    assert table.to_move == "blue"


def test_one_or_several_kinds_within_the_points() -> None:
    """AM-PRD-01: what is too dear is not offered, unless gold helps."""
    table = arrange(cubes="4 yellow", market="cotton:2 sugar:2 coffee:4 tobacco:3").play("act yellow", "buy cotton:2")
    assert table.legal == ["buy sugar:2", "end"]
    reason = table.reason("buy coffee:4")
    assert (reason.key, reason.rule, reason.facts) == (
        "too-few-points",
        "AM-PRD-01",
        {"cost": 4, "points": 2, "gold": 0},
    )
    table = arrange(cubes="2 yellow", market="coffee:4", red="gold 2").play("act yellow", "buy coffee:4")
    assert (table.red.gold, table.sheet("red")["production"]["coffee"]) == (0, 2)


@pytest.mark.parametrize("good", ["cotton", "sugar", "tobacco"])
def test_two_tokens_alike_are_offered_once(good: str) -> None:
    """AM-PRD-01: and can both be bought."""
    table = arrange(cubes="4 yellow", market=f"{good}:2 {good}:2").play("act yellow")
    assert table.offered("buy") == [f"{good}:2"]
    table.play(f"buy {good}:2", f"buy {good}:2")
    assert table.sheet("red")["production"][good] == 3


@pytest.mark.parametrize("cost", [2, 3, 4])
def test_each_token_counts_one(cost: int) -> None:
    """AM-PRD-02: the printed number is only its price."""
    table = arrange(cubes="4 yellow", market=f"cotton:{cost}", red="cotton 2").play("act yellow", f"buy cotton:{cost}")
    assert table.sheet("red")["production"]["cotton"] == 2
    assert table.scores == [0, 0]


def test_bought_tokens_are_not_replaced() -> None:
    """AM-PRD-03: before the round ends."""
    table = arrange(cubes="4 yellow", market="cotton:2 sugar:2").play("act yellow", "buy cotton:2", "end")
    assert table.view["market"] == ["", "sugar:2", "", "", "", ""]
    table.play("act yellow")
    reason = table.reason("buy cotton:2")
    assert (reason.key, reason.rule) == ("not-on-the-market", "AM-PRD-03")
    assert table.offered("buy") == ["sugar:2"]


def test_everybody_begins_with_one_of_each_kind() -> None:
    """AM-PRD-04: which counts at the end."""
    table = arrange(step="round_end", round=5, red="cannons 12, tobacco 3", blue="cannons 12").play("pirates")
    assert table.points("tobacco") == [3, 0]

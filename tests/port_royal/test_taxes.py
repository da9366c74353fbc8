"""Taxes: PR-TAX."""

from __future__ import annotations

import pytest
from tests.port_royal.table import arrange

STRONG = {1: "sailor:3/1"}
"""Seat 1 gets the bonus of a sword tax, so that seat 0 shows the loss alone."""


@pytest.mark.parametrize(("coins", "kept"), [(12, 6), (13, 7)])
def test_half_is_lost_rounded_down(coins: int, kept: int) -> None:
    """PR-TAX-X1: of 12 coins 6 are lost, of 13 also 6."""
    table = arrange(coins={0: coins}, areas=STRONG, top="tax:swords").play("reveal")
    assert table.coins(0) == kept
    assert table.told("tax-paid") == [{"seat": 0, "coins": 6, "left": kept}]


@pytest.mark.parametrize(("coins", "lost"), [(0, 0), (11, 0), (14, 7), (15, 7), (24, 12), (25, 12)])
def test_the_table_of_losses(coins: int, lost: int) -> None:
    """PR-TAX-T1, PR-TAX-01"""
    table = arrange(coins={0: coins}, areas=STRONG, top="tax:swords").play("reveal")
    assert table.coins(0) == coins - lost


@pytest.mark.parametrize("active", [0, 1, 2])
def test_everybody_is_taxed_active_or_not(active: int) -> None:
    """PR-TAX-01, PR-TAX-06: from twelve coins on; the bonus too is for anybody."""
    table = arrange(3, active=active, coins={0: 12, 1: 11, 2: 20}, areas={1: "sailor:3/1"}, top="tax:swords").play(
        "reveal"
    )
    assert [table.coins(seat) for seat in range(3)] == [6, 12, 10]
    taxed = [facts["seat"] for facts in table.told("tax-paid")]
    assert taxed == sorted([0, 2], key=lambda seat: (seat - active) % 3)


def test_a_tax_that_takes_nothing() -> None:
    """PR-TAX-01"""
    table = arrange(coins={0: 11, 1: 3}, areas=STRONG, top="tax:swords").play("reveal")
    assert table.told("nobody-taxed") == [{}]
    assert table.told("tax-paid") == []


def test_the_bonus_for_the_fewest_influence() -> None:
    """PR-TAX-02: swords do not matter."""
    areas = {0: "sailor:3/1", 1: "sailor:7/3", 2: "priest:4/1 priest:4/1"}
    table = arrange(3, coins={0: 1, 1: 1, 2: 1}, areas=areas, top="tax:influence").play("reveal")
    assert [table.coins(seat) for seat in range(3)] == [2, 1, 1]
    assert table.told("coins-gained") == [{"seat": 0, "coins": 1, "source": "tax"}]


def test_the_bonus_for_the_most_swords() -> None:
    """PR-TAX-02: influence does not matter."""
    areas = {0: "sailor:3/1", 1: "pirate:9/3", 2: "admiral:9/3 admiral:9/3"}
    table = arrange(3, coins={0: 1, 1: 1, 2: 1}, areas=areas, top="tax:swords").play("reveal")
    assert [table.coins(seat) for seat in range(3)] == [1, 2, 1]


@pytest.mark.parametrize(
    ("tax", "areas", "gains"),
    [
        ("tax:swords", {}, [1, 1, 1]),
        ("tax:influence", {}, [1, 1, 1]),
        ("tax:swords", {0: "pirate:5/1", 2: "sailor:3/1 sailor:3/1"}, [1, 0, 1]),
        ("tax:influence", {0: "pirate:5/1"}, [0, 1, 1]),
        ("tax:influence", {0: "pirate:5/1", 1: "sailor:7/3", 2: "jack:6/1"}, [1, 0, 1]),
    ],
)
def test_all_who_are_tied_gain(tax: str, areas: dict[int, str], gains: list[int]) -> None:
    """PR-TAX-03: also at zero."""
    table = arrange(3, coins={0: 0, 1: 0, 2: 0}, areas=areas, top=tax).play("reveal")
    assert [table.coins(seat) for seat in range(3)] == gains


def test_after_the_tax_discovery_goes_on() -> None:
    """PR-TAX-04: the tax is discarded after all of it has been carried out."""
    table = arrange(harbor="flute:1/1", top="tax:influence").play("reveal")
    assert table.discard == ["tax:influence"]
    assert (table.step, table.active, table.harbor) == ("discover", 0, ["flute:1/1"])


def test_losses_come_before_the_bonus() -> None:
    """PR-TAX-05: eleven coins and the bonus are not taxed; all have paid before anybody gains."""
    areas = {1: "sailor:3/1"}
    table = arrange(3, coins={0: 12, 1: 11, 2: 14}, areas=areas, top="tax:swords").play("reveal")
    assert [table.coins(seat) for seat in range(3)] == [6, 12, 7]
    order = [name for name in table.story if name in ("tax-paid", "coins-gained")]
    assert order == ["tax-paid", "tax-paid", "coins-gained"]


def test_the_bonus_can_be_drawn_from_coins_just_lost() -> None:
    """PR-TAX-05: they lie in the discard pile before the bonus is drawn."""
    table = arrange(coins={0: 12, 1: ""}, areas=STRONG, top="tax:swords", dry=True).play("reveal")
    assert "token" not in table.faces(1)
    assert table.told("deck-shuffled") == [{"cards": 6}]


def test_the_active_player_gets_the_bonus_like_everybody() -> None:
    """PR-TAX-06"""
    table = arrange(coins={0: 13, 1: 1}, areas={0: "pirate:5/1", 1: "sailor:3/1"}, top="tax:swords").play("reveal")
    assert [table.coins(seat) for seat in range(2)] == [8, 1]

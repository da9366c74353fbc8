"""Clerk, Gunner, Vice-Admiral and gift ships: PR-XC."""

from __future__ import annotations

import pytest
from tests.port_royal.table import Table, arrange, new_table

YELLOW = "a-clerk-yellow:4/1"
BLUE = "a-clerk-blue:6/2"
GREEN = "a-clerk-green:9/3"
GUNNER = "a-gunner:4/1"
VICE = "a-vice-admiral:5/1"


def cards(seats: int = 2, **given: object) -> Table:
    return arrange(seats, contract_cards=True, **given)  # type: ignore[arg-type]


def test_the_cards_are_used_without_contracts_or_with_them() -> None:
    """PR-XC-01: contracts always bring the cards."""
    alone = new_table(2, contract_cards=True)
    assert alone.p.agenda is None
    assert sum(code.startswith("a-") for code in alone.p.pieces()) == 24
    both = new_table(2, contracts="competitive")
    assert both.p.agenda is not None
    assert sum(code.startswith("a-") for code in both.p.pieces()) == 24


# --- Clerk ------------------------------------------------------------------------------------------------------------


def test_a_clerk_allows_a_card_more() -> None:
    """PR-XC-02: when a ship of the color is traded."""
    table = cards(harbor="flute:1/1 skiff:1/1 sailor:3/1", areas={0: BLUE}, coins={0: 0, 1: 0})
    table.play("stop", "trade flute:1/1")
    assert (table.seat, table.step, table.view["allowance"]) == (0, "window", 1)
    assert table.told("extra-card") == [{"seat": 0, "card": "flute:1/1", "cards": 1}]
    table.play("trade skiff:1/1")
    assert table.seat == 1


def test_ships_of_other_colors_and_hires_do_not_count() -> None:
    """PR-XC-02"""
    for move in ("trade skiff:1/1", "hire sailor:3/1"):
        table = cards(harbor="flute:1/1 skiff:1/1 sailor:3/1", areas={0: BLUE}).play("stop", move)
        assert (table.seat, table.told("extra-card")) == (1, [])


def test_a_clerk_whose_owner_is_not_active_costs_the_fee_again() -> None:
    """PR-XC-02, PR-FEE-01: each card."""
    table = cards(harbor="flute:1/1 skiff:1/1 sailor:3/1", areas={1: BLUE}, coins={0: 0, 1: 0})
    table.play("stop", "pass", "trade flute:1/1")
    assert (table.seat, table.coins(0), table.coins(1)) == (1, 1, 0)
    table.play("trade skiff:1/1")
    assert (table.active, table.coins(0)) == (1, 2)


def test_a_clerk_works_from_the_moment_it_is_hired() -> None:
    """PR-XC-03"""
    harbor = "a-clerk-yellow:4/1 pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1 sailor:3/1"
    table = cards(harbor=harbor, coins={0: 4, 1: 0}).play("stop", f"hire {YELLOW}", "trade pinnace:1/1")
    assert (table.seat, table.view["allowance"]) == (0, 1)


def test_the_card_of_a_clerk_is_optional() -> None:
    """PR-XC-03"""
    table = cards(harbor="flute:1/1 skiff:1/1", areas={0: BLUE}).play("stop", "trade flute:1/1")
    assert table.legal == ["pass", "trade skiff:1/1"]
    table.play("pass")
    assert table.seat == 1


def test_clerks_of_other_colors_chain() -> None:
    """PR-XC-03: blue, then green, then yellow, then anything."""
    table = cards(
        harbor="flute:1/1 skiff:1/1 pinnace:1/1 sailor:3/1",
        areas={0: f"{YELLOW} {BLUE} {GREEN}"},
        coins={0: 0, 1: 0},
    )
    table.play("stop", "trade flute:1/1", "trade skiff:1/1", "trade pinnace:1/1", "hire sailor:3/1")
    assert (table.coins(0), table.area(0)[-1], table.active) == (0, "sailor:3/1", 1)
    assert len(table.told("extra-card")) == 3


# --- incomes at arrival -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("harbor", "coins"),
    [
        ("", 0),
        ("sailor:3/1", 0),
        ("flute:1/1", 0),
        ("flute:1/1 sailor:3/1 sailor:3/1", 0),
        ("flute:1/1 skiff:1/1", 1),
        ("flute:1/1 skiff:1/1 galleon:2/1 sailor:3/1", 2),
        ("pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1 galleon:2/1", 4),
    ],
)
@pytest.mark.parametrize("gunners", [1, 2])
def test_a_gunner_is_paid_for_ships(harbor: str, coins: int, gunners: int) -> None:
    """PR-XC-04, PR-XC-05: one less than there are, never less than nothing; each Gunner."""
    area = " ".join(["a-gunner:6/2"] * gunners)
    table = cards(harbor=harbor, areas={0: area}, coins={0: 0, 1: 0}, revealed=1).play("stop")
    assert table.coins(0) == coins * gunners
    paid = [facts for facts in table.told("coins-gained") if facts["source"] == "gunner"]
    assert paid == ([{"seat": 0, "coins": coins * gunners, "source": "gunner"}] if coins else [])


def test_a_gunner_looks_when_the_own_time_arrives() -> None:
    """PR-XC-04, PR-TRD-10: a ship taken before is not there any more."""
    table = cards(harbor="flute:1/1 skiff:1/1 galleon:2/1", areas={1: GUNNER}, coins={0: 0, 1: 0})
    table.play("stop", "trade flute:1/1")
    assert (table.seat, table.coins(1)) == (1, 1)


def test_a_gunner_just_hired_gives_nothing() -> None:
    """PR-XC-04"""
    harbor = "a-gunner:4/1 flute:1/1 skiff:1/1 galleon:2/1 pinnace:1/1"
    table = cards(harbor=harbor, coins={0: 4, 1: 0}).play("stop", f"hire {GUNNER}")
    assert (table.coins(0), table.seat) == (0, 0)
    table.play("pass")
    assert table.coins(0) == 0


@pytest.mark.parametrize(("size", "coins"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 0), (6, 0)])
@pytest.mark.parametrize("number", [1, 2])
def test_a_vice_admiral_wants_three_or_four_cards(size: int, coins: int, number: int) -> None:
    """PR-XC-06: exactly, whatever they are; each Vice-Admiral."""
    harbor = " ".join(["flute:1/1", "skiff:1/1", "sailor:3/1", "sailor:3/1", "priest:4/1", "priest:4/1"][:size])
    area = " ".join(["a-vice-admiral:7/2"] * number)
    table = cards(harbor=harbor, areas={0: area}, coins={0: 0, 1: 0}, revealed=1).play("stop")
    assert table.coins(0) == coins * number


def test_a_vice_admiral_just_hired_gives_nothing() -> None:
    """PR-XC-06"""
    harbor = f"{VICE} flute:1/1 skiff:1/1 pinnace:1/1 frigate:1/1"
    table = cards(harbor=harbor, coins={0: 5, 1: 0}).play("stop", f"hire {VICE}")
    assert (len(table.harbor), table.coins(0)) == (4, 0)


def test_the_others_look_at_what_is_left() -> None:
    """PR-XC-06, PR-TRD-10: five cards for the first, four for the second, three for the third."""
    harbor = "flute:1/1 skiff:1/1 sailor:3/1 priest:4/1 captain:4/1"
    areas = {0: "a-vice-admiral:9/3", 1: "a-vice-admiral:5/1", 2: "a-vice-admiral:5/1"}
    table = cards(3, harbor=harbor, areas=areas, coins={0: 0, 1: 0, 2: 0})
    table.play("stop", "trade flute:1/1", "trade skiff:1/1")
    assert [facts["seat"] for facts in table.told("coins-gained") if facts["source"] == "vice_admiral"] == [1, 2]
    assert [table.coins(seat) for seat in range(3)] == [1 + 1, 1 + 1 - 1, 1]


def test_admiral_gunner_and_vice_admiral_see_the_same_harbor() -> None:
    """PR-TRD-07, PR-CHR-04: each pays by its own number."""
    ships = "flute:1/1 skiff:1/1 pinnace:1/1 frigate:1/1 galleon:2/1"
    area = f"admiral:7/2 {GUNNER} {VICE}"
    table = cards(harbor=ships, areas={0: area}, coins={0: 0, 1: 0}).play("stop")
    gained = [(facts["source"], facts["coins"]) for facts in table.told("coins-gained")]
    assert gained == [("admiral", 2), ("gunner", 4)]


# --- gift ships -------------------------------------------------------------------------------------------------------


def test_three_coins_and_one_for_another_player() -> None:
    """PR-XC-07, PR-XC-08: any other player, also the active one; first the own coins."""
    table = cards(3, harbor="a-flute:5/3g", coins={0: 0, 1: 1, 2: 0}, top="jack:6/1 priest:4/1 captain:4/1 settler:4/1")
    table.play("stop", "pass", "trade a-flute:5/3g")
    assert (table.step, table.seat, table.legal) == ("gift", 1, ["gift 0", "gift 2"])
    assert (table.view["pending"], table.coins(1)) == ("a-flute:5/3g", 4)
    table.play("gift 2")
    assert [table.coins(seat) for seat in range(3)] == [1, 3, 1]
    assert table.faces(2) == ["settler:4/1"]
    assert table.told("coin-given") == [{"seat": 1, "to": 2, "coins": 1}]


def test_the_gift_to_the_active_player_comes_beside_the_fee() -> None:
    """PR-XC-08, PR-XC-10"""
    table = cards(3, harbor="a-flute:5/3g", coins={0: 0, 1: 0, 2: 0}).play("stop", "pass", "trade a-flute:5/3g")
    table.play("gift 0")
    assert [table.coins(seat) for seat in range(3)] == [2, 2, 0]


def test_coins_gift_and_fee_come_in_this_order() -> None:
    """PR-XC-10: the Trader's coin with the first."""
    table = cards(3, harbor="a-flute:5/3g", areas={1: "trader-blue:3/1"}, coins={0: 0, 1: 0, 2: 0})
    table.play("stop", "pass", "trade a-flute:5/3g", "gift 2")
    told = [
        (event.name, event.facts["seat"], event.facts["coins"])
        for event in table.events
        if event.name in ("coins-gained", "fee-paid")
    ]
    assert told == [("coins-gained", 1, 4), ("coins-gained", 2, 1), ("fee-paid", 1, 1)]


def test_with_two_players_there_is_nothing_to_choose() -> None:
    """PR-XC-08: mandatory, to the other one."""
    table = cards(harbor="a-skiff:3/3g", coins={0: 0, 1: 0}).play("stop", "trade a-skiff:3/3g")
    assert [table.coins(seat) for seat in range(2)] == [3, 1]
    assert "gift" not in [entry.step for entry in table.game.entries]
    assert table.active == 1


@pytest.mark.parametrize("move", ["pass", "reveal", "gift 0", "trade flute:1/1", "sell"])
def test_the_gift_comes_first(move: str) -> None:
    """PR-XC-08: nothing else, and not to oneself."""
    table = cards(3, harbor="a-skiff:3/3g flute:1/1").play("stop", "trade a-skiff:3/3g")
    reason = table.reason(move)
    assert (reason.key, reason.rule, reason.facts) == ("gift-comes-first", "PR-XC-08", {"card": "a-skiff:3/3g"})


def test_alone_the_gift_is_ignored() -> None:
    """PR-XC-09"""
    table = arrange(1, harbor="a-skiff:3/3g", coins={0: 0}, contracts="cooperative", agenda="ransom")
    table.play("stop", "trade a-skiff:3/3g")
    assert (table.coins(0), table.told("coin-given"), table.told("fee-paid")) == (3, [], [])


def test_a_gift_ship_and_a_clerk() -> None:
    """PR-XC-02, PR-XC-08: the gift first, then the extra card."""
    table = cards(3, harbor="a-skiff:3/3g flute:1/1", areas={0: GREEN}).play("stop", "trade a-skiff:3/3g", "gift 1")
    assert (table.seat, table.legal) == (0, ["pass", "trade flute:1/1"])

"""Characters and general principles: PR-CHR, PR-GEN."""

from __future__ import annotations

import pytest
from tests.port_royal.table import arrange, random_games, random_moves

from flibuste.games.port_royal.pieces import ROLES
from flibuste.games.port_royal.rules.characters import crew_of


def test_two_senoritas_make_every_hire_cheaper_by_two() -> None:
    """PR-GEN-01: equal characters add up, with a floor of nothing."""
    harbor = "sailor:3/1 sailor:7/3 jack:6/1 flute:1/1"
    table = arrange(harbor=harbor, areas={0: "senorita:7/2 senorita:7/2"}, coins={0: 9})
    offers = {card["card"]: card["offers"][0]["cost"] for card in table.view["harbor"]}
    assert offers == {"sailor:3/1": 1, "sailor:7/3": 5, "jack:6/1": 4, "flute:1/1": 0}
    table.play("stop", "hire jack:6/1")
    assert table.coins(0) == 5


@pytest.mark.parametrize(
    ("area", "harbor", "coins"),
    [
        ("admiral:7/2 admiral:7/2 admiral:9/3", "flute:1/1 " + "sailor:3/1 " * 4, 6),
        ("jester:5/1 jester:7/2 jester:9/3", "", 3),
    ],
)
def test_copies_of_an_income_add_up(area: str, harbor: str, coins: int) -> None:
    """PR-GEN-01, PR-CHR-04, PR-CHR-06"""
    table = arrange(harbor=harbor, areas={0: area}, coins={0: 0, 1: 0}, revealed=1).play("stop")
    assert table.coins(0) == coins


def test_abilities_work_in_the_turn_of_another_player() -> None:
    """PR-GEN-02, PR-CHR-03: Trader, Señorita, Admiral and Governor of a player who is not active."""
    table = arrange(
        harbor="flute:2/2 sailor:3/1 sailor:3/1 jack:6/1 jack:6/1",
        areas={1: "trader-blue:3/1 senorita:7/2 admiral:7/2 governor:8/0"},
        coins={0: 0, 1: 0},
    )
    table.play("stop", "pass")
    assert table.coins(1) == 2
    table.play("trade flute:2/2")
    assert table.coins(1) == 2 + 3 - 1
    table.play("hire sailor:3/1")
    assert table.coins(1) == 4 - 2 - 1


def test_incomes_need_no_decision() -> None:
    """PR-GEN-03: Jesters and Admirals pay without being asked, a Trader and an expedition too."""
    table = arrange(areas={0: "jester:7/2"}, coins={0: 0}, revealed=1).play("stop")
    assert (table.coins(0), table.active) == (1, 1)
    assert table.story.count("passed-automatically") == 2


def test_what_cannot_be_paid_in_full_cannot_be_done() -> None:
    """PR-GEN-04"""
    table = arrange(harbor="sailor:7/3 flute:1/1", coins={0: 6}).play("stop")
    assert table.legal == ["pass", "trade flute:1/1"]
    assert table.reason("hire sailor:7/3").facts["short"] == 1
    assert table.coins(0) == 6


def test_coins_never_fall_below_nothing_nor_points_out_of_step() -> None:
    """PR-GEN-04, PR-GEN-05, PR-GEN-06: coins, influence, swords and crew as counted from the cards, all game long."""
    for number, table in enumerate(random_games(16, "books")):
        pieces = table.p.pieces()
        for _ in random_moves(table, number):
            assert table.p.pieces() == pieces
            for player in table.p.players:
                assert player.influence == sum(card.influence for card in player.area)
                assert player.swords == sum(card.swords for card in player.area)
                for role, name in enumerate(ROLES):
                    if name in ("priest", "captain", "settler", "jack"):
                        assert crew_of(player, role) == sum(1 for card in player.area if card.role == role)
            assert len({card.color for card in table.p.harbor if card.color >= 0 and card.kind == 0}) == sum(
                1 for card in table.p.harbor if card.kind == 0
            )
        assert table.p.pieces() == pieces


def test_influence_is_what_lies_in_the_area() -> None:
    """PR-GEN-05: characters and expeditions; coins and the harbor do not count."""
    table = arrange(
        areas={0: "sailor:7/3 governor:8/0 expedition:pps"}, coins={0: "senorita:9/3"}, harbor="admiral:9/3"
    )
    assert table.influence(0) == 3 + 0 + 6
    lines = {
        line["source"]: line["points"][0] for line in table.game.score_sheet() if line["counts"] and line["points"][0]
    }
    assert lines == {"sailor": 3, "expedition": 6}
    assert table.game.scores() == [9, 0]


@pytest.mark.parametrize(
    ("area", "swords"),
    [("sailor:3/1 sailor:5/2 sailor:7/3", 3), ("pirate:5/1 pirate:7/2 pirate:9/3", 6), ("admiral:9/3 captain:4/1", 0)],
)
def test_swords_are_those_of_sailors_and_pirates(area: str, swords: int) -> None:
    """PR-GEN-06, PR-CHR-10: one for a Sailor, two for a Pirate, whatever they cost."""
    assert arrange(areas={0: area}).view["players"][0]["swords"] == swords


@pytest.mark.parametrize("crew", ["priest:4/1", "captain:4/1", "settler:4/1"])
def test_crew_has_no_other_ability(crew: str) -> None:
    """PR-CHR-01: no coins, no card more, no discount, no sword."""
    harbor = "flute:1/1 " + "sailor:3/1 " * 4
    with_crew = arrange(harbor=harbor, areas={0: f"{crew} {crew}"}, coins={0: 9, 1: 9})
    without = arrange(harbor=harbor, coins={0: 9, 1: 9})
    for table in (with_crew, without):
        table.play("stop")
    assert with_crew.coins(0) == without.coins(0)
    assert with_crew.legal == without.legal
    assert with_crew.view["allowance"] == without.view["allowance"]
    assert with_crew.view["harbor"] == without.view["harbor"]
    assert with_crew.view["players"][0]["swords"] == 0


@pytest.mark.parametrize("expedition", ["expedition:pp", "expedition:cc", "expedition:ss"])
def test_a_jack_is_any_of_the_three(expedition: str) -> None:
    """PR-CHR-02"""
    role = {"p": "priest:4/1", "c": "captain:4/1", "s": "settler:4/1"}[expedition[-1]]
    table = arrange(areas={0: f"{role} jack:6/1"}, open=expedition).play(f"expedition {expedition}")
    assert table.area(0) == [expedition]


def test_a_jack_counts_once() -> None:
    """PR-CHR-02"""
    table = arrange(areas={0: "jack:6/1 settler:4/1"}, open="expedition:pps")
    assert table.reason("expedition expedition:pps").facts["missing"] == 1


@pytest.mark.parametrize("active", [0, 1])
def test_a_trader_pays_active_or_not(active: int) -> None:
    """PR-CHR-03: each time, for its own color only."""
    harbor = "frigate:3/2 galleon:4/2"
    table = arrange(active=active, harbor=harbor, areas={0: "trader-red:3/1 governor:8/0"}, coins={0: 1, 1: 1}).play(
        "stop"
    )
    if active == 1:
        table.play("pass")
    fee = 1 if active == 1 else 0
    table.play("trade frigate:3/2")
    assert table.coins(0) == 1 + 2 + 1 - fee
    table.play("trade galleon:4/2")
    assert table.coins(0) == 4 - fee + 2 - fee


@pytest.mark.parametrize(("cards", "coins"), [(4, 0), (5, 2), (6, 2)])
def test_an_admiral_pays_with_five_cards_in_the_harbor(cards: int, coins: int) -> None:
    """PR-CHR-04: or more."""
    table = arrange(harbor="flute:1/1 " + "sailor:3/1 " * (cards - 1), areas={0: "admiral:7/2"}, coins={0: 0}).play(
        "stop"
    )
    assert table.coins(0) == coins


def test_an_admiral_pays_once_in_a_window() -> None:
    """PR-CHR-04: at arrival, not with every card."""
    harbor = "pinnace:1/1 flute:1/1 skiff:1/1 frigate:1/1 galleon:2/1 jack:6/1 jack:6/1"
    table = arrange(harbor=harbor, areas={0: "admiral:7/2"}, coins={0: 0}).play(
        "stop", "trade flute:1/1", "trade skiff:1/1"
    )
    assert table.coins(0) == 2 + 1 + 1
    assert table.seat == 0


def test_an_admiral_just_hired_pays_nothing_yet() -> None:
    """PR-CHR-05: but in the next turn."""
    table = arrange(
        harbor="admiral:5/1 " + "sailor:3/1 " * 6, coins={0: 5, 1: 0}, top="jack:6/1 " * 3 + "priest:4/1 priest:4/1"
    )
    table.play("stop", "hire admiral:5/1")
    assert (table.coins(0), table.active) == (0, 1)
    table.play(*["reveal"] * 5, "stop")
    assert table.told("coins-gained") == [{"seat": 0, "coins": 2, "source": "admiral"}]


def test_a_jester_pays_at_an_empty_harbor() -> None:
    """PR-CHR-06: at the arrival of each owner."""
    table = arrange(3, harbor="flute:1/1", areas={1: "jester:7/2", 2: "jester:7/2"}, coins={0: 0, 1: 0, 2: 0}).play(
        "stop"
    )
    table.play("pass", "trade flute:1/1")  # seat 1 found a card, seat 2 does not
    assert (table.coins(1), table.coins(2)) == (0, 1)
    assert {"seat": 2, "coins": 1, "source": "jester"} in table.told("coins-gained")


@pytest.mark.parametrize("pays", [True, False])
def test_a_jester_of_the_active_player_at_an_empty_harbor(pays: bool) -> None:
    """PR-CHR-06: by the older text (jester_pays_active off) only the others are paid."""
    areas = {0: "jester:7/2", 1: "jester:7/2"}
    table = arrange(areas=areas, coins={0: 0, 1: 0}, revealed=1, jester_pays_active=pays).play("stop")
    assert (table.coins(0), table.coins(1)) == (1 if pays else 0, 1)


def test_a_jester_pays_nothing_while_a_card_is_left() -> None:
    """PR-CHR-06"""
    table = arrange(harbor="sailor:3/1", areas={0: "jester:7/2", 1: "jester:7/2"}, coins={0: 0, 1: 0}).play("stop")
    assert (table.coins(0), table.coins(1), table.active) == (0, 0, 1)


def test_a_jester_just_hired_pays_nothing_for_the_harbor_it_emptied() -> None:
    """PR-CHR-07: the next player's Jester does."""
    table = arrange(harbor="jester:5/1", areas={1: "jester:7/2"}, coins={0: 5, 1: 0}).play("stop", "hire jester:5/1")
    assert (table.coins(0), table.coins(1)) == (0, 1)


def test_governors_allow_more_cards_and_each_has_its_fee() -> None:
    """PR-CHR-08, PR-FEE-01: two Governors of a player who is not active."""
    harbor = "pinnace:1/2 flute:2/2 skiff:3/2 frigate:3/2"
    table = arrange(harbor=harbor, areas={1: "governor:8/0 governor:8/0"}, coins={0: 0, 1: 0}).play("stop", "pass")
    table.play("trade pinnace:1/2", "trade flute:2/2")
    assert table.seat == 1
    table.play("trade skiff:3/2")
    assert (table.coins(0), table.coins(1), table.active) == (3, 3, 1)


def test_a_governor_just_hired_does_not_help_yet() -> None:
    """PR-CHR-08"""
    table = arrange(harbor="governor:8/0 flute:1/1", coins={0: 8}).play("stop", "hire governor:8/0")
    assert table.seat == 1
    table = arrange(harbor="governor:8/0 flute:1/1", areas={0: "governor:8/0"}, coins={0: 8}).play(
        "stop", "hire governor:8/0"
    )
    assert (table.seat, table.view["allowance"]) == (0, 1)


@pytest.mark.parametrize(("senoritas", "cost"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_each_senorita_saves_a_coin(senoritas: int, cost: int) -> None:
    """PR-CHR-09: never below nothing."""
    area = " ".join(["senorita:7/2", "senorita:7/2", "senorita:9/3", "senorita:9/3"][:senoritas])
    table = arrange(harbor="sailor:3/1", areas={0: area}, coins={0: 3}).play("stop", "hire sailor:3/1")
    assert table.coins(0) == 3 - cost


def test_jester_and_admiral_never_pay_at_the_same_arrival() -> None:
    """PR-CHR-11: for any size of the harbor."""
    for cards in range(8):
        harbor = " ".join((["flute:1/1"] + ["sailor:3/1"] * 7)[:cards])
        table = arrange(harbor=harbor, areas={0: "jester:7/2 admiral:7/2"}, coins={0: 0, 1: 0}, revealed=1).play("stop")
        sources = [facts["source"] for facts in table.told("coins-gained") if facts["seat"] == 0]
        assert sources == (["jester"] if cards == 0 else ["admiral"] if cards >= 5 else [])

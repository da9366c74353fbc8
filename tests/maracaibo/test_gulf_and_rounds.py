"""The Gulf, Maracaibo, the ends of rounds and income (sections 11 and 13 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.maracaibo.table import ALL_SLOTS, Given, Table, arrange, random_games, random_moves


def gulf(**given: Any) -> Table:
    return arrange(**{"ships": {0: "c9.1"}, **given}).play("sail gulf")


def test_the_gulf_gives_an_upgrade_and_then_one_choice_of_three() -> None:
    """MA-GULF-01, MA-GULF-02"""
    table = gulf(doubloons=13)
    assert table.step == "upgrade"
    table.play("upgrade A4")
    assert (table.step, set(table.legal)) == ("gulf", {"do raid", "do explore", "do build", "done"})
    table.play("done")
    assert (table.seat, table.player()["upgrades"]) == (1, ["A4"])


def test_a_raid_with_two_swords_more() -> None:
    """MA-GULF-01, MA-GULF-02: the sword of the upgrade counts too."""
    table = gulf(dice=["2 2 2"], slots={0: ALL_SLOTS}).play("upgrade A4", "do raid", "die gold")
    assert table.view["at_hand"] == {"swords": 5, "type": "gold"}
    table.play("spend loot")
    assert (table.treasures(), table.seat) == ([1, 0, 0], 1)


def test_explore_4() -> None:
    """MA-GULF-01"""
    table = gulf().play("done", "do explore")
    assert set(table.offered("explore")) == {"1", "2", "3", "4u", "4l"}


def test_building_any_residence() -> None:
    """MA-GULF-01, MA-GULF-02: with the points of the first builder, and only where no own token lies."""
    table = gulf(doubloons=18, residences={0: "RES1"}).play("done", "do build")
    assert set(table.offered("build")) == {"RES3", "RES6", "RES12"}
    table.play("build RES6")
    assert (table.doubloons(), table.points(), table.player()["residences"]) == (0, 2, ["RES1", "RES6"])


def test_without_money_building_is_not_offered() -> None:
    """MA-GULF-01, MA-GEN-03"""
    table = gulf(doubloons=12).play("done")
    assert set(table.legal) == {"do raid", "do explore", "done"}
    assert table.reason("do build").key == "nothing-to-gain"


def test_the_discount_of_the_upgrade_already_helps() -> None:
    """MA-GULF-02"""
    table = gulf(doubloons=11, upgrades={0: "A1 A2"}).play("upgrade B3", "do build", "build RES3")
    assert table.doubloons() == 0


def test_the_gulf_is_no_location() -> None:
    """MA-GULF-04, MA-BM-01: islands stay as they are, and no market can be placed there."""
    table = gulf(upgrades={0: "A1 A2"})
    assert table.islands == [4, 4, 4]
    table.play("upgrade B5", "market 2")
    assert set(table.offered("place")) == {f"LOC{n}" for n in range(1, 9)}


def test_with_the_explorer_at_the_end_the_gulf_offers_no_explore() -> None:
    """MA-EXP-05, MA-GEN-09"""
    assert set(gulf(explorers={0: "31"}, doubloons=0).play("done").legal) == {"do raid", "done"}


# --- Maracaibo --------------------------------------------------------------------------------------------------------


def test_six_points_and_an_upgrade() -> None:
    """MA-MAR-01: and nothing else."""
    table = arrange(ships={0: "gulf"}, round=3).play("sail maracaibo")
    assert (table.points(), table.step) == (6, "upgrade")
    table.play("upgrade A1")
    assert (table.player()["upgrades"], table.doubloons(), table.seat) == (["A1"], 14, 1)


@pytest.mark.parametrize("round", [1, 2])
def test_the_round_ends_after_that_turn(round: int) -> None:
    """MA-MAR-02, MA-RND-02, MA-RND-03: all ships go back, the next player begins; everything else stays."""
    table = arrange(
        3,
        turn=1,
        ships={0: "c9.1", 1: "gulf", 2: "c4.1"},
        explorers={0: "5u"},
        islands=(1, 2, 3),
        markets={2: {1: "LOC4"}},
        round=round,
    ).play("sail maracaibo", "done")
    assert (table.view["round"], table.seat, table.step) == (round + 1, 2, "sail")
    assert [table.player(seat)["ship"] for seat in range(3)] == ["start"] * 3
    assert [table.points(seat) for seat in range(3)] == [0, 6, 0]  # nothing for ships that did not arrive
    assert (table.islands, table.player(0)["explorer"], table.player(2)["markets"][0]) == ([1, 2, 3], "5u", "c3.4")
    assert table.told("round-ended") == [{"round": round}]


def test_income_of_all_players_at_the_end_of_a_round() -> None:
    """MA-RND-X1, MA-RND-01: 2 points and 5 doubloons; figureheads have income too."""
    table = arrange(ships={0: "gulf"}, cards={0: "I-E3 I-E1", 1: "I-C5"}, figurehead={1: "sea-serpent"})
    table.play("sail maracaibo", "done")
    assert (table.points(0), table.doubloons(0)) == (6 + 2, 10 + 5)
    assert (table.points(1), table.doubloons(1)) == (1 + 2, 10 + 1 + 2)


def test_income_of_the_harpy_and_the_whale() -> None:
    """MA-FIG-C, MA-FIG-D, MA-FIG-F, MA-RND-01"""
    table = arrange(
        3, ships={0: "gulf"}, figurehead={0: "harpy", 1: "whale", 2: "sea-serpent"}, quests={1: "Q01 Q02 Q03"}
    ).play("sail maracaibo", "done")
    assert [table.doubloons(seat) for seat in range(3)] == [14, 13, 12]
    assert [table.points(seat) for seat in range(3)] == [6, 0, 2]
    assert [income["sources"] for income in table.told("income")] == [["harpy"], ["whale"], ["sea-serpent"]]


def test_what_brings_nothing_is_no_source_of_income() -> None:
    """MA-RND-01: cards without income, and the Whale of a player without quests."""
    table = arrange(ships={0: "gulf"}, figurehead={0: "whale", 1: "lion"}, cards={1: "I-E1 I-C1"})
    table.play("sail maracaibo", "done")
    assert [income["sources"] for income in table.told("income")] == [[], ["I-E1"]]


def test_the_upgrade_at_maracaibo_works_in_full_before_the_income() -> None:
    """MA-MAR-05: an Explore to a quest, which the Whale pays for at once."""
    six = "A1 A2 A3 A4 A6 B3"
    table = arrange(
        ships={0: "gulf"}, upgrades={0: six}, explorers={0: "4u"}, figurehead={0: "whale"}, quests={0: "Q01"}
    ).play("sail maracaibo", "upgrade C6", "explore 5u", "draw")
    assert (table.doubloons(), table.view["round"]) == (10 + 2, 2)


def test_round_3_goes_on_to_the_owner_of_the_token() -> None:
    """MA-MAR-03: the last player of the first order, here seat 0; who has come to Maracaibo has no further turn."""
    table = arrange(3, turn=1, first=1, ships={0: "c9.1", 1: "gulf", 2: "c9.2"}, round=3)
    table.play("sail maracaibo", "done")
    assert (table.seat, table.view["last_turns"]) == (2, True)
    table.play("sail gulf", "done", "done")
    assert table.seat == 0
    table.play("sail gulf", "done", "done")
    assert (table.game.over, table.outcome.ending) == (True, "three_rounds")


def test_the_owner_of_the_token_ends_the_game_at_once() -> None:
    """MA-MAR-04"""
    table = arrange(3, turn=2, ships={2: "gulf"}, round=3).play("sail maracaibo", "done")
    assert table.game.over


def test_later_arrivals_in_round_3() -> None:
    """MA-MAR-04: points and upgrade as for the first."""
    table = arrange(3, turn=1, ships={1: "gulf", 2: "gulf"}, round=3).play("sail maracaibo", "done")
    table.play("upgrade A1")  # the only way from the Gulf was sailed without asking
    assert table.game.over
    assert [table.score(seat)["play"] for seat in range(3)] == [0, 6, 6]
    assert table.player(2)["upgrades"] == ["A1"]


def test_the_last_turns_of_a_game() -> None:
    """MA-EX-13, MA-MAR-03, MA-MAR-05"""
    given: Given = {
        "at": {"c2.3": "RES9"},
        "ships": {0: "gulf", 1: "c9.2", 2: "gulf"},
        "upgrades": {0: "A1 A2 A3 A4 A5 A6 B1 B2 B4 B5 B6"},
        "doubloons": 16,
        "cards": {0: "I-E1"},
    }
    table = arrange(3, round=3, **given)
    table.play("sail maracaibo", "upgrade D3", "build RES9")
    assert (table.points(), table.doubloons(), table.seat) == (6 + 2, 0, 1)
    table.play("sail gulf", "upgrade A1", "do explore", "explore 1")
    assert (table.seat, table.player(2)["ship"]) == (2, "maracaibo")
    table.play("upgrade A1")
    assert table.game.over
    assert [table.score(seat)["play"] for seat in range(3)] == [8, 0, 6]
    assert table.told("income")[0] == {"seat": 0, "doubloons": 5, "points": 0, "sources": ["I-E1"]}
    table = arrange(3, round=2, **given).play("sail maracaibo", "upgrade D3", "build RES9")
    assert (table.view["round"], table.seat, table.player()["ship"]) == (3, 1, "start")


def test_all_have_had_the_same_number_of_turns() -> None:
    """MA-RND-03, MA-TURN-01"""
    for number, table in enumerate(random_games(8, "turns")):
        for _ in random_moves(table, number):
            pass
        turns = [event.facts["seat"] for event in table.game.events if event.name == "turn-started"]
        assert len({turns.count(seat) for seat in range(table.game.seats)}) == 1
        assert [event.facts["round"] for event in table.game.events if event.name == "round-ended"] == [1, 2, 3]

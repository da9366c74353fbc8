"""The Spanish galleon: SA-GAL."""

from __future__ import annotations

import pytest
from tests.treasure_map.table import CHART, arrange, first_luck, new_table

from flibuste.games.ship_adventure.chart import DIRECTIONS
from flibuste.games.ship_adventure.treasure_map.rules.courses import next_steps


@pytest.mark.parametrize("sector, port", [(1, "5,8"), (2, "0,9"), (3, "0,1"), (4, "9,5")])
def test_it_appears_at_the_port_of_the_compass_color(sector: int, port: str) -> None:
    """SA-GAL-01, SA-GAL-03: the inner ring, whoever plays it."""
    table = new_table(2, script=first_luck()).expect("compass", str(sector)).play("spin")
    assert table.galleon == port
    assert table.coins == {}
    assert table.story.count("galleon-came") == 1


def test_it_sails_two_cells_towards_the_port() -> None:
    """SA-GAL-02, SA-GAL-04: a coin on each cell that it leaves."""
    table = arrange(step="spin", galleon="5,8").expect("compass", "2").play("spin")
    assert (table.galleon, table.coins) == ("3,8", {"5,8": 1, "4,8": 1})


def test_it_stops_at_the_port_and_stays_there() -> None:
    """SA-GAL-02, SA-GAL-13."""
    near = arrange(step="spin", galleon="1,9", at={0: "7,2"}).expect("compass", "2").play("spin")
    assert (near.galleon, near.coins) == ("0,9", {"1,9": 1})
    there = arrange(step="spin", galleon="0,9").expect("compass", "2").play("spin")
    assert (there.galleon, there.coins) == ("0,9", {})


def test_it_may_follow_the_first_player() -> None:
    """SA-GAL-03: two players red and blue, inner ring yellow, then red."""
    table = arrange(step="spin", galleon="0,9", galleon_color="first_player").expect("compass", "3").play("spin")
    usual = arrange(step="spin", galleon="0,9").expect("compass", "3").play("spin")
    assert table.galleon == "2,9"
    assert usual.galleon == "11,11"


def test_coins_pile_up() -> None:
    """SA-GAL-04."""
    table = arrange(step="spin", galleon="5,8", coins={"5,8": 2, "4,8": 5}, at={0: "7,2"}).expect("compass", "2")
    assert table.play("spin").coins == {"5,8": 3, "4,8": 6}


def test_straight_steps_before_diagonal_ones() -> None:
    """SA-GAL-05: on open sea from 0,0 to 2,3 it sails E, SE, SE."""
    table = arrange()
    cell = CHART.named("7,0")
    way = []
    goal = CHART.named("9,3")
    while cell != goal:
        first = next_steps(table.p, cell, goal, through_ports=True)[0]
        way.append(DIRECTIONS[first])
        cell = CHART.next(cell, first)
    assert way == ["E", "SE", "SE"]


def test_the_first_player_may_choose_among_equally_short_ways() -> None:
    """SA-GAL-05."""
    table = arrange(step="spin", galleon="7,0", galleon_color="first_player", npc_path_choice="first_player")
    table.expect("compass", "4").play("spin")
    goal = table.view["first"]
    assert (table.seat, table.step) == (goal, "galleon")
    assert len(table.offered("course")) > 1
    assert table.refused("course N") == ("not-shortest", "SA-GAL-05")
    assert table.refused("stop") == ("not-now", "SA-TURN-02")
    way = table.offered("course")[-1]
    table.play(f"course {way}")
    assert table.told("galleon-sailed")[0]["way"] == way


def test_waves_are_plain_sea_for_it_and_ports_are_no_obstacle() -> None:
    """SA-GAL-06: it crosses a whirlpool cell by cell."""
    table = arrange(step="spin", galleon="2,6").expect("compass", "3").play("spin")
    assert [facts["cell"] for facts in table.told("galleon-sailed")] == ["2,5", "2,4"]
    assert table.galleon == "2,4"
    assert table.p.routes.by_sea(CHART.named("6,9"), CHART.named("4,7"), True) == 2  # through the port of red


def test_it_starts_no_fight() -> None:
    """SA-GAL-07, SA-GAL-12: it comes alongside, and only a player who ends there fights."""
    table = arrange(step="spin", galleon="5,8", at={1: "3,8"}).expect("compass", "2").play("spin")
    assert (table.galleon, table.step) == ("3,8", "movement")
    assert table.play("go W", "go W", "stop").step == "actions"


def test_staying_beside_it_means_fighting() -> None:
    """SA-GAL-12."""
    table = arrange(galleon="7,2", at={0: "7,2"}).play("stop")
    assert table.legal == ["fight galleon"]


def test_it_answers_fire_without_a_bonus() -> None:
    """SA-GAL-08."""
    table = arrange(level=2, galleon="7,3", at={0: "7,2"}, balls={0: 1}, gold={0: 4}).expect("combat", "3 4")
    table.play("stop")
    assert table.legal == ["fire galleon", "done"]
    assert table.fights["galleon"]["other"] == []
    table.play("fire galleon")
    assert (table.is_home(0), table.gold(), table.view["galleon"]["loot"]["gold"]) == (True, 0, 4)


def test_it_never_opens_fire() -> None:
    """SA-GAL-08."""
    table = arrange(level=2, galleon="7,3", at={0: "7,2"}, balls={0: 1}).play("stop", "done")
    assert table.step == "actions"
    assert arrange(level=3, seats=3, galleon="7,3", at={0: "7,2"}).play("stop").step == "actions"


def test_an_unarmed_galleon_is_beaten_by_one_cannonball() -> None:
    """SA-GAL-08."""
    table = arrange(galleon="7,3", at={0: "7,2"}, balls={0: 1}, galleon_armed=False).play("stop", "fire galleon")
    assert (table.gold(), table.galleon) == (5, None)


@pytest.mark.parametrize("level, gold", [(1, 5), (2, 10), (3, 15)])
def test_its_gold_by_level_and_its_hold(level: int, gold: int) -> None:
    """SA-GAL-09, SA-CBT-19, SA-LEV-04."""
    table = arrange(3, level=level, galleon="7,3", hold=2, at={0: "7,2"}).expect("combat", "5 4")
    table.play("go E", "stop", "fight galleon")
    assert table.gold() == gold + 2
    assert table.view["galleon"]["loot"]["gold"] == 0


def test_it_comes_back_at_the_start_of_the_next_turn() -> None:
    """SA-GAL-10."""
    table = arrange(first=1, galleon="7,3", at={0: "7,2"}).expect("combat", "5 4").expect("compass", "4")
    table.play("go E", "stop", "fight galleon", "end", "spin")
    assert (table.galleon, table.coins) == ("9,5", {})


def test_what_it_wins_stays_in_its_hold() -> None:
    """SA-GAL-11, SA-CBT-19: tokens too, whose backs only former owners know."""
    table = arrange(galleon="7,3", at={0: "7,2"}, gold={0: 6}, tokens={0: "token-1-Z9"}, pieces={0: "2"}).expect(
        "combat", "3 4"
    )
    table.play("go E", "stop", "fight galleon")
    hold = table.seen_by(0)["galleon"]["loot"]
    assert (hold["gold"], hold["pieces"]) == (6, [0, 1, 0, 0])
    assert [token["token"] for token in hold["tokens"]] == ["token-1-Z9"]
    assert [token["token"] for token in table.seen_by(1)["galleon"]["loot"]["tokens"]] == [None]
    assert table.galleon == "7,3"


def test_in_a_port_it_is_safe() -> None:
    """SA-GAL-13, SA-CBT-04."""
    table = arrange(galleon="5,8", at={0: "4,8"}, balls={0: 1}).play("stop")
    assert table.step == "actions"
    assert arrange(galleon="5,8", at={0: "4,8"}).play("go S", "stop").step == "actions"


def test_no_more_than_250_coins_on_a_cell() -> None:
    """SA-GAL-04: that is all that a cell can hold."""
    for coins, after in ((249, 250), (250, 250)):
        table = arrange(step="spin", galleon="7,0", coins={"7,0": coins}).expect("compass", "4").play("spin")
        assert table.coins["7,0"] == after

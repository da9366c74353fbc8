"""What everybody sees: everything, with odds before a fight and ways before a step."""

from __future__ import annotations

from tests.caribbean_conquest.table import TITLE, Z1, arrange, new_table

from flibuste.games.ship_adventure.caribbean_conquest.odds import Odds
from flibuste.kernel.logbook import NOBODY


def test_odds_of_one_throw() -> None:
    """CC-CBT-03: of 36 pairs of dice from 2 to 7."""
    odds = Odds([2, 3, 4, 5, 6, 7], False)
    assert odds.percent(0) == [42, 42, 16]
    assert odds.percent(2) == [72, 17, 11]
    assert odds.percent(-6) == [0, 100, 0]
    assert Odds([2, 3, 4, 5, 6, 7], True).percent(0) == [42, 58, 0]


def test_odds_of_a_whole_combat() -> None:
    """CC-CBT-03, CC-CBT-04: one against a point alone is even; each unit more counts in every throw."""
    odds = Odds([2, 3, 4, 5, 6, 7], False)
    assert odds.chance(0, 1, 1) == 0.5
    win = odds.of_throw(1)
    assert odds.chance(0, 2, 1) == win + (1 - win) * 0.5
    assert odds.chance(3, 4, 1) > 0.999


def test_a_fight_is_foretold_before_one_attacks() -> None:
    """CC-CBT-03, CC-CBT-04, CC-MOVE-12: on the march, for every cell where the group could stop."""
    table = arrange(
        units={0: "8,6 1+3", 1: "7,6 0+1"}, control={1: "7,6"}, cards={0: "sabre", 1: "pistols"}, balls={1: 1}
    ).play("from 8,6", "take 0+3")
    goal = table.goal("7,6")
    assert (goal["cost"], goal["path"], goal["seizes"], goal["guns"]) == (1, ["go N"], False, [])
    fight = goal["fight"]
    assert fight is not None
    assert (fight["attacker"]["crews"], fight["attacker"]["bonus"], fight["defender"]["bonus"]) == (3, 3, 3)
    assert (fight["win"], fight["lose"], fight["tie"], fight["hold"]) == (42, 42, 16, 57)
    assert table.preview("go N") == {"steps": -1, "win": 42, "lose": 42, "tie": 16, "hold": 57}
    table.play("go N")
    assert table.preview("stop") == {"win": 42, "lose": 42, "tie": 16, "hold": 57}
    table.play("stop", "done")
    assert table.preview("storm 7,6") == {"win": 42, "lose": 42, "tie": 16, "hold": 57}
    table.dice("2 7").play("storm 7,6")
    assert table.preview("throw")["win"] == table.fight("7,6")["win"] == 28


def test_where_a_group_could_stop() -> None:
    """CC-MOVE-07, CC-MOVE-10, CC-CTL-01, CC-CBT-08: the cheapest way, drift included; who would have it in range."""
    table = arrange(units={0: "4,2 1+1"}, balls={2: 1}).play("from 4,2", "take 1+1")
    pool = table.goal("4,0")
    assert (pool["cost"], pool["path"]) == (1, ["go SW", "drift", "drift"])
    assert table.goal("8,1")["cost"] == 3
    assert table.goal("5,2")["guns"] == [2], "beside yellow's city"
    assert "4,3" not in [goal["cell"] for goal in table.view["reach"]]
    table = arrange(units={0: "4,6 1+0"}).play("from 4,6")
    assert (table.goal("4,7")["seizes"], table.preview("go E")) == (True, {"steps": -1, "seizes": 1})
    table = arrange(units={0: "4,1 1+0"}).play("from 4,1")
    assert (table.goal("5,1")["cost"], table.goal("5,1")["path"]) == (1, ["drift"]), "drift alone"


def test_every_way_that_is_told_can_be_gone() -> None:
    """CC-MOVE-10, CC-MOVE-03"""
    given = "4,2 1+2 4,1 2+0 3,2 4+0 5,2 2+2"
    goals = arrange(units={0: given}).play("from 4,2", "take 1+2").view["reach"]
    assert len(goals) > 40
    for goal in goals[::5]:
        table = arrange(units={0: given}).play("from 4,2", "take 1+2", *goal["path"])
        if table.step == "march":
            table.play("stop")
        assert (table.steps_left, goal["cell"] in table.units[0]) == (6 - goal["cost"], True)


def test_everybody_sees_the_same() -> None:
    """CC-TURN-06: nothing is hidden in this game."""
    table = new_table().play("spin")
    assert table.game.view(NOBODY) == table.game.view(2)
    assert not TITLE.is_private(TITLE.agree(2, {}))


def test_what_a_decision_is_about() -> None:
    """CC-MOVE-01, CC-BUY-02, CC-CBT-11"""
    table = arrange(units={0: "0,6 2+2"}, gold={0: 8})
    assert table.view["at_hand"] == {"gold": 8}
    assert table.play("done").view["at_hand"] == {"points": 6}
    assert table.play("from 0,6").view["at_hand"] == {"cell": "0,6"}
    assert table.play("take 1+2").view["at_hand"] == {"cell": "0,6", "ships": 1, "crews": 2, "points": 6}


def test_points_zones_and_what_a_majority_takes() -> None:
    """CC-SET-13, CC-END-02, CC-TURN-04"""
    view = arrange(control={0: Z1}).view
    zones = {point["cell"]: point["zone"] for point in view["points"]}
    assert (zones["2,1"], zones["4,7"], zones["9,4"], zones["11,9"]) == (1, 2, 3, 0)
    assert (view["majority"], view["per_zone"], view["players"][0]["zones"]) == (2, 3, [3, 0, 0])
    assert arrange(boxes="1", majority="half").view["majority"] == 2


def test_who_would_have_a_cell_in_range() -> None:
    """CC-CBT-07: guns without a cannonball have nobody in range."""
    table = arrange(units={0: "4,2 1+0"}).play("from 4,2")
    assert table.goal("5,2")["guns"] == []


def test_what_is_seized_is_nobodys() -> None:
    """CC-CTL-01, CC-CTL-02: neither a point of the first seat nor one where its ship lies."""
    given = {1: "4,6 1+0"}
    assert arrange(units=given, active=1).play("from 4,6").goal("4,7")["seizes"]
    assert not arrange(units=given, active=1, control={0: "4,7"}).play("from 4,6").goal("4,7")["seizes"]
    assert not arrange(units={0: "4,7 1+0", **given}, active=1).play("from 4,6").goal("4,7")["seizes"]


def test_a_shot_is_foretold() -> None:
    """CC-CBT-09, CC-CBT-03: from the first cell as from any other; to the throw itself."""
    table = arrange(units={0: "0,0 2+0", 1: "0,11 2+0"}, balls={0: 1, 1: 1}, cards={0: "spyglass"}).play("done")
    odds = {"win": 58, "lose": 28, "tie": 14}
    assert (table.fight("0,11")["start"], table.fight("0,11")["hold"]) == ("0,0", 68), "21 of 31 that are not equal"
    assert table.preview("guns 0,0") == {"balls": -1, **odds}
    table.play("guns 0,0", "answer")
    assert (table.fight("0,11")["win"], table.preview("throw")) == (58, odds)


def test_a_shot_without_an_answer_hits() -> None:
    """CC-CBT-09"""
    table = arrange(units={0: "0,4 1+0", 1: "0,5 2+0"}, balls={0: 1}).play("done")
    fight = table.fight("0,5")
    assert (fight["rolled"], fight["win"], fight["lose"], fight["tie"], fight["hold"]) == (False, 100, 0, 0, 100)


def test_guns_with_two_targets_promise_nothing_yet() -> None:
    """CC-CBT-07, CC-CBT-13"""
    table = arrange(units={0: "3,4 1+0", 1: "3,3 0+2 2,5 0+1"}, balls={0: 1}).play("done")
    assert table.preview("guns 3,4") == {"balls": -1}


def test_the_odds_of_the_combat_that_is_fought() -> None:
    """CC-CBT-02, CC-CBT-03: of two, the one that was chosen."""
    table = arrange(units={0: "8,9 0+1 5,11 3+0", 1: "5,10 2+0"}).march("8,9", "0+1", "NE").march("5,11", "3+0", "W")
    table.dice("7 2").play("done", "storm 5,10")
    assert table.preview("throw")["win"] == table.fight("5,10")["win"] == 72

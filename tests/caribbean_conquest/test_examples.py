"""The worked examples of section 25 of the rules, on chart G1."""

from __future__ import annotations

from tests.caribbean_conquest.table import CHART, G1, Z1, Table, arrange, new_table


def test_the_chart_is_the_one_of_the_data() -> None:
    assert CHART.rows() == G1["rows"]


def first_turn(green_balls: int) -> Table:
    """Red has deployed one crew aboard and one in the city, and moves to the temple and to green's skull."""
    table = arrange(units={0: "11,8 1+1 11,9 0+1", 3: "9,2 1+2"}, balls={0: 1, 3: green_balls}, turn=1)
    table.march("11,9", "0+1", "E").march("11,8", "1+1", "NW", "NW", "W", "W")
    return table


def test_first_turn() -> None:
    """CC-EX-01, CC-SET-09, CC-MOVE-01, CC-MOVE-06, CC-CTL-01, CC-TURN-02: 5 of 6 steps, two points without dice."""
    table = first_turn(green_balls=1)
    assert table.steps_left == 1
    table.play("done")
    assert (table.step, table.seat, table.offered("guns")) == ("gunnery", 3, ["9,3"])
    table.play("done")
    assert (table.holder("11,10"), table.holder("9,4"), table.told("combat-dice")) == (0, 0, [])
    assert table.count() == 3
    while not table.told("income"):
        table.pass_turn()
    assert table.told("income")[0] == {"seat": 0, "gold": 3}


def test_deploying_as_in_the_first_turn() -> None:
    """CC-EX-01, CC-SET-09: the ship has one place, so nobody is asked for it."""
    table = new_table().play("spin")
    assert (table.seat, table.step, table.units[0]) == (0, "deploy", {"11,8": "1+0"})
    assert table.offered("at") == ["11,8", "11,9"]
    table.play("at 11,8", "at 11,9")
    assert (table.units[0], table.seat) == ({"11,8": "1+1", "11,9": "0+1"}, 1)


def test_the_city_fires() -> None:
    """CC-EX-02, CC-CBT-08, CC-CBT-09, CC-CBT-11, CC-CBT-13, CC-CBT-16: 3 to 3, then 6 to 2; the ship seizes."""
    table = first_turn(green_balls=1).dice("3 3", "6 2").play("done", "guns 9,3")
    assert (table.seat, table.step) == (0, "answer")
    fight = table.view["fights"][0]
    assert (fight["attacker"]["bonus"], fight["defender"]["bonus"]) == (0, 0)
    table.play("answer")
    assert (table.seat, table.step) == (0, "exchange")
    table.play("throw").all_drawn()
    assert (table.seat, table.legal) == (0, ["lose ship", "lose crew"])
    table.play("lose crew")
    assert (table.units[0]["9,4"], table.holder("9,4"), table.balls(0), table.balls(3)) == ("1+0", 0, 0, 0)


def test_the_city_fires_and_nobody_answers() -> None:
    """CC-EX-02, CC-CBT-09: one unit without dice."""
    table = first_turn(green_balls=1).play("done", "guns 9,3", "duck", "lose crew")
    assert (table.units[0]["9,4"], table.balls(0), table.told("combat-dice")) == ("1+0", 1, [])


def test_income() -> None:
    """CC-EX-03, CC-TURN-02, CC-TURN-04, CC-TURN-05: 3 x 2 + 1 + 1, and 2 + 1 + 1 when blue has stormed a temple."""
    table = arrange(units={1: "3,10 0+1"}, control={0: f"{Z1} 9,4"}, active=1)
    assert table.count() == 8
    table.march("3,10", "0+1", "E").dice("7 2").play("done", "storm 3,11")
    assert table.count() == 4


def test_storming_a_temple() -> None:
    """CC-EX-04, CC-CBT-03, CC-CBT-04, CC-CBT-06"""
    table = arrange(units={0: "8,6 1+3", 1: "7,6 0+1"}, control={1: "7,6"}, cards={0: "sabre"})
    table.march("8,6", "0+3", "N")
    assert table.steps_left == 5
    table.dice("2 4", "3 3", "2 6", "2 3").play("done", "storm 7,6")
    assert [told["total"] for told in table.told("combat-dice")] == [5, 6]
    assert [told["against"] for told in table.told("combat-dice")] == [5, 4]
    assert (table.units[1], table.step) == ({}, "battle")
    table.play("throw")
    assert (table.units[0]["7,6"], table.told("combat-dice")[-1]["total"]) == ("0+2", 5)
    table.play("throw").all_drawn()
    assert table.told("combat-dice")[-1]["total"] == 4
    assert (table.holder("7,6"), table.units[0]["7,6"]) == (0, "0+2")


def on_a_skull() -> Table:
    """Blue holds (5,10) with a ship, and red stops there with a ship and two crews."""
    table = arrange(units={0: "5,11 1+2", 1: "5,10 1+0"}, control={1: "5,10"})
    return table.march("5,11", "1+2", "W")


def test_a_fight_on_a_skull() -> None:
    """CC-EX-05, CC-CBT-03, CC-CBT-04, CC-CBT-11"""
    table = on_a_skull().dice("3 4", "2 5", "5 2", "4 6", "4 2").play("done", "storm 5,10")
    assert [told["total"] for told in table.told("combat-dice")] == [5, 4]
    assert [told["against"] for told in table.told("combat-dice")] == [5, 6]
    table.play("lose crew", "throw")
    assert (table.units[1], table.told("combat-dice")[-1]["against"]) == ({}, 3)
    table.play("throw")
    table.play("lose crew", "throw").all_drawn()
    assert (table.holder("5,10"), table.units[0]) == (0, {"5,10": "1+0"})


def test_the_wrong_loss() -> None:
    """CC-EX-06, CC-CBT-11: with the only ship both crews go, and the combat is over."""
    table = on_a_skull().dice("3 4", "2 5").play("done", "storm 5,10")
    assert table.preview("lose ship") == {"ships": -1, "crews": -2}
    assert table.preview("lose crew") == {"crews": -1}
    table.play("lose ship")
    assert (table.units[0], table.holder("5,10"), table.units[1]) == ({}, 1, {"5,10": "1+0"})
    assert (table.told("crews-drowned")[0]["crews"], table.told("player-turn")[0]) == (2, {"seat": 1})


def test_whirlpools() -> None:
    """CC-EX-07, CC-MOVE-07, CC-MOVE-10: two whirlpools for 3 steps; drift alone for 1."""
    table = arrange(units={0: "4,2 1+1"}).march("4,2", "1+1", "W", "drift", "drift", "S", "drift", "drift", "S")
    assert (table.units[0], table.steps_left) == ({"8,1": "1+1"}, 3)
    table = arrange(units={0: "4,1 1+1"}).march("4,1", "1+1", "drift")
    assert (table.units[0], table.steps_left) == ({"5,1": "1+1"}, 5)


def test_nobody_walks_on_water() -> None:
    """CC-EX-08, CC-MOVE-09, CC-MOVE-11"""
    table = arrange(units={0: "8,6 1+2"}).play("from 8,6")
    assert table.refused("take 1+0") == ("crews-left-behind", "CC-MOVE-09")
    table.play("take 0+2", "go N", "stop")
    assert table.units[0] == {"8,6": "1+0", "7,6": "0+2"}
    table.march("8,6", "1+0", "S")
    assert table.units[0] == {"9,6": "1+0", "7,6": "0+2"}


def test_a_ship_as_a_bridge() -> None:
    """CC-EX-09, CC-MOVE-04, CC-MOVE-05"""
    table = arrange(units={0: "7,7 0+1 7,8 1+0"}).play("from 7,7", "go E", "go SE", "go NE")
    assert (table.steps_left, table.units[0]) == (3, {"7,8": "1+0", "7,10": "0+1"})
    assert table.play("stop", "done").legal == ["storm 7,10"]
    table = arrange(units={0: "7,7 0+1 7,9 1+0"}).play("from 7,7")
    assert table.refused("go E") == ("crews-need-land", "CC-MOVE-04")


def test_a_majority_undone() -> None:
    """CC-EX-10, CC-END-02, CC-END-04, CC-END-05: the turn is played out, and red counts what it has then."""
    table = arrange(2, units={0: "5,11 1+0", 1: "6,9 2+0"}, control={0: f"{Z1} 3,8 4,7"})
    table.march("5,11", "1+0", "W").play("done")
    assert (table.told("majority-reached"), table.view["closing"]) == ([{"seat": 0, "zones": 2}], True)
    table.march("6,9", "2+0", "NE").dice("7 2", "7 2").play("done", "storm 5,10", "throw").all_drawn()
    assert (table.game.over, table.outcome.ending, table.game.scores()[0]) == (True, "majority", 9)
    assert table.told("income")[0] == {"seat": 0, "gold": 9}


def test_a_point_cannot_be_shot_away() -> None:
    """CC-EX-11, CC-CBT-05, CC-CBT-14"""

    def blue_fires(dice: str) -> Table:
        table = arrange(units={0: "9,10 1+0", 1: "0,5 1+0"}, balls={0: 1, 1: 1}).march("9,10", "1+0", "N").play("done")
        assert (table.seat, table.offered("guns")) == (1, ["7,10"])
        return table.play("guns 7,10", "answer").dice(dice).play("throw")

    table = blue_fires("2 6")
    assert (table.units[0], table.holder("7,10"), len(table.told("point-unharmed"))) == ({"8,10": "1+0"}, 1, 1)
    assert blue_fires("6 2").units[0] == {}


def test_guns_that_change_hands() -> None:
    """CC-EX-12, CC-CBT-16, CC-END-03, CC-CTL-04: blue loses city and ship in one turn, and with them the game."""
    table = arrange(units={0: "8,9 0+2", 1: "6,10 1+0"}, balls={0: 1})
    table.march("8,9", "0+2", "NE").dice("7 2").play("done", "storm 7,10")
    assert (table.step, table.offered("guns")) == ("gunnery", ["7,10"])
    assert table.preview("guns 7,10") == {"balls": -1, "hit": 1}
    table.play("guns 7,10")
    assert table.units[1] == {}
    assert (table.told("player-out"), table.view["players"][1]["is_out"]) == ([{"seat": 1}], True)
    table.pass_turn().pass_turn()
    assert (table.game.over, table.outcome.ending) == (True, "elimination")


def test_camouflage() -> None:
    """CC-EX-13, CC-CBT-10: the crews in the jungle are hidden, the one in its own city is not."""
    table = arrange(
        units={0: "4,2 1+0", 2: "3,3 0+2 5,3 0+1"}, cards={2: "camouflage"}, balls={0: 1, 2: 1}, step="groups"
    ).play("done")
    assert table.offered("guns") == ["4,2"]
    table.play("guns 4,2")
    assert (table.seat, table.step, table.view["at_hand"]["at"]) == (2, "answer", "5,3")
    table.play("duck")
    assert table.units[2] == {"3,3": "0+2"}


def test_recruiting() -> None:
    """CC-EX-14, CC-BUY-02, CC-BUY-04, CC-BUY-05, CC-MOVE-03"""
    table = arrange(units={0: "11,9 0+3", 1: "11,8 1+0"}, gold={0: 13})
    assert table.preview("recruit crew") == {"gold": -3, "crews": 1}
    table.play("recruit crew")
    assert (table.gold(), table.units[0]) == (10, {"11,9": "0+4"})
    assert table.reason("recruit crew").to_data() == {
        "key": "no-place-for-unit",
        "rule": "CC-BUY-05",
        "facts": {"unit": "crew", "most": 4},
    }
    assert table.refused("recruit ship") == ("no-place-for-unit", "CC-BUY-05")
    table.play("buy sabre", "buy pistols", "buy cannonball")
    assert table.gold() == 0
    assert table.march("11,9", "0+4", "E").units[0] == {"11,10": "0+4"}


def test_one_pair_one_shot() -> None:
    """CC-EX-15, CC-CBT-08, CC-CBT-09, CC-CBT-13"""
    table = arrange(units={0: "11,2 2+0", 3: "9,3 0+1"}, balls={0: 2, 3: 2}).march("11,2", "2+0", "NE").play("done")
    assert table.offered("guns") == ["10,3"]
    table.play("guns 10,3", "answer").dice("3 4", "4 3").play("throw").all_drawn()
    assert [(told["total"], told["against"]) for told in table.told("combat-dice")] == [(4, 4), (5, 3)]
    assert (table.units[3], table.balls(0), table.balls(3)) == ({}, 1, 1)
    assert table.told("player-turn")[0] == {"seat": 1}, "nobody may use this pair again, so nobody is asked"

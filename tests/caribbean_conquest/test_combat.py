"""Close combat, ranged fire and control (section 18 of the rules)."""

from __future__ import annotations

from tests.caribbean_conquest.table import Z3, Table, arrange

# --- close combat -----------------------------------------------------------------------------------------------------


def test_cities_are_not_neutral() -> None:
    """CC-CBT-01, CC-CTL-02, CC-CTL-05: taken in close combat alone, without units of the enemy there too."""
    table = arrange(units={0: "8,9 0+1"}).march("8,9", "0+1", "NE").dice("5 4").play("done", "storm 7,10")
    assert (table.holder("7,10"), table.units[0]) == (0, {"7,10": "0+1"})


def test_an_enemy_point_is_not_taken_by_standing_there() -> None:
    """CC-CTL-02, CC-CBT-03: the lost roll costs the crew, and the city stays."""
    table = arrange(units={0: "8,9 0+1"}).march("8,9", "0+1", "NE").dice("4 5").play("done", "storm 7,10")
    assert (table.holder("7,10"), table.units[0]) == (1, {})


def test_what_counts_in_close_combat() -> None:
    """CC-CBT-03, CC-CBT-06, CC-CBT-17, CC-BUY-01: cards of both, +1 for each unit beyond the first, crews too."""
    table = arrange(
        units={0: "5,11 2+2", 1: "5,10 1+1"},
        control={1: "5,10"},
        cards={0: "sabre pistols spyglass", 1: "boarding_hooks"},
    ).march("5,11", "2+2", "W")
    fight = table.play("done").fight("5,10")
    assert fight["attacker"] == {
        "seat": 0,
        "ships": 2,
        "crews": 2,
        "point": False,
        "bonuses": [
            {"source": "sabre", "amount": 1},
            {"source": "pistols", "amount": 2},
            {"source": "units", "amount": 3},
        ],
        "bonus": 6,
    }
    assert fight["defender"]["bonuses"] == [
        {"source": "boarding_hooks", "amount": 3},
        {"source": "units", "amount": 2},
    ]
    table.dice("2 4").play("storm 5,10")
    assert (table.told("combat-dice")[0]["total"], table.told("combat-dice")[0]["against"]) == (8, 9)


def test_a_point_alone_has_the_cards_of_its_holder() -> None:
    """CC-CBT-17, CC-CBT-04"""
    table = arrange(units={0: "8,9 0+1"}, cards={1: "sabre"}).march("8,9", "0+1", "NE").dice("5 4", "6 4")
    table.play("done", "storm 7,10")
    assert [told["against"] for told in table.told("combat-dice")] == [5, 5]
    assert table.holder("7,10") == 0


def test_the_point_falls_last() -> None:
    """CC-CBT-04: the units first, then the point as one more roll, which is no unit to lose."""
    table = arrange(units={0: "8,9 0+4", 1: "7,10 0+2"}).march("8,9", "0+4", "NE").dice("7 2", "7 2", "7 2")
    table.play("done", "storm 7,10")
    assert (table.units[1], table.holder("7,10"), table.legal) == ({"7,10": "0+1"}, 1, ["throw"])
    table.play("throw")
    assert (table.units[1], table.holder("7,10")) == ({}, 1)
    table.play("throw").all_drawn()
    assert (table.holder("7,10"), table.units[0]) == (0, {"7,10": "0+4"})


def test_equal_totals() -> None:
    """CC-CBT-03: again, unless the defender wins them."""
    table = arrange(units={0: "8,9 0+1"}, combat_tie="defender_wins").march("8,9", "0+1", "NE").play("done")
    assert (table.fight("7,10")["win"], table.fight("7,10")["lose"], table.fight("7,10")["tie"]) == (42, 58, 0)
    table.dice("4 4").play("storm 7,10")
    assert (table.holder("7,10"), table.units[0]) == (1, {})


def test_the_defender_chooses_its_losses() -> None:
    """CC-CBT-11: the owner is asked, where there are ships and crews."""
    table = arrange(units={0: "5,11 2+0", 1: "5,10 1+1"}).march("5,11", "2+0", "W").dice("7 2", "7 2")
    table.play("done", "storm 5,10")
    assert (table.seat, table.step, table.view["at_hand"]) == (1, "loss", {"cell": "5,10"})
    assert table.refused("throw") == ("not-now", "CC-TURN-06")
    table.play("lose crew")
    assert (table.seat, table.legal) == (0, ["throw"])
    table.play("throw")
    assert (table.units[1], table.units[0]) == ({}, {"5,10": "2+0"})


def test_crews_drown_with_their_last_ship_only() -> None:
    """CC-CBT-11: with another ship they live."""
    table = arrange(units={0: "5,11 2+1", 1: "5,10 1+0"}).march("5,11", "2+1", "W").dice("2 7")
    table.play("done", "storm 5,10")
    assert table.preview("lose ship") == {"ships": -1}
    assert table.play("lose ship").units[0] == {"5,10": "1+1"}


def test_fights_at_sea_without_a_point() -> None:
    """CC-CBT-02, CC-CBT-15, CC-CBT-12: where ships meet; afterwards one side is left."""
    table = (
        arrange(units={0: "0,3 1+0", 1: "0,5 1+0"}).march("0,3", "1+0", "E", "E").dice("3 2").play("done", "storm 0,5")
    )
    assert table.units[:2] == [{"0,5": "1+0"}, {}]


def test_a_ship_on_the_port_of_an_enemy_attacks_nothing() -> None:
    """CC-CTL-04: the port is no point; who holds the city holds it."""
    table = arrange(units={0: "6,9 1+0"}).march("6,9", "1+0", "E").play("done")
    assert (table.told("combat-dice"), table.holder("7,10")) == ([], 1)


# --- control ----------------------------------------------------------------------------------------------------------


def test_points_of_nobody_are_seized_without_a_fight() -> None:
    """CC-CTL-01, CC-CTL-03: a crew on a temple or city, a ship on a skull; control stays when they leave."""
    table = arrange(2, units={0: "3,9 0+1 4,3 0+1 4,6 1+0"})
    table.march("3,9", "0+1", "W").march("4,3", "0+1", "S").march("4,6", "1+0", "E")
    assert (table.holder("3,8"), table.holder("5,3"), table.holder("4,7")) == (-1, -1, -1)
    table.play("done")
    assert (table.holder("3,8"), table.holder("5,3"), table.holder("4,7")) == (0, 0, 0)
    assert [told["what"] for told in table.told("point-taken")] == ["temple", "skull", "city"]


def test_a_stack_that_leaves_keeps_its_point() -> None:
    """CC-CTL-03"""
    table = arrange(units={0: "11,10 0+1"}, control={0: "11,10"}).march("11,10", "0+1", "W").play("done")
    assert table.holder("11,10") == 0


def test_seizing_comes_after_the_guns() -> None:
    """CC-CTL-01, CC-CBT-16: who is shot off the point seizes nothing."""
    table = arrange(units={0: "9,5 1+0", 3: "9,2 1+0"}, balls={3: 1}).march("9,5", "1+0", "W").play("done")
    table.play("guns 9,3")
    assert (table.units[0], table.holder("9,4")) == ({}, -1)


def test_a_zone_is_told_when_it_is_whole() -> None:
    """CC-TURN-04"""
    table = arrange(units={0: "11,9 0+1"}, control={0: "2,1 3,11"}).march("11,9", "0+1", "E").play("done")
    assert table.told("zone-completed") == [{"seat": 0, "zone": "Z1"}]
    table = arrange(units={0: "11,9 0+1"}, control={0: "2,1"}).march("11,9", "0+1", "E").play("done")
    assert (table.holder("11,10"), table.told("zone-completed")) == (0, [])
    table = arrange(units={0: "8,9 0+1"}, control={0: Z3}).march("8,9", "0+1", "NE").dice("7 2")
    assert table.play("done", "storm 7,10").told("zone-completed") == [], "a city is in no zone"


# --- ranged fire ------------------------------------------------------------------------------------------------------


def shot(**given: object) -> Table:
    """Red's ship has stopped beside blue's two ships, and may fire."""
    usual: dict[str, object] = {"units": {0: "0,3 1+0", 1: "0,5 2+0"}, "balls": {0: 2, 1: 1}}
    return arrange(**{**usual, **given}).march("0,3", "1+0", "E").play("done")  # type: ignore[arg-type]


def test_each_shot_uses_a_cannonball_won_or_lost() -> None:
    """CC-CBT-07, CC-CBT-09"""
    table = shot()
    assert table.preview("guns 0,4") == {"balls": -1, "win": 28, "lose": 58, "tie": 14}
    table.play("guns 0,4")
    assert (table.balls(0), table.preview("answer"), table.preview("duck")) == (
        1,
        {"balls": -1, "win": 58, "lose": 28, "tie": 14},
        {"units": -1},
    )
    table.play("answer").dice("2 7").play("throw")
    assert (table.units[0], table.balls(0), table.balls(1)) == ({}, 1, 0)


def test_without_an_answer_a_unit_is_lost() -> None:
    """CC-CBT-09, CC-CBT-07: who has no cannonball is not asked."""
    table = shot(balls={0: 1}).play("guns 0,4")
    assert (table.units[1], table.told("combat-dice")) == ({"0,5": "1+0"}, [])
    assert table.told("fired") == [{"seat": 0, "to": 1, "cell": "0,4", "at": "0,5"}]


def test_who_has_no_cannonball_cannot_fire() -> None:
    """CC-CBT-07, CC-CBT-13"""
    assert shot(balls={}).seat != 0


def test_what_counts_in_ranged_fire() -> None:
    """CC-CBT-09, CC-CBT-06, CC-CBT-17: ranged cards and shooters beyond the first; no crews, no sabres."""
    table = arrange(units={0: "0,3 2+1", 1: "0,5 1+3"}, balls={0: 1, 1: 1}, cards={0: "spyglass sabre", 1: "long_guns"})
    table.march("0,3", "2+1", "E").play("done")
    fight = table.view["fights"][0]
    assert (fight["kind"], fight["start"], fight["cell"], fight["rolled"]) == ("ranged", "0,4", "0,5", True)
    assert fight["attacker"]["bonuses"] == [{"source": "spyglass", "amount": 1}, {"source": "units", "amount": 1}]
    assert fight["defender"]["bonuses"] == [{"source": "long_guns", "amount": 3}]
    table.play("guns 0,4", "answer").dice("4 3", "4 2").play("throw")
    assert [(told["total"], told["against"]) for told in table.told("combat-dice")] == [(6, 6), (6, 5)]


def test_crews_alone_cannot_fire_nor_answer() -> None:
    """CC-CBT-06, CC-CBT-10: on land without a point they lose one without dice."""
    table = arrange(units={0: "3,4 1+0", 1: "3,3 0+2 2,5 0+1"}, balls={0: 2, 1: 2}).play("done")
    assert table.offered("guns") == ["3,4"]
    table.play("guns 3,4")
    assert (table.step, table.offered("aim")) == ("aim", ["W", "NE"])
    assert table.preview("aim W") == {"balls": -1, "hit": 1}
    assert table.refused("aim N") == ("nothing-to-hit", "CC-CBT-08")
    table.play("aim W")
    assert (table.units[1]["3,3"], table.seat) == ("0+1", 0)
    assert table.refused("guns 11,9") == ("nothing-to-hit", "CC-CBT-08")
    assert table.refused("guns 0,0") == ("no-guns-there", "CC-CBT-06")
    assert table.refused("guns 12,0") == ("no-such-cell", "CC-SET-02")


def test_a_pair_of_cells_once_a_turn() -> None:
    """CC-CBT-13, CC-CBT-08: whoever fires."""
    table = arrange(units={0: "3,4 1+0", 1: "3,3 0+2 2,5 0+1"}, balls={0: 3}).play("done", "guns 3,4", "aim W")
    table.play("guns 3,4")
    assert (table.units[1], table.told("player-turn")[0]) == ({"3,3": "0+1"}, {"seat": 1}), "the other pair, by itself"
    table = arrange(units={0: "3,4 1+0 4,6 1+0", 1: "3,3 0+2 5,5 1+0"}, balls={0: 3}).play("done", "guns 3,4")
    assert table.refused("guns 3,4") == ("fired-already", "CC-CBT-13")
    table = arrange(units={1: "3,4 1+0 4,6 1+0", 0: "3,3 0+2 5,5 1+0"}, balls={1: 3}, active=1).play("done", "guns 3,4")
    assert table.refused("guns 3,4") == ("fired-already", "CC-CBT-13"), "the first seat is somebody too"


def test_a_point_alone_is_no_target() -> None:
    """CC-CBT-05, CC-CBT-08"""
    table = arrange(units={0: "8,10 1+0", 1: "0,5 1+0"}, balls={0: 1}).play("done")
    assert table.seat == 1


def test_own_points_fire() -> None:
    """CC-CBT-04, CC-CBT-08, CC-CBT-16: a temple of red beside blue's ship, without a unit."""
    table = arrange(units={0: "0,9 1+0", 1: "8,6 1+0"}, control={0: "7,6"}, balls={0: 1}).play("done")
    assert table.offered("guns") == ["7,6"]
    assert table.play("guns 7,6").units[1] == {}


def test_guns_in_reading_order() -> None:
    """CC-CBT-08: points without units among ships."""
    table = arrange(units={0: "9,5 1+0", 1: "8,6 1+0"}, control={0: "7,6"}, balls={0: 1}).play("done")
    assert table.offered("guns") == ["7,6", "9,5"]


def test_others_fire_at_what_has_stopped_in_this_turn() -> None:
    """CC-CBT-08, CC-CBT-13: clockwise, each until it is done; not at units that stayed where they were."""
    table = arrange(
        units={0: "0,3 1+1 0,8 1+0", 1: "0,5 1+0 0,9 1+0", 2: "1,5 1+0", 3: "9,2 1+0"}, balls={1: 2, 2: 1, 3: 1}
    ).march("0,3", "1+1", "E")
    assert table.play("done").seat == 1
    assert table.offered("guns") == ["0,5"]
    assert table.refused("guns 0,9") == ("nothing-to-hit", "CC-CBT-08")
    table.play("guns 0,5")
    assert (table.seat, table.legal) == (0, ["lose ship", "lose crew"])
    table.play("lose crew")
    assert (table.seat, table.step) == (2, "gunnery")
    table.play("guns 1,5")
    assert table.units[0] == {"0,8": "1+0"}


def test_camouflage_hides_crews_on_land() -> None:
    """CC-CBT-10: the reason says so, and guns without another target are not offered."""
    given: dict[str, object] = {
        "units": {0: "3,4 1+0", 1: "3,3 0+2 2,5 0+1"},
        "cards": {1: "camouflage"},
        "balls": {0: 1},
    }
    assert arrange(**given).play("done").p.active != 0  # type: ignore[arg-type]
    table = arrange(units={0: "3,4 1+0 4,6 1+0", 1: "3,3 0+2", 2: "5,5 1+0"}, cards={1: "camouflage"}, balls={0: 1})
    assert table.play("done").refused("guns 3,4") == ("under-camouflage", "CC-CBT-10")
    table = arrange(units={0: "3,4 1+0", 1: "3,3 0+2 3,5 0+1"}, balls={0: 1}).play("done", "guns 3,4")
    assert table.offered("aim") == ["E", "W"]


def test_camouflage_as_a_roll() -> None:
    """CC-CBT-10: both roll, the crew without a cannonball; a beaten shooter loses a unit."""

    def fired(dice: str) -> Table:
        table = arrange(
            units={0: "3,4 1+0", 1: "3,3 0+2"},
            cards={1: "camouflage spyglass"},
            balls={0: 1},
            camouflage="normal_roll",
        ).play("done")
        assert table.preview("guns 3,4") == {"balls": -1, "win": 28, "lose": 58, "tie": 14}
        return table.play("guns 3,4").dice(dice).play("throw")

    assert fired("5 3").units[:2] == [{"3,4": "1+0"}, {"3,3": "0+1"}]
    assert fired("3 5").units[:2] == [{}, {"3,3": "0+2"}]


def test_a_beaten_shooter_loses_a_unit() -> None:
    """CC-CBT-09, CC-CBT-14: on its own cell."""
    table = shot().play("guns 0,4", "answer").dice("2 2").play("throw")
    assert table.units[:2] == [{}, {"0,5": "2+0"}]


def test_after_close_combat_one_side_is_left() -> None:
    """CC-CBT-15, CC-CBT-02: so guns never find two owners on a cell."""
    table = arrange(units={0: "5,11 1+0", 1: "5,10 1+0"}, control={1: "5,10"}, balls={0: 1, 1: 1})
    table.march("5,11", "1+0", "W").dice("2 7").play("done", "storm 5,10")
    assert (table.units[0], table.told("fired")) == ({}, [])


def test_dice_cannot_be_taken_back() -> None:
    """CC-CBT-03, SA-TURN-06: the choice of the combat can, until they lie."""
    table = arrange(units={0: "8,9 0+2", 1: "7,10 0+1"}).march("8,9", "0+2", "NE").play("done")
    assert table.game.may_undo == 0
    assert table.dice("7 2").play("storm 7,10").game.may_undo == -1

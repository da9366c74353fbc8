"""Group moves (section 17 of the rules)."""

from __future__ import annotations

import pytest
from tests.caribbean_conquest.table import TITLE, Table, arrange, new_table

from flibuste.kernel.game import start


def test_six_steps_for_all_groups_together() -> None:
    """CC-MOVE-01, CC-INV-03: one group 6 cells, six groups 1 cell each, or any mix."""
    table = arrange(units={0: "0,3 1+0"}).play("from 0,3", *["go E"] * 6)
    assert (table.units[0], table.steps_left, table.legal) == ({"0,9": "1+0"}, 0, ["done"])
    table = arrange(units={0: "0,4 1+0 1,6 1+0 0,7 1+0 0,10 1+0 8,5 1+0 8,8 1+0"})
    for cell in ("0,4", "1,6", "0,7", "0,10", "8,5", "8,8"):
        table.march(cell, "1+0", "S")
    assert (table.steps_left, table.legal) == (0, ["done"])
    assert table.reason("from 9,5").to_data() == {
        "key": "no-points-left",
        "rule": "CC-MOVE-01",
        "facts": {"points": 6},
    }
    table = arrange(units={0: "0,3 1+3"}).play("from 0,3", "take 1+3", "go E")
    assert (table.steps_left, table.preview("go E")) == (5, {"steps": -1}), "whatever the number of pieces"


def test_any_part_of_a_cell_is_a_group() -> None:
    """CC-MOVE-02, CC-MOVE-06: split and joined at will."""
    table = arrange(units={0: "0,6 2+2"}).play("from 0,6")
    assert table.offered("take") == ["1+0", "1+1", "1+2", "2+2"]
    assert table.reason("take 3+0").to_data() == {
        "key": "too-few-there",
        "rule": "CC-MOVE-02",
        "facts": {"ships": 2, "crews": 2},
    }
    table.play("take 1+2", "go E", "stop").march("0,6", "1+0", "E")
    assert (table.units[0], table.steps_left) == ({"0,7": "2+2"}, 4)
    assert table.refused("from 0,6") == ("no-units-there", "CC-MOVE-01")
    assert table.refused("from 20,3") == ("no-such-cell", "CC-SET-02")


def test_four_pieces_rest_on_a_cell() -> None:
    """CC-MOVE-03, CC-MOVE-10: more may pass, and a step from which no stop can be reached is refused."""
    table = arrange(units={0: "0,3 2+0 0,4 3+0"}).play("from 0,3", "take 2+0", "go E")
    reason = table.reason("stop")
    assert (reason.key, reason.rule, reason.facts) == ("cell-full", "CC-MOVE-03", {"number": 5, "most": 4})
    table.play("go E", "stop")
    assert table.units[0] == {"0,4": "3+0", "0,5": "2+0"}
    table = arrange(units={0: "0,3 2+0 0,4 3+0 9,6 1+0"}).march("9,6", "1+0", "W", "E", "W", "E", "W")
    table.play("from 0,3", "take 2+0")
    assert (table.steps_left, table.refused("go E")) == (1, ("no-room-to-stop", "CC-MOVE-10"))
    assert table.play("go W").units[0]["0,2"] == "2+0"


def test_a_point_is_no_piece() -> None:
    """CC-MOVE-03, CC-CBT-05: four pieces may rest on an own point."""
    table = arrange(units={0: "11,9 0+3 11,10 0+1"}).march("11,10", "0+1", "W")
    assert table.units[0] == {"11,9": "0+4"}


def test_crews_on_land_ships_at_sea() -> None:
    """CC-MOVE-04, CC-MOVE-05, CC-MOVE-11"""
    table = arrange(units={0: "8,6 1+1 9,6 1+0"}).play("from 8,6", "take 1+1")
    assert table.refused("go N") == ("ships-keep-to-the-sea", "CC-MOVE-11")
    table = arrange(units={0: "8,6 1+1 9,6 1+0"}).play("from 8,6", "take 0+1")
    assert table.offered("go") == ["N", "S", "NE", "NW"], "ashore, or from ship to ship"
    assert table.refused("go E") == ("crews-need-land", "CC-MOVE-04")
    table = arrange(units={0: "7,7 0+1", 1: "7,8 1+0"}).play("from 7,7")
    assert table.refused("go E") == ("enemy-ship-carries-nobody", "CC-MOVE-12")
    table = arrange(units={1: "7,7 0+1", 0: "7,8 1+0"}, active=1).play("from 7,7")
    assert table.refused("go E") == ("enemy-ship-carries-nobody", "CC-MOVE-12")
    table = arrange(units={0: "9,6 1+0"}).march("9,6", "1+0", "E")
    assert table.units[0] == {"9,7": "1+0"}, "a ship needs no crew"


def test_crews_are_not_left_on_the_water() -> None:
    """CC-MOVE-09: with another ship they are not."""
    table = arrange(units={0: "0,6 2+1"}).play("from 0,6")
    assert table.offered("take") == ["1+0", "1+1", "2+1"]
    assert table.reason("take 2+0").to_data()["facts"] == {"crews": 1}
    table = arrange(units={0: "0,6 2+2"}).play("from 0,6")
    assert table.reason("take 2+0").to_data()["facts"] == {"crews": 2}


def test_edges_diagonals_and_passing() -> None:
    """CC-MOVE-07, CC-MOVE-12: over both edges at once; through enemies and their points without a fight."""
    table = arrange(units={0: "0,11 1+0"}).play("from 0,11", "go E")
    assert table.units[0] == {"0,0": "1+0"}
    table = arrange(units={0: "0,6 1+0"}).play("from 0,6", "go N", "go NE")
    assert table.units[0] == {"10,7": "1+0"}
    table = arrange(units={0: "5,11 1+0", 1: "5,10 1+0"}, control={1: "5,10"}).play(
        "from 5,11", "go W", "go NW", "stop"
    )
    assert (table.units[0], table.play("done").told("combat-dice")) == ({"4,9": "1+0"}, [])


def test_inside_a_whirlpool_there_is_only_the_drift() -> None:
    """CC-MOVE-07, CC-MOVE-10: three cells in one stay, then a step out."""
    table = arrange(units={0: "4,2 1+0"}).play("from 4,2", "go W")
    assert table.refused("go W") == ("only-drift-here", "CC-MOVE-07")
    table.play("drift", "drift", "drift")
    assert (table.units[0], table.steps_left) == ({"4,0": "1+0"}, 5)
    assert table.refused("drift") == ("drifted-enough", "CC-MOVE-10")
    assert table.preview("stop") == {}
    table = arrange(units={0: "0,3 1+0"}).play("from 0,3", "go E")
    assert table.refused("drift") == ("no-drift", "CC-MOVE-07")


def test_drift_after_the_last_step() -> None:
    """CC-MOVE-07: it is free, so a group that has paid may drift on; a crew alone never drifts."""
    table = arrange(units={0: "0,7 1+0"}).play("from 0,7", *["go W"] * 6)
    assert (table.steps_left, table.legal) == (0, ["drift", "stop"])
    table.play("drift")
    assert table.units[0] == {"0,0": "1+0"}
    assert table.refused("go E") == ("no-points-left", "CC-MOVE-01")


def test_drift_alone_costs_a_point() -> None:
    """CC-MOVE-10: also when the group then stops where the waves have brought it; a step later pays for all."""
    table = arrange(units={0: "4,1 1+0"}).play("from 4,1")
    assert table.refused("stop") == ("must-step", "CC-MOVE-10")
    table.play("drift")
    assert (table.steps_left, table.preview("stop")) == (6, {"steps": -1})
    assert table.play("stop").steps_left == 5
    table = arrange(units={0: "4,1 1+0"}).play("from 4,1", "drift", "go S")
    assert table.preview("stop") == {}
    assert table.play("stop").steps_left == 5


def test_no_drift_onto_a_full_cell_without_a_way_on() -> None:
    """CC-MOVE-10: with a step left the group may pass; the last drift may not end there."""
    table = arrange(units={0: "4,2 1+0 5,1 4+0 5,0 4+0 4,0 4+0", 1: "0,5 1+0"})
    table.play("from 4,2", "go W", "drift")
    assert (table.units[0]["5,1"], "stop" in table.legal) == ("5+0", False)
    far = arrange(units={0: "0,7 1+0 0,0 4+0 1,0 4+0 1,1 4+0"}).play("from 0,7", *["go W"] * 6)
    assert (far.units[0]["0,1"], far.step) == ("1+0", "groups"), "it could only stop, so it did"


def shut_in(pool: str) -> Table:
    """A ship in a whirlpool with one step left, whose ways out are full; five steps are made elsewhere."""
    table = arrange(units={0: f"1,1 1+0 0,2 4+0 1,2 4+0 2,2 4+0 8,6 1+0 {pool}"})
    return table.march("8,6", "1+0", "E", "W", "E", "W", "E")


def test_a_ship_that_can_only_drift() -> None:
    """CC-MOVE-10, CC-MOVE-07: it may set out for that, also over full cells as long as it can stop behind them."""
    table = shut_in("")
    assert "1,1" in table.offered("from")
    assert table.play("from 1,1").legal == ["drift"]
    table.play("drift", "stop")
    assert (table.units[0]["0,1"], table.steps_left) == ("1+0", 0)
    table = shut_in("0,1 4+0 0,0 4+0 1,0 4+0").play("from 1,1", "drift", "drift", "drift")
    assert table.refused("stop") == ("cell-full", "CC-MOVE-03")
    assert "go W" in table.legal, "the last step leads out on the other side"


def ringed(pool: str, left: int, ring: str = "0,2 1,2 2,2 11,0 11,1 11,2 0,11 1,11") -> Table:
    """What lies in a whirlpool, or elsewhere, when every sea cell around it is full; so many steps are left."""
    full = " ".join(f"{cell} 4+0" for cell in ring.split())
    table = arrange(units={0: f"{pool} {full} 8,6 1+0"})
    return table.march("8,6", "1+0", *"EWEWEW"[: 6 - left])


def test_a_ship_drifts_over_full_cells() -> None:
    """CC-MOVE-10: to the third cell if need be, and no farther; it would come round to where it was."""
    table = ringed("1,1 1+0 0,1 4+0 0,0 4+0", 1).play("from 1,1", "drift", "drift", "drift")
    assert (table.units[0]["1,0"], table.steps_left) == ("1+0", 0)
    assert ringed("0,1 1+0", 1).play("from 0,1").legal == ["drift"]
    full = "1,1 1+0 0,1 4+0 0,0 4+0 1,0 4+0"
    assert ringed(full, 1).refused("from 1,1") == ("group-cannot-move", "CC-MOVE-10")
    assert ringed(full, 2).play("from 1,1").legal == ["go E", "go NE", "go SE", "drift"], "out and back"


def test_no_drift_without_a_stop_behind_it() -> None:
    """CC-MOVE-10, CC-MOVE-07: the reason is the room, since there are waves."""
    ring = "0,2 1,2 2,2 11,0 11,1 0,11 1,11"
    table = ringed("11,2 1+0 0,0 4+0 1,0 4+0 1,1 4+0", 2, ring).play("from 11,2", "go SW")
    assert table.legal == ["go NE", "stop"]
    assert table.refused("drift") == ("no-room-to-stop", "CC-MOVE-10")


def on_the_way(last: str = "") -> Table:
    """On a full cell with two steps left; the next is full too, and so is all around it but the end of a drift."""
    full = "2,2 3,2 2,3 4,2 4,1 5,1 5,0"
    units = " ".join(f"{cell} 4+0" for cell in full.split())
    table = arrange(units={0: f"1,2 1+0 8,6 1+0 {units} {last}"}).march("8,6", "1+0", "E", "W", "E")
    return table.play("from 1,2", "go S")


def test_three_drifts_may_lead_to_the_stop() -> None:
    """CC-MOVE-10, CC-MOVE-07: and count from where the whirlpool is entered."""
    table = on_the_way().play("go S")
    assert table.legal == ["go SW"]
    for _ in range(3):
        table.play(table.legal[0])
        assert table.legal == ["drift"]
    assert table.play("drift").units[0]["4,0"] == "1+0"
    assert on_the_way("4,0 4+0").refused("go S") == ("no-room-to-stop", "CC-MOVE-10")


def test_a_full_cell_behind_a_full_cell() -> None:
    """CC-MOVE-10: three crews in a row of land; back to the first is two steps from the last."""
    units = {0: "3,3 0+1 4,3 0+4 5,3 0+4 8,6 1+0"}

    def on_the_second(spent: str) -> Table:
        return arrange(units=units).march("8,6", "1+0", *spent).play("from 3,3", "go S")

    assert "go S" in on_the_second("EW").legal
    table = on_the_second("EWE")
    assert (table.legal, table.refused("go S")) == (["go N"], ("no-room-to-stop", "CC-MOVE-10"))


def test_waves_move_ships_alone() -> None:
    """CC-MOVE-07, CC-MOVE-05: a crew steps from ship to ship within a whirlpool, and does not drift with none."""
    table = arrange(units={0: "0,1 1+1 0,0 1+0"}).play("from 0,1", "take 0+1")
    assert (table.legal, table.play("go W").units[0]) == (["go W"], {"0,0": "1+1", "0,1": "1+0"})
    assert arrange(units={0: "0,1 1+1"}).play("from 0,1").view["at_hand"]["ships"] == 1, "no crew could leave alone"
    table = arrange(units={0: "3,1 0+1 4,1 4+0 8,6 1+0"}).march("8,6", "1+0", *"EWEWE").play("from 3,1")
    assert table.refused("go S") == ("no-room-to-stop", "CC-MOVE-10")
    table = arrange(units={0: "0,2 1+0 0,1 4+0 8,6 1+0"}).march("8,6", "1+0", *"EWEWE").play("from 0,2", "go W")
    assert table.play("drift").units[0]["0,0"] == "1+0"


def test_all_movements_before_the_first_combat() -> None:
    """CC-MOVE-08, CC-CBT-02: and every fight that was begun is fought."""
    table = arrange(units={0: "8,9 0+1 5,11 1+0", 1: "5,10 1+0"}).march("8,9", "0+1", "NE")
    assert (table.step, table.refused("storm 7,10")) == ("groups", ("not-now", "CC-TURN-06"))
    table.march("5,11", "1+0", "W").play("done")
    assert table.legal == ["storm 7,10", "storm 5,10"]
    assert table.reason("done").to_data() == {"key": "fight-first", "rule": "CC-CBT-02", "facts": {"cells": 2}}
    assert table.refused("storm 7,6") == ("nobody-to-fight", "CC-CBT-02")
    assert table.refused("storm 17,6") == ("no-such-cell", "CC-SET-02")


def test_the_same_pieces_may_move_again() -> None:
    """CC-MOVE-10: each group move costs one step at least; a group on the march goes on or stops."""
    table = arrange(units={0: "0,3 1+0 8,6 1+0"}).march("0,3", "1+0", "E").march("0,4", "1+0", "E")
    assert (table.units[0]["0,5"], table.steps_left) == ("1+0", 4)
    table.play("from 0,5")
    assert table.refused("from 8,6") == ("not-now", "CC-TURN-06")


def test_who_has_moved_ends_it_in_words() -> None:
    """CC-MOVE-10, CC-TURN-06: with no step left too; who cannot move at all is not asked."""
    table = arrange(units={0: "0,3 1+0", 1: "0,7 1+0"}).play("from 0,3", *["go E"] * 3, "stop")
    table.march("0,6", "1+0", "S", "S", "S")
    assert (table.seat, table.legal) == (0, ["done"])
    assert (table.play("done").seat, table.step) == (1, "groups")
    table.pass_turn()
    assert table.told("income"), "yellow and green have no units"


def test_a_group_shut_in_cannot_move() -> None:
    """CC-MOVE-10: a crew beside four others on an island of two cells; with two steps it could go there and back."""
    table = arrange(units={0: "2,5 0+1 3,5 0+4 8,6 1+0"})
    assert table.offered("from") == ["2,5", "3,5", "8,6"]
    table.march("8,6", "1+0", "E", "W", "E", "W", "E")
    assert table.offered("from") == ["3,5", "8,7"]
    assert table.refused("from 2,5") == ("group-cannot-move", "CC-MOVE-10")
    table = ringed("0,5 1+0", 1, "0,4 0,6 1,4 1,5 1,6 11,5 11,6")
    assert table.refused("from 0,5") == ("group-cannot-move", "CC-MOVE-10"), "a ship among full cells"


@pytest.mark.parametrize("boxes, steps", [("1", 6), ("4", 12), ("9", 18)])
def test_steps_by_the_size_of_the_board(boxes: str, steps: int) -> None:
    """CC-MOVE-13: six as printed, unless the table wants six for each row of boxes."""
    assert new_table_of(boxes, "by_board").view["points_a_turn"] == steps
    assert new_table_of(boxes, "six").view["points_a_turn"] == 6


def new_table_of(boxes: str, steps: str) -> Table:
    return Table(start(TITLE, 2, {"boxes": boxes, "steps": steps}, "steps"))


def test_the_steps_of_a_turn_are_renewed() -> None:
    """CC-MOVE-01, CC-MOVE-13"""
    table = new_table(2).play("spin", "at 11,8", "at 11,8", "at 6,10", "at 6,10").expect("compass", "1").play("spin")
    assert (table.step, table.steps_left) == ("groups", 6)

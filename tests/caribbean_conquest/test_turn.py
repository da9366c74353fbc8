"""The order of a turn, income and purchases (section 16 of the rules)."""

from __future__ import annotations

import pytest
from tests.caribbean_conquest.table import TITLE, Z1, Table, arrange, new_table

from flibuste.kernel.game import start
from flibuste.kernel.refusals import BadPosition, BadRecord


def test_the_compass_says_who_begins() -> None:
    """CC-TURN-01: yellow is inner in sector 3; the player who was first spins."""
    table = arrange(step="spin", first=1)
    assert (table.seat, table.legal) == (1, ["spin"])
    table.expect("compass", "3").play("spin")
    assert (table.view["first"], table.view["rings"]) == (2, ["yellow", "red", "green"])
    assert table.told("turn-began") == [{"sector": 3, "seat": 2, "round": 5}]
    assert table.game.may_undo == -1


def test_the_compass_points_nowhere_before_the_first_spin() -> None:
    """CC-TURN-01, CC-SET-09: later it stays where it was."""
    table = new_table(2, "3")
    assert (table.view["sector"], table.view["rings"]) == (0, [])
    assert table.play("spin").view["sector"] == 3
    assert arrange(step="spin").view["sector"] == 1


@pytest.mark.parametrize("sector", ["0", "13", "N", "1 2", ""])
def test_luck_that_cannot_be_is_refused(sector: str) -> None:
    """CC-TURN-01, CC-CBT-03: a compass has twelve sectors, and dice show what is on them."""
    with pytest.raises(BadRecord, match="compass"):
        arrange(step="spin").expect("compass", sector).play("spin")
    table = arrange(units={0: "8,9 0+1"}).march("8,9", "0+1", "NE").play("done")
    for dice in ("1 5", "5", "5 8", "5 5 5", "a 5"):
        with pytest.raises(BadRecord, match="dice"):
            Table(table.game.fork()).dice(dice).play("storm 7,10")


@pytest.mark.parametrize("sector, first", [("1", 0), ("12", 3)])
def test_the_first_and_the_last_sector(sector: str, first: int) -> None:
    """CC-TURN-01"""
    table = arrange(step="spin", units={seat: f"0,{3 + seat} 1+0" for seat in range(4)}).expect("compass", sector)
    assert (table.play("spin").seat, table.view["sector"]) == (first, int(sector))


def test_a_turn_of_everybody_then_income() -> None:
    """CC-TURN-01, CC-TURN-02, CC-TURN-06: clockwise from the first; income when all have played."""
    table = arrange(units={0: "0,3 1+0", 1: "0,5 1+0", 2: "0,7 1+0", 3: "0,9 1+0"}, active=2)
    for seat in (2, 3, 0, 1):
        assert (table.seat, table.step, table.told("income")) == (seat, "groups", [])
        table.pass_turn()
    assert table.told("income") == [{"seat": seat, "gold": 1} for seat in range(4)]
    assert (table.view["turn"], table.step, table.seat) == (6, "spin", 2)


def test_income_of_points_and_whole_zones() -> None:
    """CC-TURN-02, CC-TURN-03, CC-TURN-04, CC-TURN-05, CC-INV-03: 1 for a point, 2 in a whole zone, 1 for a city."""
    table = arrange(2, control={0: f"{Z1} 9,4 11,3 5,3", 1: "7,6"})
    assert (table.count(0), table.count(1)) == (6 + 2 + 2, 2)
    assert table.view["players"][0]["zones"] == [3, 0, 2]
    table.pass_turn()
    assert [told["gold"] for told in table.told("income")] == [10, 2]
    assert (table.gold(0), table.gold(1)) == (10, 2)


def test_purchases_come_first_and_cannot_be_returned_to() -> None:
    """CC-TURN-06, CC-BUY-04"""
    table = arrange(units={0: "11,8 1+0"}, gold={0: 9})
    assert table.step == "purchases"
    assert table.refused("from 11,8") == ("not-now", "CC-TURN-06")
    table.play("done")
    assert table.refused("buy cannonball") == ("purchases-over", "CC-TURN-06")
    assert table.refused("recruit crew") == ("purchases-over", "CC-TURN-06")


def test_who_can_pay_for_nothing_is_not_asked() -> None:
    """CC-TURN-06: a cannonball for 2 is the cheapest; with 2 gold there is a choice."""
    for gold, step in ((1, "groups"), (2, "purchases")):
        table = arrange(units={3: "0,3 1+0"}, gold={3: gold}, active=2)
        table.pass_turn()
        assert (table.seat, table.step) == (3, step)


def test_cards_anywhere_and_for_good() -> None:
    """CC-BUY-01, CC-BUY-07, CC-BUY-03: without a city too; one of each, and as many cannonballs as one can pay."""
    table = arrange(units={0: "0,3 1+0"}, cities=False, gold={0: 20})
    assert table.preview("buy sabre") == {"gold": -3, "close": 1}
    assert table.preview("buy long_guns") == {"gold": -8, "ranged": 3}
    assert table.preview("buy camouflage") == {"gold": -4}
    assert table.preview("buy cannonball") == {"gold": -2, "balls": 1}
    table.play("buy sabre", "buy cannonball", "buy cannonball")
    assert (table.gold(), table.balls(), table.view["players"][0]["cards"]) == (13, 2, ["sabre"])
    assert table.told("bought")[:2] == [
        {"seat": 0, "card": "sabre", "price": 3},
        {"seat": 0, "card": "cannonball", "price": 2},
    ]
    assert table.refused("buy sabre") == ("card-owned", "CC-BUY-07")
    assert table.refused("recruit crew") == ("no-city", "CC-BUY-03")
    table.play("buy long_guns")
    reason = table.reason("buy boarding_hooks")
    assert (reason.key, reason.rule, reason.facts) == ("too-little-gold", "CC-BUY-01", {"price": 8, "gold": 5})


def test_units_appear_at_controlled_cities() -> None:
    """CC-BUY-02, CC-BUY-04, CC-CTL-04: crews in the city, ships on its port, also of one that was conquered."""
    table = arrange(gold={0: 12}, control={0: "11,9 9,3"})
    assert table.preview("recruit ship") == {"gold": -6, "ships": 1}
    table.play("recruit ship")
    assert (table.step, table.offered("at")) == ("recruit", ["9,2", "11,8"])
    assert table.refused("at 9,3") == ("not-your-city", "CC-BUY-02")
    table.play("at 9,2")
    assert (table.gold(), table.units[0]) == (6, {"9,2": "1+0"})
    table.play("recruit crew", "at 11,9")
    reason = table.reason("recruit ship")
    assert (reason.rule, reason.facts) == ("CC-BUY-02", {"price": 6, "gold": 3})
    assert arrange(units={0: "11,9 0+4"}, gold={0: 3}).refused("recruit crew") == ("no-place-for-unit", "CC-BUY-05")
    table.play("done")
    assert table.offered("from") == ["9,2", "11,9"], "what was bought may move at once"


def test_no_units_on_full_cells_nor_beside_enemies() -> None:
    """CC-BUY-05, CC-MOVE-03: four own units, or an enemy on the port of an own city."""
    table = arrange(units={0: "9,2 4+0", 1: "11,8 1+0"}, control={0: "9,3 5,3"}, gold={0: 20}).play("recruit ship")
    assert table.units[0]["5,2"] == "1+0", "one port is left, so nobody is asked"
    table = arrange(units={0: "9,2 4+0", 1: "11,8 1+0"}, control={0: "9,3 5,3 7,10"}, gold={0: 20}).play("recruit ship")
    assert table.offered("at") == ["5,2", "6,10"]
    assert table.reason("at 9,2").to_data()["facts"] == {"number": 4, "most": 4}
    assert table.refused("at 9,2") == ("cell-full", "CC-BUY-05")
    assert table.refused("at 11,8") == ("enemy-there", "CC-BUY-05")
    assert table.refused("at 30,2") == ("no-such-cell", "CC-SET-02")
    table = arrange(units={0: "6,10 1+0"}, control={1: "9,3 5,3"}, gold={1: 6}, active=1).play("recruit ship")
    assert table.offered("at") == ["5,2", "9,2"]
    assert table.reason("at 6,10").to_data()["facts"] == {"to": 0}, "the first seat is an enemy too"


def test_gold_is_nobodys_loot() -> None:
    """CC-BUY-06, CC-SET-12, CC-CBT-12: the loser keeps it, the unit is gone, another can be bought."""
    table = arrange(units={0: "8,9 0+2", 1: "7,10 0+1"}, gold={0: 5, 1: 7}, step="groups")
    table.march("8,9", "0+2", "NE").dice("7 2", "7 2").play("done", "storm 7,10", "throw")
    assert (table.gold(0), table.gold(1), table.units[1], table.holder("7,10")) == (5 + 2, 7, {}, 0), "2 of income"


def test_the_first_move_is_the_spin_of_the_first_seat() -> None:
    """CC-TURN-06: what brings something to light is asked for."""
    table = new_table()
    assert (table.seat, table.legal) == (0, ["spin"])
    assert table.refused("done") == ("not-now", "CC-TURN-06")
    assert table.reason("spin", 2).key == "not-your-turn"


def test_ports_in_reading_order() -> None:
    """CC-BUY-02: also where their cities lie the other way round."""
    table = Table(start(TITLE, 2, {"boxes": "9", "start_gold": 6}, "ports")).play("spin")
    while table.step != "purchases":
        table.play(table.legal[0])
    ports = [tuple(map(int, cell.split(","))) for cell in table.play("recruit ship").offered("at")]
    assert len(ports) == 9
    assert ports == sorted(ports)


def test_a_turn_that_is_given_begins_with_the_purchases() -> None:
    """CC-TURN-06: in a position that somebody sets up, whoever's turn it was; not of who is out, nor before the fleets
    are deployed."""
    table = arrange(units={0: "8,9 0+1", 1: "7,10 0+1"}, gold={1: 9})
    TITLE.begin_turn(table.p, 1)
    assert (table.seat, table.step, table.view["active"], table.view["movement_points"]) == (1, "purchases", 1, 6)
    table.p.players[0].is_out = True
    for position, seat in ((table.p, 0), (new_table(2, "3").p, 1)):
        with pytest.raises(BadPosition):
            TITLE.begin_turn(position, seat)

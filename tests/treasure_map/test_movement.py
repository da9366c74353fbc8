"""Movement: SA-MOVE."""

from __future__ import annotations

import pytest
from tests.treasure_map.table import CHART, Given, arrange, laid_with

from flibuste.games.ship_adventure.chart import DIRECTIONS, Chart


def test_four_points_a_turn_and_what_is_left_is_lost() -> None:
    """SA-MOVE-01."""
    table = arrange(at={0: "7,2"})
    assert table.points == 4
    table.play("go N", "go E")
    assert table.points == 2
    table.play("stop", "end", "stop", "end", "spin")
    while table.seat != 0:
        table.play("stop", "end")
    assert table.points == 4


def test_after_the_last_point_the_movement_is_over() -> None:
    """SA-MOVE-01: asked for only where the waves or a bribe leave something to choose."""
    table = arrange(at={0: "9,0"}).play("go E", "go E", "go E", "go W")
    assert table.step == "actions"
    whirlpool = arrange(at={0: "1,4"}, points=1).play("go S")
    assert whirlpool.refused("go S") == ("no-points-left", "SA-MOVE-01")
    assert whirlpool.reason("go S").facts == {"points": 4}


def test_eight_directions_and_no_blocked_diagonals() -> None:
    """SA-MOVE-02: between two land cells a ship slips through."""
    table = arrange(at={0: "7,2"})
    assert table.offered("go") == DIRECTIONS
    between = arrange(at={0: "9,7"}).play("go SE")
    assert between.ship() == "10,8"
    corner = arrange(at={0: "5,1 4,0"})  # the ship lies beyond a corner of the land
    assert "SE" in corner.offered("go")


@pytest.mark.parametrize(
    "start, way, goal", [("11,2", "S", "0,2"), ("0,2", "N", "11,2"), ("5,0", "W", "5,11"), ("9,11", "SE", "10,0")]
)
def test_the_edges_meet(start: str, way: str, goal: str) -> None:
    """SA-MOVE-03."""
    assert arrange(at={0: start}).play(f"go {way}").ship() == goal
    assert CHART.distance(CHART.named(start), CHART.named(goal)) == 1


def test_corners_meet_both_ways() -> None:
    """SA-MOVE-03."""
    assert CHART.touch(CHART.named("0,0"), CHART.named("11,11"))
    assert CHART.next(CHART.named("11,11"), DIRECTIONS.index("SE")) == CHART.named("0,0")


def test_sailing_landing_walking_boarding() -> None:
    """SA-MOVE-04, SA-MOVE-05, SA-MOVE-06, SA-MOVE-07: one point each, and the ship stays behind."""
    table = arrange(at={0: "4,7"}, points=8).play("go E")
    assert (table.ship(), table.crew(), table.points) == ("4,8", "4,8", 7)
    table.play("go E")
    assert (table.ship(), table.crew(), table.points) == ("4,8", "4,9", 6)
    table.play("go S")
    assert (table.ship(), table.crew(), table.points) == ("4,8", "5,9", 5)
    table.play("go NW")
    assert (table.ship(), table.crew(), table.points) == ("4,8", "4,8", 4)
    table.play("go W")
    assert (table.ship(), table.crew(), table.points) == ("4,7", "4,7", 3)
    manners = [facts["manner"] for facts in table.told("moved")]
    assert manners == ["sail", "land", "walk", "board", "sail"]


def test_a_crew_never_stands_on_water() -> None:
    """SA-MOVE-08: a crew ashore reaches no sea cell but that of its own ship."""
    table = arrange(at={0: "4,8 5,9", 1: "5,10"})
    assert sorted(table.offered("go")) == ["N", "NE", "NW"]
    assert table.refused("go E") == ("no-walking-on-water", "SA-MOVE-08")
    assert table.reason("go E").facts == {"cell": "4,8"}


def test_staying_is_allowed() -> None:
    """SA-MOVE-09: and ends the movement there."""
    assert arrange(at={0: "5,8 5,9"}, gold={0: 3}).play("stop").offered("buy") == ["cannonball", "sabre", "spyglass"]


def test_a_table_may_want_a_step() -> None:
    """SA-MOVE-09: wherever one can be made; a drift will do."""
    table = arrange(at={0: "7,2"}, min_move=1)
    assert table.refused("stop") == ("must-move", "SA-MOVE-09")
    assert table.reach["7,2"]["moves"] == ["go N", "go S"]
    assert "stop" in table.play("go N").legal
    assert "stop" in arrange(at={0: "3,10"}, min_move=1).play("drift").legal
    alone = arrange(at={0: "9,5 6,3"}, min_move=1, stranded_rescue=False)
    assert alone.legal == ["stop"]
    assert arrange(at={0: "9,5 6,3"}, min_move=1).legal == ["stop", "rescue"]


def test_nobody_blocks_the_way() -> None:
    """SA-MOVE-10: moving through others starts no fight."""
    table = arrange(at={0: "7,1", 1: "7,2"}, galleon="7,3", pirates={1: "7,4"}, level=2)
    table.play("go E", "go E", "go E", "stop")
    assert (table.ship(), table.step) == ("7,4", "close")
    through = arrange(at={0: "7,1", 1: "7,2"}, galleon="7,3").play("go E", "go E", "go E", "go N")
    assert (through.ship(), through.step) == ("6,4", "actions")


def test_the_drift_is_free_and_leaving_costs_a_point() -> None:
    """SA-MOVE-11, SA-MOVE-12: once inside all four cells are reached for nothing."""
    table = arrange(at={0: "1,4"}).play("go S")
    assert table.points == 3
    seen = {table.ship()}
    for _ in range(3):
        seen.add(table.play("drift").ship())
    assert seen == {"2,4", "3,4", "3,5", "2,5"}
    assert table.points == 3
    assert table.play("go N").points == 2


def test_waves_are_never_sailed_against() -> None:
    """SA-MOVE-11, SA-MOVE-18: between two cells of one whirlpool there is only the drift."""
    table = arrange(at={0: "2,4"})
    assert set(DIRECTIONS) - set(table.offered("go")) == {"E", "SE"} | {"S"}
    assert table.refused("go E") == ("only-the-drift", "SA-MOVE-18")
    assert table.play("drift").ship() == "3,4"
    assert arrange(at={0: "2,10"}).play("drift").ship() == "2,11"
    assert arrange(at={0: "7,2"}).refused("drift") == ("no-waves", "SA-MOVE-11")


def test_a_movement_may_end_on_a_wave() -> None:
    """SA-MOVE-13: at the next turn the drift is free again."""
    table = arrange(at={0: "1,9"}).play("go SE", "drift", "drift", "drift", "stop", "end", "stop", "end", "spin")
    while table.seat != 0:
        table.play("stop", "end")
    assert table.ship() == "3,10"
    assert (table.play("drift").ship(), table.points) == ("2,10", 4)


def test_from_one_whirlpool_into_another() -> None:
    """SA-MOVE-14, SA-MOVE-18: one point, and a new stay."""
    table = arrange(at={0: "2,4"}).play("drift", "go S")
    assert (table.ship(), table.points) == ("4,4", 3)
    table.play("drift", "drift", "drift")
    assert table.refused("drift") == ("drifted-enough", "SA-MOVE-18")
    assert table.reason("drift").facts == {"drifts": 3}


def test_coins_on_the_way_are_collected() -> None:
    """SA-MOVE-15: on cells passed, drifted over and ended on; all of them, without a choice."""
    coins = {"7,3": 2, "7,4": 1, "7,5": 3}
    table = arrange(at={0: "7,2"}, coins=coins).play("go E", "go E", "stop")
    assert (table.gold(), table.coins) == (3, {"7,5": 3})
    drifting = arrange(at={0: "1,4"}, coins={"3,4": 4}).play("go S", "drift")
    assert drifting.gold() == 4


def test_a_stranded_crew_may_return_aboard() -> None:
    """SA-MOVE-16, SA-MOVE-21: with all that it carries, instead of everything else; coins of the port are collected."""
    table = arrange(at={0: "5,8 8,0"}, gold={0: 5}, tokens={0: "token-1-Z7"}, coins={"5,8": 2}, hunts={1: 0})
    assert "rescue" in table.legal
    table.play("rescue")
    assert table.is_home(0)
    assert (table.gold(), table.tokens()) == (7, ["token-1-Z7"])
    assert table.legal == ["end"]
    assert table.refused("bribe 1") == ("rescue-takes-all", "SA-MOVE-16")


def test_who_can_walk_to_the_ship_is_not_stranded() -> None:
    """SA-MOVE-16, SA-MOVE-21: the land area touches the ship, or the home port."""
    assert "rescue" not in arrange(at={0: "7,8 8,9"}).legal
    assert "rescue" not in arrange(at={0: "5,8 4,10"}).legal
    assert arrange(at={0: "5,8"}).refused("rescue") == ("not-stranded", "SA-MOVE-16")
    moved = arrange(at={0: "5,8 3,3"}).play("go NW")
    assert moved.refused("rescue") == ("moved-already", "SA-MOVE-16")


def test_a_table_may_play_without_rescue() -> None:
    """SA-MOVE-16."""
    table = arrange(at={0: "5,8 8,0"}, stranded_rescue=False)
    assert table.refused("rescue") == ("no-rescue", "SA-MOVE-16")


def test_pieces_rest_together_where_nobody_fights() -> None:
    """SA-MOVE-17: in a town, in a port, beside an empty ship left alone."""
    town = arrange(at={0: "5,8 5,9", 1: "5,8"}).play("stop")
    assert town.step == "actions"
    port = arrange(at={0: "4,8", 1: "5,8"}).play("go S", "stop")
    assert (port.ship(), port.ship(1), port.step) == ("5,8", "5,8", "actions")
    empty = arrange(at={0: "7,9", 1: "7,8 8,8"}).play("go W", "stop", "done")
    assert (empty.ship(), empty.ship(1), empty.step) == ("7,8", "7,8", "actions")


def test_at_most_three_cells_of_drift_in_a_stay() -> None:
    """SA-MOVE-18: counted from the start of the movement too."""
    table = arrange(at={0: "3,10"}).play("drift", "drift", "drift")
    assert table.refused("drift") == ("drifted-enough", "SA-MOVE-18")


def test_the_drift_is_left_when_the_points_are_gone() -> None:
    """SA-MOVE-19: then the player says stop."""
    table = arrange(at={0: "1,4"}, points=1).play("go S")
    assert table.legal == ["drift", "stop"]


def test_landing_from_a_wave_and_boarding_there() -> None:
    """SA-MOVE-19: ordinary steps; an empty ship does not drift, and after boarding the drift is free again."""
    table = arrange(at={0: "3,4"}).play("go W")
    assert (table.ship(), table.crew(), table.points) == ("3,4", "3,3", 3)
    assert table.refused("drift") == ("drift-aboard-only", "SA-MOVE-19")
    table.play("stop", "end", "stop", "end", "spin")
    while table.seat != 0:
        table.play("stop", "end")
    assert table.ship() == "3,4"
    table.play("go E", "drift")
    assert (table.ship(), table.points) == ("3,5", 3)


def test_only_a_manned_ship_collects() -> None:
    """SA-MOVE-20: at the start of the movement, and when its crew comes aboard."""
    table = arrange(first=0, turn=1, at={0: "7,2", 1: "7,8"}, coins={"7,2": 3}, step="spin").expect("compass", "1")
    table.play("spin")
    assert table.gold() == 3
    empty = arrange(at={0: "4,8 4,9"}, coins={"4,8": 2})
    assert empty.play("go E").gold() == 0
    assert empty.play("go W", "go W").gold() == 2


def test_the_reach_shows_every_cell_with_its_best_way() -> None:
    """SA-MOVE-11, SA-MOVE-15: the drift is used, coins break ties, and each way can be played."""
    table = arrange(at={0: "1,4"}, coins={"1,5": 2})
    reach = table.reach["6,6"]
    assert (reach["points"], reach["ship"], reach["moves"][-1]) == (3, "5,5", "go SE")
    assert (table.reach["1,4"]["points"], table.reach["1,4"]["moves"]) == (0, [])
    assert table.reach["1,6"] == table.reach["1,6"] | {
        "points": 2,
        "coins": 2,
        "way": ["1,5", "1,6"],
        "moves": ["go E", "go E"],
    }
    for cell, reach in table.reach.items():
        copy = arrange(at={0: "1,4"}, coins={"1,5": 2}).play(*reach["moves"])
        assert (copy.crew(), copy.ship(), copy.gold()) == (cell, reach["ship"], reach["coins"])


def test_the_reach_counts_coins_once_on_a_way_that_comes_back() -> None:
    """SA-MOVE-15, SA-MOVE-18: who leaves a whirlpool for a step comes round to cells where the coins are gone."""
    given: Given = {"at": {0: "2,5"}, "points": 2, "coins": {"3,5": 3}}
    reach = arrange(**given).play("drift").reach
    assert any(stop["coins"] for stop in reach.values())
    for cell, stop in reach.items():
        copy = arrange(**given).play("drift", *stop["moves"])
        assert (copy.crew(), copy.gold()) == (cell, stop["coins"])


def test_the_reach_tells_what_waits_there() -> None:
    """SA-CBT-02, SA-PIR-16, SA-TRE-01: fights with their odds, guns, treasures."""
    table = arrange(at={0: "7,9", 1: "7,10"}, level=2, cards={0: "sabre"})
    reach = table.reach
    assert (reach["7,10"]["fights"], reach["7,10"]["win"]) == (1, 68)
    assert (reach["8,8"]["dice"], reach["8,8"]["gold"], reach["8,8"]["risk"]) == (2, [4, 14], 31)
    assert (reach["7,9"]["dice"], reach["7,9"]["gold"], reach["7,9"]["risk"]) == (0, [0, 0], 0)
    assert reach["8,10"]["dangers"] == [{"target": "pirate-3", "fires": "always", "win": 0}]
    armed = arrange(at={0: "7,9", 1: "7,10"}, level=2, balls={0: 1, 1: 1}).reach
    assert armed["8,10"]["dangers"] == [
        {"target": "crew-2", "fires": "may", "win": 50},
        {"target": "pirate-3", "fires": "always", "win": 9},
    ]
    assert [danger["win"] for danger in armed["7,11"]["dangers"]] == [0, 0], "a crew ashore cannot answer"
    assert reach["7,9"]["win"] == 0


def test_the_reach_tells_where_hunters_come() -> None:
    """SA-PIR-04, SA-PIR-06, SA-PIR-08: two steps towards the ship, onto it, or up to its port."""
    given: Given = {"at": {0: "7,8"}, "hunts": {1: 0}, "balls": {0: 0}}
    reach = arrange(**given).reach
    told = {
        cell: [(hunter["pirate"], hunter["cell"], hunter["away"]) for hunter in stop["hunters"]]
        for cell, stop in reach.items()
    }
    assert told["7,8"] == told["8,8"] == [(1, "6,8", 1)]
    assert told["5,7"] == [(1, "5,7", 0)]
    assert told["5,8"] == [(1, "4,7", 1)]
    for cell in ("7,8", "8,8", "5,8", "7,5"):
        table = arrange(**given).play(*reach[cell]["moves"], "stop")
        while table.step != "spin":
            table.play(table.legal[-1] if table.step != "treasure" else "throw")
        assert (1, table.pirate(1), reach[cell]["hunters"][0]["away"]) == told[cell][0]
    assert arrange(at={0: "7,8"}, hunts={1: 1}).reach["7,8"]["hunters"] == []


@pytest.mark.parametrize(
    ("move", "key"),
    [
        *[(move, "rescue-takes-all") for move in ("fetch-gold 1", "store-gold 1", "buy pistols", "swap token-1-Z7 1")],
        ("bribe 1", "rescue-takes-all"),
        ("throw", "not-now"),
    ],
)
def test_a_rescue_is_instead_of_everything_else(move: str, key: str) -> None:
    """SA-MOVE-16"""
    table = arrange(at={0: "5,8 8,0"}, gold={0: 5}, tokens={0: "token-1-Z7"}, hunts={1: 0}).play("rescue")
    assert table.reason(move).key == key


def test_who_goes_aboard_collects_the_coins_there() -> None:
    """SA-MOVE-20: the reach counts them, since nobody was aboard before."""
    assert arrange(at={0: "7,8 8,8"}, coins={"7,8": 3}).reach["7,8"]["coins"] == 3


def test_waves_into_the_first_cell_of_the_board_are_waves() -> None:
    """SA-MOVE-11, SA-MOVE-18: wherever one is when one has drifted enough."""
    for cell in ("0,0", "0,1", "1,0", "1,1"):
        table = arrange(at={0: "2,4"})
        table.p.chart = Chart(laid_with({0: "whirlpool-1/0"}))
        table.p.players[0].ship = table.p.players[0].crew = table.p.chart.named(cell)
        table.play("drift", "drift", "drift")
        assert table.refused("drift") == ("drifted-enough", "SA-MOVE-18")

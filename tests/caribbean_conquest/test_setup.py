"""Setup: the board, points and zones, deployment (section 15 of the rules)."""

from __future__ import annotations

import pytest
from tests.caribbean_conquest.table import CITIES, DATA, G1, PORTS, TILES, TITLE, Table, arrange, new_table

from flibuste.games.ship_adventure.caribbean_conquest.play import CaribbeanConquest
from flibuste.games.ship_adventure.caribbean_conquest.realm import Realm
from flibuste.games.ship_adventure.chart import Chart
from flibuste.games.ship_adventure.laying import is_fit, main_sea, tiles_named
from flibuste.games.ship_adventure.pieces import CONQUEST
from flibuste.games.ship_adventure.pieces import TILES as ALL_TILES
from flibuste.kernel.chance import quick
from flibuste.kernel.game import start
from flibuste.kernel.logbook import Luck

BOXES = pytest.mark.parametrize("boxes", ["1", "4", "9"])


def fresh(boxes: str, seats: int = 2, seed: int = 1) -> CaribbeanConquest:
    position = TITLE.new_position(TITLE.agree(seats, {"boxes": boxes}), quick(seed), None)
    assert isinstance(position, CaribbeanConquest)
    return position


@BOXES
def test_a_board_of_all_tiles_of_all_boxes(boxes: str) -> None:
    """CC-SET-02, CC-SET-03: each tile as often as there are boxes, everything within reach, in random turns."""
    chart = fresh(boxes).chart
    assert chart.side == {"1": 12, "4": 24, "9": 36}[boxes] == DATA["conquest"]["boxes"][boxes]["cells_a_side"]
    laid = sorted(one.tile.code for one in chart.tiles)
    assert laid == sorted(tile.code for tile in ALL_TILES for _ in range(int(boxes)))
    assert is_fit(chart, main_sea(chart))
    assert {one.turns for one in chart.tiles if one.tile.code.startswith("island")} > {0}
    assert chart.rows() != fresh(boxes, seed=2).chart.rows()


@BOXES
def test_points_and_zones(boxes: str) -> None:
    """CC-SET-04, CC-SET-05, CC-SET-14, CC-TURN-03, CC-INV-02: cities are points, and in no zone."""
    p = fresh(boxes)
    facts = DATA["conquest"]["boxes"][boxes]
    realm = p.realm
    assert (int(realm.zones), int(realm.per_zone), len(realm.points)) == (
        facts["zones"],
        facts["points_a_zone"],
        facts["points"],
    )
    zones = [int(realm.zone[point]) for point in realm.points]
    assert [zones.count(zone) for zone in range(facts["zones"])] == [facts["points_a_zone"]] * facts["zones"]
    assert zones.count(-1) == len(realm.cities) == facts["cities"]
    assert realm.majority == facts["majority"]


def test_zones_of_chart_g1() -> None:
    """CC-SET-06: three exchanges, cost 23, zones in the order of their first place."""
    realm = Realm(Chart(tiles_named(TILES)), 1)
    zones: dict[str, list[list[int]]] = {}
    for point in realm.points:
        if realm.zone[point] >= 0:
            zones.setdefault(f"Z{realm.zone[point] + 1}", []).append([point // 12, point % 12])
    assert zones == G1["strategic_zones"]
    chart = realm.chart
    cost = sum(
        int(chart.distance(one, other))
        for one in realm.points
        for other in realm.points
        if one < other and realm.zone[one] == realm.zone[other] >= 0
    )
    assert cost == 23


@BOXES
def test_no_exchange_would_bring_zones_closer_together(boxes: str) -> None:
    """CC-SET-06"""
    realm = fresh(boxes).realm
    places = [point for point in realm.points if realm.zone[point] >= 0]

    def cost_at(point: int, zone: int, without: int) -> int:
        return sum(
            int(realm.chart.distance(point, other))
            for other in places
            if realm.zone[other] == zone and other not in (point, without)
        )

    for one in places[::5]:
        for other in places:
            here, there = int(realm.zone[one]), int(realm.zone[other])
            if here != there:
                now = cost_at(one, here, other) + cost_at(other, there, one)
                assert cost_at(one, there, other) + cost_at(other, here, one) >= now


def test_who_holds_what_at_the_start() -> None:
    """CC-SET-08, CC-SET-10, CC-SET-07: own cities; a cannonball and no gold; nothing else on the board."""
    table = new_table(3)
    assert [table.holder(city) for city in CITIES] == [0, 1, 2, -1]
    assert all(point["controller"] == -1 for point in table.view["points"] if point["zone"])
    assert [(player["gold"], player["balls"], player["cards"]) for player in table.view["players"]] == [(0, 1, [])] * 3
    assert table.units == [{}, {}, {}]
    table = new_table(2, start_gold=7, start_balls=3)
    assert [(player["gold"], player["balls"]) for player in table.view["players"]] == [(7, 3)] * 2


def test_every_city_of_a_color_is_held() -> None:
    """CC-SET-08: with four boxes four of each."""
    p = fresh("4", 3)
    held = [int(p.controller(city)) for city in p.realm.cities]
    assert [held.count(seat) for seat in (-1, 0, 1, 2)] == [4, 4, 4, 4]


def test_colors_by_lot() -> None:
    """CC-SET-08, CC-SET-11: the option draws them."""
    script = [Luck("colors", ["green", "red", "yellow", "blue"]), Luck("board", TILES)]
    table = Table(start(TITLE, 2, {"colors": "drawn"}, "table", script))
    assert [player["color"] for player in table.view["players"]] == ["green", "red"]
    assert [table.holder(city) for city in CITIES] == [1, -1, -1, 0]


def test_deployment_in_the_order_of_a_first_spin() -> None:
    """CC-SET-09: blue is inner in sector 2; a ship, then two crews, in the city or aboard; then turn 1 is spun."""
    table = new_table(4, "2").play("spin")
    assert table.told("deployment-began") == [{"sector": 2, "seat": 1}]
    for seat in (1, 2, 3, 0):
        assert (table.seat, table.step) == (seat, "deploy")
        assert table.offered("at") == sorted([PORTS[seat], CITIES[seat]], key=lambda cell: int(cell.split(",")[0]))
        assert table.refused("at 0,5") == ("not-a-place-to-deploy", "CC-SET-09")
        table.play(f"at {CITIES[seat]}", f"at {PORTS[seat]}")
        assert table.units[seat] == {PORTS[seat]: "1+1", CITIES[seat]: "0+1"}
    assert (table.step, table.view["turn"], table.seat) == ("spin", 1, 1)
    assert (int(CONQUEST.ships), int(CONQUEST.crews)) == (1, 2)


def test_deployment_over_several_cities() -> None:
    """CC-SET-09: with four boxes the ship has four ports to choose from."""
    table = Table(start(TITLE, 2, {"boxes": "4"}, "table")).play("spin")
    ports = table.offered("at")
    assert len(ports) == 4
    table.play(f"at {ports[2]}")
    assert ports[2] in table.offered("at")
    assert len(table.offered("at")) == 5


def test_any_number_of_players_with_any_number_of_boxes() -> None:
    """CC-SET-11, CC-SET-13: the colors of zones are those of Z1 to Z9."""
    for boxes in ("1", "4", "9"):
        for seats in (2, 3, 4):
            assert fresh(boxes, seats).seats == seats
    assert fresh("9").zone_counts(0) == [0] * 9


def test_the_first_cell_is_on_every_board() -> None:
    """CC-SET-02: in the north-west; one beyond the edge is on none of this size."""
    table = arrange(control={0: "9,3"}, units={0: "8,9 0+1"}, gold={0: 12}).play("recruit ship")
    assert table.refused("at 0,0") == ("not-your-city", "CC-BUY-02")
    table.play("at 9,2", "done")
    assert table.refused("from 0,0") == ("no-units-there", "CC-MOVE-01")
    table.march("8,9", "0+1", "NE").play("done")
    assert table.refused("storm 0,0") == ("nobody-to-fight", "CC-CBT-02")

"""Setting up: SA-SET, SA-VAR-01 to -04, SA-CMP-04."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.treasure_map.table import (
    CENTRAL,
    CHART,
    F1,
    LEGAL,
    PORTS,
    SKULLS,
    TILES,
    TITLE,
    Table,
    first_luck,
    laid_with,
    new_table,
)

from flibuste.games.ship_adventure.chart import Chart
from flibuste.games.ship_adventure.laying import is_fit, lay, main_sea, tiles_named, tried
from flibuste.games.ship_adventure.pieces import MAP_CARDS, TILE_BY_CODE, TOKENS
from flibuste.games.ship_adventure.pieces import TILES as ALL_TILES
from flibuste.games.ship_adventure.treasure_map.setup import most_central, suits
from flibuste.kernel.chance import quick
from flibuste.kernel.logbook import Luck
from flibuste.kernel.refusals import BadRecord

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def on_f1(seats: int = 2, eldorado: str = "map-A", tokens: str = "", **options: Any) -> Table:
    return new_table(seats, script=first_luck(eldorado, tokens), **options)


def fresh(number: int, seats: int = 3) -> Table:
    return new_table(seats, f"setup {number}")


# --- the map card and the board ---------------------------------------------------------------------------------------


def test_a_map_card_is_drawn_and_its_back_stays_hidden() -> None:
    """SA-SET-01."""
    assert {fresh(number).view["map_card"] for number in range(20)} == {card.code for card in MAP_CARDS}
    assert all(fresh(number).seen_by(seat)["eldorado"] is None for number in range(3) for seat in (-1, 0, 1, 2))


@pytest.mark.parametrize("number", range(6))
def test_large_islands_lie_as_the_card_shows_and_everything_else_anywhere(number: int) -> None:
    """SA-SET-02, SA-SET-04: islands unturned, other tiles shuffled and turned."""
    table = fresh(number)
    card = next(card for card in MAP_CARDS if card.code == table.view["map_card"])
    tiles = table.view["tiles"]
    assert [tiles[place] for place in card.islands] == [f"island-{n}/0" for n in range(1, 6)]
    assert sorted(name.partition("/")[0] for name in tiles) == sorted(TILE_BY_CODE)


def test_other_tiles_are_shuffled_and_turned_every_way() -> None:
    """SA-SET-02, SA-SET-04."""
    laid = [lay([tile for tile in ALL_TILES if not tile.is_large_island], {}, quick(seed)) for seed in range(30)]
    assert {one.turns for tiles in laid for one in tiles} == {0, 1, 2, 3}
    assert len({tuple(one.tile.code for one in tiles) for tiles in laid}) == 30


def test_a_town_is_turned_until_its_port_meets_the_sea() -> None:
    """SA-SET-03: clockwise, and no farther than needed; here islands lie all around but in the west."""
    islands = {1: "island-1/0", 6: "island-2/0", 7: "island-3/0", 30: "island-4/0", 31: "island-5/0"}
    laid = laid_with({0: "town-red/0", **islands, 5: "sea-1/0", 11: "sea-2/0", 35: "sea-3/0"})
    chart = tried(laid)
    assert laid[0].turns == 1
    assert chart is not None
    assert chart.ports[0] == [chart.named("1,1")]


@pytest.mark.parametrize("number", range(12))
def test_everything_can_be_reached(number: int) -> None:
    """SA-SET-03: skulls in the main sea, ports and land beside it."""
    chart = fresh(number).p.chart
    sea = main_sea(chart)
    assert all(sea[skull] for skull in chart.skulls)
    for ports in chart.ports:
        assert all(any(sea[chart.next(port, way)] for way in range(8)) for port in ports)
    beside = {int(chart.area[cell]) for cell in range(144) if chart.area[cell] >= 0 and touches(chart, cell, sea)}
    assert beside == {int(chart.area[cell]) for cell in range(144)} - {-1}


def touches(chart: Chart, cell: int, sea: list[bool]) -> bool:
    return any(sea[chart.next(cell, way)] for way in range(8))


def test_a_board_that_fails_is_laid_again() -> None:
    """SA-SET-03: a skull behind a wall of land."""
    wall = {1: "bar-1/2", 13: "bar-2/0", 6: "island-1/0", 8: "island-2/0"}
    wall |= {0: "cay-1/2", 2: "cay-2/3", 12: "cay-3/1", 14: "cay-4/0"}
    laid = laid_with({7: "skull-1/0", **wall})
    assert not main_sea(Chart(laid))[Chart(laid).named("2,2")]
    assert tried(laid) is None
    assert is_fit(CHART, main_sea(CHART))


def test_a_zone_without_land_takes_its_tokens_out_of_the_game() -> None:
    """SA-SET-05."""
    table = on_f1()
    assert table.view["out_of_game"] == ["token-1-Z2", "token-2-Z2", "token-3-Z2"]
    assert [name for name in table.p.pieces() if name.startswith("token")] == sorted(LEGAL)


# --- treasures --------------------------------------------------------------------------------------------------------


def test_four_treasures_of_level_1_lie_on_all_temples_but_the_most_central() -> None:
    """SA-SET-06, SA-VAR-01, SA-VAR-02."""
    for seats in (2, 3, 4):
        assert on_f1(seats).treasures == {"0,10": 1, "2,2": 1, "8,8": 1, "10,4": 1}
    assert CHART.name(CHART.temples[most_central(CHART)]) == CENTRAL


def test_the_lower_row_then_the_lower_column_is_more_central_in_a_tie() -> None:
    """SA-SET-06: temples at 4,4 and 4,7 are as far from the middle as 7,4."""
    names = [name for name in TILES if not name.startswith("island")]
    places = {14: "island-1/0", 15: "island-2/1", 20: "island-3/3", 21: "island-4/2", 0: "island-5/0"}
    laid = [places[place] if place in places else names.pop() for place in range(36)]
    chart = Chart(tiles_named(laid))
    assert [chart.name(temple) for temple in chart.temples] == ["0,0", "4,4", "4,7", "7,4", "7,7"]
    assert chart.name(chart.temples[most_central(chart)]) == "4,4"


def test_a_board_with_too_few_tokens_or_no_place_for_eldorado_is_laid_again() -> None:
    """SA-SET-07, SA-SET-14."""
    terms = TITLE.agree(2, {})
    position = on_f1().p
    assert suits(CHART, position.terms)
    sea = [name for name in TILES if name.startswith(("sea", "whirlpool", "skull"))]
    land = [name for name in TILES if name not in sea]
    crowded = Chart(tiles_named([*land, *sea]))  # all land in the north
    assert len([token for token in TOKENS if crowded.reading(token.zone, token.order) >= 0]) < 27
    assert not suits(crowded, position.terms)
    assert terms.seats == 2


@SEATS
def test_every_board_suits(seats: int) -> None:
    """SA-SET-07, SA-SET-14: with the cards in use there are always tokens enough."""
    for number in range(4):
        table = fresh(number, seats)
        assert suits(table.p.chart, table.p.terms)
        assert len(table.treasures) == (5 if seats == 1 else 4)
        assert sorted(table.view["eldorado_places"]) == [card.code for card in MAP_CARDS]


# --- players and others -----------------------------------------------------------------------------------------------


def test_players_start_aboard_on_their_ports() -> None:
    """SA-SET-08, SA-SET-12: colors by seat, in a fixed order around the table."""
    table = on_f1(4)
    assert [player["color"] for player in table.view["players"]] == ["red", "blue", "yellow", "green"]
    assert [(player["ship"], player["crew"]) for player in table.view["players"]] == [(port, port) for port in PORTS]
    assert on_f1(2).view["players"][1]["city"] == "0,8"


def test_colors_by_lot() -> None:
    """SA-SET-08."""
    script = [Luck("colors", ["green", "red", "blue", "yellow"]), *first_luck()]
    table = new_table(2, script=script, colors="drawn")
    assert [player["ship"] for player in table.view["players"]] == ["9,5", "5,8"]
    drawn = {
        tuple(player["color"] for player in new_table(2, str(n), colors="drawn").view["players"]) for n in range(30)
    }
    assert len(drawn) > 6
    with pytest.raises(BadRecord):
        new_table(2, script=[Luck("colors", ["green", "green", "blue", "yellow"])], colors="drawn")


def test_pirates_start_on_the_skulls() -> None:
    """SA-SET-09, SA-INV-04."""
    pirates = on_f1().view["pirates"]
    assert [pirate["cell"] for pirate in pirates] == [pirate["home"] for pirate in pirates] == SKULLS
    assert [pirate["target"] for pirate in pirates] == [-1] * 4


@SEATS
def test_what_players_start_with(seats: int) -> None:
    """SA-SET-10: a cannonball and no gold."""
    for player in on_f1(seats).view["players"]:
        assert (player["balls"], player["cards"]) == (1, [])
        assert player["carried"] == player["stored"] == {"gold": 0, "tokens": [], "pieces": [0, 0, 0, 0]}


@SEATS
def test_one_of_each_map_piece_is_on_offer(seats: int) -> None:
    """SA-SET-11, SA-VAR-03."""
    assert on_f1(seats).view["offer"] == [1, 1, 1, 1]


def test_the_galleon_is_not_there_yet() -> None:
    """SA-SET-13."""
    assert on_f1().galleon is None


# --- Eldorado and luck ------------------------------------------------------------------------------------------------


def test_eldorado_is_one_of_four_backs_whatever_the_front() -> None:
    """SA-SET-14."""
    backs = Counter(MAP_CARDS[fresh(number).p.eldorado].code for number in range(40))
    assert set(backs) == {card.code for card in MAP_CARDS}
    assert any(fresh(number).p.eldorado != fresh(number).p.map_card for number in range(10))
    assert on_f1().view["eldorado_places"] == {
        card: "{},{}".format(*cell) for card, cell in F1["eldorado_cells"].items()
    }


def test_a_printed_eldorado_is_that_of_the_front_and_known_to_all() -> None:
    """SA-SET-14."""
    luck = [Luck("map-card", ["map-C"]), Luck("board", TILES)]
    table = new_table(2, script=luck, eldorado="printed")
    assert [table.seen_by(seat)["eldorado"] for seat in (-1, 0, 1)] == ["3,3"] * 3


def test_luck_is_drawn_in_a_fixed_order() -> None:
    """SA-SET-15."""
    game = new_table(2, colors="drawn").game
    assert [luck.what for luck in game.record().luck] == ["colors", "map-card", "eldorado", "board", "tokens"]
    tokens = on_f1(2, tokens="token-1-Z9 token-1-Z1 token-1-Z4 token-1-Z5").p.temple_tokens
    assert [TOKENS[slot & 31].code for slot in tokens if slot >= 0] == [
        "token-1-Z9",
        "token-1-Z1",
        "token-1-Z4",
        "token-1-Z5",
    ]


@pytest.mark.parametrize(
    "luck",
    [
        Luck("map-card", ["map-E"]),
        Luck("map-card", []),
        Luck("board", TILES[:35]),
        Luck("board", ["reef/0", *TILES[1:]]),
        Luck("board", ["sea-1/4", *TILES[1:]]),
        Luck("tokens", ["token-1-Z9"]),
        Luck("tokens", ["token-1-Z2", "token-1-Z1", "token-1-Z4", "token-1-Z5"]),
        Luck("tokens", ["token-1-Z1", "token-1-Z1", "token-1-Z4", "token-1-Z5"]),
    ],
    ids=lambda luck: f"{luck.what} {luck.result[:1]} {len(luck.result)}",
)
def test_luck_that_cannot_be_is_refused(luck: Luck) -> None:
    """SA-SET-15."""
    order = ["map-card", "eldorado", "board", "tokens"]
    before = [one for one in first_luck() if order.index(one.what) < order.index(luck.what)]
    with pytest.raises(BadRecord):
        new_table(2, script=[*before, luck])


# --- alone ------------------------------------------------------------------------------------------------------------


def test_alone_all_five_temples_hold_treasures_of_level_2() -> None:
    """SA-VAR-03."""
    table = on_f1(1)
    assert table.treasures == {"0,10": 2, "2,2": 2, "6,6": 2, "8,8": 2, "10,4": 2}
    assert (table.view["level"], table.view["last_level"]) == (2, 2)


def test_alone_the_nearest_pirate_hunts_from_the_start() -> None:
    """SA-VAR-04."""
    assert [on_f1(1).hunted_by(number) for number in (1, 2, 3, 4)] == [0, -1, -1, -1]
    assert [on_f1(2).hunted_by(number) for number in (1, 2, 3, 4)] == [-1, -1, -1, -1]

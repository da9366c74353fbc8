"""Setting up: AM-SET."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.amerigo.table import TITLE, Table, arrange, new_table

from flibuste.kernel.game import rebuild
from flibuste.kernel.logbook import Luck
from flibuste.kernel.records import read_record
from flibuste.kernel.refusals import BadOption, BadRecord

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(40)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    """AM-SET-01"""
    with pytest.raises(BadOption, match="Amerigo is for 2 to 4 players"):
        new_table(seats)


@pytest.mark.parametrize(
    ("seats", "across", "down", "frame", "production", "market"),
    [(2, 3, 3, 12, 30, 6), (3, 4, 3, 14, 40, 8), (4, 4, 4, 16, 50, 10)],
)
def test_the_table_by_player_count(
    seats: int, across: int, down: int, frame: int, production: int, market: int
) -> None:
    """AM-SET-02"""
    table = new_table(seats)
    view = table.view
    assert (view["map"]["width"], view["map"]["height"]) == (6 * across, 6 * down)
    assert len(view["map"]["frame"]) == frame
    assert len(view["market"]) == market
    assert len(view["market"]) + sum(view["unseen_production"].values()) == production
    assert len(set(laid_tiles(table))) == across * down


def laid_tiles(table: Table) -> list[str]:
    return [name.split("/")[0] for name in drawn(table, "map")]


def drawn(table: Table, what: str) -> list[str]:
    return next(luck.result for luck in table.game.record().luck if luck.what == what)


@SEATS
def test_tiles_their_places_and_turns_are_drawn(seats: int) -> None:
    """AM-SET-05: other tables, other maps; each tile comes up in each of its turns."""
    maps = [drawn(new_table(seats, str(seed)), "map") for seed in SEEDS]
    assert len({tuple(tiles) for tiles in maps}) == len(maps)
    assert len({name for tiles in maps for name in tiles}) > 60


def test_a_map_that_is_not_legal_is_refused() -> None:
    """AM-SET-03, AM-SET-04: even from a record."""
    with pytest.raises(BadRecord, match="make no legal map"):
        new_table(2, script=[Luck("map", [f"T{number}/0" for number in range(1, 10)])])
    with pytest.raises(BadRecord, match="9 different tiles"):
        new_table(2, script=[Luck("map", ["T1/0"] * 9)])


@SEATS
def test_the_frame_is_a_ring_of_ocean(seats: int) -> None:
    """AM-SET-06: a ship on the frame reaches every other space of it, one after the other."""
    table = new_table(seats)
    spaces = len(table.view["map"]["frame"])
    order = [f"frame-{space}" for space in range(spaces)]
    table.play("throw", "act blue")
    assert table.step == "sail"
    assert [place for place in table.offered("sail") if place.startswith("frame")] == order


@pytest.mark.parametrize(
    ("seats", "north", "east"), [(2, [3, 6, 6, 3], [3, 6, 6, 3]), (3, [3, 6, 6, 6, 3], [3, 6, 6, 3])]
)
def test_what_a_frame_space_borders(seats: int, north: list[int], east: list[int]) -> None:
    """AM-SET-07, AM-DAT-08: corners half a tile on both sides, all others one tile's length, shifted by half."""
    sea = new_table(seats).view["map"]
    width = sea["width"]
    along_north = [len({cell for cell in cells if cell[1:] == "1"}) for cells in sea["frame"]]
    assert [number for number in along_north if number > 1] == north
    last = chr(ord("A") + width - 1)
    along_east = [len({cell for cell in cells if cell[0] == last}) for cells in sea["frame"]]
    assert [number for number in along_east if number > 1] == east
    assert sorted(sea["frame"][0]) == ["A1", "A1", "A2", "A3", "B1", "C1"]
    assert sea["frame"][1] == ["D1", "E1", "F1", "G1", "H1", "I1"]


@SEATS
def test_every_cell_of_the_border_touches_the_frame(seats: int) -> None:
    """AM-SET-07: once, and corner cells by both their sides."""
    sea = new_table(seats).view["map"]
    touched = Counter(cell for cells in sea["frame"] for cell in cells)
    assert touched.total() == 2 * (sea["width"] + sea["height"])
    assert sorted(touched.values())[-5:] == [1, 2, 2, 2, 2]


@SEATS
def test_an_island_is_large_from_twenty_cells_on(seats: int) -> None:
    """AM-SET-08"""
    sizes: set[int] = set()
    for seed in SEEDS:
        for island in new_table(seats, str(seed)).view["islands"]:
            assert island["large"] == (len(island["cells"]) >= 20)
            sizes.add(len(island["cells"]))
    assert {19, 20, 21} & sizes and min(sizes) < 10


@SEATS
def test_the_size_of_an_island_never_changes(seats: int) -> None:
    """AM-SET-08, AM-SET-09: a chest lies on each large island from the start, and blocks no cell."""
    table = new_table(seats)
    for island in table.view["islands"]:
        assert island["free"] == len(island["cells"])
    assert table.p.pieces().count("chest") == sum(island["large"] for island in table.view["islands"])


@SEATS
def test_a_good_lies_on_each_cell_that_shows_one(seats: int) -> None:
    """AM-SET-11: those of tiles that are not used stay out of the game."""
    view = new_table(seats).view
    signs = {"c": "cotton", "s": "sugar", "n": "coconut", "f": "coffee", "t": "tobacco"}
    printed = {
        f"{chr(65 + column)}{row + 1}": signs[sign]
        for row, line in enumerate(view["map"]["rows"])
        for column, sign in enumerate(line)
        if sign in signs
    }
    assert view["free_goods"] == printed
    assert len(printed) == 40 if seats == 4 else len(printed) < 40


def test_the_round_marker() -> None:
    """AM-SET-12: 5 on top."""
    view = new_table().view
    assert (view["round"], view["factor"]) == (1, 5)


@SEATS
def test_supplies_are_open(seats: int) -> None:
    """AM-SET-13"""
    view = new_table(seats).view
    assert sum(view["neutrals"].values()) == 37
    assert [sum(player["villages"].values()) for player in view["players"]] == [16] * seats


@SEATS
def test_disks_at_the_start(seats: int) -> None:
    """AM-SET-14, AM-SET-18: only gold differs."""
    for player in new_table(seats).view["players"]:
        assert (player["progress"], player["cannons"], player["score"], player["special"]) == (0, 0, 0, 0)


def test_pirates_at_the_start() -> None:
    """AM-SET-15: one of five is face up, the sixth stays in the box."""
    table = new_table(script=[Luck("pirates", ["3", "1", "0", "4", "2", "0"])])
    view = table.view
    assert (view["pirates"], view["hidden_pirates"], view["strength"]) == ([3], 4, 3)
    assert view["unseen_pirates"] == [0, 0, 1, 2, 4]
    assert {new_table(seed=str(seed)).view["pirates"][0] for seed in SEEDS} == {0, 1, 2, 3, 4}


def test_progress_tokens_at_the_start() -> None:
    """AM-SET-16: eight face up, sixteen in the pile."""
    view = new_table().view
    assert len([token for token in view["tokens"] if token]) == 8
    assert len(view["unseen_tokens"]) == 16
    assert not set(view["tokens"]) & set(view["unseen_tokens"])


@SEATS
def test_production_at_the_start(seats: int) -> None:
    """AM-SET-17: drawn by lot."""
    markets = {tuple(new_table(seats, str(seed)).view["market"]) for seed in SEEDS}
    assert len(markets) == len(SEEDS)
    assert all("" not in market for market in markets)


@SEATS
def test_the_order_of_the_disks_is_drawn(seats: int) -> None:
    """AM-SET-18: every order comes up."""
    orders = {tuple(new_table(seats, str(seed)).order) for seed in range(150)}
    assert len(orders) == {2: 2, 3: 6, 4: 24}[seats]


def test_gold_for_those_who_come_later() -> None:
    """AM-SET-19: EXAMPLE stack from the top red, white, blue, yellow."""
    table = new_table(4, script=[Luck("order", ["0", "2", "1", "3"])])
    assert table.order == ["red", "white", "blue", "yellow"]
    gold = {player: table.player(player).gold for player in table.order}
    assert gold == {"red": 0, "white": 1, "blue": 2, "yellow": 3}
    assert table.to_move == "red"


def test_the_first_throw_of_all_cubes() -> None:
    """AM-SET-20: EXAMPLE 28 come out and lie on the storage spaces, 21 stay inside."""
    out = {"blue": 4, "black": 4, "red": 5, "brown": 3, "green": 4, "yellow": 5, "white": 3}
    inside = {"blue": 3, "black": 3, "red": 2, "brown": 4, "green": 3, "yellow": 2, "white": 4}
    fallen = [color for color, number in out.items() for _ in range(number)]
    table = new_table(script=[Luck("tower", fallen)])
    assert table.view["storage"] == out
    assert table.view["inside"] == inside
    assert sum(table.view["centre"].values()) == 0
    assert table.told("tower-filled") == [{"cubes": [color for color, number in inside.items() for _ in range(number)]}]


@SEATS
def test_nothing_is_on_the_map_yet(seats: int) -> None:
    """AM-SET-21"""
    view = new_table(seats).view
    assert (view["tiles"], view["posts"]) == ([], [])
    for player in view["players"]:
        assert (player["ships"], player["waiting"], player["posts"]) == (["", ""], [], 12)


def test_no_more_large_islands_than_chests() -> None:
    """AM-SET-10: a map with six is drawn again, unless the table allows more chests."""

    def large_islands(extra: bool) -> int:
        maps = [new_table(4, layout=number, allow_extra_chests=extra).view["islands"] for number in range(1, 120)]
        return max(sum(island["large"] for island in islands) for islands in maps)

    assert large_islands(False) == 5
    assert large_islands(True) > 5


def test_a_game_on_a_map_of_ones_own_replays() -> None:
    """AM-SET-07, -08: its record keeps a frame and large islands that no tiles would make."""
    table = arrange("AP\nship red (0,0)\nship red F", frame=True, large=True, cubes="1 blue", round=2)
    table.play("act blue", "ship 1", "sail A1", "post")
    again = rebuild(TITLE, read_record(table.game.record().to_text()))
    assert again.view(0) == table.view
    assert (table.view["islands"][0]["large"], len(table.view["map"]["frame"])) == (True, 1)
    assert table.red.chests == 1

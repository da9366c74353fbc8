"""What is in the box, and the data in use: AM-CMP, AM-DAT."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest
from tests.amerigo.table import TITLE, arrange, busy_moves, new_table

from flibuste.kernel.data import Data

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
ALL = cast("list[dict[str, object]]", TITLE.catalogue())


def kinds(kind: str) -> list[dict[str, object]]:
    return [piece for piece in ALL if piece["kind"] == kind]


def numbers(kind: str, fact: str) -> list[int]:
    return [cast(int, piece[fact]) for piece in kinds(kind)]


def in_box(seats: int) -> Counter[str]:
    return Counter(new_table(seats).p.pieces())


@SEATS
def test_forty_nine_cubes(seats: int) -> None:
    """AM-CMP-01"""
    cubes = {piece: copies for piece, copies in in_box(seats).items() if piece.endswith(" cube")}
    colors = ["blue", "black", "red", "brown", "green", "yellow", "white"]
    assert cubes == {f"{color} cube": 7 for color in colors}


def test_during_play_only_the_tower_is_random() -> None:
    """AM-CMP-02: everything else was fixed by the set-up."""
    table = new_table(3, "only the tower")
    for _ in busy_moves(table, 1):
        pass
    record = table.game.record()
    assert [luck.what for luck in record.luck] == ["map", "order", "pirates", "tokens", "production", "tower"]
    drawn = [luck.what for entry in record.entries for luck in entry.luck]
    assert drawn == ["tower"] * len([entry for entry in record.entries if entry.move == "throw"])


@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 8), (4, 10)])
def test_the_spaces_of_the_board(seats: int, spaces: int) -> None:
    """AM-CMP-03: seven storage spaces, five pirates, four and four progress spaces, production by player count."""
    view = new_table(seats).view
    assert len(view["storage"]) == 7
    assert len(view["pirates"]) + view["hidden_pirates"] == 5
    assert len(view["tokens"]) == 8
    assert len(view["market"]) == spaces


def test_sixteen_square_island_tiles() -> None:
    """AM-CMP-04"""
    tiles = [cast("list[str]", tile["rows"]) for tile in kinds("island")]
    assert len(tiles) == 16
    assert all(len(rows) == 6 and all(len(row) == 6 for row in rows) for rows in tiles)


@pytest.mark.parametrize(("seats", "small"), [(2, 0), (3, 2), (4, 4)])
def test_corners_and_small_pieces_of_the_frame(seats: int, small: int) -> None:
    """AM-CMP-05: four corners with three spaces each; a small piece has one."""
    assert len(new_table(seats).view["map"]["frame"]) == 4 * 3 + small


def test_neutral_tiles() -> None:
    """AM-CMP-06: 37 of one to six cells; points on small and large islands."""
    assert sum(numbers("shape", "neutral")) == 37
    assert sorted(set(numbers("shape", "size"))) == [1, 2, 3, 4, 5, 6]
    assert sum(copies for piece, copies in in_box(2).items() if piece.startswith("neutral")) == 37


@SEATS
def test_village_tiles(seats: int) -> None:
    """AM-CMP-07: sixteen for each player."""
    box = in_box(seats)
    for seat in range(seats):
        villages = [n for piece, n in box.items() if piece.startswith("village") and piece.endswith(f" {seat}")]
        assert sum(villages) == 16


@SEATS
def test_twenty_four_progress_tokens(seats: int) -> None:
    """AM-CMP-08: all of them in every game."""
    codes = [str(token["code"]) for token in kinds("token")]
    assert len(set(codes)) == len(codes) == 24
    assert all(in_box(seats)[code] == 1 for code in codes)


def test_forty_goods() -> None:
    """AM-CMP-09: with four players every tile is used, and so is every good."""
    box = in_box(4)
    assert [box[good] for good in ("cotton", "sugar", "coconut", "coffee", "tobacco")] == [8] * 5


@pytest.mark.parametrize(
    ("seats", "copies"),
    [(2, {2: 2, 3: 2, 4: 2}), (3, {2: 3, 3: 2, 4: 3}), (4, {2: 3, 3: 4, 4: 3})],
)
def test_production_tokens_for_the_player_count(seats: int, copies: dict[int, int]) -> None:
    """AM-CMP-10, AM-DAT-07: 30, ten more from three players on, ten more with four."""
    box = in_box(seats)
    for good in ("cotton", "sugar", "coconut", "coffee", "tobacco"):
        assert {cost: box[f"{good}:{cost}"] for cost in (2, 3, 4)} == copies


def test_pirate_markers() -> None:
    """AM-CMP-11, AM-DAT-06: 0, 0, 1, 2, 3, 4."""
    box = in_box(2)
    assert {piece: n for piece, n in box.items() if piece.startswith("pirate ")} == {
        "pirate 0": 2,
        "pirate 1": 1,
        "pirate 2": 1,
        "pirate 3": 1,
        "pirate 4": 1,
    }


@SEATS
def test_no_more_than_five_chests(seats: int) -> None:
    """AM-CMP-12: one for each large island; the other markers are the factors of the rounds."""
    box, view = in_box(seats), new_table(seats).view
    assert box["chest"] == sum(island["large"] for island in view["islands"]) <= 5


@SEATS
def test_what_a_player_has(seats: int) -> None:
    """AM-CMP-13: twelve posts and two ships."""
    box = in_box(seats)
    for seat, player in enumerate(new_table(seats).view["players"]):
        assert box[f"post {seat}"] == player["posts"] == 12
        assert len(player["ships"]) == 2


def test_a_sheet_has_one_production_of_each_kind_printed() -> None:
    """AM-CMP-14: cannons and gold go to 12."""
    table = arrange(cubes="7 black", red="cannons 6, gold 12")
    assert set(table.sheet("red")["production"].values()) == {1}
    assert table.play("act black").offered("steps") == ["1", "2", "3", "4", "5", "6"]


def test_any_number_of_a_kind_lies_on_a_sheet() -> None:
    """AM-CMP-15: only the counts matter."""
    table = arrange(
        step="round_end",
        round=5,
        red="cotton 8, production cotton 11, cannons 12",
        blue="cannons 12",
    )
    table.play("pirates")
    assert table.points("cotton") == [88, 0]


# --- the data in use --------------------------------------------------------------------------------------------------


def test_island_tiles_in_use() -> None:
    """AM-DAT-01: every post space has its anchor beside it; eight cells of each good; corners are ocean."""
    signs: Counter[str] = Counter()
    for tile in kinds("island"):
        rows = cast("list[str]", tile["rows"])
        assert {rows[0][0], rows[0][5], rows[5][0], rows[5][5]} <= set(".a")
        signs.update("".join(rows))
    assert {good: signs[good] for good in "CSNKT"} == dict.fromkeys("CSNKT", 8)
    assert signs["a"] == signs["P"] == 40
    assert sum(signs[sign] for sign in "#PCSNKT") == 208


@SEATS
def test_an_anchor_serves_the_post_space_of_its_own_tile(seats: int) -> None:
    """AM-DAT-01: by its link, even where a neighbouring tile's post space touches it."""
    for layout in range(1, 30):
        sea = new_table(seats, layout=layout).view["map"]
        assert len(set(sea["anchors"].values())) == len(sea["anchors"])
        for anchor, post in sea["anchors"].items():
            places = [(int(name[1:]) - 1, ord(name[0]) - 65) for name in (anchor, post)]
            (row, column), (post_row, post_column) = places
            assert abs(row - post_row) + abs(column - post_column) == 1
            assert (row // 6, column // 6) == (post_row // 6, post_column // 6)
            assert (sea["rows"][row][column], sea["rows"][post_row][post_column]) == ("A", "P")


def shapes(fact: str) -> dict[str, object]:
    return {str(shape["code"]): shape[fact] for shape in kinds("shape") if shape[fact]}


def test_neutral_tiles_in_use() -> None:
    """AM-DAT-02: twice the size in points on a small island, three times on a large one."""
    assert shapes("neutral") == {"M1": 5, "D2": 5, "I3": 5, "V3": 5, "I4": 5, "O4": 5, "U5": 4, "R6": 3}
    for shape in kinds("shape"):
        size = cast(int, shape["size"])
        assert shape["neutral_points"] == [2 * size, 3 * size]


def test_village_tiles_in_use() -> None:
    """AM-DAT-03: 1 point on a small island and 2 on a large one, whatever the size."""
    assert shapes("villages") == {"M1": 3, "D2": 3, "I3": 3, "V3": 3, "I4": 2, "O4": 2}
    assert all(shape["village_points"] == [1, 2] for shape in kinds("shape"))


def printed(track: str) -> dict[int, int]:
    return {space: points for space, points in enumerate(numbers(track, "points")) if points}


def test_the_progress_track_in_use() -> None:
    """AM-DAT-04: 20 steps."""
    assert printed("progress") == {4: 1, 8: 3, 12: 6, 16: 10, 20: 15}
    assert len(kinds("progress")) == 21


def test_the_special_track_in_use() -> None:
    """AM-DAT-05, AM-SPC-08: from white three times through the colors to the space for any."""
    assert printed("special") == {3: 1, 7: 3, 11: 6, 15: 10, 19: 15}
    through = ["blue", "black", "red", "brown", "green", "yellow"]
    assert [space["color"] for space in kinds("special")] == ["white", *through * 3, "any"]


def test_progress_tokens_in_use() -> None:
    """AM-DAT-09: 16 permanent, 5 for one use, 3 for the end."""
    assert Counter(str(token["use"]) for token in kinds("token")) == {"permanent": 16, "once": 5, "end": 3}
    rules = [str(token["rule"]) for token in kinds("token")]
    assert rules == [f"AM-TOK-{number:02}" for number in range(1, 25)]


def test_every_fact_says_how_sure_it_is() -> None:
    """AM-DAT-02, AM-DAT-04: confirmed, likely or invented, also on the page."""
    pieces: list[Data] = TITLE.catalogue()
    assert {str(piece["mark"]) for piece in pieces} == {"confirmed", "likely", "invented"}

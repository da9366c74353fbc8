"""Green, expansion: AM-BLD. The maps show where things are; the reference says where tiles may lie."""

from __future__ import annotations

import pytest
from tests.amerigo import reference
from tests.amerigo.reference import Cell
from tests.amerigo.table import ISLANDS, TITLE, Table, arrange, busy_moves, name_of, new_table, random_games

PLAIN = """
    ~~~~~~
    AP###~
    ~####~
    ~####~
    ~~~~~~
    post red (1,1)
    """
"""Room for everything beside one own post."""


def places(table: Table) -> set[frozenset[Cell]]:
    """Every set of cells that the chosen tile may cover."""
    return {under(move) for move in table.legal}


def under(notation: str) -> frozenset[Cell]:
    """The cells of a move like `lay V3/1 C4`: the printed shape, so many quarter turns, from the box's corner on."""
    facts = TITLE.book.named(notation).facts
    row, column = reference.cell_at(str(facts["cell"]))
    way = reference.ways(printed(str(facts["shape"])))[int(facts["turns"])]
    return frozenset((row + r, column + c) for r, c in way)


def printed(shape: str) -> list[str]:
    piece = next(piece for piece in TITLE.catalogue() if piece["code"] == shape)
    rows = piece["rows"]
    assert isinstance(rows, list)
    return [str(row) for row in rows]


def test_any_number_of_waiting_tiles_on_any_island() -> None:
    """AM-BLD-01: two islands in one action; only tiles that wait."""
    sea = """
        AP##~AP##
        post red (0,1)
        post red (0,6)
        """
    table = arrange(sea, cubes="3 green", red="waiting village D2, waiting village M1, waiting neutral M1")
    table.play("act green")
    reason = table.reason("build village I3")
    assert (reason.key, reason.rule) == ("tile-not-waiting", "AM-BLD-01")
    table.build("village D2", "{(0,2),(0,3)}").build("village M1", "(0,7)").build("neutral M1", "(0,8)")
    assert (table.waiting("red"), table.to_move) == ({}, "blue")
    assert [tile["cells"] for tile in table.view["tiles"]] == [["C1", "D1"], ["H1"], ["I1"]]


def test_tiles_are_planned_before_they_are_built() -> None:
    """AM-BLD-01: in an earlier phase; planning does not build."""
    table = arrange(PLAIN, cubes="3 red 3 green").play("act red", "plan village D2")
    assert table.reason("build village D2").key == "plan-before-building"


def test_the_rulebooks_building() -> None:
    """AM-BLD-02, AM-BLD-10, AM-DAT-03: EXAMPLE a neutral of 2, villages of 3 and 4: 4 AP, 10 points if it is large."""
    sheet = "waiting neutral D2, waiting village I3, waiting village I4"
    table = arrange(PLAIN, cubes="4 green", red=sheet, large=True).play("act green")
    table.build("neutral D2", "{(1,2),(1,3)}")
    action = table.view["action"]
    assert action is not None and action["ap"] == 2
    table.build("village I3", "{(2,1),(2,2),(2,3)}").build("village I4", "{(3,1),(3,2),(3,3),(3,4)}")
    assert (table.scores, table.to_move) == ([6 + 2 + 2, 0], "blue")


@pytest.mark.parametrize(
    ("tile", "cost"),
    [("village M1", 1), ("village O4", 1), ("neutral M1", 1), ("neutral O4", 4), ("neutral U5", 5), ("neutral R6", 6)],
)
def test_what_building_costs(tile: str, cost: int) -> None:
    """AM-BLD-02: a village 1 AP, a neutral tile its size."""
    table = arrange(PLAIN, cubes=f"{cost} green", red=f"waiting {tile}").play("act green")
    assert table.preview(f"build {tile}") == {"ap": cost, "spends": 0}
    if cost > 1:
        table = arrange(PLAIN, cubes=f"{cost - 1} green", red=f"waiting {tile}, waiting village M1").play("act green")
        reason = table.reason(f"build {tile}")
        assert (reason.key, reason.rule, reason.facts["cost"]) == ("too-few-points", "AM-BLD-02", cost)


def test_no_cell_on_water() -> None:
    """AM-BLD-03: EXAMPLE a village with one cell on ocean."""
    table = arrange(PLAIN, cubes="4 green", red="waiting village I3").play("act green", "build village I3")
    reason = table.reason(table.laying("{(0,2),(1,2),(2,2)}"))
    assert (reason.key, reason.rule, reason.facts) == ("not-on-water", "AM-BLD-03", {"cell": name_of("(0,2)")})
    assert frozenset({(1, 2), (2, 2), (3, 2)}) in places(table)


@pytest.mark.parametrize("there", ["village red {(2,2)}", "village blue {(2,2)}", "neutral {(2,2)}"])
def test_no_cell_under_a_tile(there: str) -> None:
    """AM-BLD-03, AM-INV-06: whoever it belongs to."""
    table = arrange(f"{PLAIN}{there}", cubes="4 green", red="waiting village D2").play("act green", "build village D2")
    assert table.reason(table.laying("{(1,2),(2,2)}")).key == "cell-taken"
    assert all((2, 2) not in cells for cells in places(table))


@pytest.mark.parametrize("owner", ["red", "blue"])
def test_no_cell_under_a_post(owner: str) -> None:
    """AM-BLD-03, AM-BLD-08: a post cannot be covered."""
    sea = f"""
        AP#PA
        post red (0,1)
        post {owner} (0,3)
        """
    table = arrange(sea, cubes="4 green", red="waiting village D2, waiting village M1").play("act green")
    assert table.reason("build village D2").key == "tile-fits-nowhere"
    table.play("build village M1")
    assert places(table) == {frozenset({(0, 2)})}


def test_not_outside_the_map() -> None:
    """AM-BLD-03"""
    table = arrange(PLAIN, cubes="4 green", red="waiting village I3").play("act green", "build village I3")
    assert table.reason("lay I3/0 E2").key == "outside-the-map"


def test_an_own_post_on_the_island() -> None:
    """AM-BLD-04: somebody else's does not help."""
    sea = """
        AP#~~AP##
        post red (0,1)
        post blue (0,6)
        """
    table = arrange(sea, cubes="4 green", red="waiting village M1").play("act green", "build village M1")
    assert places(table) == {frozenset({(0, 2)})}
    reason = table.reason(table.laying("(0,7)"))
    assert (reason.key, reason.rule, reason.facts) == ("no-post-there", "AM-BLD-04", {"island": ISLANDS[1]})


def test_a_tile_that_can_just_be_paid_may_fit_nowhere() -> None:
    """AM-BLD-02, AM-BLD-05: it is the place that is missing, not a point."""
    table = arrange("AP##\npost red (0,1)", cubes="3 green", red="waiting neutral D2, waiting neutral I3")
    assert table.play("act green").offered("build") == ["neutral D2"]
    assert table.refused("build neutral I3") == ("tile-fits-nowhere", "AM-BLD-05")


def test_a_tile_that_can_just_be_paid_is_chosen_first() -> None:
    """AM-BLD-02, AM-BLD-07"""
    table = arrange("AP##\npost red (0,1)", cubes="2 green", red="waiting neutral D2").play("act green")
    assert table.refused("lay D2/0 C1") == ("choose-tile-first", "AM-BLD-07")


def test_touching_the_post_by_a_corner_is_not_enough() -> None:
    """AM-BLD-05: EXAMPLE a village that touches the own post only by a corner."""
    table = arrange(PLAIN, cubes="4 green", red="waiting village M1").play("act green", "build village M1")
    assert places(table) == {frozenset({(1, 2)}), frozenset({(2, 1)})}
    reason = table.reason(table.laying("(2,2)"))
    assert (reason.key, reason.rule, reason.facts["island"]) == ("not-joined", "AM-BLD-05", ISLANDS[0])


def test_the_rulebooks_chain() -> None:
    """AM-BLD-05, AM-BLD-07: EXAMPLE own post, village of 3 (just built), neutral tile, new village of 4."""
    sea = """
        AP#########
        ~~##~~~~###
        post red (0,1)
        neutral blue {(0,5),(0,6)}
        """
    table = arrange(sea, cubes="4 green", red="waiting village I3, waiting village I4").play("act green")
    assert table.offered("build") == ["village I3"]  # nothing else reaches the neutral tile
    table.build("village I3", "{(0,2),(0,3),(0,4)}").build("village I4", "{(0,7),(0,8),(0,9),(0,10)}")
    assert table.waiting("red") == {}


@pytest.mark.parametrize(
    ("link", "conducts"),
    [
        ("village red {(0,2)}", True),
        ("neutral red {(0,2)}", True),
        ("neutral blue {(0,2)}", True),
        ("village blue {(0,2)}", False),
    ],
)
def test_what_conducts(link: str, conducts: bool) -> None:
    """AM-BLD-05: own villages and neutral tiles of anybody; villages of others do not."""
    sea = f"""
        AP##~
        ~~~~~
        post red (0,1)
        {link}
        """
    table = arrange(sea, cubes="4 green", red="waiting village M1").play("act green")
    assert (table.step == "build") == conducts
    if conducts:
        assert places(table.play("build village M1")) == {frozenset({(0, 3)})}


@pytest.mark.parametrize(("tile", "conducts"), [("village M1", False), ("neutral M1", True)])
def test_what_is_built_conducts_like_what_lay_there_before(tile: str, conducts: bool) -> None:
    """AM-BLD-05, AM-BLD-06: for its builder at once; for others only if it is neutral."""
    sea = """
        AP#PA
        ~~#~~
        ~~#~~
        post red (0,1)
        post blue (0,3)
        """
    waiting = "waiting village M1"
    table = arrange(sea, cubes="2 green", red=f"{waiting}, waiting {tile}", blue=waiting).play("act green")
    table.build(tile, "(0,2)")
    assert places(table.play("build village M1")) == {frozenset({(1, 2)})}
    table = arrange(sea, cubes="1 green", red=f"waiting {tile}", blue=waiting).play("act green")
    table.build(tile, "(0,2)").play("act green")
    assert (table.step == "build") == conducts


def test_a_chain_needs_an_own_post_at_its_end() -> None:
    """AM-BLD-05: neutral tiles that touch only other players' posts join nothing."""
    sea = """
        AP#####PA
        post red (0,1)
        post blue (0,7)
        neutral blue {(0,5),(0,6)}
        """
    table = arrange(sea, cubes="4 green", red="waiting village M1").play("act green", "build village M1")
    assert places(table) == {frozenset({(0, 2)})}


def test_posts_of_others_do_not_conduct() -> None:
    """AM-BLD-06"""
    sea = """
        AP#~
        ~~PA
        ~~#~
        post red (0,1)
        village red {(0,2)}
        post blue (1,2)
        """
    table = arrange(sea, cubes="4 green", red="waiting village M1").play("act green")
    assert table.to_move == "blue"  # the cell below blue's post is out of reach
    table = arrange(sea.replace("post blue (1,2)", "post red (1,2)"), cubes="4 green", red="waiting village M1")
    assert places(table.play("act green", "build village M1")) == {frozenset({(2, 2)})}


def test_one_tile_after_the_other() -> None:
    """AM-BLD-07: first which, then where; what was just built carries the next."""
    table = arrange(PLAIN, cubes="4 green", red="waiting village M1, waiting village D2").play("act green")
    assert table.reason("lay M1/0 C2").key == "choose-tile-first"
    table.play("build village M1")
    assert table.reason("build village D2").key == table.reason("end").key == "lay-first"
    assert table.reason("lay D2/0 C2").key == "other-tile-chosen"
    table.lay("(1,2)").play("build village D2")
    assert frozenset({(1, 3), (1, 4)}) in places(table)


def test_an_empty_post_space_may_be_covered() -> None:
    """AM-BLD-08: no post can ever be put there."""
    sea = """
        ~A~A
        ~P#P
        post red (1,1)
        ship red (0,3)
        ship red (0,2)
        """
    table = arrange(sea, cubes="4 green 4 blue", red="waiting village D2", seats=2, throws=("1 blue",), phase="white")
    assert table.play("act green", "build village D2").preview(table.laying("{(1,2),(1,3)}"))["lost"] == 1
    table.lay("{(1,2),(1,3)}")
    assert table.view["open_anchors"] == []
    assert table.view["islands"][0]["free"] == 0


def test_goods_under_the_tile_go_to_the_builder() -> None:
    """AM-BLD-09: EXAMPLE one sugar and one cotton cell."""
    sea = """
        APs#
        ~~cn
        post red (0,1)
        """
    table = arrange(sea, cubes="4 green", red="waiting village D2, waiting village M1").play("act green")
    table.build("village D2", "{(0,2),(1,2)}")
    assert table.goods("red") == {"sugar": 1, "cotton": 1}
    assert table.view["free_goods"] == {name_of("(1,3)"): "coconut"}
    assert table.told("tile-built")[0]["goods"] == ["cotton", "sugar"]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(
    ("tile", "cells", "small_points", "large_points"),
    [
        ("village M1", "{(1,2)}", 1, 2),
        ("village O4", "{(1,2),(1,3),(2,2),(2,3)}", 1, 2),
        ("neutral M1", "{(1,2)}", 2, 3),
        ("neutral V3", "{(1,2),(2,2),(2,3)}", 6, 9),
        ("neutral U5", "{(1,2),(1,4),(2,2),(2,3),(2,4)}", 10, 15),
        ("neutral R6", "{(1,2),(1,3),(1,4),(2,2),(2,3),(2,4)}", 12, 18),
    ],
)
def test_points_of_a_tile(tile: str, cells: str, small_points: int, large_points: int, large: bool) -> None:
    """AM-BLD-10, AM-DAT-02: the higher value on a large island."""
    table = arrange(PLAIN, cubes="6 green", red=f"waiting {tile}", large=large).play("act green").build(tile, cells)
    assert table.points("tiles") == [large_points if large else small_points, 0]


@pytest.mark.parametrize(
    ("shape", "ways"), [("M1", 1), ("D2", 2), ("I3", 2), ("V3", 4), ("I4", 2), ("O4", 1), ("U5", 4), ("R6", 2)]
)
def test_tiles_may_be_turned(shape: str, ways: int) -> None:
    """AM-BLD-11: every different way to lie is offered once, and mirroring would add none."""
    turns = set(reference.ways(printed(shape)))
    mirrored = {reference.turned((row, -column) for row, column in way) for way in turns}
    assert len(turns) == ways
    assert mirrored == turns
    field = "\n".join(["APc######", *["~########"] * 8, "post red (0,1)"])
    table = arrange(field, cubes="7 green", red=f"waiting neutral {shape}").play("act green", f"build neutral {shape}")
    offered = {move.split()[1] for move in table.legal}
    assert len(offered) == ways
    assert len(places(table)) == len(table.legal)


def test_built_tiles_stay() -> None:
    """AM-BLD-12, AM-INV-06: over whole games; no cell bears two things."""
    for number, table in enumerate(random_games(6, "built")):
        before: list[object] = []
        for _ in busy_moves(table, number):
            view = table.view
            tiles: list[object] = list(view["tiles"])
            assert tiles[: len(before)] == before
            things = [cell for tile in view["tiles"] for cell in tile["cells"]] + [
                post["cell"] for post in view["posts"]
            ]
            assert len(things) == len(set(things))
            before = tiles


def test_any_number_of_neutral_tiles() -> None:
    """AM-BLD-13: the limit is for planning only."""
    table = arrange(PLAIN, cubes="3 green", red="waiting neutral M1, waiting neutral D2").play("act green")
    table.build("neutral M1", "(1,2)").build("neutral D2", "{(1,3),(1,4)}")
    assert table.points("tiles") == [2 + 4, 0]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_may_lie_where_the_reference_says(seats: int) -> None:
    """AM-BLD-03, AM-BLD-04, AM-BLD-05, AM-BLD-06, AM-BLD-11: every tile of busy games, in every place."""
    shapes = {shape: printed(shape) for shape in ("M1", "D2", "I3", "V3", "I4", "O4", "U5", "R6")}
    laid = 0
    for seed in range(10):
        table = new_table(seats, f"tiles {seed}")
        for _ in busy_moves(table, seed):
            if table.step == "lay":
                seat, action = table.game.seat_to_move, table.view["action"]
                assert action is not None
                shape = action["tile"].split()[1]
                assert places(table) == reference.placements(table.view, seat, shapes[shape])
                assert len(table.legal) == len(places(table))
                laid += 1
            elif table.step == "build":
                check_choice(table, shapes)
    assert laid > 60


def check_choice(table: Table, shapes: dict[str, list[str]]) -> None:
    """Exactly the waiting tiles that can be paid and fit somewhere are offered."""
    seat, view = table.game.seat_to_move, table.view
    action, player = view["action"], view["players"][seat]
    assert action is not None
    fitting = [
        f"{tile['tile']} {tile['shape']}"
        for tile in player["waiting"]
        if tile["cost"] <= action["ap"] + player["gold"] and reference.placements(view, seat, shapes[tile["shape"]])
    ]
    assert table.offered("build") == fitting

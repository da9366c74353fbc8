"""Blue, navigation: AM-SAIL."""

from __future__ import annotations

import pytest
from tests.amerigo import reference
from tests.amerigo.table import ISLANDS, Table, arrange, busy_moves, name_of, new_table, random_games, sailing

from flibuste.games.amerigo.rules.posts import stays_without_post

BAY = """
    ~~~~~~~
    ~~~~~~~
    ~~AP#~~
    ~~~##~~
    ~~~AP~~
    ~~~~~~~
    ~~~~~~~
    """
"""From the frame three steps to either anchor."""


def seen_by(table: Table) -> set[str]:
    return set(table.offered("sail"))


def names(*cells: str) -> set[str]:
    return {name_of(cell) for cell in cells}


# --- entering and moving ----------------------------------------------------------------------------------------------


def test_the_rulebooks_first_voyage() -> None:
    """AM-SAIL-10, AM-SAIL-01, AM-SAIL-07: EXAMPLE 4 AP, first navigation.

    Ship 1 goes 3 steps to an untouched island and puts a post: 3 points; its fourth AP is lost; ship 2 still has 4 AP.
    """
    table = arrange(BAY, cubes="4 blue", frame=True).play("act blue").sail("(2,2)")
    assert table.told("ship-sailed") == [{"seat": 0, "ship": 1, "from": "", "place": "C3", "steps": 3}]
    table.play("post")
    assert table.scores == [3, 0]
    action = table.view["action"]
    assert action is not None
    assert (action["ship"], action["ap"], action["sailed"]) == (2, 4, [1])
    assert name_of("(3,2)") in seen_by(table)  # four steps from the frame
    assert table.reason(sailing("(2,2)")).key == "ship-in-the-way"


def test_each_ship_may_use_all_points() -> None:
    """AM-SAIL-01: they are not divided; the player chooses which ship goes first."""
    sea = """
        ~~~~~~~~~
        ship red (0,0)
        ship red (0,8)
        """
    table = arrange(sea, cubes="3 blue").play("act blue")
    assert table.offered("ship") == ["1", "2"]
    table.play("ship 2").sail("(0,5)")
    assert (table.step, table.ships("red")) == ("sail", [name_of("(0,0)"), name_of("(0,5)")])
    table.sail("(0,3)")
    assert table.ships("red") == [name_of("(0,3)"), name_of("(0,5)")]
    assert table.to_move == "blue"


def test_bonus_and_gold_count_for_each_ship() -> None:
    """AM-SAIL-01: five steps for both, and the gold is paid once."""
    sea = """
        ~~~~~~~~~~~~~~
        ship red (0,0)
        ship red (0,13)
        """
    table = arrange(sea, cubes="2 blue", red="gold 1, token more-navigation").play("act blue", "ship 1").sail("(0,5)")
    assert table.red.gold == 0
    assert name_of("(0,8)") in seen_by(table)
    assert name_of("(0,7)") not in seen_by(table)


def test_ships_enter_free_on_any_frame_space() -> None:
    """AM-SAIL-02: with one AP they get one step from the frame, both from the same space if they like."""
    table = new_table(2, "entry").script("1 blue").play("throw", "act blue")
    frame = [f"frame-{space}" for space in range(12)]
    sea = table.view["map"]
    border = {
        cell for cells in sea["frame"] for cell in cells if sea["rows"][int(cell[1:]) - 1][ord(cell[0]) - 65] in "~A"
    }
    assert seen_by(table) == {*frame, *border}
    table.play("sail frame-3", "sail frame-3")
    seat = table.view["order"][0]
    assert table.view["players"][seat]["ships"] == ["frame-3", "frame-3"]


def test_both_ships_must_enter() -> None:
    """AM-SAIL-02: the second may be placed after the first has sailed, but not left behind."""
    table = arrange(BAY, cubes="2 blue", frame=True).play("act blue")
    assert table.reason("end").key == "both-ships-enter"
    table.sail("(0,3)")
    assert "end" not in table.legal
    table.sail("F")
    assert table.ships("red") == [name_of("(0,3)"), "frame-0"]
    assert table.to_move == "blue"


def test_later_navigation_can_be_ended_early() -> None:
    """AM-SAIL-02, AM-ACT-04: only the first one must place ships."""
    table = arrange("~~~\nship red (0,0)\nship red (0,2)").play("act blue", "end")
    assert (table.to_move, table.ships("red")) == ("blue", ["A1", "C1"])


def test_a_special_action_may_be_the_first_navigation() -> None:
    """AM-SAIL-02: by whatever way."""
    table = arrange(BAY, cubes="1 white", red="special 1", frame=True).play("act white", "special blue")
    assert table.step == "sail"
    table.sail("F").sail("F")
    assert table.ships("red") == ["frame-0", "frame-0"]


def test_one_step_is_to_a_neighbouring_ocean_space() -> None:
    """AM-SAIL-03: not across corners, not onto land."""
    sea = """
        ~~~~
        ~~#~
        ~~~~
        ship red (1,1)
        ship red (0,3)
        """
    table = arrange(sea, cubes="1 blue").play("act blue", "ship 1")
    assert seen_by(table) == names("(1,1)", "(0,1)", "(2,1)", "(1,0)")
    assert table.reason(sailing("(1,2)")).key == "ships-need-water"
    reason = table.reason(sailing("(0,2)"))
    assert (reason.key, reason.rule, reason.facts) == (
        "too-few-points",
        "AM-SAIL-03",
        {"cost": 2, "points": 1, "gold": 0},
    )


def test_steps_to_and_from_the_frame() -> None:
    """AM-SAIL-03: a cell at the border and the frame are neighbours."""
    sea = """
        ~~~
        ~#~
        ~~~
        ship red (0,0)
        ship red (1,0)
        """
    table = arrange(sea, cubes="2 blue", frame=True).play("act blue", "ship 1")
    assert "frame-0" in seen_by(table)
    assert name_of("(2,2)") in seen_by(table)  # to the frame and back onto the map
    table.sail("(2,2)")
    assert table.told("ship-sailed")[0]["steps"] == 2


def test_along_the_frame_of_a_full_map() -> None:
    """AM-SAIL-03: from one frame space to the next is one step, also round the corner."""
    table = new_table(2, "along").script("2 blue").play("throw", "act blue", "sail frame-0", "sail frame-0")
    table.pass_all()
    first = table.view["order"][0]
    table = next_blue(table, first)
    spaces = {place for place in table.offered("sail") if place.startswith("frame")}
    assert spaces == {"frame-10", "frame-11", "frame-0", "frame-1", "frame-2"}


def next_blue(table: Table, seat: int) -> Table:
    """The blue action of this seat in the black phase, with two points."""
    table.script("2 blue").play("throw")
    while table.game.seat_to_move != seat:
        table.play("pass")
    return table.play("act blue")


def test_a_ship_on_the_frame_is_chosen_first() -> None:
    """AM-SAIL-15, AM-SAIL-03: for the frame spaces that one of them comes to."""
    table = new_table(2, "along").script("2 blue").play("throw", "act blue", "sail frame-0", "sail frame-6")
    table.pass_all()
    table = next_blue(table, table.view["order"][0])
    keys = {space: table.reason(f"sail frame-{space}").key for space in (2, 3, 4, 8, 9, 10)}
    assert {space for space, key in keys.items() if key == "choose-ship-first"} == {2, 4, 8, 10}


def test_ships_share_the_frame_but_not_the_sea() -> None:
    """AM-SAIL-04: no two ships rest on one cell, own ones neither."""
    sea = """
        ~~~~
        ship red (0,0)
        ship red (0,2)
        ship blue (0,3)
        ship blue F
        """
    table = arrange(sea, cubes="4 blue", frame=True).play("act blue", "ship 1")
    assert seen_by(table) == {*names("(0,0)", "(0,1)"), "frame-0"}
    reason = table.reason(sailing("(0,2)"))
    assert (reason.key, reason.rule, reason.facts) == ("ship-in-the-way", "AM-SAIL-04", {"place": "C1"})
    table.sail("F")
    assert table.ships("red")[0] == table.ships("blue")[1] == "frame-0"


def test_ships_do_not_block_the_way() -> None:
    """AM-SAIL-05: through two of them in a channel."""
    sea = """
        #####
        ~~~~~
        #####
        ship red (1,0)
        ship blue (1,1)
        ship blue (1,2)
        ship red (1,4)
        """
    table = arrange(sea, cubes="3 blue").play("act blue", "ship 1")
    assert seen_by(table) == names("(1,0)", "(1,3)")


# --- posts ------------------------------------------------------------------------------------------------------------

COVE = """
    ~A~~A
    ~P##P
    ship red (0,0)
    ship red (0,3)
    """


def test_a_post_may_be_put_from_an_anchor() -> None:
    """AM-SAIL-06: on the post space that is linked to it; nobody has to."""
    table = arrange(COVE, cubes="1 blue").play("act blue", "ship 1").sail("(0,1)")
    assert (table.step, table.legal) == ("post", ["post", "no-post"])
    table.play("no-post").sail("(0,4)").play("post")
    assert table.view["posts"] == [{"seat": 0, "cell": name_of("(1,4)")}]
    assert table.red.posts == 11
    assert table.told("post-put") == [{"seat": 0, "cell": "E2", "island": ISLANDS[0]}]


@pytest.mark.parametrize(
    "there",
    ["post blue (1,1)", "post red (1,1)", "village blue {(1,1)}", "neutral {(1,1),(1,2)}"],
)
def test_no_post_where_something_stands(there: str) -> None:
    """AM-SAIL-06: a post of anybody, or a tile. (AM-BLD-08: such a space is lost.)"""
    table = arrange(f"{COVE}{there}", cubes="1 blue").play("act blue", "ship 1").sail("(0,1)")
    assert table.step == "sail"  # the other ship
    assert name_of("(0,1)") not in table.view["open_anchors"]


def test_no_post_from_open_sea() -> None:
    """AM-SAIL-06: the move must end on an anchor; passing one is not enough."""
    table = arrange(COVE, cubes="2 blue").play("act blue", "ship 1").sail("(0,2)")
    assert table.step == "sail"


def test_putting_a_post_ends_the_ships_move() -> None:
    """AM-SAIL-07, AM-SAIL-08: so no ship puts two, and an action puts two at most."""
    table = arrange(COVE, cubes="6 blue").play("act blue", "ship 1").sail("(0,1)")
    assert table.reason(sailing("(0,2)")).key == "post-first"
    table.play("post")
    assert table.reason("ship 1").key == "ship-has-sailed"
    table.sail("(0,4)").play("post")
    assert (table.to_move, table.red.posts) == ("blue", 10)


def test_several_own_posts_on_an_island() -> None:
    """AM-SAIL-09, AM-SAIL-10: EXAMPLE 5 AP, a second post on an island with an own one scores nothing."""
    table = arrange(f"{COVE}post red (1,1)", cubes="5 blue").play("act blue", "ship 1").sail("(0,4)").play("post")
    assert table.scores == [0, 0]
    (island,) = table.view["islands"]
    assert island["posts"] == [2, 0]


def test_posts_are_counted_for_each_player_and_island() -> None:
    """AM-SAIL-09: blue's post on the second island."""
    sea = """
        P#~P#
        A~~A~
        ship blue (1,1)
        ship blue (1,4)
        """
    table = arrange(sea, cubes="1 blue").play("pass", "act blue", "ship 2").sail("(1,3)").play("post")
    assert [(island["posts"], island["free"]) for island in table.view["islands"]] == [([0, 0], 2), ([0, 1], 1)]


@pytest.mark.parametrize(("owner", "points"), [("", 3), ("post red (1,4)", 0), ("post blue (1,4)", 0)])
def test_only_the_first_post_of_all_discovers(owner: str, points: int) -> None:
    """AM-SAIL-10: once for each island, whoever came first."""
    table = arrange(f"{COVE}{owner}", cubes="1 blue").play("act blue", "ship 1").sail("(0,1)").play("post")
    assert table.points("discovery") == [points, 0]
    assert len(table.told("island-discovered")) == points // 3


def test_each_island_is_discovered_by_itself() -> None:
    """AM-SAIL-10: a second island brings three points again."""
    sea = """
        P#~P#
        A~~A~
        ship red (1,1)
        ship red (1,4)
        """
    table = arrange(sea, cubes="1 blue").play("act blue", "ship 1").sail("(1,0)").play("post")
    table.sail("(1,3)").play("post")
    assert table.scores == [6, 0]


def test_a_post_opens_an_island_for_building() -> None:
    """AM-SAIL-11: before it, nothing can be built there."""
    sheet = "waiting village M1"
    table = arrange(COVE, cubes="1 blue 1 green", red=sheet).play("act green")
    assert table.to_move == "blue"  # nothing to build, so the action is over
    table = arrange(f"{COVE}post red (1,1)", cubes="1 blue 1 green", red=sheet).play("act green")
    assert table.legal == ["build village M1", "end"]


ANCHORED = """
    A~~~
    P##P
    ~~~A
    ship red (0,0)
    ship red (0,2)
    """


def test_a_ship_that_stays_may_put_a_post() -> None:
    """AM-SAIL-12: it counts as ending its move there."""
    table = arrange(ANCHORED, cubes="1 blue").play("act blue", "ship 1").sail("(0,0)")
    assert table.step == "post"
    table.play("post")
    assert table.scores == [3, 0]


@pytest.mark.parametrize(("cubes", "offered"), [("1 blue", False), ("2 blue", True)])
def test_where_a_post_needs_a_step(cubes: str, offered: bool) -> None:
    """AM-SAIL-12: with the option the ship must sail off its anchor and back, for two points."""
    table = arrange(ANCHORED, cubes=cubes, post_needs_step=True).play("act blue", "ship 1")
    assert ("post" in table.legal) == offered
    if offered:
        assert table.preview("post")["ap"] == 2
        table.play("post")
        assert (table.scores, table.step, table.told("ship-sailed")[0]["steps"]) == ([3, 0], "sail", 2)


def test_where_a_post_needs_a_step_a_ship_stays_for_nothing() -> None:
    """AM-SAIL-12: without a post, so no gold is spent and nothing is asked."""
    table = arrange(ANCHORED, cubes="1 blue", red="gold 5", post_needs_step=True).play("act blue", "ship 1")
    assert table.preview(sailing("(0,0)")) == {"ap": 0, "spends": 0, "unsailed": 1}
    table.sail("(0,0)")
    assert (table.red.gold, table.step, table.ships("red")[0]) == (5, "sail", "A1")


def test_where_a_post_needs_a_step_it_needs_an_anchor_too() -> None:
    """AM-SAIL-12, AM-SAIL-06: nobody sails off and back on the open sea."""
    sea = "A~~~\nP###\nship red (0,2)\nship red (0,3)"
    table = arrange(sea, cubes="2 blue", post_needs_step=True).play("act blue", "ship 1")
    assert "post" not in table.legal
    assert table.refused("post") == ("not-at-an-anchor", "AM-SAIL-06")


CORNER = "PA~~\n##~~\nship red (0,1)\nship red (0,3)"
"""A post space on the very first cell of the map."""


def test_a_post_space_in_the_corner_is_one() -> None:
    """AM-SAIL-06: free or taken, and the ship at its anchor is told so."""
    assert arrange(CORNER, cubes="1 blue").play("act blue", "ship 1").refused("post") == ("sail-first", "AM-SAIL-06")
    table = arrange(f"{CORNER}\npost blue (0,0)", cubes="1 blue").play("act blue", "ship 1")
    assert table.refused("post") == ("post-space-taken", "AM-SAIL-06")
    assert table.preview(sailing("(0,1)")) == {"ap": 0, "spends": 0, "taken": 1}


def test_where_a_post_needs_a_step_sailing_is_one() -> None:
    """AM-SAIL-12: at the end of a voyage a post is put as ever."""
    table = arrange(COVE, cubes="1 blue", post_needs_step=True).play("act blue", "ship 1").sail("(0,1)")
    assert table.step == "post"


def test_off_the_anchor_and_back_for_gold() -> None:
    """AM-SAIL-12, AM-GOLD-03: as the preview says, the second of the two points may be bought."""
    table = arrange(ANCHORED, cubes="1 blue", red="gold 1", post_needs_step=True).play("act blue", "ship 1")
    preview = table.preview("post")
    assert (preview["ap"], preview["spends"], preview["total"]) == (2, 1, 3)
    table.play("post")
    assert (table.red.gold, table.scores) == (0, [3, 0])


@pytest.mark.parametrize("answer", ["post", "no-post"])
def test_to_stay_was_off_and_back_by_the_first_rulings(answer: str) -> None:
    """AM-SAIL-12, rules 1: the ship spent the gold by staying, whether a post came of it or not."""
    table = arrange(ANCHORED, cubes="1 blue", red="gold 1", post_needs_step=True, rules=1).play("act blue", "ship 1")
    assert "post" not in table.legal
    assert table.preview(sailing("(0,0)")) == {"ap": 2, "spends": 1, "post": 1, "points": 3}
    table.sail("(0,0)").play(answer)
    assert table.red.gold == 0


def test_to_stay_without_points_for_it_was_no_step_by_the_first_rulings() -> None:
    """AM-SAIL-12, rules 1: off and back takes two."""
    table = arrange(ANCHORED, cubes="1 blue", post_needs_step=True, rules=1).play("act blue", "ship 1")
    assert table.preview(sailing("(0,0)")) == {"ap": 0, "spends": 0, "unsailed": 1}
    assert table.sail("(0,0)").told("ship-sailed")[0]["steps"] == 0


# --- sailing on -------------------------------------------------------------------------------------------------------

LANE = """
    ~~~~~~A~~~A~~~~~~~~
    ######P###P########
    ship red (0,0)
    ship red (0,18)
    """
"""Anchors six and ten steps from the first ship."""


def test_a_long_voyage() -> None:
    """AM-ACT-10, AM-GOLD-02: 1 AP, 12 gold and a chest: 13 steps, and 3 more when the chest is cashed on the way."""
    table = arrange(LANE, cubes="1 blue", red="gold 12, chests 1").play("act blue", "ship 1").sail("(0,13)")
    action = table.view["action"]
    assert action is not None
    assert (table.step, action["ship"], action["ap"], action["sailed"]) == ("sail", 1, 0, [])
    assert seen_by(table) == names("(0,13)")
    table.play("chest")
    assert seen_by(table) == names(*[f"(0,{column})" for column in range(10, 17)])
    table.sail("(0,16)")
    assert (table.ships("red")[0], table.red.gold, table.scores) == (name_of("(0,16)"), 0, [0, 0])
    action = table.view["action"]
    assert action is not None
    assert (action["ship"], action["ap"], action["sailed"]) == (2, 16, [1])


def test_the_ship_that_sails_on_may_stay_and_put_a_post() -> None:
    """AM-ACT-10, AM-SAIL-06, AM-SAIL-07: the post comes when its move is over, at the last place only."""
    table = arrange(LANE, cubes="1 blue", red="gold 7, chests 1").play("act blue", "ship 1").sail("(0,6)")
    assert (table.step, "post" in table.legal) == ("sail", False)
    assert table.reason("post").key == "sail-first"
    table.sail("(0,6)")
    assert (table.step, table.legal) == ("post", ["post", "no-post"])
    table.play("post")
    assert (table.scores, table.red.gold, table.step) == ([3, 0], 2, "sail")
    assert [sailed["place"] for sailed in table.told("ship-sailed")] == ["G1"]  # staying is no news


def test_and_puts_it_where_it_comes_to() -> None:
    """AM-ACT-10: past the first anchor to the second, for gold; then there is nothing more to cash."""
    table = arrange(LANE, cubes="1 blue", red="gold 7, chests 1").play("act blue", "ship 1").sail("(0,6)")
    assert table.preview(sailing("(0,8)")) == {"ap": 2, "spends": 2}
    assert table.reason(sailing("(0,10)")).facts == {"cost": 4, "points": 0, "gold": 2}
    table.play("chest").sail("(0,10)")
    assert (table.step, table.red.gold) == ("post", 1)
    table.play("post")
    assert table.view["posts"] == [{"seat": 0, "cell": name_of("(1,10)")}]


@pytest.mark.parametrize("sheet", ["gold 7", "gold 7, used five-gold", "gold 7, token fair-wind"])
def test_without_anything_to_cash_a_voyage_ends_at_its_goal(sheet: str) -> None:
    """AM-ACT-10: nobody is asked, even with gold left."""
    table = arrange(LANE, cubes="1 blue", red=sheet).play("act blue", "ship 1").sail("(0,3)")
    action = table.view["action"]
    assert action is not None and action["ship"] == 2


@pytest.mark.parametrize("place", ["(0,0)", "(0,1)", "(0,2)"])
def test_nor_does_a_ship_sail_on_that_has_cost_no_gold(place: str) -> None:
    """AM-ACT-10: the chest could have been cashed before."""
    table = arrange(LANE, cubes="2 blue", red="gold 7, chests 1").play("act blue", "ship 1").sail(place)
    action = table.view["action"]
    assert action is not None and action["ship"] == 2


def test_a_voyage_can_be_the_last_of_the_action() -> None:
    """AM-ACT-10, AM-SAIL-15: the second ship may sail on too, and the action may be ended on the way."""
    table = arrange(LANE, cubes="1 blue", red="gold 7, token five-gold").play("act blue", "ship 2").sail("(0,17)")
    table.sail("(0,3)")
    assert (table.step, table.red.gold) == ("sail", 5)
    assert table.reason("ship 2").key == "ship-has-sailed"
    assert table.reason("ship 1").key == "ship-sails-now"
    table.play("end")
    assert (table.to_move, table.ships("red")) == ("blue", ["D1", "R1"])


def test_the_wind_is_for_a_ship_that_sets_out() -> None:
    """AM-TOK-34, AM-ACT-10: it is announced before a ship sails, not while it sails on."""
    sheet = "gold 7, chests 1, token fair-wind"
    table = arrange(LANE, cubes="1 blue", red=sheet).play("act blue", "ship 1")
    assert "use fair-wind" in table.legal
    table.sail("(0,3)")
    assert table.reason("use fair-wind").key == "token-not-now"
    table.sail("(0,3)")
    assert "use fair-wind" in table.legal  # for the other ship


def test_where_a_post_needs_a_step_the_first_part_of_the_voyage_is_one() -> None:
    """AM-SAIL-12, AM-ACT-10: a ship that sails on may stay at the anchor that it has reached."""
    table = arrange(LANE, cubes="1 blue", red="gold 7, chests 1", post_needs_step=True).play("act blue", "ship 1")
    table.sail("(0,6)").sail("(0,6)")
    assert (table.step, table.red.gold) == ("post", 2)


def test_a_voyage_ended_at_its_goal_by_the_first_rulings() -> None:
    """AM-ACT-10, rules 1: whatever there is to cash."""
    table = arrange(LANE, cubes="1 blue", red="gold 12, chests 1", rules=1).play("act blue", "ship 1").sail("(0,13)")
    action = table.view["action"]
    assert action is not None and action["ship"] == 2


def test_points_bought_late_help_only_the_second_ship() -> None:
    """AM-SAIL-13: the first has finished; nobody reopens its move."""
    sea = """
        ~~~~~~~~~
        ship red (0,0)
        ship red (0,8)
        """
    table = arrange(sea, cubes="1 blue", red="gold 3").play("act blue", "ship 1").sail("(0,1)").sail("(0,4)")
    assert (table.to_move, table.red.gold) == ("blue", 0)
    table = arrange(sea, cubes="1 blue", red="token fair-wind").play("act blue", "ship 1").sail("(0,1)")
    table.play("use fair-wind").sail("(0,2)")
    assert (table.to_move, table.ships("red")) == ("blue", ["B1", "C1"])


def test_without_posts_left_none_can_be_put() -> None:
    """AM-SAIL-14, AM-SAIL-06"""
    table = arrange(COVE, cubes="1 blue", red="posts 0").play("act blue", "ship 1").sail("(0,1)")
    assert table.step == "sail"
    table = arrange(COVE, cubes="1 blue", red="posts 1").play("act blue", "ship 1").sail("(0,1)").play("post")
    assert table.red.posts == 0
    table.sail("(0,4)")
    assert table.to_move == "blue"  # the second ship is not asked


def test_posts_stay_where_they_are() -> None:
    """AM-SAIL-14, AM-INV-03: over whole games; supply and map always hold twelve of each player."""
    for number, table in enumerate(random_games(6, "posts")):
        before: list[str] = []
        for _ in busy_moves(table, number):
            view = table.view
            now = [f"{post['seat']} {post['cell']}" for post in view["posts"]]
            assert set(before) <= set(now)
            for seat, player in enumerate(view["players"]):
                assert player["posts"] + len([post for post in view["posts"] if post["seat"] == seat]) == 12
            before = now


def test_one_ship_is_finished_before_the_other() -> None:
    """AM-SAIL-15: with its post."""
    table = arrange(COVE, cubes="1 blue").play("act blue")
    assert table.reason(sailing("(0,1)")).key == "choose-ship-first"
    table.play("ship 1")
    assert table.reason("ship 2").key == "one-ship-after-the-other"
    table.sail("(0,1)")
    assert table.reason("ship 2").key == "post-first"


def test_ships_at_one_place_are_not_told_apart() -> None:
    """AM-SAIL-15, AM-SAIL-01: which goes first makes no difference, so it is not asked."""
    table = arrange("~~~\nship red F\nship red F", frame=True).play("act blue")
    assert (table.step, "ship 1" in table.legal) == ("sail", False)


# --- against the reference --------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_reach_what_the_reference_says(seats: int) -> None:
    """AM-SAIL-02, AM-SAIL-03, AM-SAIL-04, AM-SAIL-05, AM-INV-06: every voyage of busy games, with its price."""
    voyages = 0
    for seed in range(8):
        table = new_table(seats, f"voyages {seed}")
        for _ in busy_moves(table, seed):
            if table.step != "sail":
                continue
            view = table.view
            action = view["action"]
            assert action is not None
            player = view["players"][table.game.seat_to_move]
            start = player["ships"][action["ship"] - 1]
            assert seen_by(table) == reference.resting_places(view, start, action["ap"] + player["gold"])
            far = reference.distances(view["map"], start)
            for place in table.offered("sail")[:: 1 + voyages % 17]:
                promised = table.preview(f"sail {place}")
                assert promised["ap"] == far[place]
                assert promised["spends"] == max(0, far[place] - action["ap"])
            voyages += 1
    assert voyages > 100


def test_no_two_ships_rest_on_one_cell() -> None:
    """AM-INV-06: over whole games."""
    for number, table in enumerate(random_games(9, "harbors")):
        for _ in busy_moves(table, number):
            ships = [ship for player in table.view["players"] for ship in player["ships"]]
            at_sea = [ship for ship in ships if ship and not ship.startswith("frame")]
            assert len(at_sea) == len(set(at_sea))


def test_staying_is_no_way_to_put_a_post() -> None:
    """AM-SAIL-12: where a post needs a step, for a ship that has not sailed yet."""
    sea = "A~~A\nP##P\nship red (0,0)\nship red (0,3)"
    p = arrange(sea, cubes="2 blue", post_needs_step=True).play("act blue", "ship 1").p
    assert stays_without_post(p, 0, p.player().ship(0))
    assert not stays_without_post(p, 0, p.player().ship(1))
    assert not stays_without_post(arrange(sea, cubes="2 blue").play("act blue", "ship 1").p, 0, p.player().ship(0))

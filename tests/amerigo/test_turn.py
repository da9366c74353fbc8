"""The turn of a player in a phase: AM-ACT."""

from __future__ import annotations

import pytest
from tests.amerigo.table import arrange, busy_moves, random_games

from flibuste.kernel.chance import quick


def test_one_of_four_things() -> None:
    """AM-ACT-01: an action, gold, the token for cubes, or a pass."""
    table = arrange(cubes="2 black 1 white", red="token cubes-for-points")
    assert table.legal == ["act black", "act white", "gold", "cubes", "pass"]
    table.play("act black")
    assert table.legal == ["steps 1", "steps 2", "end"]
    table.play("steps 2")
    assert (table.to_move, table.legal) == ("blue", ["act black", "act white", "gold", "pass"])


@pytest.mark.parametrize(
    ("color", "sheet", "points"),
    [
        ("black", "", 3),
        ("black", "token more-cannons", 5),
        ("black", "token more-cannons, token more-navigation-cannons", 6),
        ("brown", "token more-cannons", 3),
    ],
)
def test_points_of_an_action(color: str, sheet: str, points: int) -> None:
    """AM-ACT-02: base and the bonus of own tokens for that action."""
    table = arrange(cubes="3 black 1 brown", red=sheet, blue="token more-progress").play(f"act {color}")
    assert table.told("action-begun")[0]["points"] == points
    assert table.offered("steps")[-1] == str(points)


def test_each_gold_is_one_more_point() -> None:
    """AM-ACT-02, AM-GOLD-03: steps beyond the points cost gold."""
    table = arrange(cubes="3 black", red="gold 2").play("act black")
    assert table.offered("steps") == ["1", "2", "3", "4", "5"]
    table.play("steps 4")
    assert (table.red.cannons, table.red.gold) == (4, 1)
    assert table.told("gold-spent") == [{"seat": 0, "gold": 1}]


def test_eight_more_points_for_each_ship() -> None:
    """AM-ACT-02"""
    table = arrange("~~~", cubes="1 blue", red="token fair-wind", frame=True).play("act blue", "use fair-wind")
    action = table.view["action"]
    assert action is not None and action["ap"] == 9


def test_points_that_are_not_used_are_lost() -> None:
    """AM-ACT-03: in the next phase they are gone."""
    table = arrange(cubes="5 black", throws=("1 black",)).play("act black", "steps 2", "pass", "throw", "act black")
    assert table.red.cannons == 2
    assert table.offered("steps") == ["1"]


def test_one_may_use_fewer_points_or_none() -> None:
    """AM-ACT-04: a pass is legal, and so is ending an action at once."""
    table = arrange(cubes="5 black").play("act black", "end")
    assert (table.red.cannons, table.to_move) == (0, "blue")
    assert table.told("action-ended") == [{"seat": 0, "points": 5}]
    table.play("pass")
    assert table.told("passed") == [{"seat": 1}]


def test_points_are_for_one_action() -> None:
    """AM-ACT-05: nobody goes on with another one."""
    table = arrange(cubes="5 black 5 brown").play("act black")
    reason = table.reason("act brown")
    assert (reason.key, reason.rule, reason.facts) == ("action-chosen", "AM-ACT-01", {"color": "black"})
    table.play("steps 2")
    assert table.to_move == "blue"


def test_a_token_does_not_help_the_action_that_brought_it() -> None:
    """AM-ACT-06: but the next one."""
    table = arrange(cubes="5 brown", display="more-progress", throws=("5 brown",), phase="red", blue="gold 1")
    table.play("act brown", "steps 5", "take more-progress")
    assert (table.red.progress, table.to_move) == (5, "blue")
    table.play("pass", "throw", "act brown")
    assert table.offered("steps")[-1] == "7"


def test_gold_in_several_steps() -> None:
    """AM-ACT-07: whenever points are short."""
    table = arrange(cubes="1 red", red="gold 3").play("act red", "plan village M1", "plan village D2")
    assert table.red.gold == 2
    table.play("plan neutral D2")
    assert table.red.gold == 0
    assert table.to_move == "blue"
    assert table.waiting("red") == {"village M1": 1, "village D2": 1, "neutral D2": 1}


def test_gold_gained_during_the_action_helps_at_once() -> None:
    """AM-ACT-07, AM-TOK-33: a chest and a token, cashed within the action."""
    table = arrange(cubes="1 red", red="chests 1, token five-gold").play("act red", "plan village M1")
    assert table.legal == ["chest", "use five-gold", "end"]
    table.play("chest", "plan neutral I3")
    assert (table.red.gold, table.legal[-2:]) == (0, ["use five-gold", "end"])
    table.play("use five-gold", "plan village O4")
    assert table.red.gold == 4


def test_bonuses_belong_to_the_action_that_is_carried_out() -> None:
    """AM-ACT-08, AM-SPC-05: planning through the white action, with the bonus of planning."""
    table = arrange(cubes="3 white", red="special 3, token more-planning").play("act white", "special red")
    assert table.told("action-begun") == [{"seat": 0, "color": "red", "points": 5, "bonus": 2}]


def test_bonuses_through_the_token_for_red_and_green() -> None:
    """AM-ACT-08, AM-TOK-16: planning by a green cube is planning."""
    table = arrange(cubes="3 green", red="token red-is-green, token more-planning").play("act red")
    assert table.told("action-begun") == [{"seat": 0, "color": "red", "points": 5, "bonus": 2}]


def test_points_are_scored_at_once() -> None:
    """AM-ACT-09"""
    table = arrange(
        """
        AP#
        post red (0,1)
        ship red (0,0)
        """,
        cubes="4 green",
        red="waiting village M1",
    ).play("act green", "build village M1")
    assert table.scores == [0, 0]
    table.lay("(0,2)")
    assert table.scores == [1 + 3 + 5, 0]


def test_steps_are_chosen_once() -> None:
    """AM-ACT-10: who goes two of five steps has ended the action."""
    table = arrange(cubes="5 brown").play("act brown", "steps 2")
    assert (table.red.progress, table.to_move) == (2, "blue")


@pytest.mark.parametrize("token", ["three-gold", "five-gold"])
def test_more_steps_with_gold_that_was_taken_on_the_way(token: str) -> None:
    """AM-ACT-10, AM-ACT-07: asked again after the movement, whether the token came with its last step or before."""
    for cubes, steps in (("4 brown", 4), ("5 brown", 5)):
        table = arrange(cubes=cubes, display=token).play("act brown", f"steps {steps}", f"take {token}")
        assert (table.to_move, table.legal) == ("red", [f"use {token}", "end"])
        table.play(f"use {token}", "steps 3")
        assert (table.red.progress, table.to_move) == (steps + 3, "blue")


@pytest.mark.parametrize("sheet", ["gold 5", "gold 9, chests 1", "token five-gold"])
def test_no_more_steps_where_no_gold_was_spent(sheet: str) -> None:
    """AM-ACT-10: what one had before could have been used before."""
    table = arrange(cubes="4 brown", display="more-gold", red=sheet)
    table.play("act brown", "steps 4", "take more-gold")
    assert table.to_move == "blue"


@pytest.mark.parametrize("color", ["black", "brown", "white"])
@pytest.mark.parametrize("gold", [1, 5])
def test_nor_where_there_is_nothing_to_cash(color: str, gold: int) -> None:
    """AM-ACT-10: who has spent gold, some of it or all, and has no chest and no token, is not asked."""
    table = arrange(cubes=f"2 {color}", display="", red="gold 5").play(f"act {color}", f"steps {2 + gold}")
    assert (table.red.gold, table.to_move) == (5 - gold, "blue")


def test_what_others_did_in_their_actions_does_not_count() -> None:
    """AM-ACT-10: neither the gold that they spent nor the tokens that they took."""
    table = arrange(cubes="4 brown", display="five-gold", red="gold 1", blue="chests 1")
    table.play("act brown", "steps 5", "take five-gold", "end", "act brown")
    action = table.view["action"]
    assert action is not None
    assert (action["gold_spent"], int(table.p.new_tokens)) == (0, 0)
    table.play("steps 1")
    assert (table.blue.progress, table.blue.chests, table.step) == (1, 1, "throw")


def test_a_point_for_a_step_past_the_end_is_left_while_a_token_is_chosen() -> None:
    """AM-GOLD-04, AM-PRO-03: opt track_end_needs_base_ap off; one point and three gold for two spaces and past them."""
    table = arrange(cubes="1 brown", red="progress 18, gold 2", display="more-gold", track_end_needs_base_ap=False)
    table.play("act brown", "steps 3")
    action = table.view["action"]
    assert action is not None
    assert (table.step, action["ap"], action["gold_spent"]) == ("token", 1, 2)
    table.play("decline")
    assert (table.red.progress, table.red.gold, table.to_move) == (20, 2, "blue")


def test_twelve_gold_and_a_chest_on_the_special_track() -> None:
    """AM-ACT-10, AM-ACT-07, AM-GOLD-02: 2 AP, 12 gold, then the chest for which there is room now: 17 steps in all."""
    table = arrange(cubes="2 white", red="gold 12, chests 1").play("act white")
    assert table.offered("steps")[-1] == "14"
    table.play("steps 14")
    assert (table.to_move, table.legal) == ("red", ["chest", "end"])
    table.play("chest", "steps 3")
    assert (table.red.special, table.red.gold, table.scores) == (17, 0, [0, 0])
    assert table.to_move == "blue"


def test_eleven_gold_and_a_token_on_the_progress_track() -> None:
    """AM-ACT-10, AM-PRO-03: 2 AP, 11 gold, then the token for 5 gold: 18 steps, with the tokens of each crossing."""
    sheet = "gold 11, token five-gold"
    table = arrange(cubes="2 brown", display="more-gold more-cannons more-planning safe-harbor", red=sheet)
    table.play("act brown", "steps 13", "take more-gold", "take more-cannons", "decline")
    assert (table.red.progress, table.red.gold, table.legal) == (13, 0, ["use five-gold", "end"])
    table.play("use five-gold", "steps 5", "take more-planning")
    assert (table.red.progress, table.red.gold, table.scores) == (18, 0, [0, 0])
    assert table.to_move == "blue"


def test_gold_is_spent_and_cashed_by_turns() -> None:
    """AM-ACT-10: again after each movement that gold has paid for, as long as there is something to cash."""
    table = arrange(cubes="1 white", red="gold 12, chests 2").play("act white", "steps 4", "chest", "steps 12")
    assert (table.red.special, table.red.gold, table.legal) == (16, 0, ["chest", "end"])
    table.play("chest", "steps 1")
    assert (table.red.special, table.red.gold, table.to_move) == (17, 2, "blue")


@pytest.mark.parametrize(
    ("moves", "spaces"), [(["act white", "steps 14"], 14), (["act white", "chest", "steps 14"], 14)]
)
def test_steps_were_chosen_once_by_the_first_rulings(moves: list[str], spaces: int) -> None:
    """AM-ACT-10, rules 1: after the steps the action is over, whatever there is to cash."""
    table = arrange(cubes="2 white", red="gold 12, chests 1", rules=1).play(*moves)
    assert (table.red.special, table.to_move) == (spaces, "blue")


def test_nothing_of_an_action_is_left_after_it() -> None:
    """AM-ACT-04, AM-PHA-07: neither for the next player nor for the next phase."""
    table = arrange(cubes="3 black").play("act black", "steps 1")
    assert (table.to_move, table.view["action"], int(table.p.ap)) == ("blue", None, 0)
    assert (table.play("pass").step, table.view["base_ap"]) == ("throw", 0)
    table = arrange(cubes="3 red", decisions=98, decision_limit=100).play("act red", "plan village M1")
    assert (table.game.over, table.view["action"], int(table.p.ap)) == (True, None, 0)


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("~A~~A~\n~P##P~\n~~##~~\npost red (1,1)\nship red (0,0)\nship red (0,3)", ["act blue", "ship 1"]),
        ("~A~~A~\n~P##P~\n~~##~~\npost red (1,1)\nship red (0,0)\nship red (0,3)", ["act green", "build village D2"]),
        ("~~~\n~~~\n~~~\nship red (0,0)\nship red (1,1)", ["act blue", "ship 2"]),
    ],
)
def test_a_random_move_is_one_of_the_list(text: str, moves: list[str]) -> None:
    """AM-SAIL-03, AM-BLD-03: drawn as from the list, to the same state of the stream."""
    p = arrange(text, cubes="2 blue 2 green", red="waiting village D2, gold 1, chests 1", frame=True).play(*moves).p
    legal = p.moves()
    drawn = set()
    for seed in range(200):
        one, other = quick(seed), quick(seed)
        move = p.random_move(one)
        assert move is legal[other.below(len(legal))]
        assert one.below(1000) == other.below(1000)
        drawn.add(move.notation)
    assert drawn == {move.notation for move in legal}


def test_a_random_step_onto_the_frame() -> None:
    """AM-SAIL-02, AM-SAIL-03: the same on a map with many frame spaces."""
    seen = 0
    for table in random_games(4, "frame"):
        for _ in busy_moves(table, 1, 60):
            legal = table.p.moves()
            if table.step == "sail" and any(move.notation.startswith("sail frame") for move in legal):
                seen += 1
                assert {table.p.random_move(quick(seed)).notation for seed in range(5)} == {
                    legal[quick(seed).below(len(legal))].notation for seed in range(5)
                }
    assert seen > 4

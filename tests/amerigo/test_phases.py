"""Rounds, phases and cubes: AM-PHA."""

from __future__ import annotations

import pytest
from tests.amerigo.table import arrange, busy_moves, new_table, random_games

from flibuste.games.amerigo.pieces import COLORS
from flibuste.kernel.refusals import Refused


def test_five_rounds_of_seven_phases() -> None:
    """AM-PHA-01: always in this order."""
    for seats in (2, 3, 4):
        table = new_table(seats, "rounds")
        phases: list[tuple[int, str]] = []
        for _ in busy_moves(table, seats):
            now = (table.view["round"], table.view["phase"])
            if not phases or phases[-1] != now:
                phases.append(now)
        skipped = [facts["color"] for facts in table.told("phase-skipped") if facts["why"] == "nothing-to-throw"]
        colors = ["blue", "black", "red", "brown", "green", "yellow", "white"]
        wanted = [(round, color) for round in range(1, 6) for color in colors]
        assert phases == [phase for phase in wanted if phase in phases]
        assert [color for round, color in wanted if (round, color) not in phases] == skipped


def test_all_cubes_of_the_color_are_thrown() -> None:
    """AM-PHA-02: those on the storage space, by the first player."""
    table = arrange(step="throw", phase="red", inside="3 red", throws=("4 red",), order="blue red")
    assert (table.to_move, table.legal) == ("blue", ["throw"])
    table.play("throw")
    assert table.told("cubes-thrown") == [{"seat": 1, "color": "red", "thrown": 4, "cubes": ["red"] * 4}]
    assert table.view["storage"]["red"] == 0
    assert table.view["storage"]["blue"] == 7


def test_the_first_player_is_asked_to_throw_and_to_face_the_pirates() -> None:
    """AM-PHA-14: both bring something hidden to light, so nobody can take them back."""
    table = arrange(step="throw", throws=("1 blue",)).play("throw")
    with pytest.raises(Refused):
        table.game.undo(0)
    table = arrange(seats=3, step="round_end", order="white red blue")
    assert (table.to_move, table.legal) == ("white", ["pirates"])
    table.play("pirates")
    with pytest.raises(Refused):
        table.game.undo(2)


def test_what_came_out_can_be_chosen() -> None:
    """AM-PHA-04, AM-PHA-05: EXAMPLE 4 blue thrown; out come 4 blue, 2 green, 1 black, 1 red."""
    table = arrange(
        step="throw",
        inside="3 blue 2 green 1 black 1 red",
        throws=("4 blue 2 green 1 black 1 red",),
    ).play("throw")
    assert table.told("cubes-thrown")[0]["thrown"] == 4
    assert table.offered("act") == ["blue", "black", "red", "green"]
    assert (table.view["base_ap"], table.view["cubes"]) == (4, 8)
    assert table.reason("act brown").key == "no-such-cube"


@pytest.mark.parametrize("color", ["blue", "green", "black", "red"])
def test_every_action_has_the_same_points(color: str) -> None:
    """AM-PHA-05: however few cubes its color has."""
    table = arrange(cubes="4 blue 2 green 1 black 1 red")
    table.play(f"act {color}")
    assert table.told("action-begun") == [{"seat": 0, "color": color, "points": 4, "bonus": 0}]


def test_everybody_has_one_turn_in_order() -> None:
    """AM-PHA-06, AM-INV-07: two may choose the same action."""
    table = arrange(seats=3, cubes="2 black", order="blue white red")
    seen = []
    while table.step == "turn":
        seen.append(table.to_move)
        table.play("act black", "steps 2")
    assert seen == ["blue", "white", "red"]
    assert [player.cannons for player in table.p.players] == [2, 2, 2]


def test_nobody_has_two_turns_in_a_phase() -> None:
    """AM-INV-07: over whole games."""
    for number, table in enumerate(random_games(6, "turns")):
        table.told_from = 0
        for _ in busy_moves(table, number):
            pass
        turns: list[int] = []
        for event in table.events:
            if event.name in ("cubes-thrown", "phase-skipped", "pirates-struck"):
                assert len(turns) == len(set(turns))
                turns = []
            elif event.name in ("passed", "action-begun", "cubes-scored", "disk-leapt"):
                turns.append(int(str(event.facts["seat"])))


def test_afterwards_the_cubes_go_back() -> None:
    """AM-PHA-07: what is inside the tower stays there."""
    table = arrange(cubes="3 blue 1 white", inside="2 green").pass_all()
    assert (table.step, table.view["phase"]) == ("throw", "black")
    assert table.view["storage"] == {color: 5 if color == "green" else 7 for color in COLORS}
    assert sum(table.view["centre"].values()) == 0


def test_without_cubes_to_throw_the_phase_is_skipped() -> None:
    """AM-PHA-08, AM-PHA-10: nobody does anything."""
    table = arrange(cubes="1 blue", inside="7 black").pass_all()
    assert table.told("phase-skipped") == [{"color": "black", "why": "nothing-to-throw"}]
    assert (table.step, table.view["phase"]) == ("throw", "red")
    assert [player.gold for player in table.p.players] == [0, 0]


def test_when_nothing_comes_out_the_phase_is_skipped() -> None:
    """AM-PHA-09, AM-PHA-10: the thrown cubes stay in the tower."""
    table = arrange(step="throw", inside="5 blue", throws=("",)).play("throw")
    assert table.told("phase-skipped") == [{"color": "blue", "why": "nothing-out"}]
    assert (table.step, table.view["phase"]) == ("throw", "black")
    assert (table.view["inside"]["blue"], table.view["storage"]["blue"]) == (7, 0)
    assert "passed" not in table.story


@pytest.mark.parametrize("inside", ["", "7 white"])
def test_after_white_the_round_ends(inside: str) -> None:
    """AM-PHA-11: also when the white phase is skipped."""
    table = arrange(cubes="1 yellow", phase="yellow", inside=inside).pass_all()
    if not inside:
        table.script("1 white").play("throw").pass_all()
    assert (table.step, table.legal) == ("round_end", ["pirates"])
    assert (table.to_move, table.view["turn"]) == ("red", 0)  # the first player again
    assert len(table.told("phase-skipped")) == (1 if inside else 0)


def test_several_phases_may_be_skipped_in_a_row() -> None:
    """AM-PHA-08, AM-PHA-11"""
    table = arrange(cubes="1 brown", phase="brown", inside="7 green 7 yellow 7 white").pass_all()
    assert [facts["color"] for facts in table.told("phase-skipped")] == ["green", "yellow", "white"]
    assert table.step == "round_end"

"""What everybody may see: all but the order of piles, the face of hidden pirates, and luck to come (section 22)."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.amerigo.table import arrange, busy_moves, new_table, random_games

from flibuste.games.amerigo.play import Amerigo
from flibuste.kernel.chance import quick

SEA = """
    ~A~~A~
    ~P##P~
    ~~#c~~
    post red (1,1)
    post blue (1,4)
    village blue {(1,3)}
    neutral {(1,2),(2,2)}
    ship red (0,0)
    ship blue (0,4)
    """


def test_everybody_sees_the_same() -> None:
    """AM-GOLD-08, AM-PLAN-06: nobody has secrets of their own."""
    for number, table in enumerate(random_games(3, "same")):
        for _ in busy_moves(table, number, 60):
            assert len({json.dumps(table.game.view(seat)) for seat in range(-1, table.game.seats)}) == 1


@pytest.mark.parametrize(
    "swap",
    [
        lambda p: setattr(p, "token_pile", p.token_pile[::-1]),
        lambda p: setattr(p, "production_pile", p.production_pile[::-1]),
        lambda p: setattr(p, "pirates", (*p.pirates[:2], *p.pirates[3:], p.pirates[2])),
        lambda p: setattr(p, "chance", quick(99)),
    ],
    ids=["tokens", "production", "pirates", "tower"],
)
def test_what_nobody_knows_is_not_shown(swap: Callable[[Amerigo], None]) -> None:
    """AM-SET-15, AM-SET-16, AM-SET-17, AM-PHA-13: another order of what is hidden leaves the view as it was."""
    table = new_table(3, "hidden")
    before = json.dumps(table.game.view(0))
    swap(table.p)
    assert json.dumps(table.game.view(0)) == before


def test_what_is_known_of_the_hidden() -> None:
    """AM-SET-15, AM-SET-16, AM-SET-17: which pieces are not seen yet, but not where they lie."""
    table = arrange(pirates="3 1", round=2, display="more-cannons")
    view = table.view
    assert (view["pirates"], view["hidden_pirates"], view["unseen_pirates"]) == ([3, 1], 3, [0, 0, 2, 4])
    assert len(view["unseen_tokens"]) == 23
    assert sum(view["unseen_production"].values()) == 24


def test_cubes_inside_the_tower_are_public() -> None:
    """AM-INV-01: seven less those that can be seen."""
    view = arrange(cubes="3 blue 1 red", inside="2 blue 4 green").view
    assert (view["inside"]["blue"], view["storage"]["blue"], view["centre"]["blue"]) == (2, 2, 3)
    assert (view["inside"]["green"], view["cubes"], view["base_ap"]) == (4, 4, 3)


def test_the_map_and_what_stands_on_it() -> None:
    """AM-BLD-09, AM-SAIL-06: signs of the rules, cells as players say them."""
    view = arrange(SEA, seats=2).view
    assert view["map"]["rows"] == ["~A~~A~", "~P##P~", "~~#c~~"]
    assert view["map"]["anchors"] == {"B1": "B2", "E1": "E2"}
    assert view["posts"] == [{"seat": 0, "cell": "B2"}, {"seat": 1, "cell": "E2"}]
    assert view["tiles"] == [
        {"tile": "village", "seat": 1, "shape": "M1", "turns": 0, "cells": ["D2"]},
        {"tile": "neutral", "seat": 0, "shape": "D2", "turns": 1, "cells": ["C2", "C3"]},
    ]
    assert (view["free_goods"], view["open_anchors"]) == ({"D3": "cotton"}, [])
    assert [player["ships"] for player in view["players"]] == [["A1", ""], ["E1", ""]]


def test_islands_and_what_they_would_bring() -> None:
    """AM-ISL-04: posts of each seat, free cells, and the points were it completed now."""
    (island,) = arrange(SEA, round=2).view["islands"]
    assert (island["free"], island["posts"], island["worth"], island["large"]) == (1, [1, 1], [4, 4], False)
    assert len(island["cells"]) == 6


def test_the_action_under_way() -> None:
    """AM-ACT-02: its color and the points left; which ship, which tile."""
    table = arrange(SEA, cubes="3 blue 3 green 3 red", red="waiting village M1, token two-neutrals")
    before = table.view
    assert before["action"] is None
    table.play("act blue", "ship 1")
    assert table.view["action"] == {
        "color": "blue",
        "ap": 3,
        "ship": 1,
        "sailed": [],
        "gold_spent": 0,
        "tile": "",
        "neutral_tiles_left": table.p.neutral_tiles_left,
    }
    table = arrange(cubes="1 red", red="gold 3").play("act red", "plan neutral I3")
    action = table.view["action"]
    assert action is not None and (action["ap"], action["gold_spent"]) == (0, 2)
    table = arrange(SEA, cubes="3 green", red="waiting village M1").play("act green", "build village M1")
    action = table.view["action"]
    assert action is not None and (action["color"], action["tile"]) == ("green", "village M1")


def test_nothing_is_under_way_when_the_game_is_over() -> None:
    """AM-END-12: not even when the limit came in the middle of an action."""
    table = arrange(cubes="4 red", decisions=99, decision_limit=100).play("act red")
    assert table.game.over
    assert table.view["action"] is None


def test_what_the_pirates_would_do() -> None:
    """AM-PIR-02, AM-PIR-04: their strength against each player, and the loss."""
    table = arrange(
        pirates="4", red="points 20, cannons 4", blue="points 20, cannons 3, token pirate-friend", white="points 2"
    )
    seen = [(player["strength"], player["loss"]) for player in table.view["players"]]
    assert seen == [(6, 6), (4, 4), (6, 2)]


def test_waiting_tiles_and_tokens() -> None:
    """AM-PLAN-06, AM-TOK-18: open to all, with what they cost and whether they were used."""
    table = arrange(blue="waiting neutral I3, waiting neutral I3, used three-gold, token more-gold")
    sheet = table.sheet("blue")
    assert sheet["waiting"] == [{"tile": "neutral", "shape": "I3", "number": 2, "cost": 3}]
    assert sheet["tokens"] == [{"token": "more-gold", "used": False}, {"token": "three-gold", "used": True}]


def test_whose_turn_it_is() -> None:
    """AM-PHA-06, AM-ORD-02"""
    table = arrange(seats=3, order="white red blue", cubes="1 black").play("pass")
    view = table.view
    assert (view["phase_order"], view["turn"], view["seat_to_move"], view["step"]) == ([2, 0, 1], 1, 0, "turn")


@pytest.mark.parametrize(("stays", "tokens"), [(False, 5), (True, 4)])
def test_which_tokens_are_used_once(stays: bool, tokens: int) -> None:
    """AM-TOK-31: as the table plays; the page marks them so."""
    once = arrange(tok17_permanent=stays).view["once"]
    assert (len(once), "first-in-line" in once) == (tokens, not stays)
    assert {"fair-wind", "three-gold", "five-gold", "cubes-for-points"} <= set(once)


def test_what_the_page_need_not_work_out() -> None:
    """AM-END-03, AM-PIR-03, AM-SET-12: goods times production, who is safe from pirates, the markers of all rounds."""
    table = arrange(red="cotton 3, production cotton 4, cannons 3", blue="cannons 2", pirates="3")
    assert table.sheet("red")["goods_points"] == {"cotton": 12, "sugar": 0, "coconut": 0, "coffee": 0, "tobacco": 0}
    assert [player["safe"] for player in table.view["players"]] == [True, False]
    assert table.sheet("blue")["loss"] == 0  # without points there is nothing to lose
    assert table.view["factors"] == [5, 4, 3, 2, 1]


def test_anchors_that_a_navigation_reaches() -> None:
    """AM-SAIL-03, AM-SAIL-06: while an action is chosen; as many as its preview says."""
    sea = """
        A~~~~A~A
        P####P~P
        post blue (1,0)
        ship red (0,1)
        ship red (0,2)
        """
    table = arrange(sea, cubes="3 blue 1 white", red="special 1")
    assert table.view["anchors_in_reach"] == ["F1"]
    assert table.preview("act blue")["anchors"] == 1
    assert table.play("act white").view["anchors_in_reach"] == ["F1"]
    assert table.play("special blue").view["anchors_in_reach"] == []
